@DBS
Feature: 10-13. [Union-Fusion], [Union-Potara] and [Union-Absorb]

  @DBS-10-13-3-1
  Rule: 10-13-3-1 [Union-Fusion] needs one Battle Card of each character in the hand, with equal power

    Scenario Outline: [Union-Fusion] cannot be activated with two Battle Cards in hand if <title>
      Given "Hot" is a Battle Card of energy cost 2 with <power> power
      And "Hot" has the character name "Ember"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "<name>"
      And player A has "Hot", "Cold" and "Fused" (probe "fusion-ember-and-frost") in the hand
      When player A tries to activate "Fused"
      Then that is refused
      When player A plays "Cold"
      Then "Cold" is in player A's Battle Area

      Examples:
        | title                        | power | name  |
        | their powers differ          | 10001 | Frost |
        | one of them is another card  | 10000 | Ember |

    Scenario: [Union-Fusion] cannot use a Battle Card in the Battle Area
      Given "Hot" is a Battle Card of energy cost 2 with 10000 power
      And "Hot" has the character name "Ember"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "Hot", "Cold", "Older" (probe "fusion-ember-and-frost") and "Fused" (probe "fusion-ember-and-frost") in the hand
      When player A plays "Cold"
      And player A tries to activate "Fused"
      Then that is refused
      And player A's hand holds exactly "Hot", "Older" and "Fused"

    Scenario: [Union-Fusion] cannot use one Battle Card with both names as both cards
      Given "Both" is a Battle Card of energy cost 2 with 10000 power
      And "Both" has the character names "Ember" and "Frost"
      And player A has "Both" and "Fused" (probe "fusion-ember-and-frost") in the hand
      When player A tries to activate "Fused"
      Then that is refused
      When player A plays "Both"
      Then "Both" is in player A's Battle Area

    Scenario: [Union-Fusion] cannot use its own card as one of the two cards
      Given "Cold" is a Battle Card of energy cost 2 with 25000 power
      And "Cold" has the character name "Frost"
      And player A has "Cold", "Fused" (probe "fusion-ember-and-frost") and "Other" (probe "fusion-ember-and-frost") in the hand
      And "Fused" has the character name "Ember"
      When player A tries to activate "Fused"
      Then that is refused
      When player A activates "Other"
      And player A chooses "Cold" and "Fused"
      Then player A's Drop Area holds exactly "Cold" and "Fused"
      And "Other" is in player A's Battle Area

    Scenario: [Union-Fusion] cannot be activated in the Offence Step
      Given "Hot" is a Battle Card of energy cost 2 with 10000 power
      And "Hot" has the character name "Ember"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "Hot", "Cold" and "Fused" (probe "fusion-ember-and-frost") in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to activate "Fused"
      Then that is refused
      When player A declines
      And player A activates "Fused"
      And player A chooses "Hot" and "Cold"
      Then "Fused" is in player A's Battle Area

  @DBS-10-13-3-2
  Rule: 10-13-3-2 [Union-Fusion] is activated only from the hand

    Scenario: [Union-Fusion] cannot be activated from the Drop Area
      Given "Hot" is a Battle Card of energy cost 2 with 10000 power
      And "Hot" has the character name "Ember"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "Hot", "Cold" and "Fused" (probe "fusion-ember-and-frost") in the hand
      And player A has "Lost" (probe "fusion-ember-and-frost") in the Drop Area
      When player A tries to activate "Lost"
      Then that is refused
      When player A activates "Fused"
      And player A chooses "Hot" and "Cold"
      Then player A's Drop Area holds exactly "Hot", "Cold" and "Lost"

  @DBS-10-13-3-4
  Rule: 10-13-3-4 [Union-Fusion] drops one card of each with equal power and plays its card in Active Mode

    Scenario: A player chooses the two cards for [Union-Fusion], and they must have equal power
      Given "Hot" is a Battle Card of energy cost 2 with 10000 power
      And "Hot" has the character name "Ember"
      And "Hotter" is a Battle Card of energy cost 2 with 15000 power
      And "Hotter" has the character name "Ember"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "Frost"
      And "Colder" is a Battle Card of energy cost 2 with 15000 power
      And "Colder" has the character name "Frost"
      And player A has "Hot", "Hotter", "Cold", "Colder" and "Fused" (probe "fusion-ember-and-frost") in the hand
      When player A activates "Fused"
      And player A tries to choose "Hot" and "Colder"
      Then that is refused
      When player A tries to choose "Hot" and "Hotter"
      Then that is refused
      When player A tries to choose "Hot"
      Then that is refused
      When player A chooses "Colder" and "Hotter"
      Then player A's Drop Area holds exactly "Colder" and "Hotter"
      And player A's hand holds exactly "Hot" and "Cold"
      And "Fused" is active
      And nothing lies under "Fused"
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: [Union-Fusion] plays nothing if its card has left the hand before it resolves
      Given "Hot" is a Battle Card of energy cost 2 with 10000 power
      And "Hot" has the character name "Ember"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "Hot", "Cold", "Fused" (probe "fusion-if-none-was-played") and "Spare" in the hand
      And player B has "Snatch" (probe "counter-play-discard") in the hand
      When player A activates "Fused"
      And player B counters with "Snatch"
      And player B chooses "Fused"
      Then "Fused" is in player A's Drop Area
      And player A's Battle Area holds 0 cards

    @reading
    Scenario Outline: The two cards for [Union-Fusion] are dropped <choice>, as ruled
      Given the ambiguous rule "When do the cards leave that [Union-Fusion] uses and that [Over Realm] sends to the Warp?" is answered "<choice>"
      And "Hot" is a Battle Card of energy cost 2 with 10000 power
      And "Hot" has the character name "Ember"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "Hot", "Cold" and "Fused" (probe "fusion-ember-and-frost") in the hand
      And player B has "Answer" (probe "counter-play-draws") in the hand
      When player A activates "Fused"
      And player B is asked to counter
      Then player A's Drop Area holds <cards> cards
      When player B counters with "Answer"
      Then player A's Drop Area holds exactly "Hot" and "Cold"
      And "Fused" is in player A's Battle Area

      Examples:
        | choice                      | cards |
        | when the skill is activated | 2     |
        | when the skill is resolved  | 0     |

  @DBS-10-13-4-1
  Rule: 10-13-4-1 [Union-Potara] needs one Battle Card of each character in its player's Battle Area

    Scenario: [Union-Potara] cannot be activated with a Battle Card that cannot be chosen
      Given player A has the active Battle Card "Hot" (probe "cannot-be-chosen")
      And "Hot" has the character name "Ember"
      And player A has the active Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "United" (probe "potara-ember-and-frost") in the hand
      When player A tries to activate "United"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario Outline: [Union-Potara] cannot be activated if <title>
      Given player A has the active Battle Card "Hot" with 10000 power
      And "Hot" has the character name "Ember"
      And player <player> has the <state> Battle Card "Cold" with 5000 power
      And "Cold" has the character name "<name>"
      And "Snow" is a Battle Card of energy cost 2 with 10000 power
      And "Snow" has the character name "Frost"
      And player A has "United" (probe "potara-ember-and-frost") and "Snow" in the hand
      When player A tries to activate "United"
      Then that is refused
      When player A plays "Snow"
      And player A activates "United"
      Then player A's cards under others holds exactly "Hot" and "Snow"
      And "Cold" is in player <player>'s Battle Area

      Examples:
        | title                                      | player | state  | name  |
        | there is none of the second character      | A      | active | Tide  |
        | the second is one of the opponent's cards  | B      | rested | Frost |

    Scenario: [Union-Potara] can use two Battle Cards of unequal power
      Given player A has the active Battle Card "Hot" with 10000 power
      And "Hot" has the character name "Ember"
      And player A has the rested Battle Card "Cold" with 5000 power
      And "Cold" has the character name "Frost"
      And player A has the rested Battle Card "Snow" with 5000 power
      And "Snow" has the character name "Frost"
      And player A has "United" (probe "potara-ember-and-frost") in the hand
      When player A activates "United"
      And player A tries to choose "Cold" and "Snow"
      Then that is refused
      When player A chooses "Hot" and "Cold"
      Then player A's cards under others holds exactly "Hot" and "Cold"
      And player A's Battle Area holds exactly "Snow" and "United"
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: If the opponent KOs one of the two cards chosen for [Union-Potara], no other takes its place
      Given player A has the active Battle Card "Hot" with 10000 power
      And "Hot" has the character name "Ember"
      And player A has the rested Battle Card "Cold" with 5000 power
      And "Cold" has the character name "Frost"
      And player A has the rested Battle Card "Snow" with 5000 power
      And "Snow" has the character name "Frost"
      And player A has "United" (probe "potara-seasoned-ember-and-frost") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "United"
      And player A chooses "Hot" and "Cold"
      And player B counters with "Sneer"
      And player B chooses "Cold"
      Then under "United" lies "Hot"
      And player A's Battle Area holds exactly "Snow" and "United"
      And player A's Drop Area holds exactly "Cold"

    Scenario: [Union-Potara] cannot use one Battle Card with both names as both cards
      Given player A has the active Battle Card "Both" with 10000 power
      And "Both" has the character names "Ember" and "Frost"
      And player A has "United" (probe "potara-seasoned-ember-and-frost") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A tries to activate "United"
      Then that is refused
      When player A activates "Grown"
      Then under "Grown" lies "Both"

  @DBS-10-13-4-2
  Rule: 10-13-4-2 [Union-Potara] is activated only from the hand

    Scenario Outline: [Union-Potara] cannot be activated from the <area>
      Given player A has the active Battle Card "Hot" with 10000 power
      And "Hot" has the character name "Ember"
      And player A has the active Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "Other" (probe "potara-ember-and-frost") in the <area>
      And player A has "United" (probe "potara-ember-and-frost") in the hand
      When player A tries to activate "Other"
      Then that is refused
      When player A activates "United"
      And player A chooses "Hot" and "Cold"
      Then player A's cards under others holds exactly "Hot" and "Cold"

      Examples:
        | area        |
        | Drop Area   |
        | Battle Area |

  @DBS-10-13-4-4
  Rule: 10-13-4-4 A [Union-Potara] card is placed on top of the two and appears in Active Mode

    Scenario: A [Union-Potara] card played on two rested cards is active and has all their cards below it
      Given player A has the rested Battle Card "Hot" with 10000 power
      And "Hot" has the character name "Ember"
      And "Hot" has "Baby" under it
      And player A has the rested Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      And "Cold" has "Snow" under it
      And player A has "United" (probe "potara-ember-and-frost") and "Blast" (probe "extra-ko-any") in the hand
      When player A activates "United"
      And player A chooses "Hot" and "Cold"
      Then player A's Battle Area holds exactly "United"
      And "United" is active
      And player A's cards under others holds exactly "Hot", "Cold", "Baby" and "Snow"
      When player A attacks "B leader" with "United"
      Then player B's Life Area holds 3 cards
      When player A activates "Blast"
      Then player A's Drop Area holds exactly "Hot", "Cold", "Baby", "Snow", "United" and "Blast"

    Scenario: A [Union-Potara] card counts as played, and the two cards below have not left the Battle Area
      Given player A has the active Battle Card "Hot" (probe "leaves-draws")
      And player A has the active Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      And player A has "United" (probe "potara-ember-and-frost") in the hand
      And player A has "Fresh" and "Next" on top of the deck
      When player A activates "United"
      And player A chooses "Hot" and "Cold"
      Then player A's hand holds exactly "Fresh"

    Scenario: A [Union-Potara] card is placed on the one chosen card that is left if the other was KO-ed
      Given player A has the rested Battle Card "Hot" with 10000 power
      And "Hot" has the character name "Ember"
      And player A has the rested Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "United" (probe "potara-seasoned-ember-and-frost") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "United"
      And player A chooses "Hot" and "Cold"
      And player B counters with "Sneer"
      And player B chooses "Hot"
      Then under "United" lies "Cold"
      And player A's Drop Area holds exactly "Hot"

  @DBS-10-13-4-4-1
  Rule: 10-13-4-4-1 Power changes on each of the two cards pass to the [Union-Potara] card

    Scenario: A [Union-Potara] card takes over the power bonus of one card below and the penalty of the other
      Given player A has the active Battle Card "Hot" with 20000 power
      And "Hot" has the character name "Ember"
      And player A has the active Battle Card "Cold" with 20000 power
      And "Cold" has the character name "Frost"
      And player A has "United" (probe "potara-ember-and-frost"), "Cheer" (probe "extra-power-5000-for-the-game") and "Curse" (probe "extra-power-less-15000") in the hand
      When player A activates "Cheer"
      And player A chooses "Hot"
      And player A activates "Curse"
      And player A chooses "Cold"
      And player A activates "United"
      And player A chooses "Hot" and "Cold"
      Then "United" has 20000 power
      When player A ends the turn
      Then "United" has 35000 power

    Scenario: A [Union-Potara] card takes over the same +5000 power bonus from both cards below
      Given player A has the active Battle Card "Hot" with 10000 power
      And "Hot" has the character name "Ember"
      And player A has the active Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      And player A has "United" (probe "potara-ember-and-frost") and "Cheer" (probe "extra-power-5000-on-two") in the hand
      When player A activates "Cheer"
      And player A chooses "Hot" and "Cold"
      And player A activates "United"
      And player A chooses "Hot" and "Cold"
      Then "United" has 40000 power
      When player A ends the turn
      Then "United" has 30000 power

  @DBS-10-13-5-1
  Rule: 10-13-5-1 [Union-Absorb] is activated in the Main Phase for its cost, with a card and area that it names

    Scenario: [Union-Absorb] cannot be activated with a Battle Card that cannot be chosen
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-in-play")
      And player A has the active Battle Card "Prey" (probe "cannot-be-chosen")
      And "Prey" has the special trait "Drift"
      When player A tries to activate "Maw"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario Outline: A [Union-Absorb] of a Drop Area card cannot be activated if <title>
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-of-drop")
      And "Prey" has the special trait "<trait>"
      And player <player> has "Prey" in the <area>
      When player A tries to activate "Maw"
      Then that is refused
      When player A attacks "B leader" with "Maw"
      Then player B's Life Area holds 3 cards

      Examples:
        | title                       | trait | player | area      |
        | the card is another         | Order | A      | Drop Area |
        | it lies in another area     | Drift | A      | Warp      |
        | it is a card of the other's | Drift | B      | Drop Area |

    Scenario: A player chooses one of several cards for [Union-Absorb], but not the absorbing card itself
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-in-play")
      And player A has the active Battle Card "Prey" with 15000 power
      And "Prey" has the special trait "Drift"
      And player A has the active Battle Card "Game" with 15000 power
      And "Game" has the special trait "Drift"
      When player A activates "Maw"
      And player A tries to choose "Maw"
      Then that is refused
      When player A chooses "Game"
      Then under "Game" lies "Maw"
      And player A's Battle Area holds exactly "Game" and "Prey"
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: [Union-Absorb] cannot be activated in the Offence Step
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-of-drop")
      And "Prey" has the special trait "Drift"
      And player A has "Prey" in the Drop Area
      And player A has "Other" in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to activate "Maw"
      Then that is refused
      When player A declines
      And player A activates "Maw"
      Then under "Prey" lies "Maw"

  @DBS-10-13-5-2
  Rule: 10-13-5-2 [Union-Absorb] is activated from the Battle Area

    Scenario: [Union-Absorb] cannot be activated from the hand
      Given "Prey" has the special trait "Drift"
      And player A has "Prey" in the Drop Area
      And player A has "Maw" (probe "absorbs-drift-of-drop") in the hand
      When player A tries to activate "Maw"
      Then that is refused
      When player A plays "Maw"
      And player A activates "Maw"
      Then under "Prey" lies "Maw"

  @DBS-10-13-5-4
  Rule: 10-13-5-4 The card chosen for [Union-Absorb] is placed on top of the absorbing card

    Scenario: The power bonus of a [Union-Absorb] skill applies to the absorbed card that is now on top
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-of-drop")
      And "Maw" has "Baby" under it
      And "Prey" is a Battle Card of energy cost 4 with 20000 power
      And "Prey" has the special trait "Drift"
      And player A has "Prey" in the Drop Area
      When player A activates "Maw"
      Then player A's Battle Area holds exactly "Prey"
      And under "Prey" lie "Maw" and "Baby"
      And player A's Drop Area holds 0 cards
      And "Prey" has 25000 power
      When player A ends the turn
      Then "Prey" has 20000 power

    Scenario: A card absorbed from the Drop Area counts as played, and the card below has not left
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-of-drop")
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      And "Prey" has the special trait "Drift"
      And player A has "Prey" in the Drop Area
      And player A has "Fresh" and "Next" on top of the deck
      When player A activates "Maw"
      Then player A's hand holds exactly "Fresh"

    Scenario: A card absorbed from the Battle Area takes the mode of the card below and does not count as played
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-in-play")
      And player A has the rested Battle Card "Prey" with 15000 power
      And "Prey" has the special trait "Drift"
      And "Prey" has "Egg" under it
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      When player A activates "Maw"
      Then player A's Battle Area holds exactly "Prey" and "Herald"
      And "Prey" is active
      And player A's cards under others holds exactly "Maw" and "Egg"
      And player A's hand holds 0 cards

    @DBS-11-3-2 @DBS-11-3-4
    Scenario: An absorbed card with cards under it keeps them directly below it, above the absorbing card
      Given player A has the active Battle Card "Maw" (probe "absorbs-drift-in-play")
      And "Maw" has "Baby" under it
      And player A has the rested Battle Card "Prey" with 15000 power
      And "Prey" has the special trait "Drift"
      And "Prey" has "Egg" and "Shell" under it
      And player A has "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Maw"
      Then under "Prey" lie "Egg", "Shell", "Maw" and "Baby"
      When player A activates "Lift"
      Then player A's Battle Area holds exactly "Egg"
      And under "Egg" lie "Shell", "Maw" and "Baby"

  @DBS-10-13-5-4-1
  Rule: 10-13-5-4-1 The power changes and the mode of the card below pass to the absorbed card on top

    Scenario Outline: An absorbed card is <state> like the card below and takes over its +5000 power
      Given player A has the <state> Battle Card "Maw" (probe "absorbs-drift-of-drop")
      And "Prey" is a Battle Card of energy cost 4 with 20000 power
      And "Prey" has the special trait "Drift"
      And player A has "Prey" in the Drop Area
      And player A has "Cheer" (probe "extra-power-5000-for-the-game") in the hand
      When player A activates "Cheer"
      And player A activates "Maw"
      Then "Prey" is <state>
      And "Prey" has 30000 power
      When player A ends the turn
      Then "Prey" has 25000 power

      Examples:
        | state  |
        | active |
        | rested |
