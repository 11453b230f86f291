/** Misreadings of 10-12, 10-16 and 10-21 to 10-23: keywords that keep something off, free of a cost, or wait for others. */
import { cardsMatching } from '../../kernel/reading/select';
import { evaluationOf } from '../../kernel/procedures/contexts';
import { opponentOf, type CardState, type CauseOf } from '../../kernel/state';
import {
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { cardsIn, categoryOf, isActive, isBattleCard, sideOf, type DbsRules } from '../game';
import { ofNoKind } from './kinds';

const has = (card: CardState, keyword: string): boolean =>
  (sideOf(card).abilities ?? []).some((ability) => ability.keyword === keyword);

const ofOpponent = (card: CardState, { kind, player }: CauseOf): boolean =>
  kind === 'effect' && player === opponentOf(card.side);

/** Changes the count of [Bond]. */
const bondCounts = (
  count: (given: number, g: Parameters<DbsRules['bondHolds']>[0], card: CardState) => number,
): Misreading<DbsRules> =>
  another('bondHolds', (g, card, { bond }) => {
    if (!bond) return true;
    g.cite('8-3-3', '10-23-1', '10-23-2-1');
    const found = cardsMatching(g, evaluationOf(g, card), {
      player: 'you',
      zone: ['battle'],
      category: 'battle',
      ...bond.of,
    });
    return count(found.length, g, card) >= bond.count;
  });

const lastPlay = (g: Parameters<DbsRules['isDeflected']>[0], card: CardState) =>
  g.journal.findLast((event) => event.type === 'played' && event.card === card.id);

export const keywordsThatKeepOffFaults = faultTable<DbsRules>({
  '10-12-1': {
    'it is kept from skills of its owner, too': alsoIf(
      'isOfOpponentOrBattle',
      (_g, _card, { kind }) => kind === 'effect',
    ),
    'a battle KOs it': onlyIf('isOfOpponentOrBattle', (_g, _card, { kind }) => kind !== 'battle'),
    'only battles do not KO it': onlyIf('isOfOpponentOrBattle', (_g, _card, { kind }) => kind === 'battle'),
    'it is only kept from the Drop Area': onlyIf('isKeptInBattleArea', (_g, _card, _cause, to) => to === 'drop'),
    'it is only kept from the hand and the deck': onlyIf(
      'isKeptInBattleArea',
      (_g, _card, _cause, to) => to === 'hand' || to === 'deck',
    ),
    'it is kept from KO alone': (rules) => ({
      isKeptInBattleArea: (g, card, cause, to) =>
        to === 'drop' ? false : rules.isKeptInBattleArea(g, card, cause, to),
      mayBeKoed: (g, card, cause) =>
        rules.mayBeKoed(g, card, cause) && !rules.isKeptInBattleArea(g, card, cause, 'drop'),
    }),
    'it is KO-ed, and kept from other removals alone': alsoIf(
      'mayBeKoed',
      (_g, card) => isBattleCard(card) && card.zone === 'battle',
    ),
    'it is kept from skills of the opponent of its master': result(
      'isOfOpponentOrBattle',
      (given, g, card, { kind, player }) =>
        kind === 'effect' ? player === opponentOf(g.rules.masterOf(g, card)) : given,
    ),
    'what is paid for a skill of the opponent removes it': onlyIf(
      'isOfOpponentOrBattle',
      (_g, _card, { kind }) => kind !== 'cost',
    ),
    'it works in Active Mode only': onlyIf('isIndestructible', (_g, card) => isActive(card)),
    'skills of the opponent cannot choose it': alsoIf(
      'resists',
      (_g, card, cause, words) => words.includes('chosen') && has(card, 'indestructible') && ofOpponent(card, cause),
    ),
    'no skill of the opponent affects it': alsoIf(
      'resists',
      (_g, card, cause) => has(card, 'indestructible') && ofOpponent(card, cause),
    ),
    'what it says is no skill that can be negated': alsoIf(
      'isIndestructible',
      (g, card, cause) =>
        cause !== undefined && has(card, 'indestructible') && g.rules.isOfOpponentOrBattle(g, card, cause),
    ),
  },
  '10-16-1': {
    '[Union-Absorb] takes a card with [Barrier]': onlyIf(
      'isBehindBarrier',
      (_g, _card, { ability }) => ability?.type !== 'unionAbsorb',
    ),
    '[Barrier] is no [Permanent] skill': ofNoKind('barrier'),
    'what is paid for a skill of the opponent can be done to it': onlyIf(
      'isBehindBarrier',
      (_g, _card, { kind }) => kind !== 'cost',
    ),
    'it cannot be chosen by own skills either': alsoIf(
      'isBehindBarrier',
      (g, card, { kind }) => kind === 'effect' && g.rules.hasKeyword(g, card, 'barrier'),
    ),
    'it can be chosen while it is rested or while it is active': onlyIf(
      'isBehindBarrier',
      (_g, card) => !isActive(card),
    ),
    'no skill of the opponent affects it': alsoIf(
      'resists',
      (g, card, cause) => ofOpponent(card, cause) && g.rules.hasKeyword(g, card, 'barrier'),
    ),
    'a battle does nothing to it': alsoIf(
      'resists',
      (g, card, { kind }) => kind === 'battle' && g.rules.hasKeyword(g, card, 'barrier'),
    ),
    'it keeps off the opponent of its owner': result('isBehindBarrier', (given, g, card, cause) =>
      card.side === card.owner
        ? given
        : cause.kind === 'effect' && cause.player === opponentOf(card.owner) && g.rules.hasKeyword(g, card, 'barrier'),
    ),
    'it works in the Drop Area': alsoIf(
      'isBehindBarrier',
      (_g, card, cause) => card.zone === 'drop' && has(card, 'barrier') && ofOpponent(card, cause),
    ),
    'an [Auto] of the opponent can choose it': onlyIf(
      'isBehindBarrier',
      (_g, _card, { ability }) => ability?.type !== 'auto',
    ),
    'an Extra Card of the opponent can choose it': onlyIf(
      'isBehindBarrier',
      (g, _card, { source }) => source === undefined || categoryOf(g.card(source)) !== 'extra',
    ),
  },
  '10-21-1': {
    'the total cost is gone as well': result('costModifiers', (given, g, card, stat) =>
      stat === 'energyCost' && g.rules.isFreeOfSpecifiedCost(g, card) ? [{ layer: 1, to: 0 }] : given,
    ),
    'cards of every trait have no specified cost': another('isFreeOfSpecifiedCost', (g, card) => {
      g.cite('10-21-1');
      return ['A', 'B'].some((player) =>
        cardsIn(g, player as 'A', 'battle').some((one) => one !== card && has(one, 'warriorOfUniverse7')),
      );
    }),
    'only cards of the Battle Area have none': onlyIf('isFreeOfSpecifiedCost', (_g, { zone }) => zone === 'battle'),
    'cards with another trait first keep it': onlyIf(
      'isFreeOfSpecifiedCost',
      (_g, card) => (sideOf(card).traits ?? [])[0] === 'Universe 7',
    ),
    'a trait of the text does not count in the hand': onlyIf('isFreeOfSpecifiedCost', (_g, card) =>
      (sideOf(card).traits ?? []).includes('Universe 7'),
    ),
    'it works in the hand of its player': alsoIf('isFreeOfSpecifiedCost', (g, card) => {
      g.cite('10-21-1');
      return (
        (sideOf(card).traits ?? []).includes('Universe 7') &&
        cardsIn(g, card.side, 'hand').some((one) => has(one, 'warriorOfUniverse7'))
      );
    }),
    'once it was in play it goes on': (rules) => {
      let was = false;
      return {
        isFreeOfSpecifiedCost(g, card) {
          const is = rules.isFreeOfSpecifiedCost(g, card);
          was ||= is;
          return is || (was && (sideOf(card).traits ?? []).includes('Universe 7'));
        },
      };
    },
    'a specified cost above the total is paid all the same': onlyIf('isFreeOfSpecifiedCost', (_g, { definition }) => {
      const { energyCost = 0, specifiedCost = {} } = definition as { energyCost?: number; specifiedCost?: object };
      return Object.values(specifiedCost).every((count) => (count as number) <= energyCost);
    }),
  },
  '10-22-1': {
    '[Deflect] keeps nothing off that a [Counter: Play] does to all cards': always('effectReaches', true),
    'a [Counter: Play] cannot choose it': () => ({ deflectsChoices: true }),
    'a [Counter: Play] affects it': always('isDeflected', false),
    'a [Counter: Attack] does not affect it either': alsoIf(
      'isDeflected',
      (g, card, { ability }) => ability?.keyword === 'counterAttack' && g.rules.hasKeyword(g, card, 'deflect'),
    ),
    'no skill of the opponent affects it': alsoIf(
      'isDeflected',
      (g, card, cause) => ofOpponent(card, cause) && g.rules.hasKeyword(g, card, 'deflect'),
    ),
    'it is only not chosen by a [Counter: Play]': (rules) => ({
      isDeflected: () => false,
      resists: (g, card, cause, words) =>
        rules.resists(g, card, cause, words) || (words.includes('chosen') && rules.isDeflected(g, card, cause)),
    }),
    'what it says is no skill that can be negated': alsoIf(
      'isDeflected',
      (_g, card, { ability }) => ability?.keyword === 'counterPlay' && card.zone === 'battle' && has(card, 'deflect'),
    ),
  },
  '10-22-2': {
    'it works when the card is in the Battle Area only': always('isBeingPlayed', false, (g) => {
      g.cite('10-22-2', '10-22-3');
      return true;
    }),
    'the play itself is negated': always('mayBeNegated', true, (g) => {
      g.cite('10-22-2');
      return true;
    }),
    'it works wherever a skill of the card is activated': alsoIf('isBeingPlayed', (g, card) =>
      g.state.activations.some(({ card: ref }) => ref.id === card.id),
    ),
    'it works in the hand at any time': alsoIf('isBeingPlayed', (_g, { zone }) => zone === 'hand'),
  },
  '10-22-3': {
    'it works for a card that was played from the hand alone': onlyIf('isDeflected', (g, card) => {
      const cause = lastPlay(g, card)?.cause;
      return cause?.kind !== 'effect';
    }),
    'announced by a skill it does not work yet': onlyIf('isBeingPlayed', (g, card) =>
      g.state.activations.some(({ what, card: ref }) => what === 'play' && ref.id === card.id),
    ),
    'a skill that plays it is negated': alsoIf('mayBeNegated', (g, { what }) => {
      g.cite('10-22-3');
      return what === 'skill';
    }),
  },
  '10-23-1': {
    'the number is not looked at': bondCounts(() => Infinity),
    'the bearer does not count': bondCounts((given) => given - 1),
    'one card more is needed': args('bondHolds', (g, card, ability) => [
      g,
      card,
      ability.bond ? { ...ability, bond: { ...ability.bond, count: ability.bond.count + 1 } } : ability,
    ]),
    'cards of the opponent count as well': bondCounts(
      (given, g, card) => given + cardsIn(g, opponentOf(card.side), 'battle').length,
    ),
    'Extra Cards in the Battle Area count as well': bondCounts(
      (given, g, card) => given + cardsIn(g, card.side, 'battle').filter((one) => !isBattleCard(one)).length,
    ),
    'the Leader Card counts as well': bondCounts((given) => given + 1),
    'cards of the Combo Area count as well': bondCounts(
      (given, g, card) => given + cardsIn(g, card.side, 'combo').length,
    ),
    'rested cards do not count': bondCounts(
      (given, g, card) =>
        given - cardsIn(g, card.side, 'battle').filter((one) => !isActive(one) && one !== card).length,
    ),
    'of a card that has left the cards of its owner count': args('bondHolds', (g, card, ability) => [g, card, ability]),
    'an [Activate] needs no [Bond]': alsoIf('bondHolds', (g, _card, { type }) => {
      g.cite('10-23-1');
      return type === 'activate';
    }),
    'it is not looked at again as the skill is resolved': always('stillTakesEffect', true),
    'a [Permanent] needs no [Bond]': alsoIf('bondHolds', (_g, _card, { type }) => type === 'permanent'),
  },
  '10-23-2-1': {
    'any Battle Cards will do': bondCounts(
      (_given, g, card) => cardsIn(g, card.side, 'battle').filter(isBattleCard).length,
    ),
    'one such card will do': bondCounts((given) => (given > 0 ? Infinity : 0)),
    'such cards are needed besides the bearer': bondCounts(
      (given, g, card) => given - Number(g.rules.charactersOf(g, sideOf(card)).includes('Kelda')),
    ),
    'such cards of the opponent count as well': bondCounts(
      (given, g, card) =>
        given +
        cardsIn(g, opponentOf(card.side), 'battle').filter((one) => (sideOf(one).characters ?? []).includes('Kelda'))
          .length,
    ),
    'a character name of the text does not count': bondCounts(
      (given, g, card) =>
        given -
        cardsIn(g, card.side, 'battle').filter((one) =>
          (sideOf(one).abilities ?? []).some(({ characters }) => characters),
        ).length,
    ),
  },
});
