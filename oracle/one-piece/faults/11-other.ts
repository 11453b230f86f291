/** Misreadings of section 11. */
import { reorderZone, setFace, startLook } from '../../kernel/changes';
import type { Instruction, Target } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import type { Action } from '../../../schemas/protocol';
import type { Fault } from '../../kernel/module';
import { playersInTurnOrder } from '../../kernel/language/instructions';
import { perform } from '../../kernel/events/perform';
import { endGame } from '../../kernel/session';
import { opponentOf, type CardState, type Procedure, type Question } from '../../kernel/state';
import type { OpGame, OpRules } from '../game';

/** The cards of a player's deck that somebody has been looking at since then. */
function lookedAt(g: OpGame, player: 'A' | 'B', before: number): string[] {
  const looked = g.state.looks.filter((look) => look.stamp > before).map((look) => look.card);
  return g.zone(player, 'deck').filter((card) => looked.includes(card));
}

/** Lays the cards that were looked at in another order, or elsewhere in the deck. */
function relaid(g: OpGame, before: number, lay: (looked: string[], others: string[]) => string[]): void {
  for (const player of ['A', 'B'] as const) {
    const looked = lookedAt(g, player, before);
    if (looked.length === 0) continue;
    const others = g.zone(player, 'deck').filter((card) => !looked.includes(card));
    reorderZone(g, player, 'deck', lay(looked, others));
  }
}

/** The instruction that is being carried out. */
function presentInstruction(g: OpGame): Instruction | undefined {
  const place = g.frames.at(-1);
  return place?.instructions[place.instruction];
}

function revealTo(g: OpGame, viewer: PlayerId, cards: readonly CardState[]): void {
  g.cite('11-2-1');
  for (const card of cards) g.rules.reveal(g, card);
  const ids = cards.map((card) => card.id);
  startLook(g, viewer, ids);
}

