@BS
Feature: How long prohibitions and duties last

  Background:
    Given player A has "Fox" and "Owl" on the Field
    And "Fox" is a Spirit of cost 3 with 4000 BP
    And player A has "Lynx" (probe "attack-draws") on the Field
    And player B has "Ban" and "Gate" on the Field
    And player B has "Well" (probe "life-loss-draws") on the Field
    And "Oath" is a Spirit of cost 3 with 9000 BP

  @BS-7-9-2
  Rule: 7-9-2 Effects that last for the battle end with it

    Background:
      Given player A has "Prince" on the Field
      And player B has "King" on the Field

    Scenario: A block and draws that the defending player forbids for the battle are allowed again in the next battle
      Given player B has "Vow" (probe "lasts-battle-bans") in the hand
      And player A has "Bell" (probe "battle-end-draws") on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Ban"
      And player B tries to declare a block with "Ban"
      Then that is refused
      And player A's hand holds 0 cards
      When player A declares an attack with "Fox"
      And player B declares a block with "Ban"
      Then "Ban" is in player B's Trash
      And player A's hand holds 1 card

    Scenario: A Spirit that must block or cannot be destroyed for the battle is free of that in the next battle
      Given player A has "Vow" (probe "lasts-battle-duties") in the hand
      And player B has "Doom" (probe "flash-destroy"), "Curse" (probe "flash-destroy") and "Dawn" (probe "flash-refresh") in the hand
      And player B has "Oath" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Oath"
      And player A chooses "Fox"
      And player B declares a block with "Oath"
      And player B uses the Flash effect of "Doom", paying 1 Core
      And player B chooses "Fox"
      Then "Fox" is in player A's Field
      When player A declares an attack with "Lynx"
      And player B uses the Flash effect of "Curse", paying 1 Core
      And player B chooses "Fox"
      And player B uses the Flash effect of "Dawn", paying 1 Core
      And player B chooses "Oath"
      And player B is asked to block
      And player B declines
      Then "Fox" is in player A's Trash
      And player B's Life holds 4 Cores

    Scenario: The defending player may force a block and protect a Spirit from being destroyed for the battle
      Given player B has "Vow" (probe "lasts-battle-duties") in the hand
      And player A has "Doom" (probe "flash-destroy") and "Curse" (probe "flash-destroy") in the hand
      And player B has "Oath" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Oath"
      And player B chooses "Gate"
      And player A uses the Flash effect of "Doom", paying 1 Core
      And player A chooses "Gate"
      And player B tries not to block
      Then that is refused
      When player B declares a block with "Oath"
      Then "Gate" is in player B's Field
      When player A declares an attack with "Lynx"
      And player A uses the Flash effect of "Curse", paying 1 Core
      And player A chooses "Gate"
      Then "Gate" is in player B's Trash

  @BS-4-9-1
  Rule: 4-9-1 Effects that last for the turn end with it

    Background:
      Given player A has "Prince" on the Field
      And player B has "King" on the Field

    Scenario: A Spirit that cannot attack or block and a player who cannot draw for the turn can again in the next turn
      Given player A has "Vow" (probe "lasts-turn-bans") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Ban"
      And player A declares an attack with "Owl"
      Then player B's hand holds 0 cards
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Ban"
      Then that is refused
      And player B's hand holds 0 cards
      When player A ends the turn
      Then player B's hand holds 1 card
      When player B declares an attack with "Ban"
      Then "Ban" is exhausted

    Scenario: A block and draws that the opponent forbids for the turn are allowed again in the next turn
      Given player B has "Vow" (probe "lasts-turn-bans") in the hand
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Ban"
      And player A declares an attack with "Fox"
      And player B tries to declare a block with "Ban"
      Then that is refused
      When player A declares an attack with "Lynx"
      And player B declares a block with "Gate"
      Then player A's hand holds 0 cards
      When player A ends the turn
      And player B declares an attack with "Ban"
      Then "Ban" is exhausted

    Scenario: A Spirit that must attack or block or cannot be destroyed for the turn is free of that in the next turn
      Given player A has "Vow" (probe "lasts-turn-duties") and "Dawn" (probe "flash-refresh") in the hand
      And player B has "Doom" (probe "flash-destroy") and "Curse" (probe "flash-destroy") in the hand
      And player A has "Oath" on the Field
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Oath"
      And player A chooses "Fox"
      And player A declares an attack with "Owl"
      And player A tries not to attack
      Then that is refused
      When player A declares an attack with "Oath"
      And player B uses the Flash effect of "Doom", paying 1 Core
      And player B chooses "Fox"
      Then "Fox" is in player A's Field
      When player A ends the turn
      And player B declares an attack with "Gate"
      And player B uses the Flash effect of "Curse", paying 1 Core
      And player B chooses "Fox"
      And player A uses the Flash effect of "Dawn", paying 1 Core
      And player A chooses "Oath"
      And player A is asked to block
      And player A declines
      Then "Fox" is in player A's Trash
      And player A's Life holds 4 Cores

    Scenario: The opponent may force a block and protect a Spirit from being destroyed for the turn
      Given player B has "Vow" (probe "lasts-turn-duties") in the hand
      And player A has "Doom" (probe "flash-destroy") in the hand
      And player B has "Oath" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B uses the Flash effect of "Vow", paying 0 Cores
      And player B chooses "Oath"
      And player B chooses "Gate"
      And player A uses the Flash effect of "Doom", paying 1 Core
      And player A chooses "Gate"
      And player B tries not to block
      Then that is refused
      When player B declares a block with "Oath"
      Then "Gate" is in player B's Field
      When player A ends the turn
      And player B ends the turn
      Then it is now player A's Main Step

  @BS-FAQ-1-8
  Rule: FAQ-1-8 Effects that state another duration last that long

    Background:
      Given player A has the Ultimate "Prince" on the Field
      And player B has the Ultimate "King" on the Field

    Scenario: A ban on attacks, blocks and draws until a player's next turn ends when that turn begins
      Given player A has "Vow" (probe "lasts-next-turn-bans") in the hand
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Ban"
      And player A ends the turn
      Then player B's hand holds 0 cards
      When player B ends the phase
      And player B tries to declare an attack with "Ban"
      Then that is refused
      When player B declares an attack with "Gate"
      And player B ends the turn
      And player A declares an attack with "Owl"
      Then player B's hand holds 1 card
      When player A declares an attack with "Fox"
      And player B declares a block with "Ban"
      Then "Ban" is in player B's Trash

    Scenario: A ban on attacks, blocks and draws for the game still applies in later turns
      Given player A has "Vow" (probe "lasts-game-bans") in the hand
      And player B has "Wall" on the Field
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Ban"
      And player A ends the turn
      Then player B's hand holds 0 cards
      When player B ends the phase
      And player B tries to declare an attack with "Ban"
      Then that is refused
      When player B declares an attack with "Gate"
      And player B ends the turn
      And player A declares an attack with "Owl"
      Then player B's hand holds 0 cards
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Ban"
      Then that is refused
      When player B declares a block with "Wall"
      Then "Wall" is in player B's Trash

    Scenario: A duty to block and a protection from destruction until a player's next turn end when that turn begins
      Given player A has "Vow" (probe "lasts-next-turn-duties") and "Dawn" (probe "flash-refresh") in the hand
      And player B has "Doom" (probe "flash-destroy") and "Curse" (probe "flash-destroy") in the hand
      And player A has the exhausted "Oath" on the Field
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Oath"
      And player A chooses "Fox"
      And player A ends the turn
      And player B declares an attack with "Gate"
      And player B uses the Flash effect of "Doom", paying 1 Core
      And player B chooses "Fox"
      And player A uses the Flash effect of "Dawn", paying 1 Core
      And player A chooses "Oath"
      And player A tries not to block
      Then that is refused
      When player A declares a block with "Oath"
      Then "Fox" is in player A's Field
      When player B ends the turn
      And player A declares an attack with "Owl"
      And player B uses the Flash effect of "Curse", paying 1 Core
      And player B chooses "Fox"
      Then "Fox" is in player A's Trash
      When player A ends the turn
      Then it is now player B's Main Step

    Scenario: A duty to attack or block and a protection from destruction for the game still apply in later turns
      Given player A has "Vow" (probe "lasts-game-duties") and "Dawn" (probe "flash-refresh") in the hand
      And player B has "Doom" (probe "flash-destroy") and "Curse" (probe "flash-destroy") in the hand
      And player A has the exhausted "Oath" on the Field
      When player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Oath"
      And player A chooses "Fox"
      And player A ends the turn
      And player B declares an attack with "Gate"
      And player B uses the Flash effect of "Doom", paying 1 Core
      And player B chooses "Fox"
      And player A uses the Flash effect of "Dawn", paying 1 Core
      And player A chooses "Oath"
      And player A tries not to block
      Then that is refused
      When player A declares a block with "Oath"
      Then "Gate" is in player B's Trash
      When player B ends the turn
      And player A ends the phase
      And player A tries not to attack
      Then that is refused
      When player A declares an attack with "Oath"
      And player B uses the Flash effect of "Curse", paying 1 Core
      And player B chooses "Fox"
      Then "Fox" is in player A's Field

  @BS-24-2-1
  Rule: 24-2-1 Effects that always apply last as long as their card is on the Field

    Background:
      Given player A has the Ultimate "Prince" on the Field
      And player B has the Ultimate "King" on the Field

    Scenario: A Nexus forbids attacks, blocks and draws in the turns of both players until it leaves
      Given player A has "Oak" (probe "lasts-here-bans") in the hand
      And player B has "Crash" (probe "main-destroy-nexus") and "Spark" (probe "flash-draw") in the hand
      When player A deploys "Oak", paying 0 Cores and placing 0 from the Reserve
      And player A ends the turn
      Then player B's hand holds 2 cards
      When player B ends the phase
      And player B tries to declare an attack with "Ban"
      Then that is refused
      When player B ends the turn
      And player A declares an attack with "Owl"
      And player B tries to declare a block with "Ban"
      Then that is refused
      And player B's hand holds 2 cards
      When player A ends the turn
      And player B uses the Main effect of "Crash", paying 0 Cores
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player B's hand holds 1 card
      When player B declares an attack with "Ban"
      Then "Ban" is exhausted

    Scenario: A Nexus forces attacks and protects from destruction in the turns of both players until it leaves
      Given player A has "Oak" (probe "lasts-here-duties") in the hand
      And player B has "Doom" (probe "flash-destroy"), "Curse" (probe "flash-destroy") and "Crash" (probe "main-destroy-nexus") in the hand
      When player A deploys "Oak", paying 0 Cores and placing 0 from the Reserve
      And player A ends the turn
      And player B uses the Flash effect of "Doom", paying 1 Core
      And player B chooses "Fox"
      Then "Fox" is in player A's Field
      When player B declares an attack with "Ban"
      And player B tries not to attack
      Then that is refused
      When player B declares an attack with "Gate"
      And player B ends the turn
      And player A ends the turn
      And player B uses the Main effect of "Crash", paying 0 Cores
      And player B uses the Flash effect of "Curse", paying 1 Core
      And player B chooses "Fox"
      And player B ends the turn
      Then "Fox" is in player A's Trash
      And it is now player A's Main Step

  @BS-21-6-5
  Rule: 21-6-5 A card that leaves the Field and is summoned again is a new Spirit

    Background:
      Given player A has the Ultimate "Prince" on the Field
      And player B has the Ultimate "King" on the Field
      And player B has "Lift" (probe "flash-return-own") and "Rise" (probe "flash-summons") in the hand
      And it is player A's Attack Step

    Scenario Outline: A Spirit that cannot block <how long> can block once it has left and been summoned again
      Given player A has "Vow" (probe "lasts-<duration>-bans") in the hand
      And "Ban" is a Contract Card
      And "Ban" is a Spirit of cost 3 with 5000 BP
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Ban"
      And player B uses the Flash effect of "Lift", paying 0 Cores
      And player B chooses "Ban"
      And player B uses the Flash effect of "Rise", paying 0 Cores
      And player B chooses "Ban"
      And player B pays for the card, moving 1 Core from the Reserve to "Ban"
      And player B declares a block with "Ban"
      Then "Owl" is in player A's Trash

      Examples:
        | how long                     | duration  |
        | in the battle                | battle    |
        | in the turn                  | turn      |
        | until a player's next turn   | next-turn |
        | in the game                  | game      |

    Scenario Outline: A duty to block <how long> and a protection from destruction end when their Spirits leave and return
      Given player A has "Vow" (probe "lasts-<duration>-duties"), "Recall" (probe "flash-return-own") and "Renew" (probe "flash-summons") in the hand
      And player B has "Oath" on the Field
      And player B has "Doom" (probe "flash-destroy") in the hand
      And "Oath" is a Contract Card
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Vow", paying 0 Cores
      And player A chooses "Oath"
      And player A chooses "Fox"
      And player B uses the Flash effect of "Lift", paying 0 Cores
      And player B chooses "Oath"
      And player B uses the Flash effect of "Rise", paying 0 Cores
      And player B chooses "Oath"
      And player B pays for the card, moving 1 Core from the Reserve to "Oath"
      And player A uses the Flash effect of "Recall", paying 0 Cores
      And player A chooses "Fox"
      And player A uses the Flash effect of "Renew", paying 0 Cores
      And player A chooses "Fox"
      And player A pays for the card, moving 1 Core from the Reserve to "Fox"
      And player B uses the Flash effect of "Doom", paying 1 Core
      And player B chooses "Fox"
      And player B is asked to block
      And player B declines
      Then "Fox" is in player A's Trash
      And player B's Life holds 4 Cores

      Examples:
        | how long                     | duration  |
        | in the battle                | battle    |
        | in the turn                  | turn      |
        | until a player's next turn   | next-turn |
        | in the game                  | game      |
