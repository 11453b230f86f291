/** Checks what docs/abilities.md claims of instructions. */
import { expect } from 'vitest';
import { under, used, useSkill, withHero, type Check, type Claim } from './claim';
import { hero, type Spec } from './table';

const yes = { type: 'answer', value: true };
const drawOne = { do: 'draw', count: 1 };
const event = (id: string): Spec => ({ id, category: 'event' });

const instruction = (check: Check): Claim => ({ skill: (json) => useSkill(json), check });
/** Appends an offer, so that the game can be inspected while the effect is carried out. */
const paused = (check: Check): Claim => ({
  skill: (json) => useSkill(json, { do: 'may', then: [{ ...drawOne, player: 'opponent' }] }),
  check,
});

const lasting: Record<string, Claim> = {
  modify: instruction(async (trial) => {
    const table = await used(trial);
    expect([table.ap('hero'), table.ap('ally')]).toEqual([3000, 1500]);
    await table.endTurn();
    expect(table.ap('hero')).toBe(2000);
  }),
  'modify 2': {
    skill: (json) =>
      useSkill(json, { do: 'modify', stat: 'ap', by: 300, target: { all: { player: 'opponent', zone: ['support'] } } }),
    async check(trial) {
      const table = await used(trial);
      await table.choose('A', 'choose', 'rival');
      expect([table.ap('rival'), table.ap('foe')]).toEqual([800, 1300]);
      await table.endTurn();
      expect(table.ap('rival')).toBe(2500);
    },
  },
  'modify 3': instruction(async (trial) => {
    const scene = { A: { hand: [{ id: 'dear', turnCost: 6 }], turnMarker: 5 } };
    const table = await trial.lay(withHero(trial, scene));
    expect(await table.takes({ type: 'playSupport', card: 'dear' })).toBe(false);
    await table.use('hero');
    await table.play('dear');
    expect(table.place('dear')).toBe('A support');
  }),
  forbid: instruction(async (trial) => {
    const table = await used(trial);
    await table.fight('foe', 'hero');
    expect(table.place('foe')).toBe('B discard');
    await table.endTurn();
    expect(await table.asks('B', 'attack')).toBe(false);
    await table.endTurn();
    await table.fight('aMain', 'bMain');
  }),
  gain: instruction(async (trial) => {
    const table = await used(trial);
    await table.fight('foe', 'ally');
    expect(table.cards('A', 'hand')).toEqual([]);
    await table.fight('bMain', 'aMain');
    expect(table.cards('A', 'hand')).toEqual(['a1']);
  }),
  negate: instruction(async (trial) => {
    const strong = {
      type: 'cont',
      effect: [{ do: 'modify', stat: 'ap', by: 1000, target: { self: true } }],
    } as const;
    const foe = { id: 'foe', ap: 1000, abilities: [strong as never] };
    const table = await trial.lay(withHero(trial, { B: { support: [foe] } }));
    expect(table.ap('foe')).toBe(2000);
    await table.use('hero');
    expect(table.ap('foe')).toBe(1000);
    await table.endTurn();
    expect(table.ap('foe')).toBe(2000);
  }),
};

