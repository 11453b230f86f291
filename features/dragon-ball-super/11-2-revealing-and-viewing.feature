@DBS
Feature: 11-2, 11-6. Revealing cards, viewing secret areas

  @DBS-11-2-1
  Rule: 11-2-1 A card that a skill names is revealed on its way from one secret area to another

    Scenario Outline: player <player> takes it from the deck to the hand
      Given it is player <player>'s Main Phase
      And player <player> has "Chart" (probe "extra-fetch-compass-then-discard") and "Spare" in the hand
      And player <player> has "Compass" on top of the deck
      When player <player> activates "Chart"
      And player <player> chooses "Compass"
      And player <player> is asked to choose
      Then player <other> sees "Compass" in player <player>'s hand
      And player <other> does not see "Spare"
      When player <player> chooses "Spare"
      Then "Compass" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: afterwards it is as secret as the others
      Given player A has "Chart" (probe "extra-fetch-compass-then-discard") and "Spare" in the hand
      And player A has "Compass" on top of the deck
      When player A activates "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      When player A chooses "Spare"
      Then "Spare" is in player A's Drop Area
      And player B does not see "Compass"

    Scenario: also one that nobody chooses
      Given player A has "Net" (probe "extra-all-compasses-to-hand-then-discard") and "Spare" in the hand
      And player A has "Compass" on top of the deck
      When player A activates "Net"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      And player B does not see "Spare"
      When player A chooses "Spare"
      Then player A's hand holds exactly "Compass"

    Scenario: from the hand to the life
      Given player A has "Bury" (probe "extra-compass-from-hand-to-life-then-discard") in the hand
      And player A has "Compass", "Spare" and "Other" in the hand
      When player A activates "Bury"
      And player A is asked to choose
      Then "Compass" is in player A's Life Area
      And player B sees "Compass" in player A's Life Area
      And player B does not see "Spare"
      When player A chooses "Spare"
      Then "Spare" is in player A's Drop Area

    @reading @DBS-3-9-2
    Scenario: afterwards the card lies in the life, where nobody looks at it
      Given player A has "Bury" (probe "extra-compass-from-hand-to-life-then-discard") in the hand
      And player A has "Compass", "Spare" and "Other" in the hand
      When player A activates "Bury"
      And player A is asked to choose
      And player A chooses "Spare"
      Then "Compass" is in player A's Life Area
      And player B does not see what is in player A's Life Area

    @reading @DBS-3-9-2
    Scenario: The view of a player may go on showing a card that was revealed
      Given the reading "what-a-view-shows" is "shown"
      And player A has "Bury" (probe "extra-compass-from-hand-to-life-then-discard") in the hand
      And player A has "Compass", "Spare" and "Other" in the hand
      When player A activates "Bury"
      And player A is asked to choose
      And player A chooses "Spare"
      Then player B sees "Compass" in player A's Life Area
      And player A sees "Compass" in player A's Life Area

    Scenario: a card of which the skill says nothing is not revealed
      Given player A has "Top" on top of the deck
      And player A has "Fetch" (probe "extra-top-card-to-hand-then-discard") and "Spare" in the hand
      And player A has "Chart" (probe "extra-fetch-compass-then-discard") in the hand
      And player A has "Below" and "Compass" on top of the deck
      When player A activates "Fetch"
      And player A is asked to choose
      Then "Top" is in player A's hand
      And player B does not see "Top"
      When player A chooses "Spare"
      And player A activates "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      And player B does not see "Top"
      When player A chooses "Top"
      Then "Top" is in player A's Drop Area

  @DBS-11-6-1
  Rule: 11-6-1 Only the master of a skill looks at what it lets see, unless it says otherwise

    Scenario Outline: player <player> sees the cards, player <other> does not
      Given it is player <player>'s Main Phase
      And player <player> has "Peek" (probe "extra-look-3-take-1") in the hand
      And player <player> has "One", "Two" and "Three" on top of the deck
      And player <player> has "Four" on top of the deck
      When player <player> activates "Peek"
      And player <player> is asked to choose
      Then player <player> sees "One", "Two" and "Three" in player <player>'s deck
      And player <player> does not see "Four"
      And player <other> does not see what is in player <player>'s deck
      When player <player> chooses "Two"
      Then "Two" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: the skill says that the opponent looks
      Given player A has "Peek" (probe "extra-opponent-looks-3-then-discard"), "Spare" and "Other" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Peek"
      And player A is asked to choose
      Then player B sees "One", "Two" and "Three" in player A's deck
      And player A does not see what is in player A's deck
      When player A chooses "Spare"
      Then player B does not see what is in player A's deck

    Scenario: cards of the opponent, who does not see them
      Given player A has "Peek" (probe "extra-look-opposing-life-then-discard"), "Spare" and "Other" in the hand
      And player B has "L one" and "L two" in the Life Area
      And player B has 2 cards in the Life Area
      When player A activates "Peek"
      And player A is asked to choose
      Then player A sees "L one" and "L two" in player B's Life Area
      And player B does not see what is in player B's Life Area
      When player A chooses "Spare"
      Then player A does not see what is in player B's Life Area

    Scenario: in the turn of the opponent, too, it is the master of the skill who looks
      Given player B has the rested Battle Card "Seer" (probe "attacked-look-2-take-1")
      And player B has "One" and "Two" on top of the deck
      When player A attacks "Seer" with "A leader"
      And player B is asked to choose
      Then player B sees "One" and "Two" in player B's deck
      And player A does not see what is in player B's deck
      When player B chooses "One"
      Then "One" is in player B's hand

  @DBS-11-6-2
  Rule: 11-6-2 Cards stay in their area while they are looked at

    Scenario: a deck all of whose cards are looked at is not empty
      Given player A has "Peek" (probe "extra-look-3-take-1") in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      And player A has 3 cards in the deck
      When player A activates "Peek"
      And player A is asked to choose
      Then player A's deck holds 3 cards
      And the game goes on
      When player A chooses "One"
      Then player A's deck holds 2 cards
      And the game goes on

    Scenario: a card that is looked at can be drawn
      Given player A has "Peek" (probe "extra-look-3-draw-1-then-discard-1") and "Spare" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Peek"
      And player A is asked to choose
      Then player A's hand holds exactly "Spare" and "One"
      And player A's deck holds 19 cards

    Scenario: a life all of whose cards are looked at is not lost
      Given player A has "Peek" (probe "extra-look-opposing-life-then-discard"), "Spare" and "Other" in the hand
      And player B has "L one" and "L two" in the Life Area
      And player B has 2 cards in the Life Area
      When player A activates "Peek"
      And player A is asked to choose
      Then player B's Life Area holds 2 cards
      And the game goes on
      When player A chooses "Spare"
      Then player A's hand holds exactly "Other"

  @DBS-11-6-3
  Rule: 11-6-3 Where the skill says nothing further of the cards that were looked at, their area is shuffled

    Scenario Outline: player <player> has looked at the top of the deck
      Given it is player <player>'s Main Phase
      And player <player> has "Peek" (probe "extra-look-3-then-discard") and "Spare" in the hand
      And player <player> has "One", "Two", "Three" and "Four" on top of the deck
      And the next shuffle of player <player>'s deck puts "Four" and "Two" on top
      When player <player> activates "Peek"
      Then "Spare" is in player <player>'s Drop Area
      And the top of player <player>'s deck is "Four" and "Two"
      And player <player> does not see what is in player <player>'s deck

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: of a life, which lies face down again
      Given player A has "Peek" (probe "extra-look-opposing-life-then-discard") and "Spare" in the hand
      And player B has "L one", "L two" and "L three" in the Life Area
      And player B has 3 cards in the Life Area
      And the next shuffle of player B's deck puts "L three" on top
      When player A activates "Peek"
      Then "Spare" is in player A's Drop Area
      And the top of player B's Life Area is "L three"
      And "L one" is face down in player B's Life Area
      And player A does not see what is in player B's Life Area

    Scenario: where it says what becomes of them nothing is shuffled
      Given player A has "Peek" (probe "extra-look-3-take-1-rest-back-on-top") and "Glance" (probe "extra-look-3-then-discard") in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      And the next shuffle of player A's deck puts "Four" on top
      When player A activates "Peek"
      And player A chooses "Two"
      And player A arranges "Three" and "One"
      Then the top of player A's deck is "Three", "One" and "Four"
      When player A activates "Glance"
      Then the top of player A's deck is "Four"

    @reading
    Scenario: what follows in the skill comes before the shuffle
      Given "Peek" has this data:
        """
        { "category": "extra", "energyCost": 0, "text": "[Activate: Main] Look at the top 2 cards of your deck. Draw 1 card.", "abilities": [{ "type": "activate", "timings": ["main"],
          "effect": [{ "do": "look", "zone": "deck", "count": 2 }, { "do": "draw", "count": 1 }] }] }
        """
      And player A has "Peek" in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      And the next shuffle of player A's deck puts "Three" and "Four" on top
      When player A activates "Peek"
      Then player A's hand holds exactly "One"
      And the top of player A's deck is "Three"

    Scenario: another deck is not shuffled
      Given player A has "Peek" (probe "extra-look-3-then-discard") and "Spare" in the hand
      And player A has "Mine" and "Mine too" on top of the deck
      And player B has "One", "Two", "Three" and "Four" on top of the deck
      And the next shuffle of player A's deck puts "Mine too" on top
      When player A activates "Peek"
      Then the top of player A's deck is "Mine too"
      And the top of player B's deck is "One", "Two", "Three" and "Four"
