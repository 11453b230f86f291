@DBS
Feature: 8-9. Replacement effects

  @DBS-8-9-1
  Rule: 8-9-1 What a replacement effect states happens instead of the original event

    Scenario Outline: A Battle Card of player <defending> that would be KO-ed in battle returns to the hand instead
      Given it is player <attacking>'s Main Phase
      And player <defending> has the rested Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      When player <attacking> attacks "Ghost" with "<attacking> leader"
      Then "Ghost" is in player <defending>'s hand
      And player <defending>'s Drop Area holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A Battle Card that its own player's skill would KO returns to the hand instead
      Given player A has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player A has "Trap" (probe "main-kos-one") in the hand
      When player A activates "Trap"
      Then "Ghost" is in player A's hand

    Scenario: A Battle Card that replaces its KO is not saved from a skill that places it in the Drop Area
      Given player A has "Broom" (probe "main-drops-one") in the hand
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the active Battle Card "Shade" (probe "instead-of-ko-to-hand")
      When player A activates "Broom"
      And player A chooses "Ghost"
      And player A activates "Trap"
      Then "Ghost" is in player B's Drop Area
      And "Shade" is in player B's hand

    Scenario: A player who would draw drops the top card of the deck instead, and the opponent draws as usual
      Given player A has the active Battle Card "Mill" (probe "draw-becomes-mill")
      And player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      When player A attacks "Rock" with "Striker"
      Then player A's hand holds 0 cards
      And player A's Drop Area holds 1 card
      And player B's hand holds 1 card

    Scenario: A player drops 3 cards of the deck instead of taking damage, from an attack and from a skill alike
      Given player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      And player A has the active Battle Card "Cannon" (probe "critical-damages")
      When player A attacks "B leader" with "A leader"
      And player A is asked to act
      And player A activates "Cannon"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds 6 cards

    Scenario: A Battle Card is saved from a KO even if its player has no card to discard instead
      Given player B has the rested Battle Card "Prey" (probe "own-ko-discard")
      When player A attacks "Prey" with "A leader"
      And player A is asked to act
      Then "Prey" is in player B's Battle Area
      And player B's Drop Area holds 0 cards
      And "A leader" is rested

    Scenario: A Battle Card that protects the others instead of being KO-ed saves them from the skill that KOs all
      Given "Martyr" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000, "abilities": [{"type": "instead",
          "when": {"event": "koed"}, "effect": [{"do": "unaffected", "by": {"player": "opponent"}, "until": "turn", "target": {"all": {"player": "you", "zone": ["battle"], "category": "battle", "other": true}}}]}]}
        """
      And player B has the active Battle Card "Martyr"
      And player B has the active Battle Card "Mate" with 10000 power
      And player A has "Blow" (probe "extra-ko-opponents-all") in the hand
      When player A activates "Blow"
      Then player B's Battle Area holds exactly "Martyr" and "Mate"
      And "Blow" is in player A's Drop Area

  @DBS-8-9-1-1
  Rule: 8-9-1-1 A replaced event counts as never having happened

    Scenario: A KO that was replaced does not trigger an [Auto] that waits for a KO
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Ghost" with "Hunter"
      Then player A's hand holds 0 cards
      And the event "koed" did not happen
      And "Ghost" is in player B's hand

    Scenario: Damage that was replaced does not trigger an [Auto] that waits for damage dealt
      Given player A has the active Battle Card "Striker" (probe "dealt-draw")
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 0 cards
      And player B's Drop Area holds 3 cards
      And the event "damage dealt" did not happen

    Scenario: A KO that happens instead of another KO triggers an [Auto] that waits for a KO
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has the rested Battle Card "Martyr" (probe "takes-the-ko")
      And player A has the active Battle Card "Hunter" (probe "any-ko-draw")
      When player A attacks "Prey" with "A leader"
      And player A is asked to act
      Then "Martyr" is in player B's Drop Area
      And "Prey" is in player B's Battle Area
      And player A's hand holds 1 card

  @DBS-8-9-2
  Rule: 8-9-2 If several replacement effects apply to one event, the affected player chooses one

    Scenario Outline: Player <defending> chooses <first>'s replacement of a KO, so the card goes to the <area>
      Given it is player <attacking>'s Main Phase
      And player <defending> has the rested Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player <defending> has the rested Battle Card "Battery" (probe "own-ko-to-energy")
      And player <defending> has 0 active and 0 rested energy
      When player <attacking> attacks "Ghost" with "<attacking> leader"
      And player <defending> lets "<first>"'s ability come first
      Then "Ghost" is in player <defending>'s <area>

      Examples:
        | attacking | defending | first   | area        |
        | A         | B         | Ghost   | hand        |
        | A         | B         | Battery | Energy Area |
        | B         | A         | Ghost   | hand        |
        | B         | A         | Battery | Energy Area |

    Scenario: A player chooses between their own and the opponent's replacement of a card taken from life
      Given player B has the active Battle Card "Exile" (probe "life-to-warp")
      And player A has the active Battle Card "Thief" (probe "opponents-life-to-drop")
      And player B has "First" and "Second" in the Life Area
      When player A attacks "B leader" with "A leader"
      And player B takes "First" from the life
      And player B lets "Exile"'s ability come first
      Then "First" is in player B's Warp
      When player A attacks "B leader" with "Thief"
      And player B takes "Second" from the life
      And player B lets "Thief"'s ability come first
      Then "Second" is in player B's Drop Area

    Scenario: A player may choose the attacker's [Critical] over their own replacement of a card taken from life
      Given player B has the active Battle Card "Exile" (probe "life-to-warp")
      And player A has the active Battle Card "Striker" (probe "critical")
      And player B has "First", "Second" and "Third" in the Life Area
      When player A attacks "B leader" with "Striker"
      And player B takes "First" from the life
      And player B lets "Striker"'s ability come first
      Then "First" is in player B's Drop Area

    Scenario: A player may choose their own replacement of a card taken from life over the attacker's [Critical]
      Given player B has the active Battle Card "Exile" (probe "life-to-warp")
      And player A has the active Battle Card "Striker" (probe "critical")
      And player B has "First", "Second" and "Third" in the Life Area
      When player A attacks "B leader" with "Striker"
      And player B takes "First" from the life
      And player B lets "Exile"'s ability come first
      Then "First" is in player B's Warp

  @DBS-8-9-2-1
  Rule: 8-9-2-1 If a replacement is about a card, the master of that card chooses

    Scenario: The player who controls the opponent's card chooses how its KO is replaced, even in its owner's turn
      Given player A has "Charm" (probe "extra-gain-control") in the hand
      And player A has the active Battle Card "Battery" (probe "own-ko-to-energy")
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the active Battle Card "Binder" (probe "rests-at-will")
      When player A activates "Charm"
      And player A chooses "Ghost"
      And player A ends the turn
      And player B activates "Binder"
      And player B chooses "Ghost"
      And player B attacks "Ghost" with "B leader"
      And player A lets "Battery"'s ability come first
      Then "Ghost" is in player B's Energy Area

    Scenario: The player who controls the opponent's card chooses how its KO is replaced, not its owner
      Given player A has "Charm" (probe "extra-gain-control-1") in the hand
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player A has the active Battle Card "Battery" (probe "own-ko-to-energy")
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      When player A activates "Charm"
      And player A activates "Trap"
      And player A chooses "Ghost"
      And player A lets "Battery"'s ability come first
      Then "Ghost" is in player B's Energy Area

  @DBS-8-9-2-2
  Rule: 8-9-2-2 If a replacement is about an action, its player or the affected card's master chooses

    Scenario Outline: Player <drawing> chooses <first>'s replacement of a draw, so the card goes to the <area>
      Given it is player <drawing>'s Main Phase
      And player <drawing> has the active Battle Card "Mill" (probe "draw-becomes-mill")
      And player <drawing> has the active Battle Card "Dynamo" (probe "draw-becomes-energy")
      And player <drawing> has 0 active and 1 rested energy
      And player <drawing> has "Plan" (probe "extra-main-draws") in the hand
      And player <drawing> has "Card" on top of the deck
      When player <drawing> activates "Plan"
      And player <drawing> lets "<first>"'s ability come first
      Then "Card" is in player <drawing>'s <area>
      And player <drawing>'s hand holds 0 cards

      Examples:
        | drawing | first  | area        |
        | A       | Mill   | Drop Area   |
        | A       | Dynamo | Energy Area |
        | B       | Mill   | Drop Area   |

    Scenario: A player who would draw in the opponent's turn chooses which replacement of the draw applies
      Given player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has the active Battle Card "Mill" (probe "draw-becomes-mill")
      And player B has the active Battle Card "Dynamo" (probe "draw-becomes-energy")
      And player B has "Card" on top of the deck
      When player A attacks "Rock" with "A leader"
      And player B lets "Dynamo"'s ability come first
      Then "Card" is in player B's Energy Area
      And player B's hand holds 0 cards

    @reading
    Scenario: Under the alternative interpretation, the player whose skill KOs a card chooses how that KO is replaced
      Given the ambiguous rule "Who chooses if several effects would replace what the opponent's skill does to a card?" is answered "the player who carries it out"
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the active Battle Card "Battery" (probe "own-ko-to-energy")
      When player A activates "Trap"
      And player A chooses "Ghost"
      And player A lets "Battery"'s ability come first
      Then "Ghost" is in player B's Energy Area

    @reading
    Scenario: The master of a card that the opponent's skill KOs chooses how that KO is replaced
      Given player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the active Battle Card "Battery" (probe "own-ko-to-energy")
      When player A activates "Trap"
      And player A chooses "Ghost"
      And player B lets "Ghost"'s ability come first
      Then "Ghost" is in player B's hand

  @DBS-8-9-2-3
  Rule: 8-9-2-3 Each replacement effect applies only once to the same event

    Scenario: A KO passed from one Battle Card to a second and on to a third is not passed on again
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Martyr 1" (probe "takes-the-ko")
      And player B has the active Battle Card "Martyr 2" (probe "takes-the-ko")
      When player A attacks "Prey" with "A leader"
      And player B lets "Martyr 1"'s ability come first
      Then "Martyr 2" is in player B's Drop Area
      And "Martyr 1" is in player B's Battle Area
      And "Prey" is in player B's Battle Area

    Scenario: A KO taken over by another Battle Card can itself be replaced by a different effect
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Martyr" (probe "takes-the-ko")
      And player B has the active Battle Card "Battery" (probe "own-ko-to-energy")
      And player B has 0 active and 0 rested energy
      When player A attacks "Prey" with "A leader"
      And player B lets "Martyr"'s ability come first
      Then player B's Energy Area holds exactly "Martyr"
      And "Prey" is in player B's Battle Area

    Scenario: A replacement of damage applies again to the next attack
      Given player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds 6 cards

    Scenario Outline: Player <saving> saves each of two Battle Cards KO-ed at one moment with a separate discard
      Given it is player <dealing>'s Main Phase
      And player <dealing> has "Blow" (probe "main-kos-battle-cards") in the hand
      And player <saving> has the active Battle Card "Prey" (probe "own-ko-discard")
      And player <saving> has the active Battle Card "Mate" with 10000 power
      And player <saving> has "Ransom", "Second ransom" and "Third ransom" in the hand
      When player <dealing> activates "Blow"
      And player <saving> chooses "Second ransom"
      And player <saving> chooses "Ransom"
      Then player <saving>'s Battle Area holds exactly "Prey" and "Mate"
      And player <saving>'s hand holds exactly "Third ransom"

      Examples:
        | dealing | saving |
        | A       | B      |
        | B       | A      |

    @reading
    Scenario: A player saves one of two Battle Cards KO-ed at one moment with the only card in hand
      Given player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has "Ransom" in the hand
      When player A activates "Blow"
      And player B accepts the offer of the effect
      Then player B's Battle Area holds exactly "Prey"
      And player B's Drop Area holds exactly "Ransom" and "Mate"

    @reading
    Scenario: A player who declines to save one of two Battle Cards KO-ed at one moment may save the other
      Given player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has "Ransom" in the hand
      When player A activates "Blow"
      And player B declines
      And player B accepts the offer of the effect
      Then player B's Battle Area holds exactly "Mate"
      And player B's Drop Area holds exactly "Prey" and "Ransom"

    Scenario: A Battle Card KO-ed in place of another is not KO-ed a second time by the same skill
      Given player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player A has the active Battle Card "Hunter" (probe "any-ko-draw")
      And player B has the active Battle Card "Prey" with 10000 power
      And player B has the active Battle Card "Martyr" (probe "takes-the-ko")
      And player B has the active Battle Card "Mate" with 10000 power
      When player A activates "Blow"
      Then player B's Battle Area holds exactly "Prey"
      And player B's Drop Area holds exactly "Martyr" and "Mate"
      And player A's hand holds 2 cards

    @reading
    Scenario: A once-per-turn replacement saves the first in order of the Battle Cards KO-ed at one moment
      Given player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" with 10000 power
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has the active Battle Card "Warden" (probe "own-ko-draws-once")
      When player A activates "Blow"
      Then player B's Battle Area holds exactly "Prey"
      And player B's hand holds 1 card

    @reading
    Scenario: Under the alternative interpretation, the player chooses which of several KO-ed Battle Cards is saved
      Given the ambiguous rule "If something would happen to several cards at one moment, for which card are replacements decided first?" is answered "in the order that their player chooses"
      And player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" with 10000 power
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has the active Battle Card "Warden" (probe "own-ko-draws-once")
      When player A activates "Blow"
      And player B chooses "Mate"
      Then player B's Battle Area holds exactly "Mate"
      And player B's hand holds 1 card

  @DBS-8-9-3
  Rule: 8-9-3 An optional replacement that cannot be carried out cannot be applied

    Scenario Outline: Player <defending> cannot save a Battle Card by a discard with no card in hand
      Given it is player <attacking>'s Main Phase
      And player <defending> has the rested Battle Card "Prey" (probe "own-ko-may-discard")
      And player <defending> has the rested Battle Card "Second prey" (probe "own-ko-may-discard")
      And player <attacking> has the active Battle Card "Striker" with 10000 power
      When player <attacking> attacks "Prey" with "<attacking> leader"
      And player <defending> tries to accept the offer of the effect
      Then that is not offered
      And "Prey" is in player <defending>'s Drop Area
      And player <defending>'s hand holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A player saves a Battle Card by discarding the only card in hand, and cannot save it the next time
      Given player B has the rested Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has "Ransom" in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "Prey" with "A leader"
      And player B accepts the offer of the effect
      Then "Ransom" is in player B's Drop Area
      And "Prey" is in player B's Battle Area
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's Drop Area

    Scenario: A player who declines to discard loses the Battle Card and keeps the hand
      Given player B has the rested Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has "Ransom" in the hand
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area
      And "Ransom" is in player B's hand

    Scenario: A mandatory replacement of a KO applies even with an empty hand
      Given player B has the rested Battle Card "Prey" (probe "own-ko-discard")
      And player B has the rested Battle Card "Second prey" (probe "own-ko-may-discard")
      When player A attacks "Prey" with "A leader"
      And player A is asked to act
      Then "Prey" is in player B's Battle Area
      And "A leader" is rested
