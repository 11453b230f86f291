@BS
Feature: How long effects last

  Background:
    Given player A has "Fox" and "Owl" on the Field
    And "Fox" has this data:
      """
      {"levels": [{"lv": 1, "cores": 1, "bp": 4000}, {"lv": 2, "cores": 3, "bp": 4000}, {"lv": 3, "cores": 5, "bp": 4000}]}
      """
    And 2 Cores are on "Fox"
    And player B has "Gate" on the Field
    And player B has "Spark" (probe "flash-draw") in the hand

  @BS-7-9-2
  Rule: 7-9-2 Effects that last for the battle end with it

    Scenario: Values changed for the battle by the attacking player stay changed after the block and end with the battle
      Given player A has "Vow" (probe "lasts-battle-values") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player B declares a block with "Gate"
      And player B is asked to use a Flash effect
      Then "Fox" now has 9000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 3 symbols
      And "Fox" is now on level 3
      When player A is asked to attack
      Then "Fox" now has 4000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Fox" is now on level 1

    Scenario: Values changed for the battle by the defending player stay changed until the end of that battle
      Given player B has "Vow" (probe "lasts-battle-values") in the hand
      And player B has "Toad" on the Field
      And "Toad" has this data:
        """
        {"levels": [{"lv": 1, "cores": 1, "bp": 4000}, {"lv": 2, "cores": 3, "bp": 4000}, {"lv": 3, "cores": 5, "bp": 4000}]}
        """
      And 2 Cores are on "Toad"
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Toad"
      And player B declares a block with "Gate"
      And player B is asked to use a Flash effect
      Then "Toad" now has 9000 BP
      And "Toad" now has a cost of 6
      And "Toad" now has 3 symbols
      And "Toad" is now on level 3
      When player A is asked to attack
      Then "Toad" now has 4000 BP

  @BS-4-9-1
  Rule: 4-9-1 Effects that last for the turn end with it

    Scenario: Values changed for the turn stay changed after a battle and end with the turn
      Given player A has "Vow" (probe "lasts-turn-values") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A declares an attack with "Owl"
      Then "Fox" now has 9000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 3 symbols
      And "Fox" is now on level 3
      When player A ends the turn
      Then "Fox" now has 4000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Fox" is now on level 1

    Scenario: Values that the opponent changes for the turn stay changed until the end of that turn
      Given player B has "Vow" (probe "lasts-turn-values") in the hand
      And player B has "Toad" on the Field
      And "Toad" has this data:
        """
        {"levels": [{"lv": 1, "cores": 1, "bp": 4000}, {"lv": 2, "cores": 3, "bp": 4000}, {"lv": 3, "cores": 5, "bp": 4000}]}
        """
      And 2 Cores are on "Toad"
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Toad"
      Then "Toad" now has 9000 BP
      And "Toad" now has a cost of 6
      And "Toad" now has 3 symbols
      And "Toad" is now on level 3
      When player A ends the turn
      Then "Toad" now has 4000 BP

  @BS-FAQ-1-8
  Rule: FAQ-1-8 Effects that state another duration last that long

    Scenario: Values changed until a player's next turn stay changed in the opponent's turn and end when that turn begins
      Given player A has "Vow" (probe "lasts-next-turn-values") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A ends the turn
      Then "Fox" now has 9000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 3 symbols
      And "Fox" is now on level 3
      When player B ends the turn
      Then "Fox" now has 4000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Fox" is now on level 1

    Scenario: Values changed for the game stay changed in the turns of both players
      Given player A has "Vow" (probe "lasts-game-values") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A ends the turn
      Then "Fox" now has 9000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 3 symbols
      And "Fox" is now on level 3
      When player B ends the turn
      Then "Fox" now has 9000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 3 symbols
      And "Fox" is now on level 3

  @BS-24-2-1
  Rule: 24-2-1 Effects that always apply last as long as their card is on the Field

    Scenario: Values that a Nexus changes stay changed in the turns of both players until the Nexus leaves
      Given player A has "Oak" (probe "lasts-here-values") in the hand
      And player B has "Crash" (probe "main-destroy-nexus") in the hand
      When player A deploys "Oak", paying 0 Cores and placing 0 from the Reserve
      And player A ends the turn
      Then "Fox" now has 9000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 3 symbols
      And "Fox" is now on level 3
      When player B ends the turn
      Then "Fox" now has 9000 BP
      When player A ends the turn
      And player B uses the Main effect of "Crash", paying 0 Cores
      Then "Oak" is in player A's Trash
      And "Fox" now has 4000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Fox" is now on level 1

  @BS-21-6-5
  Rule: 21-6-5 A card that leaves the Field and is summoned again is a new Spirit

    Background:
      Given "Fox" is a Contract Card

    Scenario Outline: A Spirit loses values changed <how long> when it leaves and is summoned again
      Given player A has "Vow" (probe "lasts-<duration>-values") and "Recall" (probe "main-return-own") in the hand
      And player A has 6 Cores in the Reserve
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      Then "Fox" now has 9000 BP
      When player A uses the Main effect of "Recall", paying 1 Core
      And player A chooses "Fox"
      And player A summons "Fox", paying 3 Cores and placing 2 from the Reserve
      Then "Fox" now has 4000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Fox" is now on level 1

      Examples:
        | how long                     | duration  |
        | for the turn                 | turn      |
        | until a player's next turn   | next-turn |
        | for the game                 | game      |

    Scenario: A Spirit loses values changed for the battle when it leaves and is summoned again in that battle
      Given player A has "Vow" (probe "lasts-battle-values"), "Recall" (probe "flash-return-own") and "Renew" (probe "flash-summons") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player B is asked to use a Flash effect
      Then "Fox" now has 9000 BP
      When player A uses the Flash effect of "Recall", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Renew", paying 0 Cores
      And player A chooses "Fox"
      And player A pays for the card, moving 2 Cores from the Reserve to "Fox"
      And player B is asked to block
      Then "Fox" now has 4000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Fox" is now on level 1
