import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { describe, expect, test } from 'vitest';
import { comparableCost, type SearchOptions, searchWeek, type WeekSearch } from './search-week.ts';

const VEGAN = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'vegan', mealCount: 3 });
const OPTIONS: SearchOptions = {
  seed: 7,
  people: 1,
  pantry: new Map(),
  ownPrices: new Map(),
  disliked: [],
  currency: 'inr',
  maximum: null,
  wantsCheap: false,
};

/** The end of a search, and how often it paused. */
function search(options: Partial<SearchOptions>): { found: WeekSearch; pauses: number } {
  const steps = searchWeek(VEGAN, { ...OPTIONS, ...options });
  let pauses = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return { found: step.value, pauses };
    pauses += 1;
  }
}

const costOf = (found: WeekSearch) => (found.ok ? comparableCost(found.week, 'inr') : Number.NaN);
const costIn = ({ cost }: ShoppingItem) => cost.inr?.amount ?? 0;

describe('a week for a list', () => {
  const plain = search({});

  test('is the same for the same input, has 21 meals, and pauses after every day', () => {
    expect(plain.found).toEqual(search({}).found);
    expect(plain.found.ok && plain.found.week.meals).toHaveLength(21);
    expect(plain.pauses).toBe(7);
  });

  test('repeats no meal within three days', () => {
    const days = plain.found.ok ? plain.found.week.days : [];

    for (const [index, { meals }] of days.entries()) {
      const near = days.slice(index + 1, index + 3).flatMap((day) => day.meals.map(({ name }) => name));
      expect(meals.filter(({ name }) => near.includes(name))).toEqual([]);
      expect(meals.map(({ mealType }) => mealType)).toEqual(['breakfast', 'lunch', 'dinner']);
    }
  });

  test('is taken as it comes where it keeps to the amount, and cheaper where it does not', () => {
    const enough = search({ maximum: costOf(plain.found) });
    const less = search({ maximum: costOf(plain.found) * 0.8 });

    expect(enough).toEqual(plain);
    expect(less.found).toMatchObject({ ok: true, isCheaper: true });
    expect(costOf(less.found)).toBeLessThanOrEqual(costOf(plain.found) * 0.8);
  });

  test('leaves out the dishes of a food that the person pays dearly for, where cheap food is wanted', () => {
    const cheap = search({ wantsCheap: true }).found;
    const items = cheap.ok ? cheap.week.items : [];
    const [main] = items.filter(({ isStaple }) => !isStaple).sort((a, b) => costIn(b) - costIn(a));
    const ownPrice = { amount: 1_000, grams: 1, paidOn: '2026-11-27' };

    const again = search({ wantsCheap: true, ownPrices: new Map([[main?.id ?? '', { inr: ownPrice }]]) }).found;

    const gramsIn = (found: WeekSearch) =>
      found.ok ? (found.week.items.find(({ id }) => id === main?.id)?.neededGrams ?? 0) : Number.NaN;
    expect(gramsIn(cheap)).toBeGreaterThan(0);
    expect(gramsIn(again)).toBe(0);
  });

  test('is the cheapest of all that were tried where none keeps to the amount', () => {
    const { found, pauses } = search({ maximum: 1 });

    expect(found).toMatchObject({ ok: true, isCheaper: true });
    expect(costOf(found)).toBeGreaterThan(1);
    expect(costOf(found)).toBeLessThan(costOf(plain.found));
    expect(pauses).toBeGreaterThan(14);
  });

  test('keeps diet and targets however cheap it is', () => {
    const { found } = search({ wantsCheap: true });

    for (const { certificate } of found.ok ? found.week.days : []) {
      expect(certificate?.diet).toBe('vegan');
      expect(Math.abs((certificate?.actual.calories ?? 0) / 2000 - 1)).toBeLessThan(0.03);
    }
  });

  test('that cannot be planned says why, as a plan of one day would', () => {
    const excludeIngredients = ['vegetables', 'grains', 'legumes', 'fruit', 'nuts', 'soy', 'seeds'];
    const steps = searchWeek({ ...VEGAN, excludeIngredients }, OPTIONS);

    expect(steps.next().value).toMatchObject({ ok: false, reason: expect.stringMatching(/vegan|Vegan/) });
  });
});
