/** Titles of misreadings of clauses of sections 8 to 13. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles08To13: Titles = {
  '8.1.5-other-units-may-be-in-the-g-deck': 'a unit that is no G unit may be in the G deck',
  '8.1.7-of-a-trigger-unit-there-may-be-any-number': 'a main deck may have any number of copies of a trigger unit',
  '8.1.10-this-card-means-all-cards-of-its-name': 'a deck rule about "this card" covers all cards with the same name',
  '8.1.10-this-card-means-the-card-with-the-text-alone':
    'a deck rule about "this card" covers only the card with that text',
  '8.2.1.5-the-g-deck-lies-face-up': 'the G deck is put into the G zone face up',
  '8.2.1.8-the-deck-is-not-shuffled': 'the decks are not shuffled before the initial hands are drawn',
  '9.2.3-that-waits-for-the-draw-phase': 'abilities triggered by units standing wait for the draw phase',
  '9.4.3-that-waits-for-the-next-step': 'abilities triggered by the draw wait for the next step',
  '9.5.3.2-one-card-is-removed': 'a player who uses G assist removes only one card',
  '9.5.3.2-the-deck-is-not-shuffled': 'the deck is not shuffled after G assist',
  '9.5.4-that-waits-for-the-ride-phase': 'abilities triggered by G assist wait for the ride phase',
  '9.7.2-of-the-ride-deck-too-a-unit-of-the-same-grade-may-be-ridden':
    'a unit of the same grade may be ridden from the ride deck too',
  '9.7.3-that-waits-for-the-stride-step': 'abilities triggered by a ride wait for the stride step',
  '9.9.1-what-is-put-off-until-a-player-s-next-main-phase-comes-in-that-of-the-opponent':
    "an action put off until a player's next Main Phase happens in the opponent's Main Phase",
  '9.9.1-what-is-put-off-until-the-next-main-phase-never-comes':
    'an action put off until the next Main Phase never happens',
  '9.9.2-one-action-is-all-that-the-player-does': 'a player takes only one action in the Main Phase',
  '9.9.2.2.1-the-cards-stay-where-they-are': 'the two cards of a column are not exchanged',
  '9.9.2.3.1-one-order-is-played-in-a-game': 'a player may play only one order in a game',
  '9.9.2.4-those-of-the-other-player-too':
    "the turn player may use the activated abilities of the other player's cards too",
  '9.11.3-those-of-both-players-are-turned-face-up':
    'locked cards of both players are turned face up at the end of a turn',
  '9.11.6-what-waits-comes-along-with-what-the-end-of-the-turn-triggers':
    'abilities that wait when the End Phase begins are resolved with those "at the end of turn"',
  '9.11.7-it-is-the-end-of-the-turn-for-both-players':
    "abilities at the end of a player's own turn trigger at the end of every turn",
  '9.11.8-what-lasts-for-the-turn-does-not-end': 'an effect for the turn does not end',
  '9.11.8-what-lasts-for-the-turn-ends-when-the-next-turn-begins':
    'an effect for the turn ends only when the next turn begins',
  '9.11.8-what-lasts-until-the-end-of-the-opponent-s-next-turn-does-not-end':
    "an effect until the end of the opponent's next turn does not end",
  '9.11.8-what-lasts-until-the-end-of-the-opponent-s-next-turn-ends-with-this-turn':
    "an effect until the end of the opponent's next turn ends with the current turn",
  '9.11.8-what-lasts-until-the-end-of-the-own-next-turn-does-not-end':
    "an effect until the end of the player's own next turn does not end",
  '9.11.8-what-lasts-until-the-end-of-the-own-next-turn-ends-with-the-opponent-s-turn':
    "an effect until the end of the player's own next turn ends with the opponent's turn",
  '9.11.9-there-is-one-round-of-it': 'the End Phase has only one round, even if abilities trigger anew',
  '10.1.1-one-attack-ends-the-battle-phase': 'the battle phase ends after the first attack',
  '10.4.1.3.1-another-start-step-comes': 'a battle without a unit that can attack is followed by another start step',
  '10.4.1.9-a-guardian-that-an-effect-has-called-guards-nobody':
    'a guardian called by an effect guards no unit if several units are attacked',
  '10.4.1.9-nothing-answers-that-a-card-guards': 'no ability triggers when a card guards',
  '10.4.1.9.1-a-guardian-that-an-effect-has-called-guards-nobody':
    'a guardian called by an effect guards no unit, even if only one is attacked',
  '10.4.1.12-nothing-is-told-of-an-attack': 'an attack triggers no abilities',
  '10.4.1.12-what-the-attack-triggers-waits-until-the-guard-step-has-begun':
    'abilities triggered by an attack wait until the guard step has begun',
  '10.4.1.13-there-is-no-guard-step': 'a battle has no guard step',
  '10.5.1.2-who-has-intercepted-does-not-call-guardians': 'a player who has intercepted can no longer call guardians',
  '10.5.1.2.2-one-card-guards-twice': 'a card can be called as a guardian twice',
  '10.5.1.2.4.1-nothing-is-told-of-an-interception': 'an interception triggers no abilities',
  '10.5.1.2.4.1-what-a-unit-triggers-that-could-not-intercept-is-carried-out':
    'a unit that could not intercept still triggers its abilities for intercepting',
  '10.6.1.2-there-is-no-drive-check': 'a vanguard that attacks makes no drive check',
  '10.6.1.2.2-there-is-one-drive-check-at-least': 'a vanguard makes at least one drive check, even if its drive is 0',
  '10.7.1.2-what-keeps-weak-attackers-from-hitting-a-unit-keeps-none-off':
    'an effect by which weak attackers cannot hit a unit does nothing',
  '10.7.1.8-such-an-effect-does-nothing': 'an effect that triggers "when the attack hits" without a hit does nothing',
  '10.7.1.10-what-was-hit-is-not-retired': 'guardians and rear-guards that were hit are not retired',
  '10.7.1.11-what-the-retired-units-trigger-waits-until-the-close-step':
    'abilities triggered by retired units wait until the close step',
  '10.8.1.4-one-battle-ends-the-battle-phase': 'the battle phase ends with the close step of the first battle',
  '11.2.5-what-begins-with-then-is-carried-out-in-any-case': 'a text after "then" is carried out in any case',
  '11.2.5-what-begins-with-then-is-left-out': 'a text after "then" is never carried out',
  '11.2.5.1-what-begins-with-then-is-carried-out-though-the-cost-is-not-paid':
    'a text after "then" is carried out even if the cost of the ability is not paid',
  '11.3.1.3.3-another-amount-is-given-for-the-rest-of-the-game':
    'an effect that gives a replaced amount lasts for the rest of the game',
  '11.6.2-there-is-no-play-timing-in-the-main-phase': 'the Main Phase has no play timing',
  '11.7.1.1-what-stands-in-brackets-is-not-paid': 'a cost in brackets is not paid',
  '11.8.2.1.1.1-nothing-raises-the-order-limit': 'no effect raises the order limit',
  '11.8.2.1.1.1-there-is-no-order-limit': 'a player may play any number of orders in a turn',
  '11.8.2.2-the-first-part-of-the-cost-is-enough':
    'an activated ability can be played by paying only the first part of its cost',
  '11.8.3.1.2-one-item-of-a-list-is-performed': 'only one item of a list is performed',
  '11.8.3.3.1-what-follows-a-cost-that-is-not-paid-is-performed':
    'an effect after a cost is performed even if the cost is not paid',
  '11.8.4.1-none-may-be-chosen': 'a player may choose no target where a number is required',
  '11.8.4.1-one-target-is-enough': 'a single target is enough where several are required',
  '11.8.11-the-first-part-of-the-cost-is-enough':
    'an automatic ability can be played by paying only the first part of its cost',
  '11.8.11.1.1-one-option-is-all-that-can-be-chosen-in-a-turn': 'a player may choose only one of the options in a turn',
  '11.8.11.2-what-an-effect-has-added-to-the-cost-of-an-automatic-ability-must-be-paid':
    'a cost that an effect has added to an automatic ability must be paid',
  '11.9.1.1-what-effects-add-takes-the-place-of-what-is-printed': 'values that effects add replace the printed value',
  '11.9.1.3-what-is-gained-besides-is-lost-with-it':
    'a card that loses its original information also loses what it has gained',
  '11.9.1.3-what-is-original-is-gained-and-lost-in-the-order-of-time':
    'original information is gained and lost in the order of time',
  '11.9.1.4-what-rules-add-comes-after-abilities-are-gained-and-lost':
    'additions by rules are applied after abilities are gained and lost',
  '11.9.1.9-what-an-effect-gives-is-added-to-a-value-that-is-set':
    'a value given by an effect is added to a value that is set',
  '11.9.2-what-sets-and-what-adds-go-by-time':
    'effects that set information and effects that add to it are applied in the order of time',
  '11.9.3.1.1.1-what-an-ability-has-done-is-as-old-as-its-unit':
    'an effect that an ability has had counts from when its unit was placed',
  '11.9.3.1.1.2-what-is-the-other-player-s-comes-first':
    'effects of the other player come before those of the turn player',
  '11.9.4-of-two-units-whose-power-is-swapped-the-second-one-gets-what-the-first-one-has-by-then':
    'the second of two units that swap power gets the power that the first one has just received',
  '11.9.4-what-was-counted-is-counted-anew': 'the numbers of a resolved effect are counted anew later',
  '11.9.8-what-has-been-applied-goes-on': 'an effect that is nullified goes on if it has already been applied',
  '11.9.8-whatever-the-player-has-been-given-is-nullified':
    'all effects that a player has been given are nullified together',
  '11.9.8.1-one-part-of-the-effect-is-nullified': 'only one part of an effect is nullified',
  '11.10.1-nothing-is-replaced': 'a replacement effect replaces nothing',
  '11.10.1-what-is-replaced-occurs-as-well': 'a replaced event occurs in addition to its replacement',
  '11.10.1.1-what-is-done-instead-triggers-nothing-either': 'an event that happens instead triggers no abilities',
  '11.10.1.1-what-was-replaced-triggers-abilities-as-well': 'a replaced event still triggers abilities',
  '11.10.2-the-turn-player-decides': 'the turn player decides which of several replacements applies first',
  '11.10.2.1-nobody-decides-the-first-that-is-found-applies':
    'the first replacement found for a card applies without a decision of its master',
  '11.10.2.2-nobody-decides-the-first-that-is-found-applies':
    'the first replacement found for an action applies without a decision',
  '11.10.2.2-the-turn-player-decides':
    "the turn player decides which replacement of the other player's action applies first",
  '11.10.2.3-what-happens-instead-is-not-replaced-by-another-one':
    'an event that happens instead cannot be replaced in turn',
  '12.2.1.2.1-what-cannot-be-used-does-not-trigger-and-cannot-be-played-either':
    'a unit whose automatic abilities cannot be used cannot play its activated abilities either',
  '12.4.2-nothing-is-chosen-where-there-are-fewer-cards':
    'a random choice chooses no card if there are fewer cards than its number',
  '12.5.1-it-is-only-not-chosen-an-effect-on-all-cards-changes-its-state':
    'a card that effects cannot affect has its state changed by an effect on all cards',
  '12.5.1-it-is-only-not-chosen-an-effect-on-all-cards-changes-its-values':
    'a card that effects cannot affect has its values changed by an effect on all cards',
  '12.5.1-it-is-only-not-chosen-an-effect-on-all-cards-moves-it':
    'a card that effects cannot affect is moved by an effect on all cards',
  '12.5.1-what-one-player-or-some-units-cannot-affect-no-effect-at-all-can-affect':
    'a card that some effects cannot affect cannot be affected by any effect',
  '12.7.1-it-is-done-for-the-same-card-each-time': 'an action "for each card" is performed for the same card each time',
  '12.7.1-it-is-done-once': 'an action "for each card" is performed only once',
  '12.7.1-it-is-done-once-though-there-is-no-such-card':
    'an action "for each card" is performed once even if there is no such card',
  '12.7.1.1-what-follows-the-sentence-is-done-each-time-as-well':
    'the repetition of "for each" includes the sentence that follows',
  '12.7.2-it-ends-as-soon-as-no-more-cards-than-that-are-left':
    'a repetition "for each" stops when it has been done as often as cards are left',
  '12.7.3-one-time-can-choose-the-same-card-twice': 'the same card can be chosen twice in one repetition',
  '12.7.3-what-one-time-has-chosen-can-be-chosen-the-next-time':
    'a card chosen in one repetition can be chosen again in the next one',
  '12.7.3-what-was-chosen-is-not-chosen-in-the-rest-of-the-effect-either':
    'a card chosen in a repetition cannot be chosen in the rest of the effect either',
  '13.3.2.1-of-two-units-beside-a-legion-the-one-that-is-named-last-stays':
    'the unit that is named last stays if two units are beside a legion',
  '13.3.4.1-of-two-mates-the-one-that-is-named-first-stays': 'the mate that is named first stays if there are two',
  '13.3.5-what-a-unit-wears-counts-among-the-cards-of-its-circle':
    'a card that a unit wears counts among the cards of its circle',
  '13.6.2-one-check-serves-for-all-damage': 'a single damage check serves for all damage',
  '13.9.1-gauge-of-a-unit-that-is-gone-stays':
    'no rule action puts the gauge of a unit that has left into the drop zone',
  '11.8.2.1.1-an-effect-plays-an-order-beyond-the-limit': 'an effect can play an order beyond the order limit',
  '11.8.2.1.1-an-order-that-an-effect-plays-does-not-count':
    'an order played by an effect does not count towards the order limit',
  '11.8.2.1.1-an-order-that-is-free-costs-what-it-says':
    'an order that an effect plays for free still costs what it says',
  '10.4.1.11-a-unit-that-cannot-be-boosted-is-boosted': 'a unit that cannot be boosted is boosted anyway',
  '12.4.2-the-player-of-the-effect-chooses':
    'the player of the effect chooses the cards that are to be chosen at random',
  '12.4.2-the-player-whose-hand-it-is-chooses':
    'the player whose hand it is chooses the cards that are to be chosen at random',
  '12.4.2-the-first-cards-are-taken': 'a random choice always takes the first cards',
  '12.6.1-a-name-that-each-two-of-the-cards-have-in-common-is-enough':
    'cards count as having the same name if any two of them share one',
  '12.7.1.1-only-the-first-action-of-the-sentence-is-done-each-time':
    '"for each" repeats only the first action of the sentence',
  '12.7.1.1-each-action-is-done-for-all-cards-before-the-next':
    '"for each" repeats one action for all cards before it starts the next action',
  '12.7.2-the-cards-are-counted-anew-after-each-time': '"for each" counts the cards again after every repetition',
  '12.7.2-the-cards-are-counted-when-the-effect-is-over':
    '"for each" also counts cards that come up while it is carried out',
  '12.7.3-a-time-in-which-nothing-was-chosen-is-the-last':
    'a repetition in which nothing is chosen ends the repetitions',
  '8.1.3-no-text-changes-the-limit': 'a text cannot change how many copies a deck may hold',
  '8.1.3-a-text-about-copies-lifts-all-limits': 'a text that allows more copies of a card allows any number of them',
  '8.1.4-50-cards-are-the-least-of-a-main-deck': 'a main deck may have more than 50 cards',
  '8.1.4-50-cards-are-the-most-of-a-main-deck': 'a main deck may have fewer than 50 cards',
  '8.1.7-sixteen-triggers-are-the-most': 'a main deck may have fewer than 16 triggers',
  '8.1.7-sixteen-triggers-are-the-least': 'a main deck may have more than 16 triggers',
  '8.1.6.3-the-first-name-alone-counts': 'only the first name of a card counts in deck construction',
  '8.1.11.2-an-order-of-the-grade-will-do': 'an order can take the place of a unit in the ride deck',
  '8.2.1.2-the-first-vanguard-is-shown-at-once': 'the first vanguard is placed face up',
  '8.2.1.2.1-the-first-vanguard-is-of-the-rest-of-the-main-deck':
    'the first vanguard is chosen from the main deck although there is a ride deck',
  '8.2.1.8-cards-go-back-on-top': 'the returned cards of a redraw go on top of the deck',
  '9.2.1-the-units-stand-before-that':
    'the units stand before abilities for the beginning of the stand phase are resolved',
  '9.5.3-a-unit-of-the-next-grade-in-the-hand-does-not-matter':
    'G assist can be used even with a unit of the next grade in the hand',
  '9.5.3-a-vanguard-of-grade-3-is-helped-too': 'G assist can be used with a vanguard of grade 3 or higher',
  '9.5.3.1-the-hand-stays-hidden': 'a player uses G assist without revealing the hand',
  '9.5.3.2-two-cards-are-removed-although-none-was-found': 'G assist removes two cards even if no unit was found',
  '9.5.3.2-the-player-looks-at-six-cards': 'G assist looks at six cards',
  '9.5.3.2-a-unit-of-any-grade-is-found': 'G assist can find a unit of any grade',
  '9.9.2.4-each-is-used-once-in-a-turn': 'each activated ability can be used only once in a turn',
  '9.9.2.2.2-a-card-alone-stays-where-it-is': 'a column with only one card cannot be exchanged',
  '9.11.9-the-same-player-goes-on': 'the same player takes the next turn',
  '10.3.1.4-without-an-attack-the-next-turn-comes-at-once':
    'a player who does not attack ends the turn without an End Phase',
  '10.4.1.3-without-the-unit-that-was-chosen-the-battle-is-over':
    'the battle ends if the unit chosen as attacker can no longer attack',
  '10.4.1.3-the-unit-that-was-chosen-first-attacks-all-the-same':
    'the unit chosen as attacker attacks even if it can no longer attack',
  '10.4.1.3.1-the-close-step-comes': 'a battle without an attacker still has a close step',
  '10.4.1.8.3-an-attack-stays-on-one-unit': 'an effect cannot add units to those that are attacked',
  '10.4.1.8.3-the-further-units-take-the-place-of-the-first':
    'units that an effect adds to an attack replace the first target',
  '10.7.1.6-nobody-is-told-of-a-hit': 'no ability triggers when an attack hits',
  '10.7.1.6.1-only-the-attack-is-told-to-have-hit-and-not-which-units-it-hit':
    'abilities for a hit cannot check which unit was hit',
  '10.7.1.7-nobody-is-told-that-an-attack-did-not-hit': 'no ability triggers when an attack does not hit',
  '10.7.1.7-an-attack-without-attacker-is-not-one-that-did-not-hit':
    'an attack whose attacker has left does not count as one that did not hit',
  '10.7.1.8-the-units-are-hit-all-the-same':
    'an effect that triggers "when the attack hits" without a hit also makes the attack hit',
  '10.8.1.3-the-close-step-is-over-after-one-round':
    'the close step ends after one round even if abilities trigger again',
  '10.4.1.9-a-guardian-guards-all-units-that-are-attacked': 'a guardian guards all attacked units',
  '10.4.1.10-a-unit-that-comes-to-the-circle-of-a-unit-that-is-attacked-is-attacked':
    'a unit placed on the circle of an attacked unit becomes attacked',
  '11.6.1.5-the-abilities-of-the-other-player-are-not-carried-out-in-this-turn':
    "the other player's abilities that stand by are not played in the turn player's turn",
  '11.6.2.2.1-a-player-acts-once': 'a player who has acted in a play timing cannot act again',
  '11.9.4.1-the-value-is-set-to-the-other-one': "an effect that swaps values sets a unit to the other's value",
  '11.9.5-the-rule-is-about-the-cards-of-that-moment':
    'an effect on the rules applies only to cards that are there when it is resolved',
  '11.9.7-a-card-is-read-as-it-comes-before-the-effects-of-its-zone':
    'a card is judged before the effects of its new zone apply',
  '13.4.1-guardians-of-nobody-stay-until-the-end-of-the-battle':
    'guardians that no longer guard a unit stay until the end of the battle',
  '13.3.5.1-the-last-of-them-in-the-order-of-the-circle-stays':
    'the last of several units placed on one circle at the same time stays',
  '9.11.3-locked-and-deleted-cards-stay-so': 'locked and deleted cards are not turned face up at the end of the turn',
  '9.11.3-deleted-units-stay-so': 'deleted units are not turned face up at the end of the turn',
  '13.9.1-gauge-of-what-is-no-unit-any-more-stays': 'gauge stays if its card is no longer a unit',
  '11.1.1.2.1.1-an-ability-that-triggers-in-the-hand-stands-by-without-a-word-of-its-master':
    'an ability that triggers in the hand stands by without its master declaring it',
  '11.2.1.1.1-only-what-the-effect-has-done-counts':
    'an ability that its text uses up stays usable if its effect changed nothing',
  '11.2.4-if-you-do-is-carried-out-whatever-came-of-the-requirement':
    '"if you do" is carried out even if the requirement was not met',
  '11.4.2-the-choice-of-a-part-that-is-inactive-is-made': 'a player makes the choice of a part that is inactive',
  '11.8.2.2-an-ability-is-played-by-whoever-pays-what-is-possible':
    'an ability can be played by paying as much of its cost as possible',
  '11.8.2.2.1-the-card-of-the-hand-is-not-shown': 'a card in the hand whose ability is played is not shown',
  '11.8.3.1.3-the-player-has-what-stands-before-the-alone': 'an effect with "/" performs only what stands before it',
  '11.8.4.1.1-up-to-a-number-is-as-many-as-possible': '"up to" a number of targets means as many as possible',
  '11.8.4.1.1-up-to-a-number-is-one-at-least': '"up to" a number of targets means at least one',
  '11.8.4.1.2-fewer-targets-than-the-number-are-none': 'an effect with fewer targets than its number chooses none',
  '11.8.4.1.3-an-effect-without-a-target-ends-there': 'an effect that finds no target stops instead of going on',
  '11.8.4.1.4-no-card-of-the-hand-can-be-found-to-fit': 'a player cannot choose any card of the hand that has to fit',
  '11.8.5.2-the-card-goes-to-the-zone-of-the-player-whose-effect-it-is':
    'a card goes to the zone of the player whose effect moves it',
  '11.8.5.3-all-units-of-the-player-are-meant': 'an ability that names no unit applies to all units of its player',
  '11.8.5.3-the-vanguard-is-meant': 'an ability that names no unit applies to the vanguard',
  '11.8.6-the-cards-are-taken-as-they-lie':
    'an effect refers to several cards in the order in which they lie, whatever order the player chooses',
  '11.8.6-only-the-first-card-counts': 'an effect that refers to several cards refers only to the first',
  '11.8.10.1-an-automatic-ability-may-be-left': 'a player may leave an automatic ability that stands by unplayed',
  '11.8.12.1.1-the-information-in-the-hidden-zone-counts':
    'a card that moves between a hidden and a public zone is judged by its information in the hidden zone',
  '11.8.12.1.2-the-information-after-the-field-counts':
    'a card that leaves the field is judged by its information in its new zone',
  '11.8.12.1.3-the-information-in-the-zone-before-counts':
    'a card that moves between other zones is judged by its information in the old zone',
  '9.11.5-the-unit-of-the-other-player-stays-until-that-turn-ends':
    "the other player's unit on an Astral Plane stays until the end of that player's turn",
  '8.2.1.6-player-a-always-goes-first': 'player A always takes the first turn',
  '12.5.1-a-battle-cannot-affect-it-either': 'a unit that effects cannot affect is not affected by battles either',
  '11.6.1.6-what-is-triggered-while-an-ability-waits-for-an-answer-of-a-player-or-after-it-is-lost':
    "an ability that is triggered while another ability waits for a player's answer, or later in that ability, is lost",
};
