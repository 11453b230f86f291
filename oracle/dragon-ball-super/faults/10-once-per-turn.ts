/** Misreadings of 10-11, 10-29 and 10-30: [Once per turn], [Sparking], [Burst]. */
import type { Ability, CardState } from '../../kernel/state';
import { oncePerTurn } from '../../kernel/procedures/once-per-turn';
import { ofLimitsInOthersEffects } from '../../kernel/testing/common-tracking';
import { usedThoughDeclined } from '../../kernel/testing/common-waiting';
import { alsoIf, always, another, faultTable, onlyIf, result, type Misreading } from '../../kernel/testing/misreadings';
import { asDbs, cardsIn, type DbsGame, type DbsRules } from '../game';

/** Changes the number of cards that [Sparking] counts, or the number that it needs. */
const sparking =
  (count: (g: DbsGame, card: CardState) => number, least: (asked: number) => number = (asked) => asked) =>
  () => ({
    sparkingHolds(g: DbsGame, card: CardState, ability: { sparking?: number }): boolean {
      if (ability.sparking === undefined) return true;
      g.cite('10-29-1');
      return count(g, card) >= least(ability.sparking);
    },
  });

const isCopy = (one: CardState, other: CardState): boolean => one.definition.number === other.definition.number;

const ofMaster = (g: DbsGame, card: CardState): number => cardsIn(g, g.rules.masterOf(g, card), 'drop').length;

/** Looks up a waiting skill by the card as it is now. */
const ofCardAsItIs =
  (isMatch: (card: CardState) => boolean): Misreading<DbsRules> =>
  (rules) => ({
    isCancelled: (g, waiting) => !isMatch(g.card(waiting.card)) && rules.isCancelled(g, waiting),
    abilityKey(g, card, ability) {
      const waiting = g.state.resolving.findLast((one) => one.card === card.id && one.ability === ability);
      return waiting && isMatch(card) ? oncePerTurn.abilityKey(g, card, ability) : rules.abilityKey(g, card, ability);
    },
  });

const burstCost = (change: (count: number) => number) =>
  result<DbsRules, 'costToActivate'>('costToActivate', (given, _g, _card, ability) => {
    const { burst } = asDbs(ability);
    return burst === undefined ? given : [{ do: 'mill', count: change(burst) }, ...given.slice(1)];
  });

