@VG
Feature: 11.10, 11.3.1.3.3. Replacement effects

  @VG-11.10.1
  Rule: 11.10.1 A replacement effect puts another event in place of the one that would happen

    Scenario: A rear-guard that would be retired in battle is put into the hand instead
      Given player B has the unit "Ghost" (probe "retired-to-hand-instead") at rest on the front left circle
      When player A attacks "Ghost" with "A vanguard"
      Then "Ghost" is in player B's hand
      And player B's drop zone holds 0 cards

    Scenario: A player who would draw soul-charges instead, but the other player still draws
      Given player A has the unit "Siphon" (probe "draw-becomes-soul-charge") on the front left circle
      And player A has the unit "Smith" (probe "act-draws") on the front right circle
      And player A has "Top" on top of the deck
      And player B has "Next" on top of the deck
      When player A activates "Smith"
      Then player A's soul holds exactly "Top"
      And player A's hand holds 0 cards
      When player A ends the turn
      Then player B's hand holds exactly "Next"

    Scenario: A replacement that is not optional applies even if nothing can be done instead
      Given player B has the unit "Warden" (probe "own-retired-discard-instead") on the back left circle
      And player B has the unit "Prey" on the front left circle
      And player A has "Raider" (probe "retire-one") in the hand
      When player A calls "Raider" to the front left circle
      And player A chooses "Prey"
      Then "Prey" is on player B's front left circle
      And "Raider" is on player A's front left circle

  @VG-11.10.1.1
  Rule: 11.10.1.1 A replaced event counts as not having happened at all

    Scenario: A unit that was bound instead of being retired triggers nothing for being retired
      Given player A has the unit "Hunter" (probe "others-retired-draw-1") on the back left circle
      And player A has the unit "Binder" (probe "retired-bind-instead") on the back right circle
      And player A has "Raider" (probe "retire-one") in the hand
      And player B has the unit "Prey" on the front left circle
      When player A calls "Raider" to the front left circle
      Then "Prey" is in player B's bind zone
      And player A's hand holds 0 cards

    Scenario: A replaced draw triggers nothing, but the action done instead does
      Given player A has the unit "Siphon" (probe "draw-becomes-soul-charge") on the front left circle
      And player A has the unit "Reader" (probe "drew-soul-charges") on the back left circle
      And player A has the unit "Scholar" (probe "into-soul-draws-for-opponent") on the back right circle
      And player A has the unit "Smith" (probe "act-draws") on the front right circle
      When player A activates "Smith"
      Then player A's soul holds 1 card
      And player B's hand holds 1 card

  @VG-11.10.2
  Rule: 11.10.2 The affected player decides which of several replacements applies first

    Scenario Outline: The master of a unit that would be retired in battle lets the replacement of <first> apply first
      Given player A has the unit "Binder" (probe "retired-bind-instead") on the back left circle
      And player B has the unit "Keeper" (probe "own-retired-soul-instead") on the back left circle
      And player B has the unit "Prey" at rest on the front left circle
      When player A attacks "Prey" with "A vanguard"
      And player B lets "<first>"'s ability come first
      Then "Prey" is in player B's <zone>
      And the event "retired" did not happen

      Examples:
        | first  | zone      |
        | Binder | bind zone |
        | Keeper | soul      |

  @VG-11.10.2.1
  Rule: 11.10.2.1 The master of the affected card decides which replacement applies first

    Scenario Outline: A player whose own effect would retire their unit lets the replacement of <first> apply first
      Given player A has the unit "Keeper" (probe "own-retired-soul-instead") on the back left circle
      And player B has the unit "Binder" (probe "retired-bind-instead") on the back left circle
      And player A has the unit "Prey" on the front left circle
      And player A has the unit "Smith" (probe "act-retires-another-to-draw") on the back right circle
      When player A activates "Smith"
      And player A chooses "Prey"
      And player A lets "<first>"'s ability come first
      Then "Prey" is in player A's <zone>

      Examples:
        | first  | zone      |
        | Binder | bind zone |
        | Keeper | soul      |

  @VG-11.10.2.2
  Rule: 11.10.2.2 The player who performs an action, or the master of the card that it is applied to, decides

    Scenario Outline: A player who would draw by an effect lets the replacement of <first> come first
      Given player A has the unit "Siphon" (probe "draw-becomes-soul-charge") on the front left circle
      And player A has the unit "Mill" (probe "draw-becomes-mill") on the back left circle
      And player A has the unit "Smith" (probe "act-draws") on the front right circle
      And player A has "Top" on top of the deck
      When player A activates "Smith"
      And player A lets "<first>"'s ability come first
      Then "Top" is in player A's <zone>
      And player A's hand holds 0 cards

      Examples:
        | first  | zone      |
        | Siphon | soul      |
        | Mill   | drop zone |

    Scenario: A player who would draw in the other player's turn also decides between replacements
      Given player B has the unit "Siphon" (probe "draw-becomes-soul-charge") on the back left circle
      And player B has the unit "Mill" (probe "draw-becomes-mill") on the back right circle
      And player B has the unit "Rock" (probe "retired-draws") on the front left circle
      And player B has "Top" on top of the deck
      And player A has "Raider" (probe "retire-one") in the hand
      When player A calls "Raider" to the front left circle
      And player A chooses "Rock"
      And player B lets "Mill"'s ability come first
      Then "Top" is in player B's drop zone
      And player B's soul holds 0 cards

    @reading
    Scenario Outline: If an effect of player A would retire a unit, player <chooser> lets the replacement of <first> apply first (<by>)
      Given the ambiguous rule "Who chooses if several effects would replace what the opponent's effect does to a card?" is answered "<choice>"
      And player A has the unit "Binder" (probe "retired-bind-instead") on the back left circle
      And player A has "Raider" (probe "retire-one") in the hand
      And player B has the unit "Keeper" (probe "own-retired-soul-instead") on the back left circle
      And player B has the unit "Prey" on the front left circle
      When player A calls "Raider" to the front left circle
      And player A chooses "Prey"
      And player <chooser> lets "<first>"'s ability come first
      Then "Prey" is in player B's <zone>
      And the event "retired" did not happen

      Examples:
        | choice                     | chooser | first  | zone      | by                 |
        | the master of the card     | B       | Binder | bind zone | our interpretation |
        | the master of the card     | B       | Keeper | soul      | our interpretation |
        | the player who performs it | A       | Binder | bind zone | alternative        |

  @VG-11.10.2.3
  Rule: 11.10.2.3 Each replacement applies at most once to the same event

    Scenario: If two units can each be retired in place of the other, each replacement applies only once
      Given player B has the unit "Prey" at rest on the front left circle
      And player B has the unit "Martyr" (probe "others-retired-retire-this-instead") on the back left circle
      And player B has the unit "Second" (probe "others-retired-retire-this-instead") on the back right circle
      When player A attacks "Prey" with "A vanguard"
      And player B lets "Martyr"'s ability come first
      Then player B's drop zone holds exactly "Second"
      And "Prey" is on player B's front left circle

    @reading
    Scenario Outline: A player with one card to discard who would lose two rear-guards at once loses <lost> (<by>)
      Given the ambiguous rule "Does one application of a replacement cover all cards to which something would happen at one moment?" is answered "<choice>"
      And player B has the unit "Warden" (probe "own-retired-may-discard-instead") on the back left circle
      And player B has the unit "Prey" on the front left circle
      And player B has "Ransom" in the hand
      And player A has "Raider" (probe "called-retires-rear-guards") in the hand
      When player A calls "Raider" to the front left circle
      And player B accepts the offer of the effect
      Then player B's drop zone holds <cards> cards
      And "Ransom" is in player B's drop zone

      Examples:
        | choice                         | lost    | cards | by                 |
        | no, it is applied to each card | one     | 2     | our interpretation |
        | yes, to all at once            | neither | 1     | alternative        |

  @VG-11.10.3
  Rule: 11.10.3 An optional replacement is not applied where its choice cannot be performed

    Scenario: A player with no card in the hand is not offered the replacement, and the rear-guard is retired
      Given player B has the unit "Warden" (probe "own-retired-may-discard-instead") on the back left circle
      And player B has the unit "Prey" at rest on the front left circle
      When player A attacks "Prey" with "A vanguard"
      Then player B is not asked to accept the offer
      And "Prey" is in player B's drop zone

    Scenario: A player with a card in the hand discards it instead, or lets the rear-guard be retired
      Given player B has the unit "Warden" (probe "own-retired-may-discard-instead") on the back left circle
      And player B has the unit "Prey" on the front left circle
      And player B has the unit "Other" on the front right circle
      And player B has "One" and "Two" in the hand
      And player A has "Raider" (probe "retire-one") and "Second" (probe "retire-one") in the hand
      When player A calls "Raider" to the front left circle
      And player A chooses "Prey"
      And player B accepts the offer of the effect
      And player B chooses "One"
      Then "Prey" is on player B's front left circle
      When player A calls "Second" to the front right circle
      And player A chooses "Other"
      And player B is asked to accept the offer
      And player B declines
      Then "Other" is in player B's drop zone
      And player B's hand holds exactly "Two"

  @VG-11.3.1.3.3
  Rule: 11.3.1.3.3 An effect that changes what another effect gives is a replacement effect

    Scenario Outline: A unit's power change is <power> in the end if the replacement of <first> applies first
      Given player A has the unit "Doubler" (probe "gets-twice-the-power") on the front left circle
      And player A has the unit "Damper" (probe "gets-1000-power") on the back left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle
      When player A activates "Smith"
      And player A lets "<first>"'s ability come first
      Then "Smith" has <power> power

      Examples:
        | first   | power |
        | Doubler | 9000  |
        | Damper  | 10000 |

    Scenario: Doubled power until the end of the turn is doubled once and ends with the turn
      Given player A has the unit "Doubler" (probe "gets-twice-the-power") on the front left circle
      And player A has the unit "Smith" (probe "act-power-this-turn") on the front right circle
      When player A activates "Smith"
      Then "Smith" has 18000 power
      When player A ends the turn
      Then "Smith" has 8000 power

    Scenario: A replacement that doubles power doubles a trigger icon's power as well
      Given player A has the unit "Doubler" (probe "gets-twice-the-power") on the back left circle
      And player A has the unit "Other" on the front left circle
      And "Spark" has the trigger icon "critical" with 10000 power
      And player A has "Spark" on top of the deck
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      And player A chooses "A vanguard"
      Then "A vanguard" has 30000 power