export const otherFaults: readonly Fault<OpRules>[] = [
  {
    id: 'endless-loop-loses',
    clause: '11-1-1-1',
    title: 'the player in whose turn a loop goes on without end loses',
    replace: () => ({ endless: (g) => endGame(g, { winner: opponentOf(g.state.turnPlayer) }) }),
  },
  {
    id: 'forced-choice-stops',
    clause: '11-1-1-1',
    title: 'a player who must choose something in a loop can stop it, whatever there is to choose',
    replace: () => ({ whoCanStop: (_g, { decisions }) => [...new Set(decisions.map((decision) => decision.player))] }),
  },
  {
    id: 'any-offer-stops',
    clause: '11-1-1-1',
    title: 'a player who may decline something in a loop can stop it, whatever is declined',
    replace: (rules) => ({
      whoCanStop(g, loop) {
        const offered = loop.decisions.filter(
          ({ answer }) => typeof answer.value === 'boolean' || answer.type === 'pass',
        );
        return offered.length > 0 ? [offered[0]!.player] : rules.whoCanStop(g, loop);
      },
    }),
  },
  {
    id: 'comes-back-once-goes-on-forever',
    clause: '11-1-1-1',
    title: 'effects that have come back once are an infinite loop, although they would end by themselves',
    replace: () => ({ isInfinite: () => true }),
  },
  {
    id: 'one-round-more',
    clause: '11-1-1-2',
    title: 'the loop is carried out once more than declared',
    replace: (rules) => ({ roundsOf: (numbers) => rules.roundsOf(numbers) + 1 }),
  },
  {
    id: 'first-round-counted',
    clause: '11-1-1-2',
    title: 'the round before the declaration counts as one of those declared',
    replace: (rules) => ({ roundsOf: (numbers) => Math.max(0, rules.roundsOf(numbers) - 1) }),
  },
  {
    id: 'loop-begun-again',
    clause: '11-1-1-2',
    title: 'a player who has carried out a loop so many times is asked again and may go on',
    replace: () => ({ answerElse: (_g, question) => anyAnswer(question) }),
  },
  {
    id: 'turn-player-declares',
    clause: '11-1-1-2',
    title: 'the turn player says how often, even where only the other player can stop the loop',
    replace: (rules) => ({
      whoCanStop(g, loop) {
        const stoppers = rules.whoCanStop(g, loop);
        return stoppers.length === 1 ? [g.state.turnPlayer] : stoppers;
      },
    }),
  },
  {
    id: 'asked-in-every-round',
    clause: '11-1-1-2',
    title: 'nobody says a number: the player is asked in every round anew',
    replace: () => ({ answerInChain: (_g, _trail, question) => anyAnswer(question) }),
  },
  {
    id: 'at-most-100-rounds',
    clause: '11-1-1-2',
    title: 'a loop is carried out 100 times at most',
    replace: (rules) => ({ roundsOf: (numbers) => Math.min(100, rules.roundsOf(numbers)) }),
  },
  {
    id: 'only-offers-stop',
    clause: '11-1-1-2',
    title: 'a choice between things to do is asked for in every round anew',
    replace: (rules) => ({
      answerInChain: (g, trail, question, now) =>
        question.kind === 'mode' ? anyAnswer(question) : rules.answerInChain(g, trail, question, now),
    }),
  },
  {
    id: 'another-choice-stops',
    clause: '11-1-1-2',
    title:
      'a player who has another choice in a loop can stop it, although it depends on the other player whether it leads out',
    replace: () => ({
      whoCanStop: (g, { decisions }) =>
        playersInTurnOrder(g).filter((player) => decisions.some((decision) => decision.player === player)),
    }),
  },
  {
    id: 'another-way-round-is-no-loop',
    clause: '11-1-1-2',
    title: 'who has stopped a loop may go round another way as often as there is time for',
    replace: () => ({ mayGoOn: (_question, _round, restarts) => restarts.length === 0 }),
  },
  {
    id: 'order-of-the-deck-matters',
    clause: '11-1-1-2',
    title: 'effects that leave the deck in another order each time are no loop',
    replace: () => ({ shuffledZones: [] }),
  },
  {
    id: 'larger-number',
    clause: '11-1-1-3',
    title: 'the larger of the two numbers counts',
    replace: () => ({
      roundsOf: (numbers) => Math.max(...numbers),
      whoFinishes: (stoppers, numbers) => stoppers.filter((_, index) => numbers[index] === Math.max(...numbers)),
    }),
  },
  {
    id: 'non-turn-player-says-first',
    clause: '11-1-1-3',
    title: 'the player whose turn it is not says a number first',
    replace: (rules) => ({ whoCanStop: (g, loop) => [...rules.whoCanStop(g, loop)].reverse() }),
  },
  {
    id: 'either-finishes',
    clause: '11-1-1-3',
    title: 'the loop ends at the first chance of either player to stop it',
    replace: () => ({ whoFinishes: (stoppers) => stoppers }),
  },
  {
    id: 'turn-player-finishes',
    clause: '11-1-1-3',
    title: 'the loop ends where the turn player can stop it, whoever chose the smaller number',
    replace: () => ({ whoFinishes: (stoppers) => stoppers.slice(0, 1) }),
  },
  {
    id: 'only-the-turn-player-is-bound',
    clause: '11-1-1-3',
    title: 'where both can stop a loop they are asked again when it is over',
    replace: () => ({ answerElse: (_g, question) => anyAnswer(question) }),
  },
  {
    id: 'named-card-stays-hidden',
    clause: '11-2-1',
    title: 'a card is revealed only where the effect says so',
    replace: () => ({ revealNamed: () => undefined }),
  },
  {
    id: 'named-card-revealed-on-its-way-to-the-hand',
    clause: '11-2-1',
    title: 'only cards on their way to the hand are revealed',
    replace: (rules) => ({
      revealNamed(g, context, cards, to) {
        if (to.zone === 'hand') rules.revealNamed(g, context, cards, to);
      },
    }),
  },
  {
    id: 'named-card-unseen-on-its-way-to-the-deck',
    clause: '11-2-1',
    title: 'a card that goes from the hand to the deck is not revealed',
    replace: (rules) => ({
      goneBetweenSecrets: (g, cards, to) => (to.zone === 'deck' ? [] : rules.goneBetweenSecrets(g, cards, to)),
    }),
  },
  {
    id: 'named-life-stays-hidden',
    clause: '11-2-1',
    title: 'a Life card that an effect names is not revealed',
    replace: (rules) => ({
      goneBetweenSecrets: (g, cards, to) =>
        rules.goneBetweenSecrets(g, cards, to).filter((card) => card.zone !== 'life'),
    }),
  },
  {
    id: 'one-of-the-named-revealed',
    clause: '11-2-1',
    title: 'of several cards that an effect names one is revealed',
    replace: (rules) => ({
      goneBetweenSecrets: (g, cards, to) => rules.goneBetweenSecrets(g, cards, to).slice(0, 1),
    }),
  },
  {
    id: 'named-cards-in-their-area-revealed',
    clause: '11-2-1',
    title: 'a card that an effect names is revealed also where it stays in its area',
    replace: () => ({
      goneBetweenSecrets: (g, cards, to) =>
        cards.filter((card) => g.rules.isSecret(card.zone, card.face) && g.rules.isSecret(to.zone, to.face)),
    }),
  },
  {
    id: 'found-card-stays-hidden',
    clause: '11-2-1',
    title: 'a card that is searched for is not revealed',
    replace: (rules) => ({
      revealNamed(g, context, cards, to) {
        if (presentInstruction(g)?.do !== 'search') rules.revealNamed(g, context, cards, to);
      },
    }),
  },
  {
    id: 'only-chosen-cards-revealed',
    clause: '11-2-1',
    title: 'all cards of a name are moved without being revealed, since nobody chooses them',
    replace: (rules) => ({
      revealNamed(g, context, cards, to) {
        const { target } = (presentInstruction(g) ?? {}) as { target?: Target };
        if (!target || !('all' in target)) rules.revealNamed(g, context, cards, to);
      },
    }),
  },
  {
    id: 'named-as-a-cost-stays-hidden',
    clause: '11-2-1',
    title: 'a card that is named in a cost is not revealed',
    replace: (rules) => ({
      revealNamed(g, context, cards, to) {
        if (!context.paying) rules.revealNamed(g, context, cards, to);
      },
    }),
  },
  {
    id: 'revealed-to-the-other-than-the-turn-player',
    clause: '11-2-1',
    title: 'a card is revealed to the player whose turn it is not',
    replace: (rules) => ({
      revealNamed: (g, _context, cards, to) =>
        revealTo(g, opponentOf(g.state.turnPlayer), rules.goneBetweenSecrets(g, cards, to)),
    }),
  },
  {
    id: 'revealed-to-the-opponent-of-the-effect',
    clause: '11-2-1',
    title: "a card is revealed to the opponent of the effect's player, even where it is that opponent's",
    replace: (rules) => ({
      revealNamed: (g, { player }, cards, to) =>
        revealTo(g, opponentOf(player), rules.goneBetweenSecrets(g, cards, to)),
    }),
  },
  {
    id: 'every-card-revealed',
    clause: '11-2-1',
    title: 'every card that an effect moves between secret areas is revealed',
    replace: (rules) => ({
      beforeMove: (g, context, cards, to) => rules.beforeMove(g, context, cards, to, true),
    }),
  },
  {
    id: 'revealed-for-good',
    clause: '11-2-2',
    title: 'a card that was revealed stays known',
    replace: (rules) => ({
      looksEnd(g, before) {
        const shown = g.state.looks.filter(
          ({ card, viewer, stamp }) => stamp > before && g.card(card).owner !== viewer && g.card(card).zone === 'hand',
        );
        rules.looksEnd(g, before);
        for (const { viewer, card } of shown) startLook(g, viewer, [card]);
      },
    }),
  },
  {
    id: 'revealed-in-the-deck-for-good',
    clause: '11-2-2',
    title: 'a card of the deck that was revealed stays known',
    replace: (rules) => ({
      looksEnd(g, before) {
        const shown = g.state.looks.filter(({ card, viewer, stamp }) => {
          const { owner, zone } = g.card(card);
          return stamp > before && owner !== viewer && zone === 'deck';
        });
        rules.looksEnd(g, before);
        for (const { viewer, card } of shown) startLook(g, viewer, [card]);
      },
    }),
  },
  {
    id: 'cost-revealed-through-the-effect',
    clause: '11-2-2',
    title: 'a card that was revealed as a cost stays revealed while the effect is carried out',
    replace: () => ({ endOfPayment: () => undefined }),
  },
  {
    id: 'both-players-look',
    clause: '11-3-1',
    title: 'both players look at the cards',
    replace: (rules) => ({
      *lookAt(g, context, viewer, cards) {
        yield* rules.lookAt(g, context, viewer, cards);
        startLook(
          g,
          opponentOf(viewer),
          cards.map((card) => card.id),
        );
      },
    }),
  },
  {
    id: 'owner-looks-too',
    clause: '11-3-1',
    title: 'a player whose cards are looked at looks at them too',
    replace: (rules) => ({
      *lookAt(g, context, viewer, cards) {
        yield* rules.lookAt(g, context, viewer, cards);
        for (const card of cards) if (card.owner !== viewer) startLook(g, card.owner, [card.id]);
      },
    }),
  },
  {
    id: 'turn-player-looks',
    clause: '11-3-1',
    title: 'the player whose turn it is looks, whoever the player of the effect is',
    replace: (rules) => ({
      lookAt: (g, context, viewer, cards) =>
        rules.lookAt(g, context, viewer === context.player ? g.state.turnPlayer : viewer, cards),
    }),
  },
  {
    id: 'looked-cards-are-taken-up',
    clause: '11-3-2',
    title: 'cards that are looked at are not in their area meanwhile',
    replace: (rules) => ({
      *lookAt(g, context, viewer, cards) {
        yield* rules.lookAt(g, context, viewer, cards);
        yield* perform(g, ...cards.map((card) => ({ card, to: { zone: 'resolving' } })));
      },
    }),
  },
  {
    id: 'looked-cards-cannot-be-drawn',
    clause: '11-3-2',
    title: 'a player draws past the cards that are looked at',
    replace: (rules) => ({
      *drawCard(g, player, cause) {
        relaid(g, 0, (looked, others) => [...others, ...looked]);
        yield* rules.drawCard(g, player, cause);
      },
    }),
  },
  {
    id: 'looked-cards-go-under-the-deck',
    clause: '11-3-3',
    title: 'cards that were looked at go to the bottom of the deck',
    replace: (rules) => ({
      looksEnd(g, before) {
        relaid(g, before, (looked, others) => [...others, ...looked]);
        rules.looksEnd(g, before);
      },
    }),
  },
  {
    id: 'looked-cards-in-another-order',
    clause: '11-3-3',
    title: 'cards that were looked at are put back one by one, the first one lowest',
    replace: (rules) => ({
      looksEnd(g, before) {
        relaid(g, before, (looked, others) => [...looked.reverse(), ...others]);
        rules.looksEnd(g, before);
      },
    }),
  },
  {
    id: 'looked-life-lies-face-down',
    clause: '11-3-3',
    title: 'Life cards that were looked at lie face down afterwards',
    replace: (rules) => ({
      looksEnd(g, before) {
        const ended = g.state.looks.filter((look) => look.stamp > before).map((look) => g.card(look.card));
        rules.looksEnd(g, before);
        for (const card of ended) if (card.zone === 'life') setFace(g, card.id, 'down');
      },
    }),
  },
];

/** Asks as if there were no loop. */
function* anyAnswer(question: Question): Procedure<Action> {
  return yield question;
}
