/** What the figures of a label are stated for. */
export const LABEL_BASES = ['100g', 'serving'] as const;
export type LabelBasis = (typeof LABEL_BASES)[number];
