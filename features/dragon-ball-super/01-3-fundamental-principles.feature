@DBS
Feature: 1-3. Fundamental principles

  @DBS-1-3-1
  Rule: 1-3-1 What a card says goes before what the rules say

    Scenario: a player whose deck runs out wins where a card says so
      Given player A has the active Battle Card "Oracle" (probe "wins-instead-of-decking")
      And player A has "Landslide" (probe "extra-each-mills-1") in the hand
      And player A has 1 card in the deck
      When player A activates "Landslide"
      Then player A wins the game

    Scenario: also where it is the opponent who empties the deck
      Given player B has the active Battle Card "Oracle" (probe "wins-instead-of-decking")
      And player A has "Landslide" (probe "extra-mill-opponent-2-then-draw") in the hand
      And player B has 2 cards in the deck
      When player A activates "Landslide"
      Then player B wins the game

    @DBS-5-1-3-1
    Scenario: a card of which any number may be in a deck
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 50 cards for player A, led by "Captain"
      And player A's deck has 20 copies of "Crowd"
      And a deck of 50 cards for player B, led by "Rival"
      And player B's deck has 20 copies of "Crowd"
      And player B's deck has 5 copies of "Loner"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-3-1" and nothing else

  @DBS-1-3-2
  Rule: 1-3-2 What is impossible is not done, and of several things those are done that can be

    Scenario: there is nothing to KO, and a card is drawn nevertheless
      Given player A has "Strike" (probe "extra-ko-1-then-draw") in the hand
      And player A has "Found" on top of the deck
      When player A activates "Strike"
      Then player A's hand holds exactly "Found"
      And "Strike" is in player A's Drop Area

    Scenario: of two cards that are to be dropped the only one is
      Given player A has "Haste" (probe "extra-discard-2-then-draw") and "Only" in the hand
      And player A has "Found" on top of the deck
      When player A activates "Haste"
      Then "Only" is in player A's Drop Area
      And player A's hand holds exactly "Found"

  @DBS-1-3-2-1
  Rule: 1-3-2-1 A card that is already as it is to be is left alone, and nothing has been done to it

    Scenario: only the Battle Card that is switched to Rest Mode has been
      Given player B has the rested Battle Card "Napper" (probe "rested-draws")
      And player B has the active Battle Card "Second" (probe "rested-draws")
      And player A has "Lullaby" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Lullaby"
      Then "Second" is rested
      And player B's hand holds 1 card

    Scenario: an active Battle Card that is to be switched to Active Mode is left alone
      Given player A has the active Battle Card "Waker" (probe "set-active-draws")
      And player A has the rested Battle Card "Sleeper" (probe "set-active-draws")
      And player A has "Reveille" (probe "extra-activate-own-battle-cards") in the hand
      When player A activates "Reveille"
      Then "Sleeper" is active
      And player A's hand holds 1 card

    Scenario: a card in Rest Mode cannot be switched to Rest Mode as a skill cost
      Given player A has the rested Battle Card "Tired" (probe "rest-draw-2")
      And player A has the active Battle Card "Fresh" (probe "rest-draw-2")
      When player A tries to activate "Tired"
      Then that is refused
      When player A activates "Fresh"
      Then player A's hand holds 2 cards
      And "Fresh" is rested

  @DBS-1-3-2-2
  Rule: 1-3-2-2 What is to be done no times or fewer is not done, nor is its opposite

    Scenario Outline: with <cards> the number is <number>
      Given player A has "Muster" (probe "extra-draw-and-discard-per-battle-card-minus-2") and "Spare" in the hand
      And player A has <cards> in the Battle Area
      And player B has "Own" in the hand
      When player A activates "Muster"
      Then "Muster" is in player A's Drop Area
      And player A's hand holds exactly "Spare"
      And player A's deck holds 20 cards
      And player B's hand holds exactly "Own"

      Examples:
        | cards             | number  |
        | "First"           | below 0 |
        | "First", "Second" | 0       |

    Scenario: with a third Battle Card the number is 1
      Given player A has 2 copies of "Muster" (probe "extra-draw-and-discard-per-battle-card-minus-2") in the hand
      And player A has "Third" in the hand
      And player A has "First" and "Second" in the Battle Area
      And player B has "Own" in the hand
      When player A activates "Muster 1"
      Then player A's deck holds 20 cards
      When player A plays "Third"
      And player A activates "Muster 2"
      Then player A's deck holds 19 cards
      And "Own" is in player B's Drop Area

  @DBS-1-3-3
  Rule: 1-3-3 What one effect forbids no other does

    Scenario: a skill is to KO a Battle Card that another protects
      Given player A has the active Battle Card "Safe" (probe "cannot-be-koed")
      And player A has the active Battle Card "Bare" with 5000 power
      And player A has "Storm" (probe "extra-ko-all") in the hand
      When player A activates "Storm"
      Then "Bare" is in player A's Drop Area
      And "Safe" is in player A's Battle Area

    Scenario: a battle is to KO it
      Given player B has the rested Battle Card "Safe" (probe "cannot-be-koed")
      And player B has the rested Battle Card "Bare" with 5000 power
      And player A has the active Battle Card "Next" with 10000 power
      When player A attacks "Safe" with "A leader"
      And player A attacks "Bare" with "Next"
      Then "Bare" is in player B's Drop Area
      And "Safe" is in player B's Battle Area

    Scenario: a skill is to switch a Battle Card to Active Mode that must stay as it is
      Given player A has the rested Battle Card "Stiff" (probe "never-active-again")
      And player A has the rested Battle Card "Bare" with 5000 power
      And player A has "Reveille" (probe "extra-activate-own-battle-cards") in the hand
      When player A activates "Reveille"
      Then "Bare" is active
      And "Stiff" is rested

    @DBS-6-2-2
    Scenario: the Charge Phase is to switch it to Active Mode
      Given player B has the rested Battle Card "Stiff" (probe "never-active-again")
      And player B has the rested Battle Card "Bare" with 5000 power
      When player A ends the turn
      Then "Bare" is active
      And "Stiff" is rested

    Scenario: a prohibition that has ended forbids nothing, and one that was there first is not overcome by what comes later
      Given player A has "Ward" (probe "extra-protect-1-from-ko") and "Blow" (probe "main-kos-one") in the hand
      And player A has "Second" (probe "main-kos-one") in the hand
      And player A has the active Battle Card "Ally" with 5000 power
      When player A activates "Ward"
      And player A activates "Blow"
      Then "Blow" is in player A's Drop Area
      And "Ally" is in player A's Battle Area
      When player A ends the turn
      And player B ends the turn
      And player A activates "Second"
      Then "Ally" is in player A's Drop Area

    Scenario: a skill is to play a card that skills cannot play, though its player can
      Given player A has "Gate" (probe "extra-play-all-from-hand") in the hand
      And player A has "Proud" (probe "cannot-be-played-by-skills") and "Meek" in the hand
      When player A activates "Gate"
      Then "Meek" is in player A's Battle Area
      And "Proud" is in player A's hand
      When player A plays "Proud"
      Then "Proud" is in player A's Battle Area

    Scenario Outline: [<keyword>] is to play a card while its player can play none of the hand
      Given "Kin" is a Battle Card of energy cost 2 with 10000 power
      And "Kin" has the character name "Ember"
      And "Kin" has the colour "black"
      And "Cold" is a Battle Card of energy cost 2 with 10000 power
      And "Cold" has the character name "Frost"
      And "Cold" has the colour "black"
      And player A has 3 copies of "Kin" in the Drop Area
      And player A has "Cold" and "Kin" in the hand
      And player A has the active Battle Card "Ember mate" with 10000 power
      And "Ember mate" has the character name "Ember"
      And player A has the active Battle Card "Frost mate" with 10000 power
      And "Frost mate" has the character name "Frost"
      And player A has "Arrival" (probe "<probe>") in the hand
      And player B has the active Battle Card "Ban" (probe "opponent-plays-nothing-from-hand")
      When player A activates "Arrival"
      Then player A's Battle Area holds exactly <cards>
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards

      Examples:
        | keyword         | probe                  | cards                         |
        | Evolve          | evolve-onto-ember      | "Ember mate" and "Frost mate" |
        | Xeno-Evolve     | xeno-evolve-onto-ember | "Frost mate"                  |
        | Union-Fusion    | fusion-ember-and-frost | "Ember mate" and "Frost mate" |
        | Union-Potara    | potara-ember-and-frost | "Ember mate" and "Frost mate" |
        | Over Realm      | over-realm-3           | "Ember mate" and "Frost mate" |
        | Dark Over Realm | dark-over-realm-3      | "Ember mate" and "Frost mate" |

    Scenario: [Swap] is to play a card that skills cannot play
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And player A has "Proud" (probe "cannot-be-played-by-skills") in the hand
      And "Proud" has this data:
        """
        { "energyCost": 4, "traits": ["Drift"] }
        """
      When player A activates "Scout"
      And player A chooses "Proud"
      Then player A's hand holds exactly "Proud" and "Scout"

    Scenario: a skill is to evolve a card that the answer to it forbids to play
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      And player B has "Ban" (probe "counter-play-forbid") in the hand
      When player A activates "Grow"
      And player B counters with "Ban"
      And player A chooses "Grown"
      Then player A's Battle Area holds exactly "Kid"
      And "Ban" is in player B's Drop Area

    Scenario Outline: a skill is to draw for player <player>, who cannot draw by skills: the other one can, and the Charge Phase draws
      Given it is player <player>'s Main Phase
      And player <other> has the active Battle Card "Dam" (probe "opponent-draws-no-cards")
      And player <other> has "Sight" (probe "extra-draw-for-1") in the hand
      And player <player> has "Strike" (probe "extra-ko-1-then-draw") in the hand
      And player <other> has the active Battle Card "Bare" with 5000 power
      When player <player> activates "Strike"
      And player <player> chooses "Bare"
      Then "Bare" is in player <other>'s Drop Area
      And player <player>'s hand holds 0 cards
      When player <player> ends the turn
      And player <other> activates "Sight"
      Then player <other>'s hand holds 2 cards
      When player <other> ends the turn
      Then player <player>'s hand holds 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: nor does it draw for that player in the turn of the other one
      Given player A has the active Battle Card "Dam" (probe "opponent-draws-no-cards")
      And player B has the active Battle Card "Napper" (probe "rested-draws")
      And player A has the active Battle Card "Own" (probe "rested-draws")
      And player A has "Lullaby" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Lullaby"
      Then "Napper" is rested
      And player B's hand holds 0 cards
      And player A's hand holds 1 card

    @DBS-2-11-1-1
    Scenario: energy that cannot be switched to Rest Mode does not pay for a card
      Given player A has "Frost" (probe "extra-own-energy-not-rested") and "Mate" in the hand
      And "Free" is a Battle Card of energy cost 0 with 5000 power
      And player A has "Free" in the hand
      When player A activates "Frost"
      And player A tries to play "Mate"
      Then that is refused
      When player A plays "Free"
      Then player A's hand holds exactly "Mate"

  @DBS-1-3-4
  Rule: 1-3-4 Where both players choose, the turn player chooses first

    Scenario Outline: in player <turn>'s turn, by the own skill: nothing is done before both have chosen
      Given it is player <turn>'s Main Phase
      And player <turn> has "Duel" (probe "extra-each-kos-1") in the hand
      And player A has "A one" and "A two" in the Battle Area
      And player B has "B one" and "B two" in the Battle Area
      When player <turn> activates "Duel"
      And player <turn> is asked to choose
      Then player <turn> is the one who decides
      When player <turn> chooses "<turn> one"
      And player <other> is asked to choose
      Then "<turn> one" is in player <turn>'s Battle Area
      When player <other> chooses "<other> two"
      Then "<turn> one" is in player <turn>'s Drop Area
      And "<other> two" is in player <other>'s Drop Area
      And player <turn>'s Battle Area holds exactly "<turn> two"
      And player <other>'s Battle Area holds exactly "<other> one"

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

    Scenario: in the turn of the opponent, whose skill it is not
      Given player B has the rested Battle Card "Duellist" (probe "attacked-each-kos-1")
      And player A has "A one" and "A two" in the Battle Area
      And player B has "B one" in the Battle Area
      When player A attacks "Duellist" with "A leader"
      And player A is asked to choose
      Then player A is the one who decides
      When player A chooses "A one"
      And player B chooses "B one"
      Then "A one" is in player A's Drop Area
      And "B one" is in player B's Drop Area

  @DBS-1-3-5
  Rule: 1-3-5 A number that a player chooses is a whole one from 1 on

    Scenario Outline: <number> cannot be chosen
      Given player A has "Guess" (probe "extra-number-power") in the hand
      When player A activates "Guess"
      And player A tries to choose the number <number>
      Then that is refused
      When player A chooses the number 2
      Then "A leader" has 12000 power

      Examples:
        | number |
        | 0      |
        | -1     |
        | 1.5    |

    Scenario Outline: <number> can be chosen
      Given player A has "Guess" (probe "extra-number-power") in the hand
      When player A activates "Guess"
      And player A chooses the number <number>
      Then "A leader" has <power> power

      Examples:
        | number | power   |
        | 1      | 11000   |
        | 30     | 40000   |
        | 1001   | 1011000 |

    Scenario: a card may set a least number of its own
      Given player A has "Guess" (probe "extra-number-2-to-3-draw") in the hand
      When player A activates "Guess"
      And player A tries to choose the number 1
      Then that is refused
      When player A chooses the number 2
      Then player A's hand holds 2 cards

    Scenario: also one below 1
      Given player A has "Guess" (probe "extra-number-at-least-0-draw") and "Spare" in the hand
      When player A activates "Guess"
      And player A tries to choose the number -1
      Then that is refused
      When player A chooses the number 0
      Then player A's hand holds exactly "Spare"
      And "Guess" is in player A's Drop Area

    Scenario Outline: of <number> a text may use a part, and some more: 1 for every 2, and 1 more
      Given "Guess" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] Choose a number of 5 or less. Draw 1 card for every 2, and 1 more.", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "chooseNumber", "max": 5, "then": [{"do": "draw", "count": {"number": "chosen", "per": 2, "plus": 1}}]}]}]}
        """
      And player A has "Guess" in the hand
      When player A activates "Guess"
      And player A chooses the number <number>
      Then player A's hand holds <drawn> cards
      And player A's Drop Area holds exactly "Guess"

      Examples:
        | number | drawn |
        | 0      | 1     |
        | 3      | 2     |
        | 4      | 3     |

  @DBS-1-3-5-1
  Rule: 1-3-5-1 Where only a largest number is set, 0 may be chosen

    Scenario Outline: of a number up to 3, <number>
      Given player A has "Guess" (probe "extra-number-up-to-3-draw") and "Spare" in the hand
      When player A activates "Guess"
      And player A tries to choose the number 4
      Then that is refused
      When player A chooses the number <number>
      Then player A's hand holds <hand> cards
      And "Guess" is in player A's Drop Area

      Examples:
        | number | hand |
        | 0      | 1    |
        | 1      | 2    |
        | 3      | 4    |

  @DBS-1-3-6
  Rule: 1-3-6 A number other than power is not read as less than 0, nor as a fraction, but added to as it is

    Scenario: an energy cost of 2, less 4, then 3 more, and 3 more
      Given player A has "Bargain" (probe "extra-energy-cost-minus-4") in the hand
      And player A has "First" (probe "extra-energy-cost-plus-3") and "Second" (probe "extra-energy-cost-plus-3") in the hand
      And player B has "Cheap" in the Battle Area
      When player A activates "Bargain"
      Then "Cheap" has an energy cost of 0
      When player A activates "First"
      Then "Cheap" has an energy cost of 1
      When player A activates "Second"
      Then "Cheap" has an energy cost of 4

    Scenario: lowered twice it is raised from further below
      Given player A has 2 copies of "Bargain" (probe "extra-energy-cost-minus-4") in the hand
      And player A has 3 copies of "Dear" (probe "extra-energy-cost-plus-3") in the hand
      And player B has "Cheap" in the Battle Area
      When player A activates "Bargain 1"
      And player A activates "Bargain 2"
      And player A activates "Dear 1"
      Then "Cheap" has an energy cost of 0
      When player A activates "Dear 2"
      And player A activates "Dear 3"
      Then "Cheap" has an energy cost of 3

    Scenario: an energy cost of 2, less 3 and 1 more, is 0 and not 1
      Given "Bargain" has this data:
        """
        {"category": "extra", "text": "[Activate: Main] 1 Battle Card gets -3 energy cost for the turn, then +1. Place all Battle Cards of energy cost 1 or more in the Drop Area.",
         "abilities": [{"type": "activate", "timings": ["main"], "effect": [
          {"do": "modify", "stat": "energyCost", "by": -3, "target": {"choose": {"from": {"zone": ["battle"]}, "count": 1}}, "until": "turn"},
          {"do": "modify", "stat": "energyCost", "by": 1, "target": {"chosen": true}, "until": "turn"},
          {"do": "move", "target": {"all": {"zone": ["battle"], "stat": {"energyCost": {"min": 1}}}}, "to": "drop"}]}]}
        """
      And player A has "Bargain" in the hand
      And player B has "Cheap" and "Other" in the Battle Area
      When player A activates "Bargain"
      And player A chooses "Cheap"
      Then "Other" is in player B's Drop Area
      And player B's Battle Area holds exactly "Cheap"

    Scenario: what counts energy costs counts it as 0
      Given player A has "Bargain" (probe "extra-energy-cost-minus-4") and "Weigh" (probe "extra-power-per-energy-cost") in the hand
      And player B has "Cheap" and "Other" in the Battle Area
      When player A activates "Bargain"
      And player A chooses "Cheap"
      And player A activates "Weigh"
      And player A chooses "Cheap"
      Then "Weigh" is in player A's Drop Area
      And "A leader" has 10000 power

    Scenario: the power of a card is read as it is, below 0
      Given player A has "Curse" (probe "extra-power-minus-15000") and "Boost" (probe "extra-power-plus-10000") in the hand
      When player A activates "Curse"
      Then "A leader" has -5000 power
      When player A activates "Boost"
      Then "A leader" has 5000 power

    Scenario Outline: 1 more for each 2 cards of the Drop Area, of which there are <cards>
      Given player A has "Bargain" (probe "extra-energy-cost-minus-4") in the hand
      And player A has "Tax" (probe "extra-energy-cost-plus-1-per-2-drop") in the hand
      And player A has <others> cards in the Drop Area
      And player B has "Cheap" in the Battle Area
      When player A activates "Bargain"
      Then "Cheap" has an energy cost of 0
      When player A activates "Tax"
      Then player A's Drop Area holds <cards> cards
      And "Cheap" has an energy cost of <cost>

      Examples:
        | others | cards | cost |
        | 3      | 5     | 0    |
        | 4      | 6     | 1    |
        | 5      | 7     | 1    |
        | 6      | 8     | 2    |

  @DBS-1-3-7
  Rule: 1-3-7 A skill is carried out in the order of its text

    Scenario: draw, then drop: the card drawn can be dropped
      Given player A has "Sift" (probe "extra-draw-2-then-discard-1") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Sift"
      And player A chooses "Next"
      Then "Next" is in player A's Drop Area
      And player A's hand holds exactly "Top"

    Scenario: drop, then draw: the card drawn cannot
      Given player A has "Haste" (probe "extra-discard-2-then-draw") and "Only" in the hand
      And player A has "Top" on top of the deck
      When player A activates "Haste"
      Then player A's hand holds exactly "Top"
      And "Only" is in player A's Drop Area
