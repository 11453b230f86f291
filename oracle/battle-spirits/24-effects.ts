/** 24, FAQ-1. Effects: their kinds, when they work, once per turn, what may be used at will. */
import { checkActivation } from '../kernel/procedures/activation';
import type { Action } from '../../schemas/actions';
import { BS_LASTING, BS_TRIGGERED, type BsWhile } from '../../schemas/battle-spirits';
import type { PlayerId } from '../../schemas/common';
import type { Clauses } from '../kernel/clauses';
import { abilitiesOf } from '../kernel/continuous/abilities';
import { cardsInZones } from '../kernel/game';
import { endLooks } from '../kernel/changes/looks';
import { hasStatus } from '../kernel/changes/objects';
import { isForbiddenToPlayer } from '../kernel/continuous/prohibitions';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { declarePending } from '../kernel/changes/waiting';
import { dropWaiting } from '../kernel/events/triggers';
import type { WithRules } from '../kernel/rules';
import { quoted } from '../kernel/reasons';
import type { Ability, CardState, CauseOf, Procedure, Refusal } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import type { PendingAbility } from '../kernel/state/waiting';
import type { ActionRows, BsTiming } from './05-main-step';
import { USED_FROM } from './25-set-aside';
import { asBs, type BsGame } from './game';
import type { Section } from './packs';
import { isAbilityNamed, nameOfAbility } from '../kernel/continuous/ability-names';

