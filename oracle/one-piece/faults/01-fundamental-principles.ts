/** Misreadings of 1-3: the fundamental principles. */
import { requirementsFor } from '../../kernel/continuous/abilities';
import { statOf } from '../../kernel/continuous/values';
import { perform } from '../../kernel/events/perform';
import { causeOf, resolveTargets } from '../../kernel/language/instructions';
import type { Obstacle } from '../../kernel/procedures/obstacles';
import { opponentOf, type CardState } from '../../kernel/state';
import { afterwards } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import {
  choiceOfEach,
  ofCardsBeforeRules,
  ofChoosersInOrder,
  ofNegativeTimes,
  ofNoChange,
  ofNumbers,
  ofEachInTurn,
  ofProhibitions,
  ofImpossible,
} from '../../kernel/testing/common-principles';
import { activeDon, charactersOf, type OpRules } from '../game';
import { memory } from '../../kernel/testing/memory';
import type { IntendedChange } from '../../kernel/changes/intended';

const atLeast0 = (value: number): number => Math.max(0, value);

/** A replacement applies and does as much as it can, although this obstacle makes it impossible. */
const isObstructed = (by: Obstacle) =>
  alsoIf<OpRules, 'canReplace'>('canReplace', (g, context) =>
    context.ability.effect.some((one) => g.rules.obstacles(g, context, one).includes(by)),
  );

const paidFor = memory(() => new Set<string>());

/** An event goes on although a replacement of other events has meanwhile forbidden it. */
const continuesForbidden = (event: string) =>
  faultTable<OpRules>({
    '1-3-3': {
      [`a card is ${event} although what happened instead of the rest has put a prohibition in force`]: alsoIf(
        'mayStillHappen',
        (_g, intent) => intent.events.includes(event),
      ),
    },
  });

