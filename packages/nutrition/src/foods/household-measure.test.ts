import { describe, expect, it, test } from 'vitest';
import type { Food } from './food.ts';
import { FOODS } from './foods.ts';
import { householdMeasure } from './household-measure.ts';

const food = (group: Food['group'], ...measures: Food['measures']) => ({ group, measures });

describe('grams in a household measure', () => {
  const oats = food('grain', ['cup', 80]);
  const oil = food('fat', ['tbsp', 13.5]);
  const onion = food('vegetable', ['cup chopped', 160], ['medium', 110]);

  test.each([
    [oats, 40, 'about 1/2 cup'],
    [oats, 80, 'about 1 cup'],
    [oats, 120, 'about 1 1/2 cups'],
    [oats, 54, 'about 2/3 cup'],
    [oats, 10, 'about 2 tbsp'],
    [oil, 27, 'about 2 tbsp'],
    [oil, 9, 'about 2 tsp'],
    [onion, 110, 'about 1 medium'],
    [onion, 80, 'about 1/2 cup, chopped'],
    [food('bread', ['tortilla large', 60]), 120, 'about 2 large tortillas'],
    [food('vegetable', ['half cup slices', 52]), 104, 'about 1 cup, slices'],
    [food('vegetable', ['leaf', 14]), 42, 'about 3 leaves'],
    [food('fruit', ['berry', 5]), 30, 'about 6 berries'],
    [food('vegetable', ['cherry tomato', 17]), 85, 'about 5 cherry tomatoes'],
  ])('%o: %d g is %s', (one, grams, expected) => {
    expect(householdMeasure(one, grams)).toBe(expected);
  });

  it('says nothing where no measure comes near, or there is none', () => {
    expect(householdMeasure(food('herb-spice', ['tsp', 6]), 0.3)).toBeNull();
    expect(householdMeasure(food('vegetable', ['cup', 30]), 4)).toBeNull();
    expect(householdMeasure(food('fruit', ['lemon yields', 48]), 48)).toBeNull();
    expect(householdMeasure(food('cheese'), 50)).toBeNull();
  });

  it('is never further than an eighth from the grams, for any food that is measured in cups or spoons', () => {
    const grams = [5, 12, 30, 45, 75, 100, 150, 240];
    const expected = FOODS.filter(({ measures }) => measures.length === 1 && measures[0]?.[0] === 'cup').flatMap(
      (one) => grams.map((weight) => ({ weight, cup: one.measures[0]?.[1] ?? 0, text: householdMeasure(one, weight) })),
    );

    const inCups = expected.filter(({ text }) => text !== null);
    expect(inCups.length).toBeGreaterThan(200);
    for (const { weight, cup, text } of inCups) {
      expect(Math.abs(gramsOf(text ?? '', cup) / weight - 1), `${weight} g of ${cup} g a cup: ${text}`).toBeLessThan(
        0.1251,
      );
    }
  });
});

function gramsOf(text: string, cup: number): number {
  const [, whole, part, unit = ''] = /^about (?:(\d+)(?![/\d]) ?)?(\d\/\d)? ?(tsp|tbsp|cup)/.exec(text) ?? [];
  const [over = 0, under = 1] = (part ?? '0/1').split('/').map(Number);
  return ((Number(whole ?? 0) + over / under) * cup) / ({ tsp: 48, tbsp: 16, cup: 1 }[unit] ?? Number.NaN);
}
