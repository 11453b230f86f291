@BS
Feature: 9-3. Combining and separating

  @BS-9-3-2
  Rule: 9-3-2 A Combined Spirit can be separated into a Spirit and a Brave in Spirit state

    @BS-9-3-3 @BS-9-3-4 @BS-5-3-1
    Scenario: A separated Brave must get the Cores for its lowest level, but nothing is paid
      Given player A has "Fox" on the Field
      And player A has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And "Fox" is a Spirit of cost 2 with 3000 BP
      When player A tries to separate "Wing" from "Fox"
      Then that is refused
      When player A separates "Wing" from "Fox", moving 1 Core from the Reserve to "Wing"
      Then "Wing" is in player A's Field
      And "Wing" now has 4000 BP
      And "Fox" now has 3000 BP
      And player A's Reserve holds 3 Cores
      And player A's Trash holds 0 Cores

  @BS-9-3-3
  Rule: 9-3-3 The Cores for a separated Brave come from the Reserve or from cards on the Field

    Scenario: A Brave's own host may give it the Core when they separate
      Given player A has "Fox" on the Field
      And 2 Cores are on "Fox"
      And player A has "Wing" combined with "Fox"
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A separates "Wing" from "Fox", moving 1 Core from "Fox" to "Wing"
      Then "Wing" has 1 Core on it
      And "Fox" has 1 Core on it

    @BS-9-3-8
    Scenario Outline: A Brave that an effect of the opponent separates <outcome>
      Given player A has "Rift" in the hand
      And "Rift" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [
          { "do": "separate", "target": { "all": { "player": "opponent", "zone": ["combined"] } } }] }] }
        """
      And player B has "Fox" on the Field
      And player B has "Wing" (probe "brave-depleted-draws") combined with "Fox"
      When player A uses the Main effect of "Rift", paying 0 Cores
      And player B <answer>
      Then "Wing" is in player B's <zone>
      And "Fox" is in player B's Field
      And player B's hand holds 0 cards

      Examples:
        | outcome                                                   | answer                                             | zone  |
        | stays on the Field with a Core that its owner moves       | keeps "Wing", moving 1 Core from the Reserve to "Wing" | Field |
        | goes to the Trash without a Core, and is not Depleted     | declines                                           | Trash |

  @BS-9-3-5
  Rule: 9-3-5 A Combined Spirit cannot get a second Brave

    Scenario: A Spirit that already has a Brave cannot be combined with another
      Given player A has "Fox", "Cub" and "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And player A has "Blade" combined with "Fox"
      When player A tries to combine "Wing" with "Fox"
      Then that is refused
      When player A combines "Wing" with "Cub"
      Then "Wing" is combined with "Cub"

    Scenario: A Brave cannot be summoned directly combined with a Combined Spirit
      Given player A has "Wing" in the hand
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And player A has "Fox" and "Cub" on the Field
      And player A has "Blade" combined with "Fox"
      When player A tries to summon "Wing" combined with "Fox", paying 2 Cores
      Then that is refused
      When player A summons "Wing" combined with "Cub", paying 2 Cores
      Then "Wing" is combined with "Cub"

    Scenario: An effect cannot combine a Brave with a Combined Spirit either
      Given player A has "Fox", "Cub" and "Wing" on the Field
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      And player A has "Blade" combined with "Fox"
      And player A has "Bond" in the hand
      And "Bond" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [
          { "do": "choose", "target": { "choose": { "from": { "player": "you", "category": "spirit", "not": { "name": "Wing" } }, "count": 1 } } },
          { "do": "combine", "target": { "all": { "player": "you", "name": "Wing" } }, "with": { "chosen": true } }] }] }
        """
      And player A has "Union" in the hand
      And "Union" has this data:
        """
        { "category": "magic", "cost": 0, "abilities": [{ "type": "main", "effect": [
          { "do": "combine", "target": { "all": { "player": "you", "name": "Wing" } }, "with": { "all": { "player": "you", "name": "Cub" } } }] }] }
        """
      When player A uses the Main effect of "Bond", paying 0 Cores
      And player A chooses "Fox"
      Then "Wing" is in player A's Field
      When player A uses the Main effect of "Union", paying 0 Cores
      Then "Wing" is combined with "Cub"

  @BS-9-3-6
  Rule: 9-3-6 A Combined Spirit is Exhausted if the Brave, the Spirit or both were Exhausted

    Scenario Outline: A <brave> Brave and a <spirit> Spirit become <result> Combined Spirit
      Given player A has the <brave> "Wing" on the Field
      And player A has the <spirit> "Fox" on the Field
      And "Wing" is a Brave of cost 2 with 4000 BP that adds 2000 BP
      When player A combines "Wing" with "Fox"
      Then "Fox" is <state>
      And "Wing" is combined with "Fox"

      Examples:
        | brave     | spirit    | result       | state     |
        | exhausted | refreshed | an Exhausted | exhausted |
        | refreshed | exhausted | an Exhausted | exhausted |
        | refreshed | refreshed | a Refreshed  | refreshed |

  @BS-9-3-7
  Rule: 9-3-7 A Combined Spirit separates at the moment the Spirit ceases to meet the Combine condition

    Scenario: A Spirit whose color is changed in the opponent's Attack Step is separated from its Brave
      Given player A has "Veil" (probe "turns-white") in the hand
      And player A has "Lynx" on the Field
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" combines only with red Spirits
      And "Wing" needs 0 Cores for its lowest level
      When player A declares an attack with "Lynx"
      And player A uses the Flash effect of "Veil", paying 1 Core
      Then "Wing" is in player B's Field

  @BS-9-3-8
  Rule: 9-3-8 A separated Brave that lacks Cores goes to the Trash, which differs from being destroyed or Depleted

    Scenario: A separated Brave without Cores goes to the Trash and activates no effect for being destroyed or Depleted
      Given player A has "Veil" (probe "turns-white") in the hand
      And player B has "Fox" on the Field
      And "Fox" needs 0 Cores for its lowest level
      And 0 Cores are on "Fox"
      And player B has 0 Cores in the Reserve
      And player B has "Wing" combined with "Fox"
      And "Wing" has this data:
        """
        { "category": "brave", "combine": { "category": "spirit", "color": "red" }, "abilities": [
          { "type": "auto", "when": { "event": "destroyed", "or": [{ "event": "depleted" }, { "event": "leftField" }] }, "effect": [{ "do": "draw", "count": 1 }] }] }
        """
      When player A uses the Flash effect of "Veil", paying 1 Core
      Then "Wing" is in player B's Trash
      And "Fox" is in player B's Field
      And player B's hand holds 0 cards

    Scenario: A Brave whose lowest level needs no Cores stays on the Field when it is separated
      Given player A has "Veil" (probe "turns-white") in the hand
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" combines only with red Spirits
      And "Wing" needs 0 Cores for its lowest level
      When player A uses the Flash effect of "Veil", paying 1 Core
      Then "Wing" is in player B's Field
