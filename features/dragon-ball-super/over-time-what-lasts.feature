# Made by npm run docs from scripts/over-time/dragon-ball-super.ts; do not edit.
@DBS
Feature: Lasting effects on chosen cards, on cards that change control and on negated skills

  @DBS-8-3-2
  Rule: 8-3-2 A negated skill is still a skill, but its effects and its choices are skipped

    Scenario: A gained keyword that is negated for a turn works again after that turn
      Given player A has "Vow" (probe "lasts-game") in the hand
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And player A has "Silence" (probe "silence") in the hand
      And player A has the active Battle Card "Mate" with 10000 power
      And player B has "Tide" (probe "extra-return") in the hand
      When player A activates "Vow"
      And player A activates "Silence"
      And player A chooses "Ward"
      And player A ends the turn
      And player B activates "Tide"
      And player B tries to choose "Ward"
      Then that is refused
      When player B chooses "Mate"
      Then "Mate" is in player A's hand

  @DBS-8-5-3
  Rule: 8-5-3 A player makes a skill's choice when that part of the skill is resolved

    Scenario: A power set by a skill applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And player A has the active Battle Card "Set"
      And "Set" has a decoy
      When player A activates "Vow"
      And player A chooses "Set"
      Then "Set" has 15000 power
      And "Set (decoy)" has 10000 power

    Scenario: A change of combo power applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And player A has the active Battle Card "Crew"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And "Crew" has a decoy
      When player A activates "Vow"
      And player A chooses "Crew"
      Then "Crew" has 15000 power
      And "Crew (decoy)" has 10000 power

    Scenario: A change of a combo cost applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And player A has the active Battle Card "Toil"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And "Toil" has a decoy
      When player A activates "Vow"
      And player A chooses "Toil"
      Then "Toil" has 15000 power
      And "Toil (decoy)" has 10000 power

    Scenario: A change of an energy cost applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And player A has the active Battle Card "Load"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And "Load" has a decoy
      When player A activates "Vow"
      And player A chooses "Load"
      Then "Load" has 15000 power
      And "Load (decoy)" has 10000 power

    Scenario: A gained keyword applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "lasts-game") in the hand
      And player A has the active Battle Card "Ward"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And "Ward" has a decoy
      When player A activates "Vow"
      And player A chooses "Ward"
      Then "Ward" has 11000 power
      And "Ward (decoy)" has 10000 power

    Scenario: A gained skill applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "lasts-game") in the hand
      And player A has the active Battle Card "Art"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And "Art" has a decoy
      When player A activates "Vow"
      And player A chooses "Art"
      Then "Art" has 11000 power
      And "Art (decoy)" has 10000 power

    Scenario: A negation of [Permanent] skills applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And "Mute" is the probe card "weak-5000"
      And "Mute" has the card name "Mute"
      And player A has the active Battle Card "Mute"
      And "Mute" has a decoy
      When player A activates "Vow"
      And player A chooses "Mute"
      Then "Mute" has 15000 power
      And "Mute (decoy)" has 10000 power

    Scenario: A given trait applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "lasts-game") in the hand
      And player A has the active Battle Card "Kin"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And "Kin" has a decoy
      When player A activates "Vow"
      And player A chooses "Kin"
      Then "Kin" has 11000 power
      And "Kin (decoy)" has 10000 power

    Scenario: A lost trait applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And "Cast" is the probe card "hush-5000"
      And "Cast" has the card name "Cast"
      And "Cast" has the special trait "Drift"
      And player A has the active Battle Card "Cast"
      And player A has the active Battle Card "Gauge" (probe "mutes-drifts")
      And "Cast" has a decoy
      When player A activates "Vow"
      And player A chooses "Cast"
      Then "Cast" has 15000 power
      And "Cast (decoy)" has 10000 power

    Scenario: A change of color applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And player A has the active Battle Card "Hue"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And "Hue" has a decoy
      When player A activates "Vow"
      And player A chooses "Hue"
      Then "Hue" has 15000 power
      And "Hue (decoy)" has 10000 power

    Scenario: An immunity to the opponent's cards applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And player A has the active Battle Card "Aegis" with 15000 power
      And player B has the active Battle Card "Thorn" (probe "thorn")
      And "Aegis" has a decoy
      When player A activates "Vow"
      And player A chooses "Aegis"
      Then "Aegis" has 15000 power
      And "Aegis (decoy)" has 10000 power

    Scenario: A requirement for skills applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "kinds-last-game") in the hand
      And "Bell" is the probe card "bell"
      And "Bell" has the card name "Bell"
      And player A has the active Battle Card "Bell"
      And "Bell" has a decoy
      When player A activates "Vow"
      And player A chooses "Bell"
      And player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards
      And "Bell" has 10000 power
      And "Bell (decoy)" has 12000 power

    Scenario: A ban on attacking applies only to the chosen card, not to a copy of it
      Given player A has "Vow" (probe "extra-forbids-attack") in the hand
      And player A has the active Battle Card "Ban" with 10000 power
      And "Ban" has a decoy
      When player A activates "Vow"
      And player A chooses "Ban"
      And player A tries to attack "B leader" with "Ban"
      Then that is refused
      When player A attacks "B leader" with "Ban (decoy)"
      Then player B's Life Area holds 3 cards

  @DBS-11-5-1-1
  Rule: 11-5-1-1 A card keeps its mode and the effects on it when another player gains control of it

    Scenario: A power set by a skill stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And player B has the active Battle Card "Set"
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Set" is in player A's Battle Area
      And "Set" has 15000 power

    Scenario: A change of combo power stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And player B has the active Battle Card "Crew"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Crew" is in player A's Battle Area
      And "Crew" has 15000 power

    Scenario: A change of a combo cost stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And player B has the active Battle Card "Toil"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Toil" is in player A's Battle Area
      And "Toil" has 15000 power

    Scenario: A change of an energy cost stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And player B has the active Battle Card "Load"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Load" is in player A's Battle Area
      And "Load" has 15000 power

    Scenario: A gained skill stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "lasts-game") in the hand
      And player B has the active Battle Card "Art"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Art" is in player A's Battle Area
      And "Art" has 11000 power

    Scenario: A negation of skills stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "lasts-game") in the hand
      And "Hush" is the probe card "hush-5000"
      And "Hush" has the card name "Hush"
      And player B has the active Battle Card "Hush"
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Hush" is in player A's Battle Area
      And "Hush" has 10000 power

    Scenario: A negation of [Permanent] skills stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And "Mute" is the probe card "weak-5000"
      And "Mute" has the card name "Mute"
      And player B has the active Battle Card "Mute"
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Mute" is in player A's Battle Area
      And "Mute" has 15000 power

    Scenario: A given trait stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "lasts-game") in the hand
      And player B has the active Battle Card "Kin"
      And player A has the active Battle Card "Gauge" (probe "gauge")
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Kin" is in player A's Battle Area
      And "Kin" has 11000 power

    Scenario: A lost trait stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And "Cast" is the probe card "hush-5000"
      And "Cast" has the card name "Cast"
      And "Cast" has the special trait "Drift"
      And player B has the active Battle Card "Cast"
      And player A has the active Battle Card "Gauge" (probe "mutes-drifts")
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Cast" is in player A's Battle Area
      And "Cast" has 15000 power

    Scenario: A change of color stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And player B has the active Battle Card "Hue"
      And player A has the active Battle Card "Gauge" (probe "gauge-of-kinds")
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Hue" is in player A's Battle Area
      And "Hue" has 15000 power

    Scenario: A requirement for skills stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "kinds-last-game") in the hand
      And "Bell" is the probe card "bell"
      And "Bell" has the card name "Bell"
      And player B has the active Battle Card "Bell"
      And it is player B's Main Phase
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player B activates "Vow"
      And player B ends the turn
      And player A activates "Lure"
      Then "Bell" is in player A's Battle Area
      When player A attacks "B leader" with "A leader"
      Then player B's Life Area holds 3 cards
      And "Bell" has 10000 power

    Scenario: A duty to attack stays on a card when the opponent gains control of it
      Given player B has "Vow" (probe "duty-game") in the hand
      And player B has the active Battle Card "Duty"
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A attacks "B leader" with "A leader"
      And player B activates "Vow"
      And player A activates "Lure"
      And player A tries to end the phase
      Then that is refused
      When player A attacks "B leader" with "Duty"
      Then "Duty" is rested

    Scenario: A delayed effect stays on a card when the opponent gains control of it
      Given player A has "Vow" (probe "extra-later-hand") in the hand
      And player B has the active Battle Card "Crew" with 10000 power
      And player A has "Lure" (probe "extra-gain-control") in the hand
      When player A activates "Vow"
      And player A activates "Lure"
      And player A ends the turn
      Then "Crew" is in player B's hand
