@DBS
Feature: 10-6 to 10-9, 10-20. Keyword skills of attacks

  @DBS-10-6-1
  Rule: 10-6-1 Damage of an attack with [Critical] puts the cards in the Drop Area instead of the hand

    Scenario: it is a [Permanent]: with those it is negated
      Given player A has the active Battle Card "Striker" (probe "critical")
      And player A has "Hush" (probe "extra-negates-permanents") in the hand
      When player A activates "Hush"
      And player A attacks "B leader" with "Striker"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 0 cards

    Scenario: they have been placed in the Drop Area, for skills that answer to that
      Given player A has the active Battle Card "Striker" (probe "critical")
      And player B has the active Battle Card "Mourner" (probe "sees-drops-draws")
      And player B has "Hidden" and "Spare" in the Life Area
      When player A attacks "B leader" with "Striker"
      And player B takes "Hidden" from the life
      Then player B's Drop Area holds exactly "Hidden"
      And player B's hand holds 1 card

    Scenario Outline: a card of the choice of the player damaged
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

    Scenario: as many as the damage is
      Given player A has the active Battle Card "Striker" (probe "critical-double-strike")
      When player A attacks "B leader" with "Striker"
      Then player B's Drop Area holds 2 cards
      And player B's Life Area holds 2 cards
      And player B's hand holds 0 cards

    @since-1.071
    Scenario: only damage by attacking
      Given player A has the active Battle Card "Striker" (probe "critical-damages")
      When player A activates "Striker"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 0 cards
      When player A attacks "B leader" with "Striker"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 1 card

    @until-1.070 @DBS-4-11-1-2
    Scenario: damage by its skills as well, of the opponent's life
      Given "Hothead" has this data:
        """
        {"category": "battle", "power": 10000, "text": "[Critical] [Activate: Main] Deal 1 damage to you and to your opponent.",
          "abilities": [{"type": "keyword", "keyword": "critical"}, {"type": "activate", "timings": ["main"], "effect":
            [{"do": "damage", "count": 1, "player": "you"}, {"do": "damage", "count": 1, "player": "opponent"}]}]}
        """
      And player A has the active Battle Card "Hothead"
      When player A activates "Hothead"
      Then player A's hand holds 1 card
      And player A's Drop Area holds 0 cards
      And player B's hand holds 0 cards
      And player B's Drop Area holds 1 card

    Scenario: only of the card that attacks
      Given player A has the active Battle Card "Mate" (probe "critical")
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Mate"
      Then player B's hand holds 1 card
      And player B's Drop Area holds 1 card

    Scenario: gained with the attack, and lost with the battle
      Given player A's Leader is "Captain" (probe "leader-attack-untaps")
      And player A has the active Battle Card "Striker" (probe "attack-gains-critical")
      When player A attacks "B leader" with "Striker"
      And player A attacks "B leader" with "Captain"
      Then player B's Drop Area holds 1 card
      And player B's hand holds 1 card

  @DBS-10-7-1
  Rule: 10-7-1 With [Strike] an attack inflicts X damage instead of less

    Scenario Outline: each point is chosen by the player damaged
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

    Scenario: of a Leader Card as well, and only of the card that attacks
      Given player A's Leader is "Captain" (probe "leader-double-strike")
      And player A has the active Battle Card "Mate" with 10000 power
      When player A attacks "B leader" with "Captain"
      Then player B's Life Area holds 2 cards
      When player A attacks "B leader" with "Mate"
      Then player B's Life Area holds 1 card

    Scenario: of a fight with a Battle Card there is no damage
      Given player A has the active Battle Card "Striker" (probe "double-strike")
      And player B has the rested Battle Card "Prey" with 5000 power
      And player A has the active Battle Card "Second striker" (probe "double-strike")
      When player A attacks "Prey" with "Striker"
      Then player B's Life Area holds 4 cards
      And "Prey" is in player B's Drop Area
      When player A attacks "B leader" with "Second striker"
      Then player B's Life Area holds 2 cards

    Scenario: damage by a skill of the card stays as it is
      Given player A has the active Battle Card "Striker" (probe "double-strike-damages")
      When player A activates "Striker"
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 1 card

    Scenario: of damage that something else happens instead of nothing is left
      Given player A has the active Battle Card "Striker" (probe "double-strike")
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      And player B has "First" on top of the deck
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 4 cards
      And player B's hand holds 0 cards
      And "First" is in player B's Drop Area

    Scenario: several of them are no sum
      Given player A has the active Battle Card "Striker" (probe "double-and-triple-strike")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 3 cards

    @reading
    Scenario: alone it counts whatever the attack would deal
      Given player A has the active Battle Card "Striker" (probe "triple-strike")
      And player A has the active Battle Card "Second striker" (probe "quadruple-strike")
      And player B has 8 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 5 cards
      When player A attacks "B leader" with "Second striker"
      Then player B's Life Area holds 1 card

    @reading
    Scenario: or instead of just one less than its X
      Given the reading "strike-by-one" is "from-one-less"
      And player A has the active Battle Card "Striker" (probe "double-and-triple-strike")
      And player A has the active Battle Card "Odd striker" (probe "triple-strike")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Odd striker"
      Then player B's Life Area holds 2 cards

  @DBS-10-7-1-1
  Rule: 10-7-1-1 [Double Strike] inflicts 2 damage

    Scenario: on the Leader Card
      Given player A has the active Battle Card "Striker" (probe "double-strike")
      And player A has the active Battle Card "Plain striker" with 10000 power
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 4 cards
      When player A attacks "B leader" with "Plain striker"
      Then player B's Life Area holds 3 cards

  @DBS-10-7-1-2
  Rule: 10-7-1-2 [Triple Strike] inflicts 3 damage

    Scenario: with those below it
      Given it is player B's Main Phase
      And player B has the active Battle Card "Striker" (probe "double-and-triple-strike")
      And player A has 6 cards in the Life Area
      When player B attacks "A leader" with "Striker"
      Then player A's Life Area holds 3 cards

  @DBS-10-7-1-3
  Rule: 10-7-1-3 [Quadruple Strike] inflicts 4 damage

    Scenario: with those below it
      Given player A has the active Battle Card "Striker" (probe "all-strikes")
      And player B has 6 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player B's Life Area holds 2 cards
      And player B's hand holds 4 cards

    Scenario: on as much life it ends the game
      Given player A has the active Battle Card "Striker" (probe "all-strikes")
      And player B has 3 cards in the Life Area
      When player A attacks "B leader" with "Striker"
      Then player A wins the game
      And player B's hand holds 3 cards

  @DBS-10-8-1
  Rule: 10-8-1 When a card with [X Attack] attacks it is switched to Active Mode after the battle, one time fewer in a turn than X

    Scenario Outline: not before
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

    Scenario: also after an attack that failed, or was negated
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

    Scenario: what has left the Battle Area is not switched when it is back
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

    Scenario: each card for itself, and a Leader Card as well
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

    Scenario: each side of a Leader Card has its own
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

    Scenario: a second one, gained meanwhile, counts for itself
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

    Scenario: one that could not be activated has not been
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

    Scenario: it is an [Auto]: with those it is negated
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      And player A has "Hush" (probe "extra-negates-autos") in the hand
      When player A activates "Hush"
      And player A attacks "B leader" with "Whirl"
      And player A is asked to act
      Then "Whirl" is rested
      And player B's Life Area holds 3 cards

    Scenario: in the next own turn again
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
    Scenario Outline: after the battle is <when> (<choice>)
      Given the reading "after-the-battle" is "<choice>"
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
        | choice          | when            | first      | first card | second     | second card |
        | at-its-end      | its end         | setActive  | Whirl      | battleOver |             |
        | when-it-is-over | when it is over | battleOver |            | setActive  | Whirl       |

  @DBS-10-8-1-1
  Rule: 10-8-1-1 [Dual Attack] does so once a turn

    Scenario: two attacks, and not three
      Given player A has the active Battle Card "Whirl" (probe "dual-attack")
      When player A attacks "B leader" with "Whirl"
      And player A attacks "B leader" with "Whirl"
      And player A tries to attack "B leader" with "Whirl"
      Then that is refused
      And player B's Life Area holds 2 cards

    Scenario: also where a skill has made it active in between
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
  Rule: 10-8-1-2 [Triple Attack] does so twice a turn

    Scenario: three attacks, and not four
      Given it is player B's Main Phase
      And player B has the active Battle Card "Whirl" (probe "triple-attack")
      When player B attacks "A leader" with "Whirl"
      And player B attacks "A leader" with "Whirl"
      And player B attacks "A leader" with "Whirl"
      And player B tries to attack "A leader" with "Whirl"
      Then that is refused
      And player A's Life Area holds 1 card

    @DBS-10-8-1
    Scenario: With [Triple Attack] an attack that is negated is one of the three
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
  Rule: 10-9-1 Where a Battle Card attacks a card with [Revenge], or KOs it, that Battle Card is KO-ed after the battle

    Scenario: each of two such skills of a card avenges it
      Given player A has the active Battle Card "Raider" (probe "draws-instead-of-being-koed-once")
      And player B has the rested Battle Card "Thorn" (probe "revenge-gains-another-when-attacked")
      When player A attacks "Thorn" with "Raider"
      Then player A's hand holds 1 card
      And "Raider" is in player A's Drop Area

    Scenario: it is an [Auto]: with those it is negated
      Given player A has the active Battle Card "Striker" with 15000 power
      And player A has "Hush" (probe "extra-negates-autos") in the hand
      And player B has the rested Battle Card "Thorn" (probe "revenge")
      When player A activates "Hush"
      And player A attacks "Thorn" with "Striker"
      Then "Thorn" is in player B's Drop Area
      And "Striker" is in player A's Battle Area

    Scenario Outline: the card is KO-ed in the battle
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

    Scenario: it is attacked and stays
      Given player A has the active Battle Card "Striker" with 5000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      Then "Avenger" is in player B's Battle Area
      And "Striker" is in player A's Drop Area

    @reading
    Scenario Outline: what cannot be KO-ed for the battle <is> (<choice>)
      Given the reading "after-the-battle" is "<choice>"
      And "Striker" has this data:
        """
        {"category":"battle","power":10000,"text":"[Auto] When this card attacks, this card gains [Indestructible] for the battle.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"gain","ability":{"type":"keyword","keyword":"indestructible"},"target":{"self":true},"until":"battle"}]}]}
        """
      And player A has the active Battle Card "Striker"
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      Then "Avenger" is in player B's Drop Area
      And "Striker" is in player A's <area>

      Examples:
        | choice          | is                    | area        |
        | at-its-end      | is not KO-ed          | Battle Area |
        | when-it-is-over | is KO-ed when it ends | Drop Area   |

    Scenario: not before the end of the battle
      Given player A has the active Battle Card "Striker" (probe "battle-ko-draw")
      And player B has the rested Battle Card "Avenger" (probe "revenge-blocked-draw")
      When player A attacks "Avenger" with "Striker"
      And player A is asked to act
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And these events happened in this order:
        | koed | Avenger |
        | battleEnding |  |
        | koed | Striker |

    Scenario: not by a Leader Card
      Given player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has the rested Battle Card "Second avenger" (probe "revenge")
      And player A has the active Battle Card "Striker" with 10000 power
      When player A attacks "Avenger" with "A leader"
      And player A attacks "Second avenger" with "Striker"
      Then "Avenger" is in player B's Drop Area
      And "A leader" is in player A's Leader Area
      And player A's Life Area holds 4 cards
      And "Striker" is in player A's Drop Area

    Scenario: an attack card with it avenges nothing
      Given player A has the active Battle Card "Avenger" (probe "revenge")
      And player B has the rested Battle Card "Rock" with 20000 power
      And player B has the rested Battle Card "Second avenger" (probe "revenge")
      When player A attacks "Rock" with "Avenger"
      Then "Rock" is in player B's Battle Area
      And "Avenger" is in player A's Battle Area
      When player A attacks "Second avenger" with "A leader"
      Then "Second avenger" is in player B's Drop Area

    Scenario: not a card KO-ed by a skill, in a battle or out of it
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

    Scenario: what has left by then is not KO-ed
      Given player A has the active Battle Card "Striker" (probe "battle-ko-returns")
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      Then "Striker" is in player A's hand
      And "Avenger" is in player B's Drop Area

    Scenario: in the next battle it is forgotten
      Given player A has the active Battle Card "Striker" (probe "cannot-be-koed")
      And player A has the active Battle Card "Second striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      When player A attacks "Avenger" with "Striker"
      And player A attacks "B leader" with "Second striker"
      Then "Striker" is in player A's Battle Area
      And "Second striker" is in player A's Battle Area
      And player B's Life Area holds 3 cards

    Scenario: a [Blocker] with it is what is attacked in the end
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the active Battle Card "Avenger" (probe "blocker-with-revenge")
      When player A attacks "B leader" with "Striker"
      And player B lets "Avenger" block
      Then "Avenger" is in player B's Drop Area
      And "Striker" is in player A's Drop Area

    Scenario: it is a skill of who had the card, whoever owns it
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

    Scenario: a card without [Indestructible] is KO-ed by it
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
    Scenario: of an attack that was negated as well
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Avenger" with "Striker"
      And player B counters with "Stop"
      Then "Avenger" is in player B's Battle Area
      And "Striker" is in player A's Drop Area

    @reading
    Scenario: of the card that was attacked, where another has become the guard card
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "Avenger" with "Striker"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area
      And "Striker" is in player A's Drop Area
      And "Avenger" is in player B's Battle Area

    @reading
    Scenario: or of the guard card alone
      Given the reading "revenge-of-the-card-attacked" is "the-guard-card"
      And player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has the active Battle Card "Wall" (probe "blocker")
      When player A attacks "Avenger" with "Striker"
      And player B lets "Wall" block
      Then "Wall" is in player B's Drop Area
      And "Striker" is in player A's Battle Area
      And "Avenger" is in player B's Battle Area

    @reading
    Scenario: or not of an attack that was negated
      Given the reading "revenge-on-a-negated-attack" is "not"
      And player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Avenger" (probe "revenge")
      And player B has "Stop" (probe "counter-attack-negates") in the hand
      When player A attacks "Avenger" with "Striker"
      And player B counters with "Stop"
      Then "Avenger" is in player B's Battle Area
      And "Striker" is in player A's Battle Area
      And "Striker" is rested

  @DBS-10-20-1
  Rule: 10-20-1 Whoever deals life damage by attacking with a card with [Victory Strike] wins the game

    Scenario Outline: whatever life is left
      Given it is player <attacking>'s Main Phase
      And player <attacking> has the active Battle Card "Striker" (probe "victory-strike")
      When player <attacking> attacks "<defending> leader" with "Striker"
      Then player <attacking> wins the game
      And player <defending>'s Life Area holds 3 cards

      Examples:
        | attacking | defending |
        | A         | B         |
        | B         | A         |

    Scenario: not where the attack fails
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

    Scenario: not in a fight with a Battle Card, nor by another card
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

    Scenario: not by damage of a skill
      Given player A has the active Battle Card "Striker" (probe "victory-strike-damages")
      When player A activates "Striker"
      And player A is asked to act
      Then the game goes on
      And player B's Life Area holds 3 cards
      When player A attacks "B leader" with "Striker"
      Then player A wins the game

    Scenario: not where something else happens instead of the damage
      Given player A has the active Battle Card "Striker" (probe "victory-strike")
      And player B has the active Battle Card "Shelter" (probe "damage-becomes-mill")
      When player A attacks "B leader" with "Striker"
      And player A is asked to act
      Then the game goes on
      And player B's Drop Area holds 3 cards

    Scenario: at once, before what the damage has triggered
      Given player A has the active Battle Card "Striker" (probe "victory-strike")
      And player B has the active Battle Card "Scout" (probe "own-damage-draw")
      When player A attacks "B leader" with "Striker"
      Then player A wins the game
      And player B's hand holds 1 card
