/** An action names an ability by its place among the printed ones, or, where the card has gained it, by a name of its own. */
import { describe, expect, it } from 'vitest';
import { oracleModules, vocabularyOf } from '../games/registry';
import { OracleHost } from '../oracle/host';
import type { Action } from '../schemas/protocol';
import { Setup } from '../steps/setup';

const effect = [{ do: 'draw', count: 1 }];

/** Where a card lies that has an ability to activate, and such an ability. */
const GAMES = {
  'level-neo': { zone: 'support', ability: { type: 'use', phase: 'main', turn: 1, effect } },
  'one-piece': { zone: 'character', ability: { type: 'activate', effect } },
  'dragon-ball-super': { zone: 'battle', ability: { type: 'activate', timings: ['main'], effect } },
  'battle-spirits': { zone: 'field', ability: { type: 'flash', effect } },
  vanguard: { zone: 'field', place: 'A.frontLeft', ability: { type: 'act', effect } },
} as const;
type Played = keyof typeof GAMES;

/** "Hero" has printed abilities, and what effects in force do to it. */
function started(game: Played, abilities: readonly object[], effects: readonly object[]) {
  const setup = new Setup(vocabularyOf(game)!);
  setup.define('Hero', { abilities });
  const lies = GAMES[game];
  setup.place({ player: 'A', zone: lies.zone }, 'Hero', 'place' in lies ? { place: lies.place } : {});
  for (const said of effects) setup.affect('Hero', ['Hero'], said as Record<string, unknown>);
  const host = new OracleHost(oracleModules([game]));
  const { gameId } = host.request('game/start', setup.startParams(1));
  const named = () =>
    host
      .request('game/actions', { gameId })
      .actions.filter(({ action }) => action.card === 'Hero' && action.ability !== undefined)
      .map(({ action }) => action.ability);
  const act = (action: Action) => host.request('game/act', { gameId, player: 'A', action }).status;
  return { named, act };
}

/** A condition that is not met. */
const never = { count: { player: 'you', zone: ['deck'] }, max: 0 };
const gain = (ability: object) => ({ do: 'gain', ability, until: 'turn' });
const negate = { do: 'negate', until: 'turn' };

const typeIn = (game: Played): string => (game === 'level-neo' ? 'use' : 'activate');

describe('an action', () => {
  it.each(Object.keys(GAMES) as Played[])(
    'names printed abilities by their places, gained ones by what gave them: %s',
    (game) => {
      const [{ ability }, type] = [GAMES[game], typeIn(game)];
      const { named, act } = started(game, [ability, { ...ability }], [gain(ability)]);
      expect(named()).toEqual([0, 1, expect.stringMatching(/^effect \d+$/)]);
      expect(act({ type, card: 'Hero', ability: 'effect' })).toBe('rejected');
      expect(act({ type, card: 'Hero', ability: named()[2]! })).toBe('accepted');
    },
  );

  it.each(Object.keys(GAMES) as Played[])('may count the gained ones after the printed ones: %s', (game) => {
    const [{ ability }, type] = [GAMES[game], typeIn(game)];
    const { act } = started(game, [{ ...ability, if: never }, ability], [gain(ability)]);
    const tries = [0, 3, 2].map((place) => act({ type, card: 'Hero', ability: place }));
    expect(tries).toEqual(['rejected', 'rejected', 'accepted']);
  });

  // In Dragon Ball Super a negated card loses what it has gained as well.
  it.each(['level-neo', 'one-piece', 'battle-spirits', 'vanguard'] as const)(
    'names a gained ability alike where the printed one is lost: %s',
    (game) => {
      const [{ ability }, type] = [GAMES[game], typeIn(game)];
      const { named, act } = started(game, [ability], [negate, gain(ability)]);
      expect(named()).toEqual([expect.stringMatching(/^effect \d+$/)]);
      expect(act({ type, card: 'Hero', ability: 0 })).toBe('rejected');
      expect(act({ type, card: 'Hero', ability: 1 })).toBe('accepted');
      const other = started(game, [ability], [negate, gain(ability)]);
      expect(other.act({ type, card: 'Hero', ability: other.named()[0]! })).toBe('accepted');
    },
  );
});
