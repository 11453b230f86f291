@DBS
Feature: 10-18. Tokens

  @DBS-10-18-1
  Rule: 10-18-1 Tokens are created by effects and are Battle Cards

    Scenario: An effect creates 2 tokens, which count as Battle Cards and can attack
      Given player A has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And player A has the active Battle Card "Counter" (probe "power-for-battle-cards")
      And player B has the rested Battle Card "Prey" with 5000 power
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      Then player A's Battle Area holds exactly "Counter", "Spark Token#1" and "Spark Token#2"
      And "Counter" has 20000 power
      When player A attacks "Prey" with "Spark Token#1"
      Then player B's Drop Area holds exactly "Prey"

    @reading @DBS-3-6-3
    Scenario Outline: A skill for played cards draws <drawn> when two tokens are created (tokens count as played: <choice>)
      Given the ambiguous rule "Is a token played when an effect creates it?" is answered "<choice>"
      And player A has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      When player A activates "Sparks"
      Then player A's Battle Area holds 3 cards
      And player A's hand holds <drawn> cards

      Examples:
        | choice | drawn |
        | yes    | 2     |
        | no     | 0     |

    Scenario Outline: A skill that KOs all Battle Cards that are <which> leaves <left> in play
      Given "Sparks" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "createToken", "token": {"name": "Spark Token", "power": 10000}},
            {"do": "ko", "target": {"all": {"zone": ["battle"], "token": <asked>}}}]}]}
        """
      And player A has "Sparks" in the hand
      And player A has the active Battle Card "Pal" with 10000 power
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      Then player A's Battle Area holds exactly "<left>"
      And "Sparks" is in player A's Drop Area

      Examples:
        | which     | asked | left          |
        | tokens    | true  | Pal           |
        | no tokens | false | Spark Token#1 |

  @DBS-10-18-2
  Rule: 10-18-2 A token has the information that the effect gives it

    Scenario: A token has the power, special trait and energy cost that the effect gives it
      Given player A has "Sparks" (probe "extra-creates-token") in the hand
      And player A has the active Battle Card "Coach" (probe "drift-5000")
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      Then "Spark Token#1" has 10000 power
      And "Spark Token#1" has an energy cost of 1

    Scenario: A token has the character name that the effect gives it, so another card can evolve onto it
      Given player A has "Sparks" (probe "extra-creates-drawing-token") in the hand
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      And "Ember Token#1" will be created
      When player A activates "Sparks"
      Then "Ember Token#1" has 10000 power
      When player A activates "Grown"
      Then under "Grown" lies "Ember Token#1"

    Scenario: A token has the [Auto] skill that the effect gives it
      Given player A has "Sparks" (probe "extra-creates-drawing-token") and "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh" on top of the deck
      And "Ember Token#1" will be created
      When player A activates "Sparks"
      And player A activates "Blast"
      Then player A's hand holds exactly "Fresh"

    Scenario: A token without a stated energy cost has none, so a text about low energy costs ignores it
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Lull" (probe "extra-rest-all-of-energy-cost-1-or-less") in the hand
      And "Cheap" is a Battle Card of energy cost 1 with 5000 power
      And player A has the active Battle Card "Cheap"
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      And player A activates "Lull"
      Then "Cheap" is rested
      And "Spark Token#1" and "Spark Token#2" are active

  @DBS-10-18-3
  Rule: 10-18-3 Tokens appear in the Battle Area of the player whose effect creates them

    Scenario Outline: Player <player>'s skill creates tokens in player <player>'s own Battle Area
      Given it is player <player>'s Main Phase
      And player <player> has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And "Spark Token#1" and "Spark Token#2" will be created
      When player <player> activates "Sparks"
      Then player <player>'s Battle Area holds exactly "Spark Token#1" and "Spark Token#2"
      And player <other>'s Battle Area holds 0 cards

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario Outline: A token created by the test card "<probe>" is <state>
      Given player A has "Sparks" (probe "<probe>") in the hand
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      Then "Spark Token#1" is <state>

      Examples:
        | probe                      | state  |
        | extra-creates-token        | active |
        | extra-creates-rested-token | rested |

    @reading @DBS-10-18-3
    Scenario: A token created by a skill of a controlled card appears with the player who controls the card
      Given player B has the active Battle Card "Smith" (probe "attack-creates-token")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And "Spark Token#1" will be created
      When player A activates "Lure"
      And player A attacks "B leader" with "Smith"
      Then player A's Battle Area holds exactly "Smith" and "Spark Token#1"

    @reading
    Scenario: Under the alternative interpretation, a token created by a controlled card appears with the card's owner
      Given the ambiguous rule "In whose Battle Area does a token appear if the opponent of the owner controls the card that creates it?" is answered "in that of the owner of the card"
      And player B has the active Battle Card "Smith" (probe "attack-creates-token")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And "Spark Token#1" will be created
      When player A activates "Lure"
      And player A attacks "B leader" with "Smith"
      Then player A's Battle Area holds exactly "Smith"
      And player B's Battle Area holds exactly "Spark Token#1"

  @DBS-10-18-4
  Rule: 10-18-4 A "(Name) Token" has that card name

    Scenario: A [Permanent] for cards named Spark Token gives power to Spark Tokens
      Given player A has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And player A has the active Battle Card "Coach" (probe "spark-5000")
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      Then "Spark Token#1" has 10000 power
      And "Spark Token#2" has 10000 power

  @DBS-10-18-5
  Rule: 10-18-5 Tokens are treated like cards

    Scenario: A token can attack, and can be attacked and KO-ed
      Given player A has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And player B has the rested Battle Card "Prey" with 5000 power
      And player B has the active Battle Card "Binder" (probe "rests-at-will")
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      And player A attacks "Prey" with "Spark Token#1"
      Then player B's Drop Area holds exactly "Prey"
      And "Spark Token#1" is rested
      When player A ends the turn
      And player B activates "Binder"
      And player B chooses "Spark Token#1"
      And player B attacks "Spark Token#1" with "B leader"
      Then player A's Battle Area holds exactly "Spark Token#2"

    Scenario: A token without combo power and combo cost cannot be used in a combo
      Given player A has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And player A has "Mate" in the hand
      And player B has the rested Battle Card "Prey" with 15000 power
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      And player A attacks "Prey" with "A leader"
      And player A tries to combo with "Spark Token#1"
      Then that is refused
      When player A combos with "Mate"
      Then player B's Drop Area holds exactly "Prey"

    Scenario: A token at 0 power leaves the Battle Area and goes to no other area
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Curse" (probe "extra-power-less-15000") in the hand
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      And player A activates "Curse"
      And player A chooses "Spark Token#1"
      Then player A's Battle Area holds exactly "Spark Token#2"
      And player A's Drop Area holds exactly "Curse" and "Sparks"

    Scenario: A token in Rest Mode is switched to Active Mode in its player's next Charge Phase
      Given player A has "Sparks" (probe "extra-creates-rested-token") in the hand
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A ends the turn
      And player B ends the turn
      Then "Spark Token#1" is active

  @DBS-10-18-6
  Rule: 10-18-6 Tokens are chosen and affected like the cards of their area

    Scenario: A token can be chosen by a skill and gets power from another card's [Permanent]
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Cheer" (probe "extra-power-5000") in the hand
      And "Spark Token#1" and "Spark Token#2" will be created
      And player A has the active Battle Card "Coach" (probe "others-5000")
      When player A activates "Sparks"
      And player A activates "Cheer"
      And player A chooses "Spark Token#2"
      Then "Spark Token#2" has 15000 power
      And "Spark Token#1" has 10000 power

    Scenario: A skill that returns all cards of the Battle Area to the hand removes tokens too
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Wave" (probe "extra-all-to-hand") in the hand
      And player A has the active Battle Card "Pal" with 10000 power
      When player A activates "Sparks"
      And player A activates "Wave"
      Then player A's hand holds exactly "Pal"
      And player A's Battle Area holds 0 cards

  @DBS-10-18-7
  Rule: 10-18-7 A token that would move to another area is no longer in any area

    Scenario Outline: A token chosen for the test card "<probe>" disappears and is placed in no area
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Order" (probe "<probe>") in the hand
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      And player A activates "Order"
      And player A chooses "Spark Token#1"
      Then player A's Battle Area holds exactly "Spark Token#2"
      And player A's Drop Area holds exactly "Order" and "Sparks"
      And player A's hand holds 0 cards
      And player A's Warp holds 0 cards
      And player A's deck holds 20 cards
      And player A's Energy Area holds 4 active and 2 rested cards
      And player A's cards out of the game holds 0 cards

      Examples:
        | probe                   |
        | extra-ko-any            |
        | extra-return            |
        | extra-to-deck           |
        | extra-to-warp           |
        | extra-places-as-energy  |
        | extra-removes-from-game |

    Scenario: A token that was used in a combo disappears at the end of the battle
      Given player A has "Sparks" (probe "extra-creates-token") in the hand
      And player A has the active Battle Card "Mate" with 10000 power
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Spark Token#1"
      And player A declines
      Then player A's Combo Area holds 0 cards
      And player A's Drop Area holds exactly "Sparks"

    @reading @DBS-10-18-7
    Scenario: A token used in a combo stays in the Combo Area until the end of the battle
      Given player A has "Sparks" (probe "extra-creates-token") in the hand
      And player A has the active Battle Card "Mate" with 10000 power
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Spark Token#1"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds exactly "Spark Token#1"
      When player A declines
      Then player A's Combo Area holds 0 cards

    @reading @DBS-10-18-5
    Scenario: A token with combo power can be used in a combo and adds that power
      Given player A has "Sparks" (probe "extra-creates-token") in the hand
      And player B has the rested Battle Card "Prey" with 15000 power
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A attacks "Prey" with "A leader"
      And player A combos with "Spark Token#1"
      Then player B's Drop Area holds exactly "Prey"
      And player A's Battle Area holds 0 cards

    @reading
    Scenario: Under the alternative interpretation, a token disappears as soon as it is used in a combo
      Given the ambiguous rule "Is a token removed when it moves from the Battle Area to the Combo Area?" is answered "yes, it is removed"
      And player A has "Sparks" (probe "extra-creates-token") in the hand
      And player A has the active Battle Card "Mate" with 10000 power
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Spark Token#1"
      And player A is asked to act in the Offence Step
      Then player A's Combo Area holds 0 cards
      And player A's Battle Area holds exactly "Mate"
      And player A's Drop Area holds exactly "Sparks"

    Scenario: A token that is KO-ed triggers skills for a KO, but not skills for cards placed in the Drop Area
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Blast" (probe "extra-ko-any") in the hand
      And player A has the active Battle Card "Drops" (probe "sees-drops-draws")
      And player A has the active Battle Card "Kos" (probe "sees-kos-draws")
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      Then player A's hand holds 2 cards
      When player A activates "Blast"
      And player A chooses "Spark Token#1"
      Then player A's hand holds 3 cards

    Scenario: A token under another card stays there and is in play again when the upper card returns to the hand
      Given player A has "Sparks" (probe "extra-creates-drawing-token"), "Grown" (probe "evolve-onto-ember") and "Lift" (probe "extra-top-to-hand") in the hand
      And player A has "Blast" (probe "extra-ko-any") in the hand
      And "Ember Token#1" will be created
      When player A activates "Sparks"
      And player A activates "Grown"
      Then under "Grown" lies "Ember Token#1"
      When player A activates "Lift"
      Then player A's Battle Area holds exactly "Ember Token#1"
      And "Grown" is in player A's hand
      When player A activates "Blast"
      Then player A's Battle Area holds 0 cards
      And player A's Drop Area holds exactly "Blast", "Lift" and "Sparks"

    Scenario: A token under a KO-ed card disappears, and its own skill for being KO-ed does not trigger
      Given player A has "Sparks" (probe "extra-creates-drawing-token"), "Grown" (probe "evolve-onto-ember") and "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh" on top of the deck
      And "Ember Token#1" will be created
      When player A activates "Sparks"
      And player A activates "Grown"
      And player A activates "Blast"
      Then player A's Drop Area holds exactly "Blast", "Grown" and "Sparks"
      And player A's hand holds 0 cards

    Scenario: A card under a token goes to the Drop Area when the token disappears
      Given player A has "Sparks" (probe "extra-creates-token"), "Tuck" (probe "extra-tucks-hand-card") and "Paper" in the hand
      And player A has "Order" (probe "extra-return") in the hand
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A activates "Tuck"
      And player A chooses "Paper"
      And player A activates "Order"
      Then player A's Drop Area holds exactly "Order", "Paper", "Sparks" and "Tuck"
      And player A's Battle Area holds 0 cards
