/** 3-1, FAQ-11. What is printed on a card: words, symbols, and the values of players. */
import type { CardFilter } from '../../schemas/ability';
import type { PlayerId } from '../../schemas/common';
import { BS_SYMBOLS, symbolsGiven, type BsSideOfCard, type BsSymbol } from '../../schemas/battle-spirits';
import { EVERY_WORD, hasWord, wordsOf } from '../kernel/continuous/information';
import { anyModifierOfKind } from '../kernel/continuous/sources';
import { statOf } from '../kernel/continuous/values';
import { hasStatus } from '../kernel/changes/objects';
import type { WithRules } from '../kernel/rules';
import type { Ability, CardState, Definition } from '../kernel/state';
import { asBs, byRulesOf, coresOn, countOf, familiesOf, lifeOf, onField, reserveOf, sideOf, type BsGame } from './game';
import type { Section } from './packs';
import type { EvaluationContext } from '../kernel/state/effect-context';

export const cardData = {
  wordKinds: ['color', 'family', 'symbol'] as readonly string[],

  /** FAQ-11-5: names and families that the card has by rule count as printed. */
  printedWords(_g: WithRules, definition: Definition, kind: string): readonly string[] | undefined {
    const side = definition as unknown as BsSideOfCard;
    switch (kind) {
      case 'name':
        return [side.name, ...byRulesOf(side).flatMap(({ names = [] }) => names)];
      case 'color':
        return side.colors;
      case 'family':
        return familiesOf(side);
      case 'symbol':
        return AS_PRINTED;
      default:
        return undefined;
    }
  },

  /** Checks the members of a filter that only this game has. */
  fitsFilter(g: BsGame, filter: CardFilter, card: CardState, reader: EvaluationContext): boolean {
    if (filter.stat?.bp && card.zone === 'field') g.consult('FAQ-6-2', 'FAQ-6-3');
    const reference = g.rules.ruleOnReference(g, filter, card, reader);
    g.consult(...reference.by);
    if (!reference.isAllowed) return false;
    for (const { word, asked } of g.rules.language.asked(filter).own)
      if (!word.fits!(g, asked, card, reader, filter)) return false;
    if (!g.citations.isSilent) g.rules.citeKind(g, filter, card);
    return true;
  },

  /** FAQ-11-6 */
  hasInName(g: BsGame, card: CardState, part: string): boolean {
    return wordsOf(g, card, 'name').some((name) => name.includes(part) || name === EVERY_WORD);
  },

  /** FAQ-11-6 */
  isNamed(g: BsGame, card: CardState, name: string): boolean {
    return hasWord(g, card, 'name', name);
  },

  // --- wordings -----------------------------------------------------------------------------------------------------

  /** FAQ-11-9: a text on "when this Spirit attacks" does not mean an effect "During Attack". */
  isExceptedFrom(_g: BsGame, ability: Ability, _event: string): boolean {
    return asBs(ability).label === DURING_ATTACK;
  },

  /** 3-1-11: for each symbol of the card the kinds of which it may serve one, and those that effects give it. */
  symbolsOf(g: BsGame, card: CardState): readonly (readonly BsSymbol[])[] {
    const { symbols } = sideOf(card);
    if (g.isPlain) return symbols;
    const treated = anyModifierOfKind(g, 'words') ? g.rules.symbolsTreated(g, card, symbols) : symbols;
    if (!anyModifierOfKind(g, 'stat')) return treated;
    const given = BS_SYMBOLS.flatMap((kind) => Array<BsSymbol[]>(statOf(g, card, symbolsGiven(kind))).fill([kind]));
    return [...treated, ...given];
  },

  /** Each symbol also serves as one of the kinds that effects add, or as one of those that it has become alone. */
  symbolsTreated(
    g: BsGame,
    card: CardState,
    symbols: readonly (readonly BsSymbol[])[],
  ): readonly (readonly BsSymbol[])[] {
    const kinds = wordsOf(g, card, 'symbol');
    const others = kinds.filter((kind) => !AS_PRINTED.includes(kind)) as readonly BsSymbol[];
    const isAdded = others.length < kinds.length;
    return symbols.map((own) => [...(isAdded ? own : own.filter((kind) => kind === 'ex')), ...others]);
  },

  /** 3-1-8: those of the card with its Braves, as many as effects leave; a number alone repeats its own. */
  symbolsThatCount(g: BsGame, card: CardState): readonly (readonly BsSymbol[])[] {
    const symbols = [card, ...g.rules.bravesOf(g, card)].flatMap((one) => g.rules.symbolsOf(g, one));
    const count = statOf(g, card, 'symbols');
    const more = Math.max(0, count - symbols.length);
    return [...symbols.slice(0, count), ...Array<readonly BsSymbol[]>(more).fill(symbols[0] ?? [])];
  },

  /** 6-1-4-1: those of cards of the Field, each with those of its Braves: of an Imagine Brave once for each host (10-3-3). */
  symbolsOnField(g: BsGame, player: PlayerId): readonly (readonly BsSymbol[])[] {
    return onField(g, player)
      .filter((card) => g.rules.givesSymbols(g, card))
      .flatMap((card) => g.rules.symbolsThatCount(g, card));
  },

  /** 21-4-2: not in Soul State, and not for its own Revival either (14-1-5). */
  givesSymbols(_g: BsGame, card: CardState): boolean {
    return !hasStatus(card, 'soulState');
  },

  /** A Magic has no BP and no level, and a Nexus no BP unless it is a Spirit as well (13-4-1). */
  hasStat(g: BsGame, card: CardState, stat: string): boolean {
    const { levels, category } = sideOf(card);
    if (stat === 'lv') return levels !== undefined;
    return stat !== 'bp' || (levels?.[0]?.bp !== undefined && (category !== 'nexus' || g.rules.isSpirit(g, card)));
  },

  playerValue(g: BsGame, player: PlayerId, value: string): number {
    return VALUES[value]!(g, player);
  },
} satisfies Section;

/** Stands for the printed kinds among the words of the symbols of a card. */
const AS_PRINTED: readonly string[] = ['printed'];

/** The label of effects of Standard cards that work while their card attacks. */
const DURING_ATTACK = 'During Attack';

const VALUES: Readonly<Record<string, (g: BsGame, player: PlayerId) => number>> = {
  life: (g, player) => coresOn(lifeOf(g, player)),
  reserve: (g, player) => coresOn(reserveOf(g, player)),
  count: (g, player) => coresOn(countOf(g, player)),
  hand: (g, player) => g.zone(player, 'hand').length,
  deck: (g, player) => g.zone(player, 'deck').length,
  symbolsOnField: (g, player) => g.rules.symbolsOnField(g, player).length,
  coresOnField: (g, player) => g.rules.coresOnField(g, player),
};
