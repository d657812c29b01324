/**
 * Every text that people read, by area; English is written here, other languages lie in files for translators. A
 * namespace rather than an object, so that a page of the web carries only the areas that it names.
 */
export * as texts from './text-areas.ts';
