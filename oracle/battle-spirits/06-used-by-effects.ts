/** FAQ-3-3, G-34. A card that an effect has its player use: in which ways it can be used, and what the player states. */
import type { Action } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { somePayments } from './06-payments';
import type { EffectContext } from '../kernel/rules';
import type { CardState, Procedure, Refusal } from '../kernel/state';
import { useOf, type Use } from './06-using';
import type { BsGame } from './game';
import type { Section } from './packs';

/** How an effect lets a player use a card. */
export interface HowByEffect {
  readonly how: string;
  readonly free?: boolean | undefined;
  readonly as?: string | undefined;
}

export const useOfEffect = (player: PlayerId, card: CardState, { how, free, as }: HowByEffect): Use => ({
  ...{ player, card, how, moves: [] },
  ...(free && { cost: 0 }),
  ...(as !== undefined && { as }),
});

export const usedByEffects = {
  canBeUsedByEffect: (g: BsGame, use: Use): boolean => g.rules.waysByEffect(g, use).length > 0,

  /** Returns the uses that can be paid: the plain one, those combined with a host (9-2-2), and other payments. */
  waysByEffect(g: BsGame, use: Use): readonly Use[] {
    const others = use.cost === undefined ? g.rules.otherPayments(g, use) : [];
    const { refusal } = g.rules.waysOfUsing[use.how]!;
    return g.withoutCiting(() =>
      [use, ...g.rules.directCombines(g, use), ...others].filter(
        (one) => refusal(g, one) === null && paymentsOf(g, one).length > 0,
      ),
    );
  },

  *useByEffect(g: BsGame, { player }: EffectContext, card: CardState, how: HowByEffect): Procedure {
    const use = useOfEffect(player, card, how);
    if (!g.rules.canBeUsedByEffect(g, use)) return;
    g.cite('FAQ-3-3');
    yield* g.rules.useCard(g, yield* g.rules.chooseUse(g, use));
  },

  /** The player states what is paid and placed, and the host; nobody is asked where there is nothing to state. */
  *chooseUse(g: BsGame, use: Use): Procedure<Use> {
    const possible = g.rules.waysByEffect(g, use);
    const options = possible.flatMap((one) => answersFor(g, one));
    if (options.length === 0) return use;
    const action = yield {
      player: use.player,
      kind: 'extraCost',
      optional: possible.includes(use) && g.rules.paymentRefusal(g, use) === null,
      check: (answer) => g.rules.statedUseRefusal(g, use, answer),
      options: () => options,
    };
    return action.type === 'pay' ? statedUse(g, use, action)! : use;
  },

  statedUseRefusal(g: BsGame, use: Use, action: Action): Refusal | null {
    const stated = action.type === 'pay' ? statedUse(g, use, action) : undefined;
    if (!stated) return { reason: 'a payment must say which Cores move', clause: '6-1-6-1' };
    const { refusal } = g.rules.waysOfUsing[use.how]!;
    return refusal(g, stated) ?? g.rules.successionRefusal(g, stated) ?? g.rules.paymentRefusal(g, stated);
  },
} satisfies Section;

const paymentsOf = (g: BsGame, use: Use): readonly Use['moves'][] =>
  use.moves.length > 0 ? [use.moves] : somePayments(g.rules.owedFor(g, use));

/** Returns answers that state this use. That nothing moves and no host is named is no answer. */
const answersFor = (g: BsGame, use: Use): readonly Action[] =>
  paymentsOf(g, use)
    .filter((moves) => moves.length > 0 || use.target)
    .map((moves) => ({
      type: 'pay',
      ...(moves.length > 0 && { moves: [...moves] }),
      ...(use.target && { target: use.target.id }),
      ...(use.side && { as: use.side }),
      ...(use.removed && { cards: use.removed.map(({ id }) => id) }),
    }));

/** Returns the use that the answer states; its effect and what it costs are what the text says. */
function statedUse(g: BsGame, use: Use, action: Action): Use | undefined {
  const stated = useOf(g, use.player, { ...action, type: use.how, card: use.card.id }, 'main');
  if (!stated) return undefined;
  const { cost, as } = use;
  return { ...stated, ...(cost !== undefined && { cost }), ...(as !== undefined && { as }) };
}