export const effectsOfCards = {
  /** 24-2, kind A; a Mirage that answers an event is none. */
  isContinuous(_g: WithRules, { type, when }: Ability): boolean {
    return (BS_LASTING as readonly string[]).includes(type) && when === undefined;
  },

  /** 24-2, kind B */
  isTriggered(_g: WithRules, { type, when }: Ability): boolean {
    return (
      (BS_TRIGGERED as readonly string[]).includes(type) ||
      ((type === 'mirage' || type === 'unseal') && when !== undefined)
    );
  },

  isReplacement(): boolean {
    return false;
  },

  /** G-14: used at will, and Flash effects of cards of the Field (8-1-2). */
  isActivatable: (_g: WithRules, { type }: Ability): boolean => USED_AT_WILL.includes(type),

  /** 24-3-1: an effect that is being resolved finds what is in force all the time already applied. */
  continuousClauses(g: BsGame, { type, effect }: Ability): Clauses {
    const negates = effect.some((said) => said.do === 'negate');
    return [
      ...['24-2-1', ...(g.state.resolving.length > 0 ? ['24-3-1'] : [])],
      ...(type === 'mirage' ? ['17-1-1'] : []),
      ...(negates ? ['FAQ-1-4-1'] : []),
    ];
  },

  /** FAQ-1-8: what a card has brought about lasts as it says, even if the card has left the Field. */
  lastingClauses(g: BsGame, { source }: ContinuousEffect): Clauses {
    return g.card(source).zone === 'field' ? NO_CLAUSES : ['FAQ-1-8'];
  },

  zonesOfType: { burst: ['burst'], mirage: ['burst'] } as Readonly<Record<string, readonly string[]>>,

  /** Where an ability works: a Burst and a Mirage while they are set, every other one on the Field. */
  isWhereItWorks(g: BsGame, { zone }: CardState, ability: Ability): boolean {
    const { zones, type } = ability;
    if (zone === 'combined') return g.rules.worksCombined(g, ability);
    return (zones ?? g.rules.zonesOfType[type] ?? g.zonesWith.abilities).includes(zone);
  },

  /** 6-2-3-3: place, level, and what must hold meanwhile. */
  abilityIsValid(g: BsGame, card: CardState, ability: Ability): boolean {
    return (
      g.rules.isWhereItWorks(g, card, ability) &&
      g.rules.isSetFor(g, card, ability) &&
      !g.rules.isStacked(g, card, ability) &&
      g.rules.levelFits(g, card, ability) &&
      (!g.rules.isInSoulState(g, card) || g.rules.worksInSoulState(g, ability)) &&
      g.rules.whileHolds(g, card, ability)
    );
  },

  /** 16-2-1, 17-1-1: a Burst works face down or declared, and a Mirage face up. */
  isSetFor(g: BsGame, card: CardState, { type }: Ability): boolean {
    if (type === 'burst') return g.rules.burstCanBeMet(g, card);
    return type !== 'mirage' || !g.rules.isSetBurst(g, card);
  },

  /** One of the words must hold; `oc` and `advent` together. */
  whileHolds(g: BsGame, card: CardState, ability: Ability): boolean {
    const { while: whiles } = asBs(ability);
    if (!whiles) return true;
    const holdsNow = (one: BsWhile) => WHILE[one](g, card, ability);
    return whiles.includes('oc') && whiles.includes('advent') ? whiles.every(holdsNow) : whiles.some(holdsNow);
  },

  // --- what waits ---------------------------------------------------------------------------------------------------

  /** FAQ-11: two spellings of one thing. */
  citeWording(g: BsGame, ability: Ability): void {
    const { when } = ability;
    if (when?.or?.some(({ event }) => event === 'blocked')) g.cite('FAQ-11-1');
    if (asBs(ability).while) g.cite('FAQ-11-2');
    if (when && g.rules.isExceptedFrom(g, ability, when.event)) g.cite('FAQ-11-9');
    if (when && (when.subject === undefined || when.subject === 'self')) g.cite('FAQ-11-8');
  },

  /** 24-2-2: an effect whose conditions are not met is not activated; an optional one may be declined (FAQ-1-2). */
  *resolveWaitingAbility(g: BsGame, waiting: PendingAbility): Procedure {
    const { player, card: id, ability, event, lastKnown, delayed } = waiting;
    if (delayed) return yield* g.rules.resolveDelayed(g, delayed);
    if (g.rules.isBurst(g, ability)) return yield* g.rules.resolveBurst(g, waiting);
    g.rules.citeWording(g, ability);
    if (g.rules.isOracle(g, ability)) return yield* g.rules.resolveOracle(g, waiting);
    if (g.rules.isUnseal(g, ability)) return yield* g.rules.resolveUnseal(g, waiting);
    const card = g.card(id);
    if (g.rules.isNexus(g, card)) g.cite('3-6-5');
    const occasion = { event, ...(lastKnown && { lastKnown }) };
    if (!checkActivation(g, player, card, ability, occasion)) return g.citePoint('conditionsUnmet');
    const cannotDo = g.rules.byDoingRefusal(g, player, card, ability, occasion);
    if (cannotDo) return g.cite(cannotDo.clause);
    const isDeclared = g.rules.isDeclaredFromElsewhere(g, ability);
    if (!isDeclared && !(yield* g.rules.wantsTo(g, player, card, ability))) return;
    if (ability.if) g.cite('24-2-2');
    if (isDeclared) g.rules.noteUse(g, player, card);
    else g.cite('24-2-4', 'G-59');
    if (ability.type === 'mirage') g.cite('17-1-1', ...(anyModifierOfKind(g, 'unaffected') ? ['17-1-2'] : []));
    g.rules.dropStacked(g, waiting);
    if (g.rules.isRebirth(g, ability)) yield* g.rules.performRebirth(g, player, card, ability, occasion);
    else yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
  },

  /** 24-3-2: an optional effect that an event activates in the Hand or among set aside cards. */
  isDeclaredFromElsewhere(_g: BsGame, { type, may, zones = [] }: Ability): boolean {
    return type === 'auto' && may === true && zones.some((zone) => DECLARED_IN.includes(zone));
  },

  *offerFromElsewhere(g: BsGame, player: PlayerId): Procedure {
    const waiting = g.state.pending.filter(
      (one) => one.undeclared && one.player === player && g.rules.isDeclaredFromElsewhere(g, one.ability),
    );
    for (const one of waiting) {
      const card = g.card(one.card);
      const isPossible = g.rules.mayActivateNow(g, player, card, one.ability, { event: one.event });
      const refusal = g.rules.unusableRefusal(g, player, card);
      if (refusal) g.cite(refusal.clause!);
      if (isPossible && !refusal && (yield* g.rules.declares(g, one))) declarePending(g, one);
      else dropWaiting(g, one);
    }
  },

  /** Returns whether an effect on the player forbids it. */
  isProhibitedToPlayer(g: BsGame, player: PlayerId, what: string, cause?: CauseOf): boolean {
    return isForbiddenToPlayer(g, player, what, cause);
  },

  // --- what is used at will -----------------------------------------------------------------------------------------

  activateEffectRefusal(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Refusal | null {
    const found = g.rules.effectOfAction(g, player, action, timing);
    if (!found && timing === 'flash' && g.rules.effectOfAction(g, player, action, 'main'))
      return { clause: '5-6-2', reason: `this effect of "${action.card}" can be used only in the Main Step` };
    if (!found)
      return g.refused('activatedAbility', `${quoted(action.card)} has no effect that player ${player} can use now`);
    return (
      g.rules.unusableRefusal(g, player, found.card) ??
      g.rules.artRefusal(g, found.card, found.ability) ??
      g.rules.activationRefusal(g, player, found.card, found.ability) ??
      g.rules.byDoingRefusal(g, player, found.card, found.ability)
    );
  },

  effectsToTry(g: BsGame, player: PlayerId, timing: BsTiming): Action[] {
    return g.rules.effectsAtWill(g, player, timing).map(({ card, ability }) => ({
      type: 'activate',
      card: card.id,
      ability: nameOfAbility(g, card, ability)!,
    }));
  },

  effectsAtWill(g: BsGame, player: PlayerId, timing: BsTiming): { card: CardState; ability: Ability }[] {
    if (g.isPlain) return [];
    return cardsInZones(g, player, EFFECTS_AT_WILL_IN).flatMap((card) =>
      abilitiesOf(g, card).flatMap((ability) =>
        g.rules.isUsedIn(g, ability, timing) && g.rules.abilityIsValid(g, card, ability) ? [{ card, ability }] : [],
      ),
    );
  },

  effectOfAction(
    g: BsGame,
    player: PlayerId,
    { card: id, ability: name }: Action,
    timing: BsTiming,
  ): { card: CardState; ability: Ability } | undefined {
    return g.rules
      .effectsAtWill(g, player, timing)
      .find(({ card, ability }) => card.id === id && isAbilityNamed(g, card, ability, name));
  },

  /** 5-6-1, 8-1-2: Flash effects in both timings, others when they say so. */
  isUsedIn(_g: BsGame, ability: Ability, timing: BsTiming): boolean {
    const { type, timing: timings = ['main', 'flash'] } = asBs(ability);
    return type === 'flash' || (USED_AT_WILL.includes(type) && timings.includes(timing));
  },

  *activateEffect(g: BsGame, player: PlayerId, action: Action, timing: BsTiming): Procedure {
    const { card, ability } = g.rules.effectOfAction(g, player, action, timing)!;
    g.cite('G-14', '24-2-4', '24-2-5');
    g.rules.citeOfForms(g, ability);
    const before = g.state.stamp;
    if (USED_FROM.includes(card.zone)) g.rules.useFromElsewhere(g, player, card);
    else g.rules.noteUseOfEffect(g, player, card);
    yield* g.rules.payArt(g, player, card, ability);
    yield* g.rules.activateAndResolve(g, player, card, ability);
    endLooks(g, before);
  },

  /** 24-2-4: an effect of the Field that its player chooses to activate is used; one that an event activates is not. */
  noteUseOfEffect(g: BsGame, player: PlayerId, card: CardState): void {
    g.rules.noteUse(g, player, card);
  },

  /** G-34: an effect of a card of the Hand or of a set aside card is a use of that card, which both players see. */
  useFromElsewhere(g: BsGame, player: PlayerId, card: CardState): void {
    g.cite('G-34');
    g.rules.revealUsed(g, card);
    g.rules.noteUse(g, player, card);
  },
} satisfies Section<'isWhereItWorks' | 'resolveWaitingAbility'>;

const NO_CLAUSES: Clauses = [];

const USED_AT_WILL: readonly string[] = [
  ...['activate', 'flash', 'divineArt', 'divineRealm', 'contractArt', 'contractDomain', 'grandforce'],
];
const EFFECTS_AT_WILL_IN: readonly string[] = ['field', 'burst', 'hand', 'trash', 'setAside'];
const DECLARED_IN: readonly string[] = ['hand', 'setAside'];

type Holds = (g: BsGame, card: CardState, ability: Ability) => boolean;

const isLent: Holds = (g, _card, ability) => g.rules.isLent(g, ability);

const WHILE: Readonly<Record<BsWhile, Holds>> = {
  combined: isLent,
  combinedRight: isLent,
  combinedLeft: isLent,
  combinedWithSpirit: (g, card, ability) =>
    isLent(g, card, ability) &&
    g.rules.isSpirit(g, card) &&
    (!g.rules.isNexus(g, card) || g.rules.worksOnNexus(g, ability)),
  combinedWithNexus: (g, card, ability) => isLent(g, card, ability) && g.rules.isNexus(g, card),
  advent: (g, card) => g.rules.sourcesOf(g, card).length > 0,
  sealed: (g, card) => g.rules.isSealed(g, card),
  oc: (g, card) => g.rules.ocApplies(g, card),
  soulState: (_g, card) => hasStatus(card, 'soulState'),
  contractAdventSource: isLent,
  spirit: (g, card) => g.rules.isSpirit(g, card),
};

export const effectRows: ActionRows = {
  activate: {
    timings: ['main', 'flash'],
    refusal: (g, player, action, timing) => g.rules.activateEffectRefusal(g, player, action, timing),
    candidates: (g, player, timing) => g.rules.effectsToTry(g, player, timing),
    execute: (g, player, action, timing) => g.rules.activateEffect(g, player, action, timing),
  },
};
