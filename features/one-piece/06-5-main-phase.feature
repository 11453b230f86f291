@OP
Feature: 6-5. Main Phase

  @OP-6-5-1
  Rule: 6-5-1 Effects of both players at the start of the Main Phase come before its first action

    Scenario: An effect at the start of the Main Phase sees the DON!! cards placed this turn
      Given player B has the active Character "Opener" (probe "main-start-draw-if-8-don")
      When player A ends the turn
      Then player B's hand holds 2 cards
      And it is now player B's Main Phase

    Scenario: A player's effect at the start of the opponent's Main Phase happens only on that turn
      Given it is player B's DON Phase
      And player A has the active Character "Spy" (probe "opponents-main-start-draw")
      And player A has the active Character "Opener" (probe "main-start-draw")
      When player B is asked to act
      Then player A's hand holds 1 card
      When player B ends the turn
      Then player A's hand holds 3 cards

    @OP-8-6-1
    Scenario: The turn player's effects at the start of the Main Phase come before the opponent's
      Given player A has the active Character "Spy" (probe "opponents-main-start-draw")
      And player B has the active Character "Opener" (probe "main-start-draw")
      And it is player B's DON Phase
      When player B is asked to act
      Then these events happened in this order:
        | moved            | player B's DON!! card 7 |
        | effect activated | Opener                  |
        | effect activated | Spy                     |
      And player A's hand holds 1 card
      When player B ends the turn
      Then it is now player A's Main Phase
      And player A's hand holds 2 cards

  @OP-6-5-2
  Rule: 6-5-2 Playing, activating, giving DON!! cards and battling come in any order and number

    Scenario: A player may alternate between attacks, plays, DON!! cards and effects in one Main Phase
      Given player A has the active Character "Thinker" (probe "activate-draw-once")
      And player A has "First" and "Second" in the hand
      When player A attacks "B leader" with "A leader"
      And player A plays "First"
      And player A gives 1 DON!! card to "Thinker"
      And player A activates "Thinker"
      And player A plays "Second"
      And player A attacks "B leader" with "Thinker"
      And player A gives 1 DON!! card to "A leader"
      Then player A's Character area holds exactly "Thinker", "First" and "Second"
      And "A leader" and "Thinker" are rested
      And "A leader" has 1 DON!! card under it
      And player B's Life area holds 2 cards
      And player A's hand holds 1 card
      And it is now player A's Main Phase

    Scenario: A player may end the Main Phase without doing anything
      Given player A has "Hand" in the hand
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Hand" is in player A's hand
      And player A's cost area holds 6 active and 0 rested DON!! cards

    # answers: ST12-011#2, ST05-010#1, OP14-040#1
    Scenario: A player may activate the same effect again and again, which is not an infinite loop
      Given player A has the active Character "Posturer" (probe "activate-power-1000")
      When player A activates "Posturer"
      And player A activates "Posturer"
      And player A activates "Posturer"
      Then "Posturer" has 6000 power

  @OP-6-5-2-1
  Rule: 6-5-2-1 The End Phase begins once the turn player declares the Main Phase over

    Scenario: The End Phase begins when the Main Phase ends, and the Main Phase does not come back
      Given player A has the active Character "Closer" (probe "end-your-turn-discard")
      And player A has "One", "Two" and "Three" in the hand
      When player A plays "One"
      And player A ends the phase
      And player A is asked to choose
      Then it is now player A's End Phase
      And player A's hand holds 2 cards
      When player A chooses "Two"
      Then "Two" is in player A's trash
      And "Three" is in player A's hand
      And it is now player B's Main Phase

    Scenario: A player may end the Main Phase while a Character could still attack
      Given player A has the active Character "Ready"
      When player A ends the turn
      Then it is now player B's Main Phase
      And turn 6 of the game has come
      And "Ready" is active

  @OP-6-5-3-1
  Rule: 6-5-3-1 Characters, Stages and [Main] Events are played from the hand for their cost

    Scenario: A player plays a Character, a Stage and an Event in one Main Phase
      Given "Fort" is a Stage of cost 1
      And player A has "Hero", "Fort" and "Trick" (probe "event-ko") in the hand
      And player B has the active Character "Prey"
      When player A plays "Trick"
      And player A plays "Fort"
      And player A plays "Hero"
      Then "Prey" is in player B's trash
      And "Trick" is in player A's trash
      And "Fort" is in player A's Stage area
      And "Hero" is in player A's Character area
      And player A's cost area holds 1 active and 5 rested DON!! cards

    Scenario: A player may play two Characters if the DON!! cards pay for both
      Given "Dear" is a Character of cost 4 with 5000 power
      And player A has "Dear", "One" and "Two" in the hand
      When player A plays "Dear"
      And player A plays "One"
      Then player A's cost area holds 0 active and 6 rested DON!! cards
      And player A's Character area holds exactly "Dear" and "One"

    @OP-2-7-2
    Scenario: A player with six DON!! cards cannot play a card of cost 7
      Given "Dear" is a Character of cost 7 with 8000 power
      And "Fair" is a Character of cost 6 with 7000 power
      And player A has "Dear" and "Fair" in the hand
      When player A tries to play "Dear"
      Then that is refused
      When player A plays "Fair"
      Then "Fair" is in player A's Character area
      And player A's hand holds exactly "Dear"

    @OP-10-2-3-1
    Scenario: An Event with only [Counter] cannot be played in the Main Phase
      Given player A has "Ward" (probe "counter-event-power") and "Trick" (probe "event-ko") in the hand
      And player B has the active Character "Prey"
      When player A tries to play "Ward"
      Then that is refused
      When player A plays "Trick"
      Then "Prey" is in player B's trash
      And player A's hand holds exactly "Ward"

    Scenario: A player cannot play a card from the trash in the Main Phase
      Given player A has "Gone" in the trash
      And player A has "Here" in the hand
      When player A tries to play "Gone"
      Then that is refused
      When player A plays "Here"
      Then "Here" is in player A's Character area
      And "Gone" is in player A's trash

  @OP-6-5-4-1
  Rule: 6-5-4-1 The turn player activates effects marked [Activate: Main] and [Main]

    Scenario: A player may activate the [Activate: Main] effect of a Character
      Given player A has the active Character "Thinker" (probe "activate-draw-once")
      When player A activates "Thinker"
      Then player A's hand holds 1 card
      And it is now player A's Main Phase

    Scenario Outline: A player may activate the [Activate: Main] effect of a <category> more than once
      Given player A has "Source" (probe "<category>-activate-draw") in the <zone>
      When player A activates "Source"
      And player A activates "Source"
      Then player A's hand holds 2 cards

      Examples:
        | category | zone        |
        | leader   | Leader area |
        | stage    | Stage area  |

    Scenario: A player activates the [Main] effect of an Event by playing it
      Given player A has "Trick" (probe "event-ko") in the hand
      And player B has the active Character "Prey"
      When player A plays "Trick"
      Then "Prey" is in player B's trash

    Scenario: A player cannot activate the opponent's effects, nor their own on the opponent's turn
      Given player B has the active Character "Thinker" (probe "activate-draw-once")
      When player A tries to activate "Thinker"
      Then that is refused
      When player B tries to activate "Thinker"
      Then that is not offered
      When player A ends the turn
      And player B activates "Thinker"
      Then it is now player B's Main Phase
      And player B's hand holds 2 cards
      And player A's hand holds 0 cards

    Scenario: A card in the hand, or one without an [Activate: Main] effect, cannot be activated
      Given player A has "Thinker" (probe "activate-draw-once") in the hand
      And player A has the active Character "Plain"
      When player A tries to activate "Thinker"
      Then that is refused
      When player A tries to activate "Plain"
      Then that is refused
      When player A plays "Thinker"
      And player A activates "Thinker"
      Then "Thinker" is in player A's Character area
      And player A's hand holds 1 card

    @reading
    Scenario: An effect that restores the same situation may be activated as often as its player likes
      Given player A has the active Character "Idler" (probe "rest-and-activate-this")
      When player A activates "Idler"
      And player A activates "Idler"
      And player A activates "Idler"
      And player A attacks "B leader" with "Idler"
      Then player B's Life area holds 2 cards

    @reading @OP-11-1-1-2
    Scenario: Under the alternative interpretation, an effect that restores the same situation is an infinite loop
      Given the ambiguous rule "Is activating a Main Phase effect again and again a loop if it brings back the same situation?" is answered "yes, and once ended it cannot be started again"
      And player A has the active Character "Idler" (probe "rest-and-activate-this")
      And player A has "Recruit" in the hand
      When player A activates "Idler"
      And player A declares 2 rounds of the loop
      And player A tries to activate "Idler"
      Then that is refused
      When player A plays "Recruit"
      And player A activates "Idler"
      And player A declares 0 rounds of the loop
      And player A attacks "B leader" with "Idler"
      Then player B's Life area holds 2 cards

  @OP-6-5-5-1
  Rule: 6-5-5-1 Giving puts an active DON!! card from the cost area under your Leader or a Character of yours

    Scenario: A player may give DON!! cards to their Leader and to a Character
      Given player A has the active Character "Hero"
      When player A gives 1 DON!! card to "A leader"
      And player A gives 2 DON!! cards to "Hero"
      Then "A leader" has 1 DON!! card under it
      And "Hero" has 2 DON!! cards under it
      And player A's cost area holds 3 active and 0 rested DON!! cards

    Scenario: A player may give DON!! cards to a rested Character and to one played this turn
      Given player A has the rested Character "Tired"
      And player A has "New" in the hand
      When player A plays "New"
      And player A gives 1 DON!! card to "New"
      And player A gives 1 DON!! card to "Tired"
      Then "New" has 1 DON!! card under it
      And "Tired" has 1 DON!! card under it

    Scenario: A player cannot give a rested DON!! card
      Given player A has 1 active and 1 rested DON!! cards
      When player A tries to give the DON!! card "player A's DON!! card 2" to "A leader"
      Then that is refused
      When player A gives the DON!! card "player A's DON!! card 1" to "A leader"
      And player A tries to give a DON!! card to "A leader"
      Then that is refused
      And "A leader" has 1 DON!! card under it
      And player A's cost area holds 0 active and 1 rested DON!! cards

    Scenario: A player cannot give DON!! cards to the opponent's Leader or Characters
      Given player A has the active Character "Own"
      And player B has the active Character "Foreign"
      When player A tries to give a DON!! card to "Foreign"
      Then that is refused
      When player A tries to give a DON!! card to "B leader"
      Then that is refused
      When player A gives 1 DON!! card to "Own"
      Then "Own" has 1 DON!! card under it
      And "Foreign" has 0 DON!! cards under it

    Scenario: A player cannot give DON!! cards to a Stage or to a card in the hand
      Given player A has the active Stage "Fort"
      And player A has "Hand" in the hand
      When player A tries to give a DON!! card to "Fort"
      Then that is refused
      When player A tries to give a DON!! card to "Hand"
      Then that is refused
      When player A gives 1 DON!! card to "A leader"
      Then player A's cost area holds 5 active and 0 rested DON!! cards

    # answers: RULES#4
    Scenario: A player cannot give away a DON!! card already given, nor one of the opponent's
      Given player A has the active Character "Hero"
      When player A gives the DON!! card "player A's DON!! card 1" to "A leader"
      And player A tries to give the DON!! card "player A's DON!! card 1" to "Hero"
      Then that is refused
      When player A tries to give the DON!! card "player B's DON!! card 1" to "Hero"
      Then that is refused
      When player A gives the DON!! card "player A's DON!! card 2" to "Hero"
      Then "A leader" has 1 DON!! card under it
      And "Hero" has 1 DON!! card under it

    @reading
    Scenario: A DON!! card can be given to a Character in the Character area
      Given it is player B's Main Phase
      And player B has the active Character "Hero"
      When player B gives 1 DON!! card to "Hero"
      Then "Hero" has 1 DON!! card under it
      And player B's cost area holds 5 active and 0 rested DON!! cards

  @OP-6-5-5-2
  Rule: 6-5-5-2 A Leader or Character gets +1000 power per given DON!! card on its player's turn

    Scenario Outline: Giving <count> DON!! card(s) raises a 5000 Leader to <leader> and a 3000 Character to <hero> power
      Given player A has the active Character "Hero" with 3000 power
      When player A gives <count> DON!! card to "A leader"
      And player A gives <count> DON!! card to "Hero"
      Then "A leader" has <leader> power
      And "Hero" has <hero> power
      And "B leader" has 5000 power

      Examples:
        | count | leader | hero |
        | 1     | 6000   | 4000 |
        | 3     | 8000   | 6000 |

    Scenario: Given DON!! cards add no power on the opponent's turn
      Given player A has the active Character "Hero" with 3000 power
      When player A gives 2 DON!! cards to "Hero"
      And player A gives 1 DON!! card to "A leader"
      Then "Hero" has 5000 power
      When player A ends the turn
      Then "Hero" has 3000 power
      And "A leader" has 5000 power
      And "Hero" has 2 DON!! cards under it

    Scenario: Given DON!! cards add power only to the turn player's cards, including those given earlier
      Given player B has the active Character "Hero" with 3000 power
      And "Hero" has been given 2 DON!! cards
      And player A has the active Character "Own" with 3000 power
      And "Own" has been given 2 DON!! cards
      When player A gives 1 DON!! card to "Own"
      Then "Hero" has 3000 power
      And "Own" has 6000 power

    Scenario: A DON!! card given to a Character of 4000 power lets it damage a Leader of 5000 power
      Given player A has the active Character "Hero" with 4000 power
      When player A gives 1 DON!! card to "Hero"
      And player A attacks "B leader" with "Hero"
      Then player B's Life area holds 2 cards

    Scenario: Given DON!! cards add power on the turn of the card's player, whoever owns them
      Given "Gift" has this data:
        """
        { "category": "event",
          "abilities": [
            { "type": "main", "effect": [{ "do": "giveDon", "count": 1, "target": { "all": { "player": "opponent", "zone": ["leader"] } } }] },
            { "type": "counter", "effect": [{ "do": "giveDon", "count": 1, "target": { "all": { "player": "opponent", "zone": ["leader"] } } }] }] }
        """
      And "Second gift" has this data:
        """
        { "category": "event",
          "abilities": [{ "type": "counter", "effect": [{ "do": "giveDon", "count": 1, "target": { "all": { "player": "opponent", "zone": ["leader"] } } }] }] }
        """
      And player A has "Gift" and "Second gift" in the hand
      When player A plays "Gift"
      Then "B leader" has 1 DON!! card under it
      And "B leader" has 5000 power
      When player A ends the turn
      And player B attacks "A leader" with "B leader"
      And player A plays "Second gift"
      Then "B leader" has 6000 power

  @OP-6-5-5-3
  Rule: 6-5-5-3 A player may go on giving DON!! cards as long as they have active ones

    Scenario: A player may give all six DON!! cards to their Leader, one by one
      When player A gives 6 DON!! cards to "A leader"
      Then "A leader" has 6 DON!! cards under it
      And "A leader" has 11000 power
      And player A's cost area holds 0 active and 0 rested DON!! cards

    @OP-6-5-5-1
    Scenario: A player cannot give more DON!! cards than they have active
      Given player A has 2 active and 3 rested DON!! cards
      When player A gives 2 DON!! cards to "A leader"
      And player A tries to give a DON!! card to "A leader"
      Then that is refused
      And "A leader" has 2 DON!! cards under it
      When player A ends the turn
      Then it is now player B's Main Phase

    Scenario: A player may give DON!! cards before and after an attack
      Given player A has the active Character "Hero"
      When player A gives 1 DON!! card to "Hero"
      And player A attacks "B leader" with "A leader"
      And player A gives 1 DON!! card to "Hero"
      Then "Hero" has 2 DON!! cards under it
      And "Hero" has 5000 power

  @OP-6-5-5-4
  Rule: 6-5-5-4 DON!! cards given to a card that moves to another area return rested to the cost area

    Scenario: DON!! cards given to a Character K.O.'d on the opponent's turn return rested
      Given player A has "Trick" (probe "event-ko") in the hand
      And player B has the active Character "Prey"
      And "Prey" has been given 2 DON!! cards
      When player A plays "Trick"
      Then "Prey" is in player B's trash
      And player B's cost area holds 6 active and 2 rested DON!! cards

    @OP-6-5-5-1
    Scenario: DON!! cards given to a Character that returns to the hand cannot be used again this turn
      Given player A has "Recall" (probe "event-return-own-1") in the hand
      And player A has 3 active and 0 rested DON!! cards
      And player A has the active Character "Hero"
      When player A gives 3 DON!! cards to "Hero"
      And player A plays "Recall"
      Then "Hero" is in player A's hand
      And player A's cost area holds 0 active and 3 rested DON!! cards
      When player A tries to give a DON!! card to "A leader"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A gives 3 DON!! cards to "A leader"
      Then "A leader" has 8000 power

    @OP-3-7-6-1
    Scenario: DON!! cards given to a Character trashed to make room return rested
      Given player A has the active Character "One"
      And player A has the active Character "Two"
      And player A has the active Character "Three"
      And player A has the active Character "Four"
      And player A has the active Character "Five"
      And player A has "Six" in the hand
      When player A gives 1 DON!! card to "One"
      And player A plays "Six"
      And player A trashes "One" to make room
      Then "One" is in player A's trash
      And player A's cost area holds 3 active and 3 rested DON!! cards

    Scenario: Only the DON!! cards of the K.O.'d Character return, and other Characters keep theirs
      Given player A has "Trick" (probe "event-ko") in the hand
      And player B has the active Character "Prey"
      And player B has the active Character "Safe"
      And "Prey" has been given 1 DON!! card
      And "Safe" has been given 1 DON!! card
      When player A plays "Trick"
      And player A chooses "Prey"
      Then "Safe" has 1 DON!! card under it
      And "Prey" has 0 DON!! cards under it
      And player B's cost area holds 6 active and 1 rested DON!! card

    Scenario: DON!! cards given to a Character that goes to the deck return rested
      Given player A has the active Character "Hero"
      And player A has "Sink" (probe "event-tuck-own-all") in the hand
      When player A gives 2 DON!! cards to "Hero"
      And player A plays "Sink"
      Then the bottom of player A's deck is "Hero"
      And player A's cost area holds 4 active and 2 rested DON!! cards

  @OP-6-5-6-1
  Rule: 6-5-6-1 A player cannot attack on their own first turn

    Scenario: The player going first cannot attack on the first turn, but can on their second
      Given it is turn 1 of the game
      When player A tries to attack "B leader" with "A leader"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And turn 3 of the game has come

    Scenario: The player going second cannot attack on their first turn
      Given it is turn 2 of the game
      And it is player B's Main Phase
      When player B tries to attack "A leader" with "B leader"
      Then that is refused
      When player B gives 1 DON!! card to "B leader"
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards

    # answers: PRB01-001#2
    @OP-10-1-1-1
    Scenario: A Character with [Rush] cannot attack on its player's first turn
      Given it is turn 2 of the game
      And it is player B's Main Phase
      And player B has "Racer" (probe "rush") and "Chaser" (probe "rush") in the hand
      When player B plays "Racer"
      And player B tries to attack "A leader" with "Racer"
      Then that is refused
      When player B ends the turn
      And player A ends the turn
      And player B gives 1 DON!! card to "Racer"
      And player B attacks "A leader" with "Racer"
      Then player A's Life area holds 2 cards
      When player B plays "Chaser"
      And player B gives 1 DON!! card to "Chaser"
      And player B attacks "A leader" with "Chaser"
      Then player A's Life area holds 1 card

    Scenario: An extra turn of the player going first allows attacks, but the opponent's own first turn does not
      Given it is turn 1 of the game
      And player A has "Again" (probe "event-another-turn") in the hand
      When player A plays "Again"
      And player A tries to attack "B leader" with "A leader"
      Then that is refused
      When player A ends the turn
      Then it is now player A's Main Phase
      When player A attacks "B leader" with "A leader"
      And player A ends the turn
      Then it is now player B's Main Phase
      And player B's Life area holds 2 cards
      When player B tries to attack "A leader" with "B leader"
      Then that is refused
      And turn 3 of the game has come
      When player B gives 1 DON!! card to "B leader"
      Then "B leader" has 6000 power
