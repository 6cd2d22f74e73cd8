"""A player on the road: from the title through quiz, camp and battles to the ending, leaving and coming back once in
each scene on the way."""

from game.campaign.saves import CAMPAIGN, QUICK
from game.core.entity import Round
from game.scenes.battle.scene import Battle
from game.scenes.quiz import Quiz
from tests.scenes.quizzing import ANSWERS
from tests.scenes.road_player import Player
from tests.scenes.road_player_battle import Fighter
from tests.scenes.road_player_camp import Evening
from tests.scenes.road_player_saves import go_on_with, leave_and_come_back, save_at_once

PAGES: dict[tuple[str, ...], str] = {
    ("Talk by the fire",): "talks",
    ("Levels, classes",): "growth",
    ("Skills and spells",): "skills",
    ("Sheets",): "sheet",
    ("Sheets", "Classes"): "classes",
    ("Sheets", "Spells"): "spells",
    ("Troops",): "troops",
    ("Stores",): "stores",
    ("Chronicle",): "tale",
    ("March",): "march",
}
"""What is pressed one after the other from the camp's menu on, and the names of the pages it opens."""
QUIZ = ("quiz", "the draw", "who one is")
"""The pages of the quiz on which it is left: a question, the draw of classes, and the commander that came of it."""
STORY = 30
"""More pages than a story has."""
MIDDLE = 3
"""The round at which a battle is left in the middle."""
TRIES = 4
"""Battles lost in a row after which the company goes round."""


class Road:
    """One player's way; `left` are the places in which the window was closed and the game begun anew, `outcomes` how
    the battles ended. With `sudden` the window goes without asking anybody, as when the light goes out."""

    def __init__(self, player: Player, *, sudden: bool = False) -> None:
        self.player = player
        self._sudden = sudden
        self.evening = Evening(player)
        self.left: list[str] = []
        self.outcomes: list[tuple[str, str]] = []
        self._fought = ""

    # -- leaving and coming back

    def leave(self, place: str, *, saving: bool = False) -> bool:
        """Leave here, if it is for the first time, and come back; whether one did. What does not save itself at any
        step is saved."""
        if place in self.left:
            return False
        self.left.append(place)
        slot = save_at_once(self.player) if saving else CAMPAIGN
        leave_and_come_back(self.player, slot, sudden=self._sudden)
        return True

    def _leave_quiz(self, place: str) -> None:
        """Save and leave by what the quiz offers, and come back to the same page. The mouse finds a way out on
        the pages of questions alone, to which the others lead back."""
        player = self.player
        if player.device == "mouse" and place != "quiz":
            return
        self.left.append(place)
        before = player.labels()
        if player.device == "keys":
            player.say("quick_save")
        elif player.device == "pad":
            player.say("menu")
            player.press("Save and leave")
        else:
            player.press("Leave")
            player.press("Save and leave")
        player.close()
        player.anew()
        go_on_with(player, QUICK)
        assert player.labels() == before

    # -- to camp

    def set_out(self) -> None:
        """A new game, up to the first evening in camp."""
        player = self.player
        player.press("New game")
        player.press("Begin with the quiz")
        self._answer()
        self._leave_quiz("the draw")
        player.press("See who you are")
        self._leave_quiz("who one is")
        quiz = player.top
        assert isinstance(quiz, Quiz)
        name = quiz.sitting.said.name
        player.press("Begin the tale")
        player.press(f"Set out with {name}")
        assert player.top.name == "story"
        self.left.append("opening")
        player.close()
        player.anew()
        go_on_with(player)
        assert player.top.name == "camp"
        assert self.evening.journey.hero[0] == name

    def _answer(self) -> None:
        """All questions, by the numbers of their answers; after the third one the quiz is left and found again."""
        player = self.player
        for _ in ANSWERS:
            quiz, catalog = player.top, player.context.catalog
            assert isinstance(quiz, Quiz)
            assert catalog is not None
            question = quiz.sitting.question
            if question is None:
                return
            if len(quiz.sitting.row.answers) == 3 and "quiz" not in self.left:
                self._leave_quiz("quiz")
            letters: list[str] = list(catalog.quiz[question].answers)
            number = letters.index(ANSWERS[question]) + 1
            player.press(f"{number}. ")

    def story(self, place: str = "story") -> None:
        """Read to the end of the story that is told, if one is; the first time it is left in the middle."""
        if self.player.top.name != "story":
            return
        if self.leave(place):
            return
        for _ in range(STORY):
            if self.player.top.name != "story":
                return
            self.player.on()
        raise AssertionError("the story does not end")

    # -- the evening

    def every_page(self) -> None:
        """Look into each page of the camp, leave it by closing the window, and find the camp again."""
        self.leave("camp", saving=True)
        for way, name in PAGES.items():
            for label in way:
                self.player.press(label)
            assert self.player.top.name == name
            self.leave(name)
            assert self.player.top.name == "camp"

    def spend_evening(self) -> None:
        """Talk, grow, recruit, rest; then march, through the story, into the battle."""
        if self.evening.begin_talk():
            self.evening.say_one()
            self.leave("talk")
            self.evening.talk_on()
        self.evening.prepare()
        self._fought = self._step
        self.player.press("March")
        self.player.press("March out")
        self.story("before the battle")

    # -- the battle

    def fight(self) -> None:
        """The battle of this step, tried again while it is lost, and in the end gone round; home to camp."""
        for _ in range(TRIES):
            self._fight_once()
            if self._won:
                break
            if self.leave("defeat"):
                self._fight_once()
            self.player.press("Try it again")
        else:
            self._fight_once()
        if self._won:
            self._home("victory")
        else:
            self._home("beaten")
            self.player.press("March")
            self.player.press("Go round this battle")
            self.story("round the battle")

    @property
    def _won(self) -> bool:
        return self.player.labels()[0] == "The battle is won"

    def _home(self, how: str) -> None:
        """Back to camp through the story; after a victory, which is kept at once, one may have left before."""
        if how == "victory" and self.leave(how):
            return
        self.player.press("Back to camp")
        self.story(f"{how} told" if self._step else "the ending")

    def _fight_once(self) -> None:
        """To the end of the battle that is on top, if one is; the first time it is left in the middle."""
        player = self.player
        if not isinstance(player.top, Battle):
            return
        fighter = Fighter(player)
        fighter.fight(lambda battle: battle.match.state.row(Round).number >= MIDDLE and "battle" not in self.left)
        if isinstance(player.top, Battle):
            self.leave("battle", saving=True)
            Fighter(player).fight()
        assert player.top.name == "homecoming", player.top.name
        self.outcomes.append((self._fought, player.labels()[0]))

    # -- to the end

    def go_on(self) -> None:
        """One step of the road: the evening, and its battle."""
        step = self._step
        self.spend_evening()
        self.fight()
        assert self._step != step

    def go_to_the_end(self) -> None:
        """All that is left of the road; then back to the title."""
        while self._step:
            self.go_on()
        assert self.player.labels()[0] == "The road is done"
        self.leave("the end", saving=True)
        self.player.press("How it ended")
        self.story("the ending again")
        self.player.press("Leave for the title")
        assert self.player.top.name == "title"

    @property
    def _step(self) -> str:
        """The step of the road that comes next, "" at its end."""
        journey = self.evening.journey
        return journey.step.id if journey.step else ""
