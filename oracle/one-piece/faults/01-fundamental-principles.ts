/** Misreadings of 1-3: the fundamental principles. */
import type { CardsToChoose, Instruction } from '../../../schemas/ability';
import { tell } from '../../kernel/changes';
import { requirementsFor } from '../../kernel/continuous/abilities';
import { statOf } from '../../kernel/continuous/values';
import { type IntendedChange, perform } from '../../kernel/events/perform';
import { carryOutAll, causeOf, resolveTargets } from '../../kernel/language/instructions';
import type { CardState } from '../../kernel/state';
import { isTarget } from '../../kernel/state/lasting';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { canBeDone } from '../../kernel/costs/analysis';
import { activeDon, cardsIn, charactersOf, type OpRules } from '../game';
import { memory } from './memory';

const atLeast0 = (value: number): number => Math.max(0, value);

/** What each player is to choose for a K.O., as a choice of the player of the effect. */
const choiceOfEach = (instruction: Instruction): CardsToChoose | undefined =>
  instruction.do === 'ko' && 'choose' in instruction.target && instruction.target.choose.by === 'each'
    ? { ...instruction.target.choose, by: 'you' }
    : undefined;

/** What happens instead is done as far as it can be, although this clause makes it impossible. */
const isHindered = (clause: string) =>
  alsoIf<OpRules, 'canReplace'>('canReplace', (g, context) =>
    context.ability.effect.some((one) => g.rules.hindrances(g, context, one).includes(clause)),
  );

const paidFor = memory(() => new Set<string>());

