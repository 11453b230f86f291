@VG
Feature: 5.1. Information of cards

  @VG-5.1.2
  Rule: 5.1.2 What a card has twice it has once, but for abilities

    Scenario: A unit of the clan Sun that is also of the clan Sun is of one clan
      Given player A has the unit "Sunny" (probe "act-stronger-by-own-clans") on the front left circle
      When player A activates "Sunny"
      Then "Sunny" has 9000 power

  @VG-5.1.3
  Rule: 5.1.3 What is "original" is what is printed, as changes of original information leave it

    Background:
      Given player A has the unit "Judge" (probe "act-strong-originals-get-critical") on the front left circle

    Scenario: A vanguard whose original power has become 20000 is a unit of that original power
      Given player A has "Growth" (probe "order-vanguard-original-power-20000") in the hand
      When player A plays the order "Growth"
      And player A activates "Judge"
      Then "A vanguard" has a critical of 2
      And "Judge" has a critical of 1

    Scenario: Of two units with 15000 power only the one that has it in print has it as original power
      Given "Lord" is a unit of grade 3 with 15000 power
      And player A has the unit "Lord" on the front right circle
      And player A has "Blessing" (probe "order-vanguard-power-for-the-game") in the hand
      When player A plays the order "Blessing"
      And player A activates "Judge"
      Then "Lord" has a critical of 2
      And "A vanguard" has a critical of 1
      And "A vanguard" has 15000 power

    @VG-5.1.3.1
    Scenario: The original power of a token is what the rules say of it
      Given player A has the token "Shadow Army" on the front right circle
      And player A has the token "Plant" on the back right circle
      When player A activates "Judge"
      Then "Shadow Army" has a critical of 2
      And "Plant" has a critical of 1

