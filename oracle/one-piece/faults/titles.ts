/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles: Titles = {
  '1-1-1-there-need-not-be-another-player-the-turn-passes-to-the-same-one':
    'a game can be played by one player, who takes every turn',
  '1-2-1-who-loses-in-the-own-turn-has-not-been-beaten-by-the-other-player-who-does-not-win':
    'a player who loses on their own turn does not make the other player win',
  '1-2-4-what-a-player-would-concede-for-does-not-happen-nor-does-the-concession':
    'an effect that concedes is skipped, together with the concession',
  '1-2-4-what-happens-instead-of-losing-happens-instead-of-conceding':
    'an effect that replaces a defeat also replaces a concession',
  '1-2-5-who-wins-by-an-effect-in-the-other-player-s-turn-loses':
    "a player who wins by an effect in the other player's turn loses",
  '1-2-5-who-wins-by-an-effect-wins-when-it-has-been-carried-out-to-its-end':
    'a player who wins by an effect wins only when the effect has been fully carried out',
  '1-3-1-nothing-that-a-card-says-changes-what-the-rules-say-of-defeat':
    "a card's text cannot override what the rules say about defeat",
  '1-3-2-1-what-happens-instead-may-be-to-make-of-a-card-what-it-is-already':
    'a replacement effect can put a card into the state that it already has',
  '1-3-2-2-what-an-effect-says-is-done-once-at-least': 'an action to be done 0 times is done at least once',
  '1-3-2-2-what-is-to-be-done-a-negative-number-of-times-is-done-so-many-times':
    'an action to be done a negative number of times is done that many times',
  '1-3-2-where-there-are-fewer-cards-than-an-effect-asks-for-it-takes-none':
    'an effect that asks for more cards than there are takes none',
  '1-3-2-where-there-are-fewer-don-cards-than-an-effect-returns-none-is-returned':
    'an effect that returns more DON!! cards than there are returns none',
  '1-3-3-what-happens-instead-may-be-what-an-effect-forbids': 'a replacement effect can do what another effect forbids',
  '1-3-3-what-only-some-cannot-rest-or-set-active-nobody-can-or-everybody-can':
    'an effect that forbids some cards to be rested or set active applies to all cards or to none',
  '1-3-4-of-two-things-at-one-moment-the-cards-of-the-first-one-named-are-chosen-first-whoever-chooses':
    'players choose in the order in which the text names their cards, whoever the turn player is',
  '1-3-4-what-both-players-have-chosen-happens-twice-to-the-one-card':
    'a card that both players choose is affected twice',
  '1-3-4-what-the-first-player-has-chosen-happens-before-the-other-chooses':
    "the first player's choice is carried out before the other player chooses",
  '1-3-8-of-resting-and-setting-active-at-once-what-is-said-last-prevails':
    'a card rested and set active at the same time follows the last instruction',
  '1-3-9-1-what-lowers-the-cost-of-a-card-lowers-the-don-cards-rested-for-its-effects':
    "an effect that reduces a card's cost also reduces its activation costs",
  '1-3-9-2-what-is-to-be-paid-besides-for-effects-is-to-be-paid-for-playing-cards-too':
    'an effect that adds to activation costs also adds to the cost of playing cards',
  '2-1-3-what-a-card-gets-from-its-text-is-not-looked-at-in-deck-construction':
    'a name that a card gives itself does not count in deck construction',
  '2-2-2-there-are-four-categories-a-stage-counts-as-an-event-that-stays': 'a Stage counts as an Event that stays',
  '2-2-4-1-what-changes-the-cost-of-characters-changes-that-of-character-cards-in-the-hand':
    'an effect on the cost of Characters also applies to Character cards in hand',
  '2-2-4-2-what-changes-the-cost-of-character-cards-in-the-hand-changes-that-of-characters':
    'an effect on the cost of Character cards in hand also applies to Characters',
  '2-4-2-what-stands-on-both-sides-of-a-slash-is-one-type': 'a slash does not separate the types of a card',
  '2-4-4-what-a-card-gets-from-its-text-is-not-looked-at-in-deck-construction':
    'a type that a card gives itself does not count in deck construction',
  '2-5-7-what-a-card-gets-from-its-text-is-not-looked-at-in-deck-construction':
    'an attribute that a card gives itself does not count in deck construction',
  '2-7-1-what-is-paid-less-for-a-card-is-not-paid-less-since-its-cost-stays':
    'a reduced payment for a card is not reduced, because its cost stays',
  '2-7-6-what-is-asked-of-the-cost-of-a-card-in-the-hand-is-asked-of-the-printed-one':
    'an effect that checks the cost of a card in hand checks the printed cost',
  '2-8-4-2-whatever-stands-in-parentheses-is-a-note': 'text in parentheses is never an effect',
  '3-1-3-there-is-one-stage-area-for-both-players': 'a single Stage area is shared by both players',
  '3-1-3-what-is-trashed-goes-to-the-trash-of-the-turn-player': "trashed cards go to the turn player's trash",
  '3-1-6-what-was-put-off-about-a-card-is-done-to-the-one-that-has-come-back':
    'a delayed effect on a card applies to that card after it has left and returned',
  '3-1-6-what-was-put-off-about-cards-that-were-chosen-is-done-to-those-that-have-come-back':
    'a delayed effect on chosen cards applies to those cards after they have left and returned',
  '3-3-2-what-lies-face-down-is-secret-the-don-deck-too': 'a DON!! deck is secret because its cards are face down',
  '3-3-3-where-fewer-don-cards-are-left-than-are-to-be-added-none-is':
    'an effect that adds more DON!! cards than are left adds none',
  '3-4-3-both-players-see-the-hands': "both players see each other's hands",
  '3-7-5-what-plays-a-character-plays-it-active-whatever-another-effect-says':
    'an effect that plays a Character plays it active, whatever another effect says',
  '3-7-5-where-an-effect-says-how-a-character-comes-it-comes-so-though-characters-come-rested':
    'an effect that says how a Character enters wins over one that makes Characters enter rested',
  '3-7-6-1-1-something-may-happen-instead-of-the-trashing':
    'an effect can replace the trashing of a Character to make room',
  '3-9-2-where-every-don-card-is-under-some-effect-it-does-not-matter-which-are-rested':
    'a player cannot choose which DON!! cards are rested if all of them are under some effect',
  '3-9-2-where-it-matters-which-don-cards-are-rested-or-given-the-first-ones-are-and-nobody-is-asked':
    'a player cannot choose which DON!! cards are rested or given',
  '3-9-2-who-pays-may-name-any-don-cards-of-the-cost-area':
    'a player may pay with any DON!! cards of the cost area, even rested ones',
  '3-9-2-who-plays-an-event-in-the-counter-step-does-not-say-with-which-don-cards':
    'a player who plays an Event in the Counter Step cannot choose which DON!! cards pay',
  '3-10-2-1-where-one-life-card-lies-face-up-the-whole-life-area-is-open':
    'a face-up Life card makes the whole Life area open',
  '3-10-2-of-the-opponent-s-life-cards-any-may-be-chosen': "a player may choose any of the opponent's Life cards",
  '3-10-2-where-cards-of-another-area-can-be-chosen-as-well-any-of-the-life-cards-can':
    'a player may choose any Life card if the effect also allows cards of another area',
  '3-10-2-where-life-cards-of-both-players-can-be-taken-only-those-of-the-player-of-the-effect-are-from-the-top':
    "an effect on both players' Life takes from the top only for its own player",
  '3-10-3-life-cards-that-were-looked-at-lie-face-down-afterwards':
    'Life cards that were looked at are turned face down',
  '4-2-1-1-what-happens-to-a-card-happens-to-its-owner-whoever-has-it-in-play':
    "an effect counts as done to a card's owner, whoever controls the card",
  '4-2-1-1-what-was-given-to-a-card-goes-to-the-cost-area-of-the-owner-of-that-card':
    'a given DON!! card returns to the cost area of the owner of the card it was given to',
  '4-4-2-of-the-don-cards-of-the-cost-area-only-active-ones-are-given':
    'only active DON!! cards of the cost area can be given',
  '4-5-1-the-other-player-sees-the-card-that-is-drawn': 'the opponent sees the card that a player draws',
  '4-5-3-one-card-is-drawn-whatever-the-number': 'a player who should draw several cards draws only one',
  '4-5-4-1-who-has-drawn-the-first-card-draws-all-of-them':
    'a player who draws up to a number cannot stop after the first card',
  '4-5-4-3-it-is-over-one-card-before-the-number-is-reached': 'drawing up to a number ends one card early',
  '4-5-4-one-card-is-offered-even-where-the-number-is-0': 'a player who may draw up to 0 cards is offered one card',
  '4-6-2-2-one-life-card-is-taken-whatever-the-damage': 'a player takes only one Life card, whatever the damage',
  '4-6-2-of-damage-to-both-players-the-opponent-takes-all': 'damage to both players is taken by the opponent alone',
  '4-7-2-what-one-player-cannot-play-the-other-cannot-play-either':
    'a card that one player cannot play cannot be played by the other player either',
  '4-8-1-none-may-be-chosen-only-where-more-cards-are-there-than-the-number':
    '"up to" a number allows none only if more cards than the number are available',
  '4-9-2-1-of-several-base-powers-the-first-one-counts': 'the first of several base powers counts',
  '4-9-2-1-of-several-base-powers-the-last-one-counts': 'the last of several base powers counts',
  '4-9-2-1-of-several-base-powers-the-lowest-counts': 'the lowest of several base powers counts',
  '4-9-2-2-of-several-base-costs-the-last-one-counts': 'the last of several base costs counts',
  '4-9-2-2-of-several-base-costs-the-lowest-counts': 'the lowest of several base costs counts',
  '4-9-2-a-card-whose-effects-are-negated-has-no-base-effect':
    'a card whose effects are negated counts as having no base effect when base power is set',
  '4-9-2-what-the-card-s-own-permanent-effects-add-belongs-to-its-base-power':
    "power from a card's own permanent effects belongs to its base power",
  '4-10-1-what-comes-before-if-you-do-was-not-done-where-anything-was-replaced-meanwhile':
    'the part before "If you do" does not count as done if anything was replaced in the meantime',
  '4-10-1-what-follows-where-it-is-not-done-follows-in-any-case': 'the part after "if you do not" always follows',
  '4-10-1-what-follows-where-it-is-not-done-follows-only-where-it-was-refused':
    'the part after "if you do not" follows only if the player refused',
  '4-10-1-what-stands-after-if-you-do-is-carried-out-in-any-case': 'the part after "If you do" is always carried out',
  '4-10-1-what-was-replaced-by-something-else-was-done': 'an action that was replaced counts as done for "If you do"',
  '4-10-1-where-an-if-is-not-true-only-the-next-sentence-is-left-out': 'an unmet "if" skips only the next sentence',
  '4-10-1-who-chooses-to-do-it-has-done-it-however-little-was-possible':
    'a player who chooses to do something has done it, however little was possible',
  '4-10-1-who-has-looked-for-a-card-has-done-it-whether-one-was-found-or-not':
    'a player who searched for a card has done so for "If you do" even if none was found',
  '4-10-2-what-stands-after-then-is-carried-out-where-at-least-a-part-of-what-stands-before-was-done':
    'the part after "Then" is carried out only if some of the part before it was',
  '4-10-2-what-stands-after-then-is-not-carried-out-where-what-stands-before-it-could-not-be':
    'the part after "Then" is skipped if the part before it could not be carried out',
  '4-11-2-what-cannot-be-removed-can-lose-a-battle': 'a card that cannot be removed can still lose a battle',
  '4-12-1-nothing-raises-the-power-as-long-as-the-effect-lasts':
    'a card whose power was set to 0 cannot gain power for as long as that effect lasts',
  '4-12-1-of-several-cards-the-power-of-each-is-looked-at-when-those-before-have-been-changed':
    "an effect that sets several cards' power to 0 reads each power after changing the cards before",
  '5-1-2-4-2-what-an-event-or-a-stage-says-of-decks-is-for-the-game-only':
    'deck construction text on an Event or a Stage has no effect on the deck',
  '5-1-2-4-what-a-leader-keeps-out-of-the-deck-gets-in': "a Leader's text cannot keep cards out of the deck",
  '5-2-1-4-nothing-is-drawn-player-a-decides': 'player A always decides the turn order, without a random choice',
  '5-2-1-4-whoever-loses-the-lot-decides': 'the player who loses the random choice decides the turn order',
  '5-2-1-5-1-what-an-effect-at-the-start-of-the-game-activates-waits-until-the-game-has-begun':
    'an effect activated at the start of the game waits until the game has begun',
  '5-2-1-5-2-of-two-decks-that-one-effect-has-changed-only-the-first-is-shuffled':
    'only the first of two decks that an effect changed is shuffled',
  '5-2-1-5-the-other-player-declares-the-order-of-the-turns': 'the wrong player declares the turn order',
  '5-2-1-5-whoever-wins-the-lot-goes-first-whatever-is-declared':
    'the player who wins the random choice goes first, whatever they declare',
  '5-2-1-6-who-has-redrawn-may-redraw-again': 'a player who has redrawn may redraw again',
  '6-1-2-both-players-draw-in-each-turn': 'both players draw in each Draw Phase',
  '6-1-2-both-players-place-don-cards-in-each-turn': 'both players place DON!! cards in each DON!! Phase',
  '6-2-1-what-began-in-the-opponent-s-turn-outlasts-the-own-turn-that-follows':
    "an effect from the opponent's turn outlasts the start of its player's next turn",
  '6-2-3-one-don-card-of-each-card-comes-back': 'only one DON!! card of each card returns in the Refresh Phase',
  '6-2-3-what-was-given-to-the-leader-stays-there': 'DON!! cards given to the Leader stay there in the Refresh Phase',
  '6-2-4-one-character-becomes-active': 'only one Character becomes active in the Refresh Phase',
  '6-2-4-what-becoming-active-triggers-waits-until-the-card-is-drawn':
    'effects triggered by becoming active wait until after the draw',
  '6-2-4-what-holds-in-the-opponent-s-next-refresh-phase-is-over-with-the-next-one-whosever-it-is':
    "an effect until the opponent's next Refresh Phase ends with the next Refresh Phase of either player",
  '6-4-1-one-don-card-in-each-turn': 'a player places only one DON!! card in each turn',
  '6-4-3-who-cannot-place-a-don-card-loses': 'a player who cannot place a DON!! card loses',
  '6-5-2-one-card-may-be-played-in-a-main-phase': 'a player may play only one card in a Main Phase',
  '6-5-5-1-what-is-given-can-be-given-on-to-another-card': 'a given DON!! card can be given on to another card',
  '6-6-1-1-1-of-several-copies-one-works': 'only one of several copies of an end-of-turn effect works',
  '6-6-1-1-1-one-that-was-declined-is-offered-again': 'an end-of-turn effect that was declined is offered again',
  '6-6-1-1-2-what-end-of-your-opponent-s-turn-triggers-waits-for-what-was-put-off':
    "effects that [End of Your Opponent's Turn] triggers wait for delayed effects",
  '6-6-1-1-3-what-the-effects-ask-for-is-looked-at-as-the-end-phase-begins':
    'the conditions of end-of-turn effects are checked when the End Phase begins',
  '6-6-1-2-both-players-effects-are-carried-out-before-anything-ends':
    "both players' delayed effects are carried out before any effect ends",
  '6-6-1-2-what-1-makes-the-other-player-put-off-waits-for-the-end-of-the-next-turn':
    'an effect that (1) makes the other player delay waits for the end of the next turn',
  '6-6-1-2-what-1-triggers-comes-after-2': 'effects that (1) triggers come after (2)',
  '6-6-1-2-what-an-effect-that-was-put-off-puts-off-in-turn-waits-for-the-end-of-the-next-turn':
    'an effect that a delayed effect delays in turn waits for the end of the next turn',
  '6-6-1-2-what-the-other-player-s-effects-put-off-for-the-turn-player-waits-for-the-end-of-the-next-turn':
    'an effect that the other player delays for the turn player waits for the end of the next turn',
  '6-6-1-2-what-the-player-who-sits-first-put-off-comes-first-whoever-s-turn-it-is':
    "the delayed effects of the player who sits first come first, on either player's turn",
  '6-6-1-2-what-the-turn-player-put-off-comes-before-end-of-your-opponent-s-turn':
    "the turn player's delayed effects come before [End of Your Opponent's Turn]",
  '6-6-1-2-what-was-put-off-comes-before-the-bracketed-keywords':
    'delayed effects come before the bracketed end-of-turn effects',
  '6-6-1-2-what-was-put-off-comes-in-the-order-in-which-it-was-put-off':
    'delayed effects come in the order in which they were delayed',
  '6-6-1-2-what-was-put-off-is-not-done-where-the-card-whose-effect-it-was-has-left':
    'a delayed effect is lost if its card has left',
  '6-6-1-2-what-was-put-off-until-the-end-of-the-opponent-s-turn-never-comes':
    "an effect delayed until the end of the opponent's turn never happens",
  '6-6-1-3-the-other-player-s-effects-end-first': "the other player's effects for the turn end first",
  '6-6-1-3-the-other-player-s-effects-last-for-another-turn':
    "the other player's effects for the turn last for another turn",
  '6-6-1-3-what-came-first-ends-first-whosever-it-is':
    "the effects that began first end first, on either player's turn",
  '7-1-1-1-who-attacks-rests-the-attacker-by-an-effect': 'a player rests the attacker as if by an effect',
  '7-1-1-2-what-lets-a-card-attack-active-characters-works-although-the-effects-of-its-card-are-negated':
    "an effect that lets a card attack active Characters works although that card's effects are negated",
  '7-1-1-2-what-lets-a-card-attack-active-characters-works-only-where-it-is-printed':
    'an effect that lets a card attack active Characters works only if it is printed',
  '7-1-1-2-what-lets-a-card-attack-active-characters-works-whatever-condition-stands-before-it':
    'an effect that lets a card attack active Characters works without its condition',
  '7-1-1-4-whatever-has-taken-its-place-the-card-attacked-first-must-still-be-there-in-each-step':
    'the card attacked first must stay in place even after it has been replaced as the target',
  '7-1-2-1-one-blocker-after-the-other-may-be-activated-in-a-battle':
    'a player may activate several [Blocker] effects in one battle',
  '7-1-2-1-one-blocker-may-be-activated-in-a-turn': 'a player may activate only one [Blocker] in a turn',
  '7-1-3-2-1-what-a-card-that-is-not-attacked-gets-lasts-until-the-end-of-the-turn':
    'a (Symbol) Counter lasts for the turn on a card that is not attacked',
  '7-1-3-2-2-what-changes-the-cost-of-a-card-does-not-count-in-the-counter-step':
    'cost changes do not apply in the Counter Step',
  '7-1-3-2-2-what-makes-a-card-cheaper-does-not-count-in-the-counter-step':
    'cost reductions do not apply in the Counter Step',
  '7-1-3-2-2-what-makes-a-card-dearer-does-not-count-in-the-counter-step':
    'cost increases do not apply in the Counter Step',
  '7-1-3-2-2-who-lacks-active-don-cards-may-still-use-a-counter':
    'a player without enough active DON!! cards may still use a [Counter]',
  '7-1-3-2-one-event-may-be-used-in-a-counter-step': 'a player may use only one Event in a Counter Step',
  '7-1-3-2-what-the-actions-of-the-counter-step-trigger-waits-until-the-player-attacked-is-done':
    'effects triggered during the Counter Step wait until the attacked player is done',
  '7-1-3-2-who-has-no-card-as-the-counter-step-begins-uses-none-in-it':
    'a player without cards as the Counter Step begins cannot counter later in that step',
  '7-1-4-1-1-1-who-loses-the-last-life-card-has-lost': 'a player who loses the last Life card is defeated',
  '7-1-4-1-1-3-of-several-cards-only-the-first-may-have-its-trigger-activated':
    'only the first of several damaged Life cards may have its [Trigger] activated',
  '7-1-4-1-1-3-of-two-damage-the-second-wins-the-game-where-the-first-took-the-last-life-card':
    'the second of two points of damage wins the game if the first took the last Life card',
  '7-1-5-2-of-what-was-put-off-the-other-player-s-comes-first': "the other player's delayed effects come first",
  '7-1-5-2-what-lasts-during-the-battle-ends-before-the-effects-of-the-end-of-the-battle':
    'effects during the battle end before the end-of-battle effects',
  '7-1-5-2-what-the-other-player-s-effects-put-off-for-the-turn-player-waits-for-the-end-of-the-next-battle':
    "an effect that the other player delays to the end of the turn player's battle waits for the next battle",
  '7-1-5-2-what-was-put-off-until-the-end-of-a-battle-that-is-broken-off-never-comes':
    'an effect delayed until the end of a battle is lost if the battle ends early',
  '7-1-5-2-what-was-put-off-until-the-end-of-the-battle-comes-when-the-other-effects-of-both-players-are-done':
    "effects delayed until the end of the battle come after both players' other effects",
  '7-1-5-2-what-was-put-off-until-the-end-of-the-battle-waits-for-the-end-of-the-turn':
    'an effect delayed until the end of the battle waits for the end of the turn',
  '7-1-5-3-what-begins-at-the-end-of-the-battle-lasts-until-the-end-of-the-turn':
    'an effect during a battle that begins at its end lasts for the turn',
  '7-1-5-3-what-lasts-during-a-battle-that-is-broken-off-lasts-until-the-end-of-the-turn':
    'an effect during a battle lasts for the turn if the battle ends early',
  '7-1-5-3-what-lasts-for-the-turn-ends-with-the-battle-in-which-it-began':
    'an effect for the turn ends with the battle in which it began',
  '7-1-5-3-what-the-other-player-s-effects-give-ends-first': "the other player's effects during the battle end first",
  '7-1-5-3-what-the-turn-player-s-effects-forbid-during-a-battle-is-forbidden-after-it':
    'a prohibition by the turn player during a battle stays after the battle',
  '7-1-5-3-what-the-turn-player-s-effects-give-during-a-battle-lasts-until-the-end-of-the-turn':
    "the turn player's effects during a battle last for the turn",
  '7-1-5-4-what-a-card-that-was-not-in-the-battle-got-during-it-stays':
    'an effect during a battle stays on a card that was not in the battle',
  '7-1-5-4-what-the-other-player-s-effects-forbid-during-a-battle-is-forbidden-after-it':
    'a prohibition by the other player during a battle stays after the battle',
  '7-1-5-4-what-the-other-player-s-effects-give-during-a-battle-ends-for-the-leader-only':
    "the other player's effects during a battle end only on the Leader",
  '7-1-5-4-what-the-other-player-s-effects-give-during-a-battle-lasts-until-the-end-of-the-turn':
    "the other player's effects during a battle last for the turn",
  '7-1-there-is-a-counter-step-only-where-the-leader-is-attacked':
    'a Counter Step happens only if the Leader is attacked',
  '8-1-3-1-3-what-cannot-be-activated-any-more-is-put-in-an-order-with-the-rest':
    'an auto effect that can no longer be activated is still ordered with the others',
  '8-1-3-1-of-several-such-events-at-one-moment-an-auto-effect-activates-once':
    'an auto effect activates only once for several events at one moment',
  '8-1-3-1-what-is-triggered-while-an-effect-waits-for-an-answer-of-a-player-or-after-it-is-lost':
    "an auto effect that is triggered while another effect waits for a player's answer, or later in that effect, is lost",
  '8-1-3-3-what-a-permanent-effect-counts-is-counted-once-when-its-card-comes':
    'a permanent effect counts only once, when its card arrives',
  '8-1-3-4-1-whoever-declines-a-replacement-does-not-do-it-and-what-it-would-have-replaced-does-not-happen-either':
    'a player who declines a replacement prevents the original event as well',
  '8-1-3-4-3-what-a-trigger-does-in-the-middle-of-what-happens-instead-is-not-replaced-by-the-same-replacement':
    'an event caused by a [Trigger] during a replacement cannot be replaced by the same effect',
  '8-1-3-4-4-1-what-follows-in-the-text-after-something-that-was-replaced-is-not-carried-out':
    'text after a replaced instruction is skipped',
  '8-1-3-4-4-one-application-saves-one-card': 'a single application of a replacement saves only one card',
  '8-1-3-4-4-where-a-part-is-replaced-the-rest-does-not-happen-either':
    'an instruction of which one part is replaced is otherwise skipped',
  '8-1-3-4-5-who-applies-a-replacement-may-keep-back-the-hidden-card-that-it-takes':
    'a player who applies a replacement may withhold the hidden card that it takes',
  '8-1-3-4-6-what-happens-instead-can-be-replaced-by-effects-of-the-same-player-only':
    'an event that replaces another can be replaced only by effects of the same player',
  '8-1-3-4-6-what-happens-instead-cannot-be-replaced': 'an event that replaces another cannot itself be replaced',
  '8-1-3-4-7-what-happens-instead-belongs-to-the-player-of-the-effect-that-was-replaced':
    'an event that replaces another counts as done by the player of the replaced effect',
  '8-1-3-4-7-what-happens-instead-of-a-payment-is-paid-by-its-player-and-no-effect-does-it':
    'an event that replaces a payment counts as paid by its player and not as an effect',
  '8-1-3-4-7-who-applies-a-replacement-has-not-activated-an-effect':
    'a player who applies a replacement has not activated an effect',
  '8-2-2-a-card-whose-effects-are-negated-has-no-base-effect':
    'a card whose effects are negated counts as having no base effect',
  '8-2-3-what-a-card-has-given-ends-when-its-effects-are-negated':
    'effects that a card has given end when its own effects are negated',
  '8-2-3-what-a-card-has-given-in-an-earlier-turn-ends-when-its-effects-are-negated':
    'effects that a card gave in an earlier turn end when its own effects are negated',
  '8-2-4-what-a-card-had-gained-before-is-negated-with-its-own-effects':
    'an effect that a card gained before is negated with its own effects',
  '8-3-1-1-what-an-action-about-all-cards-brings-does-not-pay-for-the-next-one':
    'cards that an action on all cards brings cannot pay for the next action',
  '8-3-1-1-what-an-action-of-the-cost-brings-to-the-hand-does-not-pay-for-the-next-one':
    'cards that one action of a cost adds to the hand cannot pay for the next action',
  '8-3-1-2-of-added-costs-that-of-the-latest-effect-is-paid-first': 'the latest of several added costs is paid first',
  '8-3-1-3-1-don-x-takes-don-cards-that-cannot-be-removed-from-the-field':
    'DON!! −X takes DON!! cards that cannot be removed when the cost becomes impossible',
  '8-3-1-3-1-what-was-rested-for-a-payment-that-failed-is-set-active-again':
    'DON!! cards rested for a failed payment are set active again',
  '8-3-1-3-it-is-enough-that-the-first-action-of-the-cost-is-possible':
    'an activation cost can be paid if its first action is possible',
  '8-3-1-3-of-several-ways-to-pay-one-may-be-chosen-that-is-not-possible':
    'a player may choose a way to pay that is not possible',
  '8-3-1-3-what-lies-rested-in-the-character-area-pays-by-being-rested':
    'a rested card in the Character area can be rested again to pay',
  '8-3-1-3-what-lies-rested-in-the-leader-area-pays-by-being-rested':
    'a rested card in the Leader area can be rested again to pay',
  '8-3-1-3-what-lies-rested-in-the-stage-area-pays-by-being-rested':
    'a rested card in the Stage area can be rested again to pay',
  '8-3-1-4-whoever-refuses-the-cost-has-the-effect-for-nothing':
    'a player who declines the cost gets the effect for free',
  '8-3-1-7-where-a-part-of-the-cost-was-replaced-the-rest-is-not-paid':
    'a cost of which one part was replaced is otherwise not paid',
  '8-3-1-what-is-trashed-before-the-colon-is-not-trashed-by-an-effect':
    'a card trashed before the colon is not trashed by an effect',
  '8-3-2-1-of-several-conditions-one-is-enough': 'an effect with several conditions needs only one of them',
  '8-3-2-1-where-don-xx-is-met-a-further-condition-is-not-looked-at':
    'a met [DON!! xX] makes further conditions irrelevant',
  '8-3-3-what-follows-an-if-is-carried-out-in-any-case': 'the part after an "if" is always carried out',
  '8-4-1-2-of-a-card-with-several-effects-the-first-is-activated':
    'a card with several effects always activates the first',
  '8-4-1-3-it-is-enough-that-the-first-part-of-the-cost-can-be-paid':
    'an activation cost can be paid if its first part can be',
  '8-4-1-3-of-an-activation-cost-with-several-parts-only-the-first-is-paid':
    'only the first part of an activation cost is paid',
  '8-4-1-4-nothing-can-react-to-the-activation-of-an-effect': 'no effect can react to the activation of an effect',
  '8-4-4-1-where-there-are-fewer-cards-than-the-number-nobody-has-to-choose':
    'a player may decline to choose if there are fewer cards than the number',
  '8-4-4-2-where-a-hidden-card-could-be-chosen-as-well-no-open-one-has-to-be':
    'a player who could choose a hidden card need not choose an open one',
  '8-4-4-4-who-chooses-among-the-top-cards-of-the-deck-does-not-look-at-them':
    'a player who chooses among the top cards of the deck does not look at them',
  '8-4-4-4-who-chooses-among-the-top-cards-of-the-deck-looks-through-all-of-it':
    'a player who chooses among the top cards of the deck looks through the whole deck',
  '8-4-4-4-who-chooses-cards-of-the-deck-does-not-look-at-them':
    'a player who chooses cards of the deck does not look at them',
  '8-4-4-everything-is-chosen-when-the-effect-is-activated-before-any-of-it-is-carried-out':
    'cards are all chosen when the effect is activated, before any of it is carried out',
  '8-4-4-what-is-put-off-is-on-the-copies-of-its-card-as-well':
    'a delayed effect on one card also applies to copies of that card',
  '8-5-4-whose-trigger-is-an-event-has-activated-an-event': 'a [Trigger] on an Event counts as activating an Event',
  '8-6-1-1-what-an-effect-has-caused-comes-after-one-other-effect-of-the-same-moment-not-after-all':
    'an effect caused by another waits for only one of the others of the same moment',
  '8-6-1-1-what-an-effect-has-caused-comes-before-the-other-effects-of-the-same-moment':
    'an effect caused by another comes before the others of the same moment',
  '8-6-1-1-what-an-effect-has-caused-joins-those-that-wait-and-the-player-chooses-among-all':
    'an effect caused by another joins those waiting, and the player chooses among all',
  '8-6-1-1-what-one-on-your-opponent-s-attack-has-caused-comes-before-the-next-one':
    "an effect caused by one [On Your Opponent's Attack] comes before the next one",
  '8-6-1-of-what-the-first-effects-have-caused-the-other-player-s-comes-first':
    "the other player's effects come first among those that the first effects caused",
  '8-6-2-1-which-life-cards-are-taken-is-fixed-before-the-first-trigger':
    'Life cards to be taken are fixed before the first [Trigger]',
  '8-6-2-what-a-point-of-damage-has-set-off-is-resolved-before-the-next-point':
    'effects triggered by a point of damage resolve before the next point',
  '8-6-2-what-a-trigger-has-set-off-is-resolved-right-after-it-before-the-damage-goes-on':
    'effects triggered by a [Trigger] resolve before the damage goes on',
  '8-6-3-what-one-sentence-of-an-effect-has-set-off-is-resolved-before-the-next-sentence':
    'effects triggered by one sentence resolve before the next sentence',
  '8-6-3-what-the-activation-has-set-off-is-resolved-before-the-effect-that-was-activated':
    'effects triggered by an activation resolve before the activated effect',
  '8-6-3-what-the-payment-has-set-off-is-resolved-before-the-effect':
    'effects triggered by a payment resolve before the effect that was paid for',
  '9-2-1-where-both-meet-a-condition-the-turn-player-loses-first-and-alone':
    'the turn player alone loses, first, if both players meet a condition of defeat',
  '10-1-1-1-one-character-with-rush-lets-all-attack-in-the-turn-in-which-they-are-played':
    'a Character with [Rush] lets all Characters attack in the turn in which they are played',
  '10-1-3-1-of-two-damage-banish-trashes-the-first-card':
    '[Banish] trashes only the first card of two points of damage',
  '10-1-3-1-what-banish-trashes-lies-at-the-bottom-of-the-trash':
    'Life cards trashed by [Banish] go to the bottom of the trash',
  '10-1-3-1-what-happens-instead-of-adding-the-life-card-to-the-hand-happens-instead-of-banish':
    'an effect that replaces adding a Life card to the hand also replaces [Banish]',
  '10-1-7-1-nothing-is-blocked-while-the-attacking-player-has-a-card-with-unblockable':
    "a card with [Unblockable] prevents blocks against its player's other attackers",
  '10-1-7-1-where-an-effect-has-changed-its-target-a-card-with-unblockable-can-be-blocked':
    'a card with [Unblockable] can be blocked if an effect has changed its target',
  '10-2-1-2-of-two-copies-of-a-card-the-first-is-k-o-d-whichever-is-chosen':
    "the first of two copies of a card is K.O.'d, whichever was chosen",
  '10-2-1-3-what-cannot-be-k-o-d-by-effects-is-k-o-d-as-the-cost-of-one':
    "a card that cannot be K.O.'d by effects can be K.O.'d as a cost",
  '10-2-3-1-1-of-two-main-s-of-an-event-another-effect-can-activate-the-first-alone':
    "an effect can activate only the first of an Event's two [Main] effects",
  '10-2-13-1-what-cannot-be-k-o-d-once-per-turn-cannot-be-k-o-d-at-all':
    "a card that cannot be K.O.'d once per turn cannot be K.O.'d at all",
  '10-2-13-1-what-cannot-be-k-o-d-once-per-turn-is-k-o-d-for-nothing-happens-instead':
    "a card that cannot be K.O.'d once per turn is K.O.'d",
  '10-2-13-2-who-has-two-copies-may-use-either-of-them-twice':
    'a player with two copies of a [Once Per Turn] card may use either of them twice',
  '10-2-17-1-what-an-on-k-o-effect-k-o-s-is-not-noticed-by-another-one':
    'a K.O. by an [On K.O.] effect does not trigger another [On K.O.]',
  '10-2-17-1-what-an-on-k-o-effect-k-o-s-is-not-noticed-where-another-one-has-set-it-off':
    'a K.O. by an [On K.O.] effect that another one set off does not trigger [On K.O.]',
  '10-2-17-1-what-on-k-o-says-after-if-is-not-looked-at-any-more':
    'conditions of an [On K.O.] effect are not checked again when it resolves',
  '11-1-1-2-who-has-stopped-a-loop-may-go-round-another-way-as-often-as-there-is-time-for':
    'a player who has stopped a loop may start another round in a different way',
  '11-1-1-3-where-both-can-stop-a-loop-they-are-asked-again-when-it-is-over':
    'players who can both stop a loop are asked again when it has ended',
  '11-2-1-of-several-cards-that-an-effect-names-one-is-revealed':
    'only one of several cards that an effect names is revealed',
  '11-3-1-both-players-look-at-the-cards': 'both players look at the cards that an effect looks at',
  '11-3-3-life-cards-that-were-looked-at-lie-face-down-afterwards':
    'Life cards that were only looked at are left face down',
  '1-2-1-1-a-player-who-has-played-the-last-card-of-the-hand-in-the-own-turn-has-lost':
    'a player who plays the last card of their hand on their own turn has lost',
  '1-2-3-a-player-concedes-in-the-own-turn-only': 'a player can concede only on their own turn',
  '3-10-2-a-player-may-look-at-the-own-life-cards': 'a player may look at their own Life cards',
  '3-2-2-a-player-may-look-through-the-own-deck': 'a player may look through their own deck',
  '3-2-4-the-player-of-the-effect-shuffles-the-own-deck-whoever-is-told-to':
    'the player of the effect shuffles their own deck, whichever player the text names',
  '3-6-3-the-leader-of-the-turn-player-moves-by-the-own-effects': "the turn player's own effects can move their Leader",
  '6-5-5-4-in-the-own-turn-they-are-active-and-of-use-again':
    "DON!! cards that come back on their own player's turn are active",
  '6-5-5-4-only-to-the-trash-with-the-hand-as-its-aim-the-card-takes-them-out-of-the-game-for-now':
    'DON!! cards come back only if their card goes to the trash',
  '7-1-1-2-a-rested-character-of-the-own-side-may-be-attacked': 'a player may attack their own rested Character',
  '9-2-1-1-damage-that-a-player-does-to-the-own-leader-is-no-defeat': "damage to one's own Leader is no defeat",
  '9-2-1-2-a-deck-that-runs-out-in-the-turn-of-the-other-player-loses-in-the-own-turn':
    "a player whose deck runs out on the opponent's turn loses only on their own turn",
  '10-2-4-1-an-event-with-counter-may-be-used-in-the-own-main-phase':
    "an Event with [Counter] may be used in its player's Main Phase",
  '10-2-8-1-end-of-your-opponent-s-turn-waits-for-the-end-of-the-own-turn':
    "[End of Your Opponent's Turn] activates at the end of its player's own turn",
  '10-2-9-1-don-xx-before-a-keyword-effect-holds-only-in-the-own-turn-like-the-power-of-don-cards':
    "[DON!! xX] before a keyword effect holds only on its player's own turn, like the power of DON!! cards",
  '6-6-1-2-until-the-end-of-the-own-next-turn-ends-with-the-present-own-turn':
    '"until the end of your next turn" ends at the end of the current turn',
  '6-6-1-2-until-the-end-of-the-own-next-turn-ends-with-the-opponent-s-turn':
    '"until the end of your next turn" ends at the end of the opponent\'s turn',
  '6-6-1-2-until-the-end-of-the-own-next-turn-ends-where-that-begins':
    '"until the end of your next turn" ends at the start of that turn',
  '6-6-1-2-until-the-end-of-the-own-next-turn-never-ends': '"until the end of your next turn" never ends',
  '4-12-1-the-base-power-becomes-0': 'an effect that sets power to 0 sets the base power to 0',
  '4-12-1-the-power-does-not-come-back': 'power set to 0 for a time stays 0 afterwards',
  '7-1-1-3-the-effects-of-the-attack-come-when-the-powers-have-been-compared':
    'effects that an attack triggers are activated only after the powers are compared',
  '7-1-1-3-the-effects-of-the-attack-come-after-the-block-step':
    'effects that an attack triggers are activated only after the Block Step',
  '7-1-1-3-the-effects-that-answer-an-attack-come-before-the-attacker-s':
    "[On Your Opponent's Attack] effects come before the attacker's [When Attacking] effects",
  '7-1-1-3-the-answers-to-an-attack-come-after-what-follows-from-the-attacker-s-effects':
    "[On Your Opponent's Attack] effects come after effects that the attacker's effects triggered",
  '1-3-1-four-copies-are-the-most-whatever-a-card-says': "four copies are the limit even if a card's text allows more",
  '1-3-3-a-card-is-koed-although-what-happened-instead-of-the-rest-has-put-a-prohibition-in-force':
    "a card is K.O.'d although a replacement in the same moment has just forbidden it",
  '1-3-3-a-card-is-moved-although-what-happened-instead-of-the-rest-has-put-a-prohibition-in-force':
    'a card is moved although a replacement in the same moment has just forbidden it',
  '1-3-3-a-card-is-rested-although-what-happened-instead-of-the-rest-has-put-a-prohibition-in-force':
    'a card is rested although a replacement in the same moment has just forbidden it',
  '3-7-6-1-room-is-made-once-for-all-that-one-effect-plays':
    'a player makes room only once for all Characters that one effect plays',
  '11-2-1-a-card-that-is-named-in-a-cost-is-not-revealed': 'a card moved to pay a cost that names it is not revealed',
  '1-1-1-a-turn-of-a-third-player-lies-between-the-turns-of-the-two':
    'a third player takes a turn between the turns of the two players',
  '4-5-2-an-effect-draws-although-another-forbids-it': 'an effect draws cards although another effect forbids drawing',
};
