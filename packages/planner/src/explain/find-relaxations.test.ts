import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { canPlanMeals, planMeals } from '../day/plan-meals.ts';
import { findRelaxations } from './find-relaxations.ts';
import { readAsked } from './relaxation.ts';

const OPTIONS = { seed: 1, avoid: [] };

const request = (fields: Partial<GenerationRequest>): GenerationRequest =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

/** The request is refused; its relaxations, each of which is seen to make it possible. */
function relaxationsOf(fields: Partial<GenerationRequest>) {
  const asked = request(fields);
  expect(planMeals(asked, OPTIONS).ok).toBe(false);
  const ways = findRelaxations(readAsked(asked), (changed) => canPlanMeals(changed, OPTIONS));
  for (const way of ways) expect(planMeals(way.request, OPTIONS).ok).toBe(true);
  return ways;
}

const reasonOf = (fields: Partial<GenerationRequest>) => {
  const outcome = planMeals(request(fields), OPTIONS);
  return outcome.ok ? '' : outcome.reason;
};

describe('the smallest change that makes a request possible', () => {
  it('is one excluded term, and another cooking time where that does as well', () => {
    const asked = { dietaryPreferences: 'vegan', cookingTime: 'slow', excludeIngredients: ['spices', 'beef'] } as const;
    const fields = { ...asked, excludeIngredients: [...asked.excludeIngredients], calorieTarget: 900 };

    const [term, time] = relaxationsOf(fields);

    expect(term?.changes).toEqual([{ kind: 'terms', foods: ['spices'] }]);
    expect(term?.request.excludeIngredients).toEqual(['beef']);
    expect(time?.changes).toEqual([{ kind: 'cookingTime', cookingTime: 'medium' }]);
    expect(reasonOf(fields)).toMatch(/Allow spices, or choose “30-60 min” as the cooking time\.$/);
  });

  it('is a word in the notes that leaves something out', () => {
    const fields = { dietaryPreferences: 'vegan', cookingTime: 'slow', additionalNotes: 'No spices, no beef' } as const;

    const [term] = relaxationsOf({ ...fields, calorieTarget: 900 });

    expect(term?.changes).toEqual([{ kind: 'terms', foods: ['spices'] }]);
    expect(readAsked(term?.request ?? request({})).task.exclusions.map(({ understoodAs }) => understoodAs)).toEqual([
      'beef',
    ]);
  });

  it('is never to eat what one is allergic to', () => {
    const vegan = { dietaryPreferences: 'vegan', cookingTime: 'slow', calorieTarget: 900 } as const;
    const allergies: Partial<GenerationRequest>[] = [
      { ...vegan, additionalNotes: 'I am allergic to spices' },
      { ...vegan, excludeIngredients: ['spices allergy'] },
      { ...vegan, excludeIngredients: ['spices'], additionalNotes: 'Allergies: spices' },
    ];

    for (const fields of allergies) {
      const kinds = relaxationsOf(fields).flatMap(({ changes }) => changes.map(({ kind }) => kind));
      expect(kinds).not.toContain('terms');
      expect(kinds).not.toHaveLength(0);
    }
  });

  it.each(['eggs', 'gluten', 'nuts', 'shrimp', 'paneer', 'kaju', 'dairy and soy'])(
    'is never to allow a legal allergen: %s',
    (term) => {
      const strict = { dietaryPreferences: 'keto', mealCount: 5, cookingTime: 'quick', calorieTarget: 1200 } as const;
      const excludeIngredients = [term, 'meat', 'seafood', 'cheese', 'fruit', 'vegetables', 'spices'];
      const asked = readAsked(request({ ...strict, excludeIngredients }));

      const ways = findRelaxations(asked, () => true);

      expect(ways.length).toBeGreaterThan(0);
      for (const way of ways) expect(way.request.excludeIngredients).toContain(term);
    },
  );

  it('is one meal fewer where only breakfast is empty', () => {
    const fields = { dietaryPreferences: 'vegan', cookingTime: 'medium', calorieTarget: 1500 } as const;

    const ways = relaxationsOf({ ...fields, excludeIngredients: ['fruit', 'spices', 'noodles'] });

    expect(ways.flatMap(({ changes }) => changes)).toContainEqual({ kind: 'mealCount', counts: [2] });
  });

  it('is another diet where no single food stands in the way', () => {
    const fields = { dietaryPreferences: 'paleo', calorieTarget: 2000, excludeIngredients: ['spices'], mealCount: 5 };

    const ways = relaxationsOf({ ...fields, dietaryPreferences: 'paleo' });

    expect(ways[1]?.changes).toEqual([{ kind: 'diet', diet: 'paleo', instead: 'none' }]);
    expect(reasonOf({ ...fields, dietaryPreferences: 'paleo' })).toMatch(/ or go without the Paleo diet\.$/);
  });

  it('is two terms together where one is not enough', () => {
    const fields = {
      dietaryPreferences: 'mediterranean',
      mealCount: 2,
      calorieTarget: 900,
      cookingTime: 'slow',
    } as const;

    const ways = relaxationsOf({ ...fields, excludeIngredients: ['vegetables', 'spices'] });

    expect(ways.map(({ changes }) => changes)).toEqual([[{ kind: 'terms', foods: ['vegetables', 'spices'] }]]);
    expect(reasonOf({ ...fields, excludeIngredients: ['vegetables', 'spices'] })).toMatch(
      /Allow vegetables and spices\.$/,
    );
  });

  it('is the numbers of meals that can hold the target, or the most that the meals can hold', () => {
    const fields = { mealCount: 1, calorieTarget: 2500 };

    expect(relaxationsOf(fields).map(({ changes }) => changes)).toEqual([
      [{ kind: 'mealCount', counts: [2, 3, 4, 5] }],
      [{ kind: 'calorieTarget', kcal: 2000, bound: 'most' }],
    ]);
    expect(reasonOf(fields)).toBe(
      '2,500 kcal do not fit into 1 meal. Choose 2, 3, 4, or 5 meals, or ask for at most 2,000 kcal.',
    );
  });

  it('is a number of meals and a term, where the target is too large and a rule too strict', () => {
    const [way] = relaxationsOf({
      mealCount: 1,
      calorieTarget: 2500,
      cookingTime: 'quick',
      excludeIngredients: ['vegetables', 'fruit'],
    });

    expect(way?.changes).toEqual([
      { kind: 'mealCount', counts: [2] },
      { kind: 'terms', foods: ['vegetables'] },
    ]);
  });

  it('is the nearest target for a meal whose dishes cannot reach the one asked for', () => {
    const fields = { slot: 'snack', dietaryPreferences: 'keto', calorieTarget: 748, cookingTime: 'medium' } as const;
    const excludeIngredients = ['honey', 'dairy', 'garlic', 'eggs', 'avocado'];
    const ways = relaxationsOf({ ...fields, excludeIngredients });
    const target = ways.flatMap(({ changes }) => changes).find(({ kind }) => kind === 'calorieTarget');
    const nearer = { ...fields, excludeIngredients, calorieTarget: 750 };

    expect(target).toEqual({ kind: 'calorieTarget', kcal: 700, bound: null });
    expect(planMeals(request(nearer), OPTIONS).ok).toBe(false);
  });

  it('is named in the words of the meal for one calendar slot', () => {
    const reason = reasonOf({
      slot: 'dinner',
      calorieTarget: 420,
      dietaryPreferences: 'vegan',
      excludeIngredients: ['spices', 'no garlic'],
      cookingTime: 'slow',
    });

    expect(reason).toMatch(
      /^No dinner is left on the Vegan diet without spices or .+ in 60 minutes or more\. Allow spices/,
    );
    expect(reason).not.toContain('without no');
  });

  it('is admitted not to be known where no small change helps', () => {
    const way = findRelaxations(readAsked(request({ dietaryPreferences: 'vegan' })), () => false);

    expect(way).toEqual([]);
  });

  it('is looked for with bounded work', () => {
    let tried = 0;
    const excludeIngredients = [
      'meat',
      'seafood',
      'legumes',
      'dairy',
      'eggs',
      'nuts',
      'gluten',
      'rice',
      'soy',
      'fruit',
    ];

    findRelaxations(readAsked(request({ dietaryPreferences: 'keto', excludeIngredients, mealCount: 5 })), () => {
      tried++;
      return false;
    });

    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(20);
  });
});
