/** The family of faults about whose events an ability answers has each event of the game, and says which cannot be told from the rule. */
import { describe, expect, it } from 'vitest';
import { triggers as battleSpirits } from '../oracle/battle-spirits/faults/triggers';
import { triggers as dragonBallSuper } from '../oracle/dragon-ball-super/faults/triggers';
import { triggers as vanguard } from '../oracle/vanguard/faults/triggers';
import { DBS_EVENTS } from '../schemas/dragon-ball-super';
import type { Trigger } from '../schemas/ability';
import type { KernelRules } from '../oracle/kernel/rules';
import { triggerFaults, type TriggerCell } from '../oracle/kernel/testing/triggers';

/** Yours, the opponent's, either player's as one's own and as the opponent's; in one turn or the other, without the condition or with. */
const CELLS = 8;

describe('whose events an ability answers, in Dragon Ball Super', () => {
  const { faults, sameAsRule } = dragonBallSuper;

  it('is misread for each event of the language', () => {
    expect(faults.length + sameAsRule.length).toBe(CELLS * DBS_EVENTS.length);
    expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length);
  });

  it('tells what cannot be told from the rule, with the reason', () => {
    expect(sameAsRule.length).toBe(CELLS);
    for (const { reason } of sameAsRule) expect(reason.length).toBeGreaterThan(20);
  });
});

describe('whose events an effect answers, in Battle Spirits', () => {
  const { faults, sameAsRule } = battleSpirits;

  it('is misread for the events that its scenarios play', () => {
    expect(faults.length + sameAsRule.length).toBe(CELLS * 14);
    expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length);
  });

  it('tells what cannot be told from the rule, with the reason', () => {
    expect(sameAsRule.map(({ title }) => title).every((title) => title.includes('battle'))).toBe(true);
    for (const { reason } of sameAsRule) expect(reason.length).toBeGreaterThan(20);
  });
});

describe('whose events an ability answers, in Vanguard', () => {
  const { faults, sameAsRule } = vanguard;

  it('is misread for the events that its scenarios play', () => {
    expect(faults.length + sameAsRule.length).toBe(CELLS * 8);
    expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length);
  });
});

describe('a misreading of whose events are meant', () => {
  const only = (cell: TriggerCell) =>
    triggerFaults<KernelRules>({
      clause: '1-1',
      ability: 'an effect',
      events: { drew: 'a card is drawn' },
      same: (_event, one) => (one === cell ? undefined : 'it is another one that is looked at here'),
    }).faults[0]!;
  /** What is asked of a trigger, as the misreading has it. */
  const read = (cell: TriggerCell, trigger: Trigger) => {
    const language = { occasion: (said: Trigger) => said } as never;
    return only(cell)
      .replace({ language } as unknown as KernelRules)
      .language!.occasion(trigger) as unknown;
  };

  it('says another player in the place where the trigger says it', () => {
    expect(read('yours', { event: 'drew', player: 'you' })).toEqual({ event: 'drew', player: 'any' });
    expect(read('opponents', { event: 'drew', subject: { player: 'opponent', name: 'X' } })).toEqual({
      event: 'drew',
      subject: { player: 'any', name: 'X' },
    });
    expect(read('onlyOpponents', { event: 'drew', subject: 'any' })).toEqual({
      event: 'drew',
      subject: 'any',
      player: 'opponent',
    });
  });

  it('leaves other triggers as they are', () => {
    for (const trigger of [
      { event: 'drew' },
      { event: 'drew', player: 'opponent' },
      { event: 'played', player: 'you' },
    ] as const)
      expect(read('yours', trigger)).toBe(trigger);
    expect(read('onlyYours', { event: 'drew', subject: 'self' })).toEqual({ event: 'drew', subject: 'self' });
  });
});
