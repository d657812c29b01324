import type { MealType } from '@platewise/contract/generation/options';
import type { Dish } from '@platewise/planner/day/dish';
import { fixedMealOf } from '@platewise/planner/day/fixed-meal';
import { makeMeal } from '@platewise/planner/day/make-meal';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { withoutSide } from '@platewise/planner/day/plate/side-dishes';
import { planLimits } from '@platewise/planner/day/scoring/plan-limits';
import { planScore } from '@platewise/planner/day/scoring/plan-score';
import type { PlannedDay } from '@platewise/planner/week/week-outcome';
import { HOLDS } from '@platewise/planner/week/week-reuse';
import { expect, test } from 'vitest';
import { loadHighs } from '../plans/load-highs.ts';
import { FROZEN_WEEKS, USUAL_RHYTHM, usualWeek, WEEK_DAYS } from './frozen-weeks.ts';
import { readOptima } from './read-optima.ts';
import { type WeekForm, weekForm, withPools } from './week-form.ts';
import { bestWeek, effortOfWeek, weekBound } from './week-optimum.ts';

const PLACE = 4;

test('the bound of a week of few dishes is the least effort of all ways to choose them', async () => {
  const form = withPools(formAt(PLACE), ({ pool, times }) => distinct(pool).slice(0, times > 1 ? 2 : 5));

  const { bound } = weekBound(await loadHighs(), form, 60);

  expect(bound).toBeCloseTo(leastEffort(form), 0);
}, 120_000);

test('the best week holds the targets of its days, and asks for no more than the one to begin from', async () => {
  const planned = usualWeek(requestAt(PLACE), PLACE);
  const known = planned.ok ? planned.days : [];
  const form = weekForm(requestAt(PLACE), { days: WEEK_DAYS, rhythm: USUAL_RHYTHM, of: known });

  const best = form && bestWeek(await loadHighs(), form, { near: [], known, seconds: 5 });

  if (!form || !best) throw new Error('No week was found');
  expect(best.filter((day) => !isOnTarget(form, day))).toEqual([]);
  expect(effortOfWeek(best)).toBeLessThanOrEqual(effortOfWeek(known) + 1e-6);
}, 120_000);

test('no best week that is stored is below its bound, and each frozen week has one', () => {
  const { weeks } = readOptima();

  expect(weeks).toHaveLength(FROZEN_WEEKS.length);
  expect(weeks.filter(({ effortBound, best }) => best.effort < effortBound - 0.1)).toEqual([]);
});

function requestAt(place: number) {
  const request = FROZEN_WEEKS[place];
  if (!request) throw new Error(`No week is frozen at ${place}`);
  return request;
}

function formAt(place: number): WeekForm {
  const form = weekForm(requestAt(place), { days: WEEK_DAYS, rhythm: USUAL_RHYTHM });
  if (!form) throw new Error(`No week can be planned at ${place}`);
  return form;
}

/** Whether a day is as near to its targets as one of a week has to be, but for what a solver leaves to rounding. */
function isOnTarget({ task }: WeekForm, { meals }: PlannedDay): boolean {
  const figures = meals.map((meal) => fixedMealOf(meal).figures);
  const { kcalError, macroDistance, violation } = planScore(task, planLimits(task), figures);
  const dust = 1e-6;
  return kcalError <= HOLDS.kcal + dust && macroDistance <= HOLDS.macro + dust && violation <= dust;
}

/** Dishes of different main ingredients, without sides. */
function distinct(pool: readonly Dish[]): Dish[] {
  const plain = [...new Set(pool.map(withoutSide))];
  return plain.filter(
    ({ mainIngredient }, place) => plain.findIndex((one) => one.mainIngredient === mainIngredient) === place,
  );
}

/** Tries every way to choose dishes: none twice, and on no day two of one main ingredient. */
function leastEffort(form: WeekForm): number {
  let least = Infinity;
  const tryFrom = (dishes: readonly Dish[]) => {
    const choice = form.choices[dishes.length];
    if (!choice) {
      least = Math.min(least, effortOfWeek(weekOf(form, dishes)));
      return;
    }
    for (const dish of choice.pool) {
      const together = form.dates.flatMap((_, day) => {
        const own = new Set(form.plates.filter((plate) => plate.day === day).map((plate) => plate.choice));
        return own.has(dishes.length) ? [...own].flatMap((one) => dishes[one] ?? []) : [];
      });
      const isFree = !dishes.includes(dish) && together.every((one) => one.mainIngredient !== dish.mainIngredient);
      if (isFree) tryFrom([...dishes, dish]);
    }
  };
  tryFrom([]);
  return least;
}

const MEALS = new Map<string, PlannedMeal>();

function mealOf({ recipe, parts }: Dish, mealType: MealType): PlannedMeal {
  const key = `${mealType} ${recipe.name}`;
  const portions = parts.flatMap(({ items }) => items);
  const meal = MEALS.get(key) ?? makeMeal(recipe, mealType, portions);
  MEALS.set(key, meal);
  return meal;
}

function weekOf({ dates, plates, choices }: WeekForm, dishes: readonly Dish[]): PlannedDay[] {
  return dates.map((date, day) => {
    const own = plates.filter((plate) => plate.day === day);
    const meals = own.flatMap(({ choice, meal }) => {
      const dish = dishes[choice];
      return dish ? mealOf(dish, meal) : [];
    });
    const leftovers = own.flatMap(({ choice, isLeft }, place) => {
      const from = choices[choice]?.from;
      return isLeft && from ? [{ place, from, isFrozen: false }] : [];
    });
    return { date, meals, leftovers, repeatPlace: null, certificate: null, warnings: [] };
  });
}
