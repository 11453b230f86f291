/** 16-3, 17. Setting a Burst face down, or a Mirage face up, and discarding what lies there. */
import type { Action, CounterMove } from '../../schemas/actions';
import { PLAYERS, type PlayerId } from '../../schemas/common';
import type { Clauses } from '../kernel/clauses';
import { victory } from '../kernel/procedures/victory';
import { setFace, setFact } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { countUse, wasUsedThisTurn } from '../kernel/limits';
import { quoted } from '../kernel/reasons';
import { byRule, type CardState, type CauseOf, type Face, type Procedure, type Refusal } from '../kernel/state';
import type { ActionRows } from './05-main-step';
import { sideOf, type BsGame } from './game';
import type { Section } from './packs';

export type Settable = 'burst' | 'mirage';

const FACES: Readonly<Record<Settable, Face>> = { burst: 'down', mirage: 'up' };
const EVENTS = { burst: 'burstSet', mirage: 'mirageSet' } as const;
/** 16-3-2, 16-3-3; 17-3-1 to 17-3-3 */
const REPLACED: Readonly<Record<Settable, readonly string[]>> = {
  burst: ['16-3-2', '16-3-3'],
  mirage: ['17-3-1', '17-3-2', '17-3-3'],
};
/** The limits by name: one Burst and one Mirage are set in a turn (5-1-3). */
const LIMITS = { burst: 'setBurst', mirage: 'setMirage' } as const;

