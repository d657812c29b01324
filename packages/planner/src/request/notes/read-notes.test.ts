import { describe, expect, it } from 'vitest';
import { readNotes } from './read-notes.ts';

const termsOf = (notes: string) => readNotes(notes).exclusions.map(({ term }) => term.toLowerCase());
const removes = (notes: string, food: string) => readNotes(notes).exclusions.some(({ foods }) => foods.has(food));

describe('notes', () => {
  it.each([
    ['lactose-free, post-workout meals', 'feta'],
    ['I am allergic to peanuts', 'peanut-butter'],
    ['my daughter has a peanut allergy', 'peanut-butter'],
    ['no mushrooms please', 'mushroom-white'],
    ['without onion for my mother', 'onion'],
    ['egg intolerance', 'egg'],
    ["I can't eat fish", 'salmon'],
    ['I do not like cilantro', 'coriander-leaf'],
    ['completely nut-free', 'almond'],
    ['avoid shellfish & soy', 'soy-sauce'],
    ['allergic to nuts, soy and shellfish', 'prawn'],
    ['no nuts, dairy, or gluten', 'semolina'],
    ['please keep it vegetarian', 'chicken-breast'],
    ['not too spicy', 'chilli-red'],
  ])('%s leaves out %s', (notes, food) => {
    expect(removes(notes, food)).toBe(true);
  });

  it.each([
    ['no mushrooms, love fish', 'salmon'],
    ['I hate olives but love fish', 'salmon'],
    ['no problem with fish', 'salmon'],
    ['no more than 20 minutes', 'salmon'],
    ['no beef, pork is fine', 'pork-loin'],
    ['I love nuts', 'almond'],
  ])('%s leaves %s in', (notes, food) => {
    expect(removes(notes, food)).toBe(false);
  });

  it('hear nothing in "no allergies" and "no preferences"', () => {
    expect(termsOf('no allergies')).toEqual([]);
    expect(termsOf('no preferences.')).toEqual([]);
  });

  it('turn wishes into targets and preferences', () => {
    const { wishes } = readNotes('post-workout meals; Indian food');

    expect(wishes.map(({ cuisine, shiftPoints }) => cuisine ?? shiftPoints?.protein)).toEqual([0.04, 'Indian']);
  });

  it('keep an amount that is named once, where the food is spoken of again', () => {
    const { wishes } = readNotes('12 oz of cod in the freezer, please use it');

    expect(wishes).toMatchObject([{ label: 'cod', grams: 340 }]);
  });

  it.each(['dairy free from now on', 'dairy-free from Monday', 'dairy free, of course', 'dairyfree from 1 December'])(
    'leave out what stands before free, whatever day stands behind it: %s',
    (notes) => {
      expect(removes(notes, 'feta')).toBe(true);
      expect(readNotes(notes).exclusions.map(({ term }) => term)).toEqual(['dairy']);
    },
  );

  it('say what nothing could be made of', () => {
    expect(readNotes('lactose-free. My dog is called Rex').notUsed).toEqual(['My dog is called Rex']);
  });

  it('say what no food table can know', () => {
    const { exclusions } = readNotes('halal');

    expect(exclusions.find(({ unknownWords }) => unknownWords?.length === 0)).toMatchObject({
      term: 'halal certification',
      caveat: expect.stringContaining('slaughtered'),
    });
    expect(removes('halal', 'pork-loin')).toBe(true);
    expect(removes('halal', 'vanilla-extract')).toBe(true);
  });

  it('stay quick on long nonsense', () => {
    const started = performance.now();

    readNotes('no '.repeat(330));
    readNotes(`${'a-'.repeat(480)}free`);
    readNotes('allergic to '.repeat(80));
    for (const words of ['lamb and ', 'egg large and ']) readNotes(words.repeat(1000 / words.length));

    expect(performance.now() - started).toBeLessThan(2000);
  });
});
