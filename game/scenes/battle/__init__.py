"""The battle on the screen: what the hand means, what is proposed, and the parts of the picture."""
