@BS
Feature: 7. Attack Step

  Background:
    Given player A has "Fox" and "Owl" on the Field
    And it is player A's Attack Step

  @BS-7-3-2
  Rule: 7-3-2 A Spirit that attacks is Exhausted

    @BS-7-3-1 @BS-3-4-3
    Scenario: Only the attacking Spirit is Exhausted by its attack
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted
      And "Owl" is refreshed

  @BS-7-3-1
  Rule: 7-3-1 The turn player declares an attack with a Refreshed Spirit

    @BS-3-4-5
    Scenario: An Exhausted Spirit cannot attack
      Given player A has the exhausted "Cub" on the Field
      When player A tries to declare an attack with "Cub"
      Then that is refused
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted

  @BS-7-5-2
  Rule: 7-5-2 A Spirit that blocks is Exhausted

    @BS-3-4-4
    Scenario: A Spirit that survives its block stays Exhausted and cannot block again in this turn
      Given player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 4000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is exhausted

  @BS-7-5-1
  Rule: 7-5-1 The defending player may block with a Refreshed Spirit

    Background:
      Given player B has "Gate" on the Field

    Scenario: A blocked attack does not reduce the Life
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And player B's Life holds 5 Cores

    Scenario: The defending player does not have to block
      When player A declares an attack with "Fox"
      And player B is asked to block
      And player B declines
      Then player B's Life holds 4 Cores

    @BS-3-4-5
    Scenario: An Exhausted Spirit cannot block
      Given player B has the exhausted "Wall" on the Field
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Wall"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Gate" is in player B's Trash

  @BS-7-1-1
  Rule: 7-1-1 Spirits and Ultimates attack to reduce the opponent's Life

    Scenario: A Spirit that is not blocked reduces the opponent's Life
      Given player A has "Giant" on the Field
      When player A declares an attack with "Giant"
      Then player B's Life holds 4 Cores

    @BS-3-6-2
    Scenario: A Nexus cannot attack
      Given player A has "Tower" (probe "nexus-bp") on the Field
      When player A tries to declare an attack with "Tower"
      Then that is refused
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores

  @BS-7-1-2
  Rule: 7-1-2 Attacks are made one at a time, and each declaration begins a battle

    @BS-7-9-4
    Scenario: Two Spirits attack one after the other, and each attack can be blocked
      Given player B has "Gate" on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A is asked to attack
      Then "Fox" is in player A's Trash
      And "Gate" is in player B's Trash
      When player A declares an attack with "Owl"
      Then player B's Life holds 4 Cores

    # answers: FAQ-ATTACK#1
    Scenario: Only one Spirit can attack at a time
      When player A declares an attack with "Fox"
      And player A is asked to attack
      Then player B's Life holds 4 Cores
      And "Owl" is refreshed

  @BS-7-3-3
  Rule: 7-3-3 An effect "when this Spirit attacks" is resolved before the first Flash Timing

    # answers: FAQ-ATTACK#3
    Scenario: An attacking Spirit's effect is resolved before the other player can use a Flash effect
      Given player A has "Wolf" (probe "attack-draws") on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Wolf"
      And player B is asked to use a Flash effect
      Then player A's hand holds 1 card
      And "Wolf" is exhausted

    Scenario: An effect "when this Spirit attacks" is not activated when another Spirit attacks
      Given player A has "Wolf" (probe "attack-draws") on the Field
      When player A declares an attack with "Fox"
      Then player A's hand holds 0 cards
      When player A declares an attack with "Wolf"
      Then player A's hand holds 1 card

  @BS-7-3-4
  Rule: 7-3-4 A Spirit can attack in the turn in which it was summoned

    # answers: QA-SPIRIT#4
    Scenario: A Spirit summoned in the Main Step can attack in the Attack Step of that turn
      Given it is player A's Main Step
      And player A has "Cub" in the hand
      And "Cub" is a Spirit of cost 1 with 3000 BP
      When player A summons "Cub", paying 1 Core and placing 1 from the Reserve
      And player A ends the phase
      And player A declares an attack with "Cub"
      Then player B's Life holds 4 Cores

  @BS-7-3-5
  Rule: 7-3-5 A battle does not end if its attacker leaves the Field when the attack is declared

    Background:
      Given player A has "Moth" (probe "attack-destroys-itself") on the Field
      And player B has "Gate" on the Field

    Scenario: A Flash Timing takes place even if the attacker has left the Field
      Given player B has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Moth"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then "Moth" is in player A's Trash
      And player B's hand holds 1 card

    Scenario: If the attacker has left the Field, nobody blocks and no Life is lost
      When player A declares an attack with "Moth"
      Then "Gate" is refreshed
      And player B's Life holds 5 Cores
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores

    @reading
    Scenario: The first Flash Timing goes on after the attacker is destroyed in it
      Given player B has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Bolt", paying 1 Core
      And player B chooses "Fox"
      And player A uses the Flash effect of "Spark", paying 1 Core
      Then "Fox" is in player A's Trash
      And "Spark" is in player A's Trash
      And "Gate" is refreshed
      And player B's Life holds 5 Cores

    @reading
    Scenario: Under the alternative interpretation, a battle ends when its attacker is destroyed in a Flash Timing
      Given the ambiguous rule "What happens if the attacking card leaves the Field after the attack was declared?" is answered "the battle ends"
      And player B has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Bolt", paying 1 Core
      And player B chooses "Fox"
      Then player A is not asked to use a Flash effect
      And "Fox" is in player A's Trash
      And player B's Life holds 5 Cores

  @BS-7-3-6
  Rule: 7-3-6 A player who declares no attack ends the Attack Step

    @BS-7-9-6
    Scenario: A player who declines to attack cannot attack again in that turn
      When player A declares an attack with "Fox"
      And player A is asked to attack
      And player A declines
      Then player A is not asked to attack
      And it is now player B's Main Step
      And "Owl" is refreshed

  @BS-7-5-3
  Rule: 7-5-3 An effect "when this Spirit blocks" is activated after its block is declared

    Background:
      Given player B has "Ram" (probe "block-draws") and "Gate" on the Field
      And player A has "Cub" on the Field

    Scenario: A blocking Spirit's effect is resolved before the second Flash Timing
      Given player A has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B declares a block with "Ram"
      And player A is asked to use a Flash effect
      Then player B's hand holds 1 card
      And "Ram" is exhausted

    Scenario: An effect "when this Spirit blocks" is not activated when another Spirit blocks
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then player B's hand holds 0 cards
      When player A declares an attack with "Owl"
      And player B declares a block with "Ram"
      Then player B's hand holds 1 card

  @BS-7-5-4
  Rule: 7-5-4 Only one Spirit can block an attack

    Scenario: A second Spirit cannot block the same attack
      Given player B has "Gate" and "Wall" on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Wall" is refreshed
      And "Wall" is in player B's Field
      And "Gate" is in player B's Trash

  @BS-7-1-3
  Rule: 7-1-3 The first player has no Attack Step in the first turn of the game

    Scenario: The first turn of the game ends after the Main Step, and Spirits can attack in the second turn
      Given it is turn 1 of the game
      And it is player A's Main Step
      And player B has "Cub" on the Field
      When player A ends the phase
      Then player A is not asked to attack
      And it is now player B's Main Step
      And player B's Life holds 5 Cores
      When player B ends the phase
      And player B declares an attack with "Cub"
      Then player A's Life holds 4 Cores

  @BS-7-5-1
  Rule: 7-5-1 A Spirit that must block has to block

    Background:
      Given player A has "Boar" (probe "attack-forces-block") on the Field

    Scenario: A player who must block cannot decline to block
      Given player B has "Gate" on the Field
      When player A declares an attack with "Boar"
      And player B tries not to block
      Then that is refused
      When player B declares a block with "Gate"
      Then player B's Life holds 5 Cores
      And "Gate" is in player B's Trash

    Scenario: A player who must block but has only an Exhausted Spirit does not block
      Given player B has the exhausted "Gate" on the Field
      When player A declares an attack with "Boar"
      Then player B's Life holds 4 Cores
      And "Gate" is in player B's Field

    Scenario: If one of two Spirits must block, the other cannot block in its place
      Given player B has "Gate" and "Wall" (probe "must-block") on the Field
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Gate"
      Then that is refused
      When player B declares a block with "Wall"
      Then "Wall" is in player B's Trash
      And "Gate" is refreshed

    # answers: Q-IMMUNITY#1
    Scenario Outline: A Spirit does not have to block an attack that forces a block if it <name>
      Given player B has "Gate" (probe "<probe>") on the Field
      When player A declares an attack with "Boar"
      Then player B's Life holds 4 Cores
      And "Gate" is refreshed

      Examples:
        | name                                              | probe        |
        | cannot block                                   | cannot-block |
        | is unaffected by the effects of the opponent   | unaffected   |

  @BS-7-5-1
  Rule: 7-5-1 An effect may stop Spirits from blocking

    Scenario: A Spirit that cannot block does not, but another Spirit may
      Given player B has "Gate" and "Moss" (probe "cannot-block") on the Field
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Moss"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Gate" is in player B's Trash

    Scenario: An attack that Spirits cannot block reduces the Life
      Given player A has "Wisp" (probe "attack-is-not-blocked") on the Field
      And player B has "Gate" on the Field
      When player A declares an attack with "Wisp"
      Then player B's Life holds 4 Cores
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And player B's Life holds 4 Cores

  @BS-7-3-1
  Rule: 7-3-1 Effects may stop Spirits from attacking or force them to attack

    Scenario: A Spirit that cannot attack does not, but another Spirit may
      Given player A has "Moss" (probe "cannot-attack") on the Field
      When player A tries to declare an attack with "Moss"
      Then that is refused
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores
      And "Moss" is refreshed

    Scenario: A player cannot end the Attack Step while a Spirit that must attack has not attacked
      Given player A has "Boar" (probe "must-attack") on the Field
      When player A declares an attack with "Fox"
      And player A tries not to attack
      Then that is refused
      When player A declares an attack with "Boar"
      Then player B's Life holds 3 Cores

  @BS-7-9-5
  Rule: 7-9-5 A battle that an effect ends is over at once

    Scenario: An attack that ends its own battle is not blocked and does not reduce the Life
      Given player A has "Echo" (probe "attack-ends-battle") on the Field
      And player B has "Gate" on the Field
      When player A declares an attack with "Echo"
      And player A is asked to attack
      Then "Echo" is exhausted
      And "Gate" is refreshed
      And player B's Life holds 5 Cores

  @BS-7-3-3
  Rule: 7-3-3 An attacking Spirit's effect may compare BP

    Scenario Outline: A Spirit that destroys a Spirit with at most its own BP destroys one with <bp> BP <result>
      Given player A has "Lion" (probe "attack-destroys-weaker") on the Field
      And player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with <bp> BP
      When player A declares an attack with "Lion"
      And player A is asked to attack
      Then player B's Field holds <left> cards
      And "Lion" is exhausted

      Examples:
        | bp   | result  | left |
        | 3000 | as well | 0    |
        | 4000 | not     | 1    |
