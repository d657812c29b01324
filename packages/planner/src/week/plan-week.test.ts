import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { findCandidates, findDish } from '../day/candidates/find-candidates.ts';
import { planMeals } from '../day/plan-meals.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { readRequest } from '../request/read-request.ts';
import { planWeek, type WeekOptions } from './plan-week.ts';
import type { WeekDay } from './week-day.ts';
import type { WeekOutcome } from './week-outcome.ts';

const request = (fields: Partial<GenerationRequest>): GenerationRequest =>
  generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3, ...fields });

const DATES = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
const WEEK: WeekDay[] = DATES.map((date) => ({ date }));

const plan = (fields: Partial<GenerationRequest>, options: Partial<WeekOptions> = {}) =>
  planWeek(request(fields), { days: WEEK, seed: 5, avoid: [], ...options });

function made(outcome: WeekOutcome) {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

function mealOf(fields: Partial<GenerationRequest>, place: number, seed = 1): PlannedMeal {
  const outcome = planMeals(request(fields), { seed, avoid: [] });
  const meal = outcome.ok ? outcome.meals[place] : undefined;
  if (!meal) throw new Error('no meal');
  return meal;
}

/** A day of three meals that holds one dinner already. */
const dayWith = (date: string, dinner: PlannedMeal): WeekDay => ({
  date,
  slots: [
    { mealType: 'breakfast' },
    { mealType: 'lunch' },
    { mealType: 'dinner', change: { kind: 'fixed', meal: dinner } },
  ],
});

const names = (outcome: WeekOutcome) => made(outcome).days.map(({ meals }) => meals.map(({ name }) => name));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const kcal = (meals: readonly PlannedMeal[]) => sum(meals.map(({ calories }) => calories));

describe('a week', () => {
  it('of three meals a day has fourteen different lunches and dinners, breakfasts that take turns, and nothing to excuse', () => {
    const breakfasts = [3, 4, 5, 6].map((seed) => {
      const week = made(plan({}, { seed }));
      const days = names(week);

      expect(week.days.map(({ date }) => date)).toEqual(DATES);
      expect(new Set(days.flatMap(([, ...others]) => others)).size).toBe(14);
      expect(week.warnings).toEqual([]);
      return new Set(days.map(([breakfast]) => breakfast)).size;
    });

    expect(Math.min(...breakfasts)).toBeGreaterThanOrEqual(3);
    // Where nobody asks for two in turns, one comes again in most weeks, and need not.
    expect(breakfasts.filter((count) => count < 7).length).toBeGreaterThan(1);
  });

  it('of five meals a day repeats none within three days', () => {
    const days = names(plan({ mealCount: 5, calorieTarget: 2400 }));

    expect(days.flat()).toHaveLength(35);
    for (const [index, day] of days.entries()) {
      expect(day.filter((name) => days[index + 1]?.includes(name) || days[index + 2]?.includes(name))).toEqual([]);
    }
  });

  it('may plan one slot of each day, which brings its share of the day', () => {
    const days = DATES.map((date) => ({ date, slots: [{ mealType: 'lunch' as const }] }));

    const week = made(plan({ calorieTarget: 2000 }, { days }));

    for (const { meals, certificate, warnings } of week.days) {
      expect(meals.map(({ mealType }) => mealType)).toEqual(['lunch']);
      expect(certificate?.target.calories).toBe(720);
      expect(Math.abs(kcal(meals) - 720)).toBeLessThanOrEqual(0.03 * 720);
      expect(warnings.join(' ')).not.toContain('1200 kcal');
    }
  });

  it('may be reported what some of its meals come to, where the rest of the day is eaten elsewhere', () => {
    const slots = [{ mealType: 'breakfast' as const }, { mealType: 'dinner' as const }];
    const days = [{ date: '2026-03-01', slots, slotsKcal: 1000 }];

    const week = made(plan({ calorieTarget: 2000, dietaryPreferences: 'keto' }, { days }));

    const [day] = week.days;
    expect(day?.certificate?.target.calories).toBe(1000);
    expect(Math.abs(kcal(day?.meals ?? []) - 1000)).toBeLessThanOrEqual(30);
    // Half of the day may have half of its net carbs.
    const fiber = (day?.meals ?? []).reduce((sum, { nutrition }) => sum + (nutrition.fiber ?? 0), 0);
    expect((day?.certificate?.actual.macros.carbs ?? 99) - fiber).toBeLessThanOrEqual(25.5);
  });

  it('gives each day its own target', () => {
    const days = [
      { date: '2026-03-01', calorieTarget: 1600 },
      { date: '2026-03-02', calorieTarget: 2600 },
    ];

    const week = made(plan({}, { days }));

    expect(week.days.map(({ certificate }) => certificate?.target.calories)).toEqual([1600, 2600]);
  });

  it('says on every day and once for the week what holds for all of it', () => {
    const week = made(plan({ dietaryPreferences: 'vegan' }));

    expect(week.days.every(({ warnings }) => warnings.some((one) => one.includes('B12')))).toBe(true);
    expect(week.warnings.filter((one) => one.includes('B12'))).toHaveLength(1);
  });

  it('keeps the order of the days as asked, and counts days by the calendar', () => {
    const days = [{ date: '2026-03-02' }, { date: '2026-02-28' }, { date: '2026-03-01' }];

    const week = made(plan({}, { days }));

    expect(week.days.map(({ date }) => date)).toEqual(['2026-03-02', '2026-02-28', '2026-03-01']);
    expect(new Set(names(week).flat()).size).toBe(9);
  });

  it('leaves out what the person had lately and does not want again', () => {
    const before = names(plan({})).flat();
    const [disliked = ''] = before;

    const week = names(plan({}, { avoid: before.slice(1, 6), disliked: [disliked] })).flat();

    expect(week.filter((name) => before.slice(0, 6).includes(name))).toEqual([]);
  });

  it('has nothing to say of a day without meals', () => {
    const week = made(plan({}, { days: [{ date: '2026-03-01', slots: [] }, { date: '2026-03-02' }] }));

    expect(week.days[0]).toEqual({
      date: '2026-03-01',
      meals: [],
      leftovers: [],
      repeatPlace: null,
      certificate: null,
      warnings: [],
    });
    expect(week.days[1]?.meals).toHaveLength(3);
  });
});

describe('a week around meals that the calendar holds', () => {
  const dinner = mealOf({}, 2);

  it('keeps them byte for byte and portions the others for what they leave', () => {
    const double = { ...dinner, servings: 1.5 };
    const bytes = JSON.stringify(double);

    const [day] = made(plan({}, { days: [dayWith('2026-03-01', double)] })).days;

    expect(JSON.stringify(day?.meals[2])).toBe(bytes);
    const eaten = (day?.meals ?? []).reduce((sum, { calories, servings }) => sum + calories * servings, 0);
    expect(Math.abs(eaten - 2000)).toBeLessThanOrEqual(60);
  });

  it('serves none of them on the two days before and after', () => {
    const { name } = dinner;
    for (let seed = 0; seed < 5; seed++) {
      const days = WEEK.map((day) => (day.date === '2026-03-01' ? dayWith(day.date, dinner) : day));

      const served = names(plan({}, { days, seed }));

      expect(served[3]).toContain(name);
      expect([served[1], served[2], served[4], served[5]].flat()).not.toContain(name);
    }
  });

  it('says nothing against meals that were there before', () => {
    const days = [dayWith('2026-03-01', dinner), dayWith('2026-03-02', dinner)];

    expect(made(plan({}, { days })).warnings).toEqual([]);
  });

  it('leaves a day that is full as it is, without a certificate where it misses its target', () => {
    const slots = [{ mealType: 'dinner' as const, change: { kind: 'fixed' as const, meal: dinner } }];
    const days = [{ date: '2026-03-01', calorieTarget: 5000, slots }, { date: '2026-03-02' }];

    const [full] = made(plan({}, { days })).days;

    expect(full?.meals).toEqual([dinner]);
    expect(full?.certificate).toBeNull();
    expect(full?.warnings.join(' ')).toMatch(/2026-03-01.*misses its target/);
  });

  it('certifies a full day that keeps what is asked', () => {
    const outcome = planMeals(request({}), { seed: 9, avoid: [] });
    const meals = outcome.ok ? outcome.meals : [];
    const slots = meals.map((meal) => ({ mealType: meal.mealType, change: { kind: 'fixed' as const, meal } }));

    const [full] = made(plan({}, { days: [{ date: '2026-03-01', slots }] })).days;

    expect(full?.meals).toEqual(meals);
    expect(full?.certificate?.actual.calories).toBe(kcal(meals));
  });
});

describe('where the dishes are too few', () => {
  // Leaves two snacks only, so that a week of snacks must repeat them.
  const few = narrowed();

  it('a meal comes again sooner, and the week says so, but it is not refused', () => {
    const days = DATES.map((date) => ({ date, slots: [{ mealType: 'snack' as const }] }));

    const week = made(planWeek(few, { days, seed: 1, avoid: [] }));

    const again = week.warnings.filter((one) => one.includes('comes again after 2 days, not three'));
    expect(again).toHaveLength(5);
    expect(again[0]).toContain('2026-02-28');
    expect(week.days[2]?.warnings).toContain(again[0]);
    expect(week.warnings.join(' ')).not.toContain('very next day');
  });

  it('a kept meal still comes on no day next to it, before or after', () => {
    const snack = { mealType: 'snack' as const };
    const [first = '', second = ''] = findCandidates(readRequest(few), 'snack').map(({ recipe }) => recipe.name);
    for (const [kept, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const alone = { days: [{ date: '2026-03-02', slots: [snack] }], seed: 1, avoid: [], disliked: [other] };
      const [meal] = made(planWeek(few, alone)).days.flatMap(({ meals }) => meals);
      const slots = [{ ...snack, change: { kind: 'fixed' as const, meal: meal ?? mealOf({}, 0) } }];
      const days = [
        { date: '2026-03-01', slots: [snack] },
        { date: '2026-03-02', slots },
        { date: '2026-03-03', slots: [snack] },
      ];

      for (let seed = 0; seed < 6; seed++) {
        expect(names(planWeek(few, { days, seed, avoid: [], sparesEffort: false }))).toEqual([
          [other],
          [kept],
          [other],
        ]);
      }
    }
  });

  it('a main ingredient stands twice on a day before a meal comes again too soon', () => {
    const outcome = plan({ dietaryPreferences: 'paleo', excludeIngredients: ['meat', 'seafood', 'eggs'] });

    const { warnings } = made(outcome);

    expect(warnings.some((one) => one.includes('made mainly of the same food'))).toBe(true);
    expect(warnings.filter((one) => one.includes('comes again'))).toEqual([]);
  });

  it('a disliked meal is served only when even the next day may repeat one', () => {
    const days = DATES.map((date) => ({ date, slots: [{ mealType: 'snack' as const }] }));
    const [disliked = ''] = findCandidates(readRequest(few), 'snack').map(({ recipe }) => recipe.name);

    const week = made(planWeek(few, { days, seed: 1, avoid: [], disliked: [disliked] }));

    expect(names(week).flat()).not.toContain(disliked);
    expect(week.warnings.some((one) => one.includes('very next day'))).toBe(true);
  });
});

describe('a week that cannot be planned', () => {
  const refused = (outcome: WeekOutcome) => (outcome.ok ? null : outcome);

  it('names the date of the target that does not fit', () => {
    const days = [{ date: '2026-03-01' }, { date: '2026-03-02', calorieTarget: 5000 }];

    const refusal = refused(plan({ mealCount: 1, calorieTarget: 1200 }, { days }));

    expect(refusal?.date).toBe('2026-03-02');
    expect(refusal?.reason).toMatch(/^2026-03-02: .*5,000 kcal/);
  });

  it('names the date on which kept meals leave too little', () => {
    const large = { ...mealOf({ mealCount: 2, calorieTarget: 2800 }, 1), servings: 1.2 };
    const days = [{ date: '2026-03-01' }, dayWith('2026-03-02', large)];

    const refusal = refused(plan({ calorieTarget: 2000 }, { days }));

    expect(refusal?.date).toBe('2026-03-02');
    expect(refusal?.reason).toMatch(/^2026-03-02: The meals that are kept .* Replace or remove one of them/);
  });

  it('names the kept meal that breaks the diet', () => {
    const kept = mealOf({ dietaryPreferences: 'paleo' }, 2, 1);
    const days = [dayWith('2026-03-02', kept)];

    const refusal = refused(plan({ dietaryPreferences: 'vegan' }, { days }));

    const named = /^2026-03-02: .*: (.*) breaks the diet/.exec(refusal?.reason ?? '')?.[1];
    expect(kept.items.map(({ name }) => name)).toContain(named);
  });

  it('says of a date that is none, and of one that stands twice, what to do', () => {
    expect(refused(plan({}, { days: [{ date: '2026-02-30' }] }))?.reason).toContain('2026-02-30');
    expect(refused(plan({}, { days: [{ date: '2026-03-01' }, { date: '2026-03-01' }] }))?.reason).toMatch(/twice/);
  });
});

describe('the work of a week', () => {
  it('is much less than without the preference: fewer foods to buy, fewer minutes, no cuisine above the others', () => {
    const weigh = (sparesEffort: boolean) => {
      const weeks = [1, 2, 3, 4].map((seed) =>
        made(plan({}, { seed, sparesEffort })).days.flatMap(({ meals }) => meals),
      );
      const foods = weeks.map((meals) => new Set(meals.flatMap(({ items }) => items.map(({ food }) => food))).size);
      const minutes = weeks.flat().map(({ prepTime, cookTime }) => prepTime + cookTime);
      const cuisines = weeks.map((meals) => meals.map(({ name }) => findDish(name)?.recipe.cuisine ?? name));
      const most = cuisines.map((all) => Math.max(...all.map((one) => all.filter((other) => other === one).length)));
      return { foods: sum(foods), minutes: sum(minutes), most: Math.max(...most) };
    };
    const [light, heavy] = [weigh(true), weigh(false)];

    expect(light.foods).toBeLessThan(0.8 * heavy.foods);
    expect(light.minutes).toBeLessThan(0.6 * heavy.minutes);
    expect(light.most).toBeLessThanOrEqual(6);
  });
});

describe('opened food', () => {
  it('is used up: much less is left over than without the preference', () => {
    const grams = (sparesEffort: boolean) =>
      sum([1, 2, 3, 4].flatMap((seed) => made(plan({}, { seed, sparesEffort })).leftOver.map((rest) => rest.grams)));

    expect(grams(true)).toBeLessThan(0.7 * grams(false));
  });

  it('that is left over is reported, each rest less than its pack', () => {
    const week = made(plan({}));

    expect(week.packsOpened).toBeGreaterThan(10);
    expect(week.leftOver.every(({ grams, pack }) => grams > 0 && grams < pack.grams)).toBe(true);
  });
});

/** A request whose exclusions leave two or three snacks, found by leaving out snack after snack by a word of its name. */
function narrowed(): GenerationRequest {
  let asked = request({ dietaryPreferences: 'none' });
  for (;;) {
    const snacks = findCandidates(readRequest(asked), 'snack');
    if (snacks.length <= 2) return asked;
    asked = request({ ...asked, excludeIngredients: [...asked.excludeIngredients, lastFood(snacks)] });
  }
}

/** A food of the last snack that the first two do not hold. */
function lastFood(snacks: ReturnType<typeof findCandidates>): string {
  const idsOf = (index: number) => snacks.at(index)?.recipe.items.map(([food]) => food) ?? [];
  const kept = new Set([...idsOf(0), ...idsOf(1)]);
  const food = idsOf(-1).find((id) => !kept.has(id));
  if (!food) throw new Error('the snacks hold the same foods');
  return food.replaceAll('-', ' ');
}

it('warns of low calories by the whole day, not by the part of it that is planned', () => {
  const breakfasts = WEEK.map(({ date }) => ({ date, slots: [{ mealType: 'breakfast' as const }] }));

  const [enough, tooLow] = [2000, 1100].map((calorieTarget) => made(plan({ calorieTarget }, { days: breakfasts })));

  expect(enough?.warnings.join(' ')).not.toContain('1,200 kcal');
  expect(tooLow?.warnings.join(' ')).toContain('1,200 kcal');
});
