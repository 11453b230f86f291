/** Misreadings of 3-8 to 3-10: the Stage area, the cost area and the Life area. */
import type { Target } from '../../../schemas/ability';
import { setFace, startLook } from '../../kernel/changes';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import { isTarget, type CardState } from '../../kernel/state';
import { cardsIn, categoryOf, type OpRules } from '../game';
import { withRules } from './memory';

type OpFault = Fault<OpRules>;

const stages: readonly OpFault[] = [
  {
    id: 'stage-is-known-to-its-owner',
    clause: '3-8-2',
    title: "the opponent does not see a player's Stage",
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) && (card.zone !== 'stage' || card.controller === viewer),
    }),
  },
  {
    id: 'stage-by-effect-face-down',
    clause: '3-8-2',
    title: 'a Stage that an effect places lies face down',
    replace: (rules) => ({
      faceOnArrival: (g, card, zone) =>
        zone === 'stage' && card.zone !== 'hand' ? 'down' : rules.faceOnArrival(g, card, zone),
    }),
  },
  {
    id: 'stage-by-effect-is-not-played',
    clause: '3-8-3',
    title: 'a Stage that an effect places is not "played"',
    replace: (rules) => ({
      wordsOfPlacing: (card, cause) =>
        categoryOf(card) === 'stage' && cause.kind === 'effect' ? [] : rules.wordsOfPlacing(card, cause),
    }),
  },
  {
    id: 'stage-arrives-rested',
    clause: '3-8-4',
    title: 'a Stage comes rested',
    replace: (rules) => ({
      stateOnArrival: (card, asked, cause) =>
        categoryOf(card) === 'stage' ? 'rested' : rules.stateOnArrival(card, asked, cause),
    }),
  },
  {
    id: 'stage-rested-is-not-heard',
    clause: '3-8-4',
    title: 'a Stage comes active even where the effect says rested',
    replace: (rules) => ({
      stateOnArrival: (card, asked, cause) =>
        categoryOf(card) === 'stage' ? 'active' : rules.stateOnArrival(card, asked, cause),
    }),
  },
  {
    id: 'two-stages',
    clause: '3-8-5',
    title: 'a Stage area holds two Stages',
    replace: () => ({ stageLimit: 2 }),
  },
  {
    id: 'stage-limit-not-for-effects',
    clause: '3-8-5',
    title: 'an effect may place a second Stage',
    replace: (rules) => ({
      *placeOnField(g, player, card, state, cause) {
        const faulty = { ...g.rules, stageLimit: cause.kind === 'effect' ? 2 : g.rules.stageLimit };
        yield* rules.placeOnField(withRules(g, faulty), player, card, state, cause);
      },
    }),
  },
  {
    id: 'old-stage-to-the-hand',
    clause: '3-8-5-1',
    title: 'the Stage that makes room goes back to the hand',
    replace: () => ({
      *trashOldStage(g, old) {
        g.cite('3-8-5-1');
        yield* perform(g, { card: old, to: { zone: 'hand', player: old.owner } });
      },
    }),
  },
  {
    id: 'old-stage-leaves-after-the-new-one-came',
    clause: '3-8-5-1',
    title: 'the new Stage is placed first, then the old one is trashed',
    replace: (rules) => ({
      *makeRoomForStage() {},
      *placeOnField(g, player, card, state, cause) {
        const [old] = cardsIn(g, player, 'stage');
        yield* rules.placeOnField(g, player, card, state, cause);
        if (categoryOf(card) === 'stage' && old) yield* rules.trashOldStage(g, old);
      },
    }),
  },
  {
    id: 'same-stage-takes-its-place',
    clause: '3-8-5-1',
    title: 'a Stage of the same name cannot be played while it lies there',
    replace: (rules) => ({
      forbiddenPlayRefusal: (g, card) =>
        cardsIn(g, card.controller, 'stage').some((one) => one.definition.name === card.definition.name)
          ? { clause: '3-8-5-1', reason: 'this Stage lies there already' }
          : rules.forbiddenPlayRefusal(g, card),
    }),
  },
  {
    id: 'old-stage-can-be-saved',
    clause: '3-8-5-1',
    title: 'effects can be applied to the Stage that makes room',
    replace: () => ({
      *trashOldStage(g, old) {
        g.cite('3-8-5-1');
        const events = [...g.rules.wordsOfRemoval(g, old, 'trash'), 'trashed'];
        yield* perform(g, { card: old, to: g.rules.trashOf(g, old), events, cause: { kind: 'rule' } });
      },
    }),
  },
];

