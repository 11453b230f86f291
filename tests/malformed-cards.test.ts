/** Cards that nobody has printed, but that the ability language can write: the oracle plays them or says why it does not. */
import { describe, expect, it } from 'vitest';
import { OracleHost } from '../oracle/host';
import { levelNeo } from '../oracle/level-neo';
import { onePiece } from '../oracle/one-piece';
import { partReads } from '../oracle/kernel/reading/ability-analysis';
import type { GameModule } from '../oracle/kernel/session/module';
import type { Instruction } from '../schemas/ability';
import type { LnAbility, LnCard } from '../schemas/level-neo';
import { useSkill } from './abilities/claim';
import { hero, Table, type Scene } from './abilities/table';

const lay = (scene: Scene) => Table.lay(scene, new Set());
const draw = (count = 1) => ({ do: 'draw', count });
const repeat = (times: number, ...then: unknown[]) => ({ do: 'repeat', times, then });

describe('a [Cont] skill', () => {
  const character = (name: string, abilities?: LnAbility[]): LnCard => ({
    name,
    number: name,
    category: 'character',
    turnCost: 1,
    ap: 1000,
    ...(abilities && { abilities }),
  });
  const envious: LnAbility = {
    type: 'cont',
    effect: [
      { do: 'modify', stat: 'ap', by: { value: 'ap', of: 'opponent' }, target: { self: true } },
    ] as Instruction[],
  };

  it('that looks at the other Main Character waits until there is one (3-3)', () => {
    const host = new OracleHost([levelNeo as unknown as GameModule]);
    const deck = (letter: string) =>
      Array.from({ length: 40 }, (_, index) => ({
        id: `${letter}${index}`,
        card: index === 0 ? 'Envious' : `Plain ${index}`,
      }));
    const plain = Array.from({ length: 40 }, (_, index) => `Plain ${index}`);
    const cards = {
      Envious: character('Envious', [envious]),
      ...Object.fromEntries(plain.map((name) => [name, character(name)])),
    };
    const start = { game: 'level-neo', cards: cards as never, decks: { A: deck('a'), B: deck('b') }, seed: 1 } as const;
    const { gameId, decision } = host.request('game/start', start);
    const act = (player: 'A' | 'B', action: { type: string; value?: string; cards?: string[] }) =>
      host.request('game/act', { gameId, player, action });
    act(decision!.player, { type: 'answer', value: 'first' });
    act('A', { type: 'choose', cards: ['a0'] });
    const chosen = act('B', { type: 'choose', cards: ['b1'] });
    expect([chosen.status, chosen.decision?.kind]).toEqual(['accepted', 'redraw']);
  });
});

describe('an effect that is repeated', () => {
  const using = async (effect: unknown) => {
    const table = await lay({ A: { support: [hero([useSkill(effect)])] } });
    await table.use('hero');
    return table;
  };

  it.each([
    ['a repeat in a repeat', repeat(100_000, repeat(100_000, draw(0)))],
    ['of which each alone is small', repeat(50, repeat(50, repeat(50, draw(0))))],
    ['a number beyond all decks', draw(1e15)],
    ['a number of levels', { do: 'levelUp', count: 1e15 }],
  ])('ends with an error that says so: %s', async (_, effect) => {
    await expect(using(effect)).rejects.toThrow('effects do something more than 10000 times without any decision');
  });

  it('may be repeated as often as a game can need', async () => {
    expect((await using(repeat(9, repeat(9, draw(0)), draw()))).winner).toBe('B');
  });

  it('is counted anew after each decision', async () => {
    const table = await using(repeat(3, repeat(5000, draw(0)), { do: 'may', then: [draw()] }));
    for (const value of [true, false, true]) await table.answer({ type: 'answer', value });
    expect(table.cards('A', 'hand')).toEqual(['a1', 'a2']);
  });
});

describe('a Use skill without a name (2-3-2)', () => {
  const gain = (effect: unknown) => ({ do: 'gain', ability: useSkill(effect), target: { all: { name: 'ally' } } });

  it('is not the skill whose name is like its place', async () => {
    const named = { ...useSkill(draw()), name: 'T-ally#0' };
    const support = [hero([named]), { id: 'ally', abilities: [useSkill(draw(2))] }];
    const table = await lay({ A: { support } });
    await table.use('hero');
    expect(await table.mayUse('ally')).toBe(true);
  });

  it('is not the one that an effect takes away and puts another in the place of', async () => {
    const swap = useSkill({ do: 'negate', target: { all: { name: 'ally' } } }, gain(draw(2)));
    const table = await lay({ A: { support: [hero([swap]), { id: 'ally', abilities: [useSkill(draw())] }] } });
    await table.use('ally');
    await table.use('hero');
    expect(await table.mayUse('ally')).toBe(true);
    expect(table.cards('A', 'hand')).toEqual(['a1', 'a2', 'a3']);
  });

  it('is the same where another card was given the same', async () => {
    const give = useSkill(gain(draw(2)));
    const twins = ['twin 1', 'twin 2'].map((id) => ({ id, name: 'ally' }));
    const table = await lay({ A: { support: [hero([give]), ...twins] } });
    await table.use('hero');
    await table.use('twin 1');
    expect(await table.mayUse('twin 2')).toBe(false);
  });
});

describe('a Support Character that lies face down', () => {
  const scene: Scene = { A: { support: [{ id: 'masked', face: 'down' }] }, B: { support: [] } };

  it('is known to its player, as the Main Character is that the player laid face down (3-3), and to nobody else', async () => {
    const table = await lay(scene);
    expect([await table.sees('A', 'masked'), await table.sees('B', 'masked')]).toEqual([['masked'], []]);
  });
});

describe('a condition', () => {
  const { language } = onePiece.rules;
  const asksForKeywords = (count: object) => partReads(language, { count }, 'keywords');

  it('asks for keywords where it says so, and not where it names a card that is called like the word', () => {
    expect(asksForKeywords({ any: [{ has: 'blocker' }, { color: 'red' }] })).toBe(true);
    expect(asksForKeywords({ name: 'has' })).toBe(false);
  });
});

describe('a card without a colour', () => {
  const host = new OracleHost([onePiece as unknown as GameModule]);
  const card = (name: string, category: string, colors?: string[]) => ({ name, number: name, category, colors });
  const kinds = { leader: card('leader', 'leader', ['red']), don: card('don', 'don') };
  const plain = Array.from({ length: 49 }, (_, index) => `c${index}`);
  const deck = ['leader', ...plain, 'last', ...Array.from({ length: 10 }, () => 'don')];
  const violations = (colors?: string[]) => {
    const cards = Object.fromEntries(plain.map((name) => [name, card(name, 'character', ['red'])]));
    const all = { ...kinds, ...cards, last: card('last', 'event', colors) };
    return host.request('deck/check', { game: 'one-piece', cards: all as never, deck }).violations ?? [];
  };

  it('is of no colour that the Leader has (One Piece 5-1-2-2)', () => {
    expect(violations(['red'])).toEqual([]);
    expect(violations().map(({ clause, reason }) => [clause, reason])).toEqual([
      ['5-1-2-2', '"last" is of no colour, the Leader red'],
    ]);
  });
});
