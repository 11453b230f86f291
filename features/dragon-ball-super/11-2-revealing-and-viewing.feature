@DBS
Feature: 11-2, 11-6. Revealing cards, viewing secret areas

  @DBS-11-2-1
  Rule: 11-2-1 A card that a skill names is revealed when it moves from one secret area to another

    Scenario Outline: Player <player> takes a named card from the deck to the hand and reveals it to player <other>
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

    Scenario: A card revealed on its way to the hand is hidden again once the effect is over
      Given player A has "Chart" (probe "extra-fetch-compass-then-discard") and "Spare" in the hand
      And player A has "Compass" on top of the deck
      When player A activates "Chart"
      And player A chooses "Compass"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      When player A chooses "Spare"
      Then "Spare" is in player A's Drop Area
      And player B does not see "Compass"

    Scenario: A named card that moves to the hand without being chosen is revealed too
      Given player A has "Net" (probe "extra-all-compasses-to-hand-then-discard") and "Spare" in the hand
      And player A has "Compass" on top of the deck
      When player A activates "Net"
      And player A is asked to choose
      Then player B sees "Compass" in player A's hand
      And player B does not see "Spare"
      When player A chooses "Spare"
      Then player A's hand holds exactly "Compass"

    Scenario: A named card that moves from the hand to the life is revealed
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
    Scenario: A card revealed on its way to the life is hidden again once the effect is over
      Given player A has "Bury" (probe "extra-compass-from-hand-to-life-then-discard") in the hand
      And player A has "Compass", "Spare" and "Other" in the hand
      When player A activates "Bury"
      And player A is asked to choose
      And player A chooses "Spare"
      Then "Compass" is in player A's Life Area
      And player B does not see what is in player A's Life Area

    @reading @DBS-3-9-2
    Scenario: Under the alternative interpretation, a player may go on seeing a card that was revealed on its way to the life
      Given the ambiguous rule "Does a player's view show a face-down life card that this player has seen before it was put there?" is answered "yes, it is shown"
      And player A has "Bury" (probe "extra-compass-from-hand-to-life-then-discard") in the hand
      And player A has "Compass", "Spare" and "Other" in the hand
      When player A activates "Bury"
      And player A is asked to choose
      And player A chooses "Spare"
      Then player B sees "Compass" in player A's Life Area
      And player A sees "Compass" in player A's Life Area

    Scenario: A card that the skill does not describe is not revealed on its way to the hand
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
  Rule: 11-6-1 Only the master of a skill sees the cards it looks at, unless the skill says otherwise

    Scenario Outline: Player <player> sees the top cards of the deck with a skill, and player <other> does not
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

    Scenario: If a skill shows the top of a player's deck to the opponent, that player does not see it
      Given player A has "Peek" (probe "extra-opponent-looks-3-then-discard"), "Spare" and "Other" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Peek"
      And player A is asked to choose
      Then player B sees "One", "Two" and "Three" in player A's deck
      And player A does not see what is in player A's deck
      When player A chooses "Spare"
      Then player B does not see what is in player A's deck

    Scenario: A player whose skill looks at the opponent's life sees it, but the opponent does not
      Given player A has "Peek" (probe "extra-look-opposing-life-then-discard"), "Spare" and "Other" in the hand
      And player B has "L one" and "L two" in the Life Area
      And player B has 2 cards in the Life Area
      When player A activates "Peek"
      And player A is asked to choose
      Then player A sees "L one" and "L two" in player B's Life Area
      And player B does not see what is in player B's Life Area
      When player A chooses "Spare"
      Then player A does not see what is in player B's Life Area

    Scenario: A player whose skill looks at cards in the opponent's turn is the one who sees them
      Given player B has the rested Battle Card "Seer" (probe "attacked-look-2-take-1")
      And player B has "One" and "Two" on top of the deck
      When player A attacks "Seer" with "A leader"
      And player B is asked to choose
      Then player B sees "One" and "Two" in player B's deck
      And player A does not see what is in player B's deck
      When player B chooses "One"
      Then "One" is in player B's hand

  @DBS-11-6-2
  Rule: 11-6-2 Cards stay in their area while a player looks at them

    Scenario: A player who looks at all cards of the deck still has them there and does not lose
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

    Scenario: A player can draw a card that was just looked at
      Given player A has "Peek" (probe "extra-look-3-draw-1-then-discard-1") and "Spare" in the hand
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Peek"
      And player A is asked to choose
      Then player A's hand holds exactly "Spare" and "One"
      And player A's deck holds 19 cards

    Scenario: A player does not lose while the opponent looks at all of their life
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
  Rule: 11-6-3 If the skill says nothing more of the cards looked at, their area is shuffled

    Scenario Outline: Player <player>'s deck is shuffled after a skill has looked at its top cards
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

    Scenario: A life that was looked at is shuffled and lies face down again
      Given player A has "Peek" (probe "extra-look-opposing-life-then-discard") and "Spare" in the hand
      And player B has "L one", "L two" and "L three" in the Life Area
      And player B has 3 cards in the Life Area
      And the next shuffle of player B's deck puts "L three" on top
      When player A activates "Peek"
      Then "Spare" is in player A's Drop Area
      And the top of player B's Life Area is "L three"
      And "L one" is face down in player B's Life Area
      And player A does not see what is in player B's Life Area

    Scenario: A deck is not shuffled if the skill says where the cards looked at go
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
    Scenario: The rest of a skill is carried out before the deck that was looked at is shuffled
      Given "Peek" has this data:
        """
        { "category": "extra", "energyCost": 0, "abilities": [{ "type": "activate", "timings": ["main"],
          "effect": [{ "do": "look", "zone": "deck", "count": 2 }, { "do": "draw", "count": 1 }] }] }
        """
      And player A has "Peek" in the hand
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      And the next shuffle of player A's deck puts "Three" and "Four" on top
      When player A activates "Peek"
      Then player A's hand holds exactly "One"
      And the top of player A's deck is "Three"

    Scenario: The opponent's deck is not shuffled when a player looks at their own
      Given player A has "Peek" (probe "extra-look-3-then-discard") and "Spare" in the hand
      And player A has "Mine" and "Mine too" on top of the deck
      And player B has "One", "Two", "Three" and "Four" on top of the deck
      And the next shuffle of player A's deck puts "Mine too" on top
      When player A activates "Peek"
      Then the top of player A's deck is "Mine too"
      And the top of player B's deck is "One", "Two", "Three" and "Four"
