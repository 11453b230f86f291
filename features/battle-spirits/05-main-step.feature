@BS
Feature: 5. Main Step

  @BS-5-1-1
  Rule: 5-1-1 The turn player may act in any order and any number of times in the Main Step

    Scenario: A player may summon, move a Core, deploy, move a Core again and summon again
      Given player A has "Fox", "Cub" and "Tower" in the hand
      And "Fox" is a Spirit of cost 1 with 3000 BP
      And "Cub" is a Spirit of cost 1 with 3000 BP
      And "Tower" is a Nexus of cost 1
      And player A has 8 Cores in the Reserve
      When player A summons "Fox", paying 1 Core and placing 1 from the Reserve
      And player A moves 1 Core from the Reserve to "Fox"
      And player A deploys "Tower", paying 1 Core and placing 0 from the Reserve
      And player A moves 1 Core from "Fox" to "Tower"
      And player A summons "Cub", paying 1 Core and placing 1 from the Reserve
      Then "Fox", "Tower" and "Cub" are in player A's Field
      And "Tower" has 1 Core on it

  @BS-5-1-2
  Rule: 5-1-2 In the Main Step a player may summon, deploy, use Magic and effects, set cards, combine and move Cores

    Scenario: A player may take any kind of action in the Main Step, but cannot attack
      Given player A has "Fox", "Tower", "Bolt" (probe "main-draw") and "Trap" (probe "burst-life") in the hand
      And "Tower" is a Nexus of cost 1
      And player A has "Shrine" (probe "main-step-draw") and "Owl" on the Field
      And player A has 12 Cores in the Reserve
      When player A tries to declare an attack with "Owl"
      Then that is not offered
      When player A sets "Trap" as a Burst
      And player A activates "Shrine"
      And player A uses the Main effect of "Bolt", paying 2 Cores
      And player A moves 1 Core from the Reserve to "Owl"
      And player A deploys "Tower", paying 1 Core and placing 0 from the Reserve
      And player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" and "Tower" are in player A's Field
      And "Owl" has 2 Cores on it
      And player A's Burst Area holds 1 card
      And player A's hand holds 2 cards

  @BS-5-1-3
  Rule: 5-1-3 A player may set one Burst and one Mirage in a turn

    @BS-5-8-1
    Scenario: A player cannot set a second Burst in the same turn, but may set one in the next turn
      Given player A has "Trap" (probe "burst-life") and "Snare" (probe "burst-life") in the hand
      When player A sets "Trap" as a Burst
      And player A tries to set "Snare" as a Burst
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A sets "Snare" as a Burst
      Then "Trap" is in player A's Trash
      And player A's Burst Area holds 1 card

    Scenario: A player may set a Mirage in the turn in which they set a Burst, but not a second Mirage
      Given player A has "Trap" (probe "burst-life") in the hand
      And player A has "Mist" (probe "mirage-bp") in the hand
      And player A has "Haze" (probe "mirage-attack-exhausts") in the hand
      And player A has 5 Cores in the Reserve
      When player A sets "Trap" as a Burst
      And player A sets "Mist" as a Mirage, paying 2 Cores
      And player A tries to set "Haze" as a Mirage, paying 1 Core
      Then that is refused
      And player A's Burst Area holds exactly "Trap" and "Mist"

  @BS-5-2-1
  Rule: 5-2-1 A player may summon Spirits, Ultimates and Braves from their Hand

    Scenario: A player may summon a Spirit from the Hand, but not from the Trash
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has "Cub" in the Trash
      And "Cub" is a Spirit of cost 2 with 3000 BP
      When player A tries to summon "Cub", paying 2 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-5-2-4
  Rule: 5-2-4 A player may summon as often as they can pay the cost

    Scenario: A player may summon three Spirits in one turn
      Given player A has "Fox", "Cub" and "Owl" in the hand
      And player A has 12 Cores in the Reserve
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      And player A summons "Cub", paying 3 Cores and placing 1 from the Reserve
      And player A summons "Owl", paying 3 Cores and placing 1 from the Reserve
      Then "Fox", "Cub" and "Owl" are in player A's Field

  @BS-5-2-5
  Rule: 5-2-5 A player may have any number of Spirits and Ultimates on the Field

    Scenario: A player with six Spirits and an Ultimate may summon another Spirit and another Ultimate
      Given player A has "S1", "S2", "S3", "S4", "S5", "S6" and "Titan" on the Field
      And "Titan" is an Ultimate of cost 5 with 9000 BP
      And 1 Core is on "Titan"
      And player A has "Fox" and "Colossus" in the hand
      And "Colossus" is an Ultimate of cost 2 with 9000 BP
      And player A has 8 Cores in the Reserve
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      And player A summons "Colossus", paying 2 Cores and placing 1 from the Reserve
      Then player A's Field holds 9 cards

  @BS-5-2-6
  Rule: 5-2-6 An Ultimate can be summoned only if its Summoning Condition is met

    Scenario: An Ultimate that needs a Spirit on the Field can be summoned once there is one
      Given player A has "Titan" (probe "asks-for-red-spirit") and "Fox" in the hand
      And player A has 7 Cores in the Reserve
      When player A tries to summon "Titan", paying 2 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      And player A summons "Titan", paying 2 Cores and placing 1 from the Reserve
      Then "Titan" is in player A's Field

  @BS-5-4-1
  Rule: 5-4-1 A player may deploy Nexuses from their Hand

    Scenario: A player may deploy a Nexus from the Hand, but not from the Trash
      Given player A has "Tower" in the hand
      And "Tower" is a Nexus of cost 2
      And player A has "Hall" in the Trash
      And "Hall" is a Nexus of cost 2
      When player A tries to deploy "Hall", paying 2 Cores and placing 0 from the Reserve
      Then that is refused
      When player A deploys "Tower", paying 2 Cores and placing 0 from the Reserve
      Then "Tower" is in player A's Field

    Scenario: Deploying a Nexus is not summoning
      Given player A has "Herald" (probe "any-summon-draws") on the Field
      And player A has "Tower" and "Fox" in the hand
      And "Tower" is a Nexus of cost 0
      And "Fox" has this data:
        """
        {"category":"spirit","cost":0}
        """
      When player A deploys "Tower", paying 0 Cores and placing 0 from the Reserve
      Then player A's hand holds 1 card
      When player A summons "Fox", paying 0 Cores and placing 1 from the Reserve
      Then player A's hand holds 1 card

  @BS-5-4-3
  Rule: 5-4-3 A player may have any number of Nexuses on the Field

    Scenario: A player with three Nexuses may deploy three more in one turn
      Given player A has "N1", "N2" and "N3" on the Field
      And "N1" is a Nexus of cost 1
      And "N2" is a Nexus of cost 1
      And "N3" is a Nexus of cost 1
      And player A has "Tower", "Hall" and "Gate" in the hand
      And "Tower" is a Nexus of cost 1
      And "Hall" is a Nexus of cost 1
      And "Gate" is a Nexus of cost 1
      When player A deploys "Tower", paying 1 Core and placing 0 from the Reserve
      And player A deploys "Hall", paying 1 Core and placing 0 from the Reserve
      And player A deploys "Gate", paying 1 Core and placing 0 from the Reserve
      Then player A's Field holds 6 cards

  @BS-5-5-1
  Rule: 5-5-1 A Magic card is used for either its Main effect or its Flash effect

    @BS-3-5-1 @BS-3-5-2
    Scenario: A Magic card used for its Main effect does not give its Flash effect
      Given player A has "Dawn" (probe "main-or-flash-draw") in the hand
      When player A uses the Main effect of "Dawn", paying 1 Core
      Then player A's hand holds 2 cards
      And "Dawn" is in player A's Trash

    @BS-3-5-2 @BS-3-5-4
    Scenario: A Magic card used for its Flash effect in the Main Step does not give its Main effect
      Given player A has "Dawn" (probe "main-or-flash-draw") in the hand
      When player A uses the Flash effect of "Dawn", paying 1 Core
      Then player A's hand holds 1 card
      And "Dawn" is in player A's Trash

    Scenario: A Magic card without a Main effect cannot be used for one
      Given player A has "Spark" (probe "flash-draw") in the hand
      When player A tries to use the Main effect of "Spark", paying 1 Core
      Then that is refused
      When player A uses the Flash effect of "Spark", paying 1 Core
      Then player A's hand holds 1 card
      And player A's Trash holds 1 Core

  @BS-5-5-2
  Rule: 5-5-2 A Magic card goes to the Trash after its effect

    Scenario: A Magic card that counts Magic cards in the Trash does not count itself
      Given player A has "Echo" (probe "main-draws-for-magic-in-trash") in the hand
      And player A has "Old" in the Trash
      And "Old" is a Magic of cost 1
      When player A uses the Main effect of "Echo", paying 1 Core
      Then player A's hand holds 1 card
      And "Echo" is in player A's Trash

  @BS-5-6-1
  Rule: 5-6-1 Flash effects of cards other than Magic cards can be used in the Main Step

    Scenario: A player may use a Spirit's Flash effect in the Main Step
      Given player A has "Crane" (probe "spirit-flash-draw") on the Field
      When player A activates "Crane"
      Then player A's hand holds 1 card

    Scenario: A player may use a Flash effect that a Magic card has given a Spirit
      Given player A has "Fox" and "Owl" on the Field
      And player A has "Vow" (probe "main-gives-flash-draw") in the hand
      When player A uses the Main effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A activates "Fox"
      Then player A's hand holds 1 card
      And "Vow" is in player A's Trash

  @BS-5-6-2
  Rule: 5-6-2 An effect for a player's own Main Step can be used only there

    Scenario: A player may use an effect for the Main Step in their Main Step
      Given player A has "Shrine" (probe "main-step-draw") on the Field
      When player A activates "Shrine"
      Then player A's hand holds 1 card

    Scenario: A player cannot use an effect for the Main Step in a Flash Timing
      Given player A has "Shrine" (probe "main-step-draw"), "Crane" (probe "spirit-flash-draw") and "Fox" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      And player A is asked to use a Flash effect
      And player A tries to activate "Shrine"
      Then that is refused
      When player A activates "Crane"
      Then player A's hand holds 1 card

  @BS-5-6-3
  Rule: 5-6-3 Using an effect costs nothing, but its conditions must be met

    Scenario: An effect that needs two Spirits can be used once there are two, and costs nothing
      Given player A has "Shrine" (probe "main-step-draw-with-two-spirits") and "Fox" on the Field
      And player A has "Cub" in the hand
      And player A has 4 Cores in the Reserve
      When player A tries to activate "Shrine"
      Then that is refused
      When player A summons "Cub", paying 3 Cores and placing 1 from the Reserve
      And player A activates "Shrine"
      Then player A's hand holds 1 card
      And player A's Reserve holds 0 Cores

  @BS-5-7-1
  Rule: 5-7-1 A player may move Cores in the Reserve and on their own Field

    Scenario Outline: A player cannot move Cores out of the <pool>
      Given player A has "Fox" on the Field
      And player A has 3 Cores in the <pool>
      When player A tries to move 1 Core from the <pool> to "Fox"
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

      Examples:
        | pool  |
        | Life  |
        | Trash |
        | Count |

    Scenario Outline: A player cannot move Cores into the <pool>
      Given player A has "Fox" on the Field
      When player A tries to move 1 Core from the Reserve to the <pool>
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

      Examples:
        | pool  |
        | Life  |
        | Trash |
        | Count |

    Scenario: A player cannot move Cores from or onto the opponent's Spirits
      Given player A has "Fox" on the Field
      And player B has "Gate" on the Field
      And 2 Cores are on "Gate"
      When player A tries to move 1 Core from "Gate" to "Fox"
      Then that is refused
      When player A tries to move 1 Core from "Fox" to "Gate"
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

    Scenario: If one of two simultaneous Core moves is not possible, neither is made
      Given player A has "Fox" and "Cub" on the Field
      And 2 Cores are on "Cub"
      When player A tries to move 1 Core from "Cub" to "Fox" and 1 Core from the Trash to "Fox"
      Then that is refused
      When player A moves 1 Core from "Cub" to "Fox"
      Then "Fox" has 2 Cores on it
      And "Cub" has 1 Core on it

  @BS-5-7-4
  Rule: 5-7-4 A player cannot move Cores on Grandwalker and Grandstone Nexuses

    Scenario Outline: A player cannot move Cores from or onto a <kind> Nexus
      Given player A has "Tower" and "Fox" on the Field
      And "Tower" is a <kind> Nexus of cost 3
      And 2 Cores are on "Tower"
      When player A tries to move 1 Core from "Tower" to "Fox"
      Then that is refused
      When player A tries to move 1 Core from the Reserve to "Tower"
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it
      And "Tower" has 2 Cores on it

      Examples:
        | kind        |
        | Grandwalker |
        | Grandstone  |

  @BS-5-7-5
  Rule: 5-7-5 A Spirit that gives away the Cores that its lowest level needs is Depleted

    Scenario: A Spirit that gives its last Core to another Spirit is Depleted
      Given player A has "Fox" and "Cub" on the Field
      When player A moves 1 Core from "Fox" to "Cub"
      Then "Fox" is in player A's Trash
      And "Cub" has 2 Cores on it
