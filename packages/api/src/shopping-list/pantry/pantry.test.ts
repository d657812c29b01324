import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { porridge } from '../../testing/fake-planner.ts';
import { PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const LUNCH = { date: MONDAY, slot: 'lunch' } as const;

describe.each(testDatabases())('a pantry on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const pro = () => testApi().as(PRO);
  const list = () => pro().shoppingList;
  const lineOf = async (food: string) => (await list().read()).items.find(({ id }) => id === food);
  const gramsOf = async (food: string) => (await list().pantry()).find((one) => one.food === food)?.grams;
  const plan = (at: { date: string; slot: 'lunch' | 'dinner' }, grams: number, servings = 1, food = 'rice-brown') => {
    const items = [{ food, name: food, fdcId: null, grams }];
    return pro().calendar.place({ ...at, meal: { ...porridge('Rice'), id: `${at.date} ${at.slot}`, items }, servings });
  };
  const follow = (numberOfPeople = 1) => list().follow({ from: MONDAY, to: TUESDAY, numberOfPeople });

  test('keeps how much there is and until when, what is to be used first at the top', async () => {
    await list().addPantryFood({ food: 'egg' });
    await list().addPantryFood({ food: 'onion', grams: 500.004, useBy: '2026-12-09' });
    await list().addPantryFood({ food: 'rice-brown', grams: 1000 });
    await list().addPantryFood({ food: 'spinach', useBy: '2026-11-25' });

    const foods = (await list().pantry()).map(({ food, grams, useBy }) => [food, grams, useBy]);

    expect(foods).toEqual([
      ['spinach', null, '2026-11-25'],
      ['onion', 500, '2026-12-09'],
      ['egg', null, null],
      ['rice-brown', 1000, null],
    ]);
  });

  test('changes what is stated alone, and a device that knows no amounts changes nothing', async () => {
    await list().addPantryFood({ food: 'onion', grams: 500, useBy: '2026-12-09' });
    await list().addPantryFood({ food: 'onion' });
    await list().addPantryFood({ food: 'onion', grams: 250 });
    expect(await list().pantry()).toMatchObject([{ grams: 250, useBy: '2026-12-09' }]);

    await list().addPantryFood({ food: 'onion', grams: null, useBy: null });

    expect(await list().pantry()).toMatchObject([{ food: 'onion', grams: null, useBy: null }]);
  });

  test.each([
    [{ grams: 0 }, 'grams must be a number from 0.05 to 10000000.'],
    [{ grams: Number.NaN }, 'grams must be a number from 0.05 to 10000000.'],
    [{ grams: 10_000_001 }, 'grams must be a number from 0.05 to 10000000.'],
    [{ useBy: '2026-02-30' }, /^useBy must be a real day/],
    [{ useBy: 'soon' }, /^useBy must be a real day/],
  ])('refuses %j with a sentence', async (stated, sentence) => {
    await expect(list().addPantryFood({ food: 'onion', ...stated })).rejects.toThrow(sentence);
    expect(await list().pantry()).toEqual([]);
  });

  test('the list subtracts what is at home once over all its days, and buys the rest', async () => {
    await plan(LUNCH, 400);
    await plan({ date: TUESDAY, slot: 'dinner' }, 400, 2);
    await follow();
    expect(await lineOf('rice-brown')).toMatchObject({ atHomeGrams: null, buy: { grams: 2000 } });

    await list().addPantryFood({ food: 'rice-brown', grams: 700 });
    expect(await lineOf('rice-brown')).toMatchObject({
      neededGrams: 1200,
      atHomeGrams: 700,
      status: 'open',
      buy: { grams: 1000 },
    });
    await list().addPantryFood({ food: 'rice-brown', grams: 1200 });
    expect(await lineOf('rice-brown')).toMatchObject({ status: 'have', cost: { inr: null } });
  });

  test('the list of later days leaves what earlier meals need that are still to be cooked', async () => {
    await plan(LUNCH, 500);
    await plan({ date: TUESDAY, slot: 'dinner' }, 500);
    await list().addPantryFood({ food: 'rice-brown', grams: 700 });
    await list().follow({ from: TUESDAY, to: TUESDAY, numberOfPeople: 1 });
    const ofTuesday = { atHomeGrams: 200, reservedGrams: 500, status: 'open', neededGrams: 500 };
    expect(await lineOf('rice-brown')).toMatchObject(ofTuesday);
    const once = await list().fromPlan({ from: TUESDAY, to: TUESDAY, numberOfPeople: 1 });
    expect(once.items).toMatchObject([ofTuesday]);

    await pro().calorie.tickPlanned({ ...LUNCH, outcome: 'skipped' });
    expect(await lineOf('rice-brown')).toMatchObject({ atHomeGrams: 700, status: 'have' });
    await pro().calorie.tickPlanned({ ...LUNCH, outcome: 'eaten' });
    expect(await lineOf('rice-brown')).toMatchObject({ atHomeGrams: 200, status: 'open' });
    expect((await lineOf('rice-brown'))?.reservedGrams).toBeUndefined();
    expect(await gramsOf('rice-brown')).toBe(200);
  });

  test('the list of later days leaves no more than is at home, and nothing to days that are over', async () => {
    await plan(LUNCH, 500);
    await plan({ date: TUESDAY, slot: 'dinner' }, 500);
    await list().addPantryFood({ food: 'rice-brown', grams: 300 });
    await list().follow({ from: TUESDAY, to: TUESDAY, numberOfPeople: 2 });
    expect(await lineOf('rice-brown')).toMatchObject({ atHomeGrams: 0, reservedGrams: 300, neededGrams: 1000 });

    testApi().clock.set(`${TUESDAY}T08:00:00Z`);

    expect(await lineOf('rice-brown')).toMatchObject({ atHomeGrams: 300 });
  });

  test('“I have this” of food that is counted too low takes the whole line off, and the count with it', async () => {
    await plan(LUNCH, 400);
    await follow();
    await list().addPantryFood({ food: 'rice-brown', grams: 100 });

    const { item } = await list().updateItem({ itemId: 'rice-brown', have: true });

    expect(item).toMatchObject({ status: 'have', atHomeGrams: null });
    expect(await gramsOf('rice-brown')).toBeNull();
  });

  test('gets what was bought, with what is left of its packs, and gives it back', async () => {
    await plan(LUNCH, 400);
    await follow();
    const { item: ticked } = await list().updateItem({ itemId: 'rice-brown', isTicked: true });
    await list().addItem({ name: 'Candles' });

    const { restockId, foods, list: after } = await list().restock();

    expect(foods).toBe(1);
    expect(await gramsOf('rice-brown')).toBe(ticked?.tickedAmount);
    expect(ticked?.tickedAmount).toBeGreaterThan(400);
    expect(after.items.find(({ id }) => id === 'rice-brown')).toMatchObject({ status: 'have', isTicked: false });
    await list().undoRestock({ restockId: restockId ?? '' });
    expect(await list().pantry()).toEqual([]);
    expect(await lineOf('rice-brown')).toMatchObject({ status: 'ticked', tickedAmount: ticked?.tickedAmount });
    expect(await list().restock()).toMatchObject({ foods: 1 });
    expect(await list().restock()).toMatchObject({ foods: 0, restockId: null });
  });

  test('an eaten meal takes what everybody eats of it, as far as it is there, and is bought no more', async () => {
    await plan(LUNCH, 100, 2, 'egg');
    await plan({ date: TUESDAY, slot: 'dinner' }, 100, 1, 'egg');
    await follow(3);
    await list().addPantryFood({ food: 'egg', grams: 700 });

    await pro().calorie.tickPlanned({ ...LUNCH, outcome: 'eaten', share: 0.5 });
    expect(await gramsOf('egg')).toBe(100);
    expect(await lineOf('egg')).toMatchObject({ neededGrams: 900, atHomeGrams: 100, buy: { grams: 200, count: 4 } });

    await pro().calorie.tickPlanned({ date: TUESDAY, slot: 'dinner', outcome: 'eaten' });
    expect(await list().pantry()).toEqual([]);
    await pro().calorie.tickPlanned({ date: TUESDAY, slot: 'dinner', outcome: 'skipped' });
    expect(await gramsOf('egg')).toBe(100);
    await pro().calorie.untickPlanned(LUNCH);
    expect(await gramsOf('egg')).toBe(700);
  });

  test('food that nobody counts stays as it is, whatever is eaten', async () => {
    await plan(LUNCH, 400);
    await follow();
    await list().addPantryFood({ food: 'rice-brown' });

    await pro().calorie.tickPlanned({ ...LUNCH, outcome: 'eaten' });
    const eaten = await list().pantry();
    await pro().calorie.untickPlanned(LUNCH);

    expect(eaten).toMatchObject([{ food: 'rice-brown', grams: null }]);
    expect(await list().pantry()).toEqual(eaten);
  });

  test('what is bought after the last was used up has no date yet', async () => {
    await plan(LUNCH, 400);
    await follow();
    await list().addPantryFood({ food: 'rice-brown', grams: 400, useBy: '2026-11-25' });
    await pro().calorie.tickPlanned({ ...LUNCH, outcome: 'eaten' });
    await plan({ date: TUESDAY, slot: 'dinner' }, 400);
    await list().updateItem({ itemId: 'rice-brown', isTicked: true, covers: 400 });

    await list().restock();

    expect(await list().pantry()).toMatchObject([{ grams: 400, useBy: null }]);
  });
});
