/** The language and the customs of everything that is written for people. */
export const LOCALE = 'en';
