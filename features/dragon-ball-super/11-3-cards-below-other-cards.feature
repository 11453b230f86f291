@DBS
Feature: 11-3. Cards below other cards

  @DBS-11-3-2
  Rule: 11-3-2 A card placed under another is one card with it, and its skills are negated

    Scenario Outline: The skill of the test card "<below>" ends when another card evolves onto it
      Given player A has the active Battle Card "Kid" (probe "<below>")
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then under "Grown" lies "Kid"
      And "Pal" has 10000 power
      When player A attacks "B leader" with "Grown"
      Then player A's hand holds 0 cards

      Examples:
        | below              |
        | others-5000        |
        | ember-attack-draws |

    Scenario: A player cannot activate a skill of a card under another card
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "Below" (probe "takes-hand-cards-under") under it
      And player A has the active Battle Card "Free" (probe "takes-hand-cards-under")
      And player A has "Paper" in the hand
      When player A tries to activate "Below"
      Then that is refused
      When player A activates "Free"
      And player A chooses "Paper"
      Then under "Free" lies "Paper"
      And under "Top" lies "Below"

    Scenario: A Battle Card placed under another Battle Card has not left the Battle Area
      Given player A has the active Battle Card "Nest" (probe "takes-battle-card-under")
      And player A has the active Battle Card "Witness" (probe "others-leave-draw")
      And player A has the active Battle Card "Kid" with 10000 power
      And player B has the active Battle Card "Prey" with 10000 power
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Nest"
      And player A chooses "Kid"
      Then under "Nest" lies "Kid"
      And player A's hand holds exactly "Blast"
      When player A activates "Blast"
      And player A chooses "Prey"
      Then player A's hand holds 1 card

    Scenario: A stack of three cards counts as one Battle Card
      Given player A has the active Battle Card "Counter" (probe "power-for-battle-cards")
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And "Kid" has "Baby" under it
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then under "Grown" lie "Kid" and "Baby"
      And "Counter" has 15000 power

    Scenario: A delayed return to the hand skips a covered Battle Card, but affects one that is uncovered again
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has the active Battle Card "Cub" with 10000 power
      And "Cub" has the character name "Ember"
      And player A has "Order 1" (probe "extra-later-hand") and "Order 2" (probe "extra-later-hand") in the hand
      And player A has "Grown" (probe "evolve-onto-ember"), "Elder" (probe "evolve-onto-ember") and "Lift" (probe "extra-top-to-drop") in the hand
      When player A activates "Order 1"
      And player A chooses "Kid"
      And player A activates "Grown"
      And player A chooses "Kid"
      And player A activates "Order 2"
      And player A chooses "Cub"
      And player A activates "Elder"
      And player A chooses "Cub"
      And player A activates "Lift"
      And player A chooses "Elder"
      And player A ends the turn
      Then under "Grown" lies "Kid"
      And player A's hand holds exactly "Cub"

    Scenario: A card under another cannot be chosen as a Battle Card, and is dropped when the upper card is KO-ed
      Given player B has the active Battle Card "Top" with 10000 power
      And "Top" has "Below" under it
      And player B has the active Battle Card "Other" with 10000 power
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Blast"
      And player A tries to choose "Below"
      Then that is refused
      When player A chooses "Top"
      Then player B's Drop Area holds exactly "Below" and "Top"
      And player B's Battle Area holds exactly "Other"

    Scenario: A stack fights with the power of its top card
      Given player A has the active Battle Card "Kid" with 30000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      And player B has the rested Battle Card "Wall" with 25000 power
      When player A activates "Grown"
      And player A attacks "Wall" with "Grown"
      Then "Grown" has 20000 power
      And "Wall" is in player B's Battle Area

    Scenario: A KO-ed stack triggers only the top card's skill for leaving the Battle Area
      Given player A has the active Battle Card "Top" (probe "leaves-draws")
      And "Top" has "Below" (probe "leaves-draws") under it
      And player A has "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh" and "Next" on top of the deck
      When player A activates "Blast"
      Then player A's hand holds exactly "Fresh"
      And "Top" and "Below" are in player A's Drop Area

  @DBS-11-3-3
  Rule: 11-3-3 Cards under a card are separate cards where a text speaks of them

    Scenario: A skill that draws for each card under its own card counts each of them
      Given player A has the active Battle Card "Heap" (probe "draws-for-cards-under")
      And "Heap" has "First" and "Second" under it
      And player A has the active Battle Card "Other" with 10000 power
      And "Other" has "Third" under it
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Heap"
      Then player A's hand holds exactly "Fresh" and "Next"

    Scenario: A skill plays one chosen card from under its own card, and the others stay there
      Given player A has the active Battle Card "Nest" (probe "plays-from-under-itself")
      And "Nest" has "First" and "Second" under it
      And player A has the active Battle Card "Other" with 10000 power
      And "Other" has "Third" under it
      When player A activates "Nest"
      And player A tries to choose "Third"
      Then that is refused
      When player A tries to choose "Nest"
      Then that is refused
      When player A chooses "Second"
      Then player A's Battle Area holds exactly "Nest", "Other" and "Second"
      And under "Nest" lies "First"

    Scenario Outline: A skill that KOs all Battle Cards <which> cards under them leaves <left> in play
      Given "Purge" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "ko", "target": {"all": {"zone": ["battle"], "hasUnder": <asked>}}}]}]}
        """
      And player A has "Purge" in the hand
      And player A has the active Battle Card "Heap" with 10000 power
      And "Heap" has "First" under it
      And player A has the active Battle Card "Bare" with 10000 power
      When player A activates "Purge"
      Then player A's Battle Area holds exactly "<left>"

      Examples:
        | which   | asked | left |
        | with    | true  | Bare |
        | without | false | Heap |

  @DBS-11-3-4
  Rule: 11-3-4 A card placed under a card that has cards under it goes to the very bottom

    Scenario: Cards placed under a Battle Card one after another lie in that order, the last one at the bottom
      Given player A has the active Battle Card "Nest" (probe "takes-hand-cards-under")
      And "Nest" has "First" under it
      And player A has "Second", "Third" and "Fourth" in the hand
      When player A activates "Nest"
      And player A chooses "Second"
      Then under "Nest" lie "First" and "Second"
      When player A activates "Nest"
      And player A chooses "Third"
      Then under "Nest" lie "First", "Second" and "Third"
      When player A activates "Nest"
      And player A chooses "Fourth"
      Then under "Nest" lie "First", "Second", "Third" and "Fourth"

    Scenario: A Battle Card placed under another takes the cards under it along
      Given player A has the active Battle Card "Nest" (probe "takes-battle-card-under")
      And "Nest" has "First" under it
      And player A has the active Battle Card "Second" with 10000 power
      And "Second" has "Third" under it
      When player A activates "Nest"
      Then under "Nest" lie "First", "Second" and "Third"
      And player A's Battle Area holds exactly "Nest"
      And player A's Drop Area holds 0 cards

    Scenario: An opponent's card placed under a player's card goes to its owner's Drop Area when the stack is KO-ed
      Given player A has the active Battle Card "Nest" (probe "takes-battle-card-under")
      And "Nest" has "First" under it
      And player B has the rested Battle Card "Prey" with 10000 power
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Nest"
      Then under "Nest" lie "First" and "Prey"
      When player A activates "Blast"
      Then player A's Drop Area holds exactly "Blast", "First" and "Nest"
      And player B's Drop Area holds exactly "Prey"

  @DBS-11-3-5
  Rule: 11-3-5 When a card leaves the Battle or Combo Area for another area, the cards under it are dropped

    Scenario Outline: The cards under player <player>'s Battle Card are dropped when "<how>" moves it to the <area>
      Given player <player> has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has "Order" (probe "<how>") in the hand
      When player A activates "Order"
      Then "Top" is in player <player>'s <area>
      And "First" and "Second" are in player <player>'s Drop Area

      Examples:
        | how                    | player | area        |
        | extra-ko-any           | A      | Drop Area   |
        | extra-ko-any           | B      | Drop Area   |
        | extra-return           | A      | hand        |
        | extra-return           | B      | hand        |
        | extra-to-deck          | B      | deck        |
        | extra-to-warp          | A      | Warp        |
        | extra-places-as-energy | B      | Energy Area |

    Scenario: The cards under a Battle Card are dropped when it is removed from the game
      Given player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Order" (probe "extra-removes-from-game") in the hand
      When player A activates "Order"
      Then "Top" is in player B's cards out of the game
      And player B's Drop Area holds exactly "First"

    Scenario: The cards under a Battle Card are dropped with it when its power falls to 0 or less
      Given "First" is a Battle Card of energy cost 2 with 30000 power
      And player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Order" (probe "extra-power-less-15000") in the hand
      When player A activates "Order"
      Then player B's Drop Area holds exactly "First" and "Top"

    Scenario Outline: Player <player>'s Battle Card combos with the cards under it, and all are dropped after the battle
      Given player <player> has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player <player> has the active Battle Card "Mate" with 10000 power
      When player A attacks "B leader" with "A leader"
      And player <player> combos with "Top"
      And player <player> is asked to act in the <step>
      Then player <player>'s Combo Area holds exactly "Top"
      And under "Top" lie "First" and "Second"
      And player <player>'s Drop Area holds 0 cards
      When player <player> declines
      Then player <player>'s Drop Area holds exactly "First", "Second" and "Top"

      Examples:
        | player | step         |
        | A      | Offence Step |
        | B      | Defense Step |

    Scenario: The cards under a Battle Card add no combo power when it combos
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player B has the rested Battle Card "Wall" with 15001 power
      When player A attacks "Wall" with "A leader"
      And player A combos with "Top"
      And player A declines
      Then "Wall" is in player B's Battle Area
      And "First", "Second" and "Top" are in player A's Drop Area

    Scenario: The cards under a Battle Card are dropped when it returns from the Combo Area to the hand
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Order" (probe "extra-combo-to-hand") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Top"
      And player A activates "Order"
      Then player A's hand holds exactly "Top"
      And player A's Drop Area holds exactly "First" and "Order"

    Scenario: The cards under a Battle Card stay under it when it moves to the Combo Area and back to the Battle Area
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has "Order" (probe "battle-play-from-combo") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Top"
      And player A activates "Order"
      Then "Top" is in player A's Battle Area
      And under "Top" lie "First" and "Second"
      And player A's Drop Area holds exactly "Order"

    Scenario: An [Auto] of a card under another does not trigger when the stack is dropped
      Given player A has the active Battle Card "Top" (probe "dropped-draws")
      And "Top" has "First" (probe "dropped-draws") and "Second" (probe "dropped-draws") under it
      And player A has "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Blast"
      Then "First" and "Second" are in player A's Drop Area
      And player A's hand holds exactly "Fresh"

    Scenario: An [Auto] that waits for dropped cards triggers for each card of a KO-ed stack
      Given player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player B has the active Battle Card "Watcher" (probe "sees-drops-draws")
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Blast"
      And player A chooses "Top"
      Then player B's hand holds 3 cards

    Scenario: The cards under a KO-ed Battle Card are dropped, but are not KO-ed themselves
      Given player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has the active Battle Card "Watcher" (probe "sees-kos-draws")
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Blast"
      And player A chooses "Top"
      Then "First" and "Second" are in player B's Drop Area
      And player A's hand holds 1 card

    Scenario: The cards under a Battle Card stay under it if its KO is replaced
      Given player B has the active Battle Card "Top" (probe "ko-rests-instead")
      And "Top" has "First" under it
      And player A has "Blast" (probe "extra-ko-any") and "Order" (probe "extra-return") in the hand
      When player A activates "Blast"
      Then "Top" is rested
      And under "Top" lies "First"
      When player A activates "Order"
      Then player B's hand holds exactly "Top"
      And player B's Drop Area holds exactly "First"

    Scenario: A replacement for dropped cards sends each card under a returned Battle Card to the Warp
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has the active Battle Card "Gate" (probe "drops-go-to-warp")
      And player A has "Order" (probe "extra-return") in the hand
      When player A activates "Order"
      And player A chooses "Top"
      Then player A's hand holds exactly "Top"
      And "First" and "Second" are in player A's Warp

    Scenario: The cards under a Battle Card are dropped when it is placed under the Leader Card
      Given player A has the active Battle Card "Friend" with 10000 power
      And "Friend" has "First" under it
      And player A has "Bond" (probe "extra-under-leader") in the hand
      When player A activates "Bond"
      Then under "A leader" lies "Friend"
      And player A's Drop Area holds exactly "Bond" and "First"

  @DBS-11-3-6
  Rule: 11-3-6 When a card moves between players' areas, the cards under it go along

    Scenario: The cards under a Battle Card go along when the opponent gains control of it
      Given player B has the rested Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      Then "Top" is in player A's Battle Area
      And under "Top" lie "First" and "Second"
      And player A's cards under others holds exactly "First" and "Second"
      And player B's Drop Area holds 0 cards

    Scenario: The cards under a controlled Battle Card go to their owner's Drop Area when it is KO-ed
      Given player B has the rested Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Lure" (probe "extra-gain-control") and "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Lure"
      And player A activates "Blast"
      Then player B's Drop Area holds exactly "First" and "Top"
      And player A's Drop Area holds exactly "Blast" and "Lure"

  @DBS-11-3-7
  Rule: 11-3-7 If only the top card leaves, the next card takes its place, mode and power changes

    Scenario: A card uncovered in a stack gets the power bonus for all Battle Cards, as the stack did
      Given player A has the active Battle Card "Chief" (probe "others-5000")
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") and "Lift" (probe "extra-top-to-drop") in the hand
      When player A activates "Grown"
      And player A chooses "Kid"
      And player A activates "Lift"
      And player A chooses "Grown"
      Then "Grown" is in player A's Drop Area
      And "Kid" has 15000 power

    @DBS-10-28-3
    Scenario: A card turned over by [Wish] still shows its back when the card evolved onto it leaves
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And "Wisher" has this data:
        """
        { "back": { "name": "Granted", "colors": ["red"], "power": 20000, "characters": ["Ember"] } }
        """
      And player A has "Grown" (probe "evolve-onto-ember") and "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Wisher"
      And player A activates "Grown"
      And player A activates "Lift"
      Then "Grown" is in player A's hand
      And "Wisher" shows its back side

    Scenario Outline: The next card of player <player>'s stack is <state> and keeps +5000 power when the top card leaves
      Given "First" is a Battle Card of energy cost 2 with 10000 power
      And player <player> has the <state> Battle Card "Top" with 20000 power
      And "Top" has "First" and "Second" under it
      And player A has "Cheer" (probe "extra-power-5000") and "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Cheer"
      And player A activates "Lift"
      Then "Top" is in player <player>'s hand
      And player <player>'s Battle Area holds exactly "First"
      And "First" is <state>
      And "First" has 15000 power
      And under "First" lies "Second"
      And player A's Drop Area holds exactly "Cheer" and "Lift"

      Examples:
        | player | state  |
        | A      | active |
        | A      | rested |
        | B      | rested |

    Scenario: A power penalty on the top card passes to the next card and can drop it for lack of power
      Given "First" is a Battle Card of energy cost 2 with 10000 power
      And player B has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Curse" (probe "extra-power-less-15000") and "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Curse"
      And player A activates "Lift"
      Then player B's hand holds exactly "Top"
      And player B's Drop Area holds exactly "First"

    Scenario: A [Double Strike] that the top card gained does not pass to the next card
      Given "First" is a Battle Card of energy cost 2 with 10000 power
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Gift" (probe "extra-gives-double-strike") and "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Gift"
      And player A chooses "Top"
      And player A activates "Lift"
      And player A attacks "B leader" with "First"
      Then player B's Life Area holds 3 cards

    Scenario: The skills of the next card apply again when the top card leaves
      Given player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" (probe "others-5000") under it
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Lift" (probe "extra-top-to-drop") in the hand
      When player A activates "Lift"
      And player A chooses "Top"
      Then "Top" is in player A's Drop Area
      And "Pal" has 15000 power

    Scenario: A Battle Card without cards under it leaves nothing behind when its top card leaves
      Given player A has the active Battle Card "Alone" with 20000 power
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Lift"
      And player A chooses "Alone"
      Then player A's hand holds exactly "Alone"
      And player A's Battle Area holds exactly "Top"
      And under "Top" lies "First"

    Scenario: A card uncovered in a stack does not count as played this turn
      Given "First" has the character name "Kelda"
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Lift" (probe "extra-top-to-hand") and "Elder" (probe "evolving-seasoned") in the hand
      When player A activates "Lift"
      And player A activates "Elder"
      Then under "Elder" lies "First"
      And player A's hand holds exactly "Top"

    Scenario: A [Once per turn] skill used before its card was covered is still used when the card is uncovered
      Given player A has the active Battle Card "Kid" (probe "activate-draw-once")
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") and "Lift" (probe "extra-top-to-drop") in the hand
      When player A activates "Kid"
      And player A activates "Grown"
      And player A activates "Lift"
      Then player A's hand holds 1 card
      And player A's Drop Area holds exactly "Grown" and "Lift"
      When player A tries to activate "Kid"
      Then that is refused

    Scenario: Skills negated before their card was covered are still negated when it is uncovered
      Given player A has the active Battle Card "Kid" (probe "ember-attack-draws")
      And player A has "Hush" (probe "silence"), "Grown" (probe "evolve-onto-ember") and "Lift" (probe "extra-top-to-drop") in the hand
      When player A activates "Hush"
      And player A chooses "Kid"
      And player A activates "Grown"
      And player A activates "Lift"
      And player A attacks "B leader" with "Kid"
      Then "Kid" is rested
      And player A's hand holds 0 cards

    Scenario: A card uncovered in a stack of evolved cards still counts as evolved
      Given "Purge" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "ko", "target": {"all": {"zone": ["battle"], "evolved": true}}}]}]}
        """
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember"), "Older" (probe "ex-evolve-onto-ember"), "Lift" (probe "extra-top-to-drop") and "Purge" in the hand
      When player A activates "Grown"
      And player A activates "Older"
      And player A activates "Lift"
      And player A activates "Purge"
      Then player A's Battle Area holds 0 cards
      And "Kid" and "Grown" are in player A's Drop Area

    Scenario: A card placed under another this turn does not count as played when it is uncovered
      Given "First" has the character name "Kelda"
      And player A has the active Battle Card "Nest" (probe "takes-hand-cards-under")
      And player A has "First", "Lift" (probe "extra-top-to-hand") and "Elder" (probe "evolving-seasoned") in the hand
      When player A activates "Nest"
      And player A chooses "First"
      And player A activates "Lift"
      And player A activates "Elder"
      Then under "Elder" lies "First"
      And player A's hand holds exactly "Nest"

    @reading @DBS-11-3-7
    Scenario: A card uncovered during its battle takes the place of the attack card
      Given "First" is a Battle Card of energy cost 2 with 20000 power
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Lift" (probe "extra-top-to-hand") in the hand
      And player B has the rested Battle Card "Wall" with 20000 power
      When player A attacks "Wall" with "Top"
      And player A activates "Lift"
      And player A chooses "Top"
      Then "First" is rested
      And player A's hand holds exactly "Top"
      And "Wall" is in player B's Drop Area

    @reading
    Scenario: Under the alternative interpretation, a card uncovered during a battle does not replace the attack card
      Given the ambiguous rule "If only the top card of an attack card or guard card leaves, does the card below take its part in the battle?" is answered "no"
      And "First" is a Battle Card of energy cost 2 with 20000 power
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Lift" (probe "extra-top-to-hand") in the hand
      And player B has the rested Battle Card "Wall" with 20000 power
      When player A attacks "Wall" with "Top"
      And player A activates "Lift"
      And player A chooses "Top"
      Then "First" is rested
      And player A's hand holds exactly "Top"
      And "Wall" is in player B's Battle Area
