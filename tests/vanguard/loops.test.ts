/** Loops that no scenario can show, since rules do not say how often a player is asked before a loop is noticed. */
import { expect, it } from 'vitest';
import { oracleModules } from '../../games/registry';
import { OracleHost } from '../../oracle/host';
import type { StartParams } from '../../schemas/protocol';

const self = { self: true };
const auto = (when: object, ...effect: object[]) => ({ type: 'auto', when, effect });
const turned = (state: string) => ({ do: 'setState', state, target: self });
const unit = (name: string, ...abilities: object[]) => ({
  ...{ name, number: name, category: 'unit', grade: 1, power: 8000, abilities },
});
const othersRested = { event: 'rested', player: 'you', subject: { rearGuard: true, other: true } };
const power = { do: 'modify', stat: 'power', by: 1000, target: self, until: 'turn' };

const CARDS = {
  leader: unit('leader', { type: 'act', effect: [{ ...turned('rest'), target: { all: { name: 'spinner' } } }] }),
  spinner: unit('spinner', auto({ event: 'rested' }, turned('stand')), auto({ event: 'stood' }, turned('rest'))),
  other: unit('other', { ...auto(othersRested, power), may: true }),
  plain: unit('plain'),
} as unknown as StartParams['cards'];

const side = (player: 'A' | 'B', frontLeft: string, frontRight: string) => ({
  zones: {
    field: Object.entries({ center: 'leader', frontLeft, frontRight }).map(([circle, card]) => ({
      ...{ id: `${player} ${card} ${circle}`, card, place: `${player}.${circle}` },
    })),
    deck: Array.from({ length: 10 }, (_, index) => ({ id: `${player}${index}`, card: 'plain' })),
  },
});

it('a loop that leaves an offer behind in every round is a loop as well', () => {
  const host = new OracleHost(oracleModules(['vanguard']));
  const position = { players: { A: side('A', 'spinner', 'other'), B: side('B', 'plain', 'plain') } };
  const started = { game: 'vanguard', cards: CARDS, position } as StartParams & { game: 'vanguard' };
  const { gameId } = host.request('game/start', started);
  const act = (action: object) => host.request('game/act', { gameId, player: 'A', action } as never);
  let asked = act({ type: 'activate', card: 'A leader center', ability: 0 });
  let rounds = 0;
  while (asked.decision?.kind === 'order' && rounds < 10) {
    asked = act({ type: 'answer', value: 'A spinner frontLeft' });
    rounds += 1;
  }
  expect(asked.result).toEqual({ winner: null, reason: 'infinite loop' });
});
