import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { isUnderdone } from '@platewise/nutrition/recipes/is-underdone';
import { describe, expect, it } from 'vitest';
import { certifyPlan } from '../certificate/certify-plan.ts';
import { allowedSides } from '../day/candidates/allowed-sides.ts';
import { DISHES, findDish } from '../day/candidates/find-candidates.ts';
import { type Dish, portionsOfDish } from '../day/dish.ts';
import { makeMeal } from '../day/make-meal.ts';
import { planMeals } from '../day/plan-meals.ts';
import { readRequest } from './read-request.ts';

const RUNS = Math.ceil(Number(process.env.PLAN_RUNS ?? 1000) / 50);

const request = (fields: Partial<GenerationRequest>) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 4, ...fields });

/** Every meal of many plans. */
function mealsOf(fields: Partial<GenerationRequest>) {
  return Array.from({ length: RUNS }, (_, seed) => {
    const outcome = planMeals(request(fields), { seed, avoid: [] });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.meals;
  }).flat();
}

const classesOf = (meal: { items: readonly { food: string }[] }) =>
  new Set(meal.items.flatMap(({ food }) => findFood(food)?.classes ?? []));

describe.each([[{ excludeIngredients: ['kosher'] }], [{ additionalNotes: 'we keep kosher' }]])('%j', (fields) => {
  it('keeps meat and milk out of one meal, and serves both', () => {
    const classes = mealsOf(fields).map(classesOf);

    expect(classes.filter((one) => one.has('meat') && one.has('milk'))).toEqual([]);
    expect(classes.filter((one) => one.has('meat')).length).toBeGreaterThan(0);
    expect(classes.filter((one) => one.has('milk')).length).toBeGreaterThan(0);
    expect(classes.filter((one) => one.has('pork') || one.has('crustacean') || one.has('mollusc'))).toEqual([]);
  });
});

describe.each([[{ excludeIngredients: ['pregnant'] }], [{ additionalNotes: 'I am pregnant' }]])('%j', (fields) => {
  it('serves nothing that is soft, pink or raw', () => {
    const meals = mealsOf(fields);

    expect(meals.flatMap(({ name }) => findDish(name)?.recipe ?? []).filter(isUnderdone)).toEqual([]);
    const foods = meals.flatMap(({ items }) => items.map(({ food }) => food));
    expect(foods.filter((food) => /smoked|liver|brie$|bean-sprout|wine$|tuna-steak/.test(food))).toEqual([]);
  });
});

describe('the certificate', () => {
  it.each(['kosher', 'pregnant'])('finds a meal that breaks %s as a whole', (term) => {
    const breaks = (dish: Dish) => {
      const classes = new Set(portionsOfDish(dish).flatMap(({ food }) => food.classes));
      return term === 'kosher' ? classes.has('meat') && classes.has('milk') : isUnderdone(dish.recipe);
    };
    const dish = DISHES.find(breaks);
    if (!dish) throw new Error('No dish breaks it.');
    const broken = makeMeal(dish.recipe, 'dinner', portionsOfDish(dish));

    const { violations } = certifyPlan(readRequest(request({ excludeIngredients: [term] })), [broken]);

    expect(violations).toContain(`${broken.name} does not keep “${term}” as a meal`);
  });
});

describe('a dish with its side', () => {
  const FLESH = DISHES.filter(({ parts }) =>
    parts.some(({ items }) => items.some(({ food }) => food.classes.includes('meat'))),
  );
  const sidesOf = (fields: Partial<GenerationRequest>, dishes = DISHES) => {
    const task = readRequest(request(fields));
    return dishes.flatMap((dish) => allowedSides(task, dish));
  };
  const foodsOf = ({ recipe }: Dish) => recipe.items.flatMap(([id]) => findFood(id) ?? []);
  const mealOf = ({ recipe, parts }: Dish) =>
    makeMeal(
      recipe,
      'dinner',
      parts.flatMap(({ items }) => items),
    );

  it('keeps meat and milk apart, and the certificate finds where it does not', () => {
    const isMilk = (dish: Dish) => foodsOf(dish).some(({ classes }) => classes.includes('milk'));
    const kosher = sidesOf({ excludeIngredients: ['kosher'] }, FLESH);
    const [broken] = sidesOf(
      {},
      FLESH.filter((dish) => !isMilk(dish)),
    ).filter(isMilk);
    if (!broken) throw new Error('No meat has a side of milk.');

    expect(kosher.length).toBeGreaterThan(100);
    expect(kosher.filter(isMilk)).toEqual([]);
    const { violations } = certifyPlan(readRequest(request({ excludeIngredients: ['kosher'] })), [mealOf(broken)]);
    expect(violations).toContain(`${broken.recipe.name} does not keep “kosher” as a meal`);
  });

  it('is not made firm by what stands next to it', () => {
    const [broken] = sidesOf({}).filter(({ recipe }) => isUnderdone(recipe));
    if (!broken) throw new Error('No soft dish has a side.');

    expect(sidesOf({ additionalNotes: 'I am pregnant' }).filter(({ recipe }) => isUnderdone(recipe))).toEqual([]);
    const { violations } = certifyPlan(readRequest(request({ excludeIngredients: ['pregnant'] })), [mealOf(broken)]);
    expect(violations).toContain(`${broken.recipe.name} does not keep “pregnant” as a meal`);
  });

  it.each(['dairy', 'nuts', 'egg', 'banana', 'gluten'])('holds nothing of %s where that is left out', (term) => {
    const { exclusionsForbid } = readRequest(request({ excludeIngredients: [term] }));
    const sides = sidesOf({ additionalNotes: `no ${term}` }, FLESH).flatMap((dish) => foodsOf(dish).slice(-1));

    expect(sides.length).toBeGreaterThan(100);
    expect(sides.filter(({ id }) => exclusionsForbid.has(id))).toEqual([]);
  });

  it('has no side of what the notes ask less of while others are left', () => {
    const sides = sidesOf({ additionalNotes: 'less dairy' }).flatMap((dish) => foodsOf(dish).slice(-1));

    expect(sides.length).toBeGreaterThan(100);
    expect(sides.filter(({ classes }) => classes.includes('milk'))).toEqual([]);
  });
});

describe('what only sounds like a nut', () => {
  const staysIn = (excludeIngredients: string[]) => {
    const outcome = planMeals(request({ excludeIngredients }), { seed: 1, avoid: [] });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.certificate.excluded.find(({ term }) => term === 'nuts')?.staysIn;
  };

  it('is reported on the certificate until it is left out as well', () => {
    expect(staysIn(['nuts'])).toEqual(['coconut', 'nutmeg', 'water chestnut', 'seeds']);
    expect(staysIn(['nuts', 'coconut', 'seeds'])).toEqual(['nutmeg', 'water chestnut']);
    expect(staysIn(['nuts', 'coconut', 'nutmeg', 'water chestnut', 'seeds'])).toBeUndefined();
  });
});