export const settingBursts = {
  /** Returns the Burst or the Mirage that the player has set. */
  setCardOf(g: BsGame, player: PlayerId, as: Settable): CardState | undefined {
    return cardsIn(g, player, 'burst').find((card) => g.rules.isSetBurst(g, card) === (as === 'burst'));
  },

  /** 16-3-1, 16-3-6 */
  setBurstRefusal(g: BsGame, player: PlayerId, { card: id }: Action): Refusal | null {
    const card = cardsIn(g, player, 'hand').find((one) => one.id === id);
    if (!card) return g.rules.settingFromElsewhere(g, id);
    if (wasUsedThisTurn(g, g.rules.keyOfSetting(g, player, 'burst')))
      return { clause: '5-1-3', reason: `player ${player} has already set a Burst this turn` };
    return hasAbility(card, 'burst') ? null : { clause: '16-3-6', reason: `"${card.id}" has no Burst effect` };
  },

  /** 16-3-5, 16-3-9 */
  settingFromElsewhere(g: BsGame, id: string | undefined): Refusal {
    const zone = id !== undefined && id in g.state.cards ? g.card(id).zone : undefined;
    if (zone === 'setAside') return { clause: '16-3-5', reason: `"${id}" is set aside and cannot be set as a Burst` };
    return { clause: zone === 'burst' ? '16-3-9' : '16-3-1', reason: `${quoted(id)} is not in the Hand` };
  },

  /** 16-3-8, 17-2-4: nothing lies on a set card. */
  coresOntoSetCard(g: BsGame, moves: readonly CounterMove[]): Refusal | null {
    const card = moves.map(({ to }) => g.state.cards[to]).find((one) => one?.zone === 'burst');
    if (!card) return null;
    return {
      clause: g.rules.isSetBurst(g, card) ? '16-3-8' : '17-2-4',
      reason: 'Cores cannot be placed on a set card',
    };
  },

  /** 17-1-1: face up only a Mirage; 16-3-6: face down any card, though a wrong one loses the game. */
  canBeSet(_g: BsGame, card: CardState, as: Settable): boolean {
    return as === 'burst' || hasAbility(card, 'mirage');
  },

  keyOfSetting(_g: BsGame, player: PlayerId, as: Settable): string {
    return `${player}.${LIMITS[as]}`;
  },

  /** 16-3-1, 5-1-3 */
  *setBurst(g: BsGame, player: PlayerId, card: CardState): Procedure {
    g.cite('16-3-1', '16-3-6', '5-1-3');
    countUse(g, g.rules.keyOfSetting(g, player, 'burst'), 'turn');
    yield* g.rules.setCard(g, player, card, 'burst', byRule(player));
  },

  /** 16-3-3: what lies there goes to the Trash first; 17-3-3: a Mirage returns to the Hand. */
  *setCard(g: BsGame, player: PlayerId, card: CardState, as: Settable, cause: CauseOf): Procedure {
    const old = g.rules.setCardOf(g, player, as);
    if (old) yield* g.rules.replaceSetCard(g, old, as, cause);
    if (as === 'mirage') g.cite('17-1-1');
    if (g.zone(player, 'burst').length > 0) g.cite('17-4-1', '17-4-2');
    if (as === 'burst') g.rules.noteSetting(g, player, card);
    yield* perform(g, { card, to: { zone: 'burst', player, face: FACES[as] }, events: EVENTS[as], cause });
  },

  /** FAQ-8-4: nothing that has happened before, or that the same effect brings about, meets it. */
  noteSetting(g: BsGame, player: PlayerId, { id }: CardState): void {
    const { unasked, setNow } = g.state.facts;
    if (unasked.includes(player))
      setFact(
        g,
        'unasked',
        unasked.filter((one) => one !== player),
      );
    g.cite('FAQ-8-1');
    if (g.frames.length === 0) return;
    g.cite('FAQ-8-4');
    setFact(g, 'setNow', [...setNow, id]);
  },

  forgetSetting(g: BsGame): void {
    if (g.state.facts.setNow.length > 0) setFact(g, 'setNow', []);
  },

  replaceSetCard(g: BsGame, old: CardState, as: Settable, cause: CauseOf): Procedure {
    if (as === 'burst') return g.rules.discardSetCard(g, old, cause, REPLACED.burst);
    g.cite(...REPLACED[as]);
    return perform(g, { card: old, to: { zone: 'hand', player: old.owner }, cause });
  },

  *discardBurst(g: BsGame, player: PlayerId, cause: CauseOf): Procedure {
    const burst = g.rules.setCardOf(g, player, 'burst');
    if (g.zone(player, 'burst').length > 1) g.cite('17-4-2');
    if (burst) yield* g.rules.discardSetCard(g, burst, cause);
  },

  /**
   * 16-3-7: it is shown; it lies face up in the Trash.
   * @param by the clauses that put it there
   */
  *discardSetCard(g: BsGame, card: CardState, cause: CauseOf, by: Clauses = NO_CLAUSES): Procedure {
    g.cite(...(g.rules.isDeclaredBurst(g, card) ? ['16-4-5'] : []), '16-3-7', ...by);
    yield* perform(g, { card, to: { zone: 'trash', player: card.owner, place: 'top', face: 'up' }, cause });
  },

  /** 16-3-7: all that is set is shown when the game ends. */
  endWithLosers(g: BsGame, losers: readonly PlayerId[], reason: string): never {
    for (const player of PLAYERS) {
      const burst = g.rules.faceDownBurst(g, player);
      if (!burst) continue;
      g.cite('16-3-7');
      setFace(g, burst.id, 'up');
    }
    return victory.endWithLosers(g as never, losers, reason);
  },

  /** 16-3-6: whoever has set a card without Burst loses when it is shown, wherever it goes. */
  judgeShownBursts(g: BsGame, since: number): void {
    const losers = g.rules.wrongBurstsShown(g, since);
    if (losers.length === 0) return;
    g.cite('16-3-6');
    g.rules.endWithLosers(g, losers, 'a card without Burst was set');
  },

  wrongBurstsShown(g: BsGame, since: number): readonly PlayerId[] {
    const shown = g.journal.slice(since).filter(({ type, from }) => type === 'moved' && from === 'burst');
    const wrong = shown.map(({ card }) => g.card(card!)).filter((card) => !isSettable(card));
    return [...new Set(wrong.map(({ owner }) => owner))];
  },
} satisfies Section<'endWithLosers'>;

const NO_CLAUSES: Clauses = [];

const isSettable = (card: CardState): boolean => hasAbility(card, 'burst') || hasAbility(card, 'mirage');

export const hasAbility = (card: CardState, type: string): boolean =>
  (sideOf(card).abilities ?? []).some((ability) => ability.type === type);

export const settingRows: ActionRows = {
  setBurst: {
    timings: ['main'],
    refusal: (g, player, action) => g.rules.setBurstRefusal(g, player, action),
    candidates: (g, player) =>
      cardsIn(g, player, 'hand')
        .map(({ id }): Action => ({ type: 'setBurst', card: id }))
        .filter((action) => g.rules.setBurstRefusal(g, player, action) === null),
    execute: (g, player, { card }) => g.rules.setBurst(g, player, g.card(card!)),
  },
};
