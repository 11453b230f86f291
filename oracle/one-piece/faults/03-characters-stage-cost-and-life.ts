/** Misreadings of 3-7 to 3-10: the Character, Stage, cost and Life areas. */
import type { Target } from '../../../schemas/ability';
import type { PlayerId } from '../../../schemas/common';
import { setFace, startLook } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import type { EffectContext } from '../../kernel/rules';
import { type CardState, opponentOf } from '../../kernel/state';
import { isTarget } from '../../kernel/state/lasting';
import { seenByItsPlayerAlone } from '../../kernel/testing/common-areas';
import { afterwards, both, instead } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  refuse,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import { activeDon, cardsIn, categoryOf, charactersOf, isCharacter, type OpRules } from '../game';
import { memory } from '../../kernel/testing/memory';
import { bottomLifeCard } from './damage';
import { withRules } from './earlier';

/** Recognizes a Character card before it lies in the Character area, unlike `isCharacter`. */
const isToBeCharacter = (card: CardState): boolean => categoryOf(card) === 'character';

/** Matching Life cards need not be taken from the top. */
const outOfOrderWhere = (isMatch: (target: Target) => boolean): Misreading<OpRules> =>
  both(
    result('lifeInReach', (given, _g, target, cards) => (isMatch(target) ? cards : given)),
    always('fitToMove', undefined, (_g, target) => isMatch(target)),
  );

const paidWithFirst: Misreading<OpRules> = () => ({
  *chooseToRest(g, player, count) {
    return activeDon(g, player).slice(0, count);
  },
});

const endOfLastTurn = memory((): { player?: PlayerId } => ({}));

