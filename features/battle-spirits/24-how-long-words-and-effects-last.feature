@BS
Feature: How long colors, families, effects and protection last

  Background:
    Given player A has "Fox" and "Owl" on the Field
    And "Fox" is a Spirit of cost 3 with 4000 BP
    And player A has "Gauge" (probe "white-cost-drift-symbol") on the Field
    And player A has "Mute" (probe "own-bp") on the Field
    And player A has "Gale" (probe "opponents-lose-bp") on the Field
    And player B has "Toad" and "Gate" on the Field
    And "Toad" is a Spirit of cost 3 with 4000 BP
    And player B has "Meter" (probe "white-cost-drift-symbol") on the Field
    And player B has "Hush" (probe "own-bp") on the Field
    And player B has "Storm" (probe "opponents-lose-bp") on the Field
    And player B has "Spark" (probe "flash-draw") in the hand

  @BS-7-9-2
  Rule: 7-9-2 Effects that last for the battle end with it

    Scenario: Colors, families, effects and protection that the attacker gives for the battle end with the battle
      Given player A has "Vow" (probe "lasts-battle-words") and "Hex" (probe "lasts-battle-negation") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Hex", paying 0 Cores
      And player A chooses "Hush"
      And player B declares a block with "Gate"
      And player B is asked to use a Flash effect
      Then "Fox" now has 6000 BP
      And "Fox" now has a cost of 4
      And "Fox" now has 2 symbols
      And "Hush" now has 2000 BP
      When player A is asked to attack
      Then "Fox" now has 3000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Hush" now has 4000 BP

    Scenario: Colors, families, effects and protection that the defender gives for the battle last through that battle
      Given player B has "Vow" (probe "lasts-battle-words") and "Hex" (probe "lasts-battle-negation") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Toad"
      And player B uses the Flash effect of "Hex", paying 0 Cores
      And player B chooses "Mute"
      And player B declares a block with "Gate"
      And player B is asked to use a Flash effect
      Then "Toad" now has 6000 BP
      And "Toad" now has a cost of 4
      And "Toad" now has 2 symbols
      And "Mute" now has 2000 BP
      When player A is asked to attack
      Then "Toad" now has 3000 BP

  @BS-4-9-1
  Rule: 4-9-1 Effects that last for the turn end with it

    Scenario: Colors, families, effects and protection given for the turn stay after a battle and end with the turn
      Given player A has "Vow" (probe "lasts-turn-words") and "Hex" (probe "lasts-turn-negation") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Hex", paying 0 Cores
      And player A chooses "Hush"
      And player A declares an attack with "Owl"
      Then "Fox" now has 6000 BP
      And "Fox" now has a cost of 4
      And "Fox" now has 2 symbols
      And "Hush" now has 2000 BP
      When player A ends the turn
      Then "Fox" now has 3000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Hush" now has 4000 BP

    Scenario: Colors, families, effects and protection that the opponent gives for the turn last through that turn
      Given player B has "Vow" (probe "lasts-turn-words") and "Hex" (probe "lasts-turn-negation") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Toad"
      And player B uses the Flash effect of "Hex", paying 0 Cores
      And player B chooses "Mute"
      Then "Toad" now has 6000 BP
      And "Toad" now has a cost of 4
      And "Toad" now has 2 symbols
      And "Mute" now has 2000 BP
      When player A ends the turn
      Then "Toad" now has 3000 BP

  @BS-FAQ-1-8
  Rule: FAQ-1-8 Effects that state another duration last that long

    Scenario: Colors, families, effects and protection given until a player's next turn end when that turn begins
      Given player A has "Vow" (probe "lasts-next-turn-words") and "Hex" (probe "lasts-next-turn-negation") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Hex", paying 0 Cores
      And player A chooses "Hush"
      And player A ends the turn
      Then "Fox" now has 6000 BP
      And "Fox" now has a cost of 4
      And "Fox" now has 2 symbols
      And "Hush" now has 2000 BP
      When player B ends the turn
      Then "Fox" now has 3000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Hush" now has 4000 BP

    Scenario: Colors, families, effects and protection given for the game stay in the turns of both players
      Given player A has "Vow" (probe "lasts-game-words") and "Hex" (probe "lasts-game-negation") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Hex", paying 0 Cores
      And player A chooses "Hush"
      And player A ends the turn
      Then "Fox" now has 6000 BP
      And "Fox" now has a cost of 4
      And "Fox" now has 2 symbols
      And "Hush" now has 2000 BP
      When player B ends the turn
      Then "Fox" now has 6000 BP
      And "Fox" now has a cost of 4
      And "Fox" now has 2 symbols
      And "Hush" now has 2000 BP

  @BS-24-2-1
  Rule: 24-2-1 Effects that always apply last as long as their card is on the Field

    Scenario: Colors, families, effects and protection from a Nexus last in both players' turns until the Nexus leaves
      Given player A has "Oak" (probe "lasts-here-words") and "Yew" (probe "spirits-cannot-activate") in the hand
      And player A has 6 Cores in the Reserve
      And player B has "Crash" (probe "main-destroy-nexus") and "Smash" (probe "main-destroy-nexus") in the hand
      When player A deploys "Oak", paying 0 Cores and placing 0 from the Reserve
      And player A deploys "Yew", paying 3 Cores and placing 0 from the Reserve
      And player A ends the turn
      Then "Fox" now has 6000 BP
      And "Fox" now has a cost of 4
      And "Fox" now has 2 symbols
      And "Hush" now has 2000 BP
      When player B uses the Main effect of "Crash", paying 0 Cores
      And player B chooses "Oak"
      And player B uses the Main effect of "Smash", paying 0 Cores
      And player B chooses "Yew"
      Then "Fox" now has 3000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Hush" now has 4000 BP

  @BS-21-6-5
  Rule: 21-6-5 A card that leaves the Field and is summoned again is a new Spirit

    Scenario Outline: A Spirit loses colors, families, effects and protection given <how long> when it leaves and returns
      Given player A has "Vow" (probe "lasts-<duration>-words"), "Hex" (probe "lasts-<duration>-negation"), "Recall" (probe "flash-return-own") and "Renew" (probe "flash-summons") in the hand
      And player B has "Lift" (probe "flash-return-own") and "Rise" (probe "flash-summons") in the hand
      And "Fox" is a Contract Card
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Hex", paying 0 Cores
      And player A chooses "Hush"
      And player B is asked to use a Flash effect
      Then "Fox" now has 6000 BP
      And "Fox" now has a cost of 4
      And "Fox" now has 2 symbols
      And "Hush" now has 2000 BP
      When player B uses the Flash effect of "Lift", paying 0 Cores
      And player B chooses "Hush"
      And player B uses the Flash effect of "Rise", paying 0 Cores
      And player B chooses "Hush"
      And player B pays for the card, moving 1 Core from the Reserve to "Hush"
      And player A uses the Flash effect of "Recall", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Renew", paying 0 Cores
      And player A chooses "Fox"
      And player A pays for the card, moving 1 Core from the Reserve to "Fox"
      And player B is asked to use a Flash effect
      Then "Fox" now has 3000 BP
      And "Fox" now has a cost of 3
      And "Fox" now has 1 symbol
      And "Hush" now has 4000 BP

      Examples:
        | how long                   | duration  |
        | for the battle             | battle    |
        | for the turn               | turn      |
        | until a player's next turn | next-turn |
        | for the game               | game      |
