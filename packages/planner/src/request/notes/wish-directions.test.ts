import { describe, expect, it } from 'vitest';
import { readNotes } from './read-notes.ts';

const wishesOf = (notes: string) =>
  readNotes(notes).wishes.map(({ label, isLess, trait }) => `${isLess ? '-' : '+'}${trait?.kind ?? label}`);

describe('a nutrient that is cut', () => {
  it.each([
    ['please cut the carbs', ['+fewer carbs']],
    ['I need to cut carbs', ['+fewer carbs']],
    ['I want to cut fat', ['+less fat']],
    ['can you cut the protein', ['+less protein']],
    ["don't cut the carbs", ['+not “fewer carbs”']],
    ['no need to cut the carbs', []],
    ['more carbs, cut the fat', ['+more carbs', '+less fat']],
    ['trying to cut sugar', ['-sweetened']],
    ['we want to cut pasta', ['-form', '-less pasta']],
    ['cold cuts please', ['+cuts']],
  ])('has one reading: %s', (notes, wishes) => {
    expect(wishesOf(notes)).toEqual(wishes);
  });
});
