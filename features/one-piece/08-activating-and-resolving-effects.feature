@OP
Feature: 8. Activating and resolving effects: kinds of effects, validity, costs and conditions

  @OP-8-1-2
  Rule: 8-1-2 A player may leave out only what the text leaves to choice; everything else is carried out as far as it can be

    Scenario: "may" is an offer, and without the word nobody is asked
      Given player A has "Volunteer" (probe "on-play-may-draw"), "Conscript" (probe "on-play-draw") in the hand
      When player A plays "Volunteer"
      And player A declines
      Then player A's hand holds exactly "Conscript"
      When player A plays "Conscript"
      Then player A's hand holds 1 card

    Scenario: an offer that is taken is carried out
      Given player A has "Volunteer" (probe "on-play-may-draw") in the hand
      When player A plays "Volunteer"
      And player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And "Volunteer" is in player A's Character area

    Scenario: an effect that only harms its player is carried out all the same
      Given player A has "Zealot" (probe "on-play-trash-2"), "Keepsake", "Souvenir", "Locket" in the hand
      When player A plays "Zealot"
      And player A chooses "Keepsake", "Locket"
      Then "Keepsake" and "Locket" are in player A's trash
      And player A's hand holds exactly "Souvenir"

    Scenario: and as far as it can be, where there is less than it asks for
      Given player A has "Zealot" (probe "on-play-trash-2"), "Keepsake" in the hand
      When player A plays "Zealot"
      Then "Keepsake" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: what cannot be done does not keep the rest from being done
      Given player A has "Raid" (probe "event-ko-draw") in the hand
      And player A has "Found" on top of the deck
      When player A plays "Raid"
      Then player A's hand holds exactly "Found"
      And "Raid" is in player A's trash

    Scenario: the offer goes to the player of the card, also in the other's turn
      Given "Martyr" is the probe card "instead-may-trash-hand"
      And "Volunteer" has this data:
        """
        {"name":"Volunteer","number":"T-V","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On K.O.] You may draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"koed"},"may":true,"effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the rested Character "Volunteer"
      When player A attacks "Volunteer" with "A leader"
      Then player B is asked to accept the offer
      When player B accepts the offer of the effect
      Then player B's hand holds 1 card

  @OP-8-1-3-1
  Rule: 8-1-3-1 An auto effect activates by itself, once for each time that its event occurs

    Scenario: once for the first time, and again for the next
      Given player A has the active Character "Watcher" (probe "opponent-koed-draw")
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Prey" with 1000 power
      And player B has the rested Character "Quarry" with 1000 power
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 1 card
      When player A attacks "Quarry" with "Striker"
      Then player A's hand holds 2 cards

    Scenario: another event of the same kind is not its event
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

    Scenario: an effect of the player whose turn it is not activates by itself as well
      Given player B has the active Character "Lookout" (probe "opponent-attacks-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then player B's hand holds 3 cards

  @OP-8-1-3-1-3
  Rule: 8-1-3-1-3 An auto effect whose card has gone to another area before it is activated comes to nothing

    Scenario: the waiting effect of a card that is gone comes to nothing, that of one that is still there does not
      Given player A has the active Character "Assassin" (probe "attacking-ko")
      And player A has the active Character "Accomplice" (probe "attacking-ko")
      And player B has the active Character "Lookout" (probe "opponent-attacks-draw")
      And player B has the active Character "Bystander"
      When player A attacks "B leader" with "Assassin"
      And player A chooses "Bystander"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Accomplice"
      Then "Lookout" is in player B's trash
      And player B's hand holds 1 card

    Scenario: it is another card even where it has come back to the same area
      Given "Conjurer" has this data:
        """
        {"name":"Conjurer","number":"T-C","category":"character","colors":["red"],"cost":4,"power":4000,
         "text":"[When Attacking] Place all of your opponent's Characters in the trash. Then, your opponent plays all Character cards from their trash.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[
           {"do":"move","to":"trash","target":{"all":{"player":"opponent","zone":["character"]}}},
           {"do":"each","then":[{"do":"if","condition":{"turn":"opponent"},
             "then":[{"do":"play","target":{"all":{"player":"you","zone":["trash"]}}}]}]}]}]}
        """
      And player A has the active Character "Conjurer"
      And player A has the active Character "Striker" with 1000 power
      And player B has the active Character "Lookout" (probe "opponent-attacks-draw")
      When player A attacks "B leader" with "Conjurer"
      Then "Lookout" is in player B's Character area
      And player B's hand holds 0 cards
      When player A attacks "B leader" with "Striker"
      Then player B's hand holds 1 card

    @OP-10-2-17-1
    Scenario: an effect on the card's own K.O. is the exception
      Given player A has the active Character "Assassin" (probe "attacking-ko")
      And player B has the active Character "Heir" (probe "on-ko-draw")
      And player B has the active Character "Lookout" (probe "opponent-attacks-draw")
      When player A attacks "B leader" with "Assassin"
      And player A chooses "Heir"
      Then "Heir" is in player B's trash
      And player B's hand holds 2 cards

    Scenario Outline: wherever it has gone, and whatever card it is: <card> to the <area>
      Given "Usher" has this data:
        """
        {"name": "Usher", "number": "T-usher", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "When you play a card, you may place it at the bottom of the owner's <area>.",
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
  Rule: 8-1-3-2 An activate effect is declared by the turn player in the own Main Phase

    Scenario: it waits until its player declares it, and without a limit can be declared again
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "B leader" with "Striker"
      Then "A leader" has 5000 power
      When player A activates "Trainer"
      Then "A leader" has 7000 power
      When player A activates "Trainer"
      Then "A leader" has 9000 power

    Scenario: the other player has to wait for the own turn
      Given player B has the active Character "Trainer" (probe "activate-leader-2000")
      When player B tries to activate "Trainer"
      Then that is refused
      When player B activates "Trainer"
      Then "B leader" has 7000 power

    Scenario: a rested card is activated as an active one is
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      When player A attacks "B leader" with "Trainer"
      And player A activates "Trainer"
      Then "Trainer" is rested
      And "A leader" has 7000 power

    Scenario: a card of the opponent is not activated
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player B has the active Character "Rival" (probe "activate-leader-2000")
      When player A activates "Trainer"
      Then "A leader" has 7000 power
      And "B leader" has 5000 power

  @OP-8-1-3-3
  Rule: 8-1-3-3 A permanent effect works all the time that it is valid, without being activated

    Scenario: it begins when its card comes to the field and counts in battle
      Given player A has "Banner" (probe "leader-1000") in the hand
      And player B's Leader is "Fortress" with 6000 power
      When player A plays "Banner"
      Then "A leader" has 6000 power
      When player A attacks "Fortress" with "A leader"
      Then player B's Life area holds 2 cards

    Scenario: it works in the turn of either player and ends when its card leaves
      Given player A has "Banner" (probe "leader-1000") in the hand
      And player B has "Raid" (probe "event-ko") in the hand
      When player A plays "Banner"
      And player A ends the turn
      Then "A leader" has 6000 power
      When player B plays "Raid"
      Then "Banner" is in player A's trash
      And "A leader" has 5000 power

    Scenario: it takes hold of cards that come later
      Given player A has the active Stage "Flagship" (probe "stage-characters-1000")
      And "Recruit" is a Character of cost 1 with 2000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Recruit" has 3000 power

  @OP-8-1-3-3-2
  Rule: 8-1-3-3-2 A permanent effect with a condition is valid exactly while the condition holds

    Scenario: it begins, ends and begins again with its condition
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

    Scenario: it is looked at from the side of its player
      Given player A has "Keepsake" in the hand
      And player B has the active Character "Miser" (probe "empty-hand-2000")
      And player B has 2 Life cards
      When player A plays "Keepsake"
      Then "Miser" has 5000 power
      When player A attacks "B leader" with "A leader"
      Then "Miser" has 3000 power

  @OP-8-1-3-3-3
  Rule: 8-1-3-3-3 What holds under the rules holds in secret areas too

    Scenario: a name given under the rules is found in the deck
      Given "Muster" has this data:
        """
        {"name":"Muster","number":"T-M","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Add up to 1 [Captain] from your deck to your hand.",
         "abilities":[{"type":"main","effect":[{"do":"move","to":"hand",
           "target":{"choose":{"from":{"player":"you","zone":["deck"],"name":"Captain"},"count":1,"upTo":true}}}]}]}
        """
      And "Double" has this data:
        """
        {"name":"Double","number":"T-D","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"Under the rules, this card is also named [Captain].",
         "abilities":[{"type":"byRules","name":"Captain"}]}
        """
      And player A has "Muster" in the hand
      And player A has "Stranger", "Double" on top of the deck
      When player A plays "Muster"
      And player A chooses "Double"
      Then player A's hand holds exactly "Double"

    Scenario: a type given under the rules counts in the hand, where an ordinary permanent effect does nothing
      Given "Muster" has this data:
        """
        {"name":"Muster","number":"T-M","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Place 1 {Navy} type card from your hand in the trash.",
         "abilities":[{"type":"main","effect":[{"do":"move","to":"trash",
           "target":{"choose":{"from":{"player":"you","zone":["hand"],"type":"Navy"},"count":1}}}]}]}
        """
      And "Marine" has this data:
        """
        {"name":"Marine","number":"T-N","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"Under the rules, this card is also of the {Navy} type. Your Leader gains +1000 power.",
         "abilities":[{"type":"byRules","types":["Navy"]},
           {"type":"permanent","effect":[
             {"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has "Muster", "Marine", "Stranger" in the hand
      When player A plays "Muster"
      And player A chooses "Marine"
      Then "A leader" has 5000 power
      And "Marine" is in player A's trash
      And player A's hand holds exactly "Stranger"

  @OP-8-1-3-3-4
  Rule: 8-1-3-3-4 A permanent effect goes on working for as long as it is valid

    Scenario: that of a Stage works until another Stage takes its place
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

    Scenario: the state of its card does not matter
      Given player A has the active Character "Banner" (probe "leader-1000")
      And player B has the rested Character "Prey" with 3000 power
      When player A attacks "Prey" with "Banner"
      Then "Banner" is rested
      And "A leader" has 6000 power

  @OP-8-1-3-3-5
  Rule: 8-1-3-3-5 Permanent effects that change each other are applied to the present state, the turn player's first, until nothing changes any more

    Scenario: a chain of three is followed to its end, whatever came first
      Given "Third" has this data:
        """
        {"name":"Third","number":"T-3","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If you have [Second] with 6000 power or more, this Character gains +1000 power.",
         "abilities":[{"type":"permanent",
           "if":{"count":{"player":"you","zone":["character"],"name":"Second","stat":{"power":{"min":6000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And "Second" has this data:
        """
        {"name":"Second","number":"T-2","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If you have [First] with 6000 power or more, this Character gains +1000 power.",
         "abilities":[{"type":"permanent",
           "if":{"count":{"player":"you","zone":["character"],"name":"First","stat":{"power":{"min":6000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And "First" has this data:
        """
        {"name":"First","number":"T-1","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If you have [Spark], this Character gains +1000 power.",
         "abilities":[{"type":"permanent","if":{"count":{"player":"you","zone":["character"],"name":"Spark"},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And player A has the active Character "Third"
      And player A has the active Character "Second"
      And player A has the active Character "First"
      And player A has "Spark" in the hand
      Then "Third" has 5000 power
      When player A plays "Spark"
      Then "First" has 6000 power
      And "Second" has 6000 power
      And "Third" has 6000 power

    Scenario: an effect that was resolved before sets the chain off, and its end takes it all back
      Given "Second" has this data:
        """
        {"name":"Second","number":"T-2","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If you have [First] with 6000 power or more, this Character gains +1000 power.",
         "abilities":[{"type":"permanent",
           "if":{"count":{"player":"you","zone":["character"],"name":"First","stat":{"power":{"min":6000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And "Third" has this data:
        """
        {"name":"Third","number":"T-3","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If you have [Second] with 6000 power or more, this Character gains +1000 power.",
         "abilities":[{"type":"permanent",
           "if":{"count":{"player":"you","zone":["character"],"name":"Second","stat":{"power":{"min":6000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And player A has the active Character "Third"
      And player A has the active Character "Second"
      And player A has the active Character "First" with 5000 power
      And player A has "Cheer" (probe "event-character-1000") in the hand
      When player A plays "Cheer"
      And player A chooses "First"
      Then "Second" has 6000 power
      And "Third" has 6000 power
      When player A ends the turn
      Then "Second" has 5000 power
      And "Third" has 5000 power

    Scenario Outline: what the other player's effect changes is seen by that of the turn player, player <turn player>
      Given it is player <turn player>'s Main Phase
      And "Bully" has this data:
        """
        {"name":"Bully","number":"T-B","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If your opponent has a Character with 4000 power or less, this Character gains +1000 power.",
         "abilities":[{"type":"permanent",
           "if":{"count":{"player":"opponent","zone":["character"],"stat":{"power":{"max":4000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And "Meek" has this data:
        """
        {"name":"Meek","number":"T-E","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If your opponent has [Ogre], this Character gains -1000 power.",
         "abilities":[{"type":"permanent","if":{"count":{"player":"opponent","zone":["character"],"name":"Ogre"},"min":1},
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

    Scenario Outline: of two that negate each other that of the turn player, player <turn player>, stands
      Given it is player <turn player>'s Main Phase
      And player <other player> has the active Character "Hush" (probe "negate-opponents")
      And player <other player> has the active Character "Pennant" (probe "leader-1000")
      And player <turn player> has the active Character "Banner" (probe "leader-1000")
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

    @OP-11-1-1-1
    Scenario: two that undo and redo each other never come to rest, and the game is a draw
      Given "Taunt" has this data:
        """
        {"name":"Taunt","number":"T-T","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If your opponent has [Sulk] with 5000 power or more, this Character gains +1000 power.",
         "abilities":[{"type":"permanent",
           "if":{"count":{"player":"opponent","zone":["character"],"name":"Sulk","stat":{"power":{"min":5000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]}]}
        """
      And "Sulk" has this data:
        """
        {"name":"Sulk","number":"T-S","category":"character","colors":["red"],"cost":2,"power":5000,
         "text":"If your opponent has [Taunt] with 6000 power or more, this Character gains -1000 power.",
         "abilities":[{"type":"permanent",
           "if":{"count":{"player":"opponent","zone":["character"],"name":"Taunt","stat":{"power":{"min":6000}}},"min":1},
           "effect":[{"do":"modify","stat":"power","by":-1000,"target":{"self":true}}]}]}
        """
      And player B has the active Character "Sulk"
      And player A has "Taunt" in the hand
      When player A plays "Taunt"
      Then the game is a draw

    @reading
    Scenario: an effect that takes away its own reason stays applied
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
    Scenario: an effect that takes away its own reason, read as a loop
      Given the reading "permanent-undoes-itself" is "endless-loop"
      And player A has "Cradle" (probe "weak-1000") in the hand
      When player A plays "Cradle"
      Then the game is a draw

  @OP-8-1-3-4-1
  Rule: 8-1-3-4-1 A replacement that its player chooses not to apply does nothing

    Scenario: declined, and what was about to happen happens
      Given player B has the rested Character "Martyr" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      And player B declines
      Then "Martyr" is in player B's trash
      And "Keepsake" is in player B's hand

    Scenario: an effect is declined in the same way as a battle
      Given player A has "Raid" (probe "event-ko-2") in the hand
      And player B has the active Character "Martyr" (probe "instead-may-trash-hand")
      And player B has the active Character "Martyr too" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      And player A chooses "Martyr", "Martyr too"
      And player B lets "Martyr"'s ability come first
      And player B declines
      And player B accepts the offer of the effect
      Then "Martyr" is in player B's trash
      And "Martyr too" is in player B's Character area
      And "Keepsake" is in player B's trash

    @OP-10-2-13-1
    Scenario: one that can be applied once per turn has not been used where it was declined
      Given "Martyr" has this data:
        """
        {"name": "Martyr", "number": "T-martyr", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Once Per Turn] If any of your other Characters would be K.O.'d, you may trash 1 card from your hand instead.",
         "abilities": [{"type": "instead", "may": true, "oncePerTurn": true,
           "when": {"event": "koed", "subject": {"player": "you", "zone": ["character"], "other": true}}, "effect": [{"do": "discard", "count": 1}]}]}
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has the active Character "Martyr"
      And player B has the rested Character "One" with 1000 power
      And player B has the rested Character "Two" with 1000 power
      And player B has "Keepsake" in the hand
      When player A attacks "One" with "A leader"
      And player B declines
      And player A attacks "Two" with "Striker"
      And player B accepts the offer of the effect
      Then "One" and "Keepsake" are in player B's trash
      And "Two" is in player B's Character area

  @OP-8-1-3-4-2
  Rule: 8-1-3-4-2 Of several replacements that of the affected card comes first, then the turn player's, then the other's, each in the order that player chooses

    Scenario: the affected card's own comes before that of a card of the same player
      Given player B has the active Character "Bodyguard" (probe "instead-rest-this")
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      Then "Keepsake" is in player B's trash
      And "Martyr" is in player B's Character area
      And "Bodyguard" is active

    Scenario: the affected card's own comes before that of the turn player
      Given player A has the active Character "Warden" (probe "instead-any-to-hand")
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      Then "Keepsake" is in player B's trash
      And "Martyr" is in player B's Character area

    Scenario Outline: that of the turn player, player <turn player>, comes before that of the other player
      Given it is player <turn player>'s Main Phase
      And player <other player> has the active Character "Gravedigger" (probe "instead-any-to-deck")
      And player <other player> has the rested Character "Prey" with 1000 power
      And player <turn player> has the active Character "Warden" (probe "instead-any-to-hand")
      When player <turn player> attacks "Prey" with "<turn player> leader"
      Then "Prey" is in player <other player>'s hand

      Examples:
        | turn player | other player |
        | A           | B            |
        | B           | A            |

    Scenario Outline: a player with two of them chooses: <first> first
      Given player A has the active Character "Warden" (probe "instead-any-to-hand")
      And player A has the active Character "Gravedigger" (probe "instead-any-to-deck")
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      And player A lets "<first>"'s ability come first
      Then "Prey" is in player B's <place>

      Examples:
        | first       | place |
        | Warden      | hand  |
        | Gravedigger | deck  |

    Scenario: where the first is declined the next one is at hand
      Given player B has the active Character "Bodyguard" (probe "instead-rest-this")
      And player B has the rested Character "Martyr" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Martyr" with "A leader"
      And player B declines
      Then "Keepsake" is in player B's hand
      And "Martyr" is in player B's Character area
      And "Bodyguard" is rested

  @OP-8-1-3-4-3
  Rule: 8-1-3-4-3 What has been replaced, through however many replacements, is not replaced by the same one again

    Scenario: two replacements do not lead in a circle
      Given player B has the active Character "Jailer" (probe "instead-of-hand-may-ko")
      And player B has the rested Character "Runaway" (probe "instead-to-hand")
      When player A attacks "Runaway" with "A leader"
      And player B accepts the offer of the effect
      Then "Runaway" is in player B's trash

    Scenario: two cards do not put each other forward for ever
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Craven" (probe "instead-ko-other")
      When player A attacks "Coward" with "A leader"
      Then "Coward" is in player B's trash
      And "Craven" is in player B's Character area

    Scenario: one that was declined has not been applied, and is offered for what happens instead
      Given "Shield" has this data:
        """
        {"name": "Shield", "number": "T-shield", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "If 1 of your Characters would be K.O.'d, you may trash 1 card from your hand instead.", "abilities": [{"type": "instead", "may": true, "when": {"event": "koed", "subject": {"player": "you", "zone": ["character"]}}, "effect": [{"do": "discard", "count": 1}]}]}
        """
      And "Proxy" has this data:
        """
        {"name": "Proxy", "number": "T-proxy", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "If 1 of your other Characters would be K.O.'d, K.O. this Character instead.", "abilities": [{"type": "instead", "when": {"event": "koed", "subject": {"player": "you", "zone": ["character"], "other": true}}, "effect": [{"do": "ko", "target": {"self": true}}]}]}
        """
      And player A has "Raid" (probe "event-ko-2") in the hand
      And player B has "Ransom" in the hand
      And player B has the active Character "Shield"
      And player B has the active Character "Proxy"
      And player B has the active Character "Friend"
      When player A plays "Raid"
      And player A chooses "Friend"
      And player B lets "Shield"'s ability come first
      And player B declines
      And player B accepts the offer of the effect
      Then "Proxy" is in player B's Character area
      And "Friend" is in player B's Character area
      And "Ransom" is in player B's trash

    Scenario: a [Trigger] in the middle of what happens instead is a process of its own
      Given "Shield" has this data:
        """
        {"name": "Shield", "number": "T-shield", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "If any of your Characters would be K.O.'d, you may take 1 damage instead.",
         "abilities": [{"type": "instead", "may": true, "when": {"event": "koed", "subject": {"player": "you", "zone": ["character"]}},
           "effect": [{"do": "damage", "count": 1, "player": "you"}]}]}
        """
      And "Storm" has this data:
        """
        {"name": "Storm", "number": "T-storm", "category": "event", "colors": ["red"], "cost": 2,
         "text": "[Trigger] K.O. all Characters with 2000 power or less.",
         "abilities": [{"type": "trigger", "effect": [{"do": "ko", "target": {"all": {"zone": ["character"], "stat": {"power": {"max": 2000}}}}}]}]}
        """
      And player B has the active Character "Shield"
      And player B has the rested Character "Friend" with 3000 power
      And player B has the active Character "Small" with 1000 power
      And player B's Life cards are "Storm", "Second" and "Third"
      When player A attacks "Friend" with "A leader"
      And player B accepts the offer of the effect
      And player B activates the Trigger
      And player B accepts the offer of the effect
      Then player B's Character area holds exactly "Shield", "Friend" and "Small"
      And player B's Life area holds exactly "Third"

  @OP-8-1-3-4-4
  Rule: 8-1-3-4-4 One application replaces the whole of what would happen at that moment, as far as the replacement is about it

    Scenario: two Characters K.O.'d at once are saved by one payment
      Given player A has "Raid" (probe "event-ko-2") in the hand
      And player B has the active Character "Shield" (probe "instead-all-may-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake", "Souvenir" in the hand
      When player A plays "Raid"
      And player A chooses "Shield", "Friend"
      And player B accepts the offer of the effect
      And player B chooses "Keepsake"
      Then "Shield" and "Friend" are in player B's Character area
      And player B's hand holds exactly "Souvenir"

    Scenario: all or none: declined once, both are K.O.'d
      Given player A has "Raid" (probe "event-ko-2") in the hand
      And player B has the active Character "Shield" (probe "instead-all-may-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      And player A chooses "Shield", "Friend"
      And player B declines
      Then "Shield" and "Friend" are in player B's trash
      And "Keepsake" is in player B's hand

    Scenario: what the replacement is not about happens
      Given player A has "Raid" (probe "event-ko-2") in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake", "Souvenir" in the hand
      When player A plays "Raid"
      And player A chooses "Martyr", "Friend"
      And player B chooses "Souvenir"
      Then "Friend" and "Souvenir" are in player B's trash
      And "Martyr" is in player B's Character area

    Scenario: what the replacement has taken away does not go on as one of the group
      Given "Coward" has this data:
        """
        {"name": "Coward", "number": "T-coward", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "If this Character would be K.O.'d, return 1 of your other Characters to the owner's hand instead.", "abilities": [{"type": "instead", "when": {"event": "koed"}, "effect": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "other": true}, "count": 1}}}]}]}
        """
      And player A has "Raid" (probe "event-ko-2") in the hand
      And player B has the active Character "Coward"
      And player B has the active Character "Friend"
      When player A plays "Raid"
      And player A chooses "Coward" and "Friend"
      Then "Friend" is in player B's hand
      And "Coward" is in player B's Character area

    Scenario: nor is a card K.O.'d twice
      Given "Watcher" has this data:
        """
        {"name": "Watcher", "number": "T-watcher", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "When a Character is K.O.'d, draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "koed", "subject": "any"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Raid" (probe "event-ko-2") in the hand
      And player A has the active Character "Watcher"
      And player B has the active Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Friend"
      When player A plays "Raid"
      And player A chooses "Coward" and "Friend"
      Then "Friend" is in player B's trash
      And player A's hand holds 1 card

    @OP-6-5-5-4
    Scenario: the DON!! cards of a Character that stays stay with it
      Given player A has "Raid" (probe "event-ko-2") in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has the active Character "Friend"
      And "Martyr" has been given 1 DON!! card
      And "Friend" has been given 1 DON!! card
      And player B has 0 active and 0 rested DON!! cards
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      And player A chooses "Martyr" and "Friend"
      Then "Martyr" has 1 DON!! card under it
      And "Friend" and "Keepsake" are in player B's trash
      And player B's cost area holds 0 active and 1 rested DON!! cards

    Scenario: both are returned to the hand and played, where both were to be K.O.'d
      Given "Nest" has this data:
        """
        {"name":"Nest","number":"T-N","category":"stage","colors":["red"],"cost":1,
         "text":"If one of your Characters would be K.O.'d, return it to your hand and play it instead.",
         "abilities":[{"type":"instead","when":{"event":"koed","player":"you","subject":"any"},"effect":[
           {"do":"move","to":"hand","target":{"subject":true}},{"do":"play","target":{"subject":true}}]}]}
        """
      And player A has "Purge" (probe "event-ko-all-rested") in the hand
      And player B has the active Stage "Nest"
      And player B has the rested Character "Scout" (probe "on-play-draw")
      And player B has the rested Character "Friend"
      When player A plays "Purge"
      Then "Scout" and "Friend" are in player B's Character area
      And "Scout" and "Friend" are active
      And player B's hand holds 1 card

    @OP-1-3-3
    Scenario Outline: what is not replaced does not happen where an effect forbids it by then: <event>
      Given "Martyr" has this data:
        """
        {"name":"Martyr","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"If this Character would be K.O.'d / removed from the field / rested, rest your Leader instead.",
         "abilities":[{"type":"instead","when":{"event":"<event>"},"effect":[
           {"do":"setState","state":"rested","target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And "Vigil" has this data:
        """
        {"name":"Vigil","number":"T-V","category":"stage","colors":["red"],"cost":1,
         "text":"While your Leader is rested, your Characters cannot be K.O.'d / removed from the field / rested.",
         "abilities":[{"type":"permanent","if":{"count":{"player":"you","zone":["leader"],"state":"rested"},"min":1},
           "effect":[{"do":"forbid","what":"<forbidden>","target":{"all":{"player":"you","zone":["character"]}}}]}]}
        """
      And "Sweep" has this data:
        """
        {"name":"Sweep","number":"T-S","category":"event","colors":["red"],"cost":1,
         "text":"[Main] K.O. all Characters. / Return all Characters to the hands of their owners. / Rest all Characters.",
         "abilities":[{"type":"main","effect":[{<instruction>,"target":{"all":{"zone":["character"]}}}]}]}
        """
      And player A has "Sweep" in the hand
      And player A has the active Character "Victim"
      And player B has the active Stage "Vigil"
      And player B has the active Character "Martyr"
      And player B has the active Character "Friend"
      When player A plays "Sweep"
      Then "B leader" is rested
      And "Martyr" and "Friend" are in player B's Character area
      And "Martyr" and "Friend" are active
      But <Victim's fate>

      Examples:
        | event   | forbidden | instruction                      | Victim's fate                      |
        | koed    | ko        | "do":"ko"                        | "Victim" is in player A's trash    |
        | removed | remove    | "do":"move","to":"hand"          | "Victim" is in player A's hand     |
        | rested  | rest      | "do":"setState","state":"rested" | "Victim" is rested                 |

  @OP-8-1-3-4-4-1
  Rule: 8-1-3-4-4-1 Where something in the middle of a text is replaced the rest of the text is carried out after it

    Scenario: the card is drawn although nothing was K.O.'d
      Given player A has "Raid" (probe "event-ko-draw") in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Raid"
      Then "Martyr" is in player B's Character area
      And "Keepsake" is in player B's trash
      And player A's hand holds 1 card

    Scenario: the replacement is done before the rest
      Given "Pillage" has this data:
        """
        {"name":"Pillage","number":"T-P","category":"event","colors":["red"],"cost":1,
         "text":"[Main] K.O. 1 of your opponent's Characters. Then, your opponent trashes 1 card from their hand and draws 1 card.",
         "abilities":[{"type":"main","effect":[
           {"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}},
           {"do":"discard","count":1,"player":"opponent"},
           {"do":"draw","count":1,"player":"opponent"}]}]}
        """
      And player A has "Pillage" in the hand
      And player B has the active Character "Martyr" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A plays "Pillage"
      Then "Keepsake" is in player B's trash
      And player B's hand holds exactly "Fresh"

  @OP-8-1-3-4-5
  Rule: 8-1-3-4-5 A replacement whose own instruction cannot be carried out is not applied

    Scenario: without a card to trash the Character is K.O.'d
      Given player B has the rested Character "Martyr" (probe "instead-trash-hand")
      When player A attacks "Martyr" with "A leader"
      Then "Martyr" is in player B's trash

    Scenario: half of it is not enough, and then nothing of it is done
      Given player B has the rested Character "Spendthrift" (probe "instead-trash-2")
      And player B has "Keepsake" in the hand
      When player A attacks "Spendthrift" with "A leader"
      Then "Spendthrift" is in player B's trash
      And "Keepsake" is in player B's hand

    Scenario: what is rested cannot be rested instead
      Given player B has the active Character "Bodyguard" (probe "instead-rest-this")
      And player B has the rested Character "Prey" with 1000 power
      And player A has the active Character "Striker" with 6000 power
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's Character area
      And "Bodyguard" is rested
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's trash

    Scenario: who cannot draw does not draw instead
      Given "Lucky" has this data:
        """
        {"name":"Lucky","number":"T-L","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"If this Character would be K.O.'d, draw 1 card instead.",
         "abilities":[{"type":"instead","when":{"event":"koed"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Drought" has this data:
        """
        {"name":"Drought","number":"T-D","category":"event","colors":["red"],"cost":0,
         "text":"[Main] Your opponent cannot draw cards during this turn.",
         "abilities":[{"type":"main","effect":[{"do":"forbid","what":"draw","target":{"all":{"player":"opponent","zone":["leader"]}}}]}]}
        """
      And player A has "Drought" in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Lucky"
      When player A attacks "Lucky" with "A leader"
      Then player B's hand holds 1 card
      When player A plays "Drought"
      And player A attacks "Lucky" with "Striker"
      Then "Lucky" is in player B's trash
      And player B's hand holds 1 card

    Scenario: who has accepted cannot keep back the card that it takes, though it is hidden
      Given "Martyr" has this data:
        """
        {"name":"Martyr","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"If this Character would be K.O.'d, you may trash 1 Character card from your hand instead.",
         "abilities":[{"type":"instead","may":true,"when":{"event":"koed"},"effect":[
           {"do":"move","to":"trash","target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"character"},"count":1}}}]}]}
        """
      And player B has the rested Character "Martyr"
      And player B has "Keepsake" and "Souvenir" in the hand
      When player A attacks "Martyr" with "A leader"
      And player B accepts the offer of the effect
      And player B tries to choose nothing
      Then that is refused
      When player B chooses "Souvenir"
      Then "Martyr" is in player B's Character area
      And player B's hand holds exactly "Keepsake"

    Scenario: a card that cannot be K.O.'d is not put forward to be K.O.'d
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Rock" (probe "safe-from-ko")
      And player B has the active Character "Friend"
      And player B has the active Character "Comrade"
      When player A attacks "Coward" with "A leader"
      And player B tries to choose "Rock"
      Then that is refused
      When player B chooses "Friend"
      Then "Friend" is in player B's trash
      And "Coward" and "Rock" are in player B's Character area

    Scenario: what it has trashed it can play, for as long as the rest of it is possible too
      Given "Phoenix" has this data:
        """
        {"name":"Phoenix","number":"T-P","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"If this Character would be K.O.'d, trash it, play it rested and rest your Leader instead. [On Play] Draw 1 card.",
         "abilities":[{"type":"instead","when":{"event":"koed"},"effect":[
           {"do":"move","to":"trash","target":{"self":true}},
           {"do":"play","target":{"self":true},"state":"rested"},
           {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["leader"]},"count":1}}}]},
           {"type":"auto","when":{"event":"played"},"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Phoenix"
      When player A attacks "Phoenix" with "A leader"
      Then "Phoenix" is in player B's Character area
      And "B leader" is rested
      And player B's hand holds 1 card
      When player A attacks "Phoenix" with "Striker"
      Then "Phoenix" is in player B's trash
      And player B's hand holds 1 card

  @OP-8-1-3-4-6
  Rule: 8-1-3-4-6 What happens instead may be replaced in its turn

    Scenario: the Character put forward is saved by its own replacement
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Martyr" (probe "instead-may-trash-hand")
      And player B has the active Character "Friend"
      And player B has "Keepsake" in the hand
      When player A attacks "Coward" with "A leader"
      And player B chooses "Martyr"
      And player B accepts the offer of the effect
      Then "Keepsake" is in player B's trash
      And "Coward", "Martyr" and "Friend" are in player B's Character area

    Scenario: the replacement of a third card does as well
      Given "Bodyguard" is the probe card "instead-rest-this"
      And player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Friend"
      And player A has the active Character "Warden" (probe "instead-any-to-hand")
      When player A attacks "Coward" with "A leader"
      Then "Friend" is in player B's hand
      And "Coward" is in player B's Character area

    @OP-1-3-3
    Scenario: a replacement is activated, so it does not replace where its card's effects cannot be activated
      Given "Seal" has this data:
        """
        {"name":"Seal","number":"T-S","category":"event","colors":["red"],"cost":0,
         "text":"[Main] Your opponent cannot activate the effects of 1 of their Characters during this turn.",
         "abilities":[{"type":"main","effect":[{"do":"forbid","what":"activateEffect",
           "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And player A has "Seal" in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has the rested Character "Saint" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Seal"
      And player A chooses "Martyr"
      And player A attacks "Martyr" with "A leader"
      Then "Martyr" is in player B's trash
      And "Keepsake" is in player B's hand
      When player A attacks "Saint" with "Striker"
      Then "Saint" is in player B's Character area
      And "Keepsake" is in player B's trash

  @OP-8-1-3-4-7
  Rule: 8-1-3-4-7 What happens instead is an effect of the owner of the replacement

    Scenario: a protection from the opponent's effects does not reach it
      Given player A has "Raid" (probe "event-ko") in the hand
      And player B has the active Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Bulwark" (probe "not-koed-by-opponents-effects")
      When player A plays "Raid"
      And player A chooses "Coward"
      Then "Bulwark" is in player B's trash
      And "Coward" is in player B's Character area

    Scenario: who counts what the own effects remove counts it as theirs
      Given "Runaway" has this data:
        """
        {"name": "Runaway", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "If this Character would be K.O.'d, put it on top of your Life cards face up instead.",
         "abilities": [{"type": "instead", "when": {"event": "koed"}, "effect": [
           {"do": "move", "target": {"self": true}, "to": "life", "place": "top", "face": "up"}]}]}
        """
      And player A has "Raid" (probe "event-ko") in the hand
      And player A has the active Character "Clerk" (probe "removed-by-your-effect-draw")
      And player B has the active Character "Notary" (probe "removed-by-your-effect-draw")
      And player B has the active Character "Runaway"
      When player A plays "Raid"
      And player A chooses "Runaway"
      Then "Runaway" is in player B's Life area
      And player B's hand holds 1 card
      And player A's hand holds 0 cards

    Scenario: in the place of a battle's result it is an effect all the same
      Given player B has the rested Character "Coward" (probe "instead-ko-other")
      And player B has the active Character "Shield" (probe "instead-all-may-trash-hand")
      And player B has "Keepsake" in the hand
      When player A attacks "Coward" with "A leader"
      And player B accepts the offer of the effect
      Then "Keepsake" is in player B's trash
      And "Coward" and "Shield" are in player B's Character area

    @OP-8-3-1-7
    Scenario: also in the middle of a payment
      Given "Ritual" has this data:
        """
        {"name": "Ritual", "number": "T-ritual", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Activate: Main] You may K.O. 1 of your [Martyr]: Draw 2 cards.",
         "abilities": [{"type": "activate", "may": true,
           "cost": [{"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "name": "Martyr"}, "count": 1}}}],
           "effect": [{"do": "draw", "count": 2}]}]}
        """
      And "Mourner" has this data:
        """
        {"name": "Mourner", "number": "T-mourner", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "When a card is trashed from your hand by an effect, draw 1 card.",
         "abilities": [{"type": "auto", "when": {"event": "trashed", "player": "you", "subject": "any", "from": ["hand"], "by": {"cause": "effect"}},
           "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Martyr" has this data:
        """
        {"name": "Martyr", "number": "T-martyr", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "If this Character would be K.O.'d, trash 1 card from your hand instead.",
         "abilities": [{"type": "instead", "when": {"event": "koed"}, "effect": [{"do": "discard", "count": 1}]}]}
        """
      And player A has the active Character "Ritual"
      And player A has the active Character "Mourner"
      And player A has the active Character "Martyr"
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Ritual"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Fresh"

    Scenario: it has been activated by its owner where it is applied, and has not where it is declined
      Given "Clerk" has this data:
        """
        {"name":"Clerk","number":"T-C","category":"stage","colors":["red"],"cost":1,
         "text":"When you activate the effect of a Character, draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"effectActivated","player":"you","subject":{"zone":["character"]}},
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Striker" with 6000 power
      And player B has the active Stage "Clerk"
      And player B has the rested Character "Martyr" (probe "instead-may-trash-hand")
      And player B has the rested Character "Saint" (probe "instead-may-trash-hand")
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A attacks "Saint" with "A leader"
      And player B declines
      Then "Saint" is in player B's trash
      And player B's hand holds exactly "Keepsake"
      When player A attacks "Martyr" with "Striker"
      And player B accepts the offer of the effect
      Then "Keepsake" is in player B's trash
      And player B's hand holds exactly "Fresh"

  @OP-8-1-4-1
  Rule: 8-1-4-1 A one-shot effect does what it does when it is resolved and is over then

    Scenario: it takes those that are there now and no others
      Given player A has "Purge" (probe "event-ko-all-rested"), "Lull" (probe "event-rest") in the hand
      And player B has the rested Character "Prey"
      And player B has the active Character "Lucky"
      When player A plays "Purge"
      Then "Prey" is in player B's trash
      When player A plays "Lull"
      Then "Lucky" is rested
      And "Lucky" is in player B's Character area

    Scenario: it is done at once and is not done again
      Given player A has "Scout" (probe "on-play-draw") in the hand
      When player A plays "Scout"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      Then player A's hand holds 2 cards

  @OP-8-1-4-2
  Rule: 8-1-4-2 A continuous effect goes on for the duration that it names

    Scenario: until the end of the turn, though the card it came from is gone
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has the active Character "Recall" (probe "return-draw-2")
      When player A activates "Trainer"
      And player A activates "Recall"
      Then "Trainer" is in player A's hand
      And "A leader" has 7000 power
      When player A ends the turn
      Then "A leader" has 5000 power

    Scenario: until the end of the opponent's next turn
      Given "Rampart" has this data:
        """
        {"name":"Rampart","number":"T-R","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Your Leader gains +2000 power until the end of your opponent's next turn.",
         "abilities":[{"type":"main","effect":[{"do":"modify","stat":"power","by":2000,
           "target":{"all":{"player":"you","zone":["leader"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Rampart" in the hand
      When player A plays "Rampart"
      And player A ends the turn
      Then "A leader" has 7000 power
      When player B ends the turn
      Then "A leader" has 5000 power

  @OP-8-2-1-1
  Rule: 8-2-1-1 An invalid effect does nothing, asks for no choice and takes no payment

    Scenario: what is negated does not happen
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Heir" (probe "on-ko-draw")
      And player B has the rested Character "Cousin" (probe "on-ko-draw")
      When player A plays "Silence"
      And player A chooses "Heir"
      And player A attacks "Heir" with "A leader"
      Then "Heir" is in player B's trash
      And player B's hand holds 0 cards
      When player A attacks "Cousin" with "Striker"
      Then player B's hand holds 1 card

    Scenario: its choice is not made
      Given "Avenger" has this data:
        """
        {"name":"Avenger","number":"T-A","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On K.O.] K.O. 1 of your opponent's Characters.",
         "abilities":[{"type":"auto","when":{"event":"koed"},
           "effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      And player B has the rested Character "Avenger"
      When player A plays "Silence"
      And player A chooses "Avenger"
      And player A attacks "Avenger" with "A leader"
      Then "Avenger" is in player B's trash
      And "Friend" and "Comrade" are in player A's Character area

    Scenario: its cost is not paid
      Given "Gambler" has this data:
        """
        {"name":"Gambler","number":"T-G","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On K.O.] Trash 1 card from your hand: Draw 2 cards.",
         "abilities":[{"type":"auto","when":{"event":"koed"},"cost":[{"do":"discard","count":1}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has "Silence" (probe "event-negate") in the hand
      And player B has the rested Character "Gambler"
      And player B has "Keepsake" in the hand
      When player A plays "Silence"
      And player A attacks "Gambler" with "A leader"
      Then "Gambler" is in player B's trash
      And player B's hand holds exactly "Keepsake"

    Scenario: a negated activate effect cannot be activated
      Given player A has "Silence" (probe "event-negate"), "Keepsake" in the hand
      And player A has the active Character "Adept" (probe "rest-trash-draw-2")
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      When player A plays "Silence"
      And player A chooses "Adept"
      And player A tries to activate "Adept"
      Then that is refused
      When player A activates "Trainer"
      Then "A leader" has 7000 power
      And "Adept" is active

    @OP-10-1-4-1
    Scenario: a negated [Blocker] cannot block
      Given player A has "Silence" (probe "event-negate") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Sentry" (probe "blocker")
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A attacks "B leader" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Sentry"
      Then "Sentry" is in player B's trash

    Scenario: negated while it waits, it is not activated any more
      Given player A has the active Character "Mesmer" (probe "attacking-negate")
      And player B has the active Character "Lookout" (probe "opponent-attacks-draw")
      When player A attacks "B leader" with "Mesmer"
      Then player B's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      Then player B's hand holds 3 cards

    Scenario: only the part that is meant is invalid
      Given "Herald" has this data:
        """
        {"name":"Herald","number":"T-H","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On Play] Draw 2 cards. Your Leader gains +1000 power.",
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"draw","count":2}]},
           {"type":"permanent","effect":[
             {"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has "Herald" in the hand
      And player B has the active Character "Hush" (probe "negate-opponents-on-play")
      When player A plays "Herald"
      Then player A's hand holds 0 cards
      And "A leader" has 6000 power

    Scenario: a negated replacement does not replace
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Striker" with 6000 power
      And player B has the rested Character "Martyr" (probe "instead-trash-hand")
      And player B has the rested Character "Zealot" (probe "instead-trash-hand")
      And player B has "Keepsake" in the hand
      When player A plays "Silence"
      And player A chooses "Martyr"
      And player A attacks "Martyr" with "A leader"
      Then "Martyr" is in player B's trash
      And player B's hand holds exactly "Keepsake"
      When player A attacks "Zealot" with "Striker"
      Then "Keepsake" is in player B's trash

    Scenario: the effects of a Leader and of a Stage are negated like those of a Character
      Given "Captain" has this data:
        """
        {"name":"Captain","number":"T-C","category":"leader","colors":["red"],"power":5000,"life":5,
         "text":"[On Your Opponent's Attack] Draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"opponentAttacks","subject":"any","player":"you"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Fort" has this data:
        """
        {"name":"Fort","number":"T-F","category":"stage","colors":["red"],"cost":1,
         "text":"[On Your Opponent's Attack] Draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"opponentAttacks","subject":"any","player":"you"},"effect":[{"do":"draw","count":1}]}]}
        """
      And "Gag" has this data:
        """
        {"name":"Gag","number":"T-G","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Negate the effects of your opponent's Leader and Stage during this turn.",
         "abilities":[{"type":"main","effect":[{"do":"negate","target":{"all":{"player":"opponent","zone":["leader","stage"]}},"until":"turn"}]}]}
        """
      And player A has "Gag" in the hand
      And player A has the active Character "Weak" with 1000 power
      And player B's Leader is "Captain"
      And player B has the active Stage "Fort"
      When player A plays "Gag"
      And player A attacks "Captain" with "Weak"
      Then player B's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "Captain" with "Weak"
      And player B lets "Fort"'s ability come first
      Then player B's hand holds 3 cards

    Scenario: a negated [End of Your Turn] does nothing
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Clerk" (probe "end-of-turns-draw")
      And player A has the active Character "Scribe" (probe "end-of-turns-draw")
      And player A has "Fresh" and "Fresher" on top of the deck
      When player A plays "Silence"
      And player A chooses "Clerk"
      And player A ends the turn
      Then player A's hand holds exactly "Fresh"

    Scenario Outline: what waits is lost also in the own turn, on a <kind>
      Given "Herald" has this data:
        """
        {"name":"Herald","number":"T-H","category":"<kind>","colors":["red"],<numbers>,
         "text":"[When Attacking] Draw 3 cards.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":3}]}]}
        """
      And "Damper" has this data:
        """
        {"name":"Damper","number":"T-D","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"When one of your other cards attacks, draw 1 card and negate its effects during this turn.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared","player":"you","subject":{"player":"you","other":true}},
           "effect":[{"do":"draw","count":1},{"do":"negate","target":{"subject":true}}]}]}
        """
      And <Herald is there>
      And player A has the active Character "Damper"
      When player A attacks "B leader" with "Herald"
      And player A lets "Damper"'s ability come first
      Then player A's hand holds 1 card

      Examples:
        | kind      | numbers                 | Herald is there                                |
        | character | "cost":2,"power":3000   | player A has the active Character "Herald"     |
        | leader    | "power":5000,"life":5   | player A's Leader is "Herald"                  |

  @OP-8-2-1-2
  Rule: 8-2-1-2 What is valid only under a condition is invalid without it

    Scenario: the part without a condition works, the part with one waits for it
      Given "Knight" has this data:
        """
        {"name":"Knight","number":"T-K","category":"character","colors":["red"],"cost":1,"power":3000,
         "text":"This Character gains +1000 power. [DON!! x1] This Character gains +2000 power.",
         "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]},
           {"type":"permanent","don":1,"effect":[{"do":"modify","stat":"power","by":2000,"target":{"self":true}}]}]}
        """
      And player A has "Knight" in the hand
      When player A plays "Knight"
      Then "Knight" has 4000 power
      When player A gives 1 DON!! card to "Knight"
      Then "Knight" has 7000 power

    Scenario: without its condition an effect asks for no choice and takes no payment
      Given "Broker" has this data:
        """
        {"name":"Broker","number":"T-K","category":"character","colors":["red"],"cost":1,"power":1000,
         "text":"[DON!! x1] [When Attacking] Trash 1 card from your hand: Draw 2 cards.",
         "abilities":[{"type":"auto","don":1,"when":{"event":"attackDeclared"},"cost":[{"do":"discard","count":1}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Broker"
      And player A has "Keepsake", "Souvenir" in the hand
      When player A attacks "B leader" with "Broker"
      Then "Broker" is rested
      And player A's hand holds exactly "Keepsake", "Souvenir"

    Scenario: a [Your Turn] effect is not there in the other player's turn
      Given "Sleeper" has this data:
        """
        {"name":"Sleeper","number":"T-S","category":"character","colors":["red"],"cost":1,"power":1000,
         "text":"[Your Turn] [On K.O.] Draw 1 card.",
         "abilities":[{"type":"auto","turn":"your","when":{"event":"koed"},"effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the rested Character "Sleeper"
      When player A attacks "Sleeper" with "A leader"
      Then "Sleeper" is in player B's trash
      And player B's hand holds 0 cards

    @OP-8-3-2-3
    Scenario: a card is not one with [Blocker] while the condition before its [Blocker] is not met
      Given "Sentinel" has this data:
      """
      {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
       "text": "[DON!! x1] [Blocker]",
       "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
      """
      And "Sentinel 2" has this data:
      """
      {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
       "text": "[DON!! x1] [Blocker]",
       "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
      """
      And "Verdict" has this data:
      """
      {"name": "Verdict", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
       "text": "[Main] K.O. all of your opponent's Characters with [Blocker].",
       "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "has": "blocker"}}}]}]}
      """
      And player B has the active Character "Sentinel"
      And player B has the active Character "Sentinel 2"
      And "Sentinel" has been given 1 DON!! card
      And player A has "Verdict" in the hand
      When player A plays "Verdict"
      Then "Sentinel" is in player B's trash
      And "Sentinel 2" is in player B's Character area

    Scenario: nor while what it asks for after "if" is not there
      Given "Avenger" has this data:
        """
        {"name": "Avenger", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "If there is a card in your trash, this Character has [Blocker].",
         "abilities": [{"type": "keyword", "keyword": "blocker", "if": {"count": {"player": "you", "zone": ["trash"]}, "min": 1}}]}
        """
      And "Verdict" has this data:
        """
        {"name": "Verdict", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
         "text": "[Main] K.O. all of your opponent's Characters with [Blocker].",
         "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "has": "blocker"}}}]}]}
        """
      And "Verdict 2" has this data:
        """
        {"name": "Verdict", "number": "T-1", "category": "event", "colors": ["red"], "cost": 1,
         "text": "[Main] K.O. all of your opponent's Characters with [Blocker].",
         "abilities": [{"type": "main", "effect": [{"do": "ko", "target": {"all": {"player": "opponent", "zone": ["character"], "has": "blocker"}}}]}]}
        """
      And player B has the active Character "Avenger"
      And player B has the active Character "Guard" (probe "blocker")
      And player A has "Verdict" and "Verdict 2" in the hand
      When player A plays "Verdict"
      Then player B's Character area holds exactly "Avenger"
      When player A plays "Verdict 2"
      Then player B's trash holds exactly "Guard" and "Avenger"

    @reading
    Scenario: off the field, where no text is valid, what the card says is what it has
      Given "Sentinel" has this data:
        """
        {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[DON!! x1] [Blocker]",
         "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
        """
      And "Muster" has this data:
        """
        {"name": "Muster", "number": "T-1", "category": "event", "colors": ["red"], "cost": 0,
         "text": "[Main] If your opponent has no Character with [Blocker], add 1 Character card with [Blocker] from your trash to your hand.",
         "abilities": [{"type": "main", "effect": [{"do": "if", "condition": {"count": {"player": "opponent", "zone": ["character"], "has": "blocker"}, "max": 0},
           "then": [{"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character", "has": "blocker"}, "count": 1}}}]}]}]}
        """
      And "Sentinel 2" has this data:
        """
        {"name": "Sentinel", "number": "T-1", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[DON!! x1] [Blocker]",
         "abilities": [{"type": "keyword", "keyword": "blocker", "don": 1}]}
        """
      And player B has the active Character "Sentinel"
      And player A has "Sentinel 2" and "Plain" in the trash
      And player A has "Muster" in the hand
      When player A plays "Muster"
      Then "Sentinel 2" is in player A's hand

  @OP-8-2-2
  Rule: 8-2-2 A card whose effects are invalid is no card without a base effect

    Scenario: it is passed over by what looks for cards with no base effect
      Given player A has "Silence" (probe "event-negate"), "Cull" (probe "event-ko-no-base-effect") in the hand
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Plain"
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A plays "Cull"
      Then "Plain" is in player B's trash
      And "Guard" is in player B's Character area

    Scenario: it gains nothing from what strengthens cards with no base effect
      Given "Patron" has this data:
        """
        {"name":"Patron","number":"T-P","category":"stage","colors":["red"],"cost":1,
         "text":"All of your Characters with no base effect gain +1000 power.",
         "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","by":1000,
           "target":{"all":{"player":"you","zone":["character"],"noBaseEffect":true}}}]}]}
        """
      And "Mist" has this data:
        """
        {"name":"Mist","number":"T-M","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Return all Characters with no base effect to their owners' hands.",
         "abilities":[{"type":"main","effect":[{"do":"move","to":"hand",
           "target":{"all":{"zone":["character"],"noBaseEffect":true}}}]}]}
        """
      And player A has "Silence" (probe "event-negate"), "Patron", "Mist" in the hand
      And player A has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Plain"
      When player A plays "Silence"
      And player A chooses "Guard"
      And player A plays "Patron"
      Then "Guard" has 3000 power
      And "Plain" has 4000 power
      When player A plays "Mist"
      Then player A's hand holds exactly "Plain"

  @OP-8-2-3
  Rule: 8-2-3 What has been activated and resolved is not taken back when its card's effects are negated

    Scenario: what an activate effect gave stays
      Given player A has "Silence" (probe "event-negate") in the hand
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      When player A activates "Trainer"
      And player A plays "Silence"
      Then "A leader" has 7000 power

    Scenario: what an auto effect gave stays, for the time it was given
      Given "Herald" has this data:
        """
        {"name":"Herald","number":"T-H","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On Play] Your Leader gains +1000 power until the end of your opponent's next turn.",
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"modify","stat":"power","by":1000,
           "target":{"all":{"player":"you","zone":["leader"]}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has "Herald" in the hand
      And player B has "Silence" (probe "event-negate") in the hand
      When player A plays "Herald"
      And player A ends the turn
      And player B plays "Silence"
      Then "A leader" has 6000 power
      When player B ends the turn
      Then "A leader" has 5000 power

  @OP-8-2-4
  Rule: 8-2-4 What a card gains from elsewhere is not negated with its own effects

    Scenario Outline: gained <order> the negation
      Given "Veteran" has this data:
        """
        {"name":"Veteran","number":"T-V","category":"character","colors":["red"],"cost":2,"power":1000,
         "text":"[When Attacking] Draw 3 cards.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared"},"effect":[{"do":"draw","count":3}]}]}
        """
      And player A has "Silence" (probe "event-negate"), "Lesson" (probe "event-give-attacking-draw") in the hand
      And player A has the active Character "Veteran"
      When player A plays "<first>"
      And player A plays "<second>"
      And player A attacks "B leader" with "Veteran"
      Then player A's hand holds 1 card

      Examples:
        | order  | first   | second  |
        | before | Lesson  | Silence |
        | after  | Silence | Lesson  |

    Scenario: what another card's permanent effect gives stays as well
      Given "Drill" has this data:
        """
        {"name":"Drill","number":"T-D","category":"stage","colors":["red"],"cost":1,
         "text":"All of your Characters gain [Double Attack].",
         "abilities":[{"type":"permanent","effect":[{"do":"gain","ability":{"type":"keyword","keyword":"doubleAttack"},
           "target":{"all":{"player":"you","zone":["character"]}}}]}]}
        """
      And player A has "Silence" (probe "event-negate"), "Drill" in the hand
      And player A has the active Character "Brute" (probe "double-attack")
      When player A plays "Silence"
      And player A plays "Drill"
      And player A attacks "B leader" with "Brute"
      Then player B's Life area holds 1 card

    Scenario: a replacement and an [Activate: Main] that were gained work on
      Given "Bless" has this data:
        """
        {"name":"Bless","number":"T-B","category":"event","colors":["red"],"cost":1,
         "text":"[Main] All of your Characters gain until the end of your opponent's next turn: If this Character would be K.O.'d, trash 1 card from your hand instead. [Activate: Main] Your Leader gains +1000 power.",
         "abilities":[{"type":"main","effect":[
           {"do":"gain","until":"opponentsNextTurn","target":{"all":{"player":"you","zone":["character"]}},
             "ability":{"type":"instead","when":{"event":"koed"},"effect":[{"do":"discard","count":1}]}},
           {"do":"gain","until":"opponentsNextTurn","target":{"all":{"player":"you","zone":["character"]}},
             "ability":{"type":"activate","effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"turn"}]}}]}]}
        """
      And player A has "Bless", "Hush A" (probe "event-negate") and "Keepsake" in the hand
      And player A has the rested Character "Heir" (probe "on-ko-draw")
      And player B has "Hush B" (probe "event-negate") in the hand
      When player A plays "Bless"
      And player A plays "Hush A"
      And player A activates "Heir"
      Then "A leader" has 6000 power
      When player A ends the turn
      And player B plays "Hush B"
      And player B attacks "Heir" with "B leader"
      Then "Heir" is in player A's Character area
      And "Keepsake" is in player A's trash

  @OP-8-3-1
  Rule: 8-3-1 What stands before the colon is done first, as the price of the effect

    Scenario: the card drawn cannot pay for its own drawing
      Given player A has the active Character "Trader" (probe "trash-draw")
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Trader"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Fresh"

    Scenario: the price is paid although the effect then comes to nothing
      Given "Duelist" has this data:
        """
        {"name":"Duelist","number":"T-D","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Rest this Character: K.O. 1 of your opponent's Characters.",
         "abilities":[{"type":"activate","cost":[{"do":"setState","target":{"self":true},"state":"rested"}],
           "effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And player A has the active Character "Duelist"
      When player A activates "Duelist"
      Then "Duelist" is rested

    Scenario: each activation has its price
      Given player A has the active Character "Trader" (probe "trash-draw")
      And player A has "Keepsake" in the hand
      And player A has "Fresh", "Fresher" on top of the deck
      When player A activates "Trader"
      And player A activates "Trader"
      Then "Keepsake" and "Fresh" are in player A's trash
      And player A's hand holds exactly "Fresher"

    Scenario: a number that is chosen for the price counts for the effect
      Given "Baker" has this data:
        """
        {"name":"Baker","number":"T-B","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Trash up to 3 cards from your hand: Your Leader gains +1000 power for each.",
         "abilities":[{"type":"activate","cost":[{"do":"chooseNumber","max":3,"then":[{"do":"discard","count":{"number":"chosen"}}]}],
           "effect":[{"do":"modify","stat":"power","by":{"number":"chosen","times":1000},"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has the active Character "Baker"
      And player A has "One", "Two", "Three" in the hand
      When player A activates "Baker"
      And player A chooses the number 2
      And player A chooses "One" and "Two"
      Then "A leader" has 7000 power
      And player A's hand holds exactly "Three"

    @OP-8-4-2
    Scenario: an Event that lies in the trash by then pays with itself
      Given "Grave" has this data:
        """
        {"name":"Grave","number":"T-G","category":"event","colors":["red"],"cost":1,
         "text":"[Main] Place 1 card from your trash at the bottom of your deck: Draw 2 cards.",
         "abilities":[{"type":"main","cost":[{"do":"move","to":"deck","place":"bottom","target":{"choose":{"from":{"player":"you","zone":["trash"]},"count":1}}}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has "Grave" in the hand
      When player A plays "Grave"
      Then the bottom of player A's deck is "Grave"
      And player A's hand holds 2 cards

    Scenario: what is trashed as the price is trashed by an effect
      Given "Mourner" has this data:
        """
        {"name":"Mourner","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"When a card is trashed from your hand by an effect, draw 1 card.",
         "abilities":[{"type":"auto","when":{"event":"trashed","player":"you","subject":"any","from":["hand"],"by":{"cause":"effect"}},
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Mourner"
      And player A has the active Character "Trader" (probe "trash-draw")
      And player A has "Keepsake" in the hand
      When player A activates "Trader"
      Then "Keepsake" is in player A's trash
      And player A's hand holds 2 cards

  @OP-8-3-1-1
  Rule: 8-3-1-1 Several actions of one activation cost are done in the order of the text

    Scenario: returned first, the Character can be trashed from the hand
      Given player A has the active Character "Shifter" (probe "return-trash-draw")
      And player A has the active Character "Friend"
      And player A has "Fresh" on top of the deck
      When player A activates "Shifter"
      Then "Friend" is in player A's trash
      And player A's hand holds exactly "Fresh"

    Scenario: trashed first, the card in hand is gone before the Character comes
      Given player A has the active Character "Shifter" (probe "trash-return-draw")
      And player A has the active Character "Friend"
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Shifter"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Friend", "Fresh"

  @OP-8-3-1-2
  Rule: 8-3-1-2 Costs that effects have added are paid after the printed one, in the order in which those effects were resolved

    Scenario: the card is trashed before the Character is returned
      Given "Adept" has this data:
        """
        {"name":"Adept","number":"T-A","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Rest this Character: Draw 1 card.",
         "abilities":[{"type":"activate","cost":[{"do":"setState","target":{"self":true},"state":"rested"}],
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has "Toll" (probe "event-activation-costs-trash") in the hand
      And player A has "Tithe" (probe "event-activation-costs-return") in the hand
      And player A has "Keepsake" in the hand
      And player A has the active Character "Adept"
      And player A has the active Character "Friend"
      And player A has "Fresh" on top of the deck
      When player A plays "Toll"
      And player A chooses "Adept"
      And player A plays "Tithe"
      And player A chooses "Adept"
      And player A activates "Adept"
      And player A chooses "Friend"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Friend", "Fresh"
      And "Adept" is rested

    Scenario: the Character is returned before a card is trashed
      Given "Adept" has this data:
        """
        {"name":"Adept","number":"T-A","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Rest this Character: Draw 1 card.",
         "abilities":[{"type":"activate","cost":[{"do":"setState","target":{"self":true},"state":"rested"}],
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has "Toll" (probe "event-activation-costs-trash") in the hand
      And player A has "Tithe" (probe "event-activation-costs-return") in the hand
      And player A has "Keepsake" in the hand
      And player A has the active Character "Adept"
      And player A has the active Character "Friend"
      And player A has "Fresh" on top of the deck
      When player A plays "Tithe"
      And player A chooses "Adept"
      And player A plays "Toll"
      And player A chooses "Adept"
      And player A activates "Adept"
      And player A chooses "Friend"
      And player A chooses "Friend"
      Then "Friend" is in player A's trash
      And player A's hand holds exactly "Keepsake", "Fresh"
      And "Adept" is rested

    Scenario: the printed cost comes before an added one
      Given player A has "Tithe" (probe "event-activation-costs-return"), "Keepsake" in the hand
      And player A has the active Character "Trader" (probe "trash-draw")
      And player A has the active Character "Friend"
      When player A plays "Tithe"
      And player A chooses "Trader"
      And player A activates "Trader"
      And player A chooses "Friend"
      Then "Keepsake" is in player A's trash
      And "Friend" is in player A's hand
      And player A's hand holds 2 cards

    @OP-8-3-1-3
    Scenario: where the added cost cannot be paid the effect cannot be activated
      Given player A has "Toll" (probe "event-activation-costs-trash") in the hand
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has the active Character "Coach" (probe "activate-leader-2000")
      When player A plays "Toll"
      And player A chooses "Trainer"
      And player A tries to activate "Trainer"
      Then that is refused
      When player A activates "Coach"
      Then "A leader" has 7000 power

    Scenario: the added cost of an [On Play], and that of a [Blocker]
      Given it is player B's Main Phase
      And player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B has the active Character "Guard" (probe "blocker")
      And player B has "Scout" (probe "on-play-draw") and "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player B plays "Scout"
      Then "Keepsake" is in player B's trash
      And player B's hand holds exactly "Fresh"
      When player B ends the turn
      And player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Fresh" and "Guard" are in player B's trash

    Scenario: the added cost of a [Main] and of a [Counter] is paid though the Event is in the trash by then
      Given "Study" has this data:
        """
        {"name":"Study","number":"T-S","category":"event","colors":["red"],"cost":0,
         "text":"[Main] Draw 2 cards. [Counter] Your Leader gains +1000 power during this battle.",
         "abilities":[{"type":"main","effect":[{"do":"draw","count":2}]},
           {"type":"counter","effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"battle"}]}]}
        """
      And "Essay" has this data:
        """
        {"name":"Essay","number":"T-E","category":"event","colors":["red"],"cost":0,
         "text":"[Counter] Your Leader gains +1000 power during this battle.",
         "abilities":[
           {"type":"counter","effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"battle"}]}]}
        """
      And it is player B's Main Phase
      And player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B has "Study", "Essay" and "Keepsake" in the hand
      And player B has "Fresh", "Fresher" on top of the deck
      When player B plays "Study"
      And player B chooses "Keepsake"
      Then player B's hand holds exactly "Essay", "Fresh" and "Fresher"
      When player B ends the turn
      And player A attacks "B leader" with "A leader"
      And player B plays "Essay"
      And player B chooses "Fresh"
      Then player B's hand holds exactly "Fresher"
      And player B's Life area holds 3 cards

    Scenario: the added cost of a [Trigger]
      Given player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Keepsake" and "Spring" are in player B's trash
      And player B's hand holds exactly "Fresh"

    @OP-10-2-17-1
    Scenario: the added cost of an [On K.O.] was asked for on the field
      Given player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B has the rested Character "Heir" (probe "on-ko-draw")
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A attacks "Heir" with "A leader"
      Then "Heir" and "Keepsake" are in player B's trash
      And player B's hand holds exactly "Fresh"

  @OP-8-3-1-3
  Rule: 8-3-1-3 An activation cost that cannot be paid in full is not paid at all

    Scenario: without a card to trash the Character is not rested either
      Given player A has the active Character "Adept" (probe "rest-trash-draw-2")
      When player A tries to activate "Adept"
      Then that is refused
      And "Adept" is active
      When player A ends the turn
      And player B ends the turn
      And player A activates "Adept"
      Then "Adept" is rested
      And player A's hand holds 2 cards

    Scenario: one card does not pay twice
      Given "Squanderer" has this data:
        """
        {"name":"Squanderer","number":"T-S","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Trash 1 card from your hand and trash 1 Event card from your hand: Draw 3 cards.",
         "abilities":[{"type":"activate","cost":[{"do":"discard","count":1},
           {"do":"move","to":"trash","target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"event"},"count":1}}}],
           "effect":[{"do":"draw","count":3}]}]}
        """
      And player A has the active Character "Squanderer"
      And player A has "Lull" (probe "event-rest") in the hand
      And player B has the active Character "Prey"
      When player A tries to activate "Squanderer"
      Then that is refused
      And player A's hand holds exactly "Lull"
      When player A plays "Lull"
      Then "Prey" is rested

    Scenario: a card that must not be rested cannot pay by it
      Given player A has the active Character "Adept" (probe "rest-trash-draw-2")
      And player A has "Recruit" in the hand
      And player B has the active Character "Jailer" (probe "empty-hand-not-rested")
      And player A has "Fresh" on top of the deck
      When player A plays "Recruit"
      And player A tries to activate "Adept"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      Then player A's hand holds exactly "Fresh"

    Scenario: an auto effect is not even offered, and nothing of its cost is paid
      Given "Smuggler" has this data:
        """
        {"name":"Smuggler","number":"T-S","category":"character","colors":["red"],"cost":1,"power":1000,
         "text":"[On Play] You may rest this Character and trash 2 cards from your hand: Draw 3 cards.",
         "abilities":[{"type":"auto","when":{"event":"played"},"may":true,
           "cost":[{"do":"setState","target":{"self":true},"state":"rested"},{"do":"discard","count":2}],
           "effect":[{"do":"draw","count":3}]}]}
        """
      And player A has "Smuggler", "Keepsake" in the hand
      When player A plays "Smuggler"
      Then "Smuggler" is active
      And player A's hand holds exactly "Keepsake"

    Scenario: an Event does not pay with itself
      Given "Wager" has this data:
        """
        {"name": "Wager", "number": "T-wager", "category": "event", "colors": ["red"], "cost": 1, "text": "[Main] You may trash 1 card from your hand: Draw 2 cards.", "abilities": [{"type": "main", "may": true, "cost": [{"do": "discard", "count": 1}], "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has "Wager" in the hand
      And player A has "Stake" on top of the deck
      When player A tries to play "Wager"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A plays "Wager"
      And player A accepts the offer of the effect
      Then "Stake" is in player A's trash
      And player A's hand holds 2 cards

    Scenario: a Life card does not pay where there is none
      Given "Seer" has this data:
        """
        {"name": "Seer", "number": "T-seer", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "[Activate: Main] Add the top card of your Life cards to your hand: Draw 1 card.", "abilities": [{"type": "activate", "cost": [{"do": "move", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}, "to": "hand"}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Seer"
      And player A has 1 Life card
      When player A activates "Seer"
      Then player A's Life area holds 0 cards
      And player A's hand holds 2 cards
      When player A tries to activate "Seer"
      Then that is refused
      And player A's hand holds 2 cards

    Scenario: what one part of it brings pays for the next
      Given "Delver" has this data:
        """
        {"name": "Delver", "number": "T-delver", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Activate: Main] Trash the top 2 cards of your deck and place 3 cards of your trash at the bottom of your deck: Draw 2 cards.",
         "abilities": [{"type": "activate",
           "cost": [{"do": "mill", "count": 2},
             {"do": "move", "to": "deck", "place": "bottom", "target": {"choose": {"from": {"player": "you", "zone": ["trash"]}, "count": 3}}}],
           "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player A has the active Character "Delver"
      And player A has "Lull" (probe "event-rest") in the hand
      And player A has "First", "Second", "Third" and "Fourth" on top of the deck
      When player A tries to activate "Delver"
      Then that is refused
      And "First" is in player A's deck
      When player A plays "Lull"
      And player A activates "Delver"
      And player A chooses "First", "Second" and "Lull"
      And player A arranges "Second", "Lull" and "First"
      Then the bottom of player A's deck is "Second", "Lull" and "First"
      And player A's hand holds exactly "Third" and "Fourth"

    Scenario: what comes to the hand may be what the next part asks for
      Given "Seer" has this data:
        """
        {"name": "Seer", "number": "T-seer", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Activate: Main] Add the top card of your Life cards to your hand and place 1 card of your hand on top of your deck: Add 1 active DON!! card.",
         "abilities": [{"type": "activate",
           "cost": [{"do": "move", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}, "to": "hand"},
             {"do": "move", "to": "deck", "place": "top", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 1}}}],
           "effect": [{"do": "addDon", "count": 1}]}]}
        """
      And player A has the active Character "Seer"
      And player A's Life cards are "Omen"
      And player A has 1 DON!! card in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      When player A activates "Seer"
      Then the top of player A's deck is "Omen"
      And player A's cost area holds 1 active and 0 rested DON!! cards
      When player A tries to activate "Seer"
      Then that is refused

    Scenario: one DON!! card does not pay for an Event and for its effect
      Given "Toll" has this data:
        """
        {"name": "Toll", "number": "T-toll", "category": "event", "colors": ["red"], "cost": 1, "text": "[Main] ①: Draw 1 card.",
         "abilities": [{"type": "main", "cost": [{"do": "restDon", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Toll" in the hand
      And player A has 1 active and 1 rested DON!! cards
      When player A tries to play "Toll"
      Then that is refused
      And player A's cost area holds 1 active and 1 rested DON!! cards
      When player A ends the turn
      And player B ends the turn
      And player A plays "Toll"
      Then "Toll" is in player A's trash
      And player A's cost area holds 2 active and 2 rested DON!! cards

    Scenario: a DON!! card for each of two Characters is two DON!! cards
      Given "Armourer" has this data:
        """
        {"name": "Armourer", "number": "T-armourer", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Activate: Main] Give 1 active DON!! card to each of 2 of your other Characters: Draw 1 card.",
         "abilities": [{"type": "activate",
           "cost": [{"do": "giveDon", "count": 1, "target": {"choose": {"from": {"player": "you", "zone": ["character"], "other": true}, "count": 2}}}],
           "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Armourer"
      And player A has the active Character "One" with 3000 power
      And player A has the active Character "Two" with 3000 power
      And player A has 1 active and 1 rested DON!! cards
      When player A tries to activate "Armourer"
      Then that is refused
      And "One" has 0 DON!! cards under it
      When player A ends the turn
      And player B ends the turn
      And player A activates "Armourer"
      And player A chooses "One" and "Two"
      Then "One" has 1 DON!! card under it
      And "Two" has 1 DON!! card under it

    Scenario: of several ways to pay one that is not open cannot be chosen
      Given "Broker" has this data:
        """
        {"name": "Broker", "number": "T-broker", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Activate: Main] Trash 1 card of your hand, or rest 1 of your DON!! cards: Draw 1 card.",
         "abilities": [{"type": "activate",
           "cost": [{"do": "chooseOne", "modes": [[{"do": "discard", "count": 1}], [{"do": "restDon", "count": 1}]]}],
           "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Broker"
      And player A has 2 active and 0 rested DON!! cards
      And player A has "Fresh" on top of the deck
      When player A activates "Broker"
      Then player A's cost area holds 1 active and 1 rested DON!! cards
      And player A's hand holds exactly "Fresh"
      When player A activates "Broker"
      And player A takes choice 1 of the effect
      Then "Fresh" is in player A's trash
      And player A's hand holds 1 card
      When player A activates "Broker"
      And player A takes choice 2 of the effect
      Then player A's cost area holds 0 active and 2 rested DON!! cards
      And player A's hand holds 2 cards

    Scenario: a [Trigger] is not paid for with the card that has it, which lies in no area by then
      Given "Bargain 1" has this data:
        """
        {"name": "Bargain", "number": "T-bargain", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Trigger] Trash the top card of your Life cards: Draw 2 cards.",
         "abilities": [{"type": "trigger",
           "cost": [{"do": "move", "to": "trash", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}}],
           "effect": [{"do": "draw", "count": 2}]}]}
        """
      And "Bargain 2" has this data:
        """
        {"name": "Bargain", "number": "T-bargain", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[Trigger] Trash the top card of your Life cards: Draw 2 cards.",
         "abilities": [{"type": "trigger",
           "cost": [{"do": "move", "to": "trash", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}}],
           "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player B's Life cards are "Bargain 1", "Second" and "Bargain 2"
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's trash holds exactly "Bargain 1" and "Second"
      And player B's hand holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then "Bargain 2" is in player B's hand
      And player B's trash holds exactly "Bargain 1" and "Second"

    Scenario Outline: a price that is asked of 4 cards where there is 1: <what is paid>
      Given "Dear" has this data:
        """
        {"name":"Dear","number":"T-D","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Pay with 4 cards: Your Leader gains +1000 power.",
         "abilities":[{"type":"activate","cost":[<head>4<tail>],
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And "Cheap" has this data:
        """
        {"name":"Cheap","number":"T-C","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Pay with 1 card: Your Leader gains +1000 power.",
         "abilities":[{"type":"activate","cost":[<head>1<tail>],
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has the active Character "Dear"
      And player A has the active Character "Cheap"
      And player A has "Keepsake" in the hand
      And player A has 3 cards in the deck
      And player A has 1 card in the Life area
      And player A has 1 active and 0 rested DON!! cards
      And player A has 1 DON!! card in the DON!! deck
      And player B has the active Character "Prey"
      When player A tries to activate "Dear"
      Then that is refused
      When player A activates "Cheap"
      Then "A leader" has 6000 power

      Examples:
        | what is paid                           | head                                                                                                                                      | tail       |
        | cards are revealed                     | {"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":                                                       | }}}        |
        | Life cards are turned face up          | {"do":"turn","face":"up","target":{"choose":{"from":{"player":"you","zone":["life"]},"count":                                             | }}}        |
        | cards of the deck are trashed          | {"do":"mill","count":                                                                                                                     | }          |
        | DON!! cards are given                  | {"do":"giveDon","target":{"self":true},"count":                                                                                           | }          |
        | DON!! cards are added                  | {"do":"addDon","count":                                                                                                                   | }          |
        | cards are played                       | {"do":"play","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":                                                         | }}}        |
        | Characters of the opponent lose power  | {"do":"modify","stat":"power","by":-1000,"target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":                   | }}}        |
        | a part of it hangs on an "if"          | {"do":"if","condition":{"turn":"you"},"then":[{"do":"discard","count":                                                                    | }]}        |
        | a part of it is done several times     | {"do":"repeat","then":[{"do":"discard","count":1}],"times":                                                                               | }          |
        | both players do a part of it           | {"do":"each","then":[{"do":"mill","count":                                                                                                | }]}        |
        | parts of it are done at the same time  | {"do":"together","parts":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count": | }}}]}      |

    Scenario Outline: a card that cannot be <done> is not chosen for it
      Given "Butcher" has this data:
        """
        {"name":"Butcher","number":"T-B","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] 1 of your other Characters is <done>: Draw 2 cards.",
         "abilities":[{"type":"activate","cost":[{<do>,"target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Butcher"
      And player A has the <state> Character "Rock" (probe "safe-from-ko")
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      When player A activates "Butcher"
      And player A tries to choose "Rock"
      Then that is refused
      When player A chooses "Friend"
      Then player A's hand holds 2 cards
      And "Rock" is in player A's Character area

      Examples:
        | done         | do                               | state  |
        | K.O.'d       | "do":"ko"                        | active |
        | rested again | "do":"setState","state":"rested" | rested |

    Scenario: no DON!! card is given for it to a card to which none can be given
      Given "Giver" has this data:
        """
        {"name":"Giver","number":"T-G","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Give 1 of your active DON!! cards to 1 of your other Characters: Draw 2 cards.",
         "abilities":[{"type":"activate","cost":[{"do":"giveDon","count":1,"target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And "Wall" has this data:
        """
        {"name":"Wall","number":"T-W","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"DON!! cards cannot be given to this Character.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"giveDon","target":{"self":true}}]}]}
        """
      And player A has the active Character "Giver"
      And player A has the active Character "Wall"
      And player A has "Recruit" in the hand
      When player A tries to activate "Giver"
      Then that is refused
      When player A plays "Recruit"
      And player A activates "Giver"
      Then "Recruit" has 1 DON!! card under it
      And player A's hand holds 2 cards

    @OP-1-3-5
    Scenario: no number is chosen for it that is too large
      Given "Baker" has this data:
        """
        {"name":"Baker","number":"T-B","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Trash 1 to 3 cards from your hand: Your Leader gains +2000 power.",
         "abilities":[{"type":"activate","cost":[{"do":"chooseNumber","min":1,"max":3,"then":[{"do":"discard","count":{"number":"chosen"}}]}],
           "effect":[{"do":"modify","stat":"power","by":2000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has the active Character "Baker"
      And player A has "One" and "Two" in the hand
      When player A activates "Baker"
      And player A tries to choose the number 3
      Then that is refused
      When player A chooses the number 2
      And player A chooses "One" and "Two"
      Then "A leader" has 7000 power

    @OP-10-1-4-1
    Scenario: a [Blocker] does not pay an added cost by its own resting
      Given "Toll" has this data:
        """
        {"name":"Toll","number":"T-T","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"To activate the [Blocker] of a Character, your opponent must also rest 1 of their active Characters with 3000 power or less.",
         "abilities":[{"type":"permanent","effect":[{"do":"require","of":{"keyword":"blocker"},
           "cost":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"state":"active","stat":{"power":{"max":3000}}},"count":1}}}],
           "target":{"all":{"player":"opponent","zone":["character"]}}}]}]}
        """
      And "Giant" has this data:
        """
        {"name":"Giant","number":"T-G","category":"character","colors":["red"],"cost":7,"power":8000,"text":"[Blocker]",
         "abilities":[{"type":"keyword","keyword":"blocker"}]}
        """
      And player A has the active Character "Toll"
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Giant"
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Giant"
      Then "Guard" and "Giant" are rested

    @OP-1-3-3
    Scenario: a card to which only the first of two things can be done does not pay
      Given "Trader" has this data:
        """
        {"name":"Trader","number":"T-T","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Rest 1 of your other Characters and return it to the hand: Draw 2 cards.",
         "abilities":[{"type":"activate","cost":[
           {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}},
           {"do":"move","to":"hand","target":{"chosen":true}}],"effect":[{"do":"draw","count":2}]}]}
        """
      And "Rock" has this data:
        """
        {"name":"Rock","number":"T-R","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"This Character cannot be removed from the field.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"remove","target":{"self":true}}]}]}
        """
      And player A has the active Character "Trader"
      And player A has the active Character "Rock"
      And player A has "Friend" in the hand
      When player A tries to activate "Trader"
      Then that is refused
      And "Rock" is active
      When player A plays "Friend"
      And player A activates "Trader"
      Then "Friend" is in player A's hand
      And player A's hand holds 3 cards

    @OP-1-3-3
    Scenario: nor is it chosen for the first of them
      Given "Trader" has this data:
        """
        {"name":"Trader","number":"T-T","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Rest 1 of your other Characters and return it to the hand: Draw 2 cards.",
         "abilities":[{"type":"activate","cost":[
           {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}},
           {"do":"move","to":"hand","target":{"chosen":true}}],"effect":[{"do":"draw","count":2}]}]}
        """
      And "Rock" has this data:
        """
        {"name":"Rock","number":"T-R","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"This Character cannot be removed from the field.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"remove","target":{"self":true}}]}]}
        """
      And player A has the active Character "Trader"
      And player A has the active Character "Rock"
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      When player A activates "Trader"
      And player A tries to choose "Rock"
      Then that is refused
      When player A chooses "Comrade"
      Then "Comrade" is in player A's hand
      And player A's hand holds 3 cards
      And "Rock" and "Friend" are active

    Scenario: an Event cannot be played by an effect, so it does not pay by being played
      Given "Host" has this data:
        """
        {"name":"Host","number":"T-H","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Play 1 card from your hand: Set this Character as active.",
         "abilities":[{"type":"activate","cost":[
           {"do":"play","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":1}}}],
           "effect":[{"do":"setState","state":"active","target":{"self":true}}]}]}
        """
      And player A has the rested Character "Host"
      And player A has "Raid" (probe "event-ko") and "Guest" in the hand
      When player A activates "Host"
      Then "Guest" is in player A's Character area
      And "Host" is active
      When player A tries to activate "Host"
      Then that is refused
      And "Raid" is in player A's hand

    Scenario: what is to be done to all of them cannot be paid while one of them is protected
      Given "Tyrant" has this data:
        """
        {"name":"Tyrant","number":"T-T","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] K.O. all of your other Characters: Draw 2 cards.",
         "abilities":[{"type":"activate",
           "cost":[{"do":"ko","target":{"all":{"player":"you","zone":["character"],"other":true}}}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And "Exile" has this data:
        """
        {"name":"Exile","number":"T-E","category":"event","colors":["red"],"cost":0,
         "text":"[Main] Trash 1 of your Characters.",
         "abilities":[{"type":"main","effect":[
           {"do":"move","to":"trash","target":{"choose":{"from":{"player":"you","zone":["character"]},"count":1}}}]}]}
        """
      And player A has the active Character "Tyrant"
      And player A has the active Character "Rock" (probe "safe-from-ko")
      And player A has the active Character "Friend"
      And player A has "Exile" in the hand
      When player A tries to activate "Tyrant"
      Then that is refused
      And "Friend" is in player A's Character area
      When player A plays "Exile"
      And player A chooses "Rock"
      And player A activates "Tyrant"
      Then "Friend" is in player A's trash
      And player A's hand holds 2 cards

  @OP-8-3-1-3-1
  Rule: 8-3-1-3-1 What becomes impossible while it is being paid is paid as far as possible, and the effect is not resolved

    Scenario: the parts that can be paid are paid, for nothing
      Given player A has the active Character "Juggler" (probe "trash-rest-mill-leader-2000")
      And player A has the active Character "Clown" (probe "trash-rest-mill-leader-2000")
      And player A has "Keepsake", "Souvenir" in the hand
      And player A has "Top", "Next" on top of the deck
      And player B has the active Character "Jailer" (probe "empty-hand-not-rested")
      When player A activates "Juggler"
      And player A chooses "Keepsake"
      Then "Juggler" is rested
      And "Top" is in player A's trash
      And "A leader" has 7000 power
      When player A activates "Clown"
      Then "Souvenir" and "Next" are in player A's trash
      And "Clown" is active
      And "A leader" has 7000 power

    Scenario: of one part as much as possible is paid
      Given "Foreman" has this data:
        """
        {"name":"Foreman","number":"T-F","category":"stage","colors":["red"],"cost":1,
         "text":"[Activate: Main] Trash 1 card from your hand and rest 2 of your Characters: Draw 3 cards.",
         "abilities":[{"type":"activate","cost":[{"do":"discard","count":1},
           {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"state":"active"},"count":2}}}],
           "effect":[{"do":"draw","count":3}]}]}
        """
      And "Warder" has this data:
        """
        {"name":"Warder","number":"T-W","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"If your opponent has no cards in their hand, their Characters with a cost of 5 or more cannot be rested.",
         "abilities":[{"type":"permanent","if":{"count":{"player":"opponent","zone":["hand"]},"max":0},
           "effect":[{"do":"forbid","what":"rest",
             "target":{"all":{"player":"opponent","zone":["character"],"stat":{"cost":{"min":5}}}}}]}]}
        """
      And "Giant" is a Character of cost 5 with 5000 power
      And player A has the active Stage "Foreman"
      And player A has the active Character "Giant"
      And player A has the active Character "Dwarf"
      And player A has "Keepsake" in the hand
      And player B has the active Character "Warder"
      When player A activates "Foreman"
      Then "Dwarf" is rested
      And "Giant" is active
      And player A's hand holds 0 cards

    @OP-1-3-3 @OP-3-1-2 @OP-4-11-2
    Scenario: what the first part has made forbidden is not paid, and the third part is
      Given "Anchor" has this data:
        """
        {"name":"Anchor","number":"T-A","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"While this Character is rested, your DON!! cards cannot be removed from the field. [Activate: Main] Rest this Character, DON!! -1, trash 1 card from your hand: Draw 2 cards.",
         "abilities":[
           {"type":"permanent","if":{"count":{"player":"you","zone":["character"],"name":"Anchor","state":"rested"},"min":1},
             "effect":[{"do":"forbid","what":"remove","target":{"all":{"player":"you","zone":["cost","given"]}}}]},
           {"type":"activate","cost":[{"do":"setState","target":{"self":true},"state":"rested"},{"do":"returnDon","count":1},
             {"do":"discard","count":1}],"effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Anchor"
      And player A has "Keepsake" in the hand
      And player A has 1 active and 0 rested DON!! cards
      When player A activates "Anchor"
      Then "Anchor" is rested
      And player A's cost area holds 1 active and 0 rested DON!! cards
      And "Keepsake" is in player A's trash
      And player A's hand holds 0 cards

    @OP-1-3-3
    Scenario: the card that was chosen for the first part may be kept from the second
      Given "Trader" has this data:
        """
        {"name":"Trader","number":"T-T","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"Your rested Characters cannot be removed from the field. [Activate: Main] Rest 1 of your other Characters and return it to the hand: Draw 2 cards.",
         "abilities":[
           {"type":"permanent","effect":[{"do":"forbid","what":"remove","target":{"all":{"player":"you","zone":["character"],"state":"rested"}}}]},
           {"type":"activate","cost":[
             {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}},
             {"do":"move","to":"hand","target":{"chosen":true}}],"effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Trader"
      And player A has the active Character "Friend"
      When player A activates "Trader"
      Then "Friend" is in player A's Character area
      And "Friend" is rested
      And player A's hand holds 0 cards

  @OP-8-3-1-4
  Rule: 8-3-1-4 An activation cost that "may" be paid can be refused, and then there is no effect

    Scenario Outline: <answer>
      Given player A has "Gambler" (probe "on-play-may-trash-draw-2"), "Keepsake" in the hand
      When player A plays "Gambler"
      And player A <answer>
      Then "Keepsake" is in player A's <place>
      And player A's hand holds <cards> cards

      Examples:
        | answer                          | place | cards |
        | declines                        | hand  | 1     |
        | accepts the offer of the effect | trash | 2     |

    Scenario: an Event is played and trashed even so
      Given "Wager" has this data:
        """
        {"name":"Wager","number":"T-W","category":"event","colors":["red"],"cost":1,
         "text":"[Main] You may trash 1 card from your hand: Draw 2 cards.",
         "abilities":[{"type":"main","may":true,"cost":[{"do":"discard","count":1}],"effect":[{"do":"draw","count":2}]}]}
        """
      And player A has "Wager", "Keepsake" in the hand
      When player A plays "Wager"
      And player A declines
      Then "Wager" is in player A's trash
      And player A's hand holds exactly "Keepsake"

  @OP-8-3-1-5
  Rule: 8-3-1-5 A number in a circle is that many active DON!! cards of the cost area, which are rested

    Scenario: exactly as many as there are
      Given player A has the active Character "Engineer" (probe "rest-don-2-draw")
      And player A has 2 active and 1 rested DON!! cards
      When player A activates "Engineer"
      Then player A's cost area holds 0 active and 3 rested DON!! cards
      And player A's hand holds 1 card

    Scenario: no more than the number
      Given player A has the active Character "Engineer" (probe "rest-don-2-draw")
      And player A has 5 active and 0 rested DON!! cards
      When player A activates "Engineer"
      Then player A's cost area holds 3 active and 2 rested DON!! cards

    @OP-8-3-1-3
    Scenario: rested and given DON!! cards do not count
      Given player A has the active Character "Engineer" (probe "rest-don-2-draw")
      And player A's Leader is "Captain" with 5000 power
      And "Captain" has been given 1 DON!! card
      And player A has 1 active and 3 rested DON!! cards
      When player A tries to activate "Engineer"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Engineer"
      Then player A's cost area holds 5 active and 2 rested DON!! cards

    @OP-1-3-3 @OP-8-3-1-3
    Scenario: those that cannot be rested do not count
      Given "Frost" has this data:
        """
        {"name":"Frost","number":"T-F","category":"event","colors":["red"],"cost":0,
         "text":"[Main] 1 of your DON!! cards cannot be rested during this turn.",
         "abilities":[{"type":"main","effect":[{"do":"forbid","what":"rest","target":{"choose":{"from":{"player":"you","zone":["cost"]},"count":1}},"until":"turn"}]}]}
        """
      And "Digger" has this data:
        """
        {"name":"Digger","number":"T-D","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] ①: Draw 1 card.",
         "abilities":[{"type":"activate","cost":[{"do":"restDon","count":1}],"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has "Frost" in the hand
      And player A has the active Character "Digger"
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Frost"
      And player A chooses "A don 1"
      And player A activates "Digger"
      Then "A don 1" is active
      And "A don 2" is rested
      When player A tries to activate "Digger"
      Then that is refused

  @OP-8-3-1-6
  Rule: 8-3-1-6 DON!! −X is that many DON!! cards of the Leader, the Characters and the cost area, which the payer chooses and returns

    Scenario: active, rested and given ones, as the payer likes
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And player A's Leader is "Captain" with 5000 power
      And "Captain" has been given 1 DON!! card
      And "Alchemist" has been given 1 DON!! card
      And player A has 1 active and 1 rested DON!! cards
      When player A activates "Alchemist"
      And player A returns "A don 1", "A don 4" to the DON!! deck
      Then "A don 1" and "A don 4" are in player A's DON deck
      And "Captain" has 5000 power
      And "Alchemist" has 4000 power
      And player A's cost area holds 1 active and 0 rested DON!! cards
      And player A's hand holds 1 card

    Scenario: exactly that many
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And player A has 3 active and 0 rested DON!! cards
      When player A activates "Alchemist"
      And player A tries to return "A don 1" to the DON!! deck
      Then that is refused
      When player A returns "A don 1", "A don 2" to the DON!! deck
      Then player A's cost area holds 1 active and 0 rested DON!! cards

    Scenario: those of the opponent and of the DON!! deck do not pay
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And player A has 2 active and 1 rested DON!! cards
      When player A activates "Alchemist"
      And player A tries to return "A don 1", "B don 1" to the DON!! deck
      Then that is refused
      When player A returns "A don 1", "A don 3" to the DON!! deck
      Then player A's cost area holds 1 active and 0 rested DON!! cards

    @OP-8-3-1-3
    Scenario: fewer than that many cannot pay
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And "Alchemist" has been given 1 DON!! card
      And player A has 0 active and 0 rested DON!! cards
      When player A tries to activate "Alchemist"
      Then that is refused
      When player A attacks "B leader" with "Alchemist"
      Then "Alchemist" is rested
      And "Alchemist" has 1 DON!! card under it

    @OP-1-3-3
    Scenario: where only some cannot be removed from the field the others pay
      Given "Mooring" has this data:
        """
        {"name":"Mooring","number":"T-M","category":"stage","colors":["red"],"cost":1,
         "text":"DON!! cards given to your cards cannot be removed from the field.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"remove","target":{"all":{"player":"you","zone":["given"]}}}]}]}
        """
      And player A has the active Stage "Mooring"
      And player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And "Alchemist" has been given 1 DON!! card
      And player A has 3 active and 0 rested DON!! cards
      When player A activates "Alchemist"
      And player A tries to return "A don 1", "A don 2" to the DON!! deck
      Then that is refused
      When player A returns "A don 2", "A don 4" to the DON!! deck
      Then player A's cost area holds 1 active and 0 rested DON!! cards
      And "Alchemist" has 1 DON!! card under it

    @OP-8-3-1-3
    Scenario: those that cannot be removed from the field do not pay
      Given "Mooring" has this data:
        """
        {"name":"Mooring","number":"T-M","category":"stage","colors":["red"],"cost":1,
         "text":"Your DON!! cards cannot be removed from the field.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"remove","target":{"all":{"player":"you","zone":["cost","given"]}}}]}]}
        """
      And "Smith" has this data:
        """
        {"name":"Smith","number":"T-S","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] DON!! -1: Draw 1 card.",
         "abilities":[{"type":"activate","cost":[{"do":"returnDon","count":1}],"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Stage "Mooring"
      And player A has the active Character "Smith"
      And "Pier" is a Stage of cost 0
      And player A has "Pier" in the hand
      And player A has 1 active and 0 rested DON!! cards
      When player A tries to activate "Smith"
      Then that is refused
      When player A plays "Pier"
      And player A activates "Smith"
      Then player A's cost area holds 0 active and 0 rested DON!! cards
      And player A's hand holds 1 card

  @OP-8-3-1-7
  Rule: 8-3-1-7 Something else may be done instead of a cost, but the effect after the colon does not follow then

    Scenario: the Character that was to be returned stays, and nothing is drawn
      Given player A has the active Character "Shifter" (probe "return-draw-2")
      And player A has the active Character "Stubborn" (probe "instead-of-removal-may-trash-hand")
      And player A has "Keepsake" in the hand
      When player A activates "Shifter"
      And player A accepts the offer of the effect
      Then "Stubborn" is in player A's Character area
      And "Keepsake" is in player A's trash
      And player A's hand holds 0 cards
      When player A activates "Shifter"
      Then "Stubborn" is in player A's hand
      And player A's hand holds 3 cards

    Scenario: another Character is rested instead, and the other parts of the cost are paid all the same
      Given "Lord" has this data:
        """
        {"name":"Lord","number":"T-L","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Rest this Character and trash 1 card from your hand: Draw 2 cards. If this Character would be rested, rest 1 of your Stages instead.",
         "abilities":[{"type":"activate","cost":[{"do":"setState","target":{"self":true},"state":"rested"},{"do":"discard","count":1}],
             "effect":[{"do":"draw","count":2}]},
           {"type":"instead","when":{"event":"rested"},
             "effect":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["stage"],"state":"active"},"count":1}}}]}]}
        """
      And player A has the active Character "Lord"
      And player A has the active Stage "Hall"
      And player A has "Keepsake" in the hand
      When player A activates "Lord"
      Then "Lord" is active
      And "Hall" is rested
      And "Keepsake" is in player A's trash
      And player A's hand holds 0 cards

    @OP-1-2-2-2
    Scenario: a defeat that is replaced in the middle of it has replaced nothing of the cost
      Given "Digger" has this data:
        """
        {"name":"Digger","number":"T-D","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Trash 1 card from the top of your deck: Your Leader gains +2000 power.",
         "abilities":[{"type":"activate","cost":[{"do":"mill","count":1}],
           "effect":[{"do":"modify","stat":"power","by":2000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And "Saint" has this data:
        """
        {"name":"Saint","number":"T-S","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"If you would lose the game, put all cards of your trash at the bottom of your deck instead.",
         "abilities":[{"type":"instead","when":{"event":"lost","subject":"any","player":"you"},
           "effect":[{"do":"move","to":"deck","place":"bottom","target":{"all":{"player":"you","zone":["trash"]}}}]}]}
        """
      And player A has the active Character "Digger"
      And player A has the active Character "Saint"
      And player A has 1 card in the deck
      When player A activates "Digger"
      Then the game goes on
      And "A leader" has 7000 power

  @OP-8-3-2-1
  Rule: 8-3-2-1 Of several conditions all must be met

    Scenario: a given DON!! card and the opponent's turn
      Given player A has the active Character "Sentinel" (probe "don-1-opponents-turn-2000")
      And player A has the active Character "Sentry" (probe "don-1-opponents-turn-2000")
      When player A gives 1 DON!! card to "Sentinel"
      Then "Sentinel" has 4000 power
      When player A ends the turn
      Then "Sentinel" has 5000 power
      And "Sentry" has 3000 power

    Scenario Outline: two conditions of an auto effect: <given> DON!! given, <held> card in hand
      Given "Corsair" has this data:
        """
        {"name":"Corsair","number":"T-C","category":"character","colors":["red"],"cost":2,"power":1000,
         "text":"[DON!! x1] [When Attacking] Only if you have a card in your hand: Place the top card of your deck in the trash.",
         "abilities":[{"type":"auto","don":1,"when":{"event":"attackDeclared"},
           "if":{"count":{"player":"you","zone":["hand"]},"min":1},"effect":[{"do":"mill","count":1}]}]}
        """
      And player A has the active Character "Corsair"
      And "Corsair" has been given <given> DON!! cards
      And player A has <held> cards in the hand
      And player A has "Top" on top of the deck
      When player A attacks "B leader" with "Corsair"
      Then "Top" is in player A's <place>
      And "Corsair" is rested

      Examples:
        | given | held | place |
        | 1     | 1    | trash |
        | 1     | 0    | deck  |
        | 0     | 1    | deck  |

  @OP-8-3-2-2
  Rule: 8-3-2-2 A condition that another effect adds must be met besides

    @OP-8-4-1-1
    Scenario: an added condition keeps the effect from being activated until it is met
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has "Recruit" in the hand
      And player B has the active Stage "Edict" (probe "stage-activation-needs-2-characters")
      When player A tries to activate "Trainer"
      Then that is refused
      When player A plays "Recruit"
      And player A activates "Trainer"
      Then "A leader" has 7000 power

    @OP-8-4-1-1
    Scenario: the effect's own condition must be met all the same
      Given "Squire" has this data:
        """
        {"name":"Squire","number":"T-S","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[DON!! x1] [Activate: Main] Draw 1 card.",
         "abilities":[{"type":"activate","don":1,"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Squire"
      And player A has the active Character "Friend"
      And player B has the active Stage "Edict" (probe "stage-activation-needs-2-characters")
      When player A tries to activate "Squire"
      Then that is refused
      When player A gives 1 DON!! card to "Squire"
      And player A activates "Squire"
      Then player A's hand holds 1 card

    @OP-10-2-17-1
    Scenario: it is asked of an [On K.O.] where that is activated, on the field
      Given "Edict" has this data:
        """
        {"name": "Edict", "number": "T-edict", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "Your opponent's Characters activate effects on their K.O. only while their player has 5 or more Characters.", "abilities": [{"type": "permanent", "effect": [{"do": "require", "of": {"event": "koed"}, "if": {"count": {"player": "you", "zone": ["character"]}, "min": 5}, "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
        """
      And "Martyr" has this data:
        """
        {"name": "Martyr", "number": "T-martyr", "category": "character", "colors": ["red"], "cost": 2, "power": 3000, "text": "[On K.O.] Draw 1 card.", "abilities": [{"type": "auto", "when": {"event": "koed"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Raid" (probe "event-ko-2") in the hand
      And player A has the active Character "Edict"
      And player B has the active Character "Martyr"
      When player A plays "Raid"
      And player A chooses "Martyr"
      Then "Martyr" is in player B's trash
      And player B's hand holds 0 cards

    @OP-8-4-1-1
    Scenario: it is asked of a [Main]
      Given it is player B's Main Phase
      And player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player B has "Study" (probe "event-draw-trigger") in the hand
      When player B tries to play "Study"
      Then that is refused
      When player B ends the turn
      And player A ends the turn
      And player B plays "Study"
      Then player B's hand holds 3 cards

    @OP-8-4-1-1
    Scenario: it is asked of a [Counter]
      Given player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player A has the active Character "Striker" with 5000 power
      And player B has "Essay" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to play "Essay"
      Then that is refused
      When player B declines
      Then player B's Life area holds 2 cards
      When player A attacks "B leader" with "Striker"
      And player B plays "Essay"
      Then player B's Life area holds 2 cards

    Scenario: it is asked of a [Trigger]
      Given player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player B's Life cards are "Spring 1" (probe "trigger-draw") and "Spring 2" (probe "trigger-draw")
      And player B has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is refused
      And player B's hand holds exactly "Spring 1" and "Fresh"
      When player B ends the turn
      And player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's trash holds exactly "Spring 2"
      And player B's hand holds 3 cards

    @OP-8-4-1-1
    Scenario: it is asked of a [Blocker]
      Given "Captain" has this data:
        """
        {"name":"Captain","number":"T-C","category":"leader","colors":["red"],"power":5000,"life":5,"text":"[Blocker]",
         "abilities":[{"type":"keyword","keyword":"blocker"}]}
        """
      And player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player A has the active Character "Striker" with 5000 power
      And player B's Leader is "Captain"
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the rested Character "Prey"
      And player B has "Keepsake" in the hand
      When player A attacks "Prey" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Captain"
      Then player B's hand holds 2 cards
      When player A attacks "Prey" with "Striker"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash

  @OP-8-3-2-3
  Rule: 8-3-2-3 [DON!! xX] asks for at least X DON!! cards given to the card, at the moment of the timing where there is one

    Scenario Outline: <given> given where two are asked for
      Given player A has the active Character "Raider" (probe "don-2-attacking-draw")
      And "Raider" has been given <given> DON!! cards
      When player A attacks "B leader" with "Raider"
      Then player A's hand holds <cards> cards
      And "Raider" is rested

      Examples:
        | given | cards |
        | 1     | 0     |
        | 2     | 1     |
        | 3     | 1     |

    Scenario: what is given to another card does not count
      Given player A has the active Character "Raider" (probe "don-2-attacking-draw")
      And "Raider" has been given 1 DON!! card
      And player A's Leader is "Captain" with 5000 power
      And "Captain" has been given 1 DON!! card
      When player A attacks "B leader" with "Raider"
      Then "Raider" is rested
      And player A's hand holds 0 cards

    Scenario: a DON!! card given after the timing comes too late
      Given "Quartermaster" has this data:
        """
        {"name":"Quartermaster","number":"T-Q","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"When another of your Characters attacks, give it 1 active DON!! card.",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared","subject":{"player":"you","zone":["character"],"other":true}},
           "effect":[{"do":"giveDon","count":1,"target":{"subject":true}}]}]}
        """
      And player A has the active Character "Raider" (probe "don-2-attacking-draw")
      And player A has the active Character "Quartermaster"
      And "Raider" has been given 1 DON!! card
      When player A attacks "B leader" with "Raider"
      Then "Raider" has 2 DON!! cards under it
      And player A's hand holds 0 cards

    Scenario: a permanent effect works from the DON!! card on that makes up the number
      Given player A has the active Character "Knight" (probe "don-1-2000")
      Then "Knight" has 3000 power
      When player A gives 1 DON!! card to "Knight"
      Then "Knight" has 6000 power
      When player A ends the turn
      Then "Knight" has 5000 power
      When player B ends the turn
      Then "Knight" has 3000 power

    Scenario Outline: an effect for leaving the field has its condition there, with <given> DON!! given
      Given "Martyr" has this data:
        """
        {"name": "Martyr", "number": "T-martyr", "category": "character", "colors": ["red"], "cost": 2, "power": 3000,
         "text": "[DON!! x1] When this Character is removed from the field, draw 1 card.",
         "abilities": [{"type": "auto", "don": 1, "when": {"event": "removed"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Plank" (probe "event-trash-character") in the hand
      And player A has the active Character "Martyr"
      And "Martyr" has been given <given> DON!! cards
      When player A plays "Plank"
      Then "Martyr" is in player A's trash
      And player A's hand holds <cards> cards

      Examples:
        | given | cards |
        | 0     | 0     |
        | 1     | 1     |

  @OP-8-3-2-4
  Rule: 8-3-2-4 [Your Turn] is met in the turn of the card's player

    Scenario: on both sides of the table
      Given player A has the active Character "Corsair" (probe "your-turn-2000")
      And player B has the active Character "Rover" (probe "your-turn-2000")
      And player A has "Friend" in the hand
      When player A plays "Friend"
      Then "Corsair" has 5000 power
      And "Rover" has 3000 power
      When player A ends the turn
      Then "Corsair" has 3000 power
      And "Rover" has 5000 power

    Scenario: for an effect with a timing it is looked at then
      Given "Mourner" has this data:
        """
        {"name":"Mourner","number":"T-M","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Your Turn] When a Character is K.O.'d, draw 1 card.",
         "abilities":[{"type":"auto","turn":"your","when":{"event":"koed","subject":{"category":"character"}},
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Mourner"
      And player A has the rested Character "Friend" with 1000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B attacks "Friend" with "B leader"
      Then "Friend" is in player A's trash
      And player A's hand holds 1 card

  @OP-8-3-2-5
  Rule: 8-3-2-5 [Opponent's Turn] is met in the turn of the other player

    Scenario: on both sides of the table
      Given player A has the active Character "Rampart" (probe "opponents-turn-2000")
      And player B has the active Character "Bastion" (probe "opponents-turn-2000")
      And player A has "Friend" in the hand
      When player A plays "Friend"
      Then "Rampart" has 3000 power
      And "Bastion" has 5000 power
      When player A ends the turn
      Then "Rampart" has 5000 power
      And "Bastion" has 3000 power

    Scenario: it counts in battle
      Given player B has the rested Character "Bastion" (probe "opponents-turn-2000")
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "Bastion" with "Striker"
      Then "Bastion" is in player B's Character area
      When player A attacks "Bastion" with "A leader"
      Then "Bastion" is in player B's trash

  @OP-8-3-3
  Rule: 8-3-3 What follows an "if" is resolved only where the "if" is true when its turn has come

    Scenario: it does not keep the effect from being activated and paid for
      Given player A has the active Character "Oracle" (probe "few-life-draw-2")
      And player A has 3 Life cards
      When player A activates "Oracle"
      Then "Oracle" is rested
      And player A's hand holds 0 cards

    Scenario: where it is true the rest follows
      Given player A has the active Character "Oracle" (probe "few-life-draw-2")
      And player A has 2 Life cards
      When player A activates "Oracle"
      Then "Oracle" is rested
      And player A's hand holds 2 cards

    Scenario: the payment may make it true
      Given "Ascetic" has this data:
        """
        {"name":"Ascetic","number":"T-A","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[Activate: Main] Trash 1 card from your hand: If you have no cards in your hand, draw 2 cards.",
         "abilities":[{"type":"activate","cost":[{"do":"discard","count":1}],"effect":[
           {"do":"if","condition":{"count":{"player":"you","zone":["hand"]},"max":0},"then":[{"do":"draw","count":2}]}]}]}
        """
      And player A has the active Character "Ascetic"
      And player A has "Keepsake" in the hand
      When player A activates "Ascetic"
      Then "Keepsake" is in player A's trash
      And player A's hand holds 2 cards

    Scenario: what stands before it in the text may make it true
      Given "Student" has this data:
        """
        {"name":"Student","number":"T-S","category":"character","colors":["red"],"cost":2,"power":3000,
         "text":"[On Play] Draw 1 card. If you have 1 or more cards in your hand, your Leader gains +1000 power during this turn.",
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"draw","count":1},
           {"do":"if","condition":{"count":{"player":"you","zone":["hand"]},"min":1},
             "then":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}]}
        """
      And player A has "Student" in the hand
      When player A plays "Student"
      Then player A's hand holds 1 card
      And "A leader" has 6000 power
