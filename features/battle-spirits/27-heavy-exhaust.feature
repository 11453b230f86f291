@BS
Feature: 27. Heavy Exhaust

  @BS-27-1-1
  Rule: 27-1-1 Effects make Spirits and Ultimates Heavy Exhausted

    Scenario: A Spirit is turned upside down
      Given player A has "Stun" (probe "main-heavy-exhaust") in the hand
      And player B has "Gate" on the Field
      When player A uses the Main effect of "Stun", paying 1 Core
      Then "Gate" is Heavy Exhausted

  @BS-27-1-2
  Rule: 27-1-2 What is Heavy Exhausted neither attacks nor blocks

    Background:
      Given player A has "Fox" on the Field
      And it is player A's Attack Step

    Scenario: A Heavy Exhausted Spirit does not attack
      Given player A has the Heavy Exhausted "Cub" on the Field
      When player A tries to declare an attack with "Cub"
      Then that is refused
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores

    Scenario: A Heavy Exhausted Spirit does not block
      Given player B has the Heavy Exhausted "Wall" on the Field
      And player B has "Gate" on the Field
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Wall"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Gate" is in player B's Trash

  @BS-27-1-3
  Rule: 27-1-3 What is Heavy Exhausted becomes Exhausted by one refresh, and stands by the next

    Scenario: A Heavy Exhausted Spirit is Exhausted after one Refresh Step, and Refreshed after two
      Given player B has the Heavy Exhausted "Gate" on the Field
      When player A ends the turn
      Then "Gate" is exhausted
      When player B ends the turn
      And player A ends the turn
      Then "Gate" is refreshed

  @BS-27-1-4
  Rule: 27-1-4 Only an effect that says so makes a Spirit Heavy Exhausted

    Scenario: A Spirit that attacks is Exhausted, and not Heavy Exhausted
      Given player A has "Fox" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted
      And player B's Life holds 4 Cores

  @BS-27-1-5
  Rule: 27-1-5 What is Heavy Exhausted counts as Exhausted

    Scenario: An effect on Exhausted Spirits reaches a Heavy Exhausted one
      Given player A has "Reap" (probe "main-destroy-exhausted") in the hand
      And player B has the Heavy Exhausted "Gate" on the Field
      And player B has "Wall" on the Field
      When player A uses the Main effect of "Reap", paying 1 Core
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

    Scenario: Nothing comes of Exhausting a Heavy Exhausted Spirit
      Given player A has "Gale" (probe "main-exhaust-all") in the hand
      And player B has the Heavy Exhausted "Gate" on the Field
      And player B has "Wall" on the Field
      When player A uses the Main effect of "Gale", paying 1 Core
      Then "Wall" is exhausted
      And "Gate" is Heavy Exhausted

  @BS-27-1-6
  Rule: 27-1-6 A refresh from Heavy Exhausted to Exhausted is a refresh for effects

    # answers: REVISION2017#3
    Scenario: An effect for when a Spirit is refreshed comes as it becomes Exhausted
      Given player A has "Sage" (probe "refreshed-draws") on the Field
      And player A has the Heavy Exhausted "Cub" on the Field
      And player A has "Dew" (probe "main-refreshes-all") in the hand
      When player A uses the Main effect of "Dew", paying 1 Core
      Then "Cub" is exhausted
      And player A's hand holds 1 card
