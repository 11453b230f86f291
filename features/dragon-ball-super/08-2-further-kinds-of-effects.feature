@DBS
Feature: How long continuous effects of other kinds last

  Background:
    Given player A has the active Battle Card "Set"
    And player A has the active Battle Card "Crew"
    And player A has the active Battle Card "Toil"
    And player A has the active Battle Card "Load"
    And player A has the active Battle Card "Hue"
    And player A has the active Battle Card "Chime"
    And player A has the active Battle Card "Mate"
    And player A has the active Battle Card "Aegis" with 15000 power
    And "Cast" has the special trait "Drift"
    And player A has the active Battle Card "Cast"
    And "Mute" is the probe card "weak-5000"
    And "Mute" has the card name "Mute"
    And player A has the active Battle Card "Mute"
    And "Bell" is the probe card "bell"
    And "Bell" has the card name "Bell"
    And player A has the active Battle Card "Bell"
    And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
    And player B has the active Battle Card "Thorn" (probe "thorn")

  @DBS-8-2-2-2
  Rule: 8-2-2-2 An effect lasts as long as it says, whatever it does

    Scenario Outline: Effects of many kinds that last "<how long>" last exactly that long
      Given player A has "Vow" (probe "<probe>") in the hand
      And player B has the active Battle Card "Dusk" (probe "foe-turn-end-may-draw")
      When player A activates "Vow"
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      When player A attacks "B leader" with "A leader"
      And player A attacks "B leader" with "Mate"
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      And "Bell" has 10000 power
      And "Chime" has 12000 power
      When player A declines
      And player B is asked to accept the offer
      Then "Set" has <end> power
      And "Crew" has <end> power
      And "Toil" has <end> power
      And "Load" has <end> power
      And "Aegis" has <end> power
      And "Mute" has <end> power
      And "Cast" has <end> power
      And "Hue" has <end> power
      When player B declines
      And player B is asked to charge
      Then "Set" has <their charge> power
      And "Crew" has <their charge> power
      And "Toil" has <their charge> power
      And "Load" has <their charge> power
      And "Aegis" has <their charge> power
      And "Mute" has <their charge> power
      And "Cast" has <their charge> power
      And "Hue" has <their charge> power
      When player B declines
      And player B is asked to act
      Then "Set" has <their main> power
      And "Crew" has <their main> power
      And "Toil" has <their main> power
      And "Load" has <their main> power
      And "Aegis" has <their main> power
      And "Mute" has <their main> power
      And "Cast" has <their main> power
      And "Hue" has <their main> power
      And "Bell" has <bell> power
      And "Chime" has <chime> power
      When player B declines
      And player A is asked to charge
      Then "Set" has <own charge> power
      And "Crew" has <own charge> power
      And "Toil" has <own charge> power
      And "Load" has <own charge> power
      And "Aegis" has <own charge> power
      And "Mute" has <own charge> power
      And "Cast" has <own charge> power
      And "Hue" has <own charge> power
      When player A declines
      And player A is asked to act
      Then "Set" has <own main> power
      And "Crew" has <own main> power
      And "Toil" has <own main> power
      And "Load" has <own main> power
      And "Aegis" has <own main> power
      And "Mute" has <own main> power
      And "Cast" has <own main> power
      And "Hue" has <own main> power
      When player A ends the turn
      And player B is asked to charge
      Then "Set" has <later> power
      And "Crew" has <later> power
      And "Toil" has <later> power
      And "Load" has <later> power
      And "Aegis" has <later> power
      And "Mute" has <later> power
      And "Cast" has <later> power
      And "Hue" has <later> power
      And "Bell" has <last bell> power
      And "Chime" has <last chime> power

      @DBS-6-3-1-3-1-2
      Examples:
        | how long                        | probe                 | end   | their charge | their main | own charge | own main | later | bell  | chime | last bell | last chime |
        | until the end of the Main Phase | kinds-last-main-phase | 10000 | 10000        | 10000      | 10000      | 10000    | 10000 | 12000 | 12000 | 16000     | 12000      |

      @DBS-6-4-1-2
      Examples:
        | how long                                  | probe                            | end   | their charge | their main | own charge | own main | later | bell  | chime | last bell | last chime |
        | for the turn                              | kinds-last-turn                  | 15000 | 10000        | 10000      | 10000      | 10000    | 10000 | 11000 | 12000 | 15000     | 12000      |
        | until the end of the opponent's next turn | kinds-last-opponents-next-turn   | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 | 10000 | 14000 | 13000     | 14000      |
        | until the end of your next turn           | kinds-last-end-of-your-next-turn | 15000 | 15000        | 15000      | 15000      | 15000    | 10000 | 10000 | 14000 | 11000     | 16000      |

      @DBS-6-2-1
      Examples:
        | how long                             | probe                     | end   | their charge | their main | own charge | own main | later | bell  | chime | last bell | last chime |
        | until the start of your next turn    | kinds-last-your-next-turn | 15000 | 15000        | 15000      | 10000      | 10000    | 10000 | 10000 | 14000 | 13000     | 14000      |

      @DBS-6-2-6
      Examples:
        | how long                                          | probe                            | end   | their charge | their main | own charge | own main | later | bell  | chime | last bell | last chime |
        | until the end of the opponent's next Charge Phase | kinds-last-opponents-next-charge | 15000 | 15000        | 10000      | 10000      | 10000    | 10000 | 10000 | 13000 | 14000     | 13000      |
        | until the end of your next Charge Phase           | kinds-last-your-next-charge      | 15000 | 15000        | 15000      | 15000      | 10000    | 10000 | 10000 | 14000 | 12000     | 15000      |

      Examples:
        | how long        | probe           | end   | their charge | their main | own charge | own main | later | bell  | chime | last bell | last chime |
        | during the game | kinds-last-game | 15000 | 15000        | 15000      | 15000      | 15000    | 15000 | 10000 | 14000 | 10000     | 17000      |

    Scenario Outline: The defender's effects of many kinds that last "<how long>" last exactly that long
      Given it is player B's Main Phase
      And player A has "Vow" (probe "<probe>") in the hand
      And player B has the active Battle Card "Striker" with 5000 power
      When player B attacks "A leader" with "Striker"
      And player A activates "Vow"
      And player A combos with "Mate"
      And player A is asked to act in the Defense Step
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      And "Bell" has 11000 power
      When player A declines
      And player B is asked to act
      Then "Set" has <after it> power
      And "Crew" has <after it> power
      And "Toil" has <after it> power
      And "Load" has <after it> power
      And "Aegis" has <after it> power
      And "Mute" has <after it> power
      And "Cast" has <after it> power
      And "Hue" has <after it> power
      And "Bell" has 11000 power
      And "Chime" has 11000 power
      When player B attacks "A leader" with "B leader"
      And player B ends the turn
      And player A is asked to charge
      Then "Set" has 10000 power
      And "Crew" has 10000 power
      And "Toil" has 10000 power
      And "Load" has 10000 power
      And "Aegis" has 10000 power
      And "Mute" has 10000 power
      And "Cast" has 10000 power
      And "Hue" has 10000 power
      And "Bell" has <bell> power
      And "Chime" has <chime> power

      @DBS-7-4-1-9
      Examples:
        | how long       | probe             | after it | bell  | chime |
        | for the battle | kinds-last-battle | 10000    | 15000 | 11000 |

      @DBS-6-3-1-3-1-2
      Examples:
        | how long                        | probe                 | after it | bell  | chime |
        | until the end of the Main Phase | kinds-last-main-phase | 15000    | 13000 | 12000 |

      @DBS-6-4-1-2
      Examples:
        | how long     | probe           | after it | bell  | chime |
        | for the turn | kinds-last-turn | 15000    | 12000 | 12000 |

  @DBS-7-4-1-9
  Rule: 7-4-1-9 An effect for the battle ends with the battle, whatever it does

    Scenario: Effects of many kinds for the battle last from the Offence Step until the battle ends
      Given player A has "Vow" (probe "kinds-last-battle") in the hand
      When player A attacks "B leader" with "A leader"
      And player A activates "Vow"
      And player A is asked to act in the Offence Step
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      When player A declines
      And player B is asked to act in the Defense Step
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      When player B declines
      And player A is asked to act
      Then "Set" has 10000 power
      And "Crew" has 10000 power
      And "Toil" has 10000 power
      And "Load" has 10000 power
      And "Aegis" has 10000 power
      And "Mute" has 10000 power
      And "Cast" has 10000 power
      And "Hue" has 10000 power
      And "Bell" has 10000 power
      And "Chime" has 11000 power
      When player A ends the turn
      And player B is asked to charge
      Then "Bell" has 12000 power
      And "Chime" has 11000 power

  @DBS-8-8-1-4
  Rule: 8-8-1-4 A resolved effect does not apply to cards that left and came back, whatever it does

    Scenario Outline: Effects of many kinds that last "<how long>" do not affect cards that left and came back
      Given player A has "Vow" (probe "<probe>") and "Renew" (probe "renew") in the hand
      When player A activates "Vow"
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      When player A activates "Renew"
      Then "Set" has 10000 power
      And "Crew" has 10000 power
      And "Toil" has 10000 power
      And "Load" has 10000 power
      And "Aegis" has 10000 power
      And "Mute" has 10000 power
      And "Cast" has 10000 power
      And "Hue" has 10000 power
      When player A attacks "B leader" with "A leader"
      Then "Bell" has 12000 power
      And "Chime" has 10000 power

      Examples:
        | how long                                          | probe                            |
        | until the end of the Main Phase                   | kinds-last-main-phase            |
        | for the turn                                      | kinds-last-turn                  |
        | until the end of the opponent's next turn         | kinds-last-opponents-next-turn   |
        | until the end of your next turn                   | kinds-last-end-of-your-next-turn |
        | until the start of your next turn                 | kinds-last-your-next-turn        |
        | until the end of the opponent's next Charge Phase | kinds-last-opponents-next-charge |
        | until the end of your next Charge Phase           | kinds-last-your-next-charge      |
        | during the game                                   | kinds-last-game                  |

    Scenario: Effects of many kinds for the battle do not affect cards that left and came back during it
      Given it is player B's Main Phase
      And player A has "Vow" (probe "kinds-last-battle") and "Renew" (probe "renew-in-battle") in the hand
      When player B attacks "A leader" with "B leader"
      And player A activates "Vow"
      And player A is asked to act in the Defense Step
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      When player A activates "Renew"
      And player A is asked to act in the Defense Step
      Then "Set" has 10000 power
      And "Crew" has 10000 power
      And "Toil" has 10000 power
      And "Load" has 10000 power
      And "Aegis" has 10000 power
      And "Mute" has 10000 power
      And "Cast" has 10000 power
      And "Hue" has 10000 power
      When player A declines
      And player B is asked to act
      Then "Bell" has 11000 power
      And "Chime" has 10000 power

  @DBS-8-1-4
  Rule: 8-1-4 The effect of a [Permanent] lasts while its card stays in play, whatever it does

    Scenario: A [Permanent] of many kinds works in the opponent's turn too, and ends when its card leaves
      Given player A has "Vow" (probe "kinds-last-while-here") and "Return" (probe "recall-1") in the hand
      When player A plays "Vow"
      And player A attacks "B leader" with "A leader"
      And player A ends the turn
      And player B is asked to act
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      And "Bell" has 10000 power
      When player B ends the turn
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      And "Bell" has 10000 power
      When player A activates "Return"
      And player A chooses "Vow"
      Then "Set" has 10000 power
      And "Crew" has 10000 power
      And "Toil" has 10000 power
      And "Load" has 10000 power
      And "Aegis" has 10000 power
      And "Mute" has 10000 power
      And "Cast" has 10000 power
      And "Hue" has 10000 power
      When player A attacks "B leader" with "Mate"
      Then "Bell" has 12000 power

    Scenario: A [Permanent] of many kinds ends at once when its card is KO-ed in battle
      Given it is player B's Main Phase
      And player A has the rested Battle Card "Vow" (probe "kinds-last-while-here")
      When player B attacks "Vow" with "B leader"
      And player A is asked to act in the Defense Step
      Then "Set" has 15000 power
      And "Crew" has 15000 power
      And "Toil" has 15000 power
      And "Load" has 15000 power
      And "Aegis" has 15000 power
      And "Mute" has 15000 power
      And "Cast" has 15000 power
      And "Hue" has 15000 power
      When player A declines
      And player B is asked to act
      Then "Vow" is in player A's Drop Area
      And "Set" has 10000 power
      And "Crew" has 10000 power
      And "Toil" has 10000 power
      And "Load" has 10000 power
      And "Aegis" has 10000 power
      And "Mute" has 10000 power
      And "Cast" has 10000 power
      And "Hue" has 10000 power
      When player B ends the turn
      And player A is asked to charge
      Then "Bell" has 13000 power
