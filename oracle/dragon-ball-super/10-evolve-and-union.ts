/** 10-5, 10-13. Skills that play a card onto others or in place of them: [Evolve], [Union]. */
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { chooseCards } from '../kernel/questions';
import { hasStatus } from '../kernel/changes/objects';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { mayBeChosen } from '../kernel/continuous/prohibitions';
import { statOf } from '../kernel/continuous/values';
import { stillSameObject, trackAlso } from '../kernel/objects/object-tracking';
import { causeOf } from '../kernel/language/instructions';
import { cardsMatching } from '../kernel/reading/select';
import type { EffectContext } from '../kernel/rules';
import { refTo, type Ability, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { asDbs, type DbsGame } from './game';
import type { Section } from './packs';

/** The candidates for each card that a skill needs. */
export type Parts = readonly (readonly CardState[])[];

export const playedOnto = {
  /** 10-5-1, 10-13-3-1, 10-13-4-1, 10-13-5-1: checks that the cards a keyword skill needs are there. */
  keywordIsPossible(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): boolean {
    if (ability.type === 'awaken') g.consult('10-2-1');
    if (ability.type === 'wish') g.consult('10-28-1');
    if (!CLAUSE_OF_PARTS[ability.type]) return g.rules.realmIsPossible(g, player, ability);
    g.consult(CLAUSE_OF_PARTS[ability.type]!);
    return canBeFilled(g, ability, g.rules.cardsNeeded(g, player, card, ability));
  },

  cardsNeeded(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): Parts {
    switch (ability.type) {
      case 'evolve':
        return g.rules.partsToEvolve(g, player, card, ability);
      case 'unionFusion':
        return g.rules.partsToFuse(g, player, card, ability);
      case 'unionPotara':
        return g.rules.partsForPotara(g, player, card, ability);
      default:
        return g.rules.partsToAbsorb(g, player, card, ability);
    }
  },

  /** 10-5-1: [Evolve] needs a Battle Card in the player's own Battle Area. */
  partsToEvolve(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): Parts {
    const { onto = {} } = asDbs(ability);
    if (Object.keys(onto).length <= 1) g.consult('10-5-3-1');
    return [g.rules.choosable(g, player, card, ability, { zone: ['battle'], ...onto })];
  },

  /** 10-13-3-1 */
  partsToFuse(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): Parts {
    return (asDbs(ability).parts ?? []).map((part) => among(g, player, card, { zone: ['hand'], ...part }));
  },

  /** 10-13-4-1 */
  partsForPotara(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): Parts {
    const { parts = [] } = asDbs(ability);
    return parts.map((part) => g.rules.choosable(g, player, card, ability, { zone: ['battle'], ...part }));
  },

  /** 10-13-5-1: the skill says where the card comes from. */
  partsToAbsorb(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): Parts {
    return [g.rules.choosable(g, player, card, ability, asDbs(ability).from ?? {})];
  },

  /** 10-5-1, 10-13-4-1, 10-13-5-4: leaves out cards that cannot be chosen (10-16-1, 1-3-3). */
  choosable(
    g: DbsGame,
    player: PlayerId,
    source: CardState,
    ability: Ability,
    filter: CardFilter,
  ): readonly CardState[] {
    const cause: CauseOf = { kind: 'effect', player, source: source.id, ability };
    return among(g, player, source, filter).filter((card) => g.rules.mayBeChosen(g, card, cause));
  },

  mayBeChosen(g: DbsGame, card: CardState, cause: CauseOf): boolean {
    return mayBeChosen(g, card, cause);
  },

  /** 10-13-3-1: the cards of a [Union-Fusion] must have equal power. */
  fitsTogether(g: DbsGame, ability: Ability, cards: readonly CardState[]): boolean {
    if (ability.type !== 'unionFusion') return true;
    return new Set(cards.map((card) => statOf(g, card, 'power'))).size <= 1;
  },

  // --- when they are chosen -----------------------------------------------------------------------------------------

  /** 10-5-1, 10-13-4-1, 10-13-5-1, 10-13-3-4: these skills choose their cards at activation. */
  choosesAtActivation(g: DbsGame, ability: Ability): boolean {
    if (ability.type === 'unionFusion') return g.rules.isGivenUpFirst(g, ability);
    return ['evolve', 'unionPotara', 'unionAbsorb'].includes(ability.type);
  },

  /**
   * Interpretation of 10-13-3-4, 10-15-3, 10-25-3: cards given up "when activating" leave before the skill can be
   * answered.
   */
  isGivenUpFirst(_g: DbsGame, { type }: Ability): boolean {
    return GIVING_UP.includes(type);
  },

  *giveUpFirst(g: DbsGame, context: EffectContext): Procedure {
    const { ability } = context;
    if (!GIVING_UP.includes(ability.type) || !g.rules.isGivenUpFirst(g, ability)) return;
    if (ability.type === 'unionFusion') yield* g.rules.giveUpForFusion(g, context, context.chosen);
    else yield* g.rules.giveUpForRealm(g, context);
  },

  /** @returns false if the cards cannot be chosen, so that the skill is not activated after all (10-5-1, 10-13-4-1) */
  *chooseForKeyword(g: DbsGame, player: PlayerId, card: CardState, context: EffectContext): Procedure<boolean> {
    const { ability } = context;
    if (!g.rules.choosesAtActivation(g, ability)) return true;
    const chosen = yield* g.rules.chooseParts(g, player, card, ability);
    context.chosen = chosen;
    trackAlso(context, chosen);
    return chosen.length > 0;
  },

  /** Chooses one card for each part, or for as many parts as possible (8-5-3-3). */
  *chooseParts(g: DbsGame, player: PlayerId, card: CardState, ability: Ability): Procedure<readonly CardState[]> {
    const parts = g.rules.cardsNeeded(g, player, card, ability);
    const from = [...new Set(parts.flat())];
    const clause = CLAUSE_OF_PARTS[ability.type]!;
    const fit = (cards: readonly CardState[]) => fills(g, ability, parts, cards);
    for (let count = parts.length; count > 0; count--) {
      const chosen = yield* chooseCards(g, { player, kind: 'choose', from, min: count, max: count, clause, fit });
      if (chosen.length > 0) return chosen;
    }
    return [];
  },

  /** Returns what a keyword skill does, or undefined if the skill is none. */
  keywordSkill(g: DbsGame, context: EffectContext): Procedure | undefined {
    switch (context.ability.type) {
      case 'awaken':
      case 'wish':
        return g.rules.awaken(g, context);
      case 'field':
        return g.rules.placeField(g, context);
      case 'evolve':
        return g.rules.evolve(g, context);
      case 'unionFusion':
        return g.rules.fuse(g, context);
      case 'unionPotara':
        return g.rules.uniteByPotara(g, context);
      case 'unionAbsorb':
        return g.rules.absorb(g, context);
      case 'overRealm':
      case 'darkOverRealm':
        return g.rules.playByRealm(g, context);
      case 'swap':
        return g.rules.swap(g, context);
      default:
        return undefined;
    }
  },

  // --- [Evolve]: 10-5 -----------------------------------------------------------------------------------------------

  /** 10-5-4, 10-5-5: does nothing if the card has left the hand from which it was activated (10-5-2). */
  *evolve(g: DbsGame, context: EffectContext): Procedure {
    const { source, player, ability } = context;
    if (source.zone !== 'hand') return;
    yield* g.rules.evolveFrom(g, player, source, ability, remainingChosen(g, context), causeOf(context));
  },

  evolveFrom(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    ability: Ability,
    from: readonly CardState[],
    cause: CauseOf,
  ): Procedure {
    const evolving = { ...cause, manner: ability.keyword ?? 'evolve' };
    return ability.keyword === 'xenoEvolve'
      ? g.rules.evolveInPlaceOf(g, player, card, from, evolving)
      : g.rules.evolveOnto(g, player, card, from, evolving);
  },

  /** 10-5-4: does nothing if the card to play it onto has gone. */
  *evolveOnto(g: DbsGame, player: PlayerId, card: CardState, onto: readonly CardState[], cause: CauseOf): Procedure {
    if (onto.length === 0) return;
    g.cite('9-4-1', '9-4-2', '10-5-7', '10-5-4');
    const to = { onto: onto.map(refTo), evolved: g.rules.countsAsEvolved(g, card) };
    yield* g.rules.placeInBattleArea(g, player, card, cause, to);
  },

  /**
   * 10-5-5: the card comes in Active Mode after the other goes to the Warp. Interpretation: it does not come if the
   * other has gone.
   */
  *evolveInPlaceOf(
    g: DbsGame,
    player: PlayerId,
    card: CardState,
    from: readonly CardState[],
    cause: CauseOf,
  ): Procedure {
    g.cite('10-5-7', '10-5-5');
    const free = from.filter((one) => g.rules.mayMove(g, one, cause, 'warp'));
    if (free.length === 0 && !g.rules.evolvesWithout) return;
    yield* g.rules.warp(g, free, cause);
    const to = { state: 'active', evolved: g.rules.countsAsEvolved(g, card) };
    yield* g.rules.placeInBattleArea(g, player, card, cause, to);
  },

  /** Interpretation of 10-5-5: the card is not played without a card to send to the Warp. */
  evolvesWithout: false as boolean,

  /** 10-5-6: the card evolves as with its [Evolve], but from any area and without payment for the skill. */
  *evolveBySkill(g: DbsGame, context: EffectContext, card: CardState): Procedure {
    const { player } = context;
    const ability = abilitiesOf(g, card).find(({ type }) => type === 'evolve');
    if (!ability) return;
    g.cite('10-5-6');
    const from = yield* g.rules.chooseParts(g, player, card, ability);
    if (from.length > 0 && (yield* g.rules.paysToEvolve(g, player, card, ability)))
      yield* g.rules.evolveFrom(g, player, card, ability, from, causeOf(context));
  },

  /**
   * Interpretation of 10-5-6: nothing is paid, since the clause speaks of playing the card and not of activating its
   * skill.
   * @returns false if the cost is not paid
   */
  *paysToEvolve(_g: DbsGame, _player: PlayerId, _card: CardState, _ability: Ability): Procedure<boolean> {
    return true;
  },

  /** 10-5-7 */
  countsAsEvolved(_g: DbsGame, _card: CardState): boolean {
    return true;
  },

  /** 10-5-7 */
  isEvolved(_g: DbsGame, card: CardState): boolean {
    return hasStatus(card, 'evolved');
  },

  // --- [Union]: 10-13 -----------------------------------------------------------------------------------------------

  /** 10-13-3-4 */
  *fuse(g: DbsGame, context: EffectContext): Procedure {
    const { source, player, ability } = context;
    if (source.zone !== 'hand') return;
    g.cite('10-13-3-4');
    if (!g.rules.isGivenUpFirst(g, ability))
      yield* g.rules.giveUpForFusion(g, context, yield* g.rules.chooseParts(g, player, source, ability));
    const cause = { ...causeOf(context), manner: ability.type };
    yield* g.rules.placeInBattleArea(g, player, source, cause, { state: 'active' });
  },

  giveUpForFusion(g: DbsGame, context: EffectContext, parts: readonly CardState[]): Procedure {
    g.cite('10-13-3-4');
    return g.rules.leaveForFusion(g, parts, { ...causeOf(context), manner: context.ability.type });
  },

  /** 10-13-3-4 */
  leaveForFusion(g: DbsGame, parts: readonly CardState[], cause: CauseOf): Procedure {
    return g.rules.drop(g, parts, cause);
  },

  /** 10-13-4-4, 10-13-4-4-1: the card comes in Active Mode, on top of the chosen cards that are still there. */
  *uniteByPotara(g: DbsGame, context: EffectContext): Procedure {
    const { source, player, ability } = context;
    const under = remainingChosen(g, context);
    if (under.length === 0 || source.zone !== 'hand') return;
    g.cite('9-4-1', '9-4-2', '10-13-4-4-1', '10-13-4-4');
    const cause = { ...causeOf(context), manner: ability.type };
    yield* g.rules.placeInBattleArea(g, player, source, cause, { state: 'active', onto: under.map(refTo) });
  },

  /**
   * 10-13-5-4, 10-13-5-4-1: the chosen card comes on top, with what lies under it (11-3-2), so the card below comes to
   * lie at the very bottom (11-3-4). From then on "this card" is the stack, which is one card.
   */
  *absorb(g: DbsGame, context: EffectContext): Procedure {
    const { source, ability } = context;
    const [top] = remainingChosen(g, context);
    if (!top || source.zone !== 'battle') return yield* g.rules.effectBesides(g, context);
    g.cite('9-4-1', '9-4-2', '11-3-2', '10-13-5-4-1');
    if (g.rules.cardsUnder(g, top).length > 0) g.cite('11-3-4');
    g.cite('10-13-5-4');
    const cause = { ...causeOf(context), manner: ability.type };
    const master = g.rules.masterOf(g, source);
    yield* g.rules.placeInBattleArea(g, master, top, cause, { onto: [refTo(source)] });
    if (top.zone !== 'battle') return yield* g.rules.effectBesides(g, context);
    trackAlso(context, [top]);
    yield* g.rules.effectBesides(g, { ...context, source: top });
  },
} satisfies Section;

const GIVING_UP: readonly string[] = ['unionFusion', 'overRealm', 'darkOverRealm'];

const CLAUSE_OF_PARTS: Readonly<Record<string, string>> = {
  evolve: '10-5-1',
  unionFusion: '10-13-3-1',
  unionPotara: '10-13-4-1',
  unionAbsorb: '10-13-5-1',
};

/** Finds the player's Battle Cards that fit, without the source itself. */
const among = (g: DbsGame, player: PlayerId, source: CardState, filter: CardFilter): readonly CardState[] =>
  cardsMatching(g, { player, source, chosen: [] }, { player: 'you', category: 'battle', ...filter }).filter(
    (one) => one !== source,
  );

/** Checks that the cards fill the parts one to one and fit together. */
const fills = (g: DbsGame, ability: Ability, parts: Parts, cards: readonly CardState[]): boolean =>
  isOneEach(parts, cards) && g.rules.fitsTogether(g, ability, cards);

const isOneEach = (parts: Parts, [first, ...rest]: readonly CardState[]): boolean =>
  first === undefined ||
  parts.some(
    (part, index) => part.includes(first) && isOneEach([...parts.slice(0, index), ...parts.slice(index + 1)], rest),
  );

const canBeFilled = (g: DbsGame, ability: Ability, parts: Parts, chosen: readonly CardState[] = []): boolean =>
  chosen.length === parts.length
    ? fills(g, ability, parts, chosen)
    : parts[chosen.length]!.some((card) => !chosen.includes(card) && canBeFilled(g, ability, parts, [...chosen, card]));

/** Returns the chosen cards that are still the same objects; with those the skill does what is possible (4-7-3-6). */
const remainingChosen = (g: DbsGame, context: EffectContext): readonly CardState[] =>
  stillSameObject(g, context, context.chosen);