const costAndLife: readonly OpFault[] = [
  {
    id: 'first-don-pay',
    clause: '3-9-2',
    title: 'costs are always paid with the first active DON!! cards',
    replace: (rules) => ({
      restDon: (g, player, count) => rules.restDon(g, player, count),
      *chooseDonToRest(g, player, count) {
        return cardsIn(g, player, 'cost')
          .filter((card) => card.state === 'active')
          .slice(0, count);
      },
    }),
  },
  {
    id: 'activation-costs-take-the-first-don',
    clause: '3-9-2',
    title: 'only who plays a card says with which DON!! cards, not who activates an effect',
    replace: () => ({
      *chooseDonToRest(g, player, count) {
        return cardsIn(g, player, 'cost')
          .filter((card) => card.state === 'active')
          .slice(0, count);
      },
    }),
  },
  {
    id: 'don-under-effects-are-alike',
    clause: '3-9-2',
    title: 'where every DON!! card is under some effect it does not matter which are rested',
    replace: (rules) => ({
      areAlike: (g, cards) =>
        cards.every((card) => g.state.effects.some((effect) => isTarget(effect, card))) || rules.areAlike(g, cards),
    }),
  },
  {
    id: 'counter-events-take-the-first-don',
    clause: '3-9-2',
    title: 'who plays an Event in the Counter Step does not say with which DON!! cards',
    replace: (rules) => ({
      payToPlay: (g, player, card, chosen) =>
        rules.payToPlay(g, player, card, g.state.facts.battle ? undefined : chosen),
    }),
  },
  {
    id: 'rested-don-may-be-named',
    clause: '3-9-2',
    title: 'who pays may name any DON!! cards of the cost area',
    replace: (rules) => ({ costRefusal: (g, player, card) => rules.costRefusal(g, player, card) }),
  },
  {
    id: 'cost-area-is-known-to-its-owner',
    clause: '3-9-2',
    title: "the opponent does not see the DON!! cards of a player's cost area",
    replace: (rules) => ({
      seesOpenArea: (g, viewer, card) =>
        rules.seesOpenArea(g, viewer, card) && (card.zone !== 'cost' || card.controller === viewer),
    }),
  },
  {
    id: 'new-don-rested',
    clause: '3-9-3',
    title: 'DON!! cards come rested',
    replace: () => ({ stateOfNewDon: 'rested' }),
  },
  {
    id: 'new-don-by-effect-rested',
    clause: '3-9-3',
    title: 'DON!! cards come active in the DON!! Phase, and rested by effects',
    replace: (rules) => ({
      addDon: (g, player, count, state, cause) =>
        rules.addDon(g, player, count, cause.kind === 'effect' ? 'rested' : state, cause),
    }),
  },
  {
    id: 'rested-don-is-not-heard',
    clause: '3-9-3',
    title: 'DON!! cards come active even where the effect says rested',
    replace: (rules) => ({
      addDon: (g, player, count, _state, cause) => rules.addDon(g, player, count, undefined, cause),
    }),
  },
  {
    id: 'own-life-is-known',
    clause: '3-10-2',
    title: 'a player may look at the own Life cards',
    replace: (rules) => ({
      seesLife: (g, viewer, card) => rules.seesLife(g, viewer, card) || viewer === card.owner,
    }),
  },
  {
    id: 'any-life-card-moves',
    clause: '3-10-2',
    title: 'a player may choose any of the Life cards where an effect moves one',
    replace: () => ({ lifeInReach: (_g, _target, cards) => cards }),
  },
  {
    id: 'top-life-only-for-the-own',
    clause: '3-10-2',
    title: "of the opponent's Life cards any may be chosen",
    replace: (rules) => ({
      lifeInReach: (g, target, cards) =>
        'choose' in target && target.choose.from.player === 'opponent' ? cards : rules.lifeInReach(g, target, cards),
    }),
  },
  {
    id: 'one-life-card-at-most',
    clause: '3-10-2',
    title: 'however many Life cards an effect moves only the one on top can be chosen',
    replace: (rules) => ({
      lifeInReach: (g, target, cards) =>
        'choose' in target ? rules.lifeInReach(g, { choose: { ...target.choose, count: 1 } }, cards) : cards,
    }),
  },
  {
    id: 'any-life-card-among-others',
    clause: '3-10-2',
    title: 'where cards of another area can be chosen as well any of the Life cards can',
    replace: (rules) => {
      const isMixed = (target: Target) => 'choose' in target && target.choose.from.zone?.length !== 1;
      return {
        lifeInReach: (g, target, cards) => (isMixed(target) ? cards : rules.lifeInReach(g, target, cards)),
        fitToMove: (g, target) => (isMixed(target) ? undefined : rules.fitToMove(g, target)),
      };
    },
  },
  {
    id: 'any-of-the-uppermost-life-cards',
    clause: '3-10-2',
    title: 'fewer Life cards than an effect could move may be any of as many from the top',
    replace: () => ({ fitToMove: () => undefined }),
  },
  {
    id: 'life-is-taken-from-the-top-by-one-player',
    clause: '3-10-2',
    title: 'where Life cards of both players can be taken only those of the player of the effect are from the top',
    replace: (rules) => ({
      fitToMove(g, target) {
        const fit = rules.fitToMove(g, target);
        return fit && ((cards) => fit(cards.filter((card) => card.controller === g.state.turnPlayer)));
      },
    }),
  },
  {
    id: 'damage-takes-the-lowest',
    clause: '3-10-2',
    title: 'damage takes the Life card at the bottom',
    replace: () => ({ topLife: (g, player) => cardsIn(g, player, 'life').at(-1) }),
  },
  {
    id: 'new-life-face-up',
    clause: '3-10-2',
    title: 'a card that an effect adds to the Life area lies face up',
    replace: (rules) => ({
      faceOnArrival: (g, card, zone) =>
        zone === 'life' && card.zone !== 'life' ? 'up' : rules.faceOnArrival(g, card, zone),
    }),
  },
  {
    id: 'only-the-top-after-looking',
    clause: '3-10-2',
    title: 'also of Life cards that are looked at the top one is taken',
    replace: (rules) => ({
      lifeInReach: (g, target, cards) =>
        'choose' in target && target.choose.from.zone?.[0] === 'life'
          ? cards.slice(0, 1)
          : rules.lifeInReach(g, target, cards),
    }),
  },
  {
    id: 'open-life-is-known-to-its-owner',
    clause: '3-10-2-1',
    title: 'a Life card that lies face up is known to its owner only',
    replace: (rules) => ({
      seesLife: (g, viewer, card) => rules.seesLife(g, viewer, card) && card.owner === viewer,
    }),
  },
  {
    id: 'one-open-life-card-opens-all',
    clause: '3-10-2-1',
    title: 'where one Life card lies face up the whole Life area is open',
    replace: (rules) => ({
      seesLife: (g, viewer, card) =>
        rules.seesLife(g, viewer, card) || cardsIn(g, card.owner, 'life').some((one) => one.face === 'up'),
    }),
  },
  {
    id: 'open-life-is-taken-first',
    clause: '3-10-2-1',
    title: 'damage takes a Life card that lies face up before the others',
    replace: (rules) => ({
      topLife: (g, player) => cardsIn(g, player, 'life').find((card) => card.face === 'up') ?? rules.topLife(g, player),
    }),
  },
  {
    id: 'open-life-has-no-trigger',
    clause: '3-10-2-1',
    title: 'the [Trigger] of a Life card that lies face up cannot be activated',
    replace: (rules) => ({ triggerOf: (g, card) => (card.face === 'up' ? undefined : rules.triggerOf(g, card)) }),
  },
  {
    id: 'open-life-is-no-life',
    clause: '3-10-2-1',
    title: 'a card that lies face up counts as no Life card',
    replace: () => ({ hasNoLife: (g, player) => cardsIn(g, player, 'life').every((card) => card.face === 'up') }),
  },
  {
    id: 'open-life-stays-known-in-the-hand',
    clause: '3-10-2-1',
    title: 'a Life card that was open stays open in the hand',
    replace: (rules) => {
      const open = new WeakSet<CardState>();
      return {
        seesLife(g, viewer, card) {
          if (card.face === 'up') open.add(card);
          return rules.seesLife(g, viewer, card);
        },
        seesHand: (g, viewer, card) => rules.seesHand(g, viewer, card) || open.has(card),
      };
    },
  },
  {
    id: 'looked-at-life-lies-face-down',
    clause: '3-10-3',
    title: 'Life cards that were looked at lie face down afterwards',
    replace: () => ({ faceOfReturnedLife: () => 'down' }),
  },
  {
    id: 'looked-at-life-lies-face-up',
    clause: '3-10-3',
    title: 'Life cards that were looked at lie face up afterwards',
    replace: () => ({ faceOfReturnedLife: () => 'up' }),
  },
  {
    id: 'faces-stay-in-their-places',
    clause: '3-10-3',
    title: 'the face belongs to the place: the top card lies as the top card did before',
    replace: (rules) => ({
      *beforeMove(g, context, cards, to, named) {
        const faces = cards.map((card) => card.face);
        const inOrder = yield* rules.beforeMove(g, context, cards, to, named);
        if (to.zone !== 'life' || cards.some((card) => card.zone !== 'life')) return inOrder;
        const upper = to.place === 'top' ? [...inOrder].reverse() : inOrder;
        for (const [index, card] of upper.entries()) setFace(g, card.id, faces[index]!);
        return inOrder;
      },
    }),
  },
  {
    id: 'open-life-is-not-looked-at',
    clause: '3-10-3',
    title: 'only Life cards that lie face down can be looked at',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        if (instruction.do !== 'look' || instruction.zone !== 'life') {
          return yield* rules.carryOut(g, context, instruction);
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
];

export const stageCostLifeFaults: readonly OpFault[] = [...stages, ...costAndLife];
