@BS
Feature: 9-1. Braves and Combined Spirits

  @BS-9-1-1
  Rule: 9-1-1 A Brave is on the Field in Spirit state or combined with a Spirit that meets its Combine condition

    @BS-9-1-2 @BS-9-3-1 @BS-9-3-4 @BS-5-3-1
    Scenario: A Brave can be combined for free with a Spirit that meets its condition, but with no other Spirit
      Given player A has "Fox", "Cub" and "Wing" on the Field
      And "Wing" combines only with red Spirits
      And "Cub" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      When player A tries to combine "Wing" with "Cub"
      Then that is refused
      When player A combines "Wing" with "Fox"
      Then "Wing" is combined with "Fox"
      And player A's Reserve holds 4 Cores

    Scenario: A Brave cannot be combined with a Spirit of the other player
      Given player A has "Fox" and "Wing" on the Field
      And "Wing" combines only with red Spirits
      And player B has "Ram" on the Field
      When player A tries to combine "Wing" with "Ram"
      Then that is refused
      When player A combines "Wing" with "Fox"
      Then "Wing" is combined with "Fox"

  @BS-9-1-3
  Rule: 9-1-3 A Combined Spirit counts as one Spirit

    Scenario: An effect that counts Spirits counts a Combined Spirit once
      Given player A has "Fox" and "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And player A has "Tally" in the hand
      And "Tally" has this data:
        """
        { "category": "magic", "cost": 0, "reductions": [],
          "abilities": [{ "type": "main", "effect": [{ "do": "addCores", "count": { "count": { "player": "you", "category": "spirit" } }, "to": "reserve" }] }] }
        """
      When player A combines "Wing" with "Fox"
      And player A uses the Main effect of "Tally", paying 0 Cores
      Then player A's Reserve holds 5 Cores

    Scenario: A Combined Spirit attacks once, and its Brave cannot attack separately
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And player A has "Wing" combined with "Fox"
      When player A tries to declare an attack with "Wing"
      Then that is refused
      When player A declares an attack with "Fox"
      Then player B's Life holds 3 Cores

    @reading
    Scenario: An effect that destroys Braves does not destroy a Brave combined with a Spirit unaffected by the effect
      Given player B has "Rock" (probe "unaffected") and "Fox" on the Field
      And player B has "Wing" combined with "Rock"
      And player B has "Fin" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And "Fin" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And player A has "Doom" (probe "main-destroys-braves") in the hand
      When player A uses the Main effect of "Doom", paying 0 Cores
      Then "Fin" is in player B's Trash
      And "Wing" is combined with "Rock"

    @reading
    Scenario: Under the alternative interpretation, such an effect also destroys a Brave combined with an unaffected Spirit
      Given the ambiguous rule "Do effects that do not affect a Spirit affect the Brave combined with it?" is answered "yes"
      And player B has "Rock" (probe "unaffected") and "Fox" on the Field
      And player B has "Wing" combined with "Rock"
      And player B has "Fin" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And "Fin" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And player A has "Doom" (probe "main-destroys-braves") in the hand
      When player A uses the Main effect of "Doom", paying 0 Cores
      Then "Fin" is in player B's Trash
      And "Wing" is in player B's Trash

  @BS-9-1-4
  Rule: 9-1-4 A Brave whose condition names Ultimates combines with an Ultimate instead of a Spirit

    Scenario Outline: A Brave for <kind> cannot be combined with <other>
      Given player A has "Fox", "King" and "Wing" on the Field
      And "King" is an Ultimate of cost 5 with 9000 BP
      And "Wing" combines only with <kind>
      When player A tries to combine "Wing" with "<wrong>"
      Then that is refused
      When player A combines "Wing" with "<right>"
      Then "Wing" is combined with "<right>"

      Examples:
        | kind        | other       | wrong | right |
        | Ultimates   | a Spirit    | Fox   | King  |
        | red Spirits | an Ultimate | King  | Fox   |

  @BS-9-1-5
  Rule: 9-1-5 A Brave in Spirit state counts as a Spirit

    @BS-7-1-1
    Scenario: A Brave in Spirit state can attack
      Given player A has "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A declares an attack with "Wing"
      Then player B's Life holds 4 Cores

    Scenario: An effect that chooses a Spirit can choose a Brave in Spirit state
      Given player A has "Bolt" (probe "main-destroy") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A uses the Main effect of "Bolt", paying 4 Cores
      Then "Wing" is in player B's Trash

  @BS-9-1-6
  Rule: 9-1-6 Effects on Spirits affect a Combined Spirit

    Scenario: An effect that destroys a Spirit can destroy a Combined Spirit
      Given player A has "Bolt" (probe "main-destroy") in the hand
      And player A has 4 Cores in the Reserve
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A uses the Main effect of "Bolt", paying 4 Cores
      And player B is asked to keep a Brave
      And player B declines
      Then "Fox" and "Wing" are in player B's Trash

  @BS-9-1-7-1
  Rule: 9-1-7-1 A Brave's BP+ is added to its host's BP

    @BS-9-1-7-2
    Scenario: A Brave's BP+ and cost are added to its host, but its own BP is not
      Given player A has "Fox" and "Wing" on the Field
      And "Fox" is a Spirit of cost 4 with 3000 BP
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 1000 BP
      When player A combines "Wing" with "Fox"
      Then "Fox" now has 4000 BP
      And "Fox" now has a cost of 6

  @BS-9-1-7-2
  Rule: 9-1-7-2 A Brave's cost is added to its host's cost

    # answers: QA-TRIBUTE#7
    Scenario: A Spirit of cost 4 with a Brave of cost 2 counts as a Spirit of cost 6
      Given player A has "Axe" in the hand
      And "Axe" has this data:
        """
        { "category": "magic", "cost": 1, "reductions": [],
          "abilities": [{ "type": "main", "effect": [{ "do": "destroy", "target": { "all": { "player": "opponent", "stat": { "cost": { "min": 6 } } } } }] }] }
        """
      And player B has "Fox" and "Cub" on the Field
      And "Fox" is a Spirit of cost 4 with 3000 BP
      And "Cub" is a Spirit of cost 5 with 3000 BP
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 1000 BP
      When player A uses the Main effect of "Axe", paying 1 Core
      Then "Fox" is in player B's Trash
      And "Cub" is in player B's Field

  @BS-9-1-7-3
  Rule: 9-1-7-3 A Brave's color, symbols and [While Combined] effects are added to its host

    Scenario: A white Spirit combined with a red Brave is red as well
      Given player A has "Flare" (probe "destroys-red") in the hand
      And player B has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      And "Cub" has this data:
        """
        { "category": "spirit", "colors": ["white"] }
        """
      And player B has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 1000 BP
      When player A uses the Flash effect of "Flare", paying 1 Core
      Then "Fox" is in player B's Trash
      And "Cub" is in player B's Field

    Scenario: A Combined Spirit reduces the Life by the symbols of both its host and its Brave
      Given player A has "Fox" and "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 1000 BP
      When player A combines "Wing" with "Fox"
      Then "Fox" now has 2 symbols
      When player A declares an attack with "Fox"
      Then player B's Life holds 3 Cores

    @BS-FAQ-11-2
    Scenario: A host that attacks uses its Brave's [While Combined] effect
      Given player A has "Fox" and "Cub" on the Field
      And player A has "Wing" (probe "brave-combined-attack-draws") combined with "Fox"
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card
      When player A declares an attack with "Cub"
      Then player A's hand holds 1 card

    Scenario: A Brave's effect for when its host is combined works for its own combination, but not for another one
      Given player A has "Fox", "Cub", "Wing" and "Fin" on the Field
      And "Wing" has this data:
        """
        {"category":"brave","combine":{"category":"spirit"},"abilities":[{"type":"auto","while":["combined"],"when":{"event":"combined"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Fin" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A combines "Wing" with "Fox"
      Then player A's hand holds 1 card
      When player A combines "Fin" with "Cub"
      Then "Cub" now has 2 symbols
      And player A's hand holds 1 card

    Scenario: A Brave in Spirit state does not have its [While Combined] effect
      Given player A has "Wing" (probe "brave-combined-attack-draws") on the Field
      When player A declares an attack with "Wing"
      Then player B's Life holds 4 Cores
      And player A's hand holds 0 cards

  @BS-9-1-7-4
  Rule: 9-1-7-4 The Cores on a Brave are moved onto its host

    Scenario: A Brave's Cores and its Soul Core are on the host after they are combined
      Given player A has "Fox" and "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      And 1 Core is on "Fox"
      And 1 Core is on "Wing"
      And 1 Soul Core is on "Wing"
      When player A combines "Wing" with "Fox"
      Then "Fox" has 3 Cores on it
      And "Fox" has 1 Soul Core on it

  @BS-9-1-7-5
  Rule: 9-1-7-5 A host keeps its own name, families, Cores for levels and reduction symbols

    Scenario: A host does not get its Brave's family
      Given player A has "Net" in the hand
      And "Net" has this data:
        """
        { "category": "magic", "cost": 1, "reductions": [],
          "abilities": [{ "type": "main", "effect": [{ "do": "destroy", "target": { "all": { "player": "you", "family": "Gear" } } }] }] }
        """
      And player A has "Fox", "Cub" and "Wing" on the Field
      And "Cub" has this data:
        """
        { "category": "spirit", "families": ["Gear"] }
        """
      And "Wing" has this data:
        """
        { "category": "brave", "families": ["Gear"], "combine": {} }
        """
      When player A combines "Wing" with "Fox"
      And player A uses the Main effect of "Net", paying 1 Core
      Then "Fox" is in player A's Field
      And "Cub" is in player A's Trash

    Scenario: A host does not get its Brave's name
      Given player A has "Net" in the hand
      And "Net" has this data:
        """
        { "category": "magic", "cost": 1, "reductions": [],
          "abilities": [{ "type": "main", "effect": [
            { "do": "destroy", "target": { "all": { "player": "you", "any": [{ "name": "Wing" }, { "name": "Cub" }] } } }] }] }
        """
      And player A has "Fox", "Cub" and "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 3000 BP that adds 2000 BP
      When player A combines "Wing" with "Fox"
      And player A uses the Main effect of "Net", paying 1 Core
      Then "Fox" is in player A's Field
      And "Cub" is in player A's Trash

    Scenario: A Combined Spirit needs only the Spirit's own number of Cores for its levels
      Given player A has "Fox" and "Wing" on the Field
      And "Fox" is a Spirit of cost 4 with 3000 BP, and 5000 BP with 2 Cores
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 1000 BP
      When player A combines "Wing" with "Fox"
      Then "Fox" now has 6000 BP
      And "Fox" is now on level 2
