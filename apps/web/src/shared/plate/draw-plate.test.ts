import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { describe, expect, test } from 'vitest';
import { drawPlate } from './draw-plate.ts';
import type { PlatedMeal } from './plate-parts.ts';
import { plateWords } from './plate-words.ts';

/** Characters of a picture's food as SVG. */
const PICTURE_MAX = 6600;

const item = (food: string, grams: number) => ({ food, name: food.replaceAll('-', ' '), fdcId: 1, grams });
const dal: PlatedMeal = {
  name: 'Masoor dal with spinach and rice',
  mealType: 'dinner',
  items: [item('lentil-red', 80), item('rice-white', 50), item('spinach', 90), item('salt', 1)],
};
const recipes = RECIPES.map(
  ({ name, kind, items }): PlatedMeal => ({
    name,
    mealType: kind === 'main' ? 'dinner' : kind,
    items: items.map(([food, grams]) => item(food, grams)),
  }),
);

describe('the picture of a meal', () => {
  test('is the same each time', () => {
    expect(drawPlate(structuredClone(dal))).toEqual(drawPlate(dal));
  });

  test('differs from that of another meal', () => {
    const pictures = new Set(recipes.map((meal) => JSON.stringify(drawPlate(meal).food)));

    expect(pictures.size).toBe(recipes.length);
  });

  test('follows the amounts', () => {
    const more = { ...dal, items: [item('lentil-red', 40), item('rice-white', 120), item('spinach', 90)] };

    expect(drawPlate(more).food).not.toEqual(drawPlate(dal).food);
  });

  test('is small for every recipe, and has food on it', () => {
    for (const meal of recipes) {
      const { food } = drawPlate(meal);
      const size = food.reduce((sum, { d }) => sum + d.length + 40, 0);

      expect(food.length, meal.name).toBeGreaterThan(1);
      expect(size, meal.name).toBeLessThan(PICTURE_MAX);
      expect(food.map(({ d }) => d).join(), meal.name).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('what a meal is served in', () => {
  test.each([
    ['Ezogelin red lentil and bulgur soup', 'bowl'],
    ['Thick mango and cardamom lassi', 'glass'],
    ['Shakshuka with feta and green pepper', 'pan'],
    ['Apple and walnut oat porridge', 'bowl'],
    ['Seared tempeh, avocado and fennel salad', 'plate'],
  ])('%s in a %s', (name, vessel) => {
    expect(drawPlate({ ...dal, name }).vessel).toBe(vessel);
  });
});

describe('a meal without ingredients in grams', () => {
  test('is drawn from its ingredient lines', () => {
    const { parts } = drawPlate({
      name: 'Lunch',
      ingredients: ['150 g salmon fillets', '1 cup rice', 'salt to taste'],
    });

    expect(parts.map(({ appearance }) => appearance.glyph ?? appearance.bed)).toEqual(['salmon', 'whiteRice', null]);
  });

  test('is drawn from its name where it has none', () => {
    expect(plateWords(drawPlate({ name: 'Grilled salmon with rice' }))).toContain('salmon');
  });

  test('shows an empty plate where nothing is known, and says so', () => {
    const drawn = drawPlate({ name: 'Grandmother’s secret' });

    expect(drawn.food.length).toBeGreaterThan(0);
    expect(plateWords(drawn)).toBe('Drawing of an empty plate: what is in this meal is not known');
  });
});

test('its words name what is on it, the most of it first, and nothing that is not seen', () => {
  expect(plateWords(drawPlate(dal))).toBe('Drawing of a plate with lentil red, rice white, and spinach');
});
