@BS
Feature: 9. Ambiguous rules of Braves

  @BS-9-2-2
  Rule: 9-2-2 The host of a direct combination must be on the Field when the Brave is summoned

    @reading
    Scenario: A host cannot pay for the Brave combined with it with its last Core
      Given player A has "Fox" on the Field
      And player A has 1 Core in the Reserve
      And player A has "Wing" in the hand
      And "Wing" is a Brave of cost 1 with 3000 BP that adds 2000 BP
      When player A tries to summon "Wing" combined with "Fox", paying 1 Core from "Fox"
      Then that is refused
      When player A summons "Wing" combined with "Fox", paying 1 Core
      Then "Wing" is combined with "Fox"

    @reading
    Scenario: Under the alternative interpretation, a host may pay its last Core, and its Brave comes in Spirit state
      Given the ambiguous rule "Can the host of a direct combine pay with its last Core?" is answered "yes, the payment is legal"
      And player A has "Fox" on the Field
      And player A has "Wing" in the hand
      And "Wing" is a Brave of cost 1 with 3000 BP that adds 2000 BP
      And "Wing" needs 0 Cores for its lowest level
      When player A summons "Wing" combined with "Fox", paying 1 Core from "Fox"
      Then "Fox" is in player A's Trash
      And "Wing" is in player A's Field

  @BS-9-3-8
  Rule: 9-3-8 Which Cores a Brave may get when the rules force a separation

    @reading
    Scenario: Under the alternative interpretation, a Brave always goes to the Trash at a forced separation
      Given the ambiguous rule "Can Cores be placed on a Brave that is separated because its host no longer fits?" is answered "no, never"
      And player A has "Veil" (probe "turns-white") in the hand
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" combines only with red Spirits
      When player A uses the Flash effect of "Veil", paying 1 Core
      Then player B is not asked to keep a Brave
      And "Wing" is in player B's Trash

    @reading
    Scenario: At a forced separation a player may place Cores on their Brave to keep it
      Given player A has "Veil" (probe "turns-white") in the hand
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      And "Wing" combines only with red Spirits
      When player A uses the Flash effect of "Veil", paying 1 Core
      And player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Wing" is in player B's Field

  @BS-9-5-1
  Rule: 9-5-1 Which player chooses first what stays on the Field

    @reading
    Scenario Outline: If Combined Spirits of both players leave at the same moment, <first> chooses first
      Given the ambiguous rule "Which player chooses first if cards of both leave at one moment and their Braves can be kept?" is answered "<choice>"
      And player A has "Fox" on the Field
      And player A has "Wing" combined with "Fox"
      And player B has "Gate" on the Field
      And player B has "Claw" combined with "Gate"
      And it is player A's Attack Step
      When player A declares an attack with "Fox"
      And player B declares a block with "Gate"
      And <first> keeps "<brave>", moving 1 Core from the Reserve to "<brave>"
      And <second> keeps "<other>", moving 1 Core from the Reserve to "<other>"
      Then "Wing" is in player A's Field
      And "Claw" is in player B's Field

      Examples:
        | choice           | first    | brave | second   | other |
        | the turn player  | player A | Wing  | player B | Claw  |
        | the other player | player B | Claw  | player A | Wing  |

  @BS-9-5-4
  Rule: 9-5-4 What happens to an Imagine Brave whose two Spirits go to two places at the same moment

    Background:
      Given player B has "Fox" and "Cub" on the Field
      And "Fox" has this data:
        """
        { "category": "spirit", "families": ["Reed"] }
        """
      And "Cub" has this data:
        """
        { "category": "spirit", "families": ["Marsh"] }
        """
      And player B has "Idol" combined with "Fox" on the right and "Cub" on the left
      And "Idol" is an Imagine Brave of cost 4 that adds 2000 BP
      And player A has "Storm" (probe "main-destroys-reed-returns-marsh") in the hand

    @reading
    Scenario: If an Imagine Brave's Spirits go to two places, its owner chooses with which Spirit it goes
      When player A uses the Main effect of "Storm", paying 1 Core
      And player B chooses "Cub"
      Then "Idol" is in player B's hand
      And "Cub" is in player B's hand
      And "Fox" is in player B's Trash

    @reading
    Scenario: Under the alternative interpretation, an Imagine Brave whose Spirits go to two places goes to the Trash
      Given the ambiguous rule "Where does an Imagine Brave go if its two Spirits go to two places at one moment?" is answered "to the Trash"
      When player A uses the Main effect of "Storm", paying 1 Core
      Then "Idol" is in player B's Trash
      And "Cub" is in player B's hand

  @BS-9-5-2
  Rule: 9-5-2 Which state a Brave that stays has, and what happens to its host's Cores

    @reading
    Scenario Outline: Under one of two interpretations, an Exhausted host's Brave that stays is <state>
      Given the ambiguous rule "Is a Brave that stays on the Field Exhausted if its host was?" is answered "<choice>"
      And player A has "Bolt" (probe "main-return") in the hand
      And player B has the exhausted "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      When player A uses the Main effect of "Bolt", paying 1 Core
      And player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Wing" is <state>

      Examples:
        | choice                     | state     |
        | yes, it is as its host was | exhausted |
        | no, it is Refreshed        | refreshed |

    @reading
    Scenario: A Core on the Spirit that leaves may be moved onto its Brave
      Given player A has "Bolt" (probe "main-return") in the hand
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      When player A uses the Main effect of "Bolt", paying 1 Core
      And player B keeps "Wing", moving 1 Core from "Fox" to "Wing"
      Then "Wing" has 1 Core on it
      And "Fox" is in player B's hand

    @reading
    Scenario: Under the alternative interpretation, a Core on the Spirit that leaves cannot be moved onto its Brave
      Given the ambiguous rule "Can the Cores of the leaving Spirit be moved onto its Brave?" is answered "no"
      And player A has "Bolt" (probe "main-return") in the hand
      And player B has "Fox" on the Field
      And player B has "Wing" combined with "Fox"
      When player A uses the Main effect of "Bolt", paying 1 Core
      And player B tries to keep "Wing", moving 1 Core from "Fox" to "Wing"
      Then that is refused
      When player B keeps "Wing", moving 1 Core from the Reserve to "Wing"
      Then "Wing" has 1 Core on it

  @BS-12-3-1
  Rule: 12-3-1 What a U-Trigger does against an empty Deck

    @reading
    Scenario: Under the alternative interpretation, a U-Trigger hits if the opponent's Deck is empty
      Given the ambiguous rule "Does a U-Trigger hit if the Deck has no card to compare?" is answered "yes"
      And player A has "King" (probe "u-trigger-life") on the Field
      And player A has 0 Cores in the Reserve
      And player B has 0 cards in the deck
      When player A declares an attack with "King"
      Then player A's Reserve holds 1 Core

  @BS-FAQ-6-1
  Rule: FAQ-6-1 When BP below 0 is raised to 0

    @reading
    Scenario: Under the alternative interpretation, BP may be below 0 while it is computed
      Given the ambiguous rule "Does BP stop at 0 after each step of its computation or only at the end?" is answered "only at the end"
      And player A has "Fox" on the Field
      And "Fox" is a Spirit of cost 2 with 1000 BP
      And player A has "Rage" (probe "flash-bp") in the hand
      And "Rage" has brought about this effect on "Fox":
        """
        { "do": "modify", "stat": "bp", "by": -2000, "until": "turn" }
        """
      When player A uses the Flash effect of "Rage", paying 1 Core
      Then "Fox" now has 2000 BP
