import { propertyRuns } from '@platewise/config/testing/property-runs';
import { DINNER_RHYTHMS } from '@platewise/contract/calendar/calendar-slots';
import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { COOKING_TIMES, DIETS, GOALS } from '@platewise/contract/generation/options';
import { EVERY_EVENING } from '@platewise/domain/calendar/leftover-places';
import { placeFor } from '@platewise/nutrition/recipes/keeping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDish } from '../day/candidates/find-candidates.ts';
import { planMeals } from '../day/plan-meals.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { checkPlan } from '../testing/check-plan.ts';
import { cookedFoodsOf } from '../testing/cooked-foods.ts';
import { planWeek } from './plan-week.ts';
import type { WeekDay } from './week-day.ts';
import type { PlannedDay } from './week-outcome.ts';

const RUNS = propertyRuns(15, { shareOfLong: 1 / 20 });

/** Requests whose pools are wide enough for a week, with kcal that any number of meals can hold. */
const request: fc.Arbitrary<GenerationRequest> = fc
  .record({
    goal: fc.constantFrom(...GOALS),
    dietaryPreferences: fc.constantFrom(...DIETS),
    cookingTime: fc.constantFrom(...COOKING_TIMES.filter((time) => time !== 'slow')),
    mealCount: fc.integer({ min: 2, max: 5 }),
    calorieTarget: fc.integer({ min: 1300, max: 2400 }),
    excludeIngredients: fc.uniqueArray(fc.constantFrom('peanuts', 'pork', 'celery', 'mushrooms'), { maxLength: 2 }),
  })
  .map((fields) => generationRequestSchema.parse(fields));

const dateOf = (day: number) => new Date(Date.UTC(2026, 2, 25 + day)).toISOString().slice(0, 10);

/** Days in March and April 2026, with gaps; some hold a meal already: the place of the meal, by day. */
const asked = fc.record({
  request,
  seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  dates: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 2, maxLength: 7 }),
  rhythm: fc.option(
    fc.record({
      dinners: fc.constantFrom(...DINNER_RHYTHMS),
      batchDay: fc.option(fc.integer({ min: 0, max: 6 }).map(dateOf)),
    }),
  ),
  repeatsBreakfasts: fc.boolean(),
  kept: fc.array(fc.option(fc.nat({ max: 4 })), { minLength: 7, maxLength: 7 }),
});

/** A lunch that would be left over from a dinner of the same food as the dinner that stands there. */
const SAME_FOOD_TWICE: Asked = {
  request: generationRequestSchema.parse({
    goal: 'muscle_gain',
    dietaryPreferences: 'keto',
    mealCount: 3,
    calorieTarget: 2221,
    excludeIngredients: ['celery', 'pork'],
  }),
  seed: 351_047_966,
  dates: [3, 0, 7, 8, 9, 10, 4],
  rhythm: EVERY_EVENING,
  repeatsBreakfasts: true,
  kept: [1, 4, 2, null, 1, 2, 2],
};

/** A pot of a batch day whose boiled egg would have waited with it. */
const EGG_NEXT_TO_A_POT: Asked = {
  request: generationRequestSchema.parse({
    goal: 'balanced',
    dietaryPreferences: 'mediterranean',
    mealCount: 4,
    calorieTarget: 2123,
    excludeIngredients: ['celery', 'pork'],
    cookingTime: 'any',
  }),
  seed: 12,
  dates: [3, 4, 8, 5, 0],
  rhythm: { dinners: 'every-evening', batchDay: '2026-03-30' },
  repeatsBreakfasts: true,
  kept: [0, 3, 4, 0, 1, 2, 3],
};

type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

/** The days of the week asked for; a kept meal is one of a plan that was made for the same request. */
function daysOf({ request: wanted, seed, dates, kept }: Asked): WeekDay[] {
  return dates.map((day, index) => {
    const before = planMeals(wanted, { seed: seed + day, avoid: [] });
    const place = kept[index];
    if (!before.ok || typeof place !== 'number') return { date: dateOf(day) };
    const slots = before.meals.map((meal, at) =>
      at === place % before.meals.length
        ? { mealType: meal.mealType, change: { kind: 'fixed' as const, meal } }
        : { mealType: meal.mealType },
    );
    return { date: dateOf(day), slots };
  });
}

