import { describe, expect, it } from 'vitest';
import { readNotes } from '../read-notes.ts';

const gramsOf = (notes: string) => readNotes(notes).wishes.map(({ label, grams }) => [label, grams]);

describe('grams of a food that is at hand', () => {
  it.each([
    ['300 g of mushrooms to use up', [['mushrooms', 300]]],
    ['I have 500g leftover lentils', [['lentils', 500]]],
    ['two kilos of potatoes came in the veg box', [['potatoes', 2000]]],
    ['half a kilo of carrots in the fridge', [['carrots', 500]]],
    ['a pound of tomatoes that need eating', [['tomatoes', 454]]],
    ['0,5 kg spinach in the freezer', [['spinach', 500]]],
    ['1/2 kg of carrots left', [['carrots', 500]]],
    ['a pound and a half of mince', [['mince', 680]]],
    ['chicken thighs, 500g', [['chicken thighs', 500]]],
    ['spinach (200 g) to use up', [['spinach', 200]]],
    ['a 400g tin of chickpeas', [['chickpeas', 400]]],
    [
      'I have 250 g of mushrooms and 100 g of spinach to use up',
      [
        ['mushrooms', 250],
        ['spinach', 100],
      ],
    ],
  ])('are read next to it: %s', (notes, wishes) => {
    expect(gramsOf(notes)).toEqual(wishes);
  });

  it.each([
    ['lots of mushrooms', [['mushrooms', undefined]]],
    ['100 g of protein per day, and more lentils', [['lentils', undefined]]],
  ])('are none where none are named: %s', (notes, wishes) => {
    expect(gramsOf(notes).filter(([label]) => !String(label).includes('protein'))).toEqual(wishes);
  });
});
