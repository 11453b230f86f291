@VG
Feature: 11.9. In which order continuous effects are applied

  @VG-11.9.1.1
  Rule: 11.9.1.1 Printed information is applied first

    @VG-11.9.6
    Scenario: A unit with 8000 printed power called to a row that gets 5000 power has 13000 power
      Given player A has the unit "Drummer" (probe "front-units-get-5000") on the back left circle
      And player A has "Page" and "Boy" in the hand
      When player A calls "Page" to the front left circle
      And player A calls "Boy" to the back right circle
      Then "Page" has 13000 power
      And "Boy" has 8000 power

  @VG-11.9.1.2
  Rule: 11.9.1.2 Original information is changed before anything is added

    Scenario: A vanguard that got 1000 power has 21000 when its original power becomes 20000
      Given player A has the unit "Cheer" (probe "vanguards-get-power") on the front left circle
      And player A has "Growth" (probe "order-vanguard-original-power-20000") in the hand
      When player A activates "Cheer"
      And player A plays the order "Growth"
      Then "A vanguard" has 21000 power

  @VG-11.9.1.3
  Rule: 11.9.1.3 Original information is lost after it is gained and before anything else

    Background:
      Given player A has the unit "Herald" (probe "act-more-orders") on the back left circle
      And player A has the unit "Sage" (probe "act-sun-units-get-power") on the back right circle
      And "Sage" is of the clan "Sun"
      And player A has "Oblivion" (probe "order-vanguard-loses-original-clans") in the hand

    Scenario: A vanguard that has lost its original clans does not have one that it gains as an original clan later
      Given player A has "Rising" (probe "order-vanguard-original-sun") in the hand
      When player A plays the order "Oblivion"
      And player A activates "Herald"
      And player A plays the order "Rising"
      And player A activates "Sage"
      Then "A vanguard" has 10000 power
      And "Sage" has 13000 power

    Scenario: A vanguard that loses its original clans keeps the clan that it had got besides
      Given player A has "Oath" (probe "order-vanguard-also-sun") in the hand
      When player A plays the order "Oath"
      And player A activates "Herald"
      And player A plays the order "Oblivion"
      And player A activates "Sage"
      Then "A vanguard" has 15000 power

  @VG-11.9.1.4
  Rule: 11.9.1.4 Additions by rules are applied after changes of original information

    Scenario: A G unit whose original power becomes 20000 gets its heart's power on top
      Given "Ace" is a unit of grade 3 with 11000 power
      And player A has the unit "Ace" on the vanguard circle
      And player A has the unit "Giant" (probe "strider") on the vanguard circle
      And "Ace" is in the heart state under "Giant"
      And player A has "Growth" (probe "order-vanguard-original-power-20000") in the hand
      When player A plays the order "Growth"
      Then "Giant" has 31000 power

    Scenario: A G unit that has more than 15000 power by its heart gains the ability that such units gain
      Given "Ace" is a unit of grade 3 with 11000 power
      And player A has the unit "Ace" on the vanguard circle
      And player A has the unit "Sprite" on the vanguard circle
      And "Sprite" is a unit of grade 4 with 9000 power
      And "Sprite" is a G unit
      And "Ace" is in the heart state under "Sprite"
      And player A has "Teacher" (probe "strong-units-gain-critical") in the hand
      When player A calls "Teacher" to the front left circle
      Then "Sprite" has a critical of 2
      And "Teacher" has a critical of 1

  @VG-11.9.1.5
  Rule: 11.9.1.5 Abilities are gained and lost before values go up and down

    Background:
      Given player A has the unit "Teacher" (probe "strong-units-gain-critical") on the front left circle

    Scenario: A unit with 15000 printed power gains an ability for such units, but a vanguard raised to 15000 does not
      Given "Lord" is a unit of grade 3 with 15000 power
      And player A has the unit "Lord" on the front right circle
      And player A has "Blessing" (probe "order-vanguard-power-for-the-game") in the hand
      When player A plays the order "Blessing"
      Then "A vanguard" has 15000 power
      And "A vanguard" has a critical of 1
      And "Lord" has a critical of 2

    Scenario: A vanguard whose original power becomes 20000 gains what units of 15000 power gain
      Given player A has "Growth" (probe "order-vanguard-original-power-20000") in the hand
      When player A plays the order "Growth"
      Then "A vanguard" has a critical of 2

  @VG-11.9.1.6
  Rule: 11.9.1.6 Information that is not a number is changed before values go up and down

    Background:
      Given player A has the unit "Preacher" (probe "strong-units-are-sun") on the front left circle
      And player A has the unit "Sage" (probe "act-sun-units-get-power") on the back right circle

    Scenario: A unit with 15000 printed power gets a clan given to such units, but a vanguard raised to 15000 does not
      Given "Lord" is a unit of grade 3 with 15000 power
      And player A has the unit "Lord" on the front right circle
      And player A has "Blessing" (probe "order-vanguard-power-for-the-game") in the hand
      When player A plays the order "Blessing"
      And player A activates "Sage"
      Then "A vanguard" has 15000 power
      And "Lord" has 20000 power

    Scenario: A vanguard whose original power becomes 20000 is of that clan, and gets what the clan gets
      Given player A has "Growth" (probe "order-vanguard-original-power-20000") in the hand
      When player A plays the order "Growth"
      And player A activates "Sage"
      Then "A vanguard" has 25000 power

  @VG-11.9.1.7
  Rule: 11.9.1.7 Values go up and down before boosts and guardians are added

    Background:
      Given player A has the unit "Judge" (probe "strong-units-get-critical") on the front left circle

    @VG-11.9.1.8
    Scenario: A unit of 15000 power gets power given to such units, but a vanguard boosted to 15000 does not
      Given "Lord" is a unit of grade 3 with 15000 power
      And player A has the unit "Lord" on the front right circle
      And player A has the unit "Squire" on the back center circle
      And "Squire" has the icon "boost"
      And player B has "Shield" in the hand
      When player A attacks "B vanguard" with "A vanguard"
      And player A boosts with "Squire"
      And player B is asked to guard
      Then "A vanguard" has 18000 power
      And "A vanguard" has a critical of 1
      And "Lord" has a critical of 2

    Scenario: A vanguard that an effect raises to 15000 power gets power given to such units
      Given player A has "Blessing" (probe "order-vanguard-power-for-the-game") in the hand
      When player A plays the order "Blessing"
      Then "A vanguard" has a critical of 2

  @VG-11.9.1.8
  Rule: 11.9.1.8 Boosts and guardians are added after all other increases and decreases

    Scenario: A vanguard raised to 15000 by its guardians does not get power given to such units
      Given player B has the unit "Judge" (probe "strong-units-get-critical") on the front left circle
      And player B has "Shield" and "Wall" in the hand
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with "Shield"
      And player B is asked to guard
      Then "B vanguard" has 15000 power
      And "B vanguard" has a critical of 1

  @VG-11.9.1.9
  Rule: 11.9.1.9 Values that are set are applied last

    Scenario: A vanguard whose power is set to 12000 has exactly that, whatever it gets and however it is boosted
      Given player A has the unit "Squire" on the back center circle
      And "Squire" has the icon "boost"
      And player A has "Rigid" (probe "vanguard-power-becomes-12000") in the hand
      And "Champion" is a unit of grade 3 with 13000 power
      And player A has the unit "Champion" on the vanguard circle
      And player A has "Blessing" (probe "order-vanguard-power-for-the-game") in the hand
      And player B has "Shield" in the hand
      When player A calls "Rigid" to the front left circle
      And player A plays the order "Blessing"
      And player A attacks "B vanguard" with "Champion"
      And player A boosts with "Squire"
      And player B is asked to guard
      Then "Champion" has 12000 power

    @VG-11.9.4
    Scenario: Two rear-guards whose power is swapped each have the other's power until the end of the turn
      Given player A has the unit "Trader" (probe "act-swaps-power-and-critical") on the back left circle
      And player A has the unit "Page" on the front left circle
      And player B has the unit "Giant" on the front left circle
      And "Giant" is a unit of grade 3 with 13000 power
      When player A activates "Trader"
      And player A chooses "Page" and "Giant"
      Then "Page" has 13000 power
      And "Giant" has 8000 power
      When player A ends the turn
      Then "Page" has 8000 power
      And "Giant" has 13000 power

  @VG-11.9.2
  Rule: 11.9.2 Otherwise an effect that sets information is applied after an effect that adds to it

    Scenario: A vanguard whose clan was set to Moon does not belong to a clan that it gets later
      Given player A has the unit "Herald" (probe "act-more-orders") on the back left circle
      And player A has the unit "Sage" (probe "act-sun-units-get-power") on the back center circle
      And player A has the unit "Seer" (probe "act-moon-units-get-power") on the back right circle
      And player A has "Eclipse" (probe "order-vanguard-clan-becomes-moon") in the hand
      And player A has "Oath" (probe "order-vanguard-also-sun") in the hand
      When player A plays the order "Eclipse"
      And player A activates "Herald"
      And player A plays the order "Oath"
      And player A activates "Sage"
      And player A activates "Seer"
      Then "A vanguard" has 12000 power

  @VG-11.9.3
  Rule: 11.9.3 Within a step, an effect that depends on another is applied after it

    Scenario: An older ability for units with 15000 power applies to units that a newer ability makes so strong
      Given player A has the unit "Judge" (probe "strong-units-get-1000") on the back left circle
      And player A has "Drummer" (probe "front-units-get-5000") in the hand
      When player A calls "Drummer" to the back right circle
      Then "A vanguard" has 16000 power

  @VG-11.9.3.1
  Rule: 11.9.3.1 If nothing else decides, the later effect is applied last

    Scenario Outline: The unit that came last determines the vanguard's power: <power>
      Given player A has the unit "First" (probe "vanguard-power-becomes-<before>") on the back left circle
      And player A has "Second" (probe "vanguard-power-becomes-<power>") in the hand
      When player A calls "Second" to the back right circle
      Then "A vanguard" has <power> power

      Examples:
        | before | power |
        | 14000  | 12000 |
        | 12000  | 14000 |

    @VG-11.9.3.1.1
    Scenario: Exchanging a unit to another circle does not make its ability a later one
      Given player A has the unit "First" (probe "vanguard-power-becomes-14000") on the back left circle
      And player A has "Second" (probe "vanguard-power-becomes-12000") in the hand
      When player A calls "Second" to the back right circle
      And player A exchanges the cards of the column of the front left circle
      Then "First" is on player A's front left circle
      And "A vanguard" has 12000 power

  @VG-11.9.3.1.1
  Rule: 11.9.3.1.1 A unit's continuous ability counts from when its card was put onto the field

    Scenario: Calling a unit from another circle does not make its ability a later one
      Given player A has the unit "First" (probe "vanguard-power-becomes-14000") on the back left circle
      And player A has "Second" (probe "vanguard-power-becomes-12000") in the hand
      And player A has "Caller" (probe "call-a-rear-guard") in the hand
      When player A calls "Second" to the back right circle
      And player A calls "Caller" to the front right circle
      And player A chooses "First"
      And player A chooses the front left circle
      Then "First" is on player A's front left circle
      And "A vanguard" has 12000 power

  @VG-11.9.3.1.1.1
  Rule: 11.9.3.1.1.1 Other abilities count from when they took effect

    Scenario: An ability that an older unit activates overrides a newer unit's continuous ability
      Given player A has the unit "First" (probe "act-vanguard-power-becomes-14000") on the back left circle
      And player A has "Second" (probe "vanguard-power-becomes-12000") in the hand
      When player A calls "Second" to the back right circle
      Then "A vanguard" has 12000 power
      When player A activates "First"
      Then "A vanguard" has 14000 power

  @VG-11.9.3.1.1.2
  Rule: 11.9.3.1.1.2 Of effects at the same moment, those of the turn player come first

    Scenario: If cards go to both players' souls at the same moment, the non-turn player's ability is applied last
      Given player A has "Summons" (probe "order-both-hands-to-soul") in the hand
      And player A has "Ours" (probe "in-soul-vanguards-power-becomes-16000") in the hand
      And player B has "Theirs" (probe "in-soul-vanguards-power-becomes-14000") in the hand
      When player A plays the order "Summons"
      Then "A vanguard" has 14000 power
      And "B vanguard" has 14000 power

    @reading
    Scenario Outline: If a player calls two units at once, the ability of the one that is named <which> is applied last
      Given the ambiguous rule "In which order do a player's continuous effects apply that begin at the same moment?" is answered "<choice>"
      And player A has "Caller" (probe "call-two") in the hand
      And player A has "Fourteen" (probe "vanguard-power-becomes-14000") and "Twelve" (probe "vanguard-power-becomes-12000") in the hand
      When player A calls "Caller" to the front right circle
      And player A chooses "Fourteen" and "Twelve"
      And player A chooses the back left circle
      And player A chooses the back right circle
      Then "A vanguard" has <power> power

      Examples:
        | which | choice                               | power |
        | last  | in the order in which they are named | 12000 |
        | first | the last named first                 | 14000 |

  @VG-11.9.4
  Rule: 11.9.4 A resolved effect applies to the cards and numbers of that moment

    Scenario: Front rear-guards keep a resolved effect's power in the back row, and later ones do not get it
      Given player A has the unit "Drummer" (probe "act-front-rear-guards-get-5000") on the back center circle
      And player A has the unit "Knight" on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has "Page" in the hand
      When player A activates "Drummer"
      And player A calls "Page" to the front right circle
      And player A exchanges the cards of the column of the front left circle
      Then "Knight" is on player A's back left circle
      And "Knight" has 13000 power
      And "Squire" has 8000 power
      And "Page" has 8000 power

    Scenario: Power for each rear-guard stays after they leave if an ability was used, but falls if it is continuous
      Given player A has the unit "Watch" (probe "power-by-rear-guards") on the vanguard circle
      And player A has the unit "General" (probe "act-power-by-rear-guards") on the front left circle
      And player A has the unit "Knight" on the front right circle
      And player A has the unit "Axe" (probe "act-retires-another-to-draw") on the back center circle
      When player A activates "General"
      Then "General" has 14000 power
      And "Watch" has 17000 power
      When player A activates "Axe"
      And player A chooses "Knight"
      Then "General" has 14000 power
      And "Watch" has 15000 power

  @VG-11.9.4.1
  Rule: 11.9.4.1 An increase to match another value is a fixed difference

    Scenario: A unit that has matched its vanguard's power does not follow later changes
      Given player A has the unit "Mirror" (probe "act-matches-vanguards") on the front left circle
      And player A has the unit "Cheer" (probe "vanguards-get-power") on the back left circle
      And player A has the unit "Anthem" (probe "all-units-get-power") on the back right circle
      When player A activates "Mirror"
      And player A activates "Cheer"
      Then "Mirror" has 10000 power
      And "A vanguard" has 11000 power
      When player A activates "Anthem"
      Then "Mirror" has 11000 power

  @VG-11.9.4.1.1
  Rule: 11.9.4.1.1 A doubled value increases by its amount at that moment

    Scenario: A unit of 9000 power that is doubled has 18000, and 19000 with 1000 more
      Given player A has the unit "Echo" (probe "act-doubles-own-power") on the front left circle
      And player A has the unit "Anthem" (probe "all-units-get-power") on the back right circle
      When player A activates "Anthem"
      And player A activates "Echo"
      Then "Echo" has 18000 power
      When player A activates "Anthem"
      Then "Echo" has 19000 power

  @VG-11.9.5
  Rule: 11.9.5 Effects that change no information of cards also apply to cards that come later

    Scenario: A unit called after "your rear-guards cannot attack" cannot attack
      Given player A has "Truce" (probe "order-rear-guards-cannot-attack") in the hand
      And player A has "Page" in the hand
      When player A plays the order "Truce"
      And player A calls "Page" to the front left circle
      And player A ends the phase
      And player A tries to attack "B vanguard" with "Page"
      Then that is refused
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 1 card

  @VG-11.9.7
  Rule: 11.9.7 A triggering ability reads a card that comes as the effects of its new zone make it

    Scenario: An ability for a unit of 13000 power triggers on a unit that gets it from its new row
      Given player A has the unit "Drummer" (probe "front-units-get-5000") on the back left circle
      And player A has the unit "Scout" (probe "called-strong-draws") on the back center circle
      And player A has "Page" and "Boy" in the hand
      When player A calls "Boy" to the back right circle
      Then player A's hand holds 1 card
      When player A calls "Page" to the front left circle
      Then player A's hand holds 1 card

  @VG-11.9.8
  Rule: 11.9.8 An effect that is nullified does nothing from then on

    @VG-11.9.8.1
    Scenario: Two units lose the power and the critical of a nullified effect
      Given player A has the unit "Chief" (probe "act-front-rear-guards-get-power-and-critical") on the back left circle
      And player A has the unit "Left" on the front left circle
      And player A has the unit "Right" on the front right circle
      And player A has the unit "Anthem" (probe "all-units-get-power") on the back center circle
      And player A has "Breaker" (probe "called-nullifies") in the hand
      When player A activates "Anthem"
      And player A activates "Chief"
      Then "Left" has 14000 power
      When player A calls "Breaker" to the back right circle
      And player A chooses "Chief"
      Then "Left" has 9000 power
      And "Right" has 9000 power
      And "Left" has a critical of 1
      And "Right" has a critical of 1
      When player A activates "Chief"
      Then "Left" has 14000 power
