/** Misreadings of the other terms of section 4. */
import type { Instruction } from '../../../schemas/ability';
import { chooseNumber } from '../../kernel/questions';
import { statOf } from '../../kernel/continuous/values';
import { perform } from '../../kernel/events/perform';
import { toBeRun, type CardState } from '../../kernel/state';
import { saidAs } from '../../kernel/testing/common-texts';
import { instead } from '../../kernel/testing/doing';
import { type Misreading, always, another, args, faultTable, result } from '../../kernel/testing/misreadings';
import { activeDon, categoryOf, isCharacter, type OpRules } from '../game';
import { executeInstructions } from '../../kernel/events/execute-effect';

/** Chooses from given DON!! cards as well as from those in the cost area. */
const alsoGiven = (said: Extract<Instruction, { do: 'setState' }>): Instruction => {
  if (!('choose' in said.target) || !said.target.choose.from.zone?.includes('cost')) return said;
  const { choose } = said.target;
  return { ...said, target: { choose: { ...choose, from: { ...choose.from, zone: ['cost', 'given'] } } } };
};

/** Plays cards of the category without paying for them. */
const unpaid = (category: string): Misreading<OpRules> =>
  instead(
    'payToPlay',
    (_g, _player, card) => categoryOf(card) === category,
    (g) => g.cite('4-7-1'),
  );

const withoutState =
  (area: string): Misreading<OpRules> =>
  ({ zonesWithStates }) => ({ zonesWithStates: zonesWithStates.filter((zone) => zone !== area) });

