/** Whether notes hold a phrase as it was put in by its chip. */
export function holdsPhrase(notes: string, phrase: string): boolean {
  return notes.includes(phrase);
}

/** Notes with a phrase behind what stands there, or without it again; what the person wrote stays. */
export function togglePhrase(notes: string, phrase: string): string {
  if (!holdsPhrase(notes, phrase)) {
    const before = notes.trimEnd();
    if (before === '') return `${phrase}. `;
    return `${before}${/[.!?;,]$/.test(before) ? '' : '.'} ${phrase}. `;
  }
  const at = notes.indexOf(phrase);
  const behind = notes.slice(at + phrase.length).replace(/^[.,;]?\s*/, '');
  return `${notes.slice(0, at)}${behind}`;
}
