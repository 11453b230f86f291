@BS
Feature: FAQ-11. How texts are worded

  @BS-FAQ-11-1
  Rule: FAQ-11-1 "During this Spirit's battle" means when it attacks and when it blocks

    Scenario Outline: Such an effect is activated when the Spirit <fights>
      Given player A has "Owl" and "Cub" on the Field
      And player B has "Wall" on the Field
      And it is player A's Attack Step
      And "<card>" has this data:
        """
        {"category":"spirit","levels":[{"lv":1,"cores":1,"bp":9000}],"abilities":[{"type":"auto","when":{"event":"attackDeclared","or":[{"event":"blocked"}]},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Owl"
      And player B declares a block with "Wall"
      Then player <player>'s hand holds 1 card
      And it is now player A's Attack Step

      Examples:
        | fights  | card | player |
        | attacks | Owl  | A      |
        | blocks  | Wall | B      |

  @BS-FAQ-11-3
  Rule: FAQ-11-3 A Spirit that is swapped in by Change goes on with the battle

    Scenario: The Spirit from the Hand goes on with the attack of the one that it replaces
      Given player A has "Owl" and "Cub" on the Field
      And it is player A's Attack Step
      And player A has "Lion" and "Switch" in the hand
      And "Lion" has this data:
        """
        {"category":"spirit","symbols":[["red"],["red"],["red"]],"levels":[{"lv":1,"cores":1,"bp":3000}]}
        """
      And "Switch" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"flash","effect":[{"do":"swapWithHand","target":{"all":{"player":"you","name":"Owl"}},
          "with":{"all":{"player":"you","zone":["hand"],"category":"spirit"}}}]}]}
        """
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Switch", paying 0 Cores
      Then "Owl" is in player A's hand
      And player B's Life holds 2 Cores
      And "Lion" has 1 Core on it
      And player A's Reserve holds 4 Cores

  @BS-FAQ-11-4
  Rule: FAQ-11-4 "After you draw ..., discard ..." is carried out like "draw ..., then discard ..."

    Scenario: A player who cannot draw discards nevertheless
      Given player B has the Nexus "Drought" on the Field
      And "Drought" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"forbid","what":"draw","target":{"players":"opponent"}}]}]}
        """
      And player A has "Study" and "Fox" in the hand
      And "Study" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"draw","count":2},{"do":"discard","count":1}]}]}
        """
      When player A uses the Main effect of "Study", paying 0 Cores
      Then player A's hand holds 0 cards
      And "Fox" is in player A's Trash

  @BS-FAQ-11-5
  Rule: FAQ-11-5 A Family that a Nexus has by its text is its own Family, and no effect

    Scenario: A Nexus has the Family of its text when its effects are negated
      Given player B has the Nexus "Marsh" on the Field
      And player B has the Nexus "Moor" on the Field
      And "Marsh" has this data:
        """
        {"category":"nexus","abilities":[{"type":"byRules","families":["Reed"],"effect":[]}]}
        """
      And player A has the Nexus "Hush" on the Field
      And "Hush" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"negate","target":{"all":{"player":"opponent","category":"nexus"}}}]}]}
        """
      And player A has "Sweep" in the hand
      And "Sweep" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"nexus","family":"Reed"}}}]}]}
        """
      When player A uses the Main effect of "Sweep", paying 0 Cores
      Then "Marsh" is in player B's Trash
      And "Moor" is in player B's Field

  @BS-FAQ-11-6
  Rule: FAQ-11-6 A name in quotation marks is a part of the name, and "Card Name" means the whole name

    Background:
      Given player B has "Reed Fox" and "Fox" on the Field
      And player A has "Hunt" in the hand

    Scenario: An effect on "Fox" reaches every card with that in its name
      Given "Hunt" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit","nameContains":"Fox"}}}]}]}
        """
      When player A uses the Main effect of "Hunt", paying 0 Cores
      Then "Reed Fox" and "Fox" are in player B's Trash

    Scenario: An effect on the card name "Fox" reaches that card alone
      Given "Hunt" has this data:
        """
        {"category":"magic","cost":0,"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit","name":"Fox"}}}]}]}
        """
      When player A uses the Main effect of "Hunt", paying 0 Cores
      Then "Fox" is in player B's Trash
      And "Reed Fox" is in player B's Field

  @BS-FAQ-11-8
  Rule: FAQ-11-8 "When Summoned" on a card means the summon of that card

    Scenario: "When Summoned" is activated by the card itself, and not by another one
      Given player A has "Fox" and "Cub" in the hand
      And "Fox" has this data:
        """
        {"category":"spirit","cost":0,"abilities":[{"type":"auto","when":{"event":"summoned"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Cub" is a Spirit of cost 0 with 3000 BP
      When player A summons "Fox", paying 0 Cores and placing 1 from the Reserve
      Then player A's hand holds 2 cards
      When player A summons "Cub", paying 0 Cores and placing 1 from the Reserve
      Then player A's hand holds 1 card

  @BS-FAQ-11-9
  Rule: FAQ-11-9 An effect "During Attack" is no effect "when this Spirit attacks"

    Scenario: What negates effects "when this Spirit attacks" lets an effect "During Attack" work
      Given player B has the Nexus "Hush" on the Field
      And "Hush" has this data:
        """
        {"category":"nexus","abilities":[{"type":"cont","effect":[{"do":"negate","of":{"event":"attackDeclared"},
          "target":{"all":{"player":"opponent","category":"spirit"}}}]}]}
        """
      And it is player A's Attack Step
      And player A has "Owl" and "Hawk" on the Field
      And "Owl" has this data:
        """
        {"category":"spirit","abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Hawk" has this data:
        """
        {"category":"spirit","abilities":[{"type":"auto","label":"During Attack","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Owl"
      Then player A's hand holds 0 cards
      When player A declares an attack with "Hawk"
      Then player A's hand holds 1 card

  @BS-FAQ-11-10
  Rule: FAQ-11-10 "Draw a card" means the own Deck

    Scenario: A player draws from the own Deck, and the opponent's Deck stays as it is
      Given player A has "Top" on top of the deck
      And player B has "Other" on top of the deck
      And player A has "Study" (probe "main-draw") in the hand
      When player A uses the Main effect of "Study", paying 3 Cores
      Then player A's hand holds exactly "Top"
      And the top of player B's deck is "Other"
