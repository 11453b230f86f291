/** Misreadings of the clauses about calls (6.2). */
import { setBattle } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { guarded } from '../../kernel/procedures/battle';
import { chooseAnswer } from '../../kernel/questions';
import { afterwards, both } from '../../kernel/testing/doing';
import { always, args, faultTable, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, gradeOf, type VgRules } from '../game';

export const callFaults = faultTable<VgRules>({
  '6.2.1': {
    'a unit that is called comes to the first free rear-guard circle': args('callCards', (g, player, called, cause) => [
      g,
      player,
      called.map((one) => {
        const free = g.rules
          .circlesOfKind(g, player, 'rearGuard')
          .find(({ id }) => g.rules.othersAt(g, id, one.card).length === 0);
        return g.rules.isCircleOfKind(g, g.card(one.to), 'guardian') || !free ? one : { ...one, to: free.id };
      }),
      cause,
    ]),
  },
  '6.2.1.2': {
    'a guardian has not been called': result('calling', (change, _g, _player, { to }) =>
      to.endsWith('guardian') ? { ...change, events: 'placed' } : change,
    ),
    'a unit that intercepts is called': ({ moveUnits }) => ({
      moveUnits: (g, moved, cause) =>
        moved.some(({ to }) => to.endsWith('guardian'))
          ? perform(g, ...moved.map((one) => g.rules.calling(g, one.card.side, one, cause)))
          : moveUnits(g, moved, cause),
    }),
  },
  '6.2.2.1': {
    'units of the drop zone are called in the Main Phase': result('callsInMainPhase', (calls, g, player) => [
      ...calls,
      ...cardsIn(g, player, 'drop').flatMap(({ id }) =>
        g.rules
          .circlesOfKind(g, player, 'rearGuard')
          .map((to) => ({ type: 'call', assign: [{ card: id, to: to.id }] })),
      ),
    ]),
  },
  '6.2.2.2': {
    'an effect calls no unit whose grade is above that of the vanguard': args(
      'callByEffect',
      (g, context, cards, to) => {
        const highest = Math.max(...g.rules.vanguardsOf(g, context.player).map((card) => gradeOf(g, card)));
        return [g, context, cards.filter((card) => gradeOf(g, card) <= highest), to];
      },
    ),
  },
  '6.2.3.1': {
    'one card is called, whatever number the effect names': args('callByEffect', (g, context, cards, to) => [
      g,
      context,
      cards.slice(0, 1),
      to,
    ]),
  },
  '6.2.3.1.1': {
    'the card is not revealed': skip('revealCalled'),
    'only a card that finds a circle is revealed': both(skip('revealCalled'), ({ chooseThoseWithCircles }) => ({
      *chooseThoseWithCircles(g, player, cards, seats) {
        const chosen = yield* chooseThoseWithCircles(g, player, cards, seats);
        for (const card of chosen) if (g.rules.isHidden(g, card)) g.rules.reveal(g, card);
        return chosen;
      },
    })),
  },
  '6.2.3.2': {
    'the cards come to the circles from the left, unchosen': ({ circlesFor }) => ({
      *chooseCircles(g, player, cards, to = {}) {
        const circles = circlesFor(g, player, to);
        return cards.slice(0, circles.length).map((card, index) => ({ card, to: circles[index]!.id }));
      },
    }),
  },
  '6.2.3.2.1': {
    'two cards of a call may go to one circle': ({ circlesFor }) => ({
      *chooseCircles(g, player, cards, to = {}) {
        const chosen = [];
        for (const card of cards) {
          const answers = circlesFor(g, player, to).map(({ id }) => id);
          chosen.push({ card, to: yield* chooseAnswer(g, { player, kind: 'circle', answers }) });
        }
        return chosen;
      },
    }),
  },
  '6.2.3.2.1.1': {
    'the cards that were chosen first are called': () => ({
      *chooseThoseWithCircles(_g, _player, cards, seats) {
        return cards.slice(0, seats(cards));
      },
    }),
    'nothing is called where a circle is lacking': () => ({
      *chooseThoseWithCircles(_g, _player, cards, seats) {
        return seats(cards) === cards.length ? cards : [];
      },
    }),
  },
  '6.2.3.3': {
    'the cards are placed one after the other': ({ callCards }) => ({
      *callCards(g, player, called, cause) {
        for (const one of called) yield* callCards(g, player, [one], cause);
      },
    }),
  },
  '6.2.3.3.1': {
    'a unit is called standing, whatever the text says': args('callByEffect', (g, context, cards, to) => [
      g,
      context,
      cards,
      to,
    ]),
    'a unit called from another circle keeps its orientation': args('arrivesAs', (g, card, to) => [
      g,
      card,
      { ...to, asNew: false },
    ]),
    'a guardian stands': result('arrivesAs', (state) => (state === 'rest' ? 'stand' : state)),
  },
  '6.2.3.4': {
    'the unit that lay on the circle stays there': both(skip('retireOthers'), always('cardsThatCount', [])),
    'the unit that lay on the circle goes at the next check timing': skip('retireOthers'),
  },
  '6.2.4': {
    'a guardian guards the vanguard': args('beginsToGuard', (g, player, called) => [
      g,
      player,
      { ...called, guards: g.rules.vanguardsOf(g, player)[0]?.id },
    ]),
  },
  '6.2.4.1': {
    'guardians add to the power of every unit that is attacked': afterwards('beginsToGuard', (g, _player, { card }) => {
      for (const unit of g.rules.attackedUnits(g)) setBattle(g, guarded(g.state.battle!, card, unit.id));
    }),
  },
  '6.2.5': {
    'a unit that is moved is a new card as well': () => ({
      *moveUnits(g, moved) {
        yield* perform(
          g,
          ...moved.map(({ card, to: at }) => ({
            card,
            to: { zone: 'field', player: card.side, at, face: card.face, asNew: true },
            events: 'movedCircle',
          })),
        );
      },
    }),
  },
});
