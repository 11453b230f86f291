@OP
Feature: 8-1-4. One-shot and continuous effects

  @OP-8-1-4-1
  Rule: 8-1-4-1 A one-shot effect is over as soon as it has been resolved

    Scenario: A one-shot effect applies to the cards there when it resolves and to none that come later
      Given player A has "Purge" (probe "event-ko-all-rested"), "Lull" (probe "event-rest-1") in the hand
      And player B has the rested Character "Prey"
      And player B has the active Character "Lucky"
      When player A plays "Purge"
      Then "Prey" is in player B's trash
      When player A plays "Lull"
      Then "Lucky" is rested
      And "Lucky" is in player B's Character area

    Scenario: A one-shot effect happens once and is not repeated
      Given player A has "Scout" (probe "on-play-draw") in the hand
      When player A plays "Scout"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      Then player A's hand holds 2 cards

    Scenario Outline: An effect on all cards of one area counts every kind of card there and no other area (<area>)
      Given "Crew" is a Character of cost 1 with 1000 power
      And "Mate" is a Character of cost 1 with 2000 power
      And "Page" is a Character of cost 1 with 1000 power
      And "Old page" is a Character of cost 1 with 1000 power
      And "New page" is a Character of cost 1 with 1000 power
      And "Far page" is a Character of cost 1 with 1000 power
      And "Wharf" is a Stage of cost 1
      And "Dock" is a Stage of cost 1
      And "Old dock" is a Stage of cost 1
      And "New dock" is a Stage of cost 1
      And "Far dock" is a Stage of cost 1
      And player A has the active Character "Crew"
      And player A has the rested Character "Mate"
      And player A has the active Stage "Wharf"
      And player A has 3 active and 0 rested DON!! cards
      And player A has "Tally" (probe "<probe>") in the hand
      And player A has "Page", "Dock" and "Trick" (probe "event-negate") in the hand
      And player A has "Old page", "Old dock" and "Old trick" (probe "event-negate") in the trash
      And player A's Life cards are "Far page", "Far dock" and "Far trick" (probe "event-negate")
      And player A has "New page", "New dock" and "New trick" (probe "event-negate") in the deck
      When player A plays "Tally"
      Then "A leader" has <power> power
      And player A's hand holds <hand> cards
      And "A leader" is <leader>
      And "Crew" is <crew>
      And "Wharf" is <wharf>
      And player A's cost area holds <active> active and <rested> rested DON!! cards

      Examples:
        | probe                 | power | hand | leader | crew   | wharf  | active | rested | area           |
        | event-tally-leader    | 10000 | 3    | rested | active | active | 2      | 1      | Leader area    |
        | event-tally-character | 8000  | 5    | active | rested | active | 2      | 1      | Character area |
        | event-tally-stage     | 5000  | 4    | active | active | rested | 2      | 1      | Stage area     |
        | event-tally-cost      | 5000  | 3    | active | active | active | 0      | 3      | cost area      |
        | event-tally-hand      | 6000  | 6    | active | active | active | 2      | 1      | hand           |
        | event-tally-trash     | 6000  | 7    | active | active | active | 2      | 1      | trash          |
        | event-tally-deck      | 94000 | 4    | active | active | active | 2      | 1      | deck           |
        | event-tally-life      | 6000  | 6    | active | active | active | 2      | 1      | Life area      |

  @OP-8-1-4-2
  Rule: 8-1-4-2 A continuous effect goes on for the duration that it names

    Scenario: Power gained for the turn lasts to the end of the turn even if the card that gave it has left
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has the active Character "Recall" (probe "return-draw-2")
      When player A activates "Trainer"
      And player A activates "Recall"
      Then "Trainer" is in player A's hand
      And "A leader" has 7000 power
      When player A ends the turn
      Then "A leader" has 5000 power

    Scenario: Of two copies of a card only the chosen one gets the effect
      Given player A has "Cheer" (probe "event-power-2000") in the hand
      And player A has the active Character "Guard" (probe "blocker")
      And player A has the active Character "Guard 2" (probe "blocker")
      When player A plays "Cheer"
      And player A chooses "Guard 2"
      Then "Guard 2" has 5000 power
      And "Guard" has 3000 power

    Scenario: Power gained until the end of the opponent's next turn lasts until then
      Given player A has "Rampart" (probe "event-leader-2000-opponents-next-turn") in the hand
      When player A plays "Rampart"
      And player A ends the turn
      Then "A leader" has 7000 power
      When player B ends the turn
      Then "A leader" has 5000 power

    @OP-7-1-5-4
    Scenario Outline: A change of <what> for this battle saves a [Blocker] in this battle, but not in the next
      Given player B has the active Stage "Oath" (probe "stage-choose-battle")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 4000 power
      And player A has the active Character "Second striker" with 4000 power
      When player A attacks "B leader" with "Striker"
      And player B takes choice <choice> of the effect
      And player B blocks with "Guard"
      Then "Guard" is rested
      When player A attacks "Guard" with "Second striker"
      Then "Guard" is in player B's trash

      Examples:
        | what       | choice |
        | power      | 1      |
        | base power | 2      |

    # answers: ST01-012#1, ST01-016#1
    @OP-7-1-5-4
    Scenario Outline: An effect for this battle (<what>) stops a [Blocker] from blocking in it, but not in the next
      Given player B has the active Stage "Oath" (probe "stage-choose-battle")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      And player A has the active Character "Second striker" with 1000 power
      And player B has the active Character "Ward" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      And player B takes choice <choice> of the effect
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Ward"
      Then "Ward" is rested
      When player A attacks "B leader" with "Second striker"
      And player B blocks with "Guard"
      Then "Guard" is rested

      @OP-1-3-3
      Examples:
        | what          | choice |
        | a prohibition | 3      |

      @OP-10-1-4-1
      Examples:
        | what       | choice |
        | a negation | 6      |

      @OP-8-3-1-3
      Examples:
        | what          | choice |
        | a requirement | 7      |

    @OP-7-1-5-4 @OP-10-1-4-1
    Scenario: [Blocker] gained for this battle is gone in the next one
      Given player B has the active Stage "Oath" (probe "stage-choose-battle")
      And "Guard" is a Character of cost 1 with 3000 power
      And "Second guard" is a Character of cost 1 with 3000 power
      And player B has the active Character "Guard"
      And player B has the active Character "Second guard"
      And player A has the active Character "Striker" with 1000 power
      And player A has the active Character "Second striker" with 1000 power
      And player B has the active Character "Ward" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      And player B takes choice 4 of the effect
      And player B blocks with "Guard"
      Then "Guard" is rested
      When player A attacks "B leader" with "Second striker"
      And player B tries to block with "Second guard"
      Then that is refused
      When player B blocks with "Ward"
      Then "Ward" is rested

    @OP-7-1-5-4
    Scenario: An ability gained for this battle is gone in the next one
      Given player B has the active Stage "Oath" (probe "stage-choose-battle")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Second guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      And player A has the active Character "Second striker" with 1000 power
      When player A attacks "B leader" with "Striker"
      And player B takes choice 5 of the effect
      And player B blocks with "Guard"
      Then player B's hand holds 1 card
      When player A attacks "B leader" with "Second striker"
      And player B blocks with "Second guard"
      Then "Second guard" is rested
      And player B's hand holds 1 card

    Scenario Outline: A change of <what> for this turn lasts beyond the battle and ends with the turn (<duration>)
      Given player B has the active Stage "Oath" (probe "<probe>")
      And "Guard" is a Character of cost 1 with 3000 power
      And player B has the active Character "Guard"
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "B leader" with "Striker"
      And player B takes choice <choice> of the effect
      Then no battle is going on
      And "Guard" has <power> power
      When player A ends the turn
      Then "Guard" has 3000 power

      @OP-6-6-1-3
      Examples:
        | what       | probe             | choice | power | duration     |
        | power      | stage-choose-turn | 1      | 5000  | for the turn |
        | base power | stage-choose-turn | 2      | 7000  | for the turn |

      @OP-6-6-1-2
      Examples:
        | what       | probe                    | choice | power | duration                       |
        | power      | stage-choose-end-of-turn | 1      | 5000  | until the end of the turn      |
        | base power | stage-choose-end-of-turn | 2      | 7000  | until the end of the turn      |
        | power      | stage-choose-end-phase   | 1      | 5000  | until the end of the End Phase |
        | base power | stage-choose-end-phase   | 2      | 7000  | until the end of the End Phase |

    Scenario Outline: An effect for this turn (<what>) stops a [Blocker] all turn, but not its attack in the next (<duration>)
      Given player B has the active Stage "Oath" (probe "<probe>")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      And player A has the active Character "Second striker" with 1000 power
      And player B has the active Character "Ward" (probe "blocker")
      When player A attacks "B leader" with "Striker"
      And player B takes choice <choice> of the effect
      And player A attacks "B leader" with "Second striker"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Ward"
      Then "Ward" is rested
      When player A ends the turn
      And player B attacks "A leader" with "Guard"
      Then player B's hand holds 2 cards

      @OP-6-6-1-3 @OP-1-3-3
      Examples:
        | what          | probe             | choice | duration     |
        | a prohibition | stage-choose-turn | 3      | for the turn |

      @OP-6-6-1-3 @OP-10-1-4-1
      Examples:
        | what       | probe             | choice | duration     |
        | a negation | stage-choose-turn | 6      | for the turn |

      @OP-6-6-1-3 @OP-8-3-1-3
      Examples:
        | what          | probe             | choice | duration     |
        | a requirement | stage-choose-turn | 7      | for the turn |

      @OP-6-6-1-2 @OP-1-3-3
      Examples:
        | what          | probe                    | choice | duration                       |
        | a prohibition | stage-choose-end-of-turn | 3      | until the end of the turn      |
        | a prohibition | stage-choose-end-phase   | 3      | until the end of the End Phase |

      @OP-6-6-1-2 @OP-10-1-4-1
      Examples:
        | what       | probe                    | choice | duration                       |
        | a negation | stage-choose-end-of-turn | 6      | until the end of the turn      |
        | a negation | stage-choose-end-phase   | 6      | until the end of the End Phase |

      @OP-6-6-1-2 @OP-8-3-1-3
      Examples:
        | what          | probe                    | choice | duration                       |
        | a requirement | stage-choose-end-of-turn | 7      | until the end of the turn      |
        | a requirement | stage-choose-end-phase   | 7      | until the end of the End Phase |

    Scenario Outline: A Character has <what> gained for this turn in the turn's next battle, but not in the next turn (<duration>)
      Given player B has the active Stage "Oath" (probe "<probe>")
      And "Guard" is a Character of cost 1 with 6000 power
      And player B has the active Character "Guard"
      And player A has the active Character "Striker" with 1000 power
      And player A has the active Character "Second striker" with 1000 power
      And player A has 3 Life cards
      When player A attacks "B leader" with "Striker"
      And player B takes choice <choice> of the effect
      And player A attacks "B leader" with "Second striker"
      And player B blocks with "Guard"
      Then "Guard" is rested
      When player A ends the turn
      And player B attacks "A leader" with "Guard"
      Then player A's Life area holds 2 cards

      @OP-6-6-1-3
      Examples:
        | what     | probe             | choice | duration     |
        | keywords | stage-choose-turn | 4      | for the turn |

      @OP-6-6-1-2
      Examples:
        | what     | probe                    | choice | duration                       |
        | keywords | stage-choose-end-of-turn | 4      | until the end of the turn      |
        | keywords | stage-choose-end-phase   | 4      | until the end of the End Phase |

    Scenario Outline: A Character still has <what> gained for this turn in the turn's next battle, but not in the next turn (<duration>)
      Given player B has the active Stage "Oath" (probe "<probe>")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      And player A has the active Character "Second striker" with 1000 power
      When player A attacks "B leader" with "Striker"
      And player B takes choice <choice> of the effect
      And player A attacks "B leader" with "Second striker"
      And player B blocks with "Guard"
      Then player B's hand holds 1 card
      When player A ends the turn
      And player B attacks "A leader" with "Guard"
      Then player B's hand holds 3 cards

      @OP-6-6-1-3
      Examples:
        | what       | probe             | choice | duration     |
        | an ability | stage-choose-turn | 5      | for the turn |

      @OP-6-6-1-2
      Examples:
        | what       | probe                    | choice | duration                       |
        | an ability | stage-choose-end-of-turn | 5      | until the end of the turn      |
        | an ability | stage-choose-end-phase   | 5      | until the end of the End Phase |

    Scenario Outline: A change of <what> for the opponent's next turn counts then and is gone on your next turn (<duration>)
      Given player A has "Vow" (probe "<probe>") in the hand
      And "Guard" is a Character of cost 1 with 3000 power
      And player A has the active Character "Guard"
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      Then "Guard" has <power> power
      When player B ends the turn
      Then "Guard" has 3000 power

      @OP-6-6-1-2
      Examples:
        | what       | probe                            | choice | power | duration                                  |
        | power      | event-choose-opponents-next-turn | 1      | 5000  | until the end of the opponent's next turn |
        | base power | event-choose-opponents-next-turn | 2      | 7000  | until the end of the opponent's next turn |

      @OP-6-2-1
      Examples:
        | what       | probe                       | choice | power | duration                                  |
        | power      | event-choose-your-next-turn | 1      | 5000  | until the start of the player's next turn |
        | base power | event-choose-your-next-turn | 2      | 7000  | until the start of the player's next turn |

    Scenario Outline: An effect for the opponent's next turn (<what>) stops a [Blocker] then, but not its later attack (<duration>)
      Given player A has "Vow" (probe "<probe>") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      And player A has the active Character "Ward" (probe "blocker")
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A tries to block with "Guard"
      Then that is refused
      When player A blocks with "Ward"
      Then "Ward" is rested
      When player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player A's hand holds 2 cards

      @OP-6-6-1-2 @OP-1-3-3
      Examples:
        | what          | probe                            | choice | duration                                  |
        | a prohibition | event-choose-opponents-next-turn | 3      | until the end of the opponent's next turn |

      @OP-6-6-1-2 @OP-10-1-4-1
      Examples:
        | what       | probe                            | choice | duration                                  |
        | a negation | event-choose-opponents-next-turn | 6      | until the end of the opponent's next turn |

      @OP-6-6-1-2 @OP-8-3-1-3
      Examples:
        | what          | probe                            | choice | duration                                  |
        | a requirement | event-choose-opponents-next-turn | 7      | until the end of the opponent's next turn |

      @OP-6-2-1 @OP-1-3-3
      Examples:
        | what          | probe                       | choice | duration                                  |
        | a prohibition | event-choose-your-next-turn | 3      | until the start of the player's next turn |

      @OP-6-2-1 @OP-10-1-4-1
      Examples:
        | what       | probe                       | choice | duration                                  |
        | a negation | event-choose-your-next-turn | 6      | until the start of the player's next turn |

      @OP-6-2-1 @OP-8-3-1-3
      Examples:
        | what          | probe                       | choice | duration                                  |
        | a requirement | event-choose-your-next-turn | 7      | until the start of the player's next turn |

    Scenario Outline: A Character has <what> gained for the opponent's next turn then, but not on your next turn (<duration>)
      Given player A has "Vow" (probe "<probe>") in the hand
      And "Guard" is a Character of cost 1 with 6000 power
      And player A has the active Character "Guard"
      And player B has the active Character "Striker" with 1000 power
      And player B has 3 Life cards
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested
      When player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player B's Life area holds 2 cards

      @OP-6-6-1-2
      Examples:
        | what     | probe                            | choice | duration                                  |
        | keywords | event-choose-opponents-next-turn | 4      | until the end of the opponent's next turn |

      @OP-6-2-1
      Examples:
        | what     | probe                       | choice | duration                                  |
        | keywords | event-choose-your-next-turn | 4      | until the start of the player's next turn |

    Scenario Outline: A Character still has <what> gained for the opponent's next turn then, but not on your next turn (<duration>)
      Given player A has "Vow" (probe "<probe>") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then player A's hand holds 1 card
      When player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player A's hand holds 3 cards

      @OP-6-6-1-2
      Examples:
        | what       | probe                            | choice | duration                                  |
        | an ability | event-choose-opponents-next-turn | 5      | until the end of the opponent's next turn |

      @OP-6-2-1
      Examples:
        | what       | probe                       | choice | duration                                  |
        | an ability | event-choose-your-next-turn | 5      | until the start of the player's next turn |

    @OP-6-6-1-2
    Scenario Outline: A change of <what> until the end of your next turn lasts through that whole turn
      Given player A has "Vow" (probe "event-choose-end-of-your-next-turn") in the hand
      And "Guard" is a Character of cost 1 with 3000 power
      And player A has the active Character "Guard"
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      Then "Guard" has <power> power
      When player B ends the turn
      Then "Guard" has <power> power
      When player A ends the turn
      Then "Guard" has 3000 power

      Examples:
        | what       | choice | power |
        | power      | 1      | 5000  |
        | base power | 2      | 7000  |

    @OP-6-6-1-2 @OP-1-3-3
    Scenario: A Character forbidden to block and attack until the end of your next turn can attack after that
      Given player A has "Vow" (probe "event-choose-end-of-your-next-turn") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      And player A has the active Character "Ward" (probe "blocker")
      When player A plays "Vow"
      And player A takes choice 3 of the effect
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A tries to block with "Guard"
      Then that is refused
      When player A blocks with "Ward"
      And player B ends the turn
      And player A tries to attack "B leader" with "Guard"
      Then that is refused
      When player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested

    @OP-6-6-1-2
    Scenario Outline: An effect until the end of your next turn (<what>) stops a [Blocker] from blocking and drawing until then
      Given player A has "Vow" (probe "event-choose-end-of-your-next-turn") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      And player A has the active Character "Ward" (probe "blocker")
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A tries to block with "Guard"
      Then that is refused
      When player A blocks with "Ward"
      And player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player A's hand holds 3 cards

      @OP-10-1-4-1
      Examples:
        | what       | choice |
        | a negation | 6      |

      @OP-8-3-1-3
      Examples:
        | what          | choice |
        | a requirement | 7      |

    @OP-6-6-1-2
    Scenario: A Character keeps keywords gained until the end of your next turn until then, and not after
      Given player A has "Vow" (probe "event-choose-end-of-your-next-turn") in the hand
      And "Guard" is a Character of cost 1 with 6000 power
      And player A has the active Character "Guard"
      And player B has the active Character "Striker" with 1000 power
      And player B has 4 Life cards
      When player A plays "Vow"
      And player A takes choice 4 of the effect
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested
      When player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player B's Life area holds 2 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player B's Life area holds 1 card

    @OP-6-6-1-2
    Scenario: A Character keeps an ability gained until the end of your next turn until then, and not after
      Given player A has "Vow" (probe "event-choose-end-of-your-next-turn") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice 5 of the effect
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then player A's hand holds 1 card
      When player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player A's hand holds 4 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "Guard"
      Then player A's hand holds 6 cards

    Scenario Outline: A change of <what> for the rest of the game still counts in the opponent's second turn
      Given player A has "Vow" (probe "event-choose-game") in the hand
      And "Guard" is a Character of cost 1 with 3000 power
      And player A has the active Character "Guard"
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then "Guard" has <power> power

      Examples:
        | what       | choice | power |
        | power      | 1      | 5000  |
        | base power | 2      | 7000  |

    Scenario Outline: An effect for the rest of the game (<what>) still stops a [Blocker] on the opponent's second turn
      Given player A has "Vow" (probe "event-choose-game") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      And player A has the active Character "Ward" (probe "blocker")
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A tries to block with "Guard"
      Then that is refused
      When player A blocks with "Ward"
      Then "Ward" is rested

      @OP-1-3-3
      Examples:
        | what          | choice |
        | a prohibition | 3      |

      @OP-10-1-4-1
      Examples:
        | what       | choice |
        | a negation | 6      |

    Scenario: A cost imposed for the rest of the game must still be paid in the opponent's second turn
      Given player A has "Vow" (probe "event-choose-game") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice 7 of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then player A's hand holds 1 card
      When player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested
      And player A's hand holds 0 cards

    Scenario: A Character that gained [Blocker] for the rest of the game can block in the opponent's second turn
      Given player A has "Vow" (probe "event-choose-game") in the hand
      And "Guard" is a Character of cost 1 with 3000 power
      And player A has the active Character "Guard"
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice 4 of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested

    Scenario: An ability gained for the rest of the game works in the opponent's second turn
      Given player A has "Vow" (probe "event-choose-game") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice 5 of the effect
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      And player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then player A's hand holds 2 cards

    Scenario Outline: A change of <what> until the opponent's next Refresh Phase ends counts at the start of that turn only
      Given player A's Leader is "Captain" (probe "leader-rests-blockers")
      And player A has "Vow" (probe "event-choose-opponents-next-refresh") in the hand
      And "Guard" is a Character of cost 1 with 5000 power
      And player A has the active Character "Guard"
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      Then "Guard" is rested
      And "Guard" has 5000 power

      Examples:
        | what       | choice |
        | power      | 1      |
        | base power | 2      |

    Scenario: A prohibition until the opponent's next Refresh Phase ends is over when their Main Phase begins
      Given player A's Leader is "Captain" (probe "leader-rests-blockers")
      And player A has "Vow" (probe "event-choose-opponents-next-refresh") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice 3 of the effect
      And player A ends the turn
      Then "Guard" is active
      When player B attacks "Captain" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested

    Scenario Outline: An effect until the opponent's next Refresh Phase ends (<what>) is over when they attack
      Given player A has "Vow" (probe "event-choose-opponents-next-refresh") in the hand
      And player A has the active Character "Guard" (probe "blocker-opponents-start-draw")
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice <choice> of the effect
      And player A ends the turn
      Then player A's hand holds 0 cards
      When player B attacks "A leader" with "Striker"
      And player A blocks with "Guard"
      Then "Guard" is rested

      Examples:
        | what          | choice |
        | a negation    | 6      |
        | a requirement | 7      |

    @OP-10-1-4-1
    Scenario: Keywords gained until the opponent's next Refresh Phase ends are gone when the opponent attacks
      Given player A's Leader is "Captain" (probe "leader-rests-a-blocker")
      And player A has "Vow" (probe "event-choose-opponents-next-refresh") in the hand
      And "Guard" is a Character of cost 1 with 3000 power
      And "Second guard" is a Character of cost 1 with 3000 power
      And player A has the active Character "Guard"
      And player A has the active Character "Second guard"
      And player B has the active Character "Striker" with 1000 power
      And player A has the active Character "Ward" (probe "blocker")
      When player A plays "Vow"
      And player A takes choice 4 of the effect
      And player A ends the turn
      And player A chooses "Guard"
      Then "Guard" is rested
      When player B attacks "Captain" with "Striker"
      And player A tries to block with "Second guard"
      Then that is refused
      When player A blocks with "Ward"
      Then "Ward" is rested

    Scenario: An ability gained until the opponent's next Refresh Phase ends is gone when the opponent attacks
      Given player A's Leader is "Captain" (probe "leader-rests-a-blocker")
      And player A has "Vow" (probe "event-choose-opponents-next-refresh") in the hand
      And player A has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Second guard" (probe "blocker-attack-draw")
      And player B has the active Character "Striker" with 1000 power
      When player A plays "Vow"
      And player A takes choice 5 of the effect
      And player A ends the turn
      And player A chooses "Guard"
      Then player A's hand holds 1 card
      When player B attacks "Captain" with "Striker"
      And player A blocks with "Second guard"
      Then "Second guard" is rested
      And player A's hand holds 1 card

    @OP-3-1-6
    Scenario Outline: A [Blocker] that left and came back has lost the change of <what> that would have saved it (<duration>)
      Given player B's Leader is "Captain" (probe "leader-blink")
      And player B has the active Stage "Oath" (probe "<probe>")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "Captain" with "Striker"
      And player B lets "Oath"'s ability come first
      And player B takes choice <choice> of the effect
      And player B chooses "Guard"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash

      Examples:
        | what       | probe                               | choice | duration                                        |
        | power      | stage-choose-battle                 | 1      | for the battle                                  |
        | base power | stage-choose-battle                 | 2      | for the battle                                  |
        | power      | stage-choose-turn                   | 1      | for the turn                                    |
        | base power | stage-choose-turn                   | 2      | for the turn                                    |
        | power      | stage-choose-end-of-turn            | 1      | until the end of the turn                       |
        | base power | stage-choose-end-of-turn            | 2      | until the end of the turn                       |
        | power      | stage-choose-end-phase              | 1      | until the end of the End Phase                  |
        | base power | stage-choose-end-phase              | 2      | until the end of the End Phase                  |
        | power      | stage-choose-opponents-next-refresh | 1      | until the opponent's next Refresh Phase is over |
        | base power | stage-choose-opponents-next-refresh | 2      | until the opponent's next Refresh Phase is over |
        | power      | stage-choose-opponents-next-turn    | 1      | until the end of the opponent's next turn       |
        | base power | stage-choose-opponents-next-turn    | 2      | until the end of the opponent's next turn       |
        | power      | stage-choose-your-next-turn         | 1      | until the start of the player's next turn       |
        | power      | stage-choose-end-of-your-next-turn  | 1      | until the end of the player's next turn         |
        | base power | stage-choose-your-next-turn         | 2      | until the start of the player's next turn       |
        | base power | stage-choose-end-of-your-next-turn  | 2      | until the end of the player's next turn         |
        | power      | stage-choose-game                   | 1      | for the game                                    |
        | base power | stage-choose-game                   | 2      | for the game                                    |

    @OP-3-1-6
    Scenario Outline: A [Blocker] that left and came back can block, since an effect on it is gone: <what> (<duration>)
      Given player B's Leader is "Captain" (probe "leader-blink")
      And player B has the active Stage "Oath" (probe "<probe>")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "Captain" with "Striker"
      And player B lets "Oath"'s ability come first
      And player B takes choice <choice> of the effect
      And player B chooses "Guard"
      And player B blocks with "Guard"
      Then "Guard" is rested

      Examples:
        | what          | probe                               | choice | duration                                        |
        | a prohibition | stage-choose-battle                 | 3      | for the battle                                  |
        | a negation    | stage-choose-battle                 | 6      | for the battle                                  |
        | a requirement | stage-choose-battle                 | 7      | for the battle                                  |
        | a prohibition | stage-choose-turn                   | 3      | for the turn                                    |
        | a negation    | stage-choose-turn                   | 6      | for the turn                                    |
        | a requirement | stage-choose-turn                   | 7      | for the turn                                    |
        | a prohibition | stage-choose-end-of-turn            | 3      | until the end of the turn                       |
        | a negation    | stage-choose-end-of-turn            | 6      | until the end of the turn                       |
        | a requirement | stage-choose-end-of-turn            | 7      | until the end of the turn                       |
        | a prohibition | stage-choose-end-phase              | 3      | until the end of the End Phase                  |
        | a negation    | stage-choose-end-phase              | 6      | until the end of the End Phase                  |
        | a requirement | stage-choose-end-phase              | 7      | until the end of the End Phase                  |
        | a prohibition | stage-choose-opponents-next-refresh | 3      | until the opponent's next Refresh Phase is over |
        | a negation    | stage-choose-opponents-next-refresh | 6      | until the opponent's next Refresh Phase is over |
        | a requirement | stage-choose-opponents-next-refresh | 7      | until the opponent's next Refresh Phase is over |
        | a prohibition | stage-choose-opponents-next-turn    | 3      | until the end of the opponent's next turn       |
        | a negation    | stage-choose-opponents-next-turn    | 6      | until the end of the opponent's next turn       |
        | a requirement | stage-choose-opponents-next-turn    | 7      | until the end of the opponent's next turn       |
        | a prohibition | stage-choose-your-next-turn         | 3      | until the start of the player's next turn       |
        | a prohibition | stage-choose-end-of-your-next-turn  | 3      | until the end of the player's next turn         |
        | a negation    | stage-choose-your-next-turn         | 6      | until the start of the player's next turn       |
        | a negation    | stage-choose-end-of-your-next-turn  | 6      | until the end of the player's next turn         |
        | a requirement | stage-choose-your-next-turn         | 7      | until the start of the player's next turn       |
        | a requirement | stage-choose-end-of-your-next-turn  | 7      | until the end of the player's next turn         |
        | a prohibition | stage-choose-game                   | 3      | for the game                                    |
        | a negation    | stage-choose-game                   | 6      | for the game                                    |
        | a requirement | stage-choose-game                   | 7      | for the game                                    |

    @OP-3-1-6 @OP-10-1-4-1
    Scenario Outline: A Character that left and came back no longer has the <what> that it gained <duration>
      Given player B's Leader is "Captain" (probe "leader-blink")
      And player B has the active Stage "Oath" (probe "<probe>")
      And "Guard" is a Character of cost 1 with 3000 power
      And "Second guard" is a Character of cost 1 with 3000 power
      And player B has the active Character "Guard"
      And player B has the active Character "Second guard"
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "Captain" with "Striker"
      And player B lets "Oath"'s ability come first
      And player B takes choice <choice> of the effect
      And player B chooses "Guard"
      And player B chooses "Guard"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Second guard"
      Then "Second guard" is rested

      Examples:
        | what     | probe                               | choice | duration                                        |
        | keywords | stage-choose-battle                 | 4      | for the battle                                  |
        | keywords | stage-choose-turn                   | 4      | for the turn                                    |
        | keywords | stage-choose-end-of-turn            | 4      | until the end of the turn                       |
        | keywords | stage-choose-end-phase              | 4      | until the end of the End Phase                  |
        | keywords | stage-choose-opponents-next-refresh | 4      | until the opponent's next Refresh Phase is over |
        | keywords | stage-choose-opponents-next-turn    | 4      | until the end of the opponent's next turn       |
        | keywords | stage-choose-your-next-turn         | 4      | until the start of the player's next turn       |
        | keywords | stage-choose-end-of-your-next-turn  | 4      | until the end of the player's next turn         |
        | keywords | stage-choose-game                   | 4      | for the game                                    |

    @OP-3-1-6
    Scenario Outline: A Character that left and came back no longer draws by an ability that it gained <duration>
      Given player B's Leader is "Captain" (probe "leader-blink")
      And player B has the active Stage "Oath" (probe "<probe>")
      And player B has the active Character "Guard" (probe "blocker-attack-draw")
      And player A has the active Character "Striker" with 1000 power
      When player A attacks "Captain" with "Striker"
      And player B lets "Oath"'s ability come first
      And player B takes choice <choice> of the effect
      And player B chooses "Guard"
      And player B blocks with "Guard"
      Then "Guard" is rested
      And player B's hand holds 0 cards

      Examples:
        | what       | probe                               | choice | duration                                        |
        | an ability | stage-choose-battle                 | 5      | for the battle                                  |
        | an ability | stage-choose-turn                   | 5      | for the turn                                    |
        | an ability | stage-choose-end-of-turn            | 5      | until the end of the turn                       |
        | an ability | stage-choose-end-phase              | 5      | until the end of the End Phase                  |
        | an ability | stage-choose-opponents-next-refresh | 5      | until the opponent's next Refresh Phase is over |
        | an ability | stage-choose-opponents-next-turn    | 5      | until the end of the opponent's next turn       |
        | an ability | stage-choose-your-next-turn         | 5      | until the start of the player's next turn       |
        | an ability | stage-choose-end-of-your-next-turn  | 5      | until the end of the player's next turn         |
        | an ability | stage-choose-game                   | 5      | for the game                                    |
