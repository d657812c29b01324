// What takes no room on the screen: zero-width spaces and joiners, soft hyphens, fillers, marks of direction, tags; and
// the blank of braille, which takes room and shows nothing.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Zero-width characters that mean something only between others; a joiner or a variation selector may end an emoji.
const BLANK = /[\s\u200b\u2060\ufeff]/;

/** What a reader sees of a text: without characters that show nothing and blanks at its ends; empty where nothing shows. */
export function visibleText(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim();
}

/** A text without blanks at its ends, zero-width ones among them; empty where nothing of it shows. */
export function trimmedText(text: string): string {
  if (visibleText(text) === '') return '';
  // By hand: a pattern that looks for blanks before the end takes the square of their number in time.
  let [start, end] = [0, text.length];
  while (BLANK.test(text.charAt(start))) start += 1;
  while (BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
