import { wordsOf } from '@platewise/nutrition/words/word-forms';

/** A name as people compare it: 'Lentil Stew With Rice' is lentil stew with rice. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ');
}
