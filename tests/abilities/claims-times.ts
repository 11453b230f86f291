/** Checks what docs/abilities.md claims of events, durations and prohibitions. */
import { expect } from 'vitest';
import type { LnAbility } from '../../schemas/level-neo';
import { under, used, useSkill, withHero, type Check, type Claim, type Trial } from './claim';
import { hero, type Scene, type Spec, type Table } from './table';

const drawOne = { do: 'draw', count: 1 };
const change = (by: number, target: unknown, until?: string) => ({ do: 'modify', stat: 'ap', by, target, until });

// --- events -----------------------------------------------------------------------------------------------------------

/** Gives "hero" 100 AP for the rest of the game each time the event happens. */
const event = (check: Check): Claim => ({
  skill: (json) => ({ type: 'start', when: json, effect: [change(100, { self: true }, 'game') as never] }),
  check,
});

/** Counts how often "hero" has answered, from its AP. */
const answers = (table: Table, printed = 2000): number => (table.ap('hero')! - printed) / 100;

const usable: Partial<Spec> = { abilities: [useSkill(drawOne)] };

const events: Record<string, Claim> = {
  turnStarted: event(async (trial) => {
    const table = await trial.lay(withHero(trial));
    await table.endTurn();
    expect(answers(table)).toBe(0);
    await table.endTurn();
    expect(answers(table)).toBe(1);
  }),
  phaseStarted: event(async (trial) => {
    const table = await trial.lay(withHero(trial));
    expect(answers(table)).toBe(1);
    await table.ask('A', 'attack');
    expect(answers(table)).toBe(2);
    await table.toPhase('main2');
    expect(answers(table)).toBe(3);
    await table.endTurn();
    await table.ask('B', 'attack');
    expect(answers(table)).toBe(4);
  }),
  turnEnding: event(async (trial) => {
    const table = await trial.lay(withHero(trial));
    await table.endTurn();
    expect(answers(table)).toBe(0);
    await table.endTurn();
    expect(answers(table)).toBe(1);
  }),
  drew: event(async (trial) => {
    const table = await trial.lay(withHero(trial));
    await table.endTurn();
    expect(answers(table)).toBe(1);
    await table.endTurn();
    expect(answers(table)).toBe(1);
  }),
  supportPlayed: event(async (trial) => {
    const table = await trial.lay({ A: { support: [], hand: [hero([trial.skill]), 'other'] } });
    await table.play('hero');
    expect(answers(table)).toBe(1);
    await table.toPhase('main2');
    await table.play('other');
    expect(answers(table)).toBe(1);
  }),
  eventUsed: event(async (trial) => {
    const card = (id: string) => ({ id, category: 'event', ...usable }) as Spec;
    const table = await trial.lay(withHero(trial, { A: { hand: [card('mine')] }, B: { hand: [card('theirs')] } }));
    await table.use('mine');
    expect(answers(table)).toBe(1);
    await table.use('theirs', 'B');
    expect(answers(table)).toBe(1);
  }),
  skillUsed: event(async (trial) => {
    const scholar = (id: string) => ({ id, ...usable }) as Spec;
    const scene = { A: { support: [scholar('mine')] }, B: { support: [scholar('theirs')] } };
    const table = await trial.lay(withHero(trial, scene));
    await table.use('mine');
    expect(answers(table)).toBe(0);
    await table.use('theirs', 'B');
    expect(answers(table)).toBe(1);
  }),
  rested: event(async (trial) => {
    const table = await trial.lay(withHero(trial));
    await table.fight('foe', 'ally');
    expect(answers(table)).toBe(0);
    await table.attack('bMain', 'aMain');
    expect(answers(table)).toBe(0);
    const own = await trial.lay(withHero(trial));
    await own.fight('foe', 'hero');
    expect(answers(own)).toBe(1);
  }),
  setActive: event(async (trial) => {
    const table = await trial.lay({ A: { support: [hero([trial.skill], { state: 'resting' } as never), 'ally'] } });
    await table.fight('foe', 'ally');
    await table.endTurn();
    expect(answers(table)).toBe(0);
    await table.endTurn();
    expect([table.card('hero').state, answers(table)]).toEqual(['active', 1]);
  }),
  attackDeclared: event(async (trial) => {
    const table = await trial.lay(withHero(trial));
    await table.fight('foe', 'hero');
    expect(answers(table)).toBe(0);
    await table.fight('bMain', 'aMain', 'ally');
    expect(answers(table)).toBe(1);
  }),
  attacked: event(async (trial) => {
    const resting: Partial<Spec> = { state: 'resting', ap: 5000 };
    const scene = { A: { support: [hero([trial.skill], resting), { id: 'ally', state: 'resting', ap: 5000 }] } };
    const table = await trial.lay({ ...scene, turnPlayer: 'B', B: { support: ['foe', 'rival'] } });
    await table.fight('ally', 'foe');
    expect(answers(table, 5000)).toBe(0);
    await table.fight('hero', 'rival');
    expect(answers(table, 5000)).toBe(1);
  }),
  covered: event(async (trial) => {
    const table = await trial.lay({
      A: { support: [hero([trial.skill], { ap: 9000 }), { id: 'ally', ap: 9000 }] },
      turnPlayer: 'B',
      B: { support: ['foe'], main: { id: 'bMain', ap: 3000 } },
    });
    await table.attack('aMain', 'bMain');
    await table.ask('A', 'cover');
    await table.answer({ type: 'cover', card: 'hero' });
    expect([table.card('hero').state, answers(table, 9000)]).toEqual(['resting', 1]);
  }),
  levelBurst: event(async (trial) => {
    const table = await trial.lay(withHero(trial, { A: { level: ['l1'] }, B: { level: ['m1', 'm2'] } }));
    await table.attack('bMain', 'aMain');
    await table.ask('A', 'levelBurst');
    await table.answer({ type: 'levelBurst', card: 'l1' });
    expect(answers(table)).toBe(0);
    await table.ask('B', 'levelBurst');
    await table.answer({ type: 'levelBurst', card: 'm2' });
    expect(answers(table)).toBe(1);
  }),
  battleWon: event(async (trial) => {
    const table = await trial.lay(withHero(trial, { B: { support: [weak('foe'), weak('prey')] } }));
    await table.fight('foe', 'ally');
    expect(answers(table)).toBe(0);
    await table.fight('prey', 'hero');
    expect(answers(table)).toBe(1);
  }),
  battleLost: event(async (trial) => {
    const wall = { id: 'wall', ap: 9000, state: 'resting' };
    const table = await trial.lay(
      withHero(trial, { A: { support: ['ally', 'aide'] }, B: { support: [weak('foe'), wall] } }),
    );
    await table.fight('wall', 'ally');
    expect([table.place('ally'), answers(table)]).toEqual(['A discard', 0]);
    await table.fight('foe', 'aide');
    expect(answers(table)).toBe(1);
  }),
  leveledUp: event(async (trial) => {
    const table = await trial.lay(withHero(trial, { B: { level: ['m1'] } }));
    await table.fight('bMain', 'aMain');
    expect([table.level('A'), table.level('B'), answers(table)]).toEqual([2, 1, 1]);
  }),
  leveledDown: event(async (trial) => {
    const table = await trial.lay(withHero(trial, { B: { level: ['m1'] } }));
    await table.fight('bMain', 'aMain');
    expect([table.level('B'), answers(table)]).toEqual([1, 1]);
    const lowest = await trial.lay(withHero(trial));
    await lowest.fight('bMain', 'aMain');
    expect(answers(lowest)).toBe(0);
  }),
  'discarded from the field': event(async (trial) => {
    const scene = { B: { support: ['foe', weak('prey')], hand: ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'] } };
    const table = await trial.lay(withHero(trial, scene));
    await table.fight('prey', 'hero');
    expect([table.place('prey'), answers(table)]).toEqual(['B discard', 1]);
    await table.ask('B', 'discard');
    await table.answer({ type: 'choose', cards: ['k1'] });
    expect([table.place('k1'), answers(table)]).toEqual(['B discard', 1]);
  }),
  discarded: {
    skill: (json) => ({ type: 'start', when: json, effect: [drawOne as never] }),
    async check(trial) {
      const wall = { id: 'wall', ap: 9000, state: 'resting' };
      const table = await trial.lay(withHero(trial, { B: { support: [wall] } }));
      await table.fight('wall', 'ally');
      expect(table.cards('A', 'hand')).toEqual([]);
      await table.fight('wall', 'hero');
      expect([table.place('hero'), table.cards('A', 'hand')]).toEqual(['A discard', ['a1']]);
    },
  },
};

/** Gives "hero" 100 AP for the rest of the game each time the event would have happened. */
const instead = (check: Check): Claim => ({
  skill: (json) => ({ type: 'instead', when: json, effect: [change(100, { self: true }, 'game') as never] }),
  check,
});

const replaced: Record<string, Claim> = {
  drew: instead(async (trial) => {
    const table = await trial.lay(withHero(trial));
    await table.endTurn();
    expect([table.cards('B', 'hand'), answers(table)]).toEqual([[], 1]);
    await table.endTurn();
    expect([table.cards('A', 'hand'), answers(table)]).toEqual([['a1'], 1]);
  }),
  supportPlayed: instead(async (trial) => {
    const scene = { A: { hand: ['mine'] }, B: { hand: ['theirs'] } };
    const table = await trial.lay(withHero(trial, scene));
    await table.play('mine');
    expect([table.place('mine'), answers(table)]).toEqual(['A support', 0]);
    await table.endTurn();
    await table.play('theirs', 'B');
    expect([table.place('theirs'), answers(table)]).toEqual(['B hand', 1]);
    expect(await table.takes({ type: 'playSupport', card: 'theirs' })).toBe(false);
  }),
  rested: instead(async (trial) => {
    const table = await trial.lay(withHero(trial, { B: { support: [weak('foe'), weak('prey')] } }));
    await table.fight('foe', 'ally');
    expect([table.card('ally').state, answers(table)]).toEqual(['resting', 0]);
    await table.fight('prey', 'hero');
    expect([table.card('hero').state, answers(table)]).toEqual(['active', 1]);
  }),
  setActive: instead(async (trial) => {
    const table = await trial.lay(withHero(trial, { B: { support: [weak('foe'), weak('prey')] } }));
    await table.endTurn();
    expect([table.card('foe').state, table.card('prey').state, answers(table)]).toEqual(['resting', 'resting', 1]);
  }),
  leveledUp: instead(async (trial) => {
    const table = await trial.lay(withHero(trial));
    await table.fight('bMain', 'aMain');
    expect([table.level('A'), answers(table)]).toEqual([2, 0]);
    const other = await trial.lay(withHero(trial, { turnPlayer: 'B' }));
    await other.fight('aMain', 'bMain');
    expect([other.level('B'), answers(other)]).toEqual([1, 1]);
  }),
  leveledDown: instead(async (trial) => {
    const table = await trial.lay(withHero(trial, { turnPlayer: 'B', A: { level: ['l1', 'l2'] } }));
    await table.fight('aMain', 'bMain');
    expect([table.level('A'), answers(table)]).toEqual([3, 1]);
    const other = await trial.lay(withHero(trial, { B: { level: ['m1'] } }));
    await other.fight('bMain', 'aMain');
    expect([other.level('B'), answers(other)]).toEqual([1, 0]);
  }),
  discarded: instead(async (trial) => {
    const wall = { id: 'wall', ap: 9000, state: 'resting' };
    const table = await trial.lay(withHero(trial, { B: { support: [wall] } }));
    await table.fight('wall', 'ally');
    expect([table.place('ally'), answers(table)]).toEqual(['A discard', 0]);
    await table.fight('wall', 'hero');
    expect([table.place('hero'), answers(table)]).toEqual(['A support', 1]);
  }),
};

function weak(id: string): Spec {
  return { id, ap: 500, state: 'resting' };
}

// --- durations --------------------------------------------------------------------------------------------------------

const lasting = (check: Check): Claim => ({ skill: (json) => useSkill(json), check });

const durations: Record<string, Claim> = {
  battle: {
    skill: (json) => ({ ...useSkill(json), phase: 'battle' }),
    async check(trial) {
      const table = await trial.lay(withHero(trial));
      await table.attack('foe', 'hero');
      await table.use('hero');
      expect(table.ap('hero')).toBe(3000);
      await table.toPhase('main2');
      expect(table.ap('hero')).toBe(2000);
    },
  },
  nextBattle: lasting(async (trial) => {
    const table = await used(trial);
    expect([table.ap('hero'), table.ap('ally'), table.ap('aMain')]).toEqual([3000, 2500, 4500]);
    await table.fight('foe', 'hero');
    expect([table.ap('hero'), table.ap('ally'), table.ap('aMain')]).toEqual([2000, 2500, 4500]);
    await table.endTurn();
    expect([table.ap('ally'), table.ap('aMain')]).toEqual([1500, 3000]);
  }),
  turn: lasting(async (trial) => {
    const table = await used(trial);
    await table.fight('foe', 'hero');
    expect(table.ap('hero')).toBe(3000);
    await table.endTurn();
    expect(table.ap('hero')).toBe(2000);
  }),
  opponentsTurn: lasting(async (trial) => {
    const table = await used(trial);
    await table.endTurn();
    expect(table.ap('hero')).toBe(3000);
    await table.endTurn();
    expect(table.ap('hero')).toBe(2000);
    const during = await used(trial, { turnPlayer: 'B' });
    expect(during.ap('hero')).toBe(3000);
    await during.endTurn();
    expect(during.ap('hero')).toBe(2000);
  }),
  game: lasting(async (trial) => {
    const storm = { id: 'storm', category: 'event', abilities: [useSkill(RETURN)] } as Spec;
    const table = await used(trial, { B: { hand: [storm] } });
    await table.endTurn();
    await table.endTurn();
    expect(table.ap('hero')).toBe(3000);
    await table.use('storm', 'B');
    await table.toPhase('main2');
    await table.play('hero');
    expect(table.ap('hero')).toBe(2000);
  }),
};

const RETURN = { do: 'move', target: { all: { player: 'opponent', zone: ['support'] } }, to: 'hand' };

// --- prohibitions -----------------------------------------------------------------------------------------------------

/** Claims that something is possible without the skill and impossible once it was used. */
const prohibition = (scene: Scene, possible: (table: Table) => Promise<boolean>, wrap = useSkillOf): Claim => ({
  skill: wrap,
  async check(trial) {
    expect(await possible(await trial.lay(withHero(trial, scene))), 'before').toBe(true);
    expect(await possible(await used(trial, scene)), 'after').toBe(false);
  },
});

function useSkillOf(json: unknown): LnAbility {
  return useSkill(json);
}

const prohibitions: Record<string, Claim> = {
  attack: prohibition({}, (table) => table.mayAttack('foe', 'hero')),
  cover: prohibition({}, async (table) => {
    await table.attack('bMain', 'aMain');
    return (await table.asks('B', 'cover')) && (await table.takes({ type: 'cover', card: 'rival' }));
  }),
  beAttacked: prohibition({}, (table) => table.mayAttack('bMain', 'aMain')),
  levelBurst: prohibition({ B: { level: ['m1'] } }, async (table) => {
    await table.attack('bMain', 'aMain');
    return table.asks('B', 'levelBurst');
  }),
  activate: {
    skill: useSkillOf,
    async check(trial: Trial) {
      const awake = { id: 'caller', category: 'event', abilities: [useSkill(WAKE)] } as Spec;
      const table = await used(trial, { B: { hand: [awake] } });
      await table.endTurn();
      expect(table.card('foe').state).toBe('resting');
      await table.use('caller', 'B');
      expect(table.card('foe').state).toBe('resting');
      await table.endTurn();
      await table.endTurn();
      expect(table.card('foe').state).toBe('active');
    },
  },
  combiAttack: prohibition({}, (table) => table.mayAttack('foe', 'hero', 'ally')),
  use: prohibition({ A: { hand: [{ id: 'lesson', category: 'event', abilities: [useSkill(drawOne)] }] } }, (table) =>
    table.mayUse('lesson'),
  ),
};

const WAKE = { do: 'setState', target: { all: { player: 'you', zone: ['support'] } }, state: 'active' };

export const timeClaims: Record<string, Claim> = {
  ...under('Events', events),
  ...under('Replaced events', replaced),
  ...under('Durations', durations),
  ...under('Prohibitions', prohibitions),
};
