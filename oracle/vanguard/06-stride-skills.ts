/** 6.6, 9.8.2, 14.12, 14.13. Stride skills: who may play them, when, and for which cost. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { hasStatus, setStatus } from '../kernel/changes/objects';
import { hasWord, shareWord, wordsOf } from '../kernel/continuous/information';
import { perform } from '../kernel/events/perform';
import { payment } from '../kernel/procedures/payment';
import { chooseAction, chooseCards } from '../kernel/questions';
import type { Ability, CardState, Procedure } from '../kernel/state';
import type { AtOnce, Redirection } from './04-zones';
import type { PlayRow, PlayRows } from './09-main-phase';
import { isAnyGyze, isGyze } from './17-gyze';
import { cardsIn, gradeOf, sideOf, type VgGame } from './game';
import type { Section } from './packs';

declare module '../kernel/state' {
  interface Ability {
    /** When a stride skill is played. Omitted: in the stride step (14.12.3.1). */
    readonly timing?: StrideTiming;
  }
}

export type StrideTiming = 'stride' | 'main';

/** The ability of a card by which it strides or guards from the G zone. */
export const skillOf = (card: CardState, keyword: string): Ability | undefined =>
  (sideOf(card).abilities as readonly Ability[] | undefined)?.find((ability) => ability.keyword === keyword);

const strideSkillOf = (card: CardState): Ability | undefined =>
  skillOf(card, 'stride') ?? skillOf(card, 'ultimateStride');

const NO_CLAUSES: readonly string[] = [];

const isUltimate = ({ keyword }: Ability): boolean => keyword === 'ultimateStride';

/** What a skill does once its cost is paid. */
const STRIDE_ITSELF = [{ do: 'stride', target: { self: true } }] as const;

/** Zones in which a Gyze card may lie when its skill is played. */
const ZONES_OF_GYZE = ['soul', 'field', 'gZone'];
const NO_ZONES: readonly string[] = [];

/** 6.6.2: a skill whose timing is the main phase. */
const stride: PlayRow = {
  clause: '6.6.2',
  candidates: (g, player) => g.rules.stridesToPlay(g, player, 'main'),
  execute: (g, player, action) => g.rules.playStride(g, player, g.card(action.card!)),
};

export const stridesInMainPhase: PlayRows = { stride };

