import { describe, expect, it } from 'vitest';
import { findDish } from '../day/candidates/find-candidates.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { checkFamily } from '../testing/check-family.ts';
import { eater, familyRequest } from '../testing/family-request.ts';
import { certifyFamily } from './certify-family.ts';
import { planFamily } from './plan-family.ts';

const ASHA = eater('Asha', { goal: 'weight_loss', calorieTarget: 1500, excludeIngredients: ['nuts'] });
const RAVI = eater('Ravi', { goal: 'athletic_performance', calorieTarget: 2900, dietaryPreferences: 'vegetarian' });
const MEERA = eater('Meera', { calorieTarget: 1200, excludeIngredients: ['mushrooms'] });

function planned(request = familyRequest([ASHA, RAVI]), seed = 7) {
  const outcome = planFamily(request, { seed, avoid: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

function reasonOf(request: ReturnType<typeof familyRequest>): string {
  const outcome = planFamily(request, { seed: 7, avoid: [] });
  return outcome.ok ? '' : outcome.reason;
}

describe('a plan for a family', () => {
  it('follows the taste that it is asked with, and keeps everybody’s target and rules', () => {
    const request = familyRequest([ASHA, RAVI]);
    const cuisinesOf = (meals: readonly PlannedMeal[]) => meals.map(({ name }) => findDish(name)?.recipe.cuisine ?? '');
    let [without, by] = [0, 0];

    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const plain = cuisinesOf(planned(request, seed).meals);
      const taste = { cuisines: Object.fromEntries(plain.map((cuisine) => [cuisine, -1])), foods: {} };
      const outcome = planFamily(request, { seed, avoid: [], taste });
      if (!outcome.ok) throw new Error(outcome.reason);
      without += plain.length;
      by += cuisinesOf(outcome.meals).filter((cuisine) => plain.includes(cuisine)).length;
      expect(checkFamily(request, outcome.meals)).toEqual([]);
    }

    expect(by).toBeLessThan(without / 2);
  });

  it('is as it was with a taste that says nothing', () => {
    const request = familyRequest([ASHA, RAVI]);

    expect(planFamily(request, { seed: 3, avoid: [], taste: { cuisines: {}, foods: {} } })).toEqual(
      planned(request, 3),
    );
  });

  it.each([
    ['I love salmon', /salmon/],
    ['use up my broccoli', /broccoli/],
  ])('serves a food that the notes wish for: %s', (additionalNotes, food) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { meals } = planned(familyRequest([ASHA, MEERA], { additionalNotes }), seed);

      expect(meals.flatMap(({ items }) => items.map((item) => item.food)).join(' ')).toMatch(food);
    }
  });

  it('answers for a food that the notes wish for and that no dish for all of them has', () => {
    const { certificate, warnings } = planned(familyRequest([ASHA, RAVI], { additionalNotes: 'I love salmon' }));
    const [asha, ravi] = certificate.people?.map((person) => person.warnings.join(' ')) ?? [];

    expect(warnings.join(' ')).not.toContain('salmon');
    expect(asha).toContain('Your notes wish for “salmon”. None of our dishes that keep your rules has it.');
    expect(ravi).toContain('“I love salmon”, which the Vegetarian diet leaves out');
  });

  it('cooks each dish once and shares it out to the gram, to each by their own target', () => {
    const { meals, certificate } = planned();

    for (const { items, portions = [] } of meals) {
      const pot = items.reduce((sum, { grams }) => sum + grams, 0);
      expect(portions.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
      expect(portions.reduce((sum, { grams }) => sum + grams, 0)).toBe(pot);
    }
    const [asha, ravi] = certificate.people ?? [];
    expect(Math.abs((asha?.actual.calories ?? 0) - 1500)).toBeLessThanOrEqual(15);
    expect(Math.abs((ravi?.actual.calories ?? 0) - 2900)).toBeLessThanOrEqual(29);
    expect(certificate.actual.calories).toBe((asha?.actual.calories ?? 0) + (ravi?.actual.calories ?? 0));
  });

  it('keeps from every pot what anybody leaves out, and says in whose certificate', () => {
    const request = familyRequest([ASHA, RAVI, MEERA]);
    const { meals, certificate } = planned(request);

    expect(checkFamily(request, meals)).toEqual([]);
    expect(certificate.excluded.map(({ term }) => term)).toEqual(['nuts', 'mushrooms']);
    expect(certificate.people?.map(({ excluded }) => excluded.map(({ term }) => term))).toEqual([
      ['nuts'],
      [],
      ['mushrooms'],
    ]);
  });

  it('names the diet that holds for everybody, and the others in the certificates of who keeps them', () => {
    const { certificate } = planned();
    const keto = planned(familyRequest([ASHA, eater('Kim', { dietaryPreferences: 'keto' })]));

    expect(certificate.diet).toBe('vegetarian');
    expect(certificate.people?.map(({ diet }) => diet)).toEqual(['none', 'vegetarian']);
    expect(keto.certificate.diet).toBe('none');
    expect(keto.certificate.people?.map(({ diet }) => diet)).toEqual(['none', 'keto']);
  });

  it('says honestly how far a macro is from what somebody aims at when others keep limits', () => {
    const { certificate } = planned(familyRequest([RAVI, eater('Kim', { dietaryPreferences: 'keto' })]));
    const [ravi] = certificate.people ?? [];

    expect(ravi?.macroDistance).toBeGreaterThan(20);
    expect(ravi?.warnings.join(' ')).toContain('instead of the 55 % aimed at');
  });

  it('leaves out what the family had lately', () => {
    const first = planned();
    const names = first.meals.map(({ name }) => name);

    const outcome = planFamily(familyRequest([ASHA, RAVI]), { seed: 7, avoid: names });

    expect(outcome.ok && outcome.meals.filter(({ name }) => names.includes(name))).toEqual([]);
  });
});

describe('a plan that cannot be', () => {
  it('names whose target does not fit into the meals, and the number that works', () => {
    const reason = reasonOf(familyRequest([ASHA, eater('Ben', { calorieTarget: 5000 })], { mealCount: 2 }));

    expect(reason).toBe('5,000 kcal for Ben do not fit into 2 meals. Choose 3 meals.');
  });

  it('names the meal for which nothing suits everybody, and without whom the others can share a day', () => {
    const paleo = eater('Kim', { dietaryPreferences: 'paleo', excludeIngredients: ['fruit'] });
    const vegan = eater('Uma', { dietaryPreferences: 'vegan' });

    expect(reasonOf(familyRequest([ASHA, vegan, paleo]))).toBe(
      'No breakfast suits Asha, Uma, and Kim together. Plan for Kim apart from the others, or choose 2 meals.',
    );
  });

  it('says so where one person’s own rules leave nothing already', () => {
    const nothing = eater('Kim', {
      excludeIngredients: ['gluten', 'dairy', 'eggs', 'soy', 'fruit', 'vegetables', 'nuts', 'meat'],
    });

    expect(reasonOf(familyRequest([ASHA, RAVI, nothing]))).toMatch(/^For Kim alone: /);
  });
});

describe('the certificate of a shared plan', () => {
  const request = familyRequest([ASHA, RAVI]);

  function tampered(change: (meal: PlannedMeal) => PlannedMeal): string[] {
    const [first, ...others] = planned(request).meals;
    return certifyFamily(request, first ? [change(first), ...others] : []).violations;
  }

  it('finds nothing in a plan as it was made', () => {
    expect(tampered((meal) => meal)).toEqual([]);
  });

  it('finds a gram that nobody eats', () => {
    const found = tampered((meal) => ({
      ...meal,
      portions: meal.portions?.map((one, index) => (index === 0 ? { ...one, grams: one.grams - 1 } : one)),
    }));

    expect(found[0]).toContain('do not add up');
  });

  it('finds figures that are not those of the grams', () => {
    const found = tampered((meal) => ({
      ...meal,
      portions: meal.portions?.map((one) => ({ ...one, calories: one.calories - 5 })),
    }));

    expect(found[0]).toContain('are not those of its grams');
  });

  it('finds that somebody has no portion', () => {
    const found = tampered((meal) => ({ ...meal, portions: meal.portions?.slice(0, 1) }));

    expect(found.join()).toContain('has no portion for Ravi');
  });

  it('finds what one of them leaves out in a pot', () => {
    const meals = planned(request).meals.map((meal) => ({
      ...meal,
      items: meal.items.map((item, index) => (index === 0 ? { ...item, food: 'almond', name: 'almonds' } : item)),
    }));

    expect(certifyFamily(request, meals).violations.join()).toContain('is left out by “nuts”');
  });
});
