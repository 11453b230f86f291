@DBS
Feature: 11-3. Cards below other cards

  @DBS-11-3-2
  Rule: 11-3-2 A card and those under it are one card, and the skills of those under it are negated

    Scenario Outline: a skill of a card ends where another is played onto it: <below>
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

    Scenario: a skill that the player would activate is negated as well
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

    Scenario: a card that is laid under another one of its area has not left the area
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

    Scenario: three cards of a stack count as one Battle Card
      Given player A has the active Battle Card "Counter" (probe "power-for-battle-cards")
      And player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And "Kid" has "Baby" under it
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      When player A activates "Grown"
      Then under "Grown" lie "Kid" and "Baby"
      And "Counter" has 15000 power

    Scenario: what was put off about a card is not done to it there, and is where it lies there no more
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

    Scenario: what is under a card cannot be chosen as a Battle Card; with the card on top it is chosen
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

    Scenario: the values are those of the card on top, in battle as well
      Given player A has the active Battle Card "Kid" with 30000 power
      And "Kid" has the character name "Ember"
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      And player B has the rested Battle Card "Wall" with 25000 power
      When player A activates "Grown"
      And player A attacks "Wall" with "Grown"
      Then "Grown" has 20000 power
      And "Wall" is in player B's Battle Area

    Scenario: it leaves as one card: one skill notices that one card has left
      Given player A has the active Battle Card "Top" (probe "leaves-draws")
      And "Top" has "Below" (probe "leaves-draws") under it
      And player A has "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh" and "Next" on top of the deck
      When player A activates "Blast"
      Then player A's hand holds exactly "Fresh"
      And "Top" and "Below" are in player A's Drop Area

  @DBS-11-3-3
  Rule: 11-3-3 Where cards under a card are spoken of they are cards of their own

    Scenario: each of them counts
      Given player A has the active Battle Card "Heap" (probe "draws-for-cards-under")
      And "Heap" has "First" and "Second" under it
      And player A has the active Battle Card "Other" with 10000 power
      And "Other" has "Third" under it
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Heap"
      Then player A's hand holds exactly "Fresh" and "Next"

    Scenario: one of them is chosen, and leaves alone
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

    Scenario Outline: a text can ask whether there are any: it means a card <which>
      Given "Purge" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] KO all Battle Cards <which> cards under them.", "abilities": [{"type": "activate", "timings": ["main"],
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
  Rule: 11-3-4 What comes under a card that has cards under it comes to lie at the very bottom

    Scenario: one card after the other
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

    Scenario: a Battle Card comes under another with what lies under it
      Given player A has the active Battle Card "Nest" (probe "takes-battle-card-under")
      And "Nest" has "First" under it
      And player A has the active Battle Card "Second" with 10000 power
      And "Second" has "Third" under it
      When player A activates "Nest"
      Then under "Nest" lie "First", "Second" and "Third"
      And player A's Battle Area holds exactly "Nest"
      And player A's Drop Area holds 0 cards

    Scenario: an opponent's card comes under a card of the player, and goes to the Drop Area of its owner
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
  Rule: 11-3-5 Where a card leaves the Battle Area or the Combo Area for anywhere else, those under it go to the Drop Area

    Scenario Outline: wherever it goes from the Battle Area of player <player>: <how>
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

    Scenario: removed from the game
      Given player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Order" (probe "extra-removes-from-game") in the hand
      When player A activates "Order"
      Then "Top" is in player B's cards out of the game
      And player B's Drop Area holds exactly "First"

    Scenario: its power drops to 0
      Given "First" is a Battle Card of energy cost 2 with 30000 power
      And player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Order" (probe "extra-power-less-15000") in the hand
      When player A activates "Order"
      Then player B's Drop Area holds exactly "First" and "Top"

    Scenario Outline: a card of player <player> combos with those under it, and they are dropped with it
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

    Scenario: the combo power of those under it does not count
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player B has the rested Battle Card "Wall" with 15001 power
      When player A attacks "Wall" with "A leader"
      And player A combos with "Top"
      And player A declines
      Then "Wall" is in player B's Battle Area
      And "First", "Second" and "Top" are in player A's Drop Area

    Scenario: from the Combo Area to the hand
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Order" (probe "extra-combo-to-hand") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Top"
      And player A activates "Order"
      Then player A's hand holds exactly "Top"
      And player A's Drop Area holds exactly "First" and "Order"

    Scenario: from the Combo Area back to the Battle Area they are under it still
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has "Order" (probe "battle-play-from-combo") in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Top"
      And player A activates "Order"
      Then "Top" is in player A's Battle Area
      And under "Top" lie "First" and "Second"
      And player A's Drop Area holds exactly "Order"

    Scenario: an [Auto] of a card under it notices nothing; that of the top and of others do
      Given player A has the active Battle Card "Top" (probe "dropped-draws")
      And "Top" has "First" (probe "dropped-draws") and "Second" (probe "dropped-draws") under it
      And player A has "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Blast"
      Then "First" and "Second" are in player A's Drop Area
      And player A's hand holds exactly "Fresh"

    Scenario: other cards notice each card that is placed in the Drop Area
      Given player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player B has the active Battle Card "Watcher" (probe "sees-drops-draws")
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Blast"
      And player A chooses "Top"
      Then player B's hand holds 3 cards

    Scenario: those under it are not KO-ed
      Given player B has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has the active Battle Card "Watcher" (probe "sees-kos-draws")
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Blast"
      And player A chooses "Top"
      Then "First" and "Second" are in player B's Drop Area
      And player A's hand holds 1 card

    Scenario: where something else happens instead they stay under it
      Given player B has the active Battle Card "Top" (probe "ko-rests-instead")
      And "Top" has "First" under it
      And player A has "Blast" (probe "extra-ko-any") and "Order" (probe "extra-return") in the hand
      When player A activates "Blast"
      Then "Top" is rested
      And under "Top" lies "First"
      When player A activates "Order"
      Then player B's hand holds exactly "Top"
      And player B's Drop Area holds exactly "First"

    Scenario: something else happens instead of the dropping of each
      Given player A has the active Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has the active Battle Card "Gate" (probe "drops-go-to-warp")
      And player A has "Order" (probe "extra-return") in the hand
      When player A activates "Order"
      And player A chooses "Top"
      Then player A's hand holds exactly "Top"
      And "First" and "Second" are in player A's Warp

    Scenario: under a Leader Card they leave with no card
      Given player A has the active Battle Card "Friend" with 10000 power
      And "Friend" has "First" under it
      And player A has "Bond" (probe "extra-under-leader") in the hand
      When player A activates "Bond"
      Then under "A leader" lies "Friend"
      And player A's Drop Area holds exactly "Bond" and "First"

  @DBS-11-3-6
  Rule: 11-3-6 Where a card goes from one player's area to another's, those under it go along

    Scenario: as the other player gains control of it
      Given player B has the rested Battle Card "Top" with 10000 power
      And "Top" has "First" and "Second" under it
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Lure"
      Then "Top" is in player A's Battle Area
      And under "Top" lie "First" and "Second"
      And player A's cards under others holds exactly "First" and "Second"
      And player B's Drop Area holds 0 cards

    Scenario: and from there to the Drop Area of their owner
      Given player B has the rested Battle Card "Top" with 10000 power
      And "Top" has "First" under it
      And player A has "Lure" (probe "extra-gain-control") and "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Lure"
      And player A activates "Blast"
      Then player B's Drop Area holds exactly "First" and "Top"
      And player A's Drop Area holds exactly "Blast" and "Lure"

  @DBS-11-3-7
  Rule: 11-3-7 Where the card on top goes alone, the next one takes its place, its position and what adds to its power

    Scenario: what reaches all Battle Cards reaches it as it has reached the stack
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
    Scenario: a card that [Wish] has turned over shows its back as it did
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

    Scenario Outline: a <state> stack of player <player>
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

    Scenario: what takes power away goes over as well, and may be too much for it
      Given "First" is a Battle Card of energy cost 2 with 10000 power
      And player B has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Curse" (probe "extra-power-less-15000") and "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Curse"
      And player A activates "Lift"
      Then player B's hand holds exactly "Top"
      And player B's Drop Area holds exactly "First"

    Scenario: what else there is on the top does not go over
      Given "First" is a Battle Card of energy cost 2 with 10000 power
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Gift" (probe "extra-gives-double-strike") and "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Gift"
      And player A chooses "Top"
      And player A activates "Lift"
      And player A attacks "B leader" with "First"
      Then player B's Life Area holds 3 cards

    Scenario: the skills of the next card are there again
      Given player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" (probe "others-5000") under it
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Lift" (probe "extra-top-to-drop") in the hand
      When player A activates "Lift"
      And player A chooses "Top"
      Then "Top" is in player A's Drop Area
      And "Pal" has 15000 power

    Scenario: where nothing lies under it nothing takes its place
      Given player A has the active Battle Card "Alone" with 20000 power
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Lift" (probe "extra-top-to-hand") in the hand
      When player A activates "Lift"
      And player A chooses "Alone"
      Then player A's hand holds exactly "Alone"
      And player A's Battle Area holds exactly "Top"
      And under "Top" lies "First"

    Scenario: the next card has not been played by it: it lay there before
      Given "First" has the character name "Kelda"
      And player A has the active Battle Card "Top" with 20000 power
      And "Top" has "First" under it
      And player A has "Lift" (probe "extra-top-to-hand") and "Elder" (probe "evolving-seasoned") in the hand
      When player A activates "Lift"
      And player A activates "Elder"
      Then under "Elder" lies "First"
      And player A's hand holds exactly "Top"

    Scenario: its [Once per turn] skill that was used before it was covered has been used
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

    Scenario: its skills that were negated before it was covered are negated still
      Given player A has the active Battle Card "Kid" (probe "ember-attack-draws")
      And player A has "Hush" (probe "silence"), "Grown" (probe "evolve-onto-ember") and "Lift" (probe "extra-top-to-drop") in the hand
      When player A activates "Hush"
      And player A chooses "Kid"
      And player A activates "Grown"
      And player A activates "Lift"
      And player A attacks "B leader" with "Kid"
      Then "Kid" is rested
      And player A's hand holds 0 cards

    Scenario: it is evolved still
      Given "Purge" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] KO all evolved Battle Cards.", "abilities": [{"type": "activate", "timings": ["main"],
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

    Scenario: nor has one that came under the top in this turn
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
    Scenario: the next card takes the part of the top in the battle
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
    Scenario: read differently, it does not
      Given the reading "battle-of-an-uncovered-card" is "no"
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
