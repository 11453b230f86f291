@OP
Feature: What the texts of odd cards say
  Comparisons, exceptions, ends of a pile, cards that an effect has dealt with, what has happened in the turn, effects outside of
  the field: texts that say with what, of what or until when something is so, each on a card that is played.

  Rule: what sets an effect off, and what it looks back at

    @OP-8-1-3-1 @OP-10-2-13-1
    Scenario: two timings of one effect, which is used once
      Given "Admiral" has this data:
        """
        { "text": "[Once Per Turn] When you take damage or your other Character with 6000 base power or more is K.O.'d, draw 1 card.",
          "abilities": [
            {
              "type": "auto", "oncePerTurn": true,
              "when": {
                "event": "damageDealt", "player": "you", "subject": "any",
                "or": [
                  {"event": "koed", "player": "you", "subject": {"other": true, "stat": {"basePower": {"min": 6000}}}}
                ]
              },
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And player B has the active Character "Admiral"
      And player B has the rested Character "Giant" with 6000 power
      And player B has the rested Character "Cadet" with 1000 power
      And player A has the active Character "Striker" with 9000 power
      And player A has the active Character "Second" with 9000 power
      When player A attacks "Cadet" with "Second"
      Then player B's hand holds 0 cards
      When player A attacks "Giant" with "Striker"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And player B's hand holds 2 cards

    @OP-8-1-3-1
    Scenario: what an Event does, not what a Character does
      Given "Mourner" has this data:
        """
        { "text": "When one of your Characters is K.O.'d by an effect of an Event of your opponent, draw 1 card.",
          "abilities": [
            {
              "type": "auto",
              "when": {
                "event": "koed", "player": "you", "subject": "any",
                "by": {"cause": "effect", "player": "opponent", "source": {"category": "event"}}
              },
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And "Executioner" has this data:
        """
        { "text": "[Activate: Main] K.O. 1 of your opponent's Characters with a cost of 0.",
          "abilities": [
            {
              "type": "activate",
              "effect": [
                {
                  "do": "ko",
                  "target": {
                    "choose": {
                      "from": {"player": "opponent", "zone": ["character"], "stat": {"cost": {"max": 0}}}, "count": 1
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And "First" is a Character of cost 0 with 3000 power
      And player B has the active Character "Mourner"
      And player B has the active Character "First"
      And player B has the active Character "Second" with 3000 power
      And player A has the active Character "Executioner"
      And player A has "Cannonade" (probe "event-ko") in the hand
      When player A activates "Executioner"
      Then "First" is in player B's trash
      And player B's hand holds 0 cards
      When player A plays "Cannonade"
      And player A chooses "Second"
      Then "Second" is in player B's trash
      And player B's hand holds 1 card

    @OP-8-3-3
    Scenario: what has happened in this turn, and not in the turn before
      Given "Avenger" has this data:
        """
        { "text": "[Activate: Main] If a Character of your opponent has been K.O.'d in this turn, draw 1 card.",
          "abilities": [
            {
              "type": "activate",
              "effect": [
                {
                  "do": "if", "condition": {"happened": {"event": "koed", "player": "opponent", "subject": "any"}},
                  "then": [{"do": "draw", "count": 1}]
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Avenger"
      And player B has the rested Character "Prey" with 3000 power
      When player A activates "Avenger"
      Then player A's hand holds 0 cards
      When player A attacks "Prey" with "A leader"
      And player A activates "Avenger"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A activates "Avenger"
      Then player A's hand holds 2 cards

    @OP-8-4-1-1
    Scenario: what has not happened in this turn
      Given "Calm" has this data:
        """
        { "text": "[Activate: Main] If no Character has been K.O.'d in this turn, draw 1 card.",
          "abilities": [
            {
              "type": "activate", "if": {"happened": {"event": "koed", "subject": "any"}, "max": 0},
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And player A has the active Character "Calm"
      And player B has the rested Character "Prey" with 3000 power
      When player A activates "Calm"
      Then player A's hand holds 1 card
      When player A attacks "Prey" with "A leader"
      And player A tries to activate "Calm"
      Then that is refused
      And player A's hand holds 1 card

    @OP-8-1-3-3-2
    Scenario: a permanent effect that looks back begins at once and ends with the turn
      Given "Reciter" has this data:
        """
        { "text": "If you have activated 2 or more Events in this turn, this Character gains +2000 power.",
          "abilities": [
            {
              "type": "permanent",
              "if": {"happened": {"event": "eventActivated", "player": "you", "subject": "any"}, "min": 2},
              "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"self": true}}]
            }
          ]
        }
        """
      And player A has the active Character "Reciter"
      And player A has "Verse" (probe "event-power-this-turn") in the hand
      And player A has "Chorus" (probe "event-power-this-turn") in the hand
      When player A plays "Verse"
      Then "Reciter" has 3000 power
      When player A plays "Chorus"
      Then "Reciter" has 5000 power
      When player A ends the turn
      Then "Reciter" has 3000 power

    @OP-1-3-10 @OP-8-1-3-1
    Scenario: what both players do by an effect is the doing of that effect
      Given "Hoarder" has this data:
        """
        { "text": "When a card is trashed from your hand by an effect of your opponent, draw 2 cards.",
          "abilities": [
            {
              "type": "auto",
              "when": {
                "event": "trashed", "player": "you", "subject": "any", "from": ["hand"],
                "by": {"cause": "effect", "player": "opponent"}
              },
              "effect": [{"do": "draw", "count": 2}]
            }
          ]
        }
        """
      And player B has the active Character "Hoarder"
      And player A has the active Character "Keeper"
      And "Keeper" is a Character of cost 2 with 3000 power
      And player B has "Spare" in the hand
      And player A has "Levy" (probe "event-each-discards-1") and "Rest" in the hand
      When player A plays "Levy"
      Then "Rest" is in player A's trash
      And player B's hand holds 2 cards

  Rule: what it compares

    @OP-8-3-3
    Scenario: the Life of the two players
      Given "Underdog" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] If you have less Life cards than your opponent, draw 1 card.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "if",
                  "condition": {
                    "value": "lifeCards", "of": "you", "max": {"value": "lifeCards", "of": "opponent", "plus": -1}
                  },
                  "then": [{"do": "draw", "count": 1}]
                }
              ]
            }
          ]
        }
        """
      And "Second underdog" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] If you have less Life cards than your opponent, draw 1 card.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "if",
                  "condition": {
                    "value": "lifeCards", "of": "you", "max": {"value": "lifeCards", "of": "opponent", "plus": -1}
                  },
                  "then": [{"do": "draw", "count": 1}]
                }
              ]
            }
          ]
        }
        """
      And player A has "Underdog", "Second underdog" and "Hit" (probe "event-damage-you-1") in the hand
      And player A's Life cards are "Top", "Middle" and "Low"
      When player A plays "Underdog"
      Then player A's hand holds 2 cards
      When player A plays "Hit"
      Then "Top" is in player A's hand
      When player A plays "Second underdog"
      Then player A's hand holds 2 cards

    @OP-8-1-4-1
    Scenario: as many DON!! cards as the opponent has more
      Given "Rival" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Add DON!! cards from your DON!! deck until you have as many on your field as your opponent.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "addDon",
                  "count": {
                    "count": {"player": "opponent", "zone": ["cost", "given"]},
                    "plus": {"count": {"player": "you", "zone": ["cost", "given"]}, "times": -1}
                  }
                }
              ]
            }
          ]
        }
        """
      And player A has 3 active and 0 rested DON!! cards
      And player A has "Rival" in the hand
      When player A plays "Rival"
      Then player A's cost area holds 5 active and 1 rested DON!! cards

  Rule: which cards it means

    @OP-2-4-3 @OP-2-1-2
    Scenario: a type, with one name excepted
      Given "Muster" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Add up to 1 {Navy} card other than [Anchor] from your trash to your hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "move",
                  "target": {
                    "choose": {
                      "from": {"player": "you", "zone": ["trash"], "type": "Navy", "not": {"name": "Anchor"}},
                      "count": 1, "upTo": true
                    }
                  },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And "Anchor" is of the type "Navy"
      And "Sailor" is of the type "Navy"
      And player A has "Anchor", "Sailor" and "Stranger" in the trash
      And player A has "Muster" in the hand
      When player A plays "Muster"
      And player A tries to choose "Anchor"
      Then that is refused
      When player A tries to choose "Stranger"
      Then that is refused
      When player A chooses "Sailor"
      Then "Sailor" is in player A's hand

    @OP-2-7-5 @OP-2-2-6-1
    Scenario: a Character of a cost, or any Stage
      Given "Demolition" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Place 1 of your opponent's Characters with a cost of 2 or less or Stages at the bottom of the owner's deck.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "move",
                  "target": {
                    "choose": {
                      "from": {
                        "player": "opponent", "zone": ["character", "stage"],
                        "any": [{"category": "character", "stat": {"cost": {"max": 2}}}, {"category": "stage"}]
                      },
                      "count": 1
                    }
                  },
                  "to": "deck", "place": "bottom"
                }
              ]
            }
          ]
        }
        """
      And "Dear" is a Character of cost 3 with 3000 power
      And "Cheap" is a Character of cost 2 with 3000 power
      And "Harbor" is a Stage of cost 5
      And player B has the active Character "Dear"
      And player B has the active Character "Cheap"
      And player B has the active Stage "Harbor"
      And player A has "Demolition" in the hand
      When player A plays "Demolition"
      And player A tries to choose "Dear"
      Then that is refused
      When player A chooses "Harbor"
      Then the bottom of player B's deck is "Harbor"

    @OP-8-4-1-1
    Scenario: this card alone, where it was played in this turn
      Given "Arrival" has this data:
        """
        { "text": "[Activate: Main] If this Character was played in this turn, draw 2 cards.",
          "abilities": [
            {
              "type": "activate",
              "if": {
                "count": {"player": "you", "zone": ["character"], "other": false, "playedThisTurn": true}, "min": 1
              },
              "effect": [{"do": "draw", "count": 2}]
            }
          ]
        }
        """
      And "Veteran" has this data:
        """
        { "text": "[Activate: Main] If this Character was played in this turn, draw 2 cards.",
          "abilities": [
            {
              "type": "activate",
              "if": {
                "count": {"player": "you", "zone": ["character"], "other": false, "playedThisTurn": true}, "min": 1
              },
              "effect": [{"do": "draw", "count": 2}]
            }
          ]
        }
        """
      And player A has the active Character "Veteran"
      And player A has "Arrival" in the hand
      When player A plays "Arrival"
      And player A tries to activate "Veteran"
      Then that is refused
      When player A activates "Arrival"
      Then player A's hand holds 2 cards

    @OP-8-4-4
    Scenario: a card with a timing
      Given "Critic" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Return 1 of your opponent's Characters with an [On Play] effect to the owner's hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "move",
                  "target": {
                    "choose": {"from": {"player": "opponent", "zone": ["character"], "has": "played"}, "count": 1}
                  },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Herald" (probe "on-play-draw")
      And player B has the active Character "Widow" (probe "on-ko-draw")
      And player B has the active Character "Watch" (probe "opponent-plays-draw")
      And player A has "Critic" in the hand
      And player B has "Page" in the hand
      When player A plays "Critic"
      Then "Herald" is in player B's hand
      And "Widow" and "Watch" are in player B's Character area

    @OP-2-3-3 @OP-8-3-1
    Scenario: another colour than the card that was returned
      Given "Exchange" has this data:
        """
        { "text": "[Activate: Main] Return 1 of your other Characters to your hand: Play up to 1 Character card from your hand that has no colour in common with it.",
          "abilities": [
            {
              "type": "activate",
              "cost": [
                {
                  "do": "move",
                  "target": {"choose": {"from": {"player": "you", "zone": ["character"], "other": true}, "count": 1}},
                  "to": "hand"
                }
              ],
              "effect": [
                {
                  "do": "play",
                  "target": {
                    "choose": {
                      "from": {
                        "player": "you", "zone": ["hand"], "category": "character",
                        "not": {"shares": {"word": "color", "with": {"chosen": true}}}
                      },
                      "count": 1, "upTo": true
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And "Rose" has the colours "red" and "green"
      And "Leaf" has the colour "green"
      And "Sea" has the colour "blue"
      And player A has the active Character "Exchange"
      And player A has the active Character "Rose" with 3000 power
      And player A has "Leaf" and "Sea" in the hand
      When player A activates "Exchange"
      And player A tries to choose "Rose"
      Then that is refused
      When player A tries to choose "Leaf"
      Then that is refused
      When player A chooses "Sea"
      Then "Sea" is in player A's Character area

    @OP-2-1-3 @OP-8-4-4
    Scenario: the same name as the card chosen
      Given "Twin call" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Choose 1 of your Characters. Add up to 1 card with the same card name from your trash to your hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {"do": "reveal", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}},
                {
                  "do": "move",
                  "target": {
                    "choose": {
                      "from": {"player": "you", "zone": ["trash"], "shares": {"word": "name", "with": {"chosen": true}}},
                      "count": 1, "upTo": true
                    }
                  },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And "Bow" has the card name "Anchor"
      And player A has the active Character "Bow" with 3000 power
      And player A has "Bound" (probe "also-anchor") and "Other" in the trash
      And player A has "Twin call" in the hand
      When player A plays "Twin call"
      And player A tries to choose "Other"
      Then that is refused
      When player A chooses "Bound"
      Then "Bound" is in player A's hand

    @OP-2-4-2 @OP-8-4-4
    Scenario: a type in common with the card chosen
      Given "Twin call" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Choose 1 of your Characters. Add up to 1 card with a type in common from your trash to your hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {"do": "reveal", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}},
                {
                  "do": "move",
                  "target": {
                    "choose": {
                      "from": {"player": "you", "zone": ["trash"], "shares": {"word": "type", "with": {"chosen": true}}},
                      "count": 1, "upTo": true
                    }
                  },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And "Bow" is of the type "Crew"
      And "Mate" is of the type "Harbor/Crew"
      And "Other" is of the type "Harbor Crew"
      And player A has the active Character "Bow" with 3000 power
      And player A has "Mate" and "Other" in the trash
      And player A has "Twin call" in the hand
      When player A plays "Twin call"
      And player A tries to choose "Other"
      Then that is refused
      When player A chooses "Mate"
      Then "Mate" is in player A's hand

    @OP-2-5-4 @OP-8-4-4
    Scenario: an attribute in common with the card chosen
      Given "Twin call" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Choose 1 of your Characters. Add up to 1 card with an attribute in common from your trash to your hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {"do": "reveal", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}},
                {
                  "do": "move",
                  "target": {
                    "choose": {
                      "from": {
                        "player": "you", "zone": ["trash"], "shares": {"word": "attribute", "with": {"chosen": true}}
                      },
                      "count": 1, "upTo": true
                    }
                  },
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And "Bow" has the attribute "Wisdom"
      And "Mate" has the attributes "Slash" and "Wisdom"
      And "Other" has the attribute "Strike"
      And player A has the active Character "Bow" with 3000 power
      And player A has "Mate" and "Other" in the trash
      And player A has "Twin call" in the hand
      When player A plays "Twin call"
      And player A tries to choose "Other"
      Then that is refused
      When player A chooses "Mate"
      Then "Mate" is in player A's hand

    @OP-3-10-2
    Scenario: a Life card from the bottom, where the text says so
      Given "Dredge" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Add the bottom card of your Life cards to your hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {"do": "move", "target": {"all": {"player": "you", "zone": ["life"], "bottom": 1}}, "to": "hand"}
              ]
            }
          ]
        }
        """
      And player A's Life cards are "Top", "Middle" and "Low"
      And player A has "Dredge" in the hand
      When player A plays "Dredge"
      Then "Low" is in player A's hand
      And "Top" and "Middle" are in player A's Life area

    @OP-3-10-2 @OP-8-3-1
    Scenario: a Life card from the top or the bottom, and none from between, as a cost
      Given "Diver" has this data:
        """
        { "text": "[Activate: Main] Add 1 card from the top or bottom of your Life cards to your hand: This Character gains +2000 power during this turn.",
          "abilities": [
            {
              "type": "activate",
              "cost": [
                {
                  "do": "move",
                  "target": {"choose": {"from": {"player": "you", "zone": ["life"], "top": 1, "bottom": 1}, "count": 1}},
                  "to": "hand"
                }
              ],
              "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"self": true}}]
            }
          ]
        }
        """
      And player A's Life cards are "Top", "Middle" and "Low"
      And player A has the active Character "Diver"
      When player A activates "Diver"
      And player A tries to choose "Middle"
      Then that is refused
      When player A chooses "Low"
      Then "Low" is in player A's hand
      And "Diver" has 5000 power

  Rule: the cards that it has dealt with

    @OP-8-3-3
    Scenario: a condition about the card that was revealed
      Given "Wager" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Reveal 1 card from your hand. If it is an Event, draw 2 cards.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {"do": "reveal", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 1}}},
                {
                  "do": "if", "condition": {"count": {"zone": ["hand"], "chosen": true, "category": "event"}, "min": 1},
                  "then": [{"do": "draw", "count": 2}]
                }
              ]
            }
          ]
        }
        """
      And "Second wager" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Reveal 1 card from your hand. If it is an Event, draw 2 cards.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {"do": "reveal", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 1}}},
                {
                  "do": "if", "condition": {"count": {"zone": ["hand"], "chosen": true, "category": "event"}, "min": 1},
                  "then": [{"do": "draw", "count": 2}]
                }
              ]
            }
          ]
        }
        """
      And player A has "Wager", "Second wager", "Deed" (probe "event-ko") and "Person" in the hand
      When player A plays "Wager"
      And player A chooses "Person"
      Then player A's hand holds 3 cards
      When player A plays "Second wager"
      And player A chooses "Deed"
      Then player A's hand holds 4 cards

    @OP-8-1-4-1 @OP-10-2-1-2
    Scenario: the others go, and each that went counts
      Given "Cull" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Your opponent chooses 1 of their Characters. K.O. all others of them. Then, draw 1 card for each Character that was K.O.'d.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "reveal",
                  "target": {
                    "choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1, "by": "opponent"}
                  }
                },
                {"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "chosen": false}}},
                {"do": "draw", "count": {"count": {"player": "opponent", "zone": ["trash"], "category": "character"}}}
              ]
            }
          ]
        }
        """
      And player B has the active Character "Steady" (probe "safe-from-ko")
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      And player A has "Cull" in the hand
      When player A plays "Cull"
      And player B chooses "Two"
      Then "Two" and "Steady" are in player B's Character area
      And "One" is in player B's trash
      And player A's hand holds 1 card

    @OP-8-1-4-1
    Scenario: so much for every 2 cards that were put back
      Given "Burial" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Place any number of cards from your trash at the bottom of your deck. Your Leader gains +1000 power during this turn for every 2 cards placed.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "move",
                  "target": {
                    "choose": {
                      "from": {"player": "you", "zone": ["trash"]},
                      "count": {"count": {"player": "you", "zone": ["trash"]}}, "upTo": true
                    }
                  },
                  "to": "deck", "place": "bottom"
                },
                {
                  "do": "modify", "stat": "power",
                  "by": {"count": {"zone": ["deck"], "chosen": true}, "per": 2, "times": 1000},
                  "target": {"all": {"player": "you", "zone": ["leader"]}}
                }
              ]
            }
          ]
        }
        """
      And player A has "P", "Q", "R" and "S" in the trash
      And player A has "Burial" in the hand
      When player A plays "Burial"
      And player A chooses "P", "Q" and "S"
      And player A arranges "Q", "S" and "P"
      Then the bottom of player A's deck is "Q", "S" and "P"
      And "A leader" has 6000 power

    @OP-8-4-4-1
    Scenario: as many as are counted, and no more
      Given "Broadside" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] K.O. up to as many of your opponent's Characters as there are DON!! cards given to your cards.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "ko",
                  "target": {
                    "choose": {
                      "from": {"player": "opponent", "zone": ["character"]},
                      "count": {"count": {"player": "you", "zone": ["given"]}}, "upTo": true
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And player A's Leader is "Gunner" with 5000 power
      And "Gunner" has been given 2 DON!! cards
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      And player B has the active Character "Three" with 3000 power
      And player A has "Broadside" in the hand
      When player A plays "Broadside"
      And player A tries to choose "One", "Two" and "Three"
      Then that is refused
      When player A chooses "One" and "Three"
      Then "One" and "Three" are in player B's trash
      And "Two" is in player B's Character area

  Rule: what it does at once

    @OP-4-9-2 @OP-8-1-4-2
    Scenario: the base power of two Characters changes places, and what adds is added to it
      Given "Shuffle" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Choose 2 of your Characters. Their base powers are exchanged until the end of your opponent's next turn.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "swap", "stat": "power",
                  "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 2}},
                  "until": "opponentsNextTurn"
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Weak" with 2000 power
      And player A has the active Character "Strong" with 8000 power
      And player A has "Shuffle" and "Cheer" (probe "event-character-1000") in the hand
      When player A plays "Cheer"
      And player A chooses "Weak"
      And player A plays "Shuffle"
      And player A chooses "Weak" and "Strong"
      Then "Weak" has 9000 power
      And "Strong" has 2000 power
      When player A ends the turn
      Then "Weak" has 8000 power
      When player B ends the turn
      Then "Weak" has 2000 power
      And "Strong" has 8000 power

    @OP-4-9-2 @OP-8-1-4-2
    Scenario: so does a base cost, in this turn only; of one Character nothing does
      Given "Barter" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] The base costs of all of your opponent's Characters, if they are 2, are exchanged during this turn.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {"do": "swap", "stat": "cost", "target": {"all": {"player": "opponent", "zone": ["character"]}}}
              ]
            }
          ]
        }
        """
      And "Cheap" is a Character of cost 1 with 3000 power
      And "Dear" is a Character of cost 7 with 3000 power
      And player B has the active Character "Cheap"
      And player B has the active Character "Dear"
      And player A has "Barter" in the hand
      When player A plays "Barter"
      Then "Cheap" has a cost of 7
      And "Dear" has a cost of 1
      When player A ends the turn
      Then "Cheap" has a cost of 1

    @OP-8-1-4-1
    Scenario: it gives a DON!! card of the opponent
      Given "Burden" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Give 1 rested DON!! card of your opponent to 1 of your opponent's Characters.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "giveDon", "count": 1, "player": "opponent", "state": "rested",
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}}
                }
              ]
            }
          ]
        }
        """
      And player B has 1 active and 2 rested DON!! cards
      And player B has the active Character "Mule" with 3000 power
      And player A has "Burden" in the hand
      When player A plays "Burden"
      Then "Mule" has 1 DON!! card under it
      And player B's cost area holds 1 active and 1 rested DON!! cards
      And player A's cost area holds 5 active and 1 rested DON!! cards

  Rule: what goes on for a while, and where

    @OP-2-8-2 @OP-2-7-2
    Scenario: this card costs less in the hand, and not on the field
      Given "Bargain" has this data:
        """
        {
          "cost": 4, "text": "If your opponent has 2 or more Characters, this card in your hand costs 3 less.",
          "abilities": [
            {
              "type": "permanent", "zones": ["hand"],
              "if": {"count": {"player": "opponent", "zone": ["character"]}, "min": 2},
              "effect": [{"do": "modify", "stat": "cost", "by": -3, "target": {"self": true}}]
            }
          ]
        }
        """
      And "Cannonade" is the probe card "event-ko"
      And player B has the active Character "One" with 3000 power
      And player A has 2 active and 0 rested DON!! cards
      And player A has "Bargain" in the hand
      And it is player A's Main Phase
      And "Recruit" is a Character of cost 0 with 1000 power
      And player B has "Recruit" in the hand
      When player A tries to play "Bargain"
      Then that is refused
      When player A ends the turn
      And player B plays "Recruit"
      And player B ends the turn
      Then "Bargain" has a cost of 1
      When player A plays "Bargain"
      Then "Bargain" has a cost of 4

    @OP-2-8-2
    Scenario: a card that works in the trash, and not on the field
      Given "Memory" has this data:
        """
        { "text": "While this card is in your trash, your Leader has +1000 power.",
          "abilities": [
            {
              "type": "permanent", "zones": ["trash"],
              "effect": [
                {"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "zone": ["leader"]}}}
              ]
            }
          ]
        }
        """
      And player B has the rested Character "Memory"
      Then "B leader" has 5000 power
      When player A attacks "Memory" with "A leader"
      Then "Memory" is in player B's trash
      And "B leader" has 6000 power

    @OP-8-1-4-2
    Scenario: the next card of a type costs less, and the one after it does not
      Given "Signal" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] The next {Navy} Character card that you play from your hand in this turn costs 2 less.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "gain", "until": "turn",
                  "orUntil": {"event": "played", "player": "you", "subject": {"type": "Navy"}, "from": ["hand"]},
                  "target": {"all": {"player": "you", "zone": ["leader"]}},
                  "ability": {
                    "type": "permanent",
                    "effect": [
                      {
                        "do": "modify", "stat": "cost", "by": -2,
                        "target": {"all": {"player": "you", "zone": ["hand"], "type": "Navy", "category": "character"}}
                      }
                    ]
                  }
                }
              ]
            }
          ]
        }
        """
      And "First" is a Character of cost 3 with 3000 power
      And "First" is of the type "Navy"
      And "Second" is a Character of cost 3 with 3000 power
      And "Second" is of the type "Navy"
      And "Stranger" is a Character of cost 1 with 3000 power
      And player A has "Signal", "First", "Second" and "Stranger" in the hand
      When player A plays "Signal"
      And player A plays "Stranger"
      Then "First" has a cost of 1
      When player A plays "First"
      Then "Second" has a cost of 3

    @OP-8-1-4-2
    Scenario: what is forbidden to cards to come as well, by an effect that is gained
      Given "Silence" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Your opponent's [On Play] effects are negated until the end of your opponent's next turn.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "gain", "until": "opponentsNextTurn", "target": {"all": {"player": "you", "zone": ["leader"]}},
                  "ability": {
                    "type": "permanent",
                    "effect": [
                      {
                        "do": "negate", "of": {"event": "played"},
                        "target": {"all": {"player": "opponent", "zone": ["character"]}}
                      }
                    ]
                  }
                }
              ]
            }
          ]
        }
        """
      And player B has "Herald" (probe "on-play-draw") in the hand
      And player A has "Silence" in the hand
      When player A plays "Silence"
      And player A ends the turn
      And player B plays "Herald"
      Then "Herald" is in player B's Character area
      And player B's hand holds 1 card

  Rule: what it forbids

    @OP-7-1-4-1-2 @OP-1-3-3
    Scenario: to be K.O.'d in battle by cards of an attribute
      Given "Buoy" has this data:
        """
        { "text": "This Character cannot be K.O.'d in battle by <Slash> cards.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [
                {
                  "do": "forbid", "what": "ko", "by": {"cause": "battle", "source": {"attribute": "Slash"}},
                  "target": {"self": true}
                }
              ]
            }
          ]
        }
        """
      And "Sword" has the attribute "Slash"
      And player B has the rested Character "Buoy"
      And player A has the active Character "Sword" with 6000 power
      And player A has the active Character "Fist" with 6000 power
      When player A attacks "Buoy" with "Sword"
      Then "Buoy" is in player B's Character area
      When player A attacks "Buoy" with "Fist"
      Then "Buoy" is in player B's trash

    @OP-8-1-3-4-4
    Scenario: something else happens where it is the effect of a Character
      Given "Decoy" has this data:
        """
        { "text": "If this Character would be K.O.'d by an effect of a Character of your opponent, rest it instead.",
          "abilities": [
            {
              "type": "instead",
              "when": {
                "event": "koed", "by": {"cause": "effect", "player": "opponent", "source": {"category": "character"}}
              },
              "effect": [{"do": "setState", "state": "rested", "target": {"self": true}}]
            }
          ]
        }
        """
      And "Executioner" has this data:
        """
        { "text": "[Activate: Main] Trash this Character: K.O. all of your opponent's Characters.",
          "abilities": [
            {
              "type": "activate", "cost": [{"do": "move", "target": {"self": true}, "to": "trash"}],
              "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"]}}}]
            }
          ]
        }
        """
      And player B has the active Character "Decoy"
      And player A has the active Character "Executioner"
      And player A has "Cannonade" (probe "event-ko") in the hand
      When player A activates "Executioner"
      Then "Executioner" is in player A's trash
      And "Decoy" is rested
      When player A plays "Cannonade"
      Then "Decoy" is in player B's trash

    @OP-4-7-2 @OP-10-1-5-3 @reading
    Scenario: to play a card from wherever it is, in no area as well
      Given "Embargo" has this data:
        """
        { "text": "Your opponent cannot play Character cards with a base cost of 3 or more.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [
                {
                  "do": "forbid", "what": "play",
                  "target": {
                    "all": {
                      "player": "opponent", "zone": ["hand", "deck", "trash", "life", "resolving"],
                      "category": "character", "stat": {"baseCost": {"min": 3}}
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And "Stowaway" has this data:
        """
        {
          "cost": 3,
          "text": "[Trigger] Play this card.",
          "abilities": [{"type": "trigger", "effect": [{"do": "play", "target": {"self": true}}]}]
        }
        """
      And "Cabin boy" has this data:
        """
        { "text": "[Trigger] Play this card.",
          "abilities": [{"type": "trigger", "effect": [{"do": "play", "target": {"self": true}}]}]
        }
        """
      And player A has the active Character "Embargo"
      And player A has the active Character "Striker" with 6000 power
      And player B's Life cards are "Stowaway", "Cabin boy" and "Last"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Stowaway" is in player B's trash
      When player A attacks "B leader" with "Striker"
      And player B activates the Trigger
      Then "Cabin boy" is in player B's Character area

    @OP-1-3-1
    Scenario: to attack with it without paying for it
      Given "Toll" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Until the end of your opponent's next turn, 1 of your opponent's Characters cannot attack unless your opponent trashes 2 cards from their hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "require", "of": {"action": "attack"}, "cost": [{"do": "discard", "count": 2}],
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}},
                  "until": "opponentsNextTurn"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Raider" with 6000 power
      And player B has "Coin" and "Ring" in the hand
      And player B has "Pearl" on top of the deck
      And player A has "Toll" in the hand
      When player A plays "Toll"
      And player A ends the turn
      And player B attacks "A leader" with "Raider"
      And player B chooses "Coin" and "Pearl"
      Then "Coin" and "Pearl" are in player B's trash
      And player A's Life area holds 2 cards

    @OP-1-3-1
    Scenario: who cannot pay for an attack does not attack with that card, and attacks with another
      Given "Toll" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Until the end of your opponent's next turn, 1 of your opponent's Characters cannot attack unless your opponent trashes 2 cards from their hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "require", "of": {"action": "attack"}, "cost": [{"do": "discard", "count": 2}],
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}},
                  "until": "opponentsNextTurn"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Raider" with 6000 power
      And player A has "Toll" in the hand
      When player A plays "Toll"
      And player A ends the turn
      And player B tries to attack "A leader" with "Raider"
      Then that is refused
      When player B attacks "A leader" with "B leader"
      Then player B's hand holds 1 card
      And player A's Life area holds 2 cards
