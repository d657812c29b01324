const LISTS = {
  // British English puts no comma before the last word, as the catalogue does.
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Words in one line: 'eggs, nuts and soy'. */
export function listWords(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}
