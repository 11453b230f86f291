@DBS
Feature: What the publisher has answered: areas, decks and colours
  The ids above a scenario are those of the answers that it follows. GENERAL, DECK and SETUP are the headings of the game Q&A, MANUAL4 is
  the publisher's later rule manual 4.00 with the number of its clause; what else there is is the number of a card in the card Q&A.

  Rule: Who sees which cards, and whose they are

    # answers: GENERAL#2
    @DBS-3-2-2 @DBS-3-9-2 @DBS-3-3-3
    Scenario: May a player look at life cards, at a deck or at the opponent's hand? No, only at their own hand, but the cards can be counted
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
    Scenario: May a player look at every Drop Area and every Leader Area? Yes, both players see them
      Given player A has "Mine" in the hand
      And player B has "Yours" in the Drop Area
      When player A attacks "B leader" with "A leader"
      And player A combos with "Mine"
      Then player A sees "Yours" in player B's Drop Area
      And player B sees "Mine" in player A's Drop Area
      And player B sees "A leader" in player A's Leader Area

    # answers: GENERAL#4
    @DBS-4-9-3
    Scenario: Is there a limit to the number of cards in a hand? No, 21 cards are still there at the end of the turn
      Given player A has "Well" (probe "extra-draw-2") in the hand
      And player A has 20 cards in the hand
      When player A activates "Well"
      And player A ends the turn
      Then player A's hand holds 21 cards

    # answers: GENERAL#6
    @DBS-4-9-2
    Scenario: Does a player show the card that they draw? No, only the player who draws it sees it
      Given player A has "Well" (probe "extra-draw-for-1") in the hand
      And player A has "Top" and "Second" on top of the deck
      When player A activates "Well"
      Then player A's hand holds exactly "Top"
      And player A sees "Top" in player A's hand
      And player B does not see "Top"
      And player A does not see "Second"

    # answers: GENERAL#7, MANUAL4#3-1-6-1
    @DBS-3-1-7 @DBS-3-1-7-1
    Scenario Outline: Where does an opponent's card go when the player who controls it moves it? To its owner's <area>
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
    Scenario: Where does an opponent's card go after the player who controls it used it in a combo? To its owner's Drop Area
      Given player B has the active Battle Card "Stray" with 10000 power
      And player A has "Grip" (probe "extra-gain-control") in the hand
      When player A activates "Grip"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Stray"
      Then "Stray" is in player B's Drop Area

    # answers: MANUAL4#20-9-2
    @DBS-11-5-1-1
    Scenario: Does a card change its mode or lose its power bonus when a player gains control of it? No, it keeps both
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
    Scenario: Who chooses the life card that is taken for damage? The player who takes the damage, and it can be any card of their life
      Given player B has "First", "Second" and "Third" in the Life Area
      When player A attacks "B leader" with "A leader"
      And player B takes "Third" from the life
      Then "Third" is in player B's hand

    # answers: MANUAL4#3-1-7
    @DBS-11-2-1
    Scenario: Must a named card be shown on its way from the deck to the hand if the text does not say so? Yes, the opponent sees it
      Given player A has "Compass" in the deck
      And "Compass" has the card name "Compass"
      And player A has "Find" (probe "extra-fetch-compass-then-discard") and "Spare" in the hand
      When player A activates "Find"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand

  Rule: How decks are built

    # answers: DECK#1
    @DBS-5-1-3
    Scenario Outline: Can a deck have <size> cards? No, it has exactly 50, and the Leader Card is not one of them
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
    Scenario: Can a card's own text allow more than four copies of it in a deck? Yes, card texts take precedence over the rules
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
    Scenario: Can a second Leader Card be one of the 50 cards of a deck? No, a deck has one Leader Card, outside the 50
      Given a deck of 50 cards for player A, led by "Captain"
      And a deck of 49 cards for player B, led by "Rival"
      And player B's deck also holds the Leader Card "Deputy"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3" and nothing else

    # answers: DECK#3, DECK#4
    @DBS-5-1-3-1
    Scenario: Do cards of the same name with different card numbers count as copies? No, four cards of each card number are allowed
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
    Scenario Outline: Who decides which player goes first? Chance does, here for player <first>, and nobody is asked
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

  Rule: Colours, names and traits

    # answers: GENERAL#9
    @DBS-2-4-1
    Scenario: Is energy of two colours energy of each of them? Yes, blue and yellow energy counts as blue
      Given player A has the rested energy "Plain"
      And player A has the rested energy "Both"
      And "Plain" has the colour "red"
      And "Both" has the colours "blue" and "yellow"
      And "Spur" has this data:
        """
        {"category":"extra","energyCost":0,
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"setState","state":"active","target":{"choose":{"from":{"player":"you","zone":["energy"],"color":"blue"},"count":1}}}]}]}
        """
      And player A has "Spur" in the hand
      When player A activates "Spur"
      Then "Both" is active
      And "Plain" is rested

    # answers: GENERAL#10
    @DBS-2-4-1
    Scenario: Is a red and green card a red card? Yes, so a skill that KOs all cards that are not red spares it
      Given player B has the active Battle Card "Both" with 10000 power
      And player B has the active Battle Card "Other" with 10000 power
      And "Both" has the colours "red" and "green"
      And "Other" has the colour "green"
      And "Sweep" has this data:
        """
        {"category":"extra","energyCost":0,
         "abilities":[{"type":"activate","timings":["main"],"effect":[{"do":"ko","target":{"all":{"player":"opponent","zone":["battle"],"not":{"color":"red"}}}}]}]}
        """
      And player A has "Sweep" in the hand
      When player A activates "Sweep"
      Then "Other" is in player B's Drop Area
      And "Both" is in player B's Battle Area

    # answers: MANUAL4#2-3-1-1
    @DBS-2-1-2
    Scenario: Does a longer card name count as the name it begins with? No, the whole card name must match
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
    Scenario: Does a longer character name count as the name it begins with? No, the whole character name must match
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
    Scenario: Does the special trait "Drift 7" count as "Drift"? No, the whole trait must match, but a card may have several traits
      Given player A has the active Battle Card "One" with 10000 power
      And player A has the active Battle Card "Two" with 10000 power
      And "One" has the special traits "Order" and "Drift"
      And "Two" has the special trait "Drift 7"
      And player A has "Lull" (probe "rest-drifts") in the hand
      When player A activates "Lull"
      Then "One" is rested
      And "Two" is active
