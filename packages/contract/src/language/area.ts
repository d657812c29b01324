import { isMessage, type Message } from './message.ts';
import { translate, translatePlain } from './translations.ts';

const NAME = Symbol('name of an area');

/**
 * The texts of one area of the product, by key. Each is read in the language of whom it is written for, at the moment
 * when it is read: what is to follow a request must not be read when a module is loaded. The id of a text is
 * `<area>.<key>`, in any depth.
 */
/* @__NO_SIDE_EFFECTS__ */
export function area<Texts extends object>(name: string, english: Texts): Texts {
  const read = Array.isArray(english) ? [] : {};
  for (const [key, value] of Object.entries(english)) {
    Object.defineProperty(read, key, { enumerable: true, ...readerOf(`${name}.${key}`, value) });
  }
  return Object.defineProperty(read, NAME, { value: name }) as Texts;
}

function readerOf(id: string, value: unknown): PropertyDescriptor {
  if (typeof value === 'string') return { get: () => translatePlain(id, value) };
  if (isMessage(value)) return { value: asMessage(id, value) };
  if (typeof value === 'object' && value !== null) return { value: area(id, value) };
  return { value };
}

function asMessage(id: string, { text }: Message<never>): Message<Record<string, string | number>> {
  return Object.assign((parameters: Record<string, string | number>) => translate(id, text, parameters), { text });
}

/** A text as translators get it: `isIcu` where it has places to fill or forms of a plural. */
export type ListedText = { id: string; text: string; isIcu: boolean };

/** Every text of an area, in its order and in the language of now; nothing of what is no area. */
export function listTexts(read: unknown): ListedText[] {
  if (typeof read !== 'object' || read === null || !(NAME in read)) return [];
  return Object.entries(read).flatMap(([key, value]) => {
    const id = `${String(read[NAME as keyof typeof read])}.${key}`;
    if (typeof value === 'string') return { id, text: value, isIcu: false };
    return isMessage(value) ? { id, text: value.text, isIcu: true } : listTexts(value);
  });
}
