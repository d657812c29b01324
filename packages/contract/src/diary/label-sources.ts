/** Where labels of packs come from: Open Food Facts, or a list of an operator. */
export const LABEL_SOURCES = ['open-food-facts', 'operator-file'] as const;

export type LabelSourceKind = (typeof LABEL_SOURCES)[number];
