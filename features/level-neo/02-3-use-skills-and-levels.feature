@LN
Feature: 2-3 to 2-4. Use skills and level requirements

  @LN-2-3
  Rule: 2-3 A Use skill is used only if its player chooses to, and may be as long as its requirements are met

    Scenario: it does nothing until it is used
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      When player A ends the phase
      And player A ends the phase
      Then it is now player A's Main Phase 2
      And player A's hand holds 0 cards
      When player A uses "Scholar"
      Then player A's hand holds 1 card
      And "Scholar" is active

    Scenario: a requirement of the skill's own that is not met forbids it
      Given player A has the active Support Character "Beggar" (probe "use-with-empty-hand-draw")
      And player A has "Recruit" in the hand
      And player A has "Fresh" on top of the deck
      When player A tries to use "Beggar"
      Then that is refused
      When player A plays "Recruit"
      And player A uses "Beggar"
      Then player A's hand holds exactly "Fresh"

    Scenario: being active is no requirement unless the skill says so
      Given player A has the resting Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

    Scenario: a Main Character's skill may be used
      Given player A's Main Character is "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

    Scenario: an event card's skill may be used from the hand
      Given player A has "Lesson" (probe "event-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A uses "Lesson"
      Then player A's hand holds exactly "Fresh"

    @LN-2-3-1 @LN-4-3-2
    Scenario: the player whose turn it is not may choose to as well
      Given player B has the active Support Character "Scholar" (probe "use-draw")
      When player B uses "Scholar"
      Then player B's hand holds 1 card

    Scenario: nobody may use a skill of the opponent's cards
      Given player B has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: a card without such a skill cannot be used
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Plain" with 3000 AP
      When player A tries to use "Plain"
      Then that is refused
      When player A uses "Scholar"
      Then player A's hand holds 1 card

    Scenario: the skill of a character that has been turned face down cannot be used, that of another can
      Given "Hide" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "turn",
                  "target": { "all": { "player": "you", "zone": ["support"], "name": "character-main-ap" } },
                  "face": "down"
                }
              ]
            }
          ]
        }
        """
      And player A has "Hide" in the hand
      And player A has the active Support Character "Drummer" (probe "character-main-ap")
      And player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Hide"
      And player A tries to use "Drummer"
      Then that is refused
      When player A uses "Scholar"
      Then "Hide" is in player A's discard pile
      And player A's hand holds 1 card

    Scenario: what asks for a level reaches no support, which has none
      Given "Cheer" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "modify", "stat": "ap", "by": 1000,
                  "target": { "all": { "player": "you", "stat": { "level": { "max": 3 } } } }, "until": "turn"
                }
              ]
            }
          ]
        }
        """
      And player A has "Cheer" in the hand
      And player A has the active Support Character "Squire" with 1000 AP
      When player A uses "Cheer"
      Then "A main" has 4500 AP
      And "Squire" has 1000 AP

    Scenario: what asks for a level reaches a Main Character of that level, and none below
      Given "Cheer" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "modify", "stat": "ap", "by": 1000,
                  "target": { "all": { "player": "any", "stat": { "level": { "min": 2 } } } }, "until": "turn"
                }
              ]
            }
          ]
        }
        """
      And player A has "Cheer" in the hand
      And player A's Main Character is at level 2
      And player B's Main Character is at level 1
      When player A uses "Cheer"
      Then "A main" has 5000 AP
      And "B main" has 3000 AP

    Scenario: what asks for AP reaches no event card, which has none
      Given "Purge" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "move",
                  "target": {
                    "all": { "player": "opponent", "zone": ["hand"], "stat": { "ap": { "max": 9000 } } }
                  },
                  "to": "discard"
                }
              ]
            }
          ]
        }
        """
      And player A has "Purge" in the hand
      And player B has "Plan" (probe "event-main-ap") and "Recruit" in the hand
      When player A uses "Purge"
      Then "Recruit" is in player B's discard pile
      And "Plan" is in player B's hand

    Scenario: no effect makes a support of an event card
      Given "Raise" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                { "do": "move", "target": { "all": { "player": "you", "zone": ["discard"] } }, "to": "support" }
              ]
            }
          ]
        }
        """
      And player A has "Raise" in the hand
      And player A has "Plan" (probe "event-main-ap") and "Fallen" in the discard pile
      When player A uses "Raise"
      Then "Fallen" is in player A's support zone
      And "Plan" is in player A's discard pile

    Scenario: a support that is put into the zone where it lies goes on resting
      Given "Shuffle" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                { "do": "move", "target": { "all": { "player": "you", "zone": ["support"] } }, "to": "support" },
                { "do": "draw", "count": 1 }
              ]
            }
          ]
        }
        """
      And player A has "Shuffle" in the hand
      And player A has the resting Support Character "Tired" with 3000 AP
      When player A uses "Shuffle"
      Then "Shuffle" is in player A's discard pile
      And player A's hand holds 1 card
      And "Tired" is resting

    Scenario: what it did to a card is gone when that card has left the field and come back
      Given "Blink" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "modify", "stat": "ap", "by": 1000,
                  "target": { "all": { "player": "you", "zone": ["support"] } }, "until": "turn"
                },
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["support"], "name": "One" } },
                  "to": "hand"
                },
                {
                  "do": "move", "target": { "all": { "player": "you", "zone": ["hand"], "name": "One" } },
                  "to": "support"
                }
              ]
            }
          ]
        }
        """
      And player A has "Blink" in the hand
      And player A has the resting Support Character "One" with 2000 AP
      And player A has the resting Support Character "Two" with 2000 AP
      When player A uses "Blink"
      Then "Two" has 3000 AP
      And "One" has 2000 AP
      And "One" is active

    Scenario Outline: what is said of all cards of one area (<probe>) is about all kinds of cards there, and about no other area
      Given "Page" is a character of turn cost 1 with 1000 AP
      And "Old page" is a character of turn cost 1 with 1000 AP
      And "Far page" is a character of turn cost 1 with 1000 AP
      And "Deep page" is a character of turn cost 1 with 1000 AP
      And "Next page" is a character of turn cost 1 with 1000 AP
      And "Spark" is an event card of turn cost 2
      And "Old spark" is an event card of turn cost 2
      And "Next spark" is an event card of turn cost 2
      And player A's Main Character is "Captain" with 3000 AP
      And player A has the active Support Character "Squire" with 1000 AP
      And player A has the resting Support Character "Scout" with 2000 AP
      And player A has "Tally" (probe "<probe>") in the hand
      And player A has "Page" and "Spark" in the hand
      And player A has "Old page" and "Old spark" in the discard pile
      And player A has "Far page" face up in the level zone
      And player A has "Deep page" face down in the level zone
      And player A has "Next page" and "Next spark" in the deck
      When player A uses "Tally"
      Then "Captain" has <ap> AP

      Examples:
        | probe               | ap    |
        | event-tally-main    | 9100  |
        | event-tally-support | 8100  |
        | event-tally-hand    | 5800  |
        | event-tally-level   | 6700  |
        | event-tally-discard | 5800  |
        | event-tally-deck    | 65200 |

  @LN-2-3-1
  Rule: 2-3-1 A Use skill is usable only in the phase, and from the turn, that stand before it

    Scenario Outline: a skill for the Main Phase is usable in <phase>
      Given it is player A's <phase>
      And player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

      Examples:
        | phase        |
        | Main Phase 1 |
        | Main Phase 2 |

    Scenario: a skill for the Main Phase is not usable in the Battle Phase
      Given it is player A's Battle Phase
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Brawler" (probe "use-in-battle-ap")
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Brawler"
      Then "Brawler" has 3000 AP

    Scenario Outline: a skill for the Battle Phase is not usable in <phase>
      Given it is player A's <phase>
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Brawler" (probe "use-in-battle-ap")
      When player A tries to use "Brawler"
      Then that is refused
      When player A uses "Scholar"
      Then player A's hand holds 1 card

      Examples:
        | phase        |
        | Main Phase 1 |
        | Main Phase 2 |

    Scenario: the Battle Phase may be the opponent's
      Given it is player A's Battle Phase
      And player B has the active Support Character "Brawler" (probe "use-in-battle-ap")
      When player B uses "Brawler"
      Then "Brawler" has 3000 AP

    Scenario: the phase binds the player whose turn it is not as well
      Given it is player A's Battle Phase
      And player B has the active Support Character "Scholar" (probe "use-draw")
      And player B has the active Support Character "Brawler" (probe "use-in-battle-ap")
      When player B tries to use "Scholar"
      Then that is refused
      When player B uses "Brawler"
      Then "Brawler" has 3000 AP

    Scenario: in the first turn of the game a skill for turn 3 is not usable, one for turn 1 is
      Given it is turn 1 of the game
      And player A's turn marker is at 1
      And player B's turn marker is at 0
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Cheerer" (probe "character-main-ap")
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheerer"
      Then "Cheerer" has 3000 AP

    @reading
    Scenario: with the turn marker below the number it is not usable
      Given player A's turn marker is at 2
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Cheerer" (probe "character-main-ap")
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheerer"
      Then "Cheerer" has 3000 AP

    @reading
    Scenario Outline: with the turn marker at <marker> a skill for turn 3 is usable
      Given player A's turn marker is at <marker>
      And player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

      Examples:
        | marker |
        | 3      |
        | 4      |

    @reading
    Scenario: it becomes usable as the turn marker reaches the number
      Given player A's turn marker is at 2
      And player A has the active Support Character "Scholar" (probe "use-draw")
      When player A tries to use "Scholar"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A uses "Scholar"
      Then player A's hand holds 2 cards

    @reading
    Scenario: the number is compared with the marker of the player who uses the skill, player A
      Given player A's turn marker is at 2
      And player B's turn marker is at 3
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player B has the active Support Character "Rival" (probe "use-draw")
      When player A tries to use "Scholar"
      Then that is refused
      When player B uses "Rival"
      Then player B's hand holds 1 card

    @reading
    Scenario: the number is compared with the marker of the player who uses the skill, player B
      Given player A's turn marker is at 3
      And player B's turn marker is at 2
      And player B has the active Support Character "Rival" (probe "use-draw")
      And player B has the active Support Character "Cheerer" (probe "character-main-ap")
      When player B is asked to use effects
      And player B tries to use "Rival"
      Then that is refused
      When player B uses "Cheerer"
      Then "Cheerer" has 3000 AP

  @LN-2-3-2
  Rule: 2-3-2 The same Use skill is used at most once in a turn, whichever card it stands on

    Scenario: a second use by the same card is refused
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: a second use by another copy of the card is refused
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Twin" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Twin"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: a second use by a different character with the same skill is refused
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Sage" (probe "use-draw-on-another-card")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Sage"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: after a character an event card with the same skill is refused
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Lesson" (probe "event-draw"), "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Lesson"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP
      And "Lesson" is in player A's hand

    Scenario: after an event card a character with the same skill is refused
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Lesson" (probe "event-draw"), "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Lesson"
      And player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: a second copy of an event card is refused
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap"), "Encore" (probe "event-main-ap") in the hand
      When player A uses "Cheer"
      And player A tries to use "Encore"
      Then that is refused
      When player A uses "Scholar"
      Then player A's hand holds 2 cards
      And "A main" has 4500 AP

    Scenario: a later phase of the same turn does not bring it back
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A ends the phase
      And player A ends the phase
      Then it is now player A's Main Phase 2
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: it is usable again in the next turn of its player
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      And player A ends the turn
      And player B ends the turn
      And player A uses "Scholar"
      Then player A's hand holds 3 cards

    Scenario: the opponent's turn is a turn of its own
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      And player A ends the turn
      And player A uses "Scholar"
      Then player A's hand holds 2 cards

    @reading
    Scenario: each player may use it once
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player B has the active Support Character "Rival" (probe "use-draw")
      When player A uses "Scholar"
      And player B uses "Rival"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

  @LN-2-4-1
  Rule: 2-4-1 A skill with a level works only while the Main Character has at least that level

    Scenario: a Use skill below its level is refused
      Given player A has the active Support Character "Veteran" (probe "use-level-3-ap")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      And player A's Main Character is at level 2
      When player A tries to use "Veteran"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 5000 AP

    Scenario Outline: a Use skill for level 3 is usable at level <level>
      Given player A has the active Support Character "Veteran" (probe "use-level-3-ap")
      And player A's Main Character is at level <level>
      When player A uses "Veteran"
      Then "Veteran" has 3000 AP

      Examples:
        | level |
        | 3     |
        | 4     |

    Scenario: an event card below its level is refused, at its level it works
      Given player A has "Treatise" (probe "event-level-3-draw") in the hand
      And player A has "Lesson" and "Drawn" on top of the deck
      And player A's Main Character is at level 2
      When player A tries to use "Treatise"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 3
      When player A ends the phase
      And player A uses "Treatise"
      Then player A's hand holds exactly "Drawn"

    Scenario: a [Start] skill answers only from its level on
      Given player A has the active Support Character "Officer" (probe "start-level-3-attack-draw")
      And player A has the active Support Character "Deputy" (probe "start-level-3-attack-draw")
      And player A's Main Character is at level 2
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Quarry" with 1000 AP
      When player A attacks "Prey" with "Officer"
      Then "Prey" is in player B's discard pile
      And player A's hand holds 0 cards
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 3
      When player A attacks "Quarry" with "Deputy"
      Then player A's hand holds 1 card

    Scenario: a [Start] skill above its level answers as well
      Given player A has the active Support Character "Officer" (probe "start-level-3-attack-draw")
      And player A's Main Character is at level 4
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Officer"
      Then player A's hand holds 1 card

    Scenario: a [Cont] skill begins as the level is reached
      Given player A has the active Support Character "Banner" (probe "cont-level-3-ap")
      And player A's Main Character is at level 2
      Then "Banner" has 2000 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 3
      And "Banner" has 3000 AP

    Scenario: a [Cont] skill ends as the level is lost
      Given player B has the active Support Character "Banner" (probe "cont-level-3-ap")
      And player B has "Old lesson", "New lesson" face down in the level zone
      Then "Banner" has 3000 AP
      When player A attacks "B main" with "A main"
      And player B gives up "Old lesson" from the level zone
      Then player B's Main Character is now at level 2
      And "Banner" has 2000 AP

    Scenario: the level of the opponent's Main Character does not help
      Given player A has the active Support Character "Veteran" (probe "use-level-3-ap")
      And player B has the active Support Character "Rival" (probe "use-level-3-ap")
      And player A's Main Character is at level 2
      And player B's Main Character is at level 3
      When player B uses "Rival"
      And player A tries to use "Veteran"
      Then that is refused
      And "Rival" has 3000 AP
      And "Veteran" has 2000 AP

    Scenario: the level of the turn player's Main Character does not help the opponent
      Given player B has the active Support Character "Rival" (probe "use-level-3-ap")
      And player B has "Cheer" (probe "event-main-ap") in the hand
      And player A's Main Character is at level 3
      And player B's Main Character is at level 2
      When player B is asked to use effects
      And player B tries to use "Rival"
      Then that is refused
      When player B uses "Cheer"
      Then "B main" has 4000 AP
