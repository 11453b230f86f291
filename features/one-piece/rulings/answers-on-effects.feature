@OP
Feature: Official answers: effects
  The ids above a scenario are those of the answers that it follows.

  Rule: What replacements do

    # answers: OP15-094#1, OP05-032#1, OP10-049#1
    @OP-8-1-3-4-4
    Scenario: Does a Character trashed instead of a K.O. save all of your Characters K.O.'d at that moment? Yes, even if it was one of them
      Given player B has the active Character "Martyr" (probe "instead-yours-may-trash-this")
      And player B has the active Character "One"
      And player B has the active Character "Two"
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      And player B accepts the offer of the effect
      Then player B's Character area holds exactly "One" and "Two"
      And player B's trash holds exactly "Martyr"

    # answers: OP11-001#1, ST25-003#1, OP11-001#2, OP11-001#3
    @OP-8-1-3-4-4
    Scenario Outline: Does adding 3 cards from the trash to the hand save both Characters? With <held> there, <left> stay, as K.O.'d cards cannot pay
      Given "Rescuer" has this data:
        """
        {"category":"leader","life":5,"power":5000,
         "abilities":[{"type":"instead","oncePerTurn":true,"when":{"event":"removed","subject":{"player":"you","zone":["character"]},"by":{"cause":"effect","player":"opponent"}},
           "effect":[{"do":"move","to":"hand","target":{"choose":{"from":{"player":"you","zone":["trash"]},"count":3}}}]}]}
        """
      And player B's Leader is "Rescuer"
      And player B has the active Character "One"
      And player B has the active Character "Two"
      And player B has <held> in the trash
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      And player <next>
      Then player B's Character area holds <left> cards
      And player B's trash holds <trash> cards

      Examples:
        | held               | next                          | left | trash |
        | "X", "Y" and "Z"   | B chooses "X", "Y" and "Z"    | 2    | 0     |
        | "X" and "Y"        | A is asked to act             | 0    | 4     |

    # answers: OP07-029#2
    @OP-8-4-1-5
    Scenario Outline: Can a Character rest itself instead of a K.O. if an empty hand keeps it from being rested? With <held> cards in hand, it is <state>
      Given player A has the active Character "Frost" (probe "empty-hand-not-rested")
      And player A has "Raid" (probe "event-ko") in the hand
      And player B has <held> cards in the hand
      And player B has the active Character "Shield" (probe "instead-rest-this")
      And player B has the active Character "Friend"
      When player A plays "Raid"
      And player A chooses "Friend"
      Then "Shield" is <state>
      And player B's trash holds <lost> cards

      @OP-8-1-3-4-5
      Examples:
        | held | state  | lost |
        | 0    | active | 1    |

      @OP-8-1-3-4-7
      Examples:
        | held | state  | lost |
        | 1    | rested | 0    |

    # answers: OP05-001#1
    @OP-8-1-3-4-4
    Scenario: Which power counts for a replacement of a K.O. in battle? The power at the moment of the K.O., with a (Symbol) Counter
      Given "Chief" has this data:
        """
        {"category":"leader","life":5,"power":5000, "abilities":[{"type":"instead","when":{"event":"koed","subject":{"player":"you","stat":{"power":{"min":5000}}}},
           "effect":[{"do":"modify","stat":"power","by":-1000,"target":{"subject":true},"until":"turn"}]}]}
        """
      And player B's Leader is "Chief"
      And player B has the rested Character "Guard" with 4000 power
      And "Shield" has the Counter value 1000
      And player B has "Shield" in the hand
      And player A has the active Character "Striker" with 6000 power
      And player A has the active Character "Second" with 6000 power
      When player A attacks "Guard" with "Striker"
      And player B uses the Counter of "Shield" on "Guard"
      Then "Guard" is in player B's Character area
      And "Guard" has 3000 power
      When player A attacks "Guard" with "Second"
      Then "Guard" is in player B's trash

  Rule: What permanent effects do, and how long other effects last

    # answers: OP01-039#1, OP01-052#1, OP05-031#1, OP02-121#3, OP14-003#1, ST14-003#2
    @OP-8-4-6
    Scenario Outline: Does an [On Play] effect count the power that "<probe>" gives its own card? It draws <cards>
      Given "Proud" has this data:
        """
        {"category":"character", "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"if",
           "condition":{"count":{"player":"you","zone":["character"],"stat":{"power":{"min":4000}}},"min":1},"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A has the active Stage "Banner" (probe "<probe>")
      And player A has "Proud" in the hand
      When player A plays "Proud"
      Then "Proud" is in player A's Character area
      And player A's hand holds <cards>

      Examples:
        | probe                 | cards   |
        | stage-characters-1000 | 1 card  |
        | stage-leader-power    | 0 cards |

    # answers: OP05-084#1, OP05-092#1
    @OP-8-1-3-3-2 @OP-8-4-6
    Scenario: Does an [On Play] still find a permanent effect that its own Character has ended? No, it finds it already ended
      Given "Loner" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"permanent","if":{"count":{"player":"you","zone":["character"]},"max":1},"effect":[{"do":"modify","stat":"power","by":1000,"target":{"all":{"player":"you","zone":["leader"]}}}]}]}
        """
      And "Flatterer" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"if","condition":{"count":{"player":"you","zone":["leader"],"stat":{"power":{"min":6000}}},"min":1},"then":[{"do":"draw","count":1}]}]}]}
        """
      And player A has the active Character "Loner"
      And player A has "Flatterer" in the hand
      Then "A leader" has 6000 power
      When player A plays "Flatterer"
      Then player A's hand holds 0 cards

    # answers: OP04-119#2
    @OP-1-3-3
    Scenario: Who is K.O.'d if a Character that protects the others is K.O.'d together with them? Only that Character
      Given "Protector" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"permanent","effect":[{"do":"forbid","what":"ko","by":{"cause":"effect"},"target":{"all":{"player":"you","zone":["character"],"other":true}}}]}]}
        """
      And player B has the active Character "Protector"
      And player B has the active Character "Ward"
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      Then player B's trash holds exactly "Protector"

    # answers: ST01-013#1, ST02-003#3
    @OP-10-2-9-1 @OP-8-3-2-3
    Scenario: Does a [DON!! x1] effect without [Your Turn] work in the opponent's turn, too? Yes
      Given player A has the active Character "Knight" (probe "don-1-2000")
      When player A gives 1 DON!! card to "Knight"
      Then "Knight" has 6000 power
      When player A ends the turn
      Then "Knight" has 5000 power

    # answers: ST12-011#1, EB01-001#1, EB01-003#1, EB01-045#1, ST10-004#1, ST13-011#1, PRB02-005#1
    @OP-8-1-4-2
    Scenario: Does [Rush] given under a Life condition go away if the Life then changes? No, it lasts for its time
      Given "Raider" has this data:
        """
        {"category":"character","cost":2,"power":6000,
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"if","condition":{"value":"lifeCards","of":"you","max":2},
           "then":[{"do":"gain","ability":{"type":"keyword","keyword":"rush"},"target":{"self":true},"until":"turn"}]}]}]}
        """
      And player A has 2 Life cards
      And player A has "Raider" and "Shelter" (probe "event-life-up") in the hand
      When player A plays "Raider"
      And player A plays "Shelter"
      Then player A's Life area holds 3 cards
      When player A attacks "B leader" with "Raider"
      Then player B's Life area holds 2 cards

    # answers: OP02-120#1, OP04-083#1, OP14-057#1, OP14-080#2, OP14-082#1, OP14-098#1, EB02-030#1, OP11-013#3, OP11-044#1, OP08-038#1, OP13-064#1
    @OP-8-1-4-2
    Scenario: Does a power increase for all Characters count for a Character played later? No, only for those there at that time
      Given player A has "Cheer" (probe "event-power-leader-and-characters") and "Late" in the hand
      And player A has the active Character "Early"
      When player A plays "Cheer"
      And player A plays "Late"
      Then "Early" has 4000 power
      And "Late" has 3000 power

    # answers: P-057#1, OP04-031#1
    @OP-8-1-4-2
    Scenario: Can a card that will not become active in the next Refresh Phase be set active before? Yes, and it stays active
      Given player B has "Frost" (probe "counter-event-freeze-character") in the hand
      And player A has "Wake" (probe "event-activate-yours") in the hand
      And player A has the active Character "Sleeper" with 1000 power
      And player A has the rested Character "Waker"
      When player A attacks "B leader" with "Sleeper"
      And player B plays "Frost"
      And player B chooses "Sleeper"
      And player A plays "Wake"
      And player A ends the turn
      And player B ends the turn
      Then "Sleeper" and "Waker" are active

    # answers: EB04-016#1, OP10-030#1
    @OP-1-3-3 @OP-6-6-1-1
    Scenario: Can a Character's effect set DON!! cards active at the end of a turn when Characters' effects cannot? No, but an Event's can
      Given "Stoker" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"activate","effect":[{"do":"forbid","what":"activate","by":{"cause":"effect","player":"you","source":{"category":"character"}},"target":{"all":{"player":"you","zone":["cost"]}},"until":"turn"}]},
           {"type":"auto","when":{"event":"endOfYourTurn"},"effect":[{"do":"setState","state":"active","target":{"choose":{"from":{"player":"you","zone":["cost"],"state":"rested"},"count":1}}}]}]}
        """
      And player A has the active Character "Stoker"
      And "Recruit" is a Character of cost 1 with 1000 power
      And player A has "Wake" (probe "event-activate-don") and "Recruit" in the hand
      And player A has 0 active and 1 rested DON!! cards
      When player A activates "Stoker"
      And player A plays "Wake"
      And player A plays "Recruit"
      Then player A's cost area holds 0 active and 1 rested DON!! cards
      When player A ends the turn
      Then it is now player B's Main Phase
      And player A's cost area holds 0 active and 1 rested DON!! cards

    # answers: OP12-036#1
    @OP-4-7-1
    Scenario: Can a card that effects cannot play from the hand be played? Yes, for its cost, and by effects from elsewhere
      Given "Proud" has this data:
        """
        {"category":"character","text":"This card in your hand cannot be played by effects.",
         "abilities":[{"type":"permanent","zones":["hand"],"effect":[{"do":"forbid","what":"play","by":{"cause":"effect"},"target":{"self":true}}]}]}
        """
      And player A has "Invite" (probe "event-play-any-character") and "Fell" (probe "event-trash-own-1") in the hand
      And player A has "Recall" (probe "event-play-from-trash") and "Proud" in the hand
      When player A plays "Invite"
      Then "Proud" is in player A's hand
      When player A plays "Proud"
      And player A plays "Fell"
      Then "Proud" is in player A's trash
      When player A plays "Recall"
      And player A chooses "Proud"
      Then "Proud" is in player A's Character area

    # answers: OP15-092#1, ST02-014#1
    @OP-8-1-3-3
    Scenario: Do several thresholds add up, and does a Character of two named types count twice? Thresholds add up, the types count once
      Given "Elder" has this data:
        """
        {"category":"character", "abilities":[
         {"type":"permanent","if":{"count":{"player":"you","zone":["trash"]},"min":1},"effect":[{"do":"modify","stat":"power","by":1000,"target":{"self":true}}]},
         {"type":"permanent","if":{"count":{"player":"you","zone":["trash"]},"min":2},"effect":[{"do":"modify","stat":"power","by":2000,"target":{"self":true}}]},
         {"type":"permanent","effect":[{"do":"modify","stat":"power","by":4000,"target":{"all":{"player":"you","zone":["character"],"any":[{"type":"Harbor"},{"type":"Crew"}]}}}]}]}
        """
      And "Both" is of the type "Harbor/Crew"
      And player A has the active Character "Elder"
      And player A has the active Character "Both"
      And player A has "Dig" (probe "event-mill-2") in the hand
      Then "Elder" has 3000 power
      When player A plays "Dig"
      Then "Elder" has 6000 power
      And "Both" has 7000 power

    # answers: OP10-042#5
    @OP-8-1-3-3
    Scenario: Does a cost increase for Characters of a minimum cost hold itself up? No, once the cost is too low it ends
      Given "Slump" has this data:
        """
        {"category":"event","abilities":[{"type":"main","effect":[
          {"do":"modify","stat":"cost","by":-3,"target":{"choose":{"from":{"player":"you","zone":["character"]},"count":1}},"until":"turn"}]}]}
        """
      And player A has the active Stage "Terrace" (probe "stage-dear-characters-1")
      And "Mate" is a Character of cost 3 with 1000 power
      And player A has the active Character "Mate"
      And player A has "Slump" in the hand
      Then "Mate" has a cost of 4
      When player A plays "Slump"
      Then "Mate" has a cost of 0

    # answers: OP10-042#6
    @OP-8-1-3-3-2
    Scenario: Does a cost increase end if the turn player's permanent effect lowers the cost too far? Yes, until that turn ends
      Given "Press" has this data:
        """
        {"category":"character","abilities":[
          {"type":"permanent","don":1,"turn":"your","effect":[{"do":"modify","stat":"cost","by":-3,"target":{"all":{"player":"opponent","zone":["character"]}}}]}]}
        """
      And player B has the active Stage "Terrace" (probe "stage-dear-characters-1")
      And "Mate" is a Character of cost 3 with 1000 power
      And player B has the active Character "Mate"
      And player A has the active Character "Press"
      And player A has 1 active and 0 rested DON!! cards
      Then "Mate" has a cost of 4
      When player A gives 1 DON!! card to "Press"
      Then "Mate" has a cost of 0
      When player A ends the turn
      Then "Mate" has a cost of 4

  Rule: What is negated

    # answers: OP09-081#1
    @OP-10-1-5-3
    Scenario: Does a [Trigger] that activates its card's [On Play] work while that [On Play] is negated? No, it does nothing
      Given "Gift" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"auto","when":{"event":"played"},"effect":[{"do":"draw","count":1}]},{"type":"trigger","effect":[{"do":"activateEffect","of":"onPlay","target":{"self":true}}]}]}
        """
      And "Hush" has this data:
        """
        {"category":"stage","text":"The [On Play] effects of your opponent's cards are negated.",
         "abilities":[{"type":"permanent","effect":[{"do":"negate","of":{"event":"played"},"target":{"all":{"player":"opponent","zone":["character","resolving"]}}}]}]}
        """
      And player A has the active Stage "Hush"
      And player B's Life cards are "Gift"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Gift" is in player B's trash
      And player B's hand holds 0 cards

    # answers: OP09-093#2, OP09-097#2, OP09-098#2, OP10-098#2
    @OP-8-2-1-1 @OP-1-2-2-2
    Scenario: Does a player win with an empty deck if the Character that says so is negated? No, the player loses
      Given player B has the active Character "Miser" (probe "wins-instead-of-decking")
      And player B has 2 cards in the deck
      And player A has "Silence" (probe "event-negate-character") and "Flood" (probe "event-mill-opponent-2-then-draw") in the hand
      When player A plays "Silence"
      And player A plays "Flood"
      Then player A wins the game

    # answers: OP09-093#1, OP09-097#1, OP09-098#1, OP10-098#1
    @OP-8-1-4-2
    Scenario: Does negating "any number of this card in a deck" matter during the game? No
      Given player B has the active Character "Crowd" (probe "any-number-of-copies")
      And player B has the active Character "Crowd 2" (probe "any-number-of-copies")
      And player B has "Crowd 3" (probe "any-number-of-copies"), "Crowd 4" (probe "any-number-of-copies") and "Crowd 5" (probe "any-number-of-copies") in the hand
      And player A has "Silence" (probe "event-negate-character") in the hand
      When player A plays "Silence"
      And player A chooses "Crowd"
      Then the game goes on
      When player A ends the turn
      And player B plays "Crowd 3"
      Then player B's Character area holds 3 cards

    # answers: PRB01-001#3, PRB01-001#4
    @OP-8-1-4-1
    Scenario: Does a Character whose [On Play] did nothing count as one with an [On Play] effect? Yes
      Given "Verdict" has this data:
        """
        {"category":"event","text":"[Main] K.O. all of your opponent's Characters without an [On Play] effect.",
         "abilities":[{"type":"main","effect":[{"do":"ko","target":{"all":{"player":"opponent","zone":["character"],"not":{"has":"played"}}}}]}]}
        """
      And player B has "Zealot" (probe "on-play-trash-2") in the hand
      And player A has "Verdict" in the hand
      And player B has the active Character "Plain"
      And it is player B's Main Phase
      When player B plays "Zealot"
      And player B ends the turn
      And player A plays "Verdict"
      Then player B's trash holds exactly "Plain"

  Rule: What activates, and in which order

    # answers: OP04-064#1, OP06-042#2, OP06-086#2, OP10-058#2, OP10-042#1
    @OP-8-6-3
    Scenario Outline: Who orders two [On Play] effects that activate at once? Their player: with "<first>" first, <cards> are left in hand
      Given player A has "Muster" (probe "event-play-2-from-trash") in the hand
      And player A has "Giver" (probe "on-play-draw") and "Taker" (probe "on-play-trash-2") in the trash
      When player A plays "Muster"
      And player A chooses "Giver" and "Taker"
      And player A lets "<first>"'s ability come first
      Then player A's trash holds <lost> cards
      And player A's hand holds <cards>

      Examples:
        | first | lost | cards   |
        | Giver | 2    | 0 cards |
        | Taker | 1    | 1 card  |

    # answers: OP11-012#3, OP11-102#1
    @OP-8-1-3-1-3
    Scenario: Does "when you activate an Event" activate if that Event trashes its own card? No
      Given player A has the active Character "Scholar" (probe "watches-own-events")
      And player A has the active Character "Friend"
      And player A has "Deed" (probe "event-trash-own-1") and "Feat" (probe "event-trash-own-1") in the hand
      When player A plays "Deed"
      And player A chooses "Friend"
      Then player A's hand holds 2 cards
      When player A plays "Feat"
      Then "Scholar" is in player A's trash
      And player A's hand holds 1 card

    # answers: OP02-002#2
    @OP-8-1-3-1
    Scenario: Do two DON!! cards given at once count as one or two? Two, so "when given a DON!! card" activates twice
      Given "Vain" has this data:
        """
        {"category":"character","text":"When this Character is given a DON!! card, draw 1 card. [Activate: Main] Give this Character 2 rested DON!! cards.",
         "abilities":[{"type":"auto","when":{"event":"donGiven"},"effect":[{"do":"draw","count":1}]},
           {"type":"activate","effect":[{"do":"giveDon","count":2,"state":"rested","target":{"self":true}}]}]}
        """
      And player A has the active Character "Vain"
      And player A has 0 active and 3 rested DON!! cards
      When player A activates "Vain"
      Then "Vain" has 2 DON!! cards under it
      And player A's hand holds 2 cards

    # answers: RULES#24
    @OP-10-2-17-1
    Scenario: Does [On K.O.] activate when its Character K.O.'s another? No, only when the Character itself is K.O.'d
      Given player A has the active Character "Killer" (probe "on-ko-draw")
      And player B has the rested Character "Prey" with 1000 power
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A attacks "Prey" with "Killer"
      Then "Prey" is in player B's trash
      And player A's hand holds 1 card
      When player A plays "Storm"
      Then "Killer" is in player A's trash
      And player A's hand holds 1 card

    # answers: OP03-090#1
    @OP-10-2-17-1
    Scenario: Can an [On K.O.] choose a Character that was K.O.'d at the same time? Yes, it is already in the trash
      Given player B has the active Character "Medic" (probe "on-ko-fetch-character")
      And player B has the active Character "Patient"
      And player A has "Storm" (probe "event-ko-all") in the hand
      When player A plays "Storm"
      And player B chooses "Patient"
      Then "Patient" is in player B's hand
      And player B's trash holds exactly "Medic"

    # answers: OP13-100#1
    @OP-8-1-3-1
    Scenario: Can an effect for "when you play a Character" choose that Character? Yes
      Given "Host" has this data:
        """
        {"category":"character",
         "abilities":[{"type":"auto","when":{"event":"played","player":"you","subject":{"category":"character","other":true}},"effect":[{"do":"modify","stat":"power",
         "by":1000,"target":{"choose":{"from":{"player":"you","zone":["character"]},"count":1}},"until":"turn"}]}]}
        """
      And player A has the active Character "Host"
      And player A has "Guest" in the hand
      When player A plays "Guest"
      And player A chooses "Guest"
      Then "Guest" has 4000 power

    # answers: OP06-086#3, OP10-058#3
    @OP-8-1-3-1-3 @OP-3-7-6-1
    Scenario: Does a Character get its [On Play] if it is trashed to make room for another that the same effect plays? No
      Given player A has "Muster" (probe "event-play-2-from-trash") in the hand
      And player A has "One", "Two", "Three" and "Four" in the Character area
      And player A has "First" (probe "on-play-draw") and "Second" (probe "on-play-draw") in the trash
      When player A plays "Muster"
      And player A chooses "First" and "Second"
      And player A trashes "First" to make room
      Then "First" is in player A's trash
      And "Second" is in player A's Character area
      And player A's hand holds 1 card

