/** 8. Flash Timing: the players use Flash effects in turn, the defending player first. */
import type { PlayerId } from '../../schemas/common';
import { acted, toAct } from '../kernel/questions';
import { questionAbout, window, type Offered } from '../kernel/procedures/windows';
import { opponentOf, type Procedure } from '../kernel/state';
import type { BsGame } from './game';
import type { Section } from './packs';

export const flash = {
  /** 8-2-1 to 8-2-4: each effect is resolved before the next one; two declines in a row end it. */
  *flashTiming(g: BsGame): Procedure {
    const hadAttacker = g.rules.attackerLeft(g) !== undefined;
    yield* window(g, {
      moment: 'flash',
      first: g.rules.firstToFlash(g),
      passesToEnd: g.rules.passesToEndFlash,
      offer: (player, before) => g.rules.offerFlash(g, player, before),
      afterEach: () => g.rules.runCheckpoint(g),
      mayContinue: () => g.rules.flashContinues(g, hadAttacker),
    });
    if (!g.rules.attackerLeft(g)) g.cite('7-3-5');
  },

  /** 8-2-4 */
  passesToEndFlash: 2,

  /** 7-3-5: also where the attacking card has gone. */
  flashContinues(_g: BsGame, _hadAttacker: boolean): boolean {
    return true;
  },

  /** 8-2-1 */
  firstToFlash(g: BsGame): PlayerId {
    return opponentOf(g.state.turnPlayer);
  },

  /**
   * A player who may have something to use is asked, whatever is in the Hand, since the question would reveal it.
   * @returns false if the player declines
   */
  *offerFlash(g: BsGame, player: PlayerId, before: Offered): Procedure<boolean> {
    g.cite('7-4-1', '8-1-1', '8-2-1');
    if (before !== null) g.cite('8-2-3', '8-2-4', before === 'acted' ? '8-2-6' : '8-2-7');
    if (!g.rules.mayHaveFlash(g, player)) return false;
    const action = acted(
      yield toAct(g, {
        player,
        kind: 'flash',
        about: questionAbout(g),
        refusal: (answer) => g.rules.actionRefusal(g, player, answer, 'flash'),
        candidates: () => g.rules.actionsToTry(g, player, 'flash'),
      }),
    );
    if (!action) return false;
    g.cite('8-1-2', '8-1-3', '8-1-4', '8-2-2', '8-2-5', '3-5-3', '3-5-5', '3-5-6');
    yield* g.rules.executeAction(g, player, action, 'flash');
    return true;
  },

  /** Judges by what everybody sees: a card in the Hand, or an effect of a card that lies open. */
  mayHaveFlash(g: BsGame, player: PlayerId): boolean {
    return g.zone(player, 'hand').length > 0 || g.rules.actionsToTry(g, player, 'flash').length > 0;
  },
} satisfies Section;