export const basicGameTerminologyFaults = faultTable<OpRules>({
  '4-2-1-1': {
    'the owner of a card is the player who uses it': another('ownerOf', (_g, card) => card.side),
    'a card that is played from the trash of the other player is played on the side of its owner': args(
      'placeOnField',
      (g, player, card, state, cause) => [g, card.zone === 'trash' ? card.owner : player, card, state, cause],
    ),
    'a card that is trashed goes to the trash of its user': result('trashOf', (given, _g, card) => ({
      ...given,
      player: card.side,
    })),
    'a Character that becomes a Life card becomes one of its user': args('executeMoves', (g, changes) => [
      g,
      changes.map((change) =>
        'to' in change && change.to.zone === 'life'
          ? { ...change, to: { ...change.to, player: change.card.side } }
          : change,
      ),
    ]),
    'a Character trashed to make room goes to the trash of the player who made room': instead(
      'trashByRule',
      (_g, card) => isCharacter(card),
      function* (g, card, clause) {
        g.cite(clause);
        yield* perform(g, { card, to: { ...g.rules.trashOf(g, card), player: card.side }, unreplaceable: true });
      },
    ),
    'what was given to a card goes to the cost area of the owner of that card': result(
      'whenHostMoves',
      (change, g, link) =>
        change && 'to' in change ? { ...change, to: { ...change.to, player: g.card(link.host).owner } } : change,
    ),
    'what happens to a card happens to its owner, whoever has it in play': another('wordsOfArrival', [
      'played',
      'addedToLife',
      'removed',
      'koed',
      'trashed',
    ]),
    'the auto effects of a card are those of its owner': args('activateAuto', (g, _player, card, ability, occasion) => [
      g,
      card.owner,
      card,
      ability,
      occasion,
    ]),
    'an [On K.O.] effect is that of the player to whose trash the card goes': result('cardsThatNotice', (given) =>
      given.map((gone) => ({ ...gone, player: gone.card.owner })),
    ),
    'DON!! cards that are given to a card count in the turn of its owner': another(
      'donCountsNow',
      (g, card) => card.owner === g.state.turnPlayer,
    ),
  },
  '4-4-1': {
    'a Stage is neither active nor rested': withoutState('stage'),
    'an effect does not rest a Leader': withoutState('leader'),
    'DON!! cards are rested by paying only': withoutState('cost'),
    'to rest a card turns it: one that is rested becomes active': (rules) => ({
      *executeInstruction(g, context, instruction) {
        if (instruction.do !== 'setState' || !('all' in instruction.target)) {
          return yield* rules.executeInstruction(g, context, instruction);
        }
        const rested = Object.values(g.state.cards).filter(
          (card) => card.state === 'rested' && card.side !== context.player && card.zone === 'character',
        );
        yield* rules.executeInstruction(g, context, instruction);
        yield* perform(g, ...rested.map((card) => ({ card, state: 'active' })));
      },
    }),
  },
  '4-4-2': {
    'DON!! cards that are given can be chosen to be set active': saidAs((said) =>
      said.do === 'setState' ? alsoGiven(said) : said,
    ),
    'a DON!! card that is given is rested': another('stateOfGivenDon', 'rested'),
    'a DON!! card that is given stays active': another('stateOfGivenDon', 'active'),
    'an effect that sets DON!! cards as active or rests them reaches those that are given': (rules) => ({
      zonesWithStates: [...rules.zonesWithStates, 'given'],
    }),
    'a DON!! card that is given can still pay': always('costRefusal', null, (g, player, card) => {
      const available = activeDon(g, player).length + g.zone(player, 'given').length;
      return g.rules.costOf(g, card) <= available;
    }),
  },
  '4-7-1': {
    'only what is placed on the field is paid for, an Event is not "played"': unpaid('event'),
    'Characters are not paid for where the player has as many DON!! cards as they cost': unpaid('character'),
    'a player may play a card of the trash by paying its cost': always('playRefusal', null, (g, player, action) =>
      g.zone(player, 'trash').includes(action.card ?? ''),
    ),
    'Stages are not paid for': unpaid('stage'),
    'a player who has fewer active DON!! cards than the cost pays with those': always('costRefusal', null),
    'also a Character that an effect plays must be paid for': (rules) => ({
      *playByEffect(g, context, card, state) {
        const { player } = context;
        if (activeDon(g, player).length < g.rules.costOf(g, card)) return;
        yield* g.rules.restToPay(g, player, g.rules.costOf(g, card));
        yield* rules.playByEffect(g, context, card, state);
      },
    }),
  },
  '4-7-2': {
    '"cannot be played" is about Characters': always(
      'forbiddenPlayRefusal',
      null,
      (_g, card) => categoryOf(card) !== 'character',
    ),
    '"cannot be played" is about Events and Stages, Characters are placed': always(
      'forbiddenPlayRefusal',
      null,
      (_g, card) => categoryOf(card) === 'character',
    ),
    'a card that could not be played cannot be played later in the game either': (rules) => {
      const known = new WeakSet<CardState>();
      return {
        forbiddenPlayRefusal(g, card) {
          const refusal = rules.forbiddenPlayRefusal(g, card);
          if (refusal) known.add(card);
          return known.has(card) ? { clause: '4-7-2', reason: 'it could not be played' } : null;
        },
      };
    },
    'a card that cannot be played is not paid for, and effects play it': always(
      'effectMayNotPlay',
      false,
      // A prohibition that names a cause is not misread.
      (g, card) => g.rules.isProhibited(g, card, 'play'),
    ),
    'an Event that cannot be played can be activated': always(
      'forbiddenPlayRefusal',
      null,
      (_g, card) => categoryOf(card) === 'event',
    ),
    '"cannot be played" is about the Main Phase, not about the Counter Step': always(
      'forbiddenPlayRefusal',
      null,
      (g) => g.state.battle,
    ),
    'effects may play a card that cannot be played': always('effectMayNotPlay', false),
    'what one player cannot play the other cannot play either': (rules) => ({
      forbiddenPlayRefusal: (g, card) =>
        Object.values(g.state.cards)
          .filter((other) => other.zone === 'hand' && statOf(g, other, 'cost') <= statOf(g, card, 'cost'))
          .map((other) => rules.forbiddenPlayRefusal(g, other))
          .find((refusal) => refusal !== null) ?? rules.forbiddenPlayRefusal(g, card),
    }),
    'whether by an effect or by its player a card cannot be played is not looked at': (rules) => ({
      forbiddenPlayRefusal: (g, card) => rules.forbiddenPlayRefusal(g, card),
    }),
  },
  '4-8-1': {
    '"up to" a number means at least one': result('rangeOfChoice', (range, _g, _context, { upTo }, fitting) =>
      upTo ? { ...range, min: Math.min(1, fitting.length) } : range,
    ),
    '"up to" a number means as many as there are': always('isUpTo', false),
    'an opponent who has to choose "up to" a number of cards chooses as many as there are': result(
      'rangeOfChoice',
      (range, _g, _context, { by }, fitting) =>
        by === 'opponent' ? { ...range, min: Math.min(range.max, fitting.length) } : range,
    ),
    '"up to" a number lets the player choose one more': result(
      'rangeOfChoice',
      ({ min, max }, _g, _context, { upTo }) => ({ min, max: upTo ? max + 1 : max }),
    ),
    'none may be chosen only where more cards are there than the number': result(
      'rangeOfChoice',
      (range, _g, _context, { count }, fitting) =>
        fitting.length <= count ? { ...range, min: fitting.length } : range,
    ),
    'the cards are chosen when the effect is activated, before any of it is carried out': (rules) => ({
      *executeText(g, context, instructions) {
        const before = new Set(g.zone(context.player, 'hand'));
        const asksLater = instructions.slice(1).some((one) => JSON.stringify(one).includes('"upTo":true'));
        if (!asksLater) return yield* rules.executeText(g, context, instructions);
        yield* rules.executeText(g, context, instructions.slice(0, 1));
        const running = toBeRun(executeInstructions(g, context, instructions.slice(1)));
        let step = running.next();
        while (!step.done) {
          const { check } = step.value;
          const isKnown = (id: string) => before.has(id);
          step = running.next(
            yield {
              ...step.value,
              check: (action) => (action.cards?.every(isKnown) === false ? { reason: 'chosen before' } : check(action)),
            },
          );
        }
      },
    }),
  },
  '4-8-2': {
    'the player says first how many cards, then draws them': () => ({
      *drawUpTo(g, player, count, cause) {
        g.cite('4-5-4', '4-5-4-1', '4-5-4-2', '4-5-4-3', '4-8-2');
        const number = yield* chooseNumber(g, { player, kind: 'number', max: count });
        yield* g.rules.draw(g, player, number, cause);
      },
    }),
    'the player is asked once: all of the cards or none': (rules) => ({
      *drawUpTo(g, player, count, cause) {
        g.cite('4-5-4', '4-8-2');
        if (yield* rules.continuesDrawing(g, player)) yield* g.rules.draw(g, player, count, cause);
      },
    }),
  },
});
