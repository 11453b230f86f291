@OP
Feature: 6-6. End Phase

  @OP-6-6-1-1
  Rule: 6-6-1-1 [End of Your Turn] and [End of Your Opponent's Turn] work in the End Phase

    @OP-10-2-7-1
    Scenario: [End of Your Turn] at the end of the own turn, and not of the other
      Given player A has the active Character "Closer" (probe "end-your-turn-draw")
      When player A ends the turn
      Then player A's hand holds 1 card
      When player B ends the turn
      Then player A's hand holds 2 cards

    @OP-10-2-8-1
    Scenario: [End of Your Opponent's Turn] at the end of the other turn, and not of the own
      Given player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player A ends the turn
      Then player B's hand holds 2 cards
      When player B ends the turn
      Then player B's hand holds 2 cards

    Scenario Outline: on a <category> as well
      Given it is player B's Main Phase
      And player B has "Source" (probe "<category>-end-your-turn-draw") in the <zone>
      When player B ends the turn
      Then player B's hand holds 1 card

      Examples:
        | category | zone        |
        | leader   | Leader area |
        | stage    | Stage area  |

    Scenario: DON!! cards given in the turn are still there for its end
      Given player A has the active Character "Closer" (probe "don-2-end-your-turn-draw")
      When player A gives 2 DON!! cards to "Closer"
      And player A ends the turn
      Then player A's hand holds 1 card
      And "Closer" has 2 DON!! cards under it

    Scenario: it is still the turn of its player
      Given "Sentry" has this data:
        """
        {"category": "character", "power": 4000, "text": "[End of Your Turn] If this Character has 5000 power or more, draw 1 card.",
          "abilities": [{"type": "auto", "when": {"event": "endOfYourTurn"}, "if": {"value": "power", "of": {"self": true}, "min": 5000}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Sentry"
      And "Sentry" has been given 1 DON!! card
      When player A ends the turn
      Then player A's hand holds 1 card
      And "Sentry" has 4000 power

    Scenario: a card that has left the field before does nothing
      Given it is player B's Main Phase
      And player B has "Trick" (probe "event-ko") in the hand
      And player A has the active Character "Closer" (probe "end-your-turn-draw")
      And player A has the active Character "Fellow" (probe "end-your-turn-draw")
      When player B plays "Trick"
      And player B chooses "Closer"
      And player B ends the turn
      And player A ends the turn
      Then "Closer" is in player A's trash
      And player A's hand holds 2 cards

  @OP-6-6-1-1-1
  Rule: 6-6-1-1-1 Each of these effects works once in an End Phase

    Scenario: once, although it could work again
      Given player A has the active Character "Closer" (probe "end-your-turn-draw-if-few")
      When player A ends the turn
      Then player A's hand holds 1 card

    Scenario: the other player's, too
      Given it is player B's Main Phase
      And player A has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: each of two copies once
      Given player A has the active Character "Twin 1" (probe "end-your-turn-draw")
      And player A has the active Character "Twin 2" (probe "end-your-turn-draw")
      When player A lets "Twin 2"'s ability come first
      Then player A's hand holds 2 cards
      And it is now player B's Main Phase

    Scenario: what was declined is not offered again
      Given player A has the active Character "Asker" (probe "end-your-turn-may-draw")
      When player A is asked to accept the offer
      Then it is now player A's End Phase
      When player A declines
      Then player B is the one who decides
      And player A's hand holds 0 cards
      And it is now player B's Main Phase

    Scenario: once in each End Phase
      Given player A has the active Character "Closer" (probe "end-your-turn-draw")
      When player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then player A's hand holds 3 cards

    Scenario: the same effect gained from two cards is two effects
      Given player A has "Lesson" (probe "event-leader-gains-end-your-turn-draw") in the hand
      And player A has "Repetition" (probe "event-leader-gains-end-your-turn-draw") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A plays "Lesson"
      And player A plays "Repetition"
      And player A ends the turn
      Then player A's hand holds exactly "One" and "Two"

  @OP-6-6-1-1-2
  Rule: 6-6-1-1-2 All [End of Your Turn] come before any [End of Your Opponent's Turn]

    Scenario: what the turn player's effect does, the other's finds done
      Given player A has the active Character "Taker" (probe "end-your-turn-opponent-discards")
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw-if-none")
      And player B has "Last" in the hand
      When player A ends the turn
      Then "Last" is in player B's trash
      And player B's hand holds 3 cards

    Scenario: the same in player B's turn, with two of the turn player's
      Given it is player B's Main Phase
      And player B has the active Character "Taker 1" (probe "end-your-turn-opponent-discards")
      And player B has the active Character "Taker 2" (probe "end-your-turn-opponent-discards")
      And player A has the active Character "Night owl" (probe "end-opponents-turn-draw-if-none")
      And player A has "One" and "Two" in the hand
      When player B lets "Taker 1"'s ability come first
      And player A chooses "Two"
      Then player A's trash holds exactly "One" and "Two"
      And player A's hand holds 3 cards

    Scenario: the players do not take turns
      Given player A has the active Character "Taker 1" (probe "end-your-turn-opponent-discards")
      And player A has the active Character "Taker 2" (probe "end-your-turn-opponent-discards")
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      And player B has "One" and "Two" in the hand
      When player A lets "Taker 1"'s ability come first
      And player B chooses "One"
      Then player B's trash holds exactly "One" and "Two"
      And player B's hand holds 2 cards

    @reading @OP-8-6-1-1
    Scenario: what the turn player's effects trigger comes between
      Given player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Fellow" (probe "end-your-turn-draw")
      And player A has "Guest" (probe "on-play-draw") in the hand
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player A lets "Caller"'s ability come first
      Then these events happened in this order:
        | effectActivated | Caller    |
        | effectActivated | Fellow    |
        | effectActivated | Guest     |
        | effectActivated | Night owl |
      And "Guest" is in player A's Character area
      And player A's hand holds 2 cards

    @reading
    Scenario: or comes after both, where it is read so
      Given the reading "what-end-of-your-turn-triggers" is "after"
      And player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Fellow" (probe "end-your-turn-draw")
      And player A has "Guest" (probe "on-play-draw") in the hand
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player A lets "Caller"'s ability come first
      Then these events happened in this order:
        | effectActivated | Caller    |
        | effectActivated | Fellow    |
        | effectActivated | Night owl |
        | effectActivated | Guest     |
      And "Guest" is in player A's Character area
      And player A's hand holds 2 cards

    Scenario: what the other player's effects trigger comes before what was put off
      Given "Killer" has this data:
        """
        { "category": "character", "text": "[End of Your Opponent's Turn] K.O. all of your other Characters.",
          "abilities": [{ "type": "auto", "when": { "event": "endOfOpponentsTurn" },
            "effect": [{ "do": "ko", "target": { "all": { "player": "you", "zone": ["character"], "other": true } } }] }] }
        """
      And player B has the active Character "Killer"
      And player B has the active Character "Ghost" (probe "on-ko-draw")
      And player B has "Top" on top of the deck
      And player A has "Plan" (probe "event-later-opponent-discards") in the hand
      When player A plays "Plan"
      And player A ends the turn
      Then player B's trash holds exactly "Ghost" and "Top"

  @OP-6-6-1-1-3
  Rule: 6-6-1-1-3 The turn player takes several [End of Your Turn] in any order

    # answers: OP02-065#2
    Scenario: the drawing first
      Given player A has the active Character "Drawer" (probe "end-your-turn-draw")
      And player A has the active Character "Burner" (probe "end-your-turn-discard")
      And player A has "Old" in the hand
      And player A has "New" on top of the deck
      When player A lets "Drawer"'s ability come first
      And player A chooses "New"
      Then "New" is in player A's trash
      And player A's hand holds exactly "Old"

    Scenario: the burning first
      Given player A has the active Character "Drawer" (probe "end-your-turn-draw")
      And player A has the active Character "Burner" (probe "end-your-turn-discard")
      And player A has "Old" in the hand
      And player A has "New" on top of the deck
      When player A lets "Burner"'s ability come first
      Then "Old" is in player A's trash
      And player A's hand holds exactly "New"

    Scenario: two on one card
      Given player A has the active Character "Twofold" (probe "end-your-turn-draw-then-discard")
      And player A has "Old" in the hand
      And player A has "New" on top of the deck
      When player A lets ability 2 of "Twofold" come first
      Then "Old" is in player A's trash
      And player A's hand holds exactly "New"

    # answers: OP09-031#1, OP09-037#1
    Scenario Outline: the condition of each is looked at when its turn has come: "<one>" first
      Given it is player B's Main Phase
      And player B has the active Character "Drawer" (probe "end-your-turn-draw")
      And player B has the active Character "Saver" (probe "end-your-turn-draw-if-few")
      And player B has "Old" in the hand
      When player B lets "<one>"'s ability come first
      Then player B's hand holds <count> cards
      And it is now player A's Main Phase

      Examples:
        | one    | count |
        | Drawer | 2     |
        | Saver  | 3     |

    # answers: EB01-022#1, OP04-020#1, OP04-028#1, OP04-034#1
    Scenario: one whose condition comes true through another works, too
      Given player A has the active Character "Burner" (probe "end-your-turn-discard")
      And player A has the active Character "Saver" (probe "end-your-turn-draw-if-few")
      And player A has the active Character "Robber" (probe "end-your-turn-opponent-discards")
      And player A has "One" and "Two" in the hand
      And player B has "Own" in the hand
      When player A lets "Burner"'s ability come first
      And player A chooses "Two"
      And player A lets "Saver"'s ability come first
      Then "Two" is in player A's trash
      And player A's hand holds 2 cards

    @reading
    Scenario: one that comes into play by another of them works in the same End Phase
      Given player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Third" (probe "end-your-turn-draw")
      And player A has "Fellow" (probe "end-your-turn-draw") in the hand
      When player A lets "Caller"'s ability come first
      And player A lets "Third"'s ability come first
      Then "Fellow" is in player A's Character area
      And player A's hand holds 2 cards

    @reading
    Scenario: or is too late for it, where it is read so
      Given the reading "arrival-in-the-end-phase" is "too-late"
      And player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Third" (probe "end-your-turn-draw")
      And player A has "Fellow" (probe "end-your-turn-draw") in the hand
      When player A lets "Caller"'s ability come first
      Then "Fellow" is in player A's Character area
      And player A's hand holds 1 card

  @OP-6-6-1-1-4
  Rule: 6-6-1-1-4 The other player takes several [End of Your Opponent's Turn] in any order

    Scenario: the drawing first
      Given player B has the active Character "Drawer" (probe "end-opponents-turn-draw")
      And player B has the active Character "Burner" (probe "end-opponents-turn-discard")
      And player B has "Old" in the hand
      And player B has "New" on top of the deck
      When player B lets "Drawer"'s ability come first
      And player B chooses "New"
      Then "New" is in player B's trash
      And "Old" is in player B's hand

    Scenario: the burning first
      Given player B has the active Character "Drawer" (probe "end-opponents-turn-draw")
      And player B has the active Character "Burner" (probe "end-opponents-turn-discard")
      And player B has "Old" in the hand
      And player B has "New" on top of the deck
      When player B lets "Burner"'s ability come first
      Then "Old" is in player B's trash
      And "New" is in player B's hand

    Scenario: it is player A who orders them in player B's turn
      Given it is player B's Main Phase
      And player A has the active Character "Drawer" (probe "end-opponents-turn-draw")
      And player A has the active Character "Burner" (probe "end-opponents-turn-discard")
      And player A has "Old" in the hand
      When player A is asked to say which comes first
      Then it is now player B's End Phase
      When player A lets "Burner"'s ability come first
      Then "Old" is in player A's trash
      And it is now player A's Main Phase
      And player A's hand holds 2 cards

  @OP-6-6-1-2
  Rule: 6-6-1-2 Then what was put off until the end of the turn is done and what lasts until then ends: first all of the turn player's, then all of the other's

    Scenario: (1) what the turn player put off until the end of this turn
      Given player A has "Plan" (probe "event-later-draw") and "Late" in the hand
      When player A plays "Plan"
      And player A plays "Late"
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: (1) what was put off until the end of the own turn waits for the own turn
      Given player B has "Plan" (probe "event-later-your-turn-draw") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      And player A ends the turn
      Then player B's hand holds 1 card
      When player B ends the turn
      Then player B's hand holds 2 cards

    Scenario: (1) put off in the own turn until its end
      Given player A has "Plan" (probe "event-later-your-turn-draw") in the hand
      When player A plays "Plan"
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card

    Scenario Outline: (1) it is done where the card whose effect it was is in the <area> by then
      Given "Prophet" has this data:
        """
        {"category": "character", "text": "[Activate: Main] Draw 1 card at the end of this turn.", "abilities": [{"type": "activate", "effect": [{"do": "later", "at": "endOfTurn", "then": [{"do": "draw", "count": 1}]}]}]}
        """
      And player A has the active Character "Prophet"
      And player A has the active Character "Other"
      And player A has "Gone" (probe "<probe>") in the hand
      When player A activates "Prophet"
      And player A plays "Gone"
      And player A chooses "Prophet"
      Then "Prophet" is in player A's <area>
      And player A's hand holds <before>
      When player A ends the turn
      Then player A's hand holds <after>

      Examples:
        | area  | probe        | before  | after   |
        | hand  | event-bounce | 1 card  | 2 cards |
        | trash | event-ko-any | 0 cards | 1 card  |

    Scenario: (2) an extra turn is not the opponent's next turn
      Given "Vow" has this data:
        """
        {"category": "event", "text": "[Main] Your Leader gains +1000 power until the end of your opponent's next turn.", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "opponentsNextTurn", "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}
        """
      And player A has "Vow" and "Again" (probe "event-another-turn") in the hand
      When player A plays "Vow"
      And player A plays "Again"
      And player A ends the turn
      Then it is now player A's Main Phase
      When player A ends the turn
      Then it is now player B's Main Phase
      And "A leader" has 6000 power
      When player B ends the turn
      Then "A leader" has 5000 power

    Scenario: (1) the turn player orders what was put off
      Given player A has "Plan" (probe "event-later-draw"), "Debt" (probe "event-later-discard") and "Old" in the hand
      And player A has "New" on top of the deck
      When player A plays "Plan"
      And player A plays "Debt"
      And player A lets "Debt"'s ability come first
      Then player A's trash holds exactly "Debt", "Old" and "Plan"
      And player A's hand holds exactly "New"

    Scenario: (1) or does the drawing first
      Given player A has "Plan" (probe "event-later-draw"), "Debt" (probe "event-later-discard") and "Old" in the hand
      And player A has "New" on top of the deck
      When player A plays "Debt"
      And player A plays "Plan"
      And player A lets "Plan"'s ability come first
      And player A chooses "New"
      Then player A's hand holds exactly "Old"

    Scenario: (1) it comes after the bracketed keywords, those of the other player included
      Given player A has "Plan" (probe "event-later-opponent-discards") in the hand
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw-if-none")
      And player B has "Last" in the hand
      When player A plays "Plan"
      And player A ends the turn
      Then "Last" is in player B's trash
      And player B's hand holds 1 card

    Scenario Outline: (1) the turn player's power <words> is gone before (2), and lasted until then
      Given player A has the active Character "Weak" with 1000 power
      And player A has "Boost" (probe "<boost>") in the hand
      And player B has "Watch" (probe "event-later-watch-opponent") in the hand
      When player A plays "Boost"
      Then "A leader" has 7000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Watch"
      And player A ends the turn
      Then player B's hand holds 1 card
      And "A leader" has 5000 power

      Examples:
        | words                        | boost                   |
        | until the end of the turn    | event-power-end-of-turn |
        | until the end of the phase   | event-power-end-phase   |

    @reading
    Scenario Outline: (1) what was put off is done before power <words> ends
      Given player A has "Boost" (probe "<boost>") and "Watch" (probe "event-later-watch-own") in the hand
      When player A plays "Boost"
      And player A plays "Watch"
      And player A ends the turn
      Then player A's hand holds 1 card
      And "A leader" has 5000 power

      Examples:
        | words                        | boost                   |
        | until the end of the turn    | event-power-end-of-turn |
        | until the end of the phase   | event-power-end-phase   |

    @reading
    Scenario: (1) or after it has ended, where it is read so
      Given the reading "put-off-or-ending" is "ending"
      And player A has "Boost" (probe "event-power-end-of-turn") in the hand
      And player A has "Watch" (probe "event-later-watch-own") in the hand
      And player A has "Plan" (probe "event-later-draw") in the hand
      When player A plays "Boost"
      And player A plays "Watch"
      And player A plays "Plan"
      And player A lets "Watch"'s ability come first
      Then player A's hand holds 1 card
      And "A leader" has 5000 power

    Scenario: (2) what the other player put off until the end of this turn
      Given player B has "Plan" (probe "event-later-draw") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      Then player B's hand holds 0 cards
      When player A ends the turn
      Then player B's hand holds 2 cards

    Scenario: (2) what was put off until the end of the opponent's turn, in that turn
      Given player B has "Plan" (probe "event-later-opponents-turn-draw") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      And player A ends the turn
      Then player B's hand holds 2 cards

    Scenario: (2) and in the own turn, for the turn that follows
      Given player A has "Plan" (probe "event-later-opponents-turn-draw") in the hand
      When player A plays "Plan"
      And player A ends the turn
      Then player A's hand holds 0 cards
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: (2) the other player orders what that player put off
      Given player B has "Plan" (probe "event-later-draw"), "Debt" (probe "event-later-discard") and "Old" in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      And player B plays "Debt"
      And player B lets "Debt"'s ability come first
      Then player B's trash holds exactly "Debt", "Old" and "Plan"
      And it is now player B's Main Phase

    Scenario: (1) comes before (2)
      Given player A has the active Character "Weak" with 1000 power
      And player A has "Plan" (probe "event-later-opponent-discards") in the hand
      And player B has "Hope" (probe "event-later-draw-if-none") and "Last" in the hand
      When player A attacks "B leader" with "Weak"
      And player B plays "Hope"
      And player A plays "Plan"
      And player A ends the turn
      Then "Last" is in player B's trash
      And player B's hand holds 3 cards

    Scenario Outline: (2) the other player's power <words> is still there for (1), and ends in this turn
      Given player A has the active Character "Weak" with 1000 power
      And player B has "Boost" (probe "<boost>") in the hand
      And player A has "Watch" (probe "event-later-watch-opponent") in the hand
      When player A attacks "B leader" with "Weak"
      And player B plays "Boost"
      And player A plays "Watch"
      Then "B leader" has 7000 power
      And player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card
      And "B leader" has 5000 power

      Examples:
        | words                        | boost                   |
        | until the end of the turn    | event-power-end-of-turn |
        | until the end of the phase   | event-power-end-phase   |

    Scenario: until the end of the opponent's next turn
      Given player A has "Boost" (probe "event-power-opponents-next-turn") in the hand
      When player A plays "Boost"
      And player A ends the turn
      Then "A leader" has 7000 power
      When player B ends the turn
      Then "A leader" has 5000 power

    # answers: OP01-085#1, ST21-015#2
    Scenario: made in the opponent's turn, until the end of that turn
      Given player B has "Boost" (probe "event-power-opponents-next-turn") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Boost"
      Then "B leader" has 7000 power
      When player A ends the turn
      Then "B leader" has 5000 power

    Scenario: what the other player's effects bring about for the turn player ends with this turn, too
      Given player A has the active Character "Martyr" (probe "on-ko-leader-2000-end-of-turn")
      And player B has "Purge" (probe "counter-event-later-ko-opponents") in the hand
      When player A attacks "B leader" with "Martyr"
      And player B plays "Purge"
      And player A ends the turn
      Then it is now player B's Main Phase
      And "Martyr" is in player A's trash
      And "A leader" has 5000 power

    # answers: OP04-026#1, OP04-033#2, EB02-015#1, OP08-074#2
    Scenario: nor is what they put off for the turn player until the end of this turn kept for the next
      Given player A has the active Character "Martyr" (probe "on-ko-later-draw")
      And player B has "Purge" (probe "counter-event-later-ko-opponents") in the hand
      When player A attacks "B leader" with "Martyr"
      And player B plays "Purge"
      And player A ends the turn
      Then it is now player B's Main Phase
      And player A's hand holds 1 card

    Scenario: (1) a number that was chosen before is still the one
      Given "Plan" has this data:
        """
        { "category": "event", "text": "[Main] Choose a number up to 3. At the end of this turn, draw that many cards.",
          "abilities": [{ "type": "main", "effect": [{ "do": "chooseNumber", "max": 3,
            "then": [{ "do": "later", "at": "endOfTurn", "then": [{ "do": "draw", "count": { "number": "chosen" } }] }] }] }] }
        """
      And player A has "Plan" in the hand
      When player A plays "Plan"
      And player A chooses the number 2
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 2 cards

    @reading
    Scenario: (1) where it is read so, what was put off for a certain card is done none the less
      Given the reading "put-off-or-ending" is "ending"
      And "Loan" has this data:
        """
        { "category": "event", "text": "[Main] All of your Characters gain +1000 power until the end of the turn. Trash them at the end of this turn.",
          "abilities": [{ "type": "main", "effect": [
            { "do": "modify", "stat": "power", "by": 1000, "until": "endOfTurn", "target": { "all": { "player": "you", "zone": ["character"] } } },
            { "do": "later", "at": "endOfTurn", "target": { "all": { "player": "you", "zone": ["character"] } },
              "then": [{ "do": "if", "condition": { "value": "power", "of": { "chosen": true }, "max": 1000 },
                "then": [{ "do": "move", "target": { "chosen": true }, "to": "trash" }] }] }] }] }
        """
      And player A has the active Character "Hero" with 1000 power
      And player A has "Loan" in the hand
      When player A plays "Loan"
      Then "Hero" has 2000 power
      When player A ends the turn
      Then "Hero" is in player A's trash

    Scenario: (1) comes before (2) in player B's turn as well
      Given it is player B's Main Phase
      And player B has the active Character "Weak" with 1000 power
      And player B has "Plan" (probe "event-later-opponent-discards") in the hand
      And player A has "Hope" (probe "event-later-draw-if-none") and "Last" in the hand
      When player B attacks "A leader" with "Weak"
      And player A plays "Hope"
      And player B plays "Plan"
      And player B ends the turn
      Then player A's trash holds exactly "Hope" and "Last"
      And player A's hand holds 3 cards

    # answers: OP08-074#1
    Scenario: (1) what is triggered by it comes before (2)
      Given player A has the active Character "Weak" with 1000 power
      And player A has "Purge" (probe "event-later-ko-opponents") in the hand
      And player B has "Hope" (probe "event-later-draw-if-none") in the hand
      And player B has the active Character "Ghost" (probe "on-ko-draw")
      When player A attacks "B leader" with "Weak"
      And player B plays "Hope"
      And player A plays "Purge"
      And player A ends the turn
      Then "Ghost" is in player B's trash
      And player B's hand holds 2 cards

    Scenario: (2) what (1) makes the other player put off belongs to this turn
      Given player B has the active Character "Martyr" (probe "on-ko-later-draw")
      And player A has "Purge" (probe "event-later-ko-opponents") in the hand
      When player A plays "Purge"
      And player A ends the turn
      Then it is now player B's Main Phase
      And player B's hand holds 2 cards

    Scenario: (2) so does what an effect that was put off puts off in turn
      Given player A has the active Character "Weak" with 1000 power
      And player B has "Chain" (probe "counter-event-later-later-draw") in the hand
      When player A attacks "B leader" with "Weak"
      And player B plays "Chain"
      And player A ends the turn
      Then it is now player B's Main Phase
      And player B's hand holds 2 cards

    @OP-6-6-1-3
    Scenario: an extra turn is another turn
      Given "Cheer" has this data:
        """
        {"category": "event", "text": "[Main] Your Leader gains +1000 power during this turn.", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "turn", "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}
        """
      And player A has "Cheer" and "Again" (probe "event-another-turn") in the hand
      When player A plays "Cheer"
      And player A plays "Again"
      Then "A leader" has 6000 power
      When player A ends the turn
      Then it is now player A's Main Phase
      And "A leader" has 5000 power

    Scenario: what lasts until the end of the opponent's next turn ends before what lasts during that turn
      Given player A has "Vow" (probe "event-power-opponents-next-turn") in the hand
      And player B has "Boost" (probe "event-power-this-turn") in the hand
      When player A plays "Vow"
      And player A ends the turn
      And player B plays "Boost"
      And player B ends the turn
      Then these events happened in this order:
        | effectEnded | Vow   |
        | effectEnded | Boost |
      And "Vow" is in player A's trash
      And "A leader" has 5000 power

  @OP-6-6-1-3
  Rule: 6-6-1-3 Last what lasts during this turn ends: first the turn player's, then the other's

    Scenario: the turn player's
      Given player A has "Boost" (probe "event-power-this-turn") in the hand
      When player A plays "Boost"
      Then "A leader" has 7000 power
      When player A ends the turn
      Then "A leader" has 5000 power

    Scenario: the other player's, in the same turn
      Given player B has "Boost" (probe "event-power-this-turn") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Boost"
      Then "B leader" has 7000 power
      When player A ends the turn
      Then "B leader" has 5000 power
      And it is now player B's Main Phase

    @OP-6-6-1-2
    Scenario: it is still there for all that was put off, the other player's included
      Given player A has the active Character "Weak" with 1000 power
      And player A has "Boost" (probe "event-power-this-turn") in the hand
      And player A has "Watch A" (probe "event-later-watch-own") in the hand
      And player B has "Watch B" (probe "event-later-watch-opponent") in the hand
      When player A plays "Boost"
      And player A plays "Watch A"
      And player A attacks "B leader" with "Weak"
      And player B plays "Watch B"
      And player A ends the turn
      Then player A's hand holds 1 card
      And player B's hand holds 2 cards
      And "A leader" has 5000 power

    @OP-6-6-1-2
    Scenario: power until the end of the turn of either player ends before power during this turn of either
      Given player A has the active Character "Weak" with 1000 power
      And player A has "Long A" (probe "event-power-this-turn") in the hand
      And player A has "Short A" (probe "event-power-end-of-turn") in the hand
      And player B has "Long B" (probe "event-power-this-turn") in the hand
      And player B has "Short B" (probe "event-power-end-of-turn") in the hand
      When player A plays "Long A"
      And player A plays "Short A"
      And player A attacks "B leader" with "Weak"
      And player B plays "Long B"
      And player B plays "Short B"
      Then "B leader" has 9000 power
      When player A ends the turn
      Then these events happened in this order:
        | effectEnded | Short A |
        | effectEnded | Short B |
        | effectEnded | Long A  |
        | effectEnded | Long B  |
      And "A leader" and "B leader" are active
      And "A leader" has 5000 power
      And "B leader" has 5000 power

    Scenario: the turn player's ends first, whichever came first
      Given it is player B's Main Phase
      And player B has the active Character "Weak" with 1000 power
      And player A has "Boost A" (probe "event-power-this-turn") in the hand
      And player B has "Boost B" (probe "event-power-this-turn") in the hand
      When player B attacks "A leader" with "Weak"
      And player A plays "Boost A"
      And player B plays "Boost B"
      Then "A leader" has 7000 power
      And "B leader" has 7000 power
      When player B ends the turn
      Then these events happened in this order:
        | effectEnded | Boost B |
        | effectEnded | Boost A |
      And "A leader" has 5000 power
      And "B leader" has 5000 power

    Scenario: what begins in the End Phase ends with this turn, too
      Given "Late" has this data:
        """
        { "category": "event", "text": "[Main] At the end of this turn, your Leader gains +2000 power during this turn.",
          "abilities": [{ "type": "main", "effect": [{ "do": "later", "at": "endOfTurn",
            "then": [{ "do": "modify", "stat": "power", "by": 2000, "target": { "all": { "player": "you", "zone": ["leader"] } }, "until": "turn" }] }] }] }
        """
      And player A has "Late" in the hand
      When player A plays "Late"
      And player A ends the turn
      Then it is now player B's Main Phase
      And "A leader" has 5000 power

  @OP-6-6-1-4
  Rule: 6-6-1-4 Then the other player is the turn player, and the next turn's Refresh Phase comes

    Scenario: one turn after the other
      Given player A has the rested Character "Sleeper"
      And player B has the rested Character "Dozer"
      When player A ends the turn
      Then it is now player B's Main Phase
      And turn 6 of the game has come
      And "Dozer" is active
      And "Sleeper" is rested
      When player B ends the turn
      Then it is now player A's Main Phase
      And turn 7 of the game has come
      And "Sleeper" is active

    Scenario: the End Phase of a position ends its turn as well
      Given it is player B's End Phase
      And player A has the rested Character "Sleeper" with 6000 power
      When player A is asked to act
      Then it is now player A's Main Phase
      And "Sleeper" is active
      And player A's hand holds 1 card
      When player A attacks "B leader" with "Sleeper"
      Then "Sleeper" is rested
      And player B's Life area holds 2 cards
