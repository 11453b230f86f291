@LN
Feature: 9-4. What follows from the judgement

  @LN-9-4-1
  Rule: 9-4-1 A Main Character that attacks and wins levels up

    Scenario: A Main Character that attacks and wins gets the top card of the deck, face down
      Given player A has "Page" on top of the deck
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main"
      Then "Page" is face down in player A's level zone
      And player A's Main Character is now at level 2

    @LN-6-2
    Scenario: A Main Character that attacks and beats a covering Support levels up
      Given player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then player A's Main Character is now at level 2

    Scenario: A Main Character that wins together with a Support levels up by only 1
      Given player A has "Page" in the level zone
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 1000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then player A's Main Character is now at level 3

    Scenario: A Main Character does not level up when its Support wins a battle
      Given player A has "Page" in the level zone
      And player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 1000 AP
      And player B has "Scribe" and "Clerk" in the level zone
      When player A attacks "Rival" with "Squire"
      And player B gives up "Scribe" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 2

    Scenario: A Main Character does not level up when two of its Supports win together
      Given player A has the active Support Character "Squire" with 2000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 1

    Scenario: In player B's turn player B's Main Character levels up when it wins
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
    Scenario: A Main Character that attacks and wins at level 5 wins the game
      Given player A's Main Character is at level 5
      When player A attacks "B main" with "A main"
      Then player A wins the game

    Scenario: Player B wins the game with a Level Neo Main Character in the same way
      Given it is player B's Main Phase 1
      And player B's Main Character is at level 5
      When player B attacks "A main" with "B main"
      Then player B wins the game

    @LN-9-4-1
    Scenario: A Main Character that reaches level 5 by this victory does not win the game yet
      Given player A's Main Character is at level 4
      When player A attacks "B main" with "A main"
      Then the game goes on
      And player A's Main Character is now at level 5
      And player A's Main Character is Level Neo

    Scenario: A Support that wins beside a Level Neo Main Character does not win the game
      Given player A's Main Character is at level 5
      And player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And the game goes on
      When player A attacks "B main" with "A main"
      Then player A wins the game

    @reading
    Scenario: A Main Character that attacks and wins above level 5 wins the game as well
      Given player A's Main Character is at level 6
      When player A attacks "B main" with "A main"
      Then player A wins the game

  @LN-9-4-3
  Rule: 9-4-3 A Main Character that attacks and loses stays as it is

    Scenario: A Main Character that loses to a covering Support stays, and nobody's level changes
      Given player B has the active Support Character "Guard" with 6000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "A main" is resting
      And "Guard" is resting
      And "Guard" is in player B's support zone
      And player A's Main Character is now at level 1
      And player B's Main Character is now at level 1

    Scenario: A Main Character that loses to the opponent's Main Character stays, and the turn goes on
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is in player A's main character zone
      And "A main" is resting
      When player A attacks "Prey" with "Squire"
      Then "Prey" is in player B's discard pile

    Scenario: A Main Character that attacks and loses keeps its level
      Given player A has "Page" and "Scribe" in the level zone
      And player B's Main Character is "Rival" with 6000 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 3
      And player A's discard pile holds 0 cards

    @reading @LN-9-3
    Scenario: A Main Character that attacks and ties keeps its level
      Given player A has "Page" and "Scribe" in the level zone
      And player B has the active Support Character "Guard" with 4500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 3

    Scenario: A Level Neo Main Character that attacks and loses keeps its level
      Given player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 9000 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 5
      And the game goes on

  @LN-9-4-4
  Rule: 9-4-4 A Main Character that is attacked and loses levels down

    Scenario Outline: A player whose Main Character levels down chooses the card to give up, here "<given up>"
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
    Scenario: A player who levels down can give up only a card of their own level zone
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

    Scenario: A Main Character that loses to an attacking Support levels down
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2

    Scenario: A Main Character that loses to a combi attack levels down by only 1
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has "Page", "Scribe" and "Clerk" in the level zone
      When player A attacks "B main" with "A main" and "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 3
      And player B's discard pile holds exactly "Page"

    Scenario: A Main Character at level 2 that is attacked and loses gives up its only level card
      Given player B has "Page" in the level zone
      When player A attacks "B main" with "A main"
      Then player B's discard pile holds exactly "Page"
      And player B's Main Character is now at level 1

    Scenario: A Main Character at level 1 that is attacked and loses gives up nothing, and the game goes on
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And player B's Main Character is now at level 1
      And "B main" is in player B's main character zone
      And player B's discard pile holds 0 cards
      And the game goes on

    Scenario: A Main Character keeps its level when a Support covers for it and loses, but levels down when it loses itself
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

    Scenario: A Main Character that is attacked and wins gives up nothing
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

    Scenario: In player B's turn player A's Main Character levels down when it loses
      Given it is player B's Main Phase 1
      And player A has "Page" and "Scribe" in the level zone
      When player B attacks "A main" with "B main"
      And player A gives up "Page" from the level zone
      Then player A's Main Character is now at level 2
      And "Page" is in player A's discard pile

  @LN-9-4-5
  Rule: 9-4-5 A Support that loses goes to the discard pile, whichever side it is on

    Scenario: A Support that attacks and loses is discarded
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire"
      Then "Squire" is in player A's discard pile

    Scenario: A Support that is attacked and loses is discarded
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

    Scenario: A Support that covers for a Support and loses is discarded, and the covered Support stays
      Given player A has the active Support Character "Squire" with 4000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Prey" is in player B's support zone

    Scenario: A Support that covers for a Main Character and loses is discarded
      Given player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "B main" is in player B's main character zone

    @LN-9-3
    Scenario: Two Supports that tie are both discarded
      Given player A has the active Support Character "Squire" with 2000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      When player A attacks "Guard" with "Squire"
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds exactly "Guard"

    Scenario: A Support that loses to two attacking Supports is discarded
      Given player A has the active Support Character "Squire" with 2000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      Then "Guard" is in player B's discard pile
      And player A's support zone holds exactly "Squire" and "Archer"

    Scenario: In player B's turn an attacking Support that loses is discarded too
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Guard" with 1000 AP
      And player A has the resting Support Character "Squire" with 3000 AP
      When player B attacks "Squire" with "Guard"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

    Scenario: A Support that leaves the field before it would be discarded is not discarded
      Given "Hero" has this data:
        """
        { "category": "character", "ap": 3000,
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
  Rule: 9-4-6 A Main Character and a Support that attack together and lose both stay

    Scenario: A Main Character and a Support that attack together and lose to the Main Character both stay
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 9000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then "A main" is resting
      And "Squire" is in player A's support zone
      And player A's Main Character is now at level 1

    Scenario: A Main Character and a Support that attack together and lose to a covering Support both stay
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B has the active Support Character "Guard" with 9000 AP
      When player A attacks "B main" with "A main" and "Squire"
      And player B covers with "Guard"
      Then "A main" and "Guard" are resting
      And "Squire" is in player A's support zone
      And "A main" is in player A's main character zone

    @LN-9-3
    Scenario: A Main Character and a Support that attack together and tie with a covering Support both stay
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B has the active Support Character "Guard" with 4500 AP
      When player A attacks "B main" with "A main" and "Squire"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

    @LN-9-4-5
    Scenario: A Support that loses beside its Main Character stays, but one that loses alone is discarded
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1000 AP
      And player B's Main Character is the resting "Rival" with 9000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      And player A attacks "Rival" with "Archer"
      Then "Squire" is in player A's support zone
      And "Archer" is in player A's discard pile

    Scenario: A Main Character that loses in a combi attack keeps its level
      Given player A has "Page" and "Scribe" in the level zone
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 9000 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then "A main" is resting
      And player A's Main Character is now at level 3
      And player A's discard pile holds 0 cards

  @LN-9-4-7
  Rule: 9-4-7 If two Supports attack together and lose, the winning player picks one to be discarded

    Scenario Outline: The winning player may pick either of the two attacking Supports, here "<lost>", and the other stays
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

    Scenario: The winning player can pick only one of the two attacking Supports
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

    Scenario: If two Supports lose to the Main Character they attack, the winning player picks one to be discarded
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1500 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      When player A attacks "Rival" with "Squire" and "Archer"
      And player B picks "Archer" as the attacker that is lost
      Then player A's discard pile holds exactly "Archer"

    Scenario: If two Supports lose to a covering Support, the winning player picks one to be discarded
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1500 AP
      And player B has the resting Support Character "Prey" with 500 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Squire" and "Archer"
      And player B covers with "Guard"
      And player B picks "Squire" as the attacker that is lost
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds 0 cards

    Scenario: If player B's two attacking Supports lose, player A picks the one to be discarded
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Guard" with 1000 AP
      And player B has the active Support Character "Archer" with 1000 AP
      And player A has the resting Support Character "Squire" with 3000 AP
      When player B attacks "Squire" with "Guard" and "Archer"
      And player A picks "Archer" as the attacker that is lost
      Then player B's discard pile holds exactly "Archer"
      And "Guard" is in player B's support zone

    Scenario: Two Supports that win together both stay, while two that lose together lose one
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
    Scenario: If two attacking Supports tie with a Support, the defending player picks the one to be discarded
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player B picks "Squire" as the attacker that is lost
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds exactly "Guard"

    @reading @LN-9-3
    Scenario: Under the alternative interpretation, that player picks
      Given the ambiguous rule "Who chooses the support that is lost when two attacking supports tie?" is answered "the attacking player does"
      And player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player A picks "Squire" as the attacker that is lost
      Then player A's discard pile holds exactly "Squire"
      And player B's discard pile holds exactly "Guard"
