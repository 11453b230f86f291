@BS
Feature: 7-6. Battles from the block to their end

  Background:
    Given player A has "Fox" and "Owl" on the Field
    And it is player A's Attack Step

  @BS-7-7-1
  Rule: 7-7-1 An unblocked attack reduces the Life by the attacking Spirit's symbols

    @BS-3-4-9 @BS-3-4-11 @BS-3-1-8
    Scenario Outline: A Spirit with <symbols> symbols that is not blocked takes that many Cores from the Life
      Given "Fox" has <symbols> symbols
      And player B has 0 Cores in the Reserve
      When player A declares an attack with "Fox"
      Then player B's Life holds <life> Cores
      And player B's Reserve holds <symbols> Cores

      Examples:
        | symbols | life |
        | 1       | 4    |
        | 2       | 3    |

  @BS-7-8-1
  Rule: 7-8-1 The Spirit with less BP is destroyed

    Background:
      Given player B has "Gate" on the Field
      And player A has 0 Cores in the Reserve
      And player B has 0 Cores in the Reserve

    @BS-7-7-3 @BS-7-8-3 @BS-3-4-7
    Scenario: A blocker with less BP is destroyed
      Given "Fox" is a Spirit of cost 3 with 4000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And "Fox" is in player A's Field
      And player B's Reserve holds 1 Core

    @BS-7-7-3 @BS-7-8-3 @BS-3-4-7
    Scenario: An attacker with less BP is destroyed
      Given "Gate" is a Spirit of cost 3 with 4000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Fox" is in player A's Trash
      And "Gate" is in player B's Field
      And player A's Reserve holds 1 Core

  @BS-7-8-2
  Rule: 7-8-2 If both Spirits have equal BP, both are destroyed

    # answers: FAQ-ATTACK#5
    @BS-7-7-3 @BS-7-8-3 @BS-3-4-8
    Scenario: Two Spirits with equal BP that battle destroy each other
      Given player B has "Gate" on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then "Fox" is in player A's Trash
      And "Gate" is in player B's Trash


  @BS-7-2-1
  Rule: 7-2-1 A battle goes through attack, Flash Timing, block, Flash Timing, resolution, destruction and end

    Scenario: A battle goes through all of its steps in order
      Given player B has "Gate" on the Field
      And player B has "Spark" (probe "flash-draw") and "Rage" (probe "flash-bp") in the hand
      And player A has "Arena" (probe "battle-end-draws") on the Field
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Spark", paying 1 Core
      And player B declares a block with "Gate"
      And player B uses the Flash effect of "Rage", paying 1 Core
      Then "Fox" is in player A's Trash
      And "Gate" now has 6000 BP
      And player B's hand holds 1 card
      And player A's hand holds 1 card

  @BS-7-4-1
  Rule: 7-4-1 The first Flash Timing comes before the block

    Scenario: A Spirit that is destroyed in the first Flash Timing cannot block
      Given player B has "Gate" on the Field
      And player A has "Bolt" (probe "flash-destroy") in the hand
      When player A declares an attack with "Fox"
      And player A uses the Flash effect of "Bolt", paying 1 Core
      Then "Gate" is in player B's Trash
      And player B's Life holds 4 Cores

  @BS-7-6-1
  Rule: 7-6-1 Without a block there is no second Flash Timing

    Background:
      Given player B has "Gate" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand

    Scenario: A player who does not block gets no second Flash Timing
      When player A declares an attack with "Fox"
      And player B is asked to block
      And player B declines
      Then player B is not asked to use a Flash effect
      And player B's Life holds 4 Cores

    @BS-8-1-1
    Scenario: A second Flash Timing follows a block
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player B's hand holds 1 card
      And "Gate" is in player B's Trash

  @BS-7-7-2
  Rule: 7-7-2 An attack that is not blocked destroys nothing

    Scenario: An attacker that is not blocked stays on the Field, and so do the Spirits that did not block
      Given player B has "Gate" on the Field
      When player A declares an attack with "Fox"
      Then player B's Life holds 4 Cores
      And "Fox" is in player A's Field
      And "Gate" is in player B's Field

  @BS-7-7-3
  Rule: 7-7-3 The BP that the Spirits have at Battle Resolution are compared

    @BS-7-7-4
    Scenario Outline: A Spirit that gets BP in the <number> Flash Timing defeats a stronger Spirit
      Given player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 5000 BP
      And player A has "Rage" (probe "flash-bp") in the hand
      When player A declares an attack with "Fox"
      And player <player> <step>
      And player <other> <next>
      And player A chooses "Fox"
      Then "Gate" is in player B's Trash
      And "Fox" is in player A's Field

      Examples:
        | number | player | step                          | other | next                                               |
        | second | B      | declares a block with "Gate"  | A     | uses the Flash effect of "Rage", paying 1 Core    |

    Scenario: A Spirit that gets BP in the first Flash Timing defeats a stronger Spirit
      Given player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 5000 BP
      And player A has "Rage" (probe "flash-bp") in the hand
      When player A declares an attack with "Fox"
      And player A uses the Flash effect of "Rage", paying 1 Core
      And player A chooses "Fox"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And "Fox" is in player A's Field

  @BS-7-7-5
  Rule: 7-7-5 Battle Resolution begins with the effects that name it, before BP are compared and the Life is reduced

    Scenario: BP that a Spirit gets during Battle Resolution counts in that battle
      Given player A has "Bear" (probe "resolution-bp") on the Field
      And player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 5000 BP
      When player A declares an attack with "Bear"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash
      And "Bear" is in player A's Field

    Scenario: A symbol that a Spirit gets during Battle Resolution reduces the Life further
      Given player A has "Stag" (probe "resolution-symbol") on the Field
      When player A declares an attack with "Stag"
      Then player B's Life holds 3 Cores

  @BS-7-7-6
  Rule: 7-7-6 A block counts even if the blocking Spirit leaves the Field

    Scenario: A blocker that is destroyed in the second Flash Timing still protects the Life
      Given player B has "Gate" on the Field
      And player A has "Bolt" (probe "flash-destroy") in the hand
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A uses the Flash effect of "Bolt", paying 1 Core
      Then "Gate" is in player B's Trash
      And player B's Life holds 5 Cores
      And "Fox" is in player A's Field

    @BS-6-1-6-1
    Scenario: A blocker that pays its last Core for a Magic card in the second Flash Timing still protects the Life
      Given player B has "Gate" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B uses the Flash effect of "Spark", moving 1 Core from "Gate" to the Trash
      Then "Gate" is in player B's Trash
      And player B's Life holds 5 Cores
      And "Fox" is in player A's Field

    Scenario: An effect on the blocking Spirit affects that Spirit and no other
      Given player B has "Gate" and "Wall" on the Field
      And player A has "Trap" (probe "blocker-destroyed") in the hand
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A uses the Flash effect of "Trap", paying 1 Core
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field
      And "Fox" is in player A's Field

  @BS-7-8-3
  Rule: 7-8-3 The Cores of a destroyed Spirit go to its owner's Reserve

    @BS-3-4-10
    Scenario: A destroyed Spirit's Cores go to its own player's Reserve
      Given player B has "Gate" on the Field
      And 2 Cores are on "Fox"
      And 3 Cores are on "Gate"
      And player A has 0 Cores in the Reserve
      And player B has 0 Cores in the Reserve
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      Then player A's Reserve holds 2 Cores
      And player B's Reserve holds 3 Cores

  @BS-7-8-4
  Rule: 7-8-4 "When this Spirit is destroyed" is resolved before the Spirit goes to the Trash

    Scenario: A Spirit destroyed in battle is still on the Field while its effect is resolved
      Given player B has "Reed" (probe "destroyed-may-draw") on the Field
      And "Fox" is a Spirit of cost 3 with 4000 BP
      When player A declares an attack with "Fox"
      And player B declares a block with "Reed"
      And player B is asked to accept the offer
      Then "Reed" is in player B's Field
      When player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Reed" is in player B's Trash

    # answers: FAQ-ATTACK#6
    Scenario Outline: If two Spirits destroy each other, the turn player chooses whose effect comes first, here <first>
      Given player A has "Lynx" (probe "destroyed-draws") on the Field
      And player B has "Reed" (probe "destroyed-may-draw") on the Field
      When player A declares an attack with "Lynx"
      And player B declares a block with "Reed"
      And player A lets "<first>"'s ability come first
      And player B is asked to accept the offer
      Then player A's hand holds <cards> cards
      And "Lynx" is in player A's Field
      And "Lynx" is exhausted
      And "Reed" is in player B's Field

      Examples:
        | first | cards |
        | Lynx  | 1     |
        | Reed  | 0     |

  @BS-7-8-5
  Rule: 7-8-5 A Spirit that loses a battle counts as destroyed by the opponent

    Background:
      Given player B has "Gate" on the Field

    Scenario Outline: Player <player> may declare a Burst "after your Spirit is destroyed by the opponent" when the <loser> has less BP
      Given "<loser>" is a Spirit of cost 3 with 2000 BP
      And player <player> has "Wall" (probe "burst-destroyed") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player <player> declares the Burst "Wall"
      Then player <player>'s hand holds 1 card
      And "<loser>" is in player <player>'s Trash
      And "Wall" is in player <player>'s Trash

      Examples:
        | player | loser |
        | A      | Fox   |
        | B      | Gate  |

    Scenario: Both players may declare a Burst for a Spirit destroyed by the opponent if both Spirits are destroyed
      Given player A has "Hedge" (probe "burst-destroyed") face down in the Burst Area
      And player B has "Wall" (probe "burst-destroyed") face down in the Burst Area
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B declares the Burst "Wall"
      And player A declares the Burst "Hedge"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

  @BS-7-9-1
  Rule: 7-9-1 Effects for the end of the battle are activated when it ends

    Scenario Outline: An effect "<moment>" is activated once for each battle
      Given player A has "Arena" (probe "<probe>") on the Field
      When player A declares an attack with "Fox"
      And player A is asked to attack
      Then player A's hand holds 1 card
      When player A declares an attack with "Owl"
      Then player A's hand holds 2 cards

      Examples:
        | moment                    | probe              |
        | at the end of the battle  | battle-end-draws   |

      @BS-7-9-3
      Examples:
        | moment                    | probe              |
        | after the battle ends     | after-battle-draws |

  @BS-7-9-2
  Rule: 7-9-2 Effects of an attack or a block that last for the battle end with it

    Scenario: BP from an effect "when this Spirit attacks" ends with the battle
      Given player A has "Bull" (probe "attack-bp") on the Field
      When player A declares an attack with "Bull"
      And player A is asked to attack
      Then "Bull" now has 3000 BP
      And "Bull" is exhausted

    Scenario: BP from an effect "when this Spirit attacks" counts in its battle
      Given player A has "Bull" (probe "attack-bp") on the Field
      And player B has "Gate" on the Field
      And "Gate" is a Spirit of cost 3 with 5000 BP
      When player A declares an attack with "Bull"
      And player B declares a block with "Gate"
      Then "Gate" is in player B's Trash

    Scenario: BP from an effect "when this Spirit blocks" ends with the battle
      Given player B has "Ox" (probe "block-bp") on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Ox"
      And player A is asked to attack
      Then "Ox" now has 3000 BP
      And "Fox" is in player A's Trash

    Scenario: BP that a Flash effect gives "during this battle" ends with the battle, for the defending player too
      Given player B has "Gate" on the Field
      And player B has "Roar" (probe "flash-battle-bp") in the hand
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player B uses the Flash effect of "Roar", paying 1 Core
      And player A is asked to attack
      Then "Fox" is in player A's Trash
      And "Gate" now has 3000 BP

    Scenario: BP given for the turn does not end with the battle
      Given player A has "Rage" (probe "flash-bp") in the hand
      When player A declares an attack with "Fox"
      And player A uses the Flash effect of "Rage", paying 1 Core
      And player A chooses "Fox"
      And player A is asked to attack
      Then "Fox" now has 6000 BP

  @BS-7-9-3
  Rule: 7-9-3 Once a battle has ended, effects for after the battle activate

    Scenario Outline: An effect <moment> counts the BP from the attack <seen>
      Given player A has "Bull" (probe "attack-bp") on the Field
      And player A has "Arena" (probe "<probe>") on the Field
      When player A declares an attack with "Bull"
      And player A is asked to attack
      Then player A's hand holds <cards> cards
      And player B's Life holds 4 Cores

      @BS-7-9-2
      Examples:
        | moment                   | seen    | probe                         | cards |
        | at the end of the battle | still   | battle-end-draws-for-strong   | 1     |
        | after the battle         | no more | after-battle-draws-for-strong | 0     |

  @BS-7-9-4
  Rule: 7-9-4 A Spirit that is Refreshed after a battle can attack again

    Scenario: A Spirit that is Refreshed during its own battle can attack again
      Given player A has "Wind" (probe "flash-refresh") in the hand
      When player A declares an attack with "Fox"
      And player A uses the Flash effect of "Wind", paying 1 Core
      And player A chooses "Fox"
      And player A declares an attack with "Fox"
      Then player B's Life holds 3 Cores

  @BS-7-9-5
  Rule: 7-9-5 A battle that an effect ends still has its end of battle

    Background:
      Given player B has "Fog" (probe "flash-ends-battle") in the hand

    Scenario Outline: An effect <moment> is activated even if an effect has ended the battle
      Given player A has "Arena" (probe "<probe>") on the Field
      When player A declares an attack with "Fox"
      And player B uses the Flash effect of "Fog", paying 1 Core
      Then player A's hand holds 1 card
      And player B's Life holds 5 Cores

      Examples:
        | moment                   | probe              |
        | at the end of the battle | battle-end-draws   |
        | after the battle         | after-battle-draws |

    Scenario: BP for the battle is lost when an effect ends the battle
      Given player A has "Bull" (probe "attack-bp") on the Field
      When player A declares an attack with "Bull"
      And player B uses the Flash effect of "Fog", paying 1 Core
      And player A is asked to attack
      Then "Bull" now has 3000 BP
      And "Bull" is exhausted
