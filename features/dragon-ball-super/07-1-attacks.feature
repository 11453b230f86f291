@DBS
Feature: 7-1. Attacks

  @DBS-7-1
  Rule: 7-1 A player attacks by resting an active Leader Card or Battle Card in the Main Phase

    Scenario: Resting a card to attack counts as switching it to Rest Mode
      Given player A has the active Battle Card "Dozer" (probe "rested-draws")
      When player A attacks "B leader" with "Dozer"
      And player A is asked to act in the Offence Step
      Then "Dozer" is rested
      And player A's hand holds 1 card

    Scenario Outline: A Leader Card of player <attacking> attacks the opponent's Leader Card
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

    Scenario Outline: A Battle Card of player <attacking> attacks the opponent's rested Battle Card
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

    Scenario: A Leader Card may attack a rested Battle Card, and a Battle Card may attack a Leader Card
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then "Prey" is in player B's Drop Area
      And player B's Life Area holds 3 cards

    Scenario: A player may attack a rested Battle Card, but not an active one
      Given player B has the active Battle Card "Alert" with 5000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A tries to attack "Alert" with "A leader"
      Then that is refused
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area
      And "Alert" is in player B's Battle Area

    Scenario: A player may attack a rested Leader Card
      Given player B's Leader is the rested "Sleeper" with 10000 power
      When player A attacks "Sleeper" with "A leader"
      Then player B's Life Area holds 3 cards

    Scenario: An active card may attack, but a rested card may not
      Given player A's Leader is the rested "Sleeper" with 10000 power
      And player A has the rested Battle Card "Tired" with 10000 power
      And player A has the active Battle Card "Striker" with 10000 power
      When player A tries to attack "B leader" with "Sleeper"
      Then that is refused
      When player A tries to attack "B leader" with "Tired"
      Then that is refused
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 3 cards

    Scenario: A player cannot attack their own cards or attack with the opponent's cards
      Given player A has the rested Battle Card "Mate" with 5000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Alert" with 5000 power
      When player A tries to attack "Mate" with "A leader"
      Then that is refused
      When player A tries to attack "Prey" with "Alert"
      Then that is refused
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area

    Scenario: An Extra Card or a card in the hand cannot attack, and an Extra Card cannot be attacked
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

    Scenario: The attack card is rested before the opponent may counter the attack
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has "Reserve" (probe "counter-attack-draws") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then "Striker" is rested
      And "A leader" is active

    Scenario: A card remains the attack card or the guard card until the end of the battle
      Given player A has the active Battle Card "Herald" (probe "battle-end-strengthens-fighters")
      And player A has the active Battle Card "Striker" with 10000 power
      And player B's Leader is "Captain" with 15000 power
      When player A attacks "Captain" with "Striker"
      Then "Striker" has 15000 power
      And "Captain" has 20000 power
      And "Herald" has 10000 power
      And "A leader" has 10000 power

    Scenario: No card is the attack card or the guard card any more once the attack is negated
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

    Scenario: A Battle Card that becomes active again may attack again in the same turn
      Given player A's Leader is "Captain" (probe "leader-attack-untaps")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player A attacks "B leader" with "Captain"
      And player A chooses "Striker"
      And player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 1 card

    Scenario Outline: A skill about all cards <which> battle tells the attack card and the guard card from all others
      Given "Surge" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["battle"],
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

    Scenario: A guard card that the attacking player gains control of can still be KO-ed by the attack
      Given player A has "Charm" (probe "extra-battle-gains-control") in the hand
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "A leader"
      And player A activates "Charm"
      Then "Prey" is in player B's Drop Area

    Scenario: An attack card that the opponent gains control of still deals damage to the opponent
      Given player B has "Charm" (probe "extra-battle-gains-control") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player B activates "Charm"
      Then "Striker" is in player B's Battle Area
      And player B's Life Area holds 3 cards

    Scenario Outline: There is no attack if player <attacking>'s card returns to the hand instead of being rested
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Shy" (probe "rested-becomes-return")
      When player <attacking> attacks "<defending> leader" with "Shy"
      Then "Shy" is in player <attacking>'s hand
      And the event "attack declared" did not happen
      And player <defending>'s Life Area holds 4 cards
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      Then player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    @reading
    Scenario: A card does not attack if an effect replaces its switch to Rest Mode and it stays active
      Given player A has the active Battle Card "Restless" (probe "rested-becomes-draw")
      When player A attacks "B leader" with "Restless"
      Then player A's hand holds 1 card
      And "Restless" is active
      And player B's Life Area holds 4 cards

    @reading
    Scenario: Under the alternative interpretation, a card attacks even if an effect replaces its switch to Rest Mode
      Given the ambiguous rule "Does a card attack if something else happens instead of resting it for the attack?" is answered "yes"
      And player A has the active Battle Card "Restless" (probe "rested-becomes-draw")
      When player A attacks "B leader" with "Restless"
      Then player A's hand holds 1 card
      And "Restless" is active
      And player B's Life Area holds 3 cards

  @DBS-7-1-1
  Rule: 7-1-1 Skills for attacking or being attacked trigger when the attack is declared

    Scenario Outline: An attack by player <attacking> triggers "attacks" on the attack card and "is attacked" on the guard card
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

    Scenario: Leader Cards also trigger "attacks" and "is attacked" skills
      Given player A's Leader is "Captain" (probe "leader-attack-draw")
      And player B's Leader is "Chief" (probe "leader-attacked-draw")
      When player A attacks "Chief" with "Captain"
      And player A is asked to act in the Offence Step
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: Attacks trigger an "attacks" skill on the attack card only and an "is attacked" skill on the guard card only
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

    Scenario: "Attacks" and "is attacked" skills trigger even if the attack is then negated
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Rock" with "Striker"
      And player B counters with "Stop"
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And "Rock" is in player B's Battle Area

    @DBS-10-4-1 @reading
    Scenario: A [Blocker] that becomes the guard card does not trigger its own "is attacked" skill
      Given player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has the active Battle Card "Wall" (probe "blocker-attacked-draw")
      When player A attacks "Rock" with "A leader"
      And player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And "Rock" is in player B's Battle Area

  @DBS-7-1-2
  Rule: 7-1-2 A counter timing follows in which the non-turn player may activate [Counter: Attack]

    Scenario Outline: Player <defending> may negate player <attacking>'s attack with a [Counter: Attack]
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

    Scenario: A [Counter: Play] cannot answer an attack, but a [Counter: Attack] can
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

    Scenario: The turn player cannot counter their own attack
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

    Scenario: A [Counter: Attack] comes before the skills that the attack has triggered
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then player A's hand holds 0 cards
      When player B counters with "Stop"
      Then player A's hand holds 1 card
      And these events happened in this order:
        | attack negated  |         |
        | skill activated | Striker |
        | drew            |         |

    Scenario: A [Counter: Attack] can also negate an attack on a Battle Card
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Prey" with "A leader"
      And player B counters with "Stop"
      Then "Prey" is in player B's Battle Area
      And "Stop" is in player B's Drop Area

  @DBS-7-1-3
  Rule: 7-1-3 A checkpoint follows the counter timing

    Scenario: Skills triggered by an attack resolve before the Offence Step begins
      Given player A has the active Battle Card "Striker" (probe "attack-strengthens-for-battle")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player A has "Spare" in the hand
      When player A attacks "Rock" with "Striker"
      And player A is asked to act in the Offence Step
      Then "Striker" has 15000 power
      And player B's hand holds 1 card
      And these events happened in this order:
        | attack declared       |  |
        | drew                  |  |
        | offence step starting |  |

    Scenario: A Battle Card that an "attacks" skill reduces to 0 power is dropped before the Offence Step
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the active Battle Card "Weakling" with 5000 power
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "Striker"
      And player A is asked to act in the Offence Step
      Then "Weakling" is in player B's Drop Area

    Scenario: A Battle Card that an "attacks" skill reduces to 0 power is dropped even if the attack is negated
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the active Battle Card "Weakling" with 5000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      Then "Weakling" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    Scenario: An "attacks" skill of a negated attack resolves before the battle ends
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      Then player A's hand holds 1 card
      And these events happened in this order:
        | attack negated |  |
        | drew           |  |
        | battle ending  |  |

    Scenario: The turn player's skill resolves before the opponent's when an attack triggers both
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has the active Battle Card "Bench" with 20000 power
      When player A attacks "Rock" with "Striker"
      And player A is asked to choose
      Then player B's hand holds 0 cards
      When player A chooses "Bench"
      And player A is asked to act
      Then player B's hand holds 1 card

    Scenario: An "attacks" skill waits until the opponent has decided about a [Counter: Attack]
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then player A's hand holds 0 cards
      And the event "skill activated" did not happen
      When player B declines
      And player A is asked to act in the Offence Step
      Then player A's hand holds 1 card

    Scenario: A "rested" skill triggered by an attack still resolves after that attack is negated
      Given player A has the active Battle Card "Striker" (probe "rested-draws")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      Then player A's hand holds 1 card
      And these events happened in this order:
        | attack negated |  |
        | drew           |  |
        | battle ending  |  |
