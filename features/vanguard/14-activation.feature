@VG
Feature: 14.1, 14.2. Activation condition keywords

  Background:
    Given player A has "One", "Two" and "Three" in the damage zone

  @VG-14.2.3.1
  Rule: 14.2.3.1 The continuous ability of an activation condition keyword works where its condition is fulfilled

    @VG-14.2.3.1.1
    Scenario: A unit with Limit Break 4 loses its power when the fourth damage card is healed
      Given player A has "Four" in the damage zone
      And player A has the unit "Fury" (probe "limit-break-4-stronger") on the front left circle
      And player A has "Medic" (probe "heal-one") in the hand
      Then "Fury" has 13000 power
      When player A calls "Medic" to the back left circle
      And player A chooses "Four"
      Then "Fury" has 8000 power

  @VG-14.2.3.2
  Rule: 14.2.3.2 The automatic ability of such a keyword needs its condition when it triggers

    Scenario: An ability with Limit Break 4 does not trigger if another ability adds the fourth card only later
      Given player A has "Martyr" (probe "called-takes-damage-and-limit-break-4-draws") in the hand
      And player A has "Zealot" (probe "called-takes-damage-and-limit-break-4-draws") in the hand
      When player A calls "Martyr" to the front left circle
      Then player A's damage zone holds 4 cards
      And player A's hand holds exactly "Zealot"
      When player A calls "Zealot" to the front right circle
      And player A lets ability 2 of "Zealot" come first
      Then player A's damage zone holds 5 cards
      And player A's hand holds 1 card

    @VG-14.2.3.2.1
    Scenario: An ability with Limit Break 4 that has triggered resolves even if another ability heals the fourth card
      Given player A has "Four" in the damage zone
      And player A has "Medic" (probe "called-heals-and-limit-break-4-draws") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Medic" to the front left circle
      And player A lets ability 1 of "Medic" come first
      And player A chooses "Four"
      Then "Four" is in player A's drop zone
      And player A's hand holds exactly "Next"

  @VG-14.2.3.3
  Rule: 14.2.3.3 The activated ability of such a keyword is played where its condition is fulfilled

    Scenario: An ability with Limit Break 4 can be played with four cards in the damage zone, but not with three
      Given player A has the unit "Smith" (probe "act-limit-break-4-draws") on the front left circle
      And player A has "Martyr" (probe "called-takes-damage-and-limit-break-4-draws") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A tries to activate "Smith"
      Then that is refused
      When player A calls "Martyr" to the back left circle
      And player A activates "Smith"
      Then player A's hand holds exactly "Next"

    @VG-14.2.3.3.1
    Scenario: An ability with Limit Break 4 still draws after its cost has healed the fourth damage card
      Given player A has "Four" in the damage zone
      And player A has the unit "Smith" (probe "act-limit-break-4-heals-to-draw") on the front left circle
      And player A has "Next" on top of the deck
      When player A activates "Smith"
      And player A chooses "Four"
      Then player A's hand holds exactly "Next"
      And player A's damage zone holds 3 cards

  @VG-14.1.2
  Rule: 14.1.2 Making one keyword of an ability active does not make its other keywords active

    Scenario: An ability with Limit Break and Generation Break does not work if an effect makes only Limit Break active
      Given player A has the unit "Smith" (probe "act-limit-break-4-draws") on the front left circle
      And player A has the unit "Wright" (probe "act-limit-break-4-generation-break-1-draws") on the front right circle
      And player A has "Edict" (probe "order-limit-break-is-active") in the hand
      When player A plays the order "Edict"
      And player A tries to activate "Wright"
      Then that is refused
      When player A activates "Smith"
      Then player A's hand holds 1 card
      And "Edict" is in player A's drop zone

    Scenario: An ability that needs both Limit Break and Generation Break is active with a face-up G unit
      Given player A has the unit "Wright" (probe "act-limit-break-4-generation-break-1-draws") on the front right circle
      And player A has "Giant" (probe "strider") face up in the G zone
      And player A has "Edict" (probe "order-limit-break-is-active") in the hand
      When player A plays the order "Edict"
      And player A activates "Wright"
      Then player A's hand holds 1 card
      And "Edict" is in player A's drop zone
