@OP
Feature: 11-1. Infinite loops

  @OP-11-1-1-1
  Rule: 11-1-1-1 A loop that nobody can stop ends the game in a draw

    Scenario Outline: A loop of player <owner>'s effects that nobody can stop in player <turn>'s turn makes the game a draw
      Given it is player <turn>'s Main Phase
      And player <owner> has the active Character "Spinner" (probe "spins-forever")
      And player <turn> has "Nudge" (probe "<nudge>") in the hand
      When player <turn> plays "Nudge"
      Then the game is a draw

      Examples:
        | owner | turn | nudge          |
        | A     | A    | event-rest-own |
        | B     | A    | event-rest-1   |
        | A     | B    | event-rest-1   |

    Scenario: A loop with choices that all keep it going makes the game a draw
      Given player A has the active Character "Spinner" (probe "spins-characters")
      And player A has the active Character "Other" with 3000 power
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Other"
      Then the game is a draw

    Scenario: A loop is a draw even if it has choices, when none of them leads out of it
      Given player A has the active Character "Spinner" (probe "spins-forever")
      And player A has the rested Character "Fan" (probe "may-cheer-resters")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A lets "Fan"'s ability come first
      And player A accepts the offer of the effect
      Then "Fan" has 4000 power
      And the game is a draw

    Scenario: A loop that was stopped before makes the game a draw if it begins again with no way out
      Given player A has the active Character "Spinner" (probe "spins-characters-or-leader")
      And player A has "Nudge" (probe "event-rest-own") and "Again" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "A leader"
      Then "A leader" is rested
      And "Spinner" is active
      When player A plays "Again"
      Then the game is a draw

    Scenario: A chain of effects that ends by itself once a Character has enough power is not a loop
      Given "Spinner" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested", "subject": {"player": "you", "zone": ["character"]}}, "if": {"value": "power", "of": {"self": true}, "max": 5000},
            "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"},
              {"do": "setState", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "state": "rested"}, "count": 1}}, "state": "active"}]},
           {"type": "auto", "when": {"event": "setActive", "subject": {"player": "you", "zone": ["character"]}},
            "effect": [{"do": "setState", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "state": "active"}, "count": 1}}, "state": "rested"}]}]}
        """
      And player A has the active Character "Spinner"
      And player A has the active Character "Other" with 3000 power
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      Then "Spinner" has 6000 power
      And "Spinner" is rested
      And the game goes on

    Scenario: A chain of effects that ends by itself for lack of a legal choice is not a loop
      Given "Spinner" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested", "subject": {"player": "you", "zone": ["character"]}},
            "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"subject": true}, "until": "turn"},
              {"do": "setState", "target": {"subject": true}, "state": "active"}]},
           {"type": "auto", "when": {"event": "setActive", "subject": {"player": "you", "zone": ["character"]}},
            "effect": [{"do": "setState", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "state": "active", "stat": {"power": {"max": 5000}}}, "count": 1}}, "state": "rested"}]}]}
        """
      And player A has the active Character "Spinner"
      And player A has the active Character "Other" with 3000 power
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      Then "Spinner" has 6000 power
      And "Other" has 6000 power
      And the game goes on

    Scenario: A keyword gained in every round does not stop a loop from being a draw
      Given "Spinner" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested", "subject": {"player": "you", "zone": ["character"]}},
            "effect": [{"do": "gain", "ability": {"type": "keyword", "keyword": "banish"}, "target": {"subject": true}, "until": "turn"},
              {"do": "setState", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "state": "rested"}, "count": 1}}, "state": "active"}]},
           {"type": "auto", "when": {"event": "setActive", "subject": {"player": "you", "zone": ["character"]}},
            "effect": [{"do": "setState", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "state": "active"}, "count": 1}}, "state": "rested"}]}]}
        """
      And player A has the active Character "Spinner"
      And player A has the active Character "Other" with 3000 power
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      Then the game is a draw

    Scenario: An effect that keeps activating itself makes the game a draw
      Given "Echo" has this data:
        """
        {"category": "character", "power": 3000, "cost": 0,
         "abilities": [{"type": "auto", "when": {"event": "played"}, "effect": [{"do": "activateEffect", "of": "onPlay", "target": {"self": true}}]}]}
        """
      And player A has "Echo" in the hand
      When player A plays "Echo"
      Then the game is a draw

    Scenario: A Character that is K.O.'d and played anew by its replacement is a loop, and the game is a draw
      Given "Phoenix" has this data:
        """
        {"category": "character", "power": 3000, "cost":1, "abilities":[{"type":"instead","when":{"event":"koed"},"effect":[
           {"do":"move","to":"trash","target":{"self":true}},{"do":"play","target":{"self":true}}]},
           {"type":"auto","when":{"event":"played"},"effect":[{"do":"ko","target":{"self":true}}]}]}
        """
      And player A has "Phoenix" in the hand
      When player A plays "Phoenix"
      Then the game is a draw

  @OP-11-1-1-2
  Rule: 11-1-1-2 If only one player can stop a loop, they declare how often it runs and may not start it again

    Scenario: A player who declares 0 rounds ends the loop after the round that was carried out
      Given player A has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 4000 power
      And "Spinner" is rested
      And the game goes on

    Scenario: A player may declare well over 100 rounds of a loop
      Given "Cull" has this data:
        """
        {"category": "event", "cost": 0,
         "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"all": {"player": "you", "zone": ["character"], "stat": {"power": {"min": 130000}}}}}]}]}
        """
      And player A has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has the rested Character "Other" with 129000 power
      And player A has "Nudge" (probe "event-rest-own") and "Cull" in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A accepts the offer of the effect
      And player A declares 150 rounds of the loop
      And player A plays "Cull"
      Then "Spinner" is in player A's trash
      And "Other" is in player A's Character area

    @reading
    Scenario Outline: A loop with <number> declared rounds leaves its Character with <power> power, as ruled: <choice>
      Given the ambiguous rule "Does the round that has shown the loop count as one of the declared rounds?" is answered "<choice>"
      And player A has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A declares <number> rounds of the loop
      Then "Spinner" has <power> power
      And "Spinner" is rested

      Examples:
        | choice                                | number | power |
        | no, the declared rounds come after it | 1      | 5000  |
        | no, the declared rounds come after it | 40     | 44000 |
        | yes, it is the first of them          | 2      | 5000  |
        | yes, it is the first of them          | 40     | 43000 |

    Scenario: The player of the loop's effect declares the rounds, in the opponent's turn as well
      Given player B has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "event-rest-1") in the hand
      When player A plays "Nudge"
      And player B accepts the offer of the effect
      And player B declares 0 rounds of the loop
      Then "Spinner" has 4000 power
      And "Spinner" is rested

    Scenario: Once a loop is stopped its player is not asked again
      Given player A has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A declares 2 rounds of the loop
      And player A tries to accept the offer of the effect
      Then that is not offered
      And "Spinner" is rested
      When player A ends the turn
      And player B attacks "Spinner" with "B leader"
      Then "Spinner" is in player A's trash

    Scenario: A player who must choose stops a loop by choosing something else
      Given player A has the active Character "Spinner" (probe "spins-characters-or-leader")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      Then "Spinner" has 5000 power
      And "Spinner" is active
      And "A leader" is rested

    Scenario: A player who ends a loop may choose any way out of it, but not another round
      Given player A has the active Character "Spinner" (probe "spins-characters-or-leader")
      And player A has the active Character "Other" with 3000 power
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      And player A tries to choose "Spinner"
      Then that is refused
      When player A chooses "A leader"
      Then "Spinner" has 5000 power
      And "A leader" is rested

    Scenario: A player who may stop a chain that ends by itself is asked each time and declares no number
      Given "Spinner" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested"}, "may": true, "if": {"value": "power", "of": {"self": true}, "min": 0},
            "effect": [{"do": "modify", "stat": "power", "by": -1000, "target": {"self": true}, "until": "turn"},
              {"do": "setState", "target": {"self": true}, "state": "active"}]},
           {"type": "auto", "when": {"event": "setActive"}, "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]}]}
        """
      And player A has the active Character "Spinner"
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then "Spinner" has -1000 power
      And "Spinner" is rested
      And the game goes on

    Scenario: A loop whose first round gives a keyword is the same loop once the keyword is there
      Given "Spinner" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested"}, "may": true,
            "effect": [{"do": "gain", "ability": {"type": "keyword", "keyword": "banish"}, "target": {"self": true}, "until": "turn"},
              {"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"},
              {"do": "setState", "target": {"self": true}, "state": "active"}]},
           {"type": "auto", "when": {"event": "setActive"}, "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]}]}
        """
      And player A has the active Character "Spinner"
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 5000 power
      And "Spinner" is rested

    @OP-3-2-4
    Scenario: A loop that shuffles the deck in each round can be ended by declaring rounds
      Given "Spinner" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested"}, "may": true,
            "effect": [{"do": "shuffle"}, {"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"},
              {"do": "setState", "target": {"self": true}, "state": "active"}]},
           {"type": "auto", "when": {"event": "setActive"}, "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]}]}
        """
      And player A has the active Character "Spinner"
      And player A has "One", "Two", "Three" and "Four" on top of the deck
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 4000 power
      And "Spinner" is rested

    @OP-10-2-13-4
    Scenario: A Character that returns with its [Once Per Turn] effect unused forms a loop and can declare rounds
      Given "Hopper" has this data:
        """
        {"category": "character", "power": 3000, "cost": 0,
         "abilities": [{"type": "auto", "when": {"event": "played"}, "oncePerTurn": true, "may": true,
            "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "turn"},
              {"do": "move", "target": {"self": true}, "to": "hand"},
              {"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "name": "Hopper"}, "count": 1}}}]}]}
        """
      And player A has "Hopper" in the hand
      When player A plays "Hopper"
      And player A accepts the offer of the effect
      And player A chooses "Hopper"
      And player A declares 0 rounds of the loop
      Then "A leader" has 6000 power
      And "Hopper" is in player A's Character area

    Scenario: A player who can end a loop only with the opponent's help does not declare rounds
      Given "Waker" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested", "subject": {"player": "opponent", "zone": ["character"]}}, "may": true,
            "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"subject": true}, "until": "turn"},
              {"do": "setState", "target": {"subject": true}, "state": "active"}]}]}
        """
      And "Rester" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "setActive", "subject": {"player": "you", "zone": ["character"]}},
            "effect": [{"do": "setState", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "state": "active", "other": true}, "count": 1}}, "state": "rested"}]}]}
        """
      And player A has the rested Character "Rester"
      And player A has the active Character "One" with 3000 power
      And player A has the active Character "Two" with 3000 power
      And player B has the rested Character "Waker"
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "One"
      And player B accepts the offer of the effect
      And player A chooses "One"
      And player B declares 0 rounds of the loop
      Then "One" has 4000 power
      And "One" is rested
      And "Two" is active

    Scenario: A different loop from the same situation counts as a loop of its own and is ended separately
      Given player A has the active Character "Spinner" (probe "spins-characters-or-leader")
      And player A has the active Character "Other" with 3000 power
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      And player A chooses "Other"
      And player A declares 0 rounds of the loop
      Then "Spinner" has 5000 power
      And "Other" has 4000 power
      And "A leader" is rested

    Scenario: An effect that may activate itself is a loop, which its player ends by declaring rounds
      Given "Echo" has this data:
        """
        {"category": "character", "power": 3000, "cost": 0,
         "abilities": [{"type": "auto", "when": {"event": "played"}, "may": true,
            "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"},
              {"do": "activateEffect", "of": "onPlay", "target": {"self": true}}]}]}
        """
      And player A has "Echo" in the hand
      When player A plays "Echo"
      And player A accepts the offer of the effect
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Echo" has 5000 power
      And the game goes on

    Scenario: A player who chooses one of two things to do ends a loop by choosing the other one
      Given "Spinner" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "when": {"event": "rested"},
            "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"self": true}, "until": "turn"},
              {"do": "chooseOne", "modes": [[{"do": "setState", "target": {"self": true}, "state": "active"}], [{"do": "draw", "count": 1}]]}]},
           {"type": "auto", "when": {"event": "setActive"}, "effect": [{"do": "setState", "target": {"self": true}, "state": "rested"}]}]}
        """
      And player A has the active Character "Spinner"
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A takes choice 1 of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 5000 power
      And "Spinner" is rested
      And player A's hand holds 1 card

    Scenario: A Character that its replacement plays anew forms a loop that its player can end
      Given "Phoenix" has this data:
        """
        {"category": "character", "power": 3000, "cost":1, "abilities":[{"type":"instead","when":{"event":"koed"},"effect":[
           {"do":"move","to":"trash","target":{"self":true}},{"do":"play","target":{"self":true}}]},
           {"type":"auto","may":true,"when":{"event":"played"},"effect":[
             {"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"turn"},
             {"do":"ko","target":{"self":true}}]}]}
        """
      And player A has "Phoenix" in the hand
      When player A plays "Phoenix"
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Phoenix" is in player A's Character area
      And "A leader" has 6000 power
      And the game goes on

  @OP-11-1-1-3
  Rule: 11-1-1-3 If both players can stop a loop, the smaller of their two numbers counts

    Scenario Outline: In player <turn>'s turn player <turn> declares <of turn> rounds first, then player <other> declares <of other>
      Given it is player <turn>'s Main Phase
      And player A has the active Character "Riser" (probe "rises-if-you-like")
      And player B has the rested Character "Guard" (probe "rests-risers-if-you-like")
      And player <turn> has "Nudge" (probe "<nudge>") in the hand
      When player <turn> plays "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player <turn> declares <of turn> rounds of the loop
      And player <other> declares <of other> rounds of the loop
      Then "Riser" has <power> power
      And "Riser" is <state>
      And the game goes on

      Examples: player A finishes it by leaving the Riser rested
        | turn | other | nudge          | of turn | of other | power | state  |
        | A    | B     | event-rest-own | 0       | 5        | 4000  | rested |
        | B    | A     | event-rest-1   | 3       | 0        | 4000  | rested |

      Examples: player B finishes it by leaving the Riser active
        | turn | other | nudge          | of turn | of other | power | state  |
        | A    | B     | event-rest-own | 3       | 0        | 5000  | active |
        | B    | A     | event-rest-1   | 0       | 4        | 5000  | active |

    @reading
    Scenario Outline: If the players declare 2 and 3 rounds, 2 are played and give <power> power, as ruled: <choice>
      Given the ambiguous rule "Does the round that has shown the loop count as one of the declared rounds?" is answered "<choice>"
      And player A has the active Character "Riser" (probe "rises-if-you-like")
      And player B has the rested Character "Guard" (probe "rests-risers-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A declares 2 rounds of the loop
      And player B declares 3 rounds of the loop
      Then "Riser" has <power> power
      And "Riser" is rested

      Examples:
        | choice                                | power |
        | no, the declared rounds come after it | 6000  |
        | yes, it is the first of them          | 5000  |

    @reading
    Scenario: If both players declare the same number of rounds, the one whose turn to stop comes first stops the loop
      Given player A has the active Character "Riser" (probe "rises-if-you-like")
      And player B has the rested Character "Guard" (probe "rests-risers-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A declares 2 rounds of the loop
      And player B declares 2 rounds of the loop
      Then "Riser" has 6000 power
      And "Riser" is rested

    @reading
    Scenario Outline: If both players declare the same number on player B's turn, the loop ends as ruled: <reading>
      Given the ambiguous rule "Who ends a loop for which both players have declared the same number of rounds?" is answered "<reading>"
      And it is player B's Main Phase
      And player A has the active Character "Riser" (probe "rises-if-you-like")
      And player B has the rested Character "Guard" (probe "rests-risers-if-you-like")
      And player B has "Nudge" (probe "event-rest-1") in the hand
      When player B plays "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player B declares 2 rounds of the loop
      And player A declares 2 rounds of the loop
      Then "Riser" has <power> power
      And "Riser" is <state>

      Examples:
        | reading                                    | power | state  |
        | the player who first comes to their choice | 6000  | rested |
        | the turn player                            | 7000  | active |

    Scenario Outline: Player <player> is not asked again about a loop that has stopped
      Given player A has the active Character "Riser" (probe "rises-if-you-like")
      And player B has the rested Character "Guard" (probe "rests-risers-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A declares 1 round of the loop
      And player B declares 4 rounds of the loop
      And player <player> tries to accept the offer of the effect
      Then that is not offered
      And "Riser" is rested
      When player A ends the turn
      And player B attacks "Riser" with "B leader"
      Then "Riser" is in player A's trash

      Examples:
        | player |
        | A      |
        | B      |
