/** Misreadings of 3-6 and 3-7: the Leader area and the Character area. */
import type { PlayerId } from '../../../schemas/common';
import { setFace } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import type { EffectContext } from '../../kernel/rules';
import { opponentOf, type CardState } from '../../kernel/state';
import { cardsIn, categoryOf, isCharacter, type OpRules } from '../game';
import { memory, withRules } from './memory';

type OpFault = Fault<OpRules>;

const leaderAndCharacters: readonly OpFault[] = [
  {
    id: 'leader-face-down-at-the-start',
    clause: '3-6-1',
    title: 'the Leaders are placed face down and turned up when the game begins',
    replace: (rules) => ({
      *placeLeader(g, player) {
        yield* rules.placeLeader(g, player);
        for (const card of cardsIn(g, player, 'leader')) yield* perform(g, { card, face: 'down' });
      },
      beginFirstTurn(g) {
        for (const player of ['A', 'B'] as const) {
          for (const card of cardsIn(g, player, 'leader')) setFace(g, card.id, 'up');
        }
        rules.beginFirstTurn(g);
      },
    }),
  },
  {
    id: 'leader-is-known-to-its-owner',
    clause: '3-6-2',
    title: "the opponent does not see a player's Leader",
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) && (card.zone !== 'leader' || card.controller === viewer),
    }),
  },
  {
    id: 'attacking-leader-is-hidden',
    clause: '3-6-2',
    title: 'a rested Leader is not open',
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) && (card.zone !== 'leader' || card.state === 'active'),
    }),
  },
  {
    id: 'leader-can-be-moved',
    clause: '3-6-3',
    title: 'an effect that says so moves a Leader',
    replace: () => ({ leaderStays: () => false }),
  },
  {
    id: 'leader-is-safe-from-the-opponent-only',
    clause: '3-6-3',
    title: 'the Leader of the turn player moves by the own effects',
    replace: (rules) => ({
      leaderStays: (g, card) => card.controller !== g.state.turnPlayer && rules.leaderStays(g, card),
    }),
  },
  {
    id: 'leader-stays-its-don-does-not',
    clause: '3-6-3',
    title: 'a Leader stays, but DON!! cards given to it go as if it had moved',
    replace: (rules) => ({
      *trash(g, cards, cause) {
        yield* rules.trash(g, cards, cause);
        const given = cardsIn(g, opponentOf(g.state.turnPlayer), 'given');
        const to = { zone: 'cost', state: 'rested' } as const;
        if (cause?.kind === 'effect') yield* perform(g, ...given.map((card) => ({ card, to })));
      },
    }),
  },
  {
    id: 'characters-are-known-to-their-owner',
    clause: '3-7-2',
    title: 'the opponent does not see Characters until they act',
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) && (card.zone !== 'character' || card.controller === viewer),
    }),
  },
  {
    id: 'characters-by-effect-face-down',
    clause: '3-7-2',
    title: 'a Character that is not played from the hand is placed face down',
    replace: (rules) => ({
      faceOnArrival: (g, card, zone) =>
        zone === 'character' && card.zone !== 'hand' ? 'down' : rules.faceOnArrival(g, card, zone),
    }),
  },
  {
    id: 'placed-by-an-effect-is-not-played',
    clause: '3-7-3',
    title: 'a Character that an effect places is not "played"',
    replace: (rules) => ({
      wordsOfPlacing: (card, cause) =>
        isToBeCharacter(card) && cause.kind === 'effect' ? [] : rules.wordsOfPlacing(card, cause),
    }),
  },
  {
    id: 'trigger-does-not-play',
    clause: '3-7-3',
    title: 'a Character placed by its own [Trigger] is not "played"',
    replace: (rules) => ({
      wordsOfPlacing: (card, cause) => (card.zone === 'resolving' ? [] : rules.wordsOfPlacing(card, cause)),
    }),
  },
  {
    id: 'played-where-it-lies',
    clause: '3-7-3',
    title: 'an effect plays a Character of the Character area once more',
    replace: () => ({ isThereAlready: () => false }),
  },
  {
    id: 'newcomers-attack',
    clause: '3-7-4',
    title: 'a Character may attack in the turn in which it was played',
    replace: () => ({ isNewcomer: () => false }),
  },
  {
    id: 'newcomers-attack-characters',
    clause: '3-7-4',
    title: 'a Character that was just played may not attack the Leader, but Characters',
    replace: (rules) => ({
      playedThisTurnRefusal: () => null,
      targetRefusal: (g, attacker, target) =>
        (target.zone === 'leader' ? rules.playedThisTurnRefusal(g, attacker) : null) ??
        rules.targetRefusal(g, attacker, target),
    }),
  },
  {
    id: 'placed-by-an-effect-attacks',
    clause: '3-7-4',
    title: 'a Character that an effect played may attack at once',
    replace: (rules) => ({
      isNewcomer: (g, card) =>
        rules.isNewcomer(g, card) &&
        g.journal.findLast((event) => event.type === 'moved' && event.card === card.id)?.cause?.kind !== 'effect',
    }),
  },
  {
    id: 'newcomer-for-a-round',
    clause: '3-7-4',
    title: "a Character played in the opponent's turn cannot attack in the turn after it",
    replace: () => ({
      isNewcomer: (g, card) => card.enteredOnTurn > 0 && card.enteredOnTurn >= g.state.turn - 1,
    }),
  },
  {
    id: 'no-exception-for-rush',
    clause: '3-7-4',
    title: 'no text lets a Character attack in the turn in which it was played',
    replace: () => ({
      playedThisTurnRefusal: (g, attacker) =>
        isCharacter(attacker) && g.rules.isNewcomer(g, attacker)
          ? { clause: '3-7-4', reason: 'it was played in this turn' }
          : null,
    }),
  },
  {
    id: 'arrives-rested',
    clause: '3-7-5',
    title: 'a Character comes rested, since it cannot attack',
    replace: (rules) => ({
      stateOnArrival: (card, asked, cause) =>
        isToBeCharacter(card) ? 'rested' : rules.stateOnArrival(card, asked, cause),
    }),
  },
  {
    id: 'arrives-rested-by-effect',
    clause: '3-7-5',
    title: 'a Character that an effect plays comes rested',
    replace: (rules) => ({
      stateOnArrival: (card, asked, cause) =>
        isToBeCharacter(card) && cause.kind === 'effect' ? 'rested' : rules.stateOnArrival(card, asked, cause),
    }),
  },
  {
    id: 'rested-is-not-heard',
    clause: '3-7-5',
    title: 'a Character comes active even where the effect says rested',
    replace: (rules) => ({
      stateOnArrival: (card, asked, cause) =>
        isToBeCharacter(card) ? 'active' : rules.stateOnArrival(card, asked, cause),
    }),
  },
  {
    id: 'four-characters',
    clause: '3-7-6',
    title: 'a Character area holds four Characters',
    replace: () => ({ characterLimit: 4 }),
  },
  {
    id: 'six-characters',
    clause: '3-7-6',
    title: 'a Character area holds six Characters',
    replace: () => ({ characterLimit: 6 }),
  },
  {
    id: 'no-limit-for-effects',
    clause: '3-7-6',
    title: 'the limit holds for Characters played from the hand only',
    replace: (rules) => ({
      *makeRoomForCharacter(g, player, coming) {
        if (coming.zone === 'hand') yield* rules.makeRoomForCharacter(g, player, coming);
      },
    }),
  },
];

