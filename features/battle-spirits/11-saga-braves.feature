@BS
Feature: 11. Saga Braves

  Background:
    Given "Sage" is the probe card "spirit-or-nexus"
    And "Walker" has this data:
      """
      { "category": "nexus", "families": ["Grandwalker"], "cost": 4, "levels": [{ "lv": 1, "cores": 0 }] }
      """
    And "Fox" is a Spirit of cost 2 with 3000 BP

  @BS-11-1-1
  Rule: 11-1-1 A Saga Brave combines with a Spirit or with a Grandwalker Nexus

    Scenario Outline: A Saga Brave combines with <kind>, and not with another Nexus
      Given player A has "Fox", "Walker", "Gate" and "Sage" on the Field
      And "Gate" is a Nexus of cost 3
      When player A tries to combine "Sage" with "Gate"
      Then that is refused
      When player A combines "Sage" with "<host>"
      Then "Sage" is combined with "<host>"

      Examples:
        | kind                | host   |
        | a Spirit            | Fox    |
        | a Grandwalker Nexus | Walker |

    Scenario: A Saga Brave for a red Nexus combines with a red Grandwalker Nexus, and not with another red Nexus
      Given player A has "Walker", "Gate" and "Rover" on the Field
      And "Gate" is a Nexus of cost 3
      And "Walker" has this data:
        """
        { "colors": ["red"] }
        """
      And "Rover" has this data:
        """
        { "category": "brave", "combine": { "color": "white" }, "nexus": { "color": "red" }, "bpPlus": 1000 }
        """
      When player A tries to combine "Rover" with "Gate"
      Then that is refused
      When player A combines "Rover" with "Walker"
      Then "Rover" is combined with "Walker"

  @BS-11-2-1
  Rule: 11-2-1 With a Spirit, BP+, cost, symbols and Cores of a Saga Brave are added to the host

    Scenario: A Spirit gets everything from its Saga Brave
      Given player A has "Fox" and "Sage" on the Field
      And 1 Core is on "Fox"
      And 2 Cores are on "Sage"
      When player A combines "Sage" with "Fox"
      Then "Fox" now has 5000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 2 symbols
      And "Fox" has 3 Cores on it

  @BS-11-2-2
  Rule: 11-2-2 A Spirit gets the [While Combined with a Spirit] effect alone

    Scenario: A Spirit has the effect for a Spirit, and not the one for a Nexus
      Given player A has "Fox" and "Sage" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A combines "Sage" with "Fox"
      And player A declares an attack with "Fox"
      And player B is asked to use a Flash effect
      Then player A's hand holds 1 card
      When player B uses the Flash effect of "Spark", paying 1 Core
      Then player A's hand holds 1 card

  @BS-11-3-1
  Rule: 11-3-1 A Grandwalker Nexus gets the cost, the color, the symbol and the [While Combined with a Nexus] effect

    Scenario: A Nexus has the cost, the symbol and the effect for a Nexus
      Given player A has "Walker", "Sage" and "Cub" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A combines "Sage" with "Walker"
      Then "Walker" now has a cost of 8
      And "Walker" now has 2 symbols
      When player A declares an attack with "Cub"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player A's hand holds 1 card

    Scenario: A Nexus has the effect of its Saga Brave for a Nexus, and not the one for a Spirit
      Given player A has "Fox", "Walker" and "Elder" on the Field
      And "Elder" has this data:
        """
        { "category": "brave", "families": ["Saga"], "combine": {}, "nexus": { "is": "grandwalker" },
          "abilities": [
            { "type": "cont", "while": ["combinedWithSpirit"], "effect": [{ "do": "modify", "stat": "bp", "by": 1000, "target": { "all": { "player": "you", "category": "spirit" } } }] },
            { "type": "cont", "while": ["combinedWithNexus"], "effect": [{ "do": "modify", "stat": "bp", "by": 3000, "target": { "all": { "player": "you", "category": "spirit" } } }] }] }
        """
      When player A combines "Elder" with "Walker"
      Then "Fox" now has 6000 BP

    Scenario: A Nexus with a white Saga Brave is white as well
      Given player A has "Walker" and "Sage" on the Field
      And player A has "Tally" in the hand
      And "Tally" has this data:
        """
        { "category": "magic", "cost": 1, "reductions": [],
          "abilities": [{ "type": "main", "effect": [{ "do": "addCores", "count": { "count": { "player": "you", "color": "white" } }, "to": "trashCores" }] }] }
        """
      When player A combines "Sage" with "Walker"
      And player A uses the Main effect of "Tally", paying 1 Core
      Then player A's Trash holds 2 Cores

  @BS-11-3-2
  Rule: 11-3-2 The Cores on a Saga Brave go to the Reserve before it combines with a Grandwalker Nexus

    Scenario: The Cores of a Saga Brave do not go onto the Nexus
      Given player A has "Walker" and "Sage" on the Field
      And 2 Cores are on "Sage"
      When player A combines "Sage" with "Walker"
      Then "Walker" has 0 Cores on it
      And player A's Reserve holds 6 Cores

  @BS-11-3-3
  Rule: 11-3-3 A Saga Brave that is separated from a Grandwalker Nexus gets the Cores of its lowest level

    Scenario: A Saga Brave is not separated from a Nexus without Cores
      Given player A has "Walker" on the Field
      And player A has "Sage" combined with "Walker"
      When player A tries to separate "Sage" from "Walker"
      Then that is refused
      When player A separates "Sage" from "Walker", moving 1 Core from the Reserve to "Sage"
      Then "Sage" is in player A's Field
      And "Sage" has 1 Core on it
      And "Walker" now has 1 symbol

  @BS-11-3-4
  Rule: 11-3-4 No Cores are placed on a Saga Brave that is summoned directly combined with a Grandwalker Nexus

    Scenario: A Saga Brave comes onto a Nexus without Cores
      Given player A has "Walker" on the Field
      And player A has 9 Cores in the Reserve
      And player A has "Sage" in the hand
      When player A tries to summon "Sage" combined with "Walker", paying 4 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Sage" combined with "Walker", paying 4 Cores
      Then "Sage" is combined with "Walker"

  @BS-11-3-5
  Rule: 11-3-5 Effects do not reach a Saga Brave on a Grandwalker Nexus

    Scenario Outline: "Destroy 1 Brave" does <what> a Saga Brave on a <kind>
      Given player A has "Hammer" (probe "destroys-brave") in the hand
      And player B has "<host>" on the Field
      And player B has "Sage" combined with "<host>"
      When player A uses the Main effect of "Hammer", paying 1 Core
      Then "Sage" is in player B's <zone>
      And "Hammer" is in player A's Trash

      Examples:
        | what        | kind   | host   | zone            |
        | not destroy | Nexus  | Walker | combined Braves |
        | destroy     | Spirit | Fox    | Trash           |

  @BS-11-4-1
  Rule: 11-4-1 A Grandwalker Nexus with Grandforce is a Spirit as well

    @BS-11-4-2
    Scenario: A Nexus with Grandforce and a Saga Brave attacks with both effects of the Brave
      Given player A has "Walker" with Grandforce on the Field
      And player A has "Sage" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A combines "Sage" with "Walker"
      And player A declares an attack with "Walker"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player B's Life holds 3 Cores
      And player A's hand holds 2 cards

  @BS-11-4-2
  Rule: 11-4-2 With Grandforce the BP+ and the [While Combined with a Spirit] effect are added as well

    Scenario: A Nexus with Grandforce gets the BP+ of its Saga Brave
      Given player A has "Walker" with Grandforce on the Field
      And "Walker" has this data:
        """
        { "levels": [{ "lv": 1, "cores": 0, "bp": 4000 }] }
        """
      And player A has "Sage" on the Field
      When player A combines "Sage" with "Walker"
      Then "Walker" now has 6000 BP

  @BS-11-4-3
  Rule: 11-4-3 On a Nexus with Grandforce effects on "this Spirit" work, those on one of the Spirits do not

    Scenario Outline: "When this Spirit attacks, <whom> gets BP+1000" <works>
      Given player A has "Walker" with Grandforce on the Field
      And "Walker" has this data:
        """
        { "levels": [{ "lv": 1, "cores": 0, "bp": 4000 }] }
        """
      And player A has "Fox" on the Field
      And player A has "Elder" (probe "<probe>") combined with "Walker"
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A declares an attack with "Walker"
      And player B is asked to use a Flash effect
      Then "Walker" now has <walker> BP
      And "Fox" now has <fox> BP
      And "Walker" is exhausted

      Examples:
        | whom        | works         | probe              | walker | fox  |
        | this Spirit | works         | saga-attack-bp     | 7000   | 3000 |
        | each Spirit | does not work | saga-attack-all-bp | 6000   | 3000 |
