@LN
Feature: 2-3 to 2-4. Use skills and level requirements

  @LN-2-3
  Rule: 2-3 A Use skill is used if its player chooses to, whenever its requirements are met

    Scenario: A Use skill does nothing until its player uses it
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      When player A ends the phase
      And player A ends the phase
      Then it is now player A's Main Phase 2
      And player A's hand holds 0 cards
      When player A uses "Scholar"
      Then player A's hand holds 1 card
      And "Scholar" is active

    Scenario: A Use skill cannot be used while its own requirement, such as an empty hand, is not met
      Given player A has the active Support Character "Beggar" (probe "use-with-empty-hand-draw")
      And player A has "Recruit" in the hand
      And player A has "Fresh" on top of the deck
      When player A tries to use "Beggar"
      Then that is refused
      When player A plays "Recruit"
      And player A uses "Beggar"
      Then player A's hand holds exactly "Fresh"

    Scenario: A resting character may use its Use skill unless the skill says otherwise
      Given player A has the resting Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

    Scenario: A Main Character's Use skill may be used
      Given player A's Main Character is "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

    Scenario: An event card's Use skill may be used from the hand
      Given player A has "Lesson" (probe "event-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A uses "Lesson"
      Then player A's hand holds exactly "Fresh"

    @LN-2-3-1 @LN-4-3-2
    Scenario: A player may also use a Use skill in the opponent's turn
      Given player B has the active Support Character "Scholar" (probe "use-draw")
      When player B uses "Scholar"
      Then player B's hand holds 1 card

    Scenario: A player cannot use the skills of their opponent's cards
      Given player B has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: A character without a Use skill cannot be used
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Plain" with 3000 AP
      When player A tries to use "Plain"
      Then that is refused
      When player A uses "Scholar"
      Then player A's hand holds 1 card

    Scenario: A character that has been turned face down cannot use its skill
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

    Scenario: An effect on characters of at most level 3 does not reach a Support, because a Support has no level
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

    Scenario: An effect on characters of level 2 or more reaches a Main Character of level 2 and none below
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

    Scenario: An effect on cards of at most 9000 AP does not reach an event card, because an event card has no AP
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

    Scenario: An effect cannot put an event card into the support zone
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

    Scenario: A resting Support that an effect moves to the support zone it is already in stays resting
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

    Scenario: A boost that an effect gave a Support is gone once the Support has left the field and come back
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

    Scenario Outline: An effect that counts all cards of one area counts every kind of card there and no other area (<area>)
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
        | probe               | ap    | area            |
        | event-tally-main    | 9100  | Main Characters |
        | event-tally-support | 8100  | Supports        |
        | event-tally-hand    | 5800  | hand            |
        | event-tally-level   | 6700  | level zone      |
        | event-tally-discard | 5800  | discard pile    |
        | event-tally-deck    | 65200 | deck            |

  @LN-2-3-1
  Rule: 2-3-1 A Use skill can be used only in the phase printed before it and from the turn printed before it

    Scenario Outline: A Use skill for the Main Phase can be used in <phase>
      Given it is player A's <phase>
      And player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

      Examples:
        | phase        |
        | Main Phase 1 |
        | Main Phase 2 |

    Scenario: A Use skill for the Main Phase cannot be used in the Battle Phase
      Given it is player A's Battle Phase
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Brawler" (probe "use-in-battle-ap")
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Brawler"
      Then "Brawler" has 3000 AP

    Scenario Outline: A Use skill for the Battle Phase cannot be used in <phase>
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

    Scenario: A Use skill for the Battle Phase can also be used in the opponent's Battle Phase
      Given it is player A's Battle Phase
      And player B has the active Support Character "Brawler" (probe "use-in-battle-ap")
      When player B uses "Brawler"
      Then "Brawler" has 3000 AP

    Scenario: The player whose turn it is not must keep to the phase of a Use skill too
      Given it is player A's Battle Phase
      And player B has the active Support Character "Scholar" (probe "use-draw")
      And player B has the active Support Character "Brawler" (probe "use-in-battle-ap")
      When player B tries to use "Scholar"
      Then that is refused
      When player B uses "Brawler"
      Then "Brawler" has 3000 AP

    Scenario: On the first turn of the game a skill for turn 3 cannot be used, but one for turn 1 can
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
    Scenario: A Use skill for turn 3 cannot be used while its player's turn marker is at 2
      Given player A's turn marker is at 2
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Cheerer" (probe "character-main-ap")
      When player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheerer"
      Then "Cheerer" has 3000 AP

    @reading
    Scenario Outline: A Use skill for turn 3 can be used while its player's turn marker is at <marker>
      Given player A's turn marker is at <marker>
      And player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      Then player A's hand holds 1 card

      Examples:
        | marker |
        | 3      |
        | 4      |

    @reading
    Scenario: A Use skill for turn 3 becomes usable when its player's turn marker reaches 3
      Given player A's turn marker is at 2
      And player A has the active Support Character "Scholar" (probe "use-draw")
      When player A tries to use "Scholar"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A uses "Scholar"
      Then player A's hand holds 2 cards

    @reading
    Scenario: The turn player needs their own turn marker at 3 for a skill for turn 3; the opponent's does not help
      Given player A's turn marker is at 2
      And player B's turn marker is at 3
      And player A has the active Support Character "Scholar" (probe "use-draw")
      And player B has the active Support Character "Rival" (probe "use-draw")
      When player A tries to use "Scholar"
      Then that is refused
      When player B uses "Rival"
      Then player B's hand holds 1 card

    @reading
    Scenario: The opponent needs their own turn marker at 3 for a skill for turn 3; the turn player's does not help
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
  Rule: 2-3-2 A player may use the same Use skill only once in a turn, whichever card it is on

    Scenario: A card cannot use the same Use skill twice in a turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: A second copy of a card cannot use the same Use skill in that turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Twin" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Twin"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: A different character with the same Use skill cannot use it again in that turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has the active Support Character "Sage" (probe "use-draw-on-another-card")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Sage"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: After a character has used a skill, an event card with the same skill cannot be used in that turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Lesson" (probe "event-draw"), "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Scholar"
      And player A tries to use "Lesson"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP
      And "Lesson" is in player A's hand

    Scenario: After an event card has been used, a character cannot use the same skill in that turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Lesson" (probe "event-draw"), "Cheer" (probe "event-main-ap") in the hand
      When player A uses "Lesson"
      And player A tries to use "Scholar"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 4500 AP

    Scenario: A player cannot use a second copy of an event card in the same turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player A has "Cheer" (probe "event-main-ap"), "Encore" (probe "event-main-ap") in the hand
      When player A uses "Cheer"
      And player A tries to use "Encore"
      Then that is refused
      When player A uses "Scholar"
      Then player A's hand holds 2 cards
      And "A main" has 4500 AP

    Scenario: A Use skill used in Main Phase 1 cannot be used again in Main Phase 2
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

    Scenario: A Use skill can be used again in its player's next turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      And player A ends the turn
      And player B ends the turn
      And player A uses "Scholar"
      Then player A's hand holds 3 cards

    Scenario: A Use skill used in its player's turn can be used again in the opponent's turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      When player A uses "Scholar"
      And player A ends the turn
      And player A uses "Scholar"
      Then player A's hand holds 2 cards

    @reading
    Scenario: Each player may use the same Use skill once in a turn
      Given player A has the active Support Character "Scholar" (probe "use-draw")
      And player B has the active Support Character "Rival" (probe "use-draw")
      When player A uses "Scholar"
      And player B uses "Rival"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

  @LN-2-4-1
  Rule: 2-4-1 A skill with a level works only while its player's Main Character has at least that level

    Scenario: A Use skill for level 3 cannot be used while its player's Main Character is at level 2
      Given player A has the active Support Character "Veteran" (probe "use-level-3-ap")
      And player A has "Cheer" (probe "event-main-ap") in the hand
      And player A's Main Character is at level 2
      When player A tries to use "Veteran"
      Then that is refused
      When player A uses "Cheer"
      Then "A main" has 5000 AP

    Scenario Outline: A Use skill for level 3 can be used while its player's Main Character is at level <level>
      Given player A has the active Support Character "Veteran" (probe "use-level-3-ap")
      And player A's Main Character is at level <level>
      When player A uses "Veteran"
      Then "Veteran" has 3000 AP

      Examples:
        | level |
        | 3     |
        | 4     |

    Scenario: An event card for level 3 cannot be used at level 2, but can be used at level 3
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

    Scenario: A [Start] skill for level 3 does not work at level 2, but works at level 3
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

    Scenario: A [Start] skill for level 3 works at level 4 as well
      Given player A has the active Support Character "Officer" (probe "start-level-3-attack-draw")
      And player A's Main Character is at level 4
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Officer"
      Then player A's hand holds 1 card

    Scenario: A [Cont] skill for level 3 begins to work when the Main Character reaches level 3
      Given player A has the active Support Character "Banner" (probe "cont-level-3-ap")
      And player A's Main Character is at level 2
      Then "Banner" has 2000 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 3
      And "Banner" has 3000 AP

    Scenario: A [Cont] skill for level 3 stops when the Main Character falls to level 2
      Given player B has the active Support Character "Banner" (probe "cont-level-3-ap")
      And player B has "Old lesson", "New lesson" face down in the level zone
      Then "Banner" has 3000 AP
      When player A attacks "B main" with "A main"
      And player B gives up "Old lesson" from the level zone
      Then player B's Main Character is now at level 2
      And "Banner" has 2000 AP

    Scenario: The level of the opponent's Main Character does not help the turn player use a skill for level 3
      Given player A has the active Support Character "Veteran" (probe "use-level-3-ap")
      And player B has the active Support Character "Rival" (probe "use-level-3-ap")
      And player A's Main Character is at level 2
      And player B's Main Character is at level 3
      When player B uses "Rival"
      And player A tries to use "Veteran"
      Then that is refused
      And "Rival" has 3000 AP
      And "Veteran" has 2000 AP

    Scenario: The level of the turn player's Main Character does not help the opponent use a skill for level 3
      Given player B has the active Support Character "Rival" (probe "use-level-3-ap")
      And player B has "Cheer" (probe "event-main-ap") in the hand
      And player A's Main Character is at level 3
      And player B's Main Character is at level 2
      When player B is asked to use effects
      And player B tries to use "Rival"
      Then that is refused
      When player B uses "Cheer"
      Then "B main" has 4000 AP
