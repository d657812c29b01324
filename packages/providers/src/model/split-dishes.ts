/** Longer than any dish that fits its schema; what grows beyond is dropped. */
const OBJECT_MAX_CHARACTERS = 24_000;

/**
 * Finds finished dishes in a text that arrives in pieces: every balanced object that holds items and steps. Prose before,
 * code fences, thoughts and a list without an object around it do not matter, nor where a piece ends.
 * @returns a function that takes the next piece and answers with the objects that it finished, parsed
 */
export function splitDishes(): (piece: string) => unknown[] {
  let text = '';
  let read = 0;
  let starts: number[] = [];
  let isInString = false;
  let isEscaped = false;

  const forget = (upTo: number) => {
    text = text.slice(upTo);
    read -= upTo;
    starts = starts.map((start) => start - upTo);
  };
  /** Takes one character inside of an object; answers with the dish that it finished, if it did. */
  const take = (character: string | undefined): unknown => {
    if (isEscaped) isEscaped = false;
    else if (isInString) {
      if (character === '\\') isEscaped = true;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') starts.push(read);
    else if (character === '}') {
      const dish = parseDish(text.slice(starts.pop(), read + 1));
      // What holds the dishes is never read itself.
      if (dish !== undefined) starts = [];
      return dish;
    }
    return undefined;
  };
  return (piece) => {
    const found: unknown[] = [];
    text += piece;
    while (read < text.length) {
      if (starts.length === 0) {
        const next = text.indexOf('{', read);
        forget(next < 0 ? text.length : next);
        if (next < 0) break;
        isInString = false;
      }
      const dish = take(text[read]);
      read += 1;
      if (dish !== undefined) found.push(dish);
      if (read - (starts[0] ?? read) > OBJECT_MAX_CHARACTERS) starts.shift();
    }
    if (starts.length === 0) forget(read);
    return found;
  };
}

function parseDish(text: string): unknown {
  if (!text.includes('"steps"') || !text.includes('"items"')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'steps' in value && 'items' in value ? value : undefined;
  } catch {
    return undefined;
  }
}
