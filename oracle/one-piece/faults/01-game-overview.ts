/** Misreadings of section 1: number of players, ending the game. */
import { setFact, setTurn } from '../../kernel/changes';
import { isForbidden } from '../../kernel/continuous/characteristics';
import type { Fault } from '../../kernel/module';
import { endGame } from '../../kernel/session';
import { opponentOf, type Refusal } from '../../kernel/state';
import { cardsIn, charactersOf, leaderOf, lifeOf, type OpRules } from '../game';
import { memory } from './memory';

const REFUSED: Refusal = { reason: 'a player cannot concede now' };
const winner = memory((): { player?: 'A' | 'B' } => ({}));

export const gameOverviewFaults: readonly Fault<OpRules>[] = [
  {
    id: 'solitaire',
    clause: '1-1-1',
    title: 'there need not be another player: the turn passes to the same one',
    replace: () => ({ otherPlayer: (_g, player) => player }),
  },
  {
    id: 'third-seat',
    clause: '1-1-1',
    title: 'a turn of a third player lies between the turns of the two',
    replace: (rules) => ({
      passTheTurn(g) {
        rules.passTheTurn(g);
        setTurn(g, g.state.turn + 1, g.state.turnPlayer);
      },
    }),
  },
  {
    id: 'turn-player-wins',
    clause: '1-2-1',
    title: 'the player whose turn it is wins, whoever has lost',
    replace: () => ({ winnerAgainst: (g) => g.state.turnPlayer }),
  },
  {
    id: 'own-turn-defeat-has-no-winner',
    clause: '1-2-1',
    title: 'who loses in the own turn has not been beaten by the other player, who does not win',
    replace: (rules) => ({
      winnerAgainst: (g, losers) => (losers.includes(g.state.turnPlayer) ? null : rules.winnerAgainst(g, losers)),
    }),
  },
  {
    id: 'no-life-is-a-defeat',
    clause: '1-2-1-1',
    title: 'a player without Life cards has lost',
    replace: (rules) => ({
      defeatOf: (g, player) => (lifeOf(g, player) === 0 ? 'no Life' : rules.defeatOf(g, player)),
    }),
  },
  {
    id: 'no-don-is-a-defeat',
    clause: '1-2-1-1',
    title: 'a player without any DON!! card has lost',
    replace: (rules) => ({
      defeatOf: (g, player) =>
        ['cost', 'given', 'donDeck'].every((zone) => g.zone(player, zone).length === 0)
          ? 'no DON!! cards'
          : rules.defeatOf(g, player),
    }),
  },
  {
    id: 'empty-hand-in-the-own-turn-is-a-defeat',
    clause: '1-2-1-1',
    title: 'a player who has played the last card of the hand in the own turn has lost',
    replace: (rules) => ({
      *resolvePending(g) {
        yield* rules.resolvePending(g);
        const { turnPlayer } = g.state;
        const played = g.journal.some((event) => event.from === 'hand' && event.player === turnPlayer);
        if (played && g.zone(turnPlayer, 'hand').length === 0) g.rules.endTheGame(g, [turnPlayer], 'no hand');
      },
    }),
  },
  {
    id: 'last-life-is-the-defeat',
    clause: '1-2-1-1-1',
    title: 'the damage that takes the last Life card is a defeat',
    replace: () => ({ hasNoLife: (g, player) => lifeOf(g, player) <= 1 }),
  },
  {
    id: 'open-life-does-not-count',
    clause: '1-2-1-1-1',
    title: 'Life cards that lie face up are no Life any more',
    replace: () => ({
      hasNoLife: (g, player) => cardsIn(g, player, 'life').every((card) => card.face === 'up'),
    }),
  },
  {
    id: 'damage-of-effects-defeats-nobody',
    clause: '1-2-1-1-1',
    title: 'only the damage of a battle is a defeat',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        if (options.cause.kind !== 'battle' && g.rules.hasNoLife(g, player)) return;
        yield* rules.dealDamage(g, player, amount, options);
      },
    }),
  },
  {
    id: 'attack-without-damage-defeats',
    clause: '1-2-1-1-1',
    title: 'a player without Life loses by any attack on the Leader',
    replace: (rules) => ({
      *attackerLoses(g, attacker, attacked) {
        const player = attacked.controller;
        if (attacked === leaderOf(g, player) && g.rules.hasNoLife(g, player)) {
          g.rules.endTheGame(g, [player], 'attacked at 0 Life');
        }
        yield* rules.attackerLoses(g, attacker, attacked);
      },
    }),
  },
  {
    id: 'deck-judged-in-the-draw-phase',
    clause: '1-2-1-1-2',
    title: 'an empty deck loses only in a Draw Phase',
    replace: (rules) => ({
      defeatByDeck: (g, player) => (g.state.phase === 'draw' ? rules.defeatByDeck(g, player) : null),
    }),
  },
  {
    id: 'empty-don-deck-is-a-defeat',
    clause: '1-2-1-1-2',
    title: 'an empty DON!! deck is an empty deck',
    replace: (rules) => ({
      defeatByDeck: (g, player) =>
        g.zone(player, 'donDeck').length === 0 ? 'no cards in the DON!! deck' : rules.defeatByDeck(g, player),
    }),
  },
  {
    id: 'one-card-is-too-few',
    clause: '1-2-1-1-2',
    title: 'a deck of one card cannot be drawn from any more: its player has lost',
    replace: (rules) => ({
      defeatByDeck: (g, player) =>
        g.zone(player, 'deck').length === 1 ? 'one card in the deck' : rules.defeatByDeck(g, player),
    }),
  },
  {
    id: 'defeat-after-all-effects',
    clause: '1-2-2',
    title: 'defeat is judged when all effects have been carried out',
    replace: (rules) => ({
      *afterGroup() {},
      *resolvePending(g) {
        yield* rules.resolvePending(g);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'defeat-at-the-end-of-the-turn',
    clause: '1-2-2',
    title: 'defeat is judged in the End Phase',
    replace: (rules) => ({
      processRules: (g) => (g.state.phase === 'main' ? (function* () {})() : rules.processRules(g)),
    }),
  },
  {
    id: 'defeat-after-the-trigger',
    clause: '1-2-2',
    title: 'a [Trigger] is carried out to its end before defeat is judged',
    replace: (rules) => ({
      *activateAndResolve(g, player, card, ability) {
        if (ability.type !== 'trigger') return yield* rules.activateAndResolve(g, player, card, ability);
        setFact(g, 'begun', false);
        yield* rules.activateAndResolve(g, player, card, ability);
        setFact(g, 'begun', true);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'banish-defeats-nobody',
    clause: '1-2-2-1',
    title: 'Banish needs a Life card to trash: without one no damage is dealt',
    replace: (rules) => ({
      *dealDamage(g, player, amount, options) {
        if (options.banish && g.rules.hasNoLife(g, player)) return;
        yield* rules.dealDamage(g, player, amount, options);
      },
    }),
  },
  {
    id: 'second-point-defeats',
    clause: '1-2-2-1',
    title: 'a further point of the same damage that finds no Life card is a defeat',
    replace: (rules) => ({
      *takeOneDamage(g, player, options) {
        if (!g.rules.hasNoLife(g, player)) return yield* rules.takeOneDamage(g, player, options);
        g.rules.strikeDown(g, player);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'double-attack-needs-two-life',
    clause: '1-2-2-1',
    title: 'damage that leaves no Life is a defeat where it is of two points',
    replace: (rules) => ({
      *damageProcessing(g, player, amount, options) {
        yield* rules.damageProcessing(g, player, amount, options);
        if (amount < 2 || !g.rules.hasNoLife(g, player)) return;
        g.rules.strikeDown(g, player);
        yield* g.rules.processRules(g);
      },
    }),
  },
  {
    id: 'a-draw-must-fail',
    clause: '1-2-2-2',
    title: 'only who has to draw from an empty deck loses',
    replace: (rules) => ({
      defeatByDeck: () => null,
      *drawCard(g, player, cause) {
        if (g.zone(player, 'deck').length === 0) g.rules.endTheGame(g, [player], 'cannot draw');
        yield* rules.drawCard(g, player, cause);
      },
    }),
  },
  {
    id: 'last-card-must-be-drawn',
    clause: '1-2-2-2',
    title: 'a deck whose last card was put into the trash has not run out',
    replace: (rules) => ({
      defeatByDeck(g, player) {
        const left = g.journal.filter((event) => event.from === 'deck' && event.player === player).at(-1);
        return left?.to === 'trash' ? null : rules.defeatByDeck(g, player);
      },
    }),
  },
  {
    id: 'concede-in-the-own-turn',
    clause: '1-2-3',
    title: 'a player concedes in the own turn only',
    replace: () => ({ concessionRefusal: (g, player) => (player === g.state.turnPlayer ? null : REFUSED) }),
  },
  {
    id: 'no-concession-in-a-battle',
    clause: '1-2-3',
    title: 'a battle that has begun is fought to its end before anybody concedes',
    replace: () => ({ concessionRefusal: (g) => (g.state.facts.battle ? REFUSED : null) }),
  },
  {
    id: 'no-concession-in-an-effect',
    clause: '1-2-3',
    title: 'an effect is carried out to its end before anybody concedes',
    replace: () => ({ concessionRefusal: (g) => (g.frames.length > 0 ? REFUSED : null) }),
  },
  {
    id: 'no-concession-before-the-game',
    clause: '1-2-3',
    title: 'nobody concedes during the preparations',
    replace: () => ({ concessionRefusal: (g) => (g.state.facts.begun ? null : REFUSED) }),
  },
  {
    id: 'no-concession-before-the-first-player-is-known',
    clause: '1-2-3',
    title: 'nobody concedes before it is known who goes first',
    replace: () => ({
      concessionRefusal: (g, player) => (g.state.facts.begun || g.zone(player, 'hand').length > 0 ? null : REFUSED),
    }),
  },
  {
    id: 'cards-forbid-conceding',
    clause: '1-2-4',
    title: 'a card can forbid players to concede',
    replace: () => ({
      concessionRefusal: (g, player) => (isForbidden(g, leaderOf(g, player), 'concede') ? REFUSED : null),
    }),
  },
  {
    id: 'cards-force-conceding',
    clause: '1-2-4',
    title: 'a card can make a player concede',
    replace: () => ({
      forcedConcession: (g, player) => endGame(g, { winner: opponentOf(player), reason: 'concession' }),
    }),
  },
  {
    id: 'concession-is-replaced',
    clause: '1-2-4',
    title: 'what happens instead of losing happens instead of conceding',
    replace: (rules) => ({
      concede(g, player) {
        const saves = charactersOf(g, player).some((card) =>
          (card.definition.abilities ?? []).some((ability) => ability.when?.event === 'lost'),
        );
        return saves ? null : rules.concede(g, player);
      },
    }),
  },
  {
    id: 'conceding-is-a-payment',
    clause: '1-2-4',
    title: 'to concede is a cost that a player can always pay',
    replace: (rules) => ({
      isPayable: (g, context, cost, before) =>
        rules.isPayable(
          g,
          context,
          cost.filter((part) => part.do !== 'concede'),
          before,
        ),
    }),
  },
  {
    id: 'conceding-takes-the-place-of-things',
    clause: '1-2-4',
    title: 'what a player would concede for does not happen, nor does the concession',
    replace: (rules) => ({
      canReplace: (g, context) =>
        context.ability.effect.some((part) => part.do === 'concede') || rules.canReplace(g, context),
    }),
  },
  {
    id: 'forced-concessions-count-as-done',
    clause: '1-2-4',
    title: 'an "if you do" that says that a player concedes has been done',
    replace: (rules) => ({
      carryOutIfYouDo: (g, context, first, then) =>
        rules.carryOutIfYouDo(
          g,
          context,
          first.filter((part) => part.do !== 'concede'),
          then,
        ),
    }),
  },
  {
    id: 'win-waits-for-the-effect',
    clause: '1-2-5',
    title: 'who wins by an effect wins when it has been carried out to its end',
    replace: (rules) => ({
      winByEffect(g, player) {
        winner(g).player = player;
      },
      *resolve(g, context) {
        yield* rules.resolve(g, context);
        const { player } = winner(g);
        if (player) endGame(g, { winner: player });
      },
    }),
  },
  {
    id: 'nobody-loses-by-the-own-effect',
    clause: '1-2-5',
    title: 'an effect that ends the game is won by the player whose turn it is',
    replace: (rules) => ({ winByEffect: (g) => rules.winByEffect(g, g.state.turnPlayer) }),
  },
];
