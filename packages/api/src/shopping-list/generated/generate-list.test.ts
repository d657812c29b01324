import { generatedListSchema } from '@platewise/contract/shopping/shopping-list-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { findFood } from '@platewise/nutrition/foods/foods';
import { priceOf } from '@platewise/nutrition/prices/food-prices';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { comparableCost } from '@platewise/shopping/budget/search-week';
import { describe, expect, test } from 'vitest';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const rupees = (amount = 0) => new Intl.NumberFormat('en').format(Math.round(amount));

describe.each(testDatabases())('a generated list on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = (changes = {}) => testApi().as(PRO, { random: () => 0.25, ...changes });
  const generate = (input: Partial<Parameters<ReturnType<typeof pro>['shoppingList']['generate']>[0]>) =>
    pro().shoppingList.generate({ numberOfPeople: 1, ...input });

  test('has what a week of 21 meals needs, by aisle, with what its prices add up to', async () => {
    const list = await generate({});

    expect(generatedListSchema.parse(list)).toEqual(list);
    expect(list.meals.map(({ day, slot }) => `${day} ${slot}`)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [`${day} breakfast`, `${day} lunch`, `${day} dinner`]),
    );
    const spent = list.items.reduce((sum, { food, buy }) => {
      const price = food === null ? null : priceOf(food).inr;
      return price && !price.isUnsourced ? sum + (price.perKg * (buy?.grams ?? 0)) / 1000 : sum;
    }, 0);
    expect(Math.abs((list.estimatedCost ?? 0) - spent)).toBeLessThan(0.005 * list.items.length);
    expect(list.currency).toBe('INR');
    const unpriced = list.items.filter(({ cost }) => !cost.inr || cost.inr.isEstimate).length;
    expect(unpriced).toBeGreaterThan(0);
    expect(list.estimateIsAtLeast).toBe(false);
    expect(list.notes).toContain(
      unpriced === 1
        ? '1 item has no price and is not in the estimate.'
        : `${unpriced} items have no price and are not in the estimate.`,
    );
    expect(list.notes.slice(0, 2)).toEqual([
      'For 1 person: a week of breakfast, lunch and dinner at 2,000\u00a0kcal a day.',
      'No diet was named.',
    ]);
    expect(list.notes).toContain('No budget was named.');
  });

  test('multiplies by people, and buys packs for all of them together', async () => {
    const [one, four] = [await generate({}), await generate({ numberOfPeople: 4 })];

    const grams = new Map(one.items.map(({ id, neededGrams }) => [id, neededGrams ?? 0]));
    expect(four.meals).toEqual(one.meals);
    for (const { id, neededGrams } of four.items) {
      expect(Math.abs((neededGrams ?? 0) - 4 * (grams.get(id) ?? 0)), id).toBeLessThan(0.45);
    }
    // What one person stretches a pack by (a tenth at most) is a pack of its own for four.
    expect(four.estimatedCost).toBeLessThan(1.1 * 4 * (one.estimatedCost ?? 0));
  });

  test.each([
    ['vegan', 'vegan', []],
    ['Vegetarian, no nuts please', 'vegetarian', ['almond', 'cashew', 'peanut', 'walnut']],
    ['keto vegetarian', 'vegetarian', []],
    ['gluten free dairy free', 'none', ['semolina', 'feta', 'ghee', 'whole-milk', 'wheat-flour-white']],
  ] as const)('keeps to %j', async (dietaryPreferences, diet, without) => {
    const { items } = await generate({ dietaryPreferences, budget: diet === 'vegan' ? 'cheap' : '' });

    const { excludes } = DIET_RULES[diet];
    const classes = items.flatMap(({ food }) => findFood(food ?? '')?.classes ?? []);
    expect(items.every(({ food }) => food !== null)).toBe(true);
    expect(classes.filter((one) => excludes.includes(one))).toEqual([]);
    expect(items.filter(({ food }) => without.some((one) => one === food))).toEqual([]);
  });

  test('says what was left out, and of words that nobody knows that they were left out as words', async () => {
    const { notes } = await generate({ dietaryPreferences: 'vegetarian, no mushrooms, zorblax, DASH diet' });

    expect(notes).toContain('Diet: Vegetarian.');
    expect(notes).toContain('Left out: “mushrooms”, understood as mushrooms.');
    expect(notes.filter((note) => note.includes('zorblax'))).toEqual([
      'We cannot assess “zorblax”: our food table does not know it. Dishes that name it are left out; please check the ingredients yourself.',
    ]);
    expect(notes).toContain('We do not know the rules of “DASH diet”, so nothing was left out or chosen for it.');
  });

  test.each([
    ['vegetarian, allergic to zorblax', 'allergic to zorblax'],
    ['Allergies: peanut, zorblax', 'zorblax'],
    ['花生', '花生'],
  ])(
    'asks about what may be an allergy and cannot be read, until that is accepted: %s',
    async (dietaryPreferences, term) => {
      await expect(generate({ dietaryPreferences })).rejects.toMatchObject({
        code: 'UNPROCESSABLE_CONTENT',
        message: `We cannot read “${term}”: plan without it, or correct it.`,
        cause: { code: 'NOT_ASSESSED', notAssessed: [term] },
      });

      const { notes, items } = await generate({ dietaryPreferences, acceptNotAssessed: true });
      expect(notes.filter((note) => note.includes(`“${term}”`)).join()).toMatch(/we cannot (?:assess|read)/i);
      if (/peanut/.test(dietaryPreferences)) expect(items.some(({ food }) => food?.startsWith('peanut'))).toBe(false);
    },
  );

  test('is within a budget only where it is at the dear end of the prices too', async () => {
    const ofVegans = (budget: string) => generate({ dietaryPreferences: 'vegan', numberOfPeople: 2, budget });

    const [tight, wide] = [await ofVegans('₹8000 per week'), await ofVegans('₹30000 per week')];

    expect(tight.cost.inr.high).toBeGreaterThan(8000);
    expect(tight.notes).toContain(
      `The estimate of ₹${rupees(tight.estimatedCost)} fits the ₹8,000 a week, but where shops are dear it comes to ₹${rupees(tight.cost.inr.high)}.`,
    );
    expect(wide.cost.inr.high).toBeLessThan(30_000);
    expect(wide.notes).toContain(
      `The estimate of ₹${rupees(wide.estimatedCost)} is within the ₹30,000 a week, also where shops are dear.`,
    );
  });

  test('says by how much no week could keep to an amount', async () => {
    const { estimatedCost = 0, notes } = await generate({ budget: '₹50' });

    expect(estimatedCost).toBeGreaterThan(50);
    expect(notes).toContain('Dishes of cheaper foods were chosen to lower the cost.');
    expect(notes.join(' ')).toContain(
      `is estimated at ₹${rupees(estimatedCost)}, which is ₹${rupees(estimatedCost - 50)} over the ₹50 a week`,
    );
  });

  test('reads dollars as dollars, and money for a month and for each as what it is for a week', async () => {
    const dollars = await generate({ budget: '$500' });
    const monthly = await generate({ budget: '₹20,000 a month each', numberOfPeople: 2 });

    expect([dollars.currency, dollars.estimatedCost]).toEqual(['USD', dollars.cost.usd.amount]);
    expect(dollars.notes.join(' ')).toMatch(/estimate of US\$\u00a0[\d.,]+ is within the US\$\u00a0500\.00 a week/);
    expect(monthly.notes).toContain('“₹20,000 a month each” was read as ₹9,199 a week.');
  });

  test.each([
    ['cheap', 'We found no amount in “cheap”.'],
    ['€60', 'We know prices in rupees and US dollars only'],
  ])('%j chooses cheaper food and says that there is no amount to keep to', async (budget, sentence) => {
    const [plain, list] = [await generate({}), await generate({ budget })];

    expect(comparableCost(list, 'inr')).toBeLessThan(comparableCost(plain, 'inr'));
    expect(list.notes.join(' ')).toContain(sentence);
    expect(list.notes).toContain('Dishes of cheaper foods were chosen to lower the cost.');
  });

  test('is kept on request only, for as many people as are named then', async () => {
    const { generatedId, items } = await generate({ numberOfPeople: 2 });
    expect((await pro().shoppingList.read()).items).toEqual([]);

    const kept = await pro().shoppingList.follow({ generatedId, numberOfPeople: 2 });

    expect(kept.source).toMatchObject({ kind: 'generated', numberOfPeople: 2 });
    expect(kept.items).toEqual(items);
    await generate({});
    expect((await pro().shoppingList.read()).items).toEqual(items);
    await expect(pro().shoppingList.follow({ generatedId, numberOfPeople: 2 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('does not count what is at home', async () => {
    const { items } = await generate({});
    const food = items.find(({ cost }) => cost.inr?.isEstimate === false)?.food ?? '';
    await pro().shoppingList.addPantryFood({ food });

    const again = await generate({});

    expect(again.items.find(({ id }) => id === food)?.status).toBe('have');
    expect(again.estimatedCost).toBeLessThan(items.reduce((sum, { cost }) => sum + (cost.inr?.amount ?? 0), 0));
    expect(again.notes).toContain('One food that you have at home is not counted.');
  });

  test('is the same for the same Idempotency-Key', async () => {
    const once = () =>
      pro({ idempotencyKey: 'click', random: Math.random }).shoppingList.generate({ numberOfPeople: 3 });

    expect(await once()).toEqual(await once());
  });

  test('what cannot be planned is refused with the reason and a way out', async () => {
    const dietaryPreferences = 'vegan, no soy, no grains, no legumes, no nuts, no vegetables, no fruit, no seeds';

    await expect(generate({ dietaryPreferences })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      cause: { code: 'PLAN_IMPOSSIBLE' },
      message: expect.stringMatching(/\w.*\./),
    });
  });

  test('nothing is planned on for a caller who has gone', async () => {
    const stopped = pro({ signal: AbortSignal.abort() });

    await expect(stopped.shoppingList.generate({ numberOfPeople: 1 })).rejects.toMatchObject({
      cause: { code: 'GENERATION_FAILED' },
    });
  });

  test.each([
    [{ numberOfPeople: 0 }, 'numberOfPeople must be a whole number from 1 to 50.'],
    [{ numberOfPeople: '4' }, 'numberOfPeople must be a whole number from 1 to 50.'],
    [{ numberOfPeople: 1, budget: 2000 }, 'budget must be text.'],
    [{ numberOfPeople: 1, budget: '-500' }, /^budget must be more than 0/],
    [{ numberOfPeople: 1, budget: '₹0' }, /^budget must be more than 0/],
    [{ numberOfPeople: 1, budget: 'x'.repeat(61) }, 'budget must be at most 60 characters.'],
    [
      { numberOfPeople: 1, dietaryPreferences: 'x'.repeat(1001) },
      'dietaryPreferences must be at most 1000 characters.',
    ],
    [{ numberOfPeople: 1, dietaryPreferences: 'a\u0000' }, /^dietaryPreferences contains characters/],
  ])('%# is refused with a sentence', async (input, sentence) => {
    await expect(pro().shoppingList.generate(input as never)).rejects.toThrow(sentence);
  });
});