const movingCards: Record<string, Claim> = {
  draw: instruction(async (trial) => {
    const table = await used(trial);
    expect([table.cards('A', 'hand'), table.cards('B', 'hand')]).toEqual([['a1', 'a2'], []]);
  }),
  'draw 2': instruction(async (trial) => {
    const table = await used(trial);
    expect([table.cards('A', 'hand'), table.cards('B', 'hand')]).toEqual([[], ['b1']]);
  }),
  discard: instruction(async (trial) => {
    const table = await used(trial, { A: { hand: ['h1', 'h2'], discard: ['old'] } });
    expect(await table.takes({ type: 'pass' })).toBe(false);
    await table.choose('A', 'choose', 'h2');
    expect(table.cards('A', 'discard')).toEqual(['h2', 'old']);
  }),
  'discard 2': instruction(async (trial) => {
    const table = await used(trial, { B: { hand: ['k1', 'k2'] } });
    await table.choose('A', 'choose', 'k1');
    expect(table.place('k1')).toBe('B discard');
  }),
  mill: instruction(async (trial) => {
    const table = await used(trial);
    expect(table.cards('B', 'discard')).toEqual(['b2', 'b1']);
    expect(table.cards('A', 'discard')).toEqual([]);
  }),
  move: instruction(async (trial) => {
    const table = await used(trial);
    await table.choose('A', 'choose', 'foe');
    expect(table.cards('B', 'hand')).toEqual(['foe']);
    expect(table.place('rival')).toBe('B support');
  }),
  'move 2': instruction(async (trial) => {
    const table = await used(trial, { A: { discard: ['fallen', event('spent'), 'lost'] } });
    expect(await table.takes({ type: 'choose', cards: ['spent'] })).toBe(false);
    await table.choose('A', 'choose', 'lost');
    expect([table.place('lost'), table.card('lost').state]).toEqual(['A support', 'resting']);
  }),
  'move 3': instruction(async (trial) => {
    const table = await used(trial, { A: { hand: ['h1', 'h2'] } });
    expect(table.cards('A', 'hand')).toEqual([]);
    expect(table.cards('A', 'deck').slice(0, 2).sort()).toEqual(['h1', 'h2']);
    expect(table.card('h1').face).toBe('down');
  }),
  'move 4': instruction(async (trial) => {
    const lesson = hero([trial.skill], { category: 'event' });
    const table = await trial.lay({ A: { hand: [lesson] } });
    await table.use('hero');
    expect([table.place('hero'), table.card('hero').face, table.level('A')]).toEqual(['A level', 'down', 2]);
  }),
  'move 5': instruction(async (trial) => {
    const martyr = { type: 'start', when: { event: 'discarded' }, effect: [drawOne] } as never;
    const foe = { id: 'foe', state: 'resting', abilities: [martyr] };
    const table = await used(trial, { B: { support: [foe, 'rival'], discard: ['old'] } });
    expect(table.cards('B', 'discard')).toEqual(['foe', 'old']);
    expect(table.cards('B', 'support')).toEqual(['rival']);
    expect(table.cards('B', 'hand')).toEqual(['b1']);
  }),
  search: instruction(async (trial) => {
    const deck = ['a1', event('spell'), { id: 'dear', turnCost: 3 }, { id: 'cheap', turnCost: 2 }, 'a5', 'a6'];
    const table = await used(trial, { A: { deck } });
    expect(await table.sees('A', 'a1', 'spell', 'dear')).toEqual(['a1', 'spell', 'dear']);
    for (const card of ['spell', 'dear']) expect(await table.takes({ type: 'choose', cards: [card] })).toBe(false);
    await table.answer({ type: 'choose', cards: ['cheap'] });
    expect(table.cards('A', 'hand')).toEqual(['cheap']);
    expect(await table.sees('A', 'a1')).toEqual([]);
    const nothing = await used(trial, { A: { deck } });
    await nothing.answer({ type: 'pass' });
    expect(nothing.cards('A', 'hand')).toEqual([]);
  }),
  shuffle: instruction(async (trial) => {
    const table = await used(trial, { chance: [{ kind: 'shuffle', player: 'A', order: ['a5', 'a3'] }] });
    expect(table.cards('A', 'deck').slice(0, 3)).toEqual(['a5', 'a3', 'a1']);
  }),
  'shuffle 2': instruction(async (trial) => {
    const table = await used(trial, { chance: [{ kind: 'shuffle', player: 'B', order: ['b7'] }] });
    expect(table.cards('B', 'deck')[0]).toBe('b7');
    expect(table.cards('A', 'deck')[0]).toBe('a1');
  }),
};

const states: Record<string, Claim> = {
  setState: instruction(async (trial) => {
    const main = { id: 'aMain', state: 'resting' };
    const table = await used(trial, { A: { main, support: [{ id: 'ally', state: 'resting' }] } });
    expect([table.card('ally').state, table.card('aMain').state]).toEqual(['active', 'resting']);
  }),
  turn: instruction(async (trial) => {
    const level: Spec[] = [{ id: 'up1', face: 'up' }, { id: 'up2', face: 'up' }, 'down'];
    const table = await used(trial, { A: { level } });
    expect(await table.takes({ type: 'choose', cards: ['down'] })).toBe(false);
    await table.choose('A', 'choose', 'up2');
    expect([table.card('up1').face, table.card('up2').face]).toEqual(['up', 'down']);
  }),
  levelUp: instruction(async (trial) => {
    const table = await used(trial);
    expect([table.place('a1'), table.card('a1').face]).toEqual(['A level', 'down']);
    expect([table.level('A'), table.level('B')]).toEqual([2, 1]);
  }),
  'levelUp 2': instruction(async (trial) => {
    const table = await used(trial);
    expect([table.level('A'), table.level('B')]).toEqual([1, 2]);
  }),
  levelDown: instruction(async (trial) => {
    const table = await used(trial, { A: { level: ['l1', 'l2'] } });
    await table.choose('A', 'levelDown', 'l2');
    expect([table.place('l2'), table.level('A')]).toEqual(['A discard', 2]);
  }),
  'levelDown 2': instruction(async (trial) => {
    const table = await used(trial, { B: { level: ['m1', 'm2', 'm3'] } });
    await table.choose('B', 'levelDown', 'm1');
    await table.choose('B', 'levelDown', 'm3');
    expect([table.cards('B', 'level'), table.level('B')]).toEqual([['m2'], 2]);
  }),
};

