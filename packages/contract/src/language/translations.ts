import { type I18n, setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { locale } from './locale.ts';

/** Texts of one language by id, `<area>.<key>`: plain ones as they are, sentences to fill as `compileTexts` reads them. */
export type CompiledTexts = Readonly<Record<string, string | CompiledMessage>>;

const known = new Map<string, I18n>();
const written = new Map<string, CompiledTexts>();

/** Texts of another language; what is missing is read in English. */
export function addTranslations(language: string, texts: CompiledTexts): void {
  written.set(language, texts);
  known.delete(language);
}

/** The languages whose texts are here, next to English. */
export function translatedLanguages(): string[] {
  return [...written.keys()];
}

/** A text without parameters in the language of whom it is written for. */
export function translatePlain(id: string, english: string): string {
  const text = written.get(locale())?.[id];
  return typeof text === 'string' ? text : english;
}

/** A sentence in the language of whom it is written for, filled; `id` is null for one that stands in no area. */
export function translate(id: string | null, english: string, parameters: Record<string, string | number>): string {
  const i18n = i18nOf(locale());
  const key = id ?? english;
  // Each is read once, by the first who needs it.
  if (!(key in i18n.messages)) {
    const text = written.get(i18n.locale)?.[key] ?? compileEnglish(english);
    i18n.load(i18n.locale, { [key]: typeof text === 'string' ? [text] : text });
  }
  const values = namesIn(english).map((name) => [name, isolated(parameters[name] ?? `{${name}}`)]);
  return i18n._(key, Object.fromEntries(values));
}

const PLURAL = /^\{count, plural, one \{(.*)\} other \{(.*)\}\}$/s;

/** Reads a text of ours, which has nothing but places and the two forms of `plural`: a parser of ICU is 9 KB of each page. */
export function compileEnglish(text: string): CompiledMessage {
  const [, one, other] = PLURAL.exec(text) ?? [];
  if (one === undefined || other === undefined) return withPlaces(text);
  return [['count', 'plural', { offset: undefined, one: withPlaces(one), other: withPlaces(other) }]];
}

function withPlaces(text: string): CompiledMessage {
  const parts = text.split(/\{(\w+)\}/).map((part, at): string | [string] => (at % 2 === 1 ? [part] : part));
  return parts.filter((part) => part !== '');
}

function i18nOf(language: string): I18n {
  const found = known.get(language);
  if (found) return found;
  const made = setupI18n({ locale: language, messages: { [language]: {} } });
  known.set(language, made);
  return made;
}

const NAME = /\{(\w+)[,}]/g;
const names = new Map<string, readonly string[]>();

function namesIn(text: string): readonly string[] {
  const found = names.get(text) ?? Array.from(text.matchAll(NAME), ([, name = '']) => name);
  names.set(text, found);
  return found;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in Hebrew or Arabic keeps its own direction and leaves the words around it in theirs (Unicode UAX 9: FSI, PDI). */
function isolated(value: string | number): string | number {
  return typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}