export const strideSkills = {
  *strideStep(g: VgGame, player: PlayerId): Procedure {
    while ((yield* g.rules.strideOnce(g, player)) && g.rules.mayStrideAgain(g));
  },

  /** 9.8.2 says nothing of several strides. */
  mayStrideAgain: (_g: VgGame): boolean => false,

  /** 9.8.2. @returns false: the player strides nothing */
  *strideOnce(g: VgGame, player: PlayerId): Procedure<boolean> {
    const cards = g.rules.strideCards(g, player);
    if (cards.length === 0) return false;
    g.cite('9.8.2', '6.6.2', ...cards.flatMap((card) => g.rules.clausesOfConditions(g, card)));
    const among = g.rules.stridesToPlay(g, player, 'stride');
    if (among.length === 0) return false;
    const refusal = { clause: '9.8.2', reason: 'this card has no stride skill that can be played now' };
    const action = yield* chooseAction(g, { player, kind: 'stride', among, refusal });
    if (action) yield* g.rules.playStride(g, player, g.card(action.card!));
    return action !== undefined;
  },

  stridesToPlay: (g: VgGame, player: PlayerId, timing: StrideTiming): Action[] =>
    g.rules
      .strideCards(g, player)
      .filter((card) => g.rules.canPlayStride(g, player, card, timing))
      .map(({ id }) => ({ type: 'stride', card: id })),

  /** 6.6.2, 6.6.3: face-down cards of the G zone, and Gyze cards. */
  strideCards: (g: VgGame, player: PlayerId): CardState[] => [
    ...g.rules.hiddenGUnits(g, player),
    ...(isAnyGyze(g) ? ZONES_OF_GYZE : NO_ZONES).flatMap((zone) =>
      cardsIn(g, player, zone).filter((card) => isGyze(card) && (zone !== 'gZone' || card.face === 'up')),
    ),
  ],

  /** Face-down cards of the G zone: those that have not come into the game yet. */
  hiddenGUnits: (g: VgGame, player: PlayerId): CardState[] =>
    cardsIn(g, player, 'gZone').filter(({ face }) => face === 'down'),

  canPlayStride(g: VgGame, player: PlayerId, card: CardState, timing: StrideTiming): boolean {
    const skill = strideSkillOf(card);
    return (
      skill !== undefined &&
      g.rules.isTimingOf(g, skill, timing) &&
      g.rules.vanguardsOf(g, player).length > 0 &&
      g.rules.strideIsOpen(g, player, card, skill) &&
      (skill.cost ? g.rules.mayActivateNow(g, player, card, skill) : g.rules.canPayForStride(g, player))
    );
  },

  /** 6.6.2, 14.12.3.1 */
  isTimingOf: (_g: VgGame, skill: Ability, timing: StrideTiming): boolean => (skill.timing ?? 'stride') === timing,

  /** What the rules ask besides the cost. */
  strideIsOpen(g: VgGame, player: PlayerId, card: CardState, skill: Ability): boolean {
    if (!isUltimate(skill)) return g.rules.strideIsReleased(g, player);
    if (isGyze(card)) return g.rules.gyzeMayStride(g, player);
    return (
      g.rules.strideIsReleased(g, player) &&
      g.rules.nationAllowsStride(g, player, card) &&
      g.rules.enoughFaceUp(g, player)
    );
  },

  /** 6.6.2: both vanguards are of grade 3 or more, or the own one was when the turn began. */
  strideIsReleased: (g: VgGame, player: PlayerId): boolean =>
    g.rules.bothAreGrade3(g, player) || g.state.facts.ofPlayer[player].gradeAtTurnStart >= 3,

  bothAreGrade3: (g: VgGame, player: PlayerId): boolean =>
    [player, g.rules.otherPlayer(g, player)].every((one) => g.rules.highestGrade(g, one) >= 3),

  /** 6.6.3: the vanguard is of a nation of the card; 6.6.3.1: over one without a nation only Cray Elementals stride. */
  nationAllowsStride(g: VgGame, player: PlayerId, card: CardState): boolean {
    const nations = g.rules.vanguardsOf(g, player).flatMap((unit) => wordsOf(g, unit, 'nation'));
    return nations.length === 0
      ? hasWord(g, card, 'race', 'Cray Elemental')
      : shareWord(g, 'nation', nations, wordsOf(g, card, 'nation'));
  },

  /** 6.6.3.2 */
  enoughFaceUp: (g: VgGame, player: PlayerId): boolean =>
    cardsIn(g, player, 'gZone').filter(({ face }) => face === 'up').length >= 3,

  /** 6.6.3.3: with a vanguard of grade 3 or more, and five different Zeroth Dragons in the bind zone. */
  gyzeMayStride(g: VgGame, player: PlayerId): boolean {
    const dragons = cardsIn(g, player, 'bind').filter((card) => hasWord(g, card, 'race', 'Zeroth Dragon'));
    return g.rules.highestGrade(g, player) >= 3 && new Set(dragons.map((card) => sideOf(card).name)).size >= 5;
  },

  /** 6.6.2.1 to 6.6.2.3, 6.6.3 */
  *playStride(g: VgGame, player: PlayerId, card: CardState): Procedure {
    const skill = strideSkillOf(card)!;
    g.cite(...g.rules.clausesOfStride(g, card, skill));
    g.rules.revealStrider(g, card);
    if (skill.cost) return yield* g.rules.activateAndResolve(g, player, card, { ...skill, effect: STRIDE_ITSELF });
    if (yield* g.rules.payForStride(g, player, card)) yield* g.rules.strideAsSaid(g, player, card, skill);
  },

  clausesOfStride: (_g: VgGame, card: CardState, skill: Ability): readonly string[] => [
    ...['6.6.2', '6.6.2.1', '6.6.2.2', '6.6.2.3'],
    ...(isUltimate(skill) ? ['6.6.3', '6.6.3.4'] : []),
    ...(isUltimate(skill) && isGyze(card) ? ['14.13.2.2'] : []),
  ],

  /** The clauses by which the card may stride or not. */
  clausesOfConditions(g: VgGame, card: CardState): readonly string[] {
    const skill = strideSkillOf(card);
    if (skill === undefined || !isUltimate(skill)) return NO_CLAUSES;
    if (isGyze(card)) return ['6.6.3', '6.6.3.3'];
    const hasNation = g.rules.vanguardsOf(g, card.side).some((unit) => wordsOf(g, unit, 'nation').length > 0);
    return ['6.6.3', '6.6.3.2', ...(hasNation ? NO_CLAUSES : ['6.6.3.1'])];
  },

  revealStrider(g: VgGame, card: CardState): void {
    if (g.rules.isHidden(g, card)) g.rules.show(g, card);
  },

  /** 14.12.3.1: the cost of a skill that names none. */
  strideCost: 3,

  canPayForStride: (g: VgGame, player: PlayerId): boolean => g.rules.isEnoughForStride(g, cardsIn(g, player, 'hand')),

  isEnoughForStride: (g: VgGame, cards: readonly CardState[]): boolean =>
    cards.length > 0 && cards.reduce((sum, card) => sum + gradeOf(g, card), 0) >= g.rules.strideCost,

  /** @returns false: the cards of the hand are not enough */
  *payForStride(g: VgGame, player: PlayerId, strider?: CardState): Procedure<boolean> {
    g.cite('14.12.3.1');
    const from = cardsIn(g, player, 'hand');
    const fit = (cards: readonly CardState[]) => g.rules.isEnoughForStride(g, cards);
    const [min, max] = [1, from.length];
    const paid = yield* chooseCards(g, { player, kind: 'pay', from, min, max, clause: '14.12.3.1', fit });
    yield* g.rules.discard(g, paid, { kind: 'cost', player, ...(strider && { source: strider.id }) });
    return paid.length > 0;
  },

  /** 6.6.3.4: effects that change the cost of strides do not change that of an ultimate stride. */
  costToActivate: (g: VgGame, card: CardState, ability: Ability): readonly NonNullable<Ability['cost']>[number][] =>
    isUltimate(ability) ? (ability.cost ?? []) : payment.costToActivate(g, card, ability),

  /** What the skill does after its cost: the stride; 6.6.3, 14.13.2.2: of an ultimate stride a little more. */
  *strideAsSaid(g: VgGame, player: PlayerId, card: CardState, skill: Ability | undefined): Procedure {
    const ultimate = skill !== undefined && isUltimate(skill);
    if (ultimate && isGyze(card)) yield* g.rules.prepareGyze(g, player, card);
    yield* g.rules.stride(g, player, card);
    if (ultimate) g.rules.markUltimate(g, card);
  },

  /** 14.13.2.2.1: all other cards of the circles, the soul and the G zone are removed, and the card is flipped over. */
  *prepareGyze(g: VgGame, player: PlayerId, card: CardState): Procedure {
    g.cite('14.13.2.2.1');
    const others = ['field', 'soul', 'gZone'].flatMap((zone) => cardsIn(g, player, zone)).filter((one) => one !== card);
    yield* perform(g, ...others.map((one) => ({ card: one, to: { zone: 'removed', player: one.owner } })));
    yield* g.rules.flipOver(g, [card]);
  },

  /** 6.6.3.5 */
  *removeGZones(g: VgGame, players: readonly PlayerId[]): Procedure {
    const cards = players.flatMap((player) => cardsIn(g, player, 'gZone'));
    yield* perform(g, ...cards.map((card) => ({ card, to: { zone: 'removed', player: card.owner } })));
  },

  markUltimate(g: VgGame, card: CardState): void {
    if (card.zone === 'field') setStatus(g, card.id, { status: 'ultimate', on: true });
  },
} satisfies Section<'costToActivate'>;

/** 6.6.3.5: what returns to the G zone is known by the status that it loses there. */
const ultimateStriders: Redirection = (_g, move) => {
  if (move.to.zone !== 'gZone' || !hasStatus(move.card, 'ultimate')) return move;
  return { ...move, events: [...[move.events ?? []].flat(), 'ultimateReturned'] };
};

export const redirectionsOfStrides = { ultimateStriders };

/** 6.6.3.5 */
function* followUltimate(g: VgGame, since: number): Procedure {
  const owners = g.journal
    .slice(since)
    .filter(({ type }) => type === 'ultimateReturned')
    .map(({ card }) => g.card(card!).owner);
  if (owners.length === 0) return;
  g.cite('6.6.3.5');
  yield* g.rules.removeGZones(g, owners);
}

export const atOnceOfStrides = {
  ultimateReturned: { after: ['ultimateReturned'], follow: followUltimate },
} satisfies Record<string, AtOnce>;
