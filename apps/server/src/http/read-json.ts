import { AppError } from '@platewise/api/app-error';

const MAX_DEPTH = 32;

/**
 * The value of the JSON text of a body, {} for none, as `parseJson` reads it.
 * @throws AppError BAD_JSON
 */
export function readJson(text: unknown): unknown {
  return typeof text === 'string' && text.trim() ? parseJson(text) : {};
}

/**
 * The value of a JSON text. Deep nesting and the names that reach into prototypes are refused before
 * anything walks the value (security T23).
 * @throws AppError BAD_JSON
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, MAX_DEPTH)) throw new AppError('BAD_JSON');
  try {
    return JSON.parse(text, refusePrototypeNames);
  } catch (error) {
    throw new AppError('BAD_JSON', {}, { cause: error });
  }
}

/** Whether brackets of a JSON text nest deeper than a number of levels; brackets inside strings do not count. */
export function isDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

function refusePrototypeNames(key: string, value: unknown): unknown {
  const reachesPrototype = key === 'constructor' && typeof value === 'object' && value !== null && 'prototype' in value;
  if (key === '__proto__' || reachesPrototype) throw new SyntaxError('A name reaches into the prototype.');
  return value;
}
