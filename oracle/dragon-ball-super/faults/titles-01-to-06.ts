/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles01To06: Titles = {
  '1-1-1-there-need-not-be-another-player-the-turn-passes-to-the-same-one':
    'a game can be played by one player, who takes every turn',
  '1-2-1-who-loses-in-the-own-turn-has-not-been-beaten-by-the-other-player-who-does-not-win':
    'a player who loses on their own turn does not make the other player win',
  '1-2-2-2-of-two-decks-that-run-out-one-after-the-other-both-count':
    'a game is a draw if both decks are nearly empty when one runs out',
  '1-2-3-where-both-lose-at-one-moment-the-player-whose-turn-it-is-loses':
    'the turn player loses if both players lose at the same moment',
  '1-2-3-where-both-lose-at-one-moment-the-player-whose-turn-it-is-wins':
    'the turn player wins if both players lose at the same moment',
  '1-2-4-who-surrenders-has-lost-at-the-end-of-the-game-which-goes-on':
    'a player who surrenders does not lose at once, and the game goes on',
  '1-2-5-what-happens-instead-of-losing-happens-instead-of-surrendering':
    'an effect that replaces a defeat also replaces a surrender',
  '1-2-6-nothing-happens-instead-of-a-defeat-by-a-skill': 'a defeat by a skill cannot be replaced',
  '1-2-6-who-wins-by-a-skill-in-the-other-player-s-turn-loses':
    "a player who wins by a skill in the other player's turn loses",
  '1-2-6-who-wins-by-a-skill-wins-at-the-next-checkpoint':
    'a player who wins by a skill wins only at the next checkpoint',
  '1-2-6-who-wins-by-a-skill-wins-when-it-has-been-carried-out-to-its-end':
    'a player who wins by a skill wins only when the skill has been fully carried out',
  '1-3-1-nothing-that-a-card-says-changes-what-the-rules-say-of-defeat':
    "a card's text cannot override what the rules say about losing",
  '1-3-2-2-what-a-skill-says-is-done-once-at-least': 'an action to be done 0 times is done at least once',
  '1-3-2-2-what-is-to-be-done-a-negative-number-of-times-is-done-so-many-times':
    'an action to be done a negative number of times is done that many times',
  '1-3-2-where-there-are-fewer-cards-than-a-skill-asks-for-it-takes-none':
    'a skill that asks for more cards than there are takes none',
  '1-3-3-what-an-effect-keeps-rested-becomes-active-in-the-charge-phase':
    'a card that an effect keeps in Rest Mode becomes active in the Charge Phase',
  '1-3-4-what-the-first-player-has-chosen-happens-before-the-other-chooses':
    "the first player's choice is carried out before the other player chooses",
  '2-11-1-1-1-where-more-is-specified-than-the-total-any-colour-will-do':
    'a Battle Card whose specified cost is higher than its total may be paid in any colour',
  '2-11-1-1-1-where-more-is-specified-than-the-total-the-total-is-paid-in-any-colour':
    'a Battle Card whose specified cost is higher than its total costs only the total, in any colour',
  '2-11-1-1-one-card-of-the-colour-is-enough-however-many-are-specified':
    'a single energy of the specified colour is enough, however many the cost specifies',
  '2-11-1-1-what-is-specified-is-paid-besides-the-total': 'the specified cost is paid on top of the total cost',
  '2-11-1-1-which-energy-is-paid-nobody-chooses': 'a player who plays a card cannot choose which energy pays',
  '2-11-1-2-1-where-more-is-specified-than-the-total-of-an-extra-card-any-colour-will-do':
    'an Extra Card whose specified cost is higher than its total may be paid in any colour',
  '2-11-3-what-is-specified-is-added-to-the-energy-cost':
    'an energy cost in a text means the total plus the specified cost',
  '2-11-3-what-lowers-the-energy-cost-lowers-what-is-specified':
    'an effect that reduces the energy cost also reduces the specified cost',
  '2-12-3-1-what-stands-in-parentheses-is-all-that-counts': 'text in parentheses is the only text that counts',
  '2-12-3-1-whatever-stands-in-parentheses-is-a-note': 'text in parentheses is never a skill',
  '3-1-1-what-is-dropped-goes-to-the-turn-player-s-drop-area': "dropped cards go to the turn player's Drop Area",
  '3-1-3-its-owner-may-look-at-the-life': 'a player may look at their own Life, although its area is secret',
  '3-1-4-it-shows-its-back-under-a-leader-card-as-well':
    'a Leader Card placed under a Leader Card still shows its back',
  '3-1-4-what-was-put-off-about-a-card-is-done-to-the-one-that-has-come-back':
    'a delayed effect on a card applies to that card after it has left and returned',
  '3-1-7-1-what-cannot-go-there-stays-where-it-is': "a card that cannot go to another player's area stays where it is",
  '3-2-2-its-owner-may-look-at-the-deck': 'a player may look at their own deck',
  '3-2-3-what-goes-to-the-life-is-ordered-by-its-owner':
    'a player orders the cards that go from their deck to their Life',
  '3-2-4-both-decks-are-shuffled': 'both players shuffle their decks when one deck is shuffled',
  '3-3-3-both-see-a-card-that-is-drawn': 'both players see a card that is drawn',
  '3-3-3-both-see-a-card-that-is-taken-from-the-life': 'both players see a card that is taken from Life',
  '3-4-2-only-the-card-on-top-can-be-chosen': 'only the top card of the Drop Area can be chosen',
  '3-4-2-what-comes-to-it-lies-below': 'new cards go to the bottom of the Drop Area',
  '3-6-2-a-card-of-the-hand-is-placed-face-down': 'a card placed from the hand in the Battle Area is face down',
  '3-6-2-a-card-that-lay-face-down-stays-so': 'a face-down card stays face down when it goes to the Battle Area',
  '3-6-4-what-comes-in-rest-mode-is-what-is-played-from-the-hand':
    'a card played from the hand enters the Battle Area in Rest Mode',
  '3-6-5-there-is-room-for-eight-battle-cards': 'a player may have only eight Battle Cards in the Battle Area',
  '3-6-5-there-is-room-for-seven-where-a-skill-plays-them':
    'a player may have only seven Battle Cards in the Battle Area when a skill plays another',
  '3-7-2-a-card-of-the-hand-is-placed-face-down': 'a card placed from the hand in the Combo Area is face down',
  '3-7-2-a-card-that-lay-face-down-stays-so': 'a face-down card stays face down when it goes to the Combo Area',
  '3-7-3-what-a-skill-places-there-is-no-combo':
    'a card that a skill places in the Combo Area does not count as a combo',
  '3-7-3-what-comes-from-the-battle-area-is-no-combo':
    'a card that goes from the Battle Area to the Combo Area does not count as a combo',
  '3-7-3-what-comes-from-the-hand-is-no-combo':
    'a card that goes from the hand to the Combo Area does not count as a combo',
  '3-8-2-a-card-of-the-deck-lies-face-down-there': 'a card placed from the deck in the Energy Area is face down',
  '3-8-2-who-pays-may-name-any-cards': 'a player who pays may pick any cards as energy',
  '3-9-2-its-owner-may-look-at-the-life': 'a player who picks a Life card may look at their Life first',
  '3-9-2-the-others-are-shuffled': 'the remaining Life cards are shuffled after one is picked',
  '3-10-2-a-card-of-the-deck-lies-face-down-there': 'a card placed from the deck in the Warp is face down',
  '3-10-2-only-the-card-on-top-can-be-chosen': 'only the top card of the Warp can be chosen',
  '3-10-2-what-comes-to-it-lies-below': 'new cards go to the bottom of the Warp',
  '4-2-2-who-gains-control-of-a-card-becomes-its-owner': 'a player who gains control of a card becomes its owner',
  '4-5-3-1-one-card-goes-after-the-other': 'rule processing handles one card after the other instead of all at once',
  '4-5-3-2-they-are-resolved-in-the-order-in-which-they-were-triggered':
    'triggered [Auto] skills resolve in the order in which they were triggered',
  '4-5-3-2-what-has-waited-longer-comes-before-what-one-of-them-has-triggered':
    'an [Auto] skill that has waited longer resolves before one that another resolution has just triggered',
  '4-5-3-3-the-other-player-resolves-all-of-them-in-a-row':
    'the other player resolves all their triggered [Auto] skills in a row',
  '4-5-3-4-what-is-triggered-in-a-checkpoint-waits-for-the-next-one':
    'an [Auto] skill that is triggered during a checkpoint waits for the next checkpoint',
  '4-6-2-2-one-action-of-each-step-of-a-battle-is-all':
    'a player may perform only one action in a free timing of each step of a battle',
  '4-6-2-2-one-action-of-the-main-phase-is-all':
    'a player may perform only one action in a free timing of the Main Phase',
  '4-6-2-3-who-does-nothing-is-asked-once-more': 'a player who declines to act in a free timing is asked once more',
  '4-7-2-1-it-is-answered-once-more-when-the-card-has-been-played':
    'the counter timing for a play is repeated after the card has been played',
  '4-7-2-1-who-plays-the-card-answers-it': 'the player who declares a play may activate [Counter] skills against it',
  '4-7-2-2-what-the-attack-has-triggered-comes-before':
    'skills that an attack triggers resolve before its counter timing',
  '4-7-2-4-what-the-skill-has-triggered-comes-before':
    'skills that a resolved skill triggers come before the counter timing after it',
  '4-7-3-1-it-begins-with-a-checkpoint':
    'a counter timing begins with a whole checkpoint instead of rule processing alone',
  '4-7-3-2-who-has-no-counter-in-the-hand-is-not-asked':
    'a player who has no [Counter] in hand is not asked in a counter timing',
  '4-7-3-3-the-other-player-is-not-asked': 'the other player is not asked in a counter timing after the turn player',
  '4-7-3-4-it-is-over-when-both-have-declined': 'a counter timing ends only when both players have declined in a row',
  '4-7-3-5-one-whose-card-has-left-the-hand-is-not-resolved':
    'an activated [Counter] skill does not resolve if its card has left the hand',
  '4-7-3-5-they-are-resolved-in-the-order-in-which-they-were-activated':
    'activated [Counter] skills resolve in the order in which they were activated',
  '4-7-3-5-those-of-the-turn-player-are-resolved-first':
    "the turn player's activated [Counter] skills resolve before all others",
  '4-7-3-6-it-means-no-card-when-a-counter-has-been-activated-in-between':
    '"that card" in a [Counter] skill means no card if another [Counter] was activated in between',
  '4-7-3-6-one-that-has-come-back-to-the-hand-meanwhile-is-dropped-as-well':
    'a [Counter] card that has returned to the hand in the meantime is still dropped',
  '4-7-3-6-what-forbids-to-play-it-comes-too-late':
    'an effect of a [Counter] that forbids a play comes too late for the play that it answers',
  '4-7-3-6-what-was-answered-is-not-carried-out': 'an action that was answered with a [Counter] is not carried out',
  '4-9-3-one-card-is-drawn-whatever-the-number': 'a player who should draw several cards draws only one',
  '4-9-4-1-who-has-drawn-the-first-card-draws-all-of-them':
    'a player who draws up to a number cannot stop after the first card',
  '4-9-4-1-who-has-drawn-the-second-card-draws-the-third':
    'a player who draws up to a number cannot stop after the second card',
  '4-9-4-2-these-cards-are-added-to-the-hand-without-being-drawn':
    'cards drawn with "draw up to" are added to the hand without being drawn',
  '4-9-4-2-these-cards-are-shown': 'cards drawn with "draw up to" are revealed',
  '4-9-4-3-it-is-over-one-card-before-the-number-is-reached': 'drawing up to a number ends one card early',
  '4-9-4-one-card-is-offered-even-where-the-number-is-0': 'a player who may draw up to 0 cards is offered one card',
  '4-10-2-1-the-other-player-chooses-the-card': 'the opponent chooses the Life card that is taken as damage',
  '4-10-2-1-who-chooses-sees-the-cards-before': 'a player sees their Life cards before they choose one as damage',
  '4-10-2-2-nothing-else-happens-instead-of-damage-to-both': 'damage to both players cannot be replaced',
  '4-10-2-2-of-damage-to-both-the-turn-player-chooses-for-both':
    'the turn player decides about replacing damage for both players',
  '4-10-2-2-something-else-can-happen-instead-of-0-damage': '0 damage can be replaced by something else',
  '4-11-1-1-it-is-damage-by-a-skill': 'damage from an attack counts as damage by a skill',
  '4-11-1-2-it-is-no-damage-by-a-skill': 'damage from a skill does not count as damage by a skill',
  '4-11-1-2-nothing-is-its-source': 'damage from a skill has no source',
  '5-1-3-2-1-what-a-leader-card-says-does-not-limit-its-deck': "a Leader Card's text cannot limit the deck",
  '5-1-3-2-2-such-a-skill-works-when-the-game-has-begun-and-no-earlier':
    'a skill about deck construction only works once the game has begun',
  '5-1-3-2-of-several-such-skills-the-first-one-counts':
    'only the first of several skills about deck construction counts',
  '5-2-1-3-nothing-happens-when-leader-cards-are-placed': 'a Leader Card that is placed triggers no skill',
  '5-2-1-5-1-who-loses-the-lot-chooses-the-other-to-go-first':
    'the player who loses the random choice decides who goes first',
  '5-2-1-5-nothing-is-drawn-by-lot-player-a-goes-first': 'player A always goes first, without a random choice',
  '5-2-1-5-who-loses-the-lot-goes-first': 'the player who loses the random choice goes first',
  '5-2-1-6-1-who-keeps-the-hand-shuffles-the-deck-all-the-same':
    'a player who keeps their opening hand still shuffles the deck',
  '5-2-1-6-who-has-redrawn-may-redraw-again': 'a player who has redrawn may redraw again',
  '6-1-1-both-players-charge-in-each-turn': 'both players charge in each Charge Phase',
  '6-1-1-both-players-draw-in-each-turn': 'both players draw in each Charge Phase',
  '6-1-1-there-is-no-charge-phase': 'a turn has no Charge Phase',
  '6-2-1-both-come-after-the-cards-have-been-switched-to-active-mode':
    'skills for the start of the turn and of the Charge Phase trigger after the cards have become active',
  '6-2-1-it-is-over-when-the-next-turn-begins-whose-ever-that-is':
    "an effect until the start of one's next turn ends when the next turn of either player starts",
  '6-2-1-the-other-player-s-beginning-of-the-turn-is-that-of-the-turn-as-well':
    "the start of the other player's turn also counts as the start of one's own turn",
  '6-2-1-what-lasts-until-the-start-of-the-own-next-turn-lasts-through-that-turn':
    "an effect until the start of one's next turn lasts through that turn",
  '6-2-2-nothing-is-switched': 'cards do not become active in the Charge Phase',
  '6-2-2-nothing-keeps-a-card-in-rest-mode':
    'an effect that keeps a card in Rest Mode does not stop it from becoming active in the Charge Phase',
  '6-2-2-what-keeps-one-card-in-rest-mode-keeps-all':
    'an effect that keeps one card in Rest Mode keeps all cards in Rest Mode',
  '6-2-3-who-plays-first-draws-in-the-first-turn-as-well': 'the first player also draws in the first turn',
  '6-2-3-who-plays-first-never-draws-for-the-turn': 'the first player never draws in the Charge Phase',
  '6-2-4-there-is-no-checkpoint-before-the-charge': 'no checkpoint comes between the draw and the charge',
  '6-2-5-nothing-is-charged': 'the turn player cannot charge a card',
  '6-2-5-nothing-is-charged-in-the-first-turn': 'the turn player cannot charge a card in the first turn',
  '6-2-5-the-other-player-charges': "the other player charges a card in the turn player's Charge Phase",
  '6-2-6-there-is-no-checkpoint-after-the-charge': 'no checkpoint follows the charge',
  '6-2-6-what-the-charge-triggers-is-never-resolved': 'skills that the charge triggers never resolve',
  '6-3-1-1-it-is-the-beginning-for-both-players': 'the start of the Main Phase triggers skills of both players',
  '6-3-1-1-it-is-the-beginning-of-the-turn': 'the start of the Main Phase counts as the start of the turn',
  '6-3-1-1-what-it-triggers-waits-until-the-first-action-is-done':
    'skills for the start of the Main Phase wait until after the first action',
  '6-3-1-2-1-1-it-is-paid-for-as-it-is-played': "a Battle Card's energy cost is paid only when the card is played",
  '6-3-1-2-1-1-nothing-is-paid': 'a Battle Card is played without paying its energy cost',
  '6-3-1-2-1-1-what-happens-instead-of-the-payment-pays': 'an effect that replaces the payment pays for a Battle Card',
  '6-3-1-2-1-2-where-it-is-negated-it-is-played-all-the-same': 'a Battle Card whose play is negated is still played',
  '6-3-1-2-1-2-where-it-is-negated-the-energy-is-switched-back':
    'energy paid for a Battle Card becomes active again if the play is negated',
  '6-3-1-2-1-2-who-plays-it-answers-it-first': 'the player who plays a Battle Card may activate [Counter: Play] first',
  '6-3-1-2-1-3-it-is-dropped-where-it-was-answered':
    'a Battle Card whose play was answered with a [Counter] is dropped',
  '6-3-1-2-1-3-it-is-played-before-the-answers-are-resolved':
    'a Battle Card is played before the [Counter] skills against it resolve',
  '6-3-1-2-1-4-what-it-triggers-waits-until-the-main-phase-is-over':
    '"when this card is played" resolves only once the Main Phase is over',
  '6-3-1-2-1-one-battle-card-is-played-in-a-turn': 'a player may play only one Battle Card in a turn',
  '6-3-1-2-2-1-its-player-answers-it': 'a player answers their own [Activate: Main] skill in the counter timing',
  '6-3-1-2-2-activate-battle-can-be-activated-as-well':
    '[Activate: Battle] skills can be activated as [Activate: Main] skills',
  '6-3-1-2-4-it-is-left-even-while-a-card-has-to-attack':
    'the turn player may end the Main Phase even while a card must attack',
  '6-3-1-2-4-it-is-not-left-while-a-card-has-to-attack-that-cannot':
    'the turn player may not end the Main Phase while a card that must attack is unable to',
  '6-3-1-2-4-who-can-still-act-has-to': 'the turn player may not end the Main Phase while another action is possible',
  '6-3-1-2-activate-battle-can-be-activated-as-well':
    '[Activate: Battle] skills are among the actions of the Main Phase',
  '6-3-1-2-what-an-action-triggers-waits-until-the-main-phase-is-over':
    'skills that an action triggers wait until the Main Phase is over',
  '6-3-1-2-who-has-attacked-activates-nothing-any-more':
    'a player who has attacked cannot activate skills for the rest of the Main Phase',
  '6-3-1-2-who-has-attacked-plays-nothing-any-more':
    'a player who has attacked cannot play cards for the rest of the Main Phase',
  '6-3-1-3-1-1-it-is-the-end-for-both-players': 'the end of the Main Phase triggers skills of both players',
  '6-3-1-3-1-1-it-is-the-end-of-the-turn': 'the end of the Main Phase counts as the end of the turn',
  '6-3-1-3-1-1-what-it-triggers-waits-until-the-turn-ends':
    'skills for the end of the Main Phase wait until the turn ends',
  '6-3-1-3-1-2-it-ends-before-what-the-end-of-the-main-phase-triggers':
    'an effect until the end of the Main Phase ends before the skills for that moment resolve',
  '6-3-1-3-1-2-what-lasts-for-the-turn-ends-as-well': 'an effect for the turn ends with the Main Phase',
  '6-3-1-3-1-2-what-lasts-until-the-end-of-the-main-phase-lasts-for-the-turn':
    'an effect until the end of the Main Phase lasts for the turn',
  '6-4-1-1-it-is-the-end-of-the-turn-for-both-players': "the end of the turn counts as the end of both players' turns",
  '6-4-1-1-one-of-the-other-player-that-was-negated-is-triggered-in-the-next-round':
    "the other player's negated end-of-turn [Auto] triggers in the next round of the End Phase",
  '6-4-1-1-one-that-was-gained-and-negated-is-triggered-in-the-next-round':
    'an end-of-turn [Auto] that was gained and negated triggers in the next round of the End Phase',
  '6-4-1-1-one-that-was-negated-is-triggered-in-the-next-round':
    'an end-of-turn [Auto] that was negated triggers in the next round of the End Phase',
  '6-4-1-1-one-whose-condition-was-not-met-is-triggered-in-the-next-round':
    'an end-of-turn [Auto] whose condition was not met triggers in the next round of the End Phase',
  '6-4-1-1-what-was-put-off-until-then-comes-first':
    'an effect delayed until the end of the turn comes before all other skills',
  '6-4-1-1-what-was-put-off-until-then-comes-in-the-next-turn':
    'an effect delayed until the end of the turn happens in the next turn',
  '6-4-1-2-nothing-ends': 'an effect for the turn does not end',
  '6-4-1-2-the-other-player-s-skills-come-first': "the other player's end-of-turn skills resolve first",
  '6-4-1-2-what-begins-as-the-turn-ends-lasts-through-the-next-one':
    'an effect that starts during the End Phase lasts through the next turn',
  '6-4-1-2-what-begins-in-a-further-round-lasts-through-the-next-turn':
    'an effect that starts in a later round of the End Phase lasts through the next turn',
  '6-4-1-2-what-lasts-for-the-game-ends-with-the-turn': 'an effect for the game ends with the turn',
  '6-4-1-2-what-lasts-for-the-turn-ends-as-the-main-phase-ends':
    'an effect for the turn ends as soon as the Main Phase does',
  '6-4-1-2-what-lasts-for-the-turn-ends-before-what-waits-is-resolved':
    'an effect for the turn ends before the waiting skills resolve',
  '6-4-1-2-what-lasts-for-the-turn-ends-when-all-rounds-are-over':
    'an effect for the turn ends only after all rounds of the End Phase',
  '6-4-1-3-it-is-carried-out-once-more-and-no-third-time': 'the End Phase repeats at most once',
  '6-4-1-3-what-is-put-off-as-the-turn-ends-is-lost':
    'an effect that is delayed to the end of the turn during the End Phase is lost',
  '1-3-1-a-card-lets-its-player-win-in-the-own-turn-only': "a card can make its player win only on that player's turn",
  '3-2-4-the-player-of-the-skill-shuffles-the-own-deck-whoever-is-told-to':
    'the player of the skill shuffles their own deck, whichever player the text names',
  '3-6-3-a-skill-plays-the-cards-of-the-own-battle-area-anew-in-active-mode':
    "a skill can play a card that is already in its player's Battle Area again, in Active Mode",
  '6-2-1-the-own-next-turn-is-that-of-who-has-the-card':
    '"until the start of your next turn" means the next turn of the player who has the card',
  '6-2-3-nobody-draws-in-the-first-turn-of-the-own': 'neither player draws in their first turn',
  '6-3-1-2-3-a-player-attacks-with-cards-of-the-own-deck-alone':
    'a player cannot attack with a card that they have gained control of',
  '2-3-2-1-1-leader-means-the-own-leader-card-only': '"Leader" in a text means only its own player\'s Leader Card',
  '1-1-1-a-turn-of-a-third-player-lies-between-the-turns-of-the-two':
    'a third player takes a turn between the turns of the two players',
  '2-11-1-1-the-opponent-does-not-see-the-card-until-it-is-in-play':
    'a card played from the hand is not shown before it is in play',
  '4-7-3-3-the-same-player-goes-on': 'the player who has activated a [Counter] is asked again first',
  '6-4-1-1-all-of-it-is-triggered-again-in-each-round':
    'every end-of-turn skill triggers again in each round of the End Phase',
  '6-4-1-3-the-phase-is-carried-out-once': 'the End Phase has only one round, even if skills trigger again',
  '6-3-1-2-1-1-the-card-is-not-shown': 'a Battle Card is played without being shown first',
  '6-3-1-2-1-2-nobody-answers-it': 'the opponent cannot answer the play of a Battle Card with a [Counter]',
  '4-5-3-1-the-cards-of-the-turn-player-go-first':
    "rule processing handles the turn player's cards before the other player's",
  '4-7-3-4-after-two-of-them-it-is-over': 'a counter timing ends after two [Counter] skills',
  '4-7-3-4-after-three-of-them-it-is-over': 'a counter timing ends after three [Counter] skills',
  '3-1-6-the-player-of-the-skill-orders-them': 'the player of the skill orders cards that go to an area together',
  '3-4-2-cards-lie-face-down-there': 'cards lie face down in the Drop Area',
  '3-6-1-an-extra-card-there-does-not-work': 'an Extra Card in the Battle Area has no skills',
  '6-3-1-2-the-turn-player-acts-once': 'the turn player takes only one action in the Main Phase',
  '6-3-1-2-1-2-any-counter-answers-it': 'any [Counter] can answer the play of a card',
  '6-3-1-2-2-1-nobody-answers-before-it': 'no counter timing comes before an activated skill resolves',
  '6-3-1-2-2-1-nobody-answers-after-it': 'no counter timing comes after an activated skill has resolved',
  '6-4-1-2-only-the-turn-player-s-effects-end': "only the turn player's effects end in the End Phase",
  '6-4-1-2-only-the-other-player-s-effects-end': "only the other player's effects end in the End Phase",
  '6-4-1-3-only-for-the-turn-player-s-skills': "the End Phase repeats only for the turn player's skills",
  '4-10-2-2-all-of-them-are-chosen-at-once': 'all Life cards of a damage of 2 or more are chosen at once',
};
