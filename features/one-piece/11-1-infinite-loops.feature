@OP
Feature: 11-1. Infinite loops

  @OP-11-1-1-1
  Rule: 11-1-1-1 A loop that nobody can stop ends the game in a draw

    Scenario Outline: effects of player <owner> that must go on without end, in the turn of player <turn>
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

    Scenario: choices that must be made, none of which leads out
      Given player A has the active Character "Spinner" (probe "spins-characters")
      And player A has the active Character "Other" with 3000 power
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A chooses "Other"
      Then the game is a draw

    Scenario: a choice on the way round that does not lead out stops nothing
      Given player A has the active Character "Spinner" (probe "spins-forever")
      And player A has the rested Character "Fan" (probe "may-cheer-resters")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A lets "Fan"'s ability come first
      And player A accepts the offer of the effect
      Then "Fan" has 4000 power
      And the game is a draw

    Scenario: a loop that was stopped before begins again where nobody can help it, and now there is no way out
      Given player A has the active Character "Spinner" (probe "spins-characters-or-leader")
      And player A has "Nudge" (probe "event-rest-own") and "Again" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "A leader"
      Then "A leader" is rested
      And "Spinner" is active
      When player A plays "Again"
      Then the game is a draw

    Scenario: what comes back but ends by itself when a value has grown is no loop
      Given "Spinner" has this data:
        """
        {"category": "character", "text": "When one of your Characters becomes rested, if this Character has 5000 power or less, it gains +1000 power during this turn; set 1 of your rested Characters as active. When one of your Characters is set as active, rest 1 of your active Characters.",
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

    Scenario: what comes back is no loop where the choice that goes round cannot be made any more
      Given "Spinner" has this data:
        """
        {"category": "character", "text": "When one of your Characters becomes rested, it gains +1000 power during this turn; set it as active. When one of your Characters is set as active, rest 1 of your active Characters with 5000 power or less.",
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

    Scenario: a keyword that is gained in every round makes no difference to a loop
      Given "Spinner" has this data:
        """
        {"category": "character", "text": "When one of your Characters becomes rested, it gains [Banish] during this turn; set 1 of your rested Characters as active. When one of your Characters is set as active, rest 1 of your active Characters.",
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

    Scenario: an effect that activates itself
      Given "Echo" has this data:
        """
        {"category": "character", "cost": 0, "text": "[On Play] Activate this Character's [On Play] effect.",
         "abilities": [{"type": "auto", "when": {"event": "played"}, "effect": [{"do": "activateEffect", "of": "onPlay", "target": {"self": true}}]}]}
        """
      And player A has "Echo" in the hand
      When player A plays "Echo"
      Then the game is a draw

    Scenario: a card that comes back as a new one, because something else happens instead, is a loop as well
      Given "Phoenix" has this data:
        """
        {"category": "character", "cost":1,"text":"If this Character would be K.O.'d, trash it and play it instead. [On Play] K.O. this Character.",
         "abilities":[{"type":"instead","when":{"event":"koed"},"effect":[
           {"do":"move","to":"trash","target":{"self":true}},{"do":"play","target":{"self":true}}]},
           {"type":"auto","when":{"event":"played"},"effect":[{"do":"ko","target":{"self":true}}]}]}
        """
      And player A has "Phoenix" in the hand
      When player A plays "Phoenix"
      Then the game is a draw

  @OP-11-1-1-2
  Rule: 11-1-1-2 The only player who can stop a loop says how often it is carried out, and does not begin it again

    Scenario: a player who says 0 stops it when it has been carried out once
      Given player A has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A declares 0 rounds of the loop
      Then "Spinner" has 4000 power
      And "Spinner" is rested
      And the game goes on

    Scenario: a player may have it carried out well over 100 times
      Given "Cull" has this data:
        """
        {"category": "event", "cost": 0, "text": "[Main] K.O. all of your Characters with 130000 power or more.",
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
    Scenario Outline: <number> are declared, and it is carried out so often that its power is <power> (<choice>)
      Given the reading "rounds-declared" is "<choice>"
      And player A has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A accepts the offer of the effect
      And player A declares <number> rounds of the loop
      Then "Spinner" has <power> power
      And "Spinner" is rested

      Examples:
        | choice          | number | power |
        | after-the-first | 1      | 5000  |
        | after-the-first | 40     | 44000 |
        | with-the-first  | 2      | 5000  |
        | with-the-first  | 40     | 43000 |

    Scenario: the player of the loop says the number, also in the turn of the opponent
      Given player B has the active Character "Spinner" (probe "spins-if-you-like")
      And player A has "Nudge" (probe "event-rest-1") in the hand
      When player A plays "Nudge"
      And player B accepts the offer of the effect
      And player B declares 0 rounds of the loop
      Then "Spinner" has 4000 power
      And "Spinner" is rested

    Scenario: once it is stopped its player is not asked again
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

    Scenario: who must choose and can choose something else stops it by that
      Given player A has the active Character "Spinner" (probe "spins-characters-or-leader")
      And player A has "Nudge" (probe "event-rest-own") in the hand
      When player A plays "Nudge"
      And player A chooses "Spinner"
      And player A declares 0 rounds of the loop
      Then "Spinner" has 5000 power
      And "Spinner" is active
      And "A leader" is rested

    Scenario: at the end every way out is open, and the way round is not
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

    Scenario: who may stop a chain that ends by itself is asked each time, and for no number
      Given "Spinner" has this data:
        """
        {"category": "character", "text": "When this Character becomes rested, if it has 0 power or more, you may give it -1000 power during this turn and set it as active. When this Character is set as active, rest it.",
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

    Scenario: once a keyword is there that every round gives, it is the same loop
      Given "Spinner" has this data:
        """
        {"category": "character", "text": "When this Character becomes rested, you may give it [Banish] and +1000 power during this turn and set it as active. When this Character is set as active, rest it.",
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
    Scenario: a loop that shuffles the deck on its way
      Given "Spinner" has this data:
        """
        {"category": "character", "text": "When this Character becomes rested, you may shuffle your deck, give this Character +1000 power during this turn and set it as active. When this Character is set as active, rest it.",
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
    Scenario: a card that comes back with its [Once Per Turn] goes round again
      Given "Hopper" has this data:
        """
        {"category": "character", "cost": 0, "text": "[On Play] [Once Per Turn] You may give your Leader +1000 power during this turn, return this Character to the hand and play 1 Hopper from the hand.",
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

    Scenario: who must choose, and can get out only if the other player does not go on, says no number
      Given "Waker" has this data:
        """
        {"category": "character", "text": "When a Character of your opponent becomes rested, you may give it +1000 power during this turn and set it as active.",
         "abilities": [{"type": "auto", "when": {"event": "rested", "subject": {"player": "opponent", "zone": ["character"]}}, "may": true,
            "effect": [{"do": "modify", "stat": "power", "by": 1000, "target": {"subject": true}, "until": "turn"},
              {"do": "setState", "target": {"subject": true}, "state": "active"}]}]}
        """
      And "Rester" has this data:
        """
        {"category": "character", "text": "When one of your Characters is set as active, rest 1 of your other active Characters.",
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

    Scenario: another way round from the same situation is a loop of its own, and then that is closed as well
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

    Scenario: an effect that may activate itself
      Given "Echo" has this data:
        """
        {"category": "character", "cost": 0, "text": "[On Play] You may give this Character +1000 power during this turn and activate its [On Play] effect.",
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

    Scenario: who chooses one of two things to do stops it by the other one
      Given "Spinner" has this data:
        """
        {"category": "character", "text": "When this Character becomes rested, it gains +1000 power during this turn; choose one: Set it as active. Draw 1 card. When this Character is set as active, rest it.",
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

    Scenario: a card that comes back as a new one, because something else happens instead, can be stopped by its player
      Given "Phoenix" has this data:
        """
        {"category": "character", "cost":1,"text":"If this Character would be K.O.'d, trash it and play it instead. [On Play] You may give your Leader +1000 power during this turn and K.O. this Character.",
         "abilities":[{"type":"instead","when":{"event":"koed"},"effect":[
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
  Rule: 11-1-1-3 Where both players can stop a loop the smaller of their two numbers counts

    Scenario Outline: in player <turn>'s turn player <turn> says <of turn> first, then player <other> <of other>
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
    Scenario Outline: of 2 and 3 rounds 2 are carried out (<choice>)
      Given the reading "rounds-declared" is "<choice>"
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
        | choice          | power |
        | after-the-first | 6000  |
        | with-the-first  | 5000  |

    @reading
    Scenario: of two equal numbers, who comes to it first stops it
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
    Scenario Outline: the same number of both in player B's turn, where player A comes to it first: <reading>
      Given the reading "equal-numbers-of-rounds" is "<reading>"
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
        | reading       | power | state  |
        | first-to-come | 6000  | rested |
        | turn-player   | 7000  | active |

    Scenario Outline: once it is stopped player <player> is not asked again
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
