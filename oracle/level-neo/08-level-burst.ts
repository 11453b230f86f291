/** 8. Level Burst. */
import type { PlayerId } from '../../schemas/common';
import type { Action } from '../../schemas/protocol';
import { acted, toAct } from '../kernel/questions';
import { endEffects, emit, setFact } from '../kernel/changes';
import { isForbidden } from '../kernel/continuous/prohibitions';
import { perform } from '../kernel/events/perform';
import { questionAbout, window, type Offered } from '../kernel/procedures/windows';
import { cannotAct, quoted } from '../kernel/reasons';
import { NO, type Ability, type CardState, type Procedure, type Refusal } from '../kernel/state';
import type { ContinuousEffect } from '../kernel/state/lasting';
import type { LnMoment } from './about';
import { cardsIn, definitionOf, mainOf, type LnGame } from './game';
import type { Section } from './packs';
import { executeEffect } from '../kernel/events/execute-effect';

export const levelBurst = {
  /**
   * 4-4-8, 8-2, 8-4-4 to 8-4-6: the players alternate, the attacking player first, until both decline or
   * cannot burst in succession.
   */
  levelBurstStep(g: LnGame): Procedure {
    return window(g, {
      moment: 'levelBurst' satisfies LnMoment,
      first: g.rules.firstToBurst(g),
      passesToEnd: 2,
      offer: (player, before) => {
        g.rules.citeExchange(g, player, before);
        return g.rules.offerLevelBurst(g, player);
      },
      mayContinue: () => g.rules.battleContinues(g),
    });
  },

  /** 4-4-8, 8-2 */
  firstToBurst(g: LnGame): PlayerId {
    return g.state.turnPlayer;
  },

  /** @returns true if the player performed a Level Burst, even one that failed */
  offerLevelBurst(g: LnGame, player: PlayerId): Procedure<boolean> {
    return g.rules.mayLevelBurst(g, player) ? askedToBurst(g, player) : NO;
  },

  /** Cites why it is this player's turn to burst, by what the opponent did before: 8-4-4, 8-4-5, 8-4-6. */
  citeExchange(g: LnGame, player: PlayerId, before: Offered): void {
    if (before === null) return;
    g.cite('8-4-6');
    if (before === 'acted') g.cite('8-4-4');
    else if (player !== g.state.turnPlayer) g.cite('8-4-5');
  },

  mayLevelBurst(g: LnGame, player: PlayerId): boolean {
    return (
      g.rules.mainParticipates(g, player) &&
      !g.rules.burstHasFailed(g, player) &&
      g.zone(player, 'level').some((id) => isFaceDown(g.card(id))) &&
      !isForbidden(g, mainOf(g, player), 'levelBurst')
    );
  },

  /** 8-1: once another card has covered, the attacked Main Character no longer takes part in the battle. */
  mainParticipates(g: LnGame, player: PlayerId): boolean {
    const battle = g.state.battle!;
    const main = mainOf(g, player).id;
    g.cite('8-1');
    return battle.targets[0]! === main || battle.attackers.includes(main);
  },

  /** 8-3 */
  burstHasFailed(g: LnGame, player: PlayerId): boolean {
    if (!g.state.facts.failedBursts.includes(player)) return false;
    g.cite('8-3');
    return true;
  },

  /** 8-4-1 */
  levelBurstRefusal(g: LnGame, player: PlayerId, action: Action): Refusal | null {
    if (action.type !== 'levelBurst') return { reason: cannotAct(player, action.type) };
    if (faceDownCards(g, player).some((card) => card.id === action.card)) return null;
    return {
      clause: '8-4-1',
      reason: `${quoted(action.card)} is not a face-down card in player ${player}'s level zone`,
    };
  },

  *performLevelBurst(g: LnGame, player: PlayerId, card: CardState): Procedure {
    yield* g.rules.turnUp(g, card);
    const ability = g.rules.levelBurstText(g, card);
    emit(g, 'levelBurst', { player, card: mainOf(g, player).id, turnedUp: card.id, activated: ability !== null });
    if (ability) yield* g.rules.activateLevelBurst(g, player, card, ability);
    else g.rules.failLevelBurst(g, player);
    yield* g.rules.runCheckpoint(g);
  },

  /** 8-4-1, 8-6: the card stays face up, because nothing turns it down again. */
  turnUp(g: LnGame, card: CardState): Procedure {
    g.cite('8-6', '8-5', '8-4-1');
    return perform(g, { card, face: 'up' });
  },

  /** 8-4-2 */
  levelBurstText(_g: LnGame, card: CardState): Ability | null {
    return definitionOf(card).abilities?.find((ability) => ability.type === 'levelBurst') ?? null;
  },

  /** 8-4-3 */
  activateLevelBurst(g: LnGame, player: PlayerId, source: CardState, ability: Ability): Procedure {
    g.cite('8-4-2', '8-4-3');
    return executeEffect(g, { player, source, ability, chosen: [], defaultDuration: 'battle' });
  },

  /** 8-4-2, 8-3 */
  failLevelBurst(g: LnGame, player: PlayerId): void {
    g.cite('8-4-2', '8-3');
    setFact(g, 'failedBursts', [...g.state.facts.failedBursts, player]);
    emit(g, 'levelBurstFailed', { player });
  },

  /** 8-7 */
  endBattleEffects(g: LnGame): void {
    endEffects(g, (effect) => {
      const ends = g.rules.endsWithBattle(g, effect);
      if (ends) g.cite('8-7');
      return ends;
    });
  },

  endsWithBattle(_g: LnGame, effect: ContinuousEffect): boolean {
    return effect.until === 'battle';
  },
} satisfies Section;

function* askedToBurst(g: LnGame, player: PlayerId): Procedure<boolean> {
  const action = acted(
    yield toAct(g, {
      player,
      kind: 'levelBurst',
      about: questionAbout(g),
      refusal: (answer) => g.rules.levelBurstRefusal(g, player, answer),
      candidates: () => faceDownCards(g, player).map((card) => ({ type: 'levelBurst', card: card.id })),
    }),
  );
  g.cite('8-2', '4-4-8');
  if (!action) return false;
  yield* g.rules.performLevelBurst(g, player, g.card(action.card!));
  return true;
}

const faceDownCards = (g: LnGame, player: PlayerId): CardState[] => cardsIn(g, player, 'level').filter(isFaceDown);

const isFaceDown = (card: CardState): boolean => card.face === 'down';
