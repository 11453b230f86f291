/** Misreadings of the clauses about random choices, card names and "for each" (12.4, 12.6, 12.7). */
import { timesOf } from '../../kernel/language/instructions';
import { fixedTargets } from '../../kernel/reading/select';
import { chooseCards } from '../../kernel/questions';
import { opponentOf, refTo, type CardState, type ObjectRef } from '../../kernel/state';
import {
  always,
  another,
  faultTable,
  onlyIf,
  replaced,
  result,
  type Misreading,
} from '../../kernel/testing/misreadings';
import type { VgGame, VgRules } from '../game';
import { executeInstructions } from '../../kernel/events/execute-effect';

/** A player chooses what chance should. */
const chosenBy = (isOpponent: boolean): Misreading<VgRules> =>
  another('chooseAtRandom', function* (g, { player }, from, count) {
    g.cite('12.4.2');
    const chooser = isOpponent ? opponentOf(player) : player;
    return yield* chooseCards(g, { player: chooser, kind: 'choose', from, min: count, max: count });
  });

const firstNameOf = (g: VgGame, card: CardState) => g.rules.namesOf(g, card)[0];

export const termFaults = faultTable<VgRules>({
  '12.4.2': {
    'the player of the effect chooses': chosenBy(false),
    'the player whose hand it is chooses': chosenBy(true),
    'the first cards are taken': another('chooseAtRandom', function* (g, _context, from, count) {
      g.cite('12.4.2');
      return from.slice(0, count);
    }),
    'only one card is chosen at random': replaced('chooseAtRandom', (rule, [g, context, from]) =>
      rule(g, context, from, 1),
    ),
    'nothing is chosen where there are fewer cards': replaced('chooseAtRandom', (rule, [g, context, from, count]) =>
      rule(g, context, from, from.length < 2 ? 0 : count),
    ),
  },
  '12.6.1': {
    'only the first name of a card counts': another('haveOneName', (g, cards) =>
      cards.every((card) => firstNameOf(g, card) === firstNameOf(g, cards[0]!)),
    ),
    'a name that each two of the cards have in common is enough': replaced('haveOneName', (rule, [g, cards]) =>
      cards.every((one) => cards.every((other) => rule(g, [one, other]))),
    ),
    'any cards have the same name': always('haveOneName', true),
  },
  '12.6.2': {
    'a G unit does not have the name of its heart': always('namedHeart', undefined),
    'no effect gives a card a further name': onlyIf(
      'appliesTo',
      (_g, _card, { modification }) => modification.kind !== 'words' || modification.word !== 'name',
    ),
    'a name that an effect adds takes the place of the printed one': result('printedWords', (words, _g, _print, kind) =>
      kind === 'name' ? [] : words,
    ),
  },
  '12.6.2.1': {
    'two names become one': result('printedWords', (words, _g, _print, kind) =>
      kind === 'name' && words && words.length > 1 ? [words.join(' ')] : words,
    ),
    'the name that a card is also regarded as is its only one': result('printedWords', (words, _g, _print, kind) =>
      kind === 'name' && words ? words.slice(-1) : words,
    ),
    'only the printed name counts': result('printedWords', (words, _g, _print, kind) =>
      kind === 'name' && words ? words.slice(0, 1) : words,
    ),
  },
  '12.6.2.2': {
    'cards with the same name have all of their names in common': another('haveOneName', (g, cards) =>
      cards.every((card) => isEqualSet(g.rules.namesOf(g, card), g.rules.namesOf(g, cards[0]!))),
    ),
    'a card with several names has the same name as any other': replaced(
      'haveOneName',
      (rule, [g, cards]) => rule(g, cards) || cards.some((card) => g.rules.namesOf(g, card).length > 1),
    ),
  },
  '12.6.2.2.1': {
    'cards have different names where their first names differ': another('haveDifferentNames', (g, cards) =>
      cards.every((card, index) => cards.findIndex((one) => firstNameOf(g, one) === firstNameOf(g, card)) === index),
    ),
    'a card that has a name twice differs from no card': result(
      'haveDifferentNames',
      (differ, g, cards) =>
        differ && cards.every((card) => new Set(g.rules.namesOf(g, card)).size === g.rules.namesOf(g, card).length),
    ),
    'any cards have different names': always('haveDifferentNames', true),
  },
  '12.7.1': {
    'it is done once': replaced('roundsForEach', function* (rule, given) {
      return (yield* rule(...given)).slice(0, 1);
    }),
    'it is done once though there is no such card': replaced('roundsForEach', function* (rule, given) {
      const rounds = yield* rule(...given);
      return rounds.length > 0 ? rounds : [undefined];
    }),
    'it is done for the same card each time': replaced('roundsForEach', function* (rule, given) {
      const rounds = yield* rule(...given);
      return rounds.map(() => rounds[0]);
    }),
  },
  '12.7.1.1': {
    'only the first action of the sentence is done each time': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        g.cite('12.7.1.1');
        yield* rule(g, context, { ...said, then: said.then.slice(0, 1) }, rounds);
        yield* executeInstructions(g, context, said.then.slice(1));
      },
    ),
    'what follows the sentence is done each time as well': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        const { effect } = context.ability;
        const after = effect.slice(effect.findIndex((one) => one === (said as never)) + 1);
        yield* rule(g, context, { ...said, then: [...said.then, ...after] }, rounds);
      },
    ),
    'each action is done for all cards before the next': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        g.cite('12.7.1.1');
        for (const one of said.then) yield* rule(g, context, { ...said, then: [one] }, rounds);
      },
    ),
  },
  '12.7.2': {
    'the cards are counted anew after each time': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        const most = rounds.length * 3;
        const left = () => (said.of ? fixedTargets(g, context, said.of).length : timesOf(g, context, said.times!));
        for (let round = 0; round < left() && round < most; round++) yield* rule(g, context, said, [rounds[0]]);
      },
    ),
    'it ends as soon as no more cards than that are left': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        const left = () => (said.times === undefined ? rounds.length : timesOf(g, context, said.times));
        for (let round = 0; round < Math.min(rounds.length, left()); round++)
          yield* rule(g, context, said, [rounds[round]]);
      },
    ),
    'the cards are counted when the effect is over': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        yield* rule(g, context, said, rounds);
        const more = said.times === undefined ? 0 : timesOf(g, context, said.times) - rounds.length;
        if (more > 0) yield* rule(g, context, said, Array<undefined>(more).fill(undefined));
      },
    ),
  },
  '12.7.3': {
    'what one time has chosen can be chosen the next time': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        for (const round of rounds) yield* rule(g, context, said, [round]);
      },
    ),
    'one time can choose the same card twice': replaced('forEachRound', function* (_rule, [g, context, said, rounds]) {
      g.cite('12.7.3');
      const before: ObjectRef[] = [];
      for (const current of rounds) {
        const chosenNow: ObjectRef[] = [];
        const chosenSoFar = [...before];
        chosenSoFar.push = (...refs) => chosenNow.push(...refs);
        yield* executeInstructions(g, { ...context, chosenSoFar, ...(current && { current }) }, said.then);
        before.push(...chosenNow);
      }
    }),
    'only the player of the effect cannot choose a card again': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        if (!JSON.stringify(said.then).includes('"by":"opponent"')) return yield* rule(g, context, said, rounds);
        for (const round of rounds) yield* rule(g, context, said, [round]);
      },
    ),
    'a time in which nothing was chosen is the last': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        for (const round of rounds) {
          yield* rule(g, context, said, [round]);
          if (context.chosen.length === 0) return;
        }
      },
    ),
    'what was chosen is not chosen in the rest of the effect either': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        const before = g.rules.unitsOn(g, opponentOf(context.player), 'rearGuard').map(refTo);
        yield* rule(g, context, said, rounds);
        const weakened = g.state.effects.flatMap(({ targets }) => targets.map(({ id }) => id));
        Object.assign(context, { chosenSoFar: before.filter(({ id }) => weakened.includes(id)) });
      },
    ),
    'a card that has come back cannot be chosen again': replaced(
      'forEachRound',
      function* (rule, [g, context, said, rounds]) {
        const seen = new Set<string>();
        for (const round of rounds) {
          if (rounds.length > 1 && context.chosen.some(({ id }) => seen.has(id))) return;
          yield* rule(g, context, said, [round]);
          for (const { id } of context.chosen) seen.add(id);
        }
      },
    ),
  },
});

const isEqualSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));
