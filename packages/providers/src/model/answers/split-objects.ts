/** Longer than anything that fits its schema; what grows beyond is dropped. */
const OBJECT_MAX_CHARACTERS = 24_000;

/**
 * Finds finished objects in a text that arrives in pieces: every balanced one that holds these keys, such as the items and
 * steps of a dish. Prose before, code fences, thoughts and a list without an object around it do not matter, nor where a
 * piece ends.
 * @returns a function that takes the next piece and answers with the objects that it finished, parsed
 */
export function splitObjects(keys: readonly string[]): (piece: string) => unknown[] {
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
  /** Takes one character inside of an object; answers with what it finished, if it did. */
  const take = (character: string | undefined): unknown => {
    if (isEscaped) isEscaped = false;
    else if (isInString) {
      if (character === '\\') isEscaped = true;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') starts.push(read);
    else if (character === '}') {
      const found = parseWith(keys, text.slice(starts.pop(), read + 1));
      // What is around it is never read itself.
      if (found !== undefined) starts = [];
      return found;
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
      const object = take(text[read]);
      read += 1;
      if (object !== undefined) found.push(object);
      if (read - (starts[0] ?? read) > OBJECT_MAX_CHARACTERS) starts.shift();
    }
    if (starts.length === 0) forget(read);
    return found;
  };
}

function parseWith(keys: readonly string[], text: string): unknown {
  if (!keys.every((key) => text.includes(`"${key}"`))) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && keys.every((key) => key in value) ? value : undefined;
  } catch {
    return undefined;
  }
}
