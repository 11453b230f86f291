/** Misreadings of section 1: fundamental principles. */
import type { CardsToChoose, Instruction } from '../../../schemas/ability';
import { tell } from '../../kernel/changes';
import { requirementsFor, statOf } from '../../kernel/continuous/characteristics';
import { carryOutAll, causeOf, resolveTargets } from '../../kernel/language/instructions';
import type { Fault } from '../../kernel/module';
import { perform, type IntendedChange } from '../../kernel/events/perform';
import { isTarget, type CardState } from '../../kernel/state';
import { canBeDone } from '../feasibility';
import { cardsIn, charactersOf, type OpRules } from '../game';
import { memory } from './memory';

const atLeast0 = (value: number): number => Math.max(0, value);
/** What each player is to choose for a K.O., as a choice of the player of the effect. */
const choiceOfEach = (instruction: Instruction): CardsToChoose | undefined =>
  instruction.do === 'ko' && 'choose' in instruction.target && instruction.target.choose.by === 'each'
    ? { ...instruction.target.choose, by: 'you' }
    : undefined;

const paidFor = memory(() => new Set<string>());

export const fundamentalPrinciplesFaults: readonly Fault<OpRules>[] = [
  {
    id: 'rules-of-defeat-before-cards',
    clause: '1-3-1',
    title: 'nothing that a card says changes what the rules say of defeat',
    replace: () => ({
      *judgeDefeat(g, losers) {
        g.rules.endTheGame(g, losers, 'by the rules');
      },
    }),
  },
  {
    id: 'rules-of-attacks-before-cards',
    clause: '1-3-1',
    title: 'an active Character is never attacked, whatever a card says',
    replace: () => ({
      activeTargetRefusal: (_g, _attacker, target) =>
        target.zone === 'character' && target.state === 'active' ? { reason: 'it is active' } : null,
    }),
  },
  {
    id: 'rules-of-payment-before-cards',
    clause: '1-3-1',
    title: 'to attack costs nothing, whatever a card says',
    replace: () => ({ costOfAttacking: () => [] }),
  },
  {
    id: 'rules-of-decks-before-cards',
    clause: '1-3-1',
    title: 'four copies are the most, whatever a card says',
    replace: (rules) => ({ copiesAllowed: () => rules.copyLimit }),
  },
  {
    id: 'all-or-nothing',
    clause: '1-3-2',
    title: 'an effect that cannot be carried out in full is not carried out',
    replace: (rules) => ({
      *resolve(g, context) {
        if (canBeDone(g, context, context.ability.effect)) yield* rules.resolve(g, context);
      },
    }),
  },
  {
    id: 'stops-at-the-impossible',
    clause: '1-3-2',
    title: 'an effect ends where something in it is impossible',
    replace: () => ({
      *resolve(g, context) {
        for (const instruction of context.ability.effect) {
          const possible = canBeDone(g, context, [instruction]);
          yield* carryOutAll(g, context, [instruction]);
          if (!possible) return;
        }
      },
    }),
  },
  {
    id: 'too-few-is-none',
    clause: '1-3-2',
    title: 'where there are fewer cards than an effect asks for it takes none',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        if (instruction.do !== 'discard' || canBeDone(g, context, [instruction])) {
          yield* rules.carryOut(g, context, instruction);
        }
      },
    }),
  },
  {
    id: 'too-few-don-are-not-returned',
    clause: '1-3-2',
    title: 'where there are fewer DON!! cards than an effect returns none is returned',
    replace: (rules) => ({
      *returnDon(g, player, count, cause) {
        if (g.rules.returnableDon(g, player, cause).length >= count) yield* rules.returnDon(g, player, count, cause);
      },
    }),
  },
  {
    id: 'the-next-battle-is-meant',
    clause: '1-3-2',
    title: '"during this battle" outside of a battle lasts until the end of the next one',
    replace: () => ({ canLast: () => true }),
  },
  {
    id: 'rested-again',
    clause: '1-3-2-1',
    title: 'a rested card that is to be rested has been rested again',
    replace: (rules) => ({
      changesNothing(g, change) {
        const nothing = rules.changesNothing(g, change);
        if (nothing && 'state' in change) {
          tell(g, g.rules.stateEvent(change.state), { player: change.card.controller, card: change.card.id });
        }
        return nothing;
      },
    }),
  },
  {
    id: 'the-sign-does-not-count',
    clause: '1-3-2-2',
    title: 'what is to be done a negative number of times is done so many times',
    replace: () => ({ repetitionCount: (_g, times) => Math.abs(times) }),
  },
  {
    id: 'the-opposite-is-done',
    clause: '1-3-2-2',
    title: 'a draw of a negative number of cards puts cards back',
    replace: (rules) => ({
      repetitionCount: (_g, times) => times,
      *draw(g, player, count, cause) {
        yield* rules.draw(g, player, count, cause);
        const back = cardsIn(g, player, 'hand').slice(0, atLeast0(-count));
        for (const card of back) yield* perform(g, { card, to: { zone: 'deck', place: 'top', face: 'down' } });
      },
    }),
  },
  {
    id: 'once-at-least',
    clause: '1-3-2-2',
    title: 'what an effect says is done once at least',
    replace: () => ({ repetitionCount: (_g, times) => Math.max(1, times) }),
  },
  {
    id: 'all-but-so-many',
    clause: '1-3-2-2',
    title: 'a number below 0 means all cards but so many',
    replace: () => ({ repetitionCount: (_g, times) => times }),
  },
  {
    id: 'stages-are-rested-nevertheless',
    clause: '1-3-3',
    title: 'an effect rests a Stage that cannot be rested',
    replace: (rules) => ({
      stateIsForbidden: (g, card, state, cause) =>
        card.zone !== 'stage' && rules.stateIsForbidden(g, card, state, cause),
    }),
  },
  {
    id: 'effects-overrule-prohibitions',
    clause: '1-3-3',
    title: 'a prohibition binds players and battles, not effects',
    replace: (rules) => ({
      isProhibited: (g, card, what, cause) => cause?.kind !== 'effect' && rules.isProhibited(g, card, what, cause),
    }),
  },
  {
    id: 'states-are-set-regardless',
    clause: '1-3-3',
    title: 'an effect that sets a card active does so whatever another effect says',
    replace: (rules) => ({ stateIsForbidden: (g, card) => rules.hasNoState(g, card) }),
  },
  {
    id: 'the-later-effect-prevails',
    clause: '1-3-3',
    title: 'a prohibition by an effect that was carried out before yields to a later effect',
    replace: (rules) => ({
      isProhibited(g, card, what, cause) {
        const isBan = (kind: string) => kind === 'forbid';
        if (g.state.effects.some((effect) => isBan(effect.modification.kind) && isTarget(effect, card))) return false;
        return rules.isProhibited(g, card, what, cause);
      },
    }),
  },
  {
    id: 'states-of-leaders-are-set-regardless',
    clause: '1-3-3',
    title: 'only Characters can be kept from being rested or set active',
    replace: (rules) => ({
      stateIsForbidden: (g, card, state) =>
        g.rules.hasNoState(g, card) || (card.zone === 'character' && rules.stateIsForbidden(g, card, state)),
    }),
  },
  {
    id: 'the-other-player-chooses-first',
    clause: '1-3-4',
    title: 'the player whose turn it is not chooses first',
    replace: (rules) => ({ choosersInOrder: (g) => [...rules.choosersInOrder(g)].reverse() }),
  },
  {
    id: 'the-defender-chooses-first',
    clause: '1-3-4',
    title: 'in a battle the player attacked, whose effect it is, chooses first',
    replace: (rules) => ({
      choosersInOrder: (g) =>
        g.state.facts.battle ? [...rules.choosersInOrder(g)].reverse() : rules.choosersInOrder(g),
    }),
  },
  {
    id: 'chosen-and-done-one-by-one',
    clause: '1-3-4',
    title: 'what the first player has chosen happens before the other chooses',
    replace: (rules) => ({
      *carryOut(g, context, instruction) {
        const choose = choiceOfEach(instruction);
        if (!choose) return yield* rules.carryOut(g, context, instruction);
        for (const player of g.rules.choosersInOrder(g)) {
          yield* rules.carryOut(g, { ...context, player }, { do: 'ko', target: { choose } });
        }
      },
    }),
  },
  {
    id: 'chosen-twice-done-twice',
    clause: '1-3-4',
    title: 'what both players have chosen happens twice to the one card',
    replace: (rules) => ({
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
  },
  {
    id: 'chosen-in-the-order-of-the-text',
    clause: '1-3-4',
    title: 'of two things at one moment the cards of the first one named are chosen first, whoever chooses',
    replace: (rules) => ({
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
  {
    id: 'negative-numbers',
    clause: '1-3-5',
    title: 'a player may choose a negative number',
    replace: () => ({ leastNumber: -10 }),
  },
  {
    id: 'numbers-from-1',
    clause: '1-3-5',
    title: '0 is no number to choose',
    replace: () => ({ leastNumber: 1 }),
  },
  {
    id: 'least-number-ignored',
    clause: '1-3-5',
    title: '0 can be chosen although the card sets another least number',
    replace: (rules) => ({ chooseNumber: (g, player, _min, max) => rules.chooseNumber(g, player, 0, max) }),
  },
  {
    id: 'numbers-up-to-10',
    clause: '1-3-5',
    title: 'the largest number is 10 where the card sets none',
    replace: (rules) => ({ chooseNumber: (g, player, min, max) => rules.chooseNumber(g, player, min, max ?? 10) }),
  },
  {
    id: 'numbers-up-to-1000',
    clause: '1-3-5',
    title: 'the largest number is 1000 where the card sets none',
    replace: (rules) => ({ chooseNumber: (g, player, min, max) => rules.chooseNumber(g, player, min, max ?? 1000) }),
  },
  {
    id: 'up-to-means-at-least-one',
    clause: '1-3-5-1',
    title: '"up to" a number means at least 1',
    replace: (rules) => ({
      chooseNumber: (g, player, min, max) => rules.chooseNumber(g, player, min ?? (max === undefined ? 0 : 1), max),
    }),
  },
  {
    id: 'counter-starts-from-zero',
    clause: '1-3-6',
    title: 'a Counter lowered below 0 is raised from 0',
    replace: (rules) => ({
      applyStep: (g, stat, value, step) => rules.applyStep(g, stat, stat === 'counter' ? atLeast0(value) : value, step),
    }),
  },
  {
    id: 'counter-below-zero',
    clause: '1-3-6',
    title: 'a Counter below 0 is a Counter, which lowers power',
    replace: (rules) => ({
      outsideCalculation: (g, stat, value) => (stat === 'counter' ? value : rules.outsideCalculation(g, stat, value)),
    }),
  },
  {
    id: 'power-ends-at-zero',
    clause: '1-3-6-1',
    title: 'power below 0 is read as 0',
    replace: (rules) => ({
      outsideCalculation: (g, stat, value) => atLeast0(rules.outsideCalculation(g, stat, value)),
    }),
  },
  {
    id: 'no-battle-power-below-zero',
    clause: '1-3-6-1',
    title: 'a battle is fought with a power of 0 at least',
    replace: (rules) => ({ powerInBattle: (g, card) => atLeast0(rules.powerInBattle(g, card)) }),
  },
  {
    id: 'power-starts-from-zero',
    clause: '1-3-6-1',
    title: 'power that has fallen below 0 is raised from 0',
    replace: (rules) => ({
      applyStep: (g, stat, value, step) =>
        rules.applyStep(g, stat, stat === 'power' && (step.by ?? 0) > 0 ? atLeast0(value) : value, step),
    }),
  },
  {
    id: 'no-power-no-character',
    clause: '1-3-6-1-1',
    title: 'a Character whose power falls below 0 is trashed',
    replace: (rules) => ({
      *resolvePending(g) {
        yield* rules.resolvePending(g);
        const weak = (['A', 'B'] as const).flatMap((player) => charactersOf(g, player));
        yield* g.rules.trash(
          g,
          weak.filter((card) => statOf(g, card, 'power') < 0),
        );
      },
    }),
  },
  {
    id: 'negative-power-cannot-attack',
    clause: '1-3-6-1-1',
    title: 'a Character with negative power does nothing any more, it cannot attack',
    replace: (rules) => ({
      attackerRefusal: (g, attacker) =>
        statOf(g, attacker, 'power') < 0 ? { reason: 'it has no power' } : rules.attackerRefusal(g, attacker),
    }),
  },
  {
    id: 'cost-below-zero',
    clause: '1-3-6-2',
    title: 'a cost may be negative',
    replace: (rules) => ({
      outsideCalculation: (g, stat, value) => (stat === 'cost' ? value : rules.outsideCalculation(g, stat, value)),
    }),
  },
  {
    id: 'cost-starts-from-zero',
    clause: '1-3-6-2-1',
    title: 'a cost that has fallen below 0 is raised from 0',
    replace: (rules) => ({
      applyStep: (g, stat, value, step) => rules.applyStep(g, stat, stat === 'cost' ? atLeast0(value) : value, step),
    }),
  },
  {
    id: 'cost-is-lowered-to-zero-only',
    clause: '1-3-6-2-1',
    title: 'a cost that is below 0 is not lowered any further',
    replace: (rules) => ({
      applyStep: (g, stat, value, step) =>
        stat === 'cost' && value < 0 && (step.by ?? 0) < 0 ? value : rules.applyStep(g, stat, value, step),
    }),
  },
  {
    id: 'draws-come-last',
    clause: '1-3-7',
    title: 'cards are drawn when the rest of the effect has been done',
    replace: (rules) => ({
      resolve(g, context) {
        const isDraw = ({ do: verb }: { do: string }) => Number(verb === 'draw');
        const effect = [...context.ability.effect].sort((one, other) => isDraw(one) - isDraw(other));
        return rules.resolve(g, { ...context, ability: { ...context.ability, effect } });
      },
    }),
  },
  {
    id: 'draws-come-first',
    clause: '1-3-7',
    title: 'cards are drawn before anything else of the effect is done',
    replace: (rules) => ({
      resolve(g, context) {
        const isDraw = ({ do: verb }: { do: string }) => Number(verb === 'draw');
        const effect = [...context.ability.effect].sort((one, other) => isDraw(other) - isDraw(one));
        return rules.resolve(g, { ...context, ability: { ...context.ability, effect } });
      },
    }),
  },
  {
    id: 'the-later-word-prevails',
    clause: '1-3-8',
    title: 'of resting and setting active at once what is said last prevails',
    replace: () => ({ yieldsToRest: () => false }),
  },
  {
    id: 'rested-and-active-changes-the-state',
    clause: '1-3-8',
    title: 'a rested card that is to be rested and set active at once is set active',
    replace: (rules) => ({
      yieldsToRest: (g, change, changes) => change.card.state === 'active' && rules.yieldsToRest(g, change, changes),
    }),
  },
  {
    id: 'leaders-are-set-active-at-last',
    clause: '1-3-8',
    title: 'only a Character that is to be rested and set active at once is rested',
    replace: (rules) => ({
      yieldsToRest: (g, change, changes) => change.card.zone === 'character' && rules.yieldsToRest(g, change, changes),
    }),
  },
  {
    id: 'cheaper-cards-have-cheaper-effects',
    clause: '1-3-9-1',
    title: 'what lowers the cost of a card lowers the DON!! cards rested for its effects',
    replace: (rules) => ({
      costToActivate(g, card, ability) {
        const change = statOf(g, card, 'cost') - g.rules.printed(g, card, 'cost');
        return rules
          .costToActivate(g, card, ability)
          .map((part) =>
            part.do === 'restDon' && typeof part.count === 'number' ? { ...part, count: part.count + change } : part,
          );
      },
    }),
  },
  {
    id: 'unpaid-cards-are-played',
    clause: '1-3-9-1',
    title: 'a card can be played with as many active DON!! cards as there are',
    replace: () => ({ costRefusal: () => null }),
  },
  {
    id: 'dearer-effects-make-dearer-cards',
    clause: '1-3-9-2',
    title: 'what is to be paid besides for effects is to be paid for playing cards too',
    replace: (rules) => ({
      costOf(g, card) {
        const taxed = charactersOf(g, card.controller).some(
          (one) => requirementsFor(g, one, { type: 'activate', effect: [] }).length > 0,
        );
        return rules.costOf(g, card) + Number(taxed);
      },
    }),
  },
  {
    id: 'activation-is-paid-once',
    clause: '1-3-9-2',
    title: 'the activation cost is paid the first time, like the cost of the card',
    replace: (rules) => ({
      *pay(g, context, cost) {
        const key = context.source.id;
        if (paidFor(g).has(key)) return true;
        paidFor(g).add(key);
        return yield* rules.pay(g, context, cost);
      },
    }),
  },
  {
    id: 'the-other-player-acts-first',
    clause: '1-3-10',
    title: 'the player whose turn it is not acts first',
    replace: (rules) => ({ actorsInOrder: (g) => [...rules.actorsInOrder(g)].reverse() }),
  },
  {
    id: 'the-player-of-the-effect-acts-first',
    clause: '1-3-10',
    title: 'in a battle the player attacked, whose effect it is, acts first',
    replace: (rules) => ({
      actorsInOrder: (g) => (g.state.facts.battle ? [...rules.actorsInOrder(g)].reverse() : rules.actorsInOrder(g)),
    }),
  },
];
