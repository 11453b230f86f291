/** Misreadings of 8-1: the kinds of effects. */
import { addEffect, endEffects, takePending } from '../../kernel/changes';
import { perform } from '../../kernel/events/perform';
import { countUse, wasUsedThisTurn } from '../../kernel/limits';
import { type Ability, type CardState, NOTHING, opponentOf, refTo } from '../../kernel/state';
import { ofCopiesModified, ofPermanentsPlayed } from '../../kernel/testing/common-tracking';
import { ofChains, ofDepartures, ofQuestionsInBetween } from '../../kernel/testing/common-waiting';
import { afterwards, beforehand } from '../../kernel/testing/doing';
import { alsoIf, always, another, args, faultTable, onlyIf, result, skip } from '../../kernel/testing/misreadings';
import { memory } from '../../kernel/testing/memory';
import { canBeDone } from '../../kernel/costs/analysis';
import { asOp, categoryOf, isActive, type OpGame, type OpRules } from '../game';

const isPermanent = (ability: Ability): boolean => ability.type === 'permanent';

const isOwnTurn = (g: OpGame, card: CardState): boolean => card.side === g.state.turnPlayer;

function delayed(g: OpGame, player: CardState['owner'], source: CardState, ability: Ability): void {
  const modification = { kind: 'later', at: 'endOfTurn', ability, bearer: refTo(source) } as const;
  addEffect(g, { player, source: source.id, targets: [], modification, until: 'endOfTurn' });
}

