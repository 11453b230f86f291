@OP
Feature: What the texts of cards say
  Can the ability language say what a card says? Every timing, condition, cost, number, action, prohibition and replacement
  that no clause of the rulebook is about by itself is on a card here, and the card is played: what it does is what it says.

  Rule: what sets an effect off

    @OP-8-1-3-1
    Scenario: the damage that the attack of this very card has dealt
      Given "Raider" has this data:
        """
        {
          "power": 6000,
          "text": "When this Character's attack deals damage to your opponent's Leader, draw 1 card.",
          "abilities": [
            {
              "type": "auto",
              "when": {
                "event": "damageDealt", "player": "opponent", "subject": "any",
                "by": {"cause": "battle", "self": true}
              },
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And player A has the active Character "Raider"
      And player A has the active Character "Fellow" with 6000 power
      When player A attacks "B leader" with "Fellow"
      Then player B's Life area holds 2 cards
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "Raider"
      Then player B's Life area holds 1 card
      And player A's hand holds 1 card

    @OP-8-1-3-1 @OP-10-1-5-1
    Scenario: a [Trigger] that the opponent activates, not a Life card as such
      Given "Herald" has this data:
        """
        { "text": "When your opponent activates a [Trigger], draw 2 cards.",
          "abilities": [
            {
              "type": "auto", "when": {"event": "triggerActivated", "player": "opponent", "subject": "any"},
              "effect": [{"do": "draw", "count": 2}]
            }
          ]
        }
        """
      And player B's Life cards are "Plain" and "Snare" (probe "trigger-draw")
      And player A has the active Character "Herald"
      And player A has the active Character "Fellow" with 6000 power
      When player A attacks "B leader" with "Fellow"
      Then "Plain" is in player B's hand
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Snare" is in player B's trash
      And player A's hand holds 2 cards

    @OP-8-1-3-1
    Scenario: a card that an effect trashes from the hand, and none from the deck
      Given "Mourner" has this data:
        """
        { "text": "When a card is trashed from your hand by an effect, draw 1 card.",
          "abilities": [
            {
              "type": "auto",
              "when": {"event": "trashed", "player": "you", "subject": "any", "from": ["hand"], "by": {"cause": "effect"}},
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And "Purge" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Trash 1 card from your hand. Trash the top card of your deck.",
          "abilities": [{"type": "main", "effect": [{"do": "discard", "count": 1}, {"do": "mill", "count": 1}]}]
        }
        """
      And player A has the active Character "Mourner"
      And player A has "Purge" and "Spare" in the hand
      When player A plays "Purge"
      Then "Spare" is in player A's trash
      And player A's trash holds 3 cards
      And player A's hand holds 1 card

    @OP-8-1-3-1 @OP-8-4-5 @reading
    Scenario: a card that is added to the own Life cards
      Given "Keeper" has this data:
        """
        { "text": "When a card is added to your Life cards, this Character gains +2000 power during this turn.",
          "abilities": [
            {
              "type": "auto", "when": {"event": "addedToLife", "player": "you", "subject": "any"},
              "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"self": true}}]
            }
          ]
        }
        """
      And player A has the active Character "Keeper"
      And player A has "Shelter" (probe "event-life-up") in the hand
      When player A plays "Shelter"
      Then player A's Life area holds 4 cards
      And "Keeper" has 5000 power

    @OP-8-1-3-1
    Scenario: a DON!! card that is given to this card by its player, and not by an effect
      Given "Vain" has this data:
        """
        { "text": "When you give a DON!! card to this Character in your Main Phase, draw 1 card.",
          "abilities": [
            {
              "type": "auto", "when": {"event": "donGiven", "subject": "self", "by": {"cause": "rule"}},
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And "Present" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Give 1 of your active DON!! cards to 1 of your Characters.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "giveDon", "count": 1,
                  "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Vain"
      And player A has the active Character "Modest"
      And player A has "Present" in the hand
      When player A gives 1 DON!! card to "Modest"
      Then player A's hand holds 1 card
      When player A gives 1 DON!! card to "Vain"
      Then player A's hand holds 2 cards
      When player A plays "Present"
      And player A chooses "Vain"
      Then "Vain" has 2 DON!! cards under it
      And player A's hand holds 1 card

    @OP-8-1-3-1 @OP-8-3-1-6
    Scenario: each DON!! card that goes back to the DON!! deck
      Given "Reaper" has this data:
        """
        { "text": "When one of your DON!! cards is returned to your DON!! deck, draw 1 card.",
          "abilities": [
            {
              "type": "auto", "when": {"event": "donReturned", "player": "you", "subject": "any"},
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And player A has the active Character "Reaper"
      And player A has "Burn" (probe "event-return-don-2") in the hand
      When player A plays "Burn"
      And player A returns "A don 1" and "A don 2" to the DON!! deck
      Then player A's DON deck holds 6 cards
      And player A's hand holds 2 cards

    @OP-8-1-3-1 @OP-3-7-3
    Scenario: a Character that its player plays, and not one that an effect plays
      Given "Recruiter" has this data:
        """
        { "text": "When you play a Character other than by an effect, draw 1 card.",
          "abilities": [
            {
              "type": "auto",
              "when": {"event": "played", "player": "you", "subject": {"category": "character"}, "by": {"cause": "rule"}},
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And player A has the active Character "Recruiter"
      And player A has "Recall" (probe "event-play-from-trash") and "Fresh" in the hand
      And player A has "Old" in the trash
      When player A plays "Recall"
      And player A chooses "Old"
      Then "Old" is in player A's Character area
      And player A's hand holds exactly "Fresh"
      When player A plays "Fresh"
      Then "Fresh" is in player A's Character area
      And player A's hand holds 1 card

  Rule: what an effect asks for

    @OP-8-4-1-1 @OP-8-4-5 @reading
    Scenario Outline: the phase in which it happens
      Given "Scholar" has this data:
        """
        { "text": "When you draw a card <text>, this Character gains +1000 power during this game.",
          "abilities": [
            {
              "type": "auto", "if": <condition>, "when": {"event": "drew", "player": "you", "subject": "any"},
              "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "game"}]
            }
          ]
        }
        """
      And it is player A's Refresh Phase
      And player A has the active Character "Scholar"
      And player A has the active Character "Early" (probe "turn-start-draw")
      And player A has the active Character "Busy" (probe "activate-draw-once")
      And player A has the active Character "Late" (probe "end-your-turn-draw")
      When player A activates "Busy"
      And player A ends the turn
      Then player A's hand holds 4 cards
      And "Scholar" has <power> power

      Examples:
        | condition                  | text                       | power |
        | {"phase": "refresh"}       | in your Refresh Phase      | 4000  |
        | {"phase": "draw"}          | in your Draw Phase         | 4000  |
        | {"phase": "main"}          | in your Main Phase         | 4000  |
        | {"phase": "end"}           | in your End Phase          | 4000  |
        | {"not": {"phase": "draw"}} | outside of your Draw Phase | 6000  |

    @OP-8-3-3
    Scenario Outline: several conditions together, or one that does not hold
      Given "Council" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] If <text>, draw 2 cards. If not, trash 2 cards from the top of your deck.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "if", "condition": <condition>, "then": [{"do": "draw", "count": 2}],
                  "else": [{"do": "mill", "count": 2}]
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Foe"
      And player A has "Council" in the hand
      When player A plays "Council"
      Then player A's hand holds <drawn> cards
      And player A's trash holds <trashed>

      Examples:
        | condition                                                                                                                    | text                                                                     | drawn | trashed |
        | {"all": [{"value": "lifeCards", "of": "you", "max": 3}, {"count": {"player": "opponent", "zone": ["character"]}, "min": 2}]} | you have 3 or less Life cards and your opponent has 2 or more Characters | 0     | 3 cards |
        | {"any": [{"value": "lifeCards", "of": "you", "max": 3}, {"count": {"player": "opponent", "zone": ["character"]}, "min": 2}]} | you have 3 or less Life cards or your opponent has 2 or more Characters  | 2     | 1 card  |
        | {"not": {"count": {"player": "opponent", "zone": ["character"]}, "min": 2}}                                                  | your opponent does not have 2 or more Characters                         | 2     | 1 card  |
        | {"not": {"value": "lifeCards", "of": "you", "max": 3}}                                                                       | you do not have 3 or less Life cards                                     | 0     | 3 cards |

    @OP-8-4-1-1 @OP-8-1-3-2
    Scenario: a condition of the effect itself is looked at before it is activated
      Given "Foreman" has this data:
        """
        { "text": "[Activate: Main] This effect can be activated while you have 2 or more Characters: draw 1 card.",
          "abilities": [
            {
              "type": "activate", "if": {"count": {"player": "you", "zone": ["character"]}, "min": 2},
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And player A has the active Character "Foreman"
      And player A has "Fresh" in the hand
      When player A tries to activate "Foreman"
      Then that is refused
      When player A plays "Fresh"
      Then "Fresh" is in player A's Character area
      When player A activates "Foreman"
      Then player A's hand holds 1 card

    @OP-8-3-2-2 @OP-8-4-1-1
    Scenario: a condition that another effect adds for a turn
      Given "Curfew" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] During this turn, you can only activate the [Activate: Main] effects of your Characters while you have 2 or more Characters. Draw 1 card.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "require", "of": {"type": "activate"},
                  "if": {"count": {"player": "you", "zone": ["character"]}, "min": 2},
                  "target": {"all": {"player": "you", "zone": ["character"]}}, "until": "turn"
                },
                {"do": "draw", "count": 1}
              ]
            }
          ]
        }
        """
      And player A has the active Character "Busy" (probe "activate-draw-once")
      And player A has "Curfew" and "Fresh" in the hand
      When player A plays "Curfew"
      And player A tries to activate "Busy"
      Then that is refused
      When player A plays "Fresh"
      Then "Fresh" is in player A's Character area
      When player A activates "Busy"
      Then player A's hand holds 2 cards

    @OP-8-3-3
    Scenario: a Life card that lies face up
      Given "Watcher" has this data:
        """
        { "text": "[Activate: Main] If you have a face-up Life card, draw 2 cards.",
          "abilities": [
            {
              "type": "activate",
              "effect": [
                {
                  "do": "if", "condition": {"count": {"player": "you", "zone": ["life"], "face": "up"}, "min": 1},
                  "then": [{"do": "draw", "count": 2}]
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Watcher"
      And player A has "Reveal" (probe "event-turn-life-up") in the hand
      When player A activates "Watcher"
      Then player A's hand holds exactly "Reveal"
      When player A plays "Reveal"
      And player A activates "Watcher"
      Then player A's hand holds 2 cards

  Rule: what it costs

    @OP-8-3-1 @OP-8-3-1-4
    Scenario: a [Counter] that its player may pay for
      Given "Parry" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Counter] You may trash 1 card from your hand: Your Leader gains +4000 power during this battle.",
          "abilities": [
            {
              "type": "counter", "may": true, "cost": [{"do": "discard", "count": 1}],
              "effect": [
                {
                  "do": "modify", "stat": "power", "by": 4000,
                  "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "battle"
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has "Parry" and "Spare" in the hand
      When player A attacks "B leader" with "Striker"
      And player B plays "Parry"
      And player B accepts the offer of the effect
      Then "Spare" is in player B's trash
      And player B's Life area holds 3 cards

    @OP-8-3-1-4
    Scenario: the same [Counter] without the payment
      Given "Parry" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Counter] You may trash 1 card from your hand: Your Leader gains +4000 power during this battle.",
          "abilities": [
            {
              "type": "counter", "may": true, "cost": [{"do": "discard", "count": 1}],
              "effect": [
                {
                  "do": "modify", "stat": "power", "by": 4000,
                  "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "battle"
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has "Parry" and "Spare" in the hand
      When player A attacks "B leader" with "Striker"
      And player B plays "Parry"
      Then "Parry" is in player B's trash
      And "Spare" is in player B's hand
      And player B's Life area holds 2 cards

    @OP-8-3-1 @OP-10-1-5-1
    Scenario: a [Trigger] that is paid for
      Given "Ambush" has this data:
        """
        { "text": "[Trigger] Trash 1 card from your hand: Play this card.",
          "abilities": [
            {
              "type": "trigger", "cost": [{"do": "discard", "count": 1}],
              "effect": [{"do": "play", "target": {"self": true}}]
            }
          ]
        }
        """
      And player B's Life cards are "Ambush"
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Spare" is in player B's trash
      And "Ambush" is in player B's Character area

    @OP-8-3-1-3
    Scenario: a [Trigger] that cannot be paid for is not activated
      Given "Ambush" has this data:
        """
        { "text": "[Trigger] Trash 1 card from your hand: Play this card.",
          "abilities": [
            {
              "type": "trigger", "cost": [{"do": "discard", "count": 1}],
              "effect": [{"do": "play", "target": {"self": true}}]
            }
          ]
        }
        """
      And player B's Life cards are "Ambush"
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is refused
      And "Ambush" is in player B's hand

  Rule: which cards it means

    @OP-8-1-4-1
    Scenario Outline: those that have a keyword, or an effect of a kind
      Given "Verdict" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] K.O. all of your opponent's Characters with <text>.",
          "abilities": [
            {
              "type": "main",
              "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "has": <keyword>}}}]
            }
          ]
        }
        """
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Snare" (probe "trigger-draw")
      And player B has the active Character "Plain"
      And player A has "Verdict" in the hand
      When player A plays "Verdict"
      Then player B's Character area holds exactly <left>

      Examples:
        | keyword   | text        | left                |
        | "blocker" | [Blocker]   | "Snare" and "Plain" |
        | "trigger" | a [Trigger] | "Guard" and "Plain" |

    @OP-8-1-4-1
    Scenario Outline: those with at least so much of a number
      Given "Summons" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Rest your opponent's cards with <text>.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "setState", "target": {"all": {"player": "opponent", "stat": {<stat>: <limits>}}},
                  "state": "rested"
                }
              ]
            }
          ]
        }
        """
      And "Big" is a Character of cost 5 with 7000 power
      And "Big" has the Counter value 1000
      And "Small" is a Character of cost 2 with 3000 power
      And player B has the active Character "Big"
      And player B has the active Character "Small"
      And "Big" has been given 2 DON!! cards
      And "Small" has been given 1 DON!! card
      And player A has "Summons" in the hand
      When player A plays "Summons"
      Then "Big" is <big>
      And "Small" is <small>
      And "B leader" is <leader>

      Examples:
        | stat        | limits        | text                               | big    | small  | leader |
        | "basePower" | {"min": 6000} | a base power of 6000 or more       | rested | active | active |
        | "baseCost"  | {"min": 3}    | a base cost of 3 or more           | rested | active | active |
        | "counter"   | {"min": 1000} | a (Symbol) Counter of 1000 or more | rested | active | active |
        | "life"      | {"min": 5}    | a Life of 5 or more                | active | active | rested |
        | "given"     | {"min": 2}    | 2 or more DON!! cards given        | rested | active | active |
        | "given"     | {"max": 1}    | 1 or less DON!! cards given        | active | rested | rested |

    @OP-2-7-5 @OP-8-4-6
    Scenario: those up to a number that is counted then
      Given "Tithe" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] K.O. all of your opponent's Characters with a cost equal to or less than the number of your Characters.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "ko",
                  "target": {
                    "all": {
                      "player": "opponent", "zone": ["character"],
                      "stat": {"cost": {"max": {"count": {"player": "you", "zone": ["character"]}}}}
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And "Cheap" is a Character of cost 2 with 3000 power
      And "Dear" is a Character of cost 3 with 3000 power
      And player A has the active Character "One"
      And player A has the active Character "Two"
      And player B has the active Character "Cheap"
      And player B has the active Character "Dear"
      And player A has "Tithe" in the hand
      When player A plays "Tithe"
      Then "Cheap" is in player B's trash
      And "Dear" is in player B's Character area

    @OP-8-4-4 @OP-8-4-4-1
    Scenario: those that the opponent chooses
      Given "Ransom" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Your opponent chooses 1 of their Characters and returns it to the owner's hand.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "move",
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1, "by": "opponent"}},
                  "to": "hand"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Loved"
      And player B has the active Character "Unloved"
      And player A has "Ransom" in the hand
      When player A plays "Ransom"
      And player B chooses "Unloved"
      Then "Unloved" is in player B's hand
      And "Loved" is in player B's Character area

    @OP-8-4-4-1
    Scenario: Characters whose power together is no more than a number
      Given "Volley" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] K.O. up to 2 of your opponent's Characters with a total power of 6000 or less.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "ko",
                  "target": {
                    "choose": {
                      "from": {"player": "opponent", "zone": ["character"]}, "count": 2, "upTo": true,
                      "total": {"stat": "power", "max": 6000}
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And player A has "Volley" in the hand
      And player B has the active Character "Page" with 2000 power
      And player B has the active Character "Squire" with 4000 power
      And player B has the active Character "Knight" with 5000 power
      And player B has the active Character "Giant" with 7000 power
      When player A plays "Volley"
      And player A tries to choose "Page" and "Knight"
      Then that is refused
      When player A chooses "Page" and "Squire"
      Then player B's Character area holds exactly "Knight" and "Giant"

    @OP-8-4-4-1
    Scenario: a card that is too much by itself cannot be chosen, and of fewer than asked for all are
      Given "Volley" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] K.O. 2 of your opponent's Characters with a total cost of 4 or less.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "ko",
                  "target": {
                    "choose": {
                      "from": {"player": "opponent", "zone": ["character"]}, "count": 2,
                      "total": {"stat": "cost", "max": 4}
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And player A has "Volley" in the hand
      And "Giant" is a Character of cost 5 with 7000 power
      And player B has the active Character "Knight"
      And player B has the active Character "Giant"
      When player A plays "Volley"
      Then player B's Character area holds exactly "Giant"

    @OP-8-4-4-1
    Scenario: cards with different names
      Given "Muster" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Play up to 2 Character cards with different names from your trash.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "play",
                  "target": {
                    "choose": {
                      "from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 2, "upTo": true,
                      "differentNames": true
                    }
                  }
                }
              ]
            }
          ]
        }
        """
      And "Twin" has the card name "Sailor"
      And "Other twin" has the card name "Sailor"
      And player A has "Muster" in the hand
      And player A has "Twin", "Other twin" and "Cook" in the trash
      When player A plays "Muster"
      And player A tries to choose "Twin" and "Other twin"
      Then that is refused
      When player A chooses "Other twin" and "Cook"
      Then player A's Character area holds exactly "Other twin" and "Cook"

    @OP-8-3-1-3
    Scenario: a cost of cards with different names is not paid with namesakes
      Given "Broker" has this data:
        """
        { "text": "[Activate: Main] Trash 2 cards with different names from your hand: Draw 1 card.",
          "abilities": [
            {
              "type": "activate",
              "cost": [
                {
                  "do": "move", "to": "trash",
                  "target": {
                    "choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 2, "differentNames": true}
                  }
                }
              ],
              "effect": [{"do": "draw", "count": 1}]
            }
          ]
        }
        """
      And "Twin" has the card name "Sailor"
      And "Other twin" has the card name "Sailor"
      And player A has the active Character "Broker"
      And player A has "Twin" and "Other twin" in the hand
      And player A has "Cook" on top of the deck
      When player A tries to activate "Broker"
      Then that is refused
      And player A's hand holds exactly "Twin" and "Other twin"
      When player A ends the turn
      And player B ends the turn
      And player A activates "Broker"
      And player A chooses "Twin" and "Cook"
      Then player A's trash holds exactly "Twin" and "Cook"

  Rule: how much it does

    @OP-8-1-4-2
    Scenario Outline: as much as base values or given DON!! cards come to
      Given "Foe" has this data:
        """
        {
          "cost": 3, "power": 2000,
          "text": "This Character has +1000 power and costs 2 more.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [
                {"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}},
                {"do": "modify", "stat": "cost", "by": 2, "target": {"self": true}}
              ]
            }
          ]
        }
        """
      And "Envy" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Your Leader gains <text> during this turn.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "modify", "stat": "power",
                  "by": {
                    "value": <stat>, "of": {"all": {"player": "opponent", "zone": ["character"]}},
                    "times": <amount>
                  },
                  "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "turn"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Foe"
      And "Foe" has been given 1 DON!! card
      And player A has "Envy" in the hand
      When player A plays "Envy"
      Then "A leader" has <power> power

      Examples:
        | stat        | amount | text                                                                | power |
        | "basePower" | 1      | the base power of your opponent's Characters as power               | 7000  |
        | "baseCost"  | 1000   | +1000 power for each base cost of your opponent's Characters        | 8000  |
        | "given"     | 1000   | +1000 power for each DON!! card given to your opponent's Characters | 6000  |

    @OP-8-1-3-1 @OP-8-1-4-2
    Scenario: as much as the card of the event had
      Given "Avenger" has this data:
        """
        { "text": "When one of your opponent's Characters is K.O.'d, this Character gains its power during this turn.",
          "abilities": [
            {
              "type": "auto", "when": {"event": "koed", "player": "opponent", "subject": {"category": "character"}},
              "effect": [
                {
                  "do": "modify", "stat": "power", "by": {"value": "power", "of": {"subject": true}},
                  "target": {"self": true}
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Avenger"
      And player B has the active Character "Foe" with 2000 power
      And player A has "Strike" (probe "event-ko") in the hand
      When player A plays "Strike"
      Then "Foe" is in player B's trash
      And "Avenger" has 5000 power

    @OP-8-1-4-1 @OP-8-4-4
    Scenario: as much as the card chosen has, and one more
      Given "Toll" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Rest 1 of your opponent's Characters. Then, trash as many cards from the top of your opponent's deck as its cost, and 1 more.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "setState",
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}},
                  "state": "rested"
                },
                {"do": "mill", "count": {"value": "cost", "of": {"chosen": true}, "plus": 1}, "player": "opponent"}
              ]
            }
          ]
        }
        """
      And "Big" is a Character of cost 5 with 3000 power
      And "Small" is a Character of cost 2 with 3000 power
      And player B has the active Character "Big"
      And player B has the active Character "Small"
      And player A has "Toll" in the hand
      When player A plays "Toll"
      And player A chooses "Small"
      Then "Small" is rested
      And player B's trash holds 3 cards

    @OP-8-1-3-3
    Scenario: so much for every so many cards
      Given "Gravedigger" has this data:
        """
        { "text": "This Character gains +1000 power for every 2 cards in your trash.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [
                {
                  "do": "modify", "stat": "power",
                  "by": {"count": {"player": "you", "zone": ["trash"]}, "per": 2, "times": 1000},
                  "target": {"self": true}
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Gravedigger"
      And player A has "Dig" (probe "event-mill-2") in the hand
      And player A has "Bone" in the trash
      When player A gives 1 DON!! card to "Gravedigger"
      Then "Gravedigger" has 4000 power
      When player A plays "Dig"
      Then player A's trash holds 4 cards
      And "Gravedigger" has 6000 power

    @OP-8-1-4-1
    Scenario: so much for every so much of a value
      Given "Salute" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Draw 1 card for every 2000 power of your Leader.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "draw",
                  "count": {"value": "power", "of": {"all": {"player": "you", "zone": ["leader"]}}, "per": 2000}
                }
              ]
            }
          ]
        }
        """
      And player A has "Salute" in the hand
      When player A gives 1 DON!! card to "A leader"
      And player A plays "Salute"
      Then player A's hand holds 3 cards

    @OP-1-3-5
    Scenario: so much for every so much of a number chosen, and one more
      Given "Wager" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Choose a number up to 5. Trash 1 card from the top of your deck for every 2 of it, and 1 more.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "chooseNumber", "max": 5,
                  "then": [{"do": "mill", "count": {"number": "chosen", "per": 2, "plus": 1}}]
                }
              ]
            }
          ]
        }
        """
      And player A has "Wager" in the hand
      When player A plays "Wager"
      And player A chooses the number 5
      Then player A's trash holds 4 cards

  Rule: what it does at once

    @OP-8-1-4-1
    Scenario: it trashes a card of a hand that the other player has chosen
      Given "Search party" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Choose 1 card from your opponent's hand and trash it.",
          "abilities": [{"type": "main", "effect": [{"do": "discard", "count": 1, "player": "opponent", "by": "you"}]}]
        }
        """
      And player A has "Search party" in the hand
      And player B has "Left" and "Right" in the hand
      When player A plays "Search party"
      And player A chooses "Right"
      Then "Right" is in player B's trash
      And "Left" is in player B's hand

    @OP-8-1-4-1 @OP-3-1-6-1
    Scenario: it takes given DON!! cards away, to the cost area of their player
      Given "Disarm" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Place all DON!! cards given to your opponent's Characters in the owner's cost area rested.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "move", "target": {"all": {"player": "opponent", "zone": ["given"]}}, "to": "cost",
                  "state": "rested"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Foe"
      And "Foe" has been given 2 DON!! cards
      And player A has "Disarm" in the hand
      When player A plays "Disarm"
      Then "Foe" has 0 DON!! cards under it
      And player B's cost area holds 6 active and 2 rested DON!! cards

    @OP-8-1-4-1 @OP-8-4-4
    Scenario: it returns a DON!! card that its player chooses to the DON!! deck of the opponent
      Given "Levy" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Return 1 of your opponent's active DON!! cards to the owner's DON!! deck.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "move",
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["cost"], "state": "active"}, "count": 1}},
                  "to": "donDeck"
                }
              ]
            }
          ]
        }
        """
      And player A has "Levy" in the hand
      And player B has 2 active and 1 rested DON!! cards
      When player A plays "Levy"
      And player A tries to choose "B don 3"
      Then that is refused
      When player A chooses "B don 2"
      Then player B's cost area holds 1 active and 1 rested DON!! cards
      And "B don 2" is in player B's DON deck

    @OP-8-1-4-1
    Scenario Outline: the opponent says which of two things it does
      Given "Ultimatum" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Your opponent chooses one: They trash 1 card from their hand. / You draw 2 cards.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "chooseOne", "by": "opponent",
                  "modes": [[{"do": "discard", "count": 1, "player": "opponent"}], [{"do": "draw", "count": 2}]]
                }
              ]
            }
          ]
        }
        """
      And player A has "Ultimatum" in the hand
      And player B has "Spare" in the hand
      When player A plays "Ultimatum"
      And player B takes choice <choice> of the effect
      Then player A's hand holds <mine> cards
      And player B's hand holds <theirs>

      Examples:
        | choice | mine | theirs  |
        | 1      | 0    | 0 cards |
        | 2      | 2    | 1 card  |

    @OP-8-1-4-1 @OP-8-4-4-1
    Scenario: it does the same thing so many times
      Given "Barrage" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] For each of your Characters, K.O. up to 1 of your opponent's Characters and trash the top card of your deck.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "repeat", "times": {"count": {"player": "you", "zone": ["character"]}},
                  "then": [
                    {
                      "do": "ko",
                      "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1, "upTo": true}}
                    },
                    {"do": "mill", "count": 1}
                  ]
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "One"
      And player A has the active Character "Two"
      And player B has the active Character "First"
      And player B has the active Character "Second"
      And player B has the active Character "Third"
      And player A has "Barrage" in the hand
      When player A plays "Barrage"
      And player A chooses "First"
      And player A chooses "Third"
      Then player B's Character area holds exactly "Second"
      And player A's trash holds 3 cards

    @OP-8-1-4-1 @OP-6-6-1-2 @reading
    Scenario: it does something to the card chosen at the end of the turn
      Given "Loan" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Play 1 Character card from your trash. At the end of this turn, place it at the bottom of your deck.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "play",
                  "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 1}}
                },
                {
                  "do": "later", "at": "endOfTurn", "target": {"chosen": true},
                  "then": [{"do": "move", "target": {"chosen": true}, "to": "deck", "place": "bottom"}]
                }
              ]
            }
          ]
        }
        """
      And player A has "Loan" in the hand
      And player A has "Ghost" and "Old" in the trash
      When player A plays "Loan"
      And player A chooses "Ghost"
      Then "Ghost" is in player A's Character area
      When player A ends the turn
      Then the bottom of player A's deck is "Ghost"
      And "Old" is in player A's trash

    @OP-10-1-5-3
    Scenario Outline: a [Trigger] carries out another effect of its card
      Given "Gift" has this data:
        """
        { "text": "<text> Draw 2 cards. [Trigger] Activate this card's <text> effect.",
          "abilities": [
            {"type": "auto", "when": {"event": <what>}, "effect": [{"do": "draw", "count": 2}]},
            {"type": "trigger", "effect": [{"do": "activateEffect", "of": <of>, "target": {"self": true}}]}
          ]
        }
        """
      And player B's Life cards are "Gift"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Gift" is in player B's trash
      And player B's hand holds 2 cards

      Examples:
        | what     | of       | text      |
        | "played" | "onPlay" | [On Play] |
        | "koed"   | "onKo"   | [On K.O.] |

    @OP-8-1-4-1 @OP-4-4-2
    Scenario: it gives a rested DON!! card
      Given "Hand-me-down" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Give 1 rested DON!! card to your Leader.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "giveDon", "count": 1, "state": "rested",
                  "target": {"all": {"player": "you", "zone": ["leader"]}}
                }
              ]
            }
          ]
        }
        """
      And player A has "Hand-me-down" in the hand
      And player A has 3 active and 1 rested DON!! cards
      When player A plays "Hand-me-down" with the DON!! cards "A don 1"
      Then "A leader" has 1 DON!! card under it
      And "A leader" has 6000 power
      And player A's cost area holds 2 active and 1 rested DON!! cards

    @OP-8-1-4-1 @OP-6-5-5-2
    Scenario: it moves DON!! cards that are given already to another card
      Given "Regroup" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Give 2 of your currently given DON!! cards to 1 of your Characters.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "giveDon", "count": 2, "from": "given",
                  "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}
                }
              ]
            }
          ]
        }
        """
      And player A has the active Character "Ally"
      And player A has the active Character "Donor"
      And player A's Leader is "Chief" with 5000 power
      And "Chief" has been given 2 DON!! cards
      And "Donor" has been given 1 DON!! card
      And player A has "Regroup" in the hand
      When player A plays "Regroup"
      And player A chooses "Ally"
      And player A chooses "A don 1" and "A don 3"
      Then "Ally" has 2 DON!! cards under it
      And "Ally" has 5000 power
      And "Chief" has 1 DON!! card under it
      And "Chief" has 6000 power
      And "Donor" has 3000 power

    @OP-1-2-5
    Scenario Outline: it decides the game for the opponent as well
      Given "Judgement" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] <text>",
          "abilities": [{"type": "main", "effect": [{"do": <effect>, "player": "opponent"}]}]
        }
        """
      And player A has "Judgement" in the hand
      When player A plays "Judgement"
      Then "Judgement" is in player A's trash
      And player <winner> wins the game

      Examples:
        | effect     | text                          | winner |
        | "winGame"  | Your opponent wins the game.  | B      |
        | "loseGame" | Your opponent loses the game. | A      |

  Rule: what goes on for a while

    @OP-8-1-4-2 @OP-6-2-4
    Scenario: a card does not become active in the next Refresh Phase of its player
      Given "Deep sleep" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] 1 of your opponent's rested Characters does not become active in their next Refresh Phase.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "forbid", "what": "refresh",
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"], "state": "rested"}, "count": 1}},
                  "until": "opponentsNextRefresh"
                }
              ]
            }
          ]
        }
        """
      And player B has the rested Character "Sleeper"
      And player B has the rested Character "Waker"
      And player A has "Deep sleep" in the hand
      When player A plays "Deep sleep"
      And player A chooses "Sleeper"
      And player A ends the turn
      Then "Sleeper" is rested
      And "Waker" is active
      When player B ends the turn
      And player A ends the turn
      Then "Sleeper" is active

    @OP-8-1-3-3 @OP-4-9-2
    Scenario: the base power becomes that of another card, and what adds to it is added
      Given "Mimic" has this data:
        """
        { "text": "The base power of this Character becomes the base power of your Leader.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [
                {
                  "do": "modify", "stat": "power",
                  "to": {"value": "basePower", "of": {"all": {"player": "you", "zone": ["leader"]}}}, "base": true,
                  "target": {"self": true}
                }
              ]
            }
          ]
        }
        """
      And player A has "Mimic" in the hand
      And player A's Leader is "Chief" with 7000 power
      When player A plays "Mimic"
      Then "Mimic" has 7000 power
      When player A gives 1 DON!! card to "Mimic"
      Then "Mimic" has 8000 power
      When player A gives 1 DON!! card to "Chief"
      Then "Mimic" has 8000 power

    @OP-10-1-1-1 @OP-3-7-4
    Scenario: a keyword while a condition holds
      Given "Reckless" has this data:
        """
        {
          "power": 6000, "text": "If you have 2 or less Life cards, this Character gains [Rush].",
          "abilities": [{"type": "keyword", "keyword": "rush", "if": {"value": "lifeCards", "of": "you", "max": 2}}]
        }
        """
      And player A has "Reckless" and "Sacrifice" (probe "event-take-life") in the hand
      When player A plays "Reckless"
      And player A tries to attack "B leader" with "Reckless"
      Then that is refused
      When player A plays "Sacrifice"
      And player A attacks "B leader" with "Reckless"
      Then player B's Life area holds 2 cards

    @OP-8-3-2-4
    Scenario: a keyword in the own turn
      Given "Champion" has this data:
        """
        {
          "power": 6000, "text": "[Your Turn] This Character has [Double Attack].",
          "abilities": [{"type": "keyword", "keyword": "doubleAttack", "turn": "your"}]
        }
        """
      And player A has the active Character "Champion"
      When player A attacks "B leader" with "Champion"
      Then player B's Life area holds 1 card

    @OP-8-3-2-5 @OP-8-2-1-2
    Scenario: a keyword in the opponent's turn does not help in the own one
      Given "Sentinel" has this data:
        """
        {
          "power": 6000, "text": "[Opponent's Turn] This Character has [Double Attack].",
          "abilities": [{"type": "keyword", "keyword": "doubleAttack", "turn": "opponent"}]
        }
        """
      And player A has the active Character "Sentinel"
      When player A attacks "B leader" with "Sentinel"
      Then player B's Life area holds 2 cards

    @OP-8-2-1-1 @OP-10-1-4-1
    Scenario: one keyword of a card is negated and its other effects are not
      Given "Guard" has this data:
        """
        { "text": "[Blocker] This Character gains +1000 power.",
          "abilities": [
            {"type": "keyword", "keyword": "blocker"},
            {
              "type": "permanent",
              "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}}]
            }
          ]
        }
        """
      And "Pin" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Negate the [Blocker] of 1 of your opponent's Characters during this turn.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "negate", "of": {"keyword": "blocker"},
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}},
                  "until": "turn"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Guard"
      And player B has the active Character "Wall" (probe "blocker")
      And player A has "Pin" in the hand
      When player A plays "Pin"
      And player A chooses "Guard"
      And player A attacks "B leader" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Wall"
      Then "Wall" is in player B's trash
      And "Guard" has 4000 power

  Rule: what it forbids

    @OP-1-3-3 @OP-8-1-4-2
    Scenario: to attack
      Given "Fetters" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] 1 of your opponent's Characters cannot attack until the end of your opponent's next turn.",
          "abilities": [
            {
              "type": "main",
              "effect": [
                {
                  "do": "forbid", "what": "attack",
                  "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}},
                  "until": "opponentsNextTurn"
                }
              ]
            }
          ]
        }
        """
      And player B has the active Character "Bound" with 6000 power
      And player B has the active Character "Free" with 6000 power
      And player A has "Fetters" in the hand
      When player A plays "Fetters"
      And player A chooses "Bound"
      And player A ends the turn
      And player B tries to attack "A leader" with "Bound"
      Then that is refused
      When player B attacks "A leader" with "Free"
      Then player A's Life area holds 2 cards

    @OP-1-3-3
    Scenario: to attack a Leader
      Given "Duellist" has this data:
        """
        {
          "power": 6000, "text": "This Character cannot attack a Leader.",
          "abilities": [{"type": "permanent", "effect": [{"do": "forbid", "what": "attackLeader", "target": {"self": true}}]}]
        }
        """
      And player A has the active Character "Duellist"
      And player B has the rested Character "Prey"
      When player A tries to attack "B leader" with "Duellist"
      Then that is refused
      When player A attacks "Prey" with "Duellist"
      Then "Prey" is in player B's trash

    @OP-1-3-3
    Scenario: to be attacked
      Given "Envoy" has this data:
        """
        { "text": "This Character cannot be attacked.",
          "abilities": [{"type": "permanent", "effect": [{"do": "forbid", "what": "beAttacked", "target": {"self": true}}]}]
        }
        """
      And player B has the rested Character "Envoy"
      And player B has the rested Character "Prey"
      When player A tries to attack "Envoy" with "A leader"
      Then that is refused
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's trash

    @OP-1-3-3 @OP-8-1-4-2
    Scenario: to block, for some of the cards
      Given "Charger" has this data:
        """
        {
          "power": 6000,
          "text": "[When Attacking] Your opponent cannot activate the [Blocker] of Characters with 3000 power or less during this battle.",
          "abilities": [
            {
              "type": "auto", "when": {"event": "attackDeclared"},
              "effect": [
                {
                  "do": "forbid", "what": "block",
                  "target": {"all": {"player": "opponent", "zone": ["character"], "stat": {"power": {"max": 3000}}}},
                  "until": "battle"
                }
              ]
            }
          ]
        }
        """
      And "Big guard" has this data:
        """
        {
          "power": 5000, "text": "[Blocker]", "abilities": [{"type": "keyword", "keyword": "blocker"}]
        }
        """
      And player A has the active Character "Charger"
      And player B has the active Character "Small guard" (probe "blocker")
      And player B has the active Character "Big guard"
      When player A attacks "B leader" with "Charger"
      And player B tries to block with "Small guard"
      Then that is refused
      When player B blocks with "Big guard"
      Then "Big guard" is in player B's trash
      And player B's Life area holds 3 cards

    @OP-1-3-3
    Scenario: to activate effects
      Given "Warden" has this data:
        """
        { "text": "Your opponent's Characters with a cost of 2 or less cannot activate their effects.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [
                {
                  "do": "forbid", "what": "activateEffect",
                  "target": {"all": {"player": "opponent", "zone": ["character"], "stat": {"cost": {"max": 2}}}}
                }
              ]
            }
          ]
        }
        """
      And "Cheap" has this data:
        """
        { "text": "[Activate: Main] Draw 1 card.",
          "abilities": [{"type": "activate", "effect": [{"do": "draw", "count": 1}]}]
        }
        """
      And "Dear" has this data:
        """
        {
          "cost": 3, "text": "[Activate: Main] Draw 1 card.",
          "abilities": [{"type": "activate", "effect": [{"do": "draw", "count": 1}]}]
        }
        """
      And player B has the active Character "Warden"
      And player A has the active Character "Cheap"
      And player A has the active Character "Dear"
      When player A tries to activate "Cheap"
      Then that is refused
      When player A activates "Dear"
      Then player A's hand holds 1 card

    @OP-1-3-3
    Scenario: to give DON!! cards, for players and effects alike
      Given "Miser" has this data:
        """
        { "text": "DON!! cards cannot be given to your opponent's Characters.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [
                {
                  "do": "forbid", "what": "giveDon",
                  "target": {"all": {"player": "opponent", "zone": ["character"]}}
                }
              ]
            }
          ]
        }
        """
      And "Bounty" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Give 1 active DON!! card to your Leader and to each of your Characters.",
          "abilities": [
            {
              "type": "main",
              "effect": [{"do": "giveDon", "count": 1, "target": {"all": {"player": "you", "zone": ["leader", "character"]}}}]
            }
          ]
        }
        """
      And player B has the active Character "Miser"
      And player A has the active Character "Poor"
      And player A has "Bounty" in the hand
      When player A tries to give a DON!! card to "Poor"
      Then that is refused
      When player A plays "Bounty"
      Then "A leader" has 1 DON!! card under it
      And "Poor" has 0 DON!! cards under it

    @OP-1-3-3
    Scenario: to use the (Symbol) Counter of cards, and nothing else
      Given "Hawk" has this data:
        """
        {
          "power": 6000,
          "text": "Your opponent cannot activate a (Symbol) Counter.",
          "abilities": [
            {
              "type": "permanent",
              "effect": [{"do": "forbid", "what": "counter", "target": {"all": {"player": "opponent", "zone": ["hand"]}}}]
            }
          ]
        }
        """
      And "Shield" has the Counter value 2000
      And player A has the active Character "Hawk"
      And player B has "Shield" and "Rally" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "Hawk"
      And player B tries to use the Counter of "Shield" on "B leader"
      Then that is refused
      When player B plays "Rally"
      Then "Rally" is in player B's trash
      And "Shield" is in player B's hand
      And player B's Life area holds 3 cards

  Rule: what happens instead

    @OP-10-2-13-1 @OP-8-1-3-4-4
    Scenario: once in a turn
      Given "Survivor" has this data:
        """
        { "text": "[Once Per Turn] If this Character would be K.O.'d, trash 1 card from your hand instead.",
          "abilities": [
            {
              "type": "instead", "oncePerTurn": true, "when": {"event": "koed"},
              "effect": [{"do": "discard", "count": 1}]
            }
          ]
        }
        """
      And player B has the active Character "Survivor"
      And player A has "First blow" (probe "event-ko") and "Second blow" (probe "event-ko") in the hand
      And player B has "Spare" and "Kept" in the hand
      When player A plays "First blow"
      And player B chooses "Spare"
      Then "Survivor" is in player B's Character area
      When player A plays "Second blow"
      Then "Survivor" is in player B's trash
      And "Kept" is in player B's hand

    @OP-8-3-2-3 @OP-8-1-3-4-4
    Scenario: while DON!! cards are given to it
      Given "Rich" has this data:
        """
        { "text": "[DON!! x1] If this Character would be K.O.'d, rest it instead.",
          "abilities": [
            {
              "type": "instead", "don": 1, "when": {"event": "koed"},
              "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]
            }
          ]
        }
        """
      And "Needy" has this data:
        """
        { "text": "[DON!! x1] If this Character would be K.O.'d, rest it instead.",
          "abilities": [
            {
              "type": "instead", "don": 1, "when": {"event": "koed"},
              "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]
            }
          ]
        }
        """
      And player B has the active Character "Rich"
      And player B has the active Character "Needy"
      And "Rich" has been given 1 DON!! card
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then "Rich" is in player B's Character area
      And "Rich" is rested
      And "Needy" is in player B's trash

    @OP-8-3-2-5 @OP-8-1-3-4-4
    Scenario: in the opponent's turn
      Given "Mine" has this data:
        """
        { "text": "[Opponent's Turn] If this Character would be K.O.'d, rest it instead.",
          "abilities": [
            {
              "type": "instead", "turn": "opponent", "when": {"event": "koed"},
              "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]
            }
          ]
        }
        """
      And "Theirs" has this data:
        """
        { "text": "[Opponent's Turn] If this Character would be K.O.'d, rest it instead.",
          "abilities": [
            {
              "type": "instead", "turn": "opponent", "when": {"event": "koed"},
              "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]
            }
          ]
        }
        """
      And player A has the active Character "Mine"
      And player B has the active Character "Theirs"
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then "Mine" is in player A's trash
      And "Theirs" is rested

    @OP-8-1-3-4-4 @OP-8-1-3-4-7
    Scenario: to a card that an effect of the opponent would trash from the hand
      Given "Archivist" has this data:
        """
        { "text": "If a card would be trashed from your hand by your opponent's effect, trash the top card of your deck instead.",
          "abilities": [
            {
              "type": "instead",
              "when": {
                "event": "trashed", "player": "you", "subject": "any", "from": ["hand"],
                "by": {"cause": "effect", "player": "opponent"}
              },
              "effect": [{"do": "mill", "count": 1}]
            }
          ]
        }
        """
      And "Pillage" has this data:
        """
        {
          "category": "event", "cost": 1,
          "text": "[Main] Your opponent trashes 1 card from their hand.",
          "abilities": [{"type": "main", "effect": [{"do": "discard", "count": 1, "player": "opponent"}]}]
        }
        """
      And player B has the active Character "Archivist"
      And player A has "Pillage" in the hand
      And player B has "Treasure" in the hand
      And player B has "Chaff" on top of the deck
      When player A plays "Pillage"
      Then "Treasure" is in player B's hand
      And "Chaff" is in player B's trash
