/**
 * Every text that people read, in the language of this build; another language is a catalogue with the same areas. A
 * namespace rather than an object, so that a page of the web carries only the areas that it names.
 */
export * as texts from './locales/en.ts';