export const oncePerTurnFaults = faultTable<DbsRules>({
  '10-11-1': {
    'each player who has the card activates it once': result(
      'sourceKey',
      (given, _g, { side }) => `${given} of ${side}`,
    ),
    'a skill with it may be activated as often as wished': always('wasUsed', false),
    'a skill for two times in a turn is activated once': another('usesAllowed', () => 1),
    'a skill for two times in a turn is activated as often as wished': always(
      'wasUsed',
      false,
      (_g, _card, { timesPerTurn }) => timesPerTurn !== undefined,
    ),
    'it limits what a player activates, an [Auto] comes as often as it is triggered': onlyIf(
      'wasUsed',
      (_g, _card, { type }) => type !== 'auto',
    ),
    'it limits an [Auto], a player activates as often as wished': onlyIf(
      'wasUsed',
      (_g, _card, { type }) => type === 'auto',
    ),
    'it is there again only in the next turn of its player': ({ wasUsed, abilityKey }) => ({
      wasUsed(g, card, ability) {
        const use = g.state.used[abilityKey(g, card, ability)];
        return (
          wasUsed(g, card, ability) ||
          (ability.oncePerTurn === true && use !== undefined && g.state.turn - use.turn < 3)
        );
      },
    }),
    'a skill whose cost was not paid has been activated': always('isUsedUp', true, (_g, paid) => !paid),
    'a skill that was negated has not been activated': (rules) => ({
      useUp: () => undefined,
      *resolveSkill(g, context) {
        yield* rules.resolveSkill(g, context);
        rules.useUp(g, context.source, context.ability, true);
      },
    }),
  },
  '10-11-2': {
    'what is gained twice in equal words has one use': another('nameOfGained', (_g, ability) =>
      JSON.stringify(ability),
    ),
    'the copies of a card have one use between them': another(
      'sourceKey',
      (_g, { side, definition }) => `${side} ${String(definition.number)}`,
    ),
    'a card uses one of its skills in a turn': another('abilityKey', (g, card) => g.rules.sourceKey(g, card)),
    'a copy that comes when another has used its skill has no use left in that turn': alsoIf(
      'wasUsed',
      (g, card, { oncePerTurn: once }) =>
        once === true &&
        card.enteredOnTurn === g.state.turn &&
        g.journal.some(
          ({ type, card: other }) => type === 'skillActivated' && other !== card.id && isCopy(g.card(other!), card),
        ) &&
        !g.journal.some(({ type, card: other }) => type === 'skillActivated' && other === card.id),
    ),
    'copies that are triggered at one moment have one use between them': result(
      'abilityKey',
      (given, _g, card, ability) => (ability.type === 'auto' ? String(card.definition.number) : given),
    ),
  },
  '10-11-3': {
    'every skill is activated once in a turn': (rules) => ({
      useUp: (g, card, ability, paid) => rules.useUp(g, card, asLimited(ability), paid),
      wasUsed: (g, card, ability) => rules.wasUsed(g, card, asLimited(ability)),
      abilityKey: (g, card, ability) => `${rules.sourceKey(g, card)}:${ability.type}`,
    }),
    'a skill is activated twice in a turn': (rules) => ({
      wasUsed: (g, card, ability) =>
        rules.wasUsed(g, card, ability) ||
        (!ability.oncePerTurn &&
          g.journal.filter(({ type, card: of }) => type === 'skillActivated' && of === card.id).length >= 2),
    }),
  },
  '10-11-4': {
    ...ofLimitsInOthersEffects(),
    'each of them is resolved': (rules) => ({
      isCancelled: () => false,
      wasUsed: (g, card, ability) => (ability.type === 'auto' ? false : rules.wasUsed(g, card, ability)),
    }),
    'none of them is resolved': (rules) => ({
      isCancelled: (g, waiting) =>
        rules.isCancelled(g, waiting) ||
        (waiting.ability.oncePerTurn === true &&
          g.state.pending.filter((one) => one.card === waiting.card && one.ability === waiting.ability).length > 1),
    }),
    'where the first has brought its card elsewhere each of them is resolved': ofCardAsItIs(
      ({ zone }) => zone !== 'battle',
    ),
    'who passes one up has passed up all': usedThoughDeclined(),
    'of skills without it as well only one is resolved': (rules) => ({
      isCancelled: (g, waiting) =>
        rules.isCancelled(g, waiting) ||
        (!waiting.ability.oncePerTurn &&
          g.state.pending.some(
            (one) => one !== waiting && one.card === waiting.card && one.ability === waiting.ability,
          )),
    }),
  },
  '10-11-5': {
    'what its own work triggers is resolved as well': (rules) => ({
      isCancelled: (g, waiting) => waiting.generation < 2 && rules.isCancelled(g, waiting),
      wasUsed: (g, card, ability) => (ability.type === 'auto' ? false : rules.wasUsed(g, card, ability)),
    }),
    'what waits of a card that has been turned over since is resolved': ofCardAsItIs(
      ({ definition }) => definition.back !== undefined,
    ),
    'what was used stays used in the next turn': ({ wasUsed, abilityKey }) => ({
      wasUsed: (g, card, ability) =>
        wasUsed(g, card, ability) ||
        (ability.oncePerTurn === true && g.state.used[abilityKey(g, card, ability)] !== undefined),
    }),
    'in the turn of the opponent it is triggered as often as it happens': onlyIf(
      'wasUsed',
      (g, card) => card.side === g.state.turnPlayer,
    ),
    'another skill in between lets it be activated again': onlyIf(
      'wasUsed',
      (g, card) => g.journal.findLast(({ type }) => type === 'skillActivated')?.card === card.id,
    ),
  },
  '10-29-1': {
    '[Sparking X] asks for more than X cards': sparking(ofMaster, (asked) => asked + 1),
    '[Sparking X] asks for X - 1 cards': sparking(ofMaster, (asked) => asked - 1),
    "both players' Drop Areas count": sparking((g) => g.zone('A', 'drop').length + g.zone('B', 'drop').length),
    "its owner's Drop Area counts": another('playerOfSparking', (_g, card) => card.owner),
    'it modifies no [Permanent]': alsoIf('sparkingHolds', (_g, _card, { type }) => type === 'permanent'),
    'it modifies no [Auto]': alsoIf('sparkingHolds', (_g, _card, { type }) => type === 'auto'),
    'an [Auto] looks when it is triggered': (rules) => ({
      abilityIsValid: (g, card, ability) =>
        rules.abilityIsValid(g, card, ability) && rules.sparkingHolds(g, card, asDbs(ability)),
    }),
    'once reached it holds for the turn': (rules) => {
      const reached = new WeakSet<object>();
      return {
        sparkingHolds(g, card, ability) {
          if (rules.sparkingHolds(g, card, ability)) reached.add(card);
          return reached.has(card) || rules.sparkingHolds(g, card, ability);
        },
      };
    },
  },
  '10-30-1': {
    '[Burst X] drops one card': burstCost(() => 1),
    '[Burst X] drops a card more': burstCost((count) => count + 1),
    '[Burst] costs nothing': burstCost(() => 0),
    'an [Auto] with [Burst] has to be activated': result('isOptional', (_given, _g, { may }) => may === true),
    'with too small a deck as many cards as there are will do': (rules) => ({
      canPay: (g, player, card, ability, before, bearer) =>
        asDbs(ability).burst !== undefined || rules.canPay(g, player, card, ability, before, bearer),
    }),
    'the other cost comes first': (rules) => ({
      costToActivate(g, card, ability) {
        const [first, ...rest] = rules.costToActivate(g, card, ability);
        return asDbs(ability).burst !== undefined && first ? [...rest, first] : rules.costToActivate(g, card, ability);
      },
    }),
    'where its player declines the cards are dropped all the same': (rules) => ({
      *wantsTo(g, player, card, ability) {
        const wants = yield* rules.wantsTo(g, player, card, ability);
        const top = g.top(player, 'deck');
        if (!wants && asDbs(ability).burst !== undefined && top) yield* g.rules.drop(g, [top]);
        return wants;
      },
    }),
  },
});

const limited = new WeakMap<Ability, Ability>();

/** Returns the ability with [Once per turn], always the same object. */
function asLimited(ability: Ability): Ability {
  const known = limited.get(ability) ?? { ...ability, oncePerTurn: true };
  limited.set(ability, known);
  return known;
}