const keptOf = ({ slots = [] }: WeekDay): PlannedMeal[] =>
  slots.flatMap(({ change }) => (change?.kind === 'fixed' ? [change.meal] : []));

/** What is meant to come again: what is left over, and a breakfast in its turn. */
const againOf = (day: PlannedDay | undefined) =>
  day?.meals.filter((_, place) => place === day.repeatPlace || day.leftovers.some((one) => one.place === place)) ?? [];

const daysApart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const namesOf = (meals: readonly PlannedMeal[]) => meals.map(({ name }) => name);

describe('any week', () => {
  it('keeps its meals, meets every day, and repeats nothing within three days that it does not own up to', () => {
    let varied = 0;
    let again = 0;

    fc.assert(
      fc.property(asked, (one) => {
        const days = daysOf(one);
        const bytes = JSON.stringify(days);

        const { seed, rhythm, repeatsBreakfasts } = one;
        const week = planWeek(one.request, { days, seed, avoid: [], rhythm, repeatsBreakfasts });

        // A day that holds a meal may be out of reach of its limits; another is always planned.
        if (!week.ok) {
          expect(days.find(({ date }) => date === week.date)?.slots).toBeDefined();
          return;
        }
        expect(JSON.stringify(days)).toBe(bytes);
        const ownsUp = week.warnings.some(
          (warning) => warning.includes('comes again') || warning.includes('same food'),
        );
        if (!ownsUp) varied++;
        for (const [index, { date, meals, certificate }] of week.days.entries()) {
          expect(date).toBe(days[index]?.date);
          expect(checkPlan(one.request, meals)).toEqual([]);
          // Each meal shows whole kcal, also in a part of a serving, and a day is their sum.
          expect(certificate?.actual.calories).toBe(
            meals.reduce((sum, { calories, servings }) => sum + Math.round(calories * servings), 0),
          );
          const kept = keptOf(days[index] ?? { date });
          for (const meal of kept) expect(JSON.stringify(meals)).toContain(JSON.stringify(meal));
          again += againOf(week.days[index]).length;
          for (const { place, from, isFrozen } of week.days[index]?.leftovers ?? []) {
            const left = meals[place];
            const before = week.days.find((other) => other.date === from.date);
            const cooked = before?.meals.find(({ mealType, name }) => mealType === from.meal && name === left?.name);
            expect(rhythm && left).toEqual({ ...cooked, mealType: left?.mealType, servings: left?.servings });
            const foods = cookedFoodsOf(left);
            const waits = daysApart(from.date, date);
            expect(placeFor({ day: waits, foods, isCooked: true })).toBe(isFrozen ? 'freezer' : 'fridge');
          }
          if (ownsUp) continue;
          const ingredients = namesOf(meals).map((name) => findDish(name)?.mainIngredient);
          expect(new Set(ingredients).size).toBe(ingredients.length);
          for (const [other, { date: otherDate, meals: others }] of week.days.entries()) {
            const apart = Math.abs(daysApart(date, otherDate));
            if (apart === 0 || apart >= 3) continue;
            const both = new Set(
              [...namesOf(kept)].filter((name) => namesOf(keptOf(days[other] ?? { date })).includes(name)),
            );
            const meant = namesOf([...againOf(week.days[index]), ...againOf(week.days[other])]);
            const again = namesOf(meals).filter((name) => namesOf(others).includes(name));
            expect(again.filter((name) => !both.has(name) && !meant.includes(name))).toEqual([]);
          }
        }
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [[SAME_FOOD_TWICE], [EGG_NEXT_TO_A_POT]] },
    );

    expect(varied).toBeGreaterThan(RUNS / 2);
    expect(again).toBeGreaterThan(0);
    // A third of a second a week where nothing else runs; the long run plans 500.
  }, 1_200_000);

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const days = daysOf(one);
        const plan = () => planWeek(one.request, { days, seed: one.seed, avoid: [] });

        expect(plan()).toEqual(plan());
      }),
      { numRuns: 4, endOnFailure: true },
    );
  }, 1_800_000);
});
