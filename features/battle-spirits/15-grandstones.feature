@BS
Feature: 15. Grandstone Nexuses

  Background:
    Given player A has "Stone" (probe "unseal") on the Field
    And 2 Cores are on "Stone"
    And player A has "Fox" on the Field

  @BS-15-1-1
  Rule: 15-1-1 A Grandstone Nexus is like a Grandwalker Nexus, and is none

    Scenario: A Saga Brave combines with a Grandwalker Nexus and not with a Grandstone Nexus
      Given player A has "Warden" (probe "oracle") on the Field
      And player A has "Saga" (probe "spirit-or-nexus") on the Field
      When player A tries to combine "Saga" with "Stone"
      Then that is refused
      When player A combines "Saga" with "Warden"
      Then "Saga" is combined with "Warden"

  @BS-15-1-2
  Rule: 15-1-2 Only effects that mean Grandstone Nexuses affect one

    Scenario: An effect on Nexuses does nothing to a Grandstone Nexus
      Given player B has "Rock" (probe "unseal") on the Field
      And player A has "Ram" (probe "main-destroy-nexus") in the hand
      And player A has "Hunter" (probe "main-destroy-grandstone") in the hand
      When player A uses the Main effect of "Ram", paying 0 Cores
      Then "Rock" is in player B's Field
      When player A uses the Main effect of "Hunter", paying 0 Cores
      Then "Rock" is in player B's Trash

  @BS-15-1-3
  Rule: 15-1-3 Cores come onto it by Unseal and by effects that mean it

    Scenario Outline: A Grandstone Nexus with 2 Cores has <cores> after an effect that puts a Core <that>
      Given player A has "Gift" (probe "<probe>") in the hand
      When player A tries to move 1 Core from the Reserve to "Stone"
      Then that is refused
      When player A uses the Main effect of "Gift", paying 0 Cores
      Then "Stone" has <cores> Cores on it
      And "Gift" is in player A's Trash

      Examples:
        | that                  | probe                | cores |
        | on Nexuses            | core-onto-nexus      | 2     |
        | on Grandstone Nexuses | core-onto-grandstone | 3     |

  @BS-15-1-4
  Rule: 15-1-4 For the rest it follows the rules of Grandwalker Nexuses

    Scenario: Its Cores are neither moved nor used to pay
      When player A tries to move 1 Core from "Stone" to the Reserve
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

    Scenario: Its Cores go to the Void when it leaves
      Given player B has "Rock" (probe "unseal") on the Field
      And 2 Cores are on "Rock"
      And player A has "Hunter" (probe "main-destroy-grandstone") in the hand
      When player A uses the Main effect of "Hunter", paying 0 Cores
      Then player B's Reserve holds 4 Cores
      And "Rock" is in player B's Trash

  @BS-15-2-1
  Rule: 15-2-1 Unseal may place a Core from the Void when its condition is met

    Background:
      Given it is player A's Attack Step

    Scenario: A player accepts an Unseal
      When player A declares an attack with "Fox"
      And player A accepts the offer of the effect
      Then "Stone" has 3 Cores on it
      And player A's Reserve holds 4 Cores

    Scenario: A player declines an Unseal
      When player A declares an attack with "Fox"
      And player A is asked to accept the offer
      And player A declines
      Then "Stone" has 2 Cores on it
      And "Fox" is exhausted
