@DBS
Feature: 10-12, 10-16, 10-21 to 10-23. [Indestructible], [Barrier], [Warrior of Universe 7], [Deflect] and [Bond]

  @DBS-10-12-1
  Rule: 10-12-1 [Indestructible]: skills of its owner's opponent and battles neither KO the card nor remove it from the Battle Area

    Scenario Outline: a skill of the opponent that would <verb> it does nothing to it (player <player>)
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

    Scenario Outline: a skill of its owner that says <verb> does it
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

    Scenario: a skill that KOs all Battle Cards leaves the opponent's and takes the own one
      Given player A has "Storm" (probe "ko-all-battle") in the hand
      And player A has the active Battle Card "Own" (probe "unbreakable")
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player B has the active Battle Card "Prey"
      When player A activates "Storm"
      Then "Rock" is in player B's Battle Area
      And "Own" is in player A's Drop Area
      And "Prey" is in player B's Drop Area

    @DBS-7-4-1-4-2
    Scenario Outline: a lost battle does not KO it (player <player>)
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

    Scenario: where the opponent of its owner has control of it, the opponent is still the one whose skills do nothing
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

    Scenario: where the opponent of its owner has control of it, it does not pay for the opponent's skills either
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

    Scenario: where the opponent of its owner has control of it, its owner's skills remove it
      Given player A has "Theft" (probe "extra-gain-control") in the hand
      And player B has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player A has the active Battle Card "Mate"
      When player A activates "Theft"
      And player A ends the turn
      And player B activates "Blow"
      And player B chooses "Rock"
      Then "Rock" is in player B's Drop Area

    Scenario: other skills of the opponent do what they say
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
    Scenario: negated it keeps nothing off
      Given player A has "Silence" (probe "silence") and "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable")
      And player B has the active Battle Card "Mate"
      When player A activates "Silence"
      And player A chooses "Rock"
      And player A activates "Blow"
      And player A chooses "Rock"
      Then "Rock" is in player B's Drop Area

    @DBS-10-23-1
    Scenario: with a [Bond] that is not met it keeps nothing off
      Given player A has "Blow" (probe "ko-any-1") and "Next" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "unbreakable-bond")
      And player B has the active Battle Card "Mate"
      When player A activates "Blow"
      And player A chooses "Rock"
      Then "Rock" is in player B's Battle Area
      When player A activates "Next"
      And player A chooses "Mate"
      Then "Mate" is in player B's Drop Area

    Scenario Outline: where a text counts what it has KO-ed, one with [Indestructible] does not count: <which>
      Given "Harvest" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] KO all Battle Cards of your opponent. Then draw <which>.", "abilities": [{"type": "activate", "timings": ["main"],
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
  Rule: 10-16-1 [Barrier]: skills of the opponent's cards cannot choose the card

    Scenario Outline: a skill of the opponent cannot choose it (player <player>)
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

    Scenario: where it is the only one, nothing is chosen
      Given player A has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Blow"
      Then "Wall" is in player B's Battle Area
      And "Blow" is in player A's Drop Area

    Scenario: an [Auto] in a battle cannot choose it either
      Given player A has the active Battle Card "Hunter" (probe "weakens-attacking")
      And player B has the active Battle Card "Wall" (probe "shielded")
      And player B has the active Battle Card "Prey" with 30000 power
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "Hunter"
      And player A is asked to act in the Offence Step
      Then "Wall" has 10000 power
      And "Prey" has 20000 power

    @DBS-10-13-5-1
    Scenario: [Union-Absorb] cannot choose it either
      Given player A has the active Battle Card "Maw" (probe "absorbs-a-card-of-the-opponent")
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A tries to activate "Maw"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: negated with the [Permanent]s of all cards it keeps nothing off
      Given player A has "Hush" (probe "extra-negates-permanents") and "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Hush"
      And player A activates "Blow"
      Then "Wall" is in player B's Drop Area

    Scenario: what chooses nothing reaches it
      Given player A has "Storm" (probe "ko-all-battle") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Storm"
      Then "Wall" is in player B's Drop Area

    Scenario: a choice that a skill of the opponent leaves to its own player is a choice by that skill
      Given player A has "Demand" (probe "opponent-drops-1") in the hand
      And player B has the active Battle Card "Wall" (probe "shielded")
      And player B has the active Battle Card "Prey"
      When player A activates "Demand"
      Then "Prey" is in player B's Drop Area
      And "Wall" is in player B's Battle Area

    Scenario: skills of its own player choose it
      Given player A has "Boost" (probe "strengthen-5000") in the hand
      And player A has the active Battle Card "Wall" (probe "shielded")
      When player A activates "Boost"
      And player A chooses "Wall"
      Then "Wall" has 15000 power

    Scenario: it can be attacked, and loses a battle
      Given player A has the active Battle Card "Striker" with 20000 power
      And player B has the rested Battle Card "Wall" (probe "shielded")
      When player A attacks "Wall" with "Striker"
      Then "Wall" is in player B's Drop Area

    Scenario: in the Drop Area it keeps nothing off
      Given player A has "Gate" (probe "warp-drop-1") in the hand
      And player B has "Wall" (probe "shielded") and "Mate" in the Drop Area
      When player A activates "Gate"
      And player A chooses "Wall"
      Then "Wall" is in player B's Warp

    Scenario: where the opponent has control of it, it keeps off the skills of its owner
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
        {"category": "leader", "power": 10000, "text": "[Activate: Main] Switch 1 of your opponent's Battle Cards to Rest Mode: Draw 1 card.", "abilities": [{"type": "activate", "timings": ["main"],
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
  Rule: 10-21-1 [Warrior of Universe 7]: cards with the trait Universe 7 have no specified cost in all areas

    Scenario: with it in play such a card is paid with energy of any colour, without it is not
      Given "Traveller" is a Battle Card of energy cost 2 with 10000 power
      And "Traveller" has the special trait "Universe 7"
      And "Traveller" has the specified cost 2 blue
      And player A has "Traveller" and "Captain" (probe "universe-warrior") in the hand
      When player A tries to play "Traveller"
      Then that is refused
      When player A plays "Captain"
      And player A plays "Traveller"
      Then "Traveller" is in player A's Battle Area

    Scenario: the total cost is as it was, and cards without the trait keep their specified cost
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

    Scenario: a specified cost above the total is gone as well
      Given "Traveller" is a Battle Card of energy cost 1 with 10000 power
      And "Traveller" has the special trait "Universe 7"
      And "Traveller" has the specified cost 3 blue
      And player A has "Traveller" in the hand
      And player A has the active Battle Card "Captain" (probe "universe-warrior")
      When player A plays "Traveller"
      Then "Traveller" is in player A's Battle Area
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: gone from play it does nothing
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

    Scenario: a trait that a card has by its own text is such a trait in the hand
      Given player A has "Guest" (probe "also-universe-7") in the hand
      And "Guest" has the specified cost 1 blue
      And player A has the active Battle Card "Captain" (probe "universe-warrior")
      When player A plays "Guest"
      Then "Guest" is in player A's Battle Area

    @reading
    Scenario Outline: of a card of the opponent of its player the specified cost <is> (<choice>)
      Given the reading "universe-7-of-whom" is "<choice>"
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
        | choice          | is           | tries                     | outcome                                |
        | of-both-players | is gone      | plays "Traveller"         | "Traveller" is in player A's Battle Area |
        | of-its-player   | has to be paid | tries to play "Traveller" | that is refused                        |

  @DBS-10-22-1
  Rule: 10-22-1 [Deflect]: the card is not affected by [Counter: Play] skills

    Scenario: a [Counter: Play] that KOs all Battle Cards after a play leaves it and takes the others
      Given player A has "Mate" in the hand
      And player A has the active Battle Card "Rock" (probe "deflecting")
      And player A has the active Battle Card "Other"
      And player B has "Answer" (probe "counter-kos-all") in the hand
      When player A plays "Mate"
      And player B counters with "Answer"
      Then "Rock" is in player A's Battle Area
      And "Other" is in player A's Drop Area

    Scenario: one that weakens all Battle Cards leaves it as it is, and one that comes later
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

    Scenario: one that negates the skills of all does not negate its own
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
    Scenario: a [Counter: Play] may choose it, and does nothing to it
      Given the reading "choosing-what-deflects" is "yes"
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
    Scenario: read differently, it must choose another card
      Given the reading "choosing-what-deflects" is "no"
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

    Scenario: a [Counter: Attack] affects it
      Given player A has the active Battle Card "Rock" (probe "deflecting")
      And player B has "Answer" (probe "counter-attack-kos-1") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then "Rock" is in player A's Drop Area

    Scenario: other skills affect it
      Given player A has "Blow" (probe "ko-any-1") in the hand
      And player B has the active Battle Card "Rock" (probe "deflecting")
      When player A activates "Blow"
      Then "Rock" is in player B's Drop Area

    @DBS-8-3-2
    Scenario: negated it keeps nothing off
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
  Rule: 10-22-2 [Deflect] holds from the moment in which the play is announced

    Scenario Outline: a [Counter: Play] that would <what> does nothing to it, and does it to another card (player <player>)
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

    Scenario: in the hand, while another card is played, it holds nothing off
      Given player A has "Mate" and "Rock" (probe "deflecting") in the hand
      And player B has "Answer" (probe "counter-drops-hand") in the hand
      When player A plays "Mate"
      And player B counters with "Answer"
      Then "Rock" is in player A's Drop Area
      And "Mate" is in player A's Battle Area

    Scenario: A card with [Deflect] whose own skill is activated in the Drop Area is not being played, so it is affected
      Given "Rock" has this data:
        """
        {"category": "battle", "energyCost": 2, "power": 10000, "text": "[Deflect] [Activate: Main] In your Drop Area: Play 1 Battle Card from your hand.", "abilities": [
          {"type": "keyword", "keyword": "deflect"},
          {"type": "activate", "timings": ["main"], "zones": ["drop"], "effect": [{"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "category": "battle"}, "count": 1}}}]}]}
        """
      And "Answer" has this data:
        """
        {"category": "extra", "energyCost": 1, "text": "[Counter: Play] Send all cards in your opponent's Drop Area to the Warp.", "abilities": [{"type": "counter", "keyword": "counterPlay",
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
  Rule: 10-22-3 [Deflect] holds when a skill plays the card

    Scenario: played from the Drop Area it is not affected after that
      Given player A has "Call" (probe "extra-play-from-drop") in the hand
      And player A has "Rock" (probe "deflecting") and "Mate" in the Drop Area
      And player B has "Answer" (probe "counter-kos-all") in the hand
      And player A has the active Battle Card "Other"
      When player A activates "Call"
      And player A chooses "Rock"
      And player B counters with "Answer"
      Then "Rock" is in player A's Battle Area

    Scenario Outline: announced with its own [Evolve] it is not affected by what would <what>
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
  Rule: 10-23-1 [Bond X]: the skill takes effect only with X or more Battle Cards in the own Battle Area

    Scenario Outline: with <count> other Battle Cards the [Auto] <does> (player <player>)
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

    Scenario: it does not matter how they lie
      Given player A has the active Battle Card "Drawer" (probe "bond-2-draws")
      And player A has the rested Battle Card "Mate"
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 1 card

    Scenario: an Extra Card in the Battle Area and the Leader Card are no Battle Cards
      Given player A has the active Battle Card "Drawer" (probe "bond-2-draws")
      And player A has the active Battle Card "Land" (probe "field-strengthens-leader")
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 0 cards
      And "Drawer" is rested

    Scenario: a [Permanent] holds while there are enough, and no longer
      Given player A has the active Battle Card "Fighter" (probe "bond-3-power")
      And player A has the active Battle Card "Mate"
      And player A has "Crew" and "Return" (probe "recall-1") in the hand
      Then "Fighter" has 10000 power
      When player A plays "Crew"
      Then "Fighter" has 15000 power
      When player A activates "Return"
      And player A chooses "Mate"
      Then "Fighter" has 10000 power

    Scenario: an [Activate] can be activated with enough only
      Given player A has the active Battle Card "Scholar" (probe "bond-2-activate")
      And player A has "Crew" in the hand
      And player A has "Fresh" on top of the deck
      When player A tries to activate "Scholar"
      Then that is refused
      When player A plays "Crew"
      And player A activates "Scholar"
      Then player A's hand holds exactly "Fresh"

    Scenario: cards of the own Combo Area do not count
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

    Scenario: of a card that has left, it is the Battle Area of who had it, whoever owns it
      Given player A has "Theft" (probe "extra-gain-control") and "Blow" (probe "extra-ko-any") in the hand
      And player A has "First" and "Second" on top of the deck
      And player A has the active Battle Card "Pal" with 10000 power
      And player B has the active Battle Card "Tied" (probe "koed-draws-bond-1")
      When player A activates "Theft"
      And player A activates "Blow"
      And player A chooses "Tied"
      Then "Tied" is in player B's Drop Area
      And player A's hand holds exactly "First"

    Scenario: the Battle Cards of its owner do not count then
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
    Scenario Outline: a skill whose [Bond] is lost before it is resolved (<choice>)
      Given the reading "bond-lost-before-resolving" is "<choice>"
      And player A has the active Battle Card "Mate" with 10000 power
      And player A has "Call" (probe "extra-bond-1-plays-all-from-hand") and "Recruit" in the hand
      And player B has "Blast" (probe "counter-play-ko") in the hand
      When player A activates "Call"
      And player B counters with "Blast"
      Then "Mate" is in player A's Drop Area
      And "Recruit" is in player A's <area>

      Examples:
        | choice | area        |
        | no     | hand        |
        | yes    | Battle Area |

  @DBS-10-23-2-1
  Rule: 10-23-2-1 With a specified Battle Card, X or more such Battle Cards are needed

    Scenario Outline: two Battle Cards of which <kelda> are of the character
      Given player A has the active Battle Card "Drawer" (probe "bond-2-kelda-draws")
      And "One" has the character name "<one>"
      And "Two" has the character name "<two>"
      And player A has the active Battle Card "One"
      And player A has the active Battle Card "Two"
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds <hand>
      And "Drawer" is rested

      Examples:
        | kelda | one   | two       | hand    |
        | 2     | Kelda | Kelda     | 1 card  |
        | 1     | Kelda | Orrin     | 0 cards |
        | 1     | Kelda | Old Kelda | 0 cards |

    Scenario: a character name by a card's own text counts, one of the opponent's cards does not
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

    Scenario: the bearer counts if it is such a card itself
      Given player A has the active Battle Card "Drawer" (probe "bond-2-kelda-draws")
      And "Drawer" has the character name "Kelda"
      And "One" has the character name "Kelda"
      And player A has the active Battle Card "One"
      When player A attacks "B leader" with "Drawer"
      Then player A's hand holds 1 card
