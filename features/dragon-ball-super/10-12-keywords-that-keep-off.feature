@DBS
Feature: 10-12, 10-16, 10-21 to 10-23. [Indestructible], [Barrier], [Warrior of Universe 7], [Deflect] and [Bond]

  @DBS-10-12-1
  Rule: 10-12-1 The opponent's skills and battles neither KO an [Indestructible] card nor remove it from play

    Scenario Outline: An [Indestructible] card stays in play although player <player>'s skill would <verb> it
      Given it is player <player>'s Main Phase
      And player <player> has "Blow" (probe "<probe>") and "Next" (probe "<probe>") in the hand
      And player <other> has the active Battle Card "Rock" (probe "unbreakable")
      And player <other> has the active Battle Card "Prey"
      When player <player> activates "Blow"
      And player <player> chooses "Rock"
      Then "Rock" is in player <other>'s Battle Area
      When player <player> activates "Next"
      And player <player> chooses "Prey"
      Then "Prey" is in player <other>'s <area>

      Examples:
        | player | other | verb   | probe        | area      |
        | A      | B     | KO     | ko-any-1     | Drop Area |
        | A      | B     | drop   | drop-any-1   | Drop Area |
        | A      | B     | return | return-any-1 | hand      |
        | A      | B     | warp   | warp-any-1   | Warp      |
        | B      | A     | KO     | ko-any-1     | Drop Area |

    Scenario Outline: An [Indestructible] card is not safe from its own player's skill that would <verb> it
      Given player A has "Blow" (probe "<probe>") in the hand
      And player A has the active Battle Card "Rock" (probe "unbreakable")
      And player A has the active Battle Card "Prey"
      When player A activates "Blow"
      And player A chooses "Rock"
      Then "Rock" is in player A's <area>

      Examples:
        | verb   | probe        | area      |
        | KO     | ko-any-1     | Drop Area |
        | drop   | drop-any-1   | Drop Area |
        | return | return-any-1 | hand      |
        | warp   | warp-any-1   | Warp      |

    Scenario: A skill that KOs all Battle Cards KOs its player's own [Indestructible] card, but not the opponent's
      Given player A has "Storm" (probe "ko-all-battle") in the hand
      And player A has the active Battle Card "Own" (probe "unbreakable")
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player B has the active Battle Card "Prey"
      When player A activates "Storm"
      Then "Rock" is in player B's Battle Area
      And "Own" is in player A's Drop Area
      And "Prey" is in player B's Drop Area

    @DBS-7-4-1-4-2
    Scenario Outline: Player <other>'s [Indestructible] card loses a battle and is not KO-ed
      Given it is player <player>'s Main Phase
      And player <other> has the rested Battle Card "Rock" (probe "unbreakable")
      And player <other> has the rested Battle Card "Prey"
      And player <player> has the active Battle Card "Striker" with 20000 power
      And player <player> has the active Battle Card "Second striker" with 20000 power
      When player <player> attacks "Rock" with "Striker"
      Then "Rock" is in player <other>'s Battle Area
      And "Striker" is rested
      When player <player> attacks "Prey" with "Second striker"
      Then "Prey" is in player <other>'s Drop Area

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: An [Indestructible] card that the opponent controls is still safe from that opponent's skills
      Given player A has "Theft" (probe "extra-gain-control"), "Blow" (probe "ko-any-1") and "Next" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player A has the active Battle Card "Mate"
      When player A activates "Theft"
      Then "Rock" is in player A's Battle Area
      When player A activates "Blow"
      And player A chooses "Rock"
      Then "Rock" is in player A's Battle Area
      When player A activates "Next"
      And player A chooses "Mate"
      Then "Mate" is in player A's Drop Area

    Scenario: An [Indestructible] card that the opponent controls cannot be returned to pay their skill cost
      Given player A has "Theft" (probe "extra-gain-control"), "Page" and "Mate" in the hand
      And player A has the active Battle Card "Porter" (probe "return-other-and-discard-draw-2")
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      When player A activates "Theft"
      Then "Rock" is in player A's Battle Area
      When player A tries to activate "Porter"
      Then that is refused
      When player A plays "Mate"
      And player A activates "Porter"
      And player A chooses "Page"
      Then player A's Battle Area holds exactly "Porter" and "Rock"
      And "Page" is in player A's Drop Area
      And player A's hand holds 3 cards

    Scenario: An [Indestructible] card that the opponent controls can be KO-ed by its owner's skill
      Given player A has "Theft" (probe "extra-gain-control") in the hand
      And player B has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player A has the active Battle Card "Mate"
      When player A activates "Theft"
      And player A ends the turn
      And player B activates "Blow"
      And player B chooses "Rock"
      Then "Rock" is in player B's Drop Area

    Scenario: The opponent's skills can rest and weaken an [Indestructible] card
      Given player A has the active Battle Card "Binder" (probe "rests-at-will")
      And player A has "Curse" (probe "weaken-10000") and "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player B has the active Battle Card "Coach" (probe "others-5000")
      When player A activates "Binder"
      And player A chooses "Rock"
      Then "Rock" is rested
      When player A activates "Curse"
      And player A chooses "Rock"
      Then "Rock" has 5000 power
      When player A activates "Blow"
      And player A chooses "Rock"
      Then "Rock" is in player B's Battle Area

    @DBS-8-3-2
    Scenario: An [Indestructible] card whose skills are negated can be KO-ed by the opponent
      Given player A has "Silence" (probe "silence") and "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Rock"
      And player A activates "Blow"
      And player A chooses "Rock"
      Then "Rock" is in player B's Drop Area

    @DBS-10-23-1
    Scenario: A card with [Bond 2] [Indestructible] is safe from a KO while a second Battle Card is in play
      Given player A has "Blow" (probe "ko-any-1") and "Next" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable-bond")
      And player B has the active Battle Card "Mate"
      When player A activates "Blow"
      And player A chooses "Rock"
      Then "Rock" is in player B's Battle Area
      When player A activates "Next"
      And player A chooses "Mate"
      Then "Mate" is in player B's Drop Area

    Scenario Outline: An [Indestructible] card does not count as KO-ed for a skill that KOs all and then draws <which>
      Given "Harvest" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "named", "as": "KO-ed", "then": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["battle"]}}}]},
            {"do": "draw", "count": <count>}]}]}
        """
      And player B has the active Battle Card "Wall" (probe "unbreakable")
      And player B has the active Battle Card "One" with 10000 power
      And player B has the active Battle Card "Two" with 15000 power
      And player B has the active Battle Card "Three" with 15000 power
      And player B has "Four" in the Drop Area
      And player A has "Harvest" in the hand
      When player A activates "Harvest"
      Then player B's Battle Area holds exactly "Wall"
      And player A's hand holds <drawn> cards

      Examples:
        | which                               | count                                                          | drawn |
        | 1 card for each                     | {"result": "KO-ed"}                                            | 3     |
        | 1 card for every 2                  | {"result": "KO-ed", "per": 2}                                  | 1     |
        | 2 cards for each                    | {"result": "KO-ed", "times": 2}                                | 6     |
        | 1 card for each, and 1 more         | {"result": "KO-ed", "plus": 1}                                 | 4     |
        | 1 card for every 8000 of its power  | {"value": "power", "of": {"result": "KO-ed"}, "per": 8000}     | 5     |

  @DBS-10-16-1
  Rule: 10-16-1 Skills of the opponent's cards cannot choose a card with [Barrier]

    Scenario Outline: Player <player>'s skill cannot choose the opponent's Battle Card with [Barrier]
      Given it is player <player>'s Main Phase
      And player <player> has "Blow" (probe "ko-any-1") in the hand
      And player <other> has the active Battle Card "Wall" (probe "shielded")
      And player <other> has the active Battle Card "Prey"
      And player <other> has the active Battle Card "Second prey"
      When player <player> activates "Blow"
      And player <player> tries to choose "Wall"
      Then that is refused
      When player <player> chooses "Prey"
      Then "Prey" is in player <other>'s Drop Area

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: A skill of the opponent chooses nothing if the only Battle Card has [Barrier]
      Given player A has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Blow"
      Then "Wall" is in player B's Battle Area
      And "Blow" is in player A's Drop Area

    Scenario: A skill triggered by the opponent's attack cannot choose a Battle Card with [Barrier]
      Given player A has the active Battle Card "Hunter" (probe "weakens-attacking")
      And player B has the active Battle Card "Wall" (probe "shielded")
      And player B has the active Battle Card "Prey" with 30000 power
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "Hunter"
      And player A is asked to act in the Offence Step
      Then "Wall" has 10000 power
      And "Prey" has 20000 power

    @DBS-10-13-5-1
    Scenario: An opponent's [Union-Absorb] cannot choose a Battle Card with [Barrier]
      Given player A has the active Battle Card "Maw" (probe "absorbs-a-card-of-the-opponent")
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A tries to activate "Maw"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: [Barrier] is negated together with all [Permanent] skills, so the opponent can choose its card
      Given player A has "Hush" (probe "extra-negates-permanents") and "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Hush"
      And player A activates "Blow"
      Then "Wall" is in player B's Drop Area

    Scenario: A skill of the opponent that KOs all Battle Cards without choosing KOs one with [Barrier]
      Given player A has "Storm" (probe "ko-all-battle") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Storm"
      Then "Wall" is in player B's Drop Area

    Scenario: A player cannot choose their own [Barrier] card for a skill of the opponent that lets them choose
      Given player A has "Demand" (probe "opponent-drops-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      And player B has the active Battle Card "Prey"
      When player A activates "Demand"
      Then "Prey" is in player B's Drop Area
      And "Wall" is in player B's Battle Area

    Scenario: A player's own skill can choose their Battle Card with [Barrier]
      Given player A has "Boost" (probe "strengthen-5000") in the hand
      And player A has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Boost"
      And player A chooses "Wall"
      Then "Wall" has 15000 power

    Scenario: A Battle Card with [Barrier] can be attacked and KO-ed in battle
      Given player A has the active Battle Card "Striker" with 20000 power
      And player B has the rested Battle Card "Wall" (probe "shielded")
      When player A attacks "Wall" with "Striker"
      Then "Wall" is in player B's Drop Area

    Scenario: A card with [Barrier] can be chosen by the opponent in the Drop Area
      Given player A has "Gate" (probe "warp-drop-1") in the hand
      And player B has "Wall" (probe "shielded") and "Mate" in the Drop Area
      When player A activates "Gate"
      And player A chooses "Wall"
      Then "Wall" is in player B's Warp

    Scenario: A card with [Barrier] that the opponent controls cannot be chosen by its owner's skill
      Given player A has "Theft" (probe "steal-any") in the hand
      And player B has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      And player A has the active Battle Card "Prey"
      And player A has the active Battle Card "Second prey"
      When player A activates "Theft"
      Then "Wall" is in player A's Battle Area
      When player A ends the turn
      And player B activates "Blow"
      And player B tries to choose "Wall"
      Then that is refused
      When player B chooses "Prey"
      Then "Prey" is in player A's Drop Area

    @DBS-8-4-2-2
    Scenario: A skill cost that needs a Battle Card of the opponent cannot be paid when the only one has [Barrier]
      Given "Toll" has this data:
        """
        {"category": "leader", "back": null, "power": 10000, "abilities": [{"type": "activate", "timings": ["main"],
          "cost": [{"do": "setState", "state": "rested", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"], "category": "battle"}, "count": 1}}}],
          "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A's Leader is "Toll"
      And player A has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A tries to activate "Toll"
      Then that is refused
      And "Wall" is active
      And player A's hand holds exactly "Blow"
      When player A activates "Blow"
      Then "Wall" is in player B's Battle Area
      And "Blow" is in player A's Drop Area

  @DBS-10-21-1
  Rule: 10-21-1 With [Warrior of Universe 7], cards with the trait Universe 7 have no specified cost

    Scenario: A Universe 7 card needs no energy of its colour once [Warrior of Universe 7] is in play
      Given "Traveller" is a Battle Card of energy cost 2 with 10000 power
      And "Traveller" has the special trait "Universe 7"
      And "Traveller" has the specified cost 2 blue
      And player A has "Traveller" and "Captain" (probe "universe-warrior") in the hand
      When player A tries to play "Traveller"
      Then that is refused
      When player A plays "Captain"
      And player A plays "Traveller"
      Then "Traveller" is in player A's Battle Area

    Scenario: A Universe 7 card still costs its total energy, and other cards keep their specified cost
      Given "Traveller" is a Battle Card of energy cost 2 with 10000 power
      And "Traveller" has the special traits "Drift" and "Universe 7"
      And "Traveller" has the specified cost 1 blue
      And "Stranger" is a Battle Card of energy cost 1 with 10000 power
      And "Stranger" has the special trait "Universe 6"
      And "Stranger" has the specified cost 1 blue
      And player A has "Traveller" and "Stranger" in the hand
      And player A has the active Battle Card "Captain" (probe "universe-warrior")
      And player A has 3 active and 0 rested energy
      When player A tries to play "Stranger"
      Then that is refused
      When player A plays "Traveller"
      Then player A's Energy Area holds 1 active and 2 rested cards

    Scenario: A Universe 7 card with a specified cost above its total cost needs only the total
      Given "Traveller" is a Battle Card of energy cost 1 with 10000 power
      And "Traveller" has the special trait "Universe 7"
      And "Traveller" has the specified cost 3 blue
      And player A has "Traveller" in the hand
      And player A has the active Battle Card "Captain" (probe "universe-warrior")
      When player A plays "Traveller"
      Then "Traveller" is in player A's Battle Area
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: A Universe 7 card needs energy of its colour again once [Warrior of Universe 7] has left play
      Given "Traveller" is a Battle Card of energy cost 1 with 10000 power
      And "Traveller" has the special trait "Universe 7"
      And "Traveller" has the specified cost 1 blue
      And "Pilgrim" is a Battle Card of energy cost 1 with 10000 power
      And "Pilgrim" has the special trait "Universe 7"
      And "Pilgrim" has the specified cost 1 blue
      And player A has "Traveller", "Pilgrim" and "Return" (probe "recall-1") in the hand
      And player A has the active Battle Card "Captain" (probe "universe-warrior")
      When player A plays "Pilgrim"
      And player A activates "Return"
      And player A chooses "Captain"
      And player A tries to play "Traveller"
      Then that is refused
      When player A plays "Captain"
      And player A plays "Traveller"
      Then "Traveller" is in player A's Battle Area

    Scenario: A card that has the trait Universe 7 by its own text is played without energy of its colour
      Given player A has "Guest" (probe "also-universe-7") in the hand
      And "Guest" has the specified cost 1 blue
      And player A has the active Battle Card "Captain" (probe "universe-warrior")
      When player A plays "Guest"
      Then "Guest" is in player A's Battle Area

    @reading
    Scenario Outline: The specified cost of the opponent's Universe 7 card <is> (<by>)
      Given the ambiguous rule "Whose cards have no specified cost because of [Warrior of Universe 7]?" is answered "<choice>"
      And "Traveller" is a Battle Card of energy cost 1 with 10000 power
      And "Traveller" has the special trait "Universe 7"
      And "Traveller" has the specified cost 1 blue
      And "Plain" is a Battle Card of energy cost 1 with 10000 power
      And player B has the active Battle Card "Captain" (probe "universe-warrior")
      And player A has "Traveller" and "Plain" in the hand
      When player A plays "Plain"
      Then "Plain" is in player A's Battle Area
      When player A <tries>
      Then <outcome>

      Examples:
        | choice                | is             | tries                     | outcome                                  | by                 |
        | those of both players | is gone        | plays "Traveller"         | "Traveller" is in player A's Battle Area | alternative        |
        | those of its player   | has to be paid | tries to play "Traveller" | that is refused                          | our interpretation |

  @DBS-10-22-1
  Rule: 10-22-1 A card with [Deflect] is not affected by [Counter: Play] skills

    Scenario: A [Counter: Play] that KOs all Battle Cards spares the one with [Deflect]
      Given player A has "Mate" in the hand
      And player A has the active Battle Card "Rock" (probe "deflecting")
      And player A has the active Battle Card "Other"
      And player B has "Answer" (probe "counter-kos-all") in the hand
      When player A plays "Mate"
      And player B counters with "Answer"
      Then "Rock" is in player A's Battle Area
      And "Other" is in player A's Drop Area

    Scenario: A [Counter: Play] that weakens all Battle Cards affects neither a [Deflect] card in play nor a later one
      Given player A has the active Battle Card "Rock" (probe "deflecting")
      And player A has the active Battle Card "Other" with 10000 power
      And player A has "Mate" and "Late" (probe "deflecting") in the hand
      And player B has "Damp" (probe "counter-play-weakens-all") in the hand
      When player A plays "Mate"
      And player B counters with "Damp"
      Then "Other" has 6000 power
      And "Rock" has 10000 power
      When player A plays "Late"
      Then "Late" has 10000 power

    Scenario: A [Counter: Play] that negates the skills of all Battle Cards does not negate [Deflect]
      Given player A has the active Battle Card "Rock" (probe "deflecting")
      And player A has the active Battle Card "Other" with 10000 power
      And player A has "Mate" and "Second" in the hand
      And player B has "Hush" (probe "counter-play-silences-all") and "Answer" (probe "counter-kos-all") in the hand
      When player A plays "Mate"
      And player B counters with "Hush"
      And player A plays "Second"
      And player B counters with "Answer"
      Then player A's Battle Area holds exactly "Rock" and "Second"

    @reading
    Scenario: A [Counter: Play] may choose a card with [Deflect], and does nothing to it
      Given the ambiguous rule "Can a [Counter: Play] choose a card with [Deflect], although it does nothing to it?" is answered "yes"
      And player A has the active Battle Card "Rock" (probe "deflecting")
      And player A has the active Battle Card "Other" with 10000 power
      And player A has "Mate" in the hand
      And player B has "Answer" (probe "counter-play-ko") in the hand
      When player A plays "Mate"
      And player B counters with "Answer"
      And player B chooses "Rock"
      Then player A's Battle Area holds exactly "Rock", "Other" and "Mate"
      And "Answer" is in player B's Drop Area

    @reading
    Scenario: Under the alternative interpretation, a [Counter: Play] must choose a card without [Deflect]
      Given the ambiguous rule "Can a [Counter: Play] choose a card with [Deflect], although it does nothing to it?" is answered "no"
      And player A has the active Battle Card "Third" with 10000 power
      And player A has the active Battle Card "Rock" (probe "deflecting")
      And player A has the active Battle Card "Other" with 10000 power
      And player A has "Mate" in the hand
      And player B has "Answer" (probe "counter-play-ko") in the hand
      When player A plays "Mate"
      And player B counters with "Answer"
      And player B tries to choose "Rock"
      Then that is refused
      When player B chooses "Third"
      Then player A's Battle Area holds exactly "Rock", "Other" and "Mate"

    Scenario: A [Counter: Attack] can KO a card with [Deflect]
      Given player A has the active Battle Card "Rock" (probe "deflecting")
      And player B has "Answer" (probe "counter-attack-kos-1") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then "Rock" is in player A's Drop Area

    Scenario: An [Activate] skill can KO a card with [Deflect]
      Given player A has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "deflecting")
      When player A activates "Blow"
      Then "Rock" is in player B's Drop Area

    @DBS-8-3-2
    Scenario: A card with [Deflect] whose skills are negated is KO-ed by a [Counter: Play]
      Given player A has "Mate" in the hand
      And player A has the active Battle Card "Rock" (probe "deflecting")
      And player A has the active Battle Card "Other"
      And player A has "Silence" (probe "silence") in the hand
      And player B has "Answer" (probe "counter-kos-all") in the hand
      When player A activates "Silence"
      And player A chooses "Rock"
      And player A plays "Mate"
      And player B counters with "Answer"
      Then "Rock" and "Other" are in player A's Drop Area

  @DBS-10-22-2
  Rule: 10-22-2 [Deflect] applies from the moment the play of its card is announced

    Scenario Outline: Player <player>'s [Deflect] card enters play although a [Counter: Play] would <what>
      Given it is player <player>'s Main Phase
      And player <player> has "Rock" (probe "deflecting") and "Mate" in the hand
      And player <other> has "Answer" (probe "<probe>") and "Next" (probe "<probe>") in the hand
      When player <player> plays "Rock"
      And player <other> counters with "Answer"
      Then "Rock" is in player <player>'s Battle Area
      When player <player> plays "Mate"
      And player <other> counters with "Next"
      Then player <player>'s Battle Area holds exactly "Rock"

      Examples:
        | player | other | what            | probe                |
        | A      | B     | drop it         | counter-play-drop    |
        | A      | B     | negate the play | counter-play-negate  |
        | B      | A     | drop it         | counter-play-drop    |

    Scenario: A card with [Deflect] in the hand can be dropped by a [Counter: Play] against another card
      Given player A has "Mate" and "Rock" (probe "deflecting") in the hand
      And player B has "Answer" (probe "counter-drops-hand") in the hand
      When player A plays "Mate"
      And player B counters with "Answer"
      Then "Rock" is in player A's Drop Area
      And "Mate" is in player A's Battle Area

    Scenario: A card with [Deflect] whose own skill is activated in the Drop Area is not being played, so it is affected
      Given "Rock" has this data:
        """
        {"category": "battle", "comboPower": 5000, "comboCost": 0, "energyCost": 2, "power": 10000, "abilities": [
          {"type": "keyword", "keyword": "deflect"},
          {"type": "activate", "timings": ["main"], "zones": ["drop"], "effect": [{"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "category": "battle"}, "count": 1}}}]}]}
        """
      And "Answer" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterPlay",
          "effect": [{"do": "move", "to": "warp", "target": {"all": {"player": "opponent", "zone": ["drop"]}}}]}]}
        """
      And player A has "Rock" in the Drop Area
      And player A has "Mate" in the hand
      And player B has "Answer" in the hand
      When player A activates "Rock"
      And player B counters with "Answer"
      And player A chooses "Mate"
      Then "Rock" is in player A's Warp
      And "Mate" is in player A's Battle Area

  @DBS-10-22-3
  Rule: 10-22-3 [Deflect] applies to a card that a skill plays

    Scenario: A [Deflect] card that a skill plays from the Drop Area is safe from the [Counter: Play] after it
      Given player A has "Call" (probe "extra-play-from-drop") in the hand
      And player A has "Rock" (probe "deflecting") and "Mate" in the Drop Area
      And player B has "Answer" (probe "counter-kos-all") in the hand
      And player A has the active Battle Card "Other"
      When player A activates "Call"
      And player A chooses "Rock"
      And player B counters with "Answer"
      Then "Rock" is in player A's Battle Area

    Scenario Outline: A [Deflect] card that evolves enters play although a [Counter: Play] would <what>
      Given player A has "Rock" (probe "deflecting-evolve-seasoned") and "Mate" (probe "evolving-seasoned") in the hand
      And "One" has the character name "Kelda"
      And "Two" has the character name "Kelda"
      And player A has the active Battle Card "One"
      And player A has the active Battle Card "Two"
      And player B has "Answer" (probe "<probe>") and "Next" (probe "<probe>") in the hand
      When player A activates "Rock"
      And player A chooses "One"
      And player B counters with "Answer"
      Then "Rock" is in player A's Battle Area
      When player A activates "Mate"
      And player B counters with "Next"
      Then "Two" is in player A's Battle Area

      Examples:
        | what            | probe                |
        | drop it         | counter-play-drop    |
        | negate the play | counter-play-negate  |

  @DBS-10-23-1
  Rule: 10-23-1 A [Bond X] skill takes effect only with X or more Battle Cards in its player's Battle Area

    Scenario Outline: Player <player>'s [Bond 2] skill <does> when the number of other Battle Cards in play is <count>
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Drawer" (probe "bond-2-draws")
      And player <player> has <count> copies of "Mate" in the Battle Area
      And player <other> has 3 copies of "Foe" in the Battle Area
      When player <player> attacks "<leader>" with "Drawer"
      Then player <player>'s hand holds <hand>
      And "Drawer" is rested

      Examples:
        | player | other | leader   | count | does  | hand    |
        | A      | B     | B leader | 0     | waits | 0 cards |
        | A      | B     | B leader | 1     | draws | 1 card  |
        | A      | B     | B leader | 2     | draws | 1 card  |
        | B      | A     | A leader | 0     | waits | 0 cards |
        | B      | A     | A leader | 1     | draws | 1 card  |

    Scenario: A [Bond 2] skill counts a Battle Card in Rest Mode
      Given player A has the active Battle Card "Drawer" (probe "bond-2-draws")
      And player A has the rested Battle Card "Mate"
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 1 card

    Scenario: A [Bond 2] skill counts neither a [Field] Extra Card nor the Leader Card
      Given player A has the active Battle Card "Drawer" (probe "bond-2-draws")
      And player A has the active Battle Card "Land" (probe "field-strengthens-leader")
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 0 cards
      And "Drawer" is rested

    Scenario: A [Bond 3] [Permanent] gives power only while there are 3 Battle Cards in play
      Given player A has the active Battle Card "Fighter" (probe "bond-3-power")
      And player A has the active Battle Card "Mate"
      And player A has "Crew" and "Return" (probe "recall-1") in the hand
      Then "Fighter" has 10000 power
      When player A plays "Crew"
      Then "Fighter" has 15000 power
      When player A activates "Return"
      And player A chooses "Mate"
      Then "Fighter" has 10000 power

    Scenario: A [Bond 2] [Activate] can be activated only with a second Battle Card in play
      Given player A has the active Battle Card "Scholar" (probe "bond-2-activate")
      And player A has "Crew" in the hand
      And player A has "Fresh" on top of the deck
      When player A tries to activate "Scholar"
      Then that is refused
      When player A plays "Crew"
      And player A activates "Scholar"
      Then player A's hand holds exactly "Fresh"

    Scenario: A [Bond 3] skill does not count a Battle Card that moved to the Combo Area
      Given player A has the active Battle Card "Fighter" (probe "bond-3-power")
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Crew"
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      Then "Fighter" has 15000 power
      When player A combos with "Crew"
      And player B is asked to act in the Defense Step
      Then "Fighter" has 10000 power

    Scenario: A KO-ed card's [Bond] counts the Battle Cards of the player who controlled it, not of its owner
      Given player A has "Theft" (probe "extra-gain-control") and "Blow" (probe "extra-ko-any") in the hand
      And player A has "First" and "Second" on top of the deck
      And player A has the active Battle Card "Pal" with 10000 power
      And player B has the active Battle Card "Tied" (probe "koed-draws-bond-1")
      When player A activates "Theft"
      And player A activates "Blow"
      And player A chooses "Tied"
      Then "Tied" is in player B's Drop Area
      And player A's hand holds exactly "First"

    Scenario: A KO-ed card's [Bond] does not count its owner's Battle Cards if the opponent controlled it
      Given player A has "Theft" (probe "extra-gain-control") and "Blow" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "Tied" (probe "koed-draws-bond-1")
      And player B has the active Battle Card "Foe" with 10000 power
      When player A activates "Theft"
      And player A chooses "Tied"
      And player A activates "Blow"
      And player A chooses "Tied"
      Then "Tied" is in player B's Drop Area
      And player A's hand holds 0 cards

    @reading
    Scenario Outline: A skill whose [Bond] is lost before it resolves leaves the card it would play in the <area> (<by>)
      Given the ambiguous rule "Does a skill take effect if its [Bond] held when it was activated but no longer holds when it is resolved?" is answered "<choice>"
      And player A has the active Battle Card "Mate" with 10000 power
      And player A has "Call" (probe "extra-bond-1-plays-all-from-hand") and "Recruit" in the hand
      And player B has "Blast" (probe "counter-play-ko") in the hand
      When player A activates "Call"
      And player B counters with "Blast"
      Then "Mate" is in player A's Drop Area
      And "Recruit" is in player A's <area>

      Examples:
        | choice | area        | by                 |
        | no     | hand        | our interpretation |
        | yes    | Battle Area | alternative        |

  @DBS-10-23-2-1
  Rule: 10-23-2-1 A [Bond X] that specifies a Battle Card needs X or more such Battle Cards

    Scenario Outline: An attacking card with a [Bond 2] [Auto] for Kelda cards draws <hand> with <one> and <two> in play
      Given player A has the active Battle Card "Drawer" (probe "bond-2-kelda-draws")
      And "One" has the character name "<one>"
      And "Two" has the character name "<two>"
      And player A has the active Battle Card "One"
      And player A has the active Battle Card "Two"
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds <hand>
      And "Drawer" is rested

      Examples:
        | one   | two       | hand    |
        | Kelda | Kelda     | 1 card  |
        | Kelda | Orrin     | 0 cards |
        | Kelda | Old Kelda | 0 cards |

    Scenario: A [Bond 2] for Kelda counts a card that is Kelda by its own text, but none of the opponent's
      Given player A has the active Battle Card "Drawer" (probe "bond-2-kelda-draws")
      And player A has the active Battle Card "Double" (probe "also-kelda")
      And "Foe" has the character name "Kelda"
      And "One" has the character name "Kelda"
      And player B has the active Battle Card "Foe"
      And player A has "One" in the hand
      And player A has "Fresh" on top of the deck
      And player A has the active Battle Card "Second drawer" (probe "bond-2-kelda-draws")
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds exactly "One"
      When player A plays "One"
      And player A attacks "B leader" with "Second drawer"
      Then player A's hand holds exactly "Fresh"

    Scenario: A [Bond 2] for Kelda counts the card that bears it if that card is Kelda itself
      Given player A has the active Battle Card "Drawer" (probe "bond-2-kelda-draws")
      And "Drawer" has the character name "Kelda"
      And "One" has the character name "Kelda"
      And player A has the active Battle Card "One"
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 1 card
