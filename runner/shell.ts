/** A word of a command line as a shell reads it back. */
export function shellWord(word: string): string {
  if (/^[\w@./:=,+-]+$/.test(word)) return word;
  return /["$`\\!\n]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
