/** Checks what docs/abilities.md claims of targets, filters, amounts and conditions. */
import { expect } from 'vitest';
import type { LnAbility } from '../../schemas/level-neo';
import { under, used, useSkill, withHero, type Check, type Claim } from './claim';
import { hero, type Scene, type Spec } from './table';

const change = (by: unknown, target: unknown) => ({ do: 'modify', stat: 'ap', by, target });
const drawOne = { do: 'draw', count: 1 };

// --- targets ----------------------------------------------------------------------------------------------------------

const target = (check: Check): Claim => ({ skill: (json) => useSkill(change(700, json)), check });

const targets: Record<string, Claim> = {
  self: target(async (trial) => {
    const table = await used(trial);
    expect([table.ap('hero'), table.ap('ally'), table.ap('aMain')]).toEqual([2700, 1500, 3500]);
  }),
  subject: {
    skill: (json) => ({
      type: 'start',
      when: { event: 'attackDeclared', subject: 'any' },
      effect: [change(700, json) as never],
    }),
    async check(trial) {
      const table = await trial.lay(withHero(trial));
      await table.fight('foe', 'ally');
      expect([table.ap('hero'), table.ap('ally')]).toEqual([2000, 2200]);
    },
  },
  chosen: {
    skill: (json) => {
      const one = { choose: { from: { player: 'opponent', zone: ['support'] }, count: 1 } };
      return useSkill({ do: 'setState', target: one, state: 'resting' }, change(-500, json));
    },
    async check(trial) {
      const table = await used(trial);
      await table.choose('A', 'choose', 'rival');
      expect([table.card('rival').state, table.ap('rival'), table.ap('foe')]).toEqual(['resting', 2000, 1000]);
    },
  },
  all: target(async (trial) => {
    const table = await used(trial);
    expect([table.ap('hero'), table.ap('ally'), table.ap('aMain')]).toEqual([2700, 2200, 3500]);
    expect([table.ap('foe'), table.ap('rival')]).toEqual([1000, 2500]);
  }),
  choose: target(async (trial) => {
    const table = await used(trial);
    expect(await table.takes({ type: 'pass' })).toBe(false);
    expect(await table.takes({ type: 'choose', cards: ['foe', 'rival'] })).toBe(false);
    expect(await table.takes({ type: 'choose', cards: ['ally'] })).toBe(false);
    await table.choose('A', 'choose', 'rival');
    expect([table.ap('foe'), table.ap('rival')]).toEqual([1000, 3200]);
  }),
  'choose, upTo': target(async (trial) => {
    const both = await used(trial);
    await both.choose('A', 'choose', 'hero', 'ally');
    expect([both.ap('hero'), both.ap('ally')]).toEqual([2700, 2200]);
    const none = await used(trial);
    await none.ask('A', 'choose');
    await none.answer({ type: 'pass' });
    expect([none.ap('hero'), none.ap('ally')]).toEqual([2000, 1500]);
  }),
  'choose, by': target(async (trial) => {
    const table = await used(trial);
    await table.choose('B', 'choose', 'foe');
    expect([table.ap('foe'), table.ap('rival')]).toEqual([1700, 2500]);
  }),
};

// --- filters ----------------------------------------------------------------------------------------------------------

/** On this table every filter finds another number of cards than it would if it were ignored. */
const MIXED: Scene = {
  A: {
    support: [
      { id: 'twin', name: 'Twin Sister' },
      { id: 'little', name: 'Little Sister', state: 'resting' },
    ],
    hand: [{ id: 'h1', category: 'event' }, 'h2'],
    level: ['l1', { id: 'l2', face: 'up' }],
  },
};
const MAIN_AP = 4500;

/** Gives player A's Main Character 10 AP for each card that the filter finds. */
const tenForEach = (filter: unknown) =>
  change({ count: filter, times: 10 }, { all: { player: 'you', zone: ['main'] } }) as never;

const filter = (found: number, wrap = (json: never): LnAbility => useSkill(tenForEach(json))): Claim => ({
  skill: wrap,
  async check(trial) {
    const table = await used(trial, MIXED);
    expect(table.ap('aMain')).toBe(MAIN_AP + 10 * found);
  },
});

const filters: Record<string, Claim> = {
  player: filter(3),
  'player of the turn': {
    skill: (json) => useSkill(tenForEach(json)),
    async check(trial) {
      expect((await used(trial, MIXED)).ap('aMain')).toBe(MAIN_AP + 40);
      const later = await used(trial, { ...MIXED, turnPlayer: 'B' });
      expect(later.ap('aMain')).toBe(3000 + 30);
    },
  },
  'player whoever': filter(7),
  zone: filter(20),
  'zone of an event': {
    skill: (json) => useSkill(tenForEach(json)),
    async check(trial) {
      const table = await trial.lay({ A: { hand: [hero([trial.skill], { category: 'event' })] } });
      await table.use('hero');
      expect([table.ap('aMain'), table.place('hero')]).toEqual([3510, 'A discard']);
    },
  },
  category: filter(1),
  state: filter(2),
  face: filter(1),
  name: filter(1),
  nameContains: filter(2),
  number: filter(1),
  other: filter(3),
  inBattle: {
    skill: (json) => ({ type: 'start', when: { event: 'attackDeclared' }, effect: [tenForEach(json)] }),
    async check(trial) {
      const table = await trial.lay(withHero(trial, MIXED));
      await table.fight('foe', 'hero');
      expect(table.ap('aMain')).toBe(MAIN_AP + 20);
    },
  },
  looked: filter(3, (json) => useSkill({ do: 'look', zone: 'deck', count: 3 }, tenForEach(json))),
  stat: filter(2),
  'stat level': filter(1),
  'stat turn cost': filter(1),
};

