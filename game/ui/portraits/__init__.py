"""People drawn large: portraits, busts for conversations and lists, and the crests their banners bear."""
