/** Misreadings of 6-2, the Refresh Phase. */
import type { Handle } from '../../../schemas/common';
import { endEffects } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { opponentOf, type CardState } from '../../kernel/state';
import { cardsIn, charactersOf, fightersOf, isActive, isCharacter, type OpRules } from '../game';
import { memory } from './memory';

export const refreshPhaseFaults: readonly Fault<OpRules>[] = [
  {
    id: 'next-turn-of-anybody',
    clause: '6-2-1',
    title: '"until the start of your next turn" ends with the next turn, whoever takes it',
    replace: () => ({ endsAtStartOfTurn: (_g, effect) => effect.until === 'yourNextTurn' }),
  },
  {
    id: 'next-turn-must-be-another-round',
    clause: '6-2-1',
    title: "what began in the opponent's turn outlasts the own turn that follows",
    replace: (rules) => ({
      endsAtStartOfTurn: (g, effect, player) =>
        rules.endsAtStartOfTurn(g, effect, player) && effect.turn < g.state.turn - 1,
    }),
  },
  {
    id: 'next-turn-ends-after-its-effects',
    clause: '6-2-1',
    title: 'effects at the start of the turn still find what lasted until then',
    replace: () => ({ refreshSteps: ['effects', 'durations', 'don', 'activate'] }),
  },
  {
    id: 'next-turn-means-this-turn',
    clause: '6-2-1',
    title: '"until the start of your next turn" is over with the present turn',
    replace: (rules) => ({
      endsWithThisTurn: (effect) => effect.until === 'yourNextTurn' || rules.endsWithThisTurn(effect),
    }),
  },
  {
    id: 'start-of-turn-of-the-turn-player-only',
    clause: '6-2-2',
    title: "effects about the opponent's turn do not come",
    replace: (rules) => ({
      *carryOutPending(g, waiting) {
        if (waiting.event.type === 'turnStarting' && waiting.player !== g.state.turnPlayer) return;
        yield* rules.carryOutPending(g, waiting);
      },
    }),
  },
  {
    id: 'start-of-turn-other-player-first',
    clause: '6-2-2',
    title: "the other player's effects at the start of the turn come first",
    replace: (rules) => ({
      playersToResolve: (turnPlayer) => [...rules.playersToResolve(turnPlayer)].reverse(),
    }),
  },
  {
    id: 'start-of-turn-after-refreshing',
    clause: '6-2-2',
    title: 'the effects come when the cards are active',
    replace: () => ({ refreshSteps: ['durations', 'don', 'activate', 'effects'] }),
  },
  {
    id: 'start-of-turn-after-the-don',
    clause: '6-2-2',
    title: 'the effects come when the given DON!! cards are back',
    replace: () => ({ refreshSteps: ['durations', 'don', 'effects', 'activate'] }),
  },
  {
    id: 'don-taken-back-active',
    clause: '6-2-3',
    title: 'given DON!! cards come back active',
    replace: () => ({ stateOfReturnedDon: 'active' }),
  },
  {
    id: 'don-of-the-leader-stays',
    clause: '6-2-3',
    title: 'what was given to the Leader stays there',
    replace: (rules) => ({
      donToTakeBack: (g, player) => {
        const ofLeaders = cardsIn(g, player, 'leader').flatMap((leader) => rules.donGivenTo(g, leader));
        return rules.donToTakeBack(g, player).filter((card) => !ofLeaders.includes(card));
      },
    }),
  },
  {
    id: 'one-don-of-each-card-taken-back',
    clause: '6-2-3',
    title: 'one DON!! card of each card comes back',
    replace: (rules) => ({
      donToTakeBack: (g, player) => fightersOf(g, player).flatMap((card) => rules.donGivenTo(g, card).slice(0, 1)),
    }),
  },
  {
    id: 'all-don-taken-back',
    clause: '6-2-3',
    title: "the opponent's given DON!! cards come back as well",
    replace: (rules) => ({
      *takeBackDon(g, player) {
        yield* rules.takeBackDon(g, player);
        yield* rules.takeBackDon(g, opponentOf(player));
      },
    }),
  },
  {
    id: 'don-taken-back-last',
    clause: '6-2-3',
    title: 'the DON!! cards come back when the others are active already',
    replace: () => ({ refreshSteps: ['durations', 'effects', 'activate', 'don'] }),
  },
  {
    id: 'don-listed-as-the-turn-begins',
    clause: '6-2-3',
    title: 'only what was given before the turn began comes back',
    replace: (rules) => ({
      *refreshPhase(g) {
        begun(g).given = [...g.zone('A', 'given'), ...g.zone('B', 'given')];
        yield* rules.refreshPhase(g);
      },
      donToTakeBack: (g, player) => rules.donToTakeBack(g, player).filter(({ id }) => begun(g).given.includes(id)),
    }),
  },
  {
    id: 'who-gave-takes-back',
    clause: '6-2-3',
    title: "DON!! cards come back in the Refresh Phase of the player whose they are, also from the opponent's cards",
    replace: () => ({ donToTakeBack: (g, player) => cardsIn(g, player, 'given') }),
  },
  {
    id: 'stages-stay-rested',
    clause: '6-2-4',
    title: 'Stages stay as they are',
    replace: () => ({ areasToActivate: ['leader', 'character', 'cost'] }),
  },
  {
    id: 'leaders-stay-rested',
    clause: '6-2-4',
    title: 'Leaders stay as they are',
    replace: () => ({ areasToActivate: ['character', 'stage', 'cost'] }),
  },
  {
    id: 'don-stays-rested',
    clause: '6-2-4',
    title: 'only the field becomes active',
    replace: () => ({ areasToActivate: ['leader', 'character', 'stage'] }),
  },
  {
    id: 'one-character-refreshes',
    clause: '6-2-4',
    title: 'one Character becomes active',
    replace: (rules) => ({
      cardsToActivate: (g, player) => {
        const [first] = charactersOf(g, player).filter((card) => card.state === 'rested');
        return rules.cardsToActivate(g, player).filter((card) => !isCharacter(card) || card === first);
      },
    }),
  },
  {
    id: 'rested-as-the-turn-begins',
    clause: '6-2-4',
    title: 'only the Characters that were rested before the turn began become active',
    replace: (rules) => ({
      *refreshPhase(g) {
        begun(g).active = charactersOf(g, g.state.turnPlayer).filter(isActive);
        yield* rules.refreshPhase(g);
      },
      cardsToActivate: (g, player) =>
        rules.cardsToActivate(g, player).filter((card) => !begun(g).active.includes(card)),
    }),
  },
  {
    id: 'refresh-effects-after-the-draw',
    clause: '6-2-4',
    title: 'what becoming active triggers waits until the card is drawn',
    replace: (rules) => ({
      *refreshPhase(g) {
        for (const step of rules.refreshSteps) yield* rules.refreshStep(g, g.state.turnPlayer, step);
        rules.endRefreshEffects(g, g.state.turnPlayer);
      },
    }),
  },
  {
    id: 'next-refresh-of-anybody',
    clause: '6-2-4',
    title: "what holds in the opponent's next Refresh Phase is over with the next one, whosever it is",
    replace: () => ({
      endRefreshEffects: (g) => endEffects(g, (effect) => effect.until === 'opponentsNextRefresh'),
    }),
  },
];

/** What there was as the turn began. */
interface Begun {
  given: readonly Handle[];
  active: readonly CardState[];
}
const begun = memory((): Begun => ({ given: [], active: [] }));
