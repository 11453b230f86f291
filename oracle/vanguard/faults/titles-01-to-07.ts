/** Titles of misreadings of clauses of sections 1 to 7. */
import type { Titles } from '../../kernel/testing/misreadings';

export const titles01To07: Titles = {
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
  '4.14.3-the-g-deck-lies-face-up': 'the cards of the G zone start face up',
  '4.15.3.3-gauge-of-a-unit-that-is-gone-stays': 'the gauge of a unit that has left stays in the gauge zone',
  '4.15.3.5-gauge-that-is-moved-belongs-to-both-units': 'gauge can belong to two units after it has been moved',
  '5.1.3-what-a-card-has-now-is-original': 'the original information of a card is what it has now',
  '5.1.3-what-is-printed-is-original-whatever-becomes-of-it':
    'the original information of a card is always what is printed, whatever changes it',
  '6.2.3.1-one-card-is-called-whatever-number-the-effect-names': 'an effect that calls several cards calls only one',
  '6.2.3.2.1.1-nothing-is-called-where-a-circle-is-lacking':
    'an effect calls no cards at all if there are too few circles',
  '6.2.3.3.1-a-guardian-stands': 'a unit that a text calls at rest is placed standing',
  '6.3.5-nothing-tells-which-unit-has-been-ridden-upon-another':
    'an ability for being ridden upon does not check which unit was ridden upon',
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
  '1.2.4-a-player-concedes-in-the-own-turn-alone': 'a player can concede only in their own turn',
  '1.1.1-a-turn-of-a-third-player-lies-between-the-turns-of-the-two':
    'a third player takes a turn between the turns of the two players',
  '1.3.1-four-copies-are-the-most-whatever-a-card-says': "four copies are the limit even if a card's text allows more",
  '1.3.2.3-a-cost-of-fewer-than-no-cards-is-one-of-so-many':
    'a cost of no cards or a negative number of cards is paid by discarding one',
  '1.3.2.4-the-hand-is-shown-also-where-the-number-is-reached':
    'a player shows the hand even after choosing the full number of cards',
  '1.3.2.4-a-player-may-keep-back-hidden-cards-that-fit': 'a player need not choose hidden cards that fit',
  '1.3.2.4.1-nobody-sees-why-fewer-cards-were-chosen':
    'a player who chooses fewer hidden cards than the number shows nothing',
  '1.3.2.4.1-the-hand-is-shown-only-where-no-card-fits':
    'a player who chooses too few cards shows the hand only if no card fits',
  '1.3.2.4.1-the-hand-stays-shown': 'a hand that was shown because too few cards were chosen stays shown',
  '1.3.7.2-a-unit-boosts-only-when-abilities-have-looked-at-that':
    'abilities for "when this unit boosts" trigger before the unit boosts',
  '1.3.7.2-a-unit-attacks-until-the-end-of-the-turn': 'a unit counts as attacking until the end of the turn',
  '1.3.7.2-a-unit-attacks-until-its-attack-has-been-compared':
    'a unit stops counting as attacking once the powers are compared',
  '1.3.7.3-a-unit-is-attacked-until-the-attack-has-been-compared':
    'a unit stops counting as attacked once the powers are compared',
  '1.3.1-a-player-need-not-pay-for-an-attack-for-which-a-text-asks-a-payment':
    'a player need not pay the cost that a text adds to an attack',
  '1.3.1-a-unit-for-which-its-player-cannot-pay-attacks-unpaid':
    'a unit attacks even if its player cannot pay the cost that a text adds',
  '1.3.1-a-phase-that-is-to-be-skipped-comes': 'a phase that an effect skips takes place anyway',
  '1.3.1-a-phase-that-is-to-be-skipped-once-never-comes-again':
    'a phase that an effect skips once is skipped in every later turn',
  '1.3.1-a-drive-check-that-is-to-be-skipped-is-made': 'a drive check that an effect skips is made anyway',
  '1.3.3-a-unit-that-cannot-boost-boosts': 'a unit that cannot boost boosts anyway',
  '1.3.3-a-card-that-cannot-be-called-from-the-hand-guards':
    'a card that cannot be called from the hand can still guard',
  '1.3.3-a-card-that-cannot-be-ridden-is-ridden': 'a player can ride a card that cannot be ridden',
  '1.3.3-a-player-who-cannot-draw-draws': 'a player who cannot draw draws anyway',
  '1.3.3-a-player-who-cannot-counter-charge-does-so': 'a player who cannot counter-charge counter-charges anyway',
  '1.3.3-a-player-who-cannot-soul-charge-does-so-by-an-effect':
    'a player who cannot soul-charge still soul-charges by an effect',
  '1.3.3-a-player-who-cannot-soul-charge-pays-by-a-soul-charge':
    'a player who cannot soul-charge can still pay a cost by soul-charging',
  '1.3.5.1-a-number-that-is-counted-is-no-limit': '"up to" a number lets a player choose one more than that number',
  '6.2.5-a-unit-that-is-called-anew-has-attacked-if-the-card-has':
    'a unit called again counts as having attacked if it attacked before it left',
  '6.7.3-a-unit-that-wears-a-card-by-an-effect-is-in-the-overdress-state':
    'a unit that an effect lets wear a card is in the overDress state',
  '6.7.3-a-unit-that-has-lost-what-it-wore-is-in-the-overdress-state-no-more':
    'a unit leaves the overDress state when it loses the cards that it wore',
  '7.14.1-a-unit-that-gets-the-abilities-of-another-one-gets-its-skill-icons-alone':
    'a unit that gets the abilities of another one gets only its skill icons',
  '7.18.1-a-unit-that-cannot-be-retired-is-retired': 'a unit that cannot be retired is retired anyway',
  '2.1.2-the-name-of-the-text-is-a-name-in-deck-building-alone':
    "a name from a card's text counts only in deck construction",
  '2.1.2-the-name-of-the-text-is-no-name-in-deck-building':
    "a name from a card's text does not count in deck construction",
  '2.2.3.1-the-clan-takes-the-place-of-the-printed-one': 'a clan that a card gets replaces its printed clan',
  '2.2.5-an-order-without-a-clan-and-a-nation-is-of-none': 'an order without a clan and a nation belongs to none',
  '2.2.5-every-order-is-of-all-clans': 'every order belongs to all clans',
  '2.2.5-every-card-without-a-clan-and-a-nation-is-of-all':
    'every card without a clan and a nation belongs to all of them',
  '2.10.1.1-the-icon-gives-nothing-where-no-text-says-boost': 'the Boost icon does nothing unless the text says Boost',
  '2.10.1.2-the-icon-gives-nothing-where-no-text-says-intercept':
    'the Intercept icon does nothing unless the text says Intercept',
  '2.10.1.3-the-icon-gives-nothing-where-no-text-says-twin-drive':
    'the Twin Drive icon does nothing unless the text says Twin Drive',
  '2.10.1.4-the-icon-gives-nothing-where-no-text-says-triple-drive':
    'the Triple Drive icon does nothing unless the text says Triple Drive',
  '2.14.4-a-card-without-a-clan-is-of-none': 'a card without a clan belongs to no clan',
  '2.14.4-a-card-is-of-all-clans-of-its-nation-whatever-clan-it-names':
    'a card belongs to all clans of its nation, whatever clan it names',
  '2.14.4-a-nation-has-one-name': 'a nation is known by only one of its names',
  '2.15.2-cards-with-different-illustrations-are-counted-apart':
    'copies of a card with different illustrations are counted separately',
  '2.16.2-cards-of-different-collection-numbers-are-counted-apart':
    'copies of a card with different collection numbers are counted separately',
  '2.8.2.2-the-critical-lasts-for-the-game': 'the critical of a trigger lasts for the rest of the game',
  '2.8.2.2.1-the-critical-and-the-power-go-to-one-unit':
    'the critical and the power of a trigger must go to the same unit',
  '2.8.2.2.1-the-critical-and-the-power-go-to-different-units':
    'the critical and the power of a trigger must go to different units',
  '2.8.2.4.1-the-unit-that-stands-gets-the-power': 'the power of a stand trigger must go to the unit that it stands',
  '2.8.2.4.1-the-unit-that-stands-cannot-get-the-power':
    'the power of a stand trigger cannot go to the unit that it stands',
  '2.8.3.1-a-trigger-effect-is-given-to-one-unit-alone':
    "an effect cannot give a unit's trigger effect to another unit as well",
  '2.8.3.2-the-actions-of-a-trigger-icon-are-performed-in-the-order-of-the-clause':
    "the player cannot choose the order of a trigger icon's actions",
  '3.2.2.5-the-player-whose-unit-the-event-was-about-is-the-master-of-the-effect':
    "an effect's master is the player whose unit triggered it",
  '4.1.6-a-card-that-cannot-be-moved-because-of-what-it-is-stays-hidden':
    'a hidden card that cannot move to a zone of its kind is not shown',
  '4.1.9-the-cards-come-in-the-order-in-which-they-lay-before':
    'cards that move together keep the order in which they lay',
  '4.1.13-a-card-of-the-other-player-is-called-like-an-own-one': "a player calls another player's card like their own",
  '4.5.2-a-player-may-look-at-the-own-deck': 'a player may look at their own deck',
  '6.2.3.1.1-the-card-is-not-revealed': 'a hidden card that is called is not revealed',
  '6.2.3.1.1-only-a-card-that-finds-a-circle-is-revealed':
    'a hidden card that is called is revealed only if there is a circle for it',
  '6.2.3.2-the-cards-come-to-the-circles-from-the-left-unchosen':
    'called cards go to the circles from left to right, without a choice',
  '6.2.3.2.1.1-the-cards-that-were-chosen-first-are-called':
    'if there are too few circles, the cards that were chosen first are called',
  '6.2.3.4-the-unit-that-lay-on-the-circle-stays-there': 'a unit stays on its circle when another is called there',
  '6.2.3.4-the-unit-that-lay-on-the-circle-goes-at-the-next-check-timing':
    'a unit whose circle gets a called unit leaves only at the next check timing',
  '6.3.3.2-the-first-card-of-the-hand-is-ridden': 'the player cannot choose which card of the hand is ridden',
  '6.3.3.2.2-a-card-of-the-ride-deck-is-ridden-for-nothing': 'riding a card of the ride deck costs nothing',
  '6.3.5-no-unit-has-been-ridden-upon': 'no ability triggers when a unit is ridden upon',
  '6.3.5.1-the-unit-is-found-in-whatever-zone-it-is':
    'a unit that was ridden upon is found in any zone that it has gone to',
  '6.3.5.1-the-unit-is-not-found-in-the-soul': 'a unit that was ridden upon is not found in the soul',
  '6.3.6-the-cards-are-ridden-in-the-order-in-which-they-were-chosen':
    'the player cannot choose the order in which several cards are ridden',
  '6.3.8-the-names-need-not-be-the-same': 'a persona ride does not need the same card name',
  '7.15.1.4.2-the-back-row-gets-the-power-as-well': 'a persona ride also gives power to the back row',
  '7.15.1.4.2-the-vanguard-alone-gets-the-power': 'a persona ride gives power only to the vanguard',
  '7.39.1.2.1-the-guardian-is-a-unit-of-its-owner-again-when-the-effect-is-over':
    'a dominated unit that guards returns to its owner when the domination ends',
  '7.39.1.3-the-stand-phase-is-that-of-the-player-who-dominated-the-unit':
    'for a dominated unit, "your next stand phase" is that of the player who dominated it',
  '7.39.2-a-trigger-gives-its-power-to-a-unit-on-an-own-circle-alone':
    'a trigger cannot give its power to a dominated unit',
  '7.5.1-the-player-of-the-effect-shuffles-the-own-deck':
    'the player of the effect shuffles their own deck, whichever deck is named',
  '7.6.3-the-cards-are-drawn-when-the-player-has-stopped':
    'with "draw up to", all cards are drawn only once the player stops',
  '7.6.3-the-player-draws-all-of-the-cards-or-none':
    'with "draw up to", a player draws either the full number or nothing',
  '7.6.3.2-the-first-card-must-be-drawn': 'with "draw up to", the first card must be drawn',
  '7.6.3.3-each-time-two-cards-are-drawn': 'with "draw up to", each draw is of two cards',
  '7.6.3.4-the-player-may-go-on-after-the-number-is-reached': 'with "draw up to", a player may go on beyond the number',
  '7.12.2-the-card-that-was-found-is-shuffled-as-well':
    'a shuffle after a search also shuffles in the card that was found',
  '7.7.1-the-opponent-sees-the-cards-as-well': 'the opponent also sees the cards that a player looks at',
  '7.7.2-the-player-looks-at-as-many-cards-as-the-number-says':
    'with "look at up to", a player must look at the full number of cards',
  '7.7.2-the-player-says-once-whether-to-look-at-all-cards':
    'with "look at up to", a player decides once whether to look at all the cards',
  '7.7.2.2-the-first-card-that-is-looked-at-is-the-second-of-the-deck':
    'with "look at up to", the first card that a player sees is the second of the deck',
  '7.7.2.3-the-player-looks-at-one-card-at-least': 'with "look at up to", a player must look at one card at least',
  '7.7.2.3-the-player-cannot-stop-once-one-card-has-been-looked-at':
    'with "look at up to", a player cannot stop after the first card',
  '7.7.2.4-the-player-sees-all-of-the-cards-at-once': 'with "look at up to", a player sees all the cards at once',
  '7.7.2.4-the-player-looks-at-the-top-card-again-and-again':
    'with "look at up to", a player sees the same top card each time',
  '7.7.2.5-the-player-may-go-on-beyond-the-number': 'with "look at up to", a player may go on beyond the number',
  '7.7.2.5-the-player-stops-one-card-before-the-number':
    'with "look at up to", a player must stop one card before the number',
  '7.7.3-both-players-see-the-card': 'a card that its player may look at at any time is visible to both players',
  '7.7.3-the-player-sees-the-whole-deck': 'a player who may look at the top card at any time sees the whole deck',
  '7.7.3.1-the-card-is-looked-at-again-at-each-check-timing':
    'a card that its player may look at at any time counts as looked at again at each check timing',
  '7.7.3.1-only-the-first-of-such-cards-has-been-looked-at':
    'only the first card that its player may look at at any time counts as looked at',
  '7.8.2-the-card-that-can-move-does-so': 'if only one of two cards to be switched can move, that card still moves',
  '7.8.2-a-g-unit-goes-to-the-g-zone-and-the-other-card-comes-in-its-place':
    'switching a G unit sends it to the G zone and puts the other card in its place',
  '7.14.1-a-unit-does-not-get-the-ability': 'a unit does not get the ability that an effect gives it',
  '7.14.1-a-unit-does-not-get-the-icon': 'a unit does not get the icon that an effect gives it',
  '7.14.1-a-unit-has-the-ability-for-the-game': 'a unit keeps an ability that it got for the rest of the game',
  '7.14.2-a-unit-does-not-lose-its-ability': 'a unit keeps the abilities that an effect takes from it',
  '7.14.2-a-unit-does-not-lose-its-icon': 'a unit keeps the icon that an effect takes from it',
  '7.14.2-a-unit-has-lost-its-ability-for-the-game':
    'a unit that loses its abilities loses them for the rest of the game',
  '7.14.4-the-value-of-the-other-unit-takes-the-place-of-the-own':
    "a unit that gets another unit's power gets it in place of its own",
  '7.14.4-the-values-of-both-units-are-exchanged':
    "a unit that gets another unit's power exchanges its power with that unit",
  '7.14.4-a-unit-gets-no-power-but-its-own': "a unit that gets another unit's power gets its own power instead",
  '7.15.1.1-a-condition-that-is-not-fulfilled-keeps-the-ability-from-working':
    'an ability that an effect activates still needs its condition',
  '7.15.1.1-the-ability-works-once-more-besides': 'an ability that an effect activates applies twice',
  '7.15.1.1-the-ability-works-for-the-game': 'an ability that an effect activates works for the rest of the game',
  '7.15.1.2-the-ability-is-carried-out-without-its-cost':
    'an ability that an effect lets a player activate costs nothing',
  '7.15.1.2-the-ability-is-not-played': 'an activated ability that an effect activates is not played',
  '7.15.1.3-the-ability-is-carried-out-in-the-middle-of-the-effect':
    'an automatic ability that an effect activates is played in the middle of that effect',
  '7.15.1.3-the-player-of-the-effect-plays-the-ability':
    'an automatic ability that an effect activates is played by the player of the effect',
  '7.15.1.3-the-ability-does-not-stand-by': 'an automatic ability that an effect activates does not stand by',
  '7.15.1.3.1-the-ability-is-played-once':
    'an automatic ability that an effect activates several times is played only once',
  '7.15.1.3.1-a-1-turn-ability-is-played-so-many-times-as-well':
    'an effect can activate a [1/Turn] ability several times in a turn',
  '7.15.1.3.1-the-ability-is-played-once-more-than-the-number':
    'an automatic ability that an effect activates several times is played once more than the number',
  '7.15.1.3.2-the-ability-triggers-all-the-same': 'an ability that an effect keeps from triggering triggers anyway',
  '7.15.1.5-the-card-is-put-into-the-hand-as-after-a-drive-check':
    'a card whose trigger an effect activates goes to the hand, as after a drive check',
  '7.35.1.2-the-card-comes-in-the-middle-of-the-effect': 'damage by an effect is dealt in the middle of that effect',
  '6.6.2-the-own-vanguard-alone-needs-grade-3': "only the player's own vanguard needs grade 3 for a stride",
  '6.5.1.1.1-the-vanguard-has-been-rode-upon': 'a vanguard that is stridden upon counts as ridden upon',
  '6.5.1.3-the-heart-that-became-one-last-is-the-one-that-counts':
    'only a heart that is a G unit gives its name and power to the G unit above it',
  '6.5.2.1-the-heart-lies-as-the-vanguard-lay': 'a heart keeps the orientation of the vanguard that it was',
  '6.5.4.1-a-move-to-another-circle-leaves-the-heart-a-heart':
    'a heart stays a heart when its G unit moves to another circle',
  '6.5.4.1-the-vanguard-stands-when-the-g-unit-has-gone': 'a heart becomes a standing vanguard when its G unit leaves',
  '6.5.4.1-the-heart-stays-a-heart': 'a heart stays a heart when its G unit leaves',
  '6.4.1.2-the-card-comes-without-being-revealed': 'the card for a legion is placed without being revealed',
  '6.4.1.3.1-the-two-units-are-not-bound-to-each-other': 'the two units of a legion do not belong to each other',
  '6.4.3.1.1-the-unit-that-was-there-leads':
    'if the text names no leader, the unit that was there first leads the legion',
  '6.4.4-the-mate-stays-as-it-is': 'a mate does not rest when its leader attacks',
  '6.7.1.1-the-unit-comes-at-rest-where-the-worn-one-was-at-rest':
    'a unit that overDresses keeps the orientation of the unit that it wears',
  '6.7.2.2-the-cards-do-not-belong-together': 'a unit and the cards that it wears do not move together',
  '6.7.3-the-state-stays-when-the-last-card-is-worn-no-more':
    'a unit stays in the overDress state after it has lost the last card that it wore',
  '6.7.5-the-worn-card-stays-on-the-circle': 'a worn card stays on the circle when its unit leaves',
  '6.7.5-the-worn-card-is-retired-as-well': 'a worn card counts as retired when its unit leaves',
  '6.7.5-the-worn-card-goes-to-the-drop-zone-wherever-the-unit-goes':
    'a worn card goes to the drop zone wherever its unit goes',
  '6.7.5.1-the-cards-belong-together-in-other-zones':
    'a unit and the cards that it wore still belong together in other zones',
  '6.7.5.2-all-of-them-go-to-the-deck':
    'a unit that goes to the deck takes its worn cards there although an effect sends only the unit',
  '6.7.5.2-all-of-them-go-where-the-unit-goes': 'worn cards always go to the same zone as their unit',
  '6.8.3.2-the-cards-go-into-the-soul': 'the units used for XoverDress go into the soul',
  '6.8.3.2-the-cards-stay-units': 'the cards used for XoverDress stay units',
  '6.8.3.3-no-card-is-placed': 'a card that XoverDresses is not placed',
  '6.8.3.4-the-unit-of-the-circle-stays-there': 'a unit stays on the circle where another XoverDresses',
  '6.8.3.4-the-unit-of-the-circle-is-worn-as-well': 'the unit on the circle is also worn by the one that XoverDresses',
  '7.30.1.1-a-unit-does-not-notice-that-it-is-locked': 'no ability of a unit triggers when that unit is locked',
  '7.30.5-a-card-is-placed-as-a-unit-and-locked-then': 'a card called locked is first placed as a unit',
  '7.30.5.1-nobody-sees-the-card-before-it-lies-on-its-circle': 'a card called locked is not shown before it is placed',
  '7.32.1-a-deleted-unit-is-another-one': 'a deleted unit is a new card',
  '7.32.6-a-deleted-unit-gets-nothing': 'effects give a deleted unit nothing',
  '7.32.6.1-a-unit-that-is-deleted-no-more-is-another-one': 'a unit that is no longer deleted is a new card',
  '4.15.2-everybody-knows-gauge': 'both players know what a face-down gauge card is',
  '4.15.2-nobody-knows-gauge': 'not even its player knows what a face-down gauge card is',
  '4.15.3.4-a-unit-that-has-left-knows-all-gauge':
    'an ability of a unit that has left counts every card in the gauge zone',
  '7.41.4-player-a-looks-at-the-cards-before-deciding-on-their-number':
    'a player who puts up to a number of cards as gauge sees them before choosing the number',
  '7.41.5-gauge-is-not-moved': 'gauge that an effect moves to another unit stays with its former unit alone',
  '7.21.1-a-cost-that-is-lost-has-to-be-paid-all-the-same': 'an ability that has lost its cost must still be paid for',
  '7.24.1-the-cards-are-healed': 'a counter-blast heals the cards instead of turning them face down',
  '7.24.1-cards-that-lie-face-down-can-be-chosen-as-well': 'face-down cards can be chosen for a counter-blast',
  '7.24.2.1-any-face-up-card-can-be-turned':
    'any face-up card of the damage zone can be turned for a counter-blast that names its cards',
  '7.24.3-an-effect-turns-as-many-cards-as-there-are': 'a counter-blast by an effect turns as many cards as there are',
  '7.24.3-an-effect-turns-no-cards': 'a counter-blast by an effect turns no cards',
  '7.25.1-the-cards-go-to-the-bottom-of-the-deck': 'the cards of a soul-blast go to the bottom of the deck',
  '7.25.3-an-effect-takes-as-many-cards-as-there-are': 'a soul-blast by an effect takes as many cards as there are',
  '7.25.3-an-effect-takes-no-cards': 'a soul-blast by an effect takes no cards',
  '7.26.1-with-fewer-cards-than-the-number-none-is-turned':
    'a counter-charge turns nothing if there are fewer cards than its number',
  '7.27.1-the-cards-are-drawn': 'a soul-charge draws the cards instead',
  '7.28.1-the-changes-of-the-player-of-the-effect-count-for-whoever-carries-it-out':
    "a player who carries out the opponent's effect uses the opponent's changes to its numbers",
  '7.28.1-numbers-are-increased-and-never-decreased': 'an effect can increase a blast number but not decrease it',
  '7.28.2-the-change-is-for-every-time': 'a change for "the next time" applies every time',
  '7.28.2.1-only-one-of-the-changes-counts': 'only one of several changes for "the next time" counts',
  '7.14.3-an-effect-brings-no-gift': 'a player does not get the gift that an effect gives',
  '7.14.3.2-the-other-player-gets-the-gift': 'a gift by an effect goes to the other player',
  '7.42.1.1-the-circle-does-not-become-a-stage': 'a circle that an effect makes a stage does not become one',
  '7.42.1.2-the-accel-markers-stay-where-they-are': 'Accel markers do not move to the circle that becomes the stage',
  '7.42.2-a-circle-is-gained-all-the-same': 'Accel adds a circle although there is a stage',
  '7.36.1.2-a-unit-behind-the-attacker-boosts-it': 'a unit behind the attacker boosts an attack that an effect orders',
  '6.5.3-the-heart-stays-below-the-one-that-was-ridden': 'the heart of a G unit stays below the ridden unit',
};
