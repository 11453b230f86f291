@VG
Feature: 11.1 to 11.4, 11.7, 12.3. Abilities, their requirements, costs and limits

  @VG-11.1.1.1.2
  Rule: 11.1.1.1.2 An activated ability without a cost is played by saying so

    Scenario: A player uses an activated ability without a cost and draws
      Given player A has the unit "Smith" (probe "act-draws") on the front left circle
      And player A has "Next" on top of the deck
      When player A activates "Smith"
      Then "Next" is in player A's hand

  @VG-11.1.1.1.2.1
  Rule: 11.1.1.1.2.1 An activated ability without a cost is used only when its player says so

    Scenario: An activated ability without a cost draws only for the one time that its player uses it
      Given player A has the unit "Smith" (probe "act-draws") on the front left circle
      And player A has "Page" in the hand
      When player A calls "Page" to the front right circle
      Then player A's hand holds 0 cards
      When player A activates "Smith"
      And player A ends the phase
      Then it is now player A's Battle Phase
      And player A's hand holds 1 card

  @VG-11.1.1.2.1.1
  Rule: 11.1.1.2.1.1 An automatic ability in the hand stands by only if its player says so

    Background:
      Given player A has "Herald" (probe "hand-own-ride-draws") in the hand
      And "General" is a unit of grade 3 with 10000 power
      And player A has "General" in the hand
      And player A has "Next" on top of the deck
      And it is player A's Ride Phase

    Scenario: A player who says that the ability in the hand triggers draws after a ride
      When player A rides "General"
      And player A says that the ability in the hand triggers
      Then player A's hand holds exactly "Herald" and "Next"

    Scenario: A player who does not announce the ability in the hand does not draw
      When player A rides "General"
      And player A is asked to say whether the ability triggers
      And player A declines
      Then player A's hand holds exactly "Herald"

  @VG-11.1.1.2.2
  Rule: 11.1.1.2.2 The cost of an automatic ability is paid while the ability is resolved

    Scenario: A card drawn by another ability can pay for an ability that triggered with an empty hand
      Given player A has "Twin" (probe "called-draws-and-discards-to-draw") in the hand
      And player A has "Next" and "Second" on top of the deck
      When player A calls "Twin" to the front left circle
      And player A lets ability 1 of "Twin" come first
      And player A accepts the offer of the effect
      Then "Next" is in player A's drop zone
      And player A's hand holds exactly "Second"

  @VG-11.2.1.1.1
  Rule: 11.2.1.1.1 "Cannot be used for the rest of the turn" applies once its cost has changed something

    Scenario: An ability whose cost was paid for nothing cannot be used again that turn
      Given player A has the unit "Smith" (probe "act-discards-if-soul-draws-once-a-turn") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "One" and "Two" in the hand
      When player A activates "Smith"
      And player A chooses "One"
      And player A activates "Mystic"
      And player A tries to activate "Smith"
      Then that is refused
      When player A activates "Mystic"
      Then player A's hand holds exactly "Two"
      And player A's soul holds 2 cards

    Scenario: An ability that cannot be used for the rest of the game cannot be used in its player's next turn either
      Given player A has the unit "Smith" (probe "act-discards-to-draw-once-a-game") on the front left circle
      And player A has "Page" in the hand
      And player A has the unit "Wright" (probe "act-draws") on the front right circle
      When player A activates "Smith"
      And player A ends the turn
      And player B ends the turn
      And player A activates "Wright"
      And player A tries to activate "Smith"
      Then that is refused
      And player A's hand holds 3 cards

  @VG-11.2.1.1.2
  Rule: 11.2.1.1.2 An ability without a cost cannot be used again in that turn, whether its requirement was met or not

    Scenario: An ability without a cost that had no effect cannot be used again in that turn
      Given player A has the unit "Smith" (probe "act-if-soul-draws-once-a-turn") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      When player A activates "Smith"
      And player A activates "Mystic"
      And player A tries to activate "Smith"
      Then that is refused
      When player A activates "Mystic"
      Then player A's soul holds 2 cards
      And player A's hand holds 0 cards

  @VG-11.2.1.2
  Rule: 11.2.1.2 An automatic ability triggers even if its requirement is not met yet

    Scenario: An ability that needs a card in the soul draws if another ability has filled the empty soul first
      Given player A has "Twin" (probe "called-charges-and-if-soul-draws") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A calls "Twin" to the front left circle
      And player A lets ability 1 of "Twin" come first
      Then player A's soul holds exactly "Top"
      And player A's hand holds exactly "Next"

  @VG-11.2.1.2.1
  Rule: 11.2.1.2.1 An automatic ability is used up for the turn only if it has changed something

    Scenario: An ability whose requirement was not met can trigger again that turn, but not once it has drawn
      Given player A has the unit "Watcher" (probe "others-called-if-soul-draws-once") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "One", "Two" and "Three" in the hand
      When player A calls "One" to the back left circle
      And player A accepts the offer of the effect
      And player A activates "Mystic"
      And player A calls "Two" to the back center circle
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      When player A calls "Three" to the back right circle
      Then player A is not asked to accept the offer
      And player A's hand holds 1 card

  @VG-11.2.1.2.1.1
  Rule: 11.2.1.2.1.1 A player may leave such an ability unplayed

    Scenario: A player may leave the ability unplayed at the first call and draw by it at the second
      Given player A has the unit "Watcher" (probe "others-called-if-soul-draws-once") on the front left circle
      And player A has "Old" in the soul
      And player A has "One" and "Two" in the hand
      And player A has "Next" on top of the deck
      When player A calls "One" to the back left circle
      And player A is asked to accept the offer
      And player A declines
      And player A calls "Two" to the back right circle
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "Next"

  @VG-11.2.2
  Rule: 11.2.2 A requirement applies only to its own sentence

    Scenario: An order whose unmet requirement stops its first sentence still carries out its second
      Given player A has "Edict" (probe "order-if-soul-draws-then-charges") in the hand
      And player A has "Top" on top of the deck
      When player A plays the order "Edict"
      Then player A's soul holds exactly "Top"
      And player A's hand holds 0 cards

  @VG-11.2.3
  Rule: 11.2.3 A requirement can ask what the text before it has done

    Scenario Outline: A player who puts the grade <grade> card into the drop zone for an order has <cards> cards in the hand afterwards
      Given player A has "Edict" (probe "order-discards-and-draws-for-grade-3") in the hand
      And "Price" is a unit of grade <grade> with 10000 power
      And "General" is a unit of grade 3 with 10000 power
      And player A has "General" in the drop zone
      And player A has "Price" in the hand
      When player A plays the order "Edict"
      Then "Price" is in player A's drop zone
      And player A's hand holds <cards> cards

      Examples:
        | grade | cards |
        | 3     | 1     |
        | 2     | 0     |

  @VG-11.2.4
  Rule: 11.2.4 "If you do" does nothing if the requirement before it was not met

    Scenario Outline: With <cards> cards in the soul an order of "if you do" draws <cards> cards
      Given player A has "Edict" (probe "order-if-soul-blasts-if-you-do-draws") in the hand
      And player A has <cards> cards in the soul
      When player A plays the order "Edict"
      Then player A's hand holds <cards> cards
      And player A's soul holds 0 cards

      Examples:
        | cards |
        | 0     |
        | 1     |

  @VG-11.2.5
  Rule: 11.2.5 The part after "then" depends on the requirement before it

    Scenario Outline: With <before> cards in the soul an order that draws and then soul-charges leaves <after> cards there
      Given player A has "Edict" (probe "order-if-soul-draws-and-charges") in the hand
      And player A has <before> cards in the soul
      When player A plays the order "Edict"
      Then player A's soul holds <after> cards
      And "Edict" is in player A's drop zone

      Examples:
        | before | after |
        | 0      | 0     |
        | 1      | 2     |

  @VG-11.2.5.1
  Rule: 11.2.5.1 Paying the cost of an automatic ability is a requirement for the rest of it

    Scenario: A player who does not pay neither draws nor soul-charges, but one who pays does both
      Given player A has "Twin" (probe "called-discards-to-draw-then-charges") in the hand
      And player A has "Double" (probe "called-discards-to-draw-then-charges") in the hand
      And player A has "Page" in the hand
      And player A has "Next" and "Second" on top of the deck
      When player A calls "Twin" to the front left circle
      And player A is asked to accept the offer
      And player A declines
      Then player A's soul holds 0 cards
      When player A calls "Double" to the front right circle
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "Next"
      And player A's soul holds exactly "Second"

  @VG-11.3.1.2
  Rule: 11.3.1.2 A continuous effect lasts as long as its text says, or for the game if it says nothing

    Scenario: Power without a duration lasts into the player's next turn, but power until the end of the turn does not
      Given player A has "Edict" (probe "order-vanguard-power-for-the-game") in the hand
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front left circle
      When player A plays the order "Edict"
      And player A activates "Smith"
      Then "Smith" has 13000 power
      When player A ends the turn
      And player B ends the turn
      Then "A vanguard" has 15000 power
      And "Smith" has 8000 power

  @VG-11.3.1.2.1
  Rule: 11.3.1.2.1 An effect that would last for a battle does not begin outside a battle

    Scenario: A unit that would get power until the end of a battle gets none in the Main Phase
      Given player A has the unit "Smith" (probe "act-power-until-end-of-battle") on the front left circle
      And player A has the unit "Wright" (probe "act-power-this-turn") on the front right circle
      When player A activates "Smith"
      And player A activates "Wright"
      Then "Smith" has 8000 power
      And "Wright" has 13000 power

  @VG-11.4.2
  Rule: 11.4.2 An inactive part of an ability does nothing, and its choice is not made

    Scenario: A rear-guard to retire is chosen only if there is a card in the soul
      Given player A has "Edict" (probe "order-if-soul-retires-one") in the hand
      And player A has the unit "Patron" (probe "act-more-orders") on the front left circle
      And player A has "Decree" (probe "order-if-soul-retires-one") in the hand
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      When player A plays the order "Edict"
      Then "Edict" is in player A's drop zone
      And player A is not asked to choose
      And "One" is on player B's front left circle
      When player A activates "Patron"
      And player A activates "Mystic"
      And player A plays the order "Decree"
      And player A chooses "Two"
      Then "Two" is in player B's drop zone

  @VG-11.4.3
  Rule: 11.4.3 A part of an ability with a condition does nothing while the condition is not met

    Scenario: A unit that is stronger with a card in the soul gets its power when the first card comes there
      Given player A has the unit "Scholar" (probe "with-soul-stronger") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      Then "Scholar" has 8000 power
      When player A activates "Mystic"
      Then "Scholar" has 13000 power

  @VG-11.4.4
  Rule: 11.4.4 An ability works only in the zone that its text names

    Scenario: An ability for the vanguard circle gives power to the vanguard, but not to a rear-guard
      Given player A has the unit "Lord" (probe "on-vanguard-circle-stronger") on the vanguard circle
      And player A has "Knight" (probe "on-vanguard-circle-stronger") in the hand
      When player A calls "Knight" to the front left circle
      Then "Knight" has 10000 power
      And "Lord" has 15000 power

    Scenario: An ability for the drop zone can be used there, but not on a circle
      Given player A has "Ghost" (probe "act-in-drop-zone-draws") in the drop zone
      And player A has the unit "Body" (probe "act-in-drop-zone-draws") on the front left circle
      And player A has "Next" on top of the deck
      When player A tries to activate "Body"
      Then that is refused
      When player A activates "Ghost"
      Then "Next" is in player A's hand

  @VG-11.4.4.1
  Rule: 11.4.4.1 An ability that names no zone works in every zone

    Scenario: A unit whose text reduces its grade by 2 can be called from the hand by a grade 1 vanguard
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "Prodigy" (probe "grade-lower-by-2-anywhere") in the hand
      When player A calls "Prodigy" to the front left circle
      Then "Prodigy" is on player A's front left circle

  @VG-11.4.4.2
  Rule: 11.4.4.2 An ability that names two zones works in either of them

    Background:
      Given player A has "Next" on top of the deck
      And "Hero" is the probe card "placed-on-vanguard-or-rear-guard-circle-draws"

    Scenario: A unit's ability that names two zones triggers when it is placed on a rear-guard circle
      Given player A has "Hero" in the hand
      When player A calls "Hero" to the front left circle
      Then "Next" is in player A's hand

    Scenario: A unit's ability that names two zones triggers when it is placed on the vanguard circle
      Given "Captain" is a unit of grade 0 with 6000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "Hero" in the hand
      And it is player A's Ride Phase
      When player A rides "Hero"
      Then "Next" is in player A's hand

  @VG-11.7.1
  Rule: 11.7.1 All parts of a cost are paid at one moment, with what the player is the master of

    Scenario: A card discarded for a cost cannot also be the drop zone card that the same cost needs
      Given player A has the unit "Smith" (probe "act-discards-and-returns-from-drop-to-draw") on the front left circle
      And player A has "Edict" (probe "order-if-soul-draws-then-charges") in the hand
      And player A has "Page" in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A tries to activate "Smith"
      Then that is refused
      When player A plays the order "Edict"
      And player A activates "Smith"
      Then player A's drop zone holds exactly "Page"
      And player A's hand holds exactly "Next"

    Scenario: A player cannot pay a cost with the opponent's rear-guards
      Given player A has the unit "Smith" (probe "act-retires-another-to-draw") on the front left circle
      And player B has the unit "Rival" on the front left circle
      And player A has "Page" in the hand
      When player A tries to activate "Smith"
      Then that is refused
      When player A calls "Page" to the front right circle
      And player A activates "Smith"
      Then "Page" is in player A's drop zone
      And "Rival" is on player B's front left circle

  @VG-11.7.1.1
  Rule: 11.7.1.1 A text in brackets is a cost

    Scenario: A player who uses an ability with a cost in brackets discards before drawing
      Given player A has the unit "Smith" (probe "act-drops-hand-to-draw-2") on the front left circle
      And player A has "Page" in the hand
      And player A has "Next" and "Second" on top of the deck
      When player A activates "Smith"
      Then "Page" is in player A's drop zone
      And player A's hand holds exactly "Next" and "Second"

  @VG-11.7.3
  Rule: 11.7.3 A cost of "all" cards can be paid with no cards

    Scenario: A player with an empty hand can pay a cost of all cards in the hand and draws two
      Given player A has the unit "Smith" (probe "act-drops-hand-to-draw-2") on the front left circle
      When player A activates "Smith"
      Then player A's hand holds 2 cards
      And player A's drop zone holds 0 cards

  @VG-12.3.1.1.1
  Rule: 12.3.1.1.1 A [1/Turn] ability that has changed something cannot be used again in that turn

    Scenario: A [1/Turn] ability whose requirement was not met can be used later that turn, but not once it has drawn
      Given player A has the unit "Watcher" (probe "limited-others-called-if-soul-draws") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the front right circle
      And player A has "One", "Two" and "Three" in the hand
      When player A calls "One" to the back left circle
      And player A accepts the offer of the effect
      And player A activates "Mystic"
      And player A calls "Two" to the back center circle
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards
      When player A calls "Three" to the back right circle
      Then player A's hand holds 1 card

    Scenario: A [1/Turn] ability can be used again in its player's next turn
      Given player A has the unit "Smith" (probe "limited-act-draws") on the front left circle
      And player A has the unit "Wright" (probe "act-draws") on the front right circle
      When player A activates "Smith"
      And player A tries to activate "Smith"
      Then that is refused
      When player A activates "Wright"
      And player A ends the turn
      And player B ends the turn
      And player A activates "Smith"
      Then player A's hand holds 4 cards

  @VG-12.3.1.1.2
  Rule: 12.3.1.1.2 A player may leave a [1/Turn] automatic ability unplayed

    Scenario: A player may leave a [1/Turn] ability unplayed at the first call and draw by it at the second
      Given player A has the unit "Watcher" (probe "limited-others-called-if-soul-draws") on the front left circle
      And player A has "Old" in the soul
      And player A has "One" and "Two" in the hand
      And player A has "Next" on top of the deck
      When player A calls "One" to the back left circle
      And player A is asked to accept the offer
      And player A declines
      And player A calls "Two" to the back right circle
      And player A accepts the offer of the effect
      Then player A's hand holds exactly "Next"
