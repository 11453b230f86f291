/** 17.5, 17.10. Imprisoned and scouted cards: one mechanism, with a Prison or a Base that keeps the cards. */
import type { PlayerId } from '../../schemas/common';
import { hasStatus } from '../kernel/changes/objects';
import { hasWord } from '../kernel/continuous/information';
import { perform } from '../kernel/events/perform';
import { isAnyIn, playersInTurnOrder } from '../kernel/game';
import { linkedTo } from '../kernel/links';
import { untilChanged, type Due, type RuleRow } from '../kernel/procedures/rule-processing';
import type { CardState, CauseOf, Procedure } from '../kernel/state';
import { onlyWhile } from '../kernel/while-unchanged';
import type { Move } from './04-zones';
import { cardsIn, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** What is kept: its status, the subtype of what keeps it, and the clauses about it. */
const KEPT = {
  imprisoned: { keeper: 'prison', kept: '17.5.1.1', worn: '17.5.1.2', silent: '17.5.2.1', released: '17.5.3' },
  scouted: { keeper: 'base', kept: '17.10.1.1', worn: '17.10.1.1', silent: '17.10.2.1', released: '17.10.3' },
} as const;

export type Keeping = keyof typeof KEPT;
export const KEEPINGS = Object.keys(KEPT) as Keeping[];

export const keepingOf = (card: CardState): Keeping | undefined =>
  card.zone === 'orderZone' ? KEEPINGS.find((status) => hasStatus(card, status)) : undefined;

export const prisonsAndBases = {
  /** 17.5.1.1, 17.10.1.1: into the order zone of the player, whoever the cards belong to. */
  *keepCards(g: VgGame, player: PlayerId, cards: readonly CardState[], as: Keeping, cause?: CauseOf): Procedure {
    g.cite(KEPT[as].kept);
    if (!g.rules.mayKeep(g, player, as)) return;
    const kept = cards.flatMap((card) => [card, ...g.rules.keptWith(g, card, as)]);
    yield* perform(g, ...kept.flatMap((card) => g.rules.keeping(g, player, card, as, cause)));
  },

  mayKeep: (g: VgGame, player: PlayerId, as: Keeping): boolean => g.rules.keepersOf(g, player, as).length > 0,

  /** 17.5.1.2: what the unit wears. */
  keptWith(g: VgGame, card: CardState, as: Keeping): readonly CardState[] {
    const worn = card.zone === 'field' ? linkedTo(g, card, 'dress') : [];
    if (worn.length > 0) g.consult(KEPT[as].worn);
    return worn;
  },

  keeping: (_g: VgGame, player: PlayerId, card: CardState, as: Keeping, cause?: CauseOf): IntendedChange[] => [
    { card, to: { zone: 'orderZone', player, face: 'up' }, events: as, ...(cause && { cause }) },
    { card, status: as, on: true },
  ],

  /** The set orders of the order zone by which the player keeps cards. */
  keepersOf: (g: VgGame, player: PlayerId, as: Keeping): CardState[] =>
    cardsIn(g, player, 'orderZone').filter(
      (card) => hasWord(g, card, 'subtype', KEPT[as].keeper) && g.rules.isKeeper(g, card, as),
    ),

  /** 17.5.3: not an imprisoned Prison; 17.10.3 says nothing like that of a scouted Base. */
  isKeeper: (_g: VgGame, card: CardState, as: Keeping): boolean => as === 'scouted' || keepingOf(card) !== as,

  /** 4.1.13 does not send these cards back. */
  mayBeKeptElsewhere: (_g: VgGame, { to, events }: Move): boolean =>
    to.zone === 'orderZone' && [events ?? []].flat().some((event) => KEEPINGS.includes(event as Keeping)),

  /** 17.5.2.1, 17.10.2.1: an ability of a kept card works where its text says so. */
  worksWhileKept(g: VgGame, zones: readonly string[] | undefined, as: Keeping): boolean {
    g.consult(KEPT[as].silent);
    return zones?.includes(as) ?? false;
  },

  /** 17.5.3, 17.10.3 */
  releasedCards(g: VgGame, player: PlayerId, as: Keeping): readonly CardState[] {
    const kept = cardsIn(g, player, 'orderZone').filter((card) => keepingOf(card) === as);
    if (kept.length === 0) return kept;
    g.cite(KEPT[as].released);
    return g.rules.mayKeep(g, player, as) ? NO_CARDS : kept;
  },
} satisfies Section;

const NO_CARDS: readonly CardState[] = [];

/** Most players keep nothing in their order zone, and every check timing asks. */
const changesOfOrderZones = onlyWhile((g: VgGame) => isAnyIn(g, 'orderZone'));

const dueOf = (as: Keeping) => (g: VgGame) =>
  playersInTurnOrder(g).flatMap((player) => g.rules.releasedCards(g, player, as).map((card) => ({ player, card })));

const ofRelease: Pick<RuleRow<VgGame>, 'kind' | 'decide'> = {
  kind: 'confirmative',
  *decide(_g, { card }) {
    return [{ card: card!, to: { zone: 'drop', player: card!.owner } }];
  },
};

const releasing = (as: Keeping): RuleRow<never> =>
  untilChanged<VgGame, Due>({ ...ofRelease, clauses: [KEPT[as].released], due: dueOf(as) }, changesOfOrderZones);

export const rowsOfPrisons = { prisons: releasing('imprisoned'), bases: releasing('scouted') };
