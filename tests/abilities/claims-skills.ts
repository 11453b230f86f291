/** Checks what docs/abilities.md claims of whole skills. */
import { expect } from 'vitest';
import type { LnAbility } from '../../schemas/level-neo';
import type { Claim } from './claim';
import { hero } from './table';

const skill = (json: LnAbility): LnAbility => json;

const GROW = { do: 'modify', stat: 'ap', by: 1000, target: { self: true } } as const;

const WALL = { id: 'wall', ap: 9000, state: 'resting' };

const resting = (id: string) => ({ id, ap: 1000, state: 'resting' });

export const skillClaims: Record<string, Claim> = {
  'Skills: cont': {
    skill,
    async check({ skill, lay }) {
      const side = { support: [hero([skill])], hand: ['recruit'] };
      const low = await lay({ A: side });
      expect(low.ap('hero')).toBe(2000);
      const table = await lay({ A: { ...side, level: ['l1'] } });
      expect(table.ap('hero')).toBe(3000);
      await table.play('recruit');
      expect(table.ap('hero')).toBe(2000);
    },
  },
  'Skills: cont 2': {
    skill,
    async check({ skill, lay }) {
      const foe = { id: 'foe', abilities: [{ type: 'cont', effect: [GROW] } as LnAbility] };
      const side = { main: { id: 'bMain', ap: 3000, state: 'resting' }, support: [foe] };
      const table = await lay({ A: { support: [hero([skill]), 'ally'] }, B: side });
      expect(await table.mayAttack('bMain', 'ally')).toBe(false);
      expect(table.ap('foe')).toBe(100);
      await table.fight('bMain', 'aMain');
      expect(table.cards('A', 'hand')).toEqual(['a1']);
    },
  },
  'Skills: start': {
    skill,
    async check({ skill, lay }) {
      const drawnAt = async (level: string[], hand: string[]) => {
        const table = await lay({ A: { support: [hero([skill])], level, hand } });
        await table.fight('foe', 'hero');
        return table.cards('A', 'hand').length - hand.length;
      };
      expect(await drawnAt(['l1'], [])).toBe(2);
      expect(await drawnAt([], [])).toBe(0);
      expect(await drawnAt(['l1'], ['h1'])).toBe(0);
    },
  },
  'Skills: use': {
    skill,
    async check({ skill, lay }) {
      const met = { support: [hero([skill])], level: ['l1'], turnMarker: 3, hand: [] as string[] };
      const table = await lay({ A: met });
      await table.use('hero');
      expect(table.cards('A', 'hand')).toEqual(['a1']);
      for (const unmet of [{ level: [] }, { turnMarker: 2 }, { hand: ['h1'] }]) {
        expect(await (await lay({ A: { ...met, ...unmet } })).mayUse('hero')).toBe(false);
      }
      expect(await (await lay({ phase: 'battle', A: met })).mayUse('hero')).toBe(false);
    },
  },
  'Skills: use 2': {
    skill,
    async check({ skill, lay }) {
      const table = await lay({ phase: 'battle', A: { support: [hero([skill]), 'ally'] } });
      await table.attack('foe', 'hero');
      await table.use('hero');
      expect([table.ap('hero'), table.ap('ally'), table.ap('foe')]).toEqual([3000, 1500, 1000]);
      expect(await (await lay({ A: { support: [hero([skill])] } })).mayUse('hero')).toBe(false);
    },
  },
  'Skills: instead': {
    skill,
    async check({ skill, lay }) {
      const lose = async (level: string[], hand: string[]) => {
        const table = await lay({ A: { support: [hero([skill])], level, hand }, B: { support: [WALL] } });
        await table.attack('wall', 'hero');
        const asked = await table.asks('A', 'may', 'main');
        return { table, asked: asked && table.decision?.kind === 'may' };
      };
      const saved = await lose(['l1'], ['h1']);
      expect(saved.asked).toBe(true);
      await saved.table.answer({ type: 'answer', value: true });
      expect([saved.table.place('hero'), saved.table.place('h1')]).toEqual(['A support', 'A discard']);
      const given = await lose(['l1'], ['h1']);
      await given.table.answer({ type: 'pass' });
      expect([given.table.place('hero'), given.table.place('h1')]).toEqual(['A discard', 'A hand']);
      for (const { table, asked } of [await lose([], ['h1']), await lose(['l1'], [])]) {
        expect([asked, table.place('hero')]).toEqual([false, 'A discard']);
      }
    },
  },
  'Skills: levelBurst': {
    skill,
    async check({ skill, lay }) {
      const burst = { id: 'burst', abilities: [skill] };
      const table = await lay({ A: { level: [burst] }, B: { support: [resting('foe')] } });
      await table.attack('bMain', 'aMain');
      await table.ask('A', 'levelBurst');
      expect(table.ap('aMain')).toBe(4000);
      await table.answer({ type: 'levelBurst', card: 'burst' });
      expect(table.events.filter(({ type }) => type === 'effectStarted')).toHaveLength(1);
      await table.toPhase('main2');
      expect(table.level('A')).toBe(3);
      expect(table.ap('aMain')).toBe(4500);
    },
  },
};
