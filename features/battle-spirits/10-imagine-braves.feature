@BS
Feature: 10. Imagine Braves

  @BS-10-1-1
  Rule: 10-1-1 An Imagine Brave can be combined with up to two Spirits

    @BS-10-2-1 @BS-10-2-2
    Scenario: An Imagine Brave can be combined with a second Spirit on its other side, and both are Combined Spirits
      Given player A has "Fox", "Cub" and "Lynx" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Cub" is a Spirit of cost 2 with 1000 BP
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Idol" combined with "Fox" on the right
      When player A tries to combine "Idol" with "Cub" on the right
      Then that is refused
      When player A combines "Idol" with "Cub" on the left
      Then "Idol" is combined with "Fox" on the right
      And "Idol" is combined with "Cub" on the left
      And "Fox" now has 5000 BP
      And "Cub" now has 3000 BP

  @BS-10-1-2
  Rule: 10-1-2 An Imagine Brave in Spirit state cannot attack or block and cannot be Exhausted

    Scenario: An Imagine Brave cannot attack
      Given it is player A's Attack Step
      And player A has "Fox" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      When player A tries to declare an attack with "Idol"
      Then that is refused
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores

    Scenario: An Imagine Brave cannot block
      Given player A has "Lynx" on the Field
      And player B has "Fox" and "Idol" on the Field
      And "Fox" is a Spirit of cost 4 with 9000 BP
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      When player A declares an attack with "Lynx"
      And player B is asked to block
      And player B tries to declare a block with "Idol"
      Then that is refused
      When player B declares a block with "Fox"
      Then player B's Life holds 5 Cores
      And "Lynx" is in player A's Trash

    Scenario: An effect cannot Exhaust an Imagine Brave
      Given player A has "Net" in the hand
      And "Net" has this data:
        """
        { "category": "magic", "cost": 1, "reductions": [],
          "abilities": [{ "type": "main", "effect": [{ "do": "setState", "target": { "all": { "player": "opponent", "category": "spirit" } }, "state": "exhausted" }] }] }
        """
      And player B has "Fox" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      When player A uses the Main effect of "Net", paying 1 Core
      Then "Fox" is exhausted
      And "Idol" is refreshed

  @BS-10-1-3
  Rule: 10-1-3 An Imagine Brave without Cores is not Depleted

    Scenario: An Imagine Brave that loses its Core stays on the Field
      Given player A has "Idol" and "Fox" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And 1 Core is on "Idol"
      When player A moves 1 Core from "Idol" to the Reserve
      Then "Idol" is in player A's Field
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash

    Scenario: An Imagine Brave can be summoned without Cores
      Given player A has "Idol" in the hand
      And "Idol" is an Imagine Brave of cost 3 that adds 2000 BP
      When player A summons "Idol", paying 3 Cores and placing 0 from the Reserve
      Then "Idol" is in player A's Field

  @BS-10-2-1
  Rule: 10-2-1 Each side of an Imagine Brave has its own Combine condition

    Scenario Outline: A <color> Spirit can be combined with an Imagine Brave only on the <side>
      Given player A has "Fox" and "Idol" on the Field
      And "Idol" is an Imagine Brave for a red Spirit on the left and a white Spirit on the right
      And "Fox" has this data:
        """
        { "category": "spirit", "colors": ["<color>"] }
        """
      When player A tries to combine "Idol" with "Fox" on the <other>
      Then that is refused
      When player A combines "Idol" with "Fox" on the <side>
      Then "Idol" is combined with "Fox" on the <side>

      Examples:
        | color | side  | other |
        | red   | left  | right |
        | white | right | left  |

    Scenario Outline: An effect combines an Imagine Brave on the <side> if its player chooses that side
      Given player A has "Fox" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Bond" in the hand
      And "Bond" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [
          { "do": "combine", "target": { "all": { "player": "you", "name": "Idol" } }, "with": { "all": { "player": "you", "name": "Fox" } } }] }] }
        """
      When player A uses the Main effect of "Bond", paying 0 Cores
      And player A takes choice <choice> of the effect
      Then "Idol" is combined with "Fox" on the <side>

      Examples:
        | side  | choice |
        | left  | 1      |
        | right | 2      |

    Scenario: A Brave that is not an Imagine Brave cannot be combined on a side
      Given player A has "Fox" and "Wing" on the Field
      And "Wing" combines only with red Spirits
      When player A tries to combine "Wing" with "Fox" on the left
      Then that is refused
      When player A combines "Wing" with "Fox"
      Then "Wing" is combined with "Fox"

  @BS-10-2-2
  Rule: 10-2-2 Two Spirits with one Imagine Brave are two Combined Spirits

    Scenario: An effect that counts Spirits counts both Combined Spirits of an Imagine Brave, but not the Brave
      Given player A has "Tally" in the hand
      And "Tally" has this data:
        """
        { "category": "magic", "cost": 1, "reductions": [],
          "abilities": [{ "type": "main", "effect": [{ "do": "addCores", "count": { "count": { "player": "you", "category": "spirit" } }, "to": "trashCores" }] }] }
        """
      And player A has "Fox", "Cub" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      When player A combines "Idol" with "Fox" on the right
      And player A combines "Idol" with "Cub" on the left
      And player A uses the Main effect of "Tally", paying 1 Core
      Then player A's Trash holds 3 Cores

  @BS-10-2-3
  Rule: 10-2-3 The two Combined Spirits of an Imagine Brave attack and block independently

    # answers: QA-IMAGINE#1
    @BS-10-2-4 @BS-10-2-6
    Scenario: Only the attacking Combined Spirit is Exhausted, and the other can attack next
      Given player A has "Fox" and "Cub" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Idol" combined with "Fox" on the right and "Cub" on the left
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted
      And "Cub" is refreshed
      And player B's Life holds 3 Cores
      When player A declares an attack with "Cub"
      Then player B's Life holds 1 Core

  @BS-10-2-4
  Rule: 10-2-4 Only the Combined Spirit that attacks or blocks is Exhausted

    Scenario: The other Combined Spirit stays Refreshed when one of the two blocks
      Given player A has "Lynx" and "Cat" on the Field
      And player B has "Fox" and "Cub" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player B has "Idol" combined with "Fox" on the right and "Cub" on the left
      When player A declares an attack with "Lynx"
      And player B declares a block with "Fox"
      Then player B's Life holds 5 Cores
      And "Fox" is exhausted
      And "Cub" is refreshed

  @BS-10-2-5
  Rule: 10-2-5 An Imagine Brave is combined with one Spirit at a time

    @BS-FAQ-7-5
    Scenario: An Imagine Brave in Spirit state must be combined twice to have two Spirits
      Given player A has "Fox", "Cub" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      When player A combines "Idol" with "Fox" on the right
      Then "Idol" is not combined with "Cub"
      When player A combines "Idol" with "Cub" on the left
      Then "Idol" is combined with "Cub" on the left
      And "Idol" is combined with "Fox" on the right

  @BS-10-2-6
  Rule: 10-2-6 What happens to one of the two Combined Spirits does not affect the other

    Scenario: If one Spirit of an Imagine Brave is destroyed, the other keeps the Brave and its player is not asked
      Given player A has "Bolt" (probe "main-destroy") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Fox" and "Cub" on the Field
      And "Cub" is a Spirit of cost 2 with 1000 BP
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player B has "Idol" combined with "Fox" on the right and "Cub" on the left
      When player A uses the Main effect of "Bolt", paying 4 Cores
      And player A chooses "Fox"
      Then player B is not asked to keep a Brave
      And "Fox" is in player B's Trash
      And "Idol" is combined with "Cub" on the left
      And "Cub" now has 3000 BP

    Scenario: If both Spirits of an Imagine Brave leave at once, their player may keep the Brave once
      Given player A has "Blast" (probe "main-destroy-two") in the hand
      And player B has "Fox" and "Cub" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player B has "Idol" combined with "Fox" on the right and "Cub" on the left
      When player A uses the Main effect of "Blast", paying 1 Core
      And player A chooses "Fox" and "Cub"
      And player B keeps "Idol"
      Then player B is not asked to keep a Brave
      And "Fox" and "Cub" are in player B's Trash
      And "Idol" is in player B's Field

    Scenario: A Core moved from one Spirit of an Imagine Brave does not come from the other
      Given player A has "Fox" and "Cub" on the Field
      And 2 Cores are on "Fox"
      And 2 Cores are on "Cub"
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Idol" combined with "Fox" on the right and "Cub" on the left
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" has 1 Core on it
      And "Cub" has 2 Cores on it

  @BS-10-2-7
  Rule: 10-2-7 Cores are on each Spirit combined with an Imagine Brave, never on the Brave itself

    # answers: QA-IMAGINE#2
    Scenario: A Core cannot be moved onto a combined Imagine Brave
      Given player A has "Fox", "Cub" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      When player A combines "Idol" with "Fox" on the right
      And player A tries to move 1 Core from the Reserve to "Idol"
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it
      And "Cub" has 1 Core on it

  @BS-10-3-2
  Rule: 10-3-2 The host on the right gets the Right effect, and the host on the left gets the Left effect

    Scenario: Each host of an Imagine Brave has only the effect of its own side
      Given player A has "Fox" and "Cub" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Cub" is a Spirit of cost 2 with 3000 BP
      And player A has "Idol" (probe "left-and-right") on the Field
      When player A combines "Idol" with "Fox" on the right
      And player A combines "Idol" with "Cub" on the left
      Then "Fox" now has 6000 BP
      And "Cub" now has 5000 BP
      When player A declares an attack with "Fox"
      Then player A's hand holds 0 cards
      When player A declares an attack with "Cub"
      Then player A's hand holds 1 card

  @BS-10-3-3
  Rule: 10-3-3 An Imagine Brave's BP+, cost, color and symbols are added to both hosts

    Scenario: Both hosts of an Imagine Brave get its full BP+, cost and symbols
      Given player A has "Fox", "Cub" and "Idol" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And "Cub" is a Spirit of cost 1 with 1000 BP
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      When player A combines "Idol" with "Fox" on the right
      And player A combines "Idol" with "Cub" on the left
      Then "Fox" now has 5000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 2 symbols
      And "Cub" now has 3000 BP
      And "Cub" now has a cost of 5
      And "Cub" now has 2 symbols

    Scenario: An Imagine Brave's symbol reduces a cost once for each of its two hosts
      Given player A has "Fox", "Cub" and "Idol" on the Field
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Lynx" in the hand
      And "Lynx" is a Spirit of cost 6 with 3000 BP
      And "Lynx" has 4 red reduction symbols
      When player A combines "Idol" with "Fox" on the right
      And player A combines "Idol" with "Cub" on the left
      And player A summons "Lynx", paying 2 Cores and placing 1 from the Reserve
      Then "Lynx" is in player A's Field
