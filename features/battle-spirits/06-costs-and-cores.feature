@BS
Feature: 6. Costs and Cores

  @BS-6-1-6-1
  Rule: 6-1-6-1 The Cores that are paid for a Spirit go to the Trash

    Background:
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has 4 Cores in the Reserve

    @BS-5-2-1 @BS-5-2-2 @BS-6-1-7-1
    Scenario: a Spirit is summoned with a Core
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And player A's Trash holds 2 Cores
      And player A's Reserve holds 1 Core
      And "Fox" has 1 Core on it

    Scenario: less than the cost does not pay for it
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused

  @BS-6-1-7-5
  Rule: 6-1-7-5 No Spirit is summoned with fewer Cores than its lowest level needs

    Scenario: none is too few
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      When player A tries to summon "Fox", paying 2 Cores and placing 0 from the Reserve
      Then that is refused

  @BS-6-1-5-1
  Rule: 6-1-5-1 Each symbol on the own Field reduces the cost by one, as far as there are reduction symbols of its color

    @BS-6-1-2 @BS-6-1-5-2
    Scenario Outline: two red symbols on the Field, <reductions> <color> reduction symbols
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
    Scenario: a Core more makes three
      Given 2 Cores are on "Fox"
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" now has 5000 BP

    @BS-6-2-1
    Scenario: a Core less makes two
      Given 3 Cores are on "Fox"
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" now has 3000 BP

  @BS-6-2-4-1
  Rule: 6-2-4-1 A Spirit without the Cores of its lowest level is depleted

    Background:
      Given player A has "Fox" on the Field
      And player A has 0 Cores in the Reserve

    Scenario: the last Core goes to the Reserve
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash
      And player A's Reserve holds 1 Core

    @BS-6-2-4-2
    Scenario: the Cores that are left on it go to the Reserve as well
      Given "Fox" needs 2 Cores for its lowest level
      And 2 Cores are on "Fox"
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash
      And player A's Reserve holds 2 Cores