export const fundamentalPrinciplesFaults = [
  ...faultTable<OpRules>({
    '1-3-1': {
      ...ofCardsBeforeRules(),
      'an active Character is never attacked, whatever a card says': another(
        'activeTargetRefusal',
        (_g, _attacker, target) =>
          target.zone === 'character' && target.state === 'active' ? { reason: 'it is active' } : null,
      ),
      'to attack costs nothing, whatever a card says': always('costOfAttacking', []),
      'four copies are the most, whatever a card says': (rules) => ({ copiesAllowed: () => rules.copyLimit }),
    },
    '1-3-2': {
      ...ofImpossible('an effect'),
      'where there are fewer DON!! cards than an effect returns none is returned':
        skip('returnDon', (g, player, count, cause) => g.rules.returnableDon(g, player, cause).length < count),
      '"during this battle" outside of a battle lasts until the end of the next one': always('canLast', true),
    },
    '1-3-2-1': {
      ...ofNoChange(),
      'what happens instead may be to make of a card what it is already': isObstructed('noChange'),
    },
    '1-3-2-2': {
      ...ofNegativeTimes('an effect'),
      'a number below 0 means all cards but so many': another('repetitionCount', (_g, times) => times),
    },
    '1-3-3': {
      ...ofProhibitions('an effect'),
      'what happens instead may be what an effect forbids': isObstructed('prohibition'),
      'a player who pays plays a card that cannot be played': always(
        'isProhibited',
        false,
        (_g, _card, what, cause) => what === 'play' && cause?.kind === 'rule',
      ),
      'an effect rests a Stage that cannot be rested': onlyIf('stateIsForbidden', (_g, card) => card.zone !== 'stage'),
      'an effect that sets a card active does so whatever another effect says': (rules) => ({
        stateIsForbidden: (g, card) => g.consulting(rules.hasNoState(g, card)),
      }),
      'only Characters can be kept from being rested or set active': result(
        'stateIsForbidden',
        (given, g, card) => g.consulting(g.rules.hasNoState(g, card)) || (card.zone === 'character' && given),
      ),
      'what only some cannot rest or set active nobody can, or everybody can': (rules) => ({
        stateIsForbidden: (g, card, state) => rules.stateIsForbidden(g, card, state),
      }),
      'a prohibition that names a cause does not bind what players do by the rules': args(
        'isProhibited',
        (g, card, what, cause) => [g, card, what, cause?.kind === 'rule' ? undefined : cause],
      ),
      'Life cards that cannot be added to the hand are not added by damage only': always('staysInLife', false),
      'a card is paid for with DON!! cards that cannot be rested': another('cardsToRest', (g, player) =>
        activeDon(g, player),
      ),
    },
    '1-3-4': {
      ...ofChoosersInOrder(),
      'the player whose effect it is chooses first': result('choosersInOrder', (given, g) => {
        const player = g.frames.at(-1)?.context.player ?? given[0]!;
        return [player, opponentOf(player)];
      }),
      'what both players have chosen happens twice to the one card': (rules) => ({
        *executeInstruction(g, context, instruction) {
          const choose = choiceOfEach(instruction);
          if (!choose) return yield* rules.executeInstruction(g, context, instruction);
          const chosen: CardState[] = [];
          for (const player of g.rules.choosersInOrder(g)) {
            chosen.push(...(yield* resolveTargets(g, { ...context, player }, { choose })));
          }
          yield* g.rules.ko(g, chosen, causeOf(context));
        },
      }),
      'of two things at one moment the cards of the first one named are chosen first, whoever chooses': (rules) => ({
        *executeInstruction(g, context, instruction) {
          if (instruction.do !== 'together') return yield* rules.executeInstruction(g, context, instruction);
          const changes: IntendedChange[] = [];
          for (const part of instruction.parts) {
            if (part.do !== 'setState') return yield* rules.executeInstruction(g, context, instruction);
            const cards = yield* resolveTargets(g, context, part.target);
            changes.push(...cards.map((card) => ({ card, state: part.state, cause: causeOf(context) })));
          }
          yield* perform(g, ...g.rules.simultaneous(g, changes));
        },
      }),
    },
    '1-3-5': ofNumbers(),
    '1-3-5-1': {
      '"up to" a number means at least 1': args('chooseNumber', (g, player, min, max) => [
        g,
        player,
        min ?? (max === undefined ? 0 : 1),
        max,
      ]),
    },
    '1-3-6': {
      'a Counter lowered below 0 is raised from 0': args('applyStep', (g, stat, value, step) => [
        g,
        stat,
        stat === 'counter' ? atLeast0(value) : value,
        step,
      ]),
      'a Counter below 0 is a Counter, which lowers power': result('readAs', (given, _g, stat, value) =>
        stat === 'counter' ? value : given,
      ),
    },
    '1-3-6-1': {
      'power below 0 is read as 0': result('readAs', (given) => atLeast0(given)),
      'a battle is fought with a power of 0 at least': result('powerInBattle', (given) => atLeast0(given)),
      'power that has fallen below 0 is raised from 0': args('applyStep', (g, stat, value, step) => [
        g,
        stat,
        stat === 'power' && (step.by ?? 0) > 0 ? atLeast0(value) : value,
        step,
      ]),
    },
    '1-3-6-1-1': {
      'a Character whose power falls below 0 is trashed': afterwards('runCheckpoint', function* (g) {
        const weak = (['A', 'B'] as const).flatMap((player) => charactersOf(g, player));
        yield* g.rules.trash(
          g,
          weak.filter((card) => statOf(g, card, 'power') < 0),
        );
      }),
      'a Character with negative power does nothing any more, it cannot attack': always(
        'attackerRefusal',
        { reason: 'it has no power' },
        (g, attacker) => statOf(g, attacker, 'power') < 0,
      ),
    },
    '1-3-6-2': {
      'a cost may be negative': result('readAs', (given, _g, stat, value) => (stat === 'cost' ? value : given)),
    },
    '1-3-6-2-1': {
      'a cost that has fallen below 0 is raised from 0': args('applyStep', (g, stat, value, step) => [
        g,
        stat,
        stat === 'cost' ? atLeast0(value) : value,
        step,
      ]),
      'a cost that is below 0 is not lowered any further': result('applyStep', (given, _g, stat, value, step) =>
        stat === 'cost' && value < 0 && (step.by ?? 0) < 0 ? value : given,
      ),
    },
    '1-3-7': ofEachInTurn('an effect'),
    '1-3-8': {
      'of resting and setting active at once what is said last prevails': always('yieldsToRest', false),
      'a rested card that is to be rested and set active at once is set active': onlyIf(
        'yieldsToRest',
        (_g, change) => change.card.state === 'active',
      ),
      'only a Character that is to be rested and set active at once is rested': onlyIf(
        'yieldsToRest',
        (_g, change) => change.card.zone === 'character',
      ),
    },
    '1-3-9-1': {
      'what lowers the cost of a card lowers the DON!! cards rested for its effects': (rules) => ({
        costToActivate(g, card, ability) {
          const change = statOf(g, card, 'cost') - g.rules.printed(g, card, 'cost');
          return rules
            .costToActivate(g, card, ability)
            .map((part) =>
              part.do === 'restDon' && typeof part.count === 'number' ? { ...part, count: part.count + change } : part,
            );
        },
      }),
      'a card can be played with as many active DON!! cards as there are': always('costRefusal', null),
    },
    '1-3-9-2': {
      'what is to be paid besides for effects is to be paid for playing cards too': (rules) => ({
        costOf(g, card) {
          const taxed = charactersOf(g, card.side).some(
            (one) => requirementsFor(g, one, { type: 'activate', effect: [] }).length > 0,
          );
          return rules.costOf(g, card) + Number(taxed);
        },
      }),
      'the activation cost is paid the first time, like the cost of the card': (rules) => ({
        *pay(g, context, cost) {
          const key = context.source.id;
          if (paidFor(g).has(key)) return true;
          paidFor(g).add(key);
          return yield* rules.pay(g, context, cost);
        },
      }),
    },
    '1-3-10': {
      'the player whose turn it is not acts first': result('actorsInOrder', (given) => [...given].reverse()),
      'in a battle the player attacked, whose effect it is, acts first': (rules) => ({
        actorsInOrder: (g) => (g.state.battle ? [...rules.actorsInOrder(g)].reverse() : rules.actorsInOrder(g)),
      }),
    },
  }),
  ...['koed', 'moved', 'rested'].flatMap(continuesForbidden),
];
