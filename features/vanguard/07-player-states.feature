@VG
Feature: 7.43, 7.44. Final Rush and worlds

  Background:
    Given player A has the unit "Runner" (probe "in-final-rush-stronger") on the front left circle
    And player A has the unit "Sleeper" (probe "by-world-stronger") on the front right circle

  @VG-7.43.1
  Rule: 7.43.1 A player told to "Final Rush" is in Final Rush as long as the text says

    @VG-7.43.2
    Scenario: A unit that asks for Final Rush gets power in the turn in which its player is in Final Rush
      Given player A has "Horn" (probe "order-final-rush") in the hand
      When player A plays the order "Horn"
      Then "Runner" has 13000 power
      When player A ends the turn
      Then "Runner" has 8000 power

    Scenario: A unit that asks for Final Rush gets no power while only the other player is in Final Rush
      Given player A has "Horn" (probe "order-final-rush-of-opponent") in the hand
      And player B has the unit "Rival" (probe "in-final-rush-stronger") on the front left circle
      When player A plays the order "Horn"
      Then "Rival" has 13000 power
      And "Runner" has 8000 power

  @VG-7.43.2
  Rule: 7.43.2 Final Rush by itself changes nothing

    Scenario: A player in Final Rush plays as before
      Given player A has "Horn" (probe "order-final-rush") in the hand
      And player A has "Page" in the hand
      When player A plays the order "Horn"
      And player A calls "Page" to the back left circle
      Then "A vanguard" has 10000 power
      And "Page" has 8000 power
      And "Runner" has 13000 power

  @VG-7.44.1.1
  Rule: 7.44.1.1 A player's world is blank unless an effect says what it is

    Scenario: A unit that asks for a blank world gets the power for it
      Given player A has "Dreamer" (probe "by-world-stronger") in the hand
      When player A calls "Dreamer" to the back left circle
      Then "Dreamer" has 9000 power

  @VG-7.44.2.1
  Rule: 7.44.2.1 A world that becomes another world is no longer what it was

    Scenario: A player's world may become Dark Night and then Abyssal Dark Night
      Given player A has "Dusk" (probe "order-dark-night") in the hand
      And player A has "Fall" (probe "order-abyssal-dark-night") in the hand
      And player A has the unit "Herald" (probe "act-more-orders") on the back left circle
      When player A plays the order "Dusk"
      Then "Sleeper" has 13000 power
      When player A activates "Herald"
      And player A plays the order "Fall"
      Then "Sleeper" has 18000 power

  @VG-7.44.3
  Rule: 7.44.3 A world by itself changes nothing

    Scenario: In Dark Night only a unit that asks for it gets power
      Given player A has "Dusk" (probe "order-dark-night") in the hand
      And player A has "Page" in the hand
      When player A plays the order "Dusk"
      And player A calls "Page" to the back left circle
      Then "A vanguard" has 10000 power
      And "Page" has 8000 power
      And "Sleeper" has 13000 power
