/** The products whose files can be brought along. */
export const IMPORT_SOURCES = ['cronometer', 'myfitnesspal', 'lose-it', 'apple-health', 'health-connect'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Why a row was not added. */
export const NOT_ADDED = [
  'already-there',
  'own-measure',
  'future',
  'no-body-facts',
  'day-full',
  'diary-full',
  'measures-full',
] as const;
export type NotAdded = (typeof NOT_ADDED)[number];
