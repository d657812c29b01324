import { addDays } from '@platewise/contract/dates/local-date';
import type { DiaryEntry } from '@platewise/contract/diary/diary-schema';
import type { Services } from '../start/services.ts';
import type { ExampleCalls } from './record-examples.ts';

const TODAY = '2026-11-23';

/** A body, its measures and its target, and that all of it is forgotten. */
export async function callsAboutTheBody({ call }: ExampleCalls) {
  await call('body.setFacts', {
    body: { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' },
  });
  const { today } = await call<{ today: string }>('preferences.get');
  for (let day = 10; day > 0; day--) {
    const date = addDays(today, -day);
    if (day % 3 === 1) await call('body.recordMeasure', { body: { measure: 'weight', value: 70, unit: 'kg', date } });
    await call('calorie.addMeal', { body: { name: 'All day', calories: 2300, date, time: '12:00' } });
  }
  const own = { measure: 'own', name: 'Upper arm', value: 11.5, unit: 'in', date: today };
  const { id } = await call<{ id: string }>('body.recordMeasure', { body: own });
  await call('body.series', { query: { days: 7 } });
  await call('body.removeMeasure', { params: { measureId: id } });
  const { proposal } = await call<{ proposal: { kcal: number } }>('body.report');
  await call('body.setEatingWindow', { body: { window: { opens: '10:00', closes: '19:00' } } });
  await call('body.decideTarget', { body: { kcal: proposal.kcal, isAccepted: true } });
  await call('body.forget');
}

const MEAL_READER: Services['mealReader'] = {
  host: 'model.example',
  readsPhotos: true,
  nameFoods: async () => [{ part: 0, food: 'porridge', count: 1, unit: 'bowl' }],
};

/** A day of the diary, with foods of a label and of typed text, a planned meal and the rest of the day. */
export async function callsAboutTheDiary({ call, server }: ExampleCalls) {
  const salad = { name: 'Chicken Salad', calories: 350, protein: 30, carbs: 12, fat: 20, date: TODAY, time: '12:30' };
  await call('calorie.setDailyGoal', { body: { dailyGoal: 1600, date: TODAY, protein: 100 } });
  const entry = await call<DiaryEntry>('calorie.addMeal', { body: salad });
  const meal = { entryId: entry._id, mealId: entry.meals[0]?.id ?? '' };
  await call('calorie.changeMeal', { params: meal, body: { calories: 300 } });
  await call('calorie.copyMeal', { params: meal, body: { to: '2026-11-24' } });
  const foods = await call<{ id: string }[]>('calorie.foods', { query: { search: 'rolled oats' } });
  await call('calorie.logFood', { body: { food: foods[0]?.id, grams: 60, date: TODAY, time: '08:15' } });
  const bar = { name: 'Oat bar', statedPer: 'serving', servingGrams: 40, calories: 180, protein: 4, carbs: 24, fat: 7 };
  const params = { foodId: '0198c0de-0000-7000-8000-00000000b0a7' };
  const barcode = '4006381333931';
  await call('calorie.setOwnFood', { params, body: { ...bar, barcode } });
  await call('calorie.ownFoods');
  await call('calorie.barcode', { body: { barcode } });
  await call('calorie.readText', { body: { text: '2 oat bars, tea with milk' } });
  Object.assign(server.services, { mealReader: MEAL_READER });
  await call('calorie.mealReader');
  await call('calorie.readParts', { body: { host: 'model.example', parts: ['a wee bowl of porridge'] } });
  await call('calorie.readPhoto', { body: { host: 'model.example', photo: '/9j/2Q==' } });
  await call('calorie.removeOwnFood', { params });
  await call('calorie.tickPlanned', { params: { date: TODAY, slot: 'lunch' }, body: { outcome: 'eaten', share: 0.5 } });
  const glass = { date: TODAY, drinkId: '0198c0de-0000-7000-8000-00000000b0a8' };
  await call('calorie.addWater', { params: glass, body: { ml: 250 } });
  await call('calorie.day', { query: { date: TODAY } });
  await call('calorie.removeWater', { params: glass });
  await call('calorie.entries', { query: { date: TODAY } });
  await call('calorie.usual', { query: { slot: 'breakfast' } });
  await call('calorie.nutrients', { query: { from: '2026-12-21', to: '2026-12-21' } });
  await call('calorie.trend', { query: { to: TODAY, days: 7 } });
  const { revision } = await call<{ revision: string }>('calorie.proposeReplan', { query: { date: TODAY } });
  await call('calorie.applyReplan', { body: { date: TODAY, revision } });
  await call('calorie.untickPlanned', { params: { date: TODAY, slot: 'lunch' } });
  await call('calorie.copyDay', { body: { from: TODAY, to: '2026-11-25' } });
  await call('calorie.removeMeal', { params: meal });
}
