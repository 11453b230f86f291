/** 10-15, 10-24 to 10-26. [Over Realm], [Dark Over Realm], [Wormhole], [Swap]. */
import type { PlayerId } from '../../schemas/common';
import { addEffect } from '../kernel/changes';
import { chooseCards } from '../kernel/questions';
import { hasWord } from '../kernel/continuous/information';
import { stillSameObject } from '../kernel/objects/object-tracking';
import { perform, performEffectChange } from '../kernel/events/perform';
import { causeOf } from '../kernel/language/instructions';
import { cardsMatching } from '../kernel/reading/select';
import { countUse, usesThisTurn } from '../kernel/limits';
import { oncePerTurn } from '../kernel/procedures/once-per-turn';
import type { EffectContext } from '../kernel/rules';
import { refTo, type Ability, type CardState, type CauseOf, type Procedure } from '../kernel/state';
import { asDbs, cardsIn, cardsInZones, type DbsGame } from './game';
import type { Section } from './packs';

export const playedFromHand = {
  /** 10-15-1, 10-25-1: the Drop Area must hold at least X cards. */
  realmIsPossible(g: DbsGame, player: PlayerId, ability: Ability): boolean {
    if (!isRealm(ability)) return true;
    g.consult(ability.type === 'overRealm' ? '10-15-1' : '10-25-1');
    return g.rules.cardsForRealm(g, player, ability).length >= (asDbs(ability).x ?? 0);
  },

  /** 10-15-1. [Dark Over Realm] counts only black cards (10-25-1). */
  cardsForRealm(g: DbsGame, player: PlayerId, ability: Ability): readonly CardState[] {
    const dropped = cardsIn(g, player, 'drop');
    return ability.type === 'overRealm' ? dropped : dropped.filter((card) => hasWord(g, card, 'color', 'black'));
  },

  /** 10-11-5. [Over Realm] and [Dark Over Realm] are counted together (10-15-5, 10-25-4). */
  wasUsed(g: DbsGame, card: CardState, ability: Ability): boolean {
    if (!isRealm(ability)) return g.rules.wasUsedThisTurn(g, card, ability);
    g.consult(ability.type === 'overRealm' ? '10-15-5' : '10-25-4');
    const player = g.rules.masterOf(g, card);
    return usesThisTurn(g, g.rules.keyOfRealms(g, card, ability)) >= g.rules.realmsPerTurn(g, player);
  },

  /** 10-15-5, 10-25-4; 10-26-1 */
  realmsPerTurn(g: DbsGame, player: PlayerId): number {
    return g.rules.wormholesOf(g, player).length > 0 ? g.rules.realmsWithWormhole : 1;
  },

  /** 10-26-1: the limit is the same for any number of [Wormhole]s. */
  realmsWithWormhole: 2,

  /** 10-26-1 */
  wormholesOf(g: DbsGame, player: PlayerId): readonly CardState[] {
    const found = cardsInZones(g, player, g.zonesWith.abilities).filter((card) =>
      g.rules.hasKeyword(g, card, 'wormhole'),
    );
    if (found.length > 0) g.consult('10-26-1');
    return found;
  },

  /** 10-15-5, 10-25-4: both skills of all cards of a player share one count. */
  keyOfRealms(g: DbsGame, card: CardState, _ability: Ability): string {
    return `${g.rules.masterOf(g, card)}:realms`;
  },

  useUp(g: DbsGame, card: CardState, ability: Ability, paid: boolean): void {
    if (isRealm(ability) && paid) countUse(g, g.rules.keyOfRealms(g, card, ability), 'turn');
    else if (!isRealm(ability)) oncePerTurn.useUp(g, card, ability, paid);
  },

  /** 10-15-3, 10-15-4, 10-25-3 */
  *playByRealm(g: DbsGame, context: EffectContext): Procedure {
    const { source, player, ability } = context;
    if (source.zone !== 'hand') return;
    g.cite(ability.type === 'overRealm' ? '10-15-3' : '10-25-3');
    if (!g.rules.isGivenUpFirst(g, ability)) yield* g.rules.giveUpForRealm(g, context);
    const cause = { ...causeOf(context), manner: ability.type };
    yield* g.rules.placeInBattleArea(g, player, source, cause);
    if (g.card(source.id).zone === 'battle' && g.rules.leavesAgain(g, ability))
      yield* g.rules.leaveAtEndOfTurn(g, player, source);
  },

  /** 10-15-3, 10-25-3 */
  giveUpForRealm(g: DbsGame, context: EffectContext): Procedure {
    const { player, ability } = context;
    g.cite(ability.type === 'overRealm' ? '10-15-3' : '10-25-3');
    return g.rules.warp(g, g.rules.sentByRealm(g, player, ability), { ...causeOf(context), manner: ability.type });
  },

  /** 10-15-3, 10-25-3: the whole Drop Area goes to the Warp, whatever the colours. */
  sentByRealm(g: DbsGame, player: PlayerId, _ability: Ability): readonly CardState[] {
    return cardsIn(g, player, 'drop');
  },

  /** 10-15-4. No clause says this of [Dark Over Realm]. */
  leavesAgain(_g: DbsGame, ability: Ability): boolean {
    return ability.type === 'overRealm';
  },

  /** 10-15-4: the played card leaves if it is still the same card, in either player's Battle Area. */
  *leaveAtEndOfTurn(g: DbsGame, player: PlayerId, card: CardState): Procedure {
    g.cite('10-15-4');
    const then = [{ do: 'move', target: { chosen: true }, to: 'warp' }] as const;
    const ability: Ability = { type: 'later', effect: then };
    const modification = { kind: 'later', at: 'endOfTurn', ability, bearer: refTo(card) } as const;
    yield* performEffectChange(g, () =>
      addEffect(g, { player, source: card.id, targets: [card.id], modification, until: 'endOfTurn' }),
    );
  },

  /** 10-24-3: plays up to one card from the hand; then this card returns to its owner's hand. */
  *swap(g: DbsGame, context: EffectContext): Procedure {
    const { source, player } = context;
    g.cite('10-24-1', '10-24-3');
    const from = g.rules.swappable(g, context);
    const { least, most } = g.rules.swapped;
    const cards = yield* chooseCards(g, { player, kind: 'choose', from, min: least, max: most, clause: '10-24-3' });
    const cause = { ...causeOf(context), manner: 'swap' };
    for (const card of cards) yield* g.rules.placeInBattleArea(g, player, card, cause);
    for (const card of stillSameObject(g, context, [source])) yield* g.rules.returnToHand(g, card, cause);
  },

  /** 10-24-3 */
  swapped: { least: 0, most: 1 },

  /** 10-24-3: the cards must be specified Battle Cards in the hand with exactly this energy cost. */
  swappable(g: DbsGame, context: EffectContext): readonly CardState[] {
    const { from = {}, x = 0 } = asDbs(context.ability);
    const stat = { ...from.stat, energyCost: { min: x, max: x } };
    const fitting = cardsMatching(g, context, { player: 'you', zone: ['hand'], category: 'battle', ...from, stat });
    return fitting.filter((card) => g.rules.mayBeChosen(g, card, causeOf(context)));
  },

  /** 10-24-3 */
  *returnToHand(g: DbsGame, card: CardState, cause: CauseOf): Procedure {
    if (card.zone !== 'battle' || !g.rules.mayMove(g, card, cause, 'hand')) return;
    const to = { zone: 'hand', player: g.rules.ownerOf(g, card) };
    yield* perform(g, { card, to, events: g.rules.moveWords(g, card, to), cause });
  },
} satisfies Section<'wasUsed' | 'useUp'>;

const isRealm = ({ type }: Ability): boolean => type === 'overRealm' || type === 'darkOverRealm';
