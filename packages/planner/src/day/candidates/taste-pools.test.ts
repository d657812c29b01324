import { propertyRuns } from '@platewise/config/testing/property-runs';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../testing/check-plan.ts';
import { plateRequest } from '../../testing/random-requests.ts';
import type { Dish } from '../dish.ts';
import { planMeals } from '../plan-meals.ts';
import { withSides } from '../plate/side-dishes.ts';
import { CUISINES, DISHES, findDish } from './find-candidates.ts';
import { byTaste, isDisliked, tasteFor } from './taste-pools.ts';

const RUNS = propertyRuns(40);
const NOTHING: Taste = { cuisines: {}, foods: {} };
const FOODS = [...new Set(DISHES.flatMap(({ recipe }) => recipe.items.map(([food]) => food)))];
const MAINS = DISHES.filter(({ recipe }) => recipe.kind === 'main');

const weight = fc.double({ min: -1, max: 1, noNaN: true });
const anyTaste: fc.Arbitrary<Taste> = fc.record({
  cuisines: fc.dictionary(fc.constantFrom(...CUISINES), weight, { maxKeys: 12 }),
  foods: fc.dictionary(fc.constantFrom(...FOODS), weight, { maxKeys: 12 }),
});

const cuisineOf = (name: string) => findDish(name)?.recipe.cuisine;
const poolOf = (dishes: typeof DISHES) => ({ slotKcal: 600, preferred: [], others: dishes });

describe('how much a dish is to a person’s taste', () => {
  it('adds its cuisine and what it is made of, and stays between -1 and 1', () => {
    const dish = MAINS.find(({ recipe }) => recipe.name === 'Pad thai with prawns') ?? MAINS[0];
    if (!dish) throw new Error('There are main dishes.');
    const [heaviest = ''] = dish.recipe.items.toSorted((a, b) => b[1] - a[1]).map(([food]) => food);
    const { cuisine } = dish.recipe;

    expect(tasteFor(NOTHING, dish)).toBe(0);
    expect(tasteFor({ cuisines: { [cuisine]: -0.4 }, foods: { [heaviest]: 0.5 } }, dish)).toBeCloseTo(0.1);
    expect(tasteFor({ cuisines: { [cuisine]: -1 }, foods: { [heaviest]: -1 } }, dish)).toBe(-1);
  });

  it('counts no name that every object knows', () => {
    const dish = MAINS[0];
    expect(dish && tasteFor({ cuisines: {}, foods: { constructor: -1, salt: -1 } }, dish)).toBe(0);
  });
});

describe('the dishes of a slot by taste', () => {
  const noIndian: Taste = { cuisines: { Indian: -0.5 }, foods: {} };

  it('leave out what is disliked while eight remain', () => {
    const indian = MAINS.filter(({ recipe }) => recipe.cuisine === 'Indian');
    const others = MAINS.filter(({ recipe }) => recipe.cuisine !== 'Indian');

    const wide = byTaste(noIndian, [], poolOf([...indian.slice(0, 5), ...others.slice(0, 8)]));
    const narrow = byTaste(noIndian, [], poolOf([...indian.slice(0, 5), ...others.slice(0, 6)]));

    expect(wide.others.some((dish) => isDisliked(noIndian, dish))).toBe(false);
    expect(narrow.others.filter((dish) => isDisliked(noIndian, dish))).toHaveLength(2);
  });

  it('come with those first that are liked, where these are enough for variety', () => {
    const likesItalian: Taste = { cuisines: { Italian: 0.6 }, foods: {} };
    const italian = MAINS.filter(({ recipe }) => recipe.cuisine === 'Italian');

    expect(byTaste(likesItalian, [], poolOf(MAINS)).preferred).toEqual(italian);
    expect(byTaste(likesItalian, [], poolOf(italian.slice(0, 7))).preferred).toEqual([]);
  });

  it('keep what the notes wish for', () => {
    const wish = { label: 'Indian dishes where they fit', cuisine: 'Indian' };
    const indian = MAINS.filter(({ recipe }) => recipe.cuisine === 'Indian');

    const { others } = byTaste(noIndian, [wish], poolOf(MAINS));

    expect(others.filter(({ recipe }) => recipe.cuisine === 'Indian')).toEqual(indian);
  });

  it('come without sides that are disliked while others remain, and with all where none does', () => {
    const noEdamame: Taste = { cuisines: {}, foods: { edamame: -0.6 } };
    const sidesOf = (dish: Dish) => withSides(dish).map((one) => one.dish);
    const holdsEdamame = ({ recipe }: Dish) => recipe.items.some(([food]) => food === 'edamame');
    const dish = MAINS.find((one) => !holdsEdamame(one) && sidesOf(one).some(holdsEdamame));
    if (!dish) throw new Error('Edamame goes with some dish.');
    const only = sidesOf(dish).filter(holdsEdamame);
    const by = (sided: (one: Dish) => Dish[]) => byTaste(noEdamame, [], { ...poolOf([dish]), sided }).sided?.(dish);

    expect(by(sidesOf)).toEqual(sidesOf(dish).filter((one) => !holdsEdamame(one)));
    expect(by(() => only)).toEqual(only);
  });
});

describe('plans by taste', () => {
  const request = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 });

  it('serve nothing of a cuisine that is disliked, which plans without taste do', () => {
    const taste: Taste = { cuisines: { Indian: -0.5, Italian: -0.5, American: -0.5 }, foods: {} };
    const served = (options: { taste?: Taste }) =>
      Array.from({ length: 8 }, (_, seed) => {
        const plan = planMeals(request, { seed, avoid: [], ...options });
        return plan.ok ? plan.meals.map(({ name }) => cuisineOf(name) ?? '') : [];
      }).flat();
    const isAway = (cuisine: string) => Object.hasOwn(taste.cuisines, cuisine);

    expect(served({ taste })).toHaveLength(24);
    expect(served({ taste }).filter(isAway)).toEqual([]);
    expect(served({}).filter(isAway).length).toBeGreaterThan(3);
  });

  it('serve what the notes wish for, whatever the taste', () => {
    const wishing = { ...request, additionalNotes: 'Thai food please' };
    const plan = planMeals(wishing, { seed: 1, avoid: [], taste: { cuisines: { Thai: -1 }, foods: {} } });

    expect(plan.ok && plan.meals.some(({ name }) => cuisineOf(name) === 'Thai')).toBe(true);
  });

  it(`keep every rule and are refused only where plans without taste are, in ${RUNS} plans`, {
    timeout: 600_000,
  }, () => {
    fc.assert(
      fc.property(plateRequest, anyTaste, fc.nat(), (asked, taste, seed) => {
        const plan = planMeals(asked, { seed, avoid: [], taste });
        const without = planMeals(asked, { seed, avoid: [] });

        expect(plan.ok).toBe(without.ok);
        if (plan.ok) expect(checkPlan(asked, plan.meals)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('are the same where nothing is learnt', () => {
    const plan = planMeals(request, { seed: 3, avoid: [], taste: NOTHING });

    expect(plan).toEqual(planMeals(request, { seed: 3, avoid: [] }));
  });
});
