import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { DIETS } from '@platewise/contract/generation/options';
import { EVERY_EVENING } from '@platewise/domain/calendar/leftover-places';
import { findFood } from '@platewise/nutrition/foods/foods';
import { fridgeDays, isGoodWarmedUp, isRice, placeFor, REHEAT_MINUTES } from '@platewise/nutrition/recipes/keeping';
import { describe, expect, it, test } from 'vitest';
import { findDish, plainDishName } from '../day/candidates/find-candidates.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { cookedFoodsOf } from '../testing/cooked-foods.ts';
import { planWeek, type WeekOptions } from './plan-week.ts';
import type { WeekDay } from './week-day.ts';
import type { PlannedDay } from './week-outcome.ts';

const DATES = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
const request = (fields: Partial<GenerationRequest>): GenerationRequest =>
  generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3, ...fields });

function week(
  fields: Partial<GenerationRequest>,
  days: WeekDay[] = DATES.map((date) => ({ date })),
  options: Partial<WeekOptions> = { rhythm: EVERY_EVENING },
): PlannedDay[] {
  const outcome = planWeek(request(fields), { days, seed: 7, avoid: [], ...options });
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(outcome.warnings.filter((warning) => /comes again|same food/.test(warning))).toEqual([]);
  return outcome.days;
}

const leftOf = ({ meals, leftovers }: PlannedDay) => leftovers.flatMap(({ place }) => meals[place] ?? []);
const lunchOf = (day: PlannedDay) => leftOf(day).find(({ mealType }) => mealType === 'lunch');
const placesOf = ({ leftovers }: PlannedDay) => leftovers.map(({ place }) => place);
const foodsOf = (meal: PlannedMeal | undefined) => meal?.items.map(({ food }) => food) ?? [];

describe('lunches that the dinner before has left', () => {
  it('are the same plate, warmed up: six of a week', () => {
    const days = week({});

    expect(days.map(placesOf)).toEqual([[], [1], [1], [1], [1], [1], [1]]);
    for (const [index, day] of days.slice(1).entries()) {
      // The same plate, in the part of the pot that the day has room for.
      const servings = lunchOf(day)?.servings;
      expect([0.75, 1, 1.25]).toContain(servings);
      expect(lunchOf(day)).toEqual({ ...days[index]?.meals[2], mealType: 'lunch', servings });
      const recipe = findDish(plainDishName(lunchOf(day)?.name ?? ''))?.recipe;
      expect(recipe && isGoodWarmedUp(recipe)).toBe(true);
    }
  });

  it('say so among the reasons of the day', () => {
    const [, day] = week({});

    expect(day?.certificate?.choices?.[1]?.reasons[0]).toBe(
      'Left over from an earlier meal: cooked once, eaten again.',
    );
  });

  it('leave the day within half a percent of its kcal and three points of its macros, and six different dinners', () => {
    for (const day of week({ calorieTarget: 1850, goal: 'muscle_gain' })) {
      expect(Math.abs((day.certificate?.actual.calories ?? 0) - 1850)).toBeLessThanOrEqual(9);
    }
    expect(new Set(week({}).map(({ meals }) => meals[2]?.name)).size).toBe(7);
  });

  it('come only from a dinner that is planned with them, on the day before', () => {
    const slots = (...meals: ('lunch' | 'dinner')[]) => meals.map((mealType) => ({ mealType }));
    const days = week({}, [
      { date: '2026-02-26', slots: slots('lunch') },
      { date: '2026-02-27', slots: slots('lunch', 'dinner') },
      { date: '2026-03-01', slots: slots('lunch', 'dinner') },
    ]);

    expect(days.map(placesOf)).toEqual([[], [], []]);
  });

  it('are never of rice or fish for a pregnancy', () => {
    const lunches = week({ excludeIngredients: ['pregnant'] }).map(lunchOf);

    expect(lunches.filter(Boolean).length).toBeGreaterThan(3);
    expect(lunches.flatMap(foodsOf).filter((food) => isRice(food))).toEqual([]);
    expect(lunches.flatMap(foodsOf).filter((food) => /fish/.test(findFood(food)?.group ?? ''))).toEqual([]);
  });
});

describe('breakfasts that take turns', () => {
  const REPEATS = { rhythm: EVERY_EVENING, repeatsBreakfasts: true };

  it('are two dishes of a week, each in the amounts of its day, and say so', () => {
    const days = week({ calorieTarget: 2100 }, undefined, REPEATS);

    const names = days.map(({ meals }) => meals[0]?.name);
    const again = [...days.entries()].filter(([, { repeatPlace }]) => repeatPlace === 0);
    // Where a day could not hold its targets with it, there is another.
    expect(again.length).toBeGreaterThanOrEqual(4);
    for (const [place, { certificate }] of again) {
      expect(names.slice(0, 2)).toContain(names[place]);
      expect(certificate?.choices?.[0]?.reasons[0]).toMatch(/^A breakfast of these days again/);
    }
    expect(days.slice(0, 2).map(({ repeatPlace }) => repeatPlace)).toEqual([null, null]);
    for (const { certificate } of days) expect(certificate?.actual.calories).toBeGreaterThanOrEqual(2090);
    for (const { certificate } of days) expect(certificate?.actual.calories).toBeLessThanOrEqual(2110);
  });

  it('are the other of the two before a third', () => {
    const targets = [1600, 1800, 2000, 2200, 2400, 2600];
    const dishesOf = (calorieTarget: number) => {
      const days = week({ calorieTarget }, undefined, REPEATS);
      return new Set(days.map(({ meals }) => plainDishName(meals[0]?.name ?? ''))).size;
    };

    expect(targets.filter((target) => dishesOf(target) > 2)).toEqual([]);
  });

  it('are left alone where two are planned, or a breakfast is there already', () => {
    const slots = [{ mealType: 'lunch' as const }];
    const few = DATES.map((date, place) => (place < 2 ? { date } : { date, slots }));

    expect(week({}, few, REPEATS).map(({ repeatPlace }) => repeatPlace)).toEqual(few.map(() => null));
  });
});

