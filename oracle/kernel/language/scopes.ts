/** The scope of a lasting effect that does not apply to a fixed list of cards. */
import type { Amount, CardFilter, Range, Target } from '../../../schemas/ability';
import { allWords } from '../continuous/information';
import { takeSnapshot } from '../continuous/snapshot';
import { copyOf } from '../objects/object-tracking';
import type { CardState } from '../state';
import type { KnownThen, Modification, Scope } from '../state/lasting';
import { amountOf, cardsRead, playersOf } from '../reading/select';
import type { EffectContext } from '../state/effect-context';
import type { LanguageGame } from './rules';

export function scopeOf(
  game: LanguageGame,
  context: EffectContext,
  target: Target | undefined,
  modification: Modification,
): Scope | undefined {
  if (!target) return undefined;
  if ('players' in target) return { players: playersOf(game, context.player, target.players) };
  if (!('all' in target) || !game.rules.reachesLater?.(game, context, modification, target.all)) return undefined;
  return { all: withItsNumbers(game, context, target.all), known: knownNow(game, context) };
}

/** The numbers in the filter are computed once, when the effect begins (VG 11.9.4). */
function withItsNumbers(game: LanguageGame, context: EffectContext, filter: CardFilter): CardFilter {
  const { stat, any, not } = filter;
  if (!stat && !any && !not) return filter;
  const number = (amount: Amount) => amountOf(game, context, amount);
  const fixed = ({ min, max }: Range): Range => ({
    ...(min !== undefined && { min: number(min) }),
    ...(max !== undefined && { max: number(max) }),
  });
  const ranges = Object.entries(stat ?? {}).map(([name, range]) => [name, fixed(range)]);
  return {
    ...filter,
    ...(stat && { stat: Object.fromEntries(ranges) as Record<string, Range> }),
    ...(any && { any: any.map((part) => withItsNumbers(game, context, part)) }),
    ...(not && { not: withItsNumbers(game, context, not) }),
  };
}

function knownNow(game: LanguageGame, context: EffectContext): KnownThen {
  const { source, sourceIsGone, chosen, event, results, current } = context;
  const now = (card: CardState): CardState => (card.snapshot ? card : takeSnapshot(game, card, allWords(game, card)));
  const subjects = event || context.subjects ? cardsRead(game, context, { subject: true }) : undefined;
  const own = sourceIsGone ? { ...now(source), zoneChangeCount: source.zoneChangeCount - 1 } : now(source);
  return { source: own, chosen: chosen.map(now), subjects: subjects?.map(now), results: copyOf(results), current };
}
