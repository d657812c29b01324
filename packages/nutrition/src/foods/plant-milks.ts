import { type Food, row } from '../food.ts';

/** Drinks and milks made from plants, unsweetened. */
export const plantMilks: readonly Food[] = [
  {
    id: 'almond-milk',
    name: 'unsweetened almond milk',
    aliases: ['almond milk', 'almond drink'],
    fdcId: 174832,
    group: 'plant-milk',
    classes: ['tree-nut'],
    per100g: row(15, 0.4, 0.96, 1.31, 0.2, 0.81, 0.08, 71),
    measures: [['cup', 262]],
  },
  {
    id: 'coconut-milk',
    name: 'canned coconut milk',
    aliases: ['coconut milk', 'tinned coconut milk'],
    fdcId: 170173,
    group: 'plant-milk',
    classes: ['coconut', 'sulphites'],
    per100g: row(197, 2.02, 21.3, 2.81, null, null, 18.9, 13),
    measures: [
      ['cup', 226],
      ['tbsp', 15],
    ],
  },
  {
    id: 'rice-milk',
    name: 'unsweetened rice milk',
    aliases: ['rice milk', 'rice drink'],
    fdcId: 171942,
    group: 'plant-milk',
    classes: ['grain'],
    per100g: row(47, 0.28, 0.97, 9.17, 0.3, 5.28, 0, 39),
    measures: [['cup', 240]],
  },
  {
    id: 'soy-milk',
    name: 'unsweetened soy milk',
    aliases: ['soy milk', 'soya milk', 'soymilk'],
    fdcId: 175215,
    group: 'plant-milk',
    classes: ['soy', 'legume'],
    per100g: row(33, 2.86, 1.61, 1.74, 0.5, 0.41, 0.206, 37),
    measures: [['cup', 243]],
  },
];
