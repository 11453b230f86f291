/** Adds a game to the list of games, and to the registry as a draft. */

/** @param text the text of schemas/common.ts */
export function withId(text: string, id: string): string {
  return inserted(text, /(export const GAMES = \[)([^\]]*)(\])/, (list) =>
    [list.replace(/,?\s*$/, ''), `'${id}'`].join(', '),
  );
}

/** @param text the text of games/registry.ts */
export function withEntry(text: string, id: string, title: string): string {
  const entry = `  '${id}': entryOf('${id}', ${JSON.stringify(title)}),\n`;
  const registered = inserted(text, /(const ENTRIES[^{]*\{\n)(.*?)(^\};)/ms, (entries) => entries + entry);
  return inserted(registered, /(export const DRAFTS: readonly GameId\[\] = \[)([^\]]*)(\])/, (drafts) =>
    [drafts, `'${id}'`].filter(Boolean).join(', '),
  );
}

/** @throws {Error} the text no longer has the place for the game */
function inserted(text: string, place: RegExp, change: (content: string) => string): string {
  if (!place.test(text)) throw new Error(`there is no place for the game: ${place.source} does not match`);
  return text.replace(place, (_, before: string, content: string, after: string) => before + change(content) + after);
}