// --- amounts ----------------------------------------------------------------------------------------------------------

/** Adds the amount to the 2000 AP of "hero". */
const amount = (
  expected: number,
  wrap = (json: never): LnAbility => useSkill(change(json, { self: true })),
): Claim => ({
  skill: wrap,
  async check(trial) {
    const table = await used(trial, { A: { hand: ['h1', 'h2'] }, B: { level: ['m1'] } });
    if (table.decision?.kind === 'choose') await table.choose('A', 'choose', 'rival');
    expect(table.ap('hero')).toBe(2000 + expected);
  },
});

const amounts: Record<string, Claim> = {
  number: amount(2),
  count: amount(2),
  'count, times, plus': amount(2000),
  'value of cards': amount(2500, (json) => {
    const one = { choose: { from: { player: 'opponent', zone: ['support'] }, count: 1 } };
    return useSkill({ do: 'setState', target: one, state: 'resting' }, change(json, { self: true }));
  }),
  'value of several cards': amount(3),
  'value of cards, scaled': amount(101),
  'value of the subject': {
    skill: (json) => ({
      type: 'start',
      when: { event: 'attacked', subject: 'any' },
      effect: [change(json, { self: true }) as never],
    }),
    async check(trial) {
      const table = await trial.lay(withHero(trial));
      await table.fight('foe', 'ally');
      expect(table.ap('hero')).toBe(3000);
    },
  },
  'value of a player': amount(5),
  'value of a player, scaled': amount(1001),
};

// --- conditions -------------------------------------------------------------------------------------------------------

/** Draws a card if the condition holds, which it does in each of the first scenes, and in none of the second. */
const condition = (met: Scene[], unmet: Scene[]): Claim => ({
  skill: (json) => useSkill({ do: 'if', condition: json, then: [drawOne] }),
  async check(trial) {
    const drawn = async (scene: Scene) => (await used(trial, scene)).cards('A', 'hand').length;
    for (const scene of met) expect(await drawn(scene), `met: ${JSON.stringify(scene)}`).toBe(1);
    for (const scene of unmet) expect(await drawn(scene), `unmet: ${JSON.stringify(scene)}`).toBe(0);
  },
});

/**
 * Checks the condition in a [Start] skill, in a phase in which nothing can be used, by the number of cards drawn there.
 */
const inPhase = (phase: 'start' | 'end', when: 'turnStarted' | 'turnEnding', expected: number): Check => {
  return async (trial) => {
    const skill: LnAbility = { ...trial.skill, type: 'start', when: { event: when } };
    delete skill.phase;
    delete skill.turn;
    const table = await trial.lay({ ...withHero({ ...trial, skill }), phase, turnPlayer: 'A' });
    const before = phase === 'start' ? 1 : 0;
    expect(table.cards('A', 'hand')).toHaveLength(before + expected);
  };
};

const conditions: Record<string, Claim> = {
  'count, min': condition([{}], [{ A: { support: [] } }]),
  'count, max': condition([{}, { B: { hand: ['k1'] } }], [{ B: { hand: ['k1', 'k2'] } }]),
  'value of cards': condition([{}], [{ A: { support: [lowers(1)] } }, { A: { support: [lowers(-501)] } }]),
  'value of a player': condition(
    [{ A: { level: ['l1'] } }, { A: { level: ['l1', 'l2'] } }],
    [{}, { A: { level: ['l1', 'l2', 'l3'] } }],
  ),
  'value, ap': condition([{}], [{ B: { main: { id: 'bMain', ap: 3001 } } }]),
  turn: condition([{}], [{ turnPlayer: 'B' }]),
  phase: condition([{ phase: 'main2' }], [{}]),
  all: condition([{}], [{ phase: 'main2' }, { turnPlayer: 'B' }]),
  any: {
    ...condition([{ phase: 'main2' }], [{}]),
    async check(trial) {
      await condition([{ phase: 'main2' }], [{}]).check(trial);
      await inPhase('end', 'turnEnding', 1)(trial);
    },
  },
  not: {
    ...condition([{}], []),
    async check(trial) {
      await condition([{}], []).check(trial);
      await inPhase('start', 'turnStarted', 0)(trial);
    },
  },
};

/** Makes a character that lowers the AP of "hero" by this much. */
function lowers(by: number): Spec {
  const effect = [change(-by, { all: { name: 'hero' } })] as never[];
  return { id: 'weight', abilities: [{ type: 'cont', effect }] };
}

export const wordClaims: Record<string, Claim> = {
  ...under('Targets', targets),
  ...under('Filters', filters),
  ...under('Amounts', amounts),
  ...under('Conditions', conditions),
};
