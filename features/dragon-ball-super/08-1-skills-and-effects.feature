@DBS
Feature: 8-1 to 8-2. Skills and effects

  @DBS-8-1-3
  Rule: 8-1-3 A player may activate an [Activate] skill in a free timing if they pay its cost and meet its condition

    Scenario Outline: Player <player> may activate an [Activate: Main] as often as they can pay its skill cost
      Given it is player <player>'s Main Phase
      And player <player> has the active Battle Card "Sage" (probe "1-energy-draw-1")
      And player <player> has 2 active and 0 rested energy
      When player <player> activates "Sage"
      And player <player> activates "Sage"
      Then player <player>'s hand holds 2 cards
      When player <player> tries to activate "Sage"
      Then that is refused
      And player <player>'s hand holds 2 cards

      Examples:
        | player |
        | A      |
        | B      |

    Scenario: An [Activate] skill cannot be activated while its condition is not met
      Given player A has the active Battle Card "Veteran" (probe "with-2-other-battle-cards-draw-1-once")
      And player A has the active Battle Card "First"
      And player A has "Second" in the hand
      When player A tries to activate "Veteran"
      Then that is refused
      When player A plays "Second"
      And player A activates "Veteran"
      Then player A's hand holds 1 card
      And "Second" is in player A's Battle Area

    Scenario: An [Activate: Battle] can be activated in the Offence Step, but not in the Main Phase
      Given player A has the active Battle Card "Brawler" (probe "activate-battle-power-once")
      And player A has the active Battle Card "Sage" (probe "1-energy-draw-1")
      When player A tries to activate "Brawler"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      And player A is asked to act in the Offence Step
      And player A tries to activate "Sage"
      Then that is refused
      When player A activates "Brawler"
      And player A is asked to act in the Offence Step
      Then "Brawler" has 15000 power

  @DBS-8-1-3-1-1
  Rule: 8-1-3-1-1 A skill without a skill cost is activated by declaring it

    Scenario: A Battle Card's skill without a skill cost is activated for free, and the card stays active
      Given player A has the active Battle Card "Giver" (probe "activate-draw-once")
      When player A activates "Giver"
      Then player A's hand holds 1 card
      And "Giver" is active
      And player A's Energy Area holds 6 active and 0 rested cards

    Scenario: A rested Battle Card's skill without a skill cost can be activated without energy
      Given player A has the rested Battle Card "Giver" (probe "activate-draw-once")
      And player A has 0 active and 0 rested energy
      When player A activates "Giver"
      Then player A's hand holds 1 card

    Scenario: A Leader Card's skill without a skill cost is activated for free, and the Leader Card stays active
      Given player A's Leader is "Guide" (probe "leader-free-draw-once")
      When player A activates "Guide"
      Then player A's hand holds 1 card
      And "Guide" is active
      And player A's Energy Area holds 6 active and 0 rested cards

  @DBS-8-1-3-1-2
  Rule: 8-1-3-1-2 An Extra Card's skill without a skill cost is activated by paying the card's energy cost

    Scenario: An Extra Card's skill without a skill cost costs exactly the card's energy cost
      Given player A has "Study" (probe "extra-cost-2-draw-2") in the hand
      When player A activates "Study"
      Then player A's Energy Area holds 4 active and 2 rested cards
      And player A's hand holds 2 cards

    Scenario: An Extra Card cannot be activated with less active energy than its energy cost
      Given player A has "Study" (probe "extra-cost-2-draw-2") in the hand
      And player A has the active Battle Card "Giver" (probe "activate-draw-once")
      And player A has 1 active and 0 rested energy
      When player A tries to activate "Study"
      Then that is refused
      When player A activates "Giver"
      Then player A's hand holds 2 cards
      And player A's Energy Area holds 1 active and 0 rested cards

    Scenario: An Extra Card's [Activate: Battle] is activated in a battle by paying its energy cost
      Given player A has "Cheer" (probe "extra-battle-cost-1-leader-power") and "Spare" in the hand
      When player A tries to activate "Cheer"
      Then that is refused
      When player A attacks "B leader" with "A leader"
      And player A activates "Cheer"
      And player A is asked to act in the Offence Step
      Then "A leader" has 15000 power
      And player A's Energy Area holds 5 active and 1 rested cards

  @DBS-8-1-4
  Rule: 8-1-4 A [Permanent] skill has its effect as long as it is valid

    Scenario: A [Permanent] works from the moment its card enters play until the card leaves
      Given player A has "Drummer" (probe "own-battle-cards-plus-1000") in the hand
      And player A has the active Battle Card "Mate" with 5000 power
      And player A has "Lift" (probe "extra-return-own-battle-card") in the hand
      When player A plays "Drummer"
      Then "Mate" has 6000 power
      When player A activates "Lift"
      And player A chooses "Drummer"
      Then "Mate" has 5000 power

    Scenario: A [Permanent] works on a card that a skill has played
      Given player A has "Gate" (probe "extra-play-all-from-hand") and "Drummer" (probe "own-battle-cards-plus-1000") in the hand
      And player A has the active Battle Card "Mate" with 5000 power
      And player A has "Lift" (probe "extra-return-own-battle-card") in the hand
      When player A activates "Gate"
      Then "Drummer" is in player A's Battle Area
      And "Mate" has 6000 power
      When player A activates "Lift"
      And player A chooses "Drummer"
      Then "Mate" has 5000 power

    Scenario: A [Permanent] also affects cards played later, and works in the opponent's turn
      Given player A has the active Battle Card "Drummer" (probe "own-battle-cards-plus-1000")
      And "Late" is a Battle Card of energy cost 1 with 5000 power
      And player A has "Late" in the hand
      When player A plays "Late"
      Then "Late" has 6000 power
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Late" has 6000 power

    Scenario: A [Permanent] skill cannot be activated by a player
      Given player A has the active Battle Card "Drummer" (probe "own-battle-cards-plus-1000")
      And player A has the active Battle Card "Giver" (probe "activate-draw-once")
      When player A tries to activate "Drummer"
      Then that is refused
      When player A activates "Giver"
      Then "Giver" has 11000 power
      And player A's hand holds 1 card

    Scenario: A [Permanent] works only while its condition is met
      Given player A has the active Battle Card "Lonely" (probe "alone-5000")
      And player A has "Mate" and "Lift" (probe "extra-return-own-battle-card") in the hand
      When player A plays "Mate"
      Then "Lonely" has 10000 power
      When player A activates "Lift"
      And player A chooses "Mate"
      Then "Lonely" has 15000 power

  @DBS-8-1-4-2
  Rule: 8-1-4-2 A card that an effect takes out of a [Permanent]'s range stays out of it for the turn

    Scenario: A card that fits a [Permanent] again in the same turn gets its boost back only in the next turn
      Given player A has the active Battle Card "Tutor" (probe "own-battle-cards-of-cost-2-plus-5000")
      And "Pupil" is a Battle Card of energy cost 2 with 5000 power
      And player A has the active Battle Card "Pupil"
      And player A has "Tax" (probe "extra-energy-cost-plus-3") and "Sale" (probe "extra-energy-cost-minus-4") in the hand
      When player A activates "Tax"
      And player A chooses "Pupil"
      Then "Pupil" has 5000 power
      When player A activates "Sale"
      And player A chooses "Pupil"
      Then "Pupil" has an energy cost of 1
      And "Pupil" has 5000 power
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Pupil" has 10000 power

    Scenario: A card taken out of one [Permanent]'s range is still reached by another, and so are other cards
      Given player A has the active Battle Card "Tutor" (probe "own-battle-cards-of-cost-2-plus-5000")
      And player A has the active Battle Card "Drummer" (probe "own-battle-cards-plus-1000")
      And "Pupil" is a Battle Card of energy cost 2 with 5000 power
      And "Other" is a Battle Card of energy cost 2 with 5000 power
      And player A has the active Battle Card "Pupil"
      And player A has the active Battle Card "Other"
      And player A has "Tax" (probe "extra-energy-cost-plus-3") and "Sale" (probe "extra-energy-cost-minus-4") in the hand
      When player A activates "Tax"
      And player A chooses "Pupil"
      And player A activates "Sale"
      And player A chooses "Pupil"
      Then "Pupil" has 6000 power
      And "Other" has 11000 power

    Scenario: A card that a skill rests and sets active gets a boost for active cards back only in the next turn
      Given player A has the active Battle Card "Coach" (probe "own-active-battle-cards-plus-5000")
      And player A has the active Battle Card "Pupil" with 5000 power
      And player A has "Lullaby" (probe "extra-rest-all-battle-cards") and "Reveille" (probe "extra-activate-own-battle-cards") in the hand
      When player A activates "Lullaby"
      Then "Pupil" has 5000 power
      When player A activates "Reveille"
      Then "Pupil" is active
      And "Pupil" has 5000 power
      When player A ends the turn
      Then it is now player B's Main Phase
      And "Pupil" has 10000 power

    Scenario: A card that was rested to attack gets a boost for active cards back at once when it becomes active
      Given player A has the active Battle Card "Coach" (probe "own-active-battle-cards-plus-5000")
      And player A has the active Battle Card "Pupil" with 5000 power
      And player A has the active Battle Card "Victim" with 5000 power
      And player A has "Reveille" (probe "extra-activate-own-battle-cards") in the hand
      And player A has "Lullaby" (probe "extra-rest-all-battle-cards") in the hand
      When player A attacks "B leader" with "Pupil"
      Then "Pupil" has 5000 power
      When player A activates "Reveille"
      Then "Pupil" has 10000 power
      When player A activates "Lullaby"
      Then "Victim" has 5000 power

    Scenario: A card that left and was played again is a new card, and the [Permanent] reaches it at once
      Given player A has the active Battle Card "Tutor" (probe "own-battle-cards-of-cost-2-plus-5000")
      And "Pupil" is a Battle Card of energy cost 2 with 5000 power
      And player A has the active Battle Card "Pupil"
      And player A has "Tax" (probe "extra-energy-cost-plus-3") and "Lift" (probe "extra-return-own-battle-card") in the hand
      When player A activates "Tax"
      And player A chooses "Pupil"
      Then "Pupil" has 5000 power
      When player A activates "Lift"
      And player A chooses "Pupil"
      And player A plays "Pupil"
      Then "Pupil" has 10000 power

    @reading
    Scenario Outline: A card evolved onto a card that a [Permanent] no longer reaches is <reached>, as ruled: <choice>
      Given the ambiguous rule "If a [Permanent] does not affect a card this turn, does it affect a card that is placed on it?" is answered "<choice>"
      And player A has the active Battle Card "Tutor" (probe "own-battle-cards-of-cost-2-plus-5000")
      And "Pupil" is a Battle Card of energy cost 2 with 5000 power
      And "Pupil" has the character name "Ember"
      And player A has the active Battle Card "Pupil"
      And "Grown" has this data:
        """
        {"category":"battle","comboPower":5000,"comboCost":0,"energyCost":2,"power":10000,"abilities":[{"type":"evolve","keyword":"evolve","onto":{"character":"Ember"}}]}
        """
      And player A has "Tax" (probe "extra-energy-cost-plus-3") and "Grown" in the hand
      When player A activates "Tax"
      And player A chooses "Pupil"
      And player A activates "Grown"
      Then "Grown" has <power> power
      And under "Grown" lies "Pupil"

      Examples:
        | choice                                     | reached       | power |
        | yes, it affects the new card               | reached       | 15000 |
        | no, it does not affect the new card either | shut out, too | 10000 |

  @DBS-8-1-5
  Rule: 8-1-5 An [Auto] skill activates by itself when its event occurs

    Scenario Outline: Player <other>'s [Auto] activates by itself in player <turn>'s turn
      Given it is player <turn>'s Main Phase
      And player <other> has the active Battle Card "Napper" (probe "rested-draws")
      And player <turn> has "Lullaby" (probe "extra-rest-all-battle-cards") in the hand
      When player <turn> activates "Lullaby"
      Then player <other>'s hand holds 1 card

      Examples:
        | turn | other |
        | A    | B     |
        | B    | A     |

    Scenario: A player cannot activate an [Auto] without its event
      Given player A has the active Battle Card "Scout" (probe "attacks-draw")
      When player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds 0 cards
      When player A attacks "B leader" with "Scout"
      Then player A's hand holds 1 card

    Scenario: A player cannot decline an [Auto] that does not say "you may"
      Given player A has the active Battle Card "Scout" (probe "attacks-draw")
      When player A attacks "B leader" with "Scout"
      And player A tries to accept the offer of the effect
      Then that is not offered
      And player A's hand holds 1 card

    Scenario: An [Auto] for the attack of its card does not activate when another card attacks
      Given player A has the active Battle Card "Scout" (probe "attacks-draw")
      When player A attacks "B leader" with "A leader"
      Then player A's hand holds 0 cards
      When player A attacks "B leader" with "Scout"
      Then player A's hand holds 1 card

  @DBS-8-2-2-2
  Rule: 8-2-2-2 A continuous effect lasts as long as it states, and otherwise for the game

    Scenario: A power boost for the battle ends with the battle
      Given player A has the active Battle Card "Brawler" (probe "activate-battle-power-once")
      When player A attacks "B leader" with "A leader"
      And player A activates "Brawler"
      And player A is asked to act in the Offence Step
      Then "Brawler" has 15000 power
      When player A declines
      And player A is asked to act
      Then "Brawler" has 10000 power

    Scenario: A power boost for the turn lasts through a battle and ends with the turn
      Given player A has "Boost" (probe "extra-power-plus-10000") in the hand
      When player A activates "Boost"
      Then "A leader" has 20000 power
      When player A attacks "B leader" with "A leader"
      And player A is asked to act
      Then "A leader" has 20000 power
      When player A ends the turn
      Then it is now player B's Main Phase
      And "A leader" has 10000 power

    Scenario: A power boost without a stated duration lasts until the end of the game
      Given player A has "Training" (probe "extra-leader-power-without-a-time") in the hand
      When player A activates "Training"
      And player A ends the turn
      And player B ends the turn
      And player A ends the turn
      Then it is now player B's Main Phase
      And "A leader" has 11000 power

    Scenario: A power boost without a stated duration stays after its card has left
      Given player A has the active Battle Card "Trainer" (probe "drop-itself-leader-power-without-a-time")
      When player A activates "Trainer"
      Then "Trainer" is in player A's Drop Area
      When player A ends the turn
      And player B ends the turn
      Then "A leader" has 11000 power
