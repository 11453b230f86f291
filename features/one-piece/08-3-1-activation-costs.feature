@OP
Feature: 8-3-1. Activation cost

  @OP-8-3-1
  Rule: 8-3-1 What stands before the colon is done first, as the cost of the effect

    Scenario: A card that is drawn by an effect cannot pay that effect's own cost
      Given player A has the active Character "Trader" (probe "trash-draw")
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Trader"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Fresh"

    Scenario: A player pays an activation cost even if the effect then has nothing to do
      Given player A has the active Character "Duelist" (probe "rest-ko")
      When player A activates "Duelist"
      Then "Duelist" is rested

    Scenario: A player pays the activation cost again each time they activate the effect
      Given player A has the active Character "Trader" (probe "trash-draw")
      And player A has "Keepsake" in the hand
      And player A has "Fresh", "Fresher" on top of the deck
      When player A activates "Trader"
      And player A activates "Trader"
      Then "Keepsake" and "Fresh" are in player A's trash
      And player A's hand holds exactly "Fresher"

    Scenario: A number chosen for the cost counts for the effect
      Given player A has the active Character "Baker" (probe "trash-up-to-3-leader-power")
      And player A has "One", "Two", "Three" in the hand
      When player A activates "Baker"
      And player A chooses the number 2
      And player A chooses "One" and "Two"
      Then "A leader" has 7000 power
      And player A's hand holds exactly "Three"

    @OP-8-4-2
    Scenario: An Event is already in the trash when its cost is paid and can itself be one of the cards that pay
      Given player A has "Grave" (probe "event-tuck-trash-draw-2") in the hand
      When player A plays "Grave"
      Then the bottom of player A's deck is "Grave"
      And player A's hand holds 2 cards

    # answers: OP07-031#1
    Scenario: A card trashed as an activation cost is trashed by an effect
      Given player A has the active Character "Mourner" (probe "discarded-by-effect-draw")
      And player A has the active Character "Trader" (probe "trash-draw")
      And player A has "Keepsake" in the hand
      When player A activates "Trader"
      Then "Keepsake" is in player A's trash
      And player A's hand holds 2 cards

  @OP-8-3-1-1
  Rule: 8-3-1-1 Several actions of one activation cost are done in the order of the text

    Scenario: A Character returned to the hand as the first part of a cost can be trashed as the second part
      Given player A has the active Character "Shifter" (probe "return-trash-draw")
      And player A has the active Character "Friend"
      And player A has "Fresh" on top of the deck
      When player A activates "Shifter"
      Then "Friend" is in player A's trash
      And player A's hand holds exactly "Fresh"

    Scenario: If a card is trashed first, the Character returned next cannot be the card that was trashed
      Given player A has the active Character "Shifter" (probe "trash-return-draw")
      And player A has the active Character "Friend"
      And player A has "Keepsake" in the hand
      And player A has "Fresh" on top of the deck
      When player A activates "Shifter"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Friend", "Fresh"

  @OP-8-3-1-2
  Rule: 8-3-1-2 Added costs are paid after the printed one, in the order in which their effects were resolved

    Scenario: Of two added costs, a trash that was added first is paid before a return to the hand
      Given player A has "Toll" (probe "event-activation-costs-trash") in the hand
      And player A has "Tithe" (probe "event-activation-costs-return") in the hand
      And player A has "Keepsake" in the hand
      And player A has the active Character "Adept" (probe "rest-draw")
      And player A has the active Character "Friend"
      And player A has "Fresh" on top of the deck
      When player A plays "Toll"
      And player A chooses "Adept"
      And player A plays "Tithe"
      And player A chooses "Adept"
      And player A activates "Adept"
      And player A chooses "Friend"
      Then "Keepsake" is in player A's trash
      And player A's hand holds exactly "Friend", "Fresh"
      And "Adept" is rested

    Scenario: Of two added costs, a return to the hand that was added first is paid before a trash
      Given player A has "Toll" (probe "event-activation-costs-trash") in the hand
      And player A has "Tithe" (probe "event-activation-costs-return") in the hand
      And player A has "Keepsake" in the hand
      And player A has the active Character "Adept" (probe "rest-draw")
      And player A has the active Character "Friend"
      And player A has "Fresh" on top of the deck
      When player A plays "Tithe"
      And player A chooses "Adept"
      And player A plays "Toll"
      And player A chooses "Adept"
      And player A activates "Adept"
      And player A chooses "Friend"
      And player A chooses "Friend"
      Then "Friend" is in player A's trash
      And player A's hand holds exactly "Keepsake", "Fresh"
      And "Adept" is rested

    Scenario: The printed cost is paid before an added one
      Given player A has "Tithe" (probe "event-activation-costs-return"), "Keepsake" in the hand
      And player A has the active Character "Trader" (probe "trash-draw")
      And player A has the active Character "Friend"
      When player A plays "Tithe"
      And player A chooses "Trader"
      And player A activates "Trader"
      And player A chooses "Friend"
      Then "Keepsake" is in player A's trash
      And "Friend" is in player A's hand
      And player A's hand holds 2 cards

    @OP-8-3-1-3
    Scenario: An effect whose added cost cannot be paid cannot be activated
      Given player A has "Toll" (probe "event-activation-costs-trash") in the hand
      And player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has the active Character "Coach" (probe "activate-leader-2000")
      When player A plays "Toll"
      And player A chooses "Trainer"
      And player A tries to activate "Trainer"
      Then that is refused
      When player A activates "Coach"
      Then "A leader" has 7000 power

    Scenario: An added cost must be paid for an [On Play] and for a [Blocker], too
      Given it is player B's Main Phase
      And player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B has the active Character "Guard" (probe "blocker")
      And player B has "Scout" (probe "on-play-draw") and "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player B plays "Scout"
      Then "Keepsake" is in player B's trash
      And player B's hand holds exactly "Fresh"
      When player B ends the turn
      And player A attacks "B leader" with "A leader"
      And player B blocks with "Guard"
      Then "Fresh" and "Guard" are in player B's trash

    Scenario: An added cost must be paid for [Main] and [Counter] even though the Event is in the trash by then
      Given it is player B's Main Phase
      And player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B has "Study" (probe "event-draw-2-or-counter-power") in the hand
      And player B has "Essay" (probe "counter-event-power-1000") in the hand
      And player B has "Keepsake" in the hand
      And player B has "Fresh", "Fresher" on top of the deck
      When player B plays "Study"
      And player B chooses "Keepsake"
      Then player B's hand holds exactly "Essay", "Fresh" and "Fresher"
      When player B ends the turn
      And player A attacks "B leader" with "A leader"
      And player B plays "Essay"
      And player B chooses "Fresh"
      Then player B's hand holds exactly "Fresher"
      And player B's Life area holds 3 cards

    Scenario: An added cost must be paid for a [Trigger], too
      Given player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B's Life cards are "Spring" (probe "trigger-draw") and "Second"
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Keepsake" and "Spring" are in player B's trash
      And player B's hand holds exactly "Fresh"

    @OP-10-2-17-1
    Scenario: An added cost for Characters on the field must be paid for an [On K.O.], too
      Given player A has the active Character "Toll" (probe "opponents-effects-cost-trash")
      And player B has the rested Character "Heir" (probe "on-ko-draw")
      And player B has "Keepsake" in the hand
      And player B has "Fresh" on top of the deck
      When player A attacks "Heir" with "A leader"
      Then "Heir" and "Keepsake" are in player B's trash
      And player B's hand holds exactly "Fresh"

  @OP-8-3-1-3
  Rule: 8-3-1-3 An activation cost that cannot be paid in full is not paid at all

    # answers: ST06-012#1, OP04-055#1, OP04-055#3, OP06-043#1
    Scenario: A player with no card to trash cannot just rest a Character for a cost that asks for both
      Given player A has the active Character "Adept" (probe "rest-trash-draw-2")
      When player A tries to activate "Adept"
      Then that is refused
      And "Adept" is active
      When player A ends the turn
      And player B ends the turn
      And player A activates "Adept"
      Then "Adept" is rested
      And player A's hand holds 2 cards

    Scenario: One card cannot pay for two parts of a cost
      Given player A has the active Character "Squanderer" (probe "trash-and-trash-event-draw-3")
      And player A has "Lull" (probe "event-rest-1") in the hand
      And player B has the active Character "Prey"
      When player A tries to activate "Squanderer"
      Then that is refused
      And player A's hand holds exactly "Lull"
      When player A plays "Lull"
      Then "Prey" is rested

    # answers: OP11-034#2, OP13-032#2
    Scenario: A Character that cannot be rested cannot pay by resting
      Given player A has the active Character "Adept" (probe "rest-trash-draw-2")
      And player A has "Recruit" in the hand
      And player B has the active Character "Jailer" (probe "empty-hand-not-rested")
      And player A has "Fresh" on top of the deck
      When player A plays "Recruit"
      And player A tries to activate "Adept"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      Then player A's hand holds exactly "Fresh"

    # answers: ST04-010#1, OP01-101#1, OP02-062#2
    Scenario: An auto effect whose cost cannot be paid is not offered, and nothing of its cost is paid
      Given player A has "Smuggler" (probe "on-play-may-rest-and-trash-2-draw-3"), "Keepsake" in the hand
      When player A plays "Smuggler"
      Then "Smuggler" is active
      And player A's hand holds exactly "Keepsake"

    Scenario: An Event whose "may" cost cannot be paid can be played for nothing and cannot pay with itself
      Given player A has "Wager" (probe "event-may-trash-draw-2") in the hand
      And "Second wager" is the probe card "event-may-trash-draw-2"
      And player A has "Second wager" and "Stake" on top of the deck
      When player A plays "Wager"
      Then player A's trash holds exactly "Wager"
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A ends the turn
      And player B ends the turn
      And player A plays "Second wager"
      And player A accepts the offer of the effect
      Then "Stake" is in player A's trash
      And player A's hand holds 2 cards

    Scenario: A cost of a Life card cannot be paid with no Life left
      Given player A has the active Character "Seer" (probe "life-to-hand-draw")
      And player A has 1 Life card
      When player A activates "Seer"
      Then player A's Life area holds 0 cards
      And player A's hand holds 2 cards
      When player A tries to activate "Seer"
      Then that is refused
      And player A's hand holds 2 cards

    Scenario: Cards trashed by the first part of a cost can be used to pay the next part
      Given player A has the active Character "Delver" (probe "mill-2-tuck-3-draw-2")
      And player A has "Lull" (probe "event-rest-1") in the hand
      And player A has "First", "Second", "Third" and "Fourth" on top of the deck
      When player A tries to activate "Delver"
      Then that is refused
      And "First" is in player A's deck
      When player A plays "Lull"
      And player A activates "Delver"
      And player A chooses "First", "Second" and "Lull"
      And player A arranges "Second", "Lull" and "First"
      Then the bottom of player A's deck is "Second", "Lull" and "First"
      And player A's hand holds exactly "Third" and "Fourth"

    Scenario: A card added to the hand by the first part of a cost can pay the next part
      Given "Seer" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "activate",
           "cost": [{"do": "move", "target": {"all": {"player": "you", "zone": ["life"], "top": 1}}, "to": "hand"},
             {"do": "move", "to": "deck", "place": "top", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 1}}}],
           "effect": [{"do": "addDon", "count": 1}]}]}
        """
      And player A has the active Character "Seer"
      And player A's Life cards are "Omen"
      And player A has 1 DON!! card in the DON!! deck
      And player A has 0 active and 0 rested DON!! cards
      When player A activates "Seer"
      Then the top of player A's deck is "Omen"
      And player A's cost area holds 1 active and 0 rested DON!! cards
      When player A tries to activate "Seer"
      Then that is refused

    Scenario: One DON!! card cannot pay for an Event and for its effect's cost
      Given player A has "Toll" (probe "event-rest-don-draw") in the hand
      And player A has "Second toll" (probe "event-rest-don-draw") on top of the deck
      And player A has 1 active and 1 rested DON!! cards
      When player A plays "Toll"
      Then player A's trash holds exactly "Toll"
      And player A's hand holds 0 cards
      When player A ends the turn
      And player B ends the turn
      And player A plays "Second toll"
      Then player A's hand holds 1 card
      And player A's cost area holds 2 active and 2 rested DON!! cards

    Scenario: A cost of one DON!! card for each of two Characters takes two DON!! cards
      Given player A has the active Character "Armourer" (probe "give-don-to-2-others-draw")
      And player A has the active Character "One" with 3000 power
      And player A has the active Character "Two" with 3000 power
      And player A has 1 active and 1 rested DON!! cards
      When player A tries to activate "Armourer"
      Then that is refused
      And "One" has 0 DON!! cards under it
      When player A ends the turn
      And player B ends the turn
      And player A activates "Armourer"
      And player A chooses "One" and "Two"
      Then "One" has 1 DON!! card under it
      And "Two" has 1 DON!! card under it

    Scenario: The DON!! card given as a cost cannot be the one rested for the same cost
      Given "Giver" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"activate",
           "cost":[{"do":"giveDon","count":1,"target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}},{"do":"restDon","count":1}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Giver"
      And player A has the active Character "Friend" with 3000 power
      And player A has 1 active and 2 rested DON!! cards
      When player A tries to activate "Giver"
      Then that is refused
      And "Friend" has 0 DON!! cards under it
      When player A ends the turn
      And player B ends the turn
      And player A activates "Giver"
      Then "Friend" has 1 DON!! card under it

    Scenario: A player who chooses between ways to pay a cost cannot choose one that they cannot pay
      Given "Broker" has this data:
        """
        {"category": "character",
         "abilities": [{"type": "activate",
           "cost": [{"do": "chooseOne", "modes": [[{"do": "discard", "count": 1}], [{"do": "restDon", "count": 1}]]}],
           "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Broker"
      And player A has 2 active and 0 rested DON!! cards
      And player A has "Fresh" on top of the deck
      When player A activates "Broker"
      Then player A's cost area holds 1 active and 1 rested DON!! cards
      And player A's hand holds exactly "Fresh"
      When player A activates "Broker"
      And player A takes choice 1 of the effect
      Then "Fresh" is in player A's trash
      And player A's hand holds 1 card
      When player A activates "Broker"
      And player A takes choice 2 of the effect
      Then player A's cost area holds 0 active and 2 rested DON!! cards
      And player A's hand holds 2 cards

    Scenario: A [Trigger] card cannot pay its own cost from the Life area, because it is no longer there
      Given player B's Life cards are "Bargain 1" (probe "trigger-trash-life-draw-2"), "Second" and "Bargain 2" (probe "trigger-trash-life-draw-2")
      And player A has the active Character "Striker" with 5000 power
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's trash holds exactly "Bargain 1" and "Second"
      And player B's hand holds 2 cards
      When player A attacks "B leader" with "Striker"
      Then "Bargain 2" is in player B's hand
      And player B's trash holds exactly "Bargain 1" and "Second"

    # answers: ST19-004#1, ST19-005#1
    Scenario Outline: A player who can pay for only 1 cannot pay a cost of 4, even when <what is paid>
      Given "Dear" has this data:
        """
        {"category": "character", "text":"[Activate: Main] Pay with 4 cards: Your Leader gains +1000 power.",
         "abilities":[{"type":"activate","cost":[<head>4<tail>],
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And "Cheap" has this data:
        """
        {"category": "character", "text":"[Activate: Main] Pay with 1 card: Your Leader gains +1000 power.",
         "abilities":[{"type":"activate","cost":[<head>1<tail>],
           "effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has the active Character "Dear"
      And player A has the active Character "Cheap"
      And player A has "Keepsake" in the hand
      And player A has 3 cards in the deck
      And player A has 1 card in the Life area
      And player A has 1 active and 0 rested DON!! cards
      And player A has 1 DON!! card in the DON!! deck
      And player B has the active Character "Prey"
      When player A tries to activate "Dear"
      Then that is refused
      When player A activates "Cheap"
      Then "A leader" has 6000 power

      Examples:
        | what is paid                          | head                                                                                                                                       | tail  |
        | cards are revealed                    | {"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":                                                        | }}}   |
        | Life cards are turned face up         | {"do":"turn","face":"up","target":{"choose":{"from":{"player":"you","zone":["life"]},"count":                                              | }}}   |
        | cards of the deck are trashed         | {"do":"mill","count":                                                                                                                      | }     |
        | DON!! cards are given                 | {"do":"giveDon","target":{"self":true},"count":                                                                                            | }     |
        | DON!! cards are added                 | {"do":"addDon","count":                                                                                                                    | }     |
        | cards are played                      | {"do":"play","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":                                                          | }}}   |
        | Characters of the opponent lose power | {"do":"modify","stat":"power","by":-1000,"target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":                    | }}}   |
        | a part of it hangs on an "if"         | {"do":"if","condition":{"turn":"you"},"then":[{"do":"discard","count":                                                                     | }]}   |
        | a part of it is done several times    | {"do":"repeat","then":[{"do":"discard","count":1}],"times":                                                                                | }     |
        | both players do a part of it          | {"do":"each","then":[{"do":"mill","count":                                                                                                 | }]}   |
        | parts of it are done at the same time | {"do":"together","parts":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count": | }}}]} |

    Scenario: A Character that is already rested cannot be chosen to be rested as a cost
      Given "Butcher" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"activate","cost":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Butcher"
      And player A has the rested Character "Rock"
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      When player A activates "Butcher"
      And player A tries to choose "Rock"
      Then that is refused
      When player A chooses "Friend"
      Then player A's hand holds 2 cards
      And "Rock" is in player A's Character area

    # answers: OP12-016#1, OP12-017#1, OP12-019#1, OP12-016#2, OP12-017#2, OP12-019#2
    Scenario: A Character that cannot be given DON!! cards cannot be chosen to receive one as a cost
      Given "Giver" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"activate","cost":[{"do":"giveDon","count":1,"target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}}],
           "effect":[{"do":"draw","count":2}]}]}
        """
      And "Wall" has this data:
        """
        {"category": "character", "text":"DON!! cards cannot be given to this Character.",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"giveDon","target":{"self":true}}]}]}
        """
      And player A has the active Character "Giver"
      And player A has the active Character "Wall"
      And player A has "Recruit" in the hand
      When player A tries to activate "Giver"
      Then that is refused
      When player A plays "Recruit"
      And player A activates "Giver"
      Then "Recruit" has 1 DON!! card under it
      And player A's hand holds 2 cards

    @OP-1-3-5
    Scenario: A player cannot choose a number for a cost that is larger than they can pay
      Given player A has the active Character "Baker" (probe "trash-1-to-3-leader-2000")
      And player A has "One" and "Two" in the hand
      When player A activates "Baker"
      And player A tries to choose the number 3
      Then that is refused
      When player A chooses the number 2
      And player A chooses "One" and "Two"
      Then "A leader" has 7000 power

    @OP-10-1-4-1
    Scenario: A [Blocker] that must rest a Character to block cannot rest itself for that
      Given player A has the active Character "Toll" (probe "opponents-blockers-cost-rest")
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the active Character "Giant" (probe "blocker") with 8000 power
      When player A attacks "B leader" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Giant"
      Then "Guard" and "Giant" are rested

    @OP-1-3-3
    Scenario: A Character that can be rested but not returned cannot pay a cost of resting and returning it
      Given player A has the active Character "Trader" (probe "rest-other-and-return-it-draw-2")
      And player A has the active Character "Rock" (probe "cannot-be-removed")
      And player A has "Friend" in the hand
      When player A tries to activate "Trader"
      Then that is refused
      And "Rock" is active
      When player A plays "Friend"
      And player A activates "Trader"
      Then "Friend" is in player A's hand
      And player A's hand holds 3 cards

    @OP-1-3-3
    Scenario: A Character that cannot be returned cannot be chosen to be rested and returned as a cost
      Given player A has the active Character "Trader" (probe "rest-other-and-return-it-draw-2")
      And player A has the active Character "Rock" (probe "cannot-be-removed")
      And player A has the active Character "Friend"
      And player A has the active Character "Comrade"
      When player A activates "Trader"
      And player A tries to choose "Rock"
      Then that is refused
      When player A chooses "Comrade"
      Then "Comrade" is in player A's hand
      And player A's hand holds 3 cards
      And "Rock" and "Friend" are active

    Scenario: An Event cannot pay a cost of playing a card, since no effect can play it
      Given "Host" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"activate","cost":[
           {"do":"play","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":1}}}],
           "effect":[{"do":"setState","state":"active","target":{"self":true}}]}]}
        """
      And player A has the rested Character "Host"
      And player A has "Raid" (probe "event-ko") and "Guest" in the hand
      When player A activates "Host"
      Then "Guest" is in player A's Character area
      And "Host" is active
      When player A tries to activate "Host"
      Then that is refused
      And "Raid" is in player A's hand

    Scenario: A cost of K.O.'ing all other Characters cannot be paid while one of them cannot be K.O.'d
      Given player A has the active Character "Tyrant" (probe "ko-others-draw-2")
      And player A has the active Character "Rock" (probe "safe-from-ko")
      And player A has the active Character "Friend"
      And player A has "Exile" (probe "event-trash-own-1") in the hand
      When player A tries to activate "Tyrant"
      Then that is refused
      And "Friend" is in player A's Character area
      When player A plays "Exile"
      And player A chooses "Rock"
      And player A activates "Tyrant"
      Then "Friend" is in player A's trash
      And player A's hand holds 2 cards

    Scenario Outline: A rested <what> cannot pay a cost of resting itself
      Given player A's Leader is "Chief" (probe "leader-rest-draw")
      And player A has the active Character "Sailor" (probe "activate-rest-draw-2")
      And player A has the active Stage "Pier" (probe "stage-rest-draw")
      When player A activates "<card>"
      And player A tries to activate "<card>"
      Then that is refused
      And player A's hand holds <first> cards
      When player A ends the turn
      And player B ends the turn
      And player A activates "<card>"
      Then "<card>" is rested
      And player A's hand holds <then> cards

      Examples:
        | what      | card   | first | then |
        | Leader    | Chief  | 1     | 3    |
        | Character | Sailor | 2     | 5    |
        | Stage     | Pier   | 1     | 3    |

    Scenario: A cost can be paid whose first part makes its second part possible
      Given "Rite" has this data:
        """
        {"category": "event", "cost": 1, "abilities": [{"type": "main", "may": true,
          "cost": [{"do": "play", "target": {"choose": {"from": {"player": "you", "zone": ["hand"], "category": "character"}, "count": 1}}}, {"do": "ko", "target": {"chosen": true}}],
          "effect": [{"do": "draw", "count": 2}]}]}
        """
      And "Victim" is a Character of cost 1 with 1000 power
      And player A has "Rite" and "Victim" in the hand
      When player A plays "Rite"
      And player A accepts the offer of the effect
      Then "Victim" is in player A's trash
      And player A's hand holds 2 cards

  @OP-8-3-1-3-1
  Rule: 8-3-1-3-1 A cost that becomes impossible while being paid is paid as far as possible, and its effect is not resolved

    Scenario: If one part of a cost has become impossible, the other parts are paid for nothing
      Given player A has the active Character "Juggler" (probe "trash-rest-mill-leader-2000")
      And player A has the active Character "Clown" (probe "trash-rest-mill-leader-2000")
      And player A has "Keepsake", "Souvenir" in the hand
      And player A has "Top", "Next" on top of the deck
      And player B has the active Character "Jailer" (probe "empty-hand-not-rested")
      When player A activates "Juggler"
      And player A chooses "Keepsake"
      Then "Juggler" is rested
      And "Top" is in player A's trash
      And "A leader" has 7000 power
      When player A activates "Clown"
      Then "Souvenir" and "Next" are in player A's trash
      And "Clown" is active
      And "A leader" has 7000 power

    Scenario: If a part of a cost has become impossible, as much of that part as possible is paid
      Given "Foreman" has this data:
        """
        {"category":"stage", "abilities":[{"type":"activate","cost":[{"do":"discard","count":1},
           {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"state":"active"},"count":2}}}],
           "effect":[{"do":"draw","count":3}]}]}
        """
      And "Warder" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"permanent","if":{"count":{"player":"opponent","zone":["hand"]},"max":0},
           "effect":[{"do":"forbid","what":"rest",
             "target":{"all":{"player":"opponent","zone":["character"],"stat":{"cost":{"min":5}}}}}]}]}
        """
      And "Giant" is a Character of cost 5 with 5000 power
      And player A has the active Stage "Foreman"
      And player A has the active Character "Giant"
      And player A has the active Character "Dwarf"
      And player A has "Keepsake" in the hand
      And player B has the active Character "Warder"
      When player A activates "Foreman"
      Then "Dwarf" is rested
      And "Giant" is active
      And player A's hand holds 0 cards

    @OP-1-3-3 @OP-3-1-2 @OP-4-11-2
    Scenario: If the first part of a cost makes the second impossible, the third is still paid
      Given "Anchor" has this data:
        """
        {"category": "character",
         "abilities":[
           {"type":"permanent","if":{"count":{"player":"you","zone":["character"],"name":"Anchor","state":"rested"},"min":1},
             "effect":[{"do":"forbid","what":"remove","target":{"all":{"player":"you","zone":["cost","given"]}}}]},
           {"type":"activate","cost":[{"do":"setState","target":{"self":true},"state":"rested"},{"do":"returnDon","count":1},
             {"do":"discard","count":1}],"effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Anchor"
      And player A has "Keepsake" in the hand
      And player A has 1 active and 0 rested DON!! cards
      When player A activates "Anchor"
      Then "Anchor" is rested
      And player A's cost area holds 1 active and 0 rested DON!! cards
      And "Keepsake" is in player A's trash
      And player A's hand holds 0 cards

    @OP-1-3-3
    Scenario: A Character that was rested for a cost can be kept from being returned for the same cost
      Given "Trader" has this data:
        """
        {"category": "character",
         "abilities":[
           {"type":"permanent","effect":[{"do":"forbid","what":"remove","target":{"all":{"player":"you","zone":["character"],"state":"rested"}}}]},
           {"type":"activate","cost":[
             {"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["character"],"other":true},"count":1}}},
             {"do":"move","to":"hand","target":{"chosen":true}}],"effect":[{"do":"draw","count":2}]}]}
        """
      And player A has the active Character "Trader"
      And player A has the active Character "Friend"
      When player A activates "Trader"
      Then "Friend" is in player A's Character area
      And "Friend" is rested
      And player A's hand holds 0 cards

  @OP-8-3-1-4
  Rule: 8-3-1-4 An activation cost that "may" be paid can be declined, and then there is no effect

    # answers: OP15-100#1
    Scenario Outline: A card that would pay a "may" cost ends up in the <place> if the player <answer>
      Given player A has "Gambler" (probe "on-play-may-trash-draw-2"), "Keepsake" in the hand
      When player A plays "Gambler"
      And player A <answer>
      Then "Keepsake" is in player A's <place>
      And player A's hand holds <cards> cards

      Examples:
        | answer                          | place | cards |
        | declines                        | hand  | 1     |
        | accepts the offer of the effect | trash | 2     |

    Scenario: An Event is played and trashed even if its player declines its "may" cost
      Given player A has "Wager" (probe "event-may-trash-draw-2"), "Keepsake" in the hand
      When player A plays "Wager"
      And player A declines
      Then "Wager" is in player A's trash
      And player A's hand holds exactly "Keepsake"

  @OP-8-3-1-5
  Rule: 8-3-1-5 A circled number is that many active DON!! cards of the cost area, which are rested

    Scenario: A circled number can be paid with exactly that many active DON!! cards
      Given player A has the active Character "Engineer" (probe "activate-rest-2-don-draw")
      And player A has 2 active and 1 rested DON!! cards
      When player A activates "Engineer"
      Then player A's cost area holds 0 active and 3 rested DON!! cards
      And player A's hand holds 1 card

    Scenario: A circled number rests no more DON!! cards than the number
      Given player A has the active Character "Engineer" (probe "activate-rest-2-don-draw")
      And player A has 5 active and 0 rested DON!! cards
      When player A activates "Engineer"
      Then player A's cost area holds 3 active and 2 rested DON!! cards

    @OP-8-3-1-3
    Scenario: Rested and given DON!! cards cannot pay a circled number
      Given player A has the active Character "Engineer" (probe "activate-rest-2-don-draw")
      And player A's Leader is "Captain" with 5000 power
      And "Captain" has been given 1 DON!! card
      And player A has 1 active and 3 rested DON!! cards
      When player A tries to activate "Engineer"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A activates "Engineer"
      Then player A's cost area holds 5 active and 2 rested DON!! cards

    @OP-1-3-3 @OP-8-3-1-3
    Scenario: DON!! cards that cannot be rested cannot pay a circled number
      Given player A has "Frost" (probe "event-don-1-not-rested") in the hand
      And player A has the active Character "Digger" (probe "activate-rest-don-draw")
      And player A has 2 active and 0 rested DON!! cards
      When player A plays "Frost"
      And player A chooses "player A's DON!! card 1"
      And player A activates "Digger"
      Then "player A's DON!! card 1" is active
      And "player A's DON!! card 2" is rested
      When player A tries to activate "Digger"
      Then that is refused

  @OP-8-3-1-6
  Rule: 8-3-1-6 DON!! −X is that many DON!! cards from Leader, Characters and cost area, chosen and returned by the payer

    Scenario: The payer of DON!! −X may return active, rested and given DON!! cards
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And player A's Leader is "Captain" with 5000 power
      And "Captain" has been given 1 DON!! card
      And "Alchemist" has been given 1 DON!! card
      And player A has 1 active and 1 rested DON!! cards
      When player A activates "Alchemist"
      And player A returns "player A's DON!! card 1", "player A's DON!! card 4" to the DON!! deck
      Then "player A's DON!! card 1" and "player A's DON!! card 4" are in player A's DON deck
      And "Captain" has 5000 power
      And "Alchemist" has 4000 power
      And player A's cost area holds 1 active and 0 rested DON!! cards
      And player A's hand holds 1 card

    Scenario: The payer of DON!! −2 returns exactly two DON!! cards
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And player A has 3 active and 0 rested DON!! cards
      When player A activates "Alchemist"
      And player A tries to return "player A's DON!! card 1" to the DON!! deck
      Then that is refused
      When player A returns "player A's DON!! card 1", "player A's DON!! card 2" to the DON!! deck
      Then player A's cost area holds 1 active and 0 rested DON!! cards

    Scenario: DON!! −X cannot be paid with the opponent's DON!! cards
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And player A has 2 active and 1 rested DON!! cards
      When player A activates "Alchemist"
      And player A tries to return "player A's DON!! card 1", "player B's DON!! card 1" to the DON!! deck
      Then that is refused
      When player A returns "player A's DON!! card 1", "player A's DON!! card 3" to the DON!! deck
      Then player A's cost area holds 1 active and 0 rested DON!! cards

    @OP-8-3-1-3
    Scenario: DON!! −2 cannot be paid with a single DON!! card
      Given player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And "Alchemist" has been given 1 DON!! card
      And player A has 0 active and 0 rested DON!! cards
      When player A tries to activate "Alchemist"
      Then that is refused
      When player A attacks "B leader" with "Alchemist"
      Then "Alchemist" is rested
      And "Alchemist" has 1 DON!! card under it

    @OP-1-3-3
    Scenario: DON!! −X is paid with others if some DON!! cards cannot be removed from the field
      Given player A has the active Stage "Mooring" (probe "stage-given-don-stays")
      And player A has the active Character "Alchemist" (probe "return-don-2-draw")
      And "Alchemist" has been given 1 DON!! card
      And player A has 3 active and 0 rested DON!! cards
      When player A activates "Alchemist"
      And player A tries to return "player A's DON!! card 1", "player A's DON!! card 2" to the DON!! deck
      Then that is refused
      When player A returns "player A's DON!! card 2", "player A's DON!! card 4" to the DON!! deck
      Then player A's cost area holds 1 active and 0 rested DON!! cards
      And "Alchemist" has 1 DON!! card under it

    @OP-8-3-1-3
    Scenario: DON!! cards that cannot be removed from the field cannot pay DON!! −X
      Given player A has the active Stage "Mooring" (probe "stage-don-stays")
      And player A has the active Character "Smith" (probe "return-don-1-draw")
      And "Pier" is a Stage of cost 0
      And player A has "Pier" in the hand
      And player A has 1 active and 0 rested DON!! cards
      When player A tries to activate "Smith"
      Then that is refused
      When player A plays "Pier"
      And player A activates "Smith"
      Then player A's cost area holds 0 active and 0 rested DON!! cards
      And player A's hand holds 1 card

  @OP-8-3-1-7
  Rule: 8-3-1-7 If something else happens instead of a payment, the effect after the colon does not follow

    # answers: OP05-100#2, ST13-003#2
    Scenario: If a replacement keeps a Character from being returned as a cost, nothing is drawn
      Given player A has the active Character "Shifter" (probe "return-draw-2")
      And player A has the active Character "Stubborn" (probe "instead-of-removal-may-trash-hand")
      And player A has "Keepsake" in the hand
      When player A activates "Shifter"
      And player A accepts the offer of the effect
      Then "Stubborn" is in player A's Character area
      And "Keepsake" is in player A's trash
      And player A's hand holds 0 cards
      When player A activates "Shifter"
      Then "Stubborn" is in player A's hand
      And player A's hand holds 3 cards

    Scenario: If a Stage is rested instead of the Character, the rest of the cost is paid but there is no effect
      Given "Lord" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"activate","cost":[{"do":"setState","target":{"self":true},"state":"rested"},{"do":"discard","count":1}],
             "effect":[{"do":"draw","count":2}]},
           {"type":"instead","when":{"event":"rested"},
             "effect":[{"do":"setState","state":"rested","target":{"choose":{"from":{"player":"you","zone":["stage"],"state":"active"},"count":1}}}]}]}
        """
      And player A has the active Character "Lord"
      And player A has the active Stage "Hall"
      And player A has "Keepsake" in the hand
      When player A activates "Lord"
      Then "Lord" is active
      And "Hall" is rested
      And "Keepsake" is in player A's trash
      And player A's hand holds 0 cards

    @OP-1-2-2-2
    Scenario: A player whose defeat is replaced while they pay a cost has paid it, and the effect follows
      Given player A has the active Character "Digger" (probe "mill-leader-2000")
      And player A has the active Character "Saint" (probe "tucks-trash-instead-of-losing")
      And player A has 1 card in the deck
      When player A activates "Digger"
      Then the game goes on
      And "A leader" has 7000 power
