/** Misreadings of the clauses about abilities, their requirements, costs and limits (11.1 to 11.4, 11.7, 12.3). */
import type { Instruction } from '../../../schemas/ability';
import { cancelPending } from '../../kernel/changes';
import { canBeDone } from '../../kernel/costs/analysis';
import { isOfAll, resolveTargets } from '../../kernel/language/instructions';
import { holds } from '../../kernel/reading/select';
import type { EffectContext } from '../../kernel/rules';
import type { Ability } from '../../kernel/state';
import type { PendingAbility } from '../../kernel/state/waiting';
import { usedThoughDeclined } from '../../kernel/testing/common-waiting';
import {
  always,
  another,
  alsoIf,
  args,
  faultTable,
  onlyIf,
  refuse,
  replaced,
  skip,
  type Misreading,
} from '../../kernel/testing/misreadings';
import { abilitiesOf } from '../../kernel/continuous/abilities';
import type { VgGame, VgRules } from '../game';
import { executeInstructions } from '../../kernel/events/execute-effect';

/** An ability does not stand by where something is missing at the moment at which it triggers. */
const onlyWaitsIf = (has: (g: VgGame, waiting: PendingAbility) => boolean): Misreading<VgRules> =>
  replaced('happened', (rule, [g, event, leaving]) => {
    const before = g.state.pending.length;
    rule(g, event, leaving);
    for (const waiting of g.state.pending.slice(before)) if (!has(g as VgGame, waiting)) cancelPending(g, waiting);
  });

const canPayNow = (g: VgGame, { player, card, ability }: PendingAbility): boolean =>
  g.rules.canPay(g, player, g.card(card), ability);

/** What an "if" does where its condition is not met. */
const ifUnmet = (
  other: (g: VgGame, context: EffectContext, then: readonly Instruction[]) => ReturnType<typeof executeInstructions>,
): Misreading<VgRules> =>
  replaced('executeInstruction', function* (rule, [g, context, said]) {
    if (said.do === 'if' && !holds(g, context, said.condition)) yield* other(g, context, said.then);
    else yield* rule(g, context, said);
  });

const hasCost = ({ cost }: Ability): boolean => cost !== undefined;
const asksForOwn = (cost: readonly Instruction[]): readonly Instruction[] =>
  JSON.parse(JSON.stringify(cost).replaceAll('"player":"you"', '"player":"any"')) as readonly Instruction[];

