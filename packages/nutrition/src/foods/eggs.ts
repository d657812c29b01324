import { type Food, row } from '../food.ts';

/** Hen eggs, raw; a whole egg weighs 50 g without its shell. */
export const eggs: readonly Food[] = [
  {
    id: 'egg',
    name: 'egg',
    aliases: ['whole egg', 'hen egg', 'anda'],
    fdcId: 171287,
    group: 'egg',
    classes: ['egg'],
    per100g: row(143, 12.6, 9.51, 0.72, 0, 0.37, 3.13, 142),
    measures: [
      ['large', 50],
      ['medium', 44],
      ['small', 38],
    ],
    pieceGrams: 50,
  },
  {
    id: 'egg-white',
    name: 'egg white',
    aliases: ['albumen'],
    fdcId: 172183,
    group: 'egg',
    classes: ['egg'],
    per100g: row(52, 10.9, 0.17, 0.73, 0, 0.71, 0, 166),
    measures: [
      ['large', 33],
      ['cup', 243],
    ],
  },
  {
    id: 'egg-yolk',
    name: 'egg yolk',
    aliases: ['yolk'],
    fdcId: 172184,
    group: 'egg',
    classes: ['egg'],
    per100g: row(322, 15.9, 26.5, 3.59, 0, 0.56, 9.55, 48),
    measures: [
      ['large', 17],
      ['cup', 243],
    ],
  },
];
