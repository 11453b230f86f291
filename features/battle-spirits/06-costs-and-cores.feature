@BS
Feature: 6-1. Paying costs and using cards

  @BS-6-1-1
  Rule: 6-1-1 A player uses a card in their Hand by paying its cost in Cores

    @BS-3-1-3
    Scenario: A player must pay 3 Cores for a Magic card of cost 3, and no fewer
      Given player A has "Bolt" (probe "main-draw") in the hand
      When player A tries to use the Main effect of "Bolt", paying 2 Cores
      Then that is refused
      When player A uses the Main effect of "Bolt", paying 3 Cores
      Then player A's hand holds 1 card
      And player A's Trash holds 3 Cores

  @BS-6-1-6-1
  Rule: 6-1-6-1 Cores that are paid go to the Trash from the Reserve or from cards on the player's own Field

    Background:
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has 4 Cores in the Reserve

    @BS-5-2-1 @BS-5-2-2 @BS-6-1-7-1 @BS-3-3-1 @BS-3-3-2 @BS-3-3-9
    Scenario: A summoned Spirit has the Core on it that was placed after paying
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And player A's Trash holds 2 Cores
      And player A's Reserve holds 1 Core
      And "Fox" has 1 Core on it

    Scenario: A player cannot summon a Spirit for fewer Cores than its cost
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

    @BS-3-3-4
    Scenario: A player may pay with Cores from both a Spirit and a Nexus on the Field
      Given player A has "Cub" and "Tower" on the Field
      And "Tower" is a Nexus of cost 3
      And 2 Cores are on "Cub"
      And 1 Core is on "Tower"
      When player A summons "Fox", moving 1 Core from "Cub" to the Trash, 1 Core from "Tower" to the Trash and 1 Core from the Reserve to "Fox"
      Then "Fox" is in player A's Field
      And "Cub" has 1 Core on it
      And "Tower" has 0 Cores on it
      And player A's Trash holds 2 Cores

    Scenario: A player cannot pay with Cores on the opponent's Spirits
      Given player B has "Gate" on the Field
      And 2 Cores are on "Gate"
      When player A tries to summon "Fox", moving 2 Cores from "Gate" to the Trash and 1 Core from the Reserve to "Fox"
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-6-2
  Rule: 6-1-6-2 A player can pay only with Cores in the Reserve and on their own Field

    Scenario Outline: A player cannot pay with Cores in the <pool>
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has 3 Cores in the Reserve
      And player A has 3 Cores in the <pool>
      When player A tries to summon "Fox", moving 2 Cores from the <pool> to the Trash and 1 Core from the Reserve to "Fox"
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then player A's Reserve holds 0 Cores
      And player A's <pool> holds <left> Cores

      Examples:
        | pool  | left |
        | Life  | 3    |
        | Count | 3    |
        | Trash | 5    |

  @BS-6-1-6-3
  Rule: 6-1-6-3 A player cannot pay with Cores on Grandwalker and Grandstone Nexuses

    Scenario Outline: A player cannot pay for a Spirit with Cores on a <kind> Nexus
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has "Tower" on the Field
      And "Tower" is a <kind> Nexus of cost 3
      And 2 Cores are on "Tower"
      When player A tries to summon "Fox", moving 2 Cores from "Tower" to the Trash and 1 Core from the Reserve to "Fox"
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And "Tower" has 2 Cores on it

      Examples:
        | kind        |
        | Grandwalker |
        | Grandstone  |

  @BS-6-1-6-4
  Rule: 6-1-6-4 A player may pay with the Soul Core like any other Core

    @BS-3-3-3 @BS-6-2-5-2
    Scenario: A player may pay for a Spirit with a Core and the Soul Core
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has 2 Cores in the Reserve
      And player A has 1 Soul Core in the Reserve
      When player A tries to summon "Fox", moving 1 Soul Core from the Reserve to the Trash and 1 Core from the Reserve to "Fox"
      Then that is refused
      When player A summons "Fox", moving 1 Core from the Reserve to the Trash, 1 Soul Core from the Reserve to the Trash and 1 Core from the Reserve to "Fox"
      Then "Fox" is in player A's Field
      And player A's Trash holds 1 Soul Core
      And player A's Trash holds 2 Cores

  @BS-6-1-7-1
  Rule: 6-1-7-1 After paying, the player places the Cores for the lowest level on the card

    Scenario Outline: A Spirit that needs <needed> Cores for its lowest level must get them when it is summoned
      Given player A has "Fox" in the hand
      And "Fox" needs <needed> Cores for its lowest level
      And player A has 5 Cores in the Reserve
      When player A tries to summon "Fox", paying 3 Cores and placing <few> from the Reserve
      Then that is refused
      When player A summons "Fox", paying 3 Cores and placing <needed> from the Reserve
      Then "Fox" has <needed> Cores on it

      Examples:
        | needed | few |
        | 2      | 1   |
        | 1      | 0   |

  @BS-6-1-7-2
  Rule: 6-1-7-2 Cores placed on a card may come from other cards on the player's own Field

    # answers: QA-SPIRIT#1-2
    Scenario: A Spirit may give its last Core to the Spirit that is summoned
      Given player A has "Fox" in the hand
      And player A has "Cub" on the Field
      And player A has 3 Cores in the Reserve
      When player A summons "Fox", moving 3 Cores from the Reserve to the Trash and 1 Core from "Cub" to "Fox"
      Then "Fox" has 1 Core on it
      And "Cub" is in player A's Trash

    Scenario: A Spirit that a payment depletes may give its other Core to the summoned Spirit
      Given player A has "Fox" in the hand
      And player A has "Cub" on the Field
      And "Cub" needs 2 Cores for its lowest level
      And 2 Cores are on "Cub"
      And player A has 2 Cores in the Reserve
      When player A summons "Fox", moving 2 Cores from the Reserve to the Trash, 1 Core from "Cub" to the Trash and 1 Core from "Cub" to "Fox"
      Then "Fox" has 1 Core on it
      And "Cub" is in player A's Trash
      And player A's Reserve holds 0 Cores

  @BS-6-1-7-3
  Rule: 6-1-7-3 A player may place Cores on a Nexus when deploying it, and it has level 1 without any

    @BS-5-4-1 @BS-5-4-2 @BS-3-6-1
    Scenario Outline: A Nexus deployed with <cores> Cores has level <level>
      Given player A has "Tower" (probe "nexus-level-two-bp") in the hand
      And player A has 6 Cores in the Reserve
      When player A deploys "Tower", paying 3 Cores and placing <cores> from the Reserve
      Then "Tower" is in player A's Field
      And "Tower" is now on level <level>
      And "Tower" has <cores> Cores on it

      Examples:
        | cores | level |
        | 0     | 1     |
        | 2     | 2     |

  @BS-6-1-7-4
  Rule: 6-1-7-4 Only Cores in the Reserve and on the player's own Field can be placed on a card

    Scenario Outline: A Core in the <pool> cannot be placed on a summoned Spirit
      Given player A has "Fox" in the hand
      And player A has 5 Cores in the Reserve
      And player A has 3 Cores in the <pool>
      When player A tries to summon "Fox", moving 3 Cores from the Reserve to the Trash and 1 Core from the <pool> to "Fox"
      Then that is refused
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" has 1 Core on it

      Examples:
        | pool  |
        | Life  |
        | Trash |
        | Count |

  @BS-6-1-7-5
  Rule: 6-1-7-5 A Spirit cannot be summoned with fewer Cores than its lowest level needs

    Background:
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP

    Scenario: A Spirit cannot be summoned without Cores
      When player A tries to summon "Fox", paying 2 Cores and placing 0 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

    # answers: QA-SPIRIT#3
    Scenario: A player with only the Cores for the cost cannot summon a Spirit that needs one more
      Given player A has 2 Cores in the Reserve
      And player A has "Cub" in the hand
      And "Cub" is a Spirit of cost 1 with 3000 BP
      When player A tries to summon "Fox", paying 2 Cores and placing 0 from the Reserve
      Then that is refused
      When player A summons "Cub", paying 1 Core and placing 1 from the Reserve
      Then "Cub" is in player A's Field

    Scenario: A Spirit whose lowest level needs no Core can be summoned without Cores
      Given player A has "Mist" in the hand
      And "Mist" needs 0 Cores for its lowest level
      When player A summons "Mist", paying 3 Cores and placing 0 from the Reserve
      Then "Mist" is in player A's Field
      And "Mist" has 0 Cores on it

  @BS-6-1-7-6
  Rule: 6-1-7-6 A player places no Cores on a Grandwalker or Grandstone Nexus when deploying it

    @BS-5-4-4
    Scenario Outline: A <kind> Nexus is deployed without Cores on it
      Given player A has "Tower" in the hand
      And "Tower" is a <kind> Nexus of cost 2
      When player A tries to deploy "Tower", paying 2 Cores and placing 1 from the Reserve
      Then that is refused
      When player A deploys "Tower", paying 2 Cores and placing 0 from the Reserve
      Then "Tower" is in player A's Field

      Examples:
        | kind        |
        | Grandwalker |
        | Grandstone  |

  @BS-6-1-7-7
  Rule: 6-1-7-7 Cores on Grandwalker and Grandstone Nexuses cannot be placed on a card that is used

    Scenario Outline: A Core on a <kind> Nexus cannot be placed on a card that is <used>
      Given player A has "Fox" and "Hall" in the hand
      And "Hall" is a Nexus of cost 3
      And player A has "Tower" on the Field
      And "Tower" is a <kind> Nexus of cost 3
      And 2 Cores are on "Tower"
      And player A has 4 Cores in the Reserve
      When player A tries to <use> "<card>", moving 3 Cores from the Reserve to the Trash and 1 Core from "Tower" to "<card>"
      Then that is refused
      When player A <used now> "<card>", moving 3 Cores from the Reserve to the Trash and 1 Core from the Reserve to "<card>"
      Then "<card>" has 1 Core on it
      And "Tower" has 2 Cores on it

      Examples:
        | kind        | used     | use    | used now | card |
        | Grandwalker | summoned | summon | summons  | Fox  |
        | Grandstone  | deployed | deploy | deploys  | Hall |

  @BS-6-1-7-8
  Rule: 6-1-7-8 A player may place the Soul Core on a card like any other Core

    Scenario: A Spirit can be summoned with the Soul Core on it
      Given player A has "Fox" in the hand
      And player A has 3 Cores in the Reserve
      And player A has 1 Soul Core in the Reserve
      When player A summons "Fox", moving 3 Cores from the Reserve to the Trash and 1 Soul Core from the Reserve to "Fox"
      Then "Fox" is in player A's Field
      And "Fox" has 1 Soul Core on it

  @BS-6-1-7-9
  Rule: 6-1-7-9 Any number of Cores may be placed on a card

    # answers: QA-SPIRIT#6
    Scenario: A Spirit with only one level can be summoned with nine Cores
      Given player A has "Fox" in the hand
      And player A has 12 Cores in the Reserve
      When player A summons "Fox", paying 3 Cores and placing 9 from the Reserve
      Then "Fox" has 9 Cores on it

  @BS-6-1-3-1
  Rule: 6-1-3-1 A player shows the opponent the card that they use

    Scenario: The opponent sees a Magic card while its effect is being resolved
      Given player A has "Snare" (probe "core-to-trash") in the hand
      And player B has "Gate" and "Wall" on the Field
      When player A uses the Main effect of "Snare", paying 2 Cores
      And player A is asked to choose
      Then player B sees "Snare" in player A's cards in use

  @BS-6-1-2
  Rule: 6-1-2 Symbols on the player's own Field reduce the cost

    Background:
      Given player A has "Fox" in the hand
      And "Fox" has the reduction symbols red and red
      And player A has 4 Cores in the Reserve

    Scenario: Symbols on the opponent's Field do not reduce a cost
      Given player B has "Gate" on the Field
      And player A has "Cub" on the Field
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

    Scenario: Symbols of cards in the Trash and the Hand do not reduce a cost
      Given player A has "Cub" in the Trash
      And player A has "Lynx" in the hand
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-3-2
  Rule: 6-1-3-2 A cost is reduced by at most the number of its reduction symbols

    @BS-6-1-3-3
    Scenario: Three symbols reduce a cost with two reduction symbols by two
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 4 with 3000 BP
      And "Fox" has the reduction symbols red and red
      And player A has "Cub", "Lynx" and "Owl" on the Field
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-4-1
  Rule: 6-1-4-1 Symbols count for a reduction, not cards

    @BS-6-1-4-2
    Scenario Outline: A Spirit with the symbols <symbols> reduces a cost with two red reduction symbols to <paid>
      Given player A has "Fox" in the hand
      And "Fox" has the reduction symbols red and red
      And player A has "Cub" on the Field
      And "Cub" has the symbols <symbols>
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | symbols        | paid |
        | red and red    | 1    |
        | red and purple | 2    |

    Scenario: A Spirit without a symbol reduces no cost
      Given player A has "Fox" in the hand
      And "Fox" has the reduction symbols red and red
      And player A has "Cub" and "Owl" on the Field
      And "Owl" has 0 symbols
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-5-1
  Rule: 6-1-5-1 Each symbol on the player's Field reduces the cost by one for a reduction symbol of its color

    @BS-6-1-2 @BS-6-1-5-2
    Scenario Outline: Two red symbols reduce a cost of 3 with <reductions> <color> reduction symbols to <paid>
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 3 with 3000 BP
      And "Fox" has <reductions> <color> reduction symbols
      And player A has "Cub" and "Lynx" on the Field
      And player A has 4 Cores in the Reserve
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | reductions | color | paid |
        | 1          | red   | 2    |
        | 2          | red   | 1    |
        | 3          | red   | 1    |
        | 2          | white | 3    |

    @BS-6-1-3-3 @BS-6-1-4-2
    Scenario: A third red symbol does not meet a white reduction symbol
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 4 with 3000 BP
      And "Fox" has the reduction symbols red, red and white
      And player A has "Cub", "Lynx", "Owl" and "Bat" on the Field
      And "Bat" has the symbol purple
      When player A tries to summon "Fox", paying 1 Core and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-5-2
  Rule: 6-1-5-2 The player pays the cost minus the reduction, but the card's cost stays the same

    Scenario: A Spirit of cost 4 that was paid for with 2 Cores still has a cost of 4
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 4 with 3000 BP
      And "Fox" has the reduction symbols red and red
      And player A has "Cub" and "Lynx" on the Field
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And "Fox" now has a cost of 4

    Scenario: A cost is not reduced below 0
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 1 with 3000 BP
      And "Fox" has the reduction symbols red and red
      And player A has "Cub" and "Lynx" on the Field
      When player A summons "Fox", paying 0 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field
      And player A's Trash holds 0 Cores

  @BS-6-1-5-3
  Rule: 6-1-5-3 A player must apply every reduction that is possible

    Scenario: A player cannot pay more than the reduced cost
      Given player A has "Fox" in the hand
      And "Fox" has the reduction symbol red
      And player A has "Cub" on the Field
      When player A tries to summon "Fox", paying 3 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

    Scenario: The highest possible reduction applies if a symbol can meet either of two reduction symbols
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 4 with 3000 BP
      And "Fox" has the reduction symbols six-color and red
      And player A has "Cub" and "Owl" on the Field
      And "Owl" has the symbol white
      When player A tries to summon "Fox", paying 3 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 2 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

    Scenario: A symbol that is red or white counts as white if other symbols already meet the red ones
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 4 with 3000 BP
      And "Fox" has the reduction symbols red, red and white
      And player A has "Owl", "Cub" and "Lynx" on the Field
      And "Owl" has this data:
        """
        {"symbols":[["red","white"]]}
        """
      When player A tries to summon "Fox", paying 2 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying 1 Core and placing 1 from the Reserve
      Then "Fox" is in player A's Field

  @BS-6-1-5-4
  Rule: 6-1-5-4 Symbols of any of the six colors meet six-color reduction symbols

    Scenario Outline: A <symbol> symbol and a six-color reduction symbol make a cost of 3 come to <paid> Cores
      Given player A has "Fox" in the hand
      And player A has 4 Cores in the Reserve
      And "Fox" is a Spirit of cost 3 with 3000 BP
      And "Fox" has the reduction symbol six-color
      And player A has "Cub" on the Field
      And "Cub" has the symbol <symbol>
      When player A tries to summon "Fox", paying <wrong> Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Fox", paying <paid> Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Field

      Examples:
        | symbol   | paid | wrong |
        | white    | 2    | 3     |
        | purple   | 2    | 3     |
        | blue God | 2    | 3     |
        | God      | 3    | 2     |
        | Ultimate | 3    | 2     |

  @BS-FAQ-3-2-1
  Rule: FAQ-3-2-1 A player may pay a cost even if that depletes their own Spirits

    Scenario: A Spirit that pays with its last Core is depleted, and the card is still summoned
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 2 with 3000 BP
      And player A has "Cub" on the Field
      And player A has 2 Cores in the Reserve
      When player A summons "Fox", moving 1 Core from the Reserve to the Trash, 1 Core from "Cub" to the Trash and 1 Core from the Reserve to "Fox"
      Then "Fox" is in player A's Field
      And "Cub" is in player A's Trash
      And player A's Trash holds 2 Cores

    @BS-FAQ-4-1-2
    Scenario: A Spirit that a payment depletes leaves only after the summon, and both of their effects wait together
      Given player A has "Fox" (probe "summoned-draws") in the hand
      And player A has "Reed" (probe "depleted-puts-two-cores-from-void") on the Field
      And player A has 3 Cores in the Reserve
      When player A summons "Fox", moving 1 Core from "Reed" to the Trash, 2 Cores from the Reserve to the Trash and 1 Core from the Reserve to "Fox"
      And player A is asked to say which comes first
      Then "Fox" and "Reed" are in player A's Field
      When player A lets "Fox"'s ability come first
      Then player A's hand holds 1 card
      And "Reed" is in player A's Trash
      And player A's Reserve holds 2 Cores

  @BS-FAQ-3-2-2
  Rule: FAQ-3-2-2 A card whose cost cannot be paid stays in the Hand, and nothing changes

    Scenario: A Spirit that is too expensive stays in the Hand, and no Core is lost
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 5 with 3000 BP
      And player A has "Cub" in the hand
      And player A has 4 Cores in the Reserve
      When player A tries to summon "Fox", moving 4 Cores from the Reserve to the Trash
      Then that is refused
      When player A summons "Cub", paying 3 Cores and placing 1 from the Reserve
      Then "Fox" is in player A's Hand
      And "Cub" is in player A's Field

  @BS-FAQ-3-3
  Rule: FAQ-3-3 A player pays for a card that an effect summons or deploys unless the effect says otherwise

    Background:
      Given player A has "Fox" in the hand
      And player A has 6 Cores in the Reserve

    Scenario: A player must pay for a Spirit that an effect summons
      Given player A has "Call" (probe "main-summons") in the hand
      When player A uses the Main effect of "Call", paying 1 Core
      And player A chooses "Fox"
      And player A pays for the card, moving 3 Cores from the Reserve to the Trash and 1 Core from the Reserve to "Fox"
      Then "Fox" is in player A's Field
      And player A's Reserve holds 1 Core
      And player A's Trash holds 4 Cores

    Scenario: A Spirit that an effect summons without paying its cost needs only the Cores for its lowest level
      Given player A has "Call" (probe "main-summons-free") in the hand
      When player A uses the Main effect of "Call", paying 1 Core
      And player A chooses "Fox"
      And player A pays for the card, moving 1 Core from the Reserve to "Fox"
      Then "Fox" is in player A's Field
      And player A's Reserve holds 4 Cores
      And player A's Trash holds 1 Core

    Scenario: A player must pay for a Nexus that an effect deploys
      Given player A has "Call" (probe "main-deploys") in the hand
      And player A has "Tower" in the hand
      And "Tower" is a Nexus of cost 2
      When player A uses the Main effect of "Call", paying 1 Core
      And player A chooses "Tower"
      And player A pays for the card, moving 2 Cores from the Reserve to the Trash
      Then "Tower" is in player A's Field
      And player A's Trash holds 3 Cores

    @BS-6-1-7-3
    Scenario: A player may place Cores on a Nexus that an effect deploys without paying its cost
      Given player A has "Call" in the hand
      And "Call" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [
          { "do": "deploy", "free": true, "target": { "choose": { "from": { "player": "you", "zone": ["hand"], "category": "nexus" }, "count": 1 } } }] }] }
        """
      And player A has "Tower" in the hand
      And "Tower" has this data:
        """
        { "category": "nexus", "cost": 2, "levels": [{ "lv": 1, "cores": 0 }, { "lv": 2, "cores": 2 }] }
        """
      When player A uses the Main effect of "Call", paying 0 Cores
      And player A chooses "Tower"
      And player A pays for the card, moving 2 Cores from the Reserve to "Tower"
      Then "Tower" is now on level 2
      And player A's Trash holds 0 Cores
