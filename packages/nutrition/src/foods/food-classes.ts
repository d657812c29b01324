import { ALLERGENS, type Allergen } from '@platewise/contract/meals/allergens';

/**
 * Every class a food can belong to. Diets and exclusions are decided on these flags, never on
 * words at planning time: a class is set on the food's row by a person who read what it is made of.
 *
 * Allergen classes are those that labels name.
 * Origin classes say where a food comes from or how it is made; diets are written with them.
 */
export const ALLERGEN_CLASSES = ALLERGENS;

export const ORIGIN_CLASSES = [
  'meat', // flesh of mammals and birds
  'red-meat', // flesh of mammals
  'beef',
  'pork',
  'lamb',
  'poultry',
  'processed-meat', // cured, smoked or salted: bacon, ham, sausage
  'animal-fat', // lard, tallow, suet: animal fat other than milk fat
  'gelatine',
  'animal-rennet', // hard cheeses whose name demands calf rennet
  'honey', // honey and bee products
  'butter-fat', // butter, ghee, cream, margarine: fats the Mediterranean diet leaves out
  'added-fat', // any oil or spreading fat added in cooking
  'olive-oil',
  'refined-seed-oil', // sunflower, canola, soybean, corn oil
  'added-sugar', // sugar, jaggery, syrups, honey, and foods sweetened with them
  'alcohol',
  'legume', // pulses, peanut and soy; not green beans, snow peas
  'grain',
  'pseudo-grain', // quinoa, buckwheat, amaranth
  'corn',
  'potato', // white potato
  'mushroom',
  'nightshade', // tomato, peppers, aubergine, potato, chilli
  'allium', // onion, garlic, leek, chives
  'citrus',
  'coconut',
  'caffeine',
  'vegetable', // counts as a vegetable serving: fresh, frozen or canned vegetables, not potatoes or pulses
  'fruit',
  'whole-grain',
] as const;

export const FOOD_CLASSES = [...ALLERGEN_CLASSES, ...ORIGIN_CLASSES] as const;

export type AllergenClass = Allergen;
export type FoodClass = (typeof FOOD_CLASSES)[number];
