@VG
Feature: 14.23 to 14.35. Keywords that give units a state until the end of the turn

  @VG-14.23.1
  Rule: 14.23.1 Blaze: with more rear-guards than the opponent, the vanguard becomes blazing when an attack of its player begins

    Background:
      Given player A has the unit "Torch" (probe "blazes") on the front left circle
      And player A has the unit "Pyre" (probe "blazing-power") on the vanguard circle
      And player B has the unit "Rival" (probe "blazing-power") on the vanguard circle
      And it is player A's Battle Phase

    Scenario: A vanguard becomes blazing for the turn when its player attacks and has more rear-guards than the opponent
      When player A attacks "Rival" with "Torch"
      Then "Pyre" has 15000 power
      And "Rival" has 10000 power
      When player A ends the turn
      Then "Pyre" has 10000 power

    Scenario: A vanguard becomes blazing only when its player has more rear-guards than the opponent as an attack begins
      Given player A has the unit "Second" on the front right circle
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      And "Second" is a unit of grade 3 with 13000 power
      And "One" is a unit of grade 1 with 8000 power
      When player A attacks "One" with "Torch"
      Then "Pyre" has 10000 power
      And "One" is in player B's drop zone
      When player A attacks "Rival" with "Second"
      Then "Pyre" has 15000 power

    Scenario: A blazing vanguard stays blazing when its player attacks and has fewer rear-guards than the opponent
      Given "Pyre" is in the blazing state
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      When player A attacks "Two" with "Torch"
      Then "Pyre" has 15000 power
      And "Torch" is at rest

    Scenario: A vanguard with Blaze does not become blazing when the opponent attacks
      Given player A has the unit "Second" on the front right circle
      And player B has the unit "Next" on the front left circle
      When player A attacks "Rival" with "Torch"
      Then "Pyre" has 15000 power
      When player A ends the turn
      And player B attacks "Pyre" with "Rival"
      Then "Pyre" has 10000 power

    Scenario: A rear-guard that is called while Blaze waits to resolve counts for it
      Given player A has the unit "Herald" (probe "attack-step-calls") on the front right circle
      And player A has "Late" in the hand
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle
      When player A attacks "Rival" with "Torch"
      And player A lets "Herald"'s ability come first
      And player A chooses the back left circle
      Then "Pyre" has 15000 power

  @VG-14.23.1.1
  Rule: 14.23.1.1 Both units of a vanguard in legion become blazing

    Scenario: Both the leader and the mate of a legion with Blaze become blazing
      Given player A has the unit "Torch" (probe "blazes") on the front left circle
      And player A has the unit "Leader" (probe "blazing-power") on the vanguard circle
      And player A has the unit "Mate" (probe "blazing-power") on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Torch"
      Then "Leader" has 15000 power
      And "Mate" has 15000 power

  @VG-14.26.1
  Rule: 14.26.1 Engorge: a unit that attacks may retire other rear-guards and becomes engorged if any were retired

    Background:
      Given player A has the unit "Glutton" (probe "engorges") on the front left circle
      And it is player A's Battle Phase

    # answers: SET-GBT10#3
    Scenario: A unit that retires two other rear-guards as it attacks is engorged until the end of the turn
      Given player A has the unit "One" on the back left circle
      And player A has the unit "Two" on the back right circle
      And player A has the unit "Spared" on the front right circle
      When player A attacks "B vanguard" with "Glutton"
      And player A chooses "One" and "Two"
      And player A accepts the offer of the effect
      Then "One" and "Two" are in player A's drop zone
      And "Spared" is on player A's front right circle
      And "Glutton" has 15000 power
      When player A ends the turn
      Then "Glutton" has 10000 power

    Scenario: A player who declines to retire a rear-guard for Engorge keeps it, and the unit is not engorged
      Given player A has the unit "One" on the back left circle
      When player A attacks "B vanguard" with "Glutton"
      And player A declines
      Then "One" is on player A's back left circle
      And "Glutton" has 10000 power
      And player B's damage zone holds 1 card

    Scenario: A unit that is already engorged stays engorged if it retires nothing for its next attack
      Given "Glutton" is in the engorged state
      And player A has the unit "One" on the back left circle
      When player A attacks "B vanguard" with "Glutton"
      And player A declines
      Then "Glutton" has 15000 power
      And player B's damage zone holds 1 card

    Scenario: A unit without another rear-guard cannot become engorged
      When player A attacks "B vanguard" with "Glutton"
      Then "Glutton" has 10000 power
      And player B's damage zone holds 1 card

    Scenario: The opponent's rear-guards cannot be chosen for Engorge
      Given player A has the unit "One" on the back left circle
      And player A has the unit "Two" on the back right circle
      And player B has the unit "Foe" on the back left circle
      When player A attacks "B vanguard" with "Glutton"
      And player A tries to choose "Foe"
      Then that is refused
      When player A chooses "One"
      And player A accepts the offer of the effect
      Then "One" is in player A's drop zone
      And "Foe" is on player B's back left circle

    Scenario: A rear-guard that goes to the hand instead of being retired does not make the unit engorged
      Given player A has the unit "Eel" (probe "retired-to-hand-instead") on the back left circle
      When player A attacks "B vanguard" with "Glutton"
      And player A accepts the offer of the effect
      Then "Eel" is in player A's hand
      And "Glutton" has 10000 power

    Scenario: One retired rear-guard is enough to become engorged even if another goes to the hand instead
      Given player A has the unit "Eel" (probe "retired-to-hand-instead") on the back left circle
      And player A has the unit "One" on the back right circle
      When player A attacks "B vanguard" with "Glutton"
      And player A chooses "Eel" and "One"
      And player A accepts the offer of the effect
      Then "Eel" is in player A's hand
      And "Glutton" has 15000 power

  @VG-14.26.2
  Rule: 14.26.2 Engorge retires rear-guards as its effect, not as a cost

    Background:
      Given player A has the unit "Glutton" (probe "engorges") on the front left circle
      And player A has the unit "One" on the back left circle

    @VG-14.26.1
    Scenario: Engorge still retires one chosen rear-guard if the other cannot be retired
      Given player A has the unit "Saint" (probe "is-not-retired") on the back right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Glutton"
      And player A chooses "One" and "Saint"
      And player A accepts the offer of the effect
      Then "One" is in player A's drop zone
      And "Saint" is on player A's back right circle
      And "Glutton" has 15000 power

    Scenario: A replacement for rear-guards retired as a cost does not apply to Engorge
      Given player A has the unit "Usher" (probe "paid-retired-soul-instead") on the front right circle
      And player A has the unit "Butcher" (probe "act-retires-others-to-draw") on the back center circle
      And player A has the unit "Two" on the back right circle
      When player A activates "Butcher"
      And player A chooses "Two"
      Then "Two" is in player A's soul
      When player A ends the phase
      And player A attacks "B vanguard" with "Glutton"
      And player A chooses "One"
      And player A accepts the offer of the effect
      Then "One" is in player A's drop zone
      And "Glutton" has 15000 power

  @VG-14.29.1
  Rule: 14.29.1 Rush triggers when its player's other card stands the unit by an effect

    Background:
      Given player A has the unit "Runner" (probe "rushes-draws") at rest on the front left circle
      And player A has the unit "Sergeant" (probe "stands-all-units") on the back center circle

    Scenario: A unit rushes when another card of its player stands it, but not in the Stand Phase
      When player A activates "Sergeant"
      Then "Runner" stands
      And player A's hand holds 1 card
      When player A ends the phase
      And player A attacks "B vanguard" with "Runner"
      And player A ends the turn
      And player B ends the turn
      Then "Runner" stands
      And player A's hand holds 2 cards

    Scenario: A unit that an opponent's effect stands does not rush
      Given player B has the unit "Tempter" (probe "attacked-stands-attackers") on the vanguard circle
      When player A activates "Sergeant"
      And player A ends the phase
      And player A attacks "Tempter" with "Runner"
      Then "Runner" stands
      And player A's hand holds 1 card

    @reading
    Scenario Outline: A player whose rushed unit a stand trigger stands holds <cards> if the unit <does>
      Given the ambiguous rule "Does a unit rush if its player's stand trigger stands it?" is answered "<choice>"
      And player A has "First" and "Top" on top of the deck
      And "Top" has the trigger icon "stand" with 10000 power
      When player A activates "Sergeant"
      And player A ends the phase
      And player A attacks "B vanguard" with "Runner"
      And player A attacks "B vanguard" with "A vanguard"
      And player A chooses "Runner"
      And player A chooses "Runner"
      Then "Runner" stands
      And player A's hand holds <cards>

      Examples:
        | choice | does          | cards   |
        | no     | does not rush | 2 cards |
        # answers: SET-GBT10#4, SET-GEB03#1
        | yes    | rushes again  | 3 cards |

  @VG-14.31.1
  Rule: 14.31.1 Charge: a unit that an effect places on a rear-guard circle may become charging until the end of the turn

    Background:
      Given player A has the unit "Scout" (probe "calls-a-unit-from-drop") on the back center circle
      And player A has "Boar" (probe "charges") in the drop zone

    # answers: SET-GBT09#2-1
    Scenario: A unit that an effect calls may charge, but one called by the rules may not
      Given player A has "Sow" (probe "charges") in the hand
      When player A activates "Scout"
      And player A chooses the front left circle
      And player A accepts the offer of the effect
      Then "Boar" has 13000 power
      When player A calls "Sow" to the front right circle
      And player A tries to accept the offer of the effect
      Then that is not offered
      When player A ends the turn
      Then "Boar" has 8000 power

    # answers: SET-GBT09#2-2
    Scenario: A unit whose player declines Charge stays on its circle after its battle
      When player A activates "Scout"
      And player A chooses the front left circle
      And player A declines
      And player A ends the phase
      And player A attacks "B vanguard" with "Boar"
      Then "Boar" is on player A's front left circle
      And "Boar" has 8000 power

  @VG-14.31.2
  Rule: 14.31.2 A charging unit goes to the bottom of the deck at the end of a battle that it took part in

    Scenario: A charging unit that attacks goes to the bottom of the deck after the battle
      Given player A has the unit "Boar" (probe "charges") on the front left circle
      And player A has the unit "Hound" on the front right circle
      And "Boar" is in the charging state
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Boar"
      Then the bottom of player A's deck is "Boar"
      And "Hound" is on player A's front right circle
      And player B's damage zone holds 1 card

    Scenario: A charging unit that boosts goes to the bottom of the deck after the battle
      Given player A has the unit "Hound" on the front left circle
      And "Hound" is a unit of grade 2 with 10000 power
      And player A has the unit "Boar" (probe "charges") on the back left circle
      And "Boar" has the icon "boost"
      And "Boar" is in the charging state
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Hound"
      And player A boosts with "Boar"
      Then the bottom of player A's deck is "Boar"
      And "Hound" is on player A's front left circle

    Scenario: A charging unit that attacks and then moves to another circle still goes to the bottom of the deck
      Given player A has the unit "Boar" (probe "attacks-moves") on the front left circle
      And player A has the unit "Hound" on the front right circle
      And "Boar" is in the charging state
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Boar"
      And player A chooses the back left circle
      Then the bottom of player A's deck is "Boar"
      And player B's damage zone holds 0 cards

    Scenario: A charging unit that is not in the battle stays on its circle
      Given player A has the unit "Boar" (probe "charges") on the front left circle
      And player A has the unit "Hound" on the front right circle
      And "Boar" is in the charging state
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Hound"
      Then "Boar" is on player A's front left circle
      When player A attacks "B vanguard" with "Boar"
      Then the bottom of player A's deck is "Boar"

    Scenario: A player chooses the order in which two charging units go to the bottom of the deck
      Given player A has the unit "Boar" (probe "charges") on the front left circle
      And player A has the unit "Sow" (probe "charges") on the back left circle
      And "Sow" has the icon "boost"
      And "Boar" is in the charging state
      And "Sow" is in the charging state
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Boar"
      And player A boosts with "Sow"
      And player A arranges "Sow" and "Boar"
      Then the bottom of player A's deck is "Boar"
      And "Sow" is in player A's deck

    @reading
    Scenario Outline: A charging unit that is attacked and not hit is <zone> after the battle if it <participates>
      Given the ambiguous rule "Does a charging unit that is attacked take part in that battle?" is answered "<choice>"
      And player A has the unit "Hound" on the front left circle
      And player A has the unit "Mare" (probe "charges") on the front right circle
      And player B has the unit "Boar" (probe "charges") on the front left circle
      And "Hound" is a unit of grade 1 with 6000 power
      And "Boar" is in the charging state
      And "Mare" is in the charging state
      And it is player A's Battle Phase
      When player A attacks "Boar" with "Hound"
      And player A attacks "B vanguard" with "Mare"
      Then "Mare" is in player A's deck
      And "Boar" is <zone>

      Examples:
        | choice | participates        | zone                            |
        | yes    | takes part in it    | in player B's deck              |
        | no     | takes no part in it | on player B's front left circle |

  @VG-14.35.1
  Rule: 14.35.1 Hollow: a unit that is placed on a rear-guard circle may become hollowed until the end of the turn

    Background:
      Given player A has "Wraith" (probe "hollows") in the hand

    @VG-14.35.2
    Scenario: A unit that its player calls becomes hollowed, and goes to the drop zone at the end of the turn
      When player A calls "Wraith" to the front left circle
      And player A accepts the offer of the effect
      Then "Wraith" has 13000 power
      When player A ends the turn
      Then "Wraith" is in player A's drop zone

    Scenario: A unit whose player declines Hollow stays at the end of the turn
      When player A calls "Wraith" to the front left circle
      And player A declines
      Then "Wraith" has 8000 power
      When player A ends the turn
      Then "Wraith" is on player A's front left circle

  @VG-14.35.2
  Rule: 14.35.2 At the end of the turn hollowed units go to the drop zone of their owner, and count as retired

    Scenario: Hollowed units of both players go to the drop zone at the end of the turn, and other units stay
      Given player A has the unit "Wraith" (probe "hollows") on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player B has the unit "Ghost" (probe "hollows") on the back left circle
      And "Wraith" is in the hollowed state
      And "Ghost" is in the hollowed state
      When player A ends the turn
      Then "Wraith" is in player A's drop zone
      And "Ghost" is in player B's drop zone
      And "Squire" is on player A's front right circle

    Scenario: A hollowed unit that goes to the drop zone at the end of the turn counts as retired
      Given player A has the unit "Wraith" (probe "hollows") on the front left circle
      And player A has the unit "Mourner" (probe "others-retired-draw") on the front right circle
      And "Wraith" is in the hollowed state
      When player A ends the turn
      Then "Wraith" is in player A's drop zone
      And player A's hand holds 1 card

    Scenario: A unit that was hollowed, left and came back as another card stays at the end of the turn
      Given player A has the unit "Wraith" (probe "hollows") on the front left circle
      And player A has the unit "Fisher" (probe "takes-another-to-hand") on the front right circle
      And player B has the unit "Ghost" (probe "hollows") on the back left circle
      And "Wraith" is in the hollowed state
      And "Ghost" is in the hollowed state
      When player A activates "Fisher"
      And player A calls "Wraith" to the back left circle
      And player A declines
      And player A ends the turn
      Then "Ghost" is in player B's drop zone
      And "Wraith" is on player A's back left circle
