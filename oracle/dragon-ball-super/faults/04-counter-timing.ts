/** Misreadings of 4-7: counter timing. */
import { negateActivation } from '../../kernel/changes';
import { isAmong, NOTHING, opponentOf, refTo, type Procedure } from '../../kernel/state';
import type { Activation } from '../../kernel/state/waiting';
import { beforehand } from '../../kernel/testing/doing';
import {
  type Misreading,
  alsoIf,
  always,
  another,
  args,
  faultTable,
  onlyIf,
  result,
  skip,
} from '../../kernel/testing/misreadings';
import type { CounterMoment } from '../04-counter-timing';
import { categoryOf, isLeader, sideOf, type DbsGame, type DbsRules } from '../game';

type WhichTiming = (g: DbsGame, activation: Activation, moment: CounterMoment) => boolean;

/** Drops the counter timings for which `when` holds. */
const none = (when: WhichTiming): Misreading<DbsRules> =>
  result('clauseOfTiming', (clause, g, activation, moment) => (when(g, activation, moment) ? undefined : clause));

const isSkill = ({ what }: Activation, moment: CounterMoment, asked: CounterMoment): boolean =>
  what === 'skill' && moment === asked;

const isExtra = (g: DbsGame, { card }: Activation): boolean => categoryOf(g.card(card.id)) === 'extra';

const hasCounter = (g: DbsGame, id: string): boolean =>
  (sideOf(g.card(id)).abilities ?? []).some(({ type }) => type === 'counter');

/** Resolves the [Counter]s of a counter timing in another order. */
const resolvedBy = (order: (g: DbsGame, all: readonly Activation[]) => readonly Activation[]): Misreading<DbsRules> =>
  another('resolveAllDeclared', (g, since) => resolveAll(g as DbsGame, since, order));

function* resolveAll(
  g: DbsGame,
  since: number,
  order: (g: DbsGame, all: readonly Activation[]) => readonly Activation[],
): Procedure {
  const all = order(
    g,
    g.state.activations.filter(({ id }) => id > since),
  );
  for (const { id } of all) yield* g.rules.resolveDeclared(g, id);
}

const ofTurnPlayerFirst = (g: DbsGame, all: readonly Activation[]): readonly Activation[] => {
  const reversed = [...all].reverse();
  const isOwn = ({ player }: Activation) => player === g.state.turnPlayer;
  return [...reversed.filter(isOwn), ...reversed.filter((one) => !isOwn(one))];
};

const counterEvents = (g: DbsGame): number => g.journal.filter(({ type }) => type === 'counterActivated').length;

