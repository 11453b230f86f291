/** 21. Contract Cards: Soul State, and what it leaves of a card. */
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { cancelDeparture, emit, endEffects } from '../kernel/changes';
import type { Clauses } from '../kernel/clauses';
import { hasStatus } from '../kernel/changes/objects';
import { statOf } from '../kernel/continuous/values';
import { perform, performEffectChange } from '../kernel/events/perform';
import { mentions } from '../kernel/language/card-checks';
import { movingCounters } from '../kernel/objects/counters';
import { chooseAnswer } from '../kernel/questions';
import type { EffectContext } from '../kernel/rules';
import { byRule, opponentOf, RULE, type Ability, type CardState, type Procedure } from '../kernel/state';
import type { KeptOffRow } from './13-keeping-off';
import type { ChoiceAtLeaving } from './faq-04-departures';
import { asBs, coresOn, definitionOf, onField, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import { isCurrent } from '../kernel/objects/departing';
import type { IntendedChange } from '../kernel/changes/intended';
import type { EvaluationContext } from '../kernel/state/effect-context';

export const soulState = {
  isInSoulState(_g: BsGame, card: CardState): boolean {
    return hasStatus(card, 'soulState');
  },

  /** 21-1-1: any card with "Contract" in its card type. */
  isContract(_g: BsGame, card: CardState): boolean {
    return definitionOf(card).contract === true;
  },

  // --- 21-3: coming into Soul State ---------------------------------------------------------------------------------

  /** 21-3-1, 21-3-4: the Contract Cards that leave because of the opponent, and those among the sources of what leaves. */
  soulStateCandidates(g: BsGame, player: PlayerId, leaving: readonly CardState[]): readonly CardState[] {
    const own = leaving.filter((card) => card.owner === player && g.rules.leavesByOpponent(g, card));
    const sources = own.flatMap((top) => g.rules.sourcesOf(g, top));
    return [...own, ...sources].filter((card) => g.rules.isContract(g, card) && !g.rules.isInSoulState(g, card));
  },

  /** 21-3-1: by an effect or a battle of the opponent, or Depleted by the opponent (6-2-4-1). */
  leavesByOpponent(g: BsGame, card: CardState): boolean {
    const cause = g.state.departures.find((one) => isCurrent(one, card))?.cause;
    return cause?.kind === 'battle' || (cause?.because ?? cause)?.player === opponentOf(card.owner);
  },

  /** 21-3-2, 21-3-5: a rule, and no effect of the card. */
  *offerSoulState(g: BsGame, card: CardState, leaving: readonly CardState[]): Procedure {
    if (!g.rules.soulStateCandidates(g, card.owner, leaving).includes(card)) return;
    g.cite('21-1-4', '21-3-2', '21-3-5');
    const wants = yield* chooseAnswer(g, { player: card.owner, kind: 'soulState', answers: [true, false] });
    if (!wants) return;
    if (card.zone === 'sources') return yield* g.rules.sourceComesIntoSoulState(g, card);
    yield* g.rules.comeIntoSoulState(g, card, leaving);
  },

  /** 21-3-1, 21-3-2: it stays, and its Braves are kept or go where it would have gone. */
  *comeIntoSoulState(g: BsGame, card: CardState, leaving: readonly CardState[]): Procedure {
    g.cite('21-1-1', '21-1-2');
    const to = g.state.departures.find((one) => isCurrent(one, card))!.to;
    const braves = g.rules.bravesWithoutHost(g, card.owner, leaving).filter((one) => isOn(g, one, card));
    for (const brave of braves) yield* g.rules.keepBrave(g, brave);
    const left = [...braves.filter((one) => isOn(g, one, card)), ...g.rules.sourcesOf(g, card)];
    const going = left.map((one) => ({
      card: one,
      to: { ...to, player: one.owner },
      cause: RULE,
      unreplaceable: true,
    }));
    yield* g.rules.enterSoulState(g, card, ...going);
    yield* performEffectChange(g, () => cancelDeparture(g, card.id, undefined));
  },

  /** 21-3-4: the card on top goes where the effect sends it. */
  sourceComesIntoSoulState(g: BsGame, card: CardState): Procedure {
    g.cite('21-3-4');
    return g.rules.enterSoulState(g, card, {
      card,
      to: { zone: 'field', player: card.owner },
      cause: byRule(card.owner),
    });
  },

  /** 21-3-3, 21-6-1: without Cores, and without the effects that applied to it; 21-5-1: its own work at once. */
  *enterSoulState(g: BsGame, card: CardState, ...also: readonly IntendedChange[]): Procedure {
    g.cite('21-5-1', '21-6-2', '21-6-3');
    g.rules.dropEffectsOn(g, card);
    yield* perform(g, ...also, ...g.rules.coresOfSoulState(g, card), {
      card,
      status: 'soulState',
      on: true,
      cause: RULE,
    });
    emit(g, 'soulState', { player: card.owner, card: card.id });
  },

  coresOfSoulState(g: BsGame, card: CardState): readonly IntendedChange[] {
    if (coresOn(card) === 0) return [];
    g.cite('21-3-3');
    return [movingCounters(card.counters, card, g.rules.coresGoTo(g, card), { cause: { ...RULE, manner: 'rule' } })];
  },

  dropEffectsOn(g: BsGame, card: CardState): void {
    g.cite('21-6-1');
    endEffects(g, (_effect, target) => target === card.id);
  },

  /** 21-4-1; the effect by which a Contract Advent is performed onto it may place Cores (19-4-2). */
  maySoulStateHold(g: BsGame, card: CardState): boolean {
    return !g.rules.isInSoulState(g, card) || g.state.facts.adventing?.onto === card.id;
  },

  /** Cites what is refused to a player who has cards in Soul State. */
  citeOfSoulState(g: BsGame, player: PlayerId, clause: string): void {
    if (onField(g, player).some((card) => g.rules.isInSoulState(g, card))) g.cite(clause);
  },

  // --- 21-4: in Soul State ------------------------------------------------------------------------------------------

  /** 21-5-1: in Soul State only the effects that say so, whatever levels they name (21-5-3). */
  worksInSoulState(_g: BsGame, ability: Ability): boolean {
    return asBs(ability).while?.includes('soulState') === true;
  },

  /** 6-2-3-3; in Soul State and as a source there is no level to ask for (21-5-3). */
  levelFits(g: BsGame, card: CardState, ability: Ability): boolean {
    const { levels } = asBs(ability);
    if (levels === undefined || g.rules.isLent(g, ability) || g.rules.isInSoulState(g, card)) return true;
    return levels.includes(statOf(g, card, 'lv'));
  },

  /** 21-4-3: an effect counts and finds a card in Soul State only if it is its own or names Soul State. */
  ruleOnReference(g: BsGame, filter: CardFilter, card: CardState, reader: EvaluationContext): RuleOnReference {
    if (card.zone !== 'field' || !g.rules.isInSoulState(g, card) || !refers(reader, card)) return UNRESTRICTED;
    const said = [filter, 'ability' in reader ? (reader as EffectContext).ability.effect : undefined];
    return {
      isAllowed: reader.source === card || said.some((part) => mentions(part, isSoulState)),
      by: soulStateIsKeptOff.clauses,
    };
  },

  // --- 21-5, 21-6-6 -------------------------------------------------------------------------------------------------

  /** 21-5-2, 21-6-6: a Contract source lends to the card that has performed a Contract Advent. */
  lendsAsSource(g: BsGame, top: CardState, ability: Ability): boolean {
    return asBs(ability).while?.includes('contractAdventSource') === true && g.rules.hasContractAdvent(g, top);
  },

  /** What the sources of a card that has performed an Advent lend to it from now on. */
  citeOfSources(g: BsGame, top: CardState): void {
    const lend = g.rules.sourcesOf(g, top).flatMap((one) => (sideOf(one).abilities ?? []) as readonly Ability[]);
    if (!lend.some((ability) => asBs(ability).while?.includes('contractAdventSource'))) return;
    g.cite(g.rules.hasContractAdvent(g, top) ? '21-5-2' : '21-6-6');
  },

  /** 21-5-3, 21-6-4: one effect of a Spirit, a card in Soul State and a source. */
  citeOfForms(g: BsGame, ability: Ability): void {
    const { while: whiles = [], levels, once } = asBs(ability);
    if (!whiles.includes('spirit') || whiles.length === 1) return;
    if (levels) g.cite('21-5-3');
    if (once) g.cite('21-6-4', 'FAQ-10-3');
  },

  hasContractAdvent(_g: BsGame, top: CardState): boolean {
    return (sideOf(top).abilities as readonly Ability[] | undefined)?.some(isContractAdvent) === true;
  },
} satisfies Section;

/** Whether a text may refer to a card, and the clauses that say so. */
export interface RuleOnReference {
  readonly isAllowed: boolean;
  readonly by: Clauses;
}

export const UNRESTRICTED: RuleOnReference = { isAllowed: true, by: [] };

/** An effect or its condition refers to the card; a text that compares its event with what it waits for does not. */
const refers = (reader: EvaluationContext, { id }: CardState): boolean =>
  'ability' in reader || reader.event?.card !== id;
const isSoulState = ({ is }: Readonly<Record<string, unknown>>): boolean => is === 'soulState';
const isContractAdvent = ({ type }: Ability): boolean => type === 'contractAdvent';
const isOn = (g: BsGame, brave: CardState, host: CardState): boolean => g.rules.hostsOf(g, brave).includes(host);

/** 21-3-1 to 21-3-4; before the choices of Braves. */
export const choosingSoulState: ChoiceAtLeaving = {
  order: 10,
  subjects(g, player, leaving) {
    g.consult('21-3-1');
    return g.rules.soulStateCandidates(g, player, leaving);
  },
  ask: (g, _player, card, leaving) => g.rules.offerSoulState(g, card, leaving),
};

/** 21-4-3: only its own effects and those that name Soul State reach a card in Soul State. */
export const soulStateIsKeptOff: KeptOffRow = {
  clauses: ['21-4-3'],
  protects: (g, card) => card.zone === 'field' && g.rules.isInSoulState(g, card),
  letsThrough: (_g, _card, { ability }) => mentions(ability?.effect, isSoulState),
};