export const kindsOfEffectsFaults = faultTable<OpRules>({
  '8-1-2': {
    'a player may leave out any effect': always('isOptional', true),
    'an effect that "may" be activated is activated': always('isOptional', false),
    'an effect of which a part is impossible is not carried out at all': skip('resolveEffect', (g, context) =>
      !canBeDone(g, context, context.ability.effect)),
  },
  '8-1-3-1': {
    ...ofQuestionsInBetween('an effect'),
    ...ofChains('an effect'),
    ...ofDepartures('an effect'),
    'a card that has left had the printed base power': another('statsToRemember', [
      'power',
      'cost',
      'baseCost',
      'given',
    ]),
    'a card that has left had the printed base cost': another('statsToRemember', [
      'power',
      'cost',
      'basePower',
      'given',
    ]),
    'of several such events at one moment an auto effect activates once': (rules) => {
      const noticed = memory(() => ({ at: -1, by: new Set<string>() }));
      return {
        happened(g, event, leaving) {
          const before = g.state.pending.length;
          rules.happened(g, event, leaving);
          // Abilities look for their events after all events of the moment are in the log.
          const moment = noticed(g);
          if (moment.at !== g.journal.length) moment.by.clear();
          moment.at = g.journal.length;
          for (const waiting of g.state.pending.slice(before)) {
            const key = `${event.type} ${g.rules.abilityKey(g, g.card(waiting.card), waiting.ability)}`;
            if (moment.by.has(key)) takePending(g, waiting);
            else moment.by.add(key);
          }
        },
      };
    },
    'an auto effect activates only the first time in a turn': (rules) => ({
      *resolveWaitingAbility(g, waiting) {
        const key = `auto ${g.rules.abilityKey(g, g.card(waiting.card), asOp(waiting.ability))}`;
        if (wasUsedThisTurn(g, key)) return;
        countUse(g, key);
        yield* rules.resolveWaitingAbility(g, waiting);
      },
    }),
    'auto effects activate only in the turn of their player': skip('resolveWaitingAbility', (g, waiting) =>
      waiting.player !== g.state.turnPlayer),
  },
  '8-1-3-1-3': {
    'an [On K.O.] effect comes to nothing because its card has left the field':
      skip('resolveWaitingAbility', (_g, waiting) => waiting.lastKnown?.id === waiting.card),
    'an auto effect that waits is carried out although its card has left': always('hasMovedSince', false),
    'a card that left and came back is the same card, and its waiting effect is carried out': onlyIf(
      'hasMovedSince',
      (g, card) => !g.zonesWith.abilities.includes(card.zone),
    ),
    'what cannot be activated any more is put in an order with the rest': (rules) => ({
      isCancelled: () => false,
      *resolveWaitingAbility(g, waiting) {
        if (!rules.isCancelled!(g, waiting)) yield* rules.resolveWaitingAbility(g, waiting);
      },
    }),
    'an auto effect of the turn player is carried out although its card has left': onlyIf(
      'hasMovedSince',
      (_g, _card, waiting) => waiting.player === 'B',
    ),
    'an auto effect is carried out although its card has gone to the deck': onlyIf(
      'hasMovedSince',
      (_g, card) => card.zone !== 'deck',
    ),
    'an auto effect of a Stage is carried out although the Stage has left': onlyIf(
      'hasMovedSince',
      (_g, card) => categoryOf(card) !== 'stage',
    ),
  },
  '8-1-3-2': {
    'every activate effect can be activated only once in a turn': (rules) => ({
      activateRefusal: (g, player, action) =>
        wasUsedThisTurn(g, `activated ${action.card}`) ? { reason: 'again' } : rules.activateRefusal(g, player, action),
      *activateMain(g, player, action) {
        countUse(g, `activated ${action.card}`);
        yield* rules.activateMain(g, player, action);
      },
    }),
    'only an active card can be activated': always(
      'activateRefusal',
      { reason: 'it is rested' },
      (g, _player, action) => action.card !== undefined && g.state.cards[action.card]?.state === 'rested',
    ),
  },
  '8-1-3-3': {
    ...ofPermanentsPlayed('a permanent effect'),
    'what a permanent effect counts is counted once, when its card comes': (rules) => {
      const counted = memory(() => new Map<string, number>());
      return {
        applyContinuous(g) {
          const applied = rules.applyContinuous(g);
          if (!applied.isComplete) return applied;
          for (const [key, all] of applied.list) {
            const asCounted = all.map((one) => {
              const { instruction, modification, source, conditionUnmet } = one;
              const by = instruction?.do === 'modify' && typeof instruction.by === 'object' && instruction.by;
              if (!by || modification.kind !== 'stat' || conditionUnmet) return one;
              const name = `${source}@${g.card(source).zoneChangeCount} ${JSON.stringify(by)}`;
              const first = counted(g).get(name) ?? modification.by!;
              counted(g).set(name, first);
              return { ...one, modification: { ...modification, by: first } };
            });
            applied.list.set(key, asCounted);
          }
          return applied;
        },
      };
    },
    'a permanent effect works only in the turn of its player': onlyIf(
      'abilityIsValid',
      (g, card, ability) => !isPermanent(ability) || isOwnTurn(g, card),
    ),
    'a permanent effect begins in the turn after its card was played': onlyIf(
      'abilityIsValid',
      (g, card, ability) => !isPermanent(ability) || card.enteredOnTurn < g.state.turn,
    ),
  },
  '8-1-3-3-2': {
    'a permanent effect works whether its condition holds or not': alsoIf('conditionHolds', (_g, _reader, ability) =>
      isPermanent(ability),
    ),
    'a permanent effect whose condition was met once stays valid': (rules) => {
      const met = memory(() => new Set<Ability>());
      return {
        conditionHolds(g, reader, ability) {
          const holding = rules.conditionHolds(g, reader, ability);
          if (isPermanent(ability) && ability.if && holding) met(g).add(ability);
          return holding || met(g).has(ability);
        },
      };
    },
    '"you" in the condition of a permanent effect is the turn player': args('conditionHolds', (g, reader, ability) => [
      g,
      isPermanent(ability) ? { ...reader, player: g.state.turnPlayer } : reader,
      ability,
    ]),
  },
  '8-1-3-3-3': {
    'names and types under the rules do not hold in secret areas': onlyIf(
      'fitsFilter',
      (g, filter, card) => !(g.rules.isSecret(g, card.zone, card.face) && g.rules.needsRuleText(g, filter, card)),
    ),
    'types under the rules do not hold in the hand': onlyIf(
      'fitsFilter',
      (g, filter, card) => !(card.zone === 'hand' && g.rules.needsRuleText(g, filter, card)),
    ),
  },
  '8-1-3-3-4': {
    'a permanent effect works only while its card is active': onlyIf(
      'abilityIsValid',
      (_g, card, ability) => !isPermanent(ability) || isActive(card),
    ),
  },
  '8-1-3-3-5': {
    'permanent effects are processed once, each player in turn, and not again': another('continuousRounds', 1),
    'permanent effects are processed a second time, and not again': another('continuousRounds', 2),
    'the permanent effects of the player whose turn it is not come first': another('continuousOrder', (g, cards) =>
      [...cards].sort(
        (one, other) => Number(isOwnTurn(g, one)) - Number(isOwnTurn(g, other)) || one.stamp - other.stamp,
      ),
    ),
    'permanent effects are processed in the order of age, whoever they belong to': another(
      'continuousOrder',
      (_g, cards) => [...cards].sort((one, other) => one.stamp - other.stamp),
    ),
    'the permanent effects of one player come first in the turns of both': another('continuousOrder', (_g, cards) =>
      [...cards].sort((one, other) => one.side.localeCompare(other.side) || one.stamp - other.stamp),
    ),
    'a permanent effect does not see what it has changed itself': another('continuousSeesItself', 'never'),
    'permanent effects that never come to rest are left as they are after some rounds': skip('checkContinuous'),
  },
  '8-1-3-4-1': {
    'a replacement that could be applied is applied': () => ({
      *takesReplacement() {
        yield* NOTHING;
        return true;
      },
    }),
    'whoever declines a replacement does not do it, and what it would have replaced does not happen either': (
      rules,
    ) => {
      const skipped = memory(() => new Set<string>());
      return {
        *takesReplacement(g, replacement) {
          if (!(yield* rules.takesReplacement(g, replacement))) skipped(g).add(replacement.source.id);
          return true;
        },
        *executeText(g, context, instructions) {
          if (!skipped(g).delete(context.source.id)) yield* rules.executeText(g, context, instructions);
        },
      };
    },
    'a player who declines one replacement of what happens declines all of them': (rules) => {
      const declined = memory(() => ({ at: -1 }));
      return {
        *takesReplacement(g, replacement) {
          if (declined(g).at === g.journal.length) return false;
          const yes = yield* rules.takesReplacement(g, replacement);
          if (!yes) declined(g).at = g.journal.length;
          return yes;
        },
      };
    },
    'a replacement that can be applied once per turn has been used where it was declined': beforehand(
      'takesReplacement',
      (g, replacement) => {
        g.rules.beforeReplacement(g, replacement);
      },
    ),
  },
  '8-1-3-4-2': {
    "the replacement of the affected card has no precedence: the turn player's come first": another(
      'nextReplacement',
      (g, found) => {
        const { turnPlayer } = g.state;
        const among = found.filter(({ player }) => player === turnPlayer);
        return among.length > 0 ? { player: turnPlayer, among } : { player: opponentOf(turnPlayer), among: found };
      },
    ),
    'the player whose turn it is not applies replacements first': (rules) => ({
      nextReplacement(g, found) {
        const player = opponentOf(g.state.turnPlayer);
        const among = found.filter((one) => one.player === player);
        return among.length > 0 ? { player, among } : rules.nextReplacement(g, found);
      },
    }),
    'the player of the affected card applies replacements first': (rules) => ({
      nextReplacement(g, found) {
        const owner = found[0]!.affected[0]!.side;
        const among = found.filter((one) => one.player === owner);
        return among.length > 0 ? rules.nextReplacement(g, among) : rules.nextReplacement(g, found);
      },
    }),
    'a player with several replacements applies the oldest, nobody chooses': result('nextReplacement', (next) => ({
      ...next,
      among: next.among.slice(0, 1),
    })),
  },
  '8-1-3-4-3': {
    'a replacement can be applied again to what has taken the place of the same thing': another(
      'replacesNoMore',
      (g, source, ability) =>
        g.lineage.filter((one) => one.source.id === source.id && one.ability === ability).length > 1,
    ),
    'a replacement is not applied twice in a row, but again after another one': another(
      'replacesNoMore',
      (g, source, ability) => {
        const last = g.lineage.at(-1);
        return (
          g.lineage.length > 4 || (last?.source.id === source.id && last.ability === ability) || g.lineage.length < 2
        );
      },
    ),
    'what a [Trigger] does in the middle of what happens instead is not replaced by the same replacement': another(
      'lineageOfActivation',
      (g) => g.lineage,
    ),
  },
  '8-1-3-4-4': {
    'one application saves one card': another('affectedAtOnce', (_g, affected) => affected.slice(0, 1)),
    "Characters K.O.'d at once are K.O.'d one after the other, each with its own replacements": (rules) => ({
      *ko(g, cards, cause) {
        for (const card of cards) yield* rules.ko(g, [card], cause);
      },
    }),
    'a Character that is saved loses the DON!! cards given to it': afterwards(
      'afterReplacement',
      function* (g, replacement) {
        const given = replacement.affected.flatMap((card) => g.rules.donGivenTo(g, card));
        yield* perform(g, ...given.map((card) => ({ card, to: { zone: 'cost', state: 'rested' } })));
      },
    ),
    'where a part is replaced the rest does not happen either': always('mayStillHappen', false),
  },
  '8-1-3-4-4-1': {
    'what follows in the text after something that was replaced is not carried out': afterwards(
      'afterReplacement',
      (g) => {
        const place = g.frames.at(-1);
        if (place) place.instruction = place.instructions.length;
      },
    ),
    'the sentence after one that was replaced is skipped': afterwards('afterReplacement', (g) => {
      const place = g.frames.at(-1);
      if (place) place.instruction += 1;
    }),
  },
  '8-1-3-4-5': {
    'a replacement can be applied although nothing can be done instead': always('canReplace', true),
    'a replacement can be applied where a part of it can be carried out': another('canReplace', (g, context) =>
      context.ability.effect.some((one) => canBeDone(g, context, ['count' in one ? { ...one, count: 1 } : one])),
    ),
    'a player who cannot draw may draw instead of something': alsoIf('canReplace', (_g, context) =>
      context.ability.effect.every(({ do: verb }) => verb === 'draw'),
    ),
    'who applies a replacement may keep back the hidden card that it takes': args(
      'mayChooseNone',
      (g, { ability, ...context }, choice) => [g, { ...context, ability: { ...ability, type: 'auto' } }, choice],
    ),
    'a card may be chosen for a replacement to which that cannot be done': result(
      'toChooseFrom',
      (given, _g, context, _instruction, fitting) => (context.paying ? given : fitting),
    ),
    'a Character that a replacement moves first cannot be played by it': onlyIf(
      'canReplace',
      (_g, context) => !context.ability.effect.some(({ do: verb }) => verb === 'play'),
    ),
  },
  '8-1-3-4-6': {
    'what happens instead cannot be replaced': onlyIf('replacementIsPossible', (g) => g.lineage.length === 0),
    'what happens instead can be replaced by effects of the same player only': onlyIf(
      'replacementIsPossible',
      (g, replacement) => g.lineage.every(({ source }) => g.card(source.id).side === replacement.player),
    ),
    'a card whose effects cannot be activated replaces all the same': always('replacementIsForbidden', false),
  },
  '8-1-3-4-7': {
    'what happens instead belongs to the player of the effect that was replaced': another(
      'playerOfReplacement',
      (_g, { player }, cause) => cause?.player ?? player,
    ),
    'a K.O. that happens instead is still one by the effect or the battle that was replaced': (rules) => ({
      ko: (g, cards, cause) =>
        rules.ko(
          g,
          cards,
          g.lineage.length > 0 ? { ...cause, player: opponentOf(cause.player!), kind: 'battle' } : cause,
        ),
    }),
    'a removal that happens instead counts as one by the effect that was replaced': (rules) => ({
      happened(g, event, leaving) {
        const { cause } = event;
        const isInstead = event.type === 'removed' && g.lineage.length > 0 && cause?.player !== undefined;
        const events = isInstead ? { ...event, cause: { ...cause, player: opponentOf(cause.player!) } } : event;
        rules.happened(g, events, leaving);
      },
    }),
    'what happens instead of a payment is paid by its player, and no effect does it': (rules) => ({
      trash(g, cards, cause) {
        const isPaying = g.frames.some(({ context }) => context.paying);
        return rules.trash(g, cards, cause && isPaying ? { kind: 'cost', player: cause.player } : cause);
      },
    }),
    'who applies a replacement has not activated an effect': another('beforeReplacement', (g, { source, ability }) =>
      g.rules.useUp(g, source, asOp(ability), true),
    ),
  },
  '8-1-4-1': {
    'an effect is carried out at the end of the turn': () => ({
      *resolveEffect(g, { player, source, ability }) {
        yield* NOTHING;
        delayed(g, player, source, ability);
      },
    }),
    'an effect is carried out at once and again at the end of the turn': afterwards('resolveEffect', (g, context) => {
      delayed(g, context.player, context.source, context.ability);
    }),
  },
  '8-1-4-2': {
    ...ofCopiesModified('an effect'),
    'a continuous effect ends when the card that it came from leaves the field': afterwards('happened', (g, event) => {
      if (event.type === 'removed') endEffects(g, (effect) => effect.source === event.card);
    }),
    'every continuous effect ends with the turn': alsoIf(
      'endsWithThisTurn',
      (_g, effect) => effect.until === 'opponentsNextTurn',
    ),
  },
});
