/** 7.21, 7.24 to 7.28. Counter-blast, soul-blast and charges: their numbers, and costs that effects change. */
import type { Amount, CardFilter, CardsToChoose, Instruction, PlayerFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { perform } from '../kernel/events/perform';
import { causeOf, isOfAll, resolveTargets, timesOf } from '../kernel/language/instructions';
import { cardsMatching, playerOf } from '../kernel/reading/select';
import { paymentAtOnce } from '../kernel/packs/payment-at-once';
import {
  changedNumber,
  changesOfCost,
  changesOfNumber,
  useUpNextTime,
  type ChangeOfCost,
} from '../kernel/procedures/changed-costs';
import type { EffectContext } from '../kernel/rules';
import type { CardState, Face, Procedure } from '../kernel/state';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** Icons for cards that a player chooses; a soul-charge takes the top of the deck. */
export type ChoosingIcon = 'counterBlast' | 'soulBlast' | 'counterCharge';

/** An icon as an instruction says it. */
export interface IconSaid {
  readonly count: Amount;
  readonly player?: PlayerFilter;
  /** What follows the "-" of the icon (7.24.2.1, 7.25.2.1). */
  readonly of?: CardFilter;
}

/** Among which cards a player chooses, and the clauses. */
const ICONS: Readonly<Record<ChoosingIcon, { readonly from: CardFilter; readonly clauses: readonly string[] }>> = {
  counterBlast: { from: { zone: ['damage'], face: 'up' }, clauses: ['7.24.2', '7.24.1'] },
  soulBlast: { from: { zone: ['soul'] }, clauses: ['7.25.2', '7.25.1'] },
  counterCharge: { from: { zone: ['damage'], face: 'down' }, clauses: ['7.26.1'] },
};
const OF_SOME: Readonly<Record<string, string>> = { counterBlast: '7.24.2.1', soulBlast: '7.25.2.1' };
const IN_FULL: Readonly<Record<string, string>> = { counterBlast: '7.24.3', soulBlast: '7.25.3' };

export const icons = {
  /** The cards of an icon as a target. */
  targetOfIcon(
    _g: VgGame,
    icon: ChoosingIcon,
    { player = 'you', of }: IconSaid,
    count: Amount,
  ): { readonly choose: CardsToChoose } {
    const from: CardFilter = { ...of, ...ICONS[icon].from, player };
    return { choose: { from, count, ...(player !== 'you' && { by: player as never }) } };
  },

  /** 1.3.3: do effects keep the player from this icon? */
  isKeptFromIcon: (g: VgGame, context: EffectContext, icon: string, player: PlayerId): boolean =>
    g.rules.isProhibitedToPlayer(g, player, icon, causeOf(context)),

  /** 7.28: the number that an instruction says, as effects have changed it for the player who carries it out. */
  numberOfIcon(g: VgGame, context: EffectContext, icon: string, said: Amount, player: PlayerId): number {
    const number = timesOf(g, context, said);
    const carriedOut = { ...context, player };
    if (!context.paying) g.rules.citeChangesOfNumber(g, changesOfNumber(g, carriedOut, icon));
    return changedNumber(g, carriedOut, icon, number);
  },

  citeChangesOfNumber(g: VgGame, changes: readonly ChangeOfCost[]): void {
    const ofNumbers = changes.filter(({ change }) => change.part !== undefined);
    if (ofNumbers.length === 0) return;
    g.cite('7.28.1');
    const nextTime = ofNumbers.filter(({ change }) => change.uses !== undefined);
    if (nextTime.length > 0) g.cite('7.28.2');
    if (nextTime.length > 1) g.cite('7.28.2.1');
  },

  /** 7.24 to 7.26 */
  *cardsOfIcon(g: VgGame, context: EffectContext, icon: ChoosingIcon, said: IconSaid): Procedure<readonly CardState[]> {
    g.cite(...ICONS[icon].clauses);
    if (said.of) g.cite(OF_SOME[icon]!);
    const player = g.rules.playerOfIcon(g, context, said);
    if (g.rules.isKeptFromIcon(g, context, icon, player)) return [];
    const count = g.rules.numberOfIcon(g, context, icon, said.count, player);
    if (count === 0 || !g.rules.iconIsPossible(g, context, icon, said, count)) return [];
    return yield* resolveTargets(g, context, g.rules.targetOfIcon(g, icon, said, count));
  },

  /** 7.24.3, 7.25.3: a blast that an effect tells is performed in full or not at all. */
  iconIsPossible(g: VgGame, context: EffectContext, icon: ChoosingIcon, said: IconSaid, count: number): boolean {
    const clause = IN_FULL[icon];
    if (context.paying || clause === undefined) return true;
    g.consult(clause);
    return cardsMatching(g, context, g.rules.targetOfIcon(g, icon, said, count).choose.from).length >= count;
  },

  *performIconOn(
    g: VgGame,
    context: EffectContext,
    icon: ChoosingIcon,
    said: IconSaid,
    changes: readonly IntendedChange[],
  ): Procedure {
    const player = g.rules.playerOfIcon(g, context, said);
    if (!g.rules.iconIsPerformed(g, context, icon, said, changes.length)) return;
    g.rules.useUpIcon(g, context, icon, player);
    yield* perform(g, ...changes);
  },

  /** 7.24.3, 7.25.3: a blast with too few cards is no blast, so a change for the next one waits (7.28.2). */
  iconIsPerformed(g: VgGame, context: EffectContext, icon: ChoosingIcon, said: IconSaid, cards: number): boolean {
    if (context.paying || cards > 0 || IN_FULL[icon] === undefined) return true;
    return g.rules.numberOfIcon(g, context, icon, said.count, g.rules.playerOfIcon(g, context, said)) === 0;
  },

  turnForIcon: (_g: VgGame, context: EffectContext, cards: readonly CardState[], face: Face): IntendedChange[] =>
    cards.map((card) => ({ card, face, cause: causeOf(context) })),

  /** 7.25.1 */
  soulBlasting: (_g: VgGame, context: EffectContext, cards: readonly CardState[]): IntendedChange[] =>
    cards.map((card) => ({ card, to: { zone: 'drop', player: card.owner }, cause: causeOf(context) })),

  /** 7.27.1 */
  *soulCharge(g: VgGame, context: EffectContext, player: PlayerId, count: number): Procedure {
    g.cite('7.27.1');
    const cause = causeOf(context);
    const to = { zone: 'soul', player, face: 'up' } as const;
    const cards = cardsIn(g, player, 'deck').slice(0, count);
    yield* g.rules.executeMoves(
      g,
      cards.map((card) => ({ card, to, events: 'putIntoSoul', cause })),
    );
  },

  playerOfIcon: (g: VgGame, context: EffectContext, { player }: IconSaid): PlayerId =>
    playerOf(g, context.player, player),

  /** 7.28.2: a change for the next time is over. */
  useUpIcon(g: VgGame, context: EffectContext, icon: string, player: PlayerId): void {
    useUpNextTime(g, { ...context, player }, icon);
  },

  /** 7.21.1, 11.7, 11.8.2.2, 11.8.11: the cost as effects have changed it, all parts at one moment. */
  *pay(g: VgGame, context: EffectContext, cost: readonly Instruction[]): Procedure<boolean> {
    const printed: readonly Instruction[] = context.ability.cost ?? [];
    if (printed.length + cost.length > 0) g.rules.citePayment(g, context, cost);
    g.rules.citeUnasked(g, context, cost);
    const isPaid = yield* paymentAtOnce.pay(g, context, cost);
    if (isPaid) g.rules.countHomare(g, context.player, context.ability);
    return isPaid;
  },

  citePayment(g: VgGame, { ability, source }: EffectContext, cost: readonly Instruction[]): void {
    const clauses = CLAUSES_OF_PAYMENT[ability.type];
    if (clauses) g.cite(...clauses);
    if (ability.cost) g.cite('11.7.1.1');
    if (cost.length === 0) g.cite('7.21.1', '11.7.2');
    if (cost.some(isOfAll)) g.cite('11.7.3');
    g.rules.citeChangesOfNumber(g, changesOfCost(g, source, ability));
  },
} satisfies Section<'pay'>;

const CLAUSES_OF_PAYMENT: Readonly<Record<string, readonly string[]>> = {
  act: ['11.8.2.2', '11.8.2.3'],
  order: ['11.8.2.2', '11.8.2.4', '11.8.2.4.1', '11.8.2.4.2'],
  auto: ['11.1.1.2.2', '11.8.11'],
};
