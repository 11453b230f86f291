/** Misreadings of our interpretations of silent clauses, not of what clauses say. */
import type { FaultsOfReadings } from '../../kernel/session/module';

export const faultsOfReadings: FaultsOfReadings = {
  '3-1-4': ['a card that combos leaves the Battle Area'],
  '3-6-6': ['a second card with [Field] comes by control'],
  '4-7-3-6': [
    'a card of the hand that is not played stays there',
    'one that has come back to the hand meanwhile is dropped as well',
  ],
  '6-4-1-3': ['what is put off as the turn ends is lost'],
  '7-1': ['a card attacks whether it is rested for that or not'],
  '7-1-1': ['a card that becomes the guard card is attacked as well'],
  '7-1-4': [
    'it is looked at before the Offence Step alone',
    'an attack card that leaves when it deals damage deals it all the same',
  ],
  '7-4-1-8-1': ['they wait in a battle that has not come to its Damage Step as well'],
  '8-3-2': ['what a card gains while it is negated works'],
  '8-6-6-1': ['one that came to be so while its skill was negated counts no more'],
  '10-4-1': ['its player has to activate it'],
  '10-4-2': [
    'of several [Blocker]s the last is undone alone',
    'the battle is over where what was attacked first has left',
    'one that has not been resolved yet is resolved all the same',
  ],
  '10-7-1': ['each of them adds 1'],
  '10-9-1': ['an attack that was negated is not avenged'],
  '10-13-3-4': ['they go as it is resolved'],
  '10-18-1': ['it is not played'],
  '10-18-5': ['its combo power does not count'],
  '10-22-1': ['a [Counter: Play] cannot choose it'],
  '10-23-1': ['it is not looked at again as the skill is resolved'],
  '10-29-1': ["its owner's Drop Area counts"],
  '11-1-2-1': ['the round before the declaration is one of those declared'],
  '11-5-1': ['it is played by it'],
};
