@VG
Feature: 11.8. Playing and resolving cards and abilities

  @VG-11.8.1
  Rule: 11.8.1 Activated abilities are played, and continuous ones are always in effect

    Scenario: A continuous ability's power applies from the beginning, and an activated one's after it is used
      Given player A has the unit "Rock" (probe "own-power-continuously") on the front left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle
      Then "Rock" has 13000 power
      And "Smith" has 8000 power
      When player A activates "Smith"
      Then "Smith" has 13000 power

  @VG-11.8.2.1
  Rule: 11.8.2.1 To play an ability or a card, a player first chooses it

    Scenario: A player may use a unit's second ability and not the first
      Given player A has the unit "Smith" (probe "act-draws-or-charges") on the front left circle
      When player A activates ability 2 of "Smith"
      Then player A's soul holds 1 card
      And player A's hand holds 0 cards

  @VG-11.8.2.1.1
  Rule: 11.8.2.1.1 An order beyond the order limit cannot be played and stays where it is

    @VG-11.8.2.1.1.1
    Scenario: A player may play a second order after the order limit was raised by one, but not a third
      Given player A has the unit "Patron" (probe "act-more-orders") on the front left circle
      And player A has "Edict" (probe "order-draws") in the hand
      And player A has "Decree" (probe "order-draws") in the hand
      And player A has "Ukase" (probe "order-draws") in the hand
      When player A plays the order "Edict"
      And player A tries to play the order "Decree"
      Then that is refused
      When player A activates "Patron"
      And player A plays the order "Decree"
      And player A tries to play the order "Ukase"
      Then that is refused
      And "Ukase" is in player A's hand
      When player A ends the turn
      And player B ends the turn
      And player A plays the order "Ukase"
      Then "Ukase" is in player A's drop zone

  @VG-11.8.2.2
  Rule: 11.8.2.2 The whole cost of a card or an ability is paid when it is played

    Scenario: A player with an empty soul cannot pay part of a cost that also needs a soul-blast
      Given player A has the unit "Smith" (probe "act-discards-and-soul-blasts-to-draw") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "Page" in the hand
      And player A has "Top" on top of the deck
      When player A tries to activate "Smith"
      Then that is refused
      And "Page" is in player A's hand
      When player A activates "Mystic"
      And player A activates "Smith"
      Then player A's drop zone holds exactly "Page" and "Top"
      And player A's hand holds 2 cards

    @VG-1.3.7.1
    Scenario: "When an ability is activated" triggers only for an ability that is played, not for one that cannot be paid
      Given player A has the unit "Listener" (probe "acts-of-others-draw") on the back left circle
      And player A has the unit "Smith" (probe "act-discards-and-soul-blasts-to-draw") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "Page" in the hand
      When player A tries to activate "Smith"
      Then that is refused
      When player A activates "Mystic"
      Then player A's hand holds 2 cards

  @VG-11.8.2.2.1
  Rule: 11.8.2.2.1 A card in the hand whose ability is played is shown

    Scenario: The other player sees a card in the hand while the cost of its ability is being paid
      Given player A has "Hidden" (probe "act-in-hand-discards-to-draw") in the hand
      And player A has "Page" and "Squire" in the hand
      When player A activates "Hidden"
      And player A is asked to choose
      Then player B sees "Hidden" in player A's hand
      When player A chooses "Page"
      Then "Page" is in player A's drop zone
      And player B does not see "Hidden"

  @VG-11.8.2.3
  Rule: 11.8.2.3 The cost of an activated ability is paid when it is played

    Scenario: A card drawn by an ability cannot be discarded for that ability's cost
      Given player A has the unit "Smith" (probe "act-discards-if-soul-draws-once-a-turn") on the front left circle
      And player A has "Old" in the soul
      And player A has "Page" in the hand
      And player A has "Next" on top of the deck
      When player A activates "Smith"
      Then "Page" is in player A's drop zone
      And player A's hand holds exactly "Next"

  @VG-11.8.2.4
  Rule: 11.8.2.4 The cost at the beginning of an order is paid when it is played

    @VG-11.8.2.4.1 @VG-11.8.2.4.2
    Scenario: An order with a condition and a cost can be played once both can be met
      Given player A has "Edict" (probe "order-of-the-wounded-soul-blasts-to-draw") in the hand
      And player A has "Decree" (probe "order-soul-blasts-to-draw") in the hand
      And player A has the unit "Patron" (probe "act-more-orders") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "Wound" and "Scar" in the damage zone
      And player A has "Top" and "Next" on top of the deck
      When player A tries to play the order "Edict"
      Then that is refused
      When player A activates "Mystic"
      And player A plays the order "Edict"
      Then "Top" and "Edict" are in player A's drop zone
      And player A's hand holds exactly "Decree" and "Next"

    @VG-11.8.2.4.2
    Scenario: An order whose condition is not met cannot be played even if its cost could be paid
      Given player A has "Edict" (probe "order-of-the-wounded-soul-blasts-to-draw") in the hand
      And player A has "Decree" (probe "order-soul-blasts-to-draw") in the hand
      And player A has "Wound" in the damage zone
      And player A has "Old" in the soul
      When player A tries to play the order "Edict"
      Then that is refused
      And "Old" is in player A's soul
      When player A plays the order "Decree"
      Then "Old" is in player A's drop zone

  @VG-11.8.2.4.3
  Rule: 11.8.2.4.3 A cost in the middle of an order may be paid while the order is resolved

    Background:
      Given player A has "Edict" (probe "order-draws-and-soul-blasts-to-draw-again") in the hand
      And player A has "One" and "Two" on top of the deck

    Scenario: A player who pays in the middle of an order draws again
      Given player A has "Old" in the soul
      When player A plays the order "Edict"
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "One" and "Two"
      And "Old" is in player A's drop zone

    @VG-11.8.3.3.1
    Scenario: A player who does not pay in the middle of an order draws once
      Given player A has "Old" in the soul
      When player A plays the order "Edict"
      And player A is asked to accept the offer
      And player A declines
      Then player A's hand holds exactly "One"
      And "Old" is in player A's soul

    Scenario: An order with a cost in the middle of its text can be played by a player who cannot pay it
      When player A plays the order "Edict"
      Then player A's hand holds exactly "One"

  @VG-11.8.3.1
  Rule: 11.8.3.1 The effects of a played ability or order are performed

    Scenario: An order's effect gives power to its player's vanguard
      Given player A has "Edict" (probe "order-vanguard-power-for-the-game") in the hand
      When player A plays the order "Edict"
      Then "A vanguard" has 15000 power

  @VG-11.8.3.1.1
  Rule: 11.8.3.1.1 Effects are performed in the order written

    Scenario: A player who draws and then discards with an empty hand discards the card just drawn
      Given player A has "Edict" (probe "order-draws-then-discards") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      Then "Next" is in player A's drop zone
      And player A's hand holds 0 cards

  @VG-11.8.3.1.2
  Rule: 11.8.3.1.2 In a list the items whose conditions are met are performed from top to bottom

    @VG-11.8.3.1.2.1
    Scenario: Items of a list whose condition was met at first are performed even if an earlier item changes that
      Given player A has "Edict" (probe "order-lists-soul-blast-and-draw") in the hand
      And player A has "Old" in the soul
      When player A plays the order "Edict"
      Then "Old" is in player A's drop zone
      And player A's hand holds 1 card

  @VG-11.8.3.1.2.2
  Rule: 11.8.3.1.2.2 An item of a list that does nothing does not stop the others

    Scenario: The second item of a list is performed although a condition within the first was not met
      Given player A has "Edict" (probe "order-lists-retire-and-draw") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      Then player A's hand holds exactly "Next"

  @VG-11.8.3.1.3
  Rule: 11.8.3.1.3 The parts before and after a "/" are both performed

    Scenario: A vanguard gets power and critical by "Power +5000/Critical +1"
      Given player A has "Edict" (probe "order-vanguard-power-and-critical") in the hand
      When player A plays the order "Edict"
      Then "A vanguard" has 15000 power
      And "A vanguard" has a critical of 2

  @VG-11.8.3.2
  Rule: 11.8.3.2 An order goes to the drop zone after its effects

    Scenario: An order that counts cards in the drop zone does not count itself, and goes there afterwards
      Given player A has "Edict" (probe "order-with-drop-draws") in the hand
      When player A plays the order "Edict"
      Then player A's hand holds 0 cards
      And "Edict" is in player A's drop zone

  @VG-11.8.3.3
  Rule: 11.8.3.3 A set order goes to the order zone

    Scenario: A set order draws and lies in the order zone afterwards
      Given player A has "Edict" (probe "set-order-draws") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      Then "Edict" is in player A's order zone
      And player A's hand holds exactly "Next"

  @VG-11.8.4
  Rule: 11.8.4 Cards are chosen when the text comes to the choice

    Scenario: A player who draws and then puts a card of the hand into the soul can choose the card just drawn
      Given player A has "Edict" (probe "order-draws-then-hand-to-soul") in the hand
      And player A has "Page" in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      And player A chooses "Next"
      Then player A's soul holds exactly "Next"
      And player A's hand holds exactly "Page"

  @VG-11.8.4.1
  Rule: 11.8.4.1 As many targets must be chosen as the text says

    Background:
      Given player A has "Edict" (probe "order-retires-2-then-draws") in the hand

    Scenario: A player who must retire two of three rear-guards can choose neither one nor none
      Given player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      And player B has the unit "Three" on the back left circle
      When player A plays the order "Edict"
      And player A tries to choose "One"
      Then that is refused
      When player A tries to choose nothing
      Then that is refused
      When player A chooses "One" and "Three"
      Then "One" and "Three" are in player B's drop zone
      And "Two" is on player B's front right circle

    @VG-11.8.4.1.2
    Scenario: A player told to choose two rear-guards who has only one chooses that one
      Given player B has the unit "One" on the front left circle
      When player A plays the order "Edict"
      Then "One" is in player B's drop zone
      And player A's hand holds 1 card

    @VG-11.8.4.1.3
    Scenario: If there is no rear-guard, nothing is retired, and the order goes on with its next sentence
      When player A plays the order "Edict"
      Then player A's hand holds 1 card
      And "Edict" is in player A's drop zone

  @VG-11.8.4.1.1
  Rule: 11.8.4.1.1 "Up to" a number allows any number of targets below it

    Scenario Outline: A player who may retire up to two rear-guards retires <chosen>
      Given player A has "Edict" (probe "order-retires-up-to-2") in the hand
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      And player B has the unit "Three" on the back left circle
      When player A plays the order "Edict"
      And player A chooses <chosen>
      Then player B's drop zone holds exactly <chosen>

      Examples:
        | chosen          |
        | "One"           |
        | "One" and "Two" |

    Scenario: A player who may retire up to two rear-guards retires none
      Given player A has "Edict" (probe "order-retires-up-to-2") in the hand
      And player B has the unit "One" on the front left circle
      When player A plays the order "Edict"
      And player A is asked to choose
      And player A declines
      Then "One" is on player B's front left circle
      And "Edict" is in player A's drop zone

  @VG-11.8.4.1.4
  Rule: 11.8.4.1.4 If a card in a hidden hand must have some property, a player may choose none

    Scenario: A player who holds a card of grade 3 puts none into the soul
      Given player A has "Edict" (probe "order-grade-3-of-hand-to-soul") in the hand
      And "General" is a unit of grade 3 with 10000 power
      And player A has "General" in the hand
      When player A plays the order "Edict"
      And player A is asked to choose
      And player A declines
      Then "General" is in player A's hand
      And "Edict" is in player A's drop zone

    Scenario: A player who holds a card of grade 3 puts it into the soul
      Given player A has "Edict" (probe "order-grade-3-of-hand-to-soul") in the hand
      And "General" is a unit of grade 3 with 10000 power
      And player A has "General" in the hand
      When player A plays the order "Edict"
      And player A chooses "General"
      Then "General" is in player A's soul

  @VG-11.8.5.1
  Rule: 11.8.5.1 If a text names no player, the master of the effect acts

    Scenario: The ability of player B's unit that answers a call of player A draws a card for player B
      Given player A has "Page" in the hand
      And player B has the unit "Watcher" (probe "opponents-called-draws") on the back left circle
      And player B has "Next" on top of the deck
      When player A calls "Page" to the front left circle
      Then player B's hand holds exactly "Next"
      And player A's hand holds 0 cards

  @VG-11.8.5.2
  Rule: 11.8.5.2 If a text names no player, a card goes to its owner's zone

    Scenario: A rear-guard of player B that an order of player A puts into the hand goes to player B's hand
      Given player A has "Edict" (probe "order-returns-rear-guard") in the hand
      And player B has the unit "Rival" on the front left circle
      When player A plays the order "Edict"
      Then "Rival" is in player B's hand

  @VG-11.8.5.3
  Rule: 11.8.5.3 A text that names no unit means its own unit

    Scenario: A unit whose ability gives power without naming a unit gets that power itself
      Given player A has the unit "Smith" (probe "act-power-this-turn") on the front left circle
      And player A has the unit "Other" on the front right circle
      When player A activates "Smith"
      Then "Smith" has 13000 power
      And "Other" has 8000 power
      And "A vanguard" has 10000 power

  @VG-11.8.6
  Rule: 11.8.6 If a text refers to several cards, its master chooses the order

    Scenario Outline: A unit that matches two vanguards in turn ends with the power of "<last>" if its player takes "<first>" first
      Given "Leader" is a unit of grade 3 with 11000 power
      And "Mate" is a unit of grade 3 with 9000 power
      And player A has the unit "Leader" on the vanguard circle
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Mirror" (probe "act-matches-vanguards") on the front left circle
      When player A activates "Mirror"
      And player A chooses "<first>"
      Then "Mirror" has <power> power

      Examples:
        | first  | last   | power |
        | Leader | Mate   | 9000  |
        | Mate   | Leader | 11000 |

  @VG-11.8.7
  Rule: 11.8.7 Automatic abilities are played at the check timing after their event

    Scenario: An ability that an order's call triggers is played after the order is finished
      Given player A has "Edict" (probe "order-calls-then-discards") in the hand
      And player A has "Herald" (probe "called-draws") in the hand
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      And player A chooses the front left circle
      Then "Next" is in player A's hand

  @VG-11.8.8
  Rule: 11.8.8 An automatic ability stands by when its trigger condition is met

    Scenario: A unit's ability for being called triggers only for the unit that was called
      Given player A has "Herald" (probe "called-draws") in the hand
      And player A has the unit "Other" (probe "called-draws") on the front right circle
      When player A calls "Herald" to the front left circle
      Then player A's hand holds 1 card
      And "Herald" is on player A's front left circle

  @VG-11.8.9
  Rule: 11.8.9 An automatic ability stands by as often as its trigger condition was met

    @VG-11.8.10
    Scenario: A unit's ability for calls triggers twice when two units are called at the same moment
      Given player A has "Edict" (probe "order-calls-2") in the hand
      And player A has the unit "Watcher" (probe "others-called-draw") on the front left circle
      And player A has "One" and "Two" in the hand
      When player A plays the order "Edict"
      And player A chooses the back left circle
      And player A chooses the back right circle
      Then player A's hand holds 2 cards

  @VG-11.8.10
  Rule: 11.8.10 An automatic ability that stands by counts as played unless its cost is declined

    @VG-1.3.7.1 @VG-11.8.11
    Scenario: "When the opponent plays an automatic ability" triggers only for one that is paid for
      Given player B has the unit "Listener" (probe "autos-of-opponent-draw") on the back left circle
      And player A has "Payer" (probe "called-discards-to-draw-then-charges") and "Miser" (probe "called-discards-to-draw-then-charges") in the hand
      And player A has "Coin" in the hand
      When player A calls "Payer" to the front left circle
      And player A accepts the offer of the effect
      And player A chooses "Coin"
      Then player B's hand holds 1 card
      When player A calls "Miser" to the front right circle
      And player A declines
      Then player B's hand holds 1 card

  @VG-11.8.10.1
  Rule: 11.8.10.1 Abilities that stand by must be played, in the order that their master chooses

    Scenario: A player may let one unit's soul-charge come before another unit's draw
      Given player A has the unit "Watcher" (probe "others-called-draw") on the front left circle
      And player A has "Mystic" (probe "called-charges") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A calls "Mystic" to the back left circle
      And player A lets "Mystic"'s ability come first
      Then player A's soul holds exactly "Top"
      And player A's hand holds exactly "Next"

  @VG-11.8.11
  Rule: 11.8.11 The cost of an automatic ability must be paid in full or not at all

    Scenario: A player with an empty soul cannot pay part of an automatic ability's cost
      Given player A has "Twin" (probe "called-discards-and-soul-blasts-to-draw") in the hand
      And player A has "Double" (probe "called-discards-and-soul-blasts-to-draw") in the hand
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "Page" in the hand
      When player A calls "Twin" to the front left circle
      Then player A is not asked to accept the offer
      And "Page" is in player A's hand
      When player A activates "Mystic"
      And player A calls "Double" to the back left circle
      And player A accepts the offer of the effect
      Then "Page" is in player A's drop zone
      And player A's hand holds 2 cards

  @VG-11.8.11.1
  Rule: 11.8.11.1 What follows the cost of an automatic ability is not performed unless the cost is paid

    @VG-11.8.11.2
    Scenario: A player who does not pay an automatic ability's cost keeps the card and does not draw
      Given player A has "Twin" (probe "called-discards-to-draw-then-charges") in the hand
      And player A has "Page" in the hand
      When player A calls "Twin" to the front left circle
      And player A is asked to accept the offer
      And player A declines
      Then player A's hand holds exactly "Page"
      And player A's soul holds 0 cards

  @VG-11.8.11.1.1
  Rule: 11.8.11.1.1 An option that cannot be chosen again is used up, even if nothing was performed for it

    Scenario: An option chosen in vain cannot be chosen again
      Given player A has the unit "Sage" (probe "called-chooses-option-once") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      When player A activates "Sage"
      And player A takes choice 2 of the effect
      And player A activates "Mystic"
      And player A activates "Sage"
      Then player A's hand holds 1 card
      And player A's soul holds 1 card
      When player A activates "Sage"
      Then player A's hand holds 1 card
      And player A's soul holds 1 card

  @VG-11.8.12.1.1
  Rule: 11.8.12.1.1 Of a card that moves between a public and a hidden zone, its information in the public zone counts

    Scenario: A card that is grade 3 only in the drop zone counts as grade 3 when it goes from there to the hand
      Given player A has "Edict" (probe "order-drop-to-hand") in the hand
      And player A has the unit "Watcher" (probe "grade-3-from-drop-to-hand-draws") on the front left circle
      And player A has "Ghost" (probe "grade-3-in-drop-zone") in the drop zone
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      Then player A's hand holds exactly "Ghost" and "Next"

  @VG-11.8.12.1.2
  Rule: 11.8.12.1.2 Of a card that leaves the field, its information on the field counts

    Scenario: A unit with 5000 extra power counts with it when it is retired
      Given player A has the unit "Smith" (probe "act-power-this-turn") on the front left circle
      And player A has the unit "Watcher" (probe "strong-retired-draws") on the back left circle
      And player A has "Page" in the hand
      And player A has "Next" on top of the deck
      When player A activates "Smith"
      And player A calls "Page" to the front left circle
      Then "Smith" is in player A's drop zone
      And player A's hand holds exactly "Next"

  @VG-11.8.12.1.3
  Rule: 11.8.12.1.3 Of a card that moves between other public zones, its information in the new zone counts

    Scenario: A card that is grade 3 only in the drop zone counts by its grade in the soul when it goes there
      Given player A has "Edict" (probe "order-drop-to-soul") in the hand
      And player A has the unit "Watcher" (probe "grade-1-from-drop-to-soul-draws") on the front left circle
      And player A has "Ghost" (probe "grade-3-in-drop-zone") in the drop zone
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      Then player A's hand holds exactly "Next"
      And "Ghost" is in player A's soul

  @VG-11.8.12.1.4
  Rule: 11.8.12.1.4 A vanguard that goes to the soul by a ride can still use its abilities for that

    Scenario: A vanguard that is ridden upon draws a card by its own ability
      Given "Captain" is the probe card "rode-upon-draws"
      And player A has the unit "Captain" on the vanguard circle
      And "General" is a unit of grade 2 with 10000 power
      And player A has "General" in the hand
      And player A has "Next" on top of the deck
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Captain" is in player A's soul
      And player A's hand holds exactly "Next"

  @VG-11.8.12.1.5
  Rule: 11.8.12.1.5 A vanguard that becomes a heart can still use its abilities for that

    Scenario: A vanguard that becomes a heart draws a card by its own ability
      Given "Knight" is the probe card "becomes-heart-draws"
      And player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And "Price" is a unit of grade 3 with 10000 power
      And player A has "Price" in the hand
      And player A has "Next" on top of the deck
      And it is player A's Stride Step
      When player A strides "Giant"
      Then "Knight" is a heart
      And player A's hand holds exactly "Next"

  @VG-11.8.13.1
  Rule: 11.8.13.1 A timed trigger triggers once

    Scenario: An order that draws at a later attack draws only at the first attack
      Given player A has "Edict" (probe "order-next-attack-draws") in the hand
      And player A has the unit "One" on the front left circle
      And player A has the unit "Two" on the front right circle
      And player A has the unit "Rear" on the back left circle
      When player A plays the order "Edict"
      And player A ends the phase
      And player A attacks "B vanguard" with "One"
      Then player A's hand holds 1 card
      When player A attacks "B vanguard" with "Two"
      Then player A's hand holds 1 card
      And "Two" is at rest

    Scenario: A timed trigger that retires a rear-guard at the next attack works even if its unit is in the hand
      Given player A has the unit "Squire" (probe "act-next-attack-retires") on the back right circle
      And player A has the unit "Sweeper" (probe "rear-guards-to-hand") on the vanguard circle
      And player B has the unit "One" on the back left circle
      When player A activates "Squire"
      And player A activates "Sweeper"
      And player A attacks "B vanguard" with "Sweeper"
      Then "One" is in player B's drop zone

  @VG-11.8.14.1
  Rule: 11.8.14.1 A situation triggers again only if it still holds once the ability has resolved

    Scenario: A unit with an ability for an empty hand draws one card
      Given player A has the unit "Beggar" (probe "empty-hand-draws") on the front left circle
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then player A's hand holds 1 card
      And "Page" is on player A's back left circle

    Scenario: A unit with an ability for a hand of at most one card draws twice
      Given player A has the unit "Beggar" (probe "small-hand-draws") on the front left circle
      And player A has "Edict" (probe "order-drops-hand") in the hand
      And player A has "One" and "Two" in the hand
      When player A plays the order "Edict"
      Then "One" and "Two" are in player A's drop zone
      And player A's hand holds 2 cards

  @VG-11.8.15
  Rule: 11.8.15 An ability that stands by is played even if its card is gone

    Scenario: A unit that one of its abilities has put into the soul still draws by its other ability
      Given player A has "Twin" (probe "called-draws-and-goes-to-soul") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Twin" to the front left circle
      And player A lets ability 2 of "Twin" come first
      Then "Twin" is in player A's soul
      And player A's hand holds exactly "Next"
