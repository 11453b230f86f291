@DBS
Feature: 3-4 to 3-6. Drop Area, Leader Area and Battle Area

  @DBS-3-4-1
  Rule: 3-4-1 KO-ed Battle Cards and used Extra Cards go to the Drop Area, also called the Drop

    Scenario: A Battle Card KO-ed by a skill and the Extra Card with that skill go to their owners' Drop Areas
      Given player A has "Blow" (probe "extra-ko-any") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      When player A activates "Blow"
      Then "Crew" is in player B's Drop Area
      And "Blow" is in player A's Drop Area

    Scenario: A Battle Card KO-ed in a battle goes to its owner's Drop Area
      Given player A has the active Battle Card "Fighter" with 15000 power
      And player B has the rested Battle Card "Crew" with 10000 power
      When player A attacks "Crew" with "Fighter"
      Then "Crew" is in player B's Drop Area
      And "Fighter" is in player A's Battle Area

    Scenario: A used [Counter: Attack] goes to its owner's Drop Area in the opponent's turn
      Given player A has the active Battle Card "Fighter" with 15000 power
      And player B has "Stop" (probe "counter-attack-negate") in the hand
      When player A attacks "B leader" with "Fighter"
      And player B counters with "Stop"
      Then "Stop" is in player B's Drop Area
      And player B's Life Area holds 4 cards

    Scenario: An Extra Card is already in the Drop Area when its skill is carried out, and can return itself
      Given player A has "Echo" (probe "extra-drop-to-hand") in the hand
      When player A activates "Echo"
      Then "Echo" is in player A's hand
      And player A's Drop Area holds 0 cards
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: "Your Drop" refers only to the player's own Drop Area, not the Warp or the opponent's Drop Area
      Given player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      And player A has "Exiled" in the Warp
      And player B has "Theirs" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is in player A's Battle Area
      And "Exiled" is in player A's Warp
      And "Theirs" is in player B's Drop Area

  @DBS-3-4-2
  Rule: 3-4-2 The Drop Area is an open area, and new cards go on top

    Scenario Outline: Player <viewer> sees the cards in both Drop Areas
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

    Scenario: KO-ed and used cards go on top of the cards already in the Drop Area
      Given player A has "Blow" (probe "extra-ko-any") in the hand
      And player A has "Old" in the Drop Area
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Blow"
      Then the top of player A's Drop Area is "Crew", "Blow" and "Old"

    Scenario: A card that a skill moves from the life to the Drop Area goes on top
      Given player A has "Theft" (probe "extra-opponents-life-to-drop") in the hand
      And player B has "Old" in the Drop Area
      And player B has "Jewel" in the Life Area
      And player B has 1 card in the Life Area
      And player A has the active Battle Card "Crew" with 10000 power
      When player A activates "Theft"
      Then the top of player B's Drop Area is "Jewel" and "Old"
      And player A wins the game

    Scenario: A player may choose any card of the Drop Area, whatever its position there
      Given player A has "Rescue" (probe "extra-drop-to-hand") in the hand
      And player A has "Upper", "Middle" and "Lower" in the Drop Area
      When player A activates "Rescue"
      And player A chooses "Lower"
      Then "Lower" is in player A's hand
      And player A's Drop Area holds exactly "Upper", "Middle" and "Rescue"

    Scenario: The bottom cards of the Drop Area are those that have been there longest
      Given "Dredge" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "move", "to": "warp", "target": {"all": {"player": "you", "zone": ["drop"], "bottom": 2}}}]}]}
        """
      And player A has "New", "Old" and "Oldest" in the Drop Area
      And player A has "Dredge" in the hand
      When player A activates "Dredge"
      Then the top of player A's Drop Area is "Dredge" and "New"
      And player A's Drop Area holds 2 cards
      And player A's Warp holds exactly "Old" and "Oldest"

  @DBS-3-5-1
  Rule: 3-5-1 Leader Cards are in the Leader Areas from the beginning, with the front side up

    Scenario: Both Leader Cards start the game in Active Mode with their front side up
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

    Scenario: A two-sided Leader Card starts the game with the power and skills of its front side
      Given both players have decks for a game, led by "Captain" (probe "leader-of-two-sides") and "Rival"
      And the lot falls to player A
      When player A is asked to charge
      Then "Captain" is face up in player A's Leader Area
      And "Captain" has 15000 power
      When player A activates "Captain"
      Then "Captain" shows its back side
      And "Captain" has 20000 power

  @DBS-3-5-2
  Rule: 3-5-2 The Leader Area is an open area

    Scenario Outline: Player <viewer> sees both Leader Cards, whichever side is up
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
  Rule: 3-5-3 A Leader Card cannot be moved out of the Leader Area

    Scenario: A skill that puts all cards in play under the deck moves the Battle Cards, but not the Leader Cards
      Given player A has "Deluge" (probe "extra-leaders-and-battle-cards-to-deck") in the hand
      And player A has the active Battle Card "Ours" with 10000 power
      And player B has the active Battle Card "Theirs" with 10000 power
      When player A activates "Deluge"
      Then the bottom of player A's deck is "Ours"
      And the bottom of player B's deck is "Theirs"
      And "A leader" is in player A's Leader Area
      And "B leader" is in player B's Leader Area

    Scenario: A Leader Card cannot be KO-ed, removed from the game or sent to the Warp
      Given player A has "Ruin" (probe "extra-ko-and-banish-leader") in the hand
      When player A activates "Ruin"
      Then "B leader" is in player B's Leader Area
      And "Ruin" is in player A's Drop Area

    Scenario: A player cannot gain control of the opponent's Leader Card or combo with their own
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
  Rule: 3-6-1 Battle Cards and some Extra Cards are placed in the Battle Area

    Scenario: An Extra Card with [Field] goes to the Battle Area; an Extra Card without it goes to the Drop Area
      Given player A has "Crew", "Dojo" (probe "field-power") and "Sight" (probe "extra-draw-for-1") in the hand
      When player A plays "Crew"
      And player A activates "Dojo"
      And player A activates "Sight"
      Then player A's Battle Area holds exactly "Crew" and "Dojo"
      And "Sight" is in player A's Drop Area

    Scenario: An Extra Card with [Field] has its skill in the Battle Area, but cannot attack, be attacked or combo
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

    Scenario: An Extra Card without [Field] cannot be played to the Battle Area
      Given player A has "Crew" and "Sight" (probe "extra-draw-for-1") in the hand
      When player A tries to play "Sight"
      Then that is refused
      When player A plays "Crew"
      Then "Crew" is in player A's Battle Area

  @DBS-3-6-2
  Rule: 3-6-2 The Battle Area is an open area, and its cards are face up

    Scenario Outline: Player <viewer> sees Battle Cards played from the hand and from the Drop Area
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

    Scenario: A Battle Card played from the face-down life is face up in the Battle Area
      Given "Call" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
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
  Rule: 3-6-3 Placing a Battle Card in the Battle Area counts as playing it

    Scenario Outline: A "when played" skill triggers when player A <how> and the card comes from the <area>
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

    Scenario: Each of several Battle Cards that one skill plays triggers its own "when played" skill
      Given player A has "Muster" (probe "extra-play-3"), "Herald" (probe "played-draw") and "Second herald" (probe "played-draw") in the hand
      When player A activates "Muster"
      And player A chooses "Herald" and "Second herald"
      And player A lets "Second herald"'s ability come first
      Then player A's Battle Area holds exactly "Herald" and "Second herald"
      And player A's hand holds 2 cards

    Scenario: An Extra Card with [Field] that goes to the Battle Area does not count as played
      Given player A has "Dojo" (probe "field-power") in the hand
      And player A has "Crew" in the hand
      When player A activates "Dojo"
      And player A plays "Crew"
      Then "Dojo" is in player A's Battle Area
      And the event "played" did not happen to "Dojo"
      And the event "played" happened exactly 1 time to "Crew"

    Scenario: A Battle Card already in play does not trigger "when played" if a skill would play it again
      Given player A has "Encore" (probe "extra-play-own-battle-and-drop-areas") in the hand
      And player A has the active Battle Card "Herald" (probe "played-draw")
      And player A has "Crew" in the Drop Area
      When player A activates "Encore"
      Then "Crew" is in player A's Battle Area
      And player A's hand holds 0 cards

    Scenario Outline: A skill about cards that <which> affects exactly those, however they came into play
      Given "Purge" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
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

    Scenario: A Battle Card already in play stays in Rest Mode if a skill would play it again
      Given player A has "Encore" (probe "extra-play-own-battle-and-drop-areas") in the hand
      And player A has the rested Battle Card "Sleeper" with 10000 power
      And player A has "Crew" in the Drop Area
      When player A activates "Encore"
      Then "Crew" is in player A's Battle Area
      And "Sleeper" is rested

    Scenario: A skill that plays all Battle Cards does not take those in the opponent's Battle Area
      Given "Encore" has this data:
        """
        {"category": "extra", "energyCost": 1, "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "play", "target": {"all": {"player": "any", "zone": ["battle", "drop"], "category": "battle"}}}]}]}
        """
      And player A has "Encore" in the hand
      And player B has the rested Battle Card "Sleeper" with 10000 power
      And player B has "Crew" in the Drop Area
      When player A activates "Encore"
      Then "Sleeper" is in player B's Battle Area
      And "Crew" is in player A's Battle Area

  @DBS-3-6-4
  Rule: 3-6-4 A card enters the Battle Area in Active Mode unless an effect says otherwise

    Scenario: A Battle Card played from the hand is active and can attack in the same turn
      Given player A has "Crew" in the hand
      When player A plays "Crew"
      Then "Crew" is active
      When player A attacks "B leader" with "Crew"
      Then player B's Life Area holds 3 cards

    Scenario: A Battle Card that a skill plays from the Drop Area is active
      Given player A has "Rescue" (probe "extra-play-from-drop") in the hand
      And player A has "Lost" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is active

    Scenario: A Battle Card that a skill plays in Rest Mode is rested
      Given player A has "Rescue" (probe "extra-play-from-drop-rested") in the hand
      And player A has "Lost" in the Drop Area
      When player A activates "Rescue"
      Then "Lost" is rested

    Scenario: A Battle Card that was rested before it returned to the hand is active when played again
      Given player A has "Tide" (probe "extra-return") in the hand
      And player A has the rested Battle Card "Crew" with 10000 power
      When player A activates "Tide"
      And player A plays "Crew"
      Then "Crew" is active

  @DBS-3-6-5
  Rule: 3-6-5 A player may have any number of Battle Cards in the Battle Area

    Scenario: A player with eight Battle Cards in play may play a ninth
      Given player A has 8 copies of "Crew" in the Battle Area
      And player A has "Ninth" in the hand
      When player A plays "Ninth"
      Then player A's Battle Area holds 9 cards
      And "Ninth" is in player A's Battle Area

    Scenario: A player with six Battle Cards in play gets all three that a skill plays
      Given player A has 6 copies of "Crew" in the Battle Area
      And player A has "Muster" (probe "extra-play-3"), "One", "Two" and "Three" in the hand
      When player A activates "Muster"
      And player A chooses "One", "Two" and "Three"
      Then player A's Battle Area holds 9 cards

  @DBS-3-6-6
  Rule: 3-6-6 A player may have any number of Extra Cards in the Battle Area, but only one with [Field]

    Scenario: A new [Field] card replaces the player's old one, and other Extra Cards stay
      Given player A has the active Battle Card "Monument" (probe "extra-draw-for-1")
      And player A has the active Battle Card "Statue" (probe "extra-draw-2")
      And player A has the active Battle Card "Old dojo" (probe "field-power")
      And player A has "New dojo" (probe "field-power") in the hand
      When player A activates "New dojo"
      Then player A's Battle Area holds exactly "Monument", "Statue" and "New dojo"
      And "Old dojo" is in player A's Drop Area

    @reading
    Scenario Outline: A player with a [Field] card who gains control of another ends up with <cards>, as ruled: <choice>
      Given the ambiguous rule "What happens to a [Field] card of which a player gains control who already has one?" is answered "<choice>"
      And player A has the active Battle Card "Own dojo" (probe "field-power")
      And player B has the active Battle Card "Their dojo" (probe "field-power")
      And player B has the active Battle Card "Foe" with 10000 power
      And player A has "Theft" (probe "extra-gains-control-of-all") in the hand
      When player A activates "Theft"
      Then player A's Battle Area holds exactly <cards>

      Examples:
        | choice                          | cards                  |
        | it stays where it is            | "Own dojo" and "Foe"   |
        | it takes the place of the other | "Their dojo" and "Foe" |

    Scenario: A player without a [Field] card keeps the [Field] card that they gain control of
      Given player B has the active Battle Card "Their dojo" (probe "field-power")
      And player A has the active Battle Card "Monument" (probe "extra-draw-for-1")
      And player A has "Theft" (probe "extra-gains-control-of-all") in the hand
      When player A activates "Theft"
      Then player A's Battle Area holds exactly "Monument" and "Their dojo"

    Scenario: A new [Field] card leaves the player's Battle Cards and the opponent's [Field] card in play
      Given player A has the active Battle Card "Old dojo" (probe "field-power")
      And player A has the active Battle Card "Crew" with 10000 power
      And player B has the active Battle Card "Their dojo" (probe "field-power")
      And player A has "New dojo" (probe "field-power") in the hand
      When player A activates "New dojo"
      Then player A's Battle Area holds exactly "Crew" and "New dojo"
      And player B's Battle Area holds exactly "Their dojo"
      And "Crew" has 15000 power
