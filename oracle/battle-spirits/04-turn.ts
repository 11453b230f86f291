/** 4. Turn progression: the seven steps of a turn. */
import type { PlayerId } from '../../schemas/common';
import { BS_PHASES, type BsPhase } from '../../schemas/battle-spirits';
import { emit, endEffects } from '../kernel/changes';
import { perform } from '../kernel/events/perform';
import { movingCounters } from '../kernel/objects/counters';
import { andThen, NOTHING, RULE, type CardState, type Procedure } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import { coresOn, onField, reserveOf, trashCoresOf, type BsGame } from './game';
import type { Section } from './packs';

/** What happens in a step, besides the effects that it activates. */
type Step = (g: BsGame, player: PlayerId) => Procedure;

const STEPS: Readonly<Record<BsPhase, Step>> = {
  start: () => NOTHING,
  core: (g, player) => g.rules.coreStep(g, player),
  draw: (g, player) => g.rules.drawStep(g, player),
  refresh: (g, player) => g.rules.refreshStep(g, player),
  main: (g) => g.rules.mainPhase(g),
  attack: (g, player) => g.rules.attacks(g, player),
  end: (g) => g.rules.endStep(g),
};

export const turnSequence = {
  /** 4-2-2 */
  phases: BS_PHASES as readonly BsPhase[],

  /** 4-10-1, 7-1-3 */
  phaseOccurs(g: BsGame, phase: string): boolean {
    return !g.rules.isVeryFirstTurn(g) || (phase !== 'core' && phase !== 'attack');
  },

  passOver(g: BsGame, phase: string): void {
    g.cite(phase === 'attack' ? '7-1-3' : '4-10-1');
  },

  /** 4-2-3: a step begins, whether or not there is anything to do in it. */
  phase(g: BsGame, phase: BsPhase): Procedure {
    const { turnPlayer } = g.state;
    g.cite('4-2-3');
    const judged = phase === 'start' ? g.rules.judgeStartStep(g, turnPlayer) : NOTHING;
    return andThen(judged, () => {
      g.rules.beginStep(g, phase);
      return andThen(g.rules.runCheckpoint(g), () =>
        andThen(STEPS[phase](g, turnPlayer), () => g.rules.runCheckpoint(g)),
      );
    });
  },

  /** 1-6-3, 4-3-1: before anything that the start of the turn activates. */
  judgeStartStep(g: BsGame, player: PlayerId): Procedure {
    g.cite('4-3-1');
    return g.rules.loseByEmptyDeck(g, player);
  },

  beginStep(g: BsGame, phase: BsPhase): void {
    const { turnPlayer } = g.state;
    if (phase === 'start') g.rules.endYourNextTurnEffects(g, turnPlayer);
    emit(g, 'stepStarted', { player: turnPlayer, phase });
  },

  /** 4-4-1 */
  coreStep(g: BsGame, player: PlayerId): Procedure {
    g.cite('4-4-1');
    return perform(g, movingCounters({ core: 1 }, null, reserveOf(g, player), { cause: RULE }));
  },

  /** 4-5-1 */
  drawStep(g: BsGame, player: PlayerId): Procedure {
    return g.rules.draw(g, player, 1);
  },

  /** 4-6-1: the cards of the Field; a combined Brave has the state of its host. */
  areasToActivate: ['field'] as readonly string[],

  refreshStep(g: BsGame, player: PlayerId): Procedure {
    if (onField(g, player).some((card) => g.rules.staysExhausted(g, card))) g.cite('4-1-1', 'FAQ-1-1');
    return andThen(g.rules.setAllActive(g, player), () => g.rules.returnTrashCores(g, player));
  },

  /** 4-1-1: an effect keeps it from what the rules would do. */
  staysExhausted(g: BsGame, card: CardState): boolean {
    return card.state !== 'refreshed' && g.rules.stateIsForbidden(g, card, 'refreshed', RULE);
  },

  /** 4-8-1, 4-8-2, 4-10-2: nothing but the End Step comes after it. */
  attacks(g: BsGame, player: PlayerId): Procedure {
    g.cite('4-8-1');
    return andThen(g.rules.attackStep(g, player), () => {
      g.cite('4-8-2', '4-10-2');
      return NOTHING;
    });
  },

  /** 4-6-2 */
  returnTrashCores(g: BsGame, player: PlayerId): Procedure {
    const trash = trashCoresOf(g, player);
    if (coresOn(trash) === 0) return NOTHING;
    g.cite('4-6-2');
    if (g.rules.isProhibitedToPlayer(g, player, 'returnCores', RULE)) return NOTHING;
    return perform(g, movingCounters(trash.counters, trash, reserveOf(g, player), { cause: RULE }));
  },

  /** 4-9-1 */
  endStep(g: BsGame): Procedure {
    g.rules.awaitDelayed(g, 'endOfTurn', 'stepStarted');
    return andThen(g.rules.runCheckpoint(g), () => {
      g.cite('4-5-2', '4-9-1');
      endEffects(g, (effect) => g.rules.endsWithTurn(g, effect));
      g.rules.endGrandforce(g);
      return NOTHING;
    });
  },

  /** 4-9-1: of both players. */
  endsWithTurn(_g: BsGame, { until }: ContinuousEffect): boolean {
    return until === 'turn';
  },
} satisfies Section<'phases' | 'phaseOccurs' | 'passOver' | 'phase' | 'areasToActivate'>;
