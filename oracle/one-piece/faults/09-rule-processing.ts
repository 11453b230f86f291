/** Misreadings of section 9. */
import type { Fault } from '../../kernel/module';
import { NOTHING } from '../../kernel/state';
import type { OpRules } from '../game';

export const ruleProcessingFaults: readonly Fault<OpRules>[] = [
  {
    id: 'rules-after-the-effect',
    clause: '9-1-2',
    title: 'rules are processed when the effect in progress has been carried out',
    replace: (rules) => ({
      processRules: (g) => (g.frames.length > 0 ? NOTHING : rules.processRules(g)),
      *resolve(g, context) {
        yield* rules.resolve(g, context);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'rules-after-the-battle',
    clause: '9-1-2',
    title: 'rules are processed when the battle in progress is over',
    replace: (rules) => ({
      processRules: (g) => (g.state.facts.battle ? NOTHING : rules.processRules(g)),
      *endOfBattle(g) {
        yield* rules.endOfBattle(g);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'rules-after-waiting-effects',
    clause: '9-1-2',
    title: 'rules are processed when no effect is waiting or in progress any more',
    replace: (rules) => ({
      *afterGroup() {},
      *resolvePending(g) {
        yield* rules.resolvePending(g);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'rules-after-the-effect-paid-for',
    clause: '9-1-2',
    title: 'rules are not processed while a cost is paid',
    replace: (rules) => ({
      processRules: (g) => (g.frames.at(-1)?.context.paying ? NOTHING : rules.processRules(g)),
    }),
  },
  {
    id: 'turn-player-judged-alone',
    clause: '9-2-1',
    title: 'where both meet a condition the turn player loses first, and alone',
    replace: (rules) => ({ judgeDefeat: (g, losers) => rules.judgeDefeat(g, losers.slice(0, 1)) }),
  },
  {
    id: 'judged-in-the-own-turn',
    clause: '9-2-1',
    title: 'only the player whose turn it is is judged',
    replace: (rules) => ({
      isDefeated: (g, player) => player === g.state.turnPlayer && rules.isDefeated(g, player),
    }),
  },
  {
    id: 'one-after-the-other-is-together',
    clause: '9-2-1',
    title: 'players are judged when both have done what an effect asks of them',
    replace: (rules) => ({
      processRules: (g) =>
        g.frames.some(({ context, instruction }) => context.ability.effect[instruction]?.do === 'each')
          ? NOTHING
          : rules.processRules(g),
      *resolve(g, context) {
        yield* rules.resolve(g, context);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'own-damage-defeats-nobody',
    clause: '9-2-1-1',
    title: 'damage that a player does to the own Leader is no defeat',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        if (options.cause.player === player && g.rules.hasNoLife(g, player)) return;
        yield* rules.dealDamage(g, player, amount, options);
      },
    }),
  },
  {
    id: 'player-a-is-safe-from-damage',
    clause: '9-2-1-1',
    title: 'the player who went first is not defeated by damage',
    replace: (rules) => ({
      defeatByDamage: (g, player) => (player === g.state.firstPlayer ? null : rules.defeatByDamage(g, player)),
    }),
  },
  {
    id: 'deck-of-the-other-waits',
    clause: '9-2-1-2',
    title: 'a deck that runs out in the turn of the other player loses in the own turn',
    replace: (rules) => ({
      defeatByDeck: (g, player) => (player === g.state.turnPlayer ? rules.defeatByDeck(g, player) : null),
    }),
  },
  {
    id: 'deck-empty-by-drawing-or-trashing',
    clause: '9-2-1-2',
    title: 'a deck has run out only if its last card was drawn or trashed',
    replace: (rules) => ({
      defeatByDeck(g, player) {
        const last = g.journal.findLast((event) => event.type === 'moved' && event.from === 'deck');
        return last?.to === 'life' ? null : rules.defeatByDeck(g, player);
      },
    }),
  },
];
