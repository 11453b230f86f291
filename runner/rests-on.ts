/** What a scenario rests on besides its steps: the texts of its cards, and what the steps leave to the defaults. */
import { gameOf, vocabularyOf } from '../games/registry';
import type { GameId } from '../schemas/common';
import type { Failure } from '../schemas/report';
import type { StartParams } from '../schemas/protocol';
import { printInWords } from '../steps/print';
import type { CardData, Setup } from '../steps/setup';

/** A card of a scenario that has a text, or several that are alike. */
export interface TestCard {
  /** The names by which the steps call it. */
  readonly names: readonly string[];
  /** What it prints besides its text; left out: the scenario itself says that. */
  readonly print?: string;
  readonly text: string;
}

export interface RestsOn {
  readonly testCards: readonly TestCard[];
  /** One line; left out: the steps leave nothing to the defaults. */
  readonly defaults?: string;
}

/** @param setup as the steps of the scenario have left it; left out: no step was carried out */
export function restsOn(setup: Setup | undefined): RestsOn {
  if (!setup) return { testCards: [] };
  const defaults = setup.defaultsInWords();
  return {
    testCards: testCardsIn(setup.vocabulary.game, setup.cards),
    ...(defaults !== undefined && { defaults }),
  };
}

/** Returns the same from what a report says about a failing scenario. */
export function failureRestsOn(game: GameId, { position, defaults }: Failure): RestsOn {
  const { cards = {} } = (position ?? {}) as Partial<StartParams>;
  return { testCards: testCardsIn(game, cards), ...(defaults !== undefined && { defaults }) };
}

/** @param cards definitions, by the name that the steps use */
function testCardsIn(game: GameId, cards: Readonly<Record<string, CardData>>): TestCard[] {
  const words = vocabularyOf(game)?.print;
  const found = new Map<string, { names: string[]; print?: string; text: string }>();
  for (const [name, card] of Object.entries(cards)) {
    const text = textOf(game, card);
    if (text === undefined) continue;
    const print = card.probe !== undefined && words ? printInWords(words, card) : '';
    const alike = found.get(`${print}: ${text}`);
    if (alike) alike.names.push(name);
    else found.set(`${print}: ${text}`, { names: [name], ...(print !== '' && { print }), text });
  }
  return [...found.values()];
}

/** Returns the text of a card and of its other side; undefined: it has no abilities. */
export function textOf(game: GameId, card: CardData): string | undefined {
  const { back } = card as { back?: CardData };
  const other = back && textOf(game, back);
  const front = (card.text as string | undefined) || textFromAbilities(game, card);
  return [front, other && `Other side: ${other}`].filter(Boolean).join(' ') || undefined;
}

/** The data of a user's card may have no text, and a page without the makers of texts has none either. */
function textFromAbilities(game: GameId, card: CardData): string | undefined {
  if (!(card.abilities as readonly unknown[] | undefined)?.length) return undefined;
  try {
    return gameOf(game)?.textOf(card);
  } catch {
    return undefined;
  }
}
