@OP
Feature: 8-4. Activation and resolution

  @OP-8-4-1
  Rule: 8-4-1 An effect goes through its conditions, its payment, its activation and its resolution, in this order

    Scenario: The whole cost is paid before the effect does anything
      Given player A has the active Character "Payer" (probe "activate-pay-ko")
      And player A has "Spare" and "Kept" in the hand
      And player B has the active Character "Prey"
      When player A activates "Payer"
      And player A chooses "Spare"
      And player A is asked to choose
      Then "Payer" is rested
      And "Spare" is in player A's trash
      And "Prey" is in player B's Character area
      When player A chooses "Prey"
      Then "Prey" is in player B's trash
      And "Kept" is in player A's hand

    # answers: OP15-083#1, OP15-093#1, EB04-034#1
    Scenario: A card trashed for the cost is already in the trash when the effect counts it
      Given it is player B's Main Phase
      And player B has the active Character "Counter of trash" (probe "may-trash-draw-per-trash")
      And player B has "Spare" in the hand
      And player B has "Old" in the trash
      When player B activates "Counter of trash"
      Then "Spare" is in player B's trash
      And player B's hand holds 2 cards

  @OP-8-4-1-1
  Rule: 8-4-1-1 An effect whose conditions are not met is not activated

    # answers: OP12-020#3, OP10-022#1
    Scenario: An activate effect with [DON!! x1] cannot be activated before it has its DON!! card
      Given player A has the active Character "Needy" (probe "activate-don-1-draw")
      When player A tries to activate "Needy"
      Then that is refused
      When player A gives 1 DON!! card to "Needy"
      And player A activates "Needy"
      Then player A's hand holds 1 card

    Scenario: An auto effect whose condition no longer holds when its turn comes is not activated
      Given "Collector" has this data:
        """
        {"category": "character", "cost": 3, "power": 4000, "abilities": [{"type": "auto", "when": {"event": "attackDeclared", "player": "you", "subject": {"zone": ["character"]}},
           "effect": [{"do": "returnDon", "count": 1}]}]}
        """
      And it is player B's Main Phase
      And player B has the active Character "Raider" (probe "don-1-attacking-draw-2")
      And player B has the active Character "Collector"
      And "Raider" has been given 1 DON!! card
      When player B attacks "A leader" with "Raider"
      And player B lets "Collector"'s ability come first
      And player B returns "player B's DON!! card 1" to the DON!! deck
      Then "Raider" has 0 DON!! cards under it
      And player B's hand holds 0 cards
      And player A's Life area holds 3 cards

    Scenario: An auto effect whose condition still holds when its turn comes is activated
      Given it is player B's Main Phase
      And player B has the active Character "Raider" (probe "don-1-attacking-draw-2")
      And "Raider" has been given 1 DON!! card
      When player B attacks "A leader" with "Raider"
      Then player B's hand holds 2 cards
      And player A's Life area holds 2 cards

    Scenario Outline: An effect for any K.O. checks its condition when its own card is K.O.'d too, here with <hand> in hand
      Given player B has the rested Character "Widow" (probe "own-koed-draw-2-if-few")
      And player B has <hand> in the hand
      When player A attacks "Widow" with "A leader"
      Then "Widow" is in player B's trash
      And player B's hand holds <after>

      Examples:
        | hand    | after   |
        | 1 card  | 3 cards |
        | 2 cards | 2 cards |

  @OP-8-4-1-2
  Rule: 8-4-1-2 The player says which effect is activated, and shows a card from the hand

    Scenario Outline: A player who activates one effect of a card with two gets only that one, here effect <ability>
      Given player A has the active Character "Versatile" (probe "activate-draw-or-draw-2")
      When player A activates ability <ability> of "Versatile"
      Then player A's hand holds <cards>

      Examples:
        | ability | cards   |
        | 1       | 1 card  |
        | 2       | 2 cards |

    Scenario: An Event from the hand is shown before it is paid for and activated
      Given player A has "Supply" (probe "event-draw-trigger") in the hand
      When player A plays "Supply" with the DON!! cards "player A's DON!! card 3"
      Then these events happened in this order:
        | revealed        | Supply                  |
        | rested          | player A's DON!! card 3 |
        | event activated | Supply                  |
      And player A's hand holds 2 cards

  @OP-8-4-1-3
  Rule: 8-4-1-3 The whole activation cost is paid, or the effect is not activated

    @OP-8-3-1-3
    Scenario: If one part of a cost cannot be paid, nothing of it is paid
      Given player A has the active Character "Payer" (probe "activate-pay-ko")
      And player B has the active Character "Prey"
      When player A tries to activate "Payer"
      Then that is refused
      When player A attacks "B leader" with "Payer"
      Then player B's Life area holds 2 cards
      And "Prey" is in player B's Character area

    @OP-8-3-1-3
    Scenario: An auto effect that rests its card as the cost is not activated if the card is already rested
      Given player B has the active Stage "Bell" (probe "stage-opponents-attack-rest-draw")
      And player A has the active Character "Striker" with 1000 power
      And player A has the active Character "Second striker" with 1000 power
      When player A attacks "B leader" with "Striker"
      Then "Bell" is rested
      And player B's hand holds 1 card
      When player A attacks "B leader" with "Second striker"
      Then player B's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Striker"
      Then player B's hand holds 3 cards

    Scenario: Both parts of a cost are paid when the effect is activated
      Given it is player B's Main Phase
      And player B has the active Character "Payer" (probe "activate-pay-ko")
      And player B has "Spare" in the hand
      And player A has the rested Character "Prey"
      When player B activates "Payer"
      And player B chooses "Prey"
      Then "Payer" is rested
      And "Spare" is in player B's trash
      And "Prey" is in player A's trash

    # answers: ST04-008#1, ST04-014#2, ST04-015#1, ST04-017#2, EB01-021#1, OP02-065#1
    Scenario: A cost is paid even if the effect then has nothing to do
      Given player A has the active Character "Payer" (probe "activate-pay-ko")
      And player A has "Spare" in the hand
      When player A activates "Payer"
      Then "Payer" is rested
      And "Spare" is in player A's trash

  @OP-8-4-1-4
  Rule: 8-4-1-4 An effect whose conditions are met and whose cost is paid is activated, whatever comes of it

    Background:
      Given player B has the active Character "Observer" (probe "opponent-activates-character-draw")

    # answers: RULES#40
    Scenario: An effect whose player chooses no target has been activated
      Given player A has the active Character "Payer" (probe "activate-pay-ko")
      And player A has "Spare" in the hand
      When player A activates "Payer"
      And player A is asked to choose
      And player A declines
      Then "Observer" is in player B's Character area
      And player B's hand holds 1 card

    Scenario: An auto effect that its player declines has not been activated
      Given player A has "Newcomer" (probe "on-play-may-draw") and "Second" (probe "on-play-may-draw") in the hand
      When player A plays "Newcomer"
      And player A is asked to accept the offer
      And player A declines
      And player A plays "Second"
      And player A accepts the offer of the effect
      Then player A's Character area holds exactly "Newcomer" and "Second"
      And player B's hand holds 1 card

    @OP-8-3-1-3-1
    Scenario: A [Trigger] whose cost has become impossible to pay has not been activated
      Given player A has the active Character "Herald" (probe "opponent-activates-trigger-draw")
      And player A has the active Character "Striker" with 6000 power
      And player B's Life cards are "Mine" (probe "trigger-don-minus-rest-don-draw-2") and "Spring" (probe "trigger-draw")
      And player B has 1 active and 1 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      And player B returns "player B's DON!! card 1" to the DON!! deck
      Then "Mine" is in player B's trash
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "Striker"
      And player B activates the Trigger
      Then player A's hand holds 1 card

  @OP-8-4-1-5
  Rule: 8-4-1-5 An activated effect is resolved: what its text says is done

    # answers: OP15-041#1, EB03-026#1
    Scenario: An effect is resolved even if its card was trashed as its cost
      Given player A has the rested Character "Martyr" (probe "may-trash-self-draw-2")
      When player A activates "Martyr"
      Then "Martyr" is in player A's trash
      And player A's hand holds 2 cards

    Scenario: The other player's auto effect is also resolved, and only once
      Given player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Fallen" (probe "on-ko-draw")
      When player A plays "Strike"
      Then "Fallen" is in player B's trash
      And player B's hand holds 1 card

  @OP-8-4-2
  Rule: 8-4-2 An Event goes to the trash first, and then its effect is carried out

    Background:
      Given "Tally" is the probe card "event-draw-per-trash"

    # answers: OP15-097#1, OP04-093#1, OP04-094#1, OP04-095#1, OP14-096#1
    Scenario: A [Main] effect that counts the trash counts its own Event, too
      Given player A has "Tally" in the hand
      And player A has "Old" in the trash
      When player A plays "Tally"
      Then the top of player A's trash is "Tally"
      And player A's hand holds 2 cards

    # answers: OP02-069#1, OP14-059#1, OP11-059#1
    Scenario: A [Counter] effect that counts the trash counts its own Event, too
      Given player B has "Tally" in the hand
      And player B has "Guard" on top of the deck
      And "Guard" has the Counter value 1000
      When player A attacks "B leader" with "A leader"
      And player B plays "Tally"
      And player B is asked to counter
      Then "Tally" is in player B's trash
      And player B's hand holds 1 card

    Scenario: An Event is already in the trash while its player still has to choose
      Given player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "First"
      And player B has the active Character "Second"
      When player A plays "Strike"
      And player A is asked to choose
      Then "Strike" is in player A's trash
      When player A chooses "First"
      Then "First" is in player B's trash
      And "Second" is in player B's Character area

    @OP-10-2-3-1-1
    Scenario: An Event from the hand that another effect activates is trashed before its effect, too
      Given player A has "Mentor" (probe "on-play-activate-event-of-hand") and "Tally" in the hand
      When player A plays "Mentor"
      And player A chooses "Tally"
      Then "Tally" is in player A's trash
      And player A's hand holds 1 card

  @OP-8-4-3
  Rule: 8-4-3 An activated effect of a Leader, Character or Stage is carried out

    Scenario: A Character that activates an effect stays active and can still attack
      Given player A has the active Character "Sage" (probe "activate-draw-once")
      And player B has the rested Character "Prey"
      When player A activates "Sage"
      Then player A's hand holds 1 card
      And "Sage" is active
      When player A attacks "Prey" with "Sage"
      Then "Prey" is in player B's trash

    Scenario: A Stage that activates an effect stays active and can be used again
      Given it is player B's Main Phase
      And player B has "Harbour" (probe "stage-activate-draw") in the Stage area
      When player B activates "Harbour"
      And player B activates "Harbour"
      Then "Harbour" is in player B's Stage area
      And "Harbour" is active
      And player B's hand holds 2 cards

    Scenario: A Leader that activates an effect stays active
      Given player A's Leader is "Captain" (probe "leader-activate-draw")
      When player A activates "Captain"
      Then player A's hand holds 1 card
      And "Captain" is active
      And "Captain" is in player A's Leader area

  @OP-8-4-4
  Rule: 8-4-4 What an effect lets a player choose is chosen when the resolution comes to it

    # answers: OP05-091#1
    Scenario: A card that the effect has just drawn can be chosen
      Given player A has "Sift" (probe "event-draw-then-tuck-hand") and "Held" in the hand
      And player A has "Drawn" on top of the deck
      When player A plays "Sift"
      And player A chooses "Drawn"
      Then the bottom of player A's deck is "Drawn"
      And player A's hand holds exactly "Held"

    Scenario: The second choice of an effect is made after the first has been carried out
      Given it is player B's Main Phase
      And player B has "Two strikes" (probe "event-ko-then-rest") in the hand
      And player A has the active Character "First"
      And player A has the active Character "Second"
      And player A has the active Character "Third"
      When player B plays "Two strikes"
      And player B chooses "First"
      And player B is asked to choose
      Then "First" is in player A's trash
      When player B tries to choose "First"
      Then that is refused
      When player B chooses "Second"
      Then "Second" is rested
      And "Third" is active

    Scenario: If the text says "your opponent chooses one", the opponent picks the part that is carried out
      Given "Dilemma" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "chooseOne", "by": "opponent", "modes": [[{"do": "draw", "count": 1}], [{"do": "mill", "count": 2}]]}]}]}
        """
      And player A has "Dilemma" in the hand
      When player A plays "Dilemma"
      And player B takes choice 2 of the effect
      Then player A's hand holds 0 cards
      And player A's trash holds 3 cards

    Scenario: If the text says that the opponent chooses a Character, the opponent chooses it
      Given "Toll" has this data:
        """
        {"category": "event", "abilities": [{"type": "main", "effect": [{"do": "setState", "state": "rested", "target": {"choose": {"from": {"player": "opponent", "zone": ["character"]}, "count": 1, "by": "opponent"}}}]}]}
        """
      And player A has "Toll" in the hand
      And player B has the active Character "One"
      And player B has the active Character "Two"
      When player A plays "Toll"
      And player B chooses "Two"
      Then "Two" is rested
      And "One" is active

  @OP-8-4-4-1
  Rule: 8-4-4-1 As many as possible are chosen up to the number named; with "up to" it may be none

    Background:
      Given "Press" is the probe card "event-rest-2"
      And "Lull" is the probe card "event-rest-up-to-2"

    Scenario: With enough cards a player must choose exactly the number named
      Given player A has "Press" in the hand
      And player B has "One", "Two" and "Three" in the Character area
      When player A plays "Press"
      And player A tries to choose "One"
      Then that is refused
      When player A tries to choose "One", "Two" and "Three"
      Then that is refused
      When player A chooses "One" and "Three"
      Then "One" and "Three" are rested
      And "Two" is active

    Scenario: With fewer cards than the number named all of them are chosen
      Given it is player B's Main Phase
      And player B has "Press" in the hand
      And player A has the active Character "Lonely"
      When player B plays "Press"
      Then "Lonely" is rested

    Scenario Outline: With "up to 2" a player may choose fewer: <chosen>
      Given player A has "Lull" in the hand
      And player B has "One", "Two" and "Three" in the Character area
      When player A plays "Lull"
      And player A tries to choose "One", "Two" and "Three"
      Then that is refused
      When player A chooses <chosen>
      Then <chosen> are rested
      And <left> is active

      Examples:
        | chosen            | left    |
        | "One"             | "Two"   |
        | "One" and "Three" | "Two"   |
        | "Two" and "One"   | "Three" |

    # answers: OP15-008#1, OP07-119#1, OP02-062#3, OP14-115#1
    Scenario: With "up to 1" a player may choose none, and the rest of the effect goes on
      Given player A has "Feint" (probe "event-ko-up-to-1-then-draw") in the hand
      And player B has the active Character "Spared"
      When player A plays "Feint"
      And player A is asked to choose
      And player A declines
      Then "Spared" is in player B's Character area
      And "Feint" is in player A's trash
      And player A's hand holds 1 card

  @OP-8-4-4-2
  Rule: 8-4-4-2 Of hidden cards that must fit a description, nobody has to choose one

    Background:
      Given "Call" is the probe card "event-play-cost-2-then-draw"
      And "Recall" is the probe card "event-play-cost-2-from-trash"
      And "Toss" is the probe card "event-tuck-hand"

    Scenario: A player may keep back a fitting card in the hand
      Given player A has "Call" and "Hidden" in the hand
      When player A plays "Call"
      And player A is asked to choose
      And player A declines
      Then "Hidden" is in player A's hand
      And "Call" is in player A's trash
      And player A's hand holds 2 cards
      And player A's Character area holds 0 cards

    Scenario: A player may choose a fitting card in the hand
      Given it is player B's Main Phase
      And player B has "Call" and "Hidden" in the hand
      When player B plays "Call"
      And player B chooses "Hidden"
      Then "Hidden" is in player B's Character area
      And player B's hand holds 1 card

    @OP-8-4-4-1
    Scenario: A fitting card in an open area must be chosen
      Given player A has "Recall" in the hand
      And player A has "Known" and "Other" in the trash
      When player A plays "Recall"
      And player A is asked to choose
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "Known"
      Then "Known" is in player A's Character area
      And "Other" is in player A's trash

    @OP-8-4-4-1
    Scenario: Cards in the hand that need not fit anything must be chosen
      Given player A has "Toss", "One" and "Two" in the hand
      When player A plays "Toss"
      And player A is asked to choose
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "Two"
      Then the bottom of player A's deck is "Two"
      And player A's hand holds exactly "One"

    Scenario: A player may leave a fitting card in the deck
      Given "Find" has this data:
        """
        {"category": "event", "cost": 1, "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"], "stat": {"power": {"min": 9000}}}, "count": 1}}, "to": "hand"},
           {"do": "draw", "count": 1}]}]}
        """
      And player A has "Find" in the hand
      And "Giant" is a Character of cost 9 with 9000 power
      And player A has "Topmost" and "Giant" on top of the deck
      When player A plays "Find"
      And player A is asked to choose
      And player A declines
      Then player A's hand holds exactly "Topmost"
      And the top of player A's deck is "Giant"

    Scenario: A player may leave a fitting Life card in the Life area
      Given "Rescue" has this data:
        """
        {"category": "event", "cost": 1, "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["life"], "stat": {"power": {"min": 9000}}}, "count": 1}}, "to": "hand"},
           {"do": "draw", "count": 1}]}]}
        """
      And player A has "Rescue" in the hand
      And "Giant" is a Character of cost 9 with 9000 power
      And player A's Life cards are "Plain" and "Giant"
      And player A has "Topmost" on top of the deck
      When player A plays "Rescue"
      And player A is asked to choose
      And player A declines
      Then player A's hand holds exactly "Topmost"
      And player A's Life area holds 2 cards

    Scenario Outline: Fewer hidden cards may be chosen if a limit depends on what they are: 2 cards <text>
      Given "Pair" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["hand"]}, "count": 2, <limit>}}, "to": "trash"},
           {"do": "draw", "count": 1}]}]}
        """
      And "Salvage" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["trash"], "category": "character"}, "count": 2, <limit>}}, "to": "hand"}]}]}
        """
      And player A has "Pair", "Salvage", "One" and "Two" in the hand
      And player A has "Old 1", "Old 2" and "Old 3" in the trash
      When player A plays "Salvage"
      And player A tries to choose "Old 1"
      Then that is refused
      When player A chooses "Old 1" and "Old 2"
      And player A plays "Pair"
      And player A chooses "One"
      Then "One" is in player A's trash
      And "Old 1", "Old 2" and "Two" are in player A's hand
      And player A's hand holds 4 cards

      Examples:
        | text                   | limit                               |
        | with different names   | "differentNames": true              |
        | with a total cost of 9 | "total": {"stat": "cost", "max": 9} |

    @OP-8-4-4-1
    Scenario: A player need not choose a fitting card in the hand, but must choose one in the trash instead
      Given "Anchor 1" has the card name "Anchor"
      And "Anchor 2" has the card name "Anchor"
      And "Weigh" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["hand", "trash"], "name": "Anchor"}, "count": 1}}, "to": "deck", "place": "bottom"}]}]}
        """
      And player A has "Weigh" and "Anchor 1" in the hand
      And player A has "Anchor 2" in the trash
      When player A plays "Weigh"
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "Anchor 2"
      Then the bottom of player A's deck is "Anchor 2"
      And "Anchor 1" is in player A's hand

    @OP-8-4-4-1
    Scenario: A revealed card counts as open even though it is in the deck
      Given "Anchor 1" has the card name "Anchor"
      And "Anchor 2" has the card name "Anchor"
      And "Dredge" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "reveal", "target": {"all": {"player": "you", "zone": ["deck"], "top": 2}}},
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"], "name": "Anchor", "looked": true}, "count": 1}}, "to": "hand"}]}]}
        """
      And player A has "Dredge" in the hand
      And player A has "Anchor 1" and "Anchor 2" on top of the deck
      When player A plays "Dredge"
      And player A tries to choose nothing
      Then that is refused
      When player A chooses "Anchor 2"
      Then player A's hand holds exactly "Anchor 2"
      And the top of player A's deck is "Anchor 1"

  @OP-8-4-4-3
  Rule: 8-4-4-3 An effect that names no card or player means its own card and its own player

    Scenario: "+2000 power" without a named card applies to the card with the effect
      Given "Avenger" has this data:
        """
        {"category": "character", "cost": 3, "power": 4000,
         
         "abilities": [{"type": "auto", "when": {"event": "rested", "player": "you", "subject": {"zone": ["character"], "other": true}},
           "effect": [{"do": "modify", "stat": "power", "by": 2000, "target": {"self": true}, "until": "turn"}]}]}
        """
      And player A has the active Character "Avenger"
      And player A has the active Character "Friend"
      And player B has the rested Character "Prey"
      When player A attacks "Prey" with "Friend"
      Then "Avenger" has 6000 power
      And "Friend" has 3000 power
      And "A leader" has 5000 power

    Scenario: "Draw 1 card" without a named player means the effect's own player, in the opponent's turn as well
      Given player B has the rested Character "Fallen" (probe "on-ko-draw")
      When player A attacks "Fallen" with "A leader"
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

    # answers: OP06-091#1
    Scenario: "Draw 1 card" without a named player does not make the opponent draw
      Given it is player B's Main Phase
      And player B has "Newcomer" (probe "on-play-draw") in the hand
      When player B plays "Newcomer"
      Then "Newcomer" is in player B's Character area
      And player B's hand holds 1 card
      And player A's hand holds 0 cards

  @OP-8-4-4-4
  Rule: 8-4-4-4 A player who chooses cards of the deck looks at them

    Background:
      Given "Find" is the probe card "event-search-9000"
      And "Giant" is a Character of cost 9 with 9000 power

    Scenario: The player who chooses sees the cards of the deck, and the opponent does not
      Given player A has "Find" in the hand
      And player A has "Topmost", "Middle" and "Giant" on top of the deck
      When player A plays "Find"
      And player A is asked to choose
      Then player A sees "Topmost", "Middle" and "Giant" in player A's deck
      And player B does not see what is in player A's deck
      When player A chooses "Giant"
      Then "Giant" is in player A's hand
      And player A does not see what is in player A's deck

    Scenario: Only a fitting card of the deck can be chosen, and without "shuffle" the deck keeps its order
      Given it is player B's Main Phase
      And player B has "Find" in the hand
      And player B has "First", "Giant", "Second" and "Third" on top of the deck
      When player B plays "Find"
      And player B tries to choose "First"
      Then that is refused
      When player B chooses "Giant"
      Then "Giant" is in player B's hand
      And the top of player B's deck is "First", "Second" and "Third"

    Scenario: A player who chooses among the top 3 cards of the deck sees only those
      Given "Scan" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"], "top": 3, "stat": {"power": {"min": 9000}}}, "count": 1, "upTo": true}}, "to": "hand"}]}]}
        """
      And player A has "Scan" in the hand
      And player A has "First", "Second", "Giant" and "Fourth" on top of the deck
      When player A plays "Scan"
      And player A is asked to choose
      Then player A sees "First", "Second" and "Giant" in player A's deck
      And player A does not see "Fourth"
      When player A chooses "Giant"
      Then "Giant" is in player A's hand

    @OP-11-3-1
    Scenario: A search among cards that a player looks at shows no other cards of the deck
      Given "Sift" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "main", "effect": [
           {"do": "look", "zone": "deck", "count": 2},
           {"do": "search", "from": {"zone": ["deck"], "looked": true, "name": "Giant"}, "count": 1, "to": "hand"},
           {"do": "move", "target": {"choose": {"from": {"player": "you", "zone": ["deck"], "stat": {"power": {"min": 9000}}}, "count": 1, "upTo": true}}, "to": "hand"}]}]}
        """
      And player A has "Sift" in the hand
      And "Titan" is a Character of cost 9 with 9000 power
      And player A has "First", "Giant", "Third" and "Titan" on top of the deck
      When player A plays "Sift"
      And player A is asked to choose
      Then player A sees "First" and "Giant" in player A's deck
      And player A does not see "Third"
      When player A chooses "Giant"
      And player A chooses "Titan"
      Then "Giant" and "Titan" are in player A's hand

  @OP-8-4-5
  Rule: 8-4-5 An effect that activates because its card moves does so only if the card moves to an open area

    Background:
      Given "Leaving" is the probe card "when-removed-draw"
      And "Bounce" is the probe card "event-bounce"
      And "Purge" is the probe card "event-trash-character"

    Scenario: An effect for leaving the field activates when its card goes to the trash
      Given player A has "Purge" in the hand
      And player A has the active Character "Leaving"
      And player B has the active Character "Bystander"
      When player A plays "Purge"
      And player A chooses "Leaving"
      Then "Leaving" is in player A's trash
      And player A's hand holds 1 card

    Scenario: An effect for leaving the field does not activate when its card is returned to the hand
      Given player A has "Bounce" in the hand
      And player B has the active Character "Leaving"
      When player A plays "Bounce"
      Then player B's hand holds exactly "Leaving"

    Scenario Outline: An effect for leaving the field draws <cards> when its card goes face <face> to the <area>
      Given "Vanish" has this data:
        """
        {"category": "event", "cost": 1, "abilities": [{"type": "main", "effect": [
           {"do": "move", "target": {"choose": {"from": {"zone": ["character"]}, "count": 1}}, "to": "<zone>", "place": "<place>", "face": "<face>"}]}]}
        """
      And it is player B's Main Phase
      And player B has "Vanish" in the hand
      And player A has the active Character "Leaving"
      When player B plays "Vanish"
      Then "Leaving" is face <face> in player A's <area>
      And player A's hand holds <cards>

      Examples:
        | zone | place  | face | area      | cards   |
        | deck | bottom | down | deck      | 0 cards |
        | life | top    | down | Life area | 0 cards |
        | life | top    | up   | Life area | 1 card  |

    Scenario: An [On K.O.] effect activates, since its card goes to the trash, an open area
      Given player B has the rested Character "Fallen" (probe "on-ko-draw")
      When player A attacks "Fallen" with "A leader"
      Then "Fallen" is in player B's trash
      And player B's hand holds 1 card

    Scenario: An effect of another card on the field notices that a Character is returned to the hand
      Given player A has the active Character "Lookout" (probe "opponents-removed-draw")
      And player A has "Bounce" in the hand
      And player B has the active Character "Leaving"
      When player A plays "Bounce"
      And player A chooses "Leaving"
      Then "Leaving" is in player B's hand
      And player B's hand holds 1 card
      And player A's hand holds 1 card

  @OP-8-4-6
  Rule: 8-4-6 An effect takes into account what earlier effects and permanent effects have changed

    Background:
      Given "Cull" is the probe card "event-ko-power-3000-or-less"
      And "Weaken" is the probe card "event-opponents-minus-1000"
      And "Banner" is the probe card "stage-characters-1000"
      And "Strong" is a Character of cost 3 with 4000 power
      And "Weak" is a Character of cost 2 with 3000 power

    # answers: OP06-074#3
    Scenario: A Character that an earlier effect has weakened can be chosen by its lower power
      Given player A has "Weaken" and "Cull" in the hand
      And player B has the active Character "Strong"
      When player A plays "Weaken"
      And player A plays "Cull"
      And player A chooses "Strong"
      Then "Strong" is in player B's trash

    # answers: ST01-015#1, ST12-001#1, OP03-012#2, ST13-001#1, ST23-001#1
    Scenario: A Character that a permanent effect has strengthened cannot be chosen by its printed power
      Given it is player B's Main Phase
      And player B has "Cull" in the hand
      And player A has the active Character "Weak"
      And "Weakest" is a Character of cost 1 with 2000 power
      And player A has the active Character "Weakest"
      And player A has "Banner" in the Stage area
      When player B plays "Cull"
      And player B tries to choose "Weak"
      Then that is refused
      When player B chooses "Weakest"
      Then "Weakest" is in player A's trash
      And "Weak" has 4000 power

    Scenario: A power loss and a permanent power gain both count when an effect chooses by power
      Given player A has "Weaken" and "Cull" in the hand
      And player B has the active Character "Weak"
      And player B has the active Character "Strong"
      And player B has "Banner" in the Stage area
      When player A plays "Weaken"
      And player A plays "Cull"
      And player A tries to choose "Strong"
      Then that is refused
      When player A chooses "Weak"
      Then "Weak" is in player B's trash
      And "Strong" has 4000 power
