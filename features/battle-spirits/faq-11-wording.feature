@BS
Feature: FAQ-11. How texts are worded

  @BS-FAQ-11-1
  Rule: FAQ-11-1 "During this Spirit's battle" means both when it attacks and when it blocks

    Scenario Outline: An effect "during this Spirit's battle" is activated when the Spirit <fights>
      Given "<card>" is the probe card "attack-or-block-draws"
      And "<card>" is a Spirit of cost 3 with 9000 BP
      And player A has "Owl" and "Cub" on the Field
      And player B has "Wall" on the Field
      And it is player A's Attack Step
      When player A declares an attack with "Owl"
      And player B declares a block with "Wall"
      Then player <player>'s hand holds 1 card
      And it is now player A's Attack Step

      Examples:
        | fights  | card | player |
        | attacks | Owl  | A      |
        | blocks  | Wall | B      |

  @BS-FAQ-11-3
  Rule: FAQ-11-3 A Spirit swapped in by Change continues the battle

    Scenario: A Spirit swapped in from the Hand continues the attack of the Spirit it replaces
      Given player A has "Owl" and "Cub" on the Field
      And it is player A's Attack Step
      And player A has "Lion" and "Switch" (probe "flash-swap-with-hand") in the hand
      And "Lion" has this data:
        """
        {"category":"spirit","symbols":[["red"],["red"],["red"]],"levels":[{"lv":1,"cores":1,"bp":3000}]}
        """
      When player A declares an attack with "Owl"
      And player A uses the Flash effect of "Switch", paying 1 Core
      And player A chooses "Owl"
      Then "Owl" is in player A's hand
      And player B's Life holds 2 Cores
      And "Lion" has 1 Core on it
      And player A's Reserve holds 3 Cores

  @BS-FAQ-11-4
  Rule: FAQ-11-4 "After you draw, discard" is carried out like "draw, then discard"

    Scenario: A player who cannot draw still discards
      Given player B has "Drought" (probe "opponent-cannot-draw") on the Field
      And player A has "Study" (probe "main-draws-two-discards") and "Fox" in the hand
      When player A uses the Main effect of "Study", paying 1 Core
      Then player A's hand holds 0 cards
      And "Fox" is in player A's Trash

  @BS-FAQ-11-5
  Rule: FAQ-11-5 A Family that a Nexus has by its own text is not an effect

    Scenario: A Nexus still has the Family in its text when its effects are negated
      Given player B has "Marsh" (probe "nexus-reed-by-rules") on the Field
      And player B has the Nexus "Moor" on the Field
      And player A has "Hush" (probe "nexus-effects-off") on the Field
      And player A has "Sweep" (probe "main-destroy-reed-nexus") in the hand
      When player A uses the Main effect of "Sweep", paying 1 Core
      Then "Marsh" is in player B's Trash
      And "Moor" is in player B's Field

  @BS-FAQ-11-6
  Rule: FAQ-11-6 A name in quotation marks means a part of the name, and "Card Name" means the whole name

    Background:
      Given player B has "Reed Fox" and "Fox" on the Field

    Scenario: An effect on "Fox" affects every card with "Fox" in its name
      Given player A has "Hunt" (probe "main-destroy-fox-in-name") in the hand
      When player A uses the Main effect of "Hunt", paying 1 Core
      Then "Reed Fox" and "Fox" are in player B's Trash

    Scenario: An effect on the card name "Fox" affects only a card named exactly "Fox"
      Given player A has "Hunt" (probe "main-destroy-named-fox") in the hand
      When player A uses the Main effect of "Hunt", paying 1 Core
      Then "Fox" is in player B's Trash
      And "Reed Fox" is in player B's Field

  @BS-FAQ-11-8
  Rule: FAQ-11-8 "When Summoned" on a card means the summon of that card

    Scenario: An effect "when Summoned" is activated by its own card's summon, but not by another's
      Given player A has "Fox" (probe "summoned-draws") and "Cub" in the hand
      And player A has 5 Cores in the Reserve
      And "Cub" is a Spirit of cost 0 with 3000 BP
      When player A summons "Fox", paying 3 Cores and placing 1 from the Reserve
      Then player A's hand holds 2 cards
      When player A summons "Cub", paying 0 Cores and placing 1 from the Reserve
      Then player A's hand holds 1 card

  @BS-FAQ-11-9
  Rule: FAQ-11-9 An effect "During Attack" is not an effect "when this Spirit attacks"

    Scenario: An effect that negates effects "when this Spirit attacks" does not negate effects "During Attack"
      Given player B has "Hush" (probe "attack-effects-negated") on the Field
      And it is player A's Attack Step
      And player A has "Owl" (probe "attack-draws") and "Hawk" (probe "during-attack-draws") on the Field
      When player A declares an attack with "Owl"
      Then player A's hand holds 0 cards
      When player A declares an attack with "Hawk"
      Then player A's hand holds 1 card

  @BS-FAQ-11-10
  Rule: FAQ-11-10 An effect that says to draw means cards of the player's own Deck

    Scenario: A player draws from their own Deck, and the opponent's Deck stays the same
      Given player A has "Top" on top of the deck
      And player B has "Other" on top of the deck
      And player A has "Study" (probe "main-draw") in the hand
      When player A uses the Main effect of "Study", paying 3 Cores
      Then player A's hand holds exactly "Top"
      And the top of player B's deck is "Other"
