@LN
Feature: 8. Level Burst

  @LN-8-1
  Rule: 8-1 A player may perform a Level Burst while their Main Character is in the battle

    Scenario: A player whose Main Character attacks may perform a Level Burst
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: A player whose Main Character is attacked may perform a Level Burst
      Given player B has "Ward" (probe "level-burst-ap") in the level zone
      And player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire"
      And player B performs a Level Burst with "Ward"
      Then "Squire" is in player A's discard pile
      And "Ward" is face up in player B's level zone

    Scenario: A player whose Main Character is in a combi attack may perform a Level Burst
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: Once a Support has covered for a Main Character, only the attacking player may perform a Level Burst
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") in the level zone
      And player B has the active Support Character "Guard" with 5000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A performs a Level Burst with "Surge"
      And player B tries to perform a Level Burst with "Ward"
      Then that is not offered
      And "Surge" is face up in player A's level zone
      And "Ward" is face down in player B's level zone
      And "Guard" is in player B's discard pile

    Scenario: If a Support attacks a Main Character, only the defending player may perform a Level Burst
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") in the level zone
      And player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire"
      And player B performs a Level Burst with "Ward"
      And player A tries to perform a Level Burst with "Surge"
      Then that is not offered
      And "Ward" is face up in player B's level zone
      And "Surge" is face down in player A's level zone
      And "Squire" is in player A's discard pile

    Scenario Outline: If two Supports fight each other, player <player> cannot perform a Level Burst
      Given player <player> has "Spark" (probe "level-burst-ap") in the level zone
      And player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      And player <player> tries to perform a Level Burst with "Spark"
      Then that is not offered
      And "Spark" is face down in player <player>'s level zone
      And "Guard" is in player B's discard pile

      Examples:
        | player |
        | A      |
        | B      |

  @LN-8-2
  Rule: 8-2 Both players may perform a Level Burst, and the attacking player decides first

    Scenario: The attacking player is asked about a Level Burst before the defending player
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main"
      And player A is asked to perform a Level Burst
      And player A declines
      And player B performs a Level Burst with "Ward"
      And player B gives up "Page" from the level zone
      Then "Ward" is face up in player B's level zone
      And "Surge" is face down in player A's level zone

    Scenario: In player B's turn player B is asked first about a Level Burst
      Given it is player B's Main Phase 1
      And it is turn 6 of the game
      And player A has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      And player B has "Surge" (probe "level-burst-ap") in the level zone
      And player A's Main Character is "Hero" with 1000 AP
      When player B attacks "Hero" with "B main"
      And player B is asked to perform a Level Burst
      And player B declines
      And player A performs a Level Burst with "Ward"
      And player A gives up "Page" from the level zone
      Then "Ward" is face up in player A's level zone
      And "Surge" is face down in player B's level zone

    Scenario: Both players may perform a Level Burst in the same battle
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B performs a Level Burst with "Ward"
      And player B gives up "Page" from the level zone
      Then "Surge" is face up in player A's level zone
      And "Ward" is face up in player B's level zone
      And player A's Main Character is now at level 3

    Scenario: An effect that forbids one Main Character Level Bursts does not affect the other
      Given "Warden" has this data:
        """
        {
          "category": "character", "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "cont",
              "effect": [
                { "do": "forbid", "what": "levelBurst", "target": { "all": { "player": "opponent", "zone": ["main"] } } }
              ]
            }
          ]
        }
        """
      And player A has the resting Support Character "Warden"
      And player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B tries to perform a Level Burst with "Ward"
      Then that is not offered
      And "Ward" is in player B's discard pile
      And player A's Main Character is now at level 3

  @LN-8-3
  Rule: 8-3 A player whose Level Burst fails cannot perform another in that battle

    @LN-8-4-2
    Scenario: The attacking player cannot try another card after a Level Burst that failed
      Given player A has "Dud" and "Surge" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Dud"
      And player A tries to perform a Level Burst with "Surge"
      Then that is not offered
      And "Dud" is face up in player A's level zone
      And "Surge" is face down in player A's level zone

    Scenario: The defending player cannot try another card after a Level Burst that failed
      Given player B has "Dud" and "Ward" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      And player B performs a Level Burst with "Dud"
      And player B tries to perform a Level Burst with "Ward"
      Then that is not offered
      And "Dud" is face up in player B's level zone
      And "Ward" is face down in player B's level zone

    Scenario: A player whose second Level Burst fails cannot perform a third
      Given player A has "Surge" (probe "level-burst-ap"), "Dud" and "Flash" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player A performs a Level Burst with "Dud"
      And player A tries to perform a Level Burst with "Flash"
      Then that is not offered
      And "Surge" is face up in player A's level zone
      And "Dud" is face up in player A's level zone
      And "Flash" is face down in player A's level zone

    @LN-8-4-6
    Scenario: A player may perform several Level Bursts after the opponent's Level Burst has failed
      Given player A has "Dud" and "Knave" in the level zone
      And player B has "Ward" (probe "level-burst-ap"), "Wall" (probe "level-burst-ap") and "Page" in the level zone
      And player B's Main Character is "Rival" with 100 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Dud"
      And player B performs a Level Burst with "Ward"
      And player B performs a Level Burst with "Wall"
      And player B gives up "Page" from the level zone
      Then "Dud" is face up in player A's level zone
      And "Ward" is face up in player B's level zone
      And "Wall" is face up in player B's level zone

    Scenario: A player whose Level Burst failed may perform a Level Burst in the next battle of that turn
      Given player B has "Dud" and "Ward" (probe "level-burst-ap") in the level zone
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player A has the active Support Character "First" with 1000 AP
      And player A has the active Support Character "Second" with 4000 AP
      When player A attacks "Rival" with "First"
      And player B performs a Level Burst with "Dud"
      And player A attacks "Rival" with "Second"
      And player B performs a Level Burst with "Ward"
      Then "Second" is in player A's discard pile
      And "Ward" is face up in player B's level zone

    Scenario: A player whose Level Burst failed still cannot perform another after the opponent's fails too
      Given player A has "Dud" and "Flare" (probe "level-burst-ap") in the level zone
      And player B has "Flop" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Dud"
      And player B performs a Level Burst with "Flop"
      And player A tries to perform a Level Burst with "Flare"
      Then that is not offered
      And "Flop" is in player B's discard pile
      And "Flare" is face down in player A's level zone

  @LN-8-4-1
  Rule: 8-4-1 A Level Burst turns face up one face-down card of the player's own level zone, of their choice

    Scenario: Only the chosen card is turned face up, and the other cards stay face down
      Given player A has "Surge" (probe "level-burst-ap"), "Flash" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Flash"
      Then "Flash" is face up in player A's level zone
      And "Surge" is face down in player A's level zone
      And "Page" is face down in player A's level zone

    Scenario: A card that is already face up cannot be chosen for a Level Burst
      Given player A has "Spent" (probe "level-burst-ap") face up in the level zone
      And player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      And player A tries to perform a Level Burst with "Spent"
      Then that is refused
      When player A performs a Level Burst with "Surge"
      Then "Surge" is face up in player A's level zone
      And player A's Main Character is now at level 4

    Scenario: A player without a face-down card in the level zone cannot perform a Level Burst
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player A performs a Level Burst with "Flash"
      And player A tries to perform a Level Burst with "Surge"
      Then that is not offered
      And "Surge" is face up in player A's level zone
      And "Flash" is face up in player A's level zone

    Scenario: A card of the opponent's level zone cannot be chosen for a Level Burst
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A tries to perform a Level Burst with "Ward"
      Then that is refused
      When player A performs a Level Burst with "Surge"
      And player B gives up "Page" from the level zone
      Then "Surge" is face up in player A's level zone
      And "Ward" is face down in player B's level zone

    Scenario: A card in the hand cannot be chosen for a Level Burst
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player A has "Flash" (probe "level-burst-ap") in the hand
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A tries to perform a Level Burst with "Flash"
      Then that is refused
      When player A performs a Level Burst with "Surge"
      Then "Flash" is in player A's hand
      And player A's Main Character is now at level 3

    Scenario: Both players see the card that a Level Burst has turned face up
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A sees "Surge" in player A's level zone
      And player B sees "Surge" in player A's level zone

    @reading
    Scenario: A player chooses the card for a Level Burst without looking at it
      Given player A has "Surge" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A is asked to perform a Level Burst
      Then player A does not see what is in player A's level zone
      And player B does not see what is in player A's level zone
      When player A performs a Level Burst with "Surge"
      Then player A sees "Surge" in player A's level zone
      And player A does not see "Page"

  @LN-8-4-2
  Rule: 8-4-2 A Level Burst activates if the card has Level Burst text, and otherwise it fails

    Scenario: A Level Burst with a card that has Level Burst text activates
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Page" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B is asked to perform a Level Burst
      Then "A main" has 6000 AP

    @LN-8-3
    Scenario: A Level Burst with a card that has only another kind of skill fails
      Given player A has "Scholar" (probe "use-draw") and "Surge" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Scholar"
      And player A tries to perform a Level Burst with "Surge"
      Then that is not offered
      And "Scholar" is face up in player A's level zone
      And player A's hand holds 0 cards
      And "Surge" is face down in player A's level zone

    Scenario: A Level Burst with an event card that has Level Burst text activates
      Given player A has "Insight" (probe "level-burst-draw-and-ap") in the level zone
      And player B's Main Character is "Rival" with 4500 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Insight"
      Then player A's Main Character is now at level 3
      And "Insight" is face up in player A's level zone

    Scenario: The defending player's Level Burst also fails if its card has no Level Burst text
      Given player B has "Dud" and "Ward" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Dud"
      And player B gives up "Ward" from the level zone
      Then "Dud" is face up in player B's level zone
      And player A's Main Character is now at level 2

    @reading
    Scenario: A Level Burst activates by the card's printed text, even if an effect has taken its skills away
      Given "Mute" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [{ "do": "negate", "target": { "all": { "player": "opponent", "zone": ["level"] } } }]
            }
          ]
        }
        """
      And player A has "Mute" in the hand
      And player B has "Flare" (probe "level-burst-ap") face down in the level zone
      When player A uses "Mute"
      And player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Flare"
      Then "Flare" is face up in player B's level zone
      And player A's Main Character is now at level 1
      And player B's Main Character is now at level 2

  @LN-8-4-3
  Rule: 8-4-3 When a Level Burst activates, everything in its text is carried out

    Scenario: A Level Burst's boost counts in the judgement
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5900 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: A Level Burst with several effects carries out each of them
      Given player A has "Insight" (probe "level-burst-draw-and-ap") in the level zone
      And player A has "Page" on top of the deck
      And player B has "Scribe" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Insight"
      And player B is asked to perform a Level Burst
      Then "Page" is in player A's hand
      And "A main" has 5000 AP

    Scenario: The defending player's Level Burst benefits the defending player
      Given player B has "Insight" (probe "level-burst-draw-and-ap") and "Scribe" in the level zone
      And player B has "Page" on top of the deck
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Insight"
      And player B is asked to perform a Level Burst
      Then "B main" has 4000 AP
      And "A main" has 3500 AP
      And "Page" is in player B's hand
      And player A's hand holds 0 cards

    Scenario: The boosts of two Level Bursts add up
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 8000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player A performs a Level Burst with "Flash"
      Then player A's Main Character is now at level 4

  @LN-8-4-4
  Rule: 8-4-4 After a Level Burst the opponent may perform one

    Scenario: After the attacking player's Level Burst the defending player decides next
      Given player A has "Surge" (probe "level-burst-ap") and "Page" in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Scribe" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player B is the one who decides
      When player B performs a Level Burst with "Ward"
      And player B gives up "Scribe" from the level zone
      Then "Ward" is face up in player B's level zone
      And "Page" is face down in player A's level zone

    Scenario: After the defending player's Level Burst the attacking player decides next
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Scribe" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B performs a Level Burst with "Ward"
      Then player A is the one who decides
      When player A performs a Level Burst with "Flash"
      And player B gives up "Scribe" from the level zone
      Then "Flash" is face up in player A's level zone
      And "Ward" is face up in player B's level zone

    Scenario: A player may perform a Level Burst after the opponent's has failed
      Given player A has "Dud" in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Scribe" in the level zone
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Dud"
      Then player B is the one who decides
      When player B performs a Level Burst with "Ward"
      And player B gives up "Scribe" from the level zone
      Then "Dud" is face up in player A's level zone
      And "Ward" is face up in player B's level zone

  @LN-8-4-5
  Rule: 8-4-5 If the attacking player performs no Level Burst, the defending player may still perform one

    Scenario: The defending player may perform a Level Burst after the attacking player has declined
      Given player A has "Page" in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Scribe" in the level zone
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main"
      And player A is asked to perform a Level Burst
      And player A declines
      And player B performs a Level Burst with "Ward"
      And player B is asked to perform a Level Burst
      Then "Ward" is face up in player B's level zone
      And "Rival" has 3000 AP
      And "Page" is face down in player A's level zone

    Scenario: If both players decline to perform a Level Burst, the battle is judged
      Given player A has "Page" in the level zone
      And player B has "Scribe" and "Clerk" in the level zone
      When player A attacks "B main" with "A main"
      And player A is asked to perform a Level Burst
      And player A declines
      And player B is asked to perform a Level Burst
      And player B declines
      And player B gives up "Clerk" from the level zone
      Then player A's Main Character is now at level 3
      And "Scribe" is face down in player B's level zone

    Scenario: In player B's turn player A may perform a Level Burst after player B has declined
      Given it is player B's Main Phase 1
      And it is turn 6 of the game
      And player A has "Ward" (probe "level-burst-ap") and "Scribe" in the level zone
      And player B has "Page" in the level zone
      And player A's Main Character is "Hero" with 1000 AP
      When player B attacks "Hero" with "B main"
      And player B is asked to perform a Level Burst
      And player B declines
      And player A performs a Level Burst with "Ward"
      And player A gives up "Scribe" from the level zone
      Then "Ward" is face up in player A's level zone
      And player B's Main Character is now at level 3

  @LN-8-4-6
  Rule: 8-4-6 The players perform Level Bursts in turn until neither wants to or can

    Scenario: The two players may perform Level Bursts in turn, two each
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap"), "Wall" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B performs a Level Burst with "Ward"
      And player A performs a Level Burst with "Flash"
      And player B performs a Level Burst with "Wall"
      And player B gives up "Page" from the level zone
      Then "Flash" is face up in player A's level zone
      And "Wall" is face up in player B's level zone
      And player A's Main Character is now at level 4

    Scenario: A player may perform Level Burst after Level Burst while the opponent cannot perform any
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      And player A has "Blaze" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 10500 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player A performs a Level Burst with "Flash"
      And player A performs a Level Burst with "Blaze"
      Then player A's Main Character is now at level 5

    Scenario: A player may perform another Level Burst after the opponent has declined
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B is asked to perform a Level Burst
      And player B declines
      And player A performs a Level Burst with "Flash"
      And player B gives up "Page" from the level zone
      Then "Flash" is face up in player A's level zone
      And "Scribe" is face down in player B's level zone

    Scenario: Once both players have declined, nobody may perform a Level Burst and the battle is judged
      Given player A has "Knave" in the level zone
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "B main" with "A main"
      And player A is asked to perform a Level Burst
      And player A declines
      And player B is asked to perform a Level Burst
      And player B declines
      Then player B is the one who decides
      When player B gives up "Page" from the level zone
      Then player A's Main Character is now at level 3
      And "Knave" is face down in player A's level zone

    @reading
    Scenario: A player who declined may still perform a Level Burst after the opponent has performed one
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A is asked to perform a Level Burst
      And player A declines
      And player B performs a Level Burst with "Ward"
      And player A performs a Level Burst with "Surge"
      And player B gives up "Page" from the level zone
      Then "Ward" is face up in player B's level zone
      And player A's Main Character is now at level 3

  @LN-8-5
  Rule: 8-5 A Level Burst does not change the Main Character's level

    Scenario: A card turned face up by a Level Burst still counts for the level and its AP
      Given player A has "Surge" (probe "level-burst-ap") and "Page" in the level zone
      And player B has "Scribe" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B is asked to perform a Level Burst
      Then player A's Main Character is now at level 3
      And "A main" has 6500 AP

    Scenario: A Level Burst that fails does not change the level either
      Given player A has "Dud" and "Page" in the level zone
      And player B has "Scribe" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Dud"
      And player B is asked to perform a Level Burst
      Then "Dud" is face up in player A's level zone
      And player A's Main Character is now at level 3
      And "A main" has 4500 AP

    Scenario: A Level Burst does not change the defending Main Character's level either
      Given player B has "Ward" (probe "level-burst-ap"), "Wall" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Ward"
      And player B performs a Level Burst with "Wall"
      And player B is asked to perform a Level Burst
      Then "B main" has 7000 AP
      And player B's Main Character is now at level 4

    Scenario: A victory after a Level Burst raises the level by only one
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3
      And player A's level zone holds 2 cards

    @LN-9-4-2
    Scenario: A Level Neo Main Character is still Level Neo after a Level Burst and wins the game
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A wins the game

  @LN-8-6
  Rule: 8-6 Cards used for a Level Burst stay face up in the level zone

    Scenario: A card used for a Level Burst stays face up after the battle and in later turns
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then "Surge" is face up in player A's level zone
      When player A ends the turn
      Then "Surge" is face up in player A's level zone
      And player A's Main Character is now at level 3

    Scenario: The card of a Level Burst that failed stays face up too
      Given player B has "Dud" in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player B performs a Level Burst with "Dud"
      And player A ends the turn
      Then "Dud" is face up in player B's level zone

    @LN-8-4-1
    Scenario: A card used for a Level Burst cannot be used again in the next battle, but another can
      Given player B has "Ward" (probe "level-burst-ap") and "Wall" (probe "level-burst-ap") in the level zone
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player A has the active Support Character "First" with 4000 AP
      And player A has the active Support Character "Second" with 4500 AP
      When player A attacks "Rival" with "First"
      And player B performs a Level Burst with "Ward"
      And player A attacks "Rival" with "Second"
      And player B tries to perform a Level Burst with "Ward"
      Then that is refused
      When player B performs a Level Burst with "Wall"
      Then "Wall" is face up in player B's level zone
      And "Second" is in player A's discard pile
