@DBS
Feature: 10-18. Tokens

  @DBS-10-18-1
  Rule: 10-18-1 An effect creates them, and they are Battle Cards

    Scenario: so many as the effect says
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
    Scenario Outline: whether they are played (<choice>)
      Given the reading "token-is-played" is "<choice>"
      And player A has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      When player A activates "Sparks"
      Then player A's Battle Area holds 3 cards
      And player A's hand holds <drawn> cards

      Examples:
        | choice | drawn |
        | yes    | 2     |
        | no     | 0     |

    Scenario Outline: a text tells them from other Battle Cards: it means <which>
      Given "Sparks" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] Create a Spark Token, then KO all Battle Cards that are <which>.", "abilities": [{"type": "activate", "timings": ["main"],
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
  Rule: 10-18-2 Their information is what the effect has said of them

    Scenario: power, special trait and energy cost
      Given player A has "Sparks" (probe "extra-creates-token") in the hand
      And player A has the active Battle Card "Coach" (probe "drift-5000")
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      Then "Spark Token#1" has 10000 power
      And "Spark Token#1" has an energy cost of 1

    Scenario: colour and character name
      Given player A has "Sparks" (probe "extra-creates-drawing-token") in the hand
      And player A has "Grown" (probe "evolve-onto-ember") in the hand
      And "Ember Token#1" will be created
      When player A activates "Sparks"
      Then "Ember Token#1" has 10000 power
      When player A activates "Grown"
      Then under "Grown" lies "Ember Token#1"

    Scenario: skills
      Given player A has "Sparks" (probe "extra-creates-drawing-token") and "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh" on top of the deck
      And "Ember Token#1" will be created
      When player A activates "Sparks"
      And player A activates "Blast"
      Then player A's hand holds exactly "Fresh"

    Scenario: one of which no energy cost is said has none, not a low one
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Lull" (probe "extra-rest-all-of-energy-cost-1-or-less") in the hand
      And "Cheap" is a Battle Card of energy cost 1 with 5000 power
      And player A has the active Battle Card "Cheap"
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      And player A activates "Lull"
      Then "Cheap" is rested
      And "Spark Token#1" and "Spark Token#2" are active

  @DBS-10-18-3
  Rule: 10-18-3 They appear in the Battle Area of whose effect it is

    Scenario Outline: by player <player>, in any turn
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

    Scenario Outline: <state>, by <probe>
      Given player A has "Sparks" (probe "<probe>") in the hand
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      Then "Spark Token#1" is <state>

      Examples:
        | probe                      | state  |
        | extra-creates-token        | active |
        | extra-creates-rested-token | rested |

    @reading @DBS-10-18-3
    Scenario: of a card under control it is the master's effect
      Given player B has the active Battle Card "Smith" (probe "attack-creates-token")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And "Spark Token#1" will be created
      When player A activates "Lure"
      And player A attacks "B leader" with "Smith"
      Then player A's Battle Area holds exactly "Smith" and "Spark Token#1"

    @reading
    Scenario: read differently, it appears with the owner of the card
      Given the reading "token-of-a-controlled-card" is "owner"
      And player B has the active Battle Card "Smith" (probe "attack-creates-token")
      And player A has "Lure" (probe "extra-gain-control") in the hand
      And "Spark Token#1" will be created
      When player A activates "Lure"
      And player A attacks "B leader" with "Smith"
      Then player A's Battle Area holds exactly "Smith"
      And player B's Battle Area holds exactly "Spark Token#1"

  @DBS-10-18-4
  Rule: 10-18-4 A "(Name) Token" has this name

    Scenario: a text that speaks of the name means it
      Given player A has "Sparks" (probe "extra-creates-2-tokens") in the hand
      And player A has the active Battle Card "Coach" (probe "spark-5000")
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      Then "Spark Token#1" has 10000 power
      And "Spark Token#2" has 10000 power

  @DBS-10-18-5
  Rule: 10-18-5 They are dealt with as cards are

    Scenario: one attacks, and is KO-ed
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

    Scenario: without combo power and combo cost it does not combo
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

    Scenario: at power 0 it goes
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Curse" (probe "extra-power-less-15000") in the hand
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      And player A activates "Curse"
      And player A chooses "Spark Token#1"
      Then player A's Battle Area holds exactly "Spark Token#2"
      And player A's Drop Area holds exactly "Curse" and "Sparks"

    Scenario: it is switched to Active Mode in the Charge Phase
      Given player A has "Sparks" (probe "extra-creates-rested-token") in the hand
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A ends the turn
      And player B ends the turn
      Then "Spark Token#1" is active

  @DBS-10-18-6
  Rule: 10-18-6 They are chosen and affected as the cards of their area are

    Scenario: chosen, and in what a [Permanent] says of others
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Cheer" (probe "extra-power-5000") in the hand
      And "Spark Token#1" and "Spark Token#2" will be created
      And player A has the active Battle Card "Coach" (probe "others-5000")
      When player A activates "Sparks"
      And player A activates "Cheer"
      And player A chooses "Spark Token#2"
      Then "Spark Token#2" has 15000 power
      And "Spark Token#1" has 10000 power

    Scenario: affected with all others
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Wave" (probe "extra-all-to-hand") in the hand
      And player A has the active Battle Card "Pal" with 10000 power
      When player A activates "Sparks"
      And player A activates "Wave"
      Then player A's hand holds exactly "Pal"
      And player A's Battle Area holds 0 cards

  @DBS-10-18-7
  Rule: 10-18-7 A token that would go to another area is in no area any more

    Scenario Outline: by <probe>
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

    Scenario: from the Combo Area, at the end of the battle
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
    Scenario: in the Combo Area it is there until then
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
    Scenario: one combos, with the combo power that was said of it
      Given player A has "Sparks" (probe "extra-creates-token") in the hand
      And player B has the rested Battle Card "Prey" with 15000 power
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A attacks "Prey" with "A leader"
      And player A combos with "Spark Token#1"
      Then player B's Drop Area holds exactly "Prey"
      And player A's Battle Area holds 0 cards

    @reading
    Scenario: read differently, it is gone as it combos
      Given the reading "token-between-battle-and-combo" is "removed"
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

    Scenario: it is KO-ed and leaves, and is placed nowhere
      Given player A has "Sparks" (probe "extra-creates-2-tokens") and "Blast" (probe "extra-ko-any") in the hand
      And player A has the active Battle Card "Drops" (probe "sees-drops-draws")
      And player A has the active Battle Card "Kos" (probe "sees-kos-draws")
      And "Spark Token#1" and "Spark Token#2" will be created
      When player A activates "Sparks"
      Then player A's hand holds 2 cards
      When player A activates "Blast"
      And player A chooses "Spark Token#1"
      Then player A's hand holds 3 cards

    Scenario: under a card in the Battle Area it is there still, and goes with that
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

    Scenario: where the card above it leaves
      Given player A has "Sparks" (probe "extra-creates-drawing-token"), "Grown" (probe "evolve-onto-ember") and "Blast" (probe "extra-ko-any") in the hand
      And player A has "Fresh" on top of the deck
      And "Ember Token#1" will be created
      When player A activates "Sparks"
      And player A activates "Grown"
      And player A activates "Blast"
      Then player A's Drop Area holds exactly "Blast", "Grown" and "Sparks"
      And player A's hand holds 0 cards

    Scenario: what lies under it goes to the Drop Area
      Given player A has "Sparks" (probe "extra-creates-token"), "Tuck" (probe "extra-tucks-hand-card") and "Paper" in the hand
      And player A has "Order" (probe "extra-return") in the hand
      And "Spark Token#1" will be created
      When player A activates "Sparks"
      And player A activates "Tuck"
      And player A chooses "Paper"
      And player A activates "Order"
      Then player A's Drop Area holds exactly "Order", "Paper", "Sparks" and "Tuck"
      And player A's Battle Area holds 0 cards
