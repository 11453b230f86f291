/** Quotes a word for a command line if a shell needs it. */
export function shellWord(word: string): string {
  if (/^[\w@./:=,+-]+$/.test(word)) return word;
  return /["$`\\!\n]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
