/** Where in cooking one food can stand for another. */
export const SUBSTITUTION_USES = [
  'any',
  'raw',
  'baking',
  'frying',
  'sauce',
  'soup',
  'topping',
  'salad',
  'spread',
] as const;

export type SubstitutionUse = (typeof SUBSTITUTION_USES)[number];