export const abilityFaults = faultTable<VgRules>({
  '11.1.1.1.2': {
    'an activated ability without a cost cannot be played': refuse('activateRefusal', (g, _player, { card }) =>
      abilitiesOf(g, g.card(card!)).every((ability) => !hasCost(ability)),
    ),
  },
  '11.1.1.1.2.1': {
    'an activated ability without a cost is played when its player ends the phase': ({ playOnce }) => ({
      *playOnce(g, player, timing) {
        if (yield* playOnce(g, player, timing)) return true;
        const row = timing.rows.activate;
        for (const action of row?.candidates(g, player) ?? []) yield* row!.execute(g, player, action);
        return false;
      },
    }),
  },
  '11.1.1.2.1.1': {
    'an ability that triggers in the hand stands by without a word of its master': always('mustBeDeclared', false),
    'an ability never triggers in the hand': onlyIf('isWhereItWorks', (_g, { zone }) => zone !== 'hand'),
  },
  '11.1.1.2.2': {
    'an ability whose cost cannot be paid when it triggers does not stand by': onlyWaitsIf(canPayNow),
  },
  '11.2.1.1.1': {
    'only what the effect has done counts': onlyIf(
      'textUsesUp',
      (g, { id }, ability) =>
        !hasCost(ability) ||
        g.rules.hasChanged(
          g,
          g.journal.findLastIndex(({ type, card }) => type === 'effectActivated' && card === id),
        ),
    ),
    '"for the rest of the game" is for the rest of the turn': args('useUpByText', (g, context) => [g, context, 'turn']),
  },
  '11.2.1.1.2': {
    'an ability that did nothing can be used again, though it has no cost': onlyIf('textUsesUp', (g, source) =>
      g.rules.hasChangedAnything(g, source),
    ),
  },
  '11.2.1.2': {
    'an ability does not trigger where its requirement is not met': onlyWaitsIf(
      (g, { player, card, ability, event }) =>
        !ability.if || holds(g, { player, source: g.card(card), event, chosen: [] }, ability.if),
    ),
  },
  '11.2.1.2.1': {
    'an automatic ability that did nothing is used up by its text': alsoIf(
      'textUsesUp',
      (_g, _source, { type }) => type === 'auto',
    ),
    'an automatic ability is never used up by its text': onlyIf(
      'textUsesUp',
      (_g, _source, { type }) => type !== 'auto',
    ),
  },
  '11.2.1.2.1.1': {
    'an ability that its text uses up must be played': onlyIf('mayBeLeft', (g, ability) =>
      g.rules.hasLimit(g, ability),
    ),
  },
  '11.2.2': {
    'an unmet requirement ends the whole text': ({ executeInstruction }) => ({
      *executeText(g, context, instructions) {
        for (const said of instructions) {
          yield* executeInstruction(g, context, said);
          if (said.do === 'if' && !holds(g, context, said.condition)) return;
        }
      },
    }),
    'a requirement is not looked at': always('ifClauseHolds', true),
  },
  '11.2.3': {
    'a requirement is about what was there before the text': always('ifClauseHolds', false),
    'any card of the zone meets the requirement': args('ifClauseHolds', (g, context, condition) => [
      g,
      context,
      JSON.parse(JSON.stringify(condition).replace('"chosen":true,', '')) as typeof condition,
    ]),
  },
  '11.2.4': {
    '"if you do" is carried out whatever came of the requirement': always('wasDone', true),
    '"if you do" is never carried out after a requirement': always('wasDone', false),
  },
  '11.2.5': {
    'what begins with "then" is carried out in any case': ifUnmet((g, context, then) =>
      executeInstructions(
        g,
        context,
        then.filter(({ do: verb }) => (verb as string) === 'then'),
      ),
    ),
    'what begins with "then" is left out': skip('executeInstruction', (_g, _context, { do: verb }) =>
      (verb as string) === 'then'),
  },
  '11.2.5.1': {
    'what begins with "then" is carried out though the cost is not paid': ({ wantsTo }) => ({
      *wantsTo(g, player, card, ability) {
        const wants = yield* wantsTo(g, player, card, ability);
        const rest = { ...ability, cost: undefined, effect: ability.effect.slice(1) };
        if (!wants) yield* g.rules.activateAndResolve(g, player, card, rest);
        return wants;
      },
    }),
  },
  '11.3.1.2': {
    'an effect without a duration ends with the turn': another('standardDuration', 'turn'),
    'an effect that lasts until the end of the turn goes on': another('endsWithTurn', () => false),
  },
  '11.3.1.2.1': {
    'an effect until the end of that battle begins outside of a battle': always('canLast', true),
  },
  '11.4.2': {
    'the choice of a part that is inactive is made': ifUnmet(function* (g, context, then) {
      for (const said of then) if ('target' in said && said.target) yield* resolveTargets(g, context, said.target);
    }),
  },
  '11.4.3': {
    'a part works whether or not its condition is met': always('conditionHolds', true),
    'a part with a condition never works': onlyIf('conditionHolds', (_g, _context, ability) => !ability.if),
  },
  '11.4.4': {
    'an ability works on every circle': alsoIf('isOnCircle', (_g, { zone }) => zone === 'field'),
    'an ability of another zone works on circles too': alsoIf('isWhereItWorks', (_g, { zone }) => zone === 'field'),
    'an ability works on circles alone': onlyIf('isWhereItWorks', (_g, { zone }) => zone === 'field'),
  },
  '11.4.4.1': {
    'an ability that names no zone works on circles alone': onlyIf(
      'isWhereItWorks',
      (_g, { zone }, { zones = [] }) => zone === 'field' || zones.length < 4,
    ),
  },
  '11.4.4.2': {
    'only the first zone counts': args('isWhereItWorks', (g, card, ability) => [
      g,
      card,
      ability.zones ? { ...ability, zones: ability.zones.slice(0, 1) } : ability,
    ]),
    'only the last zone counts': args('isWhereItWorks', (g, card, ability) => [
      g,
      card,
      ability.zones ? { ...ability, zones: ability.zones.slice(-1) } : ability,
    ]),
  },
  '11.7.1': {
    'the parts of a cost are paid one after the other': () => ({
      isPayable: (g, context, cost, before) => canBeDone(g, context, cost, before),
      leavesEnough: () => true,
    }),
    'cards of both players pay': (rules) => ({
      isPayable: (g, context, cost, before) => rules.isPayable(g, context, asksForOwn(cost), before),
      pay: (g, context, cost) => rules.pay(g, context, asksForOwn(cost)),
    }),
  },
  '11.7.1.1': {
    'what stands in brackets is not paid': args('pay', (g, context) => [g, context, []]),
  },
  '11.7.2': {
    'an ability whose cost is lost does nothing': replaced('pay', function* (rule, [g, context, cost]) {
      return (yield* rule(g, context, cost)) && (cost.length > 0 || !context.ability.cost);
    }),
  },
  '11.7.3': {
    'a cost of "all" cards needs one at least': onlyIf('isPayable', (g, { player }, cost) =>
      cost.every((part) => !isOfAll(part) || g.zone(player, 'hand').length > 0),
    ),
  },
  '12.3.1.1.1': {
    'an ability that did nothing is used up for the turn': another('usedByChange', false),
    'a [1/Turn] ability is used as often as it can be': always('hasLimit', false),
    'a [1/Turn] ability is used once in a game': alsoIf(
      'wasUsed',
      (g, { id }, ability) =>
        ability.oncePerTurn === true && g.journal.some(({ type, card }) => type === 'effectActivated' && card === id),
    ),
  },
  '12.3.1.1.2': {
    'a [1/Turn] automatic ability must be played': always('mayBeLeft', false),
    'a [1/Turn] ability that was let go is used up': usedThoughDeclined(),
  },
});
