@BS
Feature: 26. Count

  Background:
    Given player A has "Rise" (probe "count-up") in the hand

  @BS-26-1-1
  Rule: 26-1-1 The Count does nothing by itself

    Scenario: An increase of the Count does not change the Life or the Reserve
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then player A's Count holds 1 Core
      And player A's Life holds 5 Cores
      And player A's Reserve holds 4 Cores

  @BS-26-1-2
  Rule: 26-1-2 An increase of the Count takes Cores from the Void

    Scenario: An increase of the Count takes no Core from the Reserve or the Field
      Given player A has 2 Cores in the Count
      And player A has "Fox" on the Field
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then player A's Count holds 3 Cores
      And player A's Reserve holds 4 Cores
      And "Fox" has 1 Core on it

  @BS-26-1-3
  Rule: 26-1-3 A decrease of the Count puts as many Cores as there are into the Void

    Scenario Outline: A Count of <before> that is decreased by 2 is <after>
      Given player A has "Fall" (probe "count-down-two") in the hand
      And player A has <before> Cores in the Count
      When player A uses the Main effect of "Fall", paying 0 Cores
      Then player A's Count holds <after> Cores
      And player A's Reserve holds 4 Cores

      Examples:
        | before | after |
        | 3      | 1     |
        | 1      | 0     |

  @BS-26-1-4
  Rule: 26-1-4 The Count is not part of the Field

    Scenario: An effect that counts Cores on the Field does not count the Cores in the Count
      Given player A has 2 Cores in the Count
      And player A has "Fox" on the Field
      And player A has "Tally" (probe "draw-by-field-cores") in the hand
      When player A moves 1 Core from the Reserve to "Fox"
      And player A uses the Main effect of "Tally", paying 0 Cores
      Then player A's hand holds 3 cards

  @BS-26-1-5
  Rule: 26-1-5 Each player has a Count, which begins at 0

    Scenario: A Count of 0 becomes 1 when it is increased by 1
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then player A's Count holds 1 Core
      And player B's Count holds 0 Cores

  @BS-26-1-6
  Rule: 26-1-6 Cores in the Count can be neither moved nor used to pay

    Background:
      Given player A has 2 Cores in the Count
      And player A has "Fox" on the Field

    Scenario: A player can move no Core out of or into the Count
      When player A tries to move 1 Core from the Count to "Fox"
      Then that is refused
      When player A tries to move 1 Core from the Reserve to the Count
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then "Fox" has 2 Cores on it

    Scenario: A player cannot pay a cost with a Core in the Count
      Given player A has "Owl" in the hand
      And "Owl" is a Spirit of cost 1 with 3000 BP
      When player A tries to summon "Owl", moving 1 Core from the Count to the Trash and 1 Core from the Reserve to "Owl"
      Then that is refused
      When player A moves 1 Core from the Reserve to "Fox"
      Then player A's Count holds 2 Cores
      And "Fox" has 2 Cores on it

    Scenario: An effect that counts the Cores in the Reserve does not count the Cores in the Count
      Given player A has "Tally" (probe "draw-by-reserve") in the hand
      And player A has 2 Cores in the Reserve
      When player A moves 1 Core from the Reserve to "Fox"
      And player A uses the Main effect of "Tally", paying 0 Cores
      Then player A's hand holds 2 cards
      And "Fox" has 2 Cores on it

  @BS-26-1-7
  Rule: 26-1-7 Cores in the Count cannot be used for an Advent or a Manifest

    Scenario: A Core in the Count cannot be placed on a Manifested Spirit
      Given player A has 2 Cores in the Count
      And player A has "Warden" (probe "oracle-ultimate") on the Field
      And 1 Core is on "Warden"
      And player A has "Angel" (probe "manifest") in the hand
      When player A tries to manifest "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Count to "Angel"
      Then that is refused
      When player A manifests "Angel", moving 1 Soul Core from the Reserve to the Trash, 1 Core from "Warden" to the Trash and 1 Core from the Reserve to "Angel"
      Then "Angel" is in player A's Field

  @BS-26-1-8
  Rule: 26-1-8 An increase of the Count does not count as adding Cores from the Void

    Scenario: An effect that forbids adding Cores from the Void does not stop an increase of the Count
      Given player B has "Drought" (probe "nobody-adds-cores") on the Field
      And player A has "Rain" (probe "core-from-void") in the hand
      When player A uses the Main effect of "Rain", paying 2 Cores
      Then player A's Reserve holds 2 Cores
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then player A's Count holds 1 Core

  @BS-26-2-1
  Rule: 26-2-1 An OC applies on every level while the Count is high enough

    Scenario Outline: An OC applies to a Spirit with <cores> Cores
      Given player A has "Dragon" on the Field
      And "Dragon" is a Spirit of cost 3 with 3000 BP, and 5000 BP with 3 Cores
      And "Dragon" has OC from a Count of 3, for 10000 BP
      And <cores> Cores are on "Dragon"
      And player A has 2 Cores in the Count
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then "Dragon" now has <bp> BP

      Examples:
        | cores | bp    |
        | 1     | 13000 |
        | 3     | 15000 |

  @BS-26-2-2
  Rule: 26-2-2 The value of an OC is added to the Spirit's BP

    Scenario: A Spirit gets the BP of its OC by its own player's Count, not by the opponent's
      Given player A has "Dragon" on the Field
      And "Dragon" is a Spirit of cost 3 with 3000 BP, and 5000 BP with 3 Cores
      And "Dragon" has OC from a Count of 3, for 10000 BP
      And player B has "Wyrm" on the Field
      And "Wyrm" is a Spirit of cost 3 with 3000 BP, and 5000 BP with 3 Cores
      And "Wyrm" has OC from a Count of 3, for 10000 BP
      And player A has 2 Cores in the Count
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then "Dragon" now has 13000 BP
      And "Wyrm" now has 3000 BP

  @BS-26-2-3
  Rule: 26-2-3 Effects During OC are activated only while the OC applies

    Scenario Outline: With a Count of <count>, an attack effect During OC leaves player A with <cards> card in the Hand
      Given player A has "Dragon" (probe "oc-attack-draws") on the Field
      And player A has <before> Cores in the Count
      When player A uses the Main effect of "Rise", paying 0 Cores
      And player A ends the phase
      And player A declares an attack with "Dragon"
      Then player A's hand holds <cards> cards
      And player A's Count holds <count> Cores

      Examples:
        | before | count | cards |
        | 2      | 3     | 1     |
        | 1      | 2     | 0     |

    @reading
    Scenario: A waiting effect During OC is still resolved if the Count falls in the meantime
      Given player A has "Dragon" (probe "oc-attack-draws") on the Field
      And player A has "Drain" (probe "attacks-lower-count") on the Field
      And player A has 3 Cores in the Count
      And it is player A's Attack Step
      When player A declares an attack with "Dragon"
      And player A lets "Drain"'s ability come first
      Then player A's Count holds 2 Cores
      And player A's hand holds 2 cards

    @reading
    Scenario: Under the alternative interpretation, a waiting effect During OC is lost if the Count falls in the meantime
      Given the ambiguous rule "Is a waiting effect During OC still resolved if the Count has fallen below its OC?" is answered "no, it is gone"
      And player A has "Dragon" (probe "oc-attack-draws") on the Field
      And player A has "Drain" (probe "attacks-lower-count") on the Field
      And player A has 3 Cores in the Count
      And it is player A's Attack Step
      When player A declares an attack with "Dragon"
      And player A lets "Drain"'s ability come first
      Then player A's Count holds 2 Cores
      And player A's hand holds 1 card

  @BS-26-2-4
  Rule: 26-2-4 An OC ends at once when the Count falls below it

    Scenario: A Spirit loses the BP of its OC when the Count falls
      Given player A has "Dragon" on the Field
      And "Dragon" is a Spirit of cost 3 with 3000 BP, and 5000 BP with 3 Cores
      And "Dragon" has OC from a Count of 3, for 10000 BP
      And player A has 4 Cores in the Count
      And player A has "Fall" (probe "count-down-two") in the hand
      When player A uses the Main effect of "Fall", paying 0 Cores
      Then "Dragon" now has 3000 BP

  @BS-26-2-5
  Rule: 26-2-5 An effect During OC and Advent needs both an OC that applies and a source

    Scenario: A Spirit with an OC but without a source does not have its effect During OC and Advent
      Given player A has "Dragon" (probe "oc-and-advent-bp") on the Field
      And player A has 2 Cores in the Count
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then "Dragon" now has 13000 BP

    Scenario: A Spirit with an OC and a source has its effect During OC and Advent
      Given player A has "Dragon" (probe "oc-and-advent-bp") on the Field
      And "Dragon" lies on "Cub" by Advent
      And player A has 2 Cores in the Count
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then "Dragon" now has 14000 BP

    Scenario: A Spirit with a source but without an OC that applies does not have its effect During OC and Advent
      Given player A has "Dragon" (probe "oc-and-advent-bp") on the Field
      And "Dragon" lies on "Cub" by Advent
      And player A has 1 Core in the Count
      When player A uses the Main effect of "Rise", paying 0 Cores
      Then "Dragon" now has 3000 BP
      And player A's Count holds 2 Cores
