/** Adapters that each lack one thing, or do one thing differently from the oracle. */
import { InProcessAdapter } from '../../adapters/in-process';
import type { ActResult, Decision, Observation, Params, StartParams } from '../../schemas/protocol';
import { modulesWithIdleQuestions } from '../idle-questions';
import { lacking, without, type Ask, type Part } from './adapter';

/** Gives no reason: an illegal action changes nothing. */
export const unchangedInsteadOfRejected: Part = {
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if (method !== 'game/act' || (answer as ActResult).status !== 'rejected') return answer;
    return { status: 'unchanged', decision: (answer as ActResult).decision };
  },
};

/** Says "accepted" of an illegal action, which changes nothing. */
export const acceptsWhatItIgnores: Part = {
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if (method !== 'game/act' || (answer as ActResult).status !== 'rejected') return answer;
    return { status: 'accepted', decision: (answer as ActResult).decision };
  },
};

export const withoutReasons: Part = {
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if (method !== 'game/act') return answer;
    const { reason: _reason, clause: _clause, ...rest } = answer as ActResult;
    return rest;
  },
};

/** Answers some kinds of decision itself, with the first answer. */
export const merging = (kinds: readonly string[], declared = true): Part => ({
  declares: (support) => (declared ? { ...support, mergedDecisions: [...kinds] } : support),
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if (method !== 'game/act' && method !== 'game/start') return answer;
    const { gameId } = { ...params, ...answer } as { gameId: string };
    return decideAlone(ask, gameId, kinds, answer as ActResult);
  },
});

async function decideAlone(ask: Ask, gameId: string, kinds: readonly string[], answer: ActResult): Promise<ActResult> {
  let standing = answer;
  while (standing.decision && kinds.includes(standing.decision.kind)) {
    const { actions } = await ask('game/actions', { gameId });
    const next = await ask('game/act', { gameId, ...actions[0]! });
    standing = { ...standing, ...next, events: [...(standing.events ?? []), ...(next.events ?? [])] };
  }
  return { ...answer, ...standing, status: answer.status };
}

/** Omits optional members of decisions and answers, and the cards of zones that it need not show. */
export const terse: Part = {
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    if (method === 'game/observe') return { observation: withoutHidden((answer as never)['observation']) };
    if (!('decision' in answer)) return answer;
    const { result: _result, decision, ...rest } = answer as ActResult;
    return { ...rest, decision: decision && onlyNeeded(decision) };
  },
};

const onlyNeeded = ({ player, kind, turn, optional }: Decision): Decision => ({ player, kind, turn, optional });

function withoutHidden(observation: Observation): Observation {
  const { A, B } = observation.players;
  for (const { zones } of [A, B]) {
    for (const zone of Object.values(zones)) if (zone.cards?.every(({ id }) => id === undefined)) delete zone.cards;
  }
  return observation;
}

/** Shuffles on its own, whatever the seed. */
export const ownChance: Part = {
  ...without('chance'),
  answers: (ask, method, params) =>
    ask(method, method === 'game/start' ? { ...(params as StartParams), seed: 4711 } : (params as never)),
};

/** Shuffles otherwise each time, and asks also where one answer is possible, which it does not list. */
export function ownLuck(): Part {
  let seed = 4711;
  return {
    ...without('chance'),
    makeOracle: () => new InProcessAdapter().askingForced,
    answers: async (ask, method, params) => {
      const sent = method === 'game/start' ? { ...(params as StartParams), seed: seed++ } : params;
      const answer = await ask(method, sent as never);
      if (!('decision' in answer)) return answer;
      const { decision, ...rest } = answer as ActResult;
      return { ...rest, decision: decision && onlyNeeded(decision) };
    },
  };
}

/** Asks once more, when an ability is activated, whether it is to be carried out. */
export function asksToConfirm(): Part {
  const pending = new Map<string, Decision | null>();
  const held = new Map<string, Params<'game/act'>>();
  return {
    answers: async (ask, method, params) => {
      const { gameId, action } = params as Params<'game/act'>;
      const activation = held.get(gameId);
      if (method === 'game/act' && activation) {
        held.delete(gameId);
        if (action.value !== true) return { status: 'accepted', decision: pending.get(gameId) };
      } else if (method === 'game/act' && action.type === 'activate') {
        const { actions } = await ask('game/actions', { gameId });
        const isLegal = actions.some((one) => one.action.type === action.type && one.action.card === action.card);
        const { player, turn } = pending.get(gameId)!;
        if (isLegal) held.set(gameId, params as Params<'game/act'>);
        if (isLegal) return { status: 'accepted', decision: { player, kind: 'may', turn, optional: true } };
      }
      const answer = await ask(method, (method === 'game/act' && activation ? activation : params) as never);
      if ('decision' in answer) pending.set((answer as { gameId?: string }).gameId ?? gameId, answer.decision);
      return answer;
    },
  };
}

/** Asks and lists decisions with a single answer. */
export const asksForced: Part = { makeOracle: () => new InProcessAdapter().askingForced };

/** Asks which of several abilities comes first also where they are the same, and lists no answer. */
export const listsNoOrder: Part = {
  ...asksForced,
  declares: lacking('actions'),
  answers: async (ask, method, params) => {
    const answer = await ask(method, params);
    const { decision } = answer as { decision?: Decision | null };
    if (decision?.kind !== 'order') return answer;
    const { options: _options, ...unlisted } = decision;
    return { ...answer, decision: unlisted };
  },
};

/** Puts every question that may be put, also to a player who has no action there. */
export const asksEverything: Part = { makeOracle: () => new InProcessAdapter(modulesWithIdleQuestions()) };

export const withoutProbes = (known: readonly string[] | 'all'): Part => ({
  declares: (support) => ({ ...support, probes: known === 'all' ? known : [...known] }),
});

export const withoutField = (field: string): Part => ({
  declares: (support) => ({ ...support, unsupportedPositionFields: [field] }),
});

/** Shows each player what that player may see, and shows nobody everything. */
export const playerViewsOnly: Part = without('judgeView');

export const noViews: Part = {
  ...without('judgeView'),
  declares: (support) => lacking('playerViews')(lacking('judgeView')(support)),
};
