@BS
Feature: Glossary, and Cores

  @BS-2-3-3
  Rule: 2-3-3 The Void never runs out of Cores

    Scenario: An effect can take any number of Cores from the Void
      Given player A has "Flood" (probe "sixty-cores-from-void") in the hand
      When player A uses the Main effect of "Flood", paying 0 Cores
      Then player A's Reserve holds 64 Cores

  @BS-2-3-4
  Rule: 2-3-4 The Soul Core can be distinguished from other Cores wherever it is

    @BS-G-40
    Scenario: The Soul Core is still the Soul Core after it is moved onto a Spirit
      Given player A has "Fox" on the Field
      When player A moves 1 Soul Core from the Reserve to "Fox"
      Then "Fox" has 1 Soul Core on it
      And "Fox" has 2 Cores on it
      And player A's Reserve holds 0 Soul Cores

    Scenario: The Soul Core on a Spirit that leaves goes to the Reserve as the Soul Core
      Given player A has "Fox" on the Field
      And player A has "Judge" (probe "main-destroy-own") in the hand
      When player A moves 1 Soul Core from the Reserve to "Fox"
      And player A uses the Main effect of "Judge", moving 1 Core from the Reserve to the Trash
      Then "Fox" is in player A's Trash
      And player A's Reserve holds 1 Soul Core
      And player A's Reserve holds 4 Cores

  @BS-G-13
  Rule: G-13 The Count gets Cores from the Void and gives them back to it

    Scenario: Cores come into the Count from the Void and return there
      Given player A has "More" (probe "count-up") and "Less" (probe "count-down-two") in the hand
      And player A has 2 Cores in the Count
      When player A uses the Main effect of "More", paying 0 Cores
      Then player A's Count holds 3 Cores
      And player A's Reserve holds 4 Cores
      When player A uses the Main effect of "Less", paying 0 Cores
      Then player A's Count holds 1 Core
      And player A's Reserve holds 4 Cores
      And player A's Trash holds 0 Cores

  @BS-G-59
  Rule: G-59 An effect on the Field that an event activates is resolved without being used

    Scenario: An effect activated by a destruction does not count as used
      Given player A has "Gate" (probe "destroyed-draws") on the Field
      And player A has "Watch" (probe "card-used-draws") on the Field
      And player A has "Judge" (probe "main-destroy-own") in the hand
      When player A uses the Main effect of "Judge", paying 1 Core
      Then "Gate" is in player A's Trash
      And player A's hand holds 2 cards

  @BS-G-14
  Rule: G-14 An effect to activate can be used at will in the Main Step and in Flash Timings

    Background:
      Given player A has "Sage" (probe "spirit-main-or-flash-draw") and "Owl" on the Field

    Scenario: An effect to activate can be used in the Main Step
      When player A activates "Sage"
      Then player A's hand holds 1 card

    Scenario: An effect to activate can be used in a Flash Timing
      When player A ends the phase
      And player A declares an attack with "Owl"
      And player A activates "Sage"
      Then player A's hand holds 1 card

  @BS-G-33
  Rule: G-33 A Depleted Spirit is not destroyed

    Scenario: An effect for when a Spirit is destroyed is not activated when a Spirit is Depleted
      Given player A has "Fox" (probe "destroyed-draws") on the Field
      And player A has "Cub" (probe "depleted-draws") on the Field
      When player A moves 1 Core from "Fox" to the Reserve
      Then "Fox" is in player A's Trash
      And player A's hand holds 0 cards
      When player A moves 1 Core from "Cub" to the Reserve
      Then "Cub" is in player A's Trash
      And player A's hand holds 1 card

  @BS-G-57
  Rule: G-57 A destroyed Spirit is not Depleted

    Scenario: An effect for when a Spirit is Depleted is not activated when a Spirit is destroyed
      Given player B has "Fox" (probe "depleted-draws") on the Field
      And player B has "Cub" (probe "destroyed-draws") on the Field
      And player A has "Judge" (probe "main-destroy-two") in the hand
      When player A uses the Main effect of "Judge", paying 1 Core
      Then "Fox" and "Cub" are in player B's Trash
      And player B's hand holds 1 card

  @BS-G-66
  Rule: G-66 A card leaves the Field whichever other area it goes to

    Scenario Outline: A Spirit that is <way> activates its effect for leaving the Field
      Given player B has "Fox" (probe "leaves-may-draw") on the Field
      And player A has "Judge" (probe "<probe>") in the hand
      When player A uses the Main effect of "Judge", paying 1 Core
      And player B accepts the offer of the effect
      Then player B's <zone> holds <cards> cards
      And player B's deck holds <deck> cards

      Examples:
        | way                   | probe              | zone          | cards | deck |
        | destroyed             | main-destroy-any   | Trash         | 1     | 19   |
        | Depleted              | all-cores-to-void  | Trash         | 1     | 19   |
        | returned to the Hand  | main-return        | hand          | 2     | 19   |
        | returned to the Deck  | main-return-bottom | hand          | 1     | 20   |
        | removed from the game | main-remove        | removed cards | 1     | 19   |

  @BS-G-35
  Rule: G-35 A card that is removed from the game is no longer used

    Scenario: A card removed from the game is not in the Trash
      Given player A has "Fox" and "Cub" in the Trash
      And player A has "Exile" (probe "main-removes-from-trash") and "Return" (probe "main-salvages-all") in the hand
      When player A uses the Main effect of "Exile", paying 1 Core
      And player A chooses "Fox"
      And player A uses the Main effect of "Return", paying 1 Core
      Then "Fox" is in player A's removed cards
      And player A's hand holds exactly "Cub"

  @BS-G-49
  Rule: G-49 Used cards and Cores that were paid are in the Trash

    Scenario: A used Magic card and the Cores paid for it go to the Trash
      Given player A has "Study" (probe "main-draw") in the hand
      When player A uses the Main effect of "Study", paying 3 Cores
      Then "Study" is in player A's Trash
      And player A's Trash holds 3 Cores
      And player B's Trash holds 0 Cores

  @BS-G-9
  Rule: G-9 Both players see cards that are Opened

    Scenario: The opponent sees the cards of the Deck that a player Opens
      Given player A has "One" and "Two" on top of the deck
      And player A has "Look" (probe "main-opens-two") in the hand
      When player A uses the Main effect of "Look", paying 1 Core
      And player A is asked to choose
      Then player B sees "One" in player A's deck
      And player B sees "Two" in player A's deck
      When player A chooses "Two"
      Then player B does not see "One"

  @BS-G-5
  Rule: G-5 An EX symbol counts as a symbol

    Scenario: An EX symbol on the Field reduces a cost like a symbol of its color
      Given player A has "Owl" in the hand
      And "Owl" is a Spirit of cost 3 with 3000 BP
      And "Owl" has 2 red reduction symbols
      And player A has "Sage" on the Field
      And "Sage" has this data:
        """
        {"category":"spirit","symbols":[["red","ex"]]}
        """
      When player A summons "Owl", paying 2 Cores and placing 1 from the Reserve
      Then "Owl" is in player A's Field

  @BS-G-18
  Rule: G-18 Succession reduces a cost by removing cards with EX symbols from the Trash

    Background:
      Given player A has "Heir" (probe "succession") in the hand
      And player A has "Elder" and "Fox" in the Trash
      And "Elder" has this data:
        """
        {"category":"spirit","symbols":[["red","ex"]]}
        """

    @BS-G-5
    Scenario: A player may pay one Core less by removing a card with an EX symbol from the Trash
      When player A tries to summon "Heir" for 2 Cores, removing "Fox"
      Then that is refused
      When player A summons "Heir" for 2 Cores, removing "Elder"
      Then "Heir" is in player A's Field
      And "Elder" is in player A's removed cards
      And player A's Reserve holds 1 Core

    Scenario: A card without Succession cannot be paid for with EX symbols
      Given player A has "Owl" in the hand
      And "Owl" is a Spirit of cost 3 with 3000 BP
      And "Owl" has 2 red reduction symbols
      When player A tries to summon "Owl" for 2 Cores, removing "Elder"
      Then that is refused
      When player A summons "Heir" for 2 Cores, removing "Elder"
      Then "Heir" is in player A's Field

    @reading
    Scenario Outline: A card with two EX symbols reduces the cost by <less>
      Given the ambiguous rule "How many reduction symbols does a card with several EX symbols satisfy when it is removed for Succession?" is answered "<choice>"
      And player A has "Twin" in the Trash
      And "Twin" has this data:
        """
        {"category":"spirit","symbols":[["red","ex"],["red","ex"]]}
        """
      When player A summons "Heir" for <paid> Cores, removing "Twin"
      Then player A's Trash holds <paid> Cores

      Examples:
        | less | paid | choice              |
        | 2    | 1    | one for each symbol |
        | 1    | 2    | one                 |

  @BS-G-36
  Rule: G-36 Super Unleash puts a card on level 2 if only the Soul Core is on it

    Scenario: A Spirit with Super Unleash and only the Soul Core on it is on level 2
      Given player A has "Fox" (probe "super-unleash") on the Field
      When player A moves 1 Soul Core from the Reserve to "Fox" and 1 Core from "Fox" to the Reserve
      Then "Fox" is now on level 2
      And "Fox" now has 7000 BP
      And "Fox" has 1 Core on it

    Scenario: A Nexus with Super Unleash is on level 2 with the Soul Core, but on level 1 with an ordinary Core
      Given player A has "Gate" (probe "nexus-super-unleash") on the Field
      When player A moves 1 Core from the Reserve to "Gate"
      Then "Gate" is now on level 1
      When player A moves 1 Soul Core from the Reserve to "Gate"
      Then "Gate" is now on level 2

  @BS-G-41
  Rule: G-41 A Soul Magic can be used by paying only the Soul Core if there is a symbol of its color

    Background:
      Given player A has "Spell" (probe "soul-magic-draw") and "Drill" (probe "main-draw") in the hand

    Scenario: The Soul Core alone pays for a Soul Magic if there is a symbol of its color, but for no other Magic card
      Given player A has "Fox" in the hand
      And "Fox" is a Spirit of cost 0 with 3000 BP
      When player A tries to pay for "Spell" with the Soul Core alone
      Then that is refused
      When player A summons "Fox", paying 0 Cores and placing 1 from the Reserve
      And player A tries to pay for "Drill" with the Soul Core alone
      Then that is refused
      When player A pays for "Spell" with the Soul Core alone
      Then player A's hand holds 2 cards
      And player A's Trash holds 1 Soul Core
      And player A's Trash holds 1 Core
