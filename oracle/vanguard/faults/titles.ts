/** Titles of misreadings that people read, by the id, which keeps the words of an earlier title. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles: Titles = {
  '1.1.1-there-need-not-be-another-player-the-turn-passes-to-the-same-one':
    'a game can be played by one player, who takes every turn',
  '1.2.1-who-loses-in-the-own-turn-has-not-been-beaten-by-the-other-player-who-does-not-win':
    'a player who loses on their own turn does not make the other player win',
  '1.2.3-of-two-players-who-lose-together-the-turn-player-loses':
    'the turn player alone loses if both players lose at the same moment',
  '1.2.4-who-concedes-wins': 'a player who concedes wins',
  '1.2.5-who-wins-by-an-order-in-the-other-player-s-turn-loses':
    "a player who wins by an effect in the other player's turn loses",
  '1.2.5-who-wins-by-an-order-wins-when-it-has-been-carried-out-to-its-end':
    'a player who wins by an effect wins only when the effect has been fully carried out',
  '1.3.1-nothing-that-a-card-says-changes-what-the-rules-say-of-defeat':
    "a card's text cannot override what the rules say about defeat",
  '1.3.1-of-a-phase-that-is-skipped-the-second-step-comes':
    'the second step of a phase takes place although the phase is skipped',
  '1.3.1-what-a-text-allows-to-one-unit-every-unit-may-do': 'a permission for one unit applies to every unit',
  '1.3.2-where-there-are-fewer-cards-than-an-order-asks-for-it-takes-none':
    'an effect that asks for more cards than there are takes none',
  '1.3.2.2-what-an-order-says-is-done-once-at-least': 'an action to be done 0 times is done at least once',
  '1.3.2.2-what-is-to-be-done-a-negative-number-of-times-is-done-so-many-times':
    'an action to be done a negative number of times is done that many times',
  '1.3.2.4.1-one-of-the-hidden-cards-is-shown': 'a player who must show all hidden cards of a zone shows only one',
  '1.3.4-what-the-first-player-has-chosen-happens-before-the-other-chooses':
    "the first player's choice is carried out before the other player chooses",
  '1.3.6-what-a-trigger-icon-gives-has-increased-nothing':
    'a value raised by a trigger icon does not count as increased',
  '1.3.6-what-is-set-to-a-value-has-increased-whatever-it-was-before':
    'a value that is set counts as increased, whatever it was before',
  '1.3.6.1-what-is-added-to-a-value-has-increased-it-and-what-is-taken-away-has-decreased-it':
    'a value always counts as increased by an addition and as decreased by a subtraction',
  '1.3.7.1-nothing-answers-that-a-unit-intercepts': 'no ability triggers when a unit intercepts',
  '1.3.7.1-nothing-answers-that-an-ability-is-played': 'no ability triggers when an ability is played',
  '1.3.7.1-nothing-answers-that-an-order-is-played': 'no ability triggers when an order is played',
  '1.3.7.2-nothing-answers-the-attack-of-a-rear-guard': 'no ability triggers when a rear-guard attacks',
  '1.3.7.3-nothing-answers-that-a-unit-is-attacked': 'no ability triggers when a unit is attacked',
  '1.3.7.3-nothing-answers-that-a-vanguard-attacks-a-rear-guard':
    'no ability triggers when a vanguard attacks a rear-guard',
  '1.3.7.4-nothing-answers-a-boost-that-has-ended': 'no ability triggers for a boost that has ended',
  '2.2.4-it-is-a-clan-like-any-other': 'Cray Elemental is a clan like any other',
  '2.2.4-it-is-of-all-clans-and-of-no-nation': 'a Cray Elemental card belongs to all clans and to no nation',
  '2.8.3.1-what-a-text-gives-to-another-unit-is-no-trigger-effect':
    'a trigger effect that a text gives to another unit is no trigger effect',
  '2.9.5.1-what-loses-its-subtype-loses-its-special-type': 'a card that loses its subtype also loses its special type',
  '2.13.3-one-of-the-two-icons-is-enough': 'a persona ride needs the icon on only one of the two units',
  '2.13.3-there-is-no-persona-ride': 'a normal ride is never a persona ride',
  '2.14.4-all-nations-are-the-same': 'a card of one nation counts as a card of every nation',
  '4.9.1-there-is-no-circle-behind-the-vanguard': 'a player has no circle behind the vanguard',
  '4.9.2.4.1-a-guardian-stands': 'a card put on the guardian circle stands',
  '4.14.3-the-g-deck-lies-face-up': 'the cards of the G zone are face up from the beginning',
  '4.15.3.3-gauge-of-a-unit-that-is-gone-stays': 'the gauge of a unit that has left stays in the gauge zone',
  '4.15.3.5-gauge-that-is-moved-belongs-to-both-units': 'gauge can belong to two units after it has been moved',
  '5.1.3-what-a-card-has-now-is-original': 'the original information of a card is what it has now',
  '5.1.3-what-is-printed-is-original-whatever-becomes-of-it':
    'the original information of a card is always what is printed, whatever changes it',
  '6.2.3.1-one-card-is-called-whatever-number-the-effect-names': 'an effect that calls several cards calls only one',
  '6.2.3.2.1.1-nothing-is-called-where-a-circle-is-lacking':
    'an effect calls no cards at all where a circle is lacking',
  '6.2.3.3.1-a-guardian-stands': 'a unit that a text calls at rest is placed standing',
  '6.3.5-nothing-tells-which-unit-has-been-ridden-upon-another':
    'a unit cannot tell which other unit has been ridden upon',
  '6.3.8-nothing-tells-that-a-persona-ride-was-performed': 'no ability triggers when a persona ride is performed',
  '6.4.3.1-the-unit-that-comes-leads': 'the unit that is placed for a legion leads it, whatever the text says',
  '6.4.3.1.1-the-unit-that-comes-leads': 'the unit that is placed for a legion leads it if the text names no leader',
  '6.5.2.2.2-what-all-units-get-the-heart-gets-as-well': 'an effect on all units applies to the heart as well',
  '6.5.2.2.2.1-what-was-given-to-the-vanguard-is-lent-to-the-g-unit':
    'effects given to the vanguard pass to the G unit',
  '6.5.2.2.4.1-whoever-led-before-leads-again': 'the unit that led the legion before the stride leads it again',
  '6.5.2.2.4.1.1-of-two-that-seek-each-other-the-one-that-led-before-leads':
    'the former leader leads again if both units seek each other as mates',
  '6.7.2.2.1-what-the-worn-unit-wore-goes-to-the-drop-zone': 'cards that the worn unit wore go to the drop zone',
  '6.7.2.2.1-what-the-worn-unit-wore-stays-with-that': 'cards that the worn unit wore stay with that unit',
  '6.7.3-there-is-no-such-state': 'no unit is ever in the overDress state',
  '6.7.3-whoever-can-overdress-is-in-the-state': 'a unit that can overDress is always in the overDress state',
  '6.8.3.1-one-rear-guard-is-enough': 'a single rear-guard is enough for XoverDress',
  '6.8.3.2-the-cards-stay-where-they-are': 'the units used for XoverDress stay where they are',
  '6.8.4-there-is-no-such-state': 'no unit is ever in the XoverDress state',
  '7.5.1-the-deck-is-not-shuffled': 'a deck that is to be shuffled keeps its order',
  '7.6.2-one-card-is-drawn-whatever-the-number': 'an effect that draws several cards draws only one',
  '7.6.3.1-one-card-is-offered-even-where-the-number-is-0': 'an effect that draws up to 0 cards offers one card',
  '7.6.3.2-who-has-drawn-the-first-card-draws-all-of-them':
    'a player who draws up to a number and has drawn the first card must draw all of them',
  '7.6.3.4-it-is-over-one-card-before-the-number-is-reached':
    'a draw of up to a number of cards ends one card too early',
  '7.6.4.1.1-what-the-rules-draw-is-not-drawn-by-an-ability':
    'a card drawn by the rules outside the draw step is not drawn by an ability',
  '7.7.1-one-card-fewer-is-looked-at': 'a player who looks at cards from the top of a deck sees one card fewer',
  '7.7.2.1-one-card-is-offered-even-where-the-number-is-0': 'an effect that looks at up to 0 cards offers one card',
  '7.7.3.1-what-may-be-looked-at-at-any-time-is-not-looked-at':
    'a card that its player may look at at any time does not count as looked at',
  '7.8.3-one-card-of-each-zone-is-switched': 'a switch of two zones moves only one card of each',
  '7.8.3-one-zone-is-moved-after-the-other': 'the cards of two switched zones are moved one zone after the other',
  '7.15.1.5-nothing-is-activated-where-the-card-is-not-being-checked':
    'a process that is no ability is activated only for a card that is being checked',
  '7.24.2-one-card-is-turned-whatever-the-number': 'a counter-blast turns only one card, whatever its number',
  '7.25.2-one-card-is-enough-whatever-the-number': 'a soul-blast is paid with only one card, whatever its number',
  '7.26.1-one-card-is-turned-whatever-the-number': 'a counter-charge turns only one card, whatever its number',
  '7.27.1-one-card-is-put-into-the-soul-whatever-the-number':
    'a soul-charge puts only one card into the soul, whatever its number',
  '7.28.2-another-icon-in-between-uses-the-change-up':
    'a change for "the next time" is used up by an icon of another kind',
  '7.30.1.1-a-card-that-is-locked-and-unlocked-is-the-same-unit':
    'a unit that is locked does not become a different card',
  '7.30.2-nothing-but-unlocking-ends-the-locked-state':
    'a locked card that is turned face up without being unlocked stays locked',
  '7.30.5.2-what-lay-on-the-circle-stays-there': 'a card on a circle that becomes a lock circle stays there',
  '7.31.1.1-a-card-that-is-locked-and-unlocked-is-the-same-unit':
    'a card that is unlocked is the same unit as before it was locked',
  '7.31.3-nothing-but-unlocking-ends-the-locked-state': 'the locked state ends only when an effect unlocks the card',
  '7.33.1.1-one-unit-alone-leaps': 'a time leap takes only one unit',
  '7.36.4-what-lasts-for-that-attack-goes-on-after-it': 'an effect for "that attack" goes on after the attack',
  '7.39.1.1.1-its-original-master-has-a-dominated-unit-still-but-for-attacks':
    'a dominated unit still counts for its original master, except in attacks',
  '7.39.2.3.1-whoever-is-the-master-by-then-plays-a-timed-trigger':
    'the current master of a dominated unit plays its timed trigger',
  '7.39.2.3.1-whoever-is-the-master-by-then-plays-what-waits-for-an-event':
    'the current master of a dominated unit plays its ability that waits for an event',
  '7.39.5-nothing-is-called-to-the-circle-of-a-dominated-unit':
    'no unit can be called to the circle of a dominated unit',
  '7.40.2-nothing-is-flipped-over-where-one-of-the-cards-has-one-side':
    'an effect flips over no card if one of its cards has only one side',
  '7.41.4-one-card-becomes-gauge-whatever-the-number': 'an effect that puts several cards as gauge puts only one',
  '7.41.5-gauge-that-is-moved-belongs-to-both-units':
    'gauge that is moved to another unit still belongs to its former unit as well',
  '7.42.1.2-one-accel-marker-goes-to-the-stage': 'only one Accel marker goes to the circle that becomes the stage',
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
    'an effect that keeps weak attackers from hitting a unit keeps off no attackers',
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
  '14.1.2-one-keyword-of-several-is-enough': 'an ability with several keywords is active as soon as one of them is',
  '14.12.3.1-one-card-of-grade-3-pays-and-no-more-cards-do':
    'a stride is paid with one card of grade 3, but not with several cards',
  '14.12.3.1-what-a-stride-takes-is-no-cost': 'the cards that a stride takes are not a cost',
  '14.22.2-another-rear-guard-rests': 'the rear-guard rested for Revelation must be another unit',
  '14.22.2.1-where-all-rear-guards-are-at-rest-no-card-goes-into-the-soul':
    'Revelation puts no card into the soul where all rear-guards are at rest',
  '14.22.2.1-where-all-rear-guards-are-at-rest-the-vanguard-rests':
    'Revelation rests the vanguard where all rear-guards are at rest',
  '14.23.1.1-of-a-legion-the-leader-alone-becomes-blazing': 'only the leader of a legion becomes blazing',
  '14.26.2-what-changes-payments-changes-the-retiring-of-engorge':
    'effects that change payments also change the retiring for Engorge',
  '14.36.1.3-what-waits-is-dropped-with-the-harmony-that-has-triggered-it':
    'an ability triggered by harmony is dropped when the harmony ends',
  '14.44.2-of-several-melodies-that-give-the-same-ability-one-counts':
    'melodies that give the same ability count only once',
  '14.46.3-one-bound-card-of-an-odd-grade-is-enough-for-white-wings':
    'a single bound card of an odd grade is enough for White Wings',
  '14.46.4-one-bound-card-of-an-even-grade-is-enough-for-black-wings':
    'a single bound card of an even grade is enough for Black Wings',
  '14.49.1-the-other-unit-alone-becomes-a-friend':
    'a unit with Friend does not become a Friend itself, only the other unit does',
  '14.50.3.2-one-unit-may-have-the-name-and-another-one-glitter':
    'Glitter – (name) can be met by a vanguard with that name and another unit with Glitter',
  '15.1.2.4.2-what-has-no-grade-has-none-to-compare': 'a marker without a grade has no grade to compare',
  '15.2.2-nothing-is-created': 'a pseudo-card that is to be created does not come to exist',
  '15.4.3.1-one-token-is-called-whatever-the-number': 'an effect that calls several tokens calls only one',
  '15.7.1.2-what-retires-a-unit-reaches-the-markers-of-its-circle':
    'an effect that retires a unit also removes the markers of its circle',
  '16.2.1.3.1.1-what-a-gift-marker-gives-does-not-reach-a-unit-that-effects-cannot-affect':
    'a gift marker gives nothing to a unit that effects cannot affect',
  '16.3.1.4.1.1-one-force-marker-is-on-a-circle': 'a circle has at most one Force marker',
  '16.3.1.5.2.1-the-other-markers-of-the-circle-stay': 'Force markers stay when their circle disappears',
  '16.3.2-one-gift-of-an-effect-is-resolved': 'only one of several gifts of an effect is resolved',
  '17.5.1.2-what-a-unit-wears-is-not-imprisoned-with-it': 'cards that a unit wears are not imprisoned with it',
  '17.7.3-the-unit-that-came-first-to-the-circle-is-armed': 'an arms order arms the unit that came to the circle first',
  '17.7.8.2-of-all-arms-orders-of-a-circle-the-last-one-stays':
    'only the last of all arms orders on a circle stays, whatever their names',
  '17.7.8.2-of-arms-orders-of-one-name-on-all-circles-the-last-one-stays':
    'only the last of all arms orders with the same name stays, even on different circles',
  '17.7.8.2-of-arms-orders-of-one-name-the-first-stays': 'the first of several arms orders with the same name stays',
  '17.7.8.2-of-arms-orders-that-came-at-one-moment-the-first-stays':
    'the first of several arms orders put on a circle at the same moment stays',
  '17.9.3.2-the-unit-that-came-first-to-the-circle-is-armed':
    'a card put on a circle as an arms order belongs to the unit that came there first',
  '18.1.1.3-where-both-can-stop-a-loop-they-are-asked-again-when-it-is-over':
    'players who can both stop a loop are asked again when it is over',
  '18.4.1.1-what-lasts-for-a-battle-goes-on-when-an-effect-ends-the-turn':
    'an effect that lasts for a battle goes on when an effect ends the turn',
  '18.4.1.1-what-lasts-for-the-turn-ends-when-an-effect-ends-the-turn':
    'an effect that lasts for the turn ends as soon as another effect ends the turn',
  '18.4.3-what-waits-is-forgotten': 'abilities that are waiting when an effect ends the turn are forgotten',
  'A2.1-nothing-comes-of-the-unit-that-is-retired': 'a unit under a Cradle marker gives no card when it is retired',
  'B.1-all-nations-are-the-same': 'the name of any nation means every nation',
  'B.3-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Keter Sanctuary or United Sanctuary without a clan is only of the first of their clans',
  'B.4-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Dragon Empire without a clan is only of the first of its clans',
  'B.5-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Brandt Gate or Star Gate without a clan is only of the first of their clans',
  'B.7-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Dark States or Dark Zone without a clan is only of the first of their clans',
  'B.8-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Stoicheia or Zoo without a clan is only of the first of their clans',
  'B.9-a-card-without-a-clan-is-of-the-first-clan-of-the-nation':
    'a card of Stoicheia or Magallanica without a clan is only of the first of their clans',
  'B.11-a-card-of-the-nation-has-no-clan': 'a card of the nation Touken Ranbu without a clan has no clan',
  'B.12-a-card-of-the-nation-has-no-clan': 'a card of the nation BanG Dream! without a clan has no clan',
  'B.13-a-card-of-the-nation-has-no-clan': 'a card of the nation SHAMAN KING without a clan has no clan',
  'B.14-a-card-of-the-nation-has-no-clan': 'a card of the nation Record of Ragnarok without a clan has no clan',
  '7.36.1.2-a-unit-behind-the-attacker-boosts-it': 'a unit behind the attacker boosts an attack that an effect orders',
  '12.4.2-the-player-whose-hand-it-is-chooses':
    'a card of a hand to be taken at random is chosen by the player of the hand',
  '12.4.2-the-first-cards-are-taken': 'cards to be chosen at random are taken in the order in which they lie',
  '8.2.1.6-player-a-always-goes-first': 'player A always takes the first turn',
  '9.11.9-the-same-player-goes-on': 'the same player takes the next turn as well',
  '6.5.1.3-the-heart-that-became-one-last-is-the-one-that-counts':
    'a G unit has only the name and power of its newest heart',
  '6.5.3-the-heart-stays-below-the-one-that-was-ridden': 'the heart of a G unit stays below the ridden unit',
  '6.4.3.1.1-the-unit-that-was-there-leads': 'the mate that was already on the circle leads the legion',
  '6.7.5.2-all-of-them-go-to-the-deck': 'all worn cards go to the deck',
  '6.7.5.2-all-of-them-go-where-the-unit-goes': 'all worn cards go where their unit goes',
  '7.25.3-an-effect-takes-no-cards': 'an effect that orders a soul-blast takes no cards',
  '11.8.6-only-the-first-card-counts': 'a text that refers to several cards applies only to the first',
  '14.2.3.1-the-ability-never-works': 'the continuous ability of an activation condition keyword never works',
  '12.5.1-a-battle-cannot-affect-it-either': 'a unit that effects cannot affect is not affected by battles either',
  '11.6.2.2.1-a-player-acts-once': 'a player plays only one card or ability in a play timing',
};
