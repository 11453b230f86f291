/** K.O.: cards go where trashed cards go, but as a separate event (OP 10-2-1, DBS 10-1). */
import type { CitedAnswer } from '../../clauses';
import type { KernelRules } from '../../rules';
import { recordUndone } from '../../changes/effect-outcome';
import { perform } from '../../events/perform';
import { NOTHING, RULE, type CardState, type CauseOf, type Procedure } from '../../state';
import type { Game } from '../../game';
import type { Intent } from '../../changes/intended';
import { replacements, type ReplacementOrderTables } from '../../procedures/replacement-order';
import { overriding, type TableFor } from '../../procedures/tables';
import type { MovesTables } from '../../procedures/moves';
import type { ActivationTables } from '../../procedures/activation';

/** The tables whose entries these procedures call. */
export type KoTables = typeof ko & MovesTables & ActivationTables;

interface KoRules extends Omit<KernelRules, keyof KoTables>, KoTables {}
export type KoGame = Game<KoRules, object>;

export const ko = {
  /** K.O.s the cards at one moment; each goes to its owner's discard pile. */
  ko(g: KoGame, cards: readonly CardState[], cause: CauseOf): Procedure {
    const intended = cards.map((card) => ({ card, to: g.rules.trashOf(g, card), events: g.rules.wordsOfKo, cause }));
    const doomed = intended.filter(({ card }) => g.rules.mayBeKoed(g, card, cause));
    if (g.outcome) recordUndone(g.outcome, intended, doomed);
    if (doomed.length < intended.length)
      for (const { card } of intended) g.citing(g.rules.isSafeFromKo(g, card, cause));
    g.citePoint('koEvent');
    if (doomed.length === 0) return NOTHING;
    g.citePoint('ko');
    return perform(g, ...doomed);
  },

  /** The event types of a K.O. */
  wordsOfKo: ['removed', 'koed'] as readonly string[],

  /** Checks that the card can be K.O.'d, that nothing protects it, and that it may go to the discard pile. */
  mayBeKoed(g: KoGame, card: CardState, cause: CauseOf): boolean {
    if (!g.rules.canBeKoed(g, card) || g.rules.isSafeFromKo(g, card, cause)) return false;
    return g.rules.mayMove(g, card, cause, g.rules.commonZones.discard);
  },

  /** Returns whether this kind of card can be K.O.'d where it lies. */
  canBeKoed(_g: KoGame, _card: CardState): boolean {
    return false;
  },

  /** "Cannot be K.O.'d" protects from a K.O. and from nothing else. */
  isSafeFromKo(g: KoGame, card: CardState, cause: CauseOf): CitedAnswer {
    return g.rules.isProhibited(g, card, 'ko', cause) && g.rules.clauses.safeFromKo;
  },
} satisfies TableFor<KernelRules>;

type KoReplacedTables = KoTables & ReplacementOrderTables;
interface KoReplacedRules extends Omit<KernelRules, keyof KoReplacedTables>, KoReplacedTables {}

/** A K.O. that was not replaced does not happen if the card cannot be K.O.'d by then. */
export const koMayStillHappen = overriding(replacements, {
  mayStillHappen(g: Game<KoReplacedRules, object>, intent: Intent): boolean {
    const { card, events, details: { cause = RULE } = {} } = intent;
    return events.includes('koed') ? g.rules.mayBeKoed(g, card, cause) : replacements.mayStillHappen(g, intent);
  },
} satisfies TableFor<KernelRules>);
