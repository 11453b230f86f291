@BS
Feature: 8. Flash Timing

  Background:
    Given player A has "Fox" and "Owl" on the Field
    And player B has "Gate" on the Field
    And it is player A's Attack Step

  @BS-8-1-1
  Rule: 8-1-1 In the up to two Flash Timings of a battle the players may use Flash effects of Magic cards

    @BS-3-5-5
    Scenario: A player may use a Magic card in each of the two Flash Timings
      Given player B has "Spark" (probe "flash-draw") and "Glow" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Spark", paying 1 Core
      And player B declares a block with "Gate"
      And player B uses the Flash effect of "Glow", paying 1 Core
      Then player B's hand holds 2 cards
      And "Spark" and "Glow" are in player B's Trash
      And player B's Trash holds 2 Cores

  @BS-8-1-2
  Rule: 8-1-2 Flash effects of cards other than Magic cards can be used too

    Scenario: A player may use a Spirit's Flash effect in a Flash Timing
      Given player B has "Crane" (probe "spirit-flash-draw") on the Field
      When player A declares an attack with "Fox"
      And player B activates "Crane"
      Then player B's hand holds 1 card
      And player B's Life holds 4 Cores

  @BS-8-1-3
  Rule: 8-1-3 Main effects of Magic cards cannot be used in Flash Timings

    @BS-3-5-3
    Scenario: A Magic card with both effects can be used for its Flash effect in a Flash Timing, but not for its Main effect
      Given player B has "Dawn" (probe "main-or-flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B is asked to use a Flash effect
      And player B tries to use the Main effect of "Dawn", paying 1 Core
      Then that is refused
      When player B uses the Flash effect of "Dawn", paying 1 Core
      Then player B's hand holds 1 card
      And "Dawn" is in player B's Trash

  @BS-8-1-4
  Rule: 8-1-4 A Burst whose condition is met in a Flash Timing can be activated in addition to Flash effects

    Scenario: A player may activate a Burst in a Flash Timing and then still use a Flash effect
      Given player B has "Wall" (probe "burst-destroyed") face down in the Burst Area
      And player B has "Spark" (probe "flash-draw") in the hand
      And player A has "Bolt" (probe "flash-destroy") in the hand
      When player A declares an attack with "Fox"
      And player A uses the Flash effect of "Bolt", paying 1 Core
      And player B declares the Burst "Wall"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then "Wall" and "Spark" are in player B's Trash
      And player B's hand holds 2 cards
      And player B's Life holds 4 Cores

  @BS-8-1-5
  Rule: 8-1-5 A battle may end before a Flash Timing takes place

    Scenario: A battle that ends in the first Flash Timing has no block and no second Flash Timing
      Given player B has "Fog" (probe "flash-ends-battle") and "Spark" (probe "flash-draw") in the hand
      And player A has "Glow" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Fog", paying 1 Core
      Then player A is the one who decides
      And player A is not asked to use a Flash effect
      And player B's Life holds 5 Cores
      And "Fox" is exhausted

  @BS-8-2-1
  Rule: 8-2-1 The defending player may use the first Flash effect

    Scenario Outline: Player <other> decides first about a Flash effect when player <player> attacks
      Given player <player> has "Lynx" on the Field
      And it is player <player>'s Attack Step
      And player A has "Spark" (probe "flash-draw") in the hand
      And player B has "Glow" (probe "flash-draw") in the hand
      When player <player> declares an attack with "Lynx"
      Then player <other> is the one who decides
      And "Lynx" is exhausted

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: The defending player decides first in the second Flash Timing too
      Given player A has "Spark" (probe "flash-draw") in the hand
      And player B has "Glow" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then player B is the one who decides
      When player B is asked to use a Flash effect
      Then "Gate" is exhausted

  @BS-8-2-2
  Rule: 8-2-2 A Flash effect is resolved as soon as it is used

    @BS-8-2-5 @BS-3-5-6
    Scenario: A Flash effect destroys a Spirit before its player can respond with another Flash effect
      Given player B has "Bolt" (probe "flash-destroy") in the hand
      And player A has "Rage" (probe "flash-bp") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Bolt", paying 1 Core
      Then player B is the one who decides
      When player B chooses "Owl"
      And player A is asked to use a Flash effect
      Then "Owl" is in player A's Trash
      And "Bolt" is in player B's Trash

  @BS-8-2-3
  Rule: 8-2-3 The players take turns using one Flash effect each

    Scenario: After the defending player's effect the attacking player may use one, and then the defending player again
      Given player B has "Spark" (probe "flash-draw") and "Ember" (probe "flash-draw") in the hand
      And player A has "Glow" (probe "flash-draw") and "Flame" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player A is the one who decides
      When player A uses the Flash effect of "Glow", paying 1 Core
      Then player B is the one who decides
      And "Spark" is in player B's Trash
      And "Glow" is in player A's Trash

  @BS-8-2-4
  Rule: 8-2-4 A Flash Timing ends when both players decline one after the other

    Scenario: The block follows once both players have declined to use a Flash effect
      Given player B has "Spark" (probe "flash-draw") in the hand
      And player A has "Glow" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B declines
      Then player A is the one who decides
      When player A is asked to use a Flash effect
      And player A declines
      Then player B is not asked to use a Flash effect
      And player B is the one who decides
      And "Fox" is exhausted

  @BS-8-2-6
  Rule: 8-2-6 A player who has declined may use a Flash effect after the other player has used one

    Scenario: The defending player may use a Flash effect after declining if the attacking player has used one
      Given player B has "Spark" (probe "flash-draw") in the hand
      And player A has "Glow" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B declines
      And player A uses the Flash effect of "Glow", paying 1 Core
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then "Spark" is in player B's Trash
      And "Glow" is in player A's Trash

    Scenario: The attacking player may use a Flash effect after declining if the defending player has used another
      Given player B has "Spark" (probe "flash-draw") and "Ember" (probe "flash-draw") in the hand
      And player A has "Glow" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Spark", paying 1 Core
      And player A is asked to use a Flash effect
      And player A declines
      And player B uses the Flash effect of "Ember", paying 1 Core
      And player A uses the Flash effect of "Glow", paying 1 Core
      Then "Spark" and "Ember" are in player B's Trash
      And "Glow" is in player A's Trash

  @BS-8-2-7
  Rule: 8-2-7 A player may use another Flash effect after the other player has declined

    Scenario: The defending player may use two Flash effects in a row if the attacking player declines in between
      Given player B has "Spark" (probe "flash-draw") and "Ember" (probe "flash-draw") in the hand
      And player A has "Glow" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Spark", paying 1 Core
      And player A is asked to use a Flash effect
      And player A declines
      And player B uses the Flash effect of "Ember", paying 1 Core
      Then "Spark" and "Ember" are in player B's Trash
      And "Glow" is in player A's hand
