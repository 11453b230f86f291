/** 18.5. Set cards that are put on circles as units. */
import { addEffect } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { causeOf } from '../kernel/language/instructions';
import type { EffectContext } from '../kernel/rules';
import type { CardState, CauseOf, Definition, Procedure } from '../kernel/state';
import type { Modification } from '../kernel/state/lasting';
import type { Move } from './04-zones';
import type { CircleFilter } from './06-calls';
import { isOrder, sideOf, type VgGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';

/** What a text says of the unit that the card becomes. */
export interface UnitSaid {
  readonly power?: number;
  readonly critical?: number;
  readonly shield?: number;
  readonly subtype?: string;
  readonly special?: string;
}

/** Further event of the move by which a set card comes to a circle as a unit. */
const PUT_AS_UNIT = 'putAsUnit';

/** 18.5.4: 4.4.3 does not send it to the drop zone. */
export const becomesUnit = ({ events }: Move): boolean => [events ?? []].flat().includes(PUT_AS_UNIT);

export const setUnits = {
  /** 18.5.1, 18.5.4: onto circles that the player of the effect chooses. */
  *putAsUnits(
    g: VgGame,
    context: EffectContext,
    cards: readonly CardState[],
    said: UnitSaid,
    to?: CircleFilter,
  ): Procedure {
    const sets = cards.filter((card) => g.rules.isSetCard(g, card));
    const chosen = yield* g.rules.chooseCircles(g, context.player, sets, to);
    if (chosen.length === 0) return;
    g.cite('18.5.2', '18.5.4', '7.17.1');
    yield* perform(g, ...chosen.flatMap(({ card, to: at }) => g.rules.comingAsUnit(g, card, at, causeOf(context))));
    for (const { card } of chosen) if (card.zone === 'field') g.rules.giveUnitValues(g, context, card, said);
  },

  isSetCard: (_g: VgGame, card: CardState): boolean => isOrder(card) && sideOf(card).subtype === 'set',

  comingAsUnit: (_g: VgGame, card: CardState, at: string, cause: CauseOf): IntendedChange[] => [
    { card, to: { zone: 'field', player: card.owner, at, face: 'up' }, events: ['placed', PUT_AS_UNIT], cause },
    { card, status: 'asUnit', on: true },
  ],

  /** 18.5.2, 18.5.3: original values, for as long as it is this unit. */
  giveUnitValues(g: VgGame, { player, source, ability }: EffectContext, card: CardState, said: UnitSaid): void {
    g.cite('18.5.3');
    const cause = { kind: 'effect', player, source: source.id, ability } as const;
    for (const modification of modificationsOf(said))
      addEffect(g, { player, source: source.id, targets: [card.id], modification, until: 'game', cause });
  },

  /** 18.5.2: the types that it had as a set are lost. */
  printAsUnit(g: VgGame, sheet: Definition): Definition {
    g.consult('18.5.2');
    const { setSubtype: _, typeName: __, specialType: ___, ...rest } = sheet as Definition & SetTypes;
    return { ...rest, category: 'unit' } as Definition;
  },

  /** 18.5.3.1: where the effect says nothing else. */
  printedOfSetUnit(g: VgGame, card: CardState, stat: string): number {
    g.consult('18.5.3.1');
    return stat === 'grade' ? (sideOf(card).grade ?? 0) : 0;
  },
} satisfies Section;

interface SetTypes {
  readonly setSubtype?: string;
  readonly typeName?: string;
  readonly specialType?: string;
}

const VALUES = ['power', 'critical', 'shield'] as const;
const WORDS = ['subtype', 'special'] as const;

const modificationsOf = (said: UnitSaid): Modification[] => [
  ...VALUES.filter((stat) => said[stat] !== undefined).map((stat): Modification => ({
    kind: 'stat',
    stat,
    to: said[stat]!,
    base: true,
  })),
  ...WORDS.filter((word) => said[word] !== undefined).map((word): Modification => ({
    kind: 'words',
    word,
    add: [said[word]!],
  })),
];
