@BS
Feature: 6. Costs and Cores

  @BS-6-1-6-1
  Rule: 6-1-6-1 The Cores that are paid for a Spirit go to the Trash

    Background:
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has 4 Cores in the Reserve

    @BS-5-2-1 @BS-5-2-2 @BS-6-1-7-1
    Scenario: A Spirit is summoned with a Core on it
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And player A's Trash holds 2 Cores
      And player A's Reserve holds 1 Core
      And "Fox" has 1 Core on it

    Scenario: Fewer Cores than the cost do not pay for a Spirit
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-7-5
  Rule: 6-1-7-5 No Spirit is summoned with fewer Cores than its lowest level needs

    Scenario: A Spirit is not summoned without Cores
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      When player A tries to summon "Fox", paying 2 Cores and placing 0 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-5-1
  Rule: 6-1-5-1 Each symbol on the own Field reduces the cost by one, as far as there are reduction symbols of its color

    @BS-6-1-2 @BS-6-1-5-2
    Scenario Outline: Two red symbols on the Field meet <reductions> <color> reduction symbols
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 3 with 3000 BP
      And "Fox" has <reductions> <color> reduction symbols
      And player A has "Cub" and "Lynx" on the Field
      And player A has 4 Cores in the Reserve
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | reductions | color | paid |
        | 1          | red   | 2    |
        | 2          | red   | 1    |
        | 3          | red   | 1    |
        | 2          | white | 3    |

  @BS-6-2-3-1
  Rule: 6-2-3-1 The level of a Spirit, and its BP, go by the Cores on it

    Background:
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores

    @BS-6-2-1
    Scenario: A Spirit that gets one more Core rises to the next level
      Given 2 Cores are on "Fox"
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" now has 5000 BP

    @BS-6-2-1
    Scenario: A Spirit that loses a Core falls to the level below
      Given 3 Cores are on "Fox"
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" now has 3000 BP

  @BS-6-2-4-1
  Rule: 6-2-4-1 A Spirit without the Cores of its lowest level is depleted

    Background:
      Given player A has "Fox" on the Field
      And player A has 0 Cores in the Reserve

    Scenario: A Spirit that loses its last Core is depleted
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash
      And player A's Reserve holds 1 Core

    @BS-6-2-4-2
    Scenario: The remaining Cores of a depleted Spirit go to the Reserve
      Given "Fox" needs 2 Cores for its lowest level
      And 2 Cores are on "Fox"
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash
      And player A's Reserve holds 2 Cores
