@OP
Feature: 1-3. Fundamental principles

  @OP-1-3-1
  Rule: 1-3-1 Card text takes precedence over the rules

    Scenario: A player whose deck runs out wins if a card says so
      Given player A has the active Character "Oracle" (probe "wins-instead-of-decking")
      And player A has "Landslide" (probe "event-each-mills-1") in the hand
      And player A has 1 card in the deck
      When player A plays "Landslide"
      Then player A wins the game

    Scenario: A card that turns an empty deck into a win also applies when the opponent empties it
      Given player B has the active Character "Oracle" (probe "wins-instead-of-decking")
      And player A has "Landslide" (probe "event-mill-opponent-2-then-draw") in the hand
      And player B has 2 cards in the deck
      When player A plays "Landslide"
      Then player B wins the game

    Scenario: A Character whose text lets it attack active Characters can do so
      Given player A has the active Character "Hunter" (probe "attacks-active-characters")
      And player A has the active Character "Other" with 6000 power
      And player B has the active Character "Prey" with 3000 power
      When player A attacks "Prey" with "Hunter"
      Then "Prey" is in player B's trash

    @OP-5-1-2-3
    Scenario: A deck may hold any number of copies of a card that says so
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And player A's deck has 20 copies of "Crowd"
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player B's deck has 20 copies of "Crowd"
      And player B's deck has 5 copies of "Loner"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

  @OP-1-3-2
  Rule: 1-3-2 What is impossible is not done, but as much of the rest as possible is

    # answers: OP15-116#1, ST18-002#1
    Scenario: A card is drawn even when there is no Character to K.O. first
      Given player A has "Strike" (probe "event-ko-then-draw") in the hand
      And player A has "Found" on top of the deck
      When player A plays "Strike"
      Then player A's hand holds exactly "Found"
      And "Strike" is in player A's trash

    # answers: OP15-022#2, OP12-046#1, OP06-092#3, OP11-072#1, OP11-091#1
    Scenario: A player who must trash two cards with one in hand trashes that one
      Given player A has "Haste" (probe "event-discard-2-then-draw") and "Only" in the hand
      When player A plays "Haste"
      Then "Only" is in player A's trash
      And player A's hand holds 1 card

    # answers: OP15-033#1, OP09-105#1, OP10-016#1, OP10-016#2, OP10-067#1, OP10-091#1, OP10-095#1, OP10-116#1, OP10-119#1, PRB02-001#1, OP08-014#1
    # answers: OP08-019#1, OP10-102#1
    Scenario: The turn player trashes a card even though the opponent has none to trash
      Given player A has "Plan" (probe "event-each-discards-1") and "Only" in the hand
      And player B has 0 cards in the hand
      When player A plays "Plan"
      Then "Only" is in player A's trash
      And player B's trash holds 0 cards

    Scenario: A player who must return two DON!! cards and has one returns that one
      Given player A has "Drain" (probe "event-return-don-2") in the hand
      And player A has 0 active and 1 rested DON!! cards
      When player A plays "Drain"
      Then player A's cost area holds 0 active and 0 rested DON!! cards

    @OP-10-2-4-1-1
    Scenario: A power gain "during this battle" does nothing outside a battle, but the card is still drawn
      Given player A has "Bolt" (probe "event-damage-1") in the hand
      And player B's Leader is "B leader" with 5000 power
      And player B's Life cards are "Shelter" (probe "counter-event-power-3000-draw-trigger") and "Second"
      And player B has "Fresh" on top of the deck
      When player A plays "Bolt"
      And player B activates the Trigger
      Then player B's hand holds exactly "Fresh"
      And "B leader" has 5000 power
      When player A attacks "B leader" with "A leader"
      Then player B's hand holds exactly "Fresh" and "Second"

  @OP-1-3-2-1
  Rule: 1-3-2-1 A card already in the state that an effect calls for stays as it is, and nothing was done to it

    Scenario: Only the Characters that were active become rested when an effect rests several
      Given player B has the rested Character "Napper" (probe "on-rest-draw")
      And player A has "Lullaby" (probe "event-rest-characters") in the hand
      And player B has the active Character "Second" (probe "on-rest-draw")
      When player A plays "Lullaby"
      Then "Second" is rested
      And player B's hand holds 1 card

    # answers: ST02-013#2, ST02-017#1
    Scenario: Resting an already rested Character does not set off an effect for becoming rested
      Given player B has the rested Character "Napper" (probe "on-rest-draw")
      And player A has "Lullaby" (probe "event-rest-characters") in the hand
      When player A plays "Lullaby"
      Then "Lullaby" is in player A's trash
      And "Napper" is rested
      And player B's hand holds 0 cards

    Scenario: Setting an already active Character active does not set off an effect for becoming active
      Given player A has the active Character "Spinner" (probe "spins-forever")
      And player A has the rested Character "Napper" with 3000 power
      And player A has "Reveille" (probe "event-activate-yours") in the hand
      When player A plays "Reveille"
      Then "Napper" is active
      And "Spinner" is active
      And the game goes on

    Scenario: An activation cost of resting a Character cannot be paid by one that is already rested
      Given player A has the rested Character "Tired" (probe "few-life-draw-2")
      And player A has the active Character "Fresh" (probe "few-life-draw-2")
      And player A has 2 Life cards
      When player A tries to activate "Tired"
      Then that is refused
      When player A activates "Fresh"
      Then player A's hand holds 2 cards
      And "Fresh" is rested

  @OP-1-3-2-2
  Rule: 1-3-2-2 An action to be done zero times or fewer is not done, and neither is its opposite

    # answers: EB01-059#1, EB01-060#1, OP02-051#1, OP02-051#2, OP02-069#2, OP14-054#1
    Scenario Outline: With <count> Character(s), "Characters minus 2" is <number>, so nothing is drawn or trashed
      Given player A has "Muster" (probe "event-draw-and-discard-per-character-minus-2") and "Spare" in the hand
      And player A has <characters> in the Character area
      And player B has "Own" in the hand
      When player A plays "Muster"
      Then "Muster" is in player A's trash
      And player A's hand holds <own> cards
      And player A's deck holds <deck> cards
      And player B's hand holds <other> cards
      And player B's trash holds <lost> cards

      Examples:
        | count | number    | characters               | own | deck | other | lost |
        | 1     | below 0   | "First"                  | 1   | 20   | 1     | 0    |
        | 2     | 0         | "First", "Second"        | 1   | 20   | 1     | 0    |

    Scenario: With three Characters, "Characters minus 2" is 1, so one card is drawn and one trashed
      Given player A has "Muster" (probe "event-draw-and-discard-per-character-minus-2") in the hand
      And player A has "Second" (probe "event-draw-and-discard-per-character-minus-2") in the hand
      And player A has "Third" in the hand
      And player A has "First" and "Other" in the Character area
      And player B has "Own" in the hand
      When player A plays "Muster"
      Then player A's deck holds 20 cards
      When player A plays "Third"
      And player A plays "Second"
      Then player A's deck holds 19 cards
      And "Own" is in player B's trash

    Scenario: No DON!! card is given when the number works out below 0
      Given "Gift" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "giveDon", "count": {"count": {"player": "you", "zone": ["character"]}, "plus": -1}, "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}
        """
      And player A has "Gift" in the hand
      When player A plays "Gift"
      Then "Gift" is in player A's trash
      And "A leader" has 0 DON!! cards under it

    Scenario: No card is looked at when the number works out below 0
      Given "Peek" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "look", "zone": "deck", "count": {"count": {"player": "you", "zone": ["character"]}, "plus": -1}}, {"do": "move", "target": {"all": {"player": "you", "zone": ["deck"], "looked": true}}, "to": "trash"}]}]}
        """
      And player A has "Peek" in the hand
      When player A plays "Peek"
      Then player A's trash holds exactly "Peek"
      And player A's deck holds 20 cards

    Scenario Outline: A Character with <left> power gives nothing "for every 2000 power"
      Given player A has "Curse" (probe "event-power-minus-4000") and "Feed" (probe "event-power-per-2000") in the hand
      And player A has the active Character "Ally" with <power> power
      When player A plays "Curse"
      Then "Ally" has <left> power
      When player A plays "Feed"
      Then "Feed" is in player A's trash
      And "A leader" has 5000 power

      Examples:
        | power | left  |
        | 3000  | -1000 |
        | 0     | -4000 |

  @OP-1-3-3
  Rule: 1-3-3 An effect cannot do what another effect forbids

    # answers: ST08-005#1
    Scenario: A Character that cannot be K.O.'d survives an effect that K.O.'s all Characters
      Given player A has the active Character "Safe" (probe "safe-from-ko")
      And player A has the active Character "Bare" with 3000 power
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then "Bare" is in player A's trash
      And "Safe" is in player A's Character area

    Scenario: A Character that cannot be set active stays rested when an effect sets Characters active
      Given player A has the rested Character "Stiff" (probe "never-active-again")
      And player A has the rested Character "Bare" with 3000 power
      And player A has "Reveille" (probe "event-activate-yours") in the hand
      When player A plays "Reveille"
      Then "Bare" is active
      And "Stiff" is rested

    Scenario: A Character loses its protection from K.O. when the protecting effect has ended
      Given player A has "Ward" (probe "event-protect-1") and "Blow" (probe "event-ko-any") in the hand
      And player A has "Second" (probe "event-ko-any") in the hand
      And player A has the active Character "Ally" with 3000 power
      When player A plays "Ward"
      And player A plays "Blow"
      Then "Blow" is in player A's trash
      And "Ally" is in player A's Character area
      When player A ends the turn
      And player B ends the turn
      And player A plays "Second"
      Then "Ally" is in player A's trash

    @reading @OP-7-1-1-2
    Scenario: An attack cannot be redirected to a Character that cannot be attacked
      Given "Decoy" has this data:
        """
        {"category": "character", "cost": 2, "power": 4000, "abilities": [{"type": "permanent", "effect": [{"do": "forbid", "what": "beAttacked", "target": {"self": true}}]}, {"type": "auto", "when": {"event": "opponentAttacks", "subject": "any", "player": "you"}, "effect": [{"do": "redirect", "target": {"self": true}}]}]}
        """
      And player B has the active Character "Decoy"
      When player A attacks "B leader" with "A leader"
      Then "Decoy" is in player B's Character area
      And player B's Life area holds 2 cards

    Scenario: An [On K.O.] effect that cannot be activated does not activate when its Character is K.O.'d
      Given player A has "Hush" (probe "event-no-activation-1") and "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Martyr" (probe "on-ko-draw")
      When player A plays "Hush"
      And player A plays "Raid"
      And player A chooses "Martyr"
      Then "Martyr" is in player B's trash
      And player B's hand holds 0 cards

    # answers: OP11-034#4, OP13-032#4
    Scenario: A Leader that cannot be rested stays active when an effect rests it
      Given player A has "Lull" (probe "event-rest-leader-and-characters") in the hand
      And player B has the active Stage "Hold" (probe "stage-leader-not-rested")
      And player B has the active Character "Mate"
      When player A plays "Lull"
      Then "Mate" is rested
      And "B leader" is active

    Scenario: A Stage that cannot be rested stays active when an effect rests it
      Given player A has "Lull" (probe "event-rest-stages-and-characters") in the hand
      And player B has the active Stage "Rock" (probe "stage-cannot-be-rested")
      And player B has the active Character "Mate"
      When player A plays "Lull"
      Then "Mate" is rested
      And "Rock" is active

    Scenario: A Character that cannot be rested by the opponent's effects can still rest to attack
      Given player A has "Lull" (probe "event-rest-1") in the hand
      And player B has the active Character "Firm" (probe "not-rested-by-opponents-effects")
      When player A plays "Lull"
      Then "Firm" is active
      When player A ends the turn
      And player B attacks "A leader" with "Firm"
      Then "Firm" is rested

    Scenario: A Character that cannot be set active by effects becomes active in the Refresh Phase
      Given player A has "Reveille" (probe "event-activate-yours") in the hand
      And player A has the rested Character "Drowsy" (probe "not-activated-by-effects")
      And player A has the rested Character "Bare" with 3000 power
      When player A plays "Reveille"
      Then "Bare" is active
      And "Drowsy" is rested
      When player A ends the turn
      And player B ends the turn
      Then "Drowsy" is active

    Scenario Outline: A player cannot <act> when a card forbids <forbidden> by the rules
      Given "Edict" has this data:
        """
        {"category": "stage", "text": "Your opponent's Characters cannot be used so by that player.", "abilities": [{"type": "permanent", "effect": [{"do": "forbid", "what": "<what>", "by": {"cause": "rule", "player": "opponent"}, "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
        """
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player B has the active Stage "Edict"
      When player A tries to <act>
      Then that is refused
      When player A gives 1 DON!! card to "A leader"
      Then "A leader" has 6000 power

      Examples:
        | what           | forbidden          | act                              |
        | attack         | attacking          | attack "B leader" with "Trainer" |
        | rest           | resting            | attack "B leader" with "Trainer" |
        | giveDon        | giving DON!! cards | give a DON!! card to "Trainer"   |
        | activateEffect | activating effects | activate "Trainer"               |

    Scenario Outline: An effect cannot add Life cards to the hand when this is forbidden <words>
      Given "Seal" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "forbid", "what": "addLifeToHand",<by> "target": {"all": {"player": "you", "zone": ["leader"]}}}]}]}
        """
      And player A has "Seal", "Dig 1" (probe "event-take-life") and "Dig 2" (probe "event-take-life") in the hand
      And player A's Life cards are "First" and "Second"
      When player A plays "Seal"
      And player A plays "Dig 1"
      Then player A's hand holds exactly "Dig 2"
      And the top of player A's Life area is "First" and "Second"
      When player A ends the turn
      And player B ends the turn
      And player A plays "Dig 2"
      Then "First" is in player A's hand

      Examples:
        | words            | by                                            |
        | at all           |                                               |
        | by their effects | "by": {"cause": "effect", "player": "you"},   |

    # answers: RULES#12
    @OP-2-7-2
    Scenario: DON!! cards that cannot be rested cannot pay for a card
      Given "Free" is a Character of cost 0 with 1000 power
      And "Mate" is a Character of cost 1 with 2000 power
      And player A has "Frost" (probe "event-don-not-rested"), "Mate" and "Free" in the hand
      When player A plays "Frost"
      And player A tries to play "Mate"
      Then that is refused
      When player A plays "Free"
      Then player A's hand holds exactly "Mate"

  @OP-1-3-4
  Rule: 1-3-4 When both players choose, the turn player chooses first

    Scenario: The turn player chooses first for their own effect, and nothing is done until both have chosen
      Given player A has "Duel" (probe "event-each-kos-1") in the hand
      And player A has "A one" and "A two" in the Character area
      And player B has "B one" and "B two" in the Character area
      When player A plays "Duel"
      And player A is asked to choose
      Then player A is the one who decides
      When player A chooses "A one"
      And player B is asked to choose
      Then "A one" is in player A's Character area
      When player B chooses "B two"
      Then "A one" is in player A's trash
      And "B two" is in player B's trash
      And player A's Character area holds exactly "A two"
      And player B's Character area holds exactly "B one"

    Scenario: The turn player chooses first even for an effect of the other player
      Given player B has "Duel" (probe "counter-event-each-kos-1") in the hand
      And player A has "A one" and "A two" in the Character area
      And player B has "B one" and "B two" in the Character area
      When player A attacks "B leader" with "A leader"
      And player B plays "Duel"
      And player A chooses "A one"
      And player B chooses "B two"
      Then "A one" is in player A's trash
      And "B two" is in player B's trash

    Scenario: The turn player chooses first for the other player's effect at the end of the turn
      Given "Feud" has this data:
        """
        {"category": "character", "abilities": [{"type": "auto", "when": {"event": "endOfOpponentsTurn"}, "effect": [{"do": "ko", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1, "by": "each"}}}]}]}
        """
      And player B has the active Character "Feud"
      And player B has the active Character "Kept"
      And player A has "A one" and "A two" in the Character area
      When player A ends the phase
      And player A is asked to choose
      Then player A is the one who decides
      When player A chooses "A one"
      And player B chooses "Feud"
      Then "A one" is in player A's trash
      And "Feud" is in player B's trash
      And "Kept" is in player B's Character area
      And player A's Character area holds exactly "A two"

    Scenario: Both players may choose the same Character, which is K.O.'d once
      Given player A has "Duel" (probe "event-each-kos-any-1") in the hand
      And player B has the active Character "Martyr" (probe "on-ko-draw")
      And player B has the active Character "Other"
      When player A plays "Duel"
      And player A chooses "Martyr"
      And player B chooses "Martyr"
      Then player B's trash holds exactly "Martyr"
      And player B's Character area holds exactly "Other"
      And player B's hand holds 1 card

    Scenario: A Character that both players choose goes to the bottom of its owner's deck once
      Given "Sink" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "move", "target": {"choose": {"from": {"zone": ["character"]}, "count": 1, "by": "each"}}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Sink" in the hand
      And player B has the active Character "One"
      And player B has the active Character "Other"
      When player A plays "Sink"
      And player A chooses "One"
      And player B chooses "One"
      Then the bottom of player B's deck is "One"
      And player B's deck holds 21 cards
      When player A attacks "B leader" with "A leader"
      Then player B's Life area holds 2 cards

    Scenario Outline: In player <turn>'s turn, player <turn> chooses first even if the text names player <other> first
      Given it is player <turn>'s Main Phase
      And "Trade" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "together", "parts": [{"do": "setState", "state": "rested", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1, "by": "opponent"}}}, {"do": "setState", "state": "rested", "target": {"choose": {"from": {"player": "you", "zone": ["character"]}, "count": 1}}}]}]}]}
        """
      And player <turn> has "Trade" in the hand
      And player A has "A one" and "A two" in the Character area
      And player B has "B one" and "B two" in the Character area
      When player <turn> plays "Trade"
      And player <turn> is asked to choose
      Then player <turn> is the one who decides
      When player <turn> chooses "<turn> one"
      And player <other> chooses "<other> two"
      Then "A <A>" and "B <B>" are rested

      Examples:
        | turn | other | A   | B   |
        | A    | B     | one | two |
        | B    | A     | two | one |

  @OP-1-3-5
  Rule: 1-3-5 A number that a player chooses is a whole number of 0 or more

    Scenario Outline: A player who may choose any number cannot choose <number>
      Given player A has "Guess" (probe "event-number-power") in the hand
      When player A plays "Guess"
      And player A tries to choose the number <number>
      Then that is refused
      When player A chooses the number 2
      Then "A leader" has 7000 power

      Examples:
        | number |
        | -1     |
        | 1.5    |

    Scenario Outline: A player who may choose any number can choose <number>
      Given player A has "Guess" (probe "event-number-power") in the hand
      When player A plays "Guess"
      And player A chooses the number <number>
      Then "A leader" has <power> power
      And "Guess" is in player A's trash

      Examples:
        | number | power   |
        | 0      | 5000    |
        | 1      | 6000    |
        | 30     | 35000   |
        | 1001   | 1006000 |

    Scenario: An effect repeated as often as the chosen number says is no infinite loop
      Given "Pump" has this data:
        """
        {"category": "event", "text": "[Main] Choose a number. That many times, your Leader gains +1000 power during this turn.",
         "abilities": [{"type": "main", "effect": [{"do": "chooseNumber", "then": [{"do": "repeat", "times": {"number": "chosen"},
           "then": [{"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "turn"}]}]}]}]}
        """
      And player A has "Pump" in the hand
      When player A plays "Pump"
      And player A chooses the number 400
      Then "A leader" has 405000 power
      And the game goes on

    Scenario: A card may set its own lowest number to choose
      Given player A has "Guess" (probe "event-number-1-to-3-draw") in the hand
      And player A has "Found" and "Next" on top of the deck
      When player A plays "Guess"
      And player A tries to choose the number 0
      Then that is refused
      When player A chooses the number 1
      Then player A's hand holds exactly "Found"
      And the top of player A's deck is "Next"

    Scenario Outline: A player choosing a number from <least> to 3 can choose <least> but not <below>
      Given "Guess" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [{"do": "chooseNumber", "min": <least>, "max": 3, "then": [{"do": "draw", "count": {"number": "chosen"}}]}]}]}
        """
      And player A has "Guess" in the hand
      When player A plays "Guess"
      And player A tries to choose the number <below>
      Then that is refused
      When player A chooses the number <least>
      Then player A's hand holds <least> cards
      And "Guess" is in player A's trash

      Examples:
        | least | below |
        | 0     | -1    |
        | 2     | 1     |

  @OP-1-3-5-1
  Rule: 1-3-5-1 A player may choose 0 when only a highest number is set

    @OP-1-3-5
    Scenario Outline: A player choosing a number up to 3 can choose <number> but not 4
      Given player A has "Guess" (probe "event-number-up-to-3-draw") and "Spare" in the hand
      When player A plays "Guess"
      And player A tries to choose the number 4
      Then that is refused
      When player A chooses the number <number>
      And player A chooses "Spare"
      Then player A's hand holds <hand> cards
      And "Spare" is in player A's trash

      Examples:
        | number | hand |
        | 1      | 1    |
        | 3      | 3    |

    Scenario: A player who chooses 0 draws nothing and still carries out the rest of the effect
      Given player A has "Guess" (probe "event-number-up-to-3-draw") and "Spare" in the hand
      When player A plays "Guess"
      And player A chooses the number 0
      Then "Spare" is in player A's trash
      And player A's hand holds 0 cards

  @OP-1-3-6
  Rule: 1-3-6 A number other than power that falls below 0 counts as 0, but changes apply to the real value

    @OP-7-1-3-2-1
    Scenario: A card with a Counter value below 0 cannot be used as a Counter
      Given player B has the active Character "Jinx" (probe "counters-in-hand-minus-2000")
      And "Small" has the Counter value 1000
      And "Large" has the Counter value 4000
      And player B has "Small" and "Large" in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to use the Counter of "Small" on "B leader"
      Then that is refused
      When player B uses the Counter of "Large" on "B leader"
      Then "Large" is in player B's trash
      And player B's Life area holds 3 cards

    Scenario: A Counter value below 0 is raised from its real value, not from 0
      Given player B has the active Character "Jinx" (probe "counters-in-hand-minus-2000")
      And player B has the active Character "Charm" (probe "counters-in-hand-plus-2000")
      And "Small" has the Counter value 1000
      And player B has "Small" and "Spare" in the hand
      And "Spare" has the Counter value 1000
      And player A has the active Character "Rammer" with 6000 power
      When player A attacks "B leader" with "Rammer"
      And player B uses the Counter of "Small" on "B leader"
      And player B is asked to counter
      Then "B leader" has 6000 power

  @OP-1-3-6-1
  Rule: 1-3-6-1 Power may be negative

    # answers: RULES#7, RULES#8
    Scenario: A Character with negative power that gains power counts up from the negative value
      Given player A has "Curse" (probe "event-power-minus-4000") and "Boost" (probe "event-power-2000") in the hand
      And player A has the active Character "Ally" with 3000 power
      When player A plays "Curse"
      Then "Ally" has -1000 power
      When player A plays "Boost"
      Then "Ally" has 1000 power

    Scenario: A DON!! card given to a Character with negative power adds 1000 to the negative value
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player A has the active Character "Ally" with 2000 power
      When player A plays "Curse"
      And player A gives 1 DON!! card to "Ally"
      Then "Ally" has -1000 power

    Scenario: A Character with negative power can attack, and battles compare its power as it is
      Given player A has "Curse" (probe "event-all-power-minus-4000") in the hand
      And player A has the active Character "Low" with 1000 power
      And player B has the rested Character "Prey" with 3000 power
      And player B has the rested Character "Last" with 1000 power
      When player A plays "Curse"
      And player A attacks "Prey" with "Low"
      Then "Low" is rested
      And "Prey" is in player B's Character area
      When player A attacks "Prey" with "A leader"
      Then "Prey" is in player B's trash

    Scenario: A Character with negative power makes a sum of powers smaller
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player A has "Sum" (probe "event-draw-per-1000-power") in the hand
      And player A has the active Character "Low" with 3000 power
      And player A has the active Character "High" with 5000 power
      When player A plays "Curse"
      And player A chooses "Low"
      And player A plays "Sum"
      Then player A's hand holds 4 cards

    # answers: OP09-018#2
    Scenario: Negative power makes room in a total for a Character that is too strong on its own
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player A has "Pair" (probe "event-ko-up-to-2-total-power-4000") in the hand
      And player B has the active Character "Low" with 3000 power
      And player B has the active Character "High" with 5000 power
      When player A plays "Curse"
      And player A chooses "Low"
      And player A plays "Pair"
      And player A tries to choose "High"
      Then that is refused
      When player A chooses "Low" and "High"
      Then "Low" and "High" are in player B's trash

    Scenario: Two Characters that fit a total only because one has negative power must be chosen
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player A has "Both" (probe "event-ko-2-total-power-4000") in the hand
      And player B has the active Character "Low" with 3000 power
      And player B has the active Character "High" with 5000 power
      And player B has the active Character "Higher" with 6000 power
      When player A plays "Curse"
      And player A chooses "Low"
      And player A plays "Both"
      And player A tries to choose "Low" and "Higher"
      Then that is refused
      When player A chooses "Low" and "High"
      Then player B's Character area holds exactly "Higher"

  @OP-1-3-6-1-1
  Rule: 1-3-6-1-1 A Character with negative power stays where it is

    # answers: RULES#3
    Scenario Outline: A Character with <power> power that loses 4000 stays on the field with <left> power
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player B has the active Character "Foe" with <power> power
      When player A plays "Curse"
      Then "Foe" has <left> power
      And "Foe" is in player B's Character area
      And player B's trash holds 0 cards

      Examples:
        | power | left  |
        | 3000  | -1000 |
        | 1000  | -3000 |

    Scenario: A Character with negative power can attack and regains its power when the effect ends
      Given player A has "Curse" (probe "event-power-minus-4000") in the hand
      And player A has the active Character "Ally" with 3000 power
      And player B has the rested Character "Rest" with 1000 power
      When player A plays "Curse"
      And player A chooses "Ally"
      Then "Ally" has -1000 power
      When player A attacks "Rest" with "Ally"
      Then "Ally" is rested
      And "Rest" is in player B's Character area
      When player A ends the turn
      Then "Ally" has 3000 power

  @OP-1-3-6-2
  Rule: 1-3-6-2 A cost below 0 counts as 0 except while it is being calculated

    Scenario: A Character with a cost below 0 can be chosen as one of cost 0
      Given player A has "Bargain" (probe "event-cost-minus-4") and "Hammer" (probe "event-ko-cost-0") in the hand
      And player B has "Cheap" in the Character area
      And "Dear" is a Character of cost 5 with 3000 power
      And player B has the active Character "Dear"
      When player A plays "Bargain"
      And player A chooses "Cheap"
      Then "Cheap" has a cost of 0
      When player A plays "Hammer"
      Then "Cheap" is in player B's trash
      And "Dear" is in player B's Character area

    Scenario: An effect that adds up costs counts a cost below 0 as 0
      Given player A has "Bargain" (probe "event-cost-minus-4") and "Weigh" (probe "event-power-per-cost") in the hand
      And player B has "Cheap" and "Other" in the Character area
      When player A plays "Bargain"
      And player A chooses "Cheap"
      And player A plays "Weigh"
      Then "A leader" has 7000 power

  @OP-1-3-6-2-1
  Rule: 1-3-6-2-1 A cost that has fallen below 0 is raised and lowered from its real value

    # answers: P-032#2
    Scenario Outline: A cost of 2 that is made 4 less and then <change> becomes <cost>
      Given player A has "Bargain" (probe "event-cost-minus-4") and "Change" (probe "<probe>") in the hand
      And player B has "Cheap" in the Character area
      When player A plays "Bargain"
      Then "Cheap" has a cost of 0
      When player A plays "Change"
      Then "Change" is in player A's trash
      And "Cheap" has a cost of <cost>

      Examples:
        | change | probe             | cost |
        | 1 more | event-cost-plus-1 | 0    |
        | 3 more | event-cost-plus-3 | 1    |

    # answers: OP01-067#1, RULES#9
    Scenario: A cost of 2 lowered by 4 twice becomes 1 only after it is raised by 7
      Given player A has "Bargain" (probe "event-cost-minus-4") and "Again" (probe "event-cost-minus-4") in the hand
      And player A has "First" (probe "event-cost-plus-3") in the hand
      And player A has "Second" (probe "event-cost-plus-3") and "Third" (probe "event-cost-plus-1") in the hand
      And player B has "Cheap" in the Character area
      When player A plays "Bargain"
      And player A plays "Again"
      And player A plays "First"
      And player A plays "Second"
      Then "Cheap" has a cost of 0
      When player A plays "Third"
      Then "Cheap" has a cost of 1

  @OP-1-3-7
  Rule: 1-3-7 An effect is carried out in the order of its text

    Scenario: A card drawn by "draw, then trash" can be the card that is trashed
      Given player A has "Sift" (probe "event-draw-then-discard") in the hand
      And player A has "Top" and "Next" on top of the deck
      When player A plays "Sift"
      And player A chooses "Next"
      Then "Next" is in player A's trash
      And player A's hand holds exactly "Top"

    Scenario: A card drawn by "trash, then draw" cannot be the card that is trashed
      Given player A has "Haste" (probe "event-discard-2-then-draw") and "Only" in the hand
      And player A has "Top" on top of the deck
      When player A plays "Haste"
      Then player A's hand holds exactly "Top"
      And "Only" is in player A's trash

  @OP-1-3-8
  Rule: 1-3-8 A card that is rested and set active at the same time becomes rested

    Scenario: An active Character that is rested and set active at once becomes rested
      Given player A has "Both" (probe "event-rest-yours-and-activate-all-at-once") in the hand
      And player A has the active Character "Awake"
      And player B has the rested Character "Foe"
      When player A plays "Both"
      Then "Awake" is rested
      And "Foe" is active

    Scenario: A rested Character that is rested and set active at once stays rested
      Given player A has "Both" (probe "event-rest-yours-and-activate-all-at-once") in the hand
      And player A has the rested Character "Napper" (probe "on-rest-draw")
      And player B has the rested Character "Foe"
      When player A plays "Both"
      Then "Foe" is active
      And "Napper" is rested
      And player A's hand holds 0 cards

    Scenario: A Leader that is rested and set active at once stays rested
      Given player A has "Both" (probe "event-swap-leader-states-at-once") in the hand
      And player A's Leader is the rested "Chief" with 5000 power
      And player B's Leader is the rested "Baron" with 5000 power
      When player A plays "Both"
      Then "Baron" is active
      And "Chief" is rested

  @OP-1-3-9-1
  Rule: 1-3-9-1 A cost is what is paid to play a card

    Scenario: An effect that makes cards cheaper in the hand does not make their own effects cheaper
      Given player A has the active Stage "Market" (probe "stage-cheaper-characters")
      And player A has "Worker" (probe "activate-rest-2-don-draw") in the hand
      When player A plays "Worker"
      Then player A's cost area holds 4 active and 2 rested DON!! cards
      When player A activates "Worker"
      Then player A's cost area holds 2 active and 4 rested DON!! cards
      And player A's hand holds 1 card

    Scenario: Lowering the cost of a Character on the field does not make its effect cheaper
      Given player A has "Sale" (probe "event-cheaper-2") and "Second" in the hand
      And player A has the active Character "Worker" (probe "activate-rest-2-don-draw")
      When player A plays "Sale"
      Then "Worker" has a cost of 1
      When player A activates "Worker"
      Then player A's cost area holds 4 active and 2 rested DON!! cards
      When player A plays "Second"
      Then player A's cost area holds 2 active and 4 rested DON!! cards

    @OP-2-7-2
    Scenario: A card cannot be played without enough active DON!! cards to pay its cost
      Given player A has "Worker" (probe "activate-rest-2-don-draw") and "Small" in the hand
      And player A has 2 active and 4 rested DON!! cards
      When player A tries to play "Worker"
      Then that is refused
      When player A plays "Small"
      Then "Small" is in player A's Character area
      And player A's cost area holds 0 active and 6 rested DON!! cards

  @OP-1-3-9-2
  Rule: 1-3-9-2 An activation cost is what is paid to activate an effect

    Scenario: An effect that raises activation costs does not make cards dearer to play
      Given player A has the active Character "Tax" (probe "activations-take-1-don-more")
      And player A has "Worker" (probe "activate-rest-2-don-draw") in the hand
      When player A plays "Worker"
      Then player A's cost area holds 3 active and 3 rested DON!! cards
      When player A activates "Worker"
      Then player A's cost area holds 0 active and 6 rested DON!! cards
      And player A's hand holds 1 card

    Scenario: An activation cost is paid again at each activation, the cost of the card only once
      Given player A has the active Character "Worker" (probe "activate-rest-2-don-draw")
      When player A activates "Worker"
      Then player A's cost area holds 4 active and 2 rested DON!! cards
      When player A activates "Worker"
      Then player A's cost area holds 2 active and 4 rested DON!! cards
      And player A's hand holds 2 cards

  @OP-1-3-10
  Rule: 1-3-10 When both players do something, the turn player does it first

    Scenario: The turn player trashes a card before the other player chooses one
      Given player A has "Plan" (probe "event-each-discards-1"), "A one" and "A two" in the hand
      And player B has "B one" and "B two" in the hand
      When player A plays "Plan"
      And player A chooses "A one"
      And player B is asked to choose
      Then "A one" is in player A's trash
      When player B chooses "B two"
      Then "B two" is in player B's trash

    Scenario: The turn player trashes a card first even for the other player's effect
      Given player A has "A one" and "A two" in the hand
      And player B has "Plan" (probe "counter-event-each-discards-1"), "B one" and "B two" in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Plan"
      And player A chooses "A one"
      And player B is asked to choose
      Then "A one" is in player A's trash
      When player B chooses "B two"
      Then "B two" is in player B's trash

    @OP-9-2-1
    Scenario Outline: When each player trashes the top card of a one-card deck, turn player <turn> loses first
      Given it is player <turn>'s Main Phase
      And player <turn> has "Landslide" (probe "event-each-mills-1") in the hand
      And player A has 1 card in the deck
      And player B has 1 card in the deck
      When player <turn> plays "Landslide"
      Then player <other> wins the game
      And player <other>'s deck holds 1 card

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |
