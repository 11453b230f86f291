/** 16-4, 16-5, FAQ-8. Bursts: when players are asked, what is declared and let go of, and how one is resolved. */
import type { PlayerId } from '../../schemas/common';
import { emit, setFact } from '../kernel/changes';
import { addPending, declarePending } from '../kernel/changes/waiting';
import { hasStatus } from '../kernel/changes/objects';
import { perform } from '../kernel/events/perform';
import { dropWaiting } from '../kernel/events/triggers';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { pendingAbilities } from '../kernel/procedures/pending';
import { acted, toAct } from '../kernel/questions';
import {
  byRule,
  RULE,
  type Ability,
  type CardState,
  type CauseOf,
  type JournalEvent,
  type Procedure,
  type LastKnownCard,
} from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { PLAYERS } from '../../schemas/common';
import type { KeptOffRow } from './13-keeping-off';
import { definitionOf, OF_FIELD, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import { isDeparting } from '../kernel/objects/departing';

export const bursts = {
  isBurst(_g: BsGame, { type }: Ability): boolean {
    return type === 'burst';
  },

  /** FAQ-1-7-3: the rest of a Burst effect is no Burst any more: the card may have gone by then. */
  waitsAsBurst(g: BsGame, { ability, rest }: PendingAbility): boolean {
    return rest === undefined && g.rules.isBurst(g, ability);
  },

  /** 16-4-5: face down, or declared and not yet gone. */
  isSetBurst(g: BsGame, card: CardState): boolean {
    return card.zone === 'burst' && (card.face === 'down' || g.rules.isDeclaredBurst(g, card));
  },

  /** 16-4-1: it lies face up from its declaration on. */
  isDeclaredBurst(g: BsGame, card: CardState): boolean {
    const isOfCard = (one: PendingAbility) =>
      one.card === card.id && !one.undeclared && one.zoneChangeCount === card.zoneChangeCount;
    const { pending, resolving } = g.state;
    return (
      hasStatus(card, 'burstState') ||
      [...pending, ...resolving].some((one) => isOfCard(one) && g.rules.waitsAsBurst(g, one))
    );
  },

  /** 16-2-1; FAQ-8-4: not for what the effect that has set it brings about. */
  burstCanBeMet(g: BsGame, card: CardState): boolean {
    return g.rules.isSetBurst(g, card) && !g.state.facts.setNow.includes(card.id);
  },

  // --- who is asked: FAQ-8-5 ----------------------------------------------------------------------------------------

  /** The events that Burst conditions name. An event that is not listed asks only those whose Burst waits for it. */
  occasions: [
    ...['summoned', 'deployed', 'advented', 'attackDeclared', 'blocked', 'destroyed', 'depleted', 'returned'],
    ...[
      'lifeReduced',
      'lifeIncreased',
      'handIncreased',
      'discarded',
      'used',
      'burstActivated',
      'countChanged',
      'sealed',
    ],
  ] as readonly string[],

  happened(g: BsGame, event: JournalEvent, leaving: readonly LastKnownCard[] = []): void {
    pendingAbilities.happened(g as never, event, leaving);
    g.rules.noticeOracles(g, event);
    g.rules.noteOccasion(g, event);
  },

  /** Whoever has a Burst set is to be asked, so that the question does not tell what the card is (16-3-1). */
  noteOccasion(g: BsGame, { type }: JournalEvent): void {
    if (!g.rules.occasions.includes(type)) return;
    const { unasked } = g.state.facts;
    const others = PLAYERS.filter((player) => !unasked.includes(player) && g.rules.mayAnswer(g, player));
    if (others.length > 0) setFact(g, 'unasked', [...unasked, ...others]);
  },

  mayAnswer(g: BsGame, player: PlayerId): boolean {
    const card = g.rules.faceDownBurst(g, player);
    return card !== undefined && g.rules.burstCanBeMet(g, card);
  },

  faceDownBurst(g: BsGame, player: PlayerId): CardState | undefined {
    const card = g.rules.setCardOf(g, player, 'burst');
    return card?.face === 'down' ? card : undefined;
  },

  asksToDeclare(g: BsGame): boolean {
    return g.state.facts.unasked.some((player) => g.rules.faceDownBurst(g, player));
  },

  /** FAQ-8-5; 24-3-2: optional effects from the Hand or of set aside cards are declared likewise, as the publisher has answered. */
  mustBeDeclared(g: BsGame, ability: Ability): boolean {
    return g.rules.isBurst(g, ability) || g.rules.isDeclaredFromElsewhere(g, ability);
  },

  *declareAll(g: BsGame): Procedure {
    const { unasked } = g.state.facts;
    if (unasked.length > 0) setFact(g, 'unasked', []);
    for (const player of g.rules.playersToDeclare(g)) {
      yield* g.rules.offerBurst(g, player, unasked.includes(player));
      yield* g.rules.offerFromElsewhere(g, player);
    }
  },

  // --- declaring: 16-4-1 --------------------------------------------------------------------------------------------

  /** Returns what the Burst of the player can answer now, each event on its own. */
  burstsMet(g: BsGame, player: PlayerId): readonly PendingAbility[] {
    return g.state.pending.filter(
      (one) =>
        one.undeclared &&
        one.player === player &&
        g.rules.isBurst(g, one.ability) &&
        g.rules.isTimeToDeclare(g, one) &&
        g.rules.mayActivateNow(g, player, g.card(one.card), one.ability, { event: one.event }),
    );
  },

  /** FAQ-8-5: at the destruction, as in the publisher's answers, not only when the card has come to the Trash. */
  isTimeToDeclare(_g: BsGame, _waiting: PendingAbility): boolean {
    return true;
  },

  /** FAQ-8-2: it may be left undeclared, and then waits for its condition to be met again. */
  *offerBurst(g: BsGame, player: PlayerId, isAsked: boolean): Procedure {
    const met = g.rules.burstsMet(g, player);
    const card = g.rules.faceDownBurst(g, player);
    if (card && (isAsked || met.length > 0)) {
      if (yield* g.rules.declaresBurst(g, player, card, met)) return yield* g.rules.declareBurst(g, card, met);
    }
    for (const one of met) {
      // A Burst that has been declared answers whatever else meets it meanwhile.
      if (g.rules.isDeclaredBurst(g, g.card(one.card))) declarePending(g, one);
      else dropWaiting(g, one);
    }
  },

  *declaresBurst(g: BsGame, player: PlayerId, card: CardState, met: readonly PendingAbility[]): Procedure<boolean> {
    const question = toAct(g, {
      player,
      kind: 'burst',
      refusal: ({ type, card: id }) => {
        if (type !== 'burst' || id !== card.id)
          return { clause: '16-2-1', reason: `only the set Burst "${card.id}" can be declared now` };
        return met.length > 0 ? null : { clause: 'FAQ-8-3', reason: `the Burst condition of "${card.id}" is not met` };
      },
      candidates: () => [{ type: 'burst', card: card.id }],
    });
    const answer = yield { ...question, forced: met.length === 0 || undefined };
    g.cite('FAQ-8-5', '16-4-2');
    const declares = acted(answer) !== undefined;
    if (!declares && met.length > 0) g.cite('FAQ-8-2');
    return declares;
  },

  /** 16-4-1, 16-2-2 */
  *declareBurst(g: BsGame, card: CardState, met: readonly PendingAbility[]): Procedure {
    g.cite('16-2-2', '16-4-2', '5-8-2', '24-2-4', '16-4-1');
    for (const one of met) declarePending(g, one);
    yield* g.rules.turnBurst(g, card, 'up');
  },

  turnBurst(g: BsGame, card: CardState, face: 'up' | 'down'): Procedure {
    return perform(g, { card, face, cause: byRule(card.side) });
  },

  // --- what becomes of a declared Burst -----------------------------------------------------------------------------

  /** 16-4-5: a Burst that has been discarded is not resolved. */
  isCancelled(g: BsGame, waiting: PendingAbility): boolean {
    if (!g.rules.waitsAsBurst(g, waiting)) return false;
    const { zone, zoneChangeCount } = g.card(waiting.card);
    return zone !== 'burst' || zoneChangeCount !== waiting.zoneChangeCount;
  },

  /** The card of the condition is not where the condition wants it. */
  isDropped(g: BsGame, { event }: PendingAbility): boolean {
    if (event.card === undefined || event.zoneChangeCount === undefined) return false;
    const card = g.card(event.card);
    const moves = card.zoneChangeCount - event.zoneChangeCount;
    if (LEAVING.includes(event.type)) return g.rules.hasNotCome(g, card, moves);
    return STAYING.includes(event.type) && g.rules.hasGone(g, card, moves);
  },

  /** 21-6-3: "after ... is destroyed" means that the card lies in the Trash; a Token goes elsewhere. */
  hasNotCome(g: BsGame, card: CardState, moves: number): boolean {
    if (moves === 0) return !isDeparting(g, card);
    return moves === 1 && card.zone !== 'trash' && !definitionOf(card).token;
  },

  /** 16-4-3: what has attacked or been summoned must still be there, as the publisher has answered. */
  hasGone(_g: BsGame, card: CardState, moves: number): boolean {
    return moves > 0 || !OF_FIELD.includes(card.zone);
  },

  /** 16-4-3: what had to leave has left before a Burst is resolved. */
  comesAfterDepartures(g: BsGame, waiting: PendingAbility): boolean {
    return g.rules.waitsAsBurst(g, waiting);
  },

  // --- resolving: 16-4-6 --------------------------------------------------------------------------------------------

  *resolveBurst(g: BsGame, waiting: PendingAbility): Procedure {
    const { player, ability, event, lastKnown } = waiting;
    const card = g.card(waiting.card);
    const occasion = { event, ...(lastKnown && { lastKnown }) };
    if (g.rules.isDropped(g, waiting) || !g.rules.mayActivateNow(g, player, card, ability, occasion))
      return yield* g.rules.dropBurst(g, card, event);
    yield* g.rules.enterBurstState(g, player, card);
    yield* g.rules.activateAndResolve(g, player, card, ability, occasion);
    yield* g.rules.offerExtra(g, player, card, ability);
    yield* g.rules.endBurst(g, card);
  },

  /** FAQ-8-3: turned face down again, unless it answers something else as well. */
  *dropBurst(g: BsGame, card: CardState, { type }: JournalEvent): Procedure {
    const waits = g.state.pending.some((one) => one.card === card.id && g.rules.waitsAsBurst(g, one));
    if (waits) return;
    g.cite('FAQ-8-3', ...(LEAVING.includes(type) ? ['21-6-3'] : []));
    yield* g.rules.turnBurst(g, card, 'down');
  },

  /** 16-4-8: a card of the Hand or the Trash does so as in the Burst Area, and waits for all else as others do. */
  *activateBurst(g: BsGame, player: PlayerId, card: CardState, cause: CauseOf): Procedure {
    const ability = (sideOf(card).abilities as readonly Ability[] | undefined)?.find((one) => g.rules.isBurst(g, one));
    if (!ability) return;
    g.cite('16-4-8');
    yield* perform(g, { card, to: { zone: 'burst', player, face: 'up' }, cause });
    const { id, zoneChangeCount } = card;
    const { generation } = g.state;
    addPending(g, { card: id, zoneChangeCount, player, ability, event: NO_EVENT, generation });
  },

  *enterBurstState(g: BsGame, player: PlayerId, card: CardState): Procedure {
    g.cite('16-4-6', '16-4-7', 'G-60', '24-2-4');
    if (anyModifierOfKind(g, 'unaffected')) g.cite('16-4-9');
    yield* perform(g, { card, status: 'burstState', on: true, cause: RULE });
    emit(g, 'burstActivated', { player, card: card.id });
  },

  /** 16-5-2: a card that its text has not put elsewhere goes to the Trash. */
  *endBurst(g: BsGame, card: CardState): Procedure {
    if (!hasStatus(card, 'burstState') || card.zone !== 'burst') return;
    yield* g.rules.discardSetCard(g, card, RULE, ['16-5-2']);
  },
} satisfies Section<'happened' | 'declareAll'>;

const NO_EVENT: JournalEvent = { type: 'burst', clauses: [] };

/** Events that say that a card leaves for the Trash, and events about a card that is there. */
const LEAVING: readonly string[] = ['destroyed', 'depleted'];
const STAYING: readonly string[] = ['attackDeclared', 'blocked', 'summoned', 'deployed', 'advented'];

/** 16-4-7: only effects that mean Bursts reach it. */
export const burstState: KeptOffRow = {
  clauses: ['16-4-7'],
  protects: (_g, card) => hasStatus(card, 'burstState'),
  letsThrough: (_g, _card, { wording }) => wording?.is === 'setBurst' || isOnly(wording?.zone, 'burst'),
};

const isOnly = (zones: readonly string[] | undefined, zone: string): boolean =>
  zones?.length === 1 && zones[0] === zone;
