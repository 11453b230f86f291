@BS
Feature: 12. Ultimates

  @BS-12-1-1
  Rule: 12-1-1 Ultimates can be summoned, attack and block like Spirits

    @BS-4-8-1 @BS-7-1-1 @BS-4-6-1
    Scenario: An Ultimate attacks, reduces the Life by its symbols and is Refreshed in its player's next turn
      Given player A has "King" and "Owl" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      When player A declares an attack with "King"
      Then player B's Life holds 4 Cores
      And "King" is exhausted
      When player A ends the turn
      And player B ends the turn
      Then it is now player A's Main Step
      And "King" is refreshed

    Scenario: An Ultimate can block
      Given player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player B has "King" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "King"
      Then "Fox" is in player A's Trash
      And player B's Life holds 5 Cores

  @BS-12-1-3
  Rule: 12-1-3 An Ultimate's lowest level is 3, and it is summoned with the Cores for that level

    @BS-5-2-1 @BS-6-1-7-1
    Scenario: An Ultimate cannot be summoned with fewer Cores than level 3 needs
      Given player A has "King" in the hand
      And player A has 9 Cores in the Reserve
      And "King" has this data:
        """
        { "category": "ultimate", "cost": 3, "levels": [{ "lv": 3, "cores": 2, "bp": 9000 }, { "lv": 4, "cores": 4, "bp": 12000 }] }
        """
      When player A tries to summon "King", paying 3 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "King", paying 3 Cores and placing 2 from the Reserve
      Then "King" is now on level 3
      And "King" now has 9000 BP

    @BS-6-2-4-1 @BS-5-7-5
    Scenario: An Ultimate that gives away one of the Cores for level 3 is Depleted
      Given player A has "King" in the hand
      And player A has 9 Cores in the Reserve
      And "King" has this data:
        """
        { "category": "ultimate", "cost": 3, "levels": [{ "lv": 3, "cores": 2, "bp": 9000 }, { "lv": 4, "cores": 4, "bp": 12000 }] }
        """
      And player A has "Fox" on the Field
      When player A summons "King", paying 3 Cores and placing 2 from the Reserve
      Then "King" is in player A's Field
      When player A moves 1 Core from "King" to "Fox"
      Then "King" is in player A's Trash
      And "Fox" has 2 Cores on it

  @BS-12-1-4
  Rule: 12-1-4 An Ultimate can be summoned by paying its cost while its Summoning Condition is met

    @BS-12-1-5
    Scenario: An Ultimate that asks for a red Spirit can be summoned once a red Brave makes a white Spirit red
      Given player A has "King" (probe "asks-for-red-spirit") in the hand
      And player A has 9 Cores in the Reserve
      And player A has "Fox" on the Field
      And player A has "Wing" in the hand
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And "Fox" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      When player A tries to summon "King", paying 2 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Wing" combined with "Fox", paying 2 Cores
      And player A summons "King", paying 2 Cores and placing 1 from the Reserve
      Then "King" is in player A's Field

  @BS-12-1-6
  Rule: 12-1-6 An Ultimate symbol meets only Ultimate reduction symbols

    Scenario Outline: With an Ultimate symbol, a cost of 3 with the reduction symbol <what> comes to <paid> Cores
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 3 with 3000 BP
      And "Fox" has the reduction symbol <what>
      And player A has "King" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      And player A has 9 Cores in the Reserve
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | what     | paid |
        | Ultimate | 2    |
        | red      | 3    |

  @BS-12-2-1
  Rule: 12-2-1 Effects on Spirits do not affect Ultimates

    @BS-12-2-2
    Scenario: An effect "all your Spirits get BP+1000" gives an Ultimate nothing
      Given player A has "King", "Fox" and "Gate" (probe "nexus-bp") on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player B has "Wall" on the Field
      And "Wall" is a Spirit of cost 6 with 9500 BP
      When player A declares an attack with "King"
      And player B declares a block with "Wall"
      Then "King" is in player A's Trash
      And "Wall" is in player B's Field
      And "Fox" now has 4000 BP

    Scenario: An effect "destroy 1 Spirit" cannot choose an Ultimate
      Given player A has "Bolt" (probe "main-destroy-two") in the hand
      And player B has "King" and "Fox" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then "Fox" is in player B's Trash
      And "King" is in player B's Field

  @BS-12-2-3
  Rule: 12-2-3 Effects on cards on the Field and effects on Ultimates affect Ultimates

    Scenario: An effect "destroy all cards on the Field" destroys an Ultimate
      Given player A has "Bolt" (probe "main-destroy-all") in the hand
      And player B has "King" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then "King" is in player B's Trash

    Scenario: An effect on Ultimates can change an Ultimate's BP
      Given player A has "Rage" (probe "ultimate-bp") in the hand
      And player A has "King" and "Fox" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      And "Fox" is a Spirit of cost 2 with 3000 BP
      When player A uses the Main effect of "Rage", paying 1 Core
      Then "King" now has 10000 BP
      And "Fox" now has 3000 BP

  @BS-12-2-4
  Rule: 12-2-4 Effects on Spirits do not affect Ultimates even if they would help them

    Scenario: An effect "all your Spirits get BP+1000 during this turn" gives an Ultimate nothing
      Given player A has "Rage" (probe "main-all-bp") in the hand
      And player A has "King" and "Fox" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      And "Fox" is a Spirit of cost 2 with 3000 BP
      When player A uses the Main effect of "Rage", paying 1 Core
      Then "King" now has 9000 BP
      And "Fox" now has 4000 BP

  @BS-12-3-1
  Rule: 12-3-1 A U-Trigger puts the top card of the opponent's Deck into the Trash

    @BS-12-1-2 @BS-12-3-2 @BS-12-3-3 @BS-12-3-4
    Scenario Outline: The U-Trigger of an Ultimate of cost 5 <result> against a card of cost <cost>
      Given player A has "King" (probe "u-trigger-life") on the Field
      And player A has 0 Cores in the Reserve
      And player B has "Top" on top of the deck
      And "Top" is a Spirit of cost <cost> with 3000 BP
      When player A declares an attack with "King"
      Then "Top" is in player B's Trash
      And player A's Reserve holds <cores> Cores

      Examples:
        | result     | cost | cores |
        | hits       | 4    | 1     |
        | is guarded | 5    | 0     |
        | is guarded | 6    | 0     |

  @BS-12-3-2
  Rule: 12-3-2 A U-Trigger compares the cost that the Ultimate has now

    Scenario: A combined Brave raises the cost that an Ultimate's U-Trigger compares
      Given player A has "King" (probe "u-trigger-life") on the Field
      And player A has "Wing" combined with "King"
      And "Wing" combines only with Ultimates
      And player A has 0 Cores in the Reserve
      And player B has "Top" on top of the deck
      And "Top" is a Spirit of cost 7 with 3000 BP
      When player A declares an attack with "King"
      Then player A's Reserve holds 1 Core

  @BS-12-3-1
  Rule: 12-3-1 If the opponent's Deck is empty, a U-Trigger has nothing to compare

    @reading
    Scenario: A U-Trigger does not hit if the opponent's Deck is empty
      Given player A has "King" (probe "u-trigger-life") on the Field
      And player A has 0 Cores in the Reserve
      And player B has 0 cards in the deck
      When player A declares an attack with "King"
      Then player A's Reserve holds 0 Cores
      And "King" is exhausted
