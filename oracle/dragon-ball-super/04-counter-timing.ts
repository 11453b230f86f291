/** 4-7. Counter timing: players answer what is declared with [Counter]s, and the last [Counter] is resolved first. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { acted, toAct } from '../kernel/questions';
import { endLooks } from '../kernel/changes';
import { questionAbout, window } from '../kernel/procedures/windows';
import { cannotAct, notInHand } from '../kernel/reasons';
import { opponentOf, refTo, type Procedure, type Refusal } from '../kernel/state';
import type { Activation } from '../kernel/state/waiting';
import type { DbsMoment } from './about';
import { byRule, leaderOf, type DbsGame } from './game';
import type { Section } from './packs';

export const counterTiming = {
  /** 4-7-2-5 */
  windowOpens(g: DbsGame, moment: string): boolean {
    if (!moment.startsWith('counter')) return true;
    const isOpen = g.state.windows.some((open) => open.moment.startsWith('counter'));
    if (isOpen) g.cite('4-7-2-5');
    return !isOpen;
  },

  /**
   * 4-7-2-1 to 4-7-2-4: a counter timing comes before a card is played, before an attack, and before and after a skill.
   */
  *answers(g: DbsGame, activation: Activation, moment: CounterMoment): Procedure {
    const clause = g.rules.clauseOfTiming(g, activation, moment);
    if (clause === undefined) return;
    const { position } = g.citations;
    g.cite(clause);
    // The skill may have moved its own card.
    const card = moment === 'declared' ? activation.card : refTo(g.card(activation.card.id));
    yield* g.rules.counterTiming(g, { ...activation, card }, moment);
    // What follows does not follow from a counter timing in which nothing happened.
    g.citations.demote(position);
  },

  /** 4-7-2: a [Counter] is a skill like any other. @returns undefined if there is no counter timing */
  clauseOfTiming(g: DbsGame, { what }: Activation, moment: CounterMoment): string | undefined {
    if (moment === 'resolved') return SKILLS.includes(what) ? '4-7-2-4' : undefined;
    if (what === 'skill') g.consult('8-5-2-4');
    return CLAUSE_OF_DECLARED[what];
  },

  /**
   * 4-7-3: rules are processed, players answer in turn until one declines, and the answers resolve in reverse order.
   */
  *counterTiming(g: DbsGame, about: Activation, moment: CounterMoment): Procedure {
    const asked: DbsMoment = moment === 'declared' ? 'counter' : 'counterAfter';
    if (!g.rules.windowOpens(g, asked)) return;
    if (moment === 'resolved') g.cite('8-5-2-6');
    const { stamp } = g.state;
    yield* g.rules.rulesAtCounterTiming(g);
    yield* window(g, {
      moment: asked,
      about,
      first: g.rules.firstToCounter(g, about),
      passesToEnd: g.rules.refusalsToEnd,
      offer: (player) => g.rules.offerCounter(g, player, about),
    });
    endLooks(g, stamp);
    g.cite('4-7-3-6', '10-10-3-4');
  },

  /** 4-7-3-2, 4-7-3-3, 4-7-3-4: the first refusal ends the answers. */
  refusalsToEnd: 1,

  /** 4-7-3-1, 9-1-2-2: rules are processed until none is due. */
  *rulesAtCounterTiming(g: DbsGame): Procedure {
    g.cite('4-7-3-1');
    for (let before = -1; before < g.journal.length;) {
      before = g.journal.length;
      yield* g.rules.processRules(g, 'confirmative');
    }
  },

  /** 4-7-3-2, 10-10-3: the opponent of the acting player answers first. */
  firstToCounter(_g: DbsGame, about: Activation): PlayerId {
    return opponentOf(about.player);
  },

  /**
   * 4-7-3-2 to 4-7-3-4, 10-10-2. The player is asked whatever is in the hand, since asking only for real [Counter]s
   * would reveal it.
   * @returns false if the player declines
   */
  *offerCounter(g: DbsGame, player: PlayerId, about: Activation): Procedure<boolean> {
    g.cite('4-7-1', '10-10-1', CLAUSE_OF_TURN[Math.min(g.rules.countersSoFar(g).length, 2)]!);
    if (!g.rules.mayHaveCounter(g, player, about)) return false;
    const action = acted(
      yield toAct(g, {
        player,
        kind: 'counter',
        about: questionAbout(g),
        refusal: (answer) => g.rules.counterRefusal(g, player, answer, about),
        candidates: () => counterActions(g, player),
      }),
    );
    if (!action) return false;
    yield* g.rules.activateCounter(g, player, action, about);
    return true;
  },

  /** 3-3-3: judges by public information alone whether the player could answer from the hand. */
  mayHaveCounter(g: DbsGame, player: PlayerId, about: Activation): boolean {
    if (g.zone(player, 'hand').length === 0 || g.rules.countersPending(g, player, about).length === 0) return false;
    return !g.rules.isProhibited(g, leaderOf(g, player), 'counter', byRule(player));
  },

  counterRefusal(g: DbsGame, player: PlayerId, action: Action, about: Activation): Refusal | null {
    if (action.type !== 'counter') return { clause: '4-7-1', reason: cannotAct(player, action.type) };
    if (!g.zone(player, 'hand').includes(action.card ?? ''))
      return { clause: '10-10-2', reason: notInHand(player, action.card) };
    return g.rules.counterCardRefusal(g, player, g.card(action.card!), action, about);
  },
} satisfies Section<'windowOpens' | 'answers'>;

export type CounterMoment = 'declared' | 'resolved';

const SKILLS: readonly string[] = ['skill', 'counter'];

const CLAUSE_OF_DECLARED: Readonly<Record<string, string>> = {
  play: '4-7-2-1',
  attack: '4-7-2-2',
  skill: '4-7-2-3',
  counter: '4-7-2-3',
};

/** 4-7-3: the clauses for the first [Counter], the second one, and all later ones. */
const CLAUSE_OF_TURN: readonly string[] = ['4-7-3-2', '4-7-3-3', '4-7-3-4'];

const counterActions = (g: DbsGame, player: PlayerId): Action[] =>
  g.zone(player, 'hand').map((card) => ({ type: 'counter', card }));
