@BS
Feature: 6-2. Cores and levels

  @BS-6-2-1
  Rule: 6-2-1 In the Main Step a player may move Cores freely

    # answers: QA-MOVING-CORES#1-3
    @BS-5-7-1 @BS-3-3-10
    Scenario: A player may move one Core from a Spirit to another Spirit and another Core to the Reserve
      Given player A has "Fox" and "Cub" on the Field
      And 3 Cores are on "Fox"
      And player A has 0 Cores in the Reserve
      When player A moves 1 Core from "Fox" to "Cub"
      And player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" has 1 Core on it
      And "Cub" has 2 Cores on it
      And player A's Reserve holds 1 Core

  @BS-6-2-2
  Rule: 6-2-2 Effects and payments also change the number of Cores on a card

    Background:
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores
      And player A has 3 Cores in the Reserve

    Scenario: A Spirit that gets a Core from an effect rises to the next level
      Given 2 Cores are on "Fox"
      And player A has "Rain" (probe "core-onto-spirit") in the hand
      When player A uses the Main effect of "Rain", paying 1 Core
      Then "Fox" now has 5000 BP

    Scenario: A Spirit that loses a Core to an effect falls to the level below
      Given 3 Cores are on "Fox"
      And player B has "Leech" (probe "flash-core-to-trash") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Leech", paying 1 Core
      Then "Fox" now has 3000 BP
      And player A's Trash holds 1 Core

    Scenario: A Spirit that pays with a Core falls to the level below
      Given 3 Cores are on "Fox"
      And player A has "Cub" in the hand
      When player A summons "Cub", moving 1 Core from "Fox" to the Trash, 2 Cores from the Reserve to the Trash and 1 Core from the Reserve to "Cub"
      Then "Fox" now has 3000 BP

  @BS-6-2-3-1
  Rule: 6-2-3-1 A Spirit's level and BP depend on the Cores on it

    Background:
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores

    @BS-6-2-1 @BS-3-3-6 @BS-3-3-7 @BS-3-3-8
    Scenario: A Spirit that gets one more Core rises to the next level
      Given 2 Cores are on "Fox"
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" now has 5000 BP
      And "Fox" is now on level 2

    Scenario: Cores beyond the number for the highest level change nothing
      Given 2 Cores are on "Fox"
      And player A has 5 Cores in the Reserve
      When player A moves 5 Cores from the Reserve to "Fox"
      Then "Fox" now has 5000 BP
      And "Fox" has 7 Cores on it

  @BS-6-2-3-2
  Rule: 6-2-3-2 A higher level brings further effects

    @BS-3-6-7
    Scenario: A Spirit that has risen to level 2 uses its level 2 effect when it attacks
      Given player A has "Fox" (probe "level-two-attack-draws") and "Cub" (probe "level-two-attack-draws") on the Field
      And 2 Cores are on "Fox"
      And 2 Cores are on "Cub"
      When player A moves 1 Core from the Reserve to "Fox"
      And player A ends the phase
      And player A declares an attack with "Cub"
      And player A declares an attack with "Fox"
      Then player A's hand holds 1 card

    @BS-3-6-4
    Scenario: A Nexus that has risen to level 2 gives its Spirits BP
      Given player A has "Tower" (probe "nexus-level-two-bp") and "Fox" on the Field
      And 1 Core is on "Tower"
      When player A moves 1 Core from the Reserve to "Tower"
      Then "Fox" now has 4000 BP

  @BS-6-2-3-3
  Rule: 6-2-3-3 A card that loses Cores loses its level at once, with its BP and effects

    @BS-6-2-1
    Scenario: A Spirit that loses a Core falls to the level below
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores
      And 3 Cores are on "Fox"
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" now has 3000 BP

    Scenario: A blocker that loses a level during a battle can lose that battle
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 4000 BP
      And player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores
      And 3 Cores are on "Gate"
      And player A has "Leech" (probe "flash-core-to-trash") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A uses the Flash effect of "Leech", paying 1 Core
      Then "Gate" is in player B's Trash
      And "Fox" is in player A's Field

  @BS-6-2-3-4
  Rule: 6-2-3-4 A Spirit has level 2 once it has enough Cores, level 1 below that, and no level without Cores

    Scenario Outline: A Spirit that has level 2 with 3 Cores is on level <level> with <cores> Cores
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores
      And 1 Core is on "Fox"
      And player A has 5 Cores in the Reserve
      When player A moves <more> Cores from the Reserve to "Fox"
      Then "Fox" is now on level <level>
      And "Fox" has <cores> Cores on it

      Examples:
        | cores | more | level |
        | 2     | 1    | 1     |
        | 3     | 2    | 2     |
        | 4     | 3    | 2     |

    Scenario: A Spirit that loses all of its Cores at once is depleted, whatever its level
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores
      And 3 Cores are on "Fox"
      When player A moves 3 Cores from "Fox" to the Reserve
      Then "Fox" is in player A's Trash

  @BS-6-2-4-1
  Rule: 6-2-4-1 A Spirit that lacks the Cores for its lowest level is Depleted at that moment

    Background:
      Given player A has "Fox" on the Field
      And player A has 0 Cores in the Reserve

    Scenario: A Spirit that loses its last Core is depleted
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash
      And player A's Reserve holds 1 Core

    @BS-6-2-4-2
    Scenario: A depleted Spirit's remaining Cores go to the Reserve
      Given "Fox" needs 2 Cores for its lowest level
      And 2 Cores are on "Fox"
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash
      And player A's Reserve holds 2 Cores

    Scenario: A Nexus without Cores is not depleted
      Given player A has "Tower" on the Field
      And "Tower" is a Nexus of cost 3
      And 1 Core is on "Tower"
      When player A moves 1 Core from "Tower" to "Fox"
      Then "Tower" is in player A's Field
      And "Tower" has 0 Cores on it

  @BS-6-2-4-2
  Rule: 6-2-4-2 A depleted Spirit goes to the Trash, and its Cores to the Reserve

    Scenario: A Spirit that an opponent's effect depletes goes to its owner's Trash
      Given player B has "Gate" on the Field
      And "Gate" needs 2 Cores for its lowest level
      And 2 Cores are on "Gate"
      And player B has 0 Cores in the Reserve
      And player A has "Leech" (probe "core-to-trash") in the hand
      When player A uses the Main effect of "Leech", paying 2 Cores
      Then "Gate" is in player B's Trash
      And player B's Reserve holds 1 Core
      And player B's Trash holds 1 Core

  @BS-6-2-4-3
  Rule: 6-2-4-3 A depleted Spirit is not destroyed

    Scenario: An effect for when a Spirit is destroyed is not activated when the Spirit is depleted
      Given player A has "Fox" (probe "destroyed-draws") on the Field
      And player A has "Cub" (probe "depleted-draws") on the Field
      When player A moves 1 Core from "Fox" to the Reserve
      Then player A's hand holds 0 cards
      When player A moves 1 Core from "Cub" to the Reserve
      Then "Fox" and "Cub" are in player A's Trash
      And player A's hand holds 1 card

  @BS-6-2-4-4
  Rule: 6-2-4-4 Effects for when a Spirit is depleted are resolved before it goes to the Trash

    Scenario: A depleted Spirit is still on the Field while its own effect is resolved
      Given player A has "Fox" (probe "depleted-may-draw") on the Field
      When player A moves 1 Core from "Fox" to the Reserve
      And player A is asked to accept the offer
      Then "Fox" is in player A's Field
      When player A accepts the offer of the effect
      Then "Fox" is in player A's Trash
      And player A's hand holds 1 card

  @BS-6-2-4-5
  Rule: 6-2-4-5 A card whose level 1 needs no Core stays on the Field without Cores

    Scenario: A Spirit whose lowest level needs no Core stays on the Field after giving up its last Core
      Given player A has "Mist" on the Field
      And "Mist" needs 0 Cores for its lowest level
      And 1 Core is on "Mist"
      When player A moves 1 Core from "Mist" to the Reserve
      Then "Mist" is in player A's Field
      And "Mist" has 0 Cores on it

  @BS-6-2-5-1
  Rule: 6-2-5-1 One of the 4 Cores in each player's Reserve at the beginning is the Soul Core

    Scenario: Each player begins with 4 Cores in the Reserve, one of which is the Soul Core
      Given both players have decks of 40 Spirits
      And the lot falls to player A
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Reserve holds 1 Soul Core
      And player A's Reserve holds 4 Cores
      And player B's Reserve holds 1 Soul Core
      And player B's Reserve holds 4 Cores

  @BS-6-2-5-2
  Rule: 6-2-5-2 The Soul Core counts like any other Core

    Scenario: The Soul Core counts for a Spirit's level
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP, and 5000 BP with 3 Cores
      And 2 Cores are on "Fox"
      When player A moves 1 Soul Core from the Reserve to "Fox"
      Then "Fox" now has 5000 BP
      And "Fox" has 3 Cores on it

  @BS-6-2-5-3
  Rule: 6-2-5-3 The Soul Core can lie only in the Reserve, on cards of the Field and in the Trash

    # answers: REVISION7#3
    Scenario: An effect that puts a Core into the Life cannot put the Soul Core there
      Given player A has "Balm" (probe "reserve-core-to-life") in the hand
      And player A has 1 Core in the Reserve
      And player A has 1 Soul Core in the Reserve
      When player A uses the Main effect of "Balm", paying 1 Core
      Then player A's Life holds 5 Cores
      And player A's Reserve holds 1 Soul Core
      And "Balm" is in player A's Trash

    Scenario: An effect that puts a Core into the Life takes an ordinary Core
      Given player A has "Balm" (probe "reserve-core-to-life") in the hand
      And player A has 2 Cores in the Reserve
      And player A has 1 Soul Core in the Reserve
      When player A uses the Main effect of "Balm", paying 1 Core
      Then player A's Life holds 6 Cores
      And player A's Reserve holds 1 Soul Core

    Scenario: A Spirit that loses all of its Cores to the Void keeps its Soul Core
      Given player B has "Gate" on the Field
      And 2 Cores are on "Gate"
      And 1 Soul Core is on "Gate"
      And player A has "Rift" (probe "all-cores-to-void") in the hand
      When player A uses the Main effect of "Rift", paying 1 Core
      Then "Gate" is in player B's Field
      And "Gate" has 1 Core on it
      And "Gate" has 1 Soul Core on it

  @BS-6-2-5-4
  Rule: 6-2-5-4 Some effects work through the Soul Core

    Scenario: A [While Sealed] effect ends when the Soul Core leaves the Life
      Given player B has "Gate" (probe "sealed-bp") on the Field
      And player B has 3 Cores in the Life
      And player B has 1 Soul Core in the Life
      And player A has "Fox" and "Owl" on the Field
      And "Fox" is a Spirit of cost 2 with 4000 BP
      And "Owl" is a Spirit of cost 2 with 4000 BP
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B declares a block with "Gate"
      Then "Owl" is in player A's Trash
      And "Gate" now has 5000 BP
      When player A declares an attack with "Fox"
      And player B lets the Soul Core go
      Then "Gate" now has 3000 BP

  @BS-FAQ-2-1
  Rule: FAQ-2-1 Two Spirits can exchange Cores at the same moment

    @BS-5-7-3
    Scenario: Two Spirits with one Core each can exchange the Soul Core for the other Core without being depleted
      Given player A has "Fox" and "Cub" on the Field
      And 1 Soul Core is on "Fox"
      And 1 Core is on "Cub"
      When player A moves 1 Soul Core from "Fox" to "Cub" and 1 Core from "Cub" to "Fox"
      Then "Fox" and "Cub" are in player A's Field
      And "Cub" has 1 Soul Core on it
      And "Fox" has 0 Soul Cores on it
      And "Fox" has 1 Core on it

    Scenario: A Spirit that gives away its only Core, the Soul Core, without an exchange is depleted
      Given player A has "Fox" and "Cub" on the Field
      And 1 Soul Core is on "Fox"
      And 1 Core is on "Cub"
      When player A moves 1 Soul Core from "Fox" to "Cub"
      Then "Fox" is in player A's Trash
      And "Cub" has 2 Cores on it

  @BS-FAQ-2-2
  Rule: FAQ-2-2 The Soul Core does not count among Cores that go to the Void

    Scenario: A Spirit with a Core and the Soul Core that loses 2 Cores to the Void keeps the Soul Core
      Given player B has "Gate" on the Field
      And 1 Core is on "Gate"
      And 1 Soul Core is on "Gate"
      And player A has "Rift" (probe "two-cores-to-void") in the hand
      When player A uses the Main effect of "Rift", paying 1 Core
      Then "Gate" is in player B's Field
      And "Gate" has 1 Core on it
      And "Gate" has 1 Soul Core on it

  @BS-FAQ-2-3
  Rule: FAQ-2-3 The player of a Spirit chooses whether the Soul Core is among the Cores it loses

    Background:
      Given player B has "Gate" on the Field
      And 1 Core is on "Gate"
      And 1 Soul Core is on "Gate"
      And player A has "Leech" (probe "core-to-trash") in the hand

    Scenario: A player may give up the Soul Core when their Spirit loses a Core
      When player A uses the Main effect of "Leech", paying 2 Cores
      And player B lets the Soul Core go
      Then player B's Trash holds 1 Soul Core
      And "Gate" has 1 Core on it
      And "Gate" has 0 Soul Cores on it

    Scenario: A player may keep the Soul Core when their Spirit loses a Core
      When player A uses the Main effect of "Leech", paying 2 Cores
      And player B holds the Soul Core back
      Then player B's Trash holds 1 Core
      And player B's Trash holds 0 Soul Cores
      And "Gate" has 1 Soul Core on it

  @BS-FAQ-2-4
  Rule: FAQ-2-4 A Spirit may pay for its own effect with its only Core, the Soul Core

    Scenario: A Spirit that is depleted by paying for its own effect still carries it out
      Given player A has "Fox" (probe "soul-core-draws") on the Field
      And 1 Soul Core is on "Fox"
      When player A activates "Fox"
      And player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And "Fox" is in player A's Trash
      And player A's Trash holds 1 Soul Core
