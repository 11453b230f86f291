/** Loops and chains of effects that are longer than a scenario can be: where the bounds of the search lie, and what is beyond them. */
import { describe, expect, it } from 'vitest';
import { OracleHost } from '../oracle/host';
import type { GameModule } from '../oracle/kernel/session/module';
import { onePiece } from '../oracle/one-piece';
import type { Action } from '../schemas/protocol';

const self = { self: true };
const up = { do: 'modify', stat: 'power', by: 1000, target: self, until: 'turn' };
const set = (state: string, target: unknown = self) => ({ do: 'setState', target, state });
const chooseOwn = (state: string) => ({
  choose: { from: { player: 'you', zone: ['character'], state }, count: 1 },
});
const when = (event: string, ...effect: unknown[]) => ({ type: 'auto', when: { event }, effect });
const inCharacters = { player: 'you', zone: ['character'] };
const spinAgain = when('setActive', set('rested'));
const upTo = (max: number) => ({ if: { value: 'power', of: self, max } });
const number = { type: 'activate', effect: [{ do: 'chooseNumber', then: [up] }] };
const rest = { type: 'activate', effect: [set('rested')] };
const more = { type: 'activate', effect: [up] };

/** A game in which player A has the Character "hero" with these abilities. */
function play(...abilities: unknown[]) {
  const host = new OracleHost([onePiece as unknown as GameModule]);
  const plain = { number: 'T-1', colors: ['red'], power: 3000 };
  const cards = {
    leader: { ...plain, name: 'leader', category: 'leader', life: 5 },
    hero: { ...plain, name: 'hero', number: 'T-2', category: 'character', cost: 1, abilities },
    plain: { ...plain, name: 'plain', category: 'character', cost: 1 },
  };
  const lie = (player: string, ...character: string[]) => ({
    zones: {
      leader: [{ id: `${player} leader`, card: 'leader' }],
      character: character.map((id) => ({ id, card: id })),
      deck: ['one', 'two'].map((id) => ({ id: `${player} ${id}`, card: 'plain' })),
    },
  });
  const position = { players: { A: lie('A', 'hero', 'plain'), B: lie('B') } };
  const { gameId } = host.request('game/start', { game: 'one-piece', cards, position, seed: 1 } as never);
  const act = (action: Action) => host.request('game/act', { gameId, player: 'A', action });
  return {
    act,
    use: (ability: number) => act({ type: 'activate', card: 'hero', ability }),
    answer: (value: string | number | boolean) => act({ type: 'answer', value }),
    power: () => {
      const { observation } = host.request('game/observe', { gameId, viewer: 'judge' });
      const cards = observation.players.A!.zones.character!.cards as readonly { id?: string; power?: number }[];
      return cards.find(({ id }) => id === 'hero')!.power;
    },
  };
}

describe('a chain of effects that ends by itself when a value has grown', () => {
  const ofOwn = (event: string, ...effect: unknown[]) => ({
    type: 'auto',
    when: { event, subject: inCharacters },
    effect,
  });

  it('is no loop, however many questions it takes', () => {
    const spins = { ...ofOwn('rested', up, set('active', chooseOwn('rested'))), ...upTo(70_000) };
    const { act, use, power } = play(spins, ofOwn('setActive', set('rested', chooseOwn('active'))), rest);
    let asked = use(2);
    while (asked.decision?.kind === 'choose') asked = act({ type: 'choose', cards: ['hero'] });
    expect([asked.decision?.kind, asked.result, power()]).toEqual(['main', null, 71_000]);
  });

  it('is none where nobody is asked either', () => {
    const { use, power } = play({ ...when('rested', up, set('active')), ...upTo(300_000) }, spinAgain, rest);
    expect([use(2).decision?.kind, power()]).toEqual(['main', 301_000]);
  });
});

describe('a loop', () => {
  const spins = { ...when('rested', up, set('active')), may: true };

  it('may be declared more often than anybody needs, and no longer than the oracle can carry it out', () => {
    const { use, answer, power } = play(spins, spinAgain, rest);
    use(2);
    expect(answer(true).decision?.kind).toBe('loop');
    expect(answer(10_001).status).toBe('rejected');
    expect(answer(2_000).decision?.kind).toBe('main');
    expect(power()).toBe(3_000 + 2_001 * 1_000);
  });

  it('leaves so many effects that they take long to end, which is no loop', () => {
    const { act, use, answer, power } = play(spins, spinAgain, rest);
    use(2);
    answer(true);
    answer(2_000);
    expect([act({ type: 'pass' }).decision?.player, power()]).toEqual(['B', 3_000]);
  });

  it('is recognised late in a long game', () => {
    const { use, answer } = play(spins, spinAgain, rest, more);
    for (let time = 0; time < 2_100; time++) use(3);
    use(2);
    expect(answer(true).decision?.kind).toBe('loop');
  });

  it('of an effect that may activate itself has its bound where effects are too deep in each other', () => {
    const again = { do: 'activateEffect', of: 'onPlay', target: self };
    const self_ = { ...when('played', up, again), may: true };
    const begin = { type: 'activate', effect: [again] };
    const game = play(self_, begin);
    game.use(1);
    game.answer(true);
    expect(game.answer(true).decision?.kind).toBe('loop');
    expect(() => game.answer(1_000)).toThrow('more than 250 effects are carried out within each other');
  });
});

it('a number that nothing limits is any whole number', () => {
  const { use, answer } = play(number);
  expect(use(0).decision?.kind).toBe('number');
  expect(answer(-1).status).toBe('rejected');
  expect(answer(1_000_000).decision?.kind).toBe('main');
});
