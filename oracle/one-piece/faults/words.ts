/** Misreadings of words of texts for which there is no clause. Each stands under the clause that is nearest. */
import type { PlayerId } from '../../../schemas/common';
import { emit } from '../../kernel/changes';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import { EVERY_WORD } from '../../kernel/continuous/information';
import { statOf } from '../../kernel/continuous/values';
import { alsoIf, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { categoryOf, type OpGame, type OpRules } from '../game';

const withoutEvery = (words: readonly string[]): readonly string[] => words.filter((word) => word !== EVERY_WORD);

const NEXT = 'endOfYourNextTurn';

/** Counts the player's DON!! cards that have returned to the DON!! deck in this turn. */
const returned = (g: OpGame, player: PlayerId): number =>
  g.eventsOfTurn().filter((event) => event.type === 'donReturned' && g.card(event.card!).owner === player).length;

export const wordsFaults = faultTable<OpRules>({
  '2-1-3': { 'a card that has all names has its printed one': result('namesOf', withoutEvery) },
  '2-4-4': { 'a card that has all types has its printed ones': result('typesOf', withoutEvery) },
  '2-5-7': { 'a card that has all attributes has its printed ones': result('attributesOf', withoutEvery) },
  '2-7-1': {
    'what is paid less for a card is not paid less, since its cost stays': another('costOf', (g, card) => {
      g.cite('2-7-1', '1-3-9-1');
      return statOf(g, card, 'cost');
    }),
  },
  '3-7-5': {
    'where an effect says how a Character comes it comes so, though Characters come rested': result(
      'stateOnArrival',
      (given, _g, _card, asked) => asked ?? given,
    ),
    'what plays a Character plays it active, whatever another effect says': result(
      'stateOnArrival',
      (_given, _g, _card, asked) => asked ?? 'active',
    ),
  },
  '4-4-2': {
    'of the DON!! cards of the cost area only active ones are given': args(
      'donForEffect',
      (g, player, from, state, host) => [g, player, from, state === 'any' ? 'active' : state, host],
    ),
  },
  '4-6-2': {
    'damage to both players comes to one after the other': (rules) => ({
      *dealDamageAtOnce(g, players, amount, options) {
        for (const player of players) yield* rules.dealDamageAtOnce(g, [player], amount, options);
      },
    }),
    'of damage to both players the opponent takes all': args('dealDamageAtOnce', (g, players, amount, options) => [
      g,
      players.slice(-1),
      amount,
      options,
    ]),
  },
  '4-10-1': {
    'what follows where it is not done follows only where it was refused': (rules) => ({
      *executeIfYouDo(g, context, first, then, otherwise) {
        const cost = g.zone(context.player === 'A' ? 'B' : 'A', 'cost');
        const could = cost.some((id) => g.card(id).state === 'active');
        yield* rules.executeIfYouDo(g, context, first, then, could ? otherwise : []);
      },
    }),
    'what follows where it is not done follows in any case': (rules) => ({
      *executeIfYouDo(g, context, first, then, otherwise = []) {
        yield* rules.executeIfYouDo(g, context, first, [...then, ...otherwise], otherwise);
      },
    }),
  },
  '5-1-2': {
    'a DON!! deck is of 10 cards, whatever the Leader says': another('donNeeded', ({ donDeckSize }) => donDeckSize),
  },
  '6-6-1-2': {
    'until the end of the own next turn ends with the present own turn': alsoIf(
      'endsAtEndOfTurn',
      (g, { until, player }) => until === NEXT && player === g.state.turnPlayer,
    ),
    "until the end of the own next turn ends with the opponent's turn": alsoIf(
      'endsAtEndOfTurn',
      (g, { until, player }) => until === NEXT && player !== g.state.turnPlayer,
    ),
    'until the end of the own next turn ends where that begins': alsoIf(
      'endsAtStartOfTurn',
      (_g, { until, player }, now) => until === NEXT && player === now,
    ),
    'until the end of the own next turn never ends': onlyIf('endsAtEndOfTurn', (_g, { until }) => until !== NEXT),
  },
  '8-1-3-1': {
    'DON!! cards that go back in one turn go back at the same time': (rules) => ({
      emitMomentEvents(g, since) {
        const player = g.state.turnPlayer;
        const isMore = g.journal.slice(since).some(({ type, to }) => type === 'moved' && to === 'donDeck');
        if (isMore && returned(g, player) > 1) emit(g, 'donReturnedAtOnce', { player, amount: returned(g, player) });
        else rules.emitMomentEvents(g, since);
      },
    }),
    'the number of Life cards has become 0 only where it still is': onlyIf(
      'mayActivateNow',
      (g, player, _card, { when }) => when?.event !== 'lifeEmptied' || g.rules.hasNoLife(g, player),
    ),
    'the effect of any card is one of each kind of card': another(
      'isEffectOf',
      (_g, _asked, { source }) => source !== undefined,
    ),
    'a [Trigger] is the effect of the Character that it plays': another(
      'isEffectOf',
      (g, asked, { source }) => source !== undefined && categoryOf(g.card(source)) === asked,
    ),
  },
  '8-4-1-1': { 'the turns of both players count as those of each': another('turnsOf', (g) => g.state.turn) },
  '10-1-5-3': {
    'a [Trigger] that carries out another effect of its card takes the first one': result(
      'abilityOfType',
      (found, g, card) => (found?.type === 'auto' ? abilitiesOf(g, card).find(({ type }) => type === 'auto') : found),
    ),
    'a [Trigger] with "you may" is paid for once it is activated': (rules) => ({
      *wantsTo(g, player, card, ability) {
        return ability.type === 'trigger' || (yield* rules.wantsTo(g, player, card, ability));
      },
    }),
  },
  '10-2-13-1': {
    "what cannot be K.O.'d once per turn is K.O.'d, for nothing happens instead": onlyIf(
      'replacementIsPossible',
      (_g, { ability }) => ability.effect.length > 0,
    ),
    "what cannot be K.O.'d once per turn cannot be K.O.'d at all": skip('useUp', (_g, _card, { type, effect }) =>
      type === 'instead' && effect.length === 0),
  },
});
