/** Words in a row that no honest answer shares with what was sent. */
const SHARED_WORDS = 7;

/** Every run of so many words of a text. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const count = Math.max(0, words.length - SHARED_WORDS + 1);
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + SHARED_WORDS).join(' ')));
}

/** Whether a text holds a run of another text's words. */
export function quotes(text: string, shingles: ReadonlySet<string>): boolean {
  return [...shinglesOf(text)].some((words) => shingles.has(words));
}
