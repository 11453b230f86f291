@DBS
Feature: 7-1. Attacks

  @DBS-7-1
  Rule: 7-1 In the Main Phase an active Leader Card or Battle Card is rested to attack the Leader Card or a rested Battle Card

    Scenario: to rest for an attack is to be switched to Rest Mode, for skills that answer to that
      Given player A has the active Battle Card "Dozer" (probe "rested-draws")
      When player A attacks "B leader" with "Dozer"
      And player A is asked to act in the Offence Step
      Then "Dozer" is rested
      And player A's hand holds 1 card

    Scenario Outline: a Leader Card attacks the Leader Card of the opponent
      Given it is player <attacking>'s Main Phase
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      Then "<attacking> leader" is rested
      And "<defending> leader" is active
      And player <defending>'s Life Area holds 3 cards
      And player <defending>'s hand holds 1 card

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario Outline: a Battle Card attacks a rested Battle Card
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" with 10000 power
      And player <defending> has the rested Battle Card "Prey" with 5000 power
      When player <attacking> attacks "Prey" with "Striker"
      Then "Striker" is rested
      And "Prey" is in player <defending>'s Drop Area
      And player <defending>'s Life Area holds 4 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: a Leader Card attacks a Battle Card, and a Battle Card attacks a Leader Card
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then "Prey" is in player B's Drop Area
      And player B's Life Area holds 3 cards

    Scenario: an active Battle Card is not attacked, a rested one is
      Given player B has the active Battle Card "Alert" with 5000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A tries to attack "Alert" with "A leader"
      Then that is refused
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area
      And "Alert" is in player B's Battle Area

    Scenario: a rested Leader Card is attacked as well
      Given player B's Leader is the rested "Sleeper" with 10000 power
      When player A attacks "Sleeper" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: a rested card does not attack, an active one does
      Given player A's Leader is the rested "Sleeper" with 10000 power
      And player A has the rested Battle Card "Tired" with 10000 power
      And player A has the active Battle Card "Striker" with 10000 power
      When player A tries to attack "B leader" with "Sleeper"
      Then that is refused
      When player A tries to attack "B leader" with "Tired"
      Then that is refused
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 3 cards

    Scenario: an own card is not attacked, nor does a card of the opponent attack
      Given player A has the rested Battle Card "Mate" with 5000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Alert" with 5000 power
      When player A tries to attack "Mate" with "A leader"
      Then that is refused
      When player A tries to attack "Prey" with "Alert"
      Then that is refused
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area

    Scenario: neither an Extra Card in the Battle Area nor a card of the hand attacks, and no Extra Card is attacked
      Given player A has the active Battle Card "Arena" (probe "field")
      And player B has the rested Battle Card "Ruins" (probe "field")
      And player A has "Reserve" in the hand
      When player A tries to attack "B leader" with "Arena"
      Then that is refused
      When player A tries to attack "B leader" with "Reserve"
      Then that is refused
      When player A tries to attack "Ruins" with "A leader"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards
      And "Arena" is active

    Scenario: the attack card is rested before anybody can answer the attack
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has "Reserve" (probe "counter-attack-draws") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then "Striker" is rested
      And "A leader" is active

    Scenario: attack card and guard card they are until the end of the battle
      Given player A has the active Battle Card "Herald" (probe "battle-end-strengthens-fighters")
      And player A has the active Battle Card "Striker" with 10000 power
      And player B's Leader is "Captain" with 15000 power
      When player A attacks "Captain" with "Striker"
      Then "Striker" has 15000 power
      And "Captain" has 20000 power
      And "Herald" has 10000 power
      And "A leader" has 10000 power

    Scenario: once the attack has been negated nothing is the attack card or the guard card any more
      Given player A has the active Battle Card "Herald" (probe "battle-end-strengthens-fighters")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Stop"
      Then "A leader" has 10000 power
      And "B leader" has 10000 power
      And player B's Life Area holds 4 cards
      When player A attacks "B leader" with "Herald"
      Then "Herald" has 15000 power
      And "B leader" has 15000 power

    Scenario: a card that is active again attacks again
      Given player A's Leader is "Captain" (probe "leader-attack-untaps")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player A attacks "B leader" with "Captain"
      And player A chooses "Striker"
      And player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 1 card

    Scenario Outline: a text that asks which cards are <which> battle means the attack card and the guard card, or all others
      Given "Surge" has this data:
        """
        {"category": "extra", "text": "[Activate: Battle] All cards <which> battle get +5000 power for the turn.", "abilities": [{"type": "activate", "timings": ["battle"],
          "effect": [{"do": "modify", "stat": "power", "by": 5000, "until": "turn", "target": {"all": {"zone": ["leader", "battle"], "inBattle": <asked>}}}]}]}
        """
      And player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Prey" with 10000 power
      And player A has "Surge" and "Spare" in the hand
      When player A attacks "Prey" with "Striker"
      And player A activates "Surge"
      And player A is asked to act in the Offence Step
      Then "Striker" has <in> power
      And "Prey" has <in> power
      And "A leader" has <out> power
      And "B leader" has <out> power

      Examples:
        | which      | asked | in    | out   |
        | in the     | true  | 15000 | 10000 |
        | not in the | false | 10000 | 15000 |

    Scenario: a guard card stays one under the control of the other player
      Given player A has "Charm" (probe "extra-battle-gains-control") in the hand
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "A leader"
      And player A activates "Charm"
      Then "Prey" is in player B's Drop Area

    Scenario: an attack card stays one under the control of the other player
      Given player B has "Charm" (probe "extra-battle-gains-control") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player B activates "Charm"
      Then "Striker" is in player B's Battle Area
      And player B's Life Area holds 3 cards

    Scenario Outline: without an attack card there is no attack: player <attacking>'s has gone elsewhere instead of being rested
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Shy" (probe "rested-becomes-return")
      When player <attacking> attacks "<defending> leader" with "Shy"
      Then "Shy" is in player <attacking>'s hand
      And the event "attackDeclared" did not happen
      And player <defending>'s Life Area holds 4 cards
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      Then player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    @reading
    Scenario: a card does not attack either that stays in Active Mode because something else happens instead
      Given player A has the active Battle Card "Restless" (probe "rested-becomes-draw")
      When player A attacks "B leader" with "Restless"
      Then player A's hand holds 1 card
      And "Restless" is active
      And player B's Life Area holds 4 cards

    @reading
    Scenario: or does, where it is enough that its player has chosen to attack
      Given the reading "attack-card-not-rested" is "attacks"
      And player A has the active Battle Card "Restless" (probe "rested-becomes-draw")
      When player A attacks "B leader" with "Restless"
      Then player A's hand holds 1 card
      And "Restless" is active
      And player B's Life Area holds 3 cards

  @DBS-7-1-1
  Rule: 7-1-1 With the attack what happens when a card attacks or is attacked is triggered

    Scenario Outline: the skills of the attack card and of the guard card are triggered
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "attacks-draw")
      And player <defending> has the rested Battle Card "Rock" (probe "attacked-draw")
      When player <attacking> attacks "Rock" with "Striker"
      And player <attacking> is asked to act in the Offence Step
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s hand holds 1 card

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: those of Leader Cards as well
      Given player A's Leader is "Captain" (probe "leader-attack-draw")
      And player B's Leader is "Chief" (probe "leader-attacked-draw")
      When player A attacks "Chief" with "Captain"
      And player A is asked to act in the Offence Step
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: not those of other cards, nor those of the wrong side
      Given player A has the active Battle Card "Striker" (probe "attacked-draw")
      And player A has the active Battle Card "Mate" (probe "attacks-draw")
      And player B has the rested Battle Card "Prey" (probe "attacks-draw")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      When player A attacks "Prey" with "Striker"
      Then player A's hand holds 0 cards
      And player B's hand holds 0 cards
      When player A attacks "Rock" with "Mate"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: they are triggered although the attack is negated afterwards
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Rock" with "Striker"
      And player B counters with "Stop"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And "Rock" is in player B's Battle Area

    @DBS-10-4-1 @reading
    Scenario: a card that takes the place of the guard card later has not been attacked by this
      Given player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has the active Battle Card "Wall" (probe "blocker-attacked-draw")
      When player A attacks "Rock" with "A leader"
      And player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Rock" is in player B's Battle Area

  @DBS-7-1-2
  Rule: 7-1-2 Then comes a counter timing, in which the non-turn player may activate a [Counter: Attack]

    Scenario Outline: the non-turn player counters the attack
      Given it is player <attacking>'s Main Phase
      And player <defending> has "Stop" (probe "counter-attack-negates") in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> counters with "Stop"
      Then player <defending>'s Life Area holds 4 cards
      And "Stop" is in player <defending>'s Drop Area
      And "<attacking> leader" is rested

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: no other [Counter] answers it
      Given player B has "Sneer" (probe "counter-play-draws") in the hand
      And player B has "Jeer" (probe "counter-attack-draws") in the hand
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to counter with "Sneer"
      Then that is refused
      When player B counters with "Jeer"
      And player A is asked to act in the Offence Step
      Then player B's hand holds 2 cards
      And "Sneer" is in player B's hand
      And "Jeer" is in player B's Drop Area

    Scenario: the turn player does not counter the own attack
      Given player A has "Jeer" (probe "counter-attack-draws") in the hand
      And player B has "Sneer" (probe "counter-attack-draws") in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      Then player A is not asked to counter
      When player B declines
      And player A tries to counter with "Jeer"
      Then that is not offered
      And player A's hand holds exactly "Jeer"
      And player B's Life Area holds 3 cards

    Scenario: it comes before the skills that the attack has triggered
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then player A's hand holds 0 cards
      When player B counters with "Stop"
      Then player A's hand holds 1 card
      And these events happened in this order:
        | attackNegated |  |
        | skillActivated | Striker |
        | drew |  |

    Scenario: an attack on a Battle Card is countered as well
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Prey" with "A leader"
      And player B counters with "Stop"
      Then "Prey" is in player B's Battle Area
      And "Stop" is in player B's Drop Area

  @DBS-7-1-3
  Rule: 7-1-3 After that comes a checkpoint

    Scenario: what the attack has triggered is resolved before the Offence Step
      Given player A has the active Battle Card "Striker" (probe "attack-strengthens-for-battle")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player A has "Spare" in the hand
      When player A attacks "Rock" with "Striker"
      And player A is asked to act in the Offence Step
      Then "Striker" has 15000 power
      And player B's hand holds 1 card
      And these events happened in this order:
        | attackDeclared |  |
        | drew |  |
        | offenceStepStarting |  |

    Scenario: the rules are processed in it
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the active Battle Card "Weakling" with 5000 power
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "Striker"
      And player A is asked to act in the Offence Step
      Then "Weakling" is in player B's Drop Area

    Scenario: it comes also where the attack has been negated
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the active Battle Card "Weakling" with 5000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      Then "Weakling" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    Scenario: before that battle ends
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      Then player A's hand holds 1 card
      And these events happened in this order:
        | attackNegated |  |
        | drew |  |
        | battleEnding |  |

    Scenario: the turn player's skill comes first
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has the active Battle Card "Bench" with 20000 power
      When player A attacks "Rock" with "Striker"
      And player A is asked to choose
      Then player B's hand holds 0 cards
      When player A chooses "Bench"
      And player A is asked to act
      Then player B's hand holds 1 card

    Scenario: What the attack has triggered waits until the attack has been answered
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then player A's hand holds 0 cards
      And the event "skillActivated" did not happen
      When player B declines
      And player A is asked to act in the Offence Step
      Then player A's hand holds 1 card

    Scenario: A skill that a negated attack has triggered and that no [Counter: Attack] answers is resolved
      Given player A has the active Battle Card "Striker" (probe "rested-draws")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      Then player A's hand holds 1 card
      And these events happened in this order:
        | attackNegated |  |
        | drew          |  |
        | battleEnding  |  |
