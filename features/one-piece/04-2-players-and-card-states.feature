@OP
Feature: 4-2 to 4-4. Players and card states

  @OP-4-2-1-1
  Rule: 4-2-1-1 The owner of a card is the player who had it from the start, whoever uses it now

    Scenario: A Character played from the opponent's trash goes to its owner's trash when it is K.O.'d
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then "Turncoat" is in player A's Character area
      When player A ends the turn
      And player B plays "Shot"
      Then player B's trash holds exactly "Turncoat" and "Shot"
      And player A's trash holds exactly "Press"

    Scenario Outline: A Character played from the opponent's trash goes to its owner's <area> when its user moves it
      Given player A has "Press" (probe "event-play-from-opponents-trash") and "Order" (probe "<probe>") in the hand
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then "Turncoat" is in player A's Character area
      When player A plays "Order"
      Then "Turncoat" is in player B's <area>

      Examples:
        | probe                 | area      |
        | event-bounce          | hand      |
        | event-tuck-1          | deck      |
        | event-to-life         | Life area |
        | event-trash-character | trash     |

    Scenario: A Character that its own player uses returns to that player's hand
      Given player B has the active Character "Loyal" with 3000 power
      And player A has "Tide" (probe "event-bounce") in the hand
      When player A plays "Tide"
      Then "Loyal" is in player B's hand

    @OP-3-7-6-1
    Scenario: A Character that you do not own goes to its owner's trash when you trash it to make room
      Given player A has "Press" (probe "event-play-from-opponents-trash") and "Recruit" in the hand
      And player B has "Turncoat" in the trash
      And player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A plays "Recruit"
      And player A trashes "Turncoat" to make room
      Then "Turncoat" is in player B's trash
      And player A's Character area holds 5 cards

    Scenario: An effect that watches your removed Characters also sees one that you use but do not own
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player A has "Plank" (probe "event-trash-character") in the hand
      And player A has the active Character "Watcher" (probe "watches-own-removals")
      And player B has the active Character "Their watcher" (probe "watches-own-removals")
      And player B has "Turncoat" in the trash
      And player A has "Fresh" on top of the deck
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A plays "Plank"
      And player A chooses "Turncoat"
      Then player A's hand holds exactly "Fresh"
      And player B's hand holds 0 cards
      And "Turncoat" is in player B's trash

    @OP-4-11-2
    Scenario: A replacement that saves your Characters also saves one that you use but do not own
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player B has the active Character "Their bodyguard" (probe "saves-from-removal")
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A ends the turn
      And player B plays "Shot"
      And player B chooses "Turncoat"
      Then "Turncoat" is in player A's Character area
      And "Bodyguard" is rested
      And "Their bodyguard" is active

    Scenario: The player who uses a Character, not its owner, activates its [On Play] and [On K.O.] effects
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player B has "Turncoat" (probe "on-play-draw-on-ko-draw-2") in the trash
      And player B has "Fresh" on top of the deck
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B plays "Shot"
      Then player A's hand holds 3 cards
      And player B's hand holds exactly "Fresh"
      And "Turncoat" is in player B's trash

    Scenario: "Your" in a permanent effect means the player who uses the card, not its owner
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Turncoat" (probe "leader-power-while-in-area") in the trash
      And player A's Leader is "A leader" with 5000 power
      And player B's Leader is "B leader" with 5000 power
      When player A plays "Press"
      And player A chooses "Turncoat"
      Then "A leader" has 6000 power
      And "B leader" has 5000 power

    @OP-6-5-5-2
    Scenario: DON!! cards given to a Character count on the turn of the player who uses it
      Given "Turncoat" is a Character of cost 2 with 3000 power
      And player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Turncoat" in the trash
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A gives 1 DON!! card to "Turncoat"
      Then "Turncoat" has 4000 power
      When player A ends the turn
      Then "Turncoat" has 3000 power

    @OP-6-5-5-4
    Scenario: DON!! cards given to a Character return to the player who uses it, not to its owner
      Given player A has "Press" (probe "event-play-from-opponents-trash") in the hand
      And player B has "Shot" (probe "event-ko") in the hand
      And player B has "Turncoat" in the trash
      And player A has 3 active and 0 rested DON!! cards
      And player B has 0 active and 0 rested DON!! cards
      When player A plays "Press"
      And player A chooses "Turncoat"
      And player A gives 2 DON!! cards to "Turncoat"
      And player A ends the turn
      And player B plays "Shot"
      Then "Turncoat" is in player B's trash
      And player A's cost area holds 1 active and 2 rested DON!! cards
      And player B's cost area holds 0 active and 2 rested DON!! cards

  @OP-4-4-1
  Rule: 4-4-1 A card in the Leader, Character, Stage or cost area is either active or rested

    # answers: OP13-033#1
    Scenario: A Leader, Character, Stage and DON!! cards that are rested are no longer active
      Given player A has "Calm" (probe "event-rest-field") in the hand
      And player B has the active Character "Crew" with 3000 power
      And player B has the active Stage "Port"
      When player A plays "Calm"
      Then "B leader" is rested
      And "Crew" is rested
      And "Port" is rested
      And player B's cost area holds 0 active and 6 rested DON!! cards

    Scenario: A Leader, Character, Stage and DON!! cards that become active are no longer rested
      Given player B's Leader is the rested "Captain" with 5000 power
      And player B has the rested Character "Crew" with 3000 power
      And player B has the rested Stage "Port"
      And player B has 0 active and 4 rested DON!! cards
      And player B has 0 DON!! cards in the DON!! deck
      When player A ends the turn
      Then "Captain", "Crew" and "Port" are active
      And player B's cost area holds 4 active and 0 rested DON!! cards

    Scenario: Resting cards that are already rested changes nothing
      Given player A has "Calm" (probe "event-rest-field") in the hand
      And player B has the rested Character "Tired" with 3000 power
      And player B has the active Character "Fresh" with 3000 power
      And player B has 2 active and 3 rested DON!! cards
      When player A plays "Calm"
      Then "Tired" and "Fresh" are rested
      And player B's cost area holds 0 active and 5 rested DON!! cards

  @OP-4-4-2
  Rule: 4-4-2 A given DON!! card is neither active nor rested

    # answers: ST01-001#2, OP07-026#1, OP07-026#2, OP02-027#2, OP06-038#2
    Scenario Outline: A DON!! card given to the Leader is not counted as <state>
      Given player A has "Tally" (probe "<probe>") in the hand
      And player A has <active> active and <rested> rested DON!! cards
      When player A gives 2 DON!! cards to "A leader"
      And player A plays "Tally"
      Then player A's hand holds <drawn> cards
      And "A leader" has 2 DON!! cards under it

      Examples:
        | state  | probe                     | active | rested | drawn |
        | active | event-draw-per-active-don | 5      | 1      | 3     |
        | rested | event-draw-per-rested-don | 5      | 1      | 1     |

    # answers: ST02-008#1, ST02-008#2, RULES#50, OP04-004#2, OP04-019#1
    Scenario: A given DON!! card is not set active by an effect that sets all DON!! cards active
      Given player A has "Wake" (probe "event-activate-don") and "Tally" (probe "event-draw-per-active-don") in the hand
      And player A has 2 active and 2 rested DON!! cards
      When player A gives 1 DON!! card to "A leader"
      And player A plays "Wake"
      And player A plays "Tally"
      Then player A's cost area holds 3 active and 0 rested DON!! cards
      And "A leader" has 1 DON!! card under it
      And player A's hand holds 3 cards

    @OP-2-7-2
    Scenario: A DON!! card given this turn cannot pay for a card
      Given player A has 2 active and 0 rested DON!! cards
      And player A has "Recruit" in the hand
      And "Cabin Hand" is a Character of cost 1 with 1000 power
      And player A has "Cabin Hand" in the hand
      When player A gives 1 DON!! card to "A leader"
      And player A tries to play "Recruit"
      Then that is refused
      When player A plays "Cabin Hand"
      Then player A's cost area holds 0 active and 1 rested DON!! cards

    Scenario: A given DON!! card cannot be chosen as one that an effect sets active
      Given player A has "Wake" (probe "event-activate-up-to-2-don") in the hand
      And player A has 2 active and 3 rested DON!! cards
      When player A gives the DON!! card "player A's DON!! card 1" to "A leader"
      And player A plays "Wake"
      And player A tries to choose "player A's DON!! card 1" and "player A's DON!! card 3"
      Then that is refused
      When player A chooses "player A's DON!! card 3" and "player A's DON!! card 4"
      Then player A's cost area holds 3 active and 1 rested DON!! cards
      And "A leader" has 1 DON!! card under it

    Scenario: DON!! cards given on an earlier turn count neither as active nor as rested
      Given "Tally" has this data:
        """
        {"category":"event","cost":0, "abilities":[{"type":"main","effect":[
           {"do":"draw","count":{"count":{"player":"you","zone":["cost","given"],"state":"active"}}},
           {"do":"draw","count":{"count":{"player":"you","zone":["cost","given"],"state":"rested"}}}]}]}
        """
      And player A has the active Character "Mule"
      And "Mule" has been given 2 DON!! cards
      And player A has 1 active and 1 rested DON!! cards
      And player A has "Tally" in the hand
      When player A plays "Tally"
      Then player A's hand holds 2 cards

    Scenario: A DON!! card given to a Character on an earlier turn cannot pay for a card
      Given player A has the active Character "Mule"
      And "Mule" has been given 1 DON!! card
      And "Costly" is a Character of cost 2 with 3000 power
      And "Cheap" is a Character of cost 1 with 3000 power
      And player A has 1 active and 1 rested DON!! cards
      And player A has "Costly" and "Cheap" in the hand
      When player A tries to play "Costly"
      Then that is refused
      When player A plays "Cheap"
      Then "Cheap" is in player A's Character area
      And "Mule" has 1 DON!! card under it
