/** A word for moving Cores: what it needs to be paid, "by doing", "if you do", "additionally", "then" (BS FAQ-1-5 to 1-7, FAQ-2). */
import { describe, expect, it } from 'vitest';
import { Type } from '@sinclair/typebox';
import { impossibleDemand } from '../../../oracle/kernel/costs/demands';
import type { InstructionWord } from '../../../oracle/kernel/language/definition';
import { causeOf } from '../../../oracle/kernel/language/instructions';
import { fixedTargets } from '../../../oracle/kernel/reading/select';
import { movingCounters } from '../../../oracle/kernel/objects/counters';
import { chooseAnswer } from '../../../oracle/kernel/questions';
import type { CardState } from '../../../oracle/kernel/state';
import type { Instruction, Target } from '../../../schemas/ability';
import { all, draw, self, to } from '../ability-notation';
import { doing, events, ids, run, toyRules, type ToyGame, type ToyRules } from '../toy-game';
import { coresGame, coresOn, drawsOn, pool, reserve, spirit, thenPending, type CoresCard } from './cores-game';
import type { Counters } from '../../../oracle/kernel/changes/intended';
import type { Demand } from '../../../oracle/kernel/costs/demand';

interface MoveCores {
  readonly target: Target;
  readonly count: number;
  readonly to: string;
}
interface Taken {
  readonly card: CardState;
  readonly counters: Counters;
}

/** FAQ-2-2 */
const takesSoulCores = (zone: string) => zone !== 'void';

const moveCores: InstructionWord<'moveCores', MoveCores, readonly Taken[]> = {
  verb: 'moveCores',
  meaning: 'Moves Cores of a card to a pool of its owner or to the void.',
  members: (grammar) => ({ target: grammar.Target, count: Type.Integer(), to: Type.String() }),
  /** FAQ-2-3: the owner of the Cores chooses. */
  *decide(g, _context, said, cards) {
    const taken: Taken[] = [];
    for (const card of cards) {
      const { core = 0, soul = 0 } = card.counters;
      const mayGo = soul > 0 && takesSoulCores(said.to);
      const answers = [true, false];
      const goes =
        mayGo &&
        (said.count > core || (yield* chooseAnswer(g, { player: card.owner, kind: 'soul', answers, pass: false })));
      taken.push({ card, counters: { core: Math.min(core, said.count - Number(goes)), soul: Number(goes) } });
    }
    return taken;
  },
  changes: (g, context, said, taken) =>
    taken.map(({ card, counters }) => {
      const taker = said.to === 'void' ? null : pool(g, card.owner, said.to);
      return movingCounters(counters, card, taker, { cause: causeOf(context) });
    }),
  /** Names each Core, so that no Core serves two parts of a cost. */
  demands: ({ game, context }, said) =>
    fixedTargets(game, context, said.target).map((card): Demand => {
      const movable = (card.counters.core ?? 0) + (takesSoulCores(said.to) ? (card.counters.soul ?? 0) : 0);
      const from = Array.from({ length: movable }, (_, index) => `${card.id} core ${index}`);
      return movable < said.count ? impossibleDemand() : { count: said.count, as: 'take', from };
    }),
};

const shared = toyRules.language;
const rules: Partial<ToyRules> = {
  language: { ...shared, instructions: new Map([...shared.instructions, ['moveCores', moveCores as never]]) },
};
const cores = (count: number, zone: string, target: Target = self): Instruction =>
  ({ do: 'moveCores', target, count, to: zone }) as unknown as Instruction;

const game = (onCards: Readonly<Record<string, Counters>>, opposing: readonly CoresCard[] = [spirit('t')]): ToyGame => {
  const sides = {
    A: { field: [spirit('s')], deck: [spirit('d1'), spirit('d2')] },
    B: { field: opposing, deck: [spirit('e1')] },
  };
  return coresGame(sides, { t: { core: 1 }, ...onCards }, rules);
};

describe('"by doing"', () => {
  const kill: Instruction = { do: 'move', target: { choose: { from: { player: 'opponent' }, count: 1 } }, to: 'trash' };
  const byMoving = (count: number): Instruction => ({ do: 'byDoing', first: [cores(count, 'trash')], then: [kill] });

  it('is offered if both can be done, and may cost the last Core of its own card (FAQ-2-4)', () => {
    const g = game({ s: { core: 1 } });
    const session = run(g, thenPending(g, doing(g, 's', byMoving(1))));
    expect(session.question?.kind).toBe('may');
    session.act('A', { type: 'answer', value: true });
    expect([ids(g, 'B', 'trash'), ids(g, 'A', 'trash'), coresOn(pool(g, 'A', 'trash'))]).toEqual([['t'], ['s'], 1]);
  });

  it.each<[string, number, readonly CoresCard[]]>([
    ['its cost cannot be paid in full', 3, [spirit('t')]],
    ['nothing can come of it', 1, []],
  ])('is not offered if %s', (_, count, opposing) => {
    const g = game({ s: { core: 2 } }, opposing);
    expect([run(g, doing(g, 's', byMoving(count))).question, coresOn(g.card('s'))]).toEqual([null, 2]);
  });

  it.each([
    [2, null],
    [3, 'may'],
  ])('with two parts that take three Cores of %i together: asked %s', (available, kind) => {
    const g = game({ s: { core: available } });
    const first = [cores(1, 'trash'), cores(2, 'reserve')];
    const { question } = run(g, doing(g, 's', { do: 'byDoing', first, then: draw } as Instruction));
    expect(question?.kind ?? null).toBe(kind);
  });
});

it('"if you do" does not follow the Soul Core, which does not go to the void (FAQ-1-6, FAQ-2-2)', () => {
  const drawnAfter = (counters: Counters) => {
    const g = game({ s: counters });
    run(g, doing(g, 's', { do: 'ifYouDo', first: [cores(1, 'void')], then: draw } as Instruction));
    return [ids(g, 'A', 'hand'), coresOn(g.card('s'))];
  };
  expect(drawnAfter({ soul: 1 })).toEqual([[], 1]);
  expect(drawnAfter({ core: 1, soul: 1 })).toEqual([['d1'], 1]);
});

it('the owner of the Cores chooses which of them an effect of the opponent moves (FAQ-2-3)', () => {
  const g = game({ s: { core: 1 }, t: { core: 1, soul: 1 } });
  const session = run(g, doing(g, 's', cores(1, 'trash', all({ player: 'opponent' }))));
  expect([session.question?.player, session.question?.kind]).toEqual(['B', 'soul']);
  session.act('B', { type: 'answer', value: true });
  expect([g.card('t').counters, pool(g, 'B', 'trash').counters.soul]).toEqual([{ core: 1, soul: 0 }, 1]);
});

it('"additionally" moves Cores and destroys at one moment (FAQ-1-7-1)', () => {
  const g = game({ s: { core: 2 } });
  const parts = [cores(1, 'reserve'), to('trash', all({ player: 'opponent' }))];
  run(g, thenPending(g, doing(g, 's', { do: 'together', parts })));
  expect([coresOn(reserve(g, 'A')), events(g, 'countersMoved', 'leaving').slice(0, 2)]).toEqual([
    1,
    ['countersMoved s', 'leaving t'],
  ]);
});

it('"then" is done before what the first part triggers (FAQ-1-7-2)', () => {
  const g = game({ s: { core: 1 } }, [spirit('t', drawsOn('leaving'))]);
  run(g, thenPending(g, doing(g, 's', to('trash', all({ player: 'opponent' })), ...draw)));
  expect(events(g, 'leaving', 'moved')).toEqual(['leaving t', 'moved d1', 'moved e1', 'moved t']);
});
