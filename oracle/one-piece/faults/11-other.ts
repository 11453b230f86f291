/** Misreadings of section 11: infinite loops, revealing and looking. */
import type { Target } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { reorderZone, setFace, startLook } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { playersInTurnOrder } from '../../kernel/game';
import { type CardState, opponentOf } from '../../kernel/state';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { always, another, faultTable, result, skip, zone } from '../../kernel/testing/misreadings';
import { presentInstruction } from '../../kernel/testing/common-principles';
import {
  anyAnswer,
  ofEndlessLoops,
  ofLooking,
  ofLoopsOfBoth,
  ofLoopsOfOne,
  ofRevealing,
} from '../../kernel/testing/common-procedures';
import type { OpGame, OpRules } from '../game';

function revealTo(g: OpGame, viewer: PlayerId, cards: readonly CardState[]): void {
  g.cite('11-2-1');
  for (const card of cards) g.rules.reveal(g, card);
  const ids = cards.map((card) => card.id);
  startLook(g, viewer, ids);
}

/** Returns the cards of a player's deck at which anybody has begun to look since then. */
function lookedAt(g: OpGame, player: 'A' | 'B', before: number): string[] {
  const looked = g.state.looks.filter((look) => look.stamp > before).map((look) => look.card);
  return g.zone(player, 'deck').filter((card) => looked.includes(card));
}

/** Rearranges the deck after cards of it were looked at. */
function relaid(g: OpGame, before: number, lay: (looked: string[], others: string[]) => string[]): void {
  for (const player of ['A', 'B'] as const) {
    const looked = lookedAt(g, player, before);
    if (looked.length === 0) continue;
    const others = g.zone(player, 'deck').filter((card) => !looked.includes(card));
    reorderZone(g, player, 'deck', lay(looked, others));
  }
}

export const otherFaults = faultTable<OpRules>({
  '11-1-1-1': {
    ...ofEndlessLoops(),
    'effects that have come back once are an infinite loop, although they would end by themselves': always(
      'isInfinite',
      true,
    ),
  },
  '11-1-1-2': {
    ...ofLoopsOfOne(),
    'a choice between things to do is asked for in every round anew': (rules) => ({
      answerInChain: (g, trail, question, now) =>
        question.kind === 'mode' ? anyAnswer(question) : rules.answerInChain(g, trail, question, now),
    }),
    'a player who has another choice in a loop can stop it, although it depends on the other player whether it leads out':
      another('whoCanStop', (g, { decisions }) =>
        playersInTurnOrder(g).filter((player) => decisions.some((decision) => decision.player === player)),
      ),
    'who has stopped a loop may go round another way as often as there is time for': another(
      'mayKeepLooping',
      (_g, _question, _round, restarts) => restarts.length === 0,
    ),
    'effects that leave the deck in another order each time are no loop': zone('deck', { order: undefined }),
  },
  '11-1-1-3': ofLoopsOfBoth(),
  '11-2-1': {
    ...ofRevealing('effect'),
    'a card that goes from the hand to the deck is not revealed': always(
      'goneBetweenSecrets',
      [],
      (_g, _cards, to) => to.zone === 'deck',
    ),
    'a Life card that an effect names is not revealed': result('goneBetweenSecrets', (given) =>
      given.filter((card) => card.zone !== 'life'),
    ),
    'of several cards that an effect names one is revealed': result('goneBetweenSecrets', (given) => given.slice(0, 1)),
    'a card that an effect names is revealed also where it stays in its area': another(
      'goneBetweenSecrets',
      (g, cards, to) =>
        cards.filter((card) => g.rules.isSecret(g, card.zone, card.face) && g.rules.isSecret(g, to.zone, to.face)),
    ),
    'a card that is searched for is not revealed': skip('revealNamed', (g) => presentInstruction(g)?.do === 'search'),
    'all cards of a name are moved without being revealed, since nobody chooses them': skip('revealNamed', (g) => {
      const { target } = (presentInstruction(g) ?? {}) as { target?: Target };
      return target && 'all' in target;
    }),
    'a card that is named in a cost is not revealed': skip('revealNamed', (_g, context) => context.paying),
    'a card is revealed to the player whose turn it is not': (rules) => ({
      revealNamed: (g, _context, cards, to) =>
        revealTo(g, opponentOf(g.state.turnPlayer), rules.goneBetweenSecrets(g, cards, to)),
    }),
    "a card is revealed to the opponent of the effect's player, even where it is that opponent's": (rules) => ({
      revealNamed: (g, { player }, cards, to) =>
        revealTo(g, opponentOf(player), rules.goneBetweenSecrets(g, cards, to)),
    }),
  },
  '11-2-2': {
    'a card that was revealed stays known': (rules) => ({
      looksEnd(g, before) {
        const shown = g.state.looks.filter(
          ({ card, viewer, stamp }) => stamp > before && g.card(card).owner !== viewer && g.card(card).zone === 'hand',
        );
        rules.looksEnd(g, before);
        for (const { viewer, card } of shown) startLook(g, viewer, [card]);
      },
    }),
    'a card of the deck that was revealed stays known': (rules) => ({
      looksEnd(g, before) {
        const shown = g.state.looks.filter(({ card, viewer, stamp }) => {
          const { owner, zone } = g.card(card);
          return stamp > before && owner !== viewer && zone === 'deck';
        });
        rules.looksEnd(g, before);
        for (const { viewer, card } of shown) startLook(g, viewer, [card]);
      },
    }),
    'a card that was revealed as a cost stays revealed while the effect is carried out': skip('endOfPayment'),
  },
  '11-3-1': ofLooking(),
  '11-3-2': {
    'cards that are looked at are not in their area meanwhile': afterwards('lookAt', (g, _context, _viewer, cards) =>
      perform(g, ...cards.map((card) => ({ card, to: { zone: 'resolving' } }))),
    ),
    'a player draws past the cards that are looked at': beforehand('drawCard', (g) => {
      relaid(g, 0, (looked, others) => [...others, ...looked]);
    }),
  },
  '11-3-3': {
    'cards that were looked at go to the bottom of the deck': beforehand('looksEnd', (g, before) => {
      relaid(g, before, (looked, others) => [...others, ...looked]);
    }),
    'cards that were looked at are put back one by one, the first one lowest': beforehand('looksEnd', (g, before) => {
      relaid(g, before, (looked, others) => [...looked.reverse(), ...others]);
    }),
    'Life cards that were looked at lie face down afterwards': (rules) => ({
      looksEnd(g, before) {
        const ended = g.state.looks.filter((look) => look.stamp > before).map((look) => g.card(look.card));
        rules.looksEnd(g, before);
        for (const card of ended) if (card.zone === 'life') setFace(g, card.id, 'down');
      },
    }),
  },
});
