/** Misreadings of the clauses about Wave (14.37) and Glitter (14.50). */
import { PLAYERS } from '../../../schemas/common';
import type { JournalEvent } from '../../kernel/state';
import { alsoIf, another, faultTable, onlyIf } from '../../kernel/testing/misreadings';
import { LAYERS } from '../05-information';
import type { VgGame, VgRules } from '../game';

const battles = (events: readonly JournalEvent[]): readonly JournalEvent[] =>
  events.filter(({ type }) => type === 'battleBegan');

const numberOfTurn = (g: VgGame): number => battles(g.eventsOfTurn()).length;

export const waveAndGlitterFaults = faultTable<VgRules>({
  '14.37.1': {
    'Wave is active in all battles': alsoIf('isWave', (g) => g.rules.timeOfBattle(g) > 0),
    'Wave is active from its battle on, whatever its text says': alsoIf(
      'isWave',
      (g, number) => g.rules.timeOfBattle(g) >= number,
    ),
    'Wave counts the battles of the game': another('timeOfBattle', (g) =>
      g.state.battle ? battles(g.journal).length : 0,
    ),
    'Wave is active after its battle as well, until the next one begins': another('timeOfBattle', numberOfTurn),
    'Wave counts only battles of the player whose ability it is': ({ isActivated }) => ({
      isActivated: (g, player, card, keyword, said) =>
        isActivated(g, player, card, keyword, said) && (!keyword.startsWith('wave') || g.state.turnPlayer === player),
    }),
  },
  '14.37.2': {
    '"Nth time" means more battles than that': onlyIf(
      'isWave',
      (g, number, only) => only || g.rules.timeOfBattle(g) > number,
    ),
    '"Nth time" means so many battles at most': another('isWave', (g, number, only) => {
      const time = g.rules.timeOfBattle(g);
      return only ? time === number : time > 0 && time <= number;
    }),
    '"Nth time only" means from that battle on': alsoIf('isWave', (g, number) => g.rules.timeOfBattle(g) >= number),
  },
  '14.50.2': {
    'a unit with Glitter gets power': ({ ruleValues }) => ({
      ruleValues: [
        ...ruleValues,
        (g, card, stat) =>
          stat === 'power' && g.rules.glitters(g, card) ? [{ layer: LAYERS.rules.at, by: 5000 }] : [],
      ],
    }),
    'Glitter alone is no keyword that Glitter – (name) could ask for': another('glitters', () => false),
  },
  '14.50.3.2': {
    'the whole card name is asked for': another('isNamedInPart', (g, unit, name) =>
      g.rules.namesOf(g, unit).includes(name),
    ),
    'the card name is enough': another('glitters', () => true),
    'Glitter is enough, whatever the card name': another('isNamedInPart', () => true),
    'a rear-guard is enough': alsoIf('hasGlitteringVanguard', (g, player, name) =>
      g.rules.unitsOf(g, player).some((unit) => g.rules.isNamedInPart(g, unit, name) && g.rules.glitters(g, unit)),
    ),
    'one unit may have the name and another one Glitter': alsoIf('hasGlitteringVanguard', (g, player, name) => {
      const units = g.rules.unitsOf(g, player);
      return (
        units.some((unit) => g.rules.isNamedInPart(g, unit, name)) && units.some((unit) => g.rules.glitters(g, unit))
      );
    }),
    "the opponent's vanguard is enough": alsoIf('hasGlitteringVanguard', (g, _player, name) =>
      PLAYERS.flatMap((player) => g.rules.vanguardsOf(g, player)).some(
        (unit) => g.rules.isNamedInPart(g, unit, name) && g.rules.glitters(g, unit),
      ),
    ),
  },
  '14.50.3.2.2': {
    'Glitter – (name) is active whatever the vanguard is': another('hasGlitteringVanguard', () => true),
    'Glitter – (name) stays active after a ride': alsoIf('hasGlitteringVanguard', (g) =>
      g.eventsOfTurn().some(({ type }) => type === 'rode'),
    ),
  },
});
