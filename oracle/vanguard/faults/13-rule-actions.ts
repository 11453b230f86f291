/** Misreadings of the clauses about rule actions (13). */
import { setPlayerCounter } from '../../kernel/changes';
import type { RuleRow } from '../../kernel/procedures/rule-processing';
import { cardsAt } from '../../kernel/objects/places';
import { afterwards } from '../../kernel/testing/doing';
import { always, faultTable, result, skip, type Misreading } from '../../kernel/testing/misreadings';
import { cardsIn, isOrder, isWorn, type VgRules } from '../game';

/** Lets no row with this clause be carried out. */
const withoutRow =
  (clause: string): Misreading<VgRules> =>
  ({ ruleRows }) => ({ ruleRows: ruleRows.filter(({ clauses }) => !clauses.includes(clause)) });

/** Changes the row with this clause. */
const row =
  (clause: string, change: Partial<RuleRow>): Misreading<VgRules> =>
  ({ ruleRows }) => ({
    ruleRows: ruleRows.map((one) => (one.clauses.includes(clause) ? { ...one, ...change } : one)),
  });

const noDefeat = (start: string): Misreading<VgRules> =>
  result('defeatOf', (found) => (found?.startsWith(start) ? null : found));

export const ruleActionFaults = faultTable<VgRules>({
  '13.1.2': {
    'rule actions come in the middle of an effect': afterwards('afterGroup', (g) =>
      g.rules.processRules(g, 'confirmative'),
    ),
  },
  '13.1.3': {
    'the turn player loses before the other player': result('defeated', (players) => players.slice(0, 1)),
  },
  '13.2.1': {
    'a losing condition of one player is no defeat': result('defeated', (players) =>
      players.length === 1 ? [] : players,
    ),
    'a player has not lost while damage is left': result('defeated', (players, g) =>
      players.filter((player) => g.rules.vanguardDamage(g, player) === 0),
    ),
  },
  '13.2.2': { 'six cards in the damage zone are no defeat': noDefeat('six') },
  '13.2.3': { 'an empty deck is no defeat': noDefeat('no cards in the deck') },
  '13.2.4': { 'a player without vanguard and without soul goes on': noDefeat('no vanguard and no soul') },
  '13.3.3': {
    'the unit that was there first stays on the vanguard circle': ({ lastPlaced }) => ({
      *lastPlaced(g, player, cards) {
        const onVanguardCircle = cards.every((card) => g.rules.isVanguard(g, card));
        return onVanguardCircle ? cards[0]! : yield* lastPlaced(g, player, cards);
      },
    }),
    'several units stay on the vanguard circle': withoutRow('13.3.3'),
  },
  '13.3.5': {
    'the unit that was there first stays on the rear-guard circle': ({ lastPlaced }) => ({
      *lastPlaced(g, player, cards) {
        const first = Math.min(...cards.map(({ placed }) => placed));
        const isRearGuard = cards.every((card) => g.rules.isRearGuard(g, card));
        return isRearGuard ? cards.find(({ placed }) => placed === first)! : yield* lastPlaced(g, player, cards);
      },
    }),
    'several units stay on a rear-guard circle': withoutRow('13.3.5'),
    'music stays beside the music that came later': result('cardsThatCount', (cards, g) =>
      cards.filter((card) => g.rules.isUnit(g, card)),
    ),
    'what a unit wears counts among the cards of its circle': ({ cardsThatCount }) => ({
      cardsThatCount: (g, circle) => [
        ...cardsThatCount(g, circle),
        ...cardsAt(g, circle, 'field').filter((card) => isWorn(card)),
      ],
    }),
  },
  '13.3.5.1': {
    'the last of them in the order of the circle stays': () => ({
      *lastPlaced(_g, _player, cards) {
        return cards.at(-1)!;
      },
    }),
  },
  '13.4.1': {
    'guardians of nobody stay until the end of the battle': always('guardiansOfNobody', []),
    'a guardian of the attacking player stays': result('guardiansOfNobody', (cards, g) =>
      g.rules.attackedUnits(g).length > 0 ? [] : cards,
    ),
  },
  '13.5.1': {
    'the first card of the soul is ridden': ({ rideCard }) => ({
      *rideFromSoul(g, player) {
        const [card] = g.rules.ridableSoul(g, player);
        if (card) yield* rideCard(g, player, card, `${player}.center`, { kind: 'rule', player });
      },
    }),
    'no card of the soul is ridden': always('playersToRide', []),
    'the unit ridden from the soul has been ridden upon as well': ({ rideFromSoul }) => ({
      *rideFromSoul(g, player) {
        yield* rideFromSoul(g, player);
        yield* g.rules.draw(g, player, 1);
      },
    }),
  },
  '13.5.1.1': { 'a player whose soul holds orders alone goes on': noDefeat('no vanguard and nothing') },
  '13.6.1': {
    'damage is applied while a card lies in a trigger zone': result('playersToDamage', (_players, g) =>
      (['A', 'B'] as const).filter((player) => g.rules.vanguardDamage(g, player) > 0),
    ),
  },
  '13.6.1.1': {
    'the damage of the other player is applied first': result('playersToDamage', (players) => [...players].reverse()),
  },
  '13.6.2': {
    'one check serves for all damage': () => ({
      applyOneDamage: (g, player) => setPlayerCounter(g, player, 'vanguardDamage', 0),
    }),
  },
  '13.6.3': {
    'the bottom card of the deck is checked': result('cardToCheck', (_card, g, player) =>
      cardsIn(g, player, 'deck').at(-1),
    ),
  },
  '13.6.4': { 'trigger icons do not work in damage checks': skip('damageCheck') },
  '13.7.1': { 'the checked card goes to the damage zone before abilities': row('13.7.1', { kind: 'confirmative' }) },
  '13.7.2': {
    'the checked card goes to the drop zone': ({ redirections }) => ({
      redirections: [
        ...redirections,
        (_g, move) =>
          move.card.zone === 'trigger' && move.to.zone === 'damage'
            ? { ...move, to: { zone: 'drop', player: move.card.owner } }
            : move,
      ],
    }),
  },
  '13.10.1': {
    'a card stays in the trigger zone': withoutRow('13.10.1'),
    'a card that is left in the trigger zone goes to the hand': ({ redirections }) => ({
      redirections: [
        ...redirections,
        (_g, move) =>
          move.card.zone === 'trigger' && move.to.zone === 'drop'
            ? { ...move, to: { zone: 'hand', player: move.card.owner } }
            : move,
      ],
    }),
  },
  '13.11.1': {
    'an order stays in the order area': result('leftInOrderArea', (cards) => cards.filter((card) => !isOrder(card))),
  },
  '13.11.2': { 'a unit stays in the order area': result('leftInOrderArea', (cards) => cards.filter(isOrder)) },
  '13.11.3': { 'an order stays on a circle': withoutRow('13.11.3') },
});
