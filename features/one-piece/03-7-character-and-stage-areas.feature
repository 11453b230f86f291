@OP
Feature: 3-7 to 3-8. Character area and Stage area

  @OP-3-7-2
  Rule: 3-7-2 Characters are placed face up so that both players can see them

    Scenario Outline: Player <viewer> sees Characters that player A plays from the hand and from the trash
      Given player A has "Rescue" (probe "event-play-from-trash") and "Recruit" in the hand
      And player A has "Castaway" in the trash
      When player A plays "Recruit"
      And player A plays "Rescue"
      And player A chooses "Castaway"
      Then player <viewer> sees "Recruit" and "Castaway" in player A's Character area
      And "Recruit" is face up in player A's Character area
      And "Castaway" is face up in player A's Character area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A Character played from the Life area is placed face up
      Given player B's Life cards are "Stowaway" (probe "trigger-play-self") and "Next"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Stowaway" is face up in player B's Character area
      And player A sees "Stowaway" in player B's Character area

  @OP-3-7-3
  Rule: 3-7-3 Placing a Character in the Character area always means that it is played

    Scenario: A Character played from the hand activates its [On Play] effect
      Given player A has "Cook" (probe "on-play-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Cook"
      Then "Fresh" is in player A's hand

    Scenario: A Character that an effect puts on the field from the trash activates its [On Play] effect
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has "Cook" (probe "on-play-draw") in the trash
      And player A has "Fresh" on top of the deck
      When player A plays "Rescue"
      And player A chooses "Cook"
      Then "Fresh" is in player A's hand
      And "Cook" is in player A's Character area

    Scenario: A Character that its [Trigger] plays on the opponent's turn activates its [On Play] effect
      Given player B's Life cards are "Stowaway" (probe "on-play-draw-trigger-play") and "Next"
      And player B has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Fresh" is in player B's hand
      And "Stowaway" is in player B's Character area

    Scenario: A Character already on the field is not played again by an effect that plays all Characters
      Given player A has "Muster" (probe "event-play-all-on-play-draw") in the hand
      And player A has the rested Character "Cook 1" (probe "on-play-draw")
      And player A has "Cook 2" (probe "on-play-draw") in the trash
      And player A has "Fresh" and "Next" on top of the deck
      When player A plays "Muster"
      Then player A's Character area holds exactly "Cook 1" and "Cook 2"
      And player A's hand holds exactly "Fresh"
      And "Cook 1" is rested

  @OP-3-7-4
  Rule: 3-7-4 A Character cannot attack on the turn it is played

    # answers: OP06-083#5
    Scenario: A Character played from the hand can attack from its player's next turn on
      Given "Recruit" is a Character of cost 2 with 6000 power
      And player A has "Recruit" in the hand
      And player A has the active Character "Veteran" with 6000 power
      When player A plays "Recruit"
      And player A tries to attack "B leader" with "Recruit"
      Then that is refused
      When player A attacks "B leader" with "Veteran"
      Then player B's Life area holds 2 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Recruit"
      Then player B's Life area holds 1 card

    Scenario: A Character cannot attack a Character on the turn it is played
      Given player A has the active Character "Recruit" with 6000 power
      And "Recruit" was played in this turn
      And player A has the active Character "Veteran" with 6000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A tries to attack "Prey" with "Recruit"
      Then that is refused
      When player A attacks "Prey" with "Veteran"
      Then "Prey" is in player B's trash
      And "Recruit" is active

    Scenario: A Character that an effect plays cannot attack on that turn
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      And player A tries to attack "B leader" with "Castaway"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards
      And "Castaway" is active

    Scenario: A Character played on the opponent's turn can attack on its player's next turn
      Given player B's Life cards are "Stowaway" (probe "trigger-play-self") and "Next"
      And player A has the rested Character "Prey" with 1000 power
      And player A has 5 cards in the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      And player A ends the turn
      And player B attacks "A leader" with "Stowaway"
      Then "Stowaway" is rested

    Scenario: A Character with [Rush] can attack on the turn it is played
      Given player A has "Sprinter" (probe "rush") in the hand
      And player B has the rested Character "Prey" with 1000 power
      When player A plays "Sprinter"
      And player A attacks "Prey" with "Sprinter"
      Then "Prey" is in player B's trash

    Scenario: A Character played this turn can attack if its player takes another turn next
      Given player A has "Again" (probe "event-another-turn") in the hand
      And player A has the active Character "Recruit" with 5000 power
      And "Recruit" was played in this turn
      When player A plays "Again"
      And player A tries to attack "B leader" with "Recruit"
      Then that is refused
      When player A ends the turn
      And player A attacks "B leader" with "Recruit"
      Then player B's Life area holds 2 cards

  @OP-3-7-5
  Rule: 3-7-5 A Character is played active unless an effect says otherwise

    Scenario: A Character played from the hand is placed active
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then "Recruit" is active
      And player A's cost area holds 4 active and 2 rested DON!! cards

    Scenario: A Character that was rested when it left the field comes back active
      Given player A has "Plank" (probe "event-trash-character") in the hand
      And player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has the rested Character "Crew" with 3000 power
      When player A plays "Plank"
      And player A plays "Rescue"
      And player A chooses "Crew"
      Then "Crew" is in player A's Character area
      And "Crew" is active

    Scenario: A Character that an effect plays rested is placed rested
      Given player A has "Rescue" (probe "event-play-from-trash-rested") in the hand
      And player A has "Castaway" in the trash
      When player A plays "Rescue"
      And player A chooses "Castaway"
      Then "Castaway" is rested

  @OP-3-7-6
  Rule: 3-7-6 A Character area holds up to five Characters

    Scenario: A fifth Character can be played without trashing another
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      Then player A's Character area holds 5 cards
      And player A's trash holds 0 cards

    Scenario: A player who plays a sixth Character from the hand must trash one
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A trashes "Crew 1" to make room
      Then player A's Character area holds exactly "Crew 2", "Crew 3", "Crew 4", "Crew 5" and "Recruit"

    Scenario: A player whose effect plays a sixth Character must trash one
      Given player A has "Rescue" (probe "event-play-from-trash") in the hand
      And player A has "Castaway" in the trash
      And player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power
      When player A plays "Rescue"
      And player A chooses "Castaway"
      And player A trashes "Crew 5" to make room
      Then player A's Character area holds exactly "Crew 1", "Crew 2", "Crew 3", "Crew 4" and "Castaway"

  @OP-3-7-6-1
  Rule: 3-7-6-1 A player who plays a sixth Character reveals it, trashes one of their five, then places it

    Background:
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has the active Character "Crew 4" with 3000 power
      And player A has the active Character "Crew 5" with 3000 power

    @OP-2-7-2
    Scenario: The sixth Character is paid for and revealed before one of the five is trashed
      Given "Recruit" is a Character of cost 4 with 3000 power
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A is asked to make room
      Then player A's cost area holds 2 active and 4 rested DON!! cards
      And "Recruit" is in player A's hand
      And player B sees "Recruit" in player A's hand
      And player A's trash holds 0 cards

    Scenario Outline: A player who plays a sixth Character may trash any of the five: <leaving>
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A trashes "<leaving>" to make room
      Then player A's trash holds exactly "<leaving>"
      And "Recruit" is in player A's Character area
      And "Recruit" is active

      Examples:
        | leaving |
        | Crew 1  |
        | Crew 4  |

    Scenario: The sixth Character itself cannot be trashed to make room
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A tries to trash "Recruit" to make room
      Then that is refused
      When player A trashes "Crew 2" to make room
      Then player A's Character area holds exactly "Crew 1", "Crew 3", "Crew 4", "Crew 5" and "Recruit"

    Scenario: A Character of the opponent cannot be trashed to make room
      Given player A has "Recruit" in the hand
      And player B has the active Character "Foe" with 3000 power
      When player A plays "Recruit"
      And player A tries to trash "Foe" to make room
      Then that is refused
      When player A trashes "Crew 2" to make room
      Then "Crew 2" is in player A's trash
      And "Foe" is in player B's Character area

    Scenario: A Leader cannot be trashed to make room, and exactly one Character is trashed
      Given player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A tries to trash "A leader" to make room
      Then that is refused
      When player A trashes "Crew 5" to make room
      Then player A's trash holds exactly "Crew 5"
      And player A's Character area holds 5 cards

    @OP-6-5-5-4
    Scenario: DON!! cards given to a Character trashed to make room return rested to the cost area
      Given "Crew 3" has been given 2 DON!! cards
      And player A has 3 active and 0 rested DON!! cards
      And player A has "Recruit" in the hand
      When player A plays "Recruit"
      And player A trashes "Crew 3" to make room
      Then player A's cost area holds 1 active and 4 rested DON!! cards

    # answers: OP01-014#2
    Scenario: A sixth Character played on the opponent's turn makes its own player trash one
      Given it is player B's Main Phase
      And player A's Life cards are "Stowaway" (probe "trigger-play-self") and "Next"
      When player B attacks "A leader" with "B leader"
      And player A activates the Trigger
      And player A trashes "Crew 1" to make room
      Then player A's trash holds exactly "Crew 1"
      And "Stowaway" is in player A's Character area

    Scenario: An effect that plays two Characters on a full field makes its player trash one for each
      Given player A has "Muster" (probe "event-play-2-from-trash") in the hand
      And player A has "First" and "Second" in the trash
      When player A plays "Muster"
      And player A chooses "First" and "Second"
      And player A trashes "Crew 1" to make room
      And player A trashes "Crew 3" to make room
      Then player A's Character area holds exactly "Crew 2", "Crew 4", "Crew 5", "First" and "Second"

  @OP-3-7-6-1-1
  Rule: 3-7-6-1-1 Trashing a Character to make room is rule processing, out of reach of every effect

    Background:
      Given player A has the active Character "Crew 1" with 3000 power
      And player A has the active Character "Crew 2" with 3000 power
      And player A has the active Character "Crew 3" with 3000 power
      And player A has "Recruit" in the hand

    # answers: RULES#23
    Scenario: A Character trashed to make room is not K.O.'d and activates no [On K.O.] effect
      Given player A has the active Character "Martyr" (probe "on-ko-draw")
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Recruit"
      And player A trashes "Martyr" to make room
      Then "Martyr" is in player A's trash
      And player A's hand holds 0 cards

    Scenario: A replacement effect cannot save a Character that is trashed to make room
      Given player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Recruit"
      And player A trashes "Crew 4" to make room
      Then "Crew 4" is in player A's trash
      And "Bodyguard" is active

    Scenario: A Character that cannot be removed can still be trashed to make room
      Given player A has the active Character "Rock" (probe "cannot-be-removed")
      And player A has the active Character "Crew 4" with 3000 power
      When player A plays "Recruit"
      And player A trashes "Rock" to make room
      Then "Rock" is in player A's trash

    @reading
    Scenario: An effect that watches for removed Characters ignores one trashed to make room
      Given player A has the active Character "Watcher" (probe "watches-own-removals")
      And player A has the active Character "Crew 4" with 3000 power
      And player A has "Plank" (probe "event-trash-character") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Recruit"
      And player A trashes "Crew 4" to make room
      Then player A's hand holds exactly "Plank"
      When player A plays "Plank"
      And player A chooses "Crew 3"
      Then "Fresh" is in player A's hand

  @OP-3-8-2
  Rule: 3-8-2 A Stage is placed face up so that both players can see it

    Scenario Outline: Player <viewer> sees a Stage that player A has played from the hand
      Given "Port" is a Stage of cost 1
      And player A has "Port" in the hand
      When player A plays "Port"
      Then player <viewer> sees "Port" in player A's Stage area
      And "Port" is face up in player A's Stage area

      Examples:
        | viewer |
        | A      |
        | B      |

    Scenario: A Stage that an effect plays is placed face up
      Given "Port" is a Stage of cost 1
      And player A has "Rebuild" (probe "event-play-stage-from-trash") in the hand
      And player A has "Port" in the trash
      When player A plays "Rebuild"
      And player A chooses "Port"
      Then "Port" is face up in player A's Stage area
      And player B sees "Port" in player A's Stage area

  @OP-3-8-3
  Rule: 3-8-3 Placing a Stage in the Stage area always means that it is played

    Scenario: A Stage played from the hand activates its [On Play] effect
      Given player A has "Inn" (probe "stage-on-play-draw") in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Inn"
      Then "Fresh" is in player A's hand

    Scenario: A Stage that an effect puts on the field from the trash activates its [On Play] effect
      Given player A has "Rebuild" (probe "event-play-stage-from-trash") in the hand
      And player A has "Inn" (probe "stage-on-play-draw") in the trash
      And player A has "Fresh" on top of the deck
      When player A plays "Rebuild"
      And player A chooses "Inn"
      Then "Fresh" is in player A's hand
      And "Inn" is in player A's Stage area

  @OP-3-8-4
  Rule: 3-8-4 A Stage is played active unless an effect says otherwise

    Scenario: A Stage played from the hand is placed active
      Given "Port" is a Stage of cost 1
      And player A has "Port" in the hand
      When player A plays "Port"
      Then "Port" is active

    Scenario: A Stage that was rested when it left the field comes back active
      Given player A has the rested Stage "Port"
      And player A has "Storm" (probe "event-bounce-stage") in the hand
      When player A plays "Storm"
      And player A plays "Port"
      Then "Port" is in player A's Stage area
      And "Port" is active

    Scenario Outline: A Stage that an effect plays is <state> as the effect says
      Given "Port" is a Stage of cost 1
      And player A has "Rebuild" (probe "<probe>") in the hand
      And player A has "Port" in the trash
      When player A plays "Rebuild"
      And player A chooses "Port"
      Then "Port" is <state>

      Examples:
        | probe                       | state  |
        | event-play-stage-from-trash | active |
        | event-play-stage-rested     | rested |

  @OP-3-8-5
  Rule: 3-8-5 A Stage area holds one Stage

    Scenario: A second Stage played from the hand replaces the first
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then player A's Stage area holds exactly "New Port"

    Scenario: A second Stage that an effect plays replaces the first
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "Rebuild" (probe "event-play-stage-from-trash") in the hand
      And player A has "New Port" in the trash
      When player A plays "Rebuild"
      And player A chooses "New Port"
      Then player A's Stage area holds exactly "New Port"
      And "Old Port" is in player A's trash

  @OP-3-8-5-1
  Rule: 3-8-5-1 A player who plays a second Stage first trashes the one in place

    Scenario: The old Stage is trashed without a choice when a new one is played
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 3
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then player A's trash holds exactly "Old Port"
      And "New Port" is in player A's Stage area
      And player A's cost area holds 3 active and 3 rested DON!! cards

    # answers: RULES#5
    Scenario: The old Stage is trashed before the new one is played
      Given player A has the active Stage "Old Port"
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then these events happened in this order:
        | moved  | Old Port |
        | moved  | New Port |
        | played | New Port |
      And "Old Port" is in player A's trash

    Scenario: The old Stage is trashed even if the new one has the same name
      Given "Port, older" is a Stage of cost 1
      And "Port, newer" is a Stage of cost 1
      And "Port, older" has the card name "Port"
      And "Port, newer" has the card name "Port"
      And player A has the rested Stage "Port, older"
      And player A has "Port, newer" in the hand
      When player A plays "Port, newer"
      Then "Port, older" is in player A's trash
      And "Port, newer" is active

    @reading
    Scenario: No effect applies to the trashing of the old Stage
      Given player A has the active Stage "Old Port"
      And player A has the active Character "Bodyguard" (probe "saves-from-removal")
      And player A has the active Character "Watcher" (probe "watches-own-removals")
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      When player A plays "New Port"
      Then "Old Port" is in player A's trash
      And "Bodyguard" is active
      And player A's hand holds 0 cards

    @reading
    Scenario: Under the alternative interpretation, effects apply to the trashing of the old Stage
      Given the ambiguous rule "Can effects apply to a Stage that is trashed to make room for a new one?" is answered "yes"
      And player A has the active Stage "Old Port"
      And player A has the active Character "Watcher" (probe "watches-own-removals")
      And "New Port" is a Stage of cost 1
      And player A has "New Port" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "New Port"
      Then "Old Port" is in player A's trash
      And "Fresh" is in player A's hand
