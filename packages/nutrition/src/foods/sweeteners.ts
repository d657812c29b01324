import { type Food, row } from '../food.ts';

/** Sugars, syrups and honey. */
export const sweeteners: readonly Food[] = [
  {
    id: 'agave-syrup',
    name: 'agave syrup',
    aliases: ['agave nectar', 'agave'],
    fdcId: 170277,
    group: 'sweetener',
    classes: ['added-sugar'],
    per100g: row(310, 0.09, 0.45, 76.4, 0.2, 68, 0, 4),
    measures: [
      ['tsp', 6.9],
      ['cup', 220],
    ],
  },
  {
    id: 'brown-sugar',
    name: 'brown sugar',
    aliases: ['light brown sugar', 'demerara sugar', 'muscovado sugar'],
    fdcId: 168833,
    group: 'sweetener',
    classes: ['added-sugar'],
    per100g: row(380, 0.12, 0, 98.1, 0, 97, 0, 28),
    measures: [
      ['tsp', 4.6],
      ['cup', 220],
    ],
  },
  {
    id: 'honey',
    name: 'honey',
    aliases: ['shahad'],
    fdcId: 169640,
    group: 'sweetener',
    classes: ['honey', 'added-sugar'],
    per100g: row(304, 0.3, 0, 82.4, 0.2, 82.1, 0, 4),
    measures: [
      ['tbsp', 21],
      ['cup', 339],
    ],
  },
  {
    id: 'jaggery',
    name: 'jaggery',
    aliases: ['gur', 'gud', 'panela', 'unrefined cane sugar'],
    fdcId: null,
    source: {
      kind: 'derived',
      from: [
        { fdcId: 169655, share: 0.75 },
        { fdcId: 168820, share: 0.25 },
      ],
      rule: 'boiled cane juice, which is the sugar and the molasses that a mill would part, three to one',
    },
    group: 'sweetener',
    classes: ['added-sugar', 'sulphites'],
    per100g: row(363, 0, 0.025, 93.7, 0, 93.5, 0.0045, 10),
    measures: [],
  },
  {
    id: 'maple-syrup',
    name: 'maple syrup',
    aliases: [],
    fdcId: 169661,
    group: 'sweetener',
    classes: ['added-sugar'],
    per100g: row(260, 0.04, 0.06, 67, 0, 60.5, 0.007, 12),
    measures: [
      ['tbsp', 20],
      ['cup', 315],
    ],
  },
  {
    id: 'molasses',
    name: 'molasses',
    aliases: ['black treacle', 'treacle'],
    fdcId: 168820,
    group: 'sweetener',
    classes: ['added-sugar', 'sulphites'],
    per100g: row(290, 0, 0.1, 74.7, 0, 74.7, 0.018, 37),
    measures: [
      ['tbsp', 20],
      ['cup', 337],
    ],
  },
  {
    id: 'powdered-sugar',
    name: 'powdered sugar',
    aliases: ['icing sugar', 'confectioners sugar'],
    fdcId: 169656,
    group: 'sweetener',
    classes: ['added-sugar', 'corn', 'grain'],
    per100g: row(389, 0, 0, 99.8, 0, 97.8, 0, 2),
    measures: [
      ['tbsp', 8],
      ['cup', 120],
    ],
  },
  {
    id: 'white-sugar',
    name: 'white sugar',
    aliases: ['sugar', 'granulated sugar', 'caster sugar', 'cheeni'],
    fdcId: 169655,
    group: 'sweetener',
    classes: ['added-sugar'],
    per100g: row(387, 0, 0, 100, 0, 99.8, 0, 1),
    measures: [
      ['tsp', 4.2],
      ['cup', 200],
    ],
  },
];
