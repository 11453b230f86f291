/** Misreadings of readings, which decide where a clause is silent. Only scenarios tagged @reading may notice them. */
import type { FaultsOfReadings } from '../../kernel/session/module';

export const faultsOfReadings: FaultsOfReadings = {
  '2-2': [
    "the opponent's waiting skills come before those of the turn player",
    'waiting skills are carried out as they came, nobody chooses',
  ],
  '2-2-2': ['a [Cont] skill works from the level zone too, if the card lies face up'],
  '2-2-4': [
    'the condition of a [Start] skill is looked at when its event occurs, and no more after that',
    'what a waiting skill does to its own card reaches the card that has come back',
  ],
  '2-3-1': [
    'the turn before a Use skill counts the turns of both players',
    'the marker that counts is that of the player whose turn it is',
  ],
  '2-3-2': ['what one player has used the other cannot use in this turn'],
  '4-2-1': [
    'a card can be played whatever its turn cost',
    'only a card of exactly the turn cost that the marker shows can be played',
    'the marker must be higher than the turn cost',
    'the turn cost of a support is taken away from the marker',
    'event cards have no turn cost to reach',
    'turn costs are held against the marker of the turn player, whoever uses the card',
  ],
  '4-3-1': ['a new support comes in resting'],
  '4-3-2': [
    'the opponent uses effects before the turn player',
    'the turn player may act again in Main Phase 1 after both players have passed',
  ],
  '4-4-5': [
    'each player is asked once after the declaration',
    'a battle whose target has left the field is judged all the same',
    'a combi attack ends when one of its attackers has left the field',
    'an attacker that has left the field still counts',
    'a combi attack ends when the character that declared it has left the field',
  ],
  '4-6-2': ['hands are looked at again after the discard'],
  '5-2': [
    'only the character that declares a combi attack has used its attack',
    'a character that has attacked may still be added to a combi attack',
  ],
  '5-6': ['a resting character can be added', 'the character that is added does not rest'],
  '6-1': ['the Support Character that is attacked may cover for itself'],
  '6-2': ['a cover that falls in a tie counts as a victory'],
  '7-2': [
    'its player may look at a card lying face down in the level zone',
    'a defending Main Character that wins levels up',
  ],
  '7-5': [
    'above level 5 a Main Character is not Level Neo',
    'once Level Neo a Main Character stays it, even if its level falls',
  ],
  '7-5-3': ['a Level Neo Main Character that wins as the defender wins the game'],
  '8-4-1': ['a player may look at the own level zone before choosing'],
  '8-4-2': ['a card whose skills an effect has taken away fails'],
  '8-4-6': ['a player who declined once is not asked again in this battle'],
  '8-7': ['what a Level Burst changes stays where the battle ends without a judgement'],
  '9-4-5': ['of two supports the one that is left is not lost'],
  '9-6': [
    'the characters of a battle lose it even if the battle was not judged',
    'an attacker that left and came back loses what lasts until the end of the next battle',
  ],
};
