@OP
Feature: 6-6. End Phase

  @OP-6-6-1-1
  Rule: 6-6-1-1 [End of Your Turn] and [End of Your Opponent's Turn] effects happen in the End Phase

    @OP-10-2-7-1
    Scenario: An [End of Your Turn] effect happens at the end of its player's turn, not the opponent's
      Given player A has the active Character "Closer" (probe "end-your-turn-draw")
      When player A ends the turn
      Then player A's hand holds 1 card
      When player B ends the turn
      Then player A's hand holds 2 cards

    @OP-10-2-8-1
    Scenario: An [End of Your Opponent's Turn] effect happens at the end of the opponent's turn only
      Given player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player A ends the turn
      Then player B's hand holds 2 cards
      When player B ends the turn
      Then player B's hand holds 2 cards

    Scenario Outline: A <category> can have an [End of Your Turn] effect
      Given it is player B's Main Phase
      And player B has "Source" (probe "<category>-end-your-turn-draw") in the <zone>
      When player B ends the turn
      Then player B's hand holds 1 card

      Examples:
        | category | zone        |
        | leader   | Leader area |
        | stage    | Stage area  |

    Scenario: DON!! cards given this turn still count for an [End of Your Turn] effect with [DON!! x2]
      Given player A has the active Character "Closer" (probe "don-2-end-your-turn-draw")
      When player A gives 2 DON!! cards to "Closer"
      And player A ends the turn
      Then player A's hand holds 1 card
      And "Closer" has 2 DON!! cards under it

    Scenario: DON!! cards still add power for an [End of Your Turn] effect, because it is still the turn
      Given "Sentry" has this data:
        """
        {"category": "character", "cost": 2, "power": 4000,
          "abilities": [{"type": "auto", "when": {"event": "endOfYourTurn"}, "if": {"value": "power", "of": {"self": true}, "min": 5000}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Sentry"
      And "Sentry" has been given 1 DON!! card
      When player A ends the turn
      Then player A's hand holds 1 card
      And "Sentry" has 4000 power

    Scenario: A Character that has left the field has no [End of Your Turn] effect any more
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
  Rule: 6-6-1-1-1 Each [End of Your Turn] and [End of Your Opponent's Turn] effect happens once per End Phase

    Scenario: An [End of Your Turn] effect happens once even if its condition is met again
      Given player A has the active Character "Closer" (probe "end-your-turn-draw-if-few")
      When player A ends the turn
      Then player A's hand holds 1 card

    Scenario: An [End of Your Opponent's Turn] effect happens once per End Phase
      Given it is player B's Main Phase
      And player A has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: Two copies of a Character each have their [End of Your Turn] effect once
      Given player A has the active Character "Twin 1" (probe "end-your-turn-draw")
      And player A has the active Character "Twin 2" (probe "end-your-turn-draw")
      When player A lets "Twin 2"'s ability come first
      Then player A's hand holds 2 cards
      And it is now player B's Main Phase

    Scenario: An optional [End of Your Turn] effect that is declined is not offered again
      Given player A has the active Character "Asker" (probe "end-your-turn-may-draw")
      When player A is asked to accept the offer
      Then it is now player A's End Phase
      When player A declines
      Then player B is the one who decides
      And player A's hand holds 0 cards
      And it is now player B's Main Phase

    Scenario: An [End of Your Turn] effect happens again in each End Phase of its player
      Given player A has the active Character "Closer" (probe "end-your-turn-draw")
      When player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then player A's hand holds 3 cards

    Scenario: A Leader that gained the same [End of Your Turn] effect from two Events has it twice
      Given player A has "Lesson" (probe "event-leader-gains-end-your-turn-draw") in the hand
      And player A has "Repetition" (probe "event-leader-gains-end-your-turn-draw") in the hand
      And player A has "One" and "Two" on top of the deck
      When player A plays "Lesson"
      And player A plays "Repetition"
      And player A ends the turn
      Then player A's hand holds exactly "One" and "Two"

  @OP-6-6-1-1-2
  Rule: 6-6-1-1-2 All [End of Your Turn] effects come before any [End of Your Opponent's Turn] effect

    Scenario: An [End of Your Opponent's Turn] effect sees what the turn player's effect has done
      Given player A has the active Character "Taker" (probe "end-your-turn-opponent-discards")
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw-if-none")
      And player B has "Last" in the hand
      When player A ends the turn
      Then "Last" is in player B's trash
      And player B's hand holds 3 cards

    Scenario: Both of player B's [End of Your Turn] effects come before player A's effect on player B's turn
      Given it is player B's Main Phase
      And player B has the active Character "Taker 1" (probe "end-your-turn-opponent-discards")
      And player B has the active Character "Taker 2" (probe "end-your-turn-opponent-discards")
      And player A has the active Character "Night owl" (probe "end-opponents-turn-draw-if-none")
      And player A has "One" and "Two" in the hand
      When player B lets "Taker 1"'s ability come first
      And player A chooses "Two"
      Then player A's trash holds exactly "One" and "Two"
      And player A's hand holds 3 cards

    Scenario: The turn player carries out both [End of Your Turn] effects before the opponent's effect
      Given player A has the active Character "Taker 1" (probe "end-your-turn-opponent-discards")
      And player A has the active Character "Taker 2" (probe "end-your-turn-opponent-discards")
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      And player B has "One" and "Two" in the hand
      When player A lets "Taker 1"'s ability come first
      And player B chooses "One"
      Then player B's trash holds exactly "One" and "Two"
      And player B's hand holds 2 cards

    @reading @OP-8-6-1-1
    Scenario: An effect triggered by [End of Your Turn] comes before [End of Your Opponent's Turn] effects
      Given player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Fellow" (probe "end-your-turn-draw")
      And player A has "Guest" (probe "on-play-draw") in the hand
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player A lets "Caller"'s ability come first
      Then these events happened in this order:
        | effect activated | Caller    |
        | effect activated | Fellow    |
        | effect activated | Guest     |
        | effect activated | Night owl |
      And "Guest" is in player A's Character area
      And player A's hand holds 2 cards

    @reading
    Scenario: Under the alternative interpretation, an effect triggered by [End of Your Turn] comes after both players' effects
      Given the ambiguous rule "Is what [End of Your Turn] effects trigger resolved before [End of Your Opponent's Turn] effects?" is answered "no, after them"
      And player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Fellow" (probe "end-your-turn-draw")
      And player A has "Guest" (probe "on-play-draw") in the hand
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw")
      When player A lets "Caller"'s ability come first
      Then these events happened in this order:
        | effect activated | Caller    |
        | effect activated | Fellow    |
        | effect activated | Night owl |
        | effect activated | Guest     |
      And "Guest" is in player A's Character area
      And player A's hand holds 2 cards

    Scenario: An [On K.O.] effect of the other player in the End Phase comes before delayed effects
      Given "Killer" has this data:
        """
        { "category": "character",
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
  Rule: 6-6-1-1-3 The turn player chooses the order of their [End of Your Turn] effects

    # answers: OP02-065#2
    Scenario: The turn player may choose an [End of Your Turn] effect that draws before one that discards
      Given player A has the active Character "Drawer" (probe "end-your-turn-draw")
      And player A has the active Character "Burner" (probe "end-your-turn-discard")
      And player A has "Old" in the hand
      And player A has "New" on top of the deck
      When player A lets "Drawer"'s ability come first
      And player A chooses "New"
      Then "New" is in player A's trash
      And player A's hand holds exactly "Old"

    Scenario: The turn player may choose an [End of Your Turn] effect that discards before one that draws
      Given player A has the active Character "Drawer" (probe "end-your-turn-draw")
      And player A has the active Character "Burner" (probe "end-your-turn-discard")
      And player A has "Old" in the hand
      And player A has "New" on top of the deck
      When player A lets "Burner"'s ability come first
      Then "Old" is in player A's trash
      And player A's hand holds exactly "New"

    Scenario: A player may choose the order of two [End of Your Turn] effects on one Character
      Given player A has the active Character "Twofold" (probe "end-your-turn-draw-then-discard")
      And player A has "Old" in the hand
      And player A has "New" on top of the deck
      When player A lets ability 2 of "Twofold" come first
      Then "Old" is in player A's trash
      And player A's hand holds exactly "New"

    # answers: OP09-031#1, OP09-037#1
    Scenario Outline: Each [End of Your Turn] condition is checked when its effect comes up: "<one>" first
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
    Scenario: An [End of Your Turn] effect whose condition another one has just met still happens
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
    Scenario: A Character played by an [End of Your Turn] effect can use its own in the same End Phase
      Given player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Third" (probe "end-your-turn-draw")
      And player A has "Fellow" (probe "end-your-turn-draw") in the hand
      When player A lets "Caller"'s ability come first
      And player A lets "Third"'s ability come first
      Then "Fellow" is in player A's Character area
      And player A's hand holds 2 cards

    @reading
    Scenario: Under the alternative interpretation, a Character played in the End Phase is too late for [End of Your Turn]
      Given the ambiguous rule "Does [End of Your Turn] work on a card that another [End of Your Turn] has just brought into play?" is answered "no, it comes too late"
      And player A has the active Character "Caller" (probe "end-your-turn-play-hand")
      And player A has the active Character "Third" (probe "end-your-turn-draw")
      And player A has "Fellow" (probe "end-your-turn-draw") in the hand
      When player A lets "Caller"'s ability come first
      Then "Fellow" is in player A's Character area
      And player A's hand holds 1 card

  @OP-6-6-1-1-4
  Rule: 6-6-1-1-4 The other player chooses the order of their [End of Your Opponent's Turn] effects

    Scenario: The other player may choose an [End of Your Opponent's Turn] effect that draws before a discard
      Given player B has the active Character "Drawer" (probe "end-opponents-turn-draw")
      And player B has the active Character "Burner" (probe "end-opponents-turn-discard")
      And player B has "Old" in the hand
      And player B has "New" on top of the deck
      When player B lets "Drawer"'s ability come first
      And player B chooses "New"
      Then "New" is in player B's trash
      And "Old" is in player B's hand

    Scenario: The other player may choose an [End of Your Opponent's Turn] effect that discards before a draw
      Given player B has the active Character "Drawer" (probe "end-opponents-turn-draw")
      And player B has the active Character "Burner" (probe "end-opponents-turn-discard")
      And player B has "Old" in the hand
      And player B has "New" on top of the deck
      When player B lets "Burner"'s ability come first
      Then "Old" is in player B's trash
      And "New" is in player B's hand

    Scenario: Player A orders their [End of Your Opponent's Turn] effects on player B's turn
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
  Rule: 6-6-1-2 Delayed effects and effects "until the end of the turn" come next, the turn player's first

    Scenario: A card to be drawn "at the end of this turn" is drawn in this End Phase, and only once
      Given player A has "Plan" (probe "event-later-draw") and "Late" in the hand
      When player A plays "Plan"
      And player A plays "Late"
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: An effect "at the end of your turn" set up on the opponent's turn waits for your turn
      Given player B has "Plan" (probe "event-later-your-turn-draw") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      And player A ends the turn
      Then player B's hand holds 1 card
      When player B ends the turn
      Then player B's hand holds 2 cards

    Scenario: An effect "at the end of your turn" set up on your turn happens at the end of that turn
      Given player A has "Plan" (probe "event-later-your-turn-draw") in the hand
      When player A plays "Plan"
      Then player A's hand holds 0 cards
      When player A ends the turn
      Then player A's hand holds 1 card

    Scenario Outline: A delayed effect still happens when the Character that set it up is in the <area>
      Given "Prophet" has this data:
        """
        {"category": "character", "abilities": [{"type": "activate", "effect": [{"do": "later", "at": "endOfTurn", "then": [{"do": "draw", "count": 1}]}]}]}
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

    Scenario: An extra turn does not count as the opponent's next turn
      Given "Vow" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "opponentsNextTurn", "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}
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

    Scenario: The turn player orders their delayed effects and may discard before drawing
      Given player A has "Plan" (probe "event-later-draw"), "Debt" (probe "event-later-discard") and "Old" in the hand
      And player A has "New" on top of the deck
      When player A plays "Plan"
      And player A plays "Debt"
      And player A lets "Debt"'s ability come first
      Then player A's trash holds exactly "Debt", "Old" and "Plan"
      And player A's hand holds exactly "New"

    Scenario: The turn player orders their delayed effects and may draw before discarding
      Given player A has "Plan" (probe "event-later-draw"), "Debt" (probe "event-later-discard") and "Old" in the hand
      And player A has "New" on top of the deck
      When player A plays "Debt"
      And player A plays "Plan"
      And player A lets "Plan"'s ability come first
      And player A chooses "New"
      Then player A's hand holds exactly "Old"

    Scenario: Delayed effects come after the other player's [End of Your Opponent's Turn] effects
      Given player A has "Plan" (probe "event-later-opponent-discards") in the hand
      And player B has the active Character "Night owl" (probe "end-opponents-turn-draw-if-none")
      And player B has "Last" in the hand
      When player A plays "Plan"
      And player A ends the turn
      Then "Last" is in player B's trash
      And player B's hand holds 1 card

    Scenario Outline: The turn player's power "<words>" ends before the other player's delayed effects
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
    Scenario Outline: The turn player's delayed effects come before their power "<words>" ends
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
    Scenario: Under the alternative interpretation, delayed effects come after power "until the end of the turn" has ended
      Given the ambiguous rule "At the end of the turn, do delayed effects come before effects that last until then end?" is answered "no, lasting effects end first"
      And player A has "Boost" (probe "event-power-end-of-turn") in the hand
      And player A has "Watch" (probe "event-later-watch-own") in the hand
      And player A has "Plan" (probe "event-later-draw") in the hand
      When player A plays "Boost"
      And player A plays "Watch"
      And player A plays "Plan"
      And player A lets "Watch"'s ability come first
      Then player A's hand holds 1 card
      And "A leader" has 5000 power

    Scenario: The other player's effect "at the end of this turn" happens in the same turn
      Given player B has "Plan" (probe "event-later-draw") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      Then player B's hand holds 0 cards
      When player A ends the turn
      Then player B's hand holds 2 cards

    Scenario: An effect "at the end of your opponent's turn" set up on that turn happens at its end
      Given player B has "Plan" (probe "event-later-opponents-turn-draw") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      And player A ends the turn
      Then player B's hand holds 2 cards

    Scenario: An effect "at the end of your opponent's turn" set up on your turn waits for the next turn
      Given player A has "Plan" (probe "event-later-opponents-turn-draw") in the hand
      When player A plays "Plan"
      And player A ends the turn
      Then player A's hand holds 0 cards
      When player B ends the turn
      Then player A's hand holds 2 cards

    Scenario: The other player orders their own delayed effects
      Given player B has "Plan" (probe "event-later-draw"), "Debt" (probe "event-later-discard") and "Old" in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Plan"
      And player B plays "Debt"
      And player B lets "Debt"'s ability come first
      Then player B's trash holds exactly "Debt", "Old" and "Plan"
      And it is now player B's Main Phase

    Scenario: The turn player's delayed effects come before the other player's
      Given player A has the active Character "Weak" with 1000 power
      And player A has "Plan" (probe "event-later-opponent-discards") in the hand
      And player B has "Hope" (probe "event-later-draw-if-none") and "Last" in the hand
      When player A attacks "B leader" with "Weak"
      And player B plays "Hope"
      And player A plays "Plan"
      And player A ends the turn
      Then "Last" is in player B's trash
      And player B's hand holds 3 cards

    Scenario Outline: The other player's power "<words>" outlasts the turn player's delayed effects, then ends
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

    Scenario: Power "until the end of your opponent's next turn" ends with the turn after yours
      Given player A has "Boost" (probe "event-power-opponents-next-turn") in the hand
      When player A plays "Boost"
      And player A ends the turn
      Then "A leader" has 7000 power
      When player B ends the turn
      Then "A leader" has 5000 power

    # answers: OP01-085#1, ST21-015#2
    Scenario: Power "until the end of your opponent's next turn" gained on the opponent's turn ends this turn
      Given player B has "Boost" (probe "event-power-opponents-next-turn") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Boost"
      Then "B leader" has 7000 power
      When player A ends the turn
      Then "B leader" has 5000 power

    Scenario: Power that the turn player gains from the other player's delayed effect still ends this turn
      Given player A has the active Character "Martyr" (probe "on-ko-leader-2000-end-of-turn")
      And player B has "Purge" (probe "counter-event-later-ko-opponents") in the hand
      When player A attacks "B leader" with "Martyr"
      And player B plays "Purge"
      And player A ends the turn
      Then it is now player B's Main Phase
      And "Martyr" is in player A's trash
      And "A leader" has 5000 power

    # answers: OP04-026#1, OP04-033#2, EB02-015#1, OP08-074#2
    Scenario: A draw that the other player's delayed K.O. sets up for the turn player happens this turn
      Given player A has the active Character "Martyr" (probe "on-ko-later-draw")
      And player B has "Purge" (probe "counter-event-later-ko-opponents") in the hand
      When player A attacks "B leader" with "Martyr"
      And player B plays "Purge"
      And player A ends the turn
      Then it is now player B's Main Phase
      And player A's hand holds 1 card

    Scenario: A delayed effect uses the number chosen when it was set up
      Given "Plan" has this data:
        """
        { "category": "event",
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
    Scenario: Under the alternative interpretation, a delayed trashing of Characters happens after their power bonus has ended
      Given the ambiguous rule "At the end of the turn, do delayed effects come before effects that last until then end?" is answered "no, lasting effects end first"
      And "Loan" has this data:
        """
        { "category": "event",
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

    Scenario: Player B's delayed effects come before player A's on player B's turn
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
    Scenario: An [On K.O.] effect set off by the turn player's delayed K.O. precedes other delayed effects
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

    Scenario: A draw that the turn player's delayed K.O. sets up for the other player happens this turn
      Given player B has the active Character "Martyr" (probe "on-ko-later-draw")
      And player A has "Purge" (probe "event-later-ko-opponents") in the hand
      When player A plays "Purge"
      And player A ends the turn
      Then it is now player B's Main Phase
      And player B's hand holds 2 cards

    Scenario: A delayed effect that sets up another delayed effect for this turn still carries that one out this turn
      Given player A has the active Character "Weak" with 1000 power
      And player B has "Chain" (probe "counter-event-later-later-draw") in the hand
      When player A attacks "B leader" with "Weak"
      And player B plays "Chain"
      And player A ends the turn
      Then it is now player B's Main Phase
      And player B's hand holds 2 cards

    @OP-6-6-1-3
    Scenario: Power "during this turn" ends before an extra turn of the same player
      Given "Cheer" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "modify", "stat": "power", "by": 1000, "until": "turn", "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}
        """
      And player A has "Cheer" and "Again" (probe "event-another-turn") in the hand
      When player A plays "Cheer"
      And player A plays "Again"
      Then "A leader" has 6000 power
      When player A ends the turn
      Then it is now player A's Main Phase
      And "A leader" has 5000 power

    Scenario: Power "until the end of your opponent's next turn" ends before power "during this turn"
      Given player A has "Vow" (probe "event-power-opponents-next-turn") in the hand
      And player B has "Boost" (probe "event-power-this-turn") in the hand
      When player A plays "Vow"
      And player A ends the turn
      And player B plays "Boost"
      And player B ends the turn
      Then these events happened in this order:
        | effect ended | Vow   |
        | effect ended | Boost |
      And "Vow" is in player A's trash
      And "A leader" has 5000 power

  @OP-6-6-1-3
  Rule: 6-6-1-3 Effects "during this turn" end last, the turn player's first and then the other player's

    Scenario: The turn player's power "during this turn" ends at the end of the turn
      Given player A has "Boost" (probe "event-power-this-turn") in the hand
      When player A plays "Boost"
      Then "A leader" has 7000 power
      When player A ends the turn
      Then "A leader" has 5000 power

    Scenario: The other player's power "during this turn" ends at the end of the same turn
      Given player B has "Boost" (probe "event-power-this-turn") in the hand
      And player A has the active Character "Weak" with 1000 power
      When player A attacks "B leader" with "Weak"
      And player B plays "Boost"
      Then "B leader" has 7000 power
      When player A ends the turn
      Then "B leader" has 5000 power
      And it is now player B's Main Phase

    @OP-6-6-1-2
    Scenario: Power "during this turn" still counts for the delayed effects of both players
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
    Scenario: Power "until the end of the turn" ends for both players before power "during this turn"
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
        | effect ended | Short A |
        | effect ended | Short B |
        | effect ended | Long A  |
        | effect ended | Long B  |
      And "A leader" and "B leader" are active
      And "A leader" has 5000 power
      And "B leader" has 5000 power

    Scenario: The turn player's power "during this turn" ends first, whichever began first
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
        | effect ended | Boost B |
        | effect ended | Boost A |
      And "A leader" has 5000 power
      And "B leader" has 5000 power

    Scenario: Power "during this turn" that is gained in the End Phase still ends this turn
      Given "Late" has this data:
        """
        { "category": "event",
          "abilities": [{ "type": "main", "effect": [{ "do": "later", "at": "endOfTurn",
            "then": [{ "do": "modify", "stat": "power", "by": 2000, "target": { "all": { "player": "you", "zone": ["leader"] } }, "until": "turn" }] }] }] }
        """
      And player A has "Late" in the hand
      When player A plays "Late"
      And player A ends the turn
      Then it is now player B's Main Phase
      And "A leader" has 5000 power

  @OP-6-6-1-4
  Rule: 6-6-1-4 The other player becomes the turn player, and their Refresh Phase begins

    Scenario: A player who gains another turn takes it before the other player's next turn
      Given player A has "Again" (probe "event-another-turn") in the hand
      When player A plays "Again"
      And player A ends the turn
      Then it is now player A's Main Phase
      When player A ends the turn
      Then it is now player B's Main Phase

    Scenario: The players take turns alternately, and each one refreshes only their own cards
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

    Scenario: A game position set up in the End Phase goes on with the next player's turn
      Given it is player B's End Phase
      And player A has the rested Character "Sleeper" with 6000 power
      When player A is asked to act
      Then it is now player A's Main Phase
      And "Sleeper" is active
      And player A's hand holds 1 card
      When player A attacks "B leader" with "Sleeper"
      Then "Sleeper" is rested
      And player B's Life area holds 2 cards