const knowing: Record<string, Claim> = {
  look: paused(async (trial) => {
    const table = await used(trial);
    const top = ['a1', 'a2', 'a3', 'a4'];
    expect([await table.sees('A', ...top), await table.sees('B', ...top)]).toEqual([['a1', 'a2', 'a3'], []]);
    await table.answer(yes);
    expect(await table.sees('A', ...top)).toEqual([]);
  }),
  'look 2': paused(async (trial) => {
    const table = await used(trial, { B: { hand: ['k1', 'k2'] } });
    expect(await table.sees('A', 'k1', 'k2')).toEqual(['k1', 'k2']);
    await table.answer(yes);
    expect(await table.sees('A', 'k1', 'k2')).toEqual([]);
  }),
  'look 3': paused(async (trial) => {
    const table = await used(trial);
    expect([await table.sees('A', 'a1'), await table.sees('B', 'a1', 'a2')]).toEqual([[], ['a1']]);
    await table.answer(yes);
    expect(await table.sees('B', 'a1')).toEqual([]);
  }),
  reveal: paused(async (trial) => {
    const table = await used(trial, { A: { hand: ['h1', 'h2'] } });
    await table.choose('A', 'choose', 'h2');
    expect(await table.sees('B', 'h1', 'h2')).toEqual(['h2']);
    await table.answer(yes);
    expect(await table.sees('B', 'h1', 'h2')).toEqual([]);
  }),
  'Several instructions': {
    skill: (json: never) => useSkill(...(json as unknown[])),
    async check(trial) {
      const table = await used(trial);
      expect(await table.takes({ type: 'choose', cards: ['a4'] })).toBe(false);
      await table.choose('A', 'choose', 'a2');
      expect(table.cards('A', 'hand')).toEqual(['a2']);
      expect(table.cards('A', 'deck')).toEqual(['a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a1', 'a3']);
    },
  },
};

const choosing: Record<string, Claim> = {
  may: instruction(async (trial) => {
    const table = await used(trial);
    await table.answer(yes);
    expect(table.cards('A', 'hand')).toEqual(['a1']);
    const declined = await used(trial);
    await declined.answer({ type: 'answer', value: false });
    expect(declined.cards('A', 'hand')).toEqual([]);
  }),
  if: instruction(async (trial) => {
    const met = await used(trial, { A: { support: [{ id: 'ally', ap: 4000 }] } });
    expect([met.cards('A', 'hand'), met.cards('B', 'hand')]).toEqual([['a1'], []]);
    const unmet = await used(trial, { A: { support: [{ id: 'ally', ap: 3999 }] } });
    expect([unmet.cards('A', 'hand'), unmet.cards('B', 'hand')]).toEqual([[], ['b1']]);
  }),
  chooseOne: instruction(async (trial) => {
    const first = await used(trial);
    await first.answer({ type: 'answer', value: 0 });
    expect([first.cards('A', 'hand'), first.ap('hero')]).toEqual([['a1'], 2000]);
    const second = await used(trial);
    await second.answer({ type: 'answer', value: 1 });
    expect([second.cards('A', 'hand'), second.ap('hero')]).toEqual([[], 3000]);
  }),
  'chooseOne 2': instruction(async (trial) => {
    const first = await used(trial);
    await first.ask('B', 'mode');
    await first.answer({ type: 'answer', value: 0 });
    expect([first.cards('A', 'hand'), first.cards('B', 'discard')]).toEqual([['a1'], []]);
    const second = await used(trial);
    await second.ask('B', 'mode');
    await second.answer({ type: 'answer', value: 1 });
    expect([second.cards('A', 'hand'), second.cards('B', 'discard')]).toEqual([[], ['b1']]);
  }),
  repeat: instruction(async (trial) => {
    expect((await used(trial)).cards('A', 'hand')).toEqual(['a1', 'a2']);
    expect((await used(trial, { B: { support: [] } })).cards('A', 'hand')).toEqual([]);
  }),
  winGame: instruction(async (trial) => expect((await used(trial)).winner).toBe('A')),
  'winGame 2': instruction(async (trial) => {
    expect((await used(trial)).winner).toBe('A');
    const later = await trial.lay(withHero(trial, { turnPlayer: 'B' }));
    await later.use('hero');
    expect(later.winner).toBe('B');
  }),
  loseGame: instruction(async (trial) => expect((await used(trial)).winner).toBe('B')),
  'loseGame 2': instruction(async (trial) => expect((await used(trial)).winner).toBe('A')),
};

export const instructionClaims = under('Instructions', {
  ...lasting,
  ...movingCards,
  ...states,
  ...knowing,
  ...choosing,
});
