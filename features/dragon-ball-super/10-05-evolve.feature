@DBS
Feature: 10-5. [Evolve], [EX-Evolve] and [Xeno-Evolve]

  @DBS-10-5-1
  Rule: 10-5-1 [Evolve] is activated in the Main Phase for its cost, onto a fitting Battle Card of its player

    Scenario Outline: The test card "<probe>" is played onto a Battle Card of the right name for 1 energy
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

    Scenario Outline: [Evolve] cannot be activated onto the only Battle Card in play when <title>
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

    Scenario: [Evolve] cannot be activated onto a Battle Card that cannot be chosen
      Given player A has the active Battle Card "Kid" (probe "cannot-be-chosen")
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A tries to activate "Grown"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: [Evolve] cannot be activated onto a Leader Card or a card in the hand
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

    Scenario: [Evolve] cannot be activated without the energy for its cost
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has 1 active and 5 rested energy
      And player A has "Grown" (probe "evolve-onto-ember") and "Older" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      And player A tries to activate "Older"
      Then that is refused
      And player A's Energy Area holds 0 active and 6 rested cards

    Scenario: [Evolve] cannot be activated in the Offence Step
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A attacks "B leader" with "A leader"
      And player A tries to activate "Grown"
      Then that is refused
      When player A declines
      And player A activates "Grown"
      Then under "Grown" lies "Kid"

    Scenario: A player chooses the Battle Card to evolve before the opponent can answer, and may lose it to a KO
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

    Scenario: An [Evolve] goes on when the opponent KOs a Battle Card other than the chosen one
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

    Scenario: A player can evolve an opponent's Battle Card that they control
      Given player B has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Lure" (probe "extra-gain-control") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Lure"
      And player A activates "Grown"
      Then under "Grown" lies "Kid"
      And "Grown" is rested

  @DBS-10-5-2
  Rule: 10-5-2 [Evolve] is activated only from the hand

    Scenario Outline: [Evolve] cannot be activated from the <area>
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

    Scenario: [EX-Evolve] cannot be activated by a card that is already in the Battle Area
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
  Rule: 10-5-3-1 [Evolve] asks for a condition on the card below only if its text names one

    Scenario: [Evolve] without a condition can be activated onto a Battle Card of any energy cost
      Given "Kid" is a Battle Card of energy cost 1 with 5000 power
      And player A has the active Battle Card "Kid" with 5000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then under "Grown" lies "Kid"

    Scenario: [Evolve] onto a card of energy cost 4 or more cannot be activated onto one of energy cost 3
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
  Rule: 10-5-4 A card with [Evolve] or [EX-Evolve] is played onto the chosen card, and both are one card

    Scenario Outline: The test card "<probe>" takes over the mode, power bonus and lower cards of the evolved card
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

    Scenario: A card evolved onto a Battle Card counts as played, and the card below has not left
      Given player A has the active Battle Card "Kid" (probe "leaves-draws")
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      And player A has "Grown" (probe "evolve-onto-ember-draws") in the hand
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Grown"
      Then player A's hand holds exactly "Fresh" and "Next"

    Scenario: A card evolved onto a Battle Card that has attacked cannot attack again that turn
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A attacks "B leader" with "Kid"
      And player A declines
      And player A activates "Grown"
      And player A tries to attack "B leader" with "Grown"
      Then that is refused
      And player B's Life Area holds 3 cards

    Scenario: A Battle Card that was evolved lies directly below the new card, above the cards already under it
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And "Kid" has "Baby" under it
      And player A has "Lift" (probe "extra-top-to-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      And player A activates "Lift"
      Then player A's hand holds exactly "Grown"
      And player A's Battle Area holds exactly "Kid"
      And under "Kid" lies "Baby"

    Scenario: An evolved card can be evolved again, and all the old cards lie under the new one
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") and "Older" (probe "ex-evolve-onto-ember") in the hand
      When player A activates "Grown"
      And player A activates "Older"
      Then player A's Battle Area holds exactly "Older"
      And under "Older" lie "Grown" and "Kid"

    Scenario: A card evolved onto the attack card during a battle becomes the attack card
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
  Rule: 10-5-5 [Xeno-Evolve] sends the chosen card to its owner's Warp and plays the new one in Active Mode

    Scenario: A card played by [Xeno-Evolve] takes over nothing from the Battle Card it replaces
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

    Scenario: A card played by [Xeno-Evolve] may attack, and the Battle Card it replaces has left the Battle Area
      Given player A has the rested Battle Card "Kid" (probe "leaves-draws")
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Grown"
      Then player A's hand holds exactly "Fresh"
      When player A attacks "B leader" with "Grown"
      Then player B's Life Area holds 3 cards

    Scenario: [Xeno-Evolve] sends an opponent's card that the player controls to the opponent's Warp
      Given player B has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Lure" (probe "extra-gain-control") and "Grown" (probe "xeno-evolve-onto-ember") in the hand
      When player A activates "Lure"
      And player A activates "Grown"
      Then player B's Warp holds exactly "Kid"
      And player A's Battle Area holds exactly "Grown"

    @DBS-10-12-1
    Scenario: [Xeno-Evolve] does not remove an opponent's [Indestructible] card that the player controls
      Given player B has the active Battle Card "Rock" (probe "unbreakable")
      And "Rock" has the character name "Ember"
      And player A has "Lure" (probe "extra-gain-control-1") in the hand
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      When player A activates "Lure"
      And player A activates "Grown"
      Then "Rock" is in player A's Battle Area

    @reading @DBS-10-5-5
    Scenario: [Xeno-Evolve] plays nothing if the chosen Battle Card was KO-ed in the meantime
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player B counters with "Sneer"
      Then player A's Drop Area holds exactly "Kid" and "Grown"
      And player A's Battle Area holds 0 cards

    @reading
    Scenario: Under the alternative interpretation, [Xeno-Evolve] plays its card although the chosen one was KO-ed
      Given the ambiguous rule "Is a card with [Xeno-Evolve] played if the chosen card is gone when the skill is resolved?" is answered "yes, it is played"
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "xeno-evolve-onto-ember") in the hand
      And player B has "Sneer" (probe "counter-play-ko") in the hand
      When player A activates "Grown"
      And player B counters with "Sneer"
      Then player A's Drop Area holds exactly "Kid"
      And "Grown" is in player A's Battle Area

  @DBS-10-5-6
  Rule: 10-5-6 A text that says "evolve" plays the card as its own [Evolve] describes

    Scenario: A card that a skill evolves is played onto a Battle Card of the right name and takes over its mode
      Given player A has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then under "Grown" lies "Kid"
      And "Grown" is rested

    Scenario: A card with [Xeno-Evolve] that a skill evolves is active, and the card it replaces goes to the Warp
      Given player A has the rested Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "xeno-evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then "Grown" is active
      And player A's Warp holds exactly "Kid"

    Scenario: A skill can evolve a card from the Drop Area if its text says so
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-drop") in the hand
      And player A has "Grown" (probe "evolve-onto-ember") in the Drop Area
      When player A activates "Grow"
      Then under "Grown" lies "Kid"
      And player A's Drop Area holds exactly "Grow"

    Scenario: A skill that evolves a card does nothing without a Battle Card of the right name
      Given player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then player A's hand holds exactly "Grown"
      And player A's Drop Area holds exactly "Grow"

    @reading @DBS-10-5-6
    Scenario: A skill evolves a card without paying the cost of that card's [Evolve]
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then under "Grown" lies "Kid"
      And player A's Energy Area holds 5 active and 1 rested cards

    @reading
    Scenario: Under the alternative interpretation, a skill that evolves a card pays the cost of that card's [Evolve]
      Given the ambiguous rule "Is the skill cost of [Evolve] paid when a text says 'evolve'?" is answered "yes, it is paid"
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then under "Grown" lies "Kid"
      And player A's Energy Area holds 4 active and 2 rested cards

  @DBS-10-5-7
  Rule: 10-5-7 Cards that were played by evolving are "evolved"

    Scenario Outline: The test card "<probe>" counts as evolved once it has been played by its own skill
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

    Scenario: A card that a skill evolves counts as evolved
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grow"
      And player A chooses "Grown"
      Then "Grown" has 25000 power

    Scenario: A card played from the hand or by [Union] does not count as evolved
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

    Scenario: A card that evolves counts as evolved at the moment it is played
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Herald" (probe "evolved-played-draw")
      And player A has "Grown" (probe "evolve-onto-ember") and "Pal" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Pal"
      And player A activates "Grown"
      Then player A's hand holds exactly "Fresh"

    Scenario: An evolved card that returns to the hand and is played normally no longer counts as evolved
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

    Scenario: An evolved card still counts as evolved after moving to the Combo Area and back to the Battle Area
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Coach" (probe "evolved-5000")
      And player A has "Grown" (probe "evolve-onto-ember") and "Order" (probe "battle-play-from-combo") in the hand
      When player A activates "Grown"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Grown"
      And player A activates "Order"
      Then "Grown" has 25000 power
