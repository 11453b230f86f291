@DBS
Feature: 8-9. Replacement effects

  @DBS-8-9-1
  Rule: 8-9-1 What a replacement effect replaces does not happen, and something else happens in its place

    Scenario Outline: a KO
      Given it is player <attacking>'s Main Phase
      And player <defending> has the rested Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      When player <attacking> attacks "Ghost" with "<attacking> leader"
      Then "Ghost" is in player <defending>'s hand
      And player <defending>'s Drop Area holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: a KO by a skill of its own player
      Given player A has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player A has "Trap" (probe "main-kos-one") in the hand
      When player A activates "Trap"
      Then "Ghost" is in player A's hand

    Scenario: not what is another event
      Given player A has "Broom" (probe "main-drops-one") in the hand
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the active Battle Card "Shade" (probe "instead-of-ko-to-hand")
      When player A activates "Broom"
      And player A chooses "Ghost"
      And player A activates "Trap"
      Then "Ghost" is in player B's Drop Area
      And "Shade" is in player B's hand

    Scenario: a draw, and the draw of the other player not
      Given player A has the active Battle Card "Mill" (probe "draw-becomes-mill")
      And player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has the rested Battle Card "Rock" (probe "attacked-draw")
      When player A attacks "Rock" with "Striker"
      Then player A's hand holds 0 cards
      And player A's Drop Area holds 1 card
      And player B's hand holds 1 card

    Scenario: damage, whatever it comes from
      Given player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      And player A has the active Battle Card "Cannon" (probe "critical-damages")
      When player A attacks "B leader" with "A leader"
      And player A is asked to act
      And player A activates "Cannon"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds 6 cards

    Scenario: what happens instead is done as far as it can be
      Given player B has the rested Battle Card "Prey" (probe "own-ko-discard")
      When player A attacks "Prey" with "A leader"
      And player A is asked to act
      Then "Prey" is in player B's Battle Area
      And player B's Drop Area holds 0 cards
      And "A leader" is rested

    Scenario: What happens instead of the KO of one Battle Card protects the others that were to be KO-ed with it
      Given "Martyr" has this data:
        """
        {"category": "battle", "power": 10000, "text": "If this card would be KO-ed, skills of your opponent do not affect your other Battle Cards for the turn instead.", "abilities": [{"type": "instead",
          "when": {"event": "koed"}, "effect": [{"do": "unaffected", "by": {"player": "opponent"}, "until": "turn", "target": {"all": {"player": "you", "zone": ["battle"], "category": "battle", "other": true}}}]}]}
        """
      And player B has the active Battle Card "Martyr"
      And player B has the active Battle Card "Mate" with 10000 power
      And player A has "Blow" (probe "extra-ko-opponents-all") in the hand
      When player A activates "Blow"
      Then player B's Battle Area holds exactly "Martyr" and "Mate"
      And "Blow" is in player A's Drop Area

  @DBS-8-9-1-1
  Rule: 8-9-1-1 What has been replaced is as if it had never happened

    Scenario: it triggers nothing
      Given player A has the active Battle Card "Hunter" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Ghost" with "Hunter"
      Then player A's hand holds 0 cards
      And the event "koed" did not happen
      And "Ghost" is in player B's hand

    Scenario: nor does damage that was replaced
      Given player A has the active Battle Card "Striker" (probe "dealt-draw")
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 0 cards
      And player B's Drop Area holds 3 cards
      And the event "damageDealt" did not happen

    Scenario: what happens instead does trigger
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has the rested Battle Card "Martyr" (probe "takes-the-ko")
      And player A has the active Battle Card "Hunter" (probe "any-ko-draw")
      When player A attacks "Prey" with "A leader"
      And player A is asked to act
      Then "Martyr" is in player B's Drop Area
      And "Prey" is in player B's Battle Area
      And player A's hand holds 1 card

  @DBS-8-9-2
  Rule: 8-9-2 Of several that concern one event the player affected decides which applies

    Scenario Outline: of a card of the own
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

    Scenario: also where the other player has one of them
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

    Scenario: [Critical] is one of them
      Given player B has the active Battle Card "Exile" (probe "life-to-warp")
      And player A has the active Battle Card "Striker" (probe "critical")
      And player B has "First", "Second" and "Third" in the Life Area
      When player A attacks "B leader" with "Striker"
      And player B takes "First" from the life
      And player B lets "Striker"'s ability come first
      Then "First" is in player B's Drop Area

    Scenario: or the other comes first, and there is nothing left for [Critical]
      Given player B has the active Battle Card "Exile" (probe "life-to-warp")
      And player A has the active Battle Card "Striker" (probe "critical")
      And player B has "First", "Second" and "Third" in the Life Area
      When player A attacks "B leader" with "Striker"
      And player B takes "First" from the life
      And player B lets "Exile"'s ability come first
      Then "First" is in player B's Warp

  @DBS-8-9-2-1
  Rule: 8-9-2-1 Where a card is the subject of the replacement its master chooses

    Scenario: in the turn of the owner as well
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

    Scenario: the master it is, not the owner
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
  Rule: 8-9-2-2 Where an action is the subject of the replacement the player who carries it out chooses, or the master of the card that it is done to

    Scenario Outline: the player who would draw
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

    Scenario: also in the turn of the other player
      Given player B has the rested Battle Card "Rock" (probe "attacked-draw")
      And player B has the active Battle Card "Mill" (probe "draw-becomes-mill")
      And player B has the active Battle Card "Dynamo" (probe "draw-becomes-energy")
      And player B has "Card" on top of the deck
      When player A attacks "Rock" with "A leader"
      And player B lets "Dynamo"'s ability come first
      Then "Card" is in player B's Energy Area
      And player B's hand holds 0 cards

    @reading
    Scenario: or the player who carries the action out
      Given the reading "who-chooses-among-replacements" is "who-carries-it-out"
      And player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the active Battle Card "Battery" (probe "own-ko-to-energy")
      When player A activates "Trap"
      And player A chooses "Ghost"
      And player A lets "Battery"'s ability come first
      Then "Ghost" is in player B's Energy Area

    @reading
    Scenario: the master of the card that the action of the other player is done to
      Given player A has "Trap" (probe "main-kos-one") in the hand
      And player B has the active Battle Card "Ghost" (probe "instead-of-ko-to-hand")
      And player B has the active Battle Card "Battery" (probe "own-ko-to-energy")
      When player A activates "Trap"
      And player A chooses "Ghost"
      And player B lets "Ghost"'s ability come first
      Then "Ghost" is in player B's hand

  @DBS-8-9-2-3
  Rule: 8-9-2-3 Each replacement effect applies once to the same event

    Scenario: two that hand a KO on to one another
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Martyr 1" (probe "takes-the-ko")
      And player B has the active Battle Card "Martyr 2" (probe "takes-the-ko")
      When player A attacks "Prey" with "A leader"
      And player B lets "Martyr 1"'s ability come first
      Then "Martyr 2" is in player B's Drop Area
      And "Martyr 1" is in player B's Battle Area
      And "Prey" is in player B's Battle Area

    Scenario: another one does apply to what happens instead
      Given player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Martyr" (probe "takes-the-ko")
      And player B has the active Battle Card "Battery" (probe "own-ko-to-energy")
      And player B has 0 active and 0 rested energy
      When player A attacks "Prey" with "A leader"
      And player B lets "Martyr"'s ability come first
      Then player B's Energy Area holds exactly "Martyr"
      And "Prey" is in player B's Battle Area

    Scenario: to the next event it applies again
      Given player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds 6 cards

    Scenario Outline: cards that are KO-ed at one moment are each saved for themselves
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
    Scenario: with one card in the hand one of them is saved
      Given player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has "Ransom" in the hand
      When player A activates "Blow"
      And player B accepts the offer of the effect
      Then player B's Battle Area holds exactly "Prey"
      And player B's Drop Area holds exactly "Ransom" and "Mate"

    @reading
    Scenario: declined for one it is offered for the next
      Given player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has "Ransom" in the hand
      When player A activates "Blow"
      And player B declines
      And player B accepts the offer of the effect
      Then player B's Battle Area holds exactly "Mate"
      And player B's Drop Area holds exactly "Prey" and "Ransom"

    Scenario: who takes the KO of one is not there any more to be KO-ed itself
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
    Scenario: of several cards at one moment it is asked for as they lie
      Given player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" with 10000 power
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has the active Battle Card "Warden" (probe "own-ko-draws-once")
      When player A activates "Blow"
      Then player B's Battle Area holds exactly "Prey"
      And player B's hand holds 1 card

    @reading
    Scenario: read differently, the player whose cards they are says for which first
      Given the reading "order-of-replaced-cards" is "chosen"
      And player A has "Blow" (probe "main-kos-battle-cards") in the hand
      And player B has the active Battle Card "Prey" with 10000 power
      And player B has the active Battle Card "Mate" with 10000 power
      And player B has the active Battle Card "Warden" (probe "own-ko-draws-once")
      When player A activates "Blow"
      And player B chooses "Mate"
      Then player B's Battle Area holds exactly "Mate"
      And player B's hand holds 1 card

  @DBS-8-9-3
  Rule: 8-9-3 A voluntary one that cannot be carried out cannot be applied

    Scenario Outline: nothing to discard, or something
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

    Scenario: with a card in the hand it can, or be declined
      Given player B has the rested Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has "Ransom" in the hand
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "Prey" with "A leader"
      And player B accepts the offer of the effect
      Then "Ransom" is in player B's Drop Area
      And "Prey" is in player B's Battle Area
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's Drop Area

    Scenario: who declines it loses the card and keeps the hand
      Given player B has the rested Battle Card "Prey" (probe "own-ko-may-discard")
      And player B has "Ransom" in the hand
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Drop Area
      And "Ransom" is in player B's hand

    Scenario: one that is not voluntary is applied all the same
      Given player B has the rested Battle Card "Prey" (probe "own-ko-discard")
      And player B has the rested Battle Card "Second prey" (probe "own-ko-may-discard")
      When player A attacks "Prey" with "A leader"
      And player A is asked to act
      Then "Prey" is in player B's Battle Area
      And "A leader" is rested
