import { expect, test } from 'vitest';
import type { Operation } from '../../../shared/sync/queue/operation.ts';
import { anOperation } from '../../../shared/sync/testing/new-device.ts';
import { aDay, aMeal, aPlan } from '../testing/a-day.ts';
import { dayWithOperations, withContent } from './day-with-operations.ts';
import type { FoundFood } from './diary-day.ts';
import type { DiaryOperation } from './diary-operations.ts';

const DATE = '2026-11-22';
const MEAL = aMeal({ id: 'meal-1' });
const AT_MEAL = { entryId: 'entry-1', mealId: 'meal-1' };
const OATS: FoundFood = {
  id: 'rolled-oats',
  name: 'rolled oats',
  fdcId: 173904,
  weighed: 'Weigh it as bought, before cooking; canned food drained.',
  measures: [{ name: 'cup', grams: 81 }],
  per100g: {
    calories: 379,
    protein: 13.15,
    carbs: 67.7,
    fat: 6.52,
    fiber: 10.1,
    sugar: 0.99,
    saturatedFat: null,
    sodium: 6,
  },
};

function operation<Kind extends DiaryOperation['kind']>(
  kind: Kind,
  input: (DiaryOperation & { kind: Kind })['input'],
  more: Partial<Operation> = {},
): DiaryOperation {
  return anOperation({ kind, input, ...more } as Operation) as DiaryOperation;
}

const dayOf = (meals = [MEAL], planned = [aPlan()]) => withContent(aDay({ meals, planned }), { meals, planned });

test('a meal that is pending stands in the day and in its sums; what was not reported is not known', () => {
  const add = operation('calorie.addMeal', { name: 'Soup', calories: 200.5, protein: 8, date: DATE, time: '19:00' });

  const { entry, eaten } = dayWithOperations(dayOf(), [add]);

  expect(entry?.meals[1]).toMatchObject({ name: 'Soup', time: '19:00', unknown: ['carbs', 'fat'] });
  expect(eaten).toEqual({ calories: 550.5, protein: 38, carbs: 12, fat: 0, unknown: ['carbs', 'fat'] });
});

test('a first meal makes the day', () => {
  const add = operation('calorie.addMeal', { name: 'Soup', calories: 200, date: DATE });

  expect(dayWithOperations(aDay(), [add]).entry?.meals).toHaveLength(1);
});

test('a food that is pending has the figures of its grams', () => {
  const log = operation(
    'calorie.logFood',
    { food: OATS.id, grams: 60, date: DATE },
    { shown: { name: 'Rolled oats', food: OATS, grams: 60 } },
  );

  expect(dayWithOperations(dayOf(), [log]).entry?.meals[1]).toMatchObject({
    name: 'Rolled oats',
    calories: 227,
    protein: 7.9,
    nutrition: { fiber: 6.1, saturatedFat: null },
    origin: { kind: 'food', fdcId: 173904, grams: 60 },
  });
});

test('a change keeps what it does not name, and an emptied figure is not known', () => {
  const change = operation('calorie.changeMeal', { ...AT_MEAL, calories: 400, protein: null });

  expect(dayWithOperations(dayOf(), [change]).entry?.meals[0]).toMatchObject({
    name: 'Salad',
    calories: 400,
    protein: 0,
    carbs: 12,
    unknown: ['protein'],
  });
});

test('what is ticked is eaten and not to come any more, and unticking takes it back', () => {
  const tick = operation('calorie.tickPlanned', { date: DATE, slot: 'dinner', outcome: 'eaten', share: 0.5 });
  const untick = operation('calorie.untickPlanned', { date: DATE, slot: 'dinner' });
  const before = dayOf();

  const ticked = dayWithOperations(before, [tick]);
  const back = dayWithOperations(before, [tick, untick]);

  expect(ticked.planned[0]).toMatchObject({ state: 'eaten', share: 0.5 });
  expect([ticked.eaten.calories, ticked.toCome.calories]).toEqual([650, 0]);
  expect(back.planned[0]?.state).toBe('open');
  expect([back.eaten.calories, back.toCome.calories]).toEqual([350, 600]);
});

test('saying it again changes the one meal, and skipping drops it', () => {
  const half = operation('calorie.tickPlanned', { date: DATE, slot: 'dinner', outcome: 'eaten', share: 0.5 });
  const all = operation('calorie.tickPlanned', { date: DATE, slot: 'dinner', outcome: 'eaten' });
  const skip = operation('calorie.tickPlanned', { date: DATE, slot: 'dinner', outcome: 'skipped' });

  expect(dayWithOperations(dayOf(), [half, all]).eaten.calories).toBe(950);
  const skipped = dayWithOperations(dayOf(), [half, all, skip]);
  expect(skipped.planned[0]).toMatchObject({ state: 'skipped', diaryMealId: null });
  expect(skipped.eaten.calories).toBe(350);
});

test('what was stated of another meal than the one that is planned there now changes nothing', () => {
  const seen = { date: DATE, slot: 'dinner', mealId: 'planned-0' } as const;
  const day = dayOf([MEAL, aMeal({ id: 'meal-2' })], [aPlan({ state: 'eaten', share: 1, diaryMealId: 'meal-2' })]);

  const ticked = dayWithOperations(day, [operation('calorie.tickPlanned', { ...seen, outcome: 'skipped' })]);
  const unticked = dayWithOperations(day, [operation('calorie.untickPlanned', seen)]);

  expect([ticked.planned[0]?.state, unticked.planned[0]?.state]).toEqual(['eaten', 'eaten']);
  expect(unticked.eaten.calories).toBe(700);
});

test('removing the meal of a planned one opens it again', () => {
  const eaten = aMeal({ id: 'meal-1', origin: { kind: 'calendar', slot: 'dinner', share: 1, mealId: 'planned-1' } });
  const day = dayOf([eaten], [aPlan({ state: 'eaten', share: 1, diaryMealId: 'meal-1' })]);

  const { planned, toCome } = dayWithOperations(day, [operation('calorie.removeMeal', AT_MEAL)]);

  expect(planned[0]?.state).toBe('open');
  expect(toCome.calories).toBe(600);
});

test('what is done on another day changes nothing here', () => {
  const elsewhere = [
    operation('calorie.addMeal', { name: 'Soup', calories: 200, date: '2026-11-21' }),
    operation('calorie.removeMeal', { entryId: 'entry-2', mealId: 'meal-1' }),
  ];
  const day = dayOf();

  expect(dayWithOperations(day, elsewhere)).toBe(day);
});

test('water that is pending is counted, and no meal of the day is touched by it', () => {
  const glass = operation('calorie.addWater', { drinkId: 'a', date: DATE, ml: 250 });
  const bottle = operation('calorie.addWater', { drinkId: 'b', date: DATE, ml: 500 });
  const back = operation('calorie.removeWater', { drinkId: 'a', date: DATE });
  const elsewhere = operation('calorie.addWater', { drinkId: 'c', date: '2026-11-23', ml: 100 });

  const day = dayWithOperations(aDay(), [glass, bottle, back, elsewhere]);

  expect(day.water).toEqual({ ml: 500, drinks: [{ id: 'b', ml: 500 }], sizes: [500, 250] });
  expect(day.entry).toBeNull();
});

test('a glass that the server knows already is not counted twice', () => {
  const known = { ...aDay(), water: { ml: 250, drinks: [{ id: 'a', ml: 250 }], sizes: [250] } };

  const day = dayWithOperations(known, [operation('calorie.addWater', { drinkId: 'a', date: DATE, ml: 250 })]);

  expect(day.water).toEqual(known.water);
});
