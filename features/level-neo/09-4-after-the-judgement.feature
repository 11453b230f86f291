@LN
Feature: 9-4. What follows from the judgement

  @LN-9-4-1
  Rule: 9-4-1 A Main Character that attacks and wins levels up

    Scenario: it gets the top card of the deck, face down
      Given player A has "Page" on top of the deck
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main"
      Then "Page" is face down in player A's level zone
      And player A's Main Character is now at level 2

    @LN-6-2
    Scenario: beating a support that covers is enough
      Given player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then player A's Main Character is now at level 2

    Scenario: it levels up by 1 when it attacks together with a support
      Given player A has "Page" in the level zone
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then player A's Main Character is now at level 3

    Scenario: a support that wins levels nobody up
      Given player A has "Page" in the level zone
      And player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 1000 AP
      And player B has "Scribe" and "Clerk" in the level zone
      When player A attacks "Rival" with "Squire"
      And player B gives up "Scribe" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 2

    Scenario: two supports that win together level nobody up either
      Given player A has the active Support Character "Squire" with 2000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 1

    Scenario: in player B's turn it is player B's Main Character that levels up
      Given it is player B's Main Phase 1
      And player B has "Page" on top of the deck
      And player A's Main Character is "Hero" with 1000 AP
      When player B attacks "Hero" with "B main"
      Then "Page" is face down in player B's level zone
      And player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

  @LN-9-4-2
  Rule: 9-4-2 A Main Character that attacks as Level Neo and wins, wins the game

    @LN-7-5-3
    Scenario: at level 5 the victory ends the game
      Given player A's Main Character is at level 5
      When player A attacks "B main" with "A main"
      Then player A wins the game

    Scenario: player B wins in the same way
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 5
      When player B attacks "A main" with "B main"
      Then player B wins the game

    @LN-9-4-1
    Scenario: reaching level 5 by this very victory is not enough
      Given player A's Main Character is at level 4
      When player A attacks "B main" with "A main"
      Then the game goes on
      And player A's Main Character is now at level 5
      And player A's Main Character is Level Neo

    Scenario: a support that wins while its Main Character is Level Neo does not end the game
      Given player A's Main Character is at level 5
      And player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And the game goes on
      When player A attacks "B main" with "A main"
      Then player A wins the game

    @reading
    Scenario: above level 5 the victory ends the game as well
      Given player A's Main Character is at level 6
      When player A attacks "B main" with "A main"
      Then player A wins the game

  @LN-9-4-3
  Rule: 9-4-3 Nothing happens to a Main Character that attacks and loses

    Scenario: beaten by a support that covers it stays, and nobody's level changes
      Given player B has the active Support Character "Guard" with 6000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "A main" is resting
      And "Guard" is resting
      And "Guard" is in player B's support zone
      And player A's Main Character is now at level 1
      And player B's Main Character is now at level 1

    Scenario: beaten by the opponent's Main Character it stays, and the turn goes on
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is in player A's main character zone
      And "A main" is resting
      When player A attacks "Prey" with "Squire"
      Then "Prey" is in player B's discard pile

    Scenario: it keeps its level
      Given player A has "Page" and "Scribe" in the level zone
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 3
      And player A's discard pile holds 0 cards

    @reading @LN-9-3
    Scenario: it keeps its level in a tie, too
      Given player A has "Page" and "Scribe" in the level zone
      And player B has the active Support Character "Guard" with 4500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 3

    Scenario: a Level Neo Main Character keeps its level as well
      Given player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 9000 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 5
      And the game goes on

  @LN-9-4-4
  Rule: 9-4-4 A Main Character that is attacked and loses levels down

    Scenario Outline: its own player gives up a card of the level zone, here "<given up>"
      Given player B has "Page" and "Scribe" in the level zone
      When player A attacks "B main" with "A main"
      And player B is asked to give up a level
      And player B gives up "<given up>" from the level zone
      Then "<given up>" is in player B's discard pile
      And "<kept>" is in player B's level zone
      And player B's Main Character is now at level 2

      Examples:
        | given up | kept   |
        | Page     | Scribe |
        | Scribe   | Page   |

    @LN-7-3
    Scenario: it must be a card of that level zone
      Given player A has "Knave" in the level zone
      And player B has "Page" and "Scribe" in the level zone
      And player B has "Clerk" in the hand
      When player A attacks "B main" with "A main"
      And player B tries to give up "Knave" from the level zone
      Then that is refused
      When player B tries to give up "Clerk" from the level zone
      Then that is refused
      When player B gives up "Page" from the level zone
      Then player B's discard pile holds exactly "Page"
      And player B's level zone holds exactly "Scribe"

    Scenario: an attack by a support has the same consequence
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2

    Scenario: a combi attack costs 1 level, not 2
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has "Page", "Scribe" and "Clerk" in the level zone
      When player A attacks "B main" with "A main" and "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 3
      And player B's discard pile holds exactly "Page"

    Scenario: at level 2 it gives up the only card
      Given player B has "Page" in the level zone
      When player A attacks "B main" with "A main"
      Then player B's discard pile holds exactly "Page"
      And player B's Main Character is now at level 1

    Scenario: at level 1 there is nothing to give up, and the game goes on
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And player B's Main Character is now at level 1
      And "B main" is in player B's main character zone
      And player B's discard pile holds 0 cards
      And the game goes on

    Scenario: a support that covers loses in its place, and it keeps its level until it is beaten itself
      Given player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      And player B has the active Support Character "Guard" with 1000 AP
      And player A has the active Support Character "Squire" with 4000 AP
      When player A attacks "Rival" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's Main Character is now at level 3
      When player A attacks "Rival" with "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2

    Scenario: it gives up nothing when it wins, until it is beaten
      Given player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      And player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 4000 AP
      When player A attacks "Rival" with "Squire"
      Then "Squire" is in player A's discard pile
      And player B's discard pile holds 0 cards
      When player A attacks "Rival" with "Archer"
      And player B gives up "Page" from the level zone
      Then player B's discard pile holds exactly "Page"

    Scenario: in player B's turn it is player A's Main Character that levels down
      Given it is player B's Main Phase 1
      And player A has "Page" and "Scribe" in the level zone
      When player B attacks "A main" with "B main"
      And player A gives up "Page" from the level zone
      Then player A's Main Character is now at level 2
      And "Page" is in player A's discard pile

  @LN-9-4-5
  Rule: 9-4-5 A support that loses goes to the discard pile, whichever side it is on

    Scenario: the attacking support
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire"
      Then "Squire" is in player A's discard pile

    Scenario: the support that is attacked
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

    Scenario: the support that covers, and not the one that it covers for
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Prey" is in player B's support zone

    Scenario: the support that covers for a Main Character
      Given player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "B main" is in player B's main character zone

    @LN-9-3
    Scenario: both, where neither wins
      Given player A has the active Support Character "Squire" with 2000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      When player A attacks "Guard" with "Squire"
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds exactly "Guard"

    Scenario: the support that two others attack together
      Given player A has the active Support Character "Squire" with 2000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      Then "Guard" is in player B's discard pile
      And player A's support zone holds exactly "Squire" and "Archer"

    Scenario: in player B's turn likewise
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Guard" with 1000 AP
      And player A has the resting Support Character "Squire" with 3000 AP
      When player B attacks "Squire" with "Guard"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

    Scenario: a support that has left the field before it would be lost stays where it is
      Given "Hero" has this data:
        """
        { "category": "character",
          "turnCost": 3, "abilities": [
            {
              "type": "instead", "when": { "event": "leveledUp" },
              "effect": [
                { "do": "move", "target": { "all": { "player": "opponent", "zone": ["support"] } }, "to": "hand" }
              ]
            }
          ]
        }
        """
      And player A's Main Character is "Hero"
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "Hero"
      And player B covers with "Guard"
      Then "Guard" is in player B's hand

  @LN-9-4-6
  Rule: 9-4-6 Nothing happens to a Main and a Support Character that attack together and lose

    Scenario: beaten by the Main Character both stay
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 9000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then "A main" is resting
      And "Squire" is in player A's support zone
      And player A's Main Character is now at level 1

    Scenario: beaten by a support that covers both stay
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B has the active Support Character "Guard" with 9000 AP
      When player A attacks "B main" with "A main" and "Squire"
      And player B covers with "Guard"
      Then "A main" and "Guard" are resting
      And "Squire" is in player A's support zone
      And "A main" is in player A's main character zone

    @LN-9-3
    Scenario: after a tie both stay too, while the other side suffers
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B has the active Support Character "Guard" with 4500 AP
      When player A attacks "B main" with "A main" and "Squire"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

    @LN-9-4-5
    Scenario: attacking alone the same support would be lost
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1000 AP
      And player B's Main Character is the resting "Rival" with 9000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      And player A attacks "Rival" with "Archer"
      Then "Squire" is in player A's support zone
      And "Archer" is in player A's discard pile

    Scenario: the Main Character keeps its level
      Given player A has "Page" and "Scribe" in the level zone
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 9000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then "A main" is resting
      And player A's Main Character is now at level 3
      And player A's discard pile holds 0 cards

  @LN-9-4-7
  Rule: 9-4-7 Of two supports that attack together and lose, the winning player picks 1 to be discarded

    Scenario Outline: the winner may pick either, here "<lost>"; the other one stays
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1500 AP
      And player B has the resting Support Character "Guard" with 9000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player B is asked to pick the attacker that is lost
      And player B picks "<lost>" as the attacker that is lost
      Then "<lost>" is in player A's discard pile
      And "<kept>" is in player A's support zone
      And player A's discard pile holds 1 card
      And "Guard" is in player B's support zone

      Examples:
        | lost   | kept   |
        | Squire | Archer |
        | Archer | Squire |

    Scenario: only one of the two attackers can be picked
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1500 AP
      And player A has the active Support Character "Healer" with 500 AP
      And player B has the resting Support Character "Guard" with 9000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player B tries to pick "Healer" as the attacker that is lost
      Then that is refused
      When player B tries to pick "Guard" as the attacker that is lost
      Then that is refused
      When player B picks "Squire" as the attacker that is lost
      Then player A's support zone holds exactly "Archer" and "Healer"

    Scenario: the same after an attack on the Main Character
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1500 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire" and "Archer"
      And player B picks "Archer" as the attacker that is lost
      Then player A's discard pile holds exactly "Archer"

    Scenario: the same when a support covered and won
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1500 AP
      And player B has the resting Support Character "Prey" with 500 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Squire" and "Archer"
      And player B covers with "Guard"
      And player B picks "Squire" as the attacker that is lost
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds 0 cards

    Scenario: in player B's turn it is player A who picks
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Guard" with 1000 AP
      And player B has the active Support Character "Archer" with 1000 AP
      And player A has the resting Support Character "Squire" with 3000 AP
      When player B attacks "Squire" with "Guard" and "Archer"
      And player A picks "Archer" as the attacker that is lost
      Then player B's discard pile holds exactly "Archer"
      And "Guard" is in player B's support zone

    Scenario: two supports that win together both stay
      Given player A has the active Support Character "Squire" with 2000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      And player B has the resting Support Character "Prey" with 9000 AP
      And player A has the active Support Character "Healer" with 500 AP
      And player A has the active Support Character "Bard" with 500 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player A attacks "Prey" with "Healer" and "Bard"
      And player B picks "Bard" as the attacker that is lost
      Then player B's discard pile holds exactly "Guard"
      And player A's discard pile holds exactly "Bard"

    @reading @LN-9-3
    Scenario: after a tie the defending player picks
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player B picks "Squire" as the attacker that is lost
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds exactly "Guard"

    @reading @LN-9-3
    Scenario: where the attacking player is held to pick after a tie, that player does
      Given the reading "tie-of-two-supports" is "attacking-player"
      And player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player A picks "Squire" as the attacker that is lost
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds exactly "Guard"
