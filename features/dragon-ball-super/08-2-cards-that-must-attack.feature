@DBS
Feature: How long cards must attack

  Background:
    Given player A has the active Battle Card "Duty"
    And "Foe duty" has the card name "Duty"
    And player B has the active Battle Card "Foe duty"

  @DBS-8-2-2-2
  Rule: 8-2-2-2 A card must attack for as long as the effect says

    Scenario Outline: Cards forced to attack "<how long>" still must after a battle, but not in the opponent's turn
      Given player A has "Vow" (probe "<probe>") in the hand
      When player A activates "Vow"
      And player A attacks "B leader" with "A leader"
      And player A tries to end the phase
      Then that is refused
      When player A attacks "B leader" with "Duty"
      And player A ends the turn
      And player B ends the turn
      Then turn 7 of the game has come
      And "Foe duty" is active

      @DBS-6-3-1-3-1-2
      Examples:
        | how long                        | probe           |
        | until the end of the Main Phase | duty-main-phase |

      @DBS-6-4-1-2
      Examples:
        | how long     | probe     |
        | for the turn | duty-turn |

      @DBS-6-2-6
      Examples:
        | how long                                          | probe                      |
        | until the end of the opponent's next Charge Phase | duty-opponents-next-charge |

    Scenario Outline: Cards forced to attack "<how long>" must in the opponent's turn, but not in the turn after it
      Given player A has "Vow" (probe "<probe>") in the hand
      When player A activates "Vow"
      And player A attacks "B leader" with "Duty"
      And player A ends the turn
      And player B tries to end the phase
      Then that is refused
      When player B attacks "A leader" with "Foe duty"
      And player B ends the turn
      And player A ends the turn
      Then turn 8 of the game has come
      And "Duty" is active

      @DBS-6-2-1
      Examples:
        | how long                             | probe               |
        | until the start of your next turn    | duty-your-next-turn |

      @DBS-6-4-1-2
      Examples:
        | how long                                  | probe                    |
        | until the end of the opponent's next turn | duty-opponents-next-turn |

      @DBS-6-2-6
      Examples:
        | how long                                   | probe                 |
        | until the end of your next Charge Phase    | duty-your-next-charge |

    @DBS-6-4-1-2
    Scenario: Cards forced to attack until the end of your next turn must in both turns, but not after that
      Given player A has "Vow" (probe "duty-end-of-your-next-turn") in the hand
      When player A activates "Vow"
      And player A attacks "B leader" with "Duty"
      And player A ends the turn
      And player B tries to end the phase
      Then that is refused
      When player B attacks "A leader" with "Foe duty"
      And player B ends the turn
      And player A tries to end the phase
      Then that is refused
      When player A attacks "B leader" with "Duty"
      And player A ends the turn
      And player B ends the turn
      Then turn 9 of the game has come
      And "Foe duty" is active

    Scenario: Cards forced to attack for the game must attack in every turn
      Given player A has "Vow" (probe "duty-game") in the hand
      When player A activates "Vow"
      And player A attacks "B leader" with "Duty"
      And player A ends the turn
      And player B tries to end the phase
      Then that is refused
      When player B attacks "A leader" with "Foe duty"
      And player B ends the turn
      And player A tries to end the phase
      Then that is refused
      When player A attacks "B leader" with "Duty"
      And player A ends the turn
      And player B tries to end the phase
      Then that is refused
      When player B attacks "A leader" with "Foe duty"
      And player B ends the turn
      Then turn 9 of the game has come

    Scenario Outline: Cards that the defender forces to attack "<how long>" must after that battle, but not in the next turn
      Given it is player B's Main Phase
      And player A has "Vow" (probe "<probe>") in the hand
      When player B attacks "A leader" with "B leader"
      And player A activates "Vow"
      And player B tries to end the phase
      Then that is refused
      When player B attacks "A leader" with "Foe duty"
      And player B ends the turn
      And player A ends the turn
      Then turn 7 of the game has come
      And "Duty" is active

      @DBS-6-3-1-3-1-2
      Examples:
        | how long                        | probe           |
        | until the end of the Main Phase | duty-main-phase |

      @DBS-6-4-1-2
      Examples:
        | how long     | probe     |
        | for the turn | duty-turn |

    @DBS-7-4-1-9
    Scenario: Cards forced to attack for the battle need not attack after it
      Given it is player B's Main Phase
      And player A has "Vow" (probe "duty-battle") in the hand
      When player B attacks "A leader" with "B leader"
      And player A activates "Vow"
      And player B ends the turn
      Then "Vow" is in player A's Drop Area
      And "Foe duty" is active
      And turn 6 of the game has come

  @DBS-8-8-1-4
  Rule: 8-8-1-4 A card that left and came back need not attack, however long others are forced to

    Scenario Outline: A card that left and came back need not attack even if others are forced to "<how long>"
      Given player A has "Vow" (probe "<probe>") and "Renew" (probe "renew") in the hand
      When player A activates "Vow"
      And player A tries to end the phase
      Then that is refused
      When player A activates "Renew"
      And player A ends the turn
      Then turn 6 of the game has come
      And "Duty" is active

      Examples:
        | how long                                          | probe                      |
        | until the end of the Main Phase                   | duty-main-phase            |
        | for the turn                                      | duty-turn                  |
        | until the start of your next turn                 | duty-your-next-turn        |
        | until the end of the opponent's next turn         | duty-opponents-next-turn   |
        | until the end of your next turn                   | duty-end-of-your-next-turn |
        | until the end of your next Charge Phase           | duty-your-next-charge      |
        | until the end of the opponent's next Charge Phase | duty-opponents-next-charge |
        | during the game                                   | duty-game                  |

  @DBS-8-1-4
  Rule: 8-1-4 A [Permanent] that forces cards to attack works while its card stays in play

    Scenario: Cards that a [Permanent] forces to attack must attack on every turn until its card leaves
      Given player A has "Vow" (probe "duty-while-here") and "Return" (probe "recall-1") in the hand
      When player A plays "Vow"
      And player A attacks "B leader" with "Duty"
      And player A ends the turn
      And player B tries to end the phase
      Then that is refused
      When player B attacks "A leader" with "Foe duty"
      And player B ends the turn
      And player A tries to end the phase
      Then that is refused
      When player A activates "Return"
      And player A chooses "Vow"
      And player A ends the turn
      Then turn 8 of the game has come
      And "Duty" is active
