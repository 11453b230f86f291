@DBS
Feature: 4-7. Counter timing

  @DBS-4-7-1
  Rule: 4-7-1 In a counter timing [Counter] skills are activated, and nothing else is done

    Scenario Outline: <player> answers the attack of <other>
      Given it is player <other>'s Main Phase
      And player <player> has "Answer" (probe "counter-attack-draw") in the hand
      And player <player> has "Top" on top of the deck
      When player <other> attacks "<player> leader" with "<other> leader"
      And player <player> counters with "Answer"
      Then player <player>'s Drop Area holds exactly "Answer"
      And "Top" is in player <player>'s hand

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: in the own Main Phase it is not activated, neither as a [Counter] nor as an [Activate]
      Given player A has "Answer" (probe "counter-attack-draw") in the hand
      When player A tries to counter with "Answer"
      Then that is not offered
      When player A tries to activate "Answer"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player A is not asked to counter
      And "Answer" is in player A's hand
      And "A leader" is rested

    Scenario: in the Defense Step it is not activated any more
      Given player B has "Answer" (probe "counter-attack-draw") and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B declines
      And player B is asked to act in the Defense Step
      And player B tries to activate "Answer"
      Then that is refused
      And player B's Life Area holds 3 cards

    Scenario: no [Activate: Battle] skill is activated in it
      Given player B has the active Battle Card "Fighter" (probe "battle-draw")
      And player B has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      And player B tries to activate "Fighter"
      Then that is not offered
      When player B declines
      And player B activates "Fighter"
      Then player B's hand holds 3 cards

  @DBS-4-7-2-1
  Rule: 4-7-2-1 When a card is declared to be played there is a counter timing, before it is played

    Scenario Outline: the card that <other> plays is still in the hand
      Given it is player <other>'s Main Phase
      And player <other> has "Arrival" in the hand
      And player <player> has "Answer" (probe "counter-play-draw") in the hand
      When player <other> plays "Arrival"
      And player <player> is asked to counter
      Then "Arrival" is in player <other>'s hand
      And player <other>'s Energy Area holds 4 active and 2 rested cards
      When player <player> counters with "Answer"
      Then "Arrival" is in player <other>'s Battle Area
      And player <player>'s hand holds 1 card

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: when it has been played there is none
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      And player B declines
      Then player B is not asked to counter
      And "Arrival" is in player A's Battle Area

    Scenario: who plays the card does not answer it
      Given player A has "Arrival" and "Own answer" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      Then player A is not asked to counter
      And "Arrival" is in player A's Battle Area

  @DBS-4-7-2-2
  Rule: 4-7-2-2 When an attack is made there is a counter timing

    Scenario Outline: <attacker> attacks <target>
      Given player A has the active Battle Card "Striker" with 10000 power
      And player B has the rested Battle Card "Target" with 5000 power
      And player B has "Answer" (probe "counter-attack-negate") in the hand
      When player A attacks "<target>" with "<attacker>"
      And player B is asked to counter
      Then "<attacker>" is rested
      When player B counters with "Answer"
      Then no battle is going on
      And player B's Life Area holds 4 cards
      And "Target" is in player B's Battle Area

      Examples:
        | attacker | target   |
        | Striker  | B leader |
        | Striker  | Target   |
        | A leader | B leader |
        | A leader | Target   |

    Scenario: what the attack has triggered is not activated yet
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Answer" (probe "counter-attack-draws") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then the event "skillActivated" did not happen
      When player B declines
      Then player A's hand holds 1 card

    Scenario: a combo is no attack and is not answered
      Given player A has "Helper" in the hand
      And player B has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B declines
      And player A combos with "Helper"
      Then player B is not asked to counter
      And "Helper" is in player A's Drop Area

  @DBS-4-7-2-3
  Rule: 4-7-2-3 When a skill has been activated there is a counter timing before it is resolved

    Scenario Outline: what <other>'s <kind> does has not happened yet
      Given it is player <other>'s Main Phase
      And player <other> has <card>
      And player <other> has "Arrival" in the hand
      And player <player> has "Answer" (probe "counter-play-draw") in the hand
      When player <other> activates "Source"
      And player <player> is asked to counter
      Then "Arrival" is in player <other>'s hand
      When player <player> counters with "Answer"
      And player <other> chooses "Arrival"
      Then "Arrival" is in player <other>'s Battle Area
      And player <player>'s hand holds 1 card

      Examples:
        | player | other | kind        | card                                                |
        | B      | A     | Battle Card | the active Battle Card "Source" (probe "main-play") |
        | A      | B     | Battle Card | the active Battle Card "Source" (probe "main-play") |
        | B      | A     | Extra Card  | "Source" (probe "extra-play") in the hand           |

    Scenario: the skill of the player who does not have the turn is answered by the turn player
      Given player B has the active Battle Card "Source" (probe "battle-play")
      And player B has "Arrival" in the hand
      And player A has "Answer" (probe "counter-play-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates "Source"
      And player A counters with "Answer"
      And player B chooses "Arrival"
      Then "Arrival" is in player B's Battle Area
      And player A's Drop Area holds exactly "Answer"

    Scenario: an [Auto] is answered as well
      Given player A has the active Battle Card "Watcher" (probe "any-played-draw")
      And player A has "Arrival" in the hand
      And player B has "First" (probe "counter-play-draw") and "Second" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      And player B declines
      And player B is asked to counter
      Then the event "skillActivated" happened exactly 1 time to "Watcher"
      And player A's hand holds 0 cards
      When player B counters with "First"
      Then player A's hand holds 1 card
      And player B's Drop Area holds exactly "First"

  @DBS-4-7-2-4
  Rule: 4-7-2-4 When a skill has been resolved there is a counter timing

    Scenario Outline: what <other>'s skill does has happened
      Given it is player <other>'s Main Phase
      And player <other> has the active Battle Card "Source" (probe "main-play")
      And player <other> has "Arrival" in the hand
      And player <player> has "Answer" (probe "counter-play-draw") in the hand
      When player <other> activates "Source"
      And player <player> declines
      And player <other> chooses "Arrival"
      And player <player> is asked to counter
      Then "Arrival" is in player <other>'s Battle Area
      When player <player> counters with "Answer"
      Then player <player>'s Drop Area holds exactly "Answer"

      Examples:
        | player | other |
        | A      | B     |
        | B      | A     |

    Scenario: it comes before what the skill has triggered
      Given player A has the active Battle Card "Source" (probe "main-play")
      And player A has "Arrival" (probe "played-draw") in the hand
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A activates "Source"
      And player B declines
      And player A chooses "Arrival"
      And player B is asked to counter
      Then the event "skillActivated" did not happen to "Arrival"
      When player B declines
      Then player A's hand holds 1 card
      And "Arrival" is in player A's Battle Area

    Scenario: a skill that was negated is not resolved, so nothing follows it
      Given player A has the active Battle Card "Source" (probe "main-play")
      And player A has "Arrival" in the hand
      And player B has "Denial" (probe "counter-play-negate") and "Spare" in the hand
      When player A activates "Source"
      And player B counters with "Denial"
      And player A declines
      Then player B is not asked to counter
      And "Arrival" is in player A's hand
      And player B's Drop Area holds exactly "Denial"

  @DBS-4-7-2-5
  Rule: 4-7-2-5 In a counter timing there is no other counter timing

    Scenario: the resolution of a [Counter] that plays a card is not answered
      Given player B has "Reinforcement" (probe "counter-attack-play") and "Arrival" in the hand
      And player A has "Answer" (probe "counter-play-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Reinforcement"
      And player A declines
      And player B chooses "Arrival"
      Then player A is not asked to counter
      And "Arrival" is in player B's Battle Area

    Scenario: the activation of a [Counter] opens none of its own: what it answers goes on as one timing
      Given player B has "First" (probe "counter-attack-draw") and "Second" (probe "counter-attack-draw") in the hand
      And player A has "Reply" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "First"
      And player A is asked to counter
      Then "First" is in player B's hand
      When player A counters with "Reply"
      And player B counters with "Second"
      Then player B's Drop Area holds exactly "First" and "Second"
      And player A's Drop Area holds exactly "Reply"

  @DBS-4-7-3-1
  Rule: 4-7-3-1 A counter timing begins with what the rules do, again and again until there is nothing to do

    Scenario Outline: a Battle Card of <owner> without power is in the Drop Area before anybody is asked
      Given player A has the active Battle Card "Source" (probe "main-weaken-play")
      And player <owner> has the active Battle Card "Weak" with 10000 power
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A activates "Source"
      And player B declines
      And player B is asked to counter
      Then "Weak" is in player <owner>'s Drop Area

      Examples:
        | owner |
        | A     |
        | B     |

    Scenario: what the rules do may give them more to do
      Given player A has the active Battle Card "Source" (probe "main-weaken-play")
      And player B has the active Battle Card "Support" (probe "battle-lord")
      And player B has the active Battle Card "Supported" with 10000 power
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A activates "Source"
      And player B declines
      And player B is asked to counter
      Then player B's Drop Area holds exactly "Support" and "Supported"

    Scenario: what was triggered waits until the counter timing is over
      Given player A has the active Battle Card "Source" (probe "main-weaken-play")
      And player B has the active Battle Card "Mourner" (probe "own-dropped-draw")
      And "Mourner" has brought about this effect on "Mourner":
        """
        {"do": "modify", "stat": "power", "by": 20000, "until": "turn"}
        """
      And player B has the active Battle Card "Weak" with 10000 power
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A activates "Source"
      And player B declines
      And player B is asked to counter
      Then "Weak" is in player B's Drop Area
      And player B's hand holds 1 card
      When player B declines
      Then player B's hand holds 2 cards

  @DBS-4-7-3-2
  Rule: 4-7-3-2 First the player whose [Counter] skills are pending activates one, or the counter timing ends

    Scenario Outline: who does not act ends it at once: <first> answers <other>
      Given it is player <other>'s Main Phase
      And player <first> has "Answer" (probe "counter-attack-draw") in the hand
      And player <other> has "Reply" (probe "counter-counter-draw") in the hand
      When player <other> attacks "<first> leader" with "<other> leader"
      And player <first> declines
      Then player <other> is not asked to counter
      And "Answer" is in player <first>'s hand
      And "Reply" is in player <other>'s hand
      And player <first>'s Life Area holds 3 cards

      Examples:
        | first | other |
        | A     | B     |
        | B     | A     |

    Scenario: a player whose hand holds no [Counter] is asked like any other
      Given player B has "Plain" in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      Then player B is the one who decides
      When player B tries to counter with "Plain"
      Then that is refused
      When player B declines
      Then player B's Life Area holds 3 cards

    Scenario: a player without a card in the hand is not asked
      Given player B has 0 cards in the hand
      When player A attacks "B leader" with "A leader"
      Then player B is not asked to counter
      And player B's Life Area holds 3 cards

  @DBS-4-7-3-3
  Rule: 4-7-3-3 Then the other player activates a pending [Counter], or the activated ones are resolved

    Scenario Outline: <other> is asked next, and <first> no more where <other> declines
      Given it is player <other>'s Main Phase
      And player <first> has "Answer" (probe "counter-attack-draw") and "Another" (probe "counter-attack-draw") in the hand
      And player <other> has "Reply" (probe "counter-counter-draw") in the hand
      When player <other> attacks "<first> leader" with "<other> leader"
      And player <first> counters with "Answer"
      And player <other> is asked to counter
      Then player <other> is the one who decides
      When player <other> declines
      Then player <first> is not asked to counter
      And player <first>'s Drop Area holds exactly "Answer"
      And player <other>'s Drop Area holds 0 cards

      Examples:
        | first | other |
        | A     | B     |
        | B     | A     |

    Scenario: where the other player has no card in the hand the [Counter] is resolved
      Given player B has "Answer" (probe "counter-attack-draw") and "Another" (probe "counter-attack-draw") in the hand
      And player A has 0 cards in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then player B is not asked to counter
      And player B's Drop Area holds exactly "Answer"

  @DBS-4-7-3-4
  Rule: 4-7-3-4 So they go on in turn until one of them declines

    Scenario Outline: <first>, <other>, <first>, <other>, and then <first> declines
      Given it is player <other>'s Main Phase
      And player <first> has "One" (probe "counter-attack-draw"), "Three" (probe "counter-counter-draw") and "Five" (probe "counter-counter-draw") in the hand
      And player <other> has "Two" (probe "counter-counter-draw"), "Four" (probe "counter-counter-draw") and "Six" (probe "counter-counter-draw") in the hand
      When player <other> attacks "<first> leader" with "<other> leader"
      And player <first> counters with "One"
      And player <other> counters with "Two"
      And player <first> counters with "Three"
      And player <other> counters with "Four"
      And player <first> declines
      Then player <other> is not asked to counter
      And player <first>'s Drop Area holds exactly "Three" and "One"
      And player <other>'s Drop Area holds exactly "Two" and "Four"

      Examples:
        | first | other |
        | A     | B     |
        | B     | A     |

    Scenario: at the third place a [Counter] may answer the attack itself
      Given player B has "One" (probe "counter-attack-draw") and "Three" (probe "counter-attack-negate") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then no battle is going on
      And player B's Life Area holds 4 cards
      And player B's Drop Area holds exactly "Three" and "One"

  @DBS-4-7-3-5
  Rule: 4-7-3-5 The activated [Counter] skills are resolved in reverse order, whoever has the turn

    Scenario Outline: <first>'s, <other>'s and <first>'s
      Given it is player <other>'s Main Phase
      And player <first> has "One" (probe "counter-attack-draw") and "Three" (probe "counter-counter-draw") in the hand
      And player <other> has "Two" (probe "counter-counter-draw") and "Rest" in the hand
      And player <first> has "First top" and "Second top" on top of the deck
      And player <other> has "Third top" on top of the deck
      When player <other> attacks "<first> leader" with "<other> leader"
      And player <first> counters with "One"
      And player <other> counters with "Two"
      And player <first> counters with "Three"
      And player <other> declines
      Then these events happened in this order:
        | counterActivated | One        |
        | counterActivated | Two        |
        | counterActivated | Three      |
        | dropped          | Three      |
        | drew             | First top  |
        | dropped          | Two        |
        | drew             | Third top  |
        | dropped          | One        |
        | drew             | Second top |
      And player <first>'s Drop Area holds exactly "Three" and "One"

      Examples:
        | first | other |
        | A     | B     |
        | B     | A     |

    Scenario: nothing is resolved before the last one is activated
      Given player B has "One" (probe "counter-attack-draw") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A is asked to counter
      Then player B's Drop Area holds 0 cards
      And player B's hand holds 1 card
      When player A declines
      Then player B's Drop Area holds exactly "One"

    Scenario: the last one negates the one before, which then negates nothing
      Given player B has "One" (probe "counter-attack-negate") and "Three" (probe "counter-counter-negate") in the hand
      And player A has "Two" (probe "counter-counter-negate") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds exactly "One" and "Three"
      And player A's Drop Area holds exactly "Two"

    Scenario: a card that its [Counter] no longer finds in the hand is not moved, and the skill is carried out
      Given player B has "One" (probe "counter-attack-draw") in the hand
      And player A has "Two" (probe "counter-counter-discards") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      Then player B's Drop Area holds exactly "One"
      And player B's hand holds 2 cards
      And the event "dropped" happened exactly 1 time to "One"

    Scenario: the loss that one of them brings comes before the next
      Given player B has 1 card in the deck
      And player B has "Three" (probe "counter-counter-draw") and "One" (probe "counter-attack-negate") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then player A wins the game

  @DBS-4-7-3-6
  Rule: 4-7-3-6 When the counter timing is over the original action is carried out, if that is possible

    Scenario: a card that has left the hand meanwhile is not played
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-drop") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then "Arrival" is in player A's Drop Area
      And player A's Energy Area holds 4 active and 2 rested cards

    Scenario: a card that may not be played any more is not played
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-forbid") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then player A's Battle Area holds 0 cards
      And player A's Energy Area holds 4 active and 2 rested cards

    Scenario: a play that was negated does not happen
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then player A's Battle Area holds 0 cards
      And player A's Energy Area holds 4 active and 2 rested cards

    @reading
    Scenario Outline: where the card is that was to be played (<choice>)
      Given the reading "card-that-is-not-played" is "<choice>"
      And player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then "Arrival" is in player A's <area>
      And player A's Energy Area holds 4 active and 2 rested cards

      Examples:
        | choice  | area      |
        | hand    | hand      |
        | dropped | Drop Area |

    @reading
    Scenario: a card that has been put back and drawn again meanwhile is another, and is not dropped
      Given "Swirl" has this data:
        """
        {"category":"extra","energyCost":0,"text":"[Counter: Play] Place that card on top of the owner's deck. Your opponent draws 1 card.",
         "abilities":[{"type":"counter","keyword":"counterPlay","effect":[{"do":"move","target":{"subject":true},"to":"deck","place":"top"},{"do":"draw","count":1,"player":"opponent"}]}]}
        """
      And player A has "Arrival" in the hand
      And player B has "Swirl" in the hand
      When player A plays "Arrival"
      And player B counters with "Swirl"
      Then "Arrival" is in player A's hand
      And player A's Energy Area holds 4 active and 2 rested cards

    Scenario: a card of the hand that was to be played onto another, and was discarded, is not
      Given player A has the active Battle Card "Base" with 10000 power
      And "Base" has the character name "Ember"
      And player A has "Evolved" (probe "evolve-onto-seasoned-ember") in the hand
      And player B has "Answer" (probe "counter-play-discards") in the hand
      When player A activates "Evolved"
      And player B counters with "Answer"
      Then "Evolved" is in player A's Drop Area
      And nothing lies under "Base"
      And "Base" is in player A's Battle Area

    Scenario: one whose skill was negated is not played, and has been paid for
      Given player A has the active Battle Card "Base" with 10000 power
      And "Base" has the character name "Ember"
      And player A has "Evolved" (probe "evolve-onto-seasoned-ember") in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A activates "Evolved"
      And player B counters with "Answer"
      Then nothing lies under "Base"
      And "Base" is in player A's Battle Area
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: an attack whose card has left does not go on
      Given player A has the active Battle Card "Striker" with 15000 power
      And player B has "Answer" (probe "counter-attack-ko") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then "Striker" is in player A's Drop Area
      And no battle is going on
      And player B's Life Area holds 4 cards

    Scenario: an attack that was answered and not negated goes on
      Given player B has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then player B's Life Area holds 3 cards

    Scenario: a [Counter] about a card that has left and come back means another card
      Given player A has the active Battle Card "Striker" with 15000 power
      And player B has "One" (probe "counter-attack-warp") and "Three" (probe "counter-attack-return") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then "Striker" is in player A's hand
      And the event "warped" did not happen to "Striker"
