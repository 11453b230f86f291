@DBS
Feature: 10-5. [Evolve], [EX-Evolve] and [Xeno-Evolve]

  @DBS-10-5-1
  Rule: 10-5-1 It is activated for its cost, in the Main Phase, and a Battle Card of the own Battle Area is chosen that is such a card

    Scenario Outline: with <probe>
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "<probe>") in the hand
      When player A activates "Grown"
      Then "Grown" is in player A's Battle Area
      And player A's Energy Area holds 5 active and 1 rested cards

      Examples:
        | probe                  |
        | evolve-onto-ember      |
        | ex-evolve-onto-ember   |
        | xeno-evolve-onto-ember |

    Scenario Outline: not where <title>
      Given player <player> has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "<name>"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      And player A has the active Battle Card "Ready" (probe "takes-hand-cards-under")
      When player A tries to activate "Grown"
      Then that is refused
      When player A activates "Ready"
      And player A chooses "Grown"
      Then under "Ready" lies "Grown"
      And "Kid" is in player <player>'s Battle Area

      Examples:
        | title                           | player | name  |
        | the card has another name       | A      | Frost |
        | the card is one of the opponent | B      | Ember |

    Scenario: not onto a card that cannot be chosen
      Given player A has the active Battle Card "Kid" (probe "cannot-be-chosen")
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A tries to activate "Grown"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: a Leader Card of the name is no Battle Card, and a card of another area is not in play
      Given player A's Leader is "Boss" with 10000 power
      And "Boss" has the character name "Ember"
      And "Kid" is a Battle Card of energy cost 2 with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Kid" and "Grown" (probe "evolve-onto-ember") in the hand
      When player A tries to activate "Grown"
      Then that is refused
      When player A plays "Kid"
      And player A activates "Grown"
      Then under "Grown" lies "Kid"

    Scenario: not without the energy for it
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has 1 active and 5 rested energy
      And player A has "Grown" (probe "evolve-onto-ember") and "Older" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      And player A tries to activate "Older"
      Then that is refused
      And player A's Energy Area holds 0 active and 6 rested cards

    Scenario: nor in the Offence Step
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to activate "Grown"
      Then that is refused
      When player A declines
      And player A activates "Grown"
      Then under "Grown" lies "Kid"

    Scenario: of several one is chosen, before the opponent can answer
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Twin" with 10000 power
      And "Twin" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-seasoned-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player A chooses "Twin"
      And player B counters with "Sneer"
      And player B chooses "Twin"
      Then player A's Battle Area holds exactly "Kid"
      And "Twin" is in player A's Drop Area

    Scenario: where the opponent takes another card away it goes on
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grown" (probe "evolve-onto-seasoned-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player B counters with "Sneer"
      And player B chooses "Pal"
      Then under "Grown" lies "Kid"
      And player A's Drop Area holds exactly "Pal"

    Scenario: a card of the opponent that the player controls will do
      Given player B has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Lure" (probe "extra-gain-control") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Lure"
      And player A activates "Grown"
      Then under "Grown" lies "Kid"
      And "Grown" is rested

  @DBS-10-5-2
  Rule: 10-5-2 It is activated from the hand only

    Scenario Outline: not from the <area>
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the <area>
      And player A has "Older" (probe "evolve-onto-ember") in the hand
      When player A tries to activate "Grown"
      Then that is refused
      When player A activates "Older"
      Then under "Older" lies "Kid"
      And "Grown" is in player A's <area>

      Examples:
        | area      |
        | Drop Area |
        | Warp      |

    Scenario: nor from the Battle Area, onto another card
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Grown" (probe "ex-evolve-onto-ember")
      And player A has "Older" (probe "xeno-evolve-onto-ember") in the hand
      When player A tries to activate "Grown"
      Then that is refused
      When player A activates "Older"
      And player A chooses "Kid"
      Then player A's Battle Area holds exactly "Grown" and "Older"

  @DBS-10-5-3-1
  Rule: 10-5-3-1 Where it names no condition none is asked for, and where it does that one as well

    Scenario: without one a card of any energy cost will do
      Given "Kid" is a Battle Card of energy cost 1 with 5000 power
      And player A has the active Battle Card "Kid" with 5000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then under "Grown" lies "Kid"

    Scenario: with one it is not activated without such a card
      Given "Kid" is a Battle Card of energy cost 3 with 5000 power
      And player A has the active Battle Card "Kid" with 5000 power
      And "Kid" has the character name "Ember"
      And player A has "Strict" (probe "evolve-onto-ember-of-4") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A tries to activate "Strict"
      Then that is refused
      When player A activates "Grown"
      Then under "Grown" lies "Kid"
      When player A activates "Strict"
      Then under "Strict" lie "Grown" and "Kid"

  @DBS-10-5-4
  Rule: 10-5-4 [Evolve] and [EX-Evolve]: it is played onto the card chosen, and they are one card

    Scenario Outline: <probe> onto a rested card with what lies under it
      Given player A has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And "Kid" has "Baby" under it
      And player A has "Cheer" (probe "extra-power-5000") and "Grown" (probe "<probe>") in the hand
      When player A activates "Cheer"
      And player A activates "Grown"
      Then player A's Battle Area holds exactly "Grown"
      And under "Grown" lie "Kid" and "Baby"
      And "Grown" is rested
      And "Grown" has 25000 power

      Examples:
        | probe                |
        | evolve-onto-ember    |
        | ex-evolve-onto-ember |

    Scenario: it is played, and the card below has not left
      Given player A has the active Battle Card "Kid" (probe "leaves-draws")
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      And player A has "Grown" (probe "evolve-onto-ember-draws") in the hand
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Grown"
      Then player A's hand holds exactly "Fresh" and "Next"

    Scenario: a card that has attacked does not attack again
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A attacks "B leader" with "Kid"
      And player A declines
      And player A activates "Grown"
      And player A tries to attack "B leader" with "Grown"
      Then that is refused
      And player B's Life Area holds 3 cards

    Scenario: the card chosen lies right under it, on what lies under that
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And "Kid" has "Baby" under it
      And player A has "Lift" (probe "extra-top-to-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      And player A activates "Lift"
      Then player A's hand holds exactly "Grown"
      And player A's Battle Area holds exactly "Kid"
      And under "Kid" lies "Baby"

    Scenario: once more onto an evolved card
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") and "Older" (probe "ex-evolve-onto-ember") in the hand
      When player A activates "Grown"
      And player A activates "Older"
      Then player A's Battle Area holds exactly "Older"
      And under "Older" lie "Grown" and "Kid"

    Scenario: played onto the attack card in a battle it is the attack card
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      And player B has the rested Battle Card "Wall" with 20000 power
      When player A attacks "Wall" with "Kid"
      And player A activates "Grow"
      And player A chooses "Grown"
      And player A declines
      Then "Wall" is in player B's Drop Area
      And "Grown" is rested

  @DBS-10-5-5
  Rule: 10-5-5 [Xeno-Evolve]: the card chosen goes to the Warp of its owner, and the other is played in Active Mode

    Scenario: it has nothing of that card
      Given player A has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And "Kid" has "Baby" under it
      And player A has "Cheer" (probe "extra-power-5000") and "Grown" (probe "xeno-evolve-onto-ember") in the hand
      When player A activates "Cheer"
      And player A activates "Grown"
      Then "Grown" is active
      And "Grown" has 20000 power
      And nothing lies under "Grown"
      And player A's Warp holds exactly "Kid"
      And player A's Drop Area holds exactly "Baby" and "Cheer"

    Scenario: the card chosen leaves, and the new one may attack
      Given player A has the rested Battle Card "Kid" (probe "leaves-draws")
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Grown"
      Then player A's hand holds exactly "Fresh"
      When player A attacks "B leader" with "Grown"
      Then player B's Life Area holds 3 cards

    Scenario: to the Warp of its owner
      Given player B has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Lure" (probe "extra-gain-control") and "Grown" (probe "xeno-evolve-onto-ember") in the hand
      When player A activates "Lure"
      And player A activates "Grown"
      Then player B's Warp holds exactly "Kid"
      And player A's Battle Area holds exactly "Grown"

    @DBS-10-12-1
    Scenario: but not a card of the opponent that cannot be removed
      Given player B has the active Battle Card "Rock" (probe "unbreakable")
      And "Rock" has the character name "Ember"
      And player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      When player A activates "Lure"
      And player A activates "Grown"
      Then "Rock" is in player A's Battle Area

    @reading @DBS-10-5-5
    Scenario: where the card chosen has gone meanwhile nothing is played
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player B counters with "Sneer"
      Then player A's Drop Area holds exactly "Kid" and "Grown"
      And player A's Battle Area holds 0 cards

    @reading
    Scenario: read differently, the other is played all the same
      Given the reading "xeno-evolve-without-card" is "played"
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player B counters with "Sneer"
      Then player A's Drop Area holds exactly "Kid"
      And "Grown" is in player A's Battle Area

  @DBS-10-5-6
  Rule: 10-5-6 A text that says "evolve" plays the card as its [Evolve] does

    Scenario: onto a Battle Card of the name
      Given player A has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then under "Grown" lies "Kid"
      And "Grown" is rested

    Scenario: as its [Xeno-Evolve] says
      Given player A has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "xeno-evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then "Grown" is active
      And player A's Warp holds exactly "Kid"

    Scenario: from the Drop Area, where the text says so
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-drop") in the hand
      And player A has "Grown" (probe "evolve-onto-ember") in the Drop Area
      When player A activates "Grow"
      Then under "Grown" lies "Kid"
      And player A's Drop Area holds exactly "Grow"

    Scenario: where there is no such Battle Card it is not played
      Given player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then player A's hand holds exactly "Grown"
      And player A's Drop Area holds exactly "Grow"

    @reading @DBS-10-5-6
    Scenario: its skill cost is not paid
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then under "Grown" lies "Kid"
      And player A's Energy Area holds 5 active and 1 rested cards

    @reading
    Scenario: read differently, it is paid
      Given the reading "evolve-by-skill" is "paid"
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then under "Grown" lies "Kid"
      And player A's Energy Area holds 4 active and 2 rested cards

  @DBS-10-5-7
  Rule: 10-5-7 "Evolved" are the cards that were played so

    Scenario Outline: by <probe>
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Grown" (probe "<probe>") in the hand
      When player A activates "Grown"
      Then "Grown" has 25000 power
      And "Coach" has 10000 power

      Examples:
        | probe                  |
        | evolve-onto-ember      |
        | ex-evolve-onto-ember   |
        | xeno-evolve-onto-ember |

    Scenario: by a text that says "evolve"
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then "Grown" has 25000 power

    Scenario: not one that was played from the hand, nor one of [Union], nor a stack
      Given player A has 8 active and 0 rested energy
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Cold" with 10000 power
      And "Cold" has the character name "Frost"
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Potara" (probe "potara-ember-and-frost"), "Grown" (probe "evolve-onto-ember") and "Older" (probe "evolve-onto-ember") in the hand
      When player A activates "Potara"
      And player A chooses "Kid" and "Cold"
      Then "Potara" has 30000 power
      When player A plays "Grown"
      Then "Grown" has 20000 power
      When player A activates "Older"
      Then "Older" has 25000 power

    Scenario: it is evolved as it is played
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Herald" (probe "evolved-played-draw")
      And player A has "Grown" (probe "evolve-onto-ember") and "Pal" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Pal"
      And player A activates "Grown"
      Then player A's hand holds exactly "Fresh"

    Scenario: no more where it has left and come back
      Given player A has 8 active and 0 rested energy
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Grown" (probe "evolve-onto-ember") and "Order" (probe "extra-return") in the hand
      When player A activates "Grown"
      Then "Grown" has 25000 power
      When player A activates "Order"
      And player A chooses "Grown"
      And player A plays "Grown"
      Then "Grown" has 20000 power

    Scenario: still in the Combo Area and back in the Battle Area
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Grown" (probe "evolve-onto-ember") and "Order" (probe "battle-play-from-combo") in the hand
      When player A activates "Grown"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Grown"
      And player A activates "Order"
      Then "Grown" has 25000 power
