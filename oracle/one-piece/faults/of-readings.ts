/** Misreadings of readings, which decide where a clause is silent. Only scenarios tagged @reading may notice them. */
import type { FaultsOfReadings } from '../../kernel/session/module';

export const faultsOfReadings: FaultsOfReadings = {
  '1-2-2-1': ['a further point of the same damage that finds no Life card is a defeat'],
  '2-9-4': ['no effect makes the Life of a Leader smaller'],
  '3-1-7': ['the owner orders cards that the opponent looks at and lays back where they were'],
  '3-7-6-1-1': ['effects about removals are activated by it, though nothing replaces it'],
  '3-8-5-1': ['effects can be applied to the Stage that makes room'],
  '4-6-2-2': ['more damage than there is Life is the defeat'],
  '4-8-1': ['the cards are chosen when the effect is activated, before any of it is carried out'],
  '4-10-1': ['to shuffle after a search in vain is to have done something'],
  '7-1-3-1': [
    'the effects of being attacked come before the Block Step',
    'the card that blocked has no effect of being attacked',
    'a card that an effect has made the target has no effect of being attacked',
  ],
  '7-1-3-2-1': ['a card used for its (Symbol) Counter is trashed by an effect'],
  '7-1-3-3': ['nobody counters where the effects of being attacked have taken attacker or target away'],
  '7-1-4-1-1-3': ['of two damage the second wins the game where the first took the last Life card'],
  '7-1-5-2': ['a card has battled although the Damage Step was not reached'],
  '8-1-3-3-5': ['permanent effects that never come to rest are left as they are after some rounds'],
  '8-6-1-1': [
    'for the player whose turn it is not what an effect has caused comes first',
    "what one [On Your Opponent's Attack] has caused comes before the next one",
  ],
  '9-2-1': ['where both meet a condition the turn player loses first, and alone'],
  '10-1-6-1': ['in the turn in which it is played a Character with [Rush: Character] deals a Leader no damage either'],
  '11-1-1-2': ['the round before the declaration is one of those declared'],
  '11-2-1': ['every card that is moved between secret areas is revealed'],
};
