@DBS
Feature: 10-15, 10-25, 10-26. [Over Realm], [Dark Over Realm] and [Wormhole]

  @DBS-10-15-1
  Rule: 10-15-1 [Over Realm X] is activated in the Main Phase with X or more cards in its player's Drop Area

    Scenario Outline: [Over Realm 3] cannot be activated with <own> cards in the Drop Area and <other> in the opponent's
      Given player A has <own> cards in the Drop Area
      And player B has <other> cards in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Pal" in the hand
      When player A tries to activate "Rift"
      Then that is refused
      When player A plays "Pal"
      Then "Pal" is in player A's Battle Area
      And "Rift" is in player A's hand

      Examples:
        | own | other |
        | 2   | 3     |
        | 0   | 5     |

    Scenario Outline: [Over Realm 3] can be activated with <own> cards in its player's Drop Area, which all go to the Warp
      Given player A has <own> cards in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      When player A activates "Rift"
      Then "Rift" is in player A's Battle Area
      And player A's Warp holds <own> cards

      Examples:
        | own |
        | 3   |
        | 4   |

    Scenario: [Over Realm] cannot be activated in the Offence Step
      Given player A has 3 cards in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to activate "Rift"
      Then that is refused
      When player A declines
      And player A activates "Rift"
      Then "Rift" is in player A's Battle Area

  @DBS-10-15-3
  Rule: 10-15-3 [Over Realm] plays its card from the hand and sends its player's Drop Area to the Warp

    Scenario: [Over Realm] sends all cards of its player's Drop Area to the Warp, and none of the opponent's
      Given player A has "One", "Two", "Three" and "Paper" (probe "extra-ko-any") in the Drop Area
      And player B has "Their" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      When player A activates "Rift"
      Then player A's Warp holds exactly "One", "Two", "Three" and "Paper"
      And player A's Drop Area holds 0 cards
      And player B's Drop Area holds exactly "Their"
      And "Rift" is active
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: [Over Realm] cannot be activated from the Drop Area
      Given player A has "One", "Two", "Three" and "Lost" (probe "over-realm-3") in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      When player A tries to activate "Lost"
      Then that is refused
      When player A activates "Rift"
      Then "Lost" is in player A's Warp

    @reading
    Scenario Outline: The cards of the Drop Area go to the Warp for [Over Realm] <choice>, as ruled
      Given the ambiguous rule "When do the cards leave that [Union-Fusion] uses and that [Over Realm] sends to the Warp?" is answered "<choice>"
      And player A has "One", "Two" and "Three" in the Drop Area
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Rift" (probe "over-realm-3") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Rift"
      And player B counters with "Sneer"
      Then player A's Warp holds <warp> cards
      And player A's Drop Area holds <drop> cards
      And "Rift" is in player A's Battle Area

      Examples:
        | choice                      | warp | drop |
        | when the skill is activated | 3    | 1    |
        | when the skill is resolved  | 4    | 0    |

  @DBS-10-15-4
  Rule: 10-15-4 A card played by [Over Realm] is sent to the Warp at the end of the turn if it is still in play

    Scenario: A card played by [Over Realm] goes to the Warp at the end of the turn
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      When player A activates "Rift"
      And player A ends the turn
      Then player A's Warp holds exactly "One", "Two", "Three" and "Rift"

    Scenario: A card with [Over Realm] that was played normally stays in play at the end of the turn
      Given player A has 7 active and 0 rested energy
      And player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Gap" (probe "over-realm-3") in the hand
      When player A plays "Rift"
      And player A activates "Gap"
      And player A ends the turn
      Then "Rift" is in player A's Battle Area
      And "Gap" is in player A's Warp

    Scenario: A card played by [Over Realm] that returned to the hand and was played normally stays in play
      Given player A has 10 active and 0 rested energy
      And player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Order" (probe "extra-return") in the hand
      When player A activates "Rift"
      And player A activates "Order"
      And player A plays "Rift"
      And player A ends the turn
      Then "Rift" is in player A's Battle Area
      And player A's Warp holds exactly "One", "Two" and "Three"

    Scenario: A card played by [Over Realm] that was KO-ed stays in the Drop Area at the end of the turn
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Rift"
      And player A activates "Blast"
      And player A ends the turn
      Then player A's Drop Area holds exactly "Blast" and "Rift"
      And player A's Warp holds exactly "One", "Two" and "Three"

    Scenario: A card played by [Over Realm] that moved to the Combo Area and back still goes to the Warp
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Order" (probe "battle-play-from-combo") in the hand
      When player A activates "Rift"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Rift"
      And player A activates "Order"
      And player A ends the turn
      Then "Rift" is in player A's Warp

    Scenario: A card under one played by [Over Realm] goes to the Drop Area when the upper card goes to the Warp
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") and "Tuck" (probe "extra-tucks-hand-card") in the hand
      And player A has "Below" and "Kept" in the hand
      When player A activates "Rift"
      And player A activates "Tuck"
      And player A chooses "Below"
      Then under "Rift" lies "Below"
      When player A ends the turn
      Then "Rift" is in player A's Warp
      And player A's Drop Area holds exactly "Below" and "Tuck"
      And player A's hand holds exactly "Kept"

    @DBS-9-4-2
    Scenario: A card evolved onto one played by [Over Realm] stays in play at the end of the turn
      Given "Rift" has this data:
        """
        {"category":"battle","comboPower":5000,"comboCost":0,"energyCost":6,"power":20000,"characters":["Ember"],"abilities":[{"type":"overRealm","x":3}]}
        """
      And player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Rift"
      And player A activates "Grown"
      And player A ends the turn
      Then "Grown" is in player A's Battle Area
      And under "Grown" lies "Rift"

    Scenario: A card played by [Over Realm] goes to its owner's Warp although the opponent controls it by then
      Given "Grab" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterAttack",
          "effect": [{"do": "gainControl", "target": {"choose": {"from": {"player": "opponent", "zone": ["battle"]}, "count": 1}}}]}]}
        """
      And player A has "One", "Two" and "Three" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      And player B has "Grab" in the hand
      When player A activates "Rift"
      And player A attacks "B leader" with "A leader"
      And player B counters with "Grab"
      And player A is asked to act
      Then "Rift" is in player B's Battle Area
      When player A ends the turn
      Then "Rift" is in player A's Warp

  @DBS-10-15-5
  Rule: 10-15-5 [Over Realm] and [Dark Over Realm] together are activated once in a turn

    Scenario Outline: A player cannot activate "<second>" in a turn after "<first>", but can in the next turn
      Given "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And "Ink" has the colour "black"
      And "Coal" has the colour "black"
      And "Tar" has the colour "black"
      And player A has "Soot", "Pitch" and "Jet" in the Drop Area
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And player A has "Ink", "Coal" and "Tar" on top of the deck
      And player A has "Rift" (probe "<first>") and "Gap" (probe "<second>") in the hand
      When player A activates "Rift"
      And player A activates "Spill"
      Then player A's Drop Area holds exactly "Ink", "Coal" and "Tar"
      When player A tries to activate "Gap"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Gap"
      Then "Gap" is in player A's Battle Area

      Examples:
        | first             | second            |
        | over-realm-3      | over-realm-3      |
        | over-realm-3      | dark-over-realm-3 |
        | dark-over-realm-3 | over-realm-3      |

    Scenario: Each player can activate [Over Realm] once in their own turn
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player B has "Four", "Five" and "Six" in the Drop Area
      And player A has "Rift" (probe "over-realm-3") in the hand
      And player B has "Gap" (probe "over-realm-3") in the hand
      When player A activates "Rift"
      And player A ends the turn
      And player B activates "Gap"
      Then "Gap" is in player B's Battle Area

    Scenario: A negated [Over Realm] counts as the one that its player may activate that turn
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And player A has "Rift" (probe "over-realm-3-by-resting-seasoned") and "Gap" (probe "over-realm-3") in the hand
      And player B has "Void" (probe "counter-play-negates") in the hand
      When player A activates "Rift"
      And player B counters with "Void"
      And player A activates "Spill"
      And player A tries to activate "Gap"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Gap"
      Then "Gap" is in player A's Battle Area

  @DBS-10-25-1
  Rule: 10-25-1 [Dark Over Realm X] is activated in the Main Phase with X or more black cards in the Drop Area

    Scenario: [Dark Over Realm 3] cannot be activated with two black cards and a red one in the Drop Area
      Given "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And player A has "Soot", "Pitch" and "Red" in the Drop Area
      And player B has "Jet" in the Drop Area
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And "Ink" has the colour "black"
      And player A has "Ink" on top of the deck
      And player A has "Gap" (probe "dark-over-realm-3") in the hand
      When player A tries to activate "Gap"
      Then that is refused
      When player A activates "Spill"
      And player A activates "Gap"
      Then "Gap" is in player A's Battle Area

    Scenario: [Dark Over Realm] cannot be activated in the Offence Step
      Given "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And player A has "Soot", "Pitch" and "Jet" in the Drop Area
      And player A has "Gap" (probe "dark-over-realm-3") in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to activate "Gap"
      Then that is refused
      When player A declines
      And player A activates "Gap"
      Then "Gap" is in player A's Battle Area

  @DBS-10-25-3
  Rule: 10-25-3 [Dark Over Realm] plays its card from the hand and sends its player's Drop Area to the Warp

    Scenario: [Dark Over Realm] sends cards of all colours to the Warp, and its own card stays at the end of the turn
      Given "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And player A has "Soot", "Pitch", "Jet" and "Red" in the Drop Area
      And player B has "Their" in the Drop Area
      And player A has "Gap" (probe "dark-over-realm-3") in the hand
      When player A activates "Gap"
      Then player A's Warp holds exactly "Soot", "Pitch", "Jet" and "Red"
      And player A's Drop Area holds 0 cards
      And player B's Drop Area holds exactly "Their"
      And "Gap" is active
      And player A's Energy Area holds 5 active and 1 rested cards
      When player A ends the turn
      Then "Gap" is in player A's Battle Area

    @reading
    Scenario Outline: The cards of the Drop Area go to the Warp for [Dark Over Realm] <choice>, as ruled
      Given the ambiguous rule "When do the cards leave that [Union-Fusion] uses and that [Over Realm] sends to the Warp?" is answered "<choice>"
      And "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And player A has "Soot", "Pitch" and "Jet" in the Drop Area
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Gap" (probe "dark-over-realm-3") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Gap"
      And player B counters with "Sneer"
      Then player A's Warp holds <warp> cards
      And player A's Drop Area holds <drop> cards
      And "Gap" is in player A's Battle Area

      Examples:
        | choice                      | warp | drop |
        | when the skill is activated | 3    | 1    |
        | when the skill is resolved  | 4    | 0    |

    Scenario: [Dark Over Realm] cannot be activated from the Drop Area
      Given "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And player A has "Soot", "Pitch", "Jet" and "Lost" (probe "dark-over-realm-3") in the Drop Area
      And player A has "Gap" (probe "dark-over-realm-3") in the hand
      When player A tries to activate "Lost"
      Then that is refused
      When player A activates "Gap"
      Then "Lost" is in player A's Warp

  @DBS-10-25-4
  Rule: 10-25-4 [Dark Over Realm] and [Over Realm] together are activated once in a turn

    Scenario Outline: A player who has activated "<first>" must wait for their next turn to activate "<second>"
      Given "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And "Ink" has the colour "black"
      And "Coal" has the colour "black"
      And "Tar" has the colour "black"
      And player A has "Soot", "Pitch" and "Jet" in the Drop Area
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And player A has "Ink", "Coal" and "Tar" on top of the deck
      And player A has "Rift" (probe "<first>") and "Gap" (probe "<second>") in the hand
      When player A activates "Rift"
      And player A activates "Spill"
      And player A tries to activate "Gap"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Gap"
      Then "Gap" is in player A's Battle Area

      Examples:
        | first             | second            |
        | dark-over-realm-3 | dark-over-realm-3 |
        | over-realm-3      | dark-over-realm-3 |
        | dark-over-realm-3 | over-realm-3      |

  @DBS-10-26-1
  Rule: 10-26-1 With [Wormhole], [Over Realm] and [Dark Over Realm] together are activated twice in a turn

    Scenario Outline: With <count> [Wormhole] in play, a turn allows "<first>" and "<second>", but no third
      Given "Soot" has the colour "black"
      And "Pitch" has the colour "black"
      And "Jet" has the colour "black"
      And "Ink" has the colour "black"
      And "Coal" has the colour "black"
      And "Tar" has the colour "black"
      And "Pen" has the colour "black"
      And "Mud" has the colour "black"
      And "Ash" has the colour "black"
      And player A has "Soot", "Pitch" and "Jet" in the Drop Area
      And player A has the active Battle Card "Tunnel" (probe "travels-twice")
      And player A has the active Battle Card "<more>" (probe "<probe>")
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And player A has "Ink", "Coal", "Tar", "Pen", "Mud" and "Ash" on top of the deck
      And player A has "Rift" (probe "<first>"), "Gap" (probe "<second>") and "Last" (probe "over-realm-3") in the hand
      When player A activates "Rift"
      And player A activates "Spill"
      And player A activates "Gap"
      And player A activates "Spill"
      And player A tries to activate "Last"
      Then that is refused
      And player A's Warp holds 6 cards

      Examples:
        | first             | second            | more | probe         | count |
        | over-realm-3      | dark-over-realm-3 | Pit  | mills-3       | 1     |
        | dark-over-realm-3 | dark-over-realm-3 | Hole | travels-twice | 2     |

    Scenario Outline: A [Wormhole] <title> does not allow a second [Over Realm]
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And <where>
      And player A has the active Battle Card "Tunnel" (probe "travels-twice")
      And player A has "Rift" (probe "over-realm-3"), "Gap" (probe "over-realm-3") and "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Rift"
      And player A activates "Spill"
      And player A activates "Blast"
      And player A chooses "Tunnel"
      And player A tries to activate "Gap"
      Then that is refused
      And player A's Warp holds exactly "One", "Two" and "Three"

      Examples:
        | title           | where                                                              |
        | of the opponent | player B has the active Battle Card "Their" (probe "travels-twice") |
        | in the hand     | player A has "Their" (probe "travels-twice") in the hand            |
        | under a card    | "Spill" has "Their" (probe "travels-twice") under it                |

    Scenario: With [Wormhole], an [Over Realm] that was negated counts as one of the two
      Given player A has "One", "Two" and "Three" in the Drop Area
      And player A has the active Battle Card "Tunnel" (probe "travels-twice")
      And player A has the active Battle Card "Spill" (probe "mills-3")
      And player A has "Rift" (probe "over-realm-3-by-resting-seasoned"), "Gap" (probe "over-realm-3") and "Last" (probe "over-realm-3") in the hand
      And player B has "Stop" (probe "counter-play-negate") in the hand
      When player A activates "Rift"
      And player A chooses "Tunnel"
      And player B counters with "Stop"
      And player A activates "Spill"
      And player A activates "Gap"
      Then "Gap" is in player A's Battle Area
      When player A activates "Spill"
      And player A tries to activate "Last"
      Then that is refused
