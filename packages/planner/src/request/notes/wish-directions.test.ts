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

describe('what is asked in words of its opposite', () => {
  it.each([
    ['less meat more fish', ['-less meat', '+fish']],
    ['more fish less rice', ['+fish', '-less rice']],
    ['more Thai less Indian', ['+Thai dishes where they fit', '-less Indian food']],
    ['the more garlic the better', ['+garlic']],
    ['I would rather have rice than pasta', ['-form', '+rice', '-less pasta']],
    ['I prefer chicken to beef', ['+chicken', '-less beef']],
    ['I prefer fish to be grilled', ['+fish']],
    ['the spinach is going off', ['+spinach']],
    ['I am going off spinach', ['-less spinach']],
    ['my kids have gone off fish', ['-less fish']],
    ["haven't had curry for a while", ['+form']],
    ['running low on pasta', []],
    ['running low on spinach', []],
    ['nobody likes soup', ['-form']],
    ["don't want cheap food", []],
    ['nothing expensive, please', ['+cheap food']],
    ["it's too hot for soup", ['-form']],
    ['no hot lunches', ['-cooked']],
    ['we keep getting the same dinners', ['+no dish twice']],
    ['happy eating the same thing over and over', ['+meals that repeat']],
    ['can I have the same lunch every day', ['+meals that repeat']],
    ['the same dinners again', []],
    ["I don't need it to be different each day", []],
    ["we can't splash out this week", ['+cheap food']],
    ['the budget is not an issue', []],
    ['feel free to use expensive ingredients', ['+costly food']],
    ['I would like to spend less time cooking', ['-longer']],
    ['something elaborate for sunday', ['+elaborate']],
    ['your recipes are too complicated', ['-elaborate']],
    ['make chili again', ['+named']],
    ['you make curry again', ['-form']],
    ['bought chicken yesterday, needs eating today', ['+chicken']],
    ['chicken as long as it is not fried', []],
    ['under 50 g of fat', ['+less fat']],
    ['I hate my slow cooker', []],
  ])('is read as it is meant: %s', (notes, wishes) => {
    expect(wishesOf(notes)).toEqual(wishes);
  });

  it.each(["it's too hot for soup", 'no hot lunches'])('leaves no chillies out: %s', (notes) => {
    expect(readNotes(notes).exclusions.flatMap(({ foods }) => [...foods])).toEqual([]);
  });

  it.each(['no hot food', 'too hot for me', 'it is too hot for the kids', 'not too hot', 'nothing too hot for lunch'])(
    'leaves chillies out as before: %s',
    (notes) => {
      expect(readNotes(notes).exclusions.some(({ foods }) => foods.has('chilli-red'))).toBe(true);
    },
  );

  it.each([
    ["haven't had dairy for a while", 'feta'],
    ["haven't had fish in ages", 'salmon'],
  ])('lifts no exclusion: %s', (notes, food) => {
    expect(readNotes(notes).exclusions.some(({ foods }) => foods.has(food))).toBe(true);
  });
});
