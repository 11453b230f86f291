@BS
Feature: 15. Grandstone Nexuses

  Background:
    Given player A has "Stone" (probe "unseal") on the Field
    And 2 Cores are on "Stone"
    And player A has "Fox" on the Field

  @BS-15-1-1
  Rule: 15-1-1 A Grandstone Nexus is like a Grandwalker Nexus, but is not one

    Scenario: A Saga Brave can be combined with a Grandwalker Nexus, but not with a Grandstone Nexus
      Given player A has "Warden" (probe "oracle") on the Field
      And player A has "Saga" (probe "spirit-or-nexus") on the Field
      When player A tries to combine "Saga" with "Stone"
      Then that is refused
      When player A combines "Saga" with "Warden"
      Then "Saga" is combined with "Warden"

  @BS-15-1-2
  Rule: 15-1-2 Only effects that name Grandstone Nexuses affect a Grandstone Nexus

    Scenario: An effect that destroys a Nexus does not destroy a Grandstone Nexus
      Given player B has "Rock" (probe "unseal") on the Field
      And player A has "Ram" (probe "main-destroy-nexus") in the hand
      And player A has "Hunter" (probe "main-destroy-grandstone") in the hand
      When player A uses the Main effect of "Ram", paying 0 Cores
      Then "Rock" is in player B's Field
      When player A uses the Main effect of "Hunter", paying 0 Cores
      Then "Rock" is in player B's Trash

  @BS-15-1-3
  Rule: 15-1-3 A Grandstone Nexus gets Cores only by Unseal and by effects that name it

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
  Rule: 15-1-4 A Grandstone Nexus otherwise follows the rules of Grandwalker Nexuses

    Scenario: The Cores on a Grandstone Nexus cannot be moved
      When player A tries to move 1 Core from "Stone" to the Reserve
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

    Scenario: The Cores on a Grandstone Nexus go to the Void when it leaves
      Given player B has "Rock" (probe "unseal") on the Field
      And 2 Cores are on "Rock"
      And player A has "Hunter" (probe "main-destroy-grandstone") in the hand
      When player A uses the Main effect of "Hunter", paying 0 Cores
      Then player B's Reserve holds 4 Cores
      And "Rock" is in player B's Trash

  @BS-15-2-1
  Rule: 15-2-1 Unseal lets its player place a Core from the Void when its condition is met

    Background:
      Given it is player A's Attack Step

    Scenario: A player who accepts an Unseal places a Core on the Grandstone Nexus
      When player A declares an attack with "Fox"
      And player A accepts the offer of the effect
      Then "Stone" has 3 Cores on it
      And player A's Reserve holds 4 Cores

    Scenario: A player who declines an Unseal places no Core
      When player A declares an attack with "Fox"
      And player A is asked to accept the offer
      And player A declines
      Then "Stone" has 2 Cores on it
      And "Fox" is exhausted
