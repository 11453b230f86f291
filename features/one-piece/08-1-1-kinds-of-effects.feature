@OP
Feature: 8-1. Choices, and auto, activate and permanent effects

  @OP-8-1-2
  Rule: 8-1-2 A player may skip only what the text makes optional, and carries out the rest as far as possible

    # answers: ST04-014#1, OP01-080#1, OP01-118#1, RULES#26, P-009#2, ST10-014#2, OP03-054#2
    Scenario: An effect with "may" can be declined, and one without the word is simply carried out
      Given player A has "Volunteer" (probe "on-play-may-draw"), "Conscript" (probe "on-play-draw") in the hand
      When player A plays "Volunteer"
      And player A declines
      Then player A's hand holds exactly "Conscript"
      When player A plays "Conscript"
      Then player A's hand holds 1 card

    Scenario: An effect with "may" that its player accepts is carried out
      Given player A has "Volunteer" (probe "on-play-may-draw") in the hand
      When player A plays "Volunteer"
      And player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And "Volunteer" is in player A's Character area

    # answers: OP05-040#1, OP05-040#2, P-036#2
    Scenario: A player must carry out an effect that harms only themselves
      Given player A has "Zealot" (probe "on-play-trash-2"), "Keepsake", "Souvenir", "Locket" in the hand
      When player A plays "Zealot"
      And player A chooses "Keepsake", "Locket"
      Then "Keepsake" and "Locket" are in player A's trash
      And player A's hand holds exactly "Souvenir"

    # answers: OP12-057#1, OP02-009#2, OP02-009#3, OP02-026#2, OP02-049#2, OP02-051#3, OP03-122#1, OP04-011#1, OP04-081#1, OP04-082#1, OP04-085#1, OP04-091#1
    # answers: OP14-041#1, OP04-079#2, OP04-079#3
    Scenario: An effect that asks for more cards than there are is carried out as far as possible
      Given player A has "Zealot" (probe "on-play-trash-2"), "Keepsake" in the hand
      When player A plays "Zealot"
      Then "Keepsake" is in player A's trash
      And player A's hand holds 0 cards

    # answers: OP15-056#1
    Scenario: A part of an effect that cannot be done does not keep the rest from being done
      Given player A has "Raid" (probe "event-ko-then-draw") in the hand
      And player A has "Found" on top of the deck
      When player A plays "Raid"
      Then player A's hand holds exactly "Found"
      And "Raid" is in player A's trash

    Scenario: The player of the card decides on a "may" effect, even on the opponent's turn
      Given player B has the rested Character "Volunteer" (probe "on-ko-may-draw")
      When player A attacks "Volunteer" with "A leader"
      Then player B is asked to accept the offer
      When player B accepts the offer of the effect
      Then player B's hand holds 1 card

  @OP-8-1-3-1
  Rule: 8-1-3-1 An auto effect activates by itself, once for each time that its event occurs

    Scenario: An auto effect activates again each time that its event occurs
      Given player A has the active Character "Watcher" (probe "opponent-koed-draw")
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Prey" with 1000 power
      And player B has the rested Character "Quarry" with 1000 power
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 1 card
      When player A attacks "Quarry" with "Striker"
      Then player A's hand holds 2 cards

    Scenario: An effect that K.O.s two Characters one after the other activates the auto effects of both
      Given "Raider" has this data:
        """
        {"category": "character", "abilities": [{"type": "auto", "when": {"event": "attackDeclared"}, "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}}}, {"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1}}}]}]}
        """
      And player A has the active Character "Raider"
      And player B has the active Character "Scout" (probe "on-ko-draw")
      And player B has the active Character "Guide" (probe "on-ko-draw")
      And player B has the active Character "Porter"
      When player A attacks "B leader" with "Raider"
      And player A chooses "Scout"
      And player A chooses "Guide"
      Then player B's hand holds 2 cards
      And "Porter" is in player B's Character area

    Scenario: An auto effect for the opponent's K.O.'d Characters does not activate for your own
      Given it is player B's Main Phase
      And player A has the active Character "Watcher" (probe "opponent-koed-draw")
      And player A has the rested Character "Friend" with 1000 power
      And player B has the rested Character "Prey" with 1000 power
      When player B attacks "Friend" with "B leader"
      Then "Friend" is in player A's trash
      And player A's hand holds 0 cards
      When player B ends the turn
      And player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's trash
      And player A's hand holds 2 cards

    Scenario: An auto effect activates twice if its event occurs twice at the same moment
      Given "Volley" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 2}}}]}]}
        """
      And player A has the active Character "Watcher" (probe "opponent-koed-draw")
      And player A has "Volley" in the hand
      And player B has the active Character "Prey" with 1000 power
      And player B has the active Character "Quarry" with 1000 power
      When player A plays "Volley"
      Then "Prey" and "Quarry" are in player B's trash
      And player A's hand holds 2 cards

    # answers: OP02-026#3
    Scenario: An auto effect activates by itself in the opponent's turn as well
      Given player B has the active Character "Lookout" (probe "on-opponents-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then player B's hand holds 3 cards

  @OP-8-1-3-1-3
  Rule: 8-1-3-1-3 An auto effect is lost if its card moves to another area before the effect is activated

    # answers: OP04-024#4
    Scenario: A waiting auto effect is lost if its card is K.O.'d before the effect is activated
      Given player A has the active Character "Assassin" (probe "when-attacking-ko")
      And player A has the active Character "Accomplice" (probe "when-attacking-ko")
      And player B has the active Character "Lookout" (probe "on-opponents-attack-draw")
      And player B has the active Character "Bystander"
      When player A attacks "B leader" with "Assassin"
      And player A chooses "Bystander"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Accomplice"
      Then "Lookout" is in player B's trash
      And player B's hand holds 1 card

    Scenario: A waiting auto effect is lost even if its card has left and come back to the same area
      Given "Conjurer" has this data:
        """
        {"category": "character", "cost":4,"power":4000,
         "text":"[When Attacking] Place all of your opponent's Characters in the trash. Then, your opponent plays all Character cards from their trash.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[
           {"do":"move","to":"trash","target":{"all":{"player":"opponent","zone":["character"]}}},
           {"do":"each","then":[{"do":"if","condition":{"turn":"opponent"},
             "then":[{"do":"play","target":{"all":{"player":"you","zone":["trash"]}}}]}]}]}]}
        """
      And player A has the active Character "Conjurer"
      And player A has the active Character "Striker" with 1000 power
      And player B has the active Character "Lookout" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Conjurer"
      Then "Lookout" is in player B's Character area
      And player B's hand holds 0 cards
      When player A attacks "B leader" with "Striker"
      Then player B's hand holds 1 card

    @OP-10-2-17-1
    Scenario: An effect on the card's own K.O. still activates although the card has left
      Given player A has the active Character "Assassin" (probe "when-attacking-ko")
      And player B has the active Character "Heir" (probe "on-ko-draw")
      And player B has the active Character "Lookout" (probe "on-opponents-attack-draw")
      When player A attacks "B leader" with "Assassin"
      And player A chooses "Heir"
      Then "Heir" is in player B's trash
      And player B's hand holds 2 cards

    Scenario Outline: A <card>'s waiting [On Play] effect is lost once the card has gone to the <area>
      Given "Usher" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "auto", "may": true, "when": {"event": "played", "player": "you", "subject": {"other": true}},
           "effect": [{"do": "move", "to": "<area>", "place": "bottom", "target": {"subject": true}}]}]}
        """
      And player A has the active Character "Usher"
      And player A has "Scout" (probe "<probe>") and "Settler" (probe "<probe>") in the hand
      When player A plays "Scout"
      And player A lets "Usher"'s ability come first
      And player A accepts the offer of the effect
      Then "Scout" is in player A's <area>
      And player A's hand holds <kept>
      When player A plays "Settler"
      And player A lets "Usher"'s ability come first
      And player A declines
      Then player A's hand holds <at last>
      And "Settler" is in player A's <card> area

      Examples:
        | card      | probe              | area | kept    | at last |
        | Character | on-play-draw       | hand | 2 cards | 2 cards |
        | Character | on-play-draw       | deck | 1 card  | 1 card  |
        | Stage     | stage-on-play-draw | hand | 2 cards | 2 cards |

  @OP-8-1-3-2
  Rule: 8-1-3-2 An activate effect is declared by the turn player in their own Main Phase

    Scenario: An activate effect waits until its player declares it, and without a limit can be declared again
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "B leader" with "Striker"
      Then "A leader" has 5000 power
      When player A activates "Trainer"
      Then "A leader" has 7000 power
      When player A activates "Trainer"
      Then "A leader" has 9000 power

    Scenario: A player cannot use an activate effect in the opponent's turn
      Given player B has the active Character "Trainer" (probe "activate-leader-2000")
      When player B tries to activate "Trainer"
      Then that is not offered
      When player A ends the turn
      And player B activates "Trainer"
      Then "B leader" has 7000 power

    Scenario: A rested card's activate effect can be used like an active card's
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      When player A attacks "B leader" with "Trainer"
      And player A activates "Trainer"
      Then "Trainer" is rested
      And "A leader" has 7000 power

    Scenario: Activating an effect carries out your own card's effect and not that of the opponent's card
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player B has the active Character "Rival" (probe "activate-leader-2000")
      When player A activates "Trainer"
      Then "A leader" has 7000 power
      And "B leader" has 5000 power

  @OP-8-1-3-3
  Rule: 8-1-3-3 A permanent effect works all the time that it is valid, without being activated

    Scenario: A permanent effect begins when its card comes to the field and counts in battle
      Given player A has "Banner" (probe "leader-power-while-in-area") in the hand
      And player B's Leader is "Fortress" with 6000 power
      When player A plays "Banner"
      Then "A leader" has 6000 power
      When player A attacks "Fortress" with "A leader"
      Then player B's Life area holds 2 cards

    Scenario: A permanent effect works in both players' turns and ends when its card leaves the field
      Given player A has "Banner" (probe "leader-power-while-in-area") in the hand
      And player B has "Raid" (probe "event-ko") in the hand
      When player A plays "Banner"
      And player A ends the turn
      Then "A leader" has 6000 power
      When player B plays "Raid"
      Then "Banner" is in player A's trash
      And "A leader" has 5000 power

    Scenario: A permanent effect begins when an effect plays its card, and ends when an effect removes it
      Given player A has "Revive" (probe "event-play-from-trash") and "Blow" (probe "event-ko-any") in the hand
      And player A has "Banner" (probe "leader-power-while-in-area") in the trash
      And player B's Leader is "Fortress" with 6000 power
      When player A plays "Revive"
      And player A chooses "Banner"
      Then "Banner" is in player A's Character area
      And "A leader" has 6000 power
      When player A attacks "Fortress" with "A leader"
      Then player B's Life area holds 2 cards
      When player A plays "Blow"
      Then "A leader" has 5000 power

    # answers: OP01-001#2
    Scenario: A permanent effect also applies to Characters that are played later
      Given player A has the active Stage "Flagship" (probe "stage-characters-1000")
      And "Recruit" is a Character of cost 1 with 2000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Recruit" has 3000 power

  @OP-8-1-3-3-2
  Rule: 8-1-3-3-2 A permanent effect with a condition is valid exactly while the condition holds

    # answers: OP02-050#1, ST14-001#2
    Scenario: A permanent effect begins, ends and begins again with its condition
      Given player A has the active Character "Miser" (probe "empty-hand-2000")
      And player A has "Scout" (probe "on-play-draw") in the hand
      And "Coin" is a Character of cost 1 with 1000 power
      And player A has "Coin" on top of the deck
      Then "Miser" has 3000 power
      When player A plays "Scout"
      Then player A's hand holds exactly "Coin"
      And "Miser" has 3000 power
      When player A plays "Coin"
      Then "Miser" has 5000 power
      When player A ends the turn
      And player B attacks "A leader" with "B leader"
      Then player A's hand holds 1 card
      And "Miser" has 3000 power

    Scenario: The condition of a permanent effect is checked from its own player's side
      Given player A has "Keepsake" in the hand
      And player B has the active Character "Miser" (probe "empty-hand-2000")
      And player B has 2 Life cards
      When player A plays "Keepsake"
      Then "Miser" has 5000 power
      When player A attacks "B leader" with "A leader"
      Then "Miser" has 3000 power

    Scenario: A [Blocker] gained by a permanent effect is lost when the condition no longer holds
      Given "Twin" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","if":{"count":{"player":"you","zone":["character"]},"min":2},
           "effect":[{"do":"gain","ability":{"type":"keyword","keyword":"blocker"},"target":{"self":true}}]}]}
        """
      And player B has the active Character "Twin"
      And player B has the active Character "Friend"
      And player A has the active Character "Striker" with 1000 power
      And player A has "Blow" (probe "event-ko") in the hand
      When player A attacks "B leader" with "Striker"
      Then player B is asked to block
      When player B declines
      And player A plays "Blow"
      And player A chooses "Friend"
      And player A attacks "B leader" with "A leader"
      Then "Twin" is in player B's Character area
      And player B's Life area holds 2 cards

  @OP-8-1-3-3-3
  Rule: 8-1-3-3-3 A permanent effect "under the rules" works in secret areas too

    Scenario: A search of the deck finds a card by the extra name that it has "under the rules"
      Given player A has "Muster" (probe "event-search-captain") in the hand
      And player A has "Stranger", "Double" (probe "also-captain") on top of the deck
      When player A plays "Muster"
      And player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: A card in the hand has a type given "under the rules", but not the power of its permanent effect
      Given player A has "Muster" (probe "event-discard-navy") and "Marine" (probe "also-navy-leader-1000") in the hand
      And player A has "Stranger" in the hand
      When player A plays "Muster"
      And player A chooses "Marine"
      Then "A leader" has 5000 power
      And "Marine" is in player A's trash
      And player A's hand holds exactly "Stranger"

  @OP-8-1-3-3-4
  Rule: 8-1-3-3-4 A permanent effect goes on working for as long as it is valid

    Scenario: A Stage's permanent effect works until another Stage takes its place
      Given "Dinghy" is a Stage of cost 1
      And player A has the active Stage "Flagship" (probe "stage-characters-1000")
      And player A has "Dinghy" in the hand
      And player A has the active Character "Friend" with 3000 power
      And "Recruit" is a Character of cost 1 with 2000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Friend" has 4000 power
      And "Recruit" has 3000 power
      When player A plays "Dinghy"
      Then "Friend" has 3000 power
      And "Recruit" has 2000 power

    Scenario: A permanent effect works whether its card is active or rested
      Given player A has the active Character "Banner" (probe "leader-power-while-in-area")
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Banner"
      Then "Banner" is rested
      And "A leader" has 6000 power

    Scenario Outline: A permanent effect that changes <what> works on the opponent's turn until its card leaves the field
      Given it is player B's Main Phase
      And player A has the active Character "Patron" (probe "<probe>")
      And "Guard" is a Character of cost 1 with 3000 power
      And player A has the active Character "Guard"
      And player B has "Strike" (probe "event-ko") in the hand
      Then "Guard" has <power> power
      When player B plays "Strike"
      And player B chooses "Patron"
      Then "Guard" has 3000 power

      Examples:
        | what       | probe           | power |
        | power      | cheap-2000      | 5000  |
        | base power | cheap-base-7000 | 7000  |

    Scenario Outline: A permanent effect that stops a [Blocker] by <what> also works on the opponent's turn, until its card leaves
      Given it is player B's Main Phase
      And player A has the active Character "Patron" (probe "<probe>")
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      And player B has the active Character "Second striker" with 1000 power
      And player B has "Strike" (probe "event-ko") in the hand
      And player A has the active Character "Ward" (probe "blocker")
      When player B attacks "A leader" with "Striker"
      And player A tries to block with "Guard"
      Then that is refused
      When player A blocks with "Ward"
      Then "Ward" is rested
      When player B plays "Strike"
      And player B chooses "Patron"
      And player B attacks "A leader" with "Second striker"
      And player A blocks with "Guard"
      Then "Guard" is rested

      @OP-1-3-3
      Examples:
        | what          | probe            |
        | a prohibition | cheap-not-rested |

      @OP-10-1-4-1
      Examples:
        | what       | probe         |
        | a negation | cheap-negated |

      @OP-8-3-1-3
      Examples:
        | what          | probe            |
        | a requirement | cheap-cost-trash |

    @OP-10-1-4-1
    Scenario: A permanent effect that gives [Blocker] also works on the opponent's turn, until its card leaves the field
      Given it is player B's Main Phase
      And player A has the active Character "Patron" (probe "cheap-blocker")
      And "Guard" is a Character of cost 1 with 3000 power
      And "Second guard" is a Character of cost 1 with 3000 power
      And player A has the active Character "Guard"
      And player A has the active Character "Second guard"
      And player B has the active Character "Striker" with 1000 power
      And player B has the active Character "Second striker" with 1000 power
      And player B has "Strike" (probe "event-ko") in the hand
      And player A has the active Character "Ward" (probe "blocker")
      When player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested
      When player B plays "Strike"
      And player B chooses "Patron"
      And player B attacks "A leader" with "Second striker"
      And player A tries to block with "Second guard"
      Then that is refused
      When player A blocks with "Ward"
      Then "Ward" is rested

    Scenario: A permanent effect that gives an ability also works on the opponent's turn, until its card leaves the field
      Given it is player B's Main Phase
      And player A has the active Character "Patron" (probe "cheap-rested-draw")
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Second guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      And player B has the active Character "Second striker" with 1000 power
      And player B has "Strike" (probe "event-ko") in the hand
      When player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then player A's hand holds 1 card
      When player B plays "Strike"
      And player B chooses "Patron"
      And player B attacks "A leader" with "Second striker"
      And player A blocks with "Second guard"
      Then "Second guard" is rested
      And player A's hand holds 1 card

  @OP-8-1-3-3-5
  Rule: 8-1-3-3-5 Permanent effects that change each other are applied until nothing changes, the turn player's first

    Scenario: A chain of three permanent effects is followed to its end, whatever came first
      Given "First" has this data:
        """
        {"category": "character", "cost": 2, "power":5000, "abilities":[{"type":"permanent","if":{"count":{"player":"you","zone":["character"],"name":"Spark"},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And player A has the active Character "Third" (probe "self-1000-with-second-6000")
      And player A has the active Character "Second" (probe "self-1000-with-first-6000")
      And "Second" has the card name "Second"
      And player A has the active Character "First"
      And player A has "Spark" in the hand
      Then "Third" has 5000 power
      When player A plays "Spark"
      Then "First" has 6000 power
      And "Second" has 6000 power
      And "Third" has 6000 power

    Scenario: A power increase for the turn can set off a chain of permanent effects, and its end undoes the chain
      Given player A has the active Character "Third" (probe "self-1000-with-second-6000")
      And player A has the active Character "Second" (probe "self-1000-with-first-6000")
      And "Second" has the card name "Second"
      And player A has the active Character "First" with 5000 power
      And player A has "Cheer" (probe "event-character-1000") in the hand
      When player A plays "Cheer"
      And player A chooses "First"
      Then "Second" has 6000 power
      And "Third" has 6000 power
      When player A ends the turn
      Then "Second" has 5000 power
      And "Third" has 5000 power

    Scenario Outline: Turn player <turn player>'s permanent effect counts the power that the other player's effect has lowered
      Given it is player <turn player>'s Main Phase
      And "Bully" has this data:
        """
        {"category": "character", "cost": 2, "power":5000, "abilities":[{"type":"permanent",
           "if":{"count":{"player":"opponent","zone":["character"],"stat":{"power":{"max":4000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And "Meek" has this data:
        """
        {"category": "character", "cost": 2, "power":5000, "abilities":[{"type":"permanent","if":{"count":{"player":"opponent","zone":["character"],"name":"Ogre"},"min":1},
           "effect":[{"do":"modify","stat":"power","by":-1000,"target":{"self":true}}]}]}
        """
      And player <turn player> has the active Character "Bully"
      And player <other player> has the active Character "Meek"
      And player <turn player> has "Ogre" in the hand
      Then "Bully" has 5000 power
      When player <turn player> plays "Ogre"
      Then "Meek" has 4000 power
      And "Bully" has 6000 power

      Examples:
        | turn player | other player |
        | A           | B            |
        | B           | A            |

    Scenario Outline: If two permanent effects negate each other, that of turn player <turn player> applies
      Given it is player <turn player>'s Main Phase
      And player <other player> has the active Character "Hush" (probe "negate-opponents")
      And player <other player> has the active Character "Pennant" (probe "leader-power-while-in-area")
      And player <turn player> has the active Character "Banner" (probe "leader-power-while-in-area")
      And player <turn player> has "Silence" (probe "negate-opponents") in the hand
      Then "<turn player> leader" has 5000 power
      And "<other player> leader" has 6000 power
      When player <turn player> plays "Silence"
      Then "<turn player> leader" has 6000 power
      And "<other player> leader" has 5000 power

      Examples:
        | turn player | other player |
        | A           | B            |
        | B           | A            |

    @OP-11-1-1-1 @reading
    Scenario: Two permanent effects that undo and redo each other never settle, and the game is a draw
      Given player B has the active Character "Sulk" (probe "self-weaker-with-taunt-6000")
      And player A has "Taunt" (probe "self-1000-with-sulk-5000") in the hand
      And "Sulk" has the card name "Sulk"
      And "Taunt" has the card name "Taunt"
      When player A plays "Taunt"
      Then the game is a draw

    @reading
    Scenario: Under the alternative interpretation, two permanent effects that undo and redo each other do not end the game
      Given the ambiguous rule "What happens if permanent effects undo and redo each other without end?" is answered "they stay as they are, and the game goes on"
      And player B has the active Character "Sulk" (probe "self-weaker-with-taunt-6000")
      And player A has "Taunt" (probe "self-1000-with-sulk-5000") in the hand
      And "Sulk" has the card name "Sulk"
      And "Taunt" has the card name "Taunt"
      When player A plays "Taunt"
      Then the game goes on
      And "Taunt" is in player A's Character area

    @reading
    Scenario: A permanent effect stays applied to a Character that no longer fits because of that effect
      Given "Sprout" is a Character of cost 1 with 3000 power
      And "Sapling" is a Character of cost 1 with 4000 power
      And player A has "Cradle" (probe "weak-1000"), "Sprout", "Sapling" in the hand
      When player A plays "Cradle"
      And player A plays "Sprout"
      And player A plays "Sapling"
      Then "Sprout" has 4000 power
      And "Sapling" has 4000 power
      And the game goes on

    @reading
    Scenario: Under the alternative interpretation, a permanent effect after which its Character no longer fits is a loop, and a draw
      Given the ambiguous rule "Does a permanent effect that takes away its own reason stay applied?" is answered "no, it begins and ends without end, which is an endless loop"
      And player A has "Cradle" (probe "weak-1000") in the hand
      When player A plays "Cradle"
      Then the game is a draw

    Scenario: A permanent effect that raises the number it counts is applied again until nothing changes
      Given "Pride" has this data:
        """
        {"category": "character", "cost": 2, "power":4000, "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","target":{"self":true},
           "by":{"count":{"player":"you","zone":["character"],"stat":{"power":{"min":5000}}},"times":1000}}]}]}
        """
      And "Peer" is a Character of cost 1 with 5000 power
      And player A has the active Character "Pride"
      And player A has "Peer" in the hand
      Then "Pride" has 4000 power
      When player A plays "Peer"
      Then "Pride" has 6000 power

    # answers: OP10-042#4
    @reading
    Scenario: A permanent effect stays applied as long as it keeps its own condition true
      Given player A has the active Stage "Terrace" (probe "stage-dear-characters-1")
      And "Mate" is a Character of cost 3 with 1000 power
      And player A has the active Character "Mate"
      And player A has "Slump" (probe "event-cheaper-2") in the hand
      Then "Mate" has a cost of 4
      When player A plays "Slump"
      Then "Mate" has a cost of 2
      When player A ends the turn
      Then "Mate" has a cost of 4

    @reading
    Scenario: Under the alternative interpretation, a permanent effect applies only to what is true without it
      Given the ambiguous rule "Does a permanent effect stay applied if the only reason for it is that it is applied?" is answered "no, it is judged as if it were not applied yet"
      And "Slump" has this data:
        """
        {"category":"event","abilities":[{"type":"main","effect":[{"do":"modify",
          "stat":"cost","by":-2,"target":{"choose":{"from":{"player":"you","zone":["character"],"stat":{"cost":{"max":4}}},"count":1}},"until":"turn"}]}]}
        """
      And player A has the active Stage "Terrace" (probe "stage-dear-characters-1")
      And "Mate" is a Character of cost 3 with 1000 power
      And "Elder" is a Character of cost 1 with 1000 power
      And player A has the active Character "Mate"
      And player A has the active Character "Elder"
      And player A has "Slump" in the hand
      Then "Mate" has a cost of 4
      When player A plays "Slump"
      And player A chooses "Mate"
      Then "Mate" has a cost of 1
