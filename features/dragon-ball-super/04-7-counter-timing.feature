@DBS
Feature: 4-7. Counter timing

  @DBS-4-7-1
  Rule: 4-7-1 A counter timing allows players to activate [Counter] skills and nothing else

    Scenario Outline: Player <player> may activate a [Counter: Attack] when player <other> attacks
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

    Scenario: A player cannot activate a [Counter: Attack] in their own Main Phase or against their own attack
      Given player A has "Answer" (probe "counter-attack-draw") in the hand
      When player A tries to counter with "Answer"
      Then that is not offered
      When player A tries to activate "Answer"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player A is not asked to counter
      And "Answer" is in player A's hand
      And "A leader" is rested

    Scenario: A [Counter: Attack] cannot be activated in the Defense Step
      Given player B has "Answer" (probe "counter-attack-draw") and "Spare" in the hand
      When player A attacks "B leader" with "A leader"
      And player B declines
      And player B is asked to act in the Defense Step
      And player B tries to activate "Answer"
      Then that is refused
      And player B's Life Area holds 3 cards

    Scenario: An [Activate: Battle] skill cannot be activated in a counter timing
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
  Rule: 4-7-2-1 Declaring to play a card opens a counter timing before the card is played

    Scenario Outline: Player <player> may counter a card that player <other> plays while it is still in the hand
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

    Scenario: A player cannot counter a card after it has been played
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      And player B declines
      Then player B is not asked to counter
      And "Arrival" is in player A's Battle Area

    Scenario: A player cannot counter a card that they play themselves
      Given player A has "Arrival" and "Own answer" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      Then player A is not asked to counter
      And "Arrival" is in player A's Battle Area

  @DBS-4-7-2-2
  Rule: 4-7-2-2 Declaring an attack opens a counter timing

    Scenario Outline: An attack on "<target>" with "<attacker>" can be countered and negated
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

    Scenario: A [Counter: Attack] comes before the [Auto] that the attack has triggered
      Given player A has the active Battle Card "Striker" (probe "attacks-draw")
      And player B has "Answer" (probe "counter-attack-draws") in the hand
      When player A attacks "B leader" with "Striker"
      And player B is asked to counter
      Then the event "skill activated" did not happen
      When player B declines
      Then player A's hand holds 1 card

    Scenario: A combo opens no counter timing, so a [Counter: Attack] cannot answer it
      Given player A has "Helper" in the hand
      And player B has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B declines
      And player A combos with "Helper"
      Then player B is not asked to counter
      And "Helper" is in player A's Drop Area

  @DBS-4-7-2-3
  Rule: 4-7-2-3 Activating a skill opens a counter timing before the skill resolves

    Scenario Outline: Player <player> may counter a skill of player <other>'s <kind> before it resolves
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

    Scenario: The turn player may counter a skill of the opponent during a battle
      Given player B has the active Battle Card "Source" (probe "battle-play")
      And player B has "Arrival" in the hand
      And player A has "Answer" (probe "counter-play-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates "Source"
      And player A counters with "Answer"
      And player B chooses "Arrival"
      Then "Arrival" is in player B's Battle Area
      And player A's Drop Area holds exactly "Answer"

    Scenario: A player may counter the activation of an [Auto] skill before it resolves
      Given player A has the active Battle Card "Watcher" (probe "any-played-draw")
      And player A has "Arrival" in the hand
      And player B has "First" (probe "counter-play-draw") and "Second" (probe "counter-play-draw") in the hand
      When player A plays "Arrival"
      And player B declines
      And player B is asked to counter
      Then the event "skill activated" happened exactly 1 time to "Watcher"
      And player A's hand holds 0 cards
      When player B counters with "First"
      Then player A's hand holds 1 card
      And player B's Drop Area holds exactly "First"

  @DBS-4-7-2-4
  Rule: 4-7-2-4 The resolution of a skill opens a counter timing

    Scenario Outline: Player <player> may counter after player <other>'s skill has resolved
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

    Scenario: The counter timing after a skill comes before the [Auto] skills that it triggered
      Given player A has the active Battle Card "Source" (probe "main-play")
      And player A has "Arrival" (probe "played-draw") in the hand
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A activates "Source"
      And player B declines
      And player A chooses "Arrival"
      And player B is asked to counter
      Then the event "skill activated" did not happen to "Arrival"
      When player B declines
      Then player A's hand holds 1 card
      And "Arrival" is in player A's Battle Area

    Scenario: A negated skill does not resolve, so no counter timing follows
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
  Rule: 4-7-2-5 A counter timing does not open another counter timing

    Scenario: A Battle Card that a resolving [Counter] plays opens no counter timing
      Given player B has "Reinforcement" (probe "counter-attack-play") and "Arrival" in the hand
      And player A has "Answer" (probe "counter-play-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Reinforcement"
      And player A declines
      And player B chooses "Arrival"
      Then player A is not asked to counter
      And "Arrival" is in player B's Battle Area

    Scenario: Activating a [Counter] opens no new counter timing; the players go on in the same one
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
  Rule: 4-7-3-1 A counter timing begins with rule processing, which repeats until nothing is left to process

    Scenario Outline: Player <owner>'s Battle Card with 0 power is dropped before anybody may counter
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

    Scenario: A Battle Card that loses its power boost by rule processing is also dropped before anybody may counter
      Given player A has the active Battle Card "Source" (probe "main-weaken-play")
      And player B has the active Battle Card "Support" (probe "battle-lord")
      And player B has the active Battle Card "Supported" with 10000 power
      And player B has "Answer" (probe "counter-play-draw") in the hand
      When player A activates "Source"
      And player B declines
      And player B is asked to counter
      Then player B's Drop Area holds exactly "Support" and "Supported"

    Scenario: An [Auto] triggered by rule processing waits until the counter timing is over
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
  Rule: 4-7-3-2 The player with pending [Counter] skills activates one first, or the counter timing ends

    Scenario Outline: The counter timing ends at once if player <first>, who was attacked, declines
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

    Scenario: A player whose hand holds no [Counter] is still asked whether to counter
      Given player B has "Plain" in the hand
      When player A attacks "B leader" with "A leader"
      And player B is asked to counter
      Then player B is the one who decides
      When player B tries to counter with "Plain"
      Then that is refused
      When player B declines
      Then player B's Life Area holds 3 cards

    Scenario: A player with no cards in the hand is not asked whether to counter
      Given player B has 0 cards in the hand
      When player A attacks "B leader" with "A leader"
      Then player B is not asked to counter
      And player B's Life Area holds 3 cards

  @DBS-4-7-3-3
  Rule: 4-7-3-3 After the turn player, the other player activates a pending [Counter], or the activated ones resolve

    Scenario Outline: Player <other> may counter next, and if they decline, player <first> cannot counter again
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

    Scenario: A [Counter] resolves at once if the other player has no cards in the hand
      Given player B has "Answer" (probe "counter-attack-draw") and "Another" (probe "counter-attack-draw") in the hand
      And player A has 0 cards in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then player B is not asked to counter
      And player B's Drop Area holds exactly "Answer"

  @DBS-4-7-3-4
  Rule: 4-7-3-4 The players take turns to counter until one of them declines

    Scenario Outline: Players <first> and <other> counter in turn until player <first> declines after the fourth [Counter]
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

    Scenario: A player may answer the attack itself with a second [Counter: Attack] after the opponent's [Counter]
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
  Rule: 4-7-3-5 Activated [Counter] skills resolve in reverse order, whoever the turn player is

    Scenario Outline: Three [Counter] skills of players <first>, <other> and <first> resolve from the last to the first
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
        | counter activated | One        |
        | counter activated | Two        |
        | counter activated | Three      |
        | dropped           | Three      |
        | drew              | First top  |
        | dropped           | Two        |
        | drew              | Third top  |
        | dropped           | One        |
        | drew              | Second top |
      And player <first>'s Drop Area holds exactly "Three" and "One"

      Examples:
        | first | other |
        | A     | B     |
        | B     | A     |

    Scenario: No [Counter] resolves before the last one is activated
      Given player B has "One" (probe "counter-attack-draw") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A is asked to counter
      Then player B's Drop Area holds 0 cards
      And player B's hand holds 1 card
      When player A declines
      Then player B's Drop Area holds exactly "One"

    Scenario: A [Counter] that negates another [Counter] saves the first one, which then negates the attack
      Given player B has "One" (probe "counter-attack-negate") and "Three" (probe "counter-counter-negate") in the hand
      And player A has "Two" (probe "counter-counter-negate") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then player B's Life Area holds 4 cards
      And player B's Drop Area holds exactly "One" and "Three"
      And player A's Drop Area holds exactly "Two"

    Scenario: A [Counter] whose card is discarded in response is still carried out
      Given player B has "One" (probe "counter-attack-draw") in the hand
      And player A has "Two" (probe "counter-counter-discards") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      Then player B's Drop Area holds exactly "One"
      And player B's hand holds 2 cards
      And the event "dropped" happened exactly 1 time to "One"

    Scenario: A player who draws their last card by a [Counter] loses before the next [Counter] resolves
      Given player B has 1 card in the deck
      And player B has "Three" (probe "counter-counter-draw") and "One" (probe "counter-attack-negate") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then player A wins the game

  @DBS-4-7-3-6
  Rule: 4-7-3-6 After the counter timing the original action is carried out if it is still possible

    Scenario: A Battle Card that a [Counter: Play] drops from the hand is not played, and its cost stays paid
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-drop") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then "Arrival" is in player A's Drop Area
      And player A's Energy Area holds 4 active and 2 rested cards

    Scenario: A Battle Card that a [Counter: Play] forbids to play is not played, and its cost stays paid
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-forbid") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then player A's Battle Area holds 0 cards
      And player A's Energy Area holds 4 active and 2 rested cards

    Scenario: A Battle Card whose play is negated is not played, and its cost stays paid
      Given player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then player A's Battle Area holds 0 cards
      And player A's Energy Area holds 4 active and 2 rested cards

    @reading
    Scenario Outline: A Battle Card whose play was negated ends up in the <area>, as ruled: <choice>
      Given the ambiguous rule "Where does a card from the hand go that was to be played and was not?" is answered "<choice>"
      And player A has "Arrival" in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A plays "Arrival"
      And player B counters with "Answer"
      Then "Arrival" is in player A's <area>
      And player A's Energy Area holds 4 active and 2 rested cards

      Examples:
        | choice               | area      |
        | it stays in the hand | hand      |
        | to the Drop Area     | Drop Area |

    @reading
    Scenario: A card that a [Counter] puts back on the deck and that is then drawn again stays in the hand
      Given "Swirl" has this data:
        """
        {"category":"extra","energyCost":0,
         "abilities":[{"type":"counter","keyword":"counterPlay","effect":[{"do":"move","target":{"subject":true},"to":"deck","place":"top"},{"do":"draw","count":1,"player":"opponent"}]}]}
        """
      And player A has "Arrival" in the hand
      And player B has "Swirl" in the hand
      When player A plays "Arrival"
      And player B counters with "Swirl"
      Then "Arrival" is in player A's hand
      And player A's Energy Area holds 4 active and 2 rested cards

    Scenario: An [Evolve] card discarded by a [Counter: Play] is not played onto its target
      Given player A has the active Battle Card "Base" with 10000 power
      And "Base" has the character name "Ember"
      And player A has "Evolved" (probe "evolve-onto-seasoned-ember") in the hand
      And player B has "Answer" (probe "counter-play-discards") in the hand
      When player A activates "Evolved"
      And player B counters with "Answer"
      Then "Evolved" is in player A's Drop Area
      And nothing lies under "Base"
      And "Base" is in player A's Battle Area

    Scenario: An [Evolve] card whose skill is negated is not played, and its cost stays paid
      Given player A has the active Battle Card "Base" with 10000 power
      And "Base" has the character name "Ember"
      And player A has "Evolved" (probe "evolve-onto-seasoned-ember") in the hand
      And player B has "Answer" (probe "counter-play-negate") in the hand
      When player A activates "Evolved"
      And player B counters with "Answer"
      Then nothing lies under "Base"
      And "Base" is in player A's Battle Area
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: An attack ends if a [Counter: Attack] KOs the attack card
      Given player A has the active Battle Card "Striker" with 15000 power
      And player B has "Answer" (probe "counter-attack-ko") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "Answer"
      Then "Striker" is in player A's Drop Area
      And no battle is going on
      And player B's Life Area holds 4 cards

    Scenario: An attack that was countered but not negated goes on
      Given player B has "Answer" (probe "counter-attack-draw") in the hand
      When player A attacks "B leader" with "A leader"
      And player B counters with "Answer"
      Then player B's Life Area holds 3 cards

    Scenario: A [Counter] does not affect its target once another [Counter] has returned that card to the hand
      Given player A has the active Battle Card "Striker" with 15000 power
      And player B has "One" (probe "counter-attack-warp") and "Three" (probe "counter-attack-return") in the hand
      And player A has "Two" (probe "counter-counter-draw") in the hand
      When player A attacks "B leader" with "Striker"
      And player B counters with "One"
      And player A counters with "Two"
      And player B counters with "Three"
      Then "Striker" is in player A's hand
      And the event "warped" did not happen to "Striker"
