@BS
Feature: 7. Attack Step

  Background:
    Given player A has "Fox" and "Owl" on the Field
    And it is player A's Attack Step

  @BS-7-3-2
  Rule: 7-3-2 The attacking Spirit is exhausted

    @BS-7-3-1
    Scenario: Only the attacking Spirit is exhausted
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted
      And "Owl" is refreshed

  @BS-7-3-1
  Rule: 7-3-1 Only a refreshed Spirit attacks

    Scenario: An exhausted Spirit cannot attack
      Given player A has the exhausted "Cub" on the Field
      When player A tries to declare an attack with "Cub"
      Then that is refused
      When player A declares an attack with "Fox"
      Then "Fox" is exhausted

  @BS-7-5-2
  Rule: 7-5-2 The blocking Spirit is exhausted

    Scenario: A Spirit that survives its block cannot block again in this turn
      Given player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 4000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is exhausted

  @BS-7-7-1
  Rule: 7-7-1 Without a block the Life is reduced by the symbols of the attacking Spirit

    Scenario Outline: An unblocked Spirit with <symbols> symbols takes that many Cores from the Life
      Given "Fox" has <symbols> symbols
      And player B has 0 Cores in the Reserve
      When player A declares an attack with "Fox"
      Then player B's Life holds <life> Cores
      And player B's Reserve holds <symbols> Cores

      Examples:
        | symbols | life |
        | 1       | 4    |
        | 2       | 3    |

  @BS-7-5-1
  Rule: 7-5-1 The defending player may block with a refreshed Spirit

    Background:
      Given player B has "Gate" on the Field

    Scenario: A block saves the Life
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And player B's Life holds 5 Cores

    Scenario: The defending player need not block
      When player A declares an attack with "Fox"
      And player B declines
      Then player B's Life holds 4 Cores

    Scenario: An exhausted Spirit cannot block
      Given player B has the exhausted "Wall" on the Field
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Wall"
      Then that is refused
      When player B declares a block with "Gate"
      Then "Gate" is in player B's Trash

  @BS-7-8-1
  Rule: 7-8-1 The Spirit with less BP is destroyed

    Background:
      Given player B has "Gate" on the Field
      And player A has 0 Cores in the Reserve
      And player B has 0 Cores in the Reserve

    @BS-7-7-3 @BS-7-8-3
    Scenario: A blocker with less BP is destroyed
      Given "Fox" is a Spirit of cost 3 with 4000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And "Fox" is in player A's Field
      And player B's Reserve holds 1 Core

    @BS-7-7-3 @BS-7-8-3
    Scenario: An attacker with less BP is destroyed
      Given "Gate" is a Spirit of cost 3 with 4000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Fox" is in player A's Trash
      And "Gate" is in player B's Field
      And player A's Reserve holds 1 Core

  @BS-7-8-2
  Rule: 7-8-2 Of two Spirits with equal BP both are destroyed

    @BS-7-7-3 @BS-7-8-3
    Scenario: Two Spirits with equal BP destroy each other
      Given player B has "Gate" on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Fox" is in player A's Trash
      And "Gate" is in player B's Trash

  @BS-1-6-2
  Rule: 1-6-2 A player without Life has lost

    Scenario: A player who loses the last Core of the Life loses the game
      Given player B has 1 Core in the Life
      When player A declares an attack with "Fox"
      Then player A wins the game
