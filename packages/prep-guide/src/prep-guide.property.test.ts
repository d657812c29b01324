import { propertyRuns } from '@platewise/config/testing/property-runs';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { type PrepGuide, type PrepTask, prepGuideSchema } from '@platewise/contract/plans/prep-guide-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PrepDay } from './prep-day.ts';
import { prepGuide } from './prep-guide.ts';

const RUNS = propertyRuns(60, { shareOfLong: 1 / 20 });
const TWO_HOURS = 120;

const servings = fc.constantFrom(0.25, 0.5, 1, 1.5, 4);
const meal = fc.record({ recipe: fc.constantFrom(...RECIPES), servings });
const week = fc.array(fc.array(meal, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 7 }).map((days) =>
  days.map((meals, day) =>
    asDay(
      day,
      meals.map((one, place) => recipeMeal(one.recipe, { id: `meal-${day}-${place}`, servings: one.servings })),
    ),
  ),
);

function asDay(day: number, meals: Meal[]): PrepDay {
  return { planId: `plan-${day}`, name: null, meals };
}

/** Every ingredient of every meal: how many grams of it all tasks weigh together. */
function weighed({ tasks }: PrepGuide): Map<string, { times: number; grams: number }> {
  const sums = new Map<string, { times: number; grams: number }>();
  for (const { food, name, uses } of tasks.flatMap(({ ingredients }) => ingredients)) {
    for (const { mealId, grams } of uses) {
      const key = `${mealId} ${food ?? name}`;
      const { times, grams: before } = sums.get(key) ?? { times: 0, grams: 0 };
      sums.set(key, { times: times + 1, grams: before + (grams ?? 0) });
    }
  }
  return sums;
}

const sessionOf = ({ tasks }: PrepGuide) =>
  tasks.filter((task): task is PrepTask & { startMinute: number } => task.startMinute !== null);
const overlap = (a: [number, number], b: [number, number]) => a[0] < b[1] && b[0] < a[1];

function holds(check: (days: readonly PrepDay[], guide: PrepGuide) => void) {
  fc.assert(
    fc.property(week, (days) => check(days, prepGuide(days))),
    { numRuns: RUNS },
  );
}

