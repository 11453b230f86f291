/** 14.36. Harmony: units that are associated with units placed in their column, until the end of the turn. */
import { emit, link, unlink } from '../kernel/changes';
import { linksWith } from '../kernel/links';
import type { EffectContext } from '../kernel/rules';
import { NOTHING, type CardState, type Link, type Procedure } from '../kernel/state';
import type { AutomaticKeyword } from './14-automatic-keywords';
import type { AtOnce } from './04-zones';
import type { VgGame } from './game';
import type { Section } from './packs';

const LINK = 'harmony';

export const KEYWORD_OF_HARMONY = {
  harmony: {
    clauses: ['14.36.1'],
    standsFor: () => ({
      when: { event: 'placed', subject: { player: 'you', unit: true, other: true, at: { column: 'same' } } },
      effect: [{ do: 'harmonize' }],
    }),
  },
} satisfies Readonly<Record<string, AutomaticKeyword>>;

export const harmonies = {
  /** The links of all harmonies, two for each. */
  linksOfHarmony: ({ state }: VgGame): readonly Link[] => state.links.filter(({ kind }) => kind === LINK),

  /** The units that are in harmony with this one. */
  harmoniousWith: (g: VgGame, unit: CardState): readonly CardState[] =>
    g.state.links.length === 0 ? NO_CARDS : linkedBoth(g, unit),

  isInHarmony: (g: VgGame, unit: CardState): boolean => g.rules.harmoniousWith(g, unit).length > 0,

  /** 14.36.1: the unit of the ability and the one that was placed; 14.36.1.1: both as they were then. */
  harmonize(g: VgGame, { source, sourceIsGone, event, subjectIsGone }: EffectContext): void {
    const placed = event?.card;
    if (placed === undefined) return;
    const [unit, other] = [g.card(source.id), g.card(placed)];
    if (sourceIsGone || subjectIsGone) return g.cite('14.36.1.1');
    if (g.rules.canBeInHarmony(g, unit, other)) g.rules.bringIntoHarmony(g, unit, other);
  },

  canBeInHarmony: (g: VgGame, unit: CardState, other: CardState): boolean =>
    g.rules.isUnit(g, unit) && g.rules.isUnit(g, other) && g.rules.masterOf(g, unit) === g.rules.masterOf(g, other),

  /** 14.36.1.2.1: beside those with which they are in harmony already; 14.36.1.3.1: which is no news for them. */
  bringIntoHarmony(g: VgGame, unit: CardState, other: CardState): void {
    if (g.rules.harmoniousWith(g, unit).includes(other)) return;
    const newcomers = [unit, other].filter((one) => !g.rules.isInHarmony(g, one));
    if (newcomers.length < 2) g.cite('14.36.1.2.1', '14.36.1.3.1');
    g.rules.linkInHarmony(g, unit, other);
    for (const one of newcomers) g.rules.becomeInHarmony(g, one);
  },

  /** Each is linked to the other one. */
  linkInHarmony(g: VgGame, unit: CardState, other: CardState): void {
    link(g, LINK, unit.id, other.id);
    link(g, LINK, other.id, unit.id);
  },

  becomeInHarmony(g: VgGame, unit: CardState): void {
    emit(g, 'becameInHarmony', { player: g.rules.masterOf(g, unit), card: unit.id });
  },

  /** 14.36.1: while both are units on the field and belong to the same master. */
  endHarmoniesThatCannotLast(g: VgGame): void {
    const lasts = ({ card, host }: Link) => g.rules.canBeInHarmony(g, g.card(card), g.card(host));
    unlinkAll(
      g,
      g.rules.linksOfHarmony(g).filter((one) => !lasts(one)),
    );
  },

  endHarmoniesOf(g: VgGame, unit: CardState): void {
    unlinkAll(
      g,
      g.rules.linksOfHarmony(g).filter(({ card, host }) => card === unit.id || host === unit.id),
    );
  },

  /** "Until end of turn" */
  endHarmonies(g: VgGame): void {
    const harmonies = g.rules.linksOfHarmony(g);
    if (harmonies.length > 0) g.cite('14.36.1');
    unlinkAll(g, harmonies);
  },
} satisfies Section;

function unlinkAll(g: VgGame, harmonies: readonly Link[]): void {
  for (const { card, host } of harmonies) unlink(g, card, host, LINK);
}

const NO_CARDS: readonly CardState[] = [];

const linkedBoth = (g: VgGame, unit: CardState): readonly CardState[] =>
  linksWith(g, unit)
    .filter(({ kind, card }) => kind === LINK && card === unit.id)
    .map(({ host }) => g.card(host));

export const endHarmoniesOfTurn = (g: VgGame): void => g.rules.endHarmonies(g);

/** 14.36.1.2: a move to another circle ends no harmony. */
function followUnits(g: VgGame, since: number): Procedure {
  if (g.rules.linksOfHarmony(g).length === 0) return NOTHING;
  for (const { type, card } of g.journal.slice(since)) {
    if (card === undefined || !g.rules.isInHarmony(g, g.card(card))) continue;
    // 6.2.5: a unit that is called from one circle to another is another card there.
    if (type === 'placed') g.rules.endHarmoniesOf(g, g.card(card));
    if (type === 'movedCircle') g.cite('14.36.1.2');
  }
  g.cite('14.36.1');
  g.rules.endHarmoniesThatCannotLast(g);
  return NOTHING;
}

export const atOnceOfHarmony = {
  ofUnits: {
    after: ['placed', 'movedCircle', 'statusGained', 'statusLost'],
    follow: followUnits,
  },
} satisfies Record<string, AtOnce>;
