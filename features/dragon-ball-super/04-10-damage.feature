@DBS
Feature: 4-10, 4-11. Damage and its source

  @DBS-4-10-2-1
  Rule: 4-10-2-1 For 1 damage a player chooses a card of their life and adds it to their hand

    Scenario Outline: Player <defending> chooses any of their Life cards when player <attacking>'s attack damages them
      Given it is player <attacking>'s Main Phase
      And player <defending> has "First", "Second" and "Third" in the Life Area
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      And player <defending> takes "Second" from the life
      Then "Second" is in player <defending>'s hand
      And "First" and "Third" are in player <defending>'s Life Area

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: The damaged player, not the attacker, chooses the card, and only from the life
      Given player B has "First" and "Second" in the Life Area
      And player B has "Lost" in the Drop Area
      When player A attacks "B leader" with "A leader"
      And player B is asked to take life
      Then player B is the one who decides
      When player B takes "First" from the life
      Then "First" is in player B's hand
      And "Lost" is in player B's Drop Area

    Scenario: A damaged player chooses a Life card without seeing it first
      Given player B has "First" and "Second" in the Life Area
      When player A attacks "B leader" with "A leader"
      And player B is asked to take life
      Then player B does not see what is in player B's Life Area
      When player B takes "First" from the life
      Then player A does not see "First"
      And player B sees "First" in player B's hand

    Scenario: A player damaged by a skill chooses the Life card in the same way
      Given player A has the active Battle Card "Striker" (probe "attack-damages")
      And player B has "First", "Second" and "Third" in the Life Area
      And player B's Leader is "Captain" with 30000 power
      When player A attacks "Captain" with "Striker"
      And player B takes "Third" from the life
      Then "Third" is in player B's hand
      And player B's Life Area holds 3 cards

  @DBS-4-10-2-2
  Rule: 4-10-2-2 Damage of 2 or more is taken one Life card at a time, and 0 damage does nothing

    Scenario Outline: Player <damaged> takes 2 damage one Life card at a time
      Given it is player <dealing>'s Main Phase
      And player <dealing> has "Blast" (probe "main-damages-2") in the hand
      And player <damaged> has "First", "Second" and "Third" in the Life Area
      When player <dealing> activates "Blast"
      And player <damaged> takes "Third" from the life
      And player <damaged> is asked to take life
      Then "Third" is in player <damaged>'s hand
      And player <damaged>'s Life Area holds 3 cards
      When player <damaged> takes "First" from the life
      Then player <damaged>'s Life Area holds 2 cards
      And player <damaged>'s hand holds exactly "First" and "Third"

      Examples:
        | dealing | damaged |
        | A       | B       |
        | B       | A       |

    Scenario: A skill that deals 0 damage takes no Life card and does not trigger a skill for damage
      Given player A has "Puff" (probe "main-damages-0") in the hand
      And player A has the active Battle Card "Scout" (probe "any-damage-draw")
      When player A activates "Puff"
      Then player B's Life Area holds 4 cards
      And player B's hand holds 0 cards
      And player A's hand holds 1 card
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 2 cards

    Scenario: A skill that replaces damage does not replace 0 damage
      Given player A has "Puff" (probe "main-damages-0") in the hand
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A activates "Puff"
      Then player B's Drop Area holds 0 cards
      And "Puff" is in player A's Drop Area

    @reading
    Scenario Outline: An [Auto] for taking damage triggers once for the 2 damage of player <dealing>'s [Double Strike]
      Given it is player <dealing>'s Main Phase
      And player <dealing> has the active Battle Card "Striker" (probe "double-strike")
      And player <damaged> has the active Battle Card "Scout" (probe "own-damage-draw")
      When player <dealing> attacks "<damaged> leader" with "Striker"
      Then player <damaged>'s Life Area holds 2 cards
      And player <damaged>'s hand holds 3 cards

      Examples:
        | dealing | damaged |
        | A       | B       |
        | B       | A       |

    @reading
    Scenario: A skill that replaces damage replaces 2 damage once
      Given player A has "Blast" (probe "main-damages-2") in the hand
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A activates "Blast"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds 3 cards

    @reading
    Scenario: Under the alternative interpretation, replacing 1 of 2 damage means that a skill for dealing 2 does not trigger
      Given the ambiguous rule "Is damage of more than 1 taken at once, or once for each 1 of it?" is answered "once for each 1"
      And "Shelter" has this data:
        """
        {"category":"battle","energyCost":2,"comboPower":5000,"comboCost":0,"power":10000,"abilities":[{"type":"instead","when":{"event":"damageDealt","subject":"any","player":"you"},"oncePerTurn":true,"effect":[{"do":"mill","count":1}]}]}
        """
      And "Striker" has this data:
        """
        {"category":"battle","energyCost":2,"comboPower":5000,"comboCost":0,"power":10000,"abilities":[{"type":"keyword","keyword":"doubleStrike"},{"type":"auto","when":{"event":"dealtDamage","atLeast":2},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Battle Card "Striker"
      And player A has the active Battle Card "Second striker" (probe "double-strike-dealt-draw")
      And player B has the active Battle Card "Shelter"
      When player A attacks "B leader" with "Striker"
      Then player A's hand holds 0 cards
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Second striker"
      Then player A's hand holds 1 card
      And player B's Life Area holds 1 card

    @reading
    Scenario: Under the alternative interpretation, an [Auto] for taking damage triggers twice for 2 damage
      Given the ambiguous rule "Is damage of more than 1 taken at once, or once for each 1 of it?" is answered "once for each 1"
      And player A has the active Battle Card "Striker" (probe "double-strike")
      And player B has the active Battle Card "Scout" (probe "own-damage-draw")
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 2 cards
      And player B's hand holds 4 cards

    @reading
    Scenario: Under the alternative interpretation, a skill that replaces damage replaces each of 2 damage
      Given the ambiguous rule "Is damage of more than 1 taken at once, or once for each 1 of it?" is answered "once for each 1"
      And player A has "Blast" (probe "main-damages-2") in the hand
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A activates "Blast"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds 6 cards

    Scenario Outline: Both players choose a Life card when player <turn>'s skill damages both on their turn
      Given it is player <turn>'s Main Phase
      And player <turn> has "Doom" (probe "main-damages-both") in the hand
      And player A has "One", "Two" and "Three" in the Life Area
      And player B has "Four", "Five" and "Six" in the Life Area
      When player <turn> activates "Doom"
      And player <turn> takes "<own>" from the life
      And player <other> takes "<of other>" from the life
      Then player <turn>'s hand holds exactly "<own>"
      And player <other>'s hand holds exactly "<of other>"

      Examples:
        | turn | other | own  | of other |
        | A    | B     | Two  | Six      |
        | B    | A     | Four | Three    |

    Scenario: A skill that damages both players still damages the one player whose damage is not replaced
      Given player A has "Doom" (probe "main-damages-both") in the hand
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A activates "Doom"
      Then player A's Life Area holds 3 cards
      And player B's Life Area holds 4 cards
      And player B's Drop Area holds 3 cards

    Scenario: A player with 1 Life who is dealt 2 damage loses when the last Life card is taken
      Given player A has "Blast" (probe "main-damages-2") in the hand
      And player B has 1 card in the Life Area
      When player A activates "Blast"
      Then player A wins the game
      And player B's hand holds 1 card

    Scenario: A player with 2 Life who is dealt 2 damage takes both Life cards and loses
      Given player A has "Blast" (probe "main-damages-2") in the hand
      And player B has 2 cards in the Life Area
      When player A activates "Blast"
      Then player A wins the game
      And player B's hand holds 2 cards

  @DBS-4-11-1-1
  Rule: 4-11-1-1 The source of the damage of an attack is the attack card

    Scenario Outline: A skill for damage by this card triggers on player <attacking>'s attack card, not on another card
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "its-damage-draw")
      And player <attacking> has the active Battle Card "Mate" (probe "its-damage-draw")
      When player <attacking> attacks "<defending> leader" with "Striker"
      Then player <attacking>'s hand holds 1 card
      When player <attacking> attacks "<defending> leader" with "<attacking> leader"
      Then player <attacking>'s hand holds 1 card
      And player <defending>'s Life Area holds 2 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: Attack damage is not damage by a skill, even if a skill has raised the attack card's power
      Given player A has the active Battle Card "Scout" (probe "skill-damage-draw")
      And player A has "Shout" (probe "extra-battle-power") in the hand
      And player B's Leader is "Captain" with 15000 power
      When player A attacks "Captain" with "A leader"
      And player A activates "Shout"
      And player A is asked to act
      Then player B's Life Area holds 3 cards
      And player A's hand holds 0 cards

  @DBS-4-11-1-2
  Rule: 4-11-1-2 The source of damage from a skill is the card with that skill

    Scenario: A skill for damage by this card triggers on the card whose skill dealt it, not on another
      Given player A has the active Battle Card "Cannon" (probe "damages-and-its-damage-draw")
      And player A has the active Battle Card "Mate" (probe "its-damage-draw")
      When player A activates "Cannon"
      Then player A's hand holds 1 card
      And player B's Life Area holds 3 cards

    Scenario: A skill that deals damage during an attack is its source, and the attack card is not
      Given it is player B's Main Phase
      And player B has the active Battle Card "Striker" (probe "its-damage-draw")
      And player B has "Bolt" (probe "battle-damages-1") in the hand
      And player A's Leader is "Captain" with 30000 power
      When player B attacks "Captain" with "Striker"
      And player B activates "Bolt"
      Then player A's Life Area holds 3 cards
      And player B's hand holds 0 cards

    Scenario: A skill for damage by a skill triggers when a Battle Card's skill deals damage
      Given player A has the active Battle Card "Scout" (probe "skill-damage-draw")
      And player A has the active Battle Card "Cannon" (probe "critical-damages")
      When player A activates "Cannon"
      Then player A's hand holds 1 card
      And player B's Life Area holds 3 cards
