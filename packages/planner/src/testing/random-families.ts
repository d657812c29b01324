import { COOKING_TIMES, DIETS, GOALS } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { FamilyRequest } from '@platewise/contract/profiles/family-schema';
import fc from 'fast-check';
import { TERM_WORDS } from './forbidden-words.ts';

const TERMS = Object.keys(TERM_WORDS);

type Bounds = {
  diets: fc.Arbitrary<(typeof DIETS)[number]>;
  kcal: [number, number];
  termsMax: number;
  mealCount: [number, number];
};

function families({
  diets,
  kcal: [min, max],
  termsMax,
  mealCount: [fewest, most],
}: Bounds): fc.Arbitrary<FamilyRequest> {
  const person = fc.record({
    goal: fc.constantFrom(...GOALS),
    dietaryPreferences: diets,
    calorieTarget: fc.integer({ min, max }),
    excludeIngredients: fc.uniqueArray(fc.constantFrom(...TERMS), { maxLength: termsMax }),
  });
  return fc
    .record({
      people: fc.array(person, { minLength: LIMITS.familyPeopleMin, maxLength: LIMITS.familyPeopleMax }),
      mealCount: fc.integer({ min: fewest, max: most }),
      cookingTime: fc.constantFrom(...COOKING_TIMES),
      excludeIngredients: fc.uniqueArray(fc.constantFrom(...TERMS), { maxLength: 1 }),
    })
    .map(({ people, ...request }) => ({
      goal: 'balanced',
      dietaryPreferences: 'none',
      calorieTarget: people.reduce((sum, one) => sum + one.calorieTarget, 0),
      additionalNotes: '',
      ...request,
      people: people.map((one, index) => ({ ...one, profileId: `profile-${index}`, name: `Person ${index + 1}` })),
    }));
}

/** Any people: every diet, targets from 800 to 6,000 kcal, up to three exclusions each. A good part of them cannot share a day. */
export const anyFamily = families({
  diets: fc.constantFrom(...DIETS),
  kcal: [LIMITS.calorieTargetMinKcal, LIMITS.calorieTargetMaxKcal],
  termsMax: 3,
  mealCount: [1, 5],
});

/** People as they live together: children and adults, at most one exclusion each, no diet or one that leaves foods out. */
export const usualFamily = families({
  diets: fc.constantFrom('none', 'none', 'vegetarian', 'vegan', 'mediterranean'),
  kcal: [1200, 3200],
  termsMax: 1,
  mealCount: [2, 5],
});
