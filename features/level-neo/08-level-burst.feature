@LN
Feature: 8. Level Burst

  @LN-8-1
  Rule: 8-1 A Main Character may perform a Level Burst while it takes part in the battle

    Scenario: the attacking Main Character takes part
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: the Main Character that is attacked takes part
      Given player B has "Ward" (probe "level-burst-ap") in the level zone
      And player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire"
      And player B performs a Level Burst with "Ward"
      Then "Squire" is in player A's discard pile
      And "Ward" is face up in player B's level zone

    Scenario: a Main Character in a combi attack takes part
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: a Main Character for which another character covers no longer takes part, the attacking one still does
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

    Scenario: where a support attacks, its Main Character stands aside and the one attacked takes part
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

    Scenario Outline: where supports fight each other, player <player>'s Main Character stands aside
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
  Rule: 8-2 Both the attacking and the defending player may burst, and the attacking player decides first

    Scenario: the attacking player is asked before the defending player
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

    Scenario: in player B's turn player B is the attacking player
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

    Scenario: both may burst in the same battle
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B performs a Level Burst with "Ward"
      And player B gives up "Page" from the level zone
      Then "Surge" is face up in player A's level zone
      And "Ward" is face up in player B's level zone
      And player A's Main Character is now at level 3

    Scenario: an effect that forbids one Main Character a Level Burst leaves it to the other
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
  Rule: 8-3 A Level Burst that fails is the last one of that Main Character in this battle

    @LN-8-4-2
    Scenario: the attacking player may not try another card after a failure
      Given player A has "Dud" and "Surge" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Dud"
      And player A tries to perform a Level Burst with "Surge"
      Then that is not offered
      And "Dud" is face up in player A's level zone
      And "Surge" is face down in player A's level zone

    Scenario: neither may the defending player
      Given player B has "Dud" and "Ward" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      And player B performs a Level Burst with "Dud"
      And player B tries to perform a Level Burst with "Ward"
      Then that is not offered
      And "Dud" is face up in player B's level zone
      And "Ward" is face down in player B's level zone

    Scenario: a failure binds even after a success
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
    Scenario: the failure of one player does not bind the other, who may burst again and again
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

    Scenario: in the next battle of the same turn the Main Character may burst again
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

    Scenario: the failure of one player does not lift that of the other
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
  Rule: 8-4-1 A Level Burst turns up one face-down card of the own level zone, of the player's choice

    Scenario: the chosen card is turned up, the others stay face down
      Given player A has "Surge" (probe "level-burst-ap"), "Flash" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Flash"
      Then "Flash" is face up in player A's level zone
      And "Surge" is face down in player A's level zone
      And "Page" is face down in player A's level zone

    Scenario: a card that lies face up already cannot be chosen
      Given player A has "Spent" (probe "level-burst-ap") face up in the level zone
      And player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      And player A tries to perform a Level Burst with "Spent"
      Then that is refused
      When player A performs a Level Burst with "Surge"
      Then "Surge" is face up in player A's level zone
      And player A's Main Character is now at level 4

    Scenario: when no card is face down any more there is no further Level Burst
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      And player A performs a Level Burst with "Flash"
      And player A tries to perform a Level Burst with "Surge"
      Then that is not offered
      And "Surge" is face up in player A's level zone
      And "Flash" is face up in player A's level zone

    Scenario: a card of the opponent's level zone cannot be chosen
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A tries to perform a Level Burst with "Ward"
      Then that is refused
      When player A performs a Level Burst with "Surge"
      And player B gives up "Page" from the level zone
      Then "Surge" is face up in player A's level zone
      And "Ward" is face down in player B's level zone

    Scenario: a card of the hand cannot be chosen
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player A has "Flash" (probe "level-burst-ap") in the hand
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A tries to perform a Level Burst with "Flash"
      Then that is refused
      When player A performs a Level Burst with "Surge"
      Then "Flash" is in player A's hand
      And player A's Main Character is now at level 3

    Scenario: once turned up the card is seen by both players
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A sees "Surge" in player A's level zone
      And player B sees "Surge" in player A's level zone

    @reading
    Scenario: the card is chosen unseen, by its own player too
      Given player A has "Surge" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player A is asked to perform a Level Burst
      Then player A does not see what is in player A's level zone
      And player B does not see what is in player A's level zone
      When player A performs a Level Burst with "Surge"
      Then player A sees "Surge" in player A's level zone
      And player A does not see "Page"

  @LN-8-4-2
  Rule: 8-4-2 A card with Level Burst text makes the Level Burst activate, any other makes it fail

    Scenario: with the text it activates
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B has "Page" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B is asked to perform a Level Burst
      Then "A main" has 6000 AP

    @LN-8-3
    Scenario: text of another kind makes it fail as well
      Given player A has "Scholar" (probe "use-draw") and "Surge" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Scholar"
      And player A tries to perform a Level Burst with "Surge"
      Then that is not offered
      And "Scholar" is face up in player A's level zone
      And player A's hand holds 0 cards
      And "Surge" is face down in player A's level zone

    Scenario: the text counts on an event card too
      Given player A has "Insight" (probe "level-burst-draw-and-ap") in the level zone
      And player B's Main Character is "Rival" with 4500 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Insight"
      Then player A's Main Character is now at level 3
      And "Insight" is face up in player A's level zone

    Scenario: the defending player's card is judged in the same way
      Given player B has "Dud" and "Ward" (probe "level-burst-ap") in the level zone
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Dud"
      And player B gives up "Ward" from the level zone
      Then "Dud" is face up in player B's level zone
      And player A's Main Character is now at level 2

    @reading
    Scenario: what stands on the card counts, though an effect has taken its skills away
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

    Scenario: the boost counts in the judgement
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5900 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: each of several effects is carried out
      Given player A has "Insight" (probe "level-burst-draw-and-ap") in the level zone
      And player A has "Page" on top of the deck
      And player B has "Scribe" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Insight"
      And player B is asked to perform a Level Burst
      Then "Page" is in player A's hand
      And "A main" has 5000 AP

    Scenario: the defending player's Level Burst works for the defending player
      Given player B has "Insight" (probe "level-burst-draw-and-ap") and "Scribe" in the level zone
      And player B has "Page" on top of the deck
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Insight"
      And player B is asked to perform a Level Burst
      Then "B main" has 4000 AP
      And "A main" has 3500 AP
      And "Page" is in player B's hand
      And player A's hand holds 0 cards

    Scenario: what two Level Bursts do adds up
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 8000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player A performs a Level Burst with "Flash"
      Then player A's Main Character is now at level 4

  @LN-8-4-4
  Rule: 8-4-4 After a Level Burst it is the opponent who may burst

    Scenario: the attacking player's second card must wait for the answer to the first
      Given player A has "Surge" (probe "level-burst-ap") and "Page" in the level zone
      And player B has "Ward" (probe "level-burst-ap") and "Scribe" in the level zone
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player B is the one who decides
      When player B performs a Level Burst with "Ward"
      And player B gives up "Scribe" from the level zone
      Then "Ward" is face up in player B's level zone
      And "Page" is face down in player A's level zone

    Scenario: after the defending player's Level Burst the attacking player may answer
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

    Scenario: a Level Burst that failed can be answered too
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
  Rule: 8-4-5 When the attacking player decides against it, the defending player may still burst

    Scenario: the attacking player declines, the defending player bursts
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

    Scenario: the defending player may decline as well, and the battle is judged
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

    Scenario: in player B's turn it is player A who may still burst
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
  Rule: 8-4-6 The players burst in turn until neither wants to or can

    Scenario: two Level Bursts each, in turn
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

    Scenario: a player goes on alone while the opponent cannot burst
      Given player A has "Surge" (probe "level-burst-ap") and "Flash" (probe "level-burst-ap") in the level zone
      And player A has "Blaze" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 10500 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player A performs a Level Burst with "Flash"
      And player A performs a Level Burst with "Blaze"
      Then player A's Main Character is now at level 5

    Scenario: a player goes on after the opponent has declined
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

    Scenario: once both have declined, nobody is asked to burst again and the battle is judged
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
    Scenario: a player who declined may come back after the opponent's Level Burst
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
  Rule: 8-5 A Level Burst leaves the Main Character's level as it was

    Scenario: a card that was turned up still counts for the level and for the boost that goes with it
      Given player A has "Surge" (probe "level-burst-ap") and "Page" in the level zone
      And player B has "Scribe" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      And player B is asked to perform a Level Burst
      Then player A's Main Character is now at level 3
      And "A main" has 6500 AP

    Scenario: a failed Level Burst leaves it too
      Given player A has "Dud" and "Page" in the level zone
      And player B has "Scribe" in the level zone
      And player B's Main Character is "Rival" with 10000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Dud"
      And player B is asked to perform a Level Burst
      Then "Dud" is face up in player A's level zone
      And player A's Main Character is now at level 3
      And "A main" has 4500 AP

    Scenario: the defending player's level stays as well
      Given player B has "Ward" (probe "level-burst-ap"), "Wall" (probe "level-burst-ap") and "Page" in the level zone
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Ward"
      And player B performs a Level Burst with "Wall"
      And player B is asked to perform a Level Burst
      Then "B main" has 7000 AP
      And player B's Main Character is now at level 4

    Scenario: a victory after it raises the level by no more than one
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3
      And player A's level zone holds 2 cards

    @LN-9-4-2
    Scenario: a Level Neo Main Character that bursts is still Level Neo in the judgement
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A wins the game

  @LN-8-6
  Rule: 8-6 Cards used for a Level Burst stay face up in the level zone

    Scenario: they lie there after the battle and in later turns
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then "Surge" is face up in player A's level zone
      When player A ends the turn
      Then "Surge" is face up in player A's level zone
      And player A's Main Character is now at level 3

    Scenario: so does the card of a Level Burst that failed
      Given player B has "Dud" in the level zone
      And player B's Main Character is "Rival" with 5000 AP
      When player A attacks "Rival" with "A main"
      And player B performs a Level Burst with "Dud"
      And player A ends the turn
      Then "Dud" is face up in player B's level zone

    @LN-8-4-1
    Scenario: in the next battle such a card cannot be used again, another one can
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