describe('meals that are cooked for several', () => {
  const minutesOf = ({ meals }: PlannedDay, places: readonly number[]) =>
    meals.reduce((sum, { prepTime, cookTime }, place) => sum + (places.includes(place) ? 0 : prepTime + cookTime), 0);

  it('are five dinners of a week where two evenings of three are cooked on, and wait no longer than they keep', () => {
    const days = week({}, undefined, { rhythm: { dinners: 'two-of-three', batchDay: null } });

    expect(days.flatMap(placesOf).length).toBeGreaterThanOrEqual(7);
    for (const [at, { leftovers, meals }] of days.entries()) {
      for (const { place, from, isFrozen } of leftovers) {
        const before = DATES.indexOf(from.date);
        const source = days[before]?.meals.find(({ mealType }) => mealType === from.meal);
        expect(meals[place]?.name).toBe(source?.name);
        expect(isFrozen).toBe(at - before > fridgeDays(cookedFoodsOf(source)));
      }
    }
  });

  it('come from the freezer where a batch day lies further back than the fridge allows, of dishes that freeze', () => {
    const days = week({}, undefined, { rhythm: { dinners: 'every-evening', batchDay: DATES[0] ?? null } });

    const frozen = days.flatMap(({ leftovers, meals }, at) =>
      leftovers.filter(({ isFrozen }) => isFrozen).map(({ place }) => ({ at, meal: meals[place] })),
    );
    expect(frozen.map(({ at }) => at)).toContain(5);
    for (const { at, meal } of frozen) {
      expect(placeFor({ day: at, foods: cookedFoodsOf(meal), isCooked: true })).toBe('freezer');
    }
    expect(days[5]?.certificate?.choices?.flatMap(({ reasons }) => reasons)).toContain(
      'From the freezer: cooked once with an earlier meal, and frozen then.',
    );
  });

  it('leave days that take little time in the kitchen', () => {
    const days = week({}, undefined, {
      rhythm: { dinners: 'every-evening', batchDay: DATES[0] ?? null },
      repeatsBreakfasts: true,
    });

    const others = days.slice(1).map((day) => minutesOf(day, placesOf(day)));
    expect(others.toSorted((a, b) => a - b)[3]).toBeLessThanOrEqual(25);
    expect(minutesOf(days[0] as PlannedDay, [])).toBeLessThanOrEqual(150);
  });

  it('leave each day its 25 minutes where another breakfast than the one whose turn it is makes that possible', () => {
    const days = week({ goal: 'muscle_gain', dietaryPreferences: 'high_protein', calorieTarget: 1430 }, undefined, {
      rhythm: { dinners: 'every-evening', batchDay: DATES[0] ?? null },
      repeatsBreakfasts: true,
    });

    const others = days.slice(1).map((day) => minutesOf(day, placesOf(day)) + REHEAT_MINUTES * day.leftovers.length);
    expect(Math.max(...others)).toBeLessThanOrEqual(25);
  });

  it('are never of rice or fish for a pregnancy, not even frozen', () => {
    const days = week({ excludeIngredients: ['pregnant'] }, undefined, {
      rhythm: { dinners: 'every-evening', batchDay: DATES[0] ?? null },
    });

    const foods = days.flatMap(leftOf).flatMap(foodsOf);
    expect(foods.length).toBeGreaterThan(3);
    expect(foods.filter((food) => isRice(food) || /fish/.test(findFood(food)?.group ?? ''))).toEqual([]);
  });
});

test('a day may have its own cooking time, and a leftover keeps to it like any meal', () => {
  const days = week(
    {},
    DATES.map((date, place) => ({ date, cookingTime: place < 5 ? 'quick' : 'any' })),
  );
  const quick = days.slice(0, 5).flatMap(({ meals }) => meals.map(({ prepTime, cookTime }) => prepTime + cookTime));

  expect(Math.max(...quick)).toBeLessThanOrEqual(30);
  expect(days.filter(({ leftovers }) => leftovers.length > 0).length).toBeGreaterThanOrEqual(4);
});

test.each(DIETS)('a week of the diet %s has lunches that were left over', (dietaryPreferences) => {
  const days = week({ dietaryPreferences });

  expect(days.filter(({ leftovers }) => leftovers.length > 0).length).toBeGreaterThanOrEqual(4);
});
