/** The aisles of a shop, in the order of a round through it; their names are texts.aisles. */
export const AISLES = [
  'produce',
  'bakery',
  'dairy',
  'meat',
  'soy',
  'grains',
  'pulses',
  'nuts',
  'oils',
  'spices',
  'sauces',
  'baking',
  'tinned',
  'frozen',
  'drinks',
] as const;

export type Aisle = (typeof AISLES)[number];