export const counterTimingFaults = faultTable<DbsRules>({
  '4-7-1': {
    'in the Main Phase a [Counter] is an [Activate]': alsoIf(
      'isActivatedIn',
      (_g, ability, timing) => ability.type === 'counter' && timing === 'main',
    ),
    'in a battle a [Counter] is an [Activate]': alsoIf(
      'isActivatedIn',
      (_g, ability, timing) => ability.type === 'counter' && timing === 'battle',
    ),
  },
  '4-7-2-1': {
    'a play is not answered': none((_g, { what }) => what === 'play'),
    'a play is answered when the card lies in the Battle Area': result(
      'clauseOfTiming',
      (clause, _g, { what }, moment) => {
        if (what !== 'play') return clause;
        return moment === 'resolved' ? '4-7-2-1' : undefined;
      },
    ),
    'it is answered once more when the card has been played': result('clauseOfTiming', (clause, _g, { what }) =>
      what === 'play' ? '4-7-2-1' : clause,
    ),
    'who plays the card answers it': result('firstToCounter', (player, _g, { what }) =>
      what === 'play' ? opponentOf(player) : player,
    ),
  },
  '4-7-2-2': {
    'an attack is not answered': none((_g, { what }) => what === 'attack'),
    'only an attack of a Leader Card is answered': none(
      (g, { what, card }) => what === 'attack' && !isLeader(g.card(card.id)),
    ),
    'only an attack on a Leader Card is answered': none(
      (g, { what }) => what === 'attack' && !isLeader(g.card(g.state.battle!.targets[0]!)),
    ),
    'what the attack has triggered comes before': beforehand('answers', function* (g, activation) {
      if (activation.what === 'attack') yield* g.rules.runCheckpoint(g);
    }),
  },
  '4-7-2-3': {
    'a skill is answered only when it has been resolved': none((_g, one, moment) => isSkill(one, moment, 'declared')),
    'an [Auto] is not answered before it is resolved': none(
      (_g, one, moment) => isSkill(one, moment, 'declared') && one.ability?.type === 'auto',
    ),
    'an Extra Card is not answered before it is resolved': none(
      (g, one, moment) => isSkill(one, moment, 'declared') && isExtra(g, one),
    ),
    'skills of the player who does not have the turn are not answered': none(
      (g, one) => one.what === 'skill' && one.player !== g.state.turnPlayer,
    ),
  },
  '4-7-2-4': {
    'a skill is answered only before it is resolved': none((_g, one, moment) => isSkill(one, moment, 'resolved')),
    'a skill that was negated is answered once more': (rules) => ({
      *resolveDeclared(g, id, does) {
        const activation = g.state.activations.find((one) => one.id === id);
        const resolved = yield* rules.resolveDeclared(g, id, does);
        if (activation?.negated) yield* g.rules.answers(g, activation, 'resolved');
        return resolved;
      },
    }),
    'what the skill has triggered comes before': beforehand('answers', function* (g, _activation, moment) {
      if (moment === 'resolved') yield* g.rules.runCheckpoint(g);
    }),
  },
  '4-7-2-5': {
    'a [Counter] is answered when it has been resolved': alsoIf(
      'windowOpens',
      (_g, moment) => moment === 'counterAfter',
    ),
    'a [Counter] is answered in a counter timing of its own': alsoIf(
      'windowOpens',
      (_g, moment) => moment === 'counter',
    ),
  },
  '4-7-3-1': {
    'the rules wait until the next checkpoint': skip('rulesAtCounterTiming'),
    'the rules are processed once': another('rulesAtCounterTiming', (g) => g.rules.processRules(g, 'confirmative')),
    'it begins with a checkpoint': another('rulesAtCounterTiming', (g) => g.rules.runCheckpoint(g)),
  },
  '4-7-3-2': {
    'the player who has acted is asked first': result('firstToCounter', (player) => opponentOf(player)),
    'who has no [Counter] in the hand is not asked': onlyIf('mayHaveCounter', (g, player) =>
      g.zone(player, 'hand').some((id) => hasCounter(g, id)),
    ),
  },
  '4-7-3-3': {
    'the same player goes on': args('offerCounter', (g, _player, about) => [g, opponentOf(about.player), about]),
    'a refusal of the other player lets the first one go on': another('refusalsToEnd', 2),
    'the other player is not asked': onlyIf('mayHaveCounter', (_g, player, about) => player !== about.player),
  },
  '4-7-3-4': {
    'after two of them it is over': onlyIf('mayHaveCounter', (g) => g.rules.countersSoFar(g).length < 2),
    'after three of them it is over': onlyIf('mayHaveCounter', (g) => g.rules.countersSoFar(g).length < 3),
    'it is over when both have declined': another('refusalsToEnd', 2),
    'from the second one on only [Counter: Counter] is possible': result('countersPending', (kinds, g) =>
      g.rules.countersSoFar(g).length > 0 ? kinds.filter((kind) => kind === 'counterCounter') : kinds,
    ),
  },
  '4-7-3-5': {
    'they are resolved in the order in which they were activated': resolvedBy((_g, all) => all),
    'those of the turn player are resolved first': resolvedBy(ofTurnPlayerFirst),
    'each is resolved as it is activated': (rules) => ({
      *activateCounter(g, player, action, about) {
        const since = g.state.stamp;
        yield* rules.activateCounter(g, player, action, about);
        yield* g.rules.resolveAllDeclared(g, since);
      },
    }),
    'one whose card has left the hand is not resolved': skip('executeDeclared', (g, { card }) =>
      !isAmong([card], g.card(card.id))),
  },
  '4-7-3-6': {
    'what was answered is not carried out': (rules) => ({
      *answers(g, activation, moment) {
        const before = counterEvents(g);
        yield* rules.answers(g, activation, moment);
        if (moment === 'declared' && counterEvents(g) > before) {
          negateActivation(g, activation.id);
          if (activation.what === 'attack') g.rules.negateAttack(g);
        }
      },
    }),
    'a card is played from wherever it is by then': result(
      'canStillBePlayed',
      (can, _g, _player, card) => can || card.zone === 'drop',
    ),
    'what forbids to play it comes too late': result('forbiddenPlayRefusal', (refusal, g) =>
      g.state.activations.some(({ what, resolving }) => what === 'play' && resolving) ? null : refusal,
    ),
    'a card of the hand that is not played stays there': skip('leaveUnplayed'),
    'one that has come back to the hand meanwhile is dropped as well': args('leaveUnplayed', (g, player, card) => [
      g,
      player,
      card,
      refTo(card),
    ]),
    'a play that was negated happens': (rules) => ({
      *resolveDeclared(g, id, does) {
        const { what, negated } = g.state.activations.find((one) => one.id === id)!;
        if (what === 'play' && negated) yield* does?.() ?? NOTHING;
        return yield* rules.resolveDeclared(g, id, does);
      },
      canStillBePlayed: (_g, _player, card) => card.zone === 'hand',
    }),
    'a [Counter] finds the card wherever it is by then': another('subjectsOfCounter', (g, { answers }) => {
      const { about } = g.state.windows.at(-1)!;
      return answers === about!.id ? [g.card(about!.card.id)] : [];
    }),
    'it means no card when a [Counter] has been activated in between': always(
      'subjectsOfCounter',
      [],
      (g) => counterEvents(g) > 0 && g.rules.countersSoFar(g).length === 0,
    ),
  },
});
