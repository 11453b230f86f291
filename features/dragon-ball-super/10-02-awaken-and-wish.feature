@DBS
Feature: 10-2 and 10-28. [Awaken] and [Wish]

  @DBS-10-2-1
  Rule: 10-2-1 [Awaken] is activated when its condition is met, by paying its cost

    Scenario: A Leader with 4 life awakens for the discard of 1 card
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" in the hand
      And player A has "Fresh" and "Next" on top of the deck
      When player A activates "Boss"
      Then "Boss" shows its back side
      And player A's Drop Area holds exactly "Paper"
      And player A's hand holds exactly "Fresh" and "Next"

    Scenario: A Leader cannot awaken with 5 life when its [Awaken] asks for 4 or less
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has 5 cards in the Life Area
      And player A has "Paper" in the hand
      When player A tries to activate "Boss"
      Then that is refused
      When player A ends the turn
      And player B attacks "Boss" with "B leader"
      And player B ends the turn
      And player A activates "Boss"
      And player A chooses "Paper"
      Then "Boss" shows its back side

    Scenario: A Leader cannot awaken when its player has no card to discard for the cost
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" in the hand
      When player A plays "Paper"
      And player A tries to activate "Boss"
      Then that is refused
      And "Boss" shows its front side
      When player A ends the turn
      And player B ends the turn
      And player A activates "Boss"
      Then "Boss" shows its back side

    Scenario Outline: Player <player>'s Leader awakens during a battle
      Given player <player>'s Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has the active Battle Card "Striker" with 5000 power
      And player B has the rested Battle Card "Wall" with 10000 power
      And player <player> has "Paper" and "Other" in the hand
      And player <player> has "Fresh" and "Next" on top of the deck
      When player A attacks "Wall" with "Striker"
      And player <player> activates "Boss"
      And player <player> chooses "Paper"
      Then "Boss" shows its back side
      And "Paper" is in player <player>'s Drop Area
      And "Fresh" and "Next" are in player <player>'s hand

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: A Leader whose [Awaken] is negated is not turned over, and may awaken later
      Given player A's Leader is "Boss" (probe "leader-awakens-and-plays")
      And player B has "Void" (probe "counter-play-negates") in the hand
      And player A has "Paper" in the hand
      When player A activates "Boss"
      And player B counters with "Void"
      Then "Boss" shows its front side
      And "Paper" is in player A's hand
      When player A activates "Boss"
      And player A chooses "Paper"
      Then "Boss" shows its back side
      And "Paper" is in player A's Battle Area

  @DBS-10-2-3
  Rule: 10-2-3 An awakened card is turned over and has what its back says

    Scenario: An awakened Leader has the power and skills of its back, and cannot use its [Awaken] again
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" in the hand
      And player A has "Fresh", "Next" and "Last" on top of the deck
      When player A activates "Boss"
      Then "Boss" has 15000 power
      And "Boss" shows its back side
      When player A tries to activate "Boss"
      Then that is refused
      When player A attacks "B leader" with "Boss"
      Then "Last" is in player A's hand

    Scenario: An [Auto] for its player's cards awakening triggers once, but not for the opponent's
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has the active Battle Card "Fan" (probe "awakening-draws")
      And player B has the active Battle Card "Hater" (probe "awakening-draws")
      And player A has "Paper" in the hand
      When player A activates "Boss"
      Then player A's hand holds 3 cards
      And player B's hand holds 0 cards

    @reading
    Scenario Outline: The Leader is <state> if its [Awaken] rests its front's character, and it is turned over <when> that effect
      Given the ambiguous rule "Is a card turned over before or after the other effects of its [Awaken] or [Wish]?" is answered "<choice>"
      And "Boss" has this data:
        """
        {"category":"leader","power":10000,"characters":["Kelda"],
         "abilities":[{"type":"awaken","effect":[{"do":"setState","state":"rested","target":{"all":{"zone":["leader"],"character":"Kelda"}}}]}],
         "back":{"name":"Roused","power":15000,"characters":["Orrin"]}}
        """
      And player A's Leader is "Boss"
      When player A activates "Boss"
      Then "Boss" shows its back side
      And "Boss" is <state>

      Examples:
        | choice      | when   | state  |
        | before them | before | active |
        | after them  | after  | rested |

  @DBS-10-2-4
  Rule: 10-2-4 A card turned over by [Awaken] is the same card

    Scenario: A Leader that gained [Double Strike] keeps it after it awakens
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" and "Gift" (probe "extra-gives-double-strike") in the hand
      When player A activates "Gift"
      And player A chooses "Boss"
      And player A activates "Boss"
      And player A attacks "B leader" with "Boss"
      Then player B's Life Area holds 2 cards

    Scenario: A Leader that cannot attack still cannot attack after it awakens
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" and "Ban" (probe "extra-forbids-attack") in the hand
      When player A activates "Ban"
      And player A chooses "Boss"
      And player A activates "Boss"
      And player A tries to attack "B leader" with "Boss"
      Then that is refused
      And "Boss" shows its back side

    Scenario: A Leader that awakens in the middle of its attack remains the attack card
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" in the hand
      And player B has the rested Battle Card "Wall" with 15000 power
      When player A attacks "Wall" with "Boss"
      And player A activates "Boss"
      And player A declines
      Then player B's Drop Area holds exactly "Wall"

    Scenario: A card under a Leader stays there when the Leader awakens
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has the active Battle Card "Friend" with 10000 power
      And player A has "Paper" and "Bond" (probe "extra-under-leader") in the hand
      When player A activates "Bond"
      And player A activates "Boss"
      Then under "Boss" lies "Friend"
      And "Boss" shows its back side

    Scenario: A [Once per turn] skill on the front of a Leader and one on its back can both be used in one turn
      Given player A's Leader is "Boss" (probe "leader-once-on-each-side")
      When player A activates ability 1 of "Boss"
      And player A tries to activate ability 1 of "Boss"
      Then that is refused
      When player A activates ability 2 of "Boss"
      And player A activates ability 1 of "Boss"
      Then player A's hand holds 2 cards
      When player A tries to activate ability 1 of "Boss"
      Then that is refused

  @DBS-10-2-5
  Rule: 10-2-5 An awakened card keeps its mode and the effects on its power

    Scenario Outline: An awakened Leader is still <state> and keeps its +5000 power for the turn
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "Paper" and "Cheer" (probe "extra-leader-power-5000") in the hand
      When player A activates "Cheer"
      And player A attacks "B leader" with "<attacker>"
      And player A declines
      And player A activates "Boss"
      Then "Boss" is <state>
      And "Boss" has 20000 power
      When player A ends the turn
      Then "Boss" has 15000 power

      Examples:
        | state  | attacker |
        | active | Pal      |
        | rested | Boss     |

    Scenario: A Leader whose power was set to 5000 still has 5000 power after it awakens
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" and "Order" (probe "extra-leader-power-becomes-5000") in the hand
      When player A activates "Order"
      And player A activates "Boss"
      Then "Boss" has 5000 power
      When player A ends the turn
      Then "Boss" has 15000 power

  @DBS-10-28-1
  Rule: 10-28-1 [Wish] is activated when its condition is met, by paying its cost

    Scenario: A Leader's [Wish] is activated with 2 cards in the Warp for 1 energy
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" and "Two" in the Warp
      And player A has "Fresh" on top of the deck
      When player A activates "Boss"
      Then "Boss" shows its back side
      And player A's hand holds exactly "Fresh"
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: A Leader's [Wish] cannot be activated with too few cards in its own player's Warp
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" in the Warp
      And player B has "Two" in the Warp
      And player A has "Send" (probe "extra-hand-to-warp") and "Paper" in the hand
      When player A tries to activate "Boss"
      Then that is refused
      When player A activates "Send"
      And player A activates "Boss"
      Then "Boss" shows its back side

    Scenario: A Leader's [Wish] cannot be activated without the energy for its cost
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has 1 active and 5 rested energy
      And player A has "One" and "Two" in the Warp
      And "Cheap" is a Battle Card of energy cost 1 with 5000 power
      And player A has "Cheap" in the hand
      When player A plays "Cheap"
      And player A tries to activate "Boss"
      Then that is refused
      And "Boss" shows its front side
      When player A ends the turn
      And player B ends the turn
      And player A activates "Boss"
      Then "Boss" shows its back side

    @since-1.071
    Scenario: A player can activate a Leader's [Wish] in the Defense Step of the opponent's turn
      Given player B's Leader is "Boss" (probe "leader-wishes")
      And player B has "One" and "Two" in the Warp
      When player A attacks "Boss" with "A leader"
      And player B activates "Boss"
      Then "Boss" shows its back side
      And player B's Life Area holds 4 cards

  @DBS-10-28-3
  Rule: 10-28-3 [Wish] turns its card over, which remains the same card and has what its back says

    Scenario: A Leader turned over by [Wish] has the power and the [Double Strike] of its back
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" and "Two" in the Warp
      When player A activates "Boss"
      Then "Boss" has 15000 power
      When player A attacks "B leader" with "Boss"
      Then player B's Life Area holds 2 cards

    Scenario: A Battle Card turned over by [Wish] has not been played, and its copy in play is not turned over
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has the active Battle Card "Twin" (probe "battle-card-wishes")
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      When player A activates "Wisher"
      Then "Wisher" shows its back side
      And "Wisher" has 20000 power
      And "Twin" shows its front side
      And "Twin" has 15000 power
      And player A's hand holds 0 cards

    Scenario: A Battle Card turned over by [Wish] shows its front again in the Drop Area
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Wisher"
      And player A activates "Blast"
      Then "Wisher" is in player A's Drop Area
      And "Wisher" shows its front side

    Scenario: A Battle Card that cannot attack still cannot attack after [Wish] turns it over
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has "Ban" (probe "extra-forbids-attack") in the hand
      When player A activates "Ban"
      And player A chooses "Wisher"
      And player A activates "Wisher"
      And player A tries to attack "B leader" with "Wisher"
      Then that is refused
      And "Wisher" shows its back side

  @DBS-10-28-4
  Rule: 10-28-4 A [Wish] on the back turns the card over to its front, and it remains the same card

    Scenario: A Leader turned over by [Wish] and back again keeps the [Double Strike] it gained
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" and "Two" in the Warp
      And player A has "Send" (probe "extra-hand-to-warp"), "Paper" and "Gift" (probe "extra-gives-double-strike") in the hand
      When player A activates "Gift"
      And player A chooses "Boss"
      And player A activates "Boss"
      And player A activates "Send"
      And player A chooses "Paper"
      And player A activates "Boss"
      Then "Boss" shows its front side
      And "Boss" has 10000 power
      When player A attacks "B leader" with "Boss"
      Then player B's Life Area holds 2 cards

    Scenario: A Leader that shows its back must meet the condition of the [Wish] on its back
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" and "Two" in the Warp
      And player A has "Send" (probe "extra-hand-to-warp") and "Paper" in the hand
      And "Boss" lies with its back side up
      When player A tries to activate "Boss"
      Then that is refused
      When player A activates "Send"
      And player A activates "Boss"
      Then "Boss" shows its front side
      When player A attacks "B leader" with "Boss"
      Then player B's Life Area holds 3 cards

  @DBS-10-28-5
  Rule: 10-28-5 A card turned over by [Wish] keeps its mode and the effects on its power

    Scenario Outline: A Battle Card turned over by [Wish] is still <state> and keeps its +5000 power
      Given player A has the <state> Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has "Cheer" (probe "extra-power-5000") in the hand
      When player A activates "Cheer"
      And player A activates "Wisher"
      Then "Wisher" is <state>
      And "Wisher" has 25000 power
      When player A ends the turn
      Then "Wisher" has 20000 power

      Examples:
        | state  |
        | active |
        | rested |

    Scenario Outline: A Leader turned back to its front by [Wish] is still <state> and keeps its +5000 power
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And "Boss" lies with its back side up
      And player A has the active Battle Card "Pal" with 10000 power
      And player A has "One", "Two" and "Three" in the Warp
      And player A has "Cheer" (probe "extra-leader-power-5000") in the hand
      When player A activates "Cheer"
      And player A attacks "B leader" with "<attacker>"
      And player A activates "Boss"
      Then "Boss" shows its front side
      And "Boss" is <state>
      And "Boss" has 15000 power

      Examples:
        | state  | attacker |
        | active | Pal      |
        | rested | Boss     |