describe('a prep guide for any week', { timeout: 1_800_000 }, () => {
  test('weighs every ingredient of every meal in exactly one task, for all servings', () => {
    holds((days, guide) => {
      const sums = weighed(guide);
      const meals = days.flatMap((day) => day.meals);
      for (const { id, items, servings: eaten } of meals) {
        for (const food of new Set(items.map((item) => item.food))) {
          const same = items.filter((item) => item.food === food);
          const found = sums.get(`${id} ${food}`);
          expect(found?.times, `${food} of ${id}`).toBe(same.length);
          const wanted = same.reduce((sum, { grams }) => sum + grams * eaten, 0);
          expect(Math.abs((found?.grams ?? 0) - wanted)).toBeLessThanOrEqual(0.05 * same.length + 1e-9);
        }
      }
      expect(sums.size).toBe(meals.reduce((sum, { items }) => sum + new Set(items.map(({ food }) => food)).size, 0));
    });
  });

  test('has every step of every meal in a task for it', () => {
    holds((days, { tasks }) => {
      for (const { id, instructions } of days.flatMap((day) => day.meals)) {
        const described = new Set(tasks.filter(({ mealIds }) => mealIds.includes(id)).flatMap(({ steps }) => steps));
        expect(instructions.filter((step) => !described.has(step))).toEqual([]);
      }
    });
  });

  test('begins no task before those it needs are done, and has them in the order of the work', () => {
    holds((_, guide) => {
      const byId = new Map(guide.tasks.map((task) => [task.id, task]));
      expect(byId.size).toBe(guide.tasks.length);
      for (const task of guide.tasks) {
        for (const before of task.after.map((id) => byId.get(id))) {
          expect(before, task.id).toBeDefined();
          if (before?.startMinute == null) expect(before?.when).toBe('evening-before');
          else expect(task.startMinute).toBeGreaterThanOrEqual(before.startMinute + before.minutes);
        }
      }
      const starts = sessionOf(guide).map(({ startMinute }) => startMinute);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    });
  });

  test('never has two heats in the oven at once, more than two trays, five rings, or two things in the cook’s hands', () => {
    holds((_, guide) => {
      const session = sessionOf(guide);
      const spans = (tasks: typeof session) =>
        tasks.map((task) => ({
          ...task,
          span: [task.startMinute, task.startMinute + task.minutes] as [number, number],
        }));
      const baked = spans(session.filter(({ oven }) => oven));
      const onRings = spans(session.filter(({ kind }) => kind === 'cook' || kind === 'base'));
      for (const one of baked) {
        const together = baked.filter((other) => overlap(one.span, other.span));
        expect(together.every(({ oven }) => oven?.celsius === one.oven?.celsius)).toBe(true);
        expect(
          baked.filter(({ span: [from, to] }) => from <= one.span[0] && one.span[0] < to).length,
        ).toBeLessThanOrEqual(2);
      }
      for (const {
        span: [at],
      } of onRings) {
        expect(onRings.filter(({ span: [from, to] }) => from <= at && at < to).length).toBeLessThanOrEqual(4);
      }
      const hands = session.map(
        ({ startMinute, handsOnMinutes }) => [startMinute, startMinute + handsOnMinutes] as [number, number],
      );
      expect(hands.some((one, index) => hands.slice(index + 1).some((other) => overlap(one, other)))).toBe(false);
      expect(session.every(({ minutes, handsOnMinutes }) => handsOnMinutes > 0 && handsOnMinutes <= minutes)).toBe(
        true,
      );
    });
  });

  test('cuts a food once, boils a grain once, and cooks a dish once', () => {
    holds((_, { tasks }) => {
      const shared = tasks
        .filter(({ kind }) => kind === 'cut' || kind === 'base' || kind === 'soak')
        .map(({ id }) => id);
      const dishes = tasks
        .filter(({ kind }) => ['cook', 'oven', 'mix'].includes(kind))
        .map(({ title, steps }) => title + steps.join());
      expect(new Set(shared).size).toBe(shared.length);
      expect(new Set(dishes).size).toBe(dishes.length);
    });
  });

  test('does not let cooked food stand: it goes on, or to the fridge, within two hours', () => {
    holds((_, guide) => {
      const session = sessionOf(guide);
      for (const cooked of session.filter(({ kind }) => ['cook', 'base', 'oven'].includes(kind))) {
        const end = cooked.startMinute + cooked.minutes;
        const next = session.filter(({ after }) => after.includes(cooked.id)).map(({ startMinute }) => startMinute);
        expect(next.length, cooked.id).toBeGreaterThan(0);
        expect(Math.min(...next) - end, cooked.title).toBeLessThanOrEqual(TWO_HOURS);
      }
    });
  });

  test('has a box for what is cooked, in the fridge for three days, with rice for one, and in the freezer after', () => {
    holds((days, { containers, tasks }) => {
      for (const { day, place, keepsDays, holds: inIt } of containers) {
        expect(keepsDays).toBe(place === 'freezer' ? 60 : keepsDays === 1 ? 1 : 3);
        if (inIt.some((what) => /\brice, cooked/.test(what))) expect(keepsDays).not.toBe(3);
        if (place === 'fridge') expect(day).toBeLessThanOrEqual(3);
      }
      expect(containers.every(({ day, keepsDays, holds }) => day <= keepsDays && holds.length > 0)).toBe(true);
      const packed = new Set(tasks.filter(({ kind }) => kind === 'pack').flatMap(({ mealIds }) => mealIds));
      const boxed = new Set(containers.map(({ mealId }) => mealId));
      expect([...packed].filter((id) => !boxed.has(id))).toEqual([]);
      expect(boxed.size).toBe(containers.length);
      const finished = new Set(tasks.filter(({ when }) => when === 'on-the-day').flatMap(({ mealIds }) => mealIds));
      const nowhere = days.flatMap((day) => day.meals).filter(({ id }) => !boxed.has(id) && !finished.has(id));
      expect(nowhere).toEqual([]);
    });
  });

  test('cooks no fish ahead that is bought fresh', () => {
    holds((_, guide) => {
      const foods = sessionOf(guide).flatMap(({ ingredients }) => ingredients.flatMap(({ food }) => food ?? []));
      const fish = foods.filter((food) => /^fish$|^shellfish$/.test(findFood(food)?.group ?? ''));
      expect(fish.filter((food) => !/^anchovy$|^canned-|^smoked-/.test(food))).toEqual([]);
    });
  });

  test('adds its minutes up, is what the contract says, and the same for the same week', () => {
    holds((days, guide) => {
      const session = sessionOf(guide);
      expect(guide.handsOnMinutes).toBe(session.reduce((sum, task) => sum + task.handsOnMinutes, 0));
      expect(guide.totalMinutes).toBe(Math.max(0, ...session.map((task) => task.startMinute + task.minutes)));
      expect(guide.handsOnMinutes).toBeLessThanOrEqual(guide.totalMinutes);
      expect(prepGuideSchema.strict().parse(guide)).toEqual(guide);
      expect(prepGuide(days)).toEqual(guide);
    });
  });
});

test('whatever a meal holds, nothing of it is lost', () => {
  const [pattern] = RECIPES;
  if (!pattern) throw new Error('no recipe');
  const words = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      'Bake at 200 degrees.',
      'Soak the rice overnight.',
      'Boil for 999999 minutes.',
      'Simmer for an hour and a half.',
    ),
  );
  const odd = fc.record({
    items: fc.array(
      fc.record({
        food: fc.oneof(fc.string(), fc.constantFrom('onion', 'rice-white')),
        name: fc.string(),
        grams: fc.double({ min: 0.1, max: 5000, noNaN: true }),
      }),
      { maxLength: 20 },
    ),
    ingredients: fc.uniqueArray(fc.string({ maxLength: 40 }), { maxLength: 20 }),
    instructions: fc.array(words, { maxLength: 12 }),
    prepTime: fc.nat(600),
    cookTime: fc.nat(600),
  });
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 5 }), (meals) => {
      const day = asDay(
        0,
        meals.map((one, index) => ({
          ...recipeMeal(pattern, { id: `meal-${index}` }),
          ...one,
          items: one.items.map((item) => ({ ...item, fdcId: null })),
        })),
      );

      const guide = prepGuide([day]);

      const sums = weighed(guide);
      for (const { id, items, ingredients, instructions } of day.meals) {
        const lines = items.length > 0 ? items.map(({ food }) => food) : ingredients;
        expect(lines.filter((line) => !sums.has(`${id} ${line}`))).toEqual([]);
        const described = new Set(
          guide.tasks.filter(({ mealIds }) => mealIds.includes(id)).flatMap(({ steps }) => steps),
        );
        expect(instructions.filter((step) => !described.has(step))).toEqual([]);
      }
    }),
    { numRuns: RUNS },
  );
});

test('a week of nothing has nothing to do', () => {
  expect(prepGuide([])).toMatchObject({ totalMinutes: 0, handsOnMinutes: 0, tasks: [], containers: [] });
  expect(prepGuide([asDay(0, [])])).toMatchObject({ totalMinutes: 0, tasks: [] });
});
