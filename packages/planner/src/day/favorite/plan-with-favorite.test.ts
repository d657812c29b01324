import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { describe, expect, it } from 'vitest';
import { recomputePlan } from '../../change/recompute-plan.ts';
import { planMeals } from '../plan-meals.ts';
import type { PlanOutcome } from '../plan-outcome.ts';
import type { FavoriteMeal } from './favorite-meal.ts';

const request = (fields: Partial<GenerationRequest> = {}): GenerationRequest =>
  generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3, ...fields });

/** A recipe of the table as it is written, which some tests change. */
function favorite(id: string, changes: Partial<FavoriteMeal> = {}): FavoriteMeal {
  const recipe = RECIPES.find((one) => one.id === id);
  if (!recipe) throw new Error(`no recipe ${id}`);
  const items = recipe.items.map(([food, grams]) => ({ food, name: food, fdcId: null, grams }));
  return { name: recipe.name, items, ...changes };
}

const around = (kept: FavoriteMeal, fields: Partial<GenerationRequest> = {}, disliked: readonly string[] = []) =>
  planMeals(request(fields), { seed: 1, avoid: [], disliked, favorite: kept });

function made(outcome: PlanOutcome) {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

function reasonOf(outcome: PlanOutcome): string {
  if (outcome.ok) throw new Error('a plan was made');
  return outcome.reason;
}

const slotOf = (kept: FavoriteMeal, fields: Partial<GenerationRequest>) =>
  made(around(kept, fields)).meals.find(({ name }) => name === kept.name)?.mealType;

const [breakfast, main, snack] = (['breakfast', 'main', 'snack'] as const).map((kind) => {
  const recipe = RECIPES.find((one) => one.kind === kind);
  return favorite(recipe?.id ?? '');
}) as [FavoriteMeal, FavoriteMeal, FavoriteMeal];

const mainKcal = made(around(main)).meals.find(({ name }) => name === main.name)?.calories ?? 0;

describe('a favorite in a day', () => {
  it('stands in the slot that it was kept for, else in the first that suits it', () => {
    expect(slotOf({ ...main, mealType: 'lunch' }, {})).toBe('lunch');
    expect(slotOf({ ...main, mealType: 'dinner' }, {})).toBe('dinner');
    expect(slotOf(main, {})).toBe('dinner');
    expect(slotOf({ ...main, mealType: 'lunch', servings: 2 }, { mealCount: 1, calorieTarget: 2 * mainKcal })).toBe(
      'dinner',
    );
    expect(slotOf({ ...main, mealType: 'breakfast' }, {})).toBe('lunch');
    expect(slotOf(breakfast, {})).toBe('breakfast');
    expect(slotOf(breakfast, { mealCount: 2 })).toBe('lunch');
    expect(slotOf(snack, { mealCount: 5 })).toBe('snack');
  });

  it('keeps the servings that it was kept with, and the others make up for them', () => {
    const { meals, certificate } = made(around({ ...main, servings: 1.5 }));
    const kept = meals.find(({ name }) => name === main.name);

    expect(kept?.servings).toBe(1.5);
    const eaten = meals.reduce((sum, { calories, servings }) => sum + calories * servings, 0);
    expect(Math.abs(eaten - certificate.actual.calories)).toBeLessThanOrEqual(1);
    expect(Math.abs(eaten - 2000)).toBeLessThanOrEqual(60);
  });

  it('has the figures of today, whatever it was kept with', () => {
    const boasting = {
      ...main,
      calories: 1,
      macros: { protein: 99, fat: 0, carbs: 0 },
      tags: ['Vegan'],
      instructions: [],
    };

    expect(made(around(boasting)).meals).toEqual(made(around(main)).meals);
  });

  it('is wanted, also where its dish was not', () => {
    const { meals, warnings } = made(around(main, {}, [main.name]));

    expect(meals.map(({ name }) => name)).toContain(main.name);
    expect(warnings.join()).not.toContain('did not want');
  });

  it('stays the favorite when the plan is computed again', () => {
    const { meals, certificate } = made(around({ ...main, servings: 1.5 }));

    const again = made(recomputePlan(request(), meals, { seed: 1, favorite: main.name }));

    expect(again.meals).toEqual(meals);
    const [first] = again.certificate.choices?.find(({ meal }) => meal === main.name)?.reasons ?? [];
    expect(first).toBe('Your favorite, exactly as you kept it.');
    expect(again.certificate.actual).toEqual(certificate.actual);
  });
});

describe('a favorite that cannot be planned around', () => {
  it.each<[string, Partial<FavoriteMeal>, RegExp]>([
    ['no items', { items: undefined }, /was kept without its ingredients in grams/],
    ['an empty list of items', { items: [] }, /was kept without its ingredients in grams/],
    ['a name of nobody’s', { name: 'x'.repeat(120) }, /none of our recipes as they are today/],
    [
      'a food of nobody’s',
      { items: [{ food: 'moon-cheese', name: 'Moon cheese', fdcId: null, grams: 10 }] },
      /none of our recipes as they are today/,
    ],
    ['servings that a plan cannot count', { servings: 2.3 }, /was kept with 2\.3 servings; a plan holds 0\.25 to 4/],
  ])('because of %s, says so and what to do', (_what, changes, reason) => {
    const refused = reasonOf(around({ ...main, ...changes }));

    expect(refused).toMatch(reason);
    expect(refused).toMatch(/Please plan without it, or with another favorite\.$/);
  });

  it('because of an exclusion, names what in it is left out, however that was stated', () => {
    const almonds = favorite('baked-blueberry-oats');
    const excluded = reasonOf(around(almonds, { excludeIngredients: ['eggs'] }));
    const noted = reasonOf(around(almonds, { additionalNotes: 'I am allergic to eggs' }));

    expect(excluded).toBe(
      `“${almonds.name}” contains egg, which you leave out. Please plan without this favorite, or change that wish.`,
    );
    expect(noted).toBe(excluded);
  });

  it('because of a word that no table knows', () => {
    const word = main.name.split(' ')[0] ?? '';

    expect(reasonOf(around(main, { excludeIngredients: [`${word} ${main.name.split(' ')[1]}`] }))).toMatch(
      /(contains|names) .*, which you leave out\./,
    );
  });

  it('because of the diet, names the food and the diet', () => {
    expect(reasonOf(around(favorite('baked-blueberry-oats'), { dietaryPreferences: 'vegan' }))).toMatch(
      /contains .*egg.*, which the Vegan diet leaves out\./,
    );
  });

  it('because of its time, for the slot that it would take', () => {
    const quick = RECIPES.find(
      ({ kind, prepMinutes, cookMinutes }) => kind === 'breakfast' && prepMinutes + cookMinutes < 30,
    );
    const kept = favorite(quick?.id ?? '');

    expect(slotOf(kept, { cookingTime: 'medium' })).toBe('breakfast');
    expect(reasonOf(around(kept, { cookingTime: 'medium', mealCount: 2 }))).toMatch(
      /minutes, and you chose “30-60 min”\./,
    );
  });

  it('because of the net carbs that keto allows', () => {
    const starchy = { ...main, servings: 4 };

    expect(reasonOf(around(starchy, { dietaryPreferences: 'keto' }))).toMatch(
      /alone holds more net carbs than the Keto diet allows in a day\./,
    );
  });
});

describe('a favorite that leaves too little or too much', () => {
  // Every way out that a sentence names was tried: it is taken here.
  const waysOf = (reason: string) => ({
    counts: [...(reason.match(/choose ([\d, or]+) meals?/i)?.[1]?.matchAll(/\d/g) ?? [])].map(([digit]) =>
      Number(digit),
    ),
    target: Number(reason.match(/ask for ([\d,]+) kcal/i)?.[1]?.replaceAll(',', '')),
  });

  it('names the numbers of meals that have a place for a snack', () => {
    const reason = reasonOf(around(snack, { mealCount: 2 }));

    expect(reason).toContain(`“${snack.name}” is a snack, and a day of 2 meals has none. Choose 4 or 5 meals`);
    for (const mealCount of waysOf(reason).counts) expect(around(snack, { mealCount }).ok).toBe(true);
  });

  it.each<[string, Partial<FavoriteMeal>, Partial<GenerationRequest>, RegExp]>([
    ['as the only meal', {}, { mealCount: 1, calorieTarget: 2000 }, /as the only meal it would have to have 2,000\./],
    [
      'for others',
      { servings: 2 },
      { mealCount: 5, calorieTarget: 1200 },
      /leaves [\d,]+ kcal for 4 other meals|more than/,
    ],
    [
      'at all',
      { servings: 2 },
      { mealCount: 2, calorieTarget: 1000 },
      /kcal more than the 1,000 kcal of the whole day/,
    ],
  ])('%s, and what works instead', (_what, changes, fields, why) => {
    const kept = { ...main, ...changes };

    const reason = reasonOf(around(kept, fields));

    expect(reason).toMatch(why);
    const { counts, target } = waysOf(reason);
    expect([...counts, target], reason).not.toEqual([Number.NaN]);
    for (const mealCount of counts) expect(around(kept, { ...fields, mealCount }).ok).toBe(true);
    if (target) expect(around(kept, { ...fields, calorieTarget: target }).ok).toBe(true);
  });
});
