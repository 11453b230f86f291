/** Misreadings of 1-3: the fundamental principles. */
import type { CardsToChoose, Instruction } from '../../../schemas/ability';
import { tell } from '../../kernel/changes';
import { canBeDone } from '../../kernel/costs/analysis';
import { perform } from '../../kernel/events/perform';
import { carryOutAll, causeOf, resolveTargets } from '../../kernel/language/instructions';
import type { CardState } from '../../kernel/state';
import { isTarget } from '../../kernel/state/lasting';
import { always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { cardsIn, type DbsRules } from '../game';

const atLeast0 = (value: number): number => Math.max(0, value);

/** What each player is to choose for a KO, as a choice of the player of the skill. */
const choiceOfEach = (instruction: Instruction): CardsToChoose | undefined =>
  instruction.do === 'ko' && 'choose' in instruction.target && instruction.target.choose.by === 'each'
    ? { ...instruction.target.choose, by: 'you' }
    : undefined;

const isDraw = ({ do: verb }: { do: string }): number => Number(verb === 'draw');

export const fundamentalPrinciplesFaults = faultTable<DbsRules>({
  '1-3-1': {
    'nothing that a card says changes what the rules say of defeat': () => ({
      *judgeDefeat(g, losers) {
        g.rules.endTheGame(g, losers, 'by the rules');
      },
    }),
    'four copies are the most, whatever a card says': (rules) => ({ copiesAllowed: () => rules.copyLimit }),
    'a card lets its player win in the own turn only': args('winByEffect', (g) => [g, g.state.turnPlayer]),
  },
  '1-3-2': {
    'a skill that cannot be carried out in full is not carried out': skip('resolve', (g, context) =>
      !canBeDone(g, context, context.ability.effect)),
    'a skill ends where something in it is impossible': () => ({
      *resolve(g, context) {
        for (const instruction of context.ability.effect) {
          const possible = canBeDone(g, context, [instruction]);
          yield* carryOutAll(g, context, [instruction]);
          if (!possible) return;
        }
      },
    }),
    'where there are fewer cards than a skill asks for it takes none': skip('carryOut', (g, context, instruction) =>
      instruction.do === 'discard' && !canBeDone(g, context, [instruction])),
  },
  '1-3-2-1': {
    'a rested card that is to be rested has been rested again': (rules) => ({
      changesNothing(g, change) {
        const nothing = rules.changesNothing(g, change);
        if (nothing && 'state' in change && change.state === 'rested')
          tell(g, 'rested', { player: change.card.side, card: change.card.id });
        return nothing;
      },
    }),
    'a card in Active Mode that is to be switched to it has been switched again': (rules) => ({
      changesNothing(g, change) {
        const nothing = rules.changesNothing(g, change);
        if (nothing && 'state' in change && change.state === 'active')
          tell(g, 'setActive', { player: change.card.side, card: change.card.id });
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
    'what a skill says is done once at least': another('repetitionCount', (_g, times) => Math.max(1, times)),
  },
  '1-3-3': {
    'a skill plays a card that cannot be played': always(
      'isProhibited',
      false,
      (_g, _card, what, cause) => what === 'play' && cause?.kind === 'effect',
    ),
    'a prohibition of what skills do binds the player as well': args('isProhibited', (g, card, what) => [
      g,
      card,
      what,
      { kind: 'effect', player: card.side },
    ]),
    'a prohibition binds players and battles, not skills': onlyIf(
      'isProhibited',
      (_g, _card, _what, cause) => cause?.kind !== 'effect',
    ),
    'a prohibition binds skills, not battles': onlyIf(
      'isProhibited',
      (_g, _card, _what, cause) => cause?.kind !== 'battle',
    ),
    'what an effect keeps rested becomes active in the Charge Phase': always('staysRested', false),
    'a skill that switches a card to Active Mode does so whatever another says': (rules) => ({
      stateIsForbidden: (g, card, state, cause) =>
        state === 'active' ? rules.hasNoPosition(g, card) : rules.stateIsForbidden(g, card, state, cause),
    }),
    'a prohibition that was there before yields to a later skill': always('isProhibited', false, (g, card) =>
      g.state.effects.some((effect) => effect.modification.kind === 'forbid' && isTarget(effect, card)),
    ),
    'a player who cannot draw draws by skills': always('mayDraw', true),
    'energy pays although it cannot be switched to Rest Mode': (rules) => ({
      cardsToRest: (g, player) => cardsIn(g, player, rules.payZone).filter(({ state }) => state === 'active'),
    }),
  },
  '1-3-4': {
    'the player whose turn it is not chooses first': result('choosersInOrder', (given) => [...given].reverse()),
    'in a battle the player attacked, whose skill it is, chooses first': (rules) => ({
      choosersInOrder: (g) => (g.state.battle ? [...rules.choosersInOrder(g)].reverse() : rules.choosersInOrder(g)),
    }),
    'player A chooses first': another('choosersInOrder', () => ['A', 'B']),
    'what the first player has chosen happens before the other chooses': (rules) => ({
      *carryOut(g, context, instruction) {
        const choose = choiceOfEach(instruction);
        if (!choose) return yield* rules.carryOut(g, context, instruction);
        for (const player of g.rules.choosersInOrder(g)) {
          const chosen: readonly CardState[] = yield* resolveTargets(g, { ...context, player }, { choose });
          yield* g.rules.ko(g, chosen, causeOf(context));
        }
      },
    }),
  },
  '1-3-5': {
    'a player may choose 0': another('leastOf', () => 0),
    'a player may choose a negative number': args('chooseNumber', (g, player, min, max) => [
      g,
      player,
      max === undefined ? -10 : min,
      max,
    ]),
    '0 cannot be chosen although the card sets it as the least': args('chooseNumber', (g, player, min, max) => [
      g,
      player,
      min === undefined ? undefined : Math.max(1, min),
      max,
    ]),
    '1 can be chosen although the card sets a greater least number': args('chooseNumber', (g, player, min, max) => [
      g,
      player,
      min === undefined ? undefined : Math.min(1, min),
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
    '"up to" a number means at least 1': another('leastOf', () => 1),
    '"up to" a number means less than it': args('chooseNumber', (g, player, min, max) => [
      g,
      player,
      min,
      max === undefined ? max : max - 1,
    ]),
    '"up to" a number may be exceeded': args('chooseNumber', (g, player, min, max) => [
      g,
      player,
      min,
      max === undefined ? max : max + 1,
    ]),
  },
  '1-3-6': {
    'an energy cost may be read as less than 0': result('readAs', (_given, _g, _stat, value) => value),
    'power below 0 is read as 0': result('readAs', (given) => atLeast0(given)),
    'a cost that has fallen below 0 is raised from 0': (rules) => ({
      evaluate: (g, stat, printed, steps) =>
        stat === 'power'
          ? rules.evaluate(g, stat, printed, steps)
          : steps.reduce((value, { to, by = 0 }) => atLeast0(to ?? value + by), printed),
    }),
    'power that has fallen below 0 is raised from 0': (rules) => ({
      evaluate: (g, stat, printed, steps) =>
        stat === 'power'
          ? steps.reduce((value, { to, by = 0 }) => to ?? (by > 0 ? atLeast0(value) : value) + by, printed)
          : rules.evaluate(g, stat, printed, steps),
    }),
  },
  '1-3-7': {
    'cards are drawn when the rest of the skill has been done': args('resolve', (g, context) => [
      g,
      {
        ...context,
        ability: {
          ...context.ability,
          effect: [...context.ability.effect].sort((one, other) => isDraw(one) - isDraw(other)),
        },
      },
    ]),
    'cards are drawn before anything else of the skill is done': args('resolve', (g, context) => [
      g,
      {
        ...context,
        ability: {
          ...context.ability,
          effect: [...context.ability.effect].sort((one, other) => isDraw(other) - isDraw(one)),
        },
      },
    ]),
  },
});
