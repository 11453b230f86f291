/** 16-3, 17. Setting a Burst face down, or a Mirage face up, and discarding what lies there. */
import type { Action } from '../../schemas/actions';
import type { PlayerId } from '../../schemas/common';
import { setFact } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { cardsIn } from '../kernel/game';
import { countUse, wasUsedThisTurn } from '../kernel/limits';
import type { TableFor } from '../kernel/procedures/tables';
import type { KernelRules } from '../kernel/rules';
import { byRule, type CardState, type CauseOf, type Face, type Procedure, type Refusal } from '../kernel/state';
import type { ActionRows } from './05-main-step';
import { sideOf, type BsGame } from './game';

export type Settable = 'burst' | 'mirage';

const FACES: Readonly<Record<Settable, Face>> = { burst: 'down', mirage: 'up' };
const EVENTS = { burst: 'burstSet', mirage: 'mirageSet' } as const;
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
    if (!card) return { clause: '16-3-1', reason: 'no card of the own Hand' };
    if (!hasAbility(card, 'burst')) return { clause: '16-3-1', reason: 'it has no Burst effect' };
    return wasUsedThisTurn(g, g.rules.keyOfSetting(player, 'burst'))
      ? { clause: '5-1-3', reason: 'a Burst has been set in this turn' }
      : null;
  },

  keyOfSetting(player: PlayerId, as: Settable): string {
    return `${player}.${LIMITS[as]}`;
  },

  /** 16-3-1, 5-1-3 */
  *setBurst(g: BsGame, player: PlayerId, card: CardState): Procedure {
    g.cite('16-3-1', '5-1-3');
    countUse(g, g.rules.keyOfSetting(player, 'burst'), 'turn');
    yield* g.rules.setCard(g, player, card, 'burst', byRule(player));
  },

  /** 16-3-3: what lies there goes to the Trash first. */
  *setCard(g: BsGame, player: PlayerId, card: CardState, as: Settable, cause: CauseOf): Procedure {
    const old = g.rules.setCardOf(g, player, as);
    if (old) yield* g.rules.discardSetCard(g, old, cause);
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
    if (g.frames.length > 0) setFact(g, 'setNow', [...setNow, id]);
  },

  forgetSetting(g: BsGame): void {
    if (g.state.facts.setNow.length > 0) setFact(g, 'setNow', []);
  },

  *discardBurst(g: BsGame, player: PlayerId, cause: CauseOf): Procedure {
    const burst = g.rules.setCardOf(g, player, 'burst');
    if (burst) yield* g.rules.discardSetCard(g, burst, cause);
  },

  /** 16-3-7: it is shown; it lies face up in the Trash. */
  discardSetCard(g: BsGame, card: CardState, cause: CauseOf): Procedure {
    g.cite('16-3-7');
    return perform(g, { card, to: { zone: 'trash', player: card.owner, place: 'top', face: 'up' }, cause });
  },
} satisfies TableFor<KernelRules>;

const hasAbility = (card: CardState, type: string): boolean =>
  (sideOf(card).abilities ?? []).some((ability) => ability.type === type);

export const settingRows: ActionRows = {
  setBurst: {
    timings: ['main'],
    refusal: (g, player, action) => g.rules.setBurstRefusal(g, player, action),
    candidates: (g, player) => cardsIn(g, player, 'hand').map(({ id }) => ({ type: 'setBurst', card: id })),
    execute: (g, player, { card }) => g.rules.setBurst(g, player, g.card(card!)),
  },
};
