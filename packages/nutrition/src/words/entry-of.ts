/** What a table has under a word that somebody typed; nothing for 'constructor' and others that every object of JavaScript knows. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, word: string): Entry | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
