/** Misreadings of section 4, but for drawing and damage. */
import { chooseNumber } from '../../kernel/ask';
import { statOf } from '../../kernel/continuous/characteristics';
import { carryOutAll } from '../../kernel/language/instructions';
import type { Fault } from '../../kernel/module';
import { perform } from '../../kernel/events/perform';
import type { CardState } from '../../kernel/state';
import { activeDon, categoryOf, isCharacter, type OpRules } from '../game';
import { valueAndTextFaults } from './04-values-and-texts';

type OpFault = Fault<OpRules>;

const ownersAndStates: readonly OpFault[] = [
  {
    id: 'owner-is-who-uses-it',
    clause: '4-2-1-1',
    title: 'the owner of a card is the player who uses it',
    replace: () => ({ ownerOf: (_g, card) => card.controller }),
  },
  {
    id: 'ko-to-the-trash-of-its-user',
    clause: '4-2-1-1',
    title: 'a card that is trashed goes to the trash of its user',
    replace: (rules) => ({ trashOf: (g, card) => ({ ...rules.trashOf(g, card), player: card.controller }) }),
  },
  {
    id: 'life-of-its-user',
    clause: '4-2-1-1',
    title: 'a Character that becomes a Life card becomes one of its user',
    replace: (rules) => ({
      carryOutMoves: (g, changes) =>
        rules.carryOutMoves(
          g,
          changes.map((change) =>
            'to' in change && change.to.zone === 'life'
              ? { ...change, to: { ...change.to, player: change.card.controller } }
              : change,
          ),
        ),
    }),
  },
  {
    id: 'room-in-the-trash-of-its-user',
    clause: '4-2-1-1',
    title: 'a Character trashed to make room goes to the trash of the player who made room',
    replace: (rules) => ({
      *trashByRule(g, card, clause) {
        const player = card.controller;
        if (!isCharacter(card)) return yield* rules.trashByRule(g, card, clause);
        g.cite(clause);
        yield* perform(g, { card, to: { ...g.rules.trashOf(g, card), player }, unreplaceable: true });
      },
    }),
  },
  {
    id: 'given-don-goes-to-the-owner-of-the-card',
    clause: '4-2-1-1',
    title: 'what was given to a card goes to the cost area of the owner of that card',
    replace: (rules) => ({
      whenHostMoves(g, link, to) {
        const change = rules.whenHostMoves(g, link, to);
        if (!change || !('to' in change)) return change;
        return { ...change, to: { ...change.to, player: g.card(link.host).owner } };
      },
    }),
  },
  {
    id: 'events-of-the-owner',
    clause: '4-2-1-1',
    title: 'what happens to a card happens to its owner, whoever has it in play',
    replace: () => ({ wordsOfArrival: ['played', 'addedToLife', 'removed', 'koed', 'trashed'] }),
  },
  {
    id: 'auto-effects-of-the-owner',
    clause: '4-2-1-1',
    title: 'the auto effects of a card are those of its owner',
    replace: (rules) => ({
      activateAuto: (g, _player, card, ability, occasion) => rules.activateAuto(g, card.owner, card, ability, occasion),
    }),
  },
  {
    id: 'on-ko-of-the-owner',
    clause: '4-2-1-1',
    title: 'an [On K.O.] effect is that of the player to whose trash the card goes',
    replace: (rules) => ({
      concerned: (g, event, departed) =>
        rules.concerned(g, event, departed).map((gone) => ({ ...gone, player: gone.card.owner })),
    }),
  },
  {
    id: 'don-count-in-the-turn-of-the-owner',
    clause: '4-2-1-1',
    title: 'DON!! cards that are given to a card count in the turn of its owner',
    replace: () => ({ donCountsNow: (g, card) => card.owner === g.state.turnPlayer }),
  },
  {
    id: 'stages-have-no-state',
    clause: '4-4-1',
    title: 'a Stage is neither active nor rested',
    replace: (rules) => ({ zonesWithStates: rules.zonesWithStates.filter((zone) => zone !== 'stage') }),
  },
  {
    id: 'leaders-stay-active',
    clause: '4-4-1',
    title: 'an effect does not rest a Leader',
    replace: (rules) => ({ zonesWithStates: rules.zonesWithStates.filter((zone) => zone !== 'leader') }),
  },
  {
    id: 'effects-do-not-rest-don',
    clause: '4-4-1',
    title: 'DON!! cards are rested by paying only',
    replace: (rules) => ({ zonesWithStates: rules.zonesWithStates.filter((zone) => zone !== 'cost') }),
  },
  {
    id: 'rested-twice-is-active',
    clause: '4-4-1',
    title: 'to rest a card turns it: one that is rested becomes active',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        if (instruction.do !== 'setState' || !('all' in instruction.target)) {
          return yield* rules.carryOut(g, context, instruction);
        }
        const rested = Object.values(g.state.cards).filter(
          (card) => card.state === 'rested' && card.controller !== context.player && card.zone === 'character',
        );
        yield* rules.carryOut(g, context, instruction);
        yield* perform(g, ...rested.map((card) => ({ card, state: 'active' })));
      },
    }),
  },
  {
    id: 'given-don-is-rested',
    clause: '4-4-2',
    title: 'a DON!! card that is given is rested',
    replace: () => ({ stateOfGivenDon: 'rested' }),
  },
  {
    id: 'given-don-stays-active',
    clause: '4-4-2',
    title: 'a DON!! card that is given stays active',
    replace: () => ({ stateOfGivenDon: 'active' }),
  },
  {
    id: 'given-don-is-set-active',
    clause: '4-4-2',
    title: 'an effect that sets DON!! cards as active or rests them reaches those that are given',
    replace: (rules) => ({ zonesWithStates: [...rules.zonesWithStates, 'given'] }),
  },
  {
    id: 'given-don-pays',
    clause: '4-4-2',
    title: 'a DON!! card that is given can still pay',
    replace: (rules) => ({
      costRefusal(g, player, card, chosen) {
        const there = activeDon(g, player).length + g.zone(player, 'given').length;
        return g.rules.costOf(g, card) <= there ? null : rules.costRefusal(g, player, card, chosen);
      },
    }),
  },
];

