import { en } from './locales/en.ts';

/** The shape of a language: another one is a file that satisfies it. */
export type Catalogue = typeof en;

/** Every text that people read, in the language of this build. */
export const texts: Catalogue = en;
