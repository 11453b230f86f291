@BS
Feature: 11. Saga Braves

  Background:
    Given "Sage" is the probe card "spirit-or-nexus"
    And "Walker" has this data:
      """
      { "category": "nexus", "symbols": [["red"]], "families": ["Grandwalker"], "cost": 4, "levels": [{ "lv": 1, "cores": 0 }] }
      """
    And "Fox" is a Spirit of cost 2 with 3000 BP

  @BS-11-1-1
  Rule: 11-1-1 A Saga Brave can be combined with a Spirit or a Grandwalker Nexus

    Scenario Outline: A Saga Brave can be combined with <kind>, but not with another Nexus
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

    Scenario: A Saga Brave for a red Nexus can be combined with a red Grandwalker Nexus, but not with another red Nexus
      Given player A has "Walker", "Gate" and "Rover" on the Field
      And "Gate" is a Nexus of cost 3
      And "Walker" has this data:
        """
        { "colors": ["red"] }
        """
      And "Rover" has this data:
        """
        { "category": "brave", "symbols": [["red"]], "combine": { "color": "white" }, "nexus": { "color": "red" }, "bpPlus": 1000 }
        """
      When player A tries to combine "Rover" with "Gate"
      Then that is refused
      When player A combines "Rover" with "Walker"
      Then "Rover" is combined with "Walker"

  @BS-11-2-1
  Rule: 11-2-1 A Spirit gets the BP+, cost, symbols and Cores of a Saga Brave combined with it

    Scenario: A Spirit combined with a Saga Brave gets its BP+, cost, symbol and Cores
      Given player A has "Fox" and "Sage" on the Field
      And 1 Core is on "Fox"
      And 2 Cores are on "Sage"
      When player A combines "Sage" with "Fox"
      Then "Fox" now has 5000 BP
      And "Fox" now has a cost of 6
      And "Fox" now has 2 symbols
      And "Fox" has 3 Cores on it

  @BS-11-2-2
  Rule: 11-2-2 A Spirit gets only the [While Combined with a Spirit] effect of a Saga Brave

    Scenario: A Spirit has its Saga Brave's effect for a Spirit, but not the one for a Nexus
      Given player A has "Fox" and "Sage" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A combines "Sage" with "Fox"
      And player A declares an attack with "Fox"
      And player B is asked to use a Flash effect
      Then player A's hand holds 1 card
      When player B uses the Flash effect of "Spark", paying 1 Core
      Then player A's hand holds 1 card

  @BS-11-3-1
  Rule: 11-3-1 A Grandwalker Nexus gets a Saga Brave's cost, color, symbol and [While Combined with a Nexus] effect

    Scenario: A Grandwalker Nexus has the cost, the symbol and the effect for a Nexus of its Saga Brave
      Given player A has "Walker", "Sage" and "Cub" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A combines "Sage" with "Walker"
      Then "Walker" now has a cost of 8
      And "Walker" now has 2 symbols
      When player A declares an attack with "Cub"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player A's hand holds 1 card

    Scenario: A Grandwalker Nexus has its Saga Brave's effect for a Nexus, but not the one for a Spirit
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

    Scenario: A Grandwalker Nexus combined with a white Saga Brave is white as well
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

    Scenario: A Saga Brave's Cores go to the Reserve and not onto the Grandwalker Nexus
      Given player A has "Walker" and "Sage" on the Field
      And 2 Cores are on "Sage"
      When player A combines "Sage" with "Walker"
      Then "Walker" has 0 Cores on it
      And player A's Reserve holds 6 Cores

  @BS-11-3-3
  Rule: 11-3-3 A Saga Brave separated from a Grandwalker Nexus needs the Cores for its lowest level

    Scenario: A Saga Brave cannot be separated from a Grandwalker Nexus without Cores
      Given player A has "Walker" on the Field
      And player A has "Sage" combined with "Walker"
      When player A tries to separate "Sage" from "Walker"
      Then that is refused
      When player A separates "Sage" from "Walker", moving 1 Core from the Reserve to "Sage"
      Then "Sage" is in player A's Field
      And "Sage" has 1 Core on it
      And "Walker" now has 1 symbol

  @BS-11-3-4
  Rule: 11-3-4 A Saga Brave summoned directly combined with a Grandwalker Nexus gets no Cores

    Scenario: A player cannot place Cores on a Saga Brave summoned directly onto a Grandwalker Nexus
      Given player A has "Walker" on the Field
      And player A has 9 Cores in the Reserve
      And player A has "Sage" in the hand
      When player A tries to summon "Sage" combined with "Walker", paying 4 Cores and placing 1 from the Reserve
      Then that is refused
      When player A summons "Sage" combined with "Walker", paying 4 Cores
      Then "Sage" is combined with "Walker"

  @BS-11-3-5
  Rule: 11-3-5 Effects do not affect a Saga Brave combined with a Grandwalker Nexus

    Scenario Outline: An effect "destroy 1 Brave" does <what> a Saga Brave combined with a <kind>
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
  Rule: 11-4-1 A Grandwalker Nexus with Grandforce counts as a Spirit as well

    @BS-11-4-2
    Scenario: A Grandwalker Nexus with Grandforce attacks with both effects of its Saga Brave
      Given player A has "Walker" with Grandforce on the Field
      And player A has "Sage" on the Field
      And player B has "Spark" (probe "flash-draw") in the hand
      When player A combines "Sage" with "Walker"
      And player A declares an attack with "Walker"
      And player B uses the Flash effect of "Spark", paying 1 Core
      Then player B's Life holds 3 Cores
      And player A's hand holds 2 cards

  @BS-11-4-2
  Rule: 11-4-2 A Grandwalker Nexus with Grandforce also gets a Saga Brave's BP+ and effect for Spirits

    Scenario: A Grandwalker Nexus with Grandforce gets its Saga Brave's BP+
      Given player A has "Walker" with Grandforce on the Field
      And "Walker" has this data:
        """
        { "levels": [{ "lv": 1, "cores": 0, "bp": 4000 }] }
        """
      And player A has "Sage" on the Field
      When player A combines "Sage" with "Walker"
      Then "Walker" now has 6000 BP

  @BS-11-4-3
  Rule: 11-4-3 For a Nexus with Grandforce, a Saga Brave's effects on "this Spirit" work, but not those on each Spirit

    Scenario Outline: On a Nexus with Grandforce, "when this Spirit attacks, <whom> gets BP+1000" <works>
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