export const charactersStageCostAndLifeFaults = faultTable<OpRules>({
  '3-7-2': {
    'the opponent does not see Characters until they act': seenByItsPlayerAlone('character'),
    'a Character that is not played from the hand is placed face down': always(
      'faceOnArrival',
      'down',
      (_g, card, zone) => zone === 'character' && card.zone !== 'hand',
    ),
  },
  '3-7-3': {
    'a Character that an effect places is not "played"': always(
      'wordsOfPlacing',
      [],
      (_g, card, cause) => isToBeCharacter(card) && cause.kind === 'effect',
    ),
    'a Character placed by its own [Trigger] is not "played"': always(
      'wordsOfPlacing',
      [],
      (_g, card) => card.zone === 'resolving',
    ),
    'an effect plays a Character of the Character area once more': always('isInAreaAlready', false),
  },
  '3-7-4': {
    'a Character may attack in the turn in which it was played': always('isNewcomer', false),
    'a Character that was just played may not attack the Leader, but Characters': (rules) => ({
      playedThisTurnRefusal: () => null,
      targetRefusal: (g, attacker, target) =>
        (target.zone === 'leader' ? rules.playedThisTurnRefusal(g, attacker) : null) ??
        rules.targetRefusal(g, attacker, target),
    }),
    'a Character that an effect played may attack at once': onlyIf(
      'isNewcomer',
      (g, card) =>
        g.journal.findLast((event) => event.type === 'moved' && event.card === card.id)?.cause?.kind !== 'effect',
    ),
    "a Character played in the opponent's turn cannot attack in the turn after it": another(
      'isNewcomer',
      (g, card) => card.enteredOnTurn > 0 && card.enteredOnTurn >= g.state.turn - 1,
    ),
    'no text lets a Character attack in the turn in which it was played': another(
      'playedThisTurnRefusal',
      (g, attacker) =>
        isCharacter(attacker) && g.rules.isNewcomer(g, attacker)
          ? { clause: '3-7-4', reason: 'it was played in this turn' }
          : null,
    ),
    'a Character that was played does not attack before the opponent has had a turn': (rules) => ({
      isNewcomer: (g, card) =>
        rules.isNewcomer(g, card) ||
        (card.enteredOnTurn > 0 &&
          card.enteredOnTurn === g.state.turn - 1 &&
          endOfLastTurn(g).player === g.state.turnPlayer),
      passTurn(g) {
        endOfLastTurn(g).player = g.state.turnPlayer;
        rules.passTurn(g);
      },
    }),
  },
  '3-7-5': {
    'a Character comes rested, since it cannot attack': always('stateOnArrival', 'rested', (_g, card) =>
      isToBeCharacter(card),
    ),
    'a Character that an effect plays comes rested': always(
      'stateOnArrival',
      'rested',
      (_g, card, _asked, cause) => isToBeCharacter(card) && cause.kind === 'effect',
    ),
    'a Character comes active even where the effect says rested': always('stateOnArrival', 'active', (_g, card) =>
      isToBeCharacter(card),
    ),
  },
  '3-7-6': {
    'a Character area holds four Characters': another('characterLimit', 4),
    'a Character area holds six Characters': another('characterLimit', 6),
    'the limit holds for Characters played from the hand only': skip('makeRoomForCharacter', (_g, _player, coming) =>
      coming.zone !== 'hand'),
  },
  '3-7-6-1': {
    'room is made once for all that one effect plays': (rules) => {
      const made = new WeakSet<EffectContext>();
      return {
        playByEffect(g, context, card, state) {
          const isMade = made.has(context);
          made.add(context);
          const game = isMade ? withRules(g, { ...g.rules, characterLimit: Infinity }) : g;
          return rules.playByEffect(game, context, card, state);
        },
      };
    },
    'with five Characters an effect plays no other': skip('placeOnField', (g, player, card, _state, { kind }) =>
      kind === 'effect' && isToBeCharacter(card) && charactersOf(g, player).length >= g.rules.characterLimit),
    'with five Characters no other can be played': refuse(
      'forbiddenPlayRefusal',
      (g, card) => isToBeCharacter(card) && g.zone(card.side, 'character').length >= g.rules.characterLimit,
    ),
    'the opponent says which Character is trashed': another('choosesReplaced', (_g, player) => opponentOf(player)),
    'the Character that is being played may be the one that is trashed': result(
      'replaceable',
      (given, _g, _characters, coming) => [...given, coming],
    ),
    'the Character that came first is trashed, without a choice': another('replaceable', (_g, characters) =>
      characters.slice(0, 1),
    ),
    'the card is not shown before a Character is trashed for it': skip('show'),
    'the cost is paid after a Character has been trashed': (rules) => ({
      *payToPlay(g, player, card, chosen) {
        const full = g.zone(player, 'character').length >= g.rules.characterLimit;
        if (isToBeCharacter(card) && full) g.cite('2-7-2', '4-7-1');
        else yield* rules.payToPlay(g, player, card, chosen);
      },
      *makeRoomForCharacter(g, player, coming) {
        const full = g.zone(player, 'character').length >= g.rules.characterLimit;
        yield* rules.makeRoomForCharacter(g, player, coming);
        if (full && coming.zone === 'hand') yield* rules.payToPlay(g, player, coming, undefined);
      },
    }),
    'the Character that makes room goes back to the hand': instead(
      'trashByRule',
      (_g, card) => isCharacter(card),
      function* (g, card, clause) {
        g.cite(clause);
        yield* perform(g, { card, to: { zone: 'hand', player: card.owner } });
      },
    ),
  },
  '3-7-6-1-1': {
    "the Character that makes room is K.O.'d": another('howRulesTrash', { events: ['removed', 'koed'] }),
    'something may happen instead of the trashing': another('howRulesTrash', { events: ['removed', 'trashed'] }),
    'effects about removals are activated by it, though nothing replaces it': afterwards('trashByRule', (g, card) => {
      const event = {
        type: 'removed',
        clauses: [],
        player: card.owner,
        card: card.id,
        from: 'character',
        to: 'trash',
      };
      g.rules.happened(g, event);
    }),
    'a Character that cannot be removed cannot be trashed to make room': result('replaceable', (given, g) =>
      given.filter((card) => !g.rules.removalIsForbidden(g, card)),
    ),
  },
  '3-8-2': {
    "the opponent does not see a player's Stage": seenByItsPlayerAlone('stage'),
    'a Stage that an effect places lies face down': always(
      'faceOnArrival',
      'down',
      (_g, card, zone) => zone === 'stage' && card.zone !== 'hand',
    ),
  },
  '3-8-3': {
    'a Stage that an effect places is not "played"': always(
      'wordsOfPlacing',
      [],
      (_g, card, cause) => categoryOf(card) === 'stage' && cause.kind === 'effect',
    ),
  },
  '3-8-4': {
    'a Stage comes rested': always('stateOnArrival', 'rested', (_g, card) => categoryOf(card) === 'stage'),
    'a Stage comes active even where the effect says rested': always(
      'stateOnArrival',
      'active',
      (_g, card) => categoryOf(card) === 'stage',
    ),
  },
  '3-8-5': {
    'a Stage area holds two Stages': another('stageLimit', 2),
    'an effect may place a second Stage': (rules) => ({
      *placeOnField(g, player, card, state, cause) {
        const faulty = { ...g.rules, stageLimit: cause.kind === 'effect' ? 2 : g.rules.stageLimit };
        yield* rules.placeOnField(withRules(g, faulty), player, card, state, cause);
      },
    }),
  },
  '3-8-5-1': {
    'the Stage that makes room goes back to the hand': () => ({
      *trashOldStage(g, old) {
        g.cite('3-8-5-1');
        yield* perform(g, { card: old, to: { zone: 'hand', player: old.owner } });
      },
    }),
    'the new Stage is placed first, then the old one is trashed': (rules) => ({
      *makeRoomForStage() {},
      *placeOnField(g, player, card, state, cause) {
        const [old] = cardsIn(g, player, 'stage');
        yield* rules.placeOnField(g, player, card, state, cause);
        if (categoryOf(card) === 'stage' && old) yield* rules.trashOldStage(g, old);
      },
    }),
    'a Stage of the same name cannot be played while it lies there': refuse('forbiddenPlayRefusal', (g, card) =>
      cardsIn(g, card.side, 'stage').some((one) => one.definition.name === card.definition.name),
    ),
    'effects can be applied to the Stage that makes room': () => ({
      *trashOldStage(g, old) {
        g.cite('3-8-5-1');
        const events = [...g.rules.wordsOfRemoval(g, old, 'trash'), 'trashed'];
        yield* perform(g, { card: old, to: g.rules.trashOf(g, old), events, cause: { kind: 'rule' } });
      },
    }),
  },
  '3-9-2': {
    'where it matters which DON!! cards are rested or given the first ones are, and nobody is asked': () => ({
      *chooseAlike(_g, _player, candidates, count) {
        return candidates.slice(0, count);
      },
    }),
    'costs are always paid with the first active DON!! cards': both(
      args('restToPay', (g, player, count) => [g, player, count]),
      paidWithFirst,
    ),
    'only who plays a card says with which DON!! cards, not who activates an effect': paidWithFirst,
    'where every DON!! card is under some effect it does not matter which are rested': alsoIf('areAlike', (g, cards) =>
      cards.every((card) => g.state.effects.some((effect) => isTarget(effect, card))),
    ),
    'who plays an Event in the Counter Step does not say with which DON!! cards': args(
      'payToPlay',
      (g, player, card, chosen) => [g, player, card, g.state.battle ? undefined : chosen],
    ),
    'who pays may name any DON!! cards of the cost area': (rules) => ({
      costRefusal: (g, player, card) => rules.costRefusal(g, player, card),
    }),
    "the opponent does not see the DON!! cards of a player's cost area": seenByItsPlayerAlone('cost'),
  },
  '3-9-3': {
    'DON!! cards come rested': another('stateOfNewDon', 'rested'),
    'DON!! cards come active in the DON!! Phase, and rested by effects': args(
      'addDon',
      (g, player, count, state, cause) => [g, player, count, cause.kind === 'effect' ? 'rested' : state, cause],
    ),
    'DON!! cards come active even where the effect says rested': args('addDon', (g, player, count, _state, cause) => [
      g,
      player,
      count,
      undefined,
      cause,
    ]),
  },
  '3-10-2': {
    'a player may look at the own Life cards': alsoIf('seesHiddenPile', (_g, viewer, card) => viewer === card.owner),
    'a player may choose any of the Life cards where an effect moves one': outOfOrderWhere(() => true),
    "of the opponent's Life cards any may be chosen": outOfOrderWhere(
      (target) => 'choose' in target && target.choose.from.player === 'opponent',
    ),
    'however many Life cards an effect moves only the one on top can be chosen': (rules) => ({
      lifeInReach: (g, target, cards) =>
        'choose' in target ? rules.lifeInReach(g, { choose: { ...target.choose, count: 1 } }, cards) : cards,
    }),
    'where cards of another area can be chosen as well any of the Life cards can': outOfOrderWhere(
      (target) => 'choose' in target && target.choose.from.zone?.length !== 1,
    ),
    'fewer Life cards than an effect could move may be any of as many from the top': always('fitToMove', undefined),
    'where Life cards of both players can be taken only those of the player of the effect are from the top': (
      rules,
    ) => ({
      fitToMove(g, target) {
        const fit = rules.fitToMove(g, target);
        return fit && ((cards) => fit(cards.filter((card) => card.side === g.state.turnPlayer)));
      },
    }),
    'damage takes the Life card at the bottom': bottomLifeCard,
    'a card that an effect adds to the Life area lies face up': always(
      'faceOnArrival',
      'up',
      (_g, card, zone) => zone === 'life' && card.zone !== 'life',
    ),
    'also of Life cards that are looked at the top one is taken': result('lifeInReach', (given, _g, target, cards) =>
      'choose' in target && target.choose.from.zone?.[0] === 'life' ? cards.slice(0, 1) : given,
    ),
  },
  '3-10-2-1': {
    'a Life card that lies face up is known to its owner only': onlyIf(
      'seesHiddenPile',
      (_g, viewer, card) => card.owner === viewer,
    ),
    'where one Life card lies face up the whole Life area is open': alsoIf('seesHiddenPile', (g, _viewer, card) =>
      cardsIn(g, card.owner, 'life').some((one) => one.face === 'up'),
    ),
    'damage takes a Life card that lies face up before the others': result(
      'topLife',
      (given, g, player) => cardsIn(g, player, 'life').find((card) => card.face === 'up') ?? given,
    ),
    'the [Trigger] of a Life card that lies face up cannot be activated': always(
      'triggerOf',
      undefined,
      (_g, card) => card.face === 'up',
    ),
    'a card that lies face up counts as no Life card': another('hasNoLife', (g, player) =>
      cardsIn(g, player, 'life').every((card) => card.face === 'up'),
    ),
    'a Life card that was open stays open in the hand': (rules) => {
      const open = new WeakSet<CardState>();
      return {
        seesHiddenPile(g, viewer, card) {
          if (card.face === 'up') open.add(card);
          return rules.seesHiddenPile(g, viewer, card);
        },
        seesHand: (g, viewer, card) => rules.seesHand(g, viewer, card) || open.has(card),
      };
    },
  },
  '3-10-3': {
    'Life cards that were looked at lie face down afterwards': always('faceOfReturnedLife', 'down'),
    'Life cards that were looked at lie face up afterwards': always('faceOfReturnedLife', 'up'),
    'the face belongs to the place: the top card lies as the top card did before': (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        const faces = cards.map((card) => card.face);
        const inOrder = yield* rules.beforeMove(g, context, cards, to, named);
        if (to.zone !== 'life' || cards.some((card) => card.zone !== 'life')) return inOrder;
        const upper = to.place === 'top' ? [...inOrder].reverse() : inOrder;
        for (const [index, card] of upper.entries()) setFace(g, card.id, faces[index]!);
        return inOrder;
      },
    }),
    'only Life cards that lie face down can be looked at': (rules) => ({
      *executeInstruction(g, context, instruction) {
        if (instruction.do !== 'look' || instruction.zone !== 'life') {
          return yield* rules.executeInstruction(g, context, instruction);
        }
        const count = typeof instruction.count === 'number' ? instruction.count : Infinity;
        context.chosen = cardsIn(g, context.player, 'life')
          .slice(0, count)
          .filter((card) => card.face === 'down');
        const ids = context.chosen.map((card) => card.id);
        startLook(g, context.player, ids);
      },
    }),
  },
});
