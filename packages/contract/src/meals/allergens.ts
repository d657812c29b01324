/**
 * The allergens that labels name: Annex II of Regulation (EU) 1169/2011, with gluten cereals kept apart (so that "wheat" can leave
 * barley in) and nuts split into tree nuts and peanuts, as the US list does.
 */
export const ALLERGENS = [
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'tree-nut',
  'peanut',
  'wheat',
  'rye',
  'barley',
  'oat',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const;

export type Allergen = (typeof ALLERGENS)[number];
