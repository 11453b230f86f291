@DBS
Feature: 1-3. Fundamental principles

  @DBS-1-3-1
  Rule: 1-3-1 If a card's text contradicts the rules, the text takes precedence

    Scenario: A player whose own skill empties their deck wins if their [Permanent] turns that defeat into a win
      Given player A has the active Battle Card "Oracle" (probe "wins-instead-of-decking")
      And player A has "Landslide" (probe "extra-each-mills-1") in the hand
      And player A has 1 card in the deck
      When player A activates "Landslide"
      Then player A wins the game

    Scenario: A player whose deck the opponent empties wins if their [Permanent] turns that defeat into a win
      Given player B has the active Battle Card "Oracle" (probe "wins-instead-of-decking")
      And player A has "Landslide" (probe "extra-mill-opponent-2-then-draw") in the hand
      And player B has 2 cards in the deck
      When player A activates "Landslide"
      Then player B wins the game

    @DBS-5-1-3-1
    Scenario: A deck may hold 20 copies of a card that allows any number, but only 4 copies of an ordinary card
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
  Rule: 1-3-2 Impossible actions are not performed, and as many of several actions as possible are performed

    Scenario: A skill with nothing to KO still draws its card
      Given player A has "Strike" (probe "extra-ko-1-then-draw") in the hand
      And player A has "Found" on top of the deck
      When player A activates "Strike"
      Then player A's hand holds exactly "Found"
      And "Strike" is in player A's Drop Area

    Scenario: A player told to drop 2 cards drops the only card in their hand, and then draws
      Given player A has "Haste" (probe "extra-discard-2-then-draw") and "Only" in the hand
      And player A has "Found" on top of the deck
      When player A activates "Haste"
      Then "Only" is in player A's Drop Area
      And player A's hand holds exactly "Found"

  @DBS-1-3-2-1
  Rule: 1-3-2-1 A card already in the mode that an effect asks for is left alone, and no event happens to it

    Scenario: Only the active Battle Card counts as switched to Rest Mode when a skill rests all Battle Cards
      Given player B has the rested Battle Card "Napper" (probe "rested-draws")
      And player B has the active Battle Card "Second" (probe "rested-draws")
      And player A has "Lullaby" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Lullaby"
      Then "Second" is rested
      And player B's hand holds 1 card

    Scenario: An active Battle Card does not count as switched when a skill switches all to Active Mode
      Given player A has the active Battle Card "Waker" (probe "set-active-draws")
      And player A has the rested Battle Card "Sleeper" (probe "set-active-draws")
      And player A has "Reveille" (probe "extra-activate-own-battle-cards") in the hand
      When player A activates "Reveille"
      Then "Sleeper" is active
      And player A's hand holds 1 card

    Scenario: A card that is already in Rest Mode cannot be switched to Rest Mode as a skill cost
      Given player A has the rested Battle Card "Tired" (probe "rest-draw-2")
      And player A has the active Battle Card "Fresh" (probe "rest-draw-2")
      When player A tries to activate "Tired"
      Then that is refused
      When player A activates "Fresh"
      Then player A's hand holds 2 cards
      And "Fresh" is rested

  @DBS-1-3-2-2
  Rule: 1-3-2-2 An action to be done 0 or fewer times is not done, and neither is its opposite

    Scenario Outline: With <cards> in the Battle Area the number comes to <number>, so nobody draws or discards
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

    Scenario: With a third Battle Card the number comes to 1, so its player draws 1 and the opponent discards 1
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
  Rule: 1-3-3 An effect that forbids an action overrides an effect that tells players to do it

    Scenario: A skill that KOs all Battle Cards leaves a Battle Card that cannot be KO-ed in play
      Given player A has the active Battle Card "Safe" (probe "cannot-be-koed")
      And player A has the active Battle Card "Bare" with 5000 power
      And player A has "Storm" (probe "extra-ko-all") in the hand
      When player A activates "Storm"
      Then "Bare" is in player A's Drop Area
      And "Safe" is in player A's Battle Area

    Scenario: A Battle Card that cannot be KO-ed stays in play when it loses a battle
      Given player B has the rested Battle Card "Safe" (probe "cannot-be-koed")
      And player B has the rested Battle Card "Bare" with 5000 power
      And player A has the active Battle Card "Next" with 10000 power
      When player A attacks "Safe" with "A leader"
      And player A attacks "Bare" with "Next"
      Then "Bare" is in player B's Drop Area
      And "Safe" is in player B's Battle Area

    Scenario: A Battle Card that can never be switched to Active Mode stays rested when a skill would switch it
      Given player A has the rested Battle Card "Stiff" (probe "never-active-again")
      And player A has the rested Battle Card "Bare" with 5000 power
      And player A has "Reveille" (probe "extra-activate-own-battle-cards") in the hand
      When player A activates "Reveille"
      Then "Bare" is active
      And "Stiff" is rested

    @DBS-6-2-2
    Scenario: A Battle Card that can never be switched to Active Mode stays rested in the Charge Phase
      Given player B has the rested Battle Card "Stiff" (probe "never-active-again")
      And player B has the rested Battle Card "Bare" with 5000 power
      When player A ends the turn
      Then "Bare" is active
      And "Stiff" is rested

    Scenario: Protection from KO beats a later KO skill in the same turn, but not one after it has ended
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

    Scenario: A card that skills cannot play is not played by a skill, but its player can still play it
      Given player A has "Gate" (probe "extra-play-all-from-hand") in the hand
      And player A has "Proud" (probe "cannot-be-played-by-skills") and "Meek" in the hand
      When player A activates "Gate"
      Then "Meek" is in player A's Battle Area
      And "Proud" is in player A's hand
      When player A plays "Proud"
      Then "Proud" is in player A's Battle Area

    Scenario Outline: [<keyword>] cannot play a card while a card of the opponent forbids playing cards from the hand
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

    Scenario: [Swap] cannot play a card that skills cannot play
      Given player A has the active Battle Card "Scout" (probe "swap-4-drift")
      And player A has "Proud" (probe "cannot-be-played-by-skills") in the hand
      And "Proud" has this data:
        """
        { "energyCost": 4, "traits": ["Drift"] }
        """
      When player A activates "Scout"
      And player A chooses "Proud"
      Then player A's hand holds exactly "Proud" and "Scout"

    Scenario: A skill that evolves a card from the hand does nothing after a [Counter: Play] forbids playing that card
      Given player A has the active Battle Card "Kid" with 10000 power
      And "Kid" has the character name "Ember"
      And player A has "Grow" (probe "extra-evolves-from-hand") and "Grown" (probe "evolve-onto-ember") in the hand
      And player B has "Ban" (probe "counter-play-forbid") in the hand
      When player A activates "Grow"
      And player B counters with "Ban"
      And player A chooses "Grown"
      Then player A's Battle Area holds exactly "Kid"
      And "Ban" is in player B's Drop Area

    Scenario Outline: Player <player>, who cannot draw by skills, still draws in the Charge Phase
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

    Scenario: A player who cannot draw by skills draws nothing by an [Auto] in the opponent's turn either
      Given player A has the active Battle Card "Dam" (probe "opponent-draws-no-cards")
      And player B has the active Battle Card "Napper" (probe "rested-draws")
      And player A has the active Battle Card "Own" (probe "rested-draws")
      And player A has "Lullaby" (probe "extra-rest-all-battle-cards") in the hand
      When player A activates "Lullaby"
      Then "Napper" is rested
      And player B's hand holds 0 cards
      And player A's hand holds 1 card

    @DBS-2-11-1-1
    Scenario: Energy that cannot be switched to Rest Mode cannot pay for a card
      Given player A has "Frost" (probe "extra-own-energy-not-rested") and "Mate" in the hand
      And "Free" is a Battle Card of energy cost 0 with 5000 power
      And player A has "Free" in the hand
      When player A activates "Frost"
      And player A tries to play "Mate"
      Then that is refused
      When player A plays "Free"
      Then player A's hand holds exactly "Mate"

  @DBS-1-3-4
  Rule: 1-3-4 When both players choose at the same time, the turn player chooses first

    Scenario Outline: Player <turn> chooses first for their own skill, and both choices are made before any card is KO-ed
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

    Scenario: The turn player chooses first even when the skill is the opponent's
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
  Rule: 1-3-5 When a player chooses a number, it must be a whole number of 1 or more

    Scenario Outline: A player asked to choose a number cannot choose <number>
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

    Scenario Outline: A player asked to choose a number may choose <number>
      Given player A has "Guess" (probe "extra-number-power") in the hand
      When player A activates "Guess"
      And player A chooses the number <number>
      Then "A leader" has <power> power

      Examples:
        | number | power   |
        | 1      | 11000   |
        | 30     | 40000   |
        | 1001   | 1011000 |

    Scenario: A skill that asks for a number from 2 to 3 does not accept 1
      Given player A has "Guess" (probe "extra-number-2-to-3-draw") in the hand
      When player A activates "Guess"
      And player A tries to choose the number 1
      Then that is refused
      When player A chooses the number 2
      Then player A's hand holds 2 cards

    Scenario: A skill that asks for a number of 0 or more accepts 0, but not -1
      Given player A has "Guess" (probe "extra-number-at-least-0-draw") and "Spare" in the hand
      When player A activates "Guess"
      And player A tries to choose the number -1
      Then that is refused
      When player A chooses the number 0
      Then player A's hand holds exactly "Spare"
      And "Guess" is in player A's Drop Area

    Scenario Outline: A skill that draws 1 for every 2 of the chosen number, and 1 more, draws <drawn> for <number>
      Given "Guess" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
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
  Rule: 1-3-5-1 If a text sets only a maximum, the player may choose 0

    Scenario Outline: A player who may choose up to 3 can choose <number>, but not 4
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
  Rule: 1-3-6 A number below 0 other than power is read as 0, but later changes apply to its true value

    Scenario: An energy cost of 2 that gets -4 is 0, then 1 after +3, and 4 after another +3
      Given player A has "Bargain" (probe "extra-energy-cost-minus-4") in the hand
      And player A has "First" (probe "extra-energy-cost-plus-3") and "Second" (probe "extra-energy-cost-plus-3") in the hand
      And player B has "Cheap" in the Battle Area
      When player A activates "Bargain"
      Then "Cheap" has an energy cost of 0
      When player A activates "First"
      Then "Cheap" has an energy cost of 1
      When player A activates "Second"
      Then "Cheap" has an energy cost of 4

    Scenario: An energy cost of 2 that gets -4 twice stays 0 after +3, and reaches 3 after two more
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

    Scenario: An energy cost of 2 that gets -3 and then +1 within one skill is 0, not 1
      Given "Bargain" has this data:
        """
        {"category": "extra",
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

    Scenario: A skill that counts energy costs counts a reduced cost below 0 as 0
      Given player A has "Bargain" (probe "extra-energy-cost-minus-4") and "Weigh" (probe "extra-power-per-energy-cost") in the hand
      And player B has "Cheap" and "Other" in the Battle Area
      When player A activates "Bargain"
      And player A chooses "Cheap"
      And player A activates "Weigh"
      And player A chooses "Cheap"
      Then "Weigh" is in player A's Drop Area
      And "A leader" has 10000 power

    Scenario: Power below 0 is read as it is: 10000 power with -15000 is -5000
      Given player A has "Curse" (probe "extra-power-minus-15000") and "Boost" (probe "extra-power-plus-10000") in the hand
      When player A activates "Curse"
      Then "A leader" has -5000 power
      When player A activates "Boost"
      Then "A leader" has 5000 power

    Scenario Outline: An energy cost of 2 that gets -4, then +1 per 2 of <cards> cards in the Drop Area, is <cost>
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

    Scenario: A skill that draws and then discards may discard the card it drew
      Given player A has "Sift" (probe "extra-draw-2-then-discard-1") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Sift"
      And player A chooses "Next"
      Then "Next" is in player A's Drop Area
      And player A's hand holds exactly "Top"

    Scenario: A skill that discards and then draws cannot discard the card it draws
      Given player A has "Haste" (probe "extra-discard-2-then-draw") and "Only" in the hand
      And player A has "Top" on top of the deck
      When player A activates "Haste"
      Then player A's hand holds exactly "Top"
      And "Only" is in player A's Drop Area
