/** Misreadings of 8-6: [Auto] skills that are pending. */
import { dropWaiting } from '../../kernel/events/triggers';
import type { CardState } from '../../kernel/state';
import type { PendingAbility } from '../../kernel/state/waiting';
import { ofNestedKos } from '../../kernel/testing/common-tracking';
import { afterwards } from '../../kernel/testing/doing';
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
import { asTriggered, ofChains, ofQuestionsInBetween } from '../../kernel/testing/common-waiting';
import type { DbsGame, DbsRules } from '../game';

const isSame = (one: PendingAbility, other: PendingAbility): boolean =>
  one.card === other.card && one.ability === other.ability;

const cancelSame = (g: DbsGame, waiting: PendingAbility): void => {
  for (const one of g.state.pending.filter((other) => isSame(other, waiting))) dropWaiting(g, one);
};

/** Uses the other state of a moved card. */
const otherwise = (clause: string, to?: string): Misreading<DbsRules> =>
  result('lookedAt', (found, g, _card, from, area) => {
    if (g.rules.clauseOfInformation(g, from, area) !== clause) return found;
    if (to !== undefined && (to === 'secret') !== g.rules.isSecret(g, area)) return found;
    return found === 'before' ? 'after' : 'before';
  });

const bearsAuto = (g: DbsGame, { id }: CardState): boolean =>
  g.state.effects.some(
    ({ modification, targets }) => modification.kind === 'trigger' && targets.some((target) => target.id === id),
  );

/** Checks that a skill of the card has been activated before. */
const wasActivated = (g: DbsGame, { card }: PendingAbility): boolean =>
  g.journal.some((event) => event.type === 'skillActivated' && event.card === card);

export const autoSkillsFaults = faultTable<DbsRules>({
  '8-6-1': {
    'it is activated before the counter timing': another('rulesAtCounterTiming', (g) => g.rules.runCheckpoint(g)),
    'its player may leave it': always('isOptional', true),
  },
  '8-6-2': {
    ...ofNestedKos('an [Auto] skill'),
    ...ofQuestionsInBetween('a skill'),
    ...ofChains('a skill'),
    'what leaves the hand or the Battle Area has been taken from the life as well': (rules) => ({
      moveWords(g, card, to) {
        const words = rules.moveWords(g, card, to);
        return ['hand', 'battle'].includes(card.zone) && card.zone !== to.zone ? [...words, 'tookLife'] : words;
      },
    }),
    'a card that moves inside the life has been added to it': (rules) => ({
      moveWords: (g, card, to) =>
        card.zone === 'life' && to.zone === 'life' ? ['addedToLife'] : rules.moveWords(g, card, to),
    }),
    'an [Auto] that an effect has set on a card does not notice that this card leaves': args(
      'happened',
      (g, event, leaving = []) => [g, event, leaving.filter(({ card }) => !bearsAuto(g, card))],
    ),
    'what is done as a cost triggers nothing': skip('happened', (_g, { cause }) => cause?.kind === 'cost'),
    'it is resolved in the middle of what has triggered it': afterwards('executeInstruction', (g) =>
      g.rules.runCheckpoint(g),
    ),
    'what a negated attack has triggered is cancelled': alsoIf(
      'isCancelled',
      (g, { event }) => g.state.facts.attackNegated && event.type === 'attackDeclared',
    ),
  },
  '8-6-3': {
    'it is pending once, however often it was triggered': alsoIf(
      'isCancelled',
      (g, waiting) => g.state.pending.find((one) => isSame(one, waiting)) !== waiting,
    ),
    'what happens at one moment triggers it once': alsoIf('isCancelled', (g, waiting) =>
      g.state.pending.some(
        (one) =>
          one !== waiting && isSame(one, waiting) && g.state.pending.indexOf(one) < g.state.pending.indexOf(waiting),
      ),
    ),
  },
  '8-6-4': {
    'one resolution takes all of them away': afterwards('resolveWaitingAbility', (g, waiting) => {
      cancelSame(g, waiting);
    }),
    'those of one skill are resolved in a row': result('nextPending', (next, g) => {
      const last = g.journal.findLast(({ type }) => type === 'skillActivated')?.card;
      const again = next?.among.filter(({ card }) => card === last) ?? [];
      return next && again.length > 0 ? { ...next, among: again } : next;
    }),
    'the one that was triggered first is next': asTriggered(),
  },
  '8-6-4-1': {
    'all of them are cancelled': afterwards('cancelsOne', (g, waiting) => {
      cancelSame(g, waiting);
    }),
    'it cannot be chosen before it can be activated': result('nextPending', (next, g) => {
      const possible = next?.among.filter(({ player, card, ability, event }) =>
        g.rules.mayActivateNow(g, player, g.card(card), ability, { event }),
      );
      return next && possible!.length > 0 ? { ...next, among: possible! } : next;
    }),
    'it is activated all the same': (rules) => ({
      *resolveWaitingAbility(g, waiting) {
        const { player, ability, event } = waiting;
        const card = g.card(waiting.card);
        if (!g.rules.mayActivateNow(g, player, card, ability, { event }))
          yield* g.rules.activateAndResolve(g, player, card, { ...ability, cost: [] }, { event });
        else yield* rules.resolveWaitingAbility(g, waiting);
      },
    }),
  },
  '8-6-5-1-1': {
    'of a card that goes to a secret area what it is there counts': otherwise('8-6-5-1-1', 'secret'),
    'of a card that comes from a secret area what it was there counts': otherwise('8-6-5-1-1', 'open'),
  },
  '8-6-5-1-2': {
    'what it is where it has gone counts': otherwise('8-6-5-1-2'),
  },
  '8-6-5-1-3': {
    'what it was where it came from counts': otherwise('8-6-5-1-3'),
  },
  '8-6-6-1': {
    'a situation triggers nothing': another('watchesSituations', false),
    'one that came to be so while its skill was negated counts no more': ({ negatedSituations }) => ({
      missedSituations: negatedSituations,
    }),
    'it is pending once in the game': alsoIf(
      'isCancelled',
      (g, waiting) => waiting.ability.situation !== undefined && wasActivated(g, waiting),
    ),
    'it is pending again before it is resolved': (rules) => ({
      *resolveWaitingAbility(g, waiting) {
        const emptied = g.journal.filter(({ type, from }) => type === 'dropped' && from === 'hand').length;
        yield* rules.resolveWaitingAbility(g, waiting);
        if (waiting.ability.situation && emptied > 1) yield* rules.resolveWaitingAbility(g, waiting);
      },
    }),
  },
  '8-6-7': {
    'the skill of a card that has gone is cancelled': alsoIf('isCancelled', (g, waiting) =>
      g.rules.hasMovedSince(g, g.card(waiting.card), waiting),
    ),
    'a skill that was negated is cancelled': alsoIf(
      'isCancelled',
      (g, { card, ability, delayed }) => !delayed && g.rules.isLost(g, g.card(card), ability),
    ),
    'it finds its card wherever that is': onlyIf('hasMovedSince', () => false),
  },
});
