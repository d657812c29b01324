import { area } from '../../language/area.ts';

/** The aisles of a shop, in the order of a round through it. */
export const aisles = area('aisles', {
  produce: 'Fruit & vegetables',
  bakery: 'Bakery',
  dairy: 'Dairy & eggs',
  meat: 'Meat & fish',
  soy: 'Tofu & soy',
  grains: 'Grains, flour & pasta',
  pulses: 'Beans & lentils',
  nuts: 'Nuts, seeds & dried fruit',
  oils: 'Oils & vinegars',
  spices: 'Spices',
  sauces: 'Sauces & stock',
  baking: 'Baking & sweet',
  tinned: 'Tins & jars',
  frozen: 'Frozen',
  drinks: 'Drinks',
});
