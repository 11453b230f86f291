@OP
Feature: Card texts: amounts and actions
  Numbers, the cards that an effect has dealt with, and actions that no clause of the rulebook is about by itself, each on a card
  that is played.

  Rule: How much an effect does

    @OP-8-1-4-2
    Scenario Outline: Does "<text>" count changes of power and cost? No: the Leader has <power> power
      Given "Foe" has this data:
        """
        {"category":"character","cost":3,"power":2000, "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}},{"do":"modify",
         "stat":"cost","by":2,"target":{"self":true}}]}]}
        """
      And "Envy" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Your Leader gains <text> during this turn.",
         "abilities":[{"type":"main","effect":[{"do":"modify","stat":"power","by":{"value":<stat>,"of":{"all":{"player":"opponent",
         "zone":["character"]}},"times":<amount>},"target":{"all":{"player":"you","zone":["leader"]}},"until":"turn"}]}]}
        """
      And player B has the active Character "Foe"
      And "Foe" has been given 1 DON!! card
      And player A has "Envy" in the hand
      When player A plays "Envy"
      Then "A leader" has <power> power

      Examples:
        | stat        | amount | text                                                                | power |
        | "basePower" | 1      | the base power of your opponent's Characters as power               | 7000  |
        | "baseCost"  | 1000   | +1000 power for each base cost of your opponent's Characters        | 8000  |
        | "given"     | 1000   | +1000 power for each DON!! card given to your opponent's Characters | 6000  |

    @OP-8-1-3-1 @OP-8-1-4-2
    Scenario: Can an effect use the power of a Character that was just K.O.'d? Yes, the power that it had
      Given "Avenger" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"koed","player":"opponent","subject":{"category":"character"}},"effect":[{"do":"modify",
         "stat":"power","by":{"value":"power","of":{"subject":true}},"target":{"self":true}}]}]}
        """
      And player A has the active Character "Avenger"
      And player B has the active Character "Foe" with 2000 power
      And player A has "Strike" (probe "event-ko") in the hand
      When player A plays "Strike"
      Then "Foe" is in player B's trash
      And "Avenger" has 5000 power

    @OP-8-1-4-1 @OP-8-4-4
    Scenario: How many cards does "as many as its cost, and 1 more" trash if a Character of cost 2 was chosen? Three
      Given "Toll" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"setState","target":{"choose":{"from":{"player":"opponent","zone":["character"]},
         "count":1}},"state":"rested"},{"do":"mill","count":{"value":"cost","of":{"chosen":true},"plus":1},"player":"opponent"}]}]}
        """
      And "Big" is a Character of cost 5 with 3000 power
      And "Small" is a Character of cost 2 with 3000 power
      And player B has the active Character "Big"
      And player B has the active Character "Small"
      And player A has "Toll" in the hand
      When player A plays "Toll"
      And player A chooses "Small"
      Then "Small" is rested
      And player B's trash holds 3 cards

    @OP-8-1-3-3
    Scenario: How much is +1000 power for every 2 cards in the trash with an odd number of cards? Only full pairs count
      Given "Gravedigger" has this data:
        """
        {"category":"character", "abilities":[{"type":"permanent","effect":[{"do":"modify","stat":"power","by":{"count":{"player":"you","zone":["trash"]},"per":2,
         "times":1000},"target":{"self":true}}]}]}
        """
      And player A has the active Character "Gravedigger"
      And player A has "Dig" (probe "event-mill-2") in the hand
      And player A has "Bone" in the trash
      When player A gives 1 DON!! card to "Gravedigger"
      Then "Gravedigger" has 4000 power
      When player A plays "Dig"
      Then player A's trash holds 4 cards
      And "Gravedigger" has 6000 power

    @OP-8-1-4-1
    Scenario: How many cards are drawn for every 2000 power of a Leader with 6000 power? Three
      Given "Salute" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"draw","count":{"value":"power","of":{"all":{"player":"you","zone":["leader"]}},
         "per":2000}}]}]}
        """
      And player A has "Salute" in the hand
      When player A gives 1 DON!! card to "A leader"
      And player A plays "Salute"
      Then player A's hand holds 3 cards

    @OP-1-3-5
    Scenario: How many cards are trashed for every 2 of a chosen number 5, and 1 more? Three
      Given "Wager" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"chooseNumber","max":5,"then":[{"do":"mill","count":{"number":"chosen","per":2,
         "plus":1}}]}]}]}
        """
      And player A has "Wager" in the hand
      When player A plays "Wager"
      And player A chooses the number 5
      Then player A's trash holds 4 cards

  Rule: The cards that an effect has dealt with

    @OP-8-3-3
    Scenario: Can a condition ask about the card that was just revealed? Yes, only an Event lets its player draw
      Given "Wager" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Reveal 1 card from your hand. If it is an Event, draw 2 cards.",
         "abilities":[{"type":"main","effect":[{"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":1}}},
         {"do":"if","condition":{"count":{"zone":["hand"],"chosen":true,"category":"event"},"min":1},"then":[{"do":"draw","count":2}]}]}]}
        """
      And "Second wager" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Reveal 1 card from your hand. If it is an Event, draw 2 cards.",
         "abilities":[{"type":"main","effect":[{"do":"reveal","target":{"choose":{"from":{"player":"you","zone":["hand"]},"count":1}}},
         {"do":"if","condition":{"count":{"zone":["hand"],"chosen":true,"category":"event"},"min":1},"then":[{"do":"draw","count":2}]}]}]}
        """
      And player A has "Wager", "Second wager", "Deed" (probe "event-ko") and "Person" in the hand
      When player A plays "Wager"
      And player A chooses "Person"
      Then player A's hand holds 3 cards
      When player A plays "Second wager"
      And player A chooses "Deed"
      Then player A's hand holds 4 cards

    @OP-8-1-4-1 @OP-10-2-1-2
    Scenario: Does a Character that could not be K.O.'d count for "each Character that was K.O.'d"? No
      Given "Cull" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] Your opponent chooses 1 of their Characters. K.O. all others of them. Then, draw 1 card for each Character that was K.O.'d.",
         "abilities":[{"type":"main","effect":[{"do":"reveal","target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1,
         "by":"opponent"}}},{"do":"ko","target":{"all":{"player":"opponent","zone":["character"],"chosen":false}}},{"do":"draw",
         "count":{"count":{"player":"opponent","zone":["trash"],"category":"character"}}}]}]}
        """
      And player B has the active Character "Steady" (probe "safe-from-ko")
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      And player A has "Cull" in the hand
      When player A plays "Cull"
      And player B chooses "Two"
      Then "Two" and "Steady" are in player B's Character area
      And "One" is in player B's trash
      And player A's hand holds 1 card

    # answers: OP07-091#1
    @OP-8-1-4-1
    Scenario: How much is +1000 power for every 2 cards placed, if 3 were placed? +1000
      Given "Burial" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] Place any number of cards from your trash at the bottom of your deck. Your Leader gains +1000 power during this turn for every 2 cards placed.",
         "abilities":[{"type":"main","effect":[{"do":"move","target":{"choose":{"from":{"player":"you","zone":["trash"]},
         "count":{"count":{"player":"you","zone":["trash"]}},"upTo":true}},"to":"deck","place":"bottom"},{"do":"modify","stat":"power",
         "by":{"count":{"zone":["deck"],"chosen":true},"per":2,"times":1000},"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And player A has "P", "Q", "R" and "S" in the trash
      And player A has "Burial" in the hand
      When player A plays "Burial"
      And player A chooses "P", "Q" and "S"
      And player A arranges "Q", "S" and "P"
      Then the bottom of player A's deck is "Q", "S" and "P"
      And "A leader" has 6000 power

    @OP-8-4-4-1
    Scenario: Can "up to as many Characters as given DON!! cards" K.O. more than that? No, but which ones is free to choose
      Given "Broadside" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"ko","target":{"choose":{"from":{"player":"opponent","zone":["character"]},
         "count":{"count":{"player":"you","zone":["given"]}},"upTo":true}}}]}]}
        """
      And player A's Leader is "Gunner" with 5000 power
      And "Gunner" has been given 2 DON!! cards
      And player B has the active Character "One" with 3000 power
      And player B has the active Character "Two" with 3000 power
      And player B has the active Character "Three" with 3000 power
      And player A has "Broadside" in the hand
      When player A plays "Broadside"
      And player A tries to choose "One", "Two" and "Three"
      Then that is refused
      When player A chooses "One" and "Three"
      Then "One" and "Three" are in player B's trash
      And "Two" is in player B's Character area

  Rule: What an effect does at once

    # answers: ST10-010#1, OP03-078#1
    @OP-8-1-4-1
    Scenario: Who chooses for "choose 1 card from your opponent's hand and trash it"? The player of the effect
      Given "Search party" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Choose 1 card from your opponent's hand and trash it.",
         "abilities":[{"type":"main","effect":[{"do":"discard","count":1,"player":"opponent","by":"you"}]}]}
        """
      And player A has "Search party" in the hand
      And player B has "Left" and "Right" in the hand
      When player A plays "Search party"
      And player A chooses "Right"
      Then "Right" is in player B's trash
      And "Left" is in player B's hand

    @OP-8-1-4-1 @OP-3-1-6-1
    Scenario: Where do DON!! cards go that an effect removes from the opponent's Characters? Rested to that opponent's cost area
      Given "Disarm" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Place all DON!! cards given to your opponent's Characters in the owner's cost area rested.",
         "abilities":[{"type":"main","effect":[{"do":"move","target":{"all":{"player":"opponent","zone":["given"]}},"to":"cost",
         "state":"rested"}]}]}
        """
      And player B has the active Character "Foe"
      And "Foe" has been given 2 DON!! cards
      And player A has "Disarm" in the hand
      When player A plays "Disarm"
      Then "Foe" has 0 DON!! cards under it
      And player B's cost area holds 6 active and 2 rested DON!! cards

    @OP-8-1-4-1 @OP-8-4-4
    Scenario: Can a rested DON!! card be chosen for "return 1 of your opponent's active DON!! cards"? No, only an active one
      Given "Levy" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Return 1 of your opponent's active DON!! cards to the owner's DON!! deck.",
         "abilities":[{"type":"main","effect":[{"do":"move","target":{"choose":{"from":{"player":"opponent","zone":["cost"],"state":"active"},
         "count":1}},"to":"donDeck"}]}]}
        """
      And player A has "Levy" in the hand
      And player B has 2 active and 1 rested DON!! cards
      When player A plays "Levy"
      And player A tries to choose "player B's DON!! card 3"
      Then that is refused
      When player A chooses "player B's DON!! card 2"
      Then player B's cost area holds 1 active and 1 rested DON!! cards
      And "player B's DON!! card 2" is in player B's DON deck

    # answers: ST07-010#1, ST07-015#1, ST07-010#2, ST07-015#2, ST07-010#3, ST07-015#3, ST20-005#1, ST20-005#2
    @OP-8-1-4-1
    Scenario Outline: Can the opponent pick a choice that they cannot carry out? Yes: with <held> cards and choice <choice>, you end up with <mine> cards
      Given "Ultimatum" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"chooseOne","by":"opponent","modes":[[{"do":"discard","count":1,"player":"opponent"}],
         [{"do":"draw","count":2}]]}]}]}
        """
      And player A has "Ultimatum" in the hand
      And player B has <held> cards in the hand
      When player A plays "Ultimatum"
      And player B takes choice <choice> of the effect
      Then player A's hand holds <mine> cards
      And player B's hand holds <theirs>

      Examples:
        | held | choice | mine | theirs  |
        | 1    | 1      | 0    | 0 cards |
        | 1    | 2      | 2    | 1 card  |
        | 0    | 1      | 0    | 0 cards |

    @OP-8-1-4-1 @OP-8-4-4-1
    Scenario: Is "for each of your Characters" repeated with a new choice each time? Yes
      Given "Barrage" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] For each of your Characters, K.O. up to 1 of your opponent's Characters and trash the top card of your deck.",
         "abilities":[{"type":"main","effect":[{"do":"repeat","times":{"count":{"player":"you","zone":["character"]}},"then":[{"do":"ko",
         "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1,"upTo":true}}},{"do":"mill","count":1}]}]}]}
        """
      And player A has the active Character "One"
      And player A has the active Character "Two"
      And player B has the active Character "First"
      And player B has the active Character "Second"
      And player B has the active Character "Third"
      And player A has "Barrage" in the hand
      When player A plays "Barrage"
      And player A chooses "First"
      And player A chooses "Third"
      Then player B's Character area holds exactly "Second"
      And player A's trash holds 3 cards

    @OP-8-1-4-1 @OP-6-6-1-2 @reading
    Scenario: Which card is placed in the deck at the end of the turn after an effect has played it? The one that was chosen
      Given "Loan" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"play","target":{"choose":{"from":{"player":"you","zone":["trash"],
         "category":"character"},"count":1}}},{"do":"later","at":"endOfTurn","target":{"chosen":true},"then":[{"do":"move",
         "target":{"chosen":true},"to":"deck","place":"bottom"}]}]}]}
        """
      And player A has "Loan" in the hand
      And player A has "Ghost" and "Old" in the trash
      When player A plays "Loan"
      And player A chooses "Ghost"
      Then "Ghost" is in player A's Character area
      When player A ends the turn
      Then the bottom of player A's deck is "Ghost"
      And "Old" is in player A's trash

    # answers: OP13-113#1
    @OP-10-1-5-3
    Scenario Outline: Can a [Trigger] carry out its card's <text> effect? Yes, and only that effect
      Given "Gift" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"auto","when":{"event":<other>},"effect":[{"do":"draw","count":1}]},{"type":"auto","when":{"event":<what>},"effect":[{"do":"draw","count":2}]},{"type":"trigger",
         "effect":[{"do":"activateEffect","of":<of>,"target":{"self":true}}]}]}
        """
      And player B's Life cards are "Gift"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Gift" is in player B's trash
      And player B's hand holds 2 cards

      Examples:
        | what     | of       | text      | other    |
        | "played" | "onPlay" | [On Play] | "koed"   |
        | "koed"   | "onKo"   | [On K.O.] | "played" |

    @OP-8-1-4-1 @OP-4-4-2
    Scenario: Which DON!! card does "give 1 rested DON!! card to your Leader" take? A rested one, so the active ones stay
      Given "Hand-me-down" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"giveDon","count":1,"state":"rested","target":{"all":{"player":"you",
         "zone":["leader"]}}}]}]}
        """
      And player A has "Hand-me-down" in the hand
      And player A has 3 active and 1 rested DON!! cards
      When player A plays "Hand-me-down" with the DON!! cards "player A's DON!! card 1"
      Then "A leader" has 1 DON!! card under it
      And "A leader" has 6000 power
      And player A's cost area holds 2 active and 1 rested DON!! cards

    @OP-8-1-4-1 @OP-6-5-5-2
    Scenario: Can an effect move DON!! cards already given to other cards? Yes, and from several cards
      Given "Regroup" has this data:
        """
        {"category":"event","cost":1,"text":"[Main] Give 2 of your currently given DON!! cards to 1 of your Characters.",
         "abilities":[{"type":"main","effect":[{"do":"giveDon","count":2,"from":"given","target":{"choose":{"from":{"player":"you",
         "zone":["character"]},"count":1}}}]}]}
        """
      And player A has the active Character "Ally"
      And player A has the active Character "Donor"
      And player A's Leader is "Chief" with 5000 power
      And "Chief" has been given 2 DON!! cards
      And "Donor" has been given 1 DON!! card
      And player A has "Regroup" in the hand
      When player A plays "Regroup"
      And player A chooses "Ally"
      And player A chooses "player A's DON!! card 1" and "player A's DON!! card 3"
      Then "Ally" has 2 DON!! cards under it
      And "Ally" has 5000 power
      And "Chief" has 1 DON!! card under it
      And "Chief" has 6000 power
      And "Donor" has 3000 power

    @OP-1-2-5
    Scenario Outline: Can an effect decide the game for the opponent? Yes: with "<text>" player <winner> wins
      Given "Judgement" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":<effect>,"player":"opponent"}]}]}
        """
      And player A has "Judgement" in the hand
      When player A plays "Judgement"
      Then "Judgement" is in player A's trash
      And player <winner> wins the game

      Examples:
        | effect     | text                          | winner |
        | "winGame"  | Your opponent wins the game.  | B      |
        | "loseGame" | Your opponent loses the game. | A      |

    @OP-4-9-2 @OP-8-1-4-2
    Scenario: What happens to other power changes if base powers are exchanged? They are added to the new base power
      Given "Shuffle" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] Choose 2 of your Characters. Their base powers are exchanged until the end of your opponent's next turn.",
         "abilities":[{"type":"main","effect":[{"do":"swap","stat":"power","target":{"choose":{"from":{"player":"you","zone":["character"]},
         "count":2}},"until":"opponentsNextTurn"}]}]}
        """
      And player A has the active Character "Weak" with 2000 power
      And player A has the active Character "Strong" with 8000 power
      And player A has "Shuffle" and "Cheer" (probe "event-character-1000") in the hand
      When player A plays "Cheer"
      And player A chooses "Weak"
      And player A plays "Shuffle"
      And player A chooses "Weak" and "Strong"
      Then "Weak" has 9000 power
      And "Strong" has 2000 power
      When player A ends the turn
      Then "Weak" has 8000 power
      When player B ends the turn
      Then "Weak" has 2000 power
      And "Strong" has 8000 power

    @OP-4-9-2 @OP-8-1-4-2
    Scenario: Can base costs be exchanged for a turn? Yes, and at the end of the turn they change back
      Given "Barter" has this data:
        """
        {"category":"event","cost":1,
         "text":"[Main] The base costs of all of your opponent's Characters, if they are 2, are exchanged during this turn.",
         "abilities":[{"type":"main","effect":[{"do":"swap","stat":"cost","target":{"all":{"player":"opponent","zone":["character"]}}}]}]}
        """
      And "Cheap" is a Character of cost 1 with 3000 power
      And "Dear" is a Character of cost 7 with 3000 power
      And player B has the active Character "Cheap"
      And player B has the active Character "Dear"
      And player A has "Barter" in the hand
      When player A plays "Barter"
      Then "Cheap" has a cost of 7
      And "Dear" has a cost of 1
      When player A ends the turn
      Then "Cheap" has a cost of 1

    @OP-8-1-4-1
    Scenario: Can an effect give the opponent's rested DON!! card to the opponent's Character? Yes
      Given "Burden" has this data:
        """
        {"category":"event","cost":1, "abilities":[{"type":"main","effect":[{"do":"giveDon","count":1,"player":"opponent","state":"rested",
         "target":{"choose":{"from":{"player":"opponent","zone":["character"]},"count":1}}}]}]}
        """
      And player B has 1 active and 2 rested DON!! cards
      And player B has the active Character "Mule" with 3000 power
      And player A has "Burden" in the hand
      When player A plays "Burden"
      Then "Mule" has 1 DON!! card under it
      And player B's cost area holds 1 active and 1 rested DON!! cards
      And player A's cost area holds 5 active and 1 rested DON!! cards
