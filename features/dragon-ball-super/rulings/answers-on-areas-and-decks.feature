@DBS
Feature: What the publisher has answered: areas, decks and colours
  The ids above a scenario are those of the answers that it follows. GENERAL, DECK and SETUP are the headings of the game Q&A, MANUAL4 is
  the publisher's later rule manual 4.00 with the number of its clause; what else there is is the number of a card in the card Q&A.

  Rule: what is seen, what is held, and whose it is

    # answers: GENERAL#2
    @DBS-3-2-2 @DBS-3-9-2 @DBS-3-3-3
    Scenario: nobody looks at a life, at a deck or at the hand of the other
      Given player A has "Own card" in the hand
      And player B has "Other card" in the hand
      When player A attacks "B leader" with "A leader"
      Then player A does not know card 1 of player A's Life Area
      And player A does not know card 1 of player B's Life Area
      And player A does not know card 1 of player A's deck
      And player A sees "Own card" in player A's hand
      And player A does not see "Other card"
      And player A counts 3 cards in player B's Life Area

    # answers: GENERAL#3
    @DBS-3-4-2 @DBS-3-5-2
    Scenario: everybody looks at the Drop Areas and the Leader Areas
      Given player A has "Mine" in the hand
      And player B has "Yours" in the Drop Area
      When player A attacks "B leader" with "A leader"
      And player A combos with "Mine"
      Then player A sees "Yours" in player B's Drop Area
      And player B sees "Mine" in player A's Drop Area
      And player B sees "A leader" in player A's Leader Area

    # answers: GENERAL#4
    @DBS-4-9-3
    Scenario: a hand may hold any number of cards
      Given player A has "Well" (probe "extra-draw-2") in the hand
      And player A has 20 cards in the hand
      When player A activates "Well"
      And player A ends the turn
      Then player A's hand holds 21 cards

    # answers: GENERAL#6
    @DBS-4-9-2
    Scenario: who draws takes the top card and does not show it
      Given player A has "Well" (probe "extra-draw-for-1") in the hand
      And player A has "Top" and "Second" on top of the deck
      When player A activates "Well"
      Then player A's hand holds exactly "Top"
      And player A sees "Top" in player A's hand
      And player B does not see "Top"
      And player A does not see "Second"

    # answers: GENERAL#7, MANUAL4#3-1-6-1
    @DBS-3-1-7 @DBS-3-1-7-1
    Scenario Outline: a card whose control was gained goes to the <area> of its owner, whoever moves it
      Given player B has the active Battle Card "Stray" with 10000 power
      And player A has "Grip" (probe "extra-gain-control") and "Push" (probe "<probe>") in the hand
      When player A activates "Grip"
      And player A activates "Push"
      Then "Stray" is in player B's <area>

      Examples:
        | probe                | area        |
        | extra-return         | hand        |
        | extra-ko-any         | Drop Area   |
        | extra-to-warp        | Warp        |
        | extra-places-as-energy | Energy Area |

    # answers: GENERAL#8
    @DBS-7-4-1-6 @DBS-4-3-2
    Scenario: from the Combo Area as well
      Given player B has the active Battle Card "Stray" with 10000 power
      And player A has "Grip" (probe "extra-gain-control") in the hand
      When player A activates "Grip"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Stray"
      Then "Stray" is in player B's Drop Area

    # answers: MANUAL4#20-9-2
    @DBS-11-5-1-1
    Scenario: it comes as it lies, with what is in force on it
      Given player B has the rested Battle Card "Stray" with 10000 power
      And "Stray" has brought about this effect on "Stray":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And player A has "Grip" (probe "extra-gain-control") in the hand
      When player A activates "Grip"
      Then "Stray" is in player A's Battle Area
      And "Stray" is rested
      And "Stray" has 15000 power

    # answers: MANUAL4#3-9-4
    @DBS-3-9-2 @DBS-4-10-2-1
    Scenario: of the life whoever takes damage chooses any card
      Given player B has "First", "Second" and "Third" in the Life Area
      When player A attacks "B leader" with "A leader"
      And player B takes "Third" from the life
      Then "Third" is in player B's hand

    # answers: MANUAL4#3-1-7
    @DBS-11-2-1
    Scenario: a card of a kind that goes from the deck to the hand is shown, even where the text does not say so
      Given player A has "Compass" in the deck
      And "Compass" has the card name "Compass"
      And player A has "Find" (probe "extra-fetch-compass-then-discard") and "Spare" in the hand
      When player A activates "Find"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand

  Rule: decks

    # answers: DECK#1
    @DBS-5-1-3
    Scenario Outline: a deck holds 50 cards, not <size>, and the Leader Card is not one of them
      Given a deck of <size> cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | size |
        | 49   |
        | 51   |

    # answers: GENERAL#1
    @DBS-1-3-1
    Scenario: what a card says goes before the rules, also of decks
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 5 copies of "Many" (probe "any-number-of-copies")
      And player B's deck has 5 copies of "Few"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    # answers: DECK#2
    @DBS-5-1-3
    Scenario: one Leader Card, of which none is a card of the deck
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 49 cards for player B, led by "Rival"
      And player B's deck also holds the Leader Card "Deputy"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3" and nothing else

    # answers: DECK#3, DECK#4
    @DBS-5-1-3-1
    Scenario: copies are counted by the card number, whatever cards are called and whoever they show
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 50 cards for player B, led by "Rival"
      And player A's deck has 4 copies of "First print"
      And player A's deck has 4 copies of "Second print"
      And player B's deck has 5 copies of "First print"
      And "First print" has the card name "Anchor"
      And "Second print" has the card name "Anchor"
      And "First print" has the character name "Kelda"
      And "Second print" has the character name "Kelda"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

    # answers: SETUP#1
    @DBS-5-2-1-5 @DBS-5-2-1-5-1
    Scenario Outline: chance says who is first, and nobody is asked: player <first>
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player <first>
      When player <first> is asked to redraw
      And player <first> declines
      And player <second> declines
      Then it is now player <first>'s Main Phase

      Examples:
        | first | second |
        | A     | B      |
        | B     | A      |

  Rule: colours and names

    # answers: GENERAL#9
    @DBS-2-4-1
    Scenario: energy of two colours is energy of each of them
      Given player A has the rested energy "Plain"
      And player A has the rested energy "Both"
      And "Plain" has the colour "red"
      And "Both" has the colours "blue" and "yellow"
      And "Spur" has this data:
        """
        {"category":"extra","energyCost":0,"text":"[Activate: Main] Switch 1 of your blue energy to Active Mode.",
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"setState","state":"active","target":{"choose":{"from":{"player":"you","zone":["energy"],"color":"blue"},"count":1}}}]}]}
        """
      And player A has "Spur" in the hand
      When player A activates "Spur"
      Then "Both" is active
      And "Plain" is rested

    # answers: GENERAL#10
    @DBS-2-4-1
    Scenario: a card of red and another colour is a red card
      Given player B has the active Battle Card "Both" with 10000 power
      And player B has the active Battle Card "Other" with 10000 power
      And "Both" has the colours "red" and "green"
      And "Other" has the colour "green"
      And "Sweep" has this data:
        """
        {"category":"extra","energyCost":0,"text":"[Activate: Main] KO all of your opponent's Battle Cards that are not red.",
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"ko","target":{"all":{"player":"opponent","zone":["battle"],"not":{"color":"red"}}}}]}]}
        """
      And player A has "Sweep" in the hand
      When player A activates "Sweep"
      Then "Other" is in player B's Drop Area
      And "Both" is in player B's Battle Area

    # answers: MANUAL4#2-3-1-1
    @DBS-2-1-2
    Scenario: a name is the whole name
      Given player A has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Two" with 10000 power
      And "One" has the card name "Beacon"
      And "Two" has the card name "Beacon, the Last Light"
      And player A has "Lull" (probe "rest-beacons") in the hand
      When player A activates "Lull"
      Then "One" is rested
      And "Two" is active

    # answers: MANUAL4#2-10-1-1
    @DBS-2-5-3
    Scenario: so is the name of a character
      Given player A has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Two" with 10000 power
      And "One" has the character name "Kelda"
      And "Two" has the character name "Kelda : Childhood"
      And player A has "Lull" (probe "rest-keldas") in the hand
      When player A activates "Lull"
      Then "One" is rested
      And "Two" is active

    # answers: MANUAL4#2-11-1-1
    @DBS-2-6-4
    Scenario: and a special trait
      Given player A has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Two" with 10000 power
      And "One" has the special traits "Order" and "Drift"
      And "Two" has the special trait "Drift 7"
      And player A has "Lull" (probe "rest-drifts") in the hand
      When player A activates "Lull"
      Then "One" is rested
      And "Two" is active