/** Something goes on as it was meant to, although it is forbidden by the time that something else has happened instead. */
const goesOnForbidden = (event: string) =>
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
      'nothing that a card says changes what the rules say of defeat': () => ({
        *judgeDefeat(g, losers) {
          g.rules.endTheGame(g, losers, 'by the rules');
        },
      }),
      'an active Character is never attacked, whatever a card says': another(
        'activeTargetRefusal',
        (_g, _attacker, target) =>
          target.zone === 'character' && target.state === 'active' ? { reason: 'it is active' } : null,
      ),
      'to attack costs nothing, whatever a card says': always('costOfAttacking', []),
      'four copies are the most, whatever a card says': (rules) => ({ copiesAllowed: () => rules.copyLimit }),
    },
    '1-3-2': {
      'an effect that cannot be carried out in full is not carried out': skip('resolve', (g, context) =>
        !canBeDone(g, context, context.ability.effect)),
      'an effect ends where something in it is impossible': () => ({
        *resolve(g, context) {
          for (const instruction of context.ability.effect) {
            const possible = canBeDone(g, context, [instruction]);
            yield* carryOutAll(g, context, [instruction]);
            if (!possible) return;
          }
        },
      }),
      'where there are fewer cards than an effect asks for it takes none': skip('carryOut', (g, context, instruction) =>
        instruction.do === 'discard' && !canBeDone(g, context, [instruction])),
      'where there are fewer DON!! cards than an effect returns none is returned':
        skip('returnDon', (g, player, count, cause) => g.rules.returnableDon(g, player, cause).length < count),
      '"during this battle" outside of a battle lasts until the end of the next one': always('canLast', true),
    },
    '1-3-2-1': {
      'what happens instead may be to make of a card what it is already': isHindered('1-3-2-1'),
      'a rested card that is to be rested has been rested again': (rules) => ({
        changesNothing(g, change) {
          const nothing = rules.changesNothing(g, change);
          if (nothing && 'state' in change) {
            tell(g, g.rules.stateEvent(g, change.state), { player: change.card.side, card: change.card.id });
          }
          return nothing;
        },
      }),
    },
    '1-3-2-2': {
      'what is to be done a negative number of times is done so many times': another('repetitionCount', (_g, times) =>
        Math.abs(times),
      ),
      'a draw of a negative number of cards puts cards back': (rules) => ({
        repetitionCount: (_g, times) => times,
        *draw(g, player, count, cause) {
          yield* rules.draw(g, player, count, cause);
          const back = cardsIn(g, player, 'hand').slice(0, atLeast0(-count));
          for (const card of back) yield* perform(g, { card, to: { zone: 'deck', place: 'top', face: 'down' } });
        },
      }),
      'what an effect says is done once at least': another('repetitionCount', (_g, times) => Math.max(1, times)),
      'a number below 0 means all cards but so many': another('repetitionCount', (_g, times) => times),
    },
    '1-3-3': {
      'what happens instead may be what an effect forbids': isHindered('1-3-3'),
      'an effect plays a card that cannot be played': always(
        'isProhibited',
        false,
        (_g, _card, what, cause) => what === 'play' && cause?.kind === 'effect',
      ),
      'a player who pays plays a card that cannot be played': always(
        'isProhibited',
        false,
        (_g, _card, what, cause) => what === 'play' && cause?.kind === 'rule',
      ),
      'an effect rests a Stage that cannot be rested': onlyIf('stateIsForbidden', (_g, card) => card.zone !== 'stage'),
      'a prohibition binds players and battles, not effects': onlyIf(
        'isProhibited',
        (_g, _card, _what, cause) => cause?.kind !== 'effect',
      ),
      'an effect that sets a card active does so whatever another effect says': (rules) => ({
        stateIsForbidden: (g, card) => rules.hasNoState(g, card),
      }),
      'a prohibition by an effect that was carried out before yields to a later effect': always(
        'isProhibited',
        false,
        (g, card) => {
          const isBan = (kind: string) => kind === 'forbid';
          return g.state.effects.some((effect) => isBan(effect.modification.kind) && isTarget(effect, card));
        },
      ),
      'only Characters can be kept from being rested or set active': result(
        'stateIsForbidden',
        (given, g, card) => g.rules.hasNoState(g, card) || (card.zone === 'character' && given),
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
      'the player whose turn it is not chooses first': result('choosersInOrder', (given) => [...given].reverse()),
      'in a battle the player attacked, whose effect it is, chooses first': (rules) => ({
        choosersInOrder: (g) => (g.state.battle ? [...rules.choosersInOrder(g)].reverse() : rules.choosersInOrder(g)),
      }),
      'what the first player has chosen happens before the other chooses': (rules) => ({
        *carryOut(g, context, instruction) {
          const choose = choiceOfEach(instruction);
          if (!choose) return yield* rules.carryOut(g, context, instruction);
          for (const player of g.rules.choosersInOrder(g)) {
            yield* rules.carryOut(g, { ...context, player }, { do: 'ko', target: { choose } });
          }
        },
      }),
      'what both players have chosen happens twice to the one card': (rules) => ({
        *carryOut(g, context, instruction) {
          const choose = choiceOfEach(instruction);
          if (!choose) return yield* rules.carryOut(g, context, instruction);
          const chosen: CardState[] = [];
          for (const player of g.rules.choosersInOrder(g)) {
            chosen.push(...(yield* resolveTargets(g, { ...context, player }, { choose })));
          }
          yield* g.rules.ko(g, chosen, causeOf(context));
        },
      }),
      'of two things at one moment the cards of the first one named are chosen first, whoever chooses': (rules) => ({
        *carryOut(g, context, instruction) {
          if (instruction.do !== 'together') return yield* rules.carryOut(g, context, instruction);
          const changes: IntendedChange[] = [];
          for (const part of instruction.parts) {
            if (part.do !== 'setState') return yield* rules.carryOut(g, context, instruction);
            const cards = yield* resolveTargets(g, context, part.target);
            changes.push(...cards.map((card) => ({ card, state: part.state, cause: causeOf(context) })));
          }
          yield* perform(g, ...g.rules.simultaneous(g, changes));
        },
      }),
    },
    '1-3-5': {
      'a player may choose a negative number': another('leastNumber', -10),
      '0 is no number to choose': another('leastNumber', 1),
      '0 can be chosen although the card sets another least number': args('chooseNumber', (g, player, _min, max) => [
        g,
        player,
        0,
        max,
      ]),
      'the largest number is 10 where the card sets none': args('chooseNumber', (g, player, min, max) => [
        g,
        player,
        min,
        max ?? 10,
      ]),
      'the largest number is 1000 where the card sets none': args('chooseNumber', (g, player, min, max) => [
        g,
        player,
        min,
        max ?? 1000,
      ]),
    },
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
      'a Counter below 0 is a Counter, which lowers power': result('outsideCalculation', (given, _g, stat, value) =>
        stat === 'counter' ? value : given,
      ),
    },
    '1-3-6-1': {
      'power below 0 is read as 0': result('outsideCalculation', (given) => atLeast0(given)),
      'a battle is fought with a power of 0 at least': result('powerInBattle', (given) => atLeast0(given)),
      'power that has fallen below 0 is raised from 0': args('applyStep', (g, stat, value, step) => [
        g,
        stat,
        stat === 'power' && (step.by ?? 0) > 0 ? atLeast0(value) : value,
        step,
      ]),
    },
    '1-3-6-1-1': {
      'a Character whose power falls below 0 is trashed': (rules) => ({
        *resolvePending(g) {
          yield* rules.resolvePending(g);
          const weak = (['A', 'B'] as const).flatMap((player) => charactersOf(g, player));
          yield* g.rules.trash(
            g,
            weak.filter((card) => statOf(g, card, 'power') < 0),
          );
        },
      }),
      'a Character with negative power does nothing any more, it cannot attack': always(
        'attackerRefusal',
        { reason: 'it has no power' },
        (g, attacker) => statOf(g, attacker, 'power') < 0,
      ),
    },
    '1-3-6-2': {
      'a cost may be negative': result('outsideCalculation', (given, _g, stat, value) =>
        stat === 'cost' ? value : given,
      ),
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
    '1-3-7': {
      'cards are drawn when the rest of the effect has been done': args('resolve', (g, context) => {
        const isDraw = ({ do: verb }: { do: string }) => Number(verb === 'draw');
        const effect = [...context.ability.effect].sort((one, other) => isDraw(one) - isDraw(other));
        return [g, { ...context, ability: { ...context.ability, effect } }];
      }),
      'cards are drawn before anything else of the effect is done': args('resolve', (g, context) => {
        const isDraw = ({ do: verb }: { do: string }) => Number(verb === 'draw');
        const effect = [...context.ability.effect].sort((one, other) => isDraw(other) - isDraw(one));
        return [g, { ...context, ability: { ...context.ability, effect } }];
      }),
    },
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
  ...['koed', 'moved', 'rested'].flatMap(goesOnForbidden),
];
