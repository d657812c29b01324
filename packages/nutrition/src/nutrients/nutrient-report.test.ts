import type { NutrientLine, ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { NUTRIENTS, type Nutrient } from '@platewise/contract/meals/nutrients';
import { describe, expect, it } from 'vitest';
import { nutrientReport, statusOf } from './nutrient-report.ts';
import { reportedMeal } from './reported-meal.ts';

const ANYBODY: ReferenceChoice = { set: 'dri', person: { ageYears: null, sex: null, stage: null } };
const DAY = { days: 1, isWholeDay: true, references: ANYBODY };

const item = (food: string, grams: number) => ({ food, name: food, fdcId: null, grams });
const potatoes = {
  name: 'Boiled potatoes',
  items: [item('potato', 200)],
  instructions: ['Boil the potatoes.'],
  ingredients: ['200 g potatoes'],
};
const takeaway = { name: 'Takeaway', calories: 700, macros: { protein: 20, fat: 30, carbs: 80 } };

function line(lines: readonly NutrientLine[], nutrient: Nutrient): NutrientLine {
  const found = lines.find((one) => one.nutrient === nutrient);
  if (!found) throw new Error(nutrient);
  return found;
}

describe('a report of nutrients', () => {
  it('adds both ends of the ranges over meals and servings, and divides them by the days', () => {
    const { lines, days, meals } = nutrientReport([reportedMeal(potatoes, 1), reportedMeal(potatoes, 2)], {
      ...DAY,
      days: 2,
    });

    expect({ days, meals, nutrients: lines.map(({ nutrient }) => nutrient) }).toEqual({
      days: 2,
      meals: 2,
      nutrients: NUTRIENTS,
    });
    const { low, high, unit } = line(lines, 'vitaminC');
    expect({ low, high, unit }).toEqual({ low: 44.325, high: 47.28, unit: 'mg' });
  });

  it('knows the caffeine of a row of the reference table that was logged, and of no other meal in figures', () => {
    const coffee = { name: 'Coffee', calories: 2, items: [item('usda-171890', 237)] };
    const dough = { name: 'Dough', calories: 300, items: [item('usda-167512', 100)] };

    const { lines, notCounted } = nutrientReport(
      [coffee, dough, takeaway].map((meal) => reportedMeal(meal, 1)),
      DAY,
    );

    expect(notCounted).toEqual(['Coffee', 'Dough', 'Takeaway']);
    expect(line(lines, 'caffeine')).toMatchObject({
      low: 94.8,
      high: 94.8,
      missing: 2,
      foods: [{ name: 'Coffee', source: 'The row of USDA FoodData Central that was logged.' }],
    });
  });

  it('names the foods that bring most, with their share and source', () => {
    const meal = { ...potatoes, items: [item('potato', 200), item('olive-oil', 10)], ingredients: [] };

    const { lines } = nutrientReport([reportedMeal(meal, 1)], DAY);

    const [first, ...others] = line(lines, 'vitaminE').foods;
    expect(first).toMatchObject({ percent: 98.6, source: expect.stringContaining('FoodData Central') });
    expect(first?.name).toMatch(/olive oil/i);
    expect(others).toHaveLength(1);
    expect(line(lines, 'kcal').foods.map(({ source }) => source)).toEqual([
      expect.stringMatching(/^USDA FoodData Central, food \d+\.$/),
      expect.stringMatching(/^USDA FoodData Central, food \d+\.$/),
    ]);
  });

  it('counts what was stated of a meal without grams, and never calls the rest of it zero or short', () => {
    const { lines, notCounted, meals } = nutrientReport([reportedMeal(potatoes, 1), reportedMeal(takeaway, 1)], DAY);

    expect({ notCounted, meals }).toEqual({ notCounted: ['Takeaway'], meals: 1 });
    expect(line(lines, 'protein')).toMatchObject({ missing: 0, foods: [{ name: 'Takeaway' }, {}] });
    expect(line(lines, 'fiber')).toMatchObject({ missing: 1, status: 'open' });
    expect(line(lines, 'iron')).toMatchObject({ missing: 1, status: 'open' });
  });

  it('counts nothing of a meal with lines beyond its grams, or with a food that the table does not know', () => {
    const half = { ...potatoes, ingredients: ['200 g potatoes', 'some butter'] };
    const unknown = { ...potatoes, items: [item('potato', 200), item('moon-cheese', 10)], ingredients: [] };

    const { notCounted, lines } = nutrientReport([reportedMeal(half, 1), reportedMeal(unknown, 1)], DAY);

    expect(notCounted).toHaveLength(2);
    expect(line(lines, 'kcal')).toMatchObject({ low: 0, high: 0, missing: 2, foods: [] });
  });

  it('compares nothing where the meals are a part of a day', () => {
    const { lines } = nutrientReport([reportedMeal(potatoes, 1)], { ...DAY, isWholeDay: false });

    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([null]));
    expect(line(lines, 'vitaminC').target).toMatchObject({ amount: 90, kind: 'rda' });
  });

  it('has no references for somebody under 19, and says so', () => {
    const young = { set: 'dri', person: { ageYears: 18, sex: 'female', stage: null } } as const;

    const { noReferences, lines } = nutrientReport([reportedMeal(potatoes, 1)], { ...DAY, references: young });

    expect(noReferences).toMatch(/adults from 19 years on/);
    expect(lines.every(({ target, upper, status }) => target === null && upper === null && status === null)).toBe(true);
  });

  it('compares no sum of food with a level of what is added', () => {
    const { lines } = nutrientReport([reportedMeal(potatoes, 1)], DAY);

    expect(line(lines, 'magnesium').upper).toBeNull();
    expect(line(lines, 'calcium').upper).toMatchObject({ amount: 2000 });
  });

  it('says what is not promised: B12 where it is short, iron in the Indian set', () => {
    const sentences = (set: 'dri' | 'icmr', meals: Parameters<typeof reportedMeal>[0][]) =>
      nutrientReport(
        meals.map((meal) => reportedMeal(meal, 1)),
        { ...DAY, references: { ...ANYBODY, set } },
      ).notPromised.map((sentence) => sentence.split(' is ')[0]?.split(' are ')[0]);

    const always = ['Vitamin D', 'EPA and DHA', 'Iodine'];
    expect(sentences('dri', [potatoes])).toEqual([...always, 'Vitamin B12']);
    expect(sentences('dri', [{ name: 'Beef', items: [item('lean-ground-beef', 300)] }])).toEqual(always);
    expect(sentences('icmr', [potatoes])).toContain('Iron of the Indian set');
  });
});

describe('how a day compares', () => {
  const bounds = { target: { amount: 10 }, upper: { amount: 40 } };

  it.each([
    [{ low: 10, high: 12, missing: 0 }, 'reached'],
    [{ low: 9, high: 12, missing: 0 }, 'open'],
    [{ low: 4, high: 9, missing: 0 }, 'short'],
    [{ low: 4, high: 9, missing: 1 }, 'open'],
    [{ low: 30, high: 41, missing: 0 }, 'maybe-above'],
    [{ low: 41, high: 50, missing: 0 }, 'above'],
  ] as const)('%o: %s', (range, status) => {
    expect(statusOf(range, bounds)).toBe(status);
  });

  it('is within a limit only where every meal is known, and nothing without a reference', () => {
    const limit = { target: null, upper: { amount: 40 } };

    expect(statusOf({ low: 3, high: 4, missing: 0 }, limit)).toBe('within');
    expect(statusOf({ low: 3, high: 4, missing: 1 }, limit)).toBeNull();
    expect(statusOf({ low: 3, high: 4, missing: 0 }, { target: null, upper: null })).toBeNull();
  });
});
