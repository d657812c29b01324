import { listFormat } from '@platewise/contract/language/formats';

const LISTS = {
  and: listFormat('and'),
  or: listFormat('or'),
};

/** Words in one line: 'eggs, nuts, and soy'. */
export function listWords(words: readonly string[], last: 'and' | 'or'): string {
  return LISTS[last].format(words);
}