const playing: readonly OpFault[] = [
  {
    id: 'events-are-free',
    clause: '4-7-1',
    title: 'only what is placed on the field is paid for, an Event is not "played"',
    replace: (rules) => ({
      *payToPlay(g, player, card, chosen) {
        if (categoryOf(card) === 'event') g.cite('4-7-1', '2-7-3');
        else yield* rules.payToPlay(g, player, card, chosen);
      },
    }),
  },
  {
    id: 'characters-are-free',
    clause: '4-7-1',
    title: 'Characters are not paid for where the player has as many DON!! cards as they cost',
    replace: (rules) => ({
      *payToPlay(g, player, card, chosen) {
        if (categoryOf(card) === 'character') g.cite('4-7-1', '2-7-2');
        else yield* rules.payToPlay(g, player, card, chosen);
      },
    }),
  },
  {
    id: 'played-from-the-trash',
    clause: '4-7-1',
    title: 'a player may play a card of the trash by paying its cost',
    replace: (rules) => ({
      playRefusal: (g, player, action, timing) =>
        g.zone(player, 'trash').includes(action.card ?? '') ? null : rules.playRefusal(g, player, action, timing),
    }),
  },
  {
    id: 'stages-are-free',
    clause: '4-7-1',
    title: 'Stages are not paid for',
    replace: (rules) => ({
      *payToPlay(g, player, card, chosen) {
        if (categoryOf(card) === 'stage') g.cite('4-7-1', '2-7-4');
        else yield* rules.payToPlay(g, player, card, chosen);
      },
    }),
  },
  {
    id: 'pay-what-is-there',
    clause: '4-7-1',
    title: 'a player who has fewer active DON!! cards than the cost pays with those',
    replace: () => ({ costRefusal: () => null }),
  },
  {
    id: 'effects-pay-too',
    clause: '4-7-1',
    title: 'also a Character that an effect plays must be paid for',
    replace: (rules) => ({
      *playByEffect(g, context, card, state) {
        const { player } = context;
        if (activeDon(g, player).length < g.rules.costOf(g, card)) return;
        yield* g.rules.restDon(g, player, g.rules.costOf(g, card));
        yield* rules.playByEffect(g, context, card, state);
      },
    }),
  },
  {
    id: 'only-characters-cannot-be-played',
    clause: '4-7-2',
    title: '"cannot be played" is about Characters',
    replace: (rules) => ({
      forbiddenPlayRefusal: (g, card) =>
        categoryOf(card) === 'character' ? rules.forbiddenPlayRefusal(g, card) : null,
    }),
  },
  {
    id: 'characters-can-be-played',
    clause: '4-7-2',
    title: '"cannot be played" is about Events and Stages, Characters are placed',
    replace: (rules) => ({
      forbiddenPlayRefusal: (g, card) =>
        categoryOf(card) === 'character' ? null : rules.forbiddenPlayRefusal(g, card),
    }),
  },
  {
    id: 'once-forbidden-always-forbidden',
    clause: '4-7-2',
    title: 'a card that could not be played cannot be played later in the game either',
    replace: (rules) => {
      const known = new WeakSet<CardState>();
      return {
        forbiddenPlayRefusal(g, card) {
          const refusal = rules.forbiddenPlayRefusal(g, card);
          if (refusal) known.add(card);
          return known.has(card) ? { clause: '4-7-2', reason: 'it could not be played' } : null;
        },
      };
    },
  },
  {
    id: 'events-are-activated-not-played',
    clause: '4-7-2',
    title: 'an Event that cannot be played can be activated',
    replace: (rules) => ({
      forbiddenPlayRefusal: (g, card) => (categoryOf(card) === 'event' ? null : rules.forbiddenPlayRefusal(g, card)),
    }),
  },
  {
    id: 'counter-events-can-be-played',
    clause: '4-7-2',
    title: '"cannot be played" is about the Main Phase, not about the Counter Step',
    replace: (rules) => ({
      forbiddenPlayRefusal: (g, card) => (g.state.facts.battle ? null : rules.forbiddenPlayRefusal(g, card)),
    }),
  },
  {
    id: 'effects-play-what-cannot-be-played',
    clause: '4-7-2',
    title: 'effects may play a card that cannot be played',
    replace: () => ({ effectMayNotPlay: () => false }),
  },
  {
    id: 'nobody-plays-what-is-as-dear',
    clause: '4-7-2',
    title: 'what one player cannot play the other cannot play either',
    replace: (rules) => ({
      forbiddenPlayRefusal: (g, card) =>
        Object.values(g.state.cards)
          .filter((other) => other.zone === 'hand' && statOf(g, other, 'cost') <= statOf(g, card, 'cost'))
          .map((other) => rules.forbiddenPlayRefusal(g, other))
          .find((refusal) => refusal !== null) ?? rules.forbiddenPlayRefusal(g, card),
    }),
  },
  {
    id: 'up-to-is-at-least-one',
    clause: '4-8-1',
    title: '"up to" a number means at least one',
    replace: (rules) => ({
      rangeOfChoice(g, context, choice, fitting) {
        const range = rules.rangeOfChoice(g, context, choice, fitting);
        return choice.upTo ? { ...range, min: Math.min(1, fitting.length) } : range;
      },
    }),
  },
  {
    id: 'up-to-is-all-that-are-there',
    clause: '4-8-1',
    title: '"up to" a number means as many as there are',
    replace: () => ({ isUpTo: () => false }),
  },
  {
    id: 'up-to-is-for-the-player-of-the-effect',
    clause: '4-8-1',
    title: 'an opponent who has to choose "up to" a number of cards chooses as many as there are',
    replace: (rules) => ({
      rangeOfChoice(g, context, choice, fitting) {
        const range = rules.rangeOfChoice(g, context, choice, fitting);
        return choice.by === 'opponent' ? { ...range, min: Math.min(range.max, fitting.length) } : range;
      },
    }),
  },
  {
    id: 'up-to-has-no-limit',
    clause: '4-8-1',
    title: '"up to" a number lets the player choose one more',
    replace: (rules) => ({
      rangeOfChoice(g, context, choice, fitting) {
        const range = rules.rangeOfChoice(g, context, choice, fitting);
        return choice.upTo ? { ...range, max: range.max + 1 } : range;
      },
    }),
  },
  {
    id: 'up-to-none-only-of-many',
    clause: '4-8-1',
    title: 'none may be chosen only where more cards are there than the number',
    replace: (rules) => ({
      rangeOfChoice(g, context, choice, fitting) {
        const range = rules.rangeOfChoice(g, context, choice, fitting);
        return fitting.length <= choice.count ? { ...range, min: fitting.length } : range;
      },
    }),
  },
  {
    id: 'up-to-chosen-beforehand',
    clause: '4-8-1',
    title: 'the cards are chosen when the effect is activated, before any of it is carried out',
    replace: (rules) => ({
      *carryOutText(g, context, instructions) {
        const before = new Set(g.zone(context.player, 'hand'));
        const asksLater = instructions.slice(1).some((one) => JSON.stringify(one).includes('"upTo":true'));
        if (!asksLater) return yield* rules.carryOutText(g, context, instructions);
        yield* rules.carryOutText(g, context, instructions.slice(0, 1));
        const procedure = carryOutAll(g, context, instructions.slice(1));
        let step = procedure.next();
        while (!step.done) {
          const { check } = step.value;
          const isKnown = (id: string) => before.has(id);
          step = procedure.next(
            yield {
              ...step.value,
              check: (action) => (action.cards?.every(isKnown) === false ? { reason: 'chosen before' } : check(action)),
            },
          );
        }
      },
    }),
  },
  {
    id: 'number-of-draws-said-first',
    clause: '4-8-2',
    title: 'the player says first how many cards, then draws them',
    replace: () => ({
      *drawUpTo(g, player, count, cause) {
        g.cite('4-5-4', '4-5-4-1', '4-5-4-2', '4-5-4-3', '4-8-2');
        const number = yield* chooseNumber({ player, kind: 'number', max: count });
        yield* g.rules.draw(g, player, number, cause);
      },
    }),
  },
  {
    id: 'draw-all-or-none',
    clause: '4-8-2',
    title: 'the player is asked once: all of the cards or none',
    replace: (rules) => ({
      *drawUpTo(g, player, count, cause) {
        g.cite('4-5-4', '4-8-2');
        if (yield* rules.goesOnDrawing(g, player)) yield* g.rules.draw(g, player, count, cause);
      },
    }),
  },
];

export const basicGameTerminologyFaults: readonly OpFault[] = [...ownersAndStates, ...playing, ...valueAndTextFaults];
