@DBS
Feature: How long continuous effects last

  @DBS-6-4-1-2
  Rule: 6-4-1-2 An effect that lasts for a turn ends with that turn

    Scenario: An effect for the turn continues after a battle and is over in the opponent's turn
      Given player A has "Vow" (probe "lasts-turn") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      And player A attacks "B leader" with "A leader"
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A tries to attack "B leader" with "Ban"
      Then that is refused
      When player A attacks "B leader" with "Mate"
      And player A ends the turn
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player B attacks "A leader" with "B leader"
      And player A combos with "Ban"
      Then "Ban" is in player A's Drop Area

    Scenario: The defender's effect for the turn continues after the battle and is over in the next turn
      Given it is player B's Main Phase
      And player A has the rested Battle Card "Oath" (probe "lasts-turn-attacked")
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And player B has the active Battle Card "Striker" with 5000 power
      And player B has the active Battle Card "Second striker" with 5000 power
      When player B attacks "Oath" with "Striker"
      And player B attacks "A leader" with "Second striker"
      And player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B ends the turn
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power

    Scenario: An effect until the end of the opponent's next turn lasts through that turn and is then over
      Given player A has "Vow" (probe "lasts-opponents-next-turn") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      And player A ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B attacks "A leader" with "B leader"
      And player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      And player B ends the turn
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player A attacks "B leader" with "Ban"
      Then "Ban" is rested

    Scenario: An effect until the end of your next turn lasts through that turn and is then over
      Given player A has "Vow" (probe "lasts-end-of-your-next-turn") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      And player A ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B attacks "A leader" with "B leader"
      And player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      And player B ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A tries to attack "B leader" with "Ban"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      And player A ends the turn
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player B attacks "A leader" with "B leader"
      And player A combos with "Ban"
      Then "Ban" is in player A's Drop Area

  @DBS-6-3-1-3-1-2
  Rule: 6-3-1-3-1-2 An effect until the end of the Main Phase ends with that phase

    Scenario: An effect until the end of the Main Phase continues after a battle and is over in the opponent's turn
      Given player A has "Vow" (probe "lasts-main-phase") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      And player A attacks "B leader" with "A leader"
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A tries to attack "B leader" with "Ban"
      Then that is refused
      When player A attacks "B leader" with "Mate"
      And player A ends the turn
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player B attacks "A leader" with "B leader"
      And player A combos with "Ban"
      Then "Ban" is in player A's Drop Area

    Scenario: The defender's effect until the end of the Main Phase continues after the battle and then ends
      Given it is player B's Main Phase
      And player A has the rested Battle Card "Oath" (probe "lasts-main-phase-attacked")
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And player B has the active Battle Card "Striker" with 5000 power
      And player B has the active Battle Card "Second striker" with 5000 power
      When player B attacks "Oath" with "Striker"
      And player B attacks "A leader" with "Second striker"
      And player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B ends the turn
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power

  @DBS-6-2-1
  Rule: 6-2-1 An effect until the start of your next turn ends as that turn starts

    Scenario: An effect until the start of your next turn lasts through the opponent's turn and is then over
      Given player A has "Vow" (probe "lasts-your-next-turn") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      And player A ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B attacks "A leader" with "B leader"
      And player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      And player B ends the turn
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player A attacks "B leader" with "Ban"
      Then "Ban" is rested

  @DBS-7-4-1-9
  Rule: 7-4-1-9 An effect for the battle ends with the battle

    Scenario: An effect for the battle lasts through the Defense Step and is over in the next battle
      Given it is player B's Main Phase
      And player A has the rested Battle Card "Oath" (probe "lasts-battle-attacked")
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And player B has the active Battle Card "Striker" with 5000 power
      And player B has the active Battle Card "Second striker" with 5000 power
      When player B attacks "Oath" with "Striker"
      And player A is asked to act in the Defense Step
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      And player B attacks "A leader" with "Second striker"
      And player A is asked to act in the Defense Step
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      When player A combos with "Ban"
      Then "Ban" is in player A's Drop Area

    Scenario Outline: A change of <what> for the battle lasts until that battle ends
      Given "Vow" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["battle"],
          "effect": [{"do": "modify", "stat": "<stat>", "by": <by>, "until": "battle", "target": {"all": {"player": "you", "zone": ["battle"], "name": "Might"}}}]}]}
        """
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Gauge" (probe "<gauge>")
      And player A has "Vow" in the hand
      And player B has "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player A activates "Vow"
      And player A is asked to act in the Offence Step
      Then "Gauge" has <in the battle> power
      When player A declines
      And player B is asked to act in the Defense Step
      Then "Gauge" has <in the battle> power
      When player B declines
      And player A is asked to act
      Then "Gauge" has <after it> power

      Examples:
        | what        | stat       | by   | gauge             | in the battle | after it |
        | combo power | comboPower | 5000 | combo-power-gauge | 15000         | 10000    |
        | combo cost  | comboCost  | 1    | combo-cost-gauge  | 15000         | 10000    |
        | energy cost | energyCost | 1    | energy-cost-gauge | 15000         | 10000    |

  @DBS-8-2-2-2
  Rule: 8-2-2-2 An effect for the game does not end earlier

    Scenario: A power boost for the game stays on the chosen one of two copies, not on the other
      Given player A has "Cheer" (probe "extra-power-5000-for-the-game") in the hand
      And player A has the active Battle Card "Wall" (probe "blocker")
      And player A has the active Battle Card "Wall 2" (probe "blocker")
      When player A activates "Cheer"
      And player A chooses "Wall 2"
      Then "Wall 2" has 15000 power
      And "Wall" has 10000 power

    Scenario: An effect for the game still works turns later
      Given player A has "Vow" (probe "lasts-game") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B attacks "A leader" with "B leader"
      And player A tries to combo with "Ban"
      Then that is refused
      When player A combos with "Mate"
      Then "Mate" is in player A's Drop Area

    Scenario Outline: A change of <what> "<how long>" lasts exactly that long
      Given "Vow" has this data:
        """
        {"category": "extra", "abilities": [{"type": "activate", "timings": ["main"],
          "effect": [{"do": "modify", "stat": "<stat>", "by": <by>, "until": "<word>", "target": {"all": {"player": "you", "zone": ["battle"], "name": "Might"}}}]}]}
        """
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Gauge" (probe "<gauge>")
      And player A has the active Battle Card "Dusk" (probe "turn-end-may-draw")
      And player A has "Vow" in the hand
      When player A activates "Vow"
      Then "Gauge" has <main> power
      When player A declines
      And player A is asked to accept the offer
      Then "Gauge" has <end> power
      When player A declines
      And player B is asked to charge
      Then "Gauge" has <their charge> power
      When player B declines
      And player B is asked to act
      Then "Gauge" has <their main> power
      When player B declines
      And player A is asked to charge
      Then "Gauge" has <own charge> power
      When player A declines
      And player A is asked to act
      Then "Gauge" has <own main> power
      When player A ends the turn
      And player B is asked to charge
      Then "Gauge" has <later> power

      Examples:
        | what        | how long                                          | stat       | by   | gauge             | word                | main  | end   | their charge | their main | own charge | own main | later |
        | combo power | until the end of the Main Phase                   | comboPower | 5000 | combo-power-gauge | mainPhase           | 15000 | 10000 | 10000        | 10000      | 10000      | 10000    | 10000 |
        | combo power | for the turn                                      | comboPower | 5000 | combo-power-gauge | turn                | 15000 | 15000 | 10000        | 10000      | 10000      | 10000    | 10000 |
        | combo power | until the end of the opponent's next Charge Phase | comboPower | 5000 | combo-power-gauge | opponentsNextCharge | 15000 | 15000 | 15000        | 10000      | 10000      | 10000    | 10000 |
        | combo power | until the start of your next turn                 | comboPower | 5000 | combo-power-gauge | yourNextTurn        | 15000 | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 |
        | combo power | until the end of the opponent's next turn         | comboPower | 5000 | combo-power-gauge | opponentsNextTurn   | 15000 | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 |
        | combo power | until the end of your next Charge Phase           | comboPower | 5000 | combo-power-gauge | yourNextCharge      | 15000 | 15000 | 15000        | 15000      | 15000      | 10000    | 10000 |
        | combo power | until the end of your next turn                   | comboPower | 5000 | combo-power-gauge | endOfYourNextTurn   | 15000 | 15000 | 15000        | 15000      | 15000      | 15000    | 10000 |
        | combo power | during the game                                   | comboPower | 5000 | combo-power-gauge | game                | 15000 | 15000 | 15000        | 15000      | 15000      | 15000    | 15000 |
        | combo cost  | until the end of the Main Phase                   | comboCost  | 1    | combo-cost-gauge  | mainPhase           | 15000 | 10000 | 10000        | 10000      | 10000      | 10000    | 10000 |
        | combo cost  | for the turn                                      | comboCost  | 1    | combo-cost-gauge  | turn                | 15000 | 15000 | 10000        | 10000      | 10000      | 10000    | 10000 |
        | combo cost  | until the end of the opponent's next Charge Phase | comboCost  | 1    | combo-cost-gauge  | opponentsNextCharge | 15000 | 15000 | 15000        | 10000      | 10000      | 10000    | 10000 |
        | combo cost  | until the start of your next turn                 | comboCost  | 1    | combo-cost-gauge  | yourNextTurn        | 15000 | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 |
        | combo cost  | until the end of the opponent's next turn         | comboCost  | 1    | combo-cost-gauge  | opponentsNextTurn   | 15000 | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 |
        | combo cost  | until the end of your next Charge Phase           | comboCost  | 1    | combo-cost-gauge  | yourNextCharge      | 15000 | 15000 | 15000        | 15000      | 15000      | 10000    | 10000 |
        | combo cost  | until the end of your next turn                   | comboCost  | 1    | combo-cost-gauge  | endOfYourNextTurn   | 15000 | 15000 | 15000        | 15000      | 15000      | 15000    | 10000 |
        | combo cost  | during the game                                   | comboCost  | 1    | combo-cost-gauge  | game                | 15000 | 15000 | 15000        | 15000      | 15000      | 15000    | 15000 |
        | energy cost | until the end of the Main Phase                   | energyCost | 1    | energy-cost-gauge | mainPhase           | 15000 | 10000 | 10000        | 10000      | 10000      | 10000    | 10000 |
        | energy cost | for the turn                                      | energyCost | 1    | energy-cost-gauge | turn                | 15000 | 15000 | 10000        | 10000      | 10000      | 10000    | 10000 |
        | energy cost | until the end of the opponent's next Charge Phase | energyCost | 1    | energy-cost-gauge | opponentsNextCharge | 15000 | 15000 | 15000        | 10000      | 10000      | 10000    | 10000 |
        | energy cost | until the start of your next turn                 | energyCost | 1    | energy-cost-gauge | yourNextTurn        | 15000 | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 |
        | energy cost | until the end of the opponent's next turn         | energyCost | 1    | energy-cost-gauge | opponentsNextTurn   | 15000 | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 |
        | energy cost | until the end of your next Charge Phase           | energyCost | 1    | energy-cost-gauge | yourNextCharge      | 15000 | 15000 | 15000        | 15000      | 15000      | 10000    | 10000 |
        | energy cost | until the end of your next turn                   | energyCost | 1    | energy-cost-gauge | endOfYourNextTurn   | 15000 | 15000 | 15000        | 15000      | 15000      | 15000    | 10000 |
        | energy cost | during the game                                   | energyCost | 1    | energy-cost-gauge | game                | 15000 | 15000 | 15000        | 15000      | 15000      | 15000    | 15000 |

  @DBS-6-2-6
  Rule: 6-2-6 An effect until the end of a Charge Phase lasts until the Main Phase begins

    Scenario: An effect until the end of your next Charge Phase lasts through the charge and then ends
      Given player A has "Vow" (probe "lasts-your-next-charge") and "Wake" (probe "wake-bans") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the rested Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      When player A activates "Vow"
      And player A ends the turn
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B ends the turn
      And player A is asked to charge
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player A is asked to act
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      And "Ban" is rested
      When player A activates "Wake"
      And player A attacks "B leader" with "Ban"
      Then player B's Life Area holds 3 cards

    Scenario: An effect until the end of the opponent's next Charge Phase lasts through the charge and then ends
      Given player A has "Vow" (probe "lasts-opponents-next-charge") in the hand
      And player B has "Refill" in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player A has the active Battle Card "Ban"
      And player A has the active Battle Card "Might"
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Hush"
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Mate"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And "Foe ban" has the card name "Ban"
      And player B has the rested Battle Card "Foe ban"
      When player A activates "Vow"
      And player A ends the turn
      And player B is asked to charge
      Then "Might" has 15000 power
      And "Ward" has 11000 power
      And "Art" has 11000 power
      And "Kin" has 11000 power
      And "Hush" has 10000 power
      When player B is asked to act
      Then "Might" has 10000 power
      And "Ward" has 10000 power
      And "Art" has 10000 power
      And "Kin" has 10000 power
      And "Hush" has 15000 power
      And "Foe ban" is rested
      When player B attacks "A leader" with "B leader"
      And player A combos with "Ban"
      Then "Ban" is in player A's Drop Area
