@LN
Feature: 4-4. Battle Phase

  @LN-4-4-1
  Rule: 4-4-1 The steps of a battle come in a fixed order

    Scenario: Effects used after the attack come before the cover
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B uses "Charge"
      And player B covers with "Guard"
      Then "Guard" is in player B's support zone
      And "Guard" has 4000 AP
      And "Guard" and "A main" are resting

    @LN-4-4-7
    Scenario: Effects used after the cover come before the Level Burst
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4500 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Charge"
      And player A performs a Level Burst with "Flare"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 3

    Scenario: The Level Burst comes before the battle is judged
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is "Chief" with 5000 AP
      When player A attacks "Chief" with "A main"
      And player A performs a Level Burst with "Flare"
      Then player A's Main Character is now at level 3

    Scenario: A player who declined to cover cannot cover after a Level Burst
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

    Scenario: A Support that an effect sets active after the cover can no longer cover in that battle
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

    Scenario: Every attack of a turn has all the steps of a battle
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

    Scenario: The player who goes first cannot attack in the first turn, but the second player can in theirs
      Given it is turn 1 of the game
      When player A ends the phase
      And player A tries to attack "B main" with "A main"
      Then that is not offered
      When player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 2
      And turn 2 of the game has come

    Scenario: The player who goes first has a Battle Phase from their second turn on
      Given it is turn 1 of the game
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B main" with "A main"
      Then turn 3 of the game has come
      And player A's Main Character is now at level 2

    Scenario: Player B cannot attack in the first turn of the game when player B goes first
      Given it is turn 1 of the game
      And it is player B's Main Phase 1
      When player B ends the phase
      And player B tries to attack "A main" with "B main"
      Then that is not offered
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2

    Scenario: A game that begins with the choice of turn order has no Battle Phase in its first turn
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

    Scenario: The turn player may attack with a Support that an event has just set active
      Given it is player A's Battle Phase
      And player A has "Wake" (probe "event-battle-activate") in the hand
      And player A's Main Character is the resting "Hero" with 3000 AP
      And player A has the resting Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A uses "Wake"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile

    @LN-5-5-2
    Scenario: The opponent may set a Support active before it can be attacked
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

    Scenario: The turn player may use an effect again before the next attack
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

    Scenario: The opponent may use an effect again before the next attack
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
  Rule: 4-4-4 The turn player may then attack with one character or with two, or not attack

    Scenario: The turn player may attack with one character
      Given it is player A's Battle Phase
      When player A attacks "B main" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: The turn player may make a combi attack with two characters
      Given it is player A's Battle Phase
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is "Chief" with 5000 AP
      When player A attacks "Chief" with "A main" and "Striker"
      Then "A main" is resting
      And player A's Main Character is now at level 2

    Scenario: The turn player does not have to attack
      Given it is player A's Battle Phase
      When player A ends the phase
      Then it is now player A's Main Phase 2
      And "A main" is active

    Scenario: A player may attack in their own turn, but not in their opponent's
      Given it is turn 5 of the game
      When player A ends the phase
      And player B tries to attack "A main" with "B main"
      Then that is not offered
      When player A ends the turn
      And player B attacks "A main" with "B main"
      Then player B's Main Character is now at level 2
      And turn 6 of the game has come

  @LN-4-4-5
  Rule: 4-4-5 After an attack is declared and before the cover both players may use events and effects

    Scenario: The defending player may cover with a Support that an event has just set active
      Given player B has "Wake" (probe "event-battle-activate") in the hand
      And player B has the resting Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B uses "Wake"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile

    Scenario: The attacking player may boost the attacker before a cover is declared
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player A uses "Charge"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: Both players may use effects after an attack, and both effects count in that battle
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
    Scenario: An event for the Main Phase cannot be used after an attack
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
    Scenario: If the target leaves the field, the battle ends without a judgement
      Given player B has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player B uses "Retreat"
      Then "Prey" is in player B's hand
      And "Striker" is in player A's support zone
      And "Striker" is resting

    @reading
    Scenario: If the only attacker leaves the field, the battle ends without a judgement
      Given player A has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 4000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player A uses "Retreat"
      Then "Striker" is in player A's hand
      And "Prey" is in player B's support zone

    @reading
    Scenario: If one attacker of a combi attack leaves the field, the battle goes on with the other
      Given player A has "Retreat" (probe "event-battle-return") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      When player A attacks "B main" with "A main" and "Striker"
      And player A uses "Retreat"
      Then "Striker" is in player A's hand
      And player A's Main Character is now at level 2

    @reading @LN-9-4-5
    Scenario: If one of two attacking Supports leaves the field, the other fights alone and is lost alone
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
    Scenario: A combi attack goes on if the character that declared it leaves the field
      Given player A has "Bounce" (probe "event-battle-return-one") in the hand
      And player A has the active Support Character "One" with 2000 AP
      And player A has the active Support Character "Two" with 4000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "One" and "Two"
      And player A uses "Bounce"
      And player A chooses "One"
      Then "Prey" is in player B's discard pile

    @reading
    Scenario: A player may use two effects one after the other after an attack
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
  Rule: 4-4-6 The defending player may then cover the target, or not

    Scenario: A Support that covers fights in place of the target
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Striker"
      And player B covers with "Guard"
      Then "Striker" is in player A's discard pile
      And "Guard" is resting
      And "Prey" is in player B's support zone

    Scenario: The defending player does not have to cover
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then player B is asked to cover
      When player B declines
      Then "Prey" is in player B's discard pile
      And "Guard" is active

    Scenario: The defending player can cover only once in a battle
      Given player B has the active Support Character "Guard" with 1000 AP
      And player B has the active Support Character "Second guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B tries to cover with "Second guard"
      Then that is not offered
      And "Guard" is in player B's discard pile
      And "Second guard" is in player B's support zone

    Scenario: The attacking player cannot cover
      Given player A has the active Support Character "Bystander" with 1000 AP
      And player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A tries to cover with "Bystander"
      Then that is not offered
      And "Guard" is in player B's discard pile
      And "Bystander" is in player A's support zone

    Scenario: In player B's turn player A may cover
      Given it is player B's Battle Phase
      And player A has the active Support Character "Guard" with 1000 AP
      When player B attacks "A main" with "B main"
      And player A covers with "Guard"
      Then "Guard" is in player A's discard pile

  @LN-4-4-7
  Rule: 4-4-7 After the cover both players may use events and effects

    Scenario: The defending player may boost the Support that covers
      Given player B has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player B uses "Charge"
      Then "Guard" is in player B's support zone
      And "Guard" has 4000 AP
      And player A's Main Character is now at level 1

    Scenario: The attacking player may boost the attacker after the cover
      Given player A has "Charge" (probe "event-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 4000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      And player A uses "Charge"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: The defending player may use an effect after declining to cover
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
    Scenario: The battle goes on if the attacked card leaves the field after another Support has covered it
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
  Rule: 4-4-8 Each player whose Main Character is in the battle may perform a Level Burst, attacking player first

    Scenario: The attacking player decides first about a Level Burst, and then the defending player
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

    Scenario: Both players may perform a Level Burst in the same battle
      Given player A has "Flare" (probe "level-burst-ap") face down in the level zone
      And player B has "Flash" (probe "level-burst-ap") face down in the level zone
      And player B's Main Character is "Chief" with 3500 AP
      When player A attacks "Chief" with "A main"
      And player A performs a Level Burst with "Flare"
      And player B performs a Level Burst with "Flash"
      Then "Flare" is face up in player A's level zone
      And player A's Main Character is now at level 3

    @LN-8-1
    Scenario: A player whose Main Character has been covered cannot perform a Level Burst
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
    Scenario: A player who attacks with a Support cannot perform a Level Burst
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

    Scenario: An attack that nobody responds to is judged
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Striker" is in player A's support zone

    Scenario: The attacker can lose the judgement
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's support zone

    Scenario: A battle is judged even if a Support has covered
      Given player B has the active Support Character "Guard" with 1000 AP
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player A's Main Character is now at level 2

    Scenario: Each battle of a Battle Phase has its own judgement
      Given player A has the active Support Character "Striker" with 2000 AP
      And player A has the active Support Character "Second striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 1000 AP
      And player B has the resting Support Character "Second prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      When player A attacks "Second prey" with "Second striker"
      Then "Second striker" is in player A's discard pile

  @LN-4-4-10
  Rule: 4-4-10 The side with the higher total AP wins

    Scenario Outline: A Main Character that attacks with a difference of <difference> AP ends the battle at level <level>
      Given player B's Main Character is "Chief" with <ap> AP
      When player A attacks "Chief" with "A main"
      Then "A main" is resting
      And player A's Main Character is now at level <level>

      Examples:
        | difference | ap   | level |
        | +1         | 3499 | 2     |
        | -1         | 3501 | 1     |

    Scenario: The defending Support wins if it has more AP
      Given player A has the active Support Character "Striker" with 2999 AP
      And player B has the resting Support Character "Prey" with 3000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's support zone

    Scenario: A combi attack with more AP in total beats a target that neither attacker could beat alone
      Given player A has the active Support Character "Striker" with 2000 AP
      And player A has the active Support Character "Partner" with 1500 AP
      And player B has the resting Support Character "Prey" with 3400 AP
      When player A attacks "Prey" with "Striker" and "Partner"
      Then "Prey" is in player B's discard pile
      And "Striker" and "Partner" are in player A's support zone

    Scenario: The AP that a Main Character gets from its level counts in the judgement
      Given player A's Main Character is at level 3
      And player B's Main Character is "Chief" with 4400 AP
      When player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 4

    @LN-9-2
    Scenario: A Support that joins a winning combi attack has won the battle too
      Given player A has the active Support Character "Champion" (probe "start-battle-won-draw")
      When player A attacks "B main" with "A main" and "Champion"
      Then player A's Main Character is now at level 2
      And player A's hand holds 1 card

    @LN-9-2
    Scenario: A Support that is attacked and has more AP has won the battle
      Given player B has the resting Support Character "Champion" (probe "start-battle-won-draw")
      And player A has the active Support Character "One" with 1000 AP
      When player A attacks "Champion" with "One"
      Then "One" is in player A's discard pile
      And player B's hand holds 1 card

  @LN-4-4-11
  Rule: 4-4-11 If the AP is equal, both sides lose the battle

    Scenario: Two Supports with the same AP are both lost
      Given player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 2000 AP
      When player A attacks "Prey" with "Striker"
      Then "Striker" is in player A's discard pile
      And "Prey" is in player B's discard pile

    Scenario: When two Main Characters tie, the defending one levels down and the attacking one does not level up
      Given player B's Main Character is "Chief" with 3500 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "Chief" with "A main"
      And player B gives up "Medal" from the level zone
      Then "Medal" is in player B's discard pile
      And player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    Scenario: A covering Support that ties is lost, and the Main Character that it covered keeps its level
      Given player B has the active Support Character "Guard" with 3500 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's discard pile
      And player B's Main Character is now at level 3

    Scenario: A combi attack ties if its total equals the target's AP
      Given player A has the active Support Character "Striker" with 1500 AP
      And player B's Main Character is "Chief" with 5000 AP
      And player B has "Medal" and "Ribbon" face down in the level zone
      When player A attacks "Chief" with "A main" and "Striker"
      And player B gives up "Ribbon" from the level zone
      Then player B's Main Character is now at level 2
      And player A's Main Character is now at level 1

    @LN-9-3
    Scenario: Both Supports have lost a tie, and neither has won it
      Given "Loser" has this data:
        """
        { "category": "character", "ap": 3000,
          "turnCost": 3, "abilities": [
            { "type": "start", "when": { "event": "battleLost" }, "effect": [{ "do": "draw", "count": 1 }] },
            { "type": "start", "when": { "event": "battleWon" }, "effect": [{ "do": "draw", "count": 3 }] }
          ]
        }
        """
      And "Twin" has this data:
        """
        { "category": "character", "ap": 3000,
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
  Rule: 4-4-12 After a battle the characters that were in it lose effects until the end of the next battle

    Scenario: An attacker's boost until the end of the next battle counts in the judgement and is then lost
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B's Main Character is "Chief" with 4000 AP
      When player A uses "Focus"
      And player A attacks "Chief" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP

    Scenario: A target's boost until the end of the next battle counts in the judgement and is then lost
      Given player B has "Focus" (probe "event-main-next-battle-ap") in the hand
      When player B uses "Focus"
      Then "B main" has 4000 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 1
      And "B main" has 3000 AP

    Scenario: A character that was not in the battle keeps its boost until the end of the next battle
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B has the resting Support Character "Prey" with 2500 AP
      When player A uses "Focus"
      And player A attacks "Prey" with "Striker"
      Then "Prey" is in player B's discard pile
      And "Striker" has 2000 AP
      And "A main" has 4500 AP

    Scenario: Both attackers of a combi attack lose their boost until the end of the next battle
      Given player A has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player A has the active Support Character "Striker" with 2000 AP
      And player B's Main Character is "Chief" with 7000 AP
      When player A uses "Focus"
      And player A attacks "Chief" with "A main" and "Striker"
      Then player A's Main Character is now at level 2
      And "A main" has 4000 AP
      And "Striker" has 2000 AP

    Scenario: The Support that covers loses its boost until the end of the next battle; the covered card keeps its own
      Given player B has "Focus" (probe "event-main-next-battle-ap") in the hand
      And player B has the active Support Character "Guard" with 3000 AP
      When player B uses "Focus"
      And player A attacks "B main" with "A main"
      And player B covers with "Guard"
      Then "Guard" is in player B's support zone
      And "Guard" has 3000 AP
      And "B main" has 4000 AP

    Scenario: A boost until the end of the turn is kept after the battle
      Given player A has "Focus" (probe "event-main-next-battle-ap") and "Boost" (probe "event-main-ap") in the hand
      When player A uses "Focus"
      And player A uses "Boost"
      Then "A main" has 5500 AP
      When player A attacks "B main" with "A main"
      Then player A's Main Character is now at level 2
      And "A main" has 5000 AP

    @LN-9-5
    Scenario: A skill gained until the end of the next battle is lost after that battle
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