/** A Character card on its way to the Character area. */
const isToBeCharacter = (card: CardState): boolean => categoryOf(card) === 'character';

const room: readonly OpFault[] = [
  {
    id: 'room-is-made-once',
    clause: '3-7-6-1',
    title: 'room is made once for all that one effect plays',
    replace: (rules) => {
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
  },
  {
    id: 'no-sixth-character',
    clause: '3-7-6-1',
    title: 'with five Characters no other can be played',
    replace: (rules) => ({
      forbiddenPlayRefusal: (g, card) =>
        isToBeCharacter(card) && g.zone(card.controller, 'character').length >= g.rules.characterLimit
          ? { clause: '3-7-6-1', reason: 'there are five Characters' }
          : rules.forbiddenPlayRefusal(g, card),
    }),
  },
  {
    id: 'opponent-chooses-who-leaves',
    clause: '3-7-6-1',
    title: 'the opponent says which Character is trashed',
    replace: () => ({ choosesReplaced: (player) => opponentOf(player) }),
  },
  {
    id: 'the-new-one-may-leave',
    clause: '3-7-6-1',
    title: 'the Character that is being played may be the one that is trashed',
    replace: (rules) => ({
      replaceable: (g, characters, coming) => [...rules.replaceable(g, characters, coming), coming],
    }),
  },
  {
    id: 'the-oldest-leaves',
    clause: '3-7-6-1',
    title: 'the Character that came first is trashed, without a choice',
    replace: () => ({ replaceable: (_g, characters) => characters.slice(0, 1) }),
  },
  {
    id: 'room-before-the-card-is-shown',
    clause: '3-7-6-1',
    title: 'the card is not shown before a Character is trashed for it',
    replace: () => ({ show: () => undefined }),
  },
  {
    id: 'room-before-the-payment',
    clause: '3-7-6-1',
    title: 'the cost is paid after a Character has been trashed',
    replace: (rules) => ({
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
  },
  {
    id: 'leaver-goes-to-the-hand',
    clause: '3-7-6-1',
    title: 'the Character that makes room goes back to the hand',
    replace: (rules) => ({
      *trashByRule(g, card, clause) {
        if (!isCharacter(card)) return yield* rules.trashByRule(g, card, clause);
        g.cite(clause);
        yield* perform(g, { card, to: { zone: 'hand', player: card.owner } });
      },
    }),
  },
  {
    id: 'room-is-a-ko',
    clause: '3-7-6-1-1',
    title: "the Character that makes room is K.O.'d",
    replace: () => ({ howRulesTrash: { events: ['removed', 'koed'] } }),
  },
  {
    id: 'room-can-be-replaced',
    clause: '3-7-6-1-1',
    title: 'something may happen instead of the trashing',
    replace: () => ({ howRulesTrash: { events: ['removed', 'trashed'] } }),
  },
  {
    id: 'room-is-noticed',
    clause: '3-7-6-1-1',
    title: 'effects about removals are activated by it, though nothing replaces it',
    replace: (rules) => ({
      *trashByRule(g, card, clause) {
        yield* rules.trashByRule(g, card, clause);
        const event = {
          type: 'removed',
          clauses: [],
          player: card.owner,
          card: card.id,
          from: 'character',
          to: 'trash',
        };
        g.rules.happened(g, event);
      },
    }),
  },
  {
    id: 'protected-ones-stay',
    clause: '3-7-6-1-1',
    title: 'a Character that cannot be removed cannot be trashed to make room',
    replace: (rules) => ({
      replaceable: (g, characters, coming) =>
        rules.replaceable(g, characters, coming).filter((card) => !g.rules.removalIsForbidden(g, card)),
    }),
  },
  {
    id: 'newcomers-wait-for-the-opponents-turn',
    clause: '3-7-4',
    title: 'a Character that was played does not attack before the opponent has had a turn',
    replace: (rules) => ({
      isNewcomer: (g, card) =>
        rules.isNewcomer(g, card) ||
        (card.enteredOnTurn > 0 &&
          card.enteredOnTurn === g.state.turn - 1 &&
          endOfLastTurn(g).player === g.state.turnPlayer),
      passTheTurn(g) {
        endOfLastTurn(g).player = g.state.turnPlayer;
        rules.passTheTurn(g);
      },
    }),
  },
];

export const leaderAndCharacterFaults: readonly OpFault[] = [...leaderAndCharacters, ...room];

const endOfLastTurn = memory((): { player?: PlayerId } => ({}));
