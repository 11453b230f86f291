@VG
Feature: 6.2. Calls

  @VG-6.2.1
  Rule: 6.2.1 A unit that is called is put on the circle named for it

    @VG-6.2.1.2
    Scenario: A unit called in the Main Phase is put on the circle its player names and triggers abilities for a call
      Given player A has "Herald" (probe "called-draws") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Herald" to the back right circle
      Then "Herald" is on player A's back right circle
      And "Next" is in player A's hand

  @VG-6.2.1.2
  Rule: 6.2.1.2 A unit that is placed on a rear-guard circle or on the guardian circle counts as called

    Scenario: A guardian from the hand counts as called
      Given player B has "Herald" (probe "called-draws") in the hand
      And player B has "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with "Herald"
      Then "Next" is in player B's hand

    Scenario: A unit that intercepts does not count as called, but a guardian from the hand does
      Given player B has the unit "Herald" (probe "called-draws") on the front left circle
      And "Herald" has the icon "intercept"
      And player B has "Shield" and "Spare" in the hand
      And player B has "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B intercepts for "B vanguard" with "Herald"
      And player B guards "B vanguard" with "Shield"
      And player B is asked to guard
      Then "Shield" is on player B's guardian circle
      And the event "called" did not happen to "Herald"
      And the event "called" happened exactly 1 time to "Shield"
      And the top of player B's deck is "Next"

  @VG-6.2.2.1
  Rule: 6.2.2.1 A normal call places a unit from the turn player's hand

    Scenario: In the Main Phase a unit in the hand can be called, but one in the drop zone cannot
      Given player A has "Fallen" in the drop zone
      And player A has "Recruit" in the hand
      When player A tries to call "Fallen" to the front left circle
      Then that is refused
      When player A calls "Recruit" to the front left circle
      Then "Recruit" is on player A's front left circle
      And "Fallen" is in player A's drop zone

  @VG-6.2.2.2
  Rule: 6.2.2.2 A call by an effect is a superior call

    # answers: HOWTO#1-2, QA2011#4-2
    Scenario: An effect may call a unit of a higher grade than the vanguard
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And "Knight" is a unit of grade 2 with 9000 power
      And player A has "Summoner" (probe "call-the-top") in the hand
      And player A has "Knight" on top of the deck
      When player A calls "Summoner" to the back left circle
      And player A chooses the front left circle
      Then "Knight" is on player A's front left circle

  @VG-6.2.3.1
  Rule: 6.2.3.1 The player chooses as many cards as the effect names

    Background:
      Given player A has "Summoner" (probe "call-two"), "One", "Two" and "Three" in the hand

    @VG-6.2.3.2
    Scenario: A player told to call two cards chooses two of three and a circle for each
      When player A calls "Summoner" to the back center circle
      And player A chooses "One" and "Three"
      And player A chooses the front right circle
      And player A chooses the back left circle
      Then "One" is on player A's front right circle
      And "Three" is on player A's back left circle
      And "Two" is in player A's hand

    Scenario: A player told to call two cards cannot choose only one
      When player A calls "Summoner" to the back center circle
      And player A tries to choose "One"
      Then that is refused
      When player A chooses "One" and "Two"
      And player A chooses the front right circle
      And player A chooses the back left circle
      Then "Two" is on player A's back left circle

  @VG-6.2.3.1.1
  Rule: 6.2.3.1.1 A card called from a hidden zone is revealed

    Scenario: The top card of the deck is revealed before it is called
      Given player A has "Summoner" (probe "call-the-top") in the hand
      And player A has "Top" on top of the deck
      When player A calls "Summoner" to the back left circle
      And player A chooses the front left circle
      Then these events happened in this order:
        | revealed | Top |
        | called   | Top |
      And "Top" is on player A's front left circle

    Scenario: A card in the hand that finds no circle is revealed as well
      Given player A has "Summoner" (probe "call-two-to-the-front-left"), "One" and "Two" in the hand
      When player A calls "Summoner" to the back left circle
      And player A chooses "One"
      Then the event "revealed" happened exactly 1 time to "Two"
      And "Two" is in player A's hand
      And "One" is on player A's front left circle

  @VG-6.2.3.2.1
  Rule: 6.2.3.2.1 Two cards called at the same time go to different circles

    Scenario: The circle of the first called card cannot be chosen for the second
      Given player A has "Summoner" (probe "call-two"), "One" and "Two" in the hand
      When player A calls "Summoner" to the back center circle
      And player A chooses the front right circle
      And player A tries to choose the front right circle
      Then that is refused
      When player A chooses the front left circle
      Then "Two" is on player A's front left circle
      And "One" is on player A's front right circle

    Scenario: Two called cards are put on the only two circles that the effect allows
      Given player A has "Summoner" (probe "call-two-to-the-front"), "One" and "Two" in the hand
      When player A calls "Summoner" to the back center circle
      And player A chooses the front right circle
      Then "One" is on player A's front right circle
      And "Two" is on player A's front left circle

  @VG-6.2.3.2.1.1
  Rule: 6.2.3.2.1.1 If there are too few circles, as many cards as possible are called and the rest stay

    Scenario: A player who can call only one of two cards may choose the second, and the first stays in the hand
      Given player A has "Summoner" (probe "call-two-to-the-front-left"), "One" and "Two" in the hand
      When player A calls "Summoner" to the back left circle
      And player A chooses "Two"
      Then "Two" is on player A's front left circle
      And "One" is in player A's hand

  @VG-6.2.3.3
  Rule: 6.2.3.3 All cards of one call are placed at the same time

    Scenario: Each of two units called together triggers on the call of the other
      Given player A has "Summoner" (probe "call-two") in the hand
      And player A has "One" (probe "others-called-draw") in the hand
      And player A has "Two" (probe "others-called-draw") in the hand
      When player A calls "Summoner" to the back center circle
      And player A chooses the front right circle
      And player A chooses the front left circle
      Then player A's hand holds 2 cards

  @VG-6.2.3.3.1
  Rule: 6.2.3.3.1 A unit called to a rear-guard circle stands, and one called to the guardian circle is at rest

    Scenario: A unit at rest that an effect calls to another circle stands there
      Given player A has "Summoner" (probe "call-a-rear-guard") in the hand
      And player A has the unit "Tired" at rest on the front left circle
      When player A calls "Summoner" to the back center circle
      And player A chooses the back right circle
      Then "Tired" is on player A's back right circle
      And "Tired" stands
      And "Summoner" stands

  @VG-6.2.3.4
  Rule: 6.2.3.4 The unit on the rear-guard circle of a call is retired

    # answers: QA2011#6, FAQ2012#6
    Scenario: A second unit called to a circle retires the first
      Given player A has the unit "Veteran" on the front left circle
      And player A has "Recruit" in the hand
      When player A calls "Recruit" to the front left circle
      Then "Recruit" is on player A's front left circle
      And "Veteran" is in player A's drop zone

    Scenario: The retired unit is in the drop zone before the effect's next sentence
      Given player A has the unit "Veteran" on the front left circle
      And player A has "Summoner" (probe "call-one-then-draw") and "Recruit" in the hand
      And player A has "Next" on top of the deck
      When player A calls "Summoner" to the back center circle
      And player A chooses the front left circle
      Then "Next" is in player A's hand
      And "Veteran" is in player A's drop zone

  @VG-6.2.4
  Rule: 6.2.4 Each guardian guards one of the units that are attacked

    @VG-6.2.4.1
    Scenario: A guardian's player chooses which of two attacked units gets its shield
      Given player A has the unit "Sweeper" (probe "battles-rear-guards") on the front left circle
      And player B has the unit "Post" on the front right circle
      And player B has "Shield" and "Spare" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Sweeper"
      And player B guards "Post" with "Shield"
      And player B is asked to guard
      Then "Post" has 13000 power
      And "B vanguard" has 10000 power

  @VG-6.2.5
  Rule: 6.2.5 A unit that is called is a new card, even if it comes from another circle

    Background:
      Given player A has the unit "Veteran" on the front left circle
      And "Veteran" has brought about this effect on "Veteran":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """

    @reading
    Scenario Outline: A unit that an effect calls from one circle to another has <power> power, as ruled: <choice>
      Given the ambiguous rule "Is a unit that is called from another circle a new card?" is answered "<choice>"
      And player A has "Summoner" (probe "call-a-rear-guard") in the hand
      When player A calls "Summoner" to the back center circle
      And player A chooses the back right circle
      Then "Veteran" is on player A's back right circle
      And "Veteran" has <power> power

      Examples:
        | choice            | power |
        | yes, a new card   | 8000  |
        | no, the same card | 13000 |

    Scenario: A unit that an effect moves to another circle keeps its gained power
      Given player A has "Summoner" (probe "move-a-rear-guard") in the hand
      When player A calls "Summoner" to the back center circle
      And player A chooses the back right circle
      Then "Veteran" is on player A's back right circle
      And "Veteran" has 13000 power
