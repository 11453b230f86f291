@DBS
Feature: 8-8 and 8-10. Continuous effects, and the final information of a card

  @DBS-8-8-1-1
  Rule: 8-8-1-1 The printed values of a card are the starting point

    Scenario: Power bonuses and penalties apply to the printed power, which returns when they end
      Given player A has "Boost" (probe "strengthen-5000") and "Curse" (probe "weaken-15000") in the hand
      And player B has the active Battle Card "Giant" with 25000 power
      When player A activates "Boost"
      And player A chooses "Giant"
      Then "Giant" has 30000 power
      When player A activates "Curse"
      And player A chooses "Giant"
      Then "Giant" has 15000 power
      When player A ends the turn
      Then "Giant" has 25000 power

    Scenario: A power bonus is added to the power on the side that a Leader Card shows
      Given player A's Leader is "Pilot" (probe "two-sided")
      And player A has "Boost" (probe "strengthen-5000") in the hand
      When player A activates "Boost"
      And player A chooses "Pilot"
      Then "Pilot" has 15000 power
      When player A activates "Pilot"
      Then "Pilot" has 20000 power

  @DBS-8-8-1-2
  Rule: 8-8-1-2 Effects that do not change numbers are applied before those that do

    Scenario Outline: A trait given by one [Permanent] counts for another that gives power, even if "<first>" came first
      Given player A has "Fighter" in the hand
      And "Fighter" has the character name "Kelda"
      And "Mate" has the character name "Orrin"
      And player A has the active Battle Card "One" (probe "<first>")
      And player A has the active Battle Card "Two" (probe "<second>")
      And player A has the active Battle Card "Mate"
      When player A plays "Fighter"
      Then "Fighter" has 15000 power
      And "Mate" has 10000 power

      Examples:
        | first       | second      |
        | gives-drift | drifts-5000 |
        | drifts-5000 | gives-drift |

    Scenario: A negated [Permanent] gives no power, and gives it again once the negating card has left
      Given player A has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player A has the active Battle Card "Muter" (probe "mutes-drifts")
      And player A has the active Battle Card "Mate" (probe "hush-5000")
      And player A has "Fighter" (probe "hush-5000") and "Return" (probe "recall-1") in the hand
      And "Fighter" has the special trait "Drift"
      When player A plays "Fighter"
      Then "Fighter" has 15000 power
      And "Mate" has 20000 power
      When player A activates "Return"
      And player A chooses "Muter"
      Then "Fighter" has 20000 power

    Scenario: A card given a trait by one [Permanent] loses its own skill to another that negates cards of that trait
      Given player A has the active Battle Card "Giver" (probe "gives-drift")
      And player B has the active Battle Card "Muter" (probe "mutes-drifts")
      And player A has "Fighter" (probe "hush-5000") in the hand
      And "Fighter" has the character name "Kelda"
      And player A has the active Battle Card "Mate" (probe "hush-5000")
      When player A plays "Fighter"
      Then "Fighter" has 10000 power
      And "Mate" has 15000 power

    @reading
    Scenario Outline: A [Permanent] for cards of 15000 power reads the power of a strengthened card, as ruled: <choice>
      Given the ambiguous rule "Which power does an effect see that changes no number but asks for one?" is answered "<choice>"
      And player A has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player A has the active Battle Card "Giver" (probe "strong-get-blocker")
      And player A has "Sweep" (probe "rest-blockers") in the hand
      And player A has the active Battle Card "Giant" with 15000 power
      And player A has the active Battle Card "Mate" with 10000 power
      When player A activates "Sweep"
      Then "Giant" is rested
      And "Mate" is <mate>

      Examples:
        | choice                                       | mate   |
        | the power before effects that change numbers | active |
        | the power after effects that change numbers  | rested |

  @DBS-8-8-1-3
  Rule: 8-8-1-3 Effects that change numbers are applied after those that do not

    Scenario: A [Permanent] that depends on power counts the power from another [Permanent], whatever their order
      Given player A has the active Battle Card "Chooser" (probe "strong-get-5000")
      And player A has "Banner" (probe "banner-battle-5000") in the hand
      Then "Chooser" has 10000 power
      When player A plays "Banner"
      Then "Chooser" has 20000 power
      And "Banner" has 20000 power

    @reading
    Scenario Outline: A Battle Card has <power> power after +5000 and then "becomes 5000" (<by>)
      Given the ambiguous rule "In which order do effects that set a power and effects that add to it apply?" is answered "<choice>"
      And player A has "Set" (probe "power-becomes-5000") and "Boost" (probe "strengthen-5000") in the hand
      And player A has "More" (probe "strengthen-5000") in the hand
      And player B has the active Battle Card "Giant" with 25000 power
      When player A activates "Boost"
      And player A chooses "Giant"
      And player A activates "Set"
      And player A chooses "Giant"
      Then "Giant" has <power> power
      When player A activates "More"
      And player A chooses "Giant"
      Then "Giant" has <more> power

      Examples:
        | choice                           | power | more  | by                     |
        | in the order in which they began | 5000  | 10000 | our interpretation     |
        | those that set it first          | 10000 | 15000 | alternative: set first |
        | those that set it last           | 5000  | 5000  | alternative: set last  |

  @DBS-8-8-1-4
  Rule: 8-8-1-4 A resolved effect ends for a card that leaves the Leader or Battle Area; a [Permanent] does not

    Scenario: A Battle Card that returns to the hand and is played again loses its power bonus
      Given player A has "Boost" (probe "strengthen-5000") and "Return" (probe "recall-1") in the hand
      And player A has the active Battle Card "Fighter"
      When player A activates "Boost"
      And player A chooses "Fighter"
      Then "Fighter" has 15000 power
      When player A activates "Return"
      And player A plays "Fighter"
      Then "Fighter" has 10000 power

    Scenario: A [Permanent] power bonus applies again to a Battle Card that left and was played again
      Given player A has "Return" (probe "recall-1") in the hand
      And player A has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player A has the active Battle Card "Fighter"
      When player A activates "Return"
      And player A chooses "Fighter"
      Then "Fighter" is in player A's hand
      When player A plays "Fighter"
      Then "Fighter" has 15000 power

    Scenario: A negated Battle Card that returns to the hand and is played again has its skills back
      Given player A has "Silence" (probe "silence") and "Return" (probe "recall-1") in the hand
      And player A has the active Battle Card "Fighter" (probe "hush-5000")
      When player A activates "Silence"
      And player A chooses "Fighter"
      Then "Fighter" has 10000 power
      When player A activates "Return"
      And player A plays "Fighter"
      Then "Fighter" has 15000 power

    Scenario: A [Permanent] about the Combo Area gives combo power to a Battle Card that combos from the Battle Area
      Given player A has the active Battle Card "Banner" (probe "banner-combo-5000")
      And player A has the active Battle Card "Mate"
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Mate"
      And player B is asked to act in the Defense Step
      Then "Mate" has 10000 combo power

    Scenario: A power bonus for all Battle Cards continues after the card that gave it is used in a combo
      Given player A has the active Battle Card "Captain" (probe "rally-battle-5000")
      And player A has the active Battle Card "Mate"
      When player A activates "Captain"
      And player A attacks "B leader" with "Mate"
      And player A combos with "Captain"
      Then "Captain" is in player A's Drop Area
      And "Mate" has 15000 power

    @reading
    Scenario Outline: A combo power bonus <what> when its Battle Card moves to the Combo Area (<by>)
      Given the ambiguous rule "Do effects on a Battle Card stay with it when it moves from the Battle Area to the Combo Area?" is answered "<choice>"
      And player A has "Boost" (probe "combo-power-5000") in the hand
      And player A has the active Battle Card "Mate"
      And player B has "Spare" in the hand
      When player A activates "Boost"
      And player A attacks "B leader" with "A leader"
      And player A combos with "Mate"
      And player B is asked to act in the Defense Step
      Then "Mate" has <power> combo power

      Examples:
        | choice                   | what           | power | by                 |
        | no, they are left behind | is left behind | 5000  | our interpretation |
        | yes, they stay with it   | goes along     | 10000 | alternative        |

  @DBS-8-8-1-5
  Rule: 8-8-1-5 An effect on all cards of an area applies at once to cards that enter it

    Scenario Outline: A Battle Card that player <player> plays has the power bonus of a [Permanent] at once
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player <player> has "Fighter" in the hand
      When player <player> plays "Fighter"
      Then "Fighter" has 15000 power

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A Battle Card reduced to 0 power by the opponent's [Permanent] is dropped as soon as it is played
      Given player B has the active Battle Card "Shade" (probe "shade-battle-5000")
      And player A has "Weak" and "Fighter" in the hand
      And "Weak" is a Battle Card of energy cost 1 with 5000 power
      When player A plays "Weak"
      Then "Weak" is in player A's Drop Area
      When player A plays "Fighter"
      Then "Fighter" has 5000 power

    Scenario: A skill that weakens all Battle Cards for the turn also weakens those played later that turn
      Given player A has "Storm" (probe "weaken-all-10000"), "Fighter" and "Giant" in the hand
      And "Giant" is a Battle Card of energy cost 2 with 25000 power
      And player B has the active Battle Card "Prey"
      When player A activates "Storm"
      Then "Prey" is in player B's Drop Area
      When player A plays "Fighter"
      Then "Fighter" is in player A's Drop Area
      When player A plays "Giant"
      Then "Giant" has 15000 power
      When player A ends the turn
      Then "Giant" has 25000 power

    Scenario: A Battle Card that leaves and is played again is weakened again by a skill on all Battle Cards
      Given player A has "Storm" (probe "weaken-all-10000") and "Return" (probe "recall-1") in the hand
      And "Giant" is a Battle Card of energy cost 2 with 25000 power
      And player A has the active Battle Card "Giant"
      When player A activates "Storm"
      And player A activates "Return"
      Then "Giant" is in player A's hand
      When player A plays "Giant"
      Then "Giant" has 15000 power

    Scenario: A card played from the hand loses the cost reduction that a skill gave to all cards of the hand
      Given player A has "Cheap" (probe "cheaper-hand") and "Fighter" in the hand
      And "Fighter" is a Battle Card of energy cost 2 with 10000 power
      And player A has 2 active and 0 rested energy
      When player A activates "Cheap"
      Then "Fighter" has an energy cost of 1
      When player A plays "Fighter"
      Then "Fighter" has an energy cost of 2

    Scenario: A card that combos from the hand has the combo power that a [Permanent] gives in the Combo Area
      Given player A has the active Battle Card "Banner" (probe "banner-combo-5000")
      And player A has "Crew" in the hand
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A combos with "Crew"
      And player B is asked to act in the Defense Step
      Then "Crew" has 10000 combo power

  @DBS-8-8-1-5-1
  Rule: 8-8-1-5-1 An [Auto] that a card triggers by entering an area reads it with the effects of that area

    Scenario: A Battle Card counts as strong when it is played with a [Permanent] power bonus, and not without it
      Given player A has the active Battle Card "Greeter" (probe "greets-the-strong")
      And player A has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player A has "Fighter", "Mate" and "Return" (probe "recall-1") in the hand
      And player A has "Fresh" and "Next" on top of the deck
      When player A plays "Fighter"
      Then player A's hand holds exactly "Mate", "Return" and "Fresh"
      When player A activates "Return"
      And player A chooses "Banner"
      And player A plays "Mate"
      Then player A's hand holds exactly "Banner" and "Fresh"

    Scenario: A Battle Card weakened by the opponent's [Permanent] does not count as strong when it is played
      Given player A has the active Battle Card "Greeter" (probe "greets-the-strong")
      And player A has "Giant" and "Titan" in the hand
      And "Giant" is a Battle Card of energy cost 1 with 15000 power
      And "Titan" is a Battle Card of energy cost 1 with 20000 power
      And player B has the active Battle Card "Shade" (probe "shade-battle-5000")
      When player A plays "Giant"
      Then player A's hand holds exactly "Titan"
      When player A plays "Titan"
      Then player A's hand holds 1 card

    Scenario: A Battle Card's own [Permanent] power bonus already counts when it is played
      Given player A has the active Battle Card "Greeter" (probe "greets-the-strong")
      And player A has "Fighter" (probe "hush-5000") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Fighter"
      Then player A's hand holds exactly "Fresh"

    Scenario: A Battle Card that strengthens all its player's Battle Cards counts with that bonus when it is played
      Given player A has the active Battle Card "Greeter" (probe "greets-the-strong")
      And player A has "Banner" (probe "banner-battle-5000") and "Plain" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Banner"
      Then player A's hand holds exactly "Plain" and "Fresh"

  @DBS-8-10-1
  Rule: 8-10-1 An effect that refers to a card which has moved reads it as it is in its new area

    Scenario: A Leader gains only the printed power of a strengthened card that was placed in the Drop Area
      Given player A has "Boost" (probe "strengthen-5000") and "Offer" (probe "drop-own-for-power") in the hand
      And player A has the active Battle Card "Fighter"
      When player A activates "Boost"
      And player A chooses "Fighter"
      And player A activates "Offer"
      Then "Fighter" is in player A's Drop Area
      And "A leader" has 20000 power

    Scenario: A Leader gains only the printed power of a strengthened card that was returned to the hand
      Given player A has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player A has "Offer" (probe "recall-for-power") in the hand
      And player A has the active Battle Card "Fighter"
      When player A activates "Offer"
      And player A chooses "Fighter"
      Then "Fighter" is in player A's hand
      And "A leader" has 20000 power

    Scenario Outline: A condition on the power of a card returned to the hand reads its printed power of <power>
      Given "Offer" has this data:
        """
        {"category": "extra",
         "abilities": [{"type": "activate", "timings": ["main"], "effect": [
          {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["battle"]}, "count": 1}}, "to": "hand"},
          {"do": "if", "condition": {"value": "power", "of": {"chosen": true}, "min": 25000}, "then": [{"do": "draw", "count": 1}]}]}]}
        """
      And "Fighter" is a Battle Card of energy cost 2 with <power> power
      And player A has "Boost" (probe "strengthen-5000") and "Offer" in the hand
      And player A has "Fighter" in the Battle Area
      When player A activates "Boost"
      And player A chooses "Fighter"
      And player A activates "Offer"
      Then "Fighter" is in player A's hand
      And player A's hand holds <cards>

      Examples:
        | power | cards   |
        | 20000 | 1 card  |
        | 25000 | 2 cards |

    Scenario: A Leader gains the power that a card has in the Battle Area after it was played from the Drop Area
      Given player A has the active Battle Card "Banner" (probe "banner-battle-5000")
      And player A has "Call" (probe "play-for-power") in the hand
      And player A has "Fighter" in the Drop Area
      When player A activates "Call"
      Then "Fighter" is in player A's Battle Area
      And "A leader" has 25000 power
