@DBS
Feature: 3-4 to 3-6. Drop Area, Leader Area and Battle Area

  @DBS-3-4-1
  Rule: 3-4-1 KO-ed Battle Cards and used Extra Cards go to the Drop Area, which texts call Drop

    Scenario: a Battle Card KO-ed by a skill, and the Extra Card whose skill it was
      Given player A has "Blow" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Blow"
      Then "Crew" is in player B's Drop Area
      And "Blow" is in player A's Drop Area

    Scenario: a Battle Card KO-ed in a battle
      Given player A has the active Battle Card "Fighter" with 15000 power
      And player B has the rested Battle Card "Crew" with 10000 power
      When player A attacks "Crew" with "Fighter"
      Then "Crew" is in player B's Drop Area
      And "Fighter" is in player A's Battle Area

    Scenario: a [Counter] that was used, in the other player's turn
      Given player A has the active Battle Card "Fighter" with 15000 power
      And player B has "Stop" (probe "counter-attack-negate") in the hand
      When player A attacks "B leader" with "Fighter"
      And player B counters with "Stop"
      Then "Stop" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    Scenario: an Extra Card lies there before its skill is carried out
      Given player A has "Echo" (probe "extra-drop-to-hand") in the hand
      When player A activates "Echo"
      Then "Echo" is in player A's hand
      And player A's Drop Area holds 0 cards
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: "Drop" is the own Drop Area, and no other area
      Given player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      And player A has "Exiled" in the Warp
      And player B has "Theirs" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is in player A's Battle Area
      And "Exiled" is in player A's Warp
      And "Theirs" is in player B's Drop Area

  @DBS-3-4-2
  Rule: 3-4-2 The Drop Area is open, and what comes to it lies on top

    Scenario Outline: player <viewer> sees the cards of both Drop Areas
      Given player A has "Blaze" (probe "extra-ko-all") in the hand
      And player A has the active Battle Card "Ours" with 10000 power
      And player B has the active Battle Card "Theirs" with 10000 power
      When player A activates "Blaze"
      Then player <viewer> sees "Ours" and "Blaze" in player A's Drop Area
      And player <viewer> sees "Theirs" in player B's Drop Area
      And "Ours" is face up in player A's Drop Area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: KO-ed and used cards lie above those that were there
      Given player A has "Blow" (probe "extra-ko-any") in the hand
      And player A has "Old" in the Drop Area
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Blow"
      Then the top of player A's Drop Area is "Crew", "Blow" and "Old"

    Scenario: so does a card of the life
      Given player A has "Theft" (probe "extra-opponents-life-to-drop") in the hand
      And player B has "Old" in the Drop Area
      And player B has "Jewel" in the Life Area
      And player B has 1 card in the Life Area
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Theft"
      Then the top of player B's Drop Area is "Jewel" and "Old"
      And player A wins the game

    Scenario: any card of the Drop Area can be chosen, wherever it lies there
      Given player A has "Rescue" (probe "extra-drop-to-hand") in the hand
      And player A has "Upper", "Middle" and "Lower" in the Drop Area
      When player A activates "Rescue"
      And player A chooses "Lower"
      Then "Lower" is in player A's hand
      And player A's Drop Area holds exactly "Upper", "Middle" and "Rescue"

    Scenario: a text that takes the bottom card takes the one that has lain there longest
      Given "Dredge" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] Send the bottom 2 cards of your Drop Area to the Warp.", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "move", "to": "warp", "target": {"all": {"player": "you", "zone": ["drop"], "bottom": 2}}}]}]}
        """
      And player A has "New", "Old" and "Oldest" in the Drop Area
      And player A has "Dredge" in the hand
      When player A activates "Dredge"
      Then the top of player A's Drop Area is "Dredge" and "New"
      And player A's Drop Area holds 2 cards
      And player A's Warp holds exactly "Old" and "Oldest"

  @DBS-3-5-1
  Rule: 3-5-1 The Leader Cards lie in the Leader Areas from the beginning, front side up

    Scenario: both of them
      Given both players have decks for a game, led by "Captain" and "Rival"
      And the lot falls to player B
      When player B is asked to redraw
      Then "Captain" is in player A's Leader Area
      And "Captain" shows its front side
      And "Rival" is in player B's Leader Area
      And "Rival" is active
      And "Rival" has 10000 power
      When player B is asked to charge
      Then "Captain" shows its front side
      And player B's Life Area holds 8 cards

    Scenario: with the skills and the power of that side
      Given both players have decks for a game, led by "Captain" (probe "leader-of-two-sides") and "Rival"
      And the lot falls to player A
      When player A is asked to charge
      Then "Captain" is face up in player A's Leader Area
      And "Captain" has 15000 power
      When player A activates "Captain"
      Then "Captain" shows its back side
      And "Captain" has 20000 power

  @DBS-3-5-2
  Rule: 3-5-2 The Leader Area is open

    Scenario Outline: player <viewer> sees both Leader Cards, whichever side they show
      Given player A's Leader is "Captain" (probe "leader-of-two-sides")
      And player B's Leader is "Rival" (probe "leader-of-two-sides")
      When player A activates "Captain"
      Then "Captain" shows its back side
      And player <viewer> sees "Captain" in player A's Leader Area
      And player <viewer> sees "Rival" in player B's Leader Area

      Examples:
        | viewer |
        | A      |
        | B      |

  @DBS-3-5-3
  Rule: 3-5-3 Nothing moves a Leader Card out of the Leader Area

    Scenario: a skill that moves all Leader Cards and Battle Cards moves the Battle Cards
      Given player A has "Deluge" (probe "extra-leaders-and-battle-cards-to-deck") in the hand
      And player A has the active Battle Card "Ours" with 10000 power
      And player B has the active Battle Card "Theirs" with 10000 power
      When player A activates "Deluge"
      Then the bottom of player A's deck is "Ours"
      And the bottom of player B's deck is "Theirs"
      And "A leader" is in player A's Leader Area
      And "B leader" is in player B's Leader Area

    Scenario: it is not KO-ed, not removed from the game, not sent to the Warp
      Given player A has "Ruin" (probe "extra-ko-and-banish-leader") in the hand
      When player A activates "Ruin"
      Then "B leader" is in player B's Leader Area
      And "Ruin" is in player A's Drop Area

    Scenario: nobody gains control of it, and no combo is made with it
      Given player A has "Usurp" (probe "extra-gains-control-of-all") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      And player A has the active Battle Card "Fighter" with 15000 power
      When player A activates "Usurp"
      Then "Crew" is in player A's Battle Area
      And "B leader" is in player B's Leader Area
      When player A attacks "B leader" with "Fighter"
      And player A tries to combo with "A leader"
      Then that is refused
      When player A combos with "Crew"
      Then "Crew" is in player B's Drop Area

  @DBS-3-6-1
  Rule: 3-6-1 Battle Cards and some Extra Cards lie in the Battle Area

    Scenario: a Battle Card and an Extra Card with [Field] come there, another Extra Card does not
      Given player A has "Crew", "Dojo" (probe "field-power") and "Sight" (probe "extra-draw-for-1") in the hand
      When player A plays "Crew"
      And player A activates "Dojo"
      And player A activates "Sight"
      Then player A's Battle Area holds exactly "Crew" and "Dojo"
      And "Sight" is in player A's Drop Area

    Scenario: an Extra Card there works there, and cannot attack, be attacked or combo
      Given player A has the active Battle Card "Dojo" (probe "field-power")
      And player A has "Crew" in the hand
      And player B has the rested Battle Card "Their dojo" (probe "field-power")
      When player A plays "Crew"
      Then "Crew" has 15000 power
      When player A tries to attack "B leader" with "Dojo"
      Then that is refused
      When player A tries to attack "Their dojo" with "Crew"
      Then that is refused
      When player A attacks "B leader" with "Crew"
      And player A tries to combo with "Dojo"
      Then that is refused

    Scenario: no other category is played
      Given player A has "Crew" and "Sight" (probe "extra-draw-for-1") in the hand
      When player A tries to play "Sight"
      Then that is refused
      When player A plays "Crew"
      Then "Crew" is in player A's Battle Area

  @DBS-3-6-2
  Rule: 3-6-2 The Battle Area is open, and cards lie face up there

    Scenario Outline: player <viewer> sees a card that was played from the hand and one from the Drop Area
      Given player A has "Crew" and "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      When player A plays "Crew"
      And player A activates "Rescue"
      Then player <viewer> sees "Crew" and "Lost" in player A's Battle Area
      And "Crew" is face up in player A's Battle Area
      And "Lost" is face up in player A's Battle Area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: also one that comes from the life, where it lay face down
      Given "Call" has this data:
        """
        {"category": "extra", "energyCost": 1, "text": "[Activate: Main] Play a card of your life.", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "play", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}}]}]}
        """
      And player A has "Call" in the hand
      And player A has "Hidden" (probe "played-draw") in the Life Area
      And player A has "Fresh" on top of the deck
      When player A activates "Call"
      Then "Hidden" is face up in player A's Battle Area
      And player B sees "Hidden" in player A's Battle Area
      And player A's hand holds exactly "Fresh"

  @DBS-3-6-3
  Rule: 3-6-3 To place a Battle Card in the Battle Area is to play it

    Scenario Outline: its "when you play this card" comes whether it comes from the hand or by a skill: <how>
      Given player A has "<first>" (probe "<probe>") in the hand
      And player A has "Herald" (probe "played-draw") in the <area>
      And player A has "Fresh" on top of the deck
      When player A <how>
      Then "Herald" is in player A's Battle Area
      And "Fresh" is in player A's hand
      And the event "played" happened exactly 1 time to "Herald"

      Examples:
        | how                 | area      | first  | probe                |
        | plays "Herald"      | hand      | Rescue | extra-play-from-drop |
        | activates "Rescue"  | Drop Area | Rescue | extra-play-from-drop |

    Scenario: several that one skill plays
      Given player A has "Muster" (probe "extra-play-3"), "Herald" (probe "played-draw") and "Second herald" (probe "played-draw") in the hand
      When player A activates "Muster"
      And player A chooses "Herald" and "Second herald"
      And player A lets "Second herald"'s ability come first
      Then player A's Battle Area holds exactly "Herald" and "Second herald"
      And player A's hand holds 2 cards

    Scenario: an Extra Card is not played
      Given player A has "Dojo" (probe "field-power") in the hand
      And player A has "Crew" in the hand
      When player A activates "Dojo"
      And player A plays "Crew"
      Then "Dojo" is in player A's Battle Area
      And the event "played" did not happen to "Dojo"
      And the event "played" happened exactly 1 time to "Crew"

    Scenario: what is there already is not played once more
      Given player A has "Encore" (probe "extra-play-own-battle-and-drop-areas") in the hand
      And player A has the active Battle Card "Herald" (probe "played-draw")
      And player A has "Crew" in the Drop Area
      When player A activates "Encore"
      Then "Crew" is in player A's Battle Area
      And player A's hand holds 0 cards

    Scenario Outline: a text that asks whether a card was played in this turn means those that <which>
      Given "Purge" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] KO all of your Battle Cards that <which>.", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "ko", "target": {"all": {"player": "you", "zone": ["battle"], "playedThisTurn": <asked>}}}]}]}
        """
      And player A has the active Battle Card "Veteran" with 10000 power
      And player A has "Recruit", "Rescue" (probe "extra-play-from-drop") and "Purge" in the hand
      And player A has "Lost" in the Drop Area
      When player A plays "Recruit"
      And player A activates "Rescue"
      And player A activates "Purge"
      Then player A's Battle Area holds exactly <left>
      And "Recruit" is in player A's <area>

      Examples:
        | which                    | asked | left                 | area        |
        | were played in this turn | true  | "Veteran"            | Drop Area   |
        | were there before        | false | "Recruit" and "Lost" | Battle Area |

    Scenario: A Battle Card that already lies in the Battle Area is not played again, and stays in Rest Mode
      Given player A has "Encore" (probe "extra-play-own-battle-and-drop-areas") in the hand
      And player A has the rested Battle Card "Sleeper" with 10000 power
      And player A has "Crew" in the Drop Area
      When player A activates "Encore"
      Then "Crew" is in player A's Battle Area
      And "Sleeper" is rested

    Scenario: A Battle Card that lies in the opponent's Battle Area is not played, and stays there
      Given "Encore" has this data:
        """
        {"category": "extra", "energyCost": 1, "text": "[Activate: Main] Play all Battle Cards of all Battle Areas and Drop Areas.", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "play", "target": {"all": {"player": "any", "zone": ["battle", "drop"], "category": "battle"}}}]}]}
        """
      And player A has "Encore" in the hand
      And player B has the rested Battle Card "Sleeper" with 10000 power
      And player B has "Crew" in the Drop Area
      When player A activates "Encore"
      Then "Sleeper" is in player B's Battle Area
      And "Crew" is in player A's Battle Area

  @DBS-3-6-4
  Rule: 3-6-4 A card comes to the Battle Area in Active Mode unless something else is said

    Scenario: played from the hand it can attack at once
      Given player A has "Crew" in the hand
      When player A plays "Crew"
      Then "Crew" is active
      When player A attacks "B leader" with "Crew"
      Then player B's Life Area holds 3 cards

    Scenario: played by a skill
      Given player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is active

    Scenario: where the skill says Rest Mode
      Given player A has "Rescue" (probe "extra-play-from-drop-rested") in the hand
      And player A has "Lost" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is rested

    Scenario: one that was in Rest Mode before it left
      Given player A has "Tide" (probe "extra-return") in the hand
      And player A has the rested Battle Card "Crew" with 10000 power
      When player A activates "Tide"
      And player A plays "Crew"
      Then "Crew" is active

  @DBS-3-6-5
  Rule: 3-6-5 There is no limit to the number of Battle Cards in the Battle Area

    Scenario: eight of them, and one more
      Given player A has 8 copies of "Crew" in the Battle Area
      And player A has "Ninth" in the hand
      When player A plays "Ninth"
      Then player A's Battle Area holds 9 cards
      And "Ninth" is in player A's Battle Area

    Scenario: by skills as well
      Given player A has 6 copies of "Crew" in the Battle Area
      And player A has "Muster" (probe "extra-play-3"), "One", "Two" and "Three" in the hand
      When player A activates "Muster"
      And player A chooses "One", "Two" and "Three"
      Then player A's Battle Area holds 9 cards

  @DBS-3-6-6
  Rule: 3-6-6 Any number of Extra Cards may lie in the Battle Area, but only one with [Field]

    Scenario: a new card with [Field] takes the place of the old one, other Extra Cards stay
      Given player A has the active Battle Card "Monument" (probe "extra-draw-for-1")
      And player A has the active Battle Card "Statue" (probe "extra-draw-2")
      And player A has the active Battle Card "Old dojo" (probe "field-power")
      And player A has "New dojo" (probe "field-power") in the hand
      When player A activates "New dojo"
      Then player A's Battle Area holds exactly "Monument", "Statue" and "New dojo"
      And "Old dojo" is in player A's Drop Area

    @reading
    Scenario Outline: a second one comes under the control of the player (<choice>)
      Given the reading "second-field-by-control" is "<choice>"
      And player A has the active Battle Card "Own dojo" (probe "field-power")
      And player B has the active Battle Card "Their dojo" (probe "field-power")
      And player B has the active Battle Card "Foe" with 10000 power
      And player A has "Theft" (probe "extra-gains-control-of-all") in the hand
      When player A activates "Theft"
      Then player A's Battle Area holds exactly <cards>

      Examples:
        | choice          | cards                   |
        | stays           | "Own dojo" and "Foe"    |
        | takes-its-place | "Their dojo" and "Foe"  |

    Scenario: the first one may come so
      Given player B has the active Battle Card "Their dojo" (probe "field-power")
      And player A has the active Battle Card "Monument" (probe "extra-draw-for-1")
      And player A has "Theft" (probe "extra-gains-control-of-all") in the hand
      When player A activates "Theft"
      Then player A's Battle Area holds exactly "Monument" and "Their dojo"

    Scenario: a Battle Card beside it stays, and the other player's card with [Field]
      Given player A has the active Battle Card "Old dojo" (probe "field-power")
      And player A has the active Battle Card "Crew" with 10000 power
      And player B has the active Battle Card "Their dojo" (probe "field-power")
      And player A has "New dojo" (probe "field-power") in the hand
      When player A activates "New dojo"
      Then player A's Battle Area holds exactly "Crew" and "New dojo"
      And player B's Battle Area holds exactly "Their dojo"
      And "Crew" has 15000 power
