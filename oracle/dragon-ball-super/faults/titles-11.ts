/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles11: Titles = {
  '11-1-2-2-where-both-can-stop-a-loop-they-are-asked-again-when-it-is-over':
    'players who can both stop a loop are asked again when it has ended',
  '11-1-2-what-comes-round-again-and-again-as-a-turn-ends-is-no-loop':
    'a loop that repeats at the end of a turn is not a loop',
  '11-3-2-what-was-put-off-about-a-card-is-done-to-it-under-another':
    'a delayed effect on a card also applies to that card under another',
  '11-3-4-it-comes-to-lie-right-under-the-top': 'a card placed under a stack goes right below the top card',
  '11-3-4-it-goes-to-the-drop-area-of-whose-card-it-lay-under':
    "cards under a card that leaves go to the Drop Area of the top card's owner",
  '11-3-4-what-lies-under-it-goes-to-the-drop-area': 'cards under a card that is placed under another are dropped',
  '11-3-5-their-combo-power-counts-with-that-of-the-top': 'cards under a combo card add their combo power to it',
  '11-3-5-their-own-auto-skills-notice-it': '[Auto] skills of cards under a card trigger when they are dropped',
  '11-3-5-they-are-dropped-as-it-comes-back-from-the-combo-area':
    'cards under a card are dropped when it returns from the Combo Area',
  '11-3-5-they-are-dropped-as-the-card-combos': 'cards under a card are dropped when it combos',
  '11-3-5-they-are-ko-ed': 'cards under a card that leaves are KO-ed',
  '11-3-5-they-go-to-the-warp': 'cards under a card that leaves go to the Warp',
  '11-3-6-they-go-along-and-belong-to-the-new-master':
    "cards under a card that moves to the other player's area belong to the new master",
  '11-3-6-they-go-to-the-drop-area': "cards under a card are dropped when it moves to the other player's area",
  '11-3-6-they-stay-with-the-other-player': 'cards under a card stay with the player from whose area it moves',
  '11-3-7-everything-goes-over': 'a card that becomes the top card takes over all effects',
  '11-3-7-it-shows-its-front': 'a card under another shows its front again when it becomes the top card',
  '11-3-7-only-additions-go-over': 'a card that becomes the top card takes over only power increases',
  '11-3-7-what-adds-to-the-power-of-the-top-ends': 'power increases on the top card end when only the top card leaves',
  '11-3-7-what-has-been-placed-under-it-has-been-played-as-it-is-the-top':
    'a card that was under another counts as newly played when it becomes the top card',
  '11-3-7-what-reached-it-before-it-was-covered-does-not-for-the-turn':
    'an effect of the turn no longer applies to a card once it has been covered and uncovered',
  '11-4-1-it-goes-to-the-warp-of-its-master': "a card sent to the Warp goes to its master's Warp",
  '11-4-1-it-goes-to-the-warp-of-the-opponent': "a card sent to the Warp goes to the opponent's Warp",
  '11-4-1-it-is-sent-to-the-drop-area': 'a card sent to the Warp goes to the Drop Area instead',
  '11-4-1-it-lies-face-down': 'a card sent to the Warp lies face down',
  '11-5-1-1-another-colour-ends-when-its-card-changes-control': 'a colour change ends when its card changes control',
  '11-5-1-1-it-comes-in-active-mode': 'a card that changes control becomes active',
  '11-5-1-1-it-comes-in-rest-mode': 'a card that changes control becomes rested',
  '11-5-1-1-it-is-a-new-card': 'a card that changes control is a new card without effects',
  '11-5-1-1-what-is-put-off-ends-when-its-card-changes-control': 'a delayed effect ends when its card changes control',
  '11-5-1-it-cannot-be-gained-back': 'a card that changed control cannot be gained back',
  '11-5-1-it-is-played-by-it': 'a card that changes control counts as played',
  '11-5-1-it-leaves-the-battle-area-by-it': 'a card that changes control counts as having left the Battle Area',
  '11-5-1-its-master-is-its-owner-still': 'a card that changes control keeps its owner as its master',
  '11-6-1-both-players-look-at-the-cards': 'both players see the cards that a skill looks at',
  '11-6-3-both-decks-are-shuffled': "both players' areas are shuffled after a skill has looked at cards",
  '11-6-3-only-the-own-cards-are-shuffled': "only the turn player's cards are shuffled",
  '11-3-5-no-skill-notices-it': 'no skill notices that the cards under a card are dropped',
};
