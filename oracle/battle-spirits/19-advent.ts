/** 19, 21-5, FAQ-9. Advent: a card is put onto another one, which becomes its source. */
import type { Action } from '../../schemas/actions';
import type { BsPool } from '../../schemas/battle-spirits';
import type { PlayerId } from '../../schemas/common';
import { emit, setFact } from '../kernel/changes';
import { hasStatus, setStatus } from '../kernel/changes/objects';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { matches } from '../kernel/reading/select';
import { linkedTo } from '../kernel/links';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { movingCounters } from '../kernel/objects/counters';
import { ofPlayer } from '../kernel/objects/objects';
import { evaluationOf } from '../kernel/procedures/contexts';
import { quoted } from '../kernel/reasons';
import { byRule, isAmong, refTo, type Ability, type CardState, type ObjectRef } from '../kernel/state';
import type { CauseOf, Procedure, Refusal } from '../kernel/state';
import type { ActionRows, BsTiming } from './05-main-step';
import { asBs, coresOn, lifeOf, onField, reserveOf, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import type { IntendedChange } from '../kernel/changes/intended';
import type { Stacks } from '../kernel/objects/zones';

/** An Advent that is about to be judged or performed. */
export interface Advent {
  readonly player: PlayerId;
  readonly card: CardState;
  readonly onto: CardState;
  readonly ability: Ability;
}

export const advent = {
  stacks: { zone: 'sources', kind: 'source' } as Stacks,

  /** 19-3-5: returns the sources of the card, the uppermost first. */
  sourcesOf(g: BsGame, card: CardState): readonly CardState[] {
    return linkedTo(g, card, 'source');
  },

  /** 19-2-8: the Cores of the card below go onto the card on top. */
  coresOfCovered(g: BsGame, top: CardState, onto: readonly ObjectRef[]): readonly IntendedChange[] {
    return onto
      .map(({ id }) => g.card(id))
      .filter((card) => coresOn(card) > 0)
      .map((card) => movingCounters(card.counters, card, top));
  },

  // --- what can be performed ----------------------------------------------------------------------------------------

  /** FAQ-9-7: Contract Advent, and whatever else bears the word, is Advent. */
  isAdvent(_g: BsGame, { type }: Ability): boolean {
    return type === 'advent' || type === 'contractAdvent';
  },

  /** 19-1-1, 19-1-2: returns the Advent of a card of the Hand that can be performed at this time. */
  adventOf(g: BsGame, player: PlayerId, card: CardState, timing: BsTiming): Ability | undefined {
    if (card.zone !== 'hand' || card.side !== player) return undefined;
    const abilities = (sideOf(card).abilities ?? []) as readonly Ability[];
    return abilities.find((one) => g.rules.isAdvent(g, one) && (asBs(one).timing ?? BOTH).includes(timing));
  },

  /** 19-1-2, FAQ-9-2: an own Spirit or Ultimate card; no Brave and no Nexus, whatever counts as a Spirit. */
  canBeCovered(g: BsGame, { player, onto, ability }: Advent): boolean {
    if (onto.zone !== 'field' || onto.side !== player || !COVERED.includes(sideOf(onto).category)) return false;
    return !hasStatus(onto, 'soulState') || g.rules.letsAdvent(g, onto, ability) !== undefined;
  },

  /** 19-4-2: returns the effect of a card in Soul State by which a Contract Advent can be performed onto it. */
  letsAdvent(g: BsGame, onto: CardState, { type }: Ability): Ability | undefined {
    if (type !== 'contractAdvent' || !hasStatus(onto, 'soulState')) return undefined;
    return abilitiesOf(g, onto).find((one) => one.type === 'adventSource' && g.rules.abilityIsValid(g, onto, one));
  },

  /** 19-1-2: whether the card below meets the Advent condition. */
  meetsAdventCondition(g: BsGame, { card, onto, ability }: Advent): boolean {
    if (g.rules.letsAdvent(g, onto, ability)) return true;
    const { onto: asked } = asBs(ability);
    return asked === undefined || matches(g, evaluationOf(g, card), asked, onto);
  },

  /** 19-2-6: where the Soul Core lies that can be moved: in the Reserve, in the Life, or on an own card of the Field. */
  soulCoreForAdvent(g: BsGame, player: PlayerId): CardState | undefined {
    const cards = onField(g, player).filter((card) => g.rules.coresMayGo(g, card));
    return [reserveOf(g, player), lifeOf(g, player), ...cards].find(({ counters }) => (counters.soulCore ?? 0) > 0);
  },

  /** FAQ-9-1: the Cores that the card will have when the Advent is complete. */
  coresAfterAdvent(g: BsGame, { player, onto }: Advent): number {
    return coresOn(onto) - (g.rules.soulCoreForAdvent(g, player) === onto ? 1 : 0);
  },

  /** FAQ-9-1: whether these Cores are too few for the lowest level of the card that goes on top. */
  wouldBeDepleted(g: BsGame, { card }: Advent, cores: number): boolean {
    return g.rules.levelOf(g, card, cores) === undefined;
  },

  adventRefusal(g: BsGame, player: PlayerId, { card: id, target }: Action, timing: BsTiming): Refusal | null {
    const [card, onto] = [id, target].map((one) => (one !== undefined && one in g.state.cards ? g.card(one) : null));
    const ability = card && g.rules.adventOf(g, player, card, timing);
    if (!card || !ability)
      return { clause: '19-1-1', reason: `${quoted(id)} is not a card in player ${player}'s Hand that can Advent now` };
    const unusable = g.rules.unusableRefusal(g, player, card);
    if (unusable) return unusable;
    const use = onto && { player, card, onto, ability };
    if (!use || !g.rules.canBeCovered(g, use))
      return {
        clause: '19-1-2',
        reason: `${quoted(target)} is not a Spirit or Ultimate that player ${player} can Advent onto`,
      };
    return g.rules.mayMendAdvent(g, use) ? null : g.rules.adventObstacle(g, use);
  },

  /** 19-2-5: an effect that activates meanwhile may bring about what is lacking. */
  mayMendAdvent(g: BsGame, { ability, onto }: Advent): boolean {
    return hasEffect(ability) || hasEffect(g.rules.letsAdvent(g, onto, ability));
  },

  adventObstacle(g: BsGame, use: Advent): Refusal | null {
    if (!g.rules.meetsAdventCondition(g, use))
      return { clause: '19-1-2', reason: `"${use.onto.id}" does not meet the Advent condition of "${use.card.id}"` };
    if (!g.rules.soulCoreForAdvent(g, use.player))
      return { clause: '19-1-3', reason: `player ${use.player} has no Soul Core that can be moved` };
    return g.rules.wouldBeDepleted(g, use, g.rules.coresAfterAdvent(g, use))
      ? { clause: 'FAQ-9-1', reason: `"${use.card.id}" would be Depleted when the Advent is complete` }
      : null;
  },

  // --- the procedure: 19-2 ------------------------------------------------------------------------------------------

  *performAdvent(g: BsGame, use: Advent): Procedure {
    const { player, card, onto, ability } = use;
    const below = refTo(onto);
    g.cite('19-1-1', '19-1-2', 'FAQ-9-2', 'FAQ-9-7');
    if (ability.type === 'contractAdvent') g.cite('19-4-1', '19-4-2', '19-4-3');
    setFact(g, 'adventing', { card: card.id, onto: onto.id });
    yield* g.rules.revealAdvent(g, use);
    yield* g.rules.effectsOfAdvent(g, use);
    const isPaid = g.rules.soulCoreMoves(g, use) && (yield* g.rules.moveSoulCore(g, use));
    g.cite('19-2-5', 'FAQ-9-1');
    setFact(g, 'adventing', null);
    const isThere = isAmong([below], onto) && g.rules.canBeCovered(g, use);
    if (isPaid && isThere && g.rules.canBeCompleted(g, use)) yield* g.rules.completeAdvent(g, use);
    else yield* perform(g, { card, to: { zone: 'hand', player: card.owner }, cause: byRule(player) });
  },

  /** 19-2-1 */
  revealAdvent(g: BsGame, { player, card }: Advent): Procedure {
    g.cite('19-2-1');
    return perform(g, { card, to: { zone: 'use', player, face: 'up' }, cause: byRule(player) });
  },

  /** 19-2-2: those of the card itself, of a source in Soul State, and whatever else waits for an Advent. */
  *effectsOfAdvent(g: BsGame, { player, card, onto, ability }: Advent): Procedure {
    g.cite('19-2-2', '19-2-1');
    const allowing = g.rules.letsAdvent(g, onto, ability);
    emit(g, 'adventBegun', { player, card: card.id });
    if (hasEffect(ability)) yield* g.rules.activateAndResolve(g, player, card, ability);
    if (allowing && hasEffect(allowing)) yield* g.rules.activateAndResolve(g, player, onto, allowing);
    yield* g.rules.runCheckpoint(g);
  },

  /** 19-2-2: also where the Advent cannot be completed after it. */
  soulCoreMoves(_g: BsGame, _use: Advent): boolean {
    return true;
  },

  /** 19-1-3, 19-2-2; FAQ-9-4: from the Life it reduces the Life. */
  *moveSoulCore(g: BsGame, use: Advent): Procedure<boolean> {
    const { player, card } = use;
    const holder = g.rules.soulCoreForAdvent(g, player);
    if (!holder) return false;
    const isLife = holder === lifeOf(g, player);
    const cause: CauseOf = { kind: 'cost', player, source: card.id, manner: 'payment' };
    g.cite('19-1-3', '19-2-6', ...(isLife ? ['FAQ-9-4'] : []));
    const to = g.rules.placeOfSoulCore(g, use);
    const more = { cause, ...(isLife && { events: 'lifeReduced' }) };
    yield* perform(g, movingCounters({ soulCore: 1 }, holder, ofPlayer(g, player, to), more));
    return true;
  },

  /** 19-2-2: the specified place, mostly the Trash. */
  placeOfSoulCore(_g: BsGame, { ability }: Advent): BsPool {
    return asBs(ability).soulCoreTo ?? 'trashCores';
  },

  /** 19-2-5, FAQ-9-1: judged when the Advent is about to be complete. */
  canBeCompleted(g: BsGame, use: Advent): boolean {
    return g.rules.meetsAdventCondition(g, use) && !g.rules.wouldBeDepleted(g, use, coresOn(use.onto));
  },

  /** FAQ-9-3: face down, so that they are no sources. */
  placeUnder(g: BsGame, cards: readonly CardState[], host: CardState, cause: CauseOf): Procedure {
    g.cite('FAQ-9-3', 'FAQ-1-10');
    const to = { zone: 'under', player: host.owner, host: host.id, face: 'down', link: { kind: 'under' } } as const;
    const others = cards.filter((card) => card !== host && g.rules.mayMove(g, card, cause, 'under'));
    return perform(g, ...others.map((card) => ({ card, to, cause })));
  },

  /** 19-2-3, 19-3: the card takes the place of its source, which lies under it. It is no summon. */
  *completeAdvent(g: BsGame, { player, card, onto }: Advent): Procedure {
    g.cite('19-2-7', '19-2-8', '19-1-5');
    g.cite('19-3-1', '19-3-3', '19-3-4', 'FAQ-9-3', 'G-26');
    if (g.state.battle) g.cite('19-3-2');
    if (g.rules.sourcesOf(g, onto).length > 0) g.cite('FAQ-9-5');
    if (g.rules.bravesOf(g, onto).length > 0) g.cite('19-2-9');
    if (hasStatus(onto, 'soulState')) {
      g.cite('19-4-2');
      setStatus(g, onto.id, { status: 'soulState', on: false });
    }
    g.cite('19-2-3');
    const to = { zone: 'field', player, onto: [refTo(onto)], ...g.rules.stateAfterAdvent(g, onto) };
    yield* perform(g, { card, to, events: 'advented', cause: byRule(player) });
    g.rules.citeOfSources(g, card);
  },

  /** 19-3-1: nothing to say, since the card that goes on top takes over the state of the other. */
  stateAfterAdvent(_g: BsGame, _onto: CardState): { readonly state?: string } {
    return {};
  },
} satisfies Section;

const BOTH: readonly BsTiming[] = ['main', 'flash'];
const COVERED: readonly string[] = ['spirit', 'ultimate'];

const hasEffect = (ability: Ability | undefined): boolean => (ability?.effect ?? []).length > 0;

export const adventRows: ActionRows = {
  advent: {
    timings: ['main', 'flash'],
    refusal: (g, player, action, timing) => g.rules.adventRefusal(g, player, action, timing),
    candidates: (g, player, timing) =>
      cardsIn(g, player, 'hand')
        .filter((card) => g.rules.adventOf(g, player, card, timing))
        .flatMap((card) => onField(g, player).map(({ id }) => ({ type: 'advent', card: card.id, target: id }))),
    *execute(g, player, { card: id, target }, timing) {
      const card = g.card(id!);
      const ability = g.rules.adventOf(g, player, card, timing)!;
      yield* g.rules.performAdvent(g, { player, card, onto: g.card(target!), ability });
    },
  },
};
