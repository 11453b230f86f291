/** FAQ-1-9, FAQ-1-15. Once per turn, by card or by name, and effects of one name that do not add up. */
import { dropWaiting } from '../kernel/events/triggers';
import { cardsInZones } from '../kernel/game';
import { oncePerTurn } from '../kernel/procedures/once-per-turn';
import type { Ability, CardState } from '../kernel/state';
import type { PendingAbility } from '../kernel/state/waiting';
import { asBs, sideOf, type BsGame } from './game';
import type { Section } from './packs';

/** Cards of one moment, e.g. of a position, are told apart by their handles. */
const isBefore = (one: CardState, other: CardState): boolean =>
  one.stamp < other.stamp || (one.stamp === other.stamp && one.id < other.id);

export const limitsOfEffects = {
  hasLimit(_g: BsGame, ability: Ability): boolean {
    return asBs(ability).once !== undefined;
  },

  usesAllowed(_g: BsGame, _card: CardState, _ability: Ability): number {
    return 1;
  },

  /** FAQ-1-9, FAQ-11-7: counted for the card, or for everything of its name that the player has. */
  abilityKey(g: BsGame, card: CardState, ability: Ability): string {
    const key = oncePerTurn.abilityKey(g as never, card, ability);
    if (asBs(ability).once !== 'name') return key;
    return `${g.rules.masterOf(g, card)}.${sideOf(card).name}${key.slice(key.indexOf(':'))}`;
  },

  useUp(g: BsGame, card: CardState, ability: Ability, paid: boolean): void {
    if (asBs(ability).once === 'name') g.cite('FAQ-1-9-2', 'FAQ-1-9-3', 'FAQ-11-7');
    oncePerTurn.useUp(g as never, card, ability, paid);
  },

  // --- [Unstackable] ------------------------------------------------------------------------------------------------

  /** Returns whether an older card of the same name has this lasting effect already. */
  isStacked(g: BsGame, card: CardState, ability: Ability): boolean {
    if (!asBs(ability).unstackable || !g.rules.isContinuous(g, ability)) return false;
    const { name } = sideOf(card);
    return cardsInZones(g, g.rules.masterOf(g, card), [card.zone]).some((other) => {
      if (!isBefore(other, card) || sideOf(other).name !== name) return false;
      const same = g.rules.sameEffectOn(other, ability);
      return same !== undefined && g.rules.abilityIsValid(g, other, same);
    });
  },

  sameEffectOn(card: CardState, ability: Ability): Ability | undefined {
    const text = JSON.stringify(ability);
    return (sideOf(card).abilities as readonly Ability[] | undefined)?.find((one) => JSON.stringify(one) === text);
  },

  /**
   * FAQ-1-15: the others of the same name that have waited for the same event cannot use the effect any more. FAQ-1-16:
   * a Keyword effect without this word is activated as often as it waits.
   */
  dropStacked(g: BsGame, { card: id, player, ability, event }: PendingAbility): void {
    const { unstackable, label } = asBs(ability);
    if (!unstackable) return g.cite(...(label === undefined ? [] : ['FAQ-1-16']));
    g.cite('FAQ-1-15', 'FAQ-11-7');
    const { name } = sideOf(g.card(id));
    const text = JSON.stringify(ability);
    const isSame = (one: PendingAbility) =>
      one.card !== id &&
      one.player === player &&
      one.event.type === event.type &&
      one.event.card === event.card &&
      JSON.stringify(one.ability) === text &&
      sideOf(g.card(one.card)).name === name;
    const others = g.state.pending.filter(isSame);
    const first = others.filter((one, index) => others.findIndex(({ card }) => card === one.card) === index);
    for (const one of first) dropWaiting(g, one);
  },
} satisfies Section<'hasLimit' | 'usesAllowed' | 'abilityKey' | 'useUp'>;
