import type { CalendarSlot } from '@platewise/contract/calendar-slots';
import {
  copiedDaySchema,
  copyDaySchema,
  copyDiaryMealBodySchema,
  diaryDateSchema,
  diaryDaySchema,
  listEntriesSchema,
  tickPlannedBodySchema,
} from '@platewise/contract/diary-day-schema';
import { findFoodsSchema, foundFoodSchema, logFoodSchema } from '@platewise/contract/diary-food-schema';
import {
  appliedReplanSchema,
  applyReplanSchema,
  proposeReplanSchema,
  replanSchema,
} from '@platewise/contract/diary-replan-schema';
import {
  addDiaryMealSchema,
  calorieEntrySchema,
  changeDiaryMealBodySchema,
  setDailyGoalSchema,
} from '@platewise/contract/diary-schema';
import { trendRequestSchema, trendSchema } from '@platewise/contract/diary-trend-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Calorie tracker';

/** Documented writes answer with the day that they changed, and a repetition under the same key with the same. */
const writes = { status: 200, tag, output: calorieEntrySchema, acceptsIdempotencyKey: true } as const;
const dayWrites = { ...writes, output: diaryDaySchema } as const;

export const diaryRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/calorie/entries',
    status: 200,
    summary: 'Days of the diary, newest first: of one date, of a range of up to 366 days, or the newest 31',
    tag,
    procedure: 'calorie.entries',
    query: listEntriesSchema,
    output: z.array(calorieEntrySchema),
    call: async (api, { query }) => ({ body: await api.calorie.entries(query) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/calorie/day',
    status: 200,
    summary: 'Everything about one day: what was eaten, what is planned, and what it aims at',
    tag,
    procedure: 'calorie.day',
    query: diaryDateSchema,
    output: diaryDaySchema,
    call: async (api, { query }) => ({ body: await api.calorie.day(query) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calorie/meals',
    summary: 'Adds a meal in numbers of one’s own, or those of a favorite',
    ...writes,
    procedure: 'calorie.addMeal',
    body: addDiaryMealSchema,
    call: async (api, { body }) => ({ body: await api.calorie.addMeal(body) }),
  }),
  restRoute({
    method: 'PATCH',
    path: '/api/calorie/entries/{entryId}/meals/{mealId}',
    summary: 'Changes the fields of a meal that are sent',
    ...writes,
    procedure: 'calorie.changeMeal',
    body: changeDiaryMealBodySchema,
    call: async (api, { params, body }) => ({ body: await api.calorie.changeMeal({ ...body, ...idsOf(params) }) }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/calorie/entries/{entryId}/meals/{mealId}',
    summary: 'Removes a meal',
    ...writes,
    procedure: 'calorie.removeMeal',
    call: async (api, { params }) => ({ body: await api.calorie.removeMeal(idsOf(params)) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calorie/entries/{entryId}/meals/{mealId}/copy',
    summary: 'Adds a meal once more, on its own day or another, and answers with that day',
    ...writes,
    procedure: 'calorie.copyMeal',
    body: copyDiaryMealBodySchema,
    call: async (api, { params, body }) => ({ body: await api.calorie.copyMeal({ ...body, ...idsOf(params) }) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calorie/copy-day',
    summary: 'Adds the meals of a day to another day, as far as it has room',
    ...writes,
    output: copiedDaySchema,
    procedure: 'calorie.copyDay',
    body: copyDaySchema,
    call: async (api, { body }) => ({ body: await api.calorie.copyDay(body) }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/calorie/daily-goal',
    summary: 'Sets what days aim at from a date on, until the next goal',
    ...writes,
    procedure: 'calorie.setDailyGoal',
    body: setDailyGoalSchema,
    call: async (api, { body }) => ({ body: await api.calorie.setDailyGoal(body) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/calorie/foods',
    status: 200,
    summary: 'Up to 20 foods of the table that the words may mean, best first, with figures per 100 g',
    tag,
    procedure: 'calorie.foods',
    query: findFoodsSchema,
    output: z.array(foundFoodSchema),
    call: async (api, { query }) => ({ body: await api.calorie.foods(query) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calorie/foods',
    summary: 'Logs a food of the table in grams or a household measure; its figures are computed',
    ...writes,
    procedure: 'calorie.logFood',
    body: logFoodSchema,
    call: async (api, { body }) => ({ body: await api.calorie.logFood(body) }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/calorie/planned/{date}/{slot}',
    summary: 'Says that a planned meal was eaten, wholly or in part, or skipped',
    ...dayWrites,
    procedure: 'calorie.tickPlanned',
    body: tickPlannedBodySchema,
    call: async (api, { params, body }) => ({ body: await api.calorie.tickPlanned({ ...body, ...placeOf(params) }) }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/calorie/planned/{date}/{slot}',
    summary: 'Takes back what was said of a planned meal',
    ...dayWrites,
    procedure: 'calorie.untickPlanned',
    call: async (api, { params }) => ({ body: await api.calorie.untickPlanned(placeOf(params)) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/calorie/trend',
    status: 200,
    summary: 'The last 7, 30 or 90 days beside what they aimed at, with averages over the days that were logged',
    tag,
    procedure: 'calorie.trend',
    query: trendRequestSchema,
    output: trendSchema,
    call: async (api, { query }) => ({ body: await api.calorie.trend(query) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/calorie/replan',
    status: 200,
    summary: 'Portions for what is still planned on a day, so that it meets its goal; nothing is changed',
    tag,
    procedure: 'calorie.proposeReplan',
    query: proposeReplanSchema,
    output: replanSchema,
    call: async (api, { query }) => ({ body: await api.calorie.proposeReplan(query) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calorie/replan',
    summary: 'Puts the proposed portions into the calendar, unless anything has changed since',
    ...writes,
    output: appliedReplanSchema,
    procedure: 'calorie.applyReplan',
    body: applyReplanSchema,
    call: async (api, { body }) => ({ body: await api.calorie.applyReplan(body) }),
  }),
];

function idsOf({ entryId = '', mealId = '' }: Record<string, string>) {
  return { entryId, mealId };
}

// What is no date or slot is refused by the procedure.
function placeOf({ date = '', slot = '' }: Record<string, string>) {
  return { date, slot: slot as CalendarSlot };
}
