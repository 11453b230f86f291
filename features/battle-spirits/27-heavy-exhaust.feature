@BS
Feature: 27. Heavy Exhaust

  @BS-27-1-1
  Rule: 27-1-1 Effects can make Spirits and Ultimates Heavy Exhausted

    Scenario: An effect makes a Spirit Heavy Exhausted
      Given player A has "Stun" (probe "main-heavy-exhaust") in the hand
      And player B has "Gate" on the Field
      When player A uses the Main effect of "Stun", paying 1 Core
      Then "Gate" is Heavy Exhausted

  @BS-27-1-2
  Rule: 27-1-2 A Heavy Exhausted card can neither attack nor block

    Background:
      Given player A has "Fox" on the Field
      And it is player A's Attack Step

    Scenario: A Heavy Exhausted Spirit cannot attack
      Given player A has the Heavy Exhausted "Cub" on the Field
      When player A tries to declare an attack with "Cub"
      Then that is refused
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores

    Scenario: A Heavy Exhausted Spirit cannot block
      Given player B has the Heavy Exhausted "Wall" on the Field
      And player B has "Gate" on the Field
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Wall"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Gate" is in player B's Trash

  @BS-27-1-3
  Rule: 27-1-3 A Heavy Exhausted card becomes Exhausted when it is Refreshed once, and Refreshed the second time

    Scenario: A Heavy Exhausted Spirit is Exhausted after one Refresh Step and Refreshed after two
      Given player B has the Heavy Exhausted "Gate" on the Field
      When player A ends the turn
      Then "Gate" is exhausted
      When player B ends the turn
      And player A ends the turn
      Then "Gate" is refreshed

  @BS-27-1-4
  Rule: 27-1-4 A Spirit becomes Heavy Exhausted only by an effect that says so

    Scenario: A Spirit that attacks becomes Exhausted, not Heavy Exhausted
      Given player A has "Fox" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted
      And player B's Life holds 4 Cores

  @BS-27-1-5
  Rule: 27-1-5 A Heavy Exhausted card counts as Exhausted

    Scenario: An effect that destroys Exhausted Spirits destroys a Heavy Exhausted Spirit
      Given player A has "Reap" (probe "main-destroy-exhausted") in the hand
      And player B has the Heavy Exhausted "Gate" on the Field
      And player B has "Wall" on the Field
      When player A uses the Main effect of "Reap", paying 1 Core
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

    Scenario: An effect that Exhausts Spirits does not change a Heavy Exhausted Spirit
      Given player A has "Gale" (probe "main-exhaust-all") in the hand
      And player B has the Heavy Exhausted "Gate" on the Field
      And player B has "Wall" on the Field
      When player A uses the Main effect of "Gale", paying 1 Core
      Then "Wall" is exhausted
      And "Gate" is Heavy Exhausted

  @BS-27-1-6
  Rule: 27-1-6 Becoming Exhausted from Heavy Exhausted counts as being Refreshed

    # answers: REVISION2017#3
    Scenario: An effect for when a Spirit is Refreshed is activated when a Heavy Exhausted Spirit becomes Exhausted
      Given player A has "Sage" (probe "refreshed-draws") on the Field
      And player A has the Heavy Exhausted "Cub" on the Field
      And player A has "Dew" (probe "main-refreshes-all") in the hand
      When player A uses the Main effect of "Dew", paying 1 Core
      Then "Cub" is exhausted
      And player A's hand holds 1 card
