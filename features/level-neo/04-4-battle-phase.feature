@LN
Feature: 4-4. Battle Phase

  @LN-4-4-1
  Rule: 4-4-1 The steps of a battle come in their fixed order and never out of it

    Scenario: effects after the attack come before the cover
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B uses "Charge"
      And player B covers with "Guard"
      Then "Guard" is in player B's support zone
      And "Guard" has 4000 AP
      And "Guard" and "A main" are resting

    @LN-4-4-7
    Scenario: effects after the cover come before the Level Burst
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Charge"
      And player A performs a Level Burst with "Flare"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 3

    Scenario: the Level Burst comes before the judgement
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is "Chief" with 5000 AP
      When player A attacks "Chief" with "A main"
      And player A performs a Level Burst with "Flare"
      Then player A's Main Character is now at level 3

    Scenario: a cover that was declined cannot be made up for after a Level Burst
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      Then player B is asked to cover
      When player B declines
      And player A performs a Level Burst with "Flare"
      And player B tries to cover with "Guard"
      Then that is not offered
      And player A's Main Character is now at level 3
      And "Guard" is in player B's support zone

    Scenario: an effect that was not used before the cover cannot be followed by a cover
      Given player B has "Wake" (probe "event-battle-activate") in the hand
      And player B has the active Support Character "Guard" with 1000 AP
      And player B has the resting Support Character "Sleeper" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Wake"
      And player B tries to cover with "Sleeper"
      Then that is not offered
      And "Guard" is in player B's discard pile
      And "Sleeper" is active

    Scenario: every attack has all the steps
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      And player B has the active Support Character "Second guard" with 1000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A attacks "Prey" with "Striker"
      And player B covers with "Second guard"
      Then "Guard" and "Second guard" are in player B's discard pile
      And "Prey" is in player B's support zone

  @LN-4-4-2
  Rule: 4-4-2 The first turn of the game has no Battle Phase

    Scenario: the player who goes first cannot attack in that turn, the player who goes second can
      Given it is turn 1 of the game
      When player A ends the phase
      And player A tries to attack "B main" with "A main"
      Then that is not offered
      When player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 2
      And turn 2 of the game has come

    Scenario: the first player has a Battle Phase from the own second turn on
      Given it is turn 1 of the game
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "A main"
      Then turn 3 of the game has come
      And player A's Main Character is now at level 2

    Scenario: the same when it is player B who goes first
      Given it is turn 1 of the game
      And it is player B's Main Phase 1
      When player B ends the phase
      And player B tries to attack "A main" with "B main"
      Then that is not offered
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: the same in a game from its beginning
      Given both players have decks of 40 cards, with the turn cost 1 characters "A hero" and "A recruit" for player A and "B hero" and "B recruit" for player B
      And the next shuffle of player B's deck puts "B recruit" on top
      And the lot falls to player A
      When player A chooses to go second
      And player A chooses "A hero" as Main Character
      And player B chooses "B hero" as Main Character
      And player B plays "B recruit"
      And player B ends the phase
      And player B tries to attack "A hero" with "B hero"
      Then that is not offered
      When player A attacks "B hero" with "A hero"
      Then turn 2 of the game has come
      And "A hero" is resting

  @LN-4-4-3
  Rule: 4-4-3 Before an attack is declared both players may use events and effects

    Scenario: the turn player attacks with a character that an event has just set active
      Given it is player A's Battle Phase
      And player A has "Wake" (probe "event-battle-activate") in the hand
      And player A's Main Character is the resting "Hero" with 3000 AP
      And player A has the resting Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A uses "Wake"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile

    @LN-5-5-2
    Scenario: the opponent sets a character active before it can be attacked
      Given it is player A's Battle Phase
      And player B has "Wake" (probe "event-battle-activate") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player B uses "Wake"
      And player A tries to attack "Prey" with "Striker"
      Then that is refused
      When player A attacks "B main" with "A main"
      Then "Prey" is active
      And player A's Main Character is now at level 2

    Scenario: the turn player gets the chance again before the next attack
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player A has "Wake" (probe "event-battle-activate") in the hand
      And player A has the resting Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And it is player A's Battle Phase
      When player A attacks "B main" with "A main"
      And player A performs a Level Burst with "Flare"
      And player A uses "Wake"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And player A's Main Character is now at level 3

    Scenario: the opponent gets the chance again before the next attack
      Given player B has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Charge" (probe "event-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2500 AP
      And player B has the resting Support Character "Prey" with 2000 AP
      And it is player A's Battle Phase
      When player A attacks "B main" with "A main"
      And player B performs a Level Burst with "Flare"
      And player B uses "Charge"
      And player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" has 3000 AP

  @LN-4-4-4
  Rule: 4-4-4 Then it is for the turn player to attack, with one character or with two, or not at all

    Scenario: an attack with one character
      Given it is player A's Battle Phase
      When player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: a combi attack with two
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is "Chief" with 5000 AP
      When player A attacks "Chief" with "A main" and "Striker"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: none has to be declared
      Given it is player A's Battle Phase
      When player A ends the phase
      Then it is now player A's Main Phase 2
      And "A main" is active

    Scenario: the opponent declares none in this turn, only in the own one
      Given it is turn 5 of the game
      When player A ends the phase
      And player B tries to attack "A main" with "B main"
      Then that is not offered
      When player A ends the turn
      And player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 2
      And turn 6 of the game has come

  @LN-4-4-5
  Rule: 4-4-5 After the declaration and before the cover both players may use events and effects

    Scenario: the defending player covers with a character that an event has just set active
      Given player B has "Wake" (probe "event-battle-activate") in the hand
      And player B has the resting Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B uses "Wake"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile

    Scenario: the attacking player strengthens the attacker before a cover is declared
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player A uses "Charge"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: the effects of both players count in the same battle
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player A's Main Character is "Hero" with 2000 AP
      And player B's Main Character is "Brawler" (probe "use-in-battle-ap")
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Brawler" with "Hero"
      And player A uses "Charge"
      And player B uses "Brawler"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And "Brawler" has 3000 AP
      And player A's Main Character is now at level 2

    @LN-2-3-1
    Scenario: an effect whose conditions are not met is of no use here
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has "Boost" (probe "event-main-ap") in the hand
      And player B's Main Character is "Chief" with 4000 AP
      When player A attacks "Chief" with "A main"
      And player A uses "Charge"
      And player B tries to use "Boost"
      Then that is refused
      And player A's Main Character is now at level 2
      And "Boost" is in player B's hand

    @reading
    Scenario: when the target leaves the field the battle ends without a judgement
      Given player B has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Retreat"
      Then "Prey" is in player B's hand
      And "Striker" is in player A's support zone
      And "Striker" is resting

    @reading
    Scenario: when the only attacker leaves the field the battle ends without a judgement
      Given player A has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 4000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player A uses "Retreat"
      Then "Striker" is in player A's hand
      And "Prey" is in player B's support zone

    @reading
    Scenario: a combi attack that has lost one of its attackers goes on with the other
      Given player A has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      When player A attacks "B main" with "A main" and "Striker"
      And player A uses "Retreat"
      Then "Striker" is in player A's hand
      And player A's Main Character is now at level 2

    @reading @LN-9-4-5
    Scenario: of two supports the one that is left fights, and is lost, alone
      Given player A has "Bounce" (probe "event-battle-return-one") in the hand
      And player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player A uses "Bounce"
      And player A chooses "One"
      Then "Two" is in player A's discard pile
      And "One" is in player A's hand
      And "Prey" is in player B's support zone

    @reading
    Scenario: the one that declared the attack may be the one that has left
      Given player A has "Bounce" (probe "event-battle-return-one") in the hand
      And player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 4000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player A uses "Bounce"
      And player A chooses "One"
      Then "Prey" is in player B's discard pile

    @reading
    Scenario: one player may use two in the same window
      Given player B has "Cheer" (probe "event-battle-ap") in the hand
      And player B has "Rally" (probe "event-battle-activate") in the hand
      And player B has the resting Support Character "Guard" with 8000 AP
      When player A attacks "B main" with "A main"
      And player B uses "Cheer"
      And player B uses "Rally"
      And player B covers with "Guard"
      Then player B's discard pile holds exactly "Cheer" and "Rally"
      And "Guard" is resting
      And "Guard" has 9000 AP

  @LN-4-4-6
  Rule: 4-4-6 Then it is for the defending player to have the target covered, or not

    Scenario: the character that covers fights in the place of the target
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player B covers with "Guard"
      Then "Striker" is in player A's discard pile
      And "Guard" is resting
      And "Prey" is in player B's support zone

    Scenario: no cover has to be declared
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then player B is asked to cover
      When player B declines
      Then "Prey" is in player B's discard pile
      And "Guard" is active

    Scenario: there is one cover in a battle
      Given player B has the active Support Character "Guard" with 1000 AP
      And player B has the active Support Character "Second guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B tries to cover with "Second guard"
      Then that is not offered
      And "Guard" is in player B's discard pile
      And "Second guard" is in player B's support zone

    Scenario: the attacking player does not cover
      Given player A has the active Support Character "Bystander" with 1000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A tries to cover with "Bystander"
      Then that is not offered
      And "Guard" is in player B's discard pile
      And "Bystander" is in player A's support zone

    Scenario: in the turn of player B it is player A who may cover
      Given it is player B's Battle Phase
      And player A has the active Support Character "Guard" with 1000 AP
      When player B attacks "A main" with "B main"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile

  @LN-4-4-7
  Rule: 4-4-7 After the cover both players may use events and effects

    Scenario: the defending player strengthens the character that covers
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Charge"
      Then "Guard" is in player B's support zone
      And "Guard" has 4000 AP
      And player A's Main Character is now at level 1

    Scenario: the attacking player answers the cover
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A uses "Charge"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: the chance is there as well when the cover was declined
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      Then player B is asked to cover
      When player B declines
      And player B uses "Charge"
      Then "A main" is resting
      And "B main" has 4000 AP
      And player A's Main Character is now at level 1

    @LN-6-1
    Scenario: the battle goes on when the card attacked first leaves the field, as another has covered it
      Given player B has "Bounce" (probe "event-battle-return-one") in the hand
      And player A has the active Support Character "One" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "Prey" with "One"
      And player B covers with "Guard"
      And player B uses "Bounce"
      And player B chooses "Prey"
      Then "Guard" is in player B's discard pile
      And "Prey" is in player B's hand

  @LN-4-4-8
  Rule: 4-4-8 Players whose Main Character takes part in the battle may perform a Level Burst, the attacking player first

    Scenario: the attacking player declines first, then the defending player decides
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Flash" (probe "level-burst-ap") and "Medal" face down in the level zone
      And player B's Main Character is "Chief" with 1000 AP
      When player A attacks "Chief" with "A main"
      Then player A is asked to perform a Level Burst
      When player A declines
      And player B performs a Level Burst with "Flash"
      And player B gives up "Medal" from the level zone
      Then "Flash" is face up in player B's level zone
      And "Flare" is face down in player A's level zone
      And player A's Main Character is now at level 3

    Scenario: both players perform one in the same battle
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Flash" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is "Chief" with 3500 AP
      When player A attacks "Chief" with "A main"
      And player A performs a Level Burst with "Flare"
      And player B performs a Level Burst with "Flash"
      Then "Flare" is face up in player A's level zone
      And player A's Main Character is now at level 3

    @LN-8-1
    Scenario: a Main Character for which another covers does not take part
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Flash" (probe "level-burst-ap") face down in the level zone
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A performs a Level Burst with "Flare"
      And player B tries to perform a Level Burst with "Flash"
      Then that is not offered
      And "Guard" is in player B's discard pile
      And "Flash" is face down in player B's level zone

    @LN-8-1
    Scenario: a Main Character whose support attacks does not take part
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is the resting "Chief" with 3000 AP
      And player B has "Flash" (probe "level-burst-ap") face down in the level zone
      And player A has the active Support Character "Striker" with 4000 AP
      When player A attacks "Chief" with "Striker"
      And player B performs a Level Burst with "Flash"
      And player A tries to perform a Level Burst with "Flare"
      Then that is not offered
      And "Striker" is in player A's discard pile
      And "Flare" is face down in player A's level zone

  @LN-4-4-9
  Rule: 4-4-9 A battle ends with its judgement

    Scenario: an attack that nobody answers is judged
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Striker" is in player A's support zone

    Scenario: the judgement may go against the attacker
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's support zone

    Scenario: a cover does not keep the battle from being judged
      Given player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: each battle of the phase has its own judgement
      Given player A has the active Support Character "Striker" with 2000 AP
      And player A has the active Support Character "Second striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Second prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      When player A attacks "Second prey" with "Second striker"
      Then "Second striker" is in player A's discard pile

  @LN-4-4-10
  Rule: 4-4-10 Whichever side has more AP in all wins

    Scenario Outline: a difference of <difference> AP between the Main Characters decides
      Given player B's Main Character is "Chief" with <ap> AP
      When player A attacks "Chief" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level <level>

      Examples:
        | difference | ap   | level |
        | +1         | 3499 | 2     |
        | -1         | 3501 | 1     |

    Scenario: the defending support wins with the higher AP
      Given player A has the active Support Character "Striker" with 2999 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's support zone

    Scenario: the total of a combi attack beats what neither of the two could beat
      Given player A has the active Support Character "Striker" with 2000 AP
      And player A has the active Support Character "Partner" with 1500 AP
      And player B has the resting Support Character "Prey" with 3400 AP
      When player A attacks "Prey" with "Striker" and "Partner"
      Then "Prey" is in player B's discard pile
      And "Striker" and "Partner" are in player A's support zone

    Scenario: what was added to the printed AP belongs to the total
      Given player A's Main Character is at level 3
      And player B's Main Character is "Chief" with 4400 AP
      When player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 4

    @LN-9-2
    Scenario: every attacker of a combi attack has won
      Given player A has the active Support Character "Champion" (probe "start-battle-won-draw")
      When player A attacks "B main" with "A main" and "Champion"
      Then player A's Main Character is now at level 2
      And player A's hand holds 1 card

    @LN-9-2
    Scenario: the side that is attacked may be the one that has won
      Given player B has the resting Support Character "Champion" (probe "start-battle-won-draw")
      And player A has the active Support Character "One" with 1000 AP
      When player A attacks "Champion" with "One"
      Then "One" is in player A's discard pile
      And player B's hand holds 1 card

  @LN-4-4-11
  Rule: 4-4-11 With equal AP both sides have lost the battle

    Scenario: two supports with the same AP are both lost
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 2000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's discard pile

    Scenario: between Main Characters the defending one goes down and the attacking one does not go up
      Given player B's Main Character is "Chief" with 3500 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "Chief" with "A main"
      And player B gives up "Medal" from the level zone
      Then "Medal" is in player B's discard pile
      And player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    Scenario: a covering character with the same AP is lost, the Main Character for which it covered loses nothing
      Given player B has the active Support Character "Guard" with 3500 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's Main Character is now at level 3

    Scenario: the total of a combi attack may be equal too
      Given player A has the active Support Character "Striker" with 1500 AP
      And player B's Main Character is "Chief" with 5000 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "Chief" with "A main" and "Striker"
      And player B gives up "Ribbon" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    @LN-9-3
    Scenario: both have lost and neither has won
      Given "Loser" has this data:
        """
        { "category": "character",
          "turnCost": 3, "abilities": [
            { "type": "start", "when": { "event": "battleLost" }, "effect": [{ "do": "draw", "count": 1 }] },
            { "type": "start", "when": { "event": "battleWon" }, "effect": [{ "do": "draw", "count": 3 }] }
          ]
        }
        """
      And "Twin" has this data:
        """
        { "category": "character",
          "turnCost": 3, "abilities": [
            { "type": "start", "when": { "event": "battleLost" }, "effect": [{ "do": "draw", "count": 1 }] },
            { "type": "start", "when": { "event": "battleWon" }, "effect": [{ "do": "draw", "count": 3 }] }
          ]
        }
        """
      And player A has the active Support Character "Loser"
      And player B has the resting Support Character "Twin"
      When player A attacks "Twin" with "Loser"
      Then "Loser" is in player A's discard pile
      And player A's hand holds 1 card
      And player B's hand holds 1 card

  @LN-4-4-12
  Rule: 4-4-12 When the battle is over, whoever was in it loses what lasts until the end of the next battle

    Scenario: the boost of the attacker counts in the judgement and is gone afterwards
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B's Main Character is "Chief" with 4000 AP
      When player A uses "Focus"
      And player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP

    Scenario: the boost of the target counts in the judgement and is gone afterwards
      Given player B has "Focus" (probe "event-main-next-battle-ap") in the hand
      When player B uses "Focus"
      Then "B main" has 4000 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 1
      And "B main" has 3000 AP

    Scenario: a character that was not in the battle keeps its boost
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 2500 AP
      When player A uses "Focus"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Striker" has 2000 AP
      And "A main" has 4500 AP

    Scenario: both attackers of a combi attack lose it
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is "Chief" with 7000 AP
      When player A uses "Focus"
      And player A attacks "Chief" with "A main" and "Striker"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP
      And "Striker" has 2000 AP

    Scenario: the character that covers loses it, the one that was attacked first keeps it
      Given player B has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player B uses "Focus"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's support zone
      And "Guard" has 3000 AP
      And "B main" has 4000 AP

    Scenario: what lasts until the end of the turn stays
      Given player A has "Focus" (probe "event-main-next-battle-ap") and "Boost" (probe "event-main-ap") in the hand
      When player A uses "Focus"
      And player A uses "Boost"
      Then "A main" has 5500 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 5000 AP

    @LN-9-5
    Scenario: a skill gained until the end of the next battle is lost with it
      Given "Lend" has this data:
        """
        {
          "category": "event", "turnCost": 3,
          "abilities": [
            {
              "type": "use", "phase": "main", "turn": 1,
              "effect": [
                {
                  "do": "gain",
                  "ability": {
                    "type": "start", "when": { "event": "attacked" }, "effect": [{ "do": "draw", "count": 1 }]
                  },
                  "target": { "all": { "player": "you", "zone": ["support"] } }, "until": "nextBattle"
                }
              ]
            }
          ]
        }
        """
      And player B has "Lend" in the hand
      And player B has the resting Support Character "Prey" with 3000 AP
      And player A has the active Support Character "One" with 1000 AP
      And player A has the active Support Character "Two" with 1000 AP
      When player B uses "Lend"
      And player A attacks "Prey" with "One"
      Then player B's hand holds 1 card
      When player A attacks "Prey" with "Two"
      Then "Two" is in player A's discard pile
      And player B's hand holds 1 card
