@LN
Feature: 2-2. Auto effects

  @LN-2-2
  Rule: 2-2 An Auto skill is carried out by itself when its condition comes true

    Scenario: A [Start] skill happens without anyone asking for it
      Given player A has the active Support Character "Scout" (probe "start-attack-draw")
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Scout"
      Then player A's hand holds 1 card

    Scenario: A player cannot skip their own [Start] skill, even if it only harms them
      Given player A has the active Support Character "Zealot" (probe "start-attack-discard-hand")
      And player A has "Keepsake", "Souvenir" in the hand
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Zealot"
      Then "Keepsake" and "Souvenir" are in player A's discard pile

    Scenario: A [Start] skill does nothing until its condition comes true
      Given player A has the active Support Character "Scout" (probe "start-attack-draw")
      And player A has the active Support Character "Comrade" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Quarry" with 1000 AP
      When player A attacks "Prey" with "Comrade"
      Then "Prey" is in player B's discard pile
      And player A's hand holds 0 cards
      When player A attacks "Quarry" with "Scout"
      Then player A's hand holds 1 card

    Scenario: A [Start] skill works only if every part of its condition holds
      Given player A has the active Support Character "Miser" (probe "start-attack-draw-with-empty-hand")
      And player A has the active Support Character "Hoarder" (probe "start-attack-draw-with-empty-hand")
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Quarry" with 1000 AP
      When player A attacks "Prey" with "Miser"
      Then player A's hand holds 1 card
      When player A attacks "Quarry" with "Hoarder"
      Then "Quarry" is in player B's discard pile
      And player A's hand holds 1 card

    Scenario: A [Start] skill also works for the player whose turn it is not
      Given player B has the active Support Character "Lookout" (probe "start-any-attack-draw")
      When player A attacks "B main" with "A main"
      Then player B's hand holds 1 card

    Scenario: A [Start] skill also triggers on a draw that another skill makes after its player has made a choice
      Given "Scout" has this data:
        """
        {"category": "character", "turnCost": 3, "ap": 2000,
          "abilities": [{"type": "start", "when": {"event": "attackDeclared"}, "effect": [{"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 1}}, "to": "deck", "place": "bottom", "face": "down"}, {"do": "draw", "count": 1}]}]}
        """
      And player A has the active Support Character "Scout"
      And player A has the active Support Character "Tidy" (probe "start-draw-return")
      And player A has "First" and "Second" in the hand
      And player A has "Top" on top of the deck
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Scout"
      And player A chooses "First"
      And player A chooses "Top"
      Then player A's hand holds exactly "Second"

    Scenario: A Main Character's [Start] skill works like a Support's
      Given player A's Main Character is "Captain" (probe "start-attack-draw")
      When player A attacks "B main" with "Captain"
      Then player A's hand holds 1 card

    @reading
    Scenario Outline: When both players have skills waiting, those of the turn player, here player <turn player>, come first
      Given it is player <turn player>'s Battle Phase
      And player <turn player> has the active Support Character "Raider" (probe "start-attack-opponent-discards-hand")
      And player <other player> has the active Support Character "Lookout" (probe "start-any-attack-draw")
      And player <other player> has "Keepsake" in the hand
      And player <other player> has "Fresh" on top of the deck
      And player <other player> has the resting Support Character "Prey" with 1000 AP
      When player <turn player> attacks "Prey" with "Raider"
      Then player <other player>'s hand holds exactly "Fresh"

      Examples:
        | turn player | other player |
        | A           | B            |
        | B           | A            |

    @reading
    Scenario: A player may carry out the second of two waiting skills of one card first
      Given "Twofold" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 2000,
          "text": "[Start] When this attacks, draw 1 card. [Start] When this attacks, discard 1 card.",
          "abilities": [
            { "type": "start", "when": { "event": "attackDeclared" }, "effect": [{ "do": "draw", "count": 1 }] },
            { "type": "start", "when": { "event": "attackDeclared" }, "effect": [{ "do": "discard", "count": 1 }] }
          ]
        }
        """
      And player A has the active Support Character "Twofold"
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Twofold"
      And player A lets ability 2 of "Twofold" come first
      Then "Keepsake" is in player A's discard pile
      And player A's hand holds exactly "Fresh"

    @reading
    Scenario Outline: A player with several skills waiting chooses their order, here <first> first
      Given player A has the active Support Character "Zealot" (probe "start-attack-discard-hand")
      And player A has the active Support Character "Lookout" (probe "start-any-attack-draw")
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Zealot"
      And player A is asked to say which comes first
      Then "Zealot" is resting
      And "Keepsake" is in player A's hand
      When player A lets "<first>"'s ability come first
      Then "Keepsake" is in player A's discard pile
      And "Fresh" is in player A's <place>

      Examples:
        | first   | place        |
        | Zealot  | hand         |
        | Lookout | discard pile |

  @LN-2-2-2
  Rule: 2-2-2 A [Cont] skill works exactly as long as its conditions are met

    Scenario: A [Cont] skill begins to work at the moment its condition comes true
      Given player A has the active Support Character "Loner" (probe "cont-alone-ap")
      And player A has the active Support Character "Friend" with 1000 AP
      And player B has the resting Support Character "Wall" with 5000 AP
      When player A attacks "Wall" with "Friend"
      Then "Friend" is in player A's discard pile
      And "Loner" has 3000 AP

    Scenario: A [Cont] skill stops at the moment its condition fails
      Given player A has the active Support Character "Loner" (probe "cont-alone-ap")
      And player A has "Recruit" in the hand
      Then "Loner" has 3000 AP
      When player A plays "Recruit"
      Then "Loner" has 2000 AP

    Scenario: A [Cont] skill that has stopped works again when its condition is met again
      Given player A has the active Support Character "Loner" (probe "cont-alone-ap")
      And "Recruit" is a character of turn cost 3 with 1000 AP
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Loner" has 2000 AP
      When player A ends the turn
      And player B attacks "A main" with "B main"
      And player B ends the turn
      And player A attacks "B main" with "Recruit"
      Then "Recruit" is in player A's discard pile
      And "Loner" has 3000 AP

    Scenario: A [Cont] skill works in the opponent's turn as well
      Given player B has the active Support Character "Loner" (probe "cont-alone-ap")
      And player B has the resting Support Character "Friend" with 1000 AP
      And player A has the active Support Character "Striker" with 3000 AP
      When player A attacks "Friend" with "Striker"
      Then "Friend" is in player B's discard pile
      And "Loner" has 3000 AP

    Scenario: A [Cont] skill counts in battle without being used
      Given player B has the resting Support Character "Loner" (probe "cont-alone-ap")
      And player A has the active Support Character "Striker" with 2500 AP
      When player A attacks "Loner" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Loner" is in player B's support zone

    Scenario: A [Cont] skill counts in a battle if the attack itself meets its condition
      Given player A has the active Support Character "Sleeper" (probe "cont-resting-ap")
      And player B has the resting Support Character "Guard" with 2500 AP
      When player A attacks "Guard" with "Sleeper"
      Then "Guard" is in player B's discard pile
      And "Sleeper" has 3000 AP

    Scenario: A [Cont] skill that raises resting characters begins when one rests and ends when it becomes active
      Given "Ally" is a character of turn cost 3 with 1500 AP
      And player A has the active Support Character "Sleeper" (probe "cont-resting-ap")
      And player A has the active Support Character "Ally"
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Ally"
      Then "Ally" has 2500 AP
      And "Sleeper" has 2000 AP
      When player A ends the turn
      And player B ends the turn
      Then "Ally" has 1500 AP

    @reading
    Scenario: A [Cont] skill does not work while its card is in the level zone, only while it is a Support
      Given "Ally" is a character of turn cost 3 with 1500 AP
      And player A has "Dreamer" (probe "cont-resting-ap") face up in the level zone
      And player A has "Sleeper" (probe "cont-resting-ap") in the hand
      And player A has the resting Support Character "Ally"
      Then "Ally" has 1500 AP
      When player A plays "Sleeper"
      Then "Ally" has 2500 AP

    Scenario: A Main Character's [Cont] skill also begins when its condition comes true
      Given player B's Main Character is "Hermit" (probe "cont-alone-ap")
      And player B has the resting Support Character "Friend" with 1000 AP
      And player A has the active Support Character "Striker" with 3000 AP
      When player A attacks "Friend" with "Striker"
      Then "Friend" is in player B's discard pile
      And "Hermit" has 3000 AP

    Scenario: A [Cont] skill that raises AP works in the opponent's turn and stops when its card leaves the field
      Given it is player B's Battle Phase
      And player A has the resting Support Character "Patron" (probe "others-1000")
      And player A has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Striker" with 2000 AP
      Then "Guard" has 3000 AP
      When player B attacks "Patron" with "Striker"
      Then "Patron" is in player A's discard pile
      And "Guard" has 2000 AP

    Scenario Outline: A [Cont] skill that imposes <what> works in the opponent's turn and stops when its card leaves the field
      Given it is player B's Battle Phase
      And player A has the resting Support Character "Patron" (probe "<probe>")
      And player A has the active Support Character "Guard" (probe "use-in-battle-draw")
      And player A's Main Character is "Captain" (probe "use-in-battle-ap")
      And player B has the active Support Character "Striker" with 2000 AP
      And player B has the active Support Character "Second striker" with 2000 AP
      And player A has the resting Support Character "Prey" with 9000 AP
      When player B attacks "Patron" with "Striker"
      And player A tries to use "Guard"
      Then that is refused
      When player A uses "Captain"
      And player B attacks "Prey" with "Second striker"
      And player A uses "Guard"
      Then player A's hand holds 1 card

      Examples:
        | what          | probe         |
        | a prohibition | others-unused |

      @LN-2-3
      Examples:
        | what       | probe          |
        | a negation | others-negated |

    @LN-2-3
    Scenario: A skill that a [Cont] skill gives to other Supports can be used in the opponent's turn
      Given it is player B's Battle Phase
      And player A has the resting Support Character "Patron" (probe "others-battle-draw")
      And player A has the active Support Character "Guard" with 2000 AP
      And player B has the active Support Character "Striker" with 2000 AP
      And player A has the resting Support Character "Prey" with 9000 AP
      When player B attacks "Prey" with "Striker"
      And player A uses "Guard"
      Then player A's hand holds 1 card

    @LN-2-3
    Scenario: A skill that a [Cont] skill gives is lost when its card leaves the field, even if it was never used
      Given it is player B's Battle Phase
      And player A has the resting Support Character "Patron" (probe "others-battle-draw")
      And player A has the resting Support Character "Banner" (probe "others-1000")
      And player A has the active Support Character "Guard" with 2000 AP
      And player A's Main Character is "Captain" (probe "use-in-battle-ap")
      And player B has the active Support Character "Striker" with 2000 AP
      And player B has the active Support Character "Second striker" with 2000 AP
      And player A has the resting Support Character "Prey" with 9000 AP
      When player B attacks "Patron" with "Striker"
      And player B attacks "Prey" with "Second striker"
      And player A tries to use "Guard"
      Then that is refused
      When player A uses "Captain"
      Then "Captain" has 3000 AP
      And "Guard" has 3000 AP

    Scenario: A character that is turned face down loses its [Cont] skill
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
                  "target": { "all": { "player": "you", "zone": ["support"], "name": "others-1000" } },
                  "face": "down"
                }
              ]
            }
          ]
        }
        """
      And player A has "Hide" in the hand
      And player A has the active Support Character "Banner" (probe "others-1000")
      And player A has the active Support Character "Squire" with 1000 AP
      Then "Squire" has 2000 AP
      When player A uses "Hide"
      Then "Squire" has 1000 AP

  @LN-2-2-4
  Rule: 2-2-4 A [Start] skill is carried out once each time its event happens

    Scenario: A [Start] skill happens once for one attack
      Given player A has the active Support Character "Scout" (probe "start-attack-draw")
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Scout"
      Then player A's hand holds 1 card
      When player A ends the turn
      Then player A's hand holds 1 card

    Scenario: A [Start] skill happens again when its event happens a second time in the same turn
      Given player A has the active Support Character "Lookout" (probe "start-any-attack-draw")
      And player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then player A's hand holds 1 card
      When player A attacks "B main" with "A main"
      Then player A's hand holds 2 cards

    Scenario: A [Start] skill for any attack happens for the attacks of both players
      Given player B has the resting Support Character "Lookout" (probe "start-any-attack-draw")
      When player A attacks "B main" with "A main"
      Then player B's hand holds 1 card
      When player A ends the turn
      And player B attacks "A main" with "B main"
      Then player B's hand holds 3 cards

    Scenario: A [Start] skill for attacking does not happen when its card is attacked
      Given it is player B's Battle Phase
      And player A has the resting Support Character "Scout" (probe "start-attack-draw")
      And player B has the active Support Character "Weakling" with 1000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player B attacks "Scout" with "Weakling"
      Then "Weakling" is in player B's discard pile
      And player A's hand holds 0 cards
      When player B ends the turn
      And player A attacks "Prey" with "Scout"
      Then player A's hand holds 2 cards

    Scenario: A [Start] skill is carried out at once, in time for the battle that triggered it
      Given player A has the active Support Character "Charger" (probe "start-attack-ap")
      And player B has the resting Support Character "Guard" with 2500 AP
      When player A attacks "Guard" with "Charger"
      Then "Guard" is in player B's discard pile

    Scenario: A [Start] skill's boost until the end of the turn is gone in the next turn
      Given player A has the active Support Character "Charger" (probe "start-attack-ap")
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Charger"
      Then "Charger" has 3000 AP
      When player A ends the turn
      Then "Charger" has 2000 AP

    Scenario: A card's [Start] skill for being discarded works when that card itself is discarded
      Given player A has the active Support Character "Martyr" (probe "start-discarded-draw")
      And player B has the resting Support Character "Wall" with 5000 AP
      When player A attacks "Wall" with "Martyr"
      Then "Martyr" is in player A's discard pile
      And player A's hand holds 1 card

    @reading
    Scenario Outline: A skill's condition is checked when the skill is carried out, here with <first>'s skill first
      Given player A has the active Support Character "Miser" (probe "start-attack-draw-with-empty-hand")
      And player A has the active Support Character "Lookout" (probe "start-any-attack-draw")
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Miser"
      And player A lets "<first>"'s ability come first
      Then "Prey" is in player B's discard pile
      And player A's hand holds <cards>

      Examples:
        | first   | cards   |
        | Miser   | 2 cards |
        | Lookout | 1 card  |

    Scenario: Two cards lost in battle at the same moment both carry out their [Start] skills
      Given player A has the active Support Character "Martyr" (probe "start-discarded-draw")
      And player B has the resting Support Character "Saint" (probe "start-discarded-draw")
      When player A attacks "Saint" with "Martyr"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    @reading
    Scenario: A waiting skill does not boost its own card once that card has left the field and come back
      Given "Blink" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 2000,
          "abilities": [
            {
              "type": "start", "when": { "event": "attackDeclared", "subject": "any" },
              "effect": [
                {
                  "do": "move",
                  "target": { "all": { "player": "you", "zone": ["support"], "name": "start-attack-ap" } },
                  "to": "hand"
                },
                {
                  "do": "move",
                  "target": { "all": { "player": "you", "zone": ["hand"], "name": "start-attack-ap" } },
                  "to": "support"
                },
                { "do": "draw", "count": 1 }
              ]
            }
          ]
        }
        """
      And player A has the active Support Character "Charger" (probe "start-attack-ap")
      And player A has the active Support Character "Blink"
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Charger"
      And player A lets "Blink"'s ability come first
      Then player A's hand holds 1 card
      And "Charger" is active
      And "Charger" has 2000 AP

    Scenario: A character lost in battle still counts as a character in battle for skills that trigger on its loss
      Given "Watcher" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "start",
              "when": { "event": "discarded", "subject": { "player": "opponent", "inBattle": true } },
              "effect": [{ "do": "draw", "count": 1 }]
            }
          ]
        }
        """
      And player A has the active Support Character "Watcher"
      And player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And player A's hand holds 1 card

    Scenario: A skill that triggers on a lost character uses the turn cost that the character had on the field
      Given "Watcher" has this data:
        """
        { "category": "character",
          "turnCost": 3, "ap": 1000,
          "abilities": [
            {
              "type": "cont",
              "effect": [
                {
                  "do": "modify", "stat": "turnCost", "by": 3,
                  "target": { "all": { "player": "opponent", "zone": ["support"] } }
                }
              ]
            },
            {
              "type": "start",
              "when": {
                "event": "discarded", "subject": { "player": "opponent", "stat": { "turnCost": { "min": 4 } } }
              },
              "effect": [{ "do": "draw", "count": 1 }]
            }
          ]
        }
        """
      And player A has the active Support Character "Watcher"
      And player A has the active Support Character "Striker" with 3000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And player A's hand holds 1 card
