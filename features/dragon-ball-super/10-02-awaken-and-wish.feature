@DBS
Feature: 10-2 and 10-28. [Awaken] and [Wish]

  @DBS-10-2-1
  Rule: 10-2-1 [Awaken] is activated where its condition is fulfilled, for its cost

    Scenario: with 4 life and a card of the hand
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" in the hand
      And player A has "Fresh" and "Next" on top of the deck
      When player A activates "Boss"
      Then "Boss" shows its back side
      And player A's Drop Area holds exactly "Paper"
      And player A's hand holds exactly "Fresh" and "Next"

    Scenario: not with more life
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

    Scenario: not where the cost cannot be paid
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

    Scenario Outline: in the battle as well, by player <player>
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

    Scenario: where the skill is negated the card is not turned over
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
  Rule: 10-2-3 The card is turned over and is the same card, with what its back says

    Scenario: name, power and skills are those of the back
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

    Scenario: others notice that it awakens, once
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has the active Battle Card "Fan" (probe "awakening-draws")
      And player B has the active Battle Card "Hater" (probe "awakening-draws")
      And player A has "Paper" in the hand
      When player A activates "Boss"
      Then player A's hand holds 3 cards
      And player B's hand holds 0 cards

    @reading
    Scenario Outline: what it does besides finds the one side or the other (<choice>)
      Given the reading "awaken-turns" is "<choice>"
      And "Boss" has this data:
        """
        {"category":"leader","power":10000,"characters":["Kelda"],"text":"[Awaken] Switch all <Kelda> cards to Rest Mode.",
         "abilities":[{"type":"awaken","effect":[{"do":"setState","state":"rested","target":{"all":{"zone":["leader"],"character":"Kelda"}}}]}],
         "back":{"name":"Roused","power":15000,"characters":["Orrin"]}}
        """
      And player A's Leader is "Boss"
      When player A activates "Boss"
      Then "Boss" shows its back side
      And "Boss" is <state>

      Examples:
        | choice | state  |
        | before | active |
        | after  | rested |

  @DBS-10-2-4
  Rule: 10-2-4 A card that is turned over by [Awaken] is the same card

    Scenario: effects that know it apply to it still
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" and "Gift" (probe "extra-gives-double-strike") in the hand
      When player A activates "Gift"
      And player A chooses "Boss"
      And player A activates "Boss"
      And player A attacks "B leader" with "Boss"
      Then player B's Life Area holds 2 cards

    Scenario: what is forbidden to it is still forbidden
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" and "Ban" (probe "extra-forbids-attack") in the hand
      When player A activates "Ban"
      And player A chooses "Boss"
      And player A activates "Boss"
      And player A tries to attack "B leader" with "Boss"
      Then that is refused
      And "Boss" shows its back side

    Scenario: in the middle of its attack it is the attack card still
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" in the hand
      And player B has the rested Battle Card "Wall" with 15000 power
      When player A attacks "Wall" with "Boss"
      And player A activates "Boss"
      And player A declines
      Then player B's Drop Area holds exactly "Wall"

    Scenario: what lies under it stays there
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has the active Battle Card "Friend" with 10000 power
      And player A has "Paper" and "Bond" (probe "extra-under-leader") in the hand
      When player A activates "Bond"
      And player A activates "Boss"
      Then under "Boss" lies "Friend"
      And "Boss" shows its back side

    Scenario: each side has its own skills once in a turn
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
  Rule: 10-2-5 Its position and what goes on about its power stay as they are

    Scenario Outline: <state>
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

    Scenario: a power that was set is the power of the back as well
      Given player A's Leader is "Boss" (probe "leader-awakens-for-a-discard")
      And player A has "Paper" and "Order" (probe "extra-leader-power-becomes-5000") in the hand
      When player A activates "Order"
      And player A activates "Boss"
      Then "Boss" has 5000 power
      When player A ends the turn
      Then "Boss" has 15000 power

  @DBS-10-28-1
  Rule: 10-28-1 [Wish] is activated where its condition is fulfilled, for its cost

    Scenario: with the cards that it asks for
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" and "Two" in the Warp
      And player A has "Fresh" on top of the deck
      When player A activates "Boss"
      Then "Boss" shows its back side
      And player A's hand holds exactly "Fresh"
      And player A's Energy Area holds 5 active and 1 rested cards

    Scenario: not without them
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" in the Warp
      And player B has "Two" in the Warp
      And player A has "Send" (probe "extra-hand-to-warp") and "Paper" in the hand
      When player A tries to activate "Boss"
      Then that is refused
      When player A activates "Send"
      And player A activates "Boss"
      Then "Boss" shows its back side

    Scenario: not where its cost cannot be paid
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
    Scenario: in the Defense Step of the other player's turn
      Given player B's Leader is "Boss" (probe "leader-wishes")
      And player B has "One" and "Two" in the Warp
      When player A attacks "Boss" with "A leader"
      And player B activates "Boss"
      Then "Boss" shows its back side
      And player B's Life Area holds 4 cards

  @DBS-10-28-3
  Rule: 10-28-3 The card is turned over to its back and is the same card, with what its back says

    Scenario: a Leader Card
      Given player A's Leader is "Boss" (probe "leader-wishes")
      And player A has "One" and "Two" in the Warp
      When player A activates "Boss"
      Then "Boss" has 15000 power
      When player A attacks "B leader" with "Boss"
      Then player B's Life Area holds 2 cards

    Scenario: a Battle Card; others of its kind stay as they are, and it has not been played
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has the active Battle Card "Twin" (probe "battle-card-wishes")
      And player A has the active Battle Card "Herald" (probe "played-draws-for-others")
      When player A activates "Wisher"
      Then "Wisher" shows its back side
      And "Wisher" has 20000 power
      And "Twin" shows its front side
      And "Twin" has 15000 power
      And player A's hand holds 0 cards

    Scenario: elsewhere it shows its front again
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has "Blast" (probe "extra-ko-any") in the hand
      When player A activates "Wisher"
      And player A activates "Blast"
      Then "Wisher" is in player A's Drop Area
      And "Wisher" shows its front side

    Scenario: it is the same card: what it was forbidden is still forbidden
      Given player A has the active Battle Card "Wisher" (probe "battle-card-wishes")
      And player A has "Ban" (probe "extra-forbids-attack") in the hand
      When player A activates "Ban"
      And player A chooses "Wisher"
      And player A activates "Wisher"
      And player A tries to attack "B leader" with "Wisher"
      Then that is refused
      And "Wisher" shows its back side

  @DBS-10-28-4
  Rule: 10-28-4 By a [Wish] of its back it is turned over to its front, and is the same card still

    Scenario: there and back
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

    Scenario: the condition is that of the back
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
  Rule: 10-28-5 Its position and what goes on about its power stay as they are

    Scenario Outline: a <state> Battle Card
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

    Scenario Outline: a <state> Leader Card, back to its front
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
