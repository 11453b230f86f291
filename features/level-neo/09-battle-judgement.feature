@LN
Feature: 9. Battle Judgement

  @LN-9-1
  Rule: 9-1 The AP of both sides at this moment is compared

    Scenario: the boost that the Main Character has in its own turn counts, and for the attacking one alone
      Given player B's Main Character is "Rival" with 3400 AP
      When player A attacks "Rival" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: what the attack began with does not matter if an effect raises the target afterwards
      Given player B has "Stand" (probe "event-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire"
      And player B uses "Stand"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone
      And "Guard" has 4000 AP

    Scenario: a Level Burst performed just before counts
      Given player A has "Surge" (probe "level-burst-ap") in the level zone
      And player B's Main Character is "Rival" with 5500 AP
      When player A attacks "Rival" with "A main"
      And player A performs a Level Burst with "Surge"
      Then player A's Main Character is now at level 3

    Scenario: a weak character that covers for a strong one stands with its own AP
      Given player B's Main Character is "Rival" with 9000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Rival" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: a strong character that covers for a weak one stands with its own AP
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B's Main Character is the resting "Rival" with 1000 AP
      And player B has the active Support Character "Guard" with 5000 AP
      When player A attacks "Rival" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone

    @LN-5-6-1
    Scenario: the side of a combi attack is both its characters together
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 4400 AP
      When player A attacks "Rival" with "A main" and "Squire"
      Then player A's Main Character is now at level 2

    Scenario: AP that has been brought below zero is less than none
      Given "Curse" has this data:
        """
        {
          "name": "Curse", "number": "T-curse", "category": "event", "turnCost": 1,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "modify", "stat": "ap", "by": -2000,
                  "target": { "all": { "player": "opponent", "zone": ["support"] } }, "until": "turn"
                }
              ]
            }
          ]
        }
        """
      And player A has "Curse" in the hand
      And player A has the active Support Character "One" with 0 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A uses "Curse"
      And player A attacks "Prey" with "One"
      Then "Prey" is in player B's discard pile
      And "One" is in player A's support zone

  @LN-9-2
  Rule: 9-2 The side with more AP wins, the side with less loses

    Scenario Outline: <attacking> AP against <defending>: the attacking side wins, however small the difference
      Given player A has the active Support Character "Squire" with <attacking> AP
      And player B has the resting Support Character "Guard" with <defending> AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone

      Examples:
        | attacking | defending |
        | 3100      | 3000      |
        | 100       | 0         |
        | 9000      | 1000      |

    Scenario Outline: <attacking> AP against <defending>: the defending side wins, however small the difference
      Given player A has the active Support Character "Squire" with <attacking> AP
      And player B has the resting Support Character "Guard" with <defending> AP
      When player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's support zone

      Examples:
        | attacking | defending |
        | 3000      | 3100      |
        | 0         | 100       |
        | 1000      | 9000      |

    Scenario: Main Characters: the one with more AP wins, the one with less loses
      Given player B's Main Character is "Rival" with 3400 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then player A's Main Character is now at level 2
      And player B's Main Character is now at level 2

    Scenario: in player B's turn it is the same the other way round
      Given it is player B's Main Phase 1
      And player B has the active Support Character "Guard" with 3000 AP
      And player B has the active Support Character "Archer" with 3200 AP
      And player A has the resting Support Character "Squire" with 3100 AP
      When player B attacks "Squire" with "Guard"
      Then "Guard" is in player B's discard pile
      And "Squire" is in player A's support zone
      When player B attacks "Squire" with "Archer"
      Then "Squire" is in player A's discard pile
      And "Archer" is in player B's support zone

  @LN-9-3
  Rule: 9-3 With equal AP both sides lose

    Scenario Outline: support against support with <ap> AP each: both are lost
      Given player A has the active Support Character "Squire" with <ap> AP
      And player B has the resting Support Character "Guard" with <ap> AP
      When player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's discard pile

      Examples:
        | ap   |
        | 3000 |
        | 0    |

    Scenario: Main Character against Main Character: the attacking one gains nothing, the defending one levels down
      Given player B's Main Character is "Rival" with 3500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then player A's Main Character is now at level 1
      And player B's Main Character is now at level 2

    Scenario: support against Main Character: the support is lost and the Main Character levels down
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "Squire"
      And player B gives up "Scribe" from the level zone
      Then "Squire" is in player A's discard pile
      And player B's Main Character is now at level 2

    Scenario: Main Character against a support that covers: the support is lost, the Main Character is not
      Given player B has the active Support Character "Guard" with 3500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "A main" is in player A's main character zone
      And "A main" is resting

    Scenario: support against a support that covers: both are lost, the card attacked first is not
      Given player A has the active Support Character "Squire" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Guard" is in player B's discard pile
      And "Prey" is in player B's support zone

    Scenario: Main and Support Character together against a Main Character: only the defending side suffers
      Given player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 4500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main" and "Squire"
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1
      And "Squire" is in player A's support zone

    @reading
    Scenario: two supports against a support: it is lost, and so is one of the two
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A attacks "Guard" with "Squire" and "Archer"
      And player B picks "Archer" as the attacker that is lost
      Then "Guard" is in player B's discard pile
      And "Archer" is in player A's discard pile
      And "Squire" is in player A's support zone

    @reading
    Scenario: two supports against a Main Character: it levels down, and one of the two is lost
      Given player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 2000 AP
      And player B's Main Character is the resting "Rival" with 3000 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "Squire" and "Archer"
      And player B picks "Squire" as the attacker that is lost
      And player B gives up "Page" from the level zone
      Then player B's Main Character is now at level 2
      And "Squire" is in player A's discard pile
      And "Archer" is in player A's support zone

    @reading
    Scenario: a Level Neo Main Character does not win the game by it
      Given player A's Main Character is at level 5
      And player B's Main Character is "Rival" with 5500 AP
      And player B has "Page" and "Scribe" in the level zone
      When player A attacks "Rival" with "A main"
      And player B gives up "Page" from the level zone
      Then the game goes on
      And player B's Main Character is now at level 2

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
        {
          "name": "Hero", "number": "T-hero", "category": "character", "turnCost": 1, "ap": 3000,
          "abilities": [
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
      Then "A main" and "Squire" are resting
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

  @LN-9-5
  Rule: 9-5 After the judgement the characters in it lose what they had until the end of the next battle

    Scenario: the attacking and the attacked Main Character both lose their boost, the winner and the loser
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP
      And "B main" has 3000 AP

    Scenario: the boost still counts in that judgement
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B's Main Character is "Rival" with 4400 AP
      When player A uses "Rally"
      And player A attacks "Rival" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP

    Scenario: a support that covers and its attacker lose it
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player B has the active Support Character "Guard" with 5000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "A main" has 3500 AP
      And "Guard" has 5000 AP
      And "Guard" is resting

    Scenario: a support that is attacked and holds out loses it
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player B uses "Cheer"
      And player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" has 3000 AP

    Scenario: an attacking support that wins loses it
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 2500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A uses "Rally"
      And player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" has 2500 AP

    Scenario: both characters of a combi attack lose it
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B's Main Character is "Rival" with 9000 AP
      When player A uses "Rally"
      And player A attacks "Rival" with "A main" and "Squire"
      Then "A main" is resting
      And "A main" has 3500 AP
      And "Squire" has 1000 AP

    Scenario: what an opponent's effect took from them is over as well
      Given player B has "Fog" (probe "event-main-next-battle-weaken") in the hand
      And player B's Main Character is "Rival" with 3000 AP
      When player B uses "Fog"
      Then "A main" has 2500 AP
      When player A attacks "Rival" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 1
      And "A main" has 3500 AP

    Scenario: a boost until the end of the turn stays
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has "Zeal" (probe "event-main-ap") in the hand
      And player B's Main Character is "Rival" with 9000 AP
      When player A uses "Rally"
      And player A uses "Zeal"
      And player A attacks "Rival" with "A main"
      Then "A main" is resting
      And "A main" has 4500 AP

  @LN-9-6
  Rule: 9-6 Characters that were not in the judgement keep it

    Scenario: the supports of both players that stand by keep their boost, the Main Characters that fought lose it
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      Then "Squire" has 2000 AP
      And "Guard" has 2500 AP
      And "A main" has 4000 AP
      And "B main" has 3000 AP

    Scenario: the Main Characters that stand by while supports fight keep it
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the resting Support Character "Guard" with 2000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "Guard" with "Squire"
      Then "Squire" is in player A's discard pile
      And "Guard" has 2000 AP
      And "A main" has 4500 AP
      And "B main" has 3500 AP

    Scenario: kept in one battle, it counts in the next and is lost after that
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3000 AP
      And player B has the resting Support Character "Guard" with 3500 AP
      When player A uses "Rally"
      And player A attacks "B main" with "A main"
      Then "Squire" has 4000 AP
      When player A attacks "Guard" with "Squire"
      Then "Guard" is in player B's discard pile
      And "Squire" has 3000 AP

    Scenario: a support that did not join the combi attack keeps it
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player A has the active Support Character "Archer" with 1000 AP
      And player A has the active Support Character "Healer" with 500 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A uses "Rally"
      And player A attacks "Guard" with "Squire" and "Archer"
      Then "Guard" is in player B's discard pile
      And "Squire" has 1000 AP
      And "Archer" has 1000 AP
      And "Healer" has 1500 AP

    Scenario: what an opponent's effect took from a bystander stays taken
      Given player B has "Fog" (probe "event-main-next-battle-weaken") in the hand
      And player A has the active Support Character "Squire" with 3000 AP
      When player B uses "Fog"
      And player A attacks "B main" with "A main"
      Then "A main" has 3500 AP
      And "Squire" has 2000 AP

    @reading
    Scenario: a battle that ends without a judgement costs nobody a boost
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the resting Support Character "Guard" with 3000 AP
      When player A uses "Rally"
      And player A attacks "Guard" with "Squire"
      And player B uses "Retreat"
      Then "Guard" is in player B's hand
      And "Squire" has 2000 AP
      When player A attacks "B main" with "A main"
      Then "A main" has 4000 AP
      And "Squire" has 2000 AP

    @reading
    Scenario: an attacker that left the field and came back was not judged, and keeps what it has got since
      Given "Blink" has this data:
        """
        {
          "name": "Blink", "number": "T-blink", "category": "event", "turnCost": 1,
          "abilities": [
            {
              "type": "use", "phase": "battle", "turn": 1,
              "effect": [
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["support"], "name": "Striker" } },
                  "to": "hand"
                },
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["hand"], "name": "Striker" } },
                  "to": "support"
                },
                {
                  "do": "modify", "stat": "ap", "by": 1000,
                  "target": { "all": { "player": "you", "zone": ["support"] } }, "until": "nextBattle"
                }
              ]
            }
          ]
        }
        """
      And player A has "Blink" in the hand
      And player A has the active Support Character "Striker" with 1000 AP
      When player A attacks "B main" with "A main" and "Striker"
      And player A uses "Blink"
      Then player A's Main Character is now at level 2
      And "Striker" has 2000 AP

  @LN-9-7
  Rule: 9-7 That goes for bystanders and for the card that was attacked first and then covered

    Scenario: a Main Character for which a support covers keeps its boost, the support loses it
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 5000 AP
      When player B uses "Cheer"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "B main" has 4000 AP
      And "Guard" has 5000 AP

    Scenario: a support for which another covers keeps it, the other loses it
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 5000 AP
      When player B uses "Cheer"
      And player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Squire" is in player A's discard pile
      And "Prey" has 2000 AP
      And "Guard" has 5000 AP

    Scenario: it keeps it when the support that covers is lost, and loses it once it is attacked and not covered
      Given player B has "Cheer" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 3500 AP
      And player A has the active Support Character "Archer" with 1000 AP
      And player B has the resting Support Character "Prey" with 2000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player B uses "Cheer"
      And player A attacks "Prey" with "Squire"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Prey" has 3000 AP
      When player A attacks "Prey" with "Archer"
      Then "Archer" is in player A's discard pile
      And "Prey" has 2000 AP

    Scenario: who neither attacked nor was attacked keeps it beside a cover
      Given player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player B has "Cheer" (probe "event-main-next-battle-small-ap") in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      And player B has the active Support Character "Guard" with 5000 AP
      And player B has the resting Support Character "Clerk" with 1000 AP
      When player A uses "Rally"
      And player B uses "Cheer"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Squire" has 2000 AP
      And "Clerk" has 1500 AP
      And "A main" has 3500 AP
      And "Guard" has 5000 AP

    Scenario: in player B's turn player A's Main Character keeps it when it is covered
      Given it is player B's Main Phase 1
      And player A has "Rally" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Squire" with 5000 AP
      When player A uses "Rally"
      And player B attacks "A main" with "B main"
      And player A covers with "Squire"
      Then "A main" has 4000 AP
      And "Squire" has 5000 AP
