@BS
Feature: 24-2, 24-3, FAQ-1. Activating effects

  @BS-24-2-2
  Rule: 24-2-2 An effect costs nothing to activate, but its conditions must be met

    Scenario Outline: A Spirit that draws with three Spirits on the Field draws <drawn> with <count>
      Given it is player A's Attack Step
      And player A has <spirits> on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","when":{"event":"attackDeclared"},"if":{"count":{"player":"you","category":"spirit"},"min":3},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds <drawn> cards
      And "Fox" is exhausted

      Examples:
        | spirits                  | count | drawn |
        | "Fox", "Cub" and "Lynx"  | three | 1     |
        | "Fox" and "Cub"          | two   | 0     |

  @BS-24-3-2
  Rule: 24-3-2 The turn player orders the effects of both players that wait at the same time

    Background:
      Given it is player A's Attack Step
      And player A has "Fox" (probe "destroyed-may-draw") on the Field
      And player B has "Gate" (probe "destroyed-may-draw") on the Field

    Scenario: The turn player lets an effect of the other player come first
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A lets "Gate"'s ability come first
      And player B accepts the offer of the effect
      And player A is asked to accept the offer
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

  @BS-24-3-3
  Rule: 24-3-3 An effect that another one has activated comes before those that waited

    Scenario: What a draw activates comes before the effect that waited with it
      Given it is player A's Attack Step
      And player A has "Fox" (probe "destroyed-draws") on the Field
      And player A has "Well" (probe "draws-core") on the Field
      And player A has 2 Cores in the Reserve
      And player B has "Gate" (probe "destroyed-may-draw") on the Field
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And player A lets "Fox"'s ability come first
      And player B is asked to accept the offer
      Then player A's Reserve holds 3 Cores

  @BS-FAQ-1-2
  Rule: FAQ-1-2 An effect that "may" do something can be declined, any other is carried out

    Scenario: An effect that may draw is declined
      Given it is player A's Attack Step
      And player A has "Fox" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"auto","may":true,"when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Fox"
      And player A declines
      Then player A's hand holds 0 cards
      And "Fox" is exhausted

    Scenario: An effect that draws asks nobody
      Given it is player A's Attack Step
      And player A has "Fox" (probe "attack-draws") on the Field
      When player A declares an attack with "Fox"
      Then player A's hand holds 1 card

  @BS-FAQ-1-3
  Rule: FAQ-1-3 A card that cannot do something need not and may not, whatever else says that it must

    Scenario: A Spirit that must block and cannot block does not block
      Given it is player A's Attack Step
      And player A has "Fox" and "Cub" on the Field
      And player B has "Gate" and "Wall" on the Field
      And "Fox" has brought about this effect on "Gate":
        """
        {"do":"oblige","what":"block","until":"turn"}
        """
      And "Fox" has brought about this effect on "Gate":
        """
        {"do":"forbid","what":"block","until":"turn"}
        """
      When player A declares an attack with "Fox"
      And player B tries to declare a block with "Gate"
      Then that is refused
      When player B declares a block with "Wall"
      Then "Wall" is in player B's Trash

  @BS-FAQ-1-6
  Rule: FAQ-1-6 "If you do" is carried out as far as possible, and what comes before it needs nothing of it

    Scenario: A card is drawn although there is nothing to destroy afterwards
      Given player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":1,"reductions":[],"symbols":[],"abilities":[{"type":"main","effect":[{"do":"ifYouDo","first":[{"do":"draw","count":1}],"then":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then player A's hand holds 1 card
      And "Bolt" is in player A's Trash

    Scenario: What follows is done where the first part has been done
      Given player A has "Bolt" in the hand
      And player B has "Gate" on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":1,"reductions":[],"symbols":[],"abilities":[{"type":"main","effect":[{"do":"ifYouDo","first":[{"do":"draw","count":1}],"then":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}}]}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then "Gate" is in player B's Trash

  @BS-FAQ-1-7-2
  Rule: FAQ-1-7-2 What follows in the same text comes before all that its first part has activated

    Scenario: A card is drawn before a destroyed Spirit answers
      Given player A has "Bolt" in the hand
      And player B has "Gate" (probe "destroyed-may-draw") on the Field
      And "Bolt" has this data:
        """
        {"category":"magic","cost":1,"reductions":[],"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit"}}},{"do":"draw","count":1}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 1 Core
      And player B is asked to accept the offer
      Then player A's hand holds 1 card
      When player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Gate" is in player B's Trash

  @BS-FAQ-1-9-1
  Rule: FAQ-1-9-1 Each card with "once per turn" has its own turn's use

    Scenario: Each of two Spirits of one name uses its effect once
      Given player A has "Fox" and "Cub" on the Field
      And "Fox" is printed with the name "Twin"
      And "Cub" is printed with the name "Twin"
      And "Fox" has this data:
        """
        {"abilities":[{"type":"activate","once":"card","effect":[{"do":"draw","count":1}]}]}
        """
      And "Cub" has this data:
        """
        {"abilities":[{"type":"activate","once":"card","effect":[{"do":"draw","count":1}]}]}
        """
      When player A activates "Fox"
      And player A tries to activate "Fox"
      Then that is refused
      When player A activates "Cub"
      Then player A's hand holds 2 cards

  @BS-FAQ-1-9-2
  Rule: FAQ-1-9-2 What is limited by name is used once for all cards of the name

    @BS-FAQ-11-7
    Scenario: Of two Spirits of one name only one uses its effect
      Given player A has "Fox" and "Cub" on the Field
      And "Fox" is printed with the name "Twin"
      And "Cub" is printed with the name "Twin"
      And "Fox" has this data:
        """
        {"abilities":[{"type":"activate","once":"name","effect":[{"do":"draw","count":1}]}]}
        """
      And "Cub" has this data:
        """
        {"abilities":[{"type":"activate","once":"name","effect":[{"do":"draw","count":1}]}]}
        """
      When player A activates "Fox"
      And player A tries to activate "Cub"
      Then that is refused
      And player A's hand holds 1 card

  @BS-FAQ-1-9-3
  Rule: FAQ-1-9-3 Cards of other names with the same text have limits of their own

    Scenario: Of two Spirits with different names and one text both use the effect
      Given player A has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        {"abilities":[{"type":"activate","once":"name","effect":[{"do":"draw","count":1}]}]}
        """
      And "Cub" has this data:
        """
        {"abilities":[{"type":"activate","once":"name","effect":[{"do":"draw","count":1}]}]}
        """
      When player A activates "Fox"
      And player A activates "Cub"
      Then player A's hand holds 2 cards

  @BS-FAQ-1-11
  Rule: FAQ-1-11 A card that cannot return to the Hand is not swapped with a card of the Hand

    Scenario: A Spirit that cannot return to the Hand stays when it would be swapped
      Given player A has "Reed" on the Field
      And player A has "Trade" (probe "swap-with-hand") and "Lamb" in the hand
      And "Lamb" needs 0 Cores for its lowest level
      And "Reed" has brought about this effect on "Reed":
        """
        {"do":"forbid","what":"toHand","until":"turn"}
        """
      When player A uses the Main effect of "Trade", paying 0 Cores
      Then "Trade" is in player A's Trash
      And "Reed" is in player A's Field
      And "Lamb" is in player A's hand

  @BS-FAQ-1-13
  Rule: FAQ-1-13 A card with more colors is none of one color

    Scenario: An effect on Spirits of the one color red leaves out a Spirit of six colors
      Given player B has "Gate" and "Wall" on the Field
      And "Wall" has this data:
        """
        {"colors":["red","purple","green","white","yellow","blue"]}
        """
      And player A has "Bolt" in the hand
      And "Bolt" has this data:
        """
        {"category":"magic","cost":1,"reductions":[],"symbols":[],"abilities":[{"type":"main","effect":[{"do":"destroy","target":{"all":{"player":"opponent","category":"spirit","colors":["red"]}}}]}]}
        """
      When player A uses the Main effect of "Bolt", paying 1 Core
      Then "Gate" is in player B's Trash
      And "Wall" is in player B's Field

  @BS-FAQ-1-15
  Rule: FAQ-1-15 Of an effect that does not stack one card of each name makes use

    @BS-FAQ-11-7
    Scenario Outline: Two Spirits <of> that do not stack draw <drawn>
      Given it is player A's Attack Step
      And player A has "Fox", "Cub" and "Lynx" on the Field
      And "Cub" is printed with the name "Twin"
      And "Lynx" is printed with the name "<name>"
      And "Cub" has this data:
        """
        {"abilities":[{"type":"auto","unstackable":true,"when":{"event":"attackDeclared","subject":{"player":"you"}},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Lynx" has this data:
        """
        {"abilities":[{"type":"auto","unstackable":true,"when":{"event":"attackDeclared","subject":{"player":"you"}},"effect":[{"do":"draw","count":1}]}]}
        """
      When player A declares an attack with "Fox"
      Then player A's hand holds <drawn> cards

      Examples:
        | of                 | name  | drawn |
        | of one name        | Twin  | 1     |
        | of different names | Other | 2     |
