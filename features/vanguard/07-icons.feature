@VG
Feature: 7.21, 7.24 to 7.28. Counter-blast, soul-blast, charges and changed costs

  @VG-7.21.1
  Rule: 7.21.1 A lost cost does not have to be paid

    @VG-11.7.2
    Scenario: A unit whose cost is lost for the turn can use its ability without turning damage cards face down
      Given player A has the unit "Smith" (probe "act-blasts-2-draws") on the front left circle
      And player A has "Gift" (probe "order-costs-are-lost") in the hand
      And player A has "Wound" in the damage zone
      And player A has "Next" on top of the deck
      When player A tries to activate "Smith"
      Then that is refused
      When player A plays the order "Gift"
      And player A activates "Smith"
      Then "Wound" is face up in player A's damage zone
      And "Next" is in player A's hand

    @reading
    Scenario Outline: A unit that is called after the costs of all units were lost <does> its cost
      Given the ambiguous rule "If an effect makes all units lose their costs, does a unit lose its cost that comes later?" is answered "<choice>"
      And player A has the unit "Smith" (probe "act-blasts-2-draws") on the front left circle
      And player A has "Gift" (probe "order-costs-are-lost") in the hand
      And player A has "Wright" (probe "act-blasts-1-draws") in the hand
      And player A has "Wound" in the damage zone
      And player A has "Next" and "Second" on top of the deck
      When player A plays the order "Gift"
      And player A calls "Wright" to the front right circle
      And player A activates "Smith"
      And player A activates "Wright"
      Then "Wound" is face <face> in player A's damage zone
      And player A's hand holds exactly "Next" and "Second"

      Examples:
        | does         | choice                | face |
        | does not pay | yes, its cost is lost | up   |
        | pays         | no, its cost is paid  | down |

  @VG-7.24.1
  Rule: 7.24.1 A counter-blast turns face-up cards of the damage zone face down

    @VG-7.24.2
    Scenario: A player chooses two of three face-up cards for a counter-blast of 2
      Given player A has the unit "Smith" (probe "act-blasts-2-draws") on the front left circle
      And player A has "One", "Two" and "Three" in the damage zone
      And player A has "Next" on top of the deck
      When player A activates "Smith"
      And player A chooses "One" and "Three"
      Then "One" is face down in player A's damage zone
      And "Two" is face up in player A's damage zone
      And "Three" is face down in player A's damage zone
      And "Next" is in player A's hand

    Scenario: A face-down card cannot pay for a counter-blast
      Given player A has the unit "Smith" (probe "act-blasts-2-draws") on the front left circle
      And player A has the unit "Wright" (probe "act-blasts-1-draws") on the front right circle
      And player A has "Down" face down in the damage zone
      And player A has "Up" in the damage zone
      When player A tries to activate "Smith"
      Then that is refused
      When player A activates "Wright"
      Then "Up" is face down in player A's damage zone

  @VG-7.24.2.1
  Rule: 7.24.2.1 A counter-blast with a condition turns only cards that meet it

    Scenario: A counter-blast of grade 3 turns the grade 3 card and not another face-up card
      Given player A has the unit "Smith" (probe "act-blasts-grade-3-draws") on the front left circle
      And "General" is a unit of grade 3 with 10000 power
      And player A has "Squire" and "General" in the damage zone
      When player A activates "Smith"
      Then "General" is face down in player A's damage zone
      And "Squire" is face up in player A's damage zone

  @VG-7.24.3
  Rule: 7.24.3 A counter-blast that an effect orders is performed in full or not at all

    Scenario: An order cannot counter-blast 2 with one face-up card and goes on with its next sentence
      Given player A has "Edict" (probe "order-blasts-2-then-draws") in the hand
      And player A has "Wound" in the damage zone
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      Then "Wound" is face up in player A's damage zone
      And "Next" is in player A's hand

    Scenario: An order counter-blasts 2 if there are two face-up cards
      Given player A has "Edict" (probe "order-blasts-2-then-draws") in the hand
      And player A has "Wound" and "Scar" in the damage zone
      When player A plays the order "Edict"
      Then "Wound" is face down in player A's damage zone
      And "Scar" is face down in player A's damage zone

    Scenario: An opponent told to counter-blast chooses among the cards in their own damage zone
      Given player A has "Edict" (probe "order-opponent-blasts-1") in the hand
      And player A has "Scar" in the damage zone
      And player B has "First" and "Second" in the damage zone
      When player A plays the order "Edict"
      And player B chooses "Second"
      Then "Second" is face down in player B's damage zone
      And "First" is face up in player B's damage zone
      And "Scar" is face up in player A's damage zone

  @VG-7.25.1
  Rule: 7.25.1 A soul-blast puts cards from the soul into the drop zone

    @VG-7.25.2
    Scenario: A player chooses two of three cards of the soul for a soul-blast of 2
      Given player A has the unit "Smith" (probe "act-soul-blasts-2-draws") on the front left circle
      And player A has "One", "Two" and "Three" in the soul
      And player A has "Next" on top of the deck
      When player A activates "Smith"
      And player A chooses "One" and "Three"
      Then player A's drop zone holds exactly "One" and "Three"
      And player A's soul holds exactly "Two"
      And "Next" is in player A's hand

  @VG-7.25.2.1
  Rule: 7.25.2.1 A soul-blast with a condition takes only cards that meet it

    Scenario: A soul-blast of grade 3 takes the grade 3 card and not another card in the soul
      Given player A has the unit "Smith" (probe "act-soul-blasts-grade-3-draws") on the front left circle
      And "General" is a unit of grade 3 with 10000 power
      And player A has "Squire" and "General" in the soul
      When player A activates "Smith"
      Then player A's drop zone holds exactly "General"

  @VG-7.25.3
  Rule: 7.25.3 A soul-blast that an effect orders is performed in full or not at all

    Scenario: An order cannot soul-blast 2 with one card in the soul and goes on with its next sentence
      Given player A has "Edict" (probe "order-soul-blasts-2-then-draws") in the hand
      And player A has "Old" in the soul
      And player A has "Next" on top of the deck
      When player A plays the order "Edict"
      Then "Old" is in player A's soul
      And "Next" is in player A's hand

    Scenario: An order soul-blasts 2 if there are two cards in the soul
      Given player A has "Edict" (probe "order-soul-blasts-2-then-draws") in the hand
      And player A has "Old" and "Young" in the soul
      When player A plays the order "Edict"
      Then "Old" and "Young" are in player A's drop zone

    Scenario: An opponent told to soul-blast chooses among the cards in their own soul
      Given player A has "Edict" (probe "order-opponent-soul-blasts-1") in the hand
      And player A has "Own" in the soul
      And player B has "First" and "Second" in the soul
      When player A plays the order "Edict"
      And player B chooses "Second"
      Then "Second" is in player B's drop zone
      And "First" is in player B's soul
      And "Own" is in player A's soul

  @VG-7.26.1
  Rule: 7.26.1 A counter-charge turns face-down cards of the damage zone face up

    Scenario: A player chooses two of three face-down cards for a counter-charge of 2
      Given player A has "Edict" (probe "order-counter-charges-2") in the hand
      And player A has "One", "Two" and "Three" face down in the damage zone
      When player A plays the order "Edict"
      And player A chooses "One" and "Three"
      Then "One" is face up in player A's damage zone
      And "Two" is face down in player A's damage zone
      And "Three" is face up in player A's damage zone

    Scenario: A counter-charge of 2 turns face up the only face-down card
      Given player A has "Edict" (probe "order-counter-charges-2") in the hand
      And player A has "Wound" in the damage zone
      And player A has "Scar" face down in the damage zone
      When player A plays the order "Edict"
      Then "Scar" is face up in player A's damage zone

  @VG-7.27.1
  Rule: 7.27.1 A soul-charge puts cards from the top of the deck into the soul

    Scenario: A soul-charge of 2 takes the two top cards, and the third stays on the deck
      Given player A has "Edict" (probe "order-soul-charges-2") in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A plays the order "Edict"
      Then player A's soul holds exactly "One" and "Two"
      And the top of player A's deck is "Three"

  @VG-7.28.1
  Rule: 7.28.1 The number of an icon is increased or decreased for costs and for effects

    Scenario: A counter-blast of 1 that is increased by 1 needs two face-up cards as a cost
      Given player A has the unit "Smith" (probe "act-blasts-1-draws") on the front left circle
      And player A has the unit "Miser" (probe "counter-blasts-are-more") on the back left circle
      And player A has "One", "Two" and "Three" in the damage zone
      When player A activates "Smith"
      And player A chooses "One" and "Three"
      Then "One" is face down in player A's damage zone
      And "Three" is face down in player A's damage zone
      When player A tries to activate "Smith"
      Then that is refused

    Scenario: A counter-blast of 2 that is decreased by 1 is paid with one card
      Given player A has the unit "Smith" (probe "act-blasts-2-draws") on the front left circle
      And player A has the unit "Helper" (probe "counter-blasts-are-less") on the back left circle
      And player A has "One" in the damage zone
      And player A has "Next" on top of the deck
      When player A activates "Smith"
      Then "One" is face down in player A's damage zone
      And "Next" is in player A's hand

    Scenario: A soul-charge of 1 that is increased by 1 puts two cards into the soul
      Given player A has the unit "Mystic" (probe "act-soul-charges-1") on the front left circle
      And player A has the unit "Helper" (probe "soul-charges-are-more") on the back left circle
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Mystic"
      Then player A's soul holds exactly "One" and "Two"

    Scenario: An opponent whose counter-blasts are increased by 1 turns both of two face-up cards for a counter-blast of 1
      Given player A has "Edict" (probe "order-opponent-blasts-1") in the hand
      And player B has the unit "Miser" (probe "counter-blasts-are-more") on the back left circle
      And player B has "First" and "Second" in the damage zone
      When player A plays the order "Edict"
      Then "First" is face down in player B's damage zone
      And "Second" is face down in player B's damage zone

  @VG-7.28.2
  Rule: 7.28.2 A change for "the next time" waits for the next such action

    Scenario: The next soul-charge is increased after a counter-blast in between, and the one after it is not
      Given player A has the unit "Mystic" (probe "act-soul-charges-1") on the front left circle
      And player A has the unit "Helper" (probe "act-next-soul-charge-is-more") on the back left circle
      And player A has the unit "Burner" (probe "act-effect-blasts-1") on the front right circle
      And player A has "Wound" in the damage zone
      When player A activates "Helper"
      And player A activates "Burner"
      And player A activates "Mystic"
      Then player A's soul holds 2 cards
      When player A activates "Mystic"
      Then player A's soul holds 3 cards

    Scenario: The next counter-blast is decreased for one cost, and the one after it is paid in full
      Given player A has the unit "Smith" (probe "act-blasts-1-draws") on the front left circle
      And player A has the unit "Helper" (probe "act-next-counter-blast-is-less") on the back left circle
      And player A has "Wound" in the damage zone
      And player A has "Next" on top of the deck
      When player A activates "Helper"
      And player A activates "Smith"
      Then "Wound" is face up in player A's damage zone
      And player A's hand holds exactly "Next"
      When player A activates "Smith"
      Then "Wound" is face down in player A's damage zone

    Scenario: The next counter-blast is still decreased after an order could not perform one
      Given player A has the unit "Smith" (probe "act-blasts-1-draws") on the front left circle
      And player A has the unit "Helper" (probe "act-next-counter-blast-is-less") on the back left circle
      And player A has "Edict" (probe "order-blasts-2-then-draws") in the hand
      When player A activates "Helper"
      And player A plays the order "Edict"
      And player A activates "Smith"
      Then player A's hand holds 2 cards

  @VG-7.28.2.1
  Rule: 7.28.2.1 Several changes for the next time are added together

    Scenario: After two increases by 1 the next soul-charge of 1 puts three cards into the soul
      Given player A has the unit "Mystic" (probe "act-soul-charges-1") on the front left circle
      And player A has the unit "Helper" (probe "act-next-soul-charge-is-more") on the back left circle
      When player A activates "Helper"
      And player A activates "Helper"
      And player A activates "Mystic"
      Then player A's soul holds 3 cards
      When player A activates "Mystic"
      Then player A's soul holds 4 cards
