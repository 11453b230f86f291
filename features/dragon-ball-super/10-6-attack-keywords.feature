@DBS
Feature: 10-6 to 10-9, 10-20. Keyword skills of attacks

  @DBS-10-6-1
  Rule: 10-6-1 Damage from an attack with [Critical] places life cards in the Drop Area instead of the hand

    Scenario: [Critical] is negated together with all [Permanent] skills
      Given player A has the active Battle Card "Striker" (probe "critical")
      And player A has "Hush" (probe "extra-negates-permanents") in the hand
      When player A activates "Hush"
      And player A attacks "B leader" with "Striker"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 0 cards

    Scenario: A life card that [Critical] drops triggers a skill for cards placed in the Drop Area
      Given player A has the active Battle Card "Striker" (probe "critical")
      And player B has the active Battle Card "Mourner" (probe "sees-drops-draws")
      And player B has "Hidden" and "Spare" in the Life Area
      When player A attacks "B leader" with "Striker"
      And player B takes "Hidden" from the life
      Then player B's Drop Area holds exactly "Hidden"
      And player B's hand holds 1 card

    Scenario Outline: Player <defending> chooses which life card [Critical] places in the Drop Area
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "critical")
      And player <defending> has "First" and "Second" in the Life Area
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <defending> takes "Second" from the life
      Then "Second" is in player <defending>'s Drop Area
      And player <defending>'s Life Area holds 3 cards
      And player <defending>'s hand holds 0 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: [Critical] with [Double Strike] places 2 life cards in the Drop Area
      Given player A has the active Battle Card "Striker" (probe "critical-double-strike")
      When player A attacks "B leader" with "Striker"
      Then player B's Drop Area holds 2 cards
      And player B's Life Area holds 2 cards
      And player B's hand holds 0 cards

    @since-1.071
    Scenario: [Critical] applies to damage from an attack, but not to damage from a skill
      Given player A has the active Battle Card "Striker" (probe "critical-damages")
      When player A activates "Striker"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 0 cards
      When player A attacks "B leader" with "Striker"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 1 card

    @until-1.070 @DBS-4-11-1-2
    Scenario: Before version 1.071, [Critical] also applies to damage that its card's skill deals
      Given "Hothead" has this data:
        """
        {"category": "battle", "energyCost": 2, "comboPower": 5000, "comboCost": 0, "power": 10000,
          "abilities": [{"type": "keyword", "keyword": "critical"}, {"type": "activate", "timings": ["main"], "effect":
            [{"do": "damage", "count": 1, "player": "you"}, {"do": "damage", "count": 1, "player": "opponent"}]}]}
        """
      And player A has the active Battle Card "Hothead"
      When player A activates "Hothead"
      Then player A's hand holds 1 card
      And player A's Drop Area holds 0 cards
      And player B's hand holds 0 cards
      And player B's Drop Area holds 1 card

    Scenario: [Critical] of a Battle Card applies only when that card attacks
      Given player A has the active Battle Card "Mate" (probe "critical")
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Mate"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 1 card

    Scenario: [Critical] gained for one battle does not apply in the next
      Given player A's Leader is "Captain" (probe "leader-attack-untaps")
      And player A has the active Battle Card "Striker" (probe "attack-gains-critical")
      When player A attacks "B leader" with "Striker"
      And player A attacks "B leader" with "Captain"
      Then player B's Drop Area holds 1 card
      And player B's hand holds 1 card

  @DBS-10-7-1
  Rule: 10-7-1 An attack by a card with a [Strike] skill deals X damage

    Scenario Outline: Player <defending> chooses the life card for each of the 2 damage from [Double Strike]
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "double-strike")
      And player <defending> has "First" and "Second" in the Life Area
      When player <attacking> attacks "<defending> leader" with "Striker"
      And player <defending> takes "Second" from the life
      And player <defending> takes "First" from the life
      Then "First" and "Second" are in player <defending>'s hand
      And player <defending>'s Life Area holds 2 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: [Double Strike] of a Leader Card applies only when the Leader attacks
      Given player A's Leader is "Captain" (probe "leader-double-strike")
      And player A has the active Battle Card "Mate" with 10000 power
      When player A attacks "B leader" with "Captain"
      Then player B's Life Area holds 2 cards
      When player A attacks "B leader" with "Mate"
      Then player B's Life Area holds 1 card

    Scenario: An attack with [Double Strike] on a Battle Card deals no damage
      Given player A has the active Battle Card "Striker" (probe "double-strike")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has the active Battle Card "Second striker" (probe "double-strike")
      When player A attacks "Prey" with "Striker"
      Then player B's Life Area holds 4 cards
      And "Prey" is in player B's Drop Area
      When player A attacks "B leader" with "Second striker"
      Then player B's Life Area holds 2 cards

    Scenario: [Double Strike] does not increase damage from a skill
      Given player A has the active Battle Card "Striker" (probe "double-strike-damages")
      When player A activates "Striker"
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 1 card

    Scenario: [Double Strike] deals no damage if the damage was replaced
      Given player A has the active Battle Card "Striker" (probe "double-strike")
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      And player B has "First" on top of the deck
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 4 cards
      And player B's hand holds 0 cards
      And "First" is in player B's Drop Area

    Scenario: [Double Strike] and [Triple Strike] together deal 3 damage, not their sum
      Given player A has the active Battle Card "Striker" (probe "double-and-triple-strike")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 3 cards

    @reading
    Scenario: [Triple Strike] alone deals 3 damage, and [Quadruple Strike] alone deals 4
      Given player A has the active Battle Card "Striker" (probe "triple-strike")
      And player A has the active Battle Card "Second striker" (probe "quadruple-strike")
      And player B has 8 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 5 cards
      When player A attacks "B leader" with "Second striker"
      Then player B's Life Area holds 1 card

    @reading
    Scenario: Under the alternative interpretation, [Triple Strike] deals 3 damage only together with [Double Strike]
      Given the ambiguous rule "Does [Strike] replace any damage of an attack, or only damage of X-1?" is answered "only damage of X-1"
      And player A has the active Battle Card "Striker" (probe "double-and-triple-strike")
      And player A has the active Battle Card "Odd striker" (probe "triple-strike")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Odd striker"
      Then player B's Life Area holds 2 cards

  @DBS-10-7-1-1
  Rule: 10-7-1-1 [Double Strike] deals 2 damage

    Scenario: An attack with [Double Strike] on the Leader Card deals 2 damage
      Given player A has the active Battle Card "Striker" (probe "double-strike")
      And player A has the active Battle Card "Plain striker" with 10000 power
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 4 cards
      When player A attacks "B leader" with "Plain striker"
      Then player B's Life Area holds 3 cards

  @DBS-10-7-1-2
  Rule: 10-7-1-2 [Triple Strike] deals 3 damage

    Scenario: A Battle Card with [Double Strike] and [Triple Strike] deals 3 damage to the Leader Card
      Given it is player B's Main Phase
      And player B has the active Battle Card "Striker" (probe "double-and-triple-strike")
      And player A has 6 cards in the Life Area
      When player B attacks "A leader" with "Striker"
      Then player A's Life Area holds 3 cards

  @DBS-10-7-1-3
  Rule: 10-7-1-3 [Quadruple Strike] deals 4 damage

    Scenario: A Battle Card with all three [Strike] skills deals 4 damage
      Given player A has the active Battle Card "Striker" (probe "all-strikes")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 2 cards
      And player B's hand holds 4 cards

    Scenario: [Quadruple Strike] on 3 life ends the game after 3 damage
      Given player A has the active Battle Card "Striker" (probe "all-strikes")
      And player B has 3 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player A wins the game
      And player B's hand holds 3 cards

  @DBS-10-8-1
  Rule: 10-8-1 A card with [X Attack] becomes active after its battle, one time fewer in a turn than X

    Scenario Outline: Player <attacking>'s card with [Dual Attack] becomes active only after the battle
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Whirl" (probe "dual-attack")
      And player <defending> has "Spare" in the hand
      When player <attacking> attacks "<defending> leader" with "Whirl"
      And player <defending> is asked to act in the Defense Step
      Then "Whirl" is rested
      When player <attacking> is asked to act
      Then "Whirl" is active
      And player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A card with [Dual Attack] becomes active after an attack that failed or was negated
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has the active Battle Card "Second whirl" (probe "dual-attack")
      And player B's Leader is "Captain" with 30000 power
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Captain" with "Whirl"
      And player B counters with "Stop"
      And player A is asked to act
      Then "Whirl" is active
      When player A attacks "Captain" with "Second whirl"
      And player A is asked to act
      Then "Second whirl" is active
      And the event "rested" happened exactly 1 time to "Second whirl"
      And "Stop" is in player B's Drop Area

    Scenario: A card with [Dual Attack] that was KO-ed during its attack is not switched to Active Mode
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player B has "Trap" (probe "counter-attack-kos") in the hand
      And player A has the active Battle Card "Second whirl" (probe "dual-attack")
      When player A attacks "B leader" with "Whirl"
      And player B counters with "Trap"
      And player B chooses "Whirl"
      And player A attacks "B leader" with "Second whirl"
      And player A is asked to act
      Then "Whirl" is in player A's Drop Area
      And "Second whirl" is active

    Scenario: A Leader Card and a Battle Card with [Dual Attack] can each attack twice in a turn
      Given player A's Leader is "Captain" (probe "leader-dual-attack")
      And player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Captain"
      And player A attacks "B leader" with "Whirl"
      And player A attacks "B leader" with "Captain"
      And player A attacks "B leader" with "Whirl"
      Then player B's Life Area holds 2 cards
      And "Captain" is rested
      And "Whirl" is rested

    Scenario: A Leader can use the [Dual Attack] of its front and that of its back in the same turn
      Given player A's Leader is "Captain" (probe "leader-dual-attack-on-both-sides")
      When player A attacks "B leader" with "Captain"
      And player A is asked to act
      Then "Captain" is active
      When player A activates "Captain"
      And player A attacks "B leader" with "Captain"
      And player A is asked to act
      Then "Captain" is active
      When player A attacks "B leader" with "Captain"
      Then "Captain" is rested
      And player B's Life Area holds 1 card

    Scenario: A second [Dual Attack] gained in the turn gives a third attack
      Given player A has the active Battle Card "Whirl" (probe "dual-attack-gains-another")
      When player A attacks "B leader" with "Whirl"
      And player A is asked to act
      And player A activates "Whirl"
      And player A attacks "B leader" with "Whirl"
      And player A is asked to act
      Then "Whirl" is active
      When player A attacks "B leader" with "Whirl"
      Then "Whirl" is rested
      And player B's Life Area holds 1 card

    Scenario: A [Dual Attack] that the opponent prevented has not been used and works at the next attack
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Reveille" (probe "extra-activate-own-battle-cards") in the hand
      And player B has "Hush" (probe "counter-attack-forbids-skills") in the hand
      When player A attacks "B leader" with "Whirl"
      And player B counters with "Hush"
      And player A is asked to act
      Then "Whirl" is rested
      When player A activates "Reveille"
      And player A attacks "B leader" with "Whirl"
      And player A is asked to act
      Then "Whirl" is active

    Scenario: [Dual Attack] is negated together with all [Auto] skills
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Hush" (probe "extra-negates-autos") in the hand
      When player A activates "Hush"
      And player A attacks "B leader" with "Whirl"
      And player A is asked to act
      Then "Whirl" is rested
      And player B's Life Area holds 3 cards

    Scenario: A card can use [Dual Attack] again in its player's next turn
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Whirl"
      And player A attacks "B leader" with "Whirl"
      And player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Whirl"
      And player A is asked to act
      Then "Whirl" is active
      And player B's Life Area holds 3 cards

    @reading
    Scenario Outline: A [Dual Attack] card becomes active "after the battle", which means <when> (<by>)
      Given the ambiguous rule "When is 'after the battle'?" is answered "<choice>"
      And player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Whirl"
      And player A is asked to act
      Then "Whirl" is active
      And player B's Life Area holds 5 cards
      And these events happened in this order:
        | <first>  | <first card>  |
        | <second> | <second card> |

      Examples:
        | choice                                                      | when            | first       | first card | second      | second card | by                 |
        | at the end of the battle                                    | its end         | set active  | Whirl      | battle over |             | our interpretation |
        | when the battle is over and all that lasts for it has ended | when it is over | battle over |            | set active  | Whirl       | alternative        |

  @DBS-10-8-1-1
  Rule: 10-8-1-1 [Dual Attack] makes its card active once in a turn

    Scenario: A card with [Dual Attack] can attack twice in a turn, but not three times
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      When player A attacks "B leader" with "Whirl"
      And player A attacks "B leader" with "Whirl"
      And player A tries to attack "B leader" with "Whirl"
      Then that is refused
      And player B's Life Area holds 2 cards

    Scenario: [Dual Attack] works only once in a turn, even if a skill has made its card active in between
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Wake" (probe "main-activates-own") in the hand
      When player A attacks "B leader" with "Whirl"
      And player A attacks "B leader" with "Whirl"
      And player A is asked to act
      And player A activates "Wake"
      And player A attacks "B leader" with "Whirl"
      And player A tries to attack "B leader" with "Whirl"
      Then that is refused
      And player B's Life Area holds 1 card

  @DBS-10-8-1-2
  Rule: 10-8-1-2 [Triple Attack] makes its card active twice in a turn

    Scenario: A card with [Triple Attack] can attack three times in a turn, but not four times
      Given it is player B's Main Phase
      And player B has the active Battle Card "Whirl" (probe "triple-attack")
      When player B attacks "A leader" with "Whirl"
      And player B attacks "A leader" with "Whirl"
      And player B attacks "A leader" with "Whirl"
      And player B tries to attack "A leader" with "Whirl"
      Then that is refused
      And player A's Life Area holds 1 card

    @DBS-10-8-1
    Scenario: With [Triple Attack], a negated attack counts as one of the three
      Given player A has the active Battle Card "Whirl" (probe "triple-attack")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "B leader" with "Whirl"
      And player B counters with "Stop"
      And player A attacks "B leader" with "Whirl"
      And player A attacks "B leader" with "Whirl"
      And player A tries to attack "B leader" with "Whirl"
      Then that is refused
      And player B's Life Area holds 2 cards

  @DBS-10-9-1
  Rule: 10-9-1 A Battle Card that attacks or KOs a card with [Revenge] is KO-ed after the battle

    Scenario: A card with two [Revenge] skills KOs the attacker with the second if the first KO is replaced
      Given player A has the active Battle Card "Raider" (probe "draws-instead-of-being-koed-once")
      And player B has the rested Battle Card "Thorn" (probe "revenge-gains-another-when-attacked")
      When player A attacks "Thorn" with "Raider"
      Then player A's hand holds 1 card
      And "Raider" is in player A's Drop Area

    Scenario: [Revenge] is negated together with all [Auto] skills
      Given player A has the active Battle Card "Striker" with 15000 power
      And player A has "Hush" (probe "extra-negates-autos") in the hand
      And player B has the rested Battle Card "Thorn" (probe "revenge")
      When player A activates "Hush"
      And player A attacks "Thorn" with "Striker"
      Then "Thorn" is in player B's Drop Area
      And "Striker" is in player A's Battle Area

    Scenario Outline: Player <attacking>'s Battle Card KOs a card with [Revenge] and is KO-ed as well
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "koed-draw")
      And player <defending> has the rested Battle Card "Avenger" (probe "revenge")
      When player <attacking> attacks "Avenger" with "Striker"
      Then "Avenger" is in player <defending>'s Drop Area
      And "Striker" is in player <attacking>'s Drop Area
      And player <attacking>'s hand holds 1 card

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: A card with [Revenge] that survives an attack still KOs the attacker
      Given player A has the active Battle Card "Striker" with 5000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      Then "Avenger" is in player B's Battle Area
      And "Striker" is in player A's Drop Area

    @reading
    Scenario Outline: Against [Revenge], a card that is [Indestructible] for the battle <is> (<by>)
      Given the ambiguous rule "When is 'after the battle'?" is answered "<choice>"
      And "Striker" has this data:
        """
        {"category":"battle","energyCost":2,"comboPower":5000,"comboCost":0,"power":10000,
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"gain","ability":{"type":"keyword","keyword":"indestructible"},"target":{"self":true},"until":"battle"}]}]}
        """
      And player A has the active Battle Card "Striker"
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      Then "Avenger" is in player B's Drop Area
      And "Striker" is in player A's <area>

      Examples:
        | choice                                                      | is                    | area        | by                 |
        | at the end of the battle                                    | is not KO-ed          | Battle Area | our interpretation |
        | when the battle is over and all that lasts for it has ended | is KO-ed when it ends | Drop Area   | alternative        |

    Scenario: [Revenge] KOs the attacker only at the end of the battle
      Given player A has the active Battle Card "Striker" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Avenger" (probe "revenge-blocked-draw")
      When player A attacks "Avenger" with "Striker"
      And player A is asked to act
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And these events happened in this order:
        | koed          | Avenger |
        | battle ending |         |
        | koed          | Striker |

    Scenario: [Revenge] does not affect an attacking Leader Card
      Given player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has the rested Battle Card "Second avenger" (probe "revenge")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "Avenger" with "A leader"
      And player A attacks "Second avenger" with "Striker"
      Then "Avenger" is in player B's Drop Area
      And "A leader" is in player A's Leader Area
      And player A's Life Area holds 4 cards
      And "Striker" is in player A's Drop Area

    Scenario: [Revenge] on the attack card does not KO the card it attacks
      Given player A has the active Battle Card "Avenger" (probe "revenge")
      And player B has the rested Battle Card "Rock" with 20000 power
      And player B has the rested Battle Card "Second avenger" (probe "revenge")
      When player A attacks "Rock" with "Avenger"
      Then "Rock" is in player B's Battle Area
      And "Avenger" is in player A's Battle Area
      When player A attacks "Second avenger" with "A leader"
      Then "Second avenger" is in player B's Drop Area

    Scenario: [Revenge] does nothing for a card that was KO-ed by a skill
      Given player A has the active Battle Card "Striker" with 10000 power
      And player A has "Trap" (probe "extra-battle-kos") in the hand
      And player B has the active Battle Card "Avenger" (probe "revenge")
      And player B has the rested Battle Card "Second avenger" (probe "revenge")
      And player A has the active Battle Card "Mate" with 10000 power
      When player A attacks "B leader" with "Striker"
      And player A activates "Trap"
      And player A chooses "Avenger"
      And player A is asked to act
      Then "Avenger" is in player B's Drop Area
      And "Striker" is in player A's Battle Area
      When player A attacks "Second avenger" with "Mate"
      Then "Mate" is in player A's Drop Area

    Scenario: [Revenge] does not KO an attacker that has already left the Battle Area
      Given player A has the active Battle Card "Striker" (probe "battle-ko-returns")
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      Then "Striker" is in player A's hand
      And "Avenger" is in player B's Drop Area

    Scenario: An attacker that survived [Revenge] is not KO-ed by it after the next battle
      Given player A has the active Battle Card "Striker" (probe "cannot-be-koed")
      And player A has the active Battle Card "Second striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      And player A attacks "B leader" with "Second striker"
      Then "Striker" is in player A's Battle Area
      And "Second striker" is in player A's Battle Area
      And player B's Life Area holds 3 cards

    Scenario: A [Blocker] with [Revenge] KOs the attacker that it blocks
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the active Battle Card "Avenger" (probe "blocker-with-revenge")
      When player A attacks "B leader" with "Striker"
      And player B lets "Avenger" block
      Then "Avenger" is in player B's Drop Area
      And "Striker" is in player A's Drop Area

    Scenario: [Revenge] is a skill of the player who controls the card, so its owner's [Indestructible] card survives
      Given player A has "Charm" (probe "extra-gain-control") in the hand
      And player B has the active Battle Card "Avenger" (probe "blocker-with-revenge")
      And player B has the active Battle Card "Bolt" (probe "unbreakable")
      When player A activates "Charm"
      And player A chooses "Avenger"
      And player A ends the turn
      And player B attacks "A leader" with "Bolt"
      And player A lets "Avenger" block
      Then "Avenger" is in player B's Drop Area
      And "Bolt" is in player B's Battle Area

    Scenario: [Revenge] of a controlled card KOs its owner's attacking Battle Card
      Given player A has "Charm" (probe "extra-gain-control") in the hand
      And player B has the active Battle Card "Avenger" (probe "blocker-with-revenge")
      And player B has the active Battle Card "Striker" with 10000 power
      When player A activates "Charm"
      And player A chooses "Avenger"
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A lets "Avenger" block
      Then player B's Drop Area holds exactly "Striker" and "Avenger"

    @reading
    Scenario: [Revenge] KOs the attacker even if the attack was negated
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Avenger" with "Striker"
      And player B counters with "Stop"
      Then "Avenger" is in player B's Battle Area
      And "Striker" is in player A's Drop Area

    @reading
    Scenario: [Revenge] of the card that was attacked KOs the attacker although another card blocked
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "Avenger" with "Striker"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area
      And "Striker" is in player A's Drop Area
      And "Avenger" is in player B's Battle Area

    @reading
    Scenario: Under the alternative interpretation, [Revenge] of the attacked card does nothing when another card blocks
      Given the ambiguous rule "If another card has become the guard card, which card was attacked for [Revenge]?" is answered "the guard card"
      And player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "Avenger" with "Striker"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area
      And "Striker" is in player A's Battle Area
      And "Avenger" is in player B's Battle Area

    @reading
    Scenario: Under the alternative interpretation, [Revenge] does nothing after a negated attack
      Given the ambiguous rule "Does [Revenge] work if the attack on its card was negated?" is answered "no"
      And player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Avenger" with "Striker"
      And player B counters with "Stop"
      Then "Avenger" is in player B's Battle Area
      And "Striker" is in player A's Battle Area
      And "Striker" is rested

  @DBS-10-20-1
  Rule: 10-20-1 A player whose card with [Victory Strike] deals life damage by attacking wins the game

    Scenario Outline: Player <attacking> wins with [Victory Strike] however much life the opponent has left
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "victory-strike")
      When player <attacking> attacks "<defending> leader" with "Striker"
      Then player <attacking> wins the game
      And player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: [Victory Strike] does not win the game if the attack fails
      Given player A has the active Battle Card "Striker" (probe "victory-strike")
      And player A has the active Battle Card "Second striker" (probe "victory-strike")
      And player A has "Help" in the hand
      And player B's Leader is "Captain" with 15000 power
      When player A attacks "Captain" with "Striker"
      And player A is asked to act
      Then the game goes on
      And player B's Life Area holds 4 cards
      When player A attacks "Captain" with "Second striker"
      And player A combos with "Help"
      Then player A wins the game

    Scenario: [Victory Strike] does not win by an attack on a Battle Card or by another card's attack
      Given player A has the active Battle Card "Striker" (probe "victory-strike")
      And player A has the active Battle Card "Second striker" (probe "victory-strike")
      And player B has the rested Battle Card "Prey" with 5000 power
      When player A attacks "Prey" with "Striker"
      And player A attacks "B leader" with "A leader"
      And player A is asked to act
      Then the game goes on
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Second striker"
      Then player A wins the game

    Scenario: [Victory Strike] does not win the game with damage from a skill
      Given player A has the active Battle Card "Striker" (probe "victory-strike-damages")
      When player A activates "Striker"
      And player A is asked to act
      Then the game goes on
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Striker"
      Then player A wins the game

    Scenario: [Victory Strike] does not win the game if the damage was replaced
      Given player A has the active Battle Card "Striker" (probe "victory-strike")
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A attacks "B leader" with "Striker"
      And player A is asked to act
      Then the game goes on
      And player B's Drop Area holds 3 cards

    Scenario: [Victory Strike] wins at once, before any skill that the damage has triggered
      Given player A has the active Battle Card "Striker" (probe "victory-strike")
      And player B has the active Battle Card "Scout" (probe "own-damage-draw")
      When player A attacks "B leader" with "Striker"
      Then player A wins the game
      And player B's hand holds 1 card
