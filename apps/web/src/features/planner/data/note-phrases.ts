/** Whether notes hold a phrase as it was put in by its chip: not as the start of a longer one. */
export function holdsPhrase(notes: string, phrase: string): boolean {
  return placeOf(notes, phrase) !== -1;
}

/** Notes with a phrase behind what stands there, or without it again; what the person wrote stays. */
export function togglePhrase(notes: string, phrase: string): string {
  if (!holdsPhrase(notes, phrase)) {
    const before = notes.trimEnd();
    if (before === '') return `${phrase}. `;
    return `${before}${/[.!?;,]$/.test(before) ? '' : '.'} ${phrase}. `;
  }
  const at = placeOf(notes, phrase);
  const behind = notes.slice(at + phrase.length).replace(/^[.,;]?\s*/, '');
  return `${notes.slice(0, at)}${behind}`;
}

/** What may stand behind a phrase: the end of the notes, of a line or of a sentence. */
const END = /^[^\S\n]*(?:$|[\n.,;:!?])/;

/** Where a phrase stands, with nothing behind it that goes on; -1 where it does not. */
function placeOf(notes: string, phrase: string, from = 0): number {
  const at = notes.indexOf(phrase, from);
  if (at === -1 || END.test(notes.slice(at + phrase.length))) return at;
  return placeOf(notes, phrase, at + 1);
}
