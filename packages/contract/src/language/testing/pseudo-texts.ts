import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { ListedText } from '../area.ts';
import { allTexts } from './all-texts.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'áƀçðéƒğĥíĵķļɱñóþʠřšţúṽŵẋýž';

/**
 * A language that nobody speaks: every text is accented, so that what is not translated stands out, and a third longer, as
 * German is next to English.
 */
export async function pseudoTexts(): Promise<ListedText[]> {
  const texts = (await allTexts()).flatMap((one) => one.texts);
  return texts.map(({ id, text, isIcu }) => ({ id, text: isIcu ? pseudoIcu(text) : pseudo(text), isIcu }));
}

/** Only what people read is changed: neither places, nor the words that open a form. */
function pseudoIcu(text: string): string {
  const read = new Set<string>();
  compileMessageOrThrow(text, (words) => {
    read.add(words);
    return words;
  });
  // Long ones first, since a short one may stand in a long one.
  const parts = [...read].filter((words) => words.trim() !== '').toSorted((a, b) => b.length - a.length);
  const marked = parts.reduce((whole, words, place) => whole.replaceAll(words, `\u0000${place}\u0000`), text);
  return marked.replaceAll(/\0(\d+)\0/g, (_, place) => pseudo(parts[Number(place)] ?? ''));
}

/** Accented, and a third longer by a tail of dots that a label must have room for. */
function pseudo(text: string): string {
  const accented = text.replaceAll(/[a-z]/g, (plain) => ACCENTED[PLAIN.indexOf(plain)] ?? plain);
  return text.trim().length < 4 ? accented : `${accented}${'·'.repeat(Math.ceil(text.length / 3))}`;
}
