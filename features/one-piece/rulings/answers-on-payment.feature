@OP
Feature: Official answers: paying costs
  What pays for an effect, and what the effect then finds. The ids above a scenario are those of the answers that it follows.

  Rule: What can pay a cost, and what cannot

    # answers: OP15-003#4, OP15-017#4, OP15-023#5
    @OP-8-3-1-3
    Scenario: Can a cost give the opponent's DON!! card or Character if they have none? No, the effect cannot be activated
      Given "Bribe" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"giveDon","count":1,"player":"opponent","state":"rested",
           "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}],"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Bribe"
      And player A has "Blow" (probe "event-ko") in the hand
      And player B has the active Character "Mule"
      And player B has 2 active and 1 rested DON!! cards
      When player A activates "Bribe"
      Then "Mule" has 1 DON!! card under it
      And player A's hand holds 2 cards
      When player A tries to activate "Bribe"
      Then that is refused
      When player A plays "Blow"
      Then player B's cost area holds 2 active and 1 rested DON!! cards
      When player A tries to activate "Bribe"
      Then that is refused

    # answers: OP14-033#1, EB04-015#1
    @OP-8-3-1-3 @OP-10-2-17-1
    Scenario: Can a K.O.'d Character rest to pay for its own [On K.O.]? No, it is in the trash
      Given "Martyr" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","may":true,"when":{"event":"koed"},"cost":[{"do":"setState","state":"rested",
           "target":{"choose":{"from":{"player":"you","zone":["leader","character","stage","trash"],"state":"active"},"count":1}}}],
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player B has the active Character "Martyr"
      And player B has the active Stage "Pier"
      And player A has "Blow" (probe "event-ko") in the hand
      When player A plays "Blow"
      And player B accepts the offer of the effect
      And player B tries to choose "Martyr"
      Then that is refused
      When player B chooses "Pier"
      Then "Pier" is rested
      And player B's hand holds 1 card

    # answers: EB04-018#1
    @OP-8-3-1-3
    Scenario: Can a Character played rested pay by resting itself? No
      Given player A has "Late" (probe "on-play-may-rest-and-trash-2-draw-3") and "Awake" (probe "on-play-may-rest-and-trash-2-draw-3") in the trash
      And player A has "Dusk" (probe "event-play-from-trash-rested") and "Dawn" (probe "event-play-from-trash") in the hand
      And player A has "Spare" in the hand
      And player A has "Fresh" on top of the deck
      When player A plays "Dusk"
      And player A chooses "Late"
      Then player A's hand holds exactly "Dawn" and "Spare"
      When player A ends the turn
      And player B ends the turn
      And player A plays "Dawn"
      And player A chooses "Awake"
      And player A accepts the offer of the effect
      And player A chooses "Spare" and "Fresh"
      Then "Awake" is rested
      And player A's hand holds 3 cards

    # answers: ST01-017#1, ST02-007#3, OP01-055#1
    @OP-8-3-1 @OP-3-7-4
    Scenario: Can a Character pay by resting itself on the turn it was played? Yes, though it cannot attack
      Given player A has "Worker" (probe "rest-draw") in the hand
      When player A plays "Worker"
      And player A tries to attack "B leader" with "Worker"
      Then that is refused
      When player A activates "Worker"
      Then "Worker" is rested
      And player A's hand holds 1 card

    # answers: P-106#1, ST20-001#1
    @OP-8-3-1-3
    Scenario: Can a Life card that is already face up pay by being turned face up? No
      Given "Herald" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"turn","face":"up","target":{"all":{"player":"you","zone":["life"],"top":1}}}],
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Herald"
      When player A activates "Herald"
      Then player A's hand holds 1 card
      When player A tries to activate "Herald"
      Then that is refused

    # answers: OP02-004#1, OP02-023#1
    @OP-8-3-1-3
    Scenario: Can Life cards pay by being added to the hand while an effect forbids that? No
      Given player A has the active Character "Seer" (probe "life-to-hand-draw")
      And player A has "Seal" (probe "stage-life-not-to-hand") in the hand
      When player A activates "Seer"
      Then player A's hand holds 3 cards
      When player A plays "Seal"
      And player A tries to activate "Seer"
      Then that is refused

    # answers: OP04-002#1, OP04-006#1, OP04-009#1, EB03-006#1
    @OP-8-3-1 @OP-1-3-6-1
    Scenario: Can a Leader pay with −5000 power if its power falls below 0? Yes
      Given "Zealot" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"modify","stat":"power","by":-5000,"target":{"all":{"player":"you","zone":["leader"]}}}],
           "effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Zealot"
      When player A activates "Zealot"
      And player A activates "Zealot"
      Then "A leader" has -5000 power
      And player A's hand holds 2 cards

    # answers: OP06-102#1, OP06-111#1, OP06-114#1
    @OP-8-3-1
    Scenario: Can the opponent's Stage pay for a cost that says just "1 Stage"? Yes
      Given "Wrecker" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"move","to":"deck","place":"bottom",
           "target":{"choose":{"from":{"zone":["stage"]},"count":1}}}],"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Wrecker"
      And player B has the active Stage "Wharf"
      When player A activates "Wrecker"
      Then the bottom of player B's deck is "Wharf"
      And player A's hand holds 1 card

    # answers: OP12-018#1
    @OP-10-2-4-1
    Scenario: Can a [Counter] be used if its optional further part cannot be done? Yes
      Given "Parry" has this data:
        """
        {"category":"event", "abilities":[{"type":"counter","effect":[{"do":"modify","stat":"power","by":2000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"battle"},
         {"do":"may","then":[{"do":"ifYouDo","first":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["cost"],"state":"active"},"count":1}}}],
         "then":[{"do":"draw","count":1}]}]}]}]}
        """
      And player B has "Parry" in the hand
      And player B has 0 active and 1 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B plays "Parry"
      Then player B's Life area holds 3 cards
      And player B's hand holds 0 cards

    # answers: OP05-087#1
    @OP-8-3-1-3-1 @OP-1-3-3
    Scenario: Can a Character that cannot be K.O.'d be chosen to be K.O.'d as a cost? Yes, but the cost is then not paid
      Given player A has the active Character "Ritual" (probe "ko-other-draw")
      And player A has the active Character "Rock" (probe "safe-from-ko")
      And player A has the active Character "Friend"
      When player A activates "Ritual"
      And player A chooses "Rock"
      Then "Rock" is in player A's Character area
      And "Friend" is in player A's Character area
      And player A's hand holds 0 cards
      When player A activates "Ritual"
      And player A chooses "Friend"
      Then "Friend" is in player A's trash
      And player A's hand holds 1 card
      When player A tries to activate "Ritual"
      Then that is refused

    # answers: OP05-087#2
    @OP-8-3-1-7
    Scenario: Is a cost paid if something else happens instead? No, so nothing is drawn
      Given player A has the active Character "Ritual" (probe "ko-other-draw")
      And player A has the active Character "Saved" (probe "instead-of-removal-may-trash-hand")
      And player A has "Coin" and "Ring" in the hand
      When player A activates "Ritual"
      And player A accepts the offer of the effect
      And player A chooses "Coin"
      Then "Saved" is in player A's Character area
      And player A's hand holds exactly "Ring"
      When player A activates "Ritual"
      And player A declines
      Then "Saved" is in player A's trash
      And player A's hand holds 2 cards

    @OP-8-3-1-1 @OP-8-3-1-3
    Scenario: Can a card trashed by the first part of a cost be used for the next part? Yes
      Given "Rummage" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"move","to":"trash","target":{"all":{"player":"you","zone":["hand"]}}},
           {"do":"move","to":"hand","target":{"choose":{"from":{"player":"you","zone":["trash"]},"count":1}}}],"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has the active Character "Rummage"
      And player A has the active Character "Sage" (probe "activate-draw-once")
      When player A tries to activate "Rummage"
      Then that is refused
      When player A activates "Sage"
      And player A activates "Rummage"
      Then player A's hand holds 2 cards
      And player A's trash holds 0 cards

  Rule: What the effect finds once it is paid for

    # answers: OP15-088#1, ST09-008#1, OP01-047#1, OP06-080#1, OP11-092#1
    @OP-8-3-1
    Scenario Outline: Can a card that paid be chosen by the effect where it now is? Yes: <price>
      Given "Trader" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[<cost>],"effect":[{"do":"play","target":{"choose":{
           "from":{"player":"you","zone":["<area>"],"category":"character","stat":{"cost":{"max":2}}},"count":1,"upTo":true}}}]}]}
        """
      And "Mate" is a Character of cost 2 with 1000 power
      And player A has the active Character "Trader"
      And player A has <mate>
      When player A activates "Trader"
      And player A chooses "Mate"
      Then "Mate" is in player A's Character area
      And "Mate" is active

      Examples:
        | price            | mate                        | area  | cost                                                                                                                              |
        | trashed by deck  | "Mate" on top of the deck   | trash | {"do": "mill", "count": 1}                                                                                                        |
        | trashed by hand  | "Mate" in the hand          | trash | {"do": "discard", "count": 1}                                                                                                     |
        | taken from Life  | "Mate" in the Life area     | hand  | {"do": "move", "to": "hand", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}}                                    |
        | returned to hand | the rested Character "Mate" | hand  | {"do": "move", "to": "hand", "target": {"choose": {"from": {"player": "you", "zone": ["character"], "other": true}, "count": 1}}} |

    # answers: OP11-023#1, ST23-001#2, ST26-001#3, PRB02-014#1
    @OP-8-4-6 @OP-2-7-6
    Scenario: Can the card that paid make another one cheap enough for the effect? Yes, if it raises the count in the trash
      Given "Giant" has this data:
        """
        {"category":"character","power":3000,"cost":6,"text":"If you have 2 or more cards in your trash, this card in your hand costs 3 less.",
         "abilities":[{"type":"permanent","zones":["hand"],"if":{"count":{"player":"you","zone":["trash"]},"min":2},
           "effect":[{"do":"modify","stat":"cost","by":-3,"target":{"self":true}}]}]}
        """
      And "Summoner" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"move","to":"trash","target":{"self":true}}],"effect":[{"do":"play",
           "target":{"choose":{"from":{"player":"you","zone":["hand"],"category":"character","stat":{"cost":{"max":3}}},"count":1,"upTo":true}}}]}]}
        """
      And player A has the active Character "Summoner"
      And player A has "Giant" in the hand
      And player A has "Old" in the trash
      Then "Giant" has a cost of 6
      When player A activates "Summoner"
      And player A chooses "Giant"
      Then "Giant" is in player A's Character area
      And "Giant" has a cost of 6

    # answers: OP12-014#2
    @OP-6-5-5-4
    Scenario: Can DON!! cards of the Character that was trashed as the cost be given by the effect? Yes, they are rested in the cost area
      Given "Empress" has this data:
        """
        {"category":"character", "abilities":[{"type":"activate","cost":[{"do":"move","to":"trash","target":{"self":true}}],
           "effect":[{"do":"giveDon","count":2,"state":"rested","target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has 1 active and 0 rested DON!! cards
      And player A has the active Character "Empress"
      And "Empress" has been given 2 DON!! cards
      When player A activates "Empress"
      Then "A leader" has 2 DON!! cards under it
      And player A's cost area holds 1 active and 0 rested DON!! cards

    # answers: OP06-038#1
    @OP-2-7-3
    Scenario: Does a DON!! card rested to play an Event count as rested for its effect? Yes
      Given player B has the active Stage "Tax" (probe "stage-dearer-cards")
      And player A has "Tally" (probe "event-draw-per-rested-don") in the hand
      And player A has 3 active and 0 rested DON!! cards
      When player A plays "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

    # answers: P-040#2, P-104#1
    @OP-8-1-3-3-2
    Scenario: Can paying DON!! −1 end the protection of a Character before the effect K.O.'s it? Yes
      Given "Titan" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","if":{"count":{"player":"opponent","zone":["cost","given"]},"min":5},
           "effect":[{"do":"forbid","what":"ko","target":{"self":true}}]}]}
        """
      And "Smite" has this data:
        """
        {"category":"event", "abilities":[{"type":"main","may":true,"cost":[{"do":"returnDon","count":1}],"effect":[{"do":"ko","target":{"all":{"zone":["character"]}}}]}]}
        """
      And player B has the active Character "Titan"
      And player A has 5 active and 0 rested DON!! cards
      And player A has "Storm" (probe "event-ko-all") and "Smite" in the hand
      When player A plays "Storm"
      Then "Titan" is in player B's Character area
      When player A plays "Smite"
      And player A accepts the offer of the effect
      And player A returns "player A's DON!! card 1" to the DON!! deck
      Then "Titan" is in player B's trash

    # answers: P-033#1
    @OP-8-3-1
    Scenario: Can a card placed in the deck as a cost be drawn by the effect? Yes, it is in the deck by then
      Given player A has "Tide" (probe "event-tuck-trash-draw-2") in the hand
      And player A has "Old" in the trash
      And player A has 2 cards in the deck
      When player A plays "Tide"
      And player A chooses "Old"
      Then the game goes on
      And player A's hand holds 2 cards
      And player A's deck holds 1 card

    # answers: OP10-003#1
    @OP-8-5-4 @OP-8-3-1-4
    Scenario: Does an Event count as activated if its player declined its cost? Yes
      Given player A has the active Character "Scholar" (probe "watches-own-events")
      And player A has "Deal" (probe "event-may-trash-draw-2") and "Spare" in the hand
      When player A plays "Deal"
      And player A declines
      Then "Deal" is in player A's trash
      And player A's hand holds 2 cards
