@DBS
Feature: 7-1-4. Attacks that end before the Offence Step

  @DBS-7-1-4
  Rule: 7-1-4 An attack that is negated or loses its attack or guard card ends before the Offence Step

    @DBS-11-3-2
    Scenario: An attack ends if a skill places the attack card under another card
      Given player A has the active Battle Card "Cellar" (probe "buries-own-attack-card")
      And player A has the active Battle Card "Striker" with 20000 power
      When player A attacks "B leader" with "Striker"
      Then under "Cellar" lies "Striker"
      And player B's Life Area holds 4 cards

    Scenario: An attack that is countered without being negated goes on to the Offence Step
      Given player B has "Jeer" (probe "counter-attack-draws") in the hand
      And player A has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Jeer"
      And player A is asked to act in the Offence Step
      Then "B leader" is being attacked
      And player B's Life Area holds 4 cards
      And "Jeer" is in player B's Drop Area

    Scenario Outline: A negated attack of player <attacking> ends without an Offence, Defense or Damage Step
      Given it is player <attacking>'s Main Phase
      And player <defending> has the rested Battle Card "Prey" with 5000 power
      And player <defending> has "Stop" (probe "counter-attack-negates") in the hand
      When player <attacking> attacks "Prey" with "<attacking> leader"
      And player <defending> counters with "Stop"
      And player <attacking> is asked to act
      Then no battle is going on
      And "Prey" is in player <defending>'s Battle Area
      And "<attacking> leader" is rested
      And the event "offence step starting" did not happen
      And the event "defense step starting" did not happen
      And the event "damage step starting" did not happen

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: An attack whose attack card is KO-ed by a [Counter: Attack] ends before the Offence Step
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has "Trap" (probe "counter-attack-kos") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Trap"
      And player A is asked to act
      Then no battle is going on
      And "Striker" is in player A's Drop Area
      And player B's Life Area holds 4 cards
      And the event "offence step starting" did not happen

    Scenario: An attack ends without a KO if the attack card's own skill reduces the guard card to 0 power
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the rested Battle Card "Prey" with 10000 power
      When player A attacks "Prey" with "Striker"
      And player A is asked to act
      Then no battle is going on
      And "Prey" is in player B's Drop Area
      And the event "offence step starting" did not happen
      And the event "koed" did not happen

    Scenario: An attack card that leaves and returns to the Battle Area no longer attacks
      Given player A has the active Battle Card "Herald" (probe "attack-renews-others")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "Striker"
      Then "Striker" is active
      And player B's Life Area holds 4 cards
      When player A attacks "B leader" with "Herald"
      And player A is asked to act
      Then player B's Life Area holds 3 cards

    Scenario: An attack on a Battle Card goes on after the card becomes active
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has "Wake" (probe "counter-attack-activates-own") in the hand
      When player A attacks "Prey" with "A leader"
      And player B counters with "Wake"
      Then "Prey" is in player B's Drop Area

    Scenario: A Battle Card that is evolved onto the attack card attacks in its place
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      And player B's Leader is "Captain" with 20000 power
      When player A attacks "Captain" with "Kid"
      And player A activates "Grow"
      And player A chooses "Grown"
      And player A is asked to act
      Then player B's Life Area holds 3 cards
      And "Grown" is in player A's Battle Area

    Scenario: A Battle Card that is evolved onto the guard card is attacked in its place
      Given player B has the rested Battle Card "Kid" with 5000 power
      And "Kid" has the character name "Ember"
      And player B has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      And player A has the active Battle Card "Striker" with 20000 power
      When player A attacks "Kid" with "Striker"
      And player B activates "Grow"
      And player B chooses "Grown"
      And player A is asked to act
      Then "Grown" is in player B's Drop Area
      And "Kid" is in player B's Drop Area

    Scenario: An [Auto] of a KO-ed attack card still resolves at the checkpoint before the attack ends
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Trap" (probe "counter-attack-kos") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Trap"
      Then player A's hand holds 1 card
      And player B's Life Area holds 4 cards
      And "Striker" is in player A's Drop Area
      And these events happened in this order:
        | koed          | Striker |
        | drew          |         |
        | battle ending |         |

    Scenario: A [Blocker] does not become the guard card of an attack that is already negated
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Stop"
      And player B lets "Wall" block
      Then "Wall" is rested
      And "Wall" is in player B's Battle Area
      And the event "target changed" did not happen
      And player B's Life Area holds 4 cards

    @reading
    Scenario: An attack also ends if it is negated or loses its attack card in the Defense Step
      Given player B has "Halt" (probe "extra-battle-negates") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      And player B has "Trap" (probe "extra-battle-kos") in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates "Halt"
      And player A is asked to act
      Then no battle is going on
      And player B's Life Area holds 4 cards
      When player A attacks "B leader" with "Striker"
      And player B activates "Trap"
      And player A is asked to act
      Then player B's Life Area holds 4 cards
      And "Striker" is in player A's Drop Area
      And the event "damage step starting" did not happen

    @reading
    Scenario: The Defense Step is skipped if the guard card leaves in the Offence Step
      Given player A has "Trap" (probe "extra-battle-kos") in the hand
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "A leader"
      And player A activates "Trap"
      And player A is asked to act
      Then "Prey" is in player B's Drop Area
      And the event "defense step starting" did not happen

    @reading
    Scenario: An attack card that leaves before its damage is dealt deals no damage
      Given player A has the active Battle Card "Striker" (probe "deals-and-drops-itself")
      When player A attacks "B leader" with "Striker"
      Then "Striker" is in player A's Drop Area
      And player B's Life Area holds 4 cards

    @reading
    Scenario: Under the alternative interpretation, an attack goes on if it is negated or its card is KO-ed after the Offence Step began
      Given the ambiguous rule "Is a battle also left if the attack is negated, or a side has no card left, after the Offence Step has begun?" is answered "no, only before the Offence Step"
      And player B has "Halt" (probe "extra-battle-negates") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      And player B has "Trap" (probe "extra-battle-kos") in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates "Halt"
      And player A is asked to act
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Striker"
      And player B activates "Trap"
      And player A is asked to act
      Then player B's Life Area holds 3 cards
      And the event "damage step starting" happened exactly 2 times

  @DBS-7-1-4-1
  Rule: 7-1-4-1 When an attack ends early, the cards in both Combo Areas go to their owners' Drop Areas

    Scenario Outline: A combo card of player <attacking> goes to the Drop Area when their attack is negated
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "attack-combos")
      And player <attacking> has "Help" in the hand
      And player <defending> has "Stop" (probe "counter-attack-negates") in the hand
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <defending> counters with "Stop"
      And player <attacking> chooses "Help"
      Then "Help" is in player <attacking>'s Drop Area
      And player <attacking>'s Combo Area holds 0 cards
      And the event "comboed" happened exactly 1 time to "Help"
      And player <defending>'s Life Area holds 4 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A combo card of the attacked player goes to the Drop Area when the attack ends early
      Given player A has the active Battle Card "Striker" (probe "attack-weakens")
      And player B has the rested Battle Card "Prey" (probe "attacked-combos")
      And player B has "Help" in the hand
      When player A attacks "Prey" with "Striker"
      And player B chooses "Help"
      And player A is asked to act
      Then "Help" is in player B's Drop Area
      And these events happened in this order:
        | comboed       | Help |
        | dropped       | Help |
        | battle ending |      |

    Scenario: Combo cards go to the Drop Area before skills for the end of the battle resolve
      Given player A has the active Battle Card "Striker" (probe "attack-combos")
      And player A has the active Battle Card "Herald" (probe "battle-end-bounces-weak")
      And player A has "Help" in the hand
      And player B has the active Battle Card "Bench 1" with 5000 power
      And player B has the active Battle Card "Bench 2" with 5000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      And player A chooses "Help"
      And player A is asked to choose
      Then "Help" is in player A's Drop Area
      When player A chooses "Bench 2"
      Then "Bench 2" is in player B's hand

  @DBS-7-1-4-2
  Rule: 7-1-4-2 Skills for the end of the battle trigger, and a checkpoint follows

    Scenario Outline: A skill for the end of the battle triggers after player <attacking>'s negated attack
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "battle-end-draw")
      And player <defending> has "Stop" (probe "counter-attack-negates") in the hand
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <defending> counters with "Stop"
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s Life Area holds 4 cards
      And these events happened in this order:
        | battle ending |  |
        | drew          |  |
        | battle over   |  |

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A skill for the end of the battle does not trigger on an attack card that has left
      Given player A has the active Battle Card "Striker" (probe "battle-end-draw")
      And player A has the active Battle Card "Herald" (probe "battle-end-bounces-weak")
      And player B has the active Battle Card "Bench" with 5000 power
      And player B has "Trap" (probe "counter-attack-kos") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Trap"
      And player B chooses "Striker"
      Then player A's hand holds 0 cards
      And "Bench" is in player B's hand

    @DBS-3-1-4
    Scenario: A skill about the attack card at the end of a battle does not affect one that left and came back
      Given player B has the active Battle Card "Judge" (probe "battle-end-kos-attack-card")
      And "Whisk" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "counter", "keyword": "counterAttack",
          "effect": [{"do": "move", "to": "drop", "target": {"subject": true}}, {"do": "play", "target": {"all": {"player": "opponent", "zone": ["drop"], "category": "battle"}}}]}]}
        """
      And player B has "Whisk" in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      And player A has the active Battle Card "Second" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player B counters with "Whisk"
      And player A is asked to act
      Then "Striker" is in player B's Battle Area
      When player A attacks "B leader" with "Second"
      Then "Second" is in player A's Drop Area

  @DBS-7-1-4-3
  Rule: 7-1-4-3 When an attack ends early, effects that last for the battle end

    Scenario: A power boost for the battle ends after a negated attack
      Given player A has the active Battle Card "Striker" (probe "attack-strengthens-for-battle")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      And player A is asked to act
      Then "Striker" has 10000 power
      And "Striker" is rested

    Scenario: A power boost for the battle ends only after skills for the end of the battle have resolved
      Given player A has the active Battle Card "Herald" (probe "battle-end-bounces-weak")
      And player B has the active Battle Card "Bench" with 5000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has the active Battle Card "Striker" (probe "attack-strengthens-for-battle")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Stop"
      And player A is asked to choose
      Then "Striker" has 15000 power
      When player A chooses "Bench"
      And player A is asked to act
      Then "Striker" has 10000 power

  @DBS-7-1-4-4
  Rule: 7-1-4-4 When an attack has ended early, the battle is over and the Main Phase continues

    Scenario: The turn player may attack with another card after a negated attack
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Stop"
      And player A is asked to act
      Then no battle is going on
      And it is now player A's Main Phase
      And "A leader" is rested
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 3 cards

    Scenario: A [Counter: Attack] negates one attack only, so the next attack on another target goes on
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Prey" with 5000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Stop"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's Drop Area
