@OP
Feature: Positions and views: copies, lasting effects, Life cards, base values and events
  Each sentence that a question may need and that no clause needs by itself, in a game that it decides.

  Rule: What a position says

    @OP-10-2-14-1
    Scenario: Which copy of a card does an effect trash if a player holds three? The one that the player chooses
      Given player A has 3 copies of "Page" in the hand
      And player A has "Purge" (probe "event-each-discards-1") in the hand
      And player B has "Coin" in the hand
      When player A activates "Purge"
      And player A chooses "Page 2"
      Then "Page 2" is in player A's trash
      And player A's hand holds exactly "Page 1" and "Page 3"

    @OP-6-6-1-3
    Scenario: Does an effect that goes on when the scenario begins end with its turn? Yes
      Given player A has the active Character "Herald" with 3000 power
      And player A has the active Character "Guard" with 3000 power
      And "Herald" has brought about this effect on "Guard":
        """
        {"do":"modify","stat":"power","by":2000,"until":"turn"}
        """
      When player A gives 1 DON!! card to "Guard"
      Then "Guard" has 6000 power
      And "Guard" has 3000 base power
      And "Herald" has 3000 power
      When player A ends the turn
      Then "Guard" has 3000 power

    @OP-6-6-1-2
    Scenario Outline: When does "until the end of your next turn" end if it began in turn <turn>? The next turn starts with <power> base power
      Given player A has the active Character "Herald" with 3000 power
      And it is turn 5 of the game
      And "Herald" has brought about this effect on "A leader" in turn <turn>:
        """
        {"do":"modify","stat":"power","to":9000,"base":true,"until":"endOfYourNextTurn"}
        """
      When player A ends the turn
      Then "A leader" has <power> base power
      When player B ends the turn
      And player A gives 1 DON!! card to "A leader"
      Then "A leader" has <with> power

      Examples:
        | turn | power | with  |
        | 4    | 5000  | 6000  |
        | 5    | 9000  | 10000 |

    @OP-8-5-4
    Scenario: Can a [Counter] Event be activated in the Main Phase? No, but a [Main] Event can
      Given player A has "Call" (probe "event-draw") in the hand
      And player A has "Parry" (probe "counter-event-each-discards-1") in the hand
      When player A tries to activate "Parry"
      Then that is refused
      When player A activates "Call"
      Then "Call" is in player A's trash
      And player A's hand holds 2 cards

  Rule: What a view shows

    @OP-3-10-2 @OP-3-10-2-1
    Scenario: Which of their own Life cards does a player know? Only those that lie face up
      Given player A's Life cards are "Top" and "Second"
      And player A has "Lamp" (probe "event-turn-life-up") in the hand
      When player A activates "Lamp"
      Then player B sees "Top" as card 1 of player A's Life area
      And player A does not know card 2 of player A's Life area

  Rule: Base values and events

    @OP-2-7-6
    Scenario: Does a base cost change with a cost reduction? No, only the current cost does
      Given "Sale" has this data:
        """
        {"category":"stage","abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"cost","by":-1,
         "target":{"all":{"player":"you","zone":["character"]}}}]}]}
        """
      And player A has "Sale" and "Recruit" in the hand
      When player A plays "Recruit"
      And player A plays "Sale"
      Then "Recruit" has a cost of 1
      And "Recruit" has a base cost of 2

    @OP-10-2-1-2
    Scenario: Does a K.O. that was replaced count as a K.O.? No, only a K.O. that happened does
      Given player B has the active Character "Monk" (probe "instead-draw")
      And player B has the active Character "Prey" with 3000 power
      And player A has "Blow" (probe "event-ko") and "Strike" (probe "event-ko") in the hand
      When player A plays "Blow"
      And player A chooses "Monk"
      Then the event "koed" did not happen
      When player A plays "Strike"
      And player A chooses "Prey"
      Then the event "koed" happened exactly 1 time
      And the event "koed" happened exactly 1 time to "Prey"
      And the event "koed" did not happen to "Monk"
      And "Prey" is in player B's trash
