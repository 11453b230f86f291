@DBS
Feature: 10-4. [Blocker]

  @DBS-10-4-1
  Rule: 10-4-1 A [Blocker] is activated by resting it when another card is attacked, and becomes the guard card

    Scenario Outline: Player <defending>'s Leader Card with [Blocker] blocks an attack on a Battle Card
      Given it is player <attacking>'s Main Phase
      And player <defending>'s Leader is "Chief" (probe "leader-blocker")
      And player <defending> has the rested Battle Card "Prey" with 5000 power
      When player <attacking> attacks "Prey" with "<attacking> leader"
      And player <defending> lets "Chief" block
      Then "Prey" is in player <defending>'s Battle Area
      And "Chief" is rested
      And player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A [Blocker] whose [Auto] skills are negated cannot block
      Given player A has "Hush" (probe "extra-negates-autos") in the hand
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A activates "Hush"
      And player A attacks "B leader" with "A leader"
      Then player B is not asked to accept the offer
      And "Wall" is active
      And player B's Life Area holds 3 cards

    Scenario Outline: Player <defending>'s [Blocker] blocks an attack on the Leader Card and becomes the guard card
      Given it is player <attacking>'s Main Phase
      And player <defending> has the active Battle Card "Wall" (probe "blocker")
      And player <attacking> has the active Battle Card "Striker" with 9000 power
      And player <attacking> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <defending> lets "Wall" block
      And player <attacking> is asked to act in the Offence Step
      Then "Wall" is being attacked
      And "Wall" is rested
      When player <attacking> is asked to act
      Then "Wall" is in player <defending>'s Battle Area
      And player <defending>'s Life Area holds 4 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    @DBS-7-1-1
    Scenario: A [Blocker] blocks an attack on a Battle Card
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "A leader"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area
      And "Prey" is in player B's Battle Area

    Scenario: A [Blocker] in Rest Mode cannot block
      Given player B has the rested Battle Card "Tired" (probe "blocker")
      And player B has the active Battle Card "Wall" (probe "blocker")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall" block
      And player A attacks "B leader" with "Striker"
      And player B tries to accept the offer of the effect
      Then that is not offered
      And "Wall" is in player B's Drop Area
      And player B's Life Area holds 3 cards

    Scenario: A [Blocker] that is attacked itself cannot block that attack, even if it becomes active
      Given player B has the rested Battle Card "Wall" (probe "blocker")
      And player B has "Wake" (probe "counter-attack-activates-own") in the hand
      And player B has the active Battle Card "Second wall" (probe "blocker")
      When player A attacks "Wall" with "A leader"
      And player B counters with "Wake"
      And player B lets "Second wall" block
      Then "Second wall" is in player B's Drop Area
      And "Wall" is in player B's Battle Area
      And "Wall" is active

    Scenario: The attacking player's own [Blocker] and a [Blocker] in the hand do not block
      Given player A has the active Battle Card "Mate" (probe "blocker")
      And player B has "Reserve" (probe "blocker") in the hand
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall" block
      Then "Mate" is active
      And "Wall" is in player B's Drop Area
      And "Reserve" is in player B's hand

    @DBS-7-1-1
    Scenario: A [Blocker] played after the attack was declared cannot block it, but can block the next one
      Given player B has "Late" (probe "blocker") in the hand
      And player B has "Call" (probe "counter-attack-play") in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player B counters with "Call"
      And player B chooses "Late"
      And player B tries to accept the offer of the effect
      Then that is not offered
      And "Late" is active
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Striker"
      And player B lets "Late" block
      Then "Late" is in player B's Drop Area
      And player B's Life Area holds 3 cards

    Scenario: A player cannot use a [Blocker] against their own attack
      Given player A has the active Battle Card "Mate" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player A tries to accept the offer of the effect
      Then that is not offered
      And player B's Life Area holds 3 cards
      And "Mate" is active

    Scenario: Two [Blocker] cards can both be activated, and the last one becomes the guard card
      Given player B has the active Battle Card "Wall 1" (probe "blocker")
      And player B has the active Battle Card "Wall 2" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall 1"'s ability come first
      And player B lets "Wall 1" block
      And player B lets "Wall 2" block
      Then "Wall 2" is in player B's Drop Area
      And "Wall 1" is in player B's Battle Area
      And "Wall 1" is rested

    Scenario: A [Blocker] that blocks can be helped by a combo, but cannot combo itself
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player B has "Help" in the hand
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall" block
      And player B tries to combo with "Wall"
      Then that is refused
      When player B combos with "Help"
      Then "Wall" is in player B's Battle Area
      And "Help" is in player B's Drop Area

    Scenario: A [Blocker] cannot block while the attacker's skill forbids it for the battle
      Given player A has the active Battle Card "Striker" (probe "attack-forbids-blocker")
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      And player B tries to accept the offer of the effect
      Then that is not offered
      And "Wall" is active
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area

    @reading
    Scenario: A player may decline to block with a [Blocker]
      Given player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      And player B is asked to accept the offer
      And player B declines
      Then "Wall" is active
      And player B's Life Area holds 3 cards

    @reading
    Scenario: Under the alternative interpretation, a player must block with an active [Blocker]
      Given the ambiguous rule "Can the player decline to activate a [Blocker]?" is answered "no, it must be activated"
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "B leader" with "A leader"
      Then "Wall" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    @reading
    Scenario Outline: A [Blocker] that blocks draws <drawn> for its skill "when this card is attacked" (<by>)
      Given the ambiguous rule "Is a card attacked that becomes the guard card by its [Blocker]?" is answered "<choice>"
      And player B has the active Battle Card "Wall" (probe "blocker-attacked-draw")
      When player A attacks "B leader" with "A leader"
      And player B accepts the offer of the effect
      Then "Wall" is in player B's Drop Area
      And player B's hand holds <drawn>

      Examples:
        | choice | drawn   | by                 |
        | no     | 0 cards | our interpretation |
        | yes    | 1 card  | alternative        |

  @DBS-10-4-2
  Rule: 10-4-2 Negating [Blocker] returns the attack to its original target

    Scenario Outline: Player <attacking> negates a [Blocker] that has blocked, and the attack returns to the Leader Card
      Given it is player <attacking>'s Main Phase
      And player <defending> has the active Battle Card "Wall" (probe "blocker")
      And player <attacking> has "No" (probe "extra-battle-negates-blocker") and "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> lets "Wall" block
      And player <attacking> activates "No"
      And player <attacking> is asked to act in the Offence Step
      Then "<defending> leader" is being attacked
      And "Wall" is rested
      When player <attacking> is asked to act
      Then player <defending>'s Life Area holds 3 cards
      And "Wall" is in player <defending>'s Battle Area

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: Negating a [Blocker] returns the attack to the Battle Card that was attacked first
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Wall" (probe "blocker")
      And player A has "No" (probe "extra-battle-negates-blocker") in the hand
      When player A attacks "Prey" with "A leader"
      And player B lets "Wall" block
      And player A activates "No"
      Then "Prey" is in player B's Drop Area
      And "Wall" is in player B's Battle Area

    @reading
    Scenario Outline: A [Blocker] negated after the original target left ends up in the <area> (<by>)
      Given the ambiguous rule "What is attacked if a [Blocker] is negated and the card attacked first has left?" is answered "<choice>"
      And player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Wall" (probe "blocker")
      And player B has the active Battle Card "Butcher" (probe "kos-own-attacked")
      And player A has "No" (probe "extra-battle-negates-blocker") in the hand
      When player A attacks "Prey" with "A leader"
      And player B lets "Butcher"'s ability come first
      And player B lets "Wall" block
      And player A activates "No"
      Then "Prey" is in player B's Drop Area
      And "Wall" is in player B's <area>
      And player B's Life Area holds 4 cards

      Examples:
        | choice                  | area        | by                 |
        | the card with [Blocker] | Drop Area   | our interpretation |
        | nothing                 | Battle Area | alternative        |

    Scenario: Negating [Blocker] does nothing in a battle in which no [Blocker] blocked
      Given player A has "No" (probe "extra-battle-negates-blocker") in the hand
      And player A has "Again" (probe "extra-battle-negates-blocker") in the hand
      And player A has the active Battle Card "Striker" (probe "attack-forbids-blocker")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "Prey" with "Striker"
      And player A activates "No"
      Then "Prey" is in player B's Drop Area
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall" block
      And player A activates "Again"
      Then player B's Life Area holds 3 cards

    @reading
    Scenario: Negating the second of two [Blocker] cards returns the attack to the original target
      Given player B has the active Battle Card "Wall 1" (probe "blocker")
      And player B has the active Battle Card "Wall 2" (probe "blocker")
      And player A has "No" (probe "counter-attack-negates-blocker") in the hand
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall 1"'s ability come first
      And player B accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A is asked to counter
      And player A declines
      And player A counters with "No"
      Then player B's Life Area holds 3 cards
      And "Wall 1" is in player B's Battle Area
      And "Wall 2" is in player B's Battle Area

    @reading
    Scenario: Under the alternative interpretation, negating the second of two [Blocker] cards makes the first the target
      Given the ambiguous rule "Which card is attacked again if one of several [Blocker]s is negated?" is answered "the one attacked before the last [Blocker]"
      And player B has the active Battle Card "Wall 1" (probe "blocker")
      And player B has the active Battle Card "Wall 2" (probe "blocker")
      And player A has "No" (probe "counter-attack-negates-blocker") in the hand
      When player A attacks "B leader" with "A leader"
      And player B lets "Wall 1"'s ability come first
      And player B accepts the offer of the effect
      And player B accepts the offer of the effect
      And player A is asked to counter
      And player A declines
      And player A counters with "No"
      Then player B's Life Area holds 4 cards
      And "Wall 1" is in player B's Drop Area
      And "Wall 2" is in player B's Battle Area

    @reading
    Scenario: A [Blocker] negated before it is resolved does not block
      Given player B has the active Battle Card "Wall" (probe "blocker")
      And player A has "No" (probe "counter-attack-negates-blocker") in the hand
      When player A attacks "B leader" with "A leader"
      And player B accepts the offer of the effect
      And player A counters with "No"
      Then player B's Life Area holds 3 cards
      And "Wall" is rested
      And the event "target changed" did not happen

    @reading
    Scenario: Under the alternative interpretation, a [Blocker] negated before it is resolved still blocks
      Given the ambiguous rule "Is a [Blocker] resolved if it was negated before?" is answered "yes"
      And player B has the active Battle Card "Wall" (probe "blocker")
      And player A has "No" (probe "counter-attack-negates-blocker") in the hand
      When player A attacks "B leader" with "A leader"
      And player B accepts the offer of the effect
      And player A counters with "No"
      Then player B's Life Area holds 4 cards
      And "Wall" is in player B's Drop Area
