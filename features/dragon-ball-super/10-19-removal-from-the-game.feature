@DBS
Feature: 10-19. Removal from the game

  @DBS-10-19-1
  Rule: 10-19-1 A card removed from the game is outside the game

    Scenario Outline: A skill removes player <player>'s Battle Card from the game, and it goes to no area
      Given player <player> has the active Battle Card "Pal" with 10000 power
      And player A has "Ban" (probe "extra-removes-from-game") in the hand
      When player A activates "Ban"
      Then "Pal" is in player <player>'s cards out of the game
      And player <player>'s Battle Area holds 0 cards
      And player A's Drop Area holds exactly "Ban"

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A Battle Card removed from the game triggers its skill for leaving the Battle Area
      Given player A has the active Battle Card "Pal" (probe "leaves-draws")
      And player A has "Ban" (probe "extra-removes-from-game") in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Ban"
      Then player A's hand holds exactly "Fresh"

    Scenario: A player whose last card in the deck is removed from the game loses
      Given player B has 1 card in the deck
      And player A has "Ban" (probe "extra-removes-life-and-deck") in the hand
      When player A activates "Ban"
      Then player A wins the game

  @DBS-10-19-2
  Rule: 10-19-2 Removed cards are in no area

    Scenario: A skill that takes cards from every area does not find a card removed from the game
      Given player A has the active Battle Card "Pal" with 10000 power
      And "Pal" has the special trait "Drift"
      And "Friend" has the special trait "Drift"
      And player A has "Friend" in the Warp
      And player A has "Ban" (probe "extra-removes-from-game") and "Call" (probe "extra-returns-all-areas") in the hand
      When player A activates "Ban"
      And player A activates "Call"
      Then player A's hand holds exactly "Friend"
      And "Pal" is in player A's cards out of the game

    Scenario: A removed card's [Permanent] ends, and no skill counts it as a Battle Card
      Given player A has the active Battle Card "Coach" (probe "others-5000")
      And player A has the active Battle Card "Counter" (probe "power-for-battle-cards")
      And player A has "Ban" (probe "extra-removes-from-game") in the hand
      When player A activates "Ban"
      And player A chooses "Coach"
      Then "Counter" has 10000 power

    Scenario: A skill that counts its player's removed cards counts neither the opponent's nor cards in an area
      Given "Tally" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "draw", "count": {"count": {"player": "you", "zone": ["removed"]}}}]}]}
        """
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "One" in the cards out of the game
      And player B has "Three" in the cards out of the game
      And player A has "Four" in the Warp
      And player A has "Ban" (probe "extra-removes-from-game") and "Tally" in the hand
      And player A has "T1" and "T2" on top of the deck
      When player A activates "Ban"
      And player A activates "Tally"
      Then player A's hand holds exactly "T1" and "T2"

  @DBS-10-19-3
  Rule: 10-19-3 Removed cards lie face up, and both players see them

    Scenario Outline: Player <viewer> sees removed cards that nobody had seen before
      Given player B has "Secret", "Heart" and "Soul" in the Life Area
      And player B has "Hidden" on top of the deck
      And player A has "Ban" (probe "extra-removes-life-and-deck") in the hand
      When player A activates "Ban"
      Then player <viewer> sees "Secret" and "Hidden" in player B's cards out of the game
      And "Secret" is face up in player B's cards out of the game
      And "Hidden" is face up in player B's cards out of the game

      Examples:
        | viewer |
        | A      |
        | B      |
