import {
  copiedDaySchema,
  copyDaySchema,
  copyDiaryMealBodySchema,
  diaryDateSchema,
  diaryDaySchema,
  listEntriesSchema,
  tickPlannedBodySchema,
} from '@platewise/contract/diary/diary-day-schema';
import { logFoodSchema } from '@platewise/contract/diary/diary-food-schema';
import {
  appliedReplanSchema,
  applyReplanSchema,
  proposeReplanSchema,
  replanSchema,
} from '@platewise/contract/diary/diary-replan-schema';
import {
  addDiaryMealSchema,
  changeDiaryMealBodySchema,
  diaryEntrySchema,
  setDailyGoalSchema,
} from '@platewise/contract/diary/diary-schema';
import { trendRequestSchema, trendSchema } from '@platewise/contract/diary/diary-trend-schema';
import { usualMealSchema, usualMealsRequestSchema } from '@platewise/contract/diary/diary-usual-schema';
import { addWaterBodySchema } from '@platewise/contract/diary/water-schema';
import { nutrientDaysSchema, nutrientReportSchema } from '@platewise/contract/meals/nutrient-report-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Calorie tracker';

/** Documented writes answer with the day that they changed, and a repetition under the same key with the same. */
const writes = { status: 200, tag, output: diaryEntrySchema, acceptsIdempotencyKey: true } as const;
const dayWrites = { ...writes, output: diaryDaySchema } as const;

export const diaryRoutes: readonly RestRoute[] = [
  restRoute('calorie.entries', {
    method: 'GET',
    path: '/api/calorie/entries',
    status: 200,
    summary: 'Days of the diary, newest first: of one date, of a range of up to 366 days, or the newest 31',
    tag,
    query: listEntriesSchema,
    output: z.array(diaryEntrySchema),
  }),
  restRoute('calorie.day', {
    method: 'GET',
    path: '/api/calorie/day',
    status: 200,
    summary: 'Everything about one day: what was eaten, what is planned, and what it aims at',
    tag,
    query: diaryDateSchema,
    output: diaryDaySchema,
  }),
  restRoute('calorie.nutrients', {
    method: 'GET',
    path: '/api/calorie/nutrients',
    status: 200,
    summary: 'What was eaten on up to seven days of 36 nutrients, next to reference intakes',
    tag,
    query: nutrientDaysSchema,
    output: nutrientReportSchema,
  }),
  restRoute('calorie.addMeal', {
    method: 'POST',
    path: '/api/calorie/meals',
    summary: 'Adds a meal in numbers of one’s own, or those of a favorite',
    ...writes,
    body: addDiaryMealSchema,
  }),
  restRoute('calorie.changeMeal', {
    method: 'PATCH',
    path: '/api/calorie/entries/{entryId}/meals/{mealId}',
    summary: 'Changes the fields of a meal that are sent',
    ...writes,
    body: changeDiaryMealBodySchema,
  }),
  restRoute('calorie.removeMeal', {
    method: 'DELETE',
    path: '/api/calorie/entries/{entryId}/meals/{mealId}',
    summary: 'Removes a meal',
    ...writes,
  }),
  restRoute('calorie.copyMeal', {
    method: 'POST',
    path: '/api/calorie/entries/{entryId}/meals/{mealId}/copy',
    summary: 'Adds a meal once more, on its own day or another, and answers with that day',
    ...writes,
    body: copyDiaryMealBodySchema,
  }),
  restRoute('calorie.copyDay', {
    method: 'POST',
    path: '/api/calorie/copy-day',
    summary: 'Adds the meals of a day to another day, as far as it has room',
    ...writes,
    output: copiedDaySchema,
    body: copyDaySchema,
  }),
  restRoute('calorie.setDailyGoal', {
    method: 'PUT',
    path: '/api/calorie/daily-goal',
    summary: 'Sets what days aim at from a date on, until the next goal',
    ...writes,
    body: setDailyGoalSchema,
  }),
  restRoute('calorie.usual', {
    method: 'GET',
    path: '/api/calorie/usual',
    status: 200,
    summary:
      'Up to 12 meals that are usually eaten at a meal of the day, the likeliest first, as they were logged last',
    tag,
    query: usualMealsRequestSchema,
    output: z.array(usualMealSchema),
  }),
  restRoute('calorie.logFood', {
    method: 'POST',
    path: '/api/calorie/foods',
    summary: 'Logs a food that the search found in grams or a household measure; its figures are computed',
    ...writes,
    body: logFoodSchema,
  }),
  restRoute('calorie.tickPlanned', {
    method: 'PUT',
    path: '/api/calorie/planned/{date}/{slot}',
    summary: 'Says that a planned meal was eaten, wholly or in part, or skipped',
    ...dayWrites,
    body: tickPlannedBodySchema,
  }),
  restRoute('calorie.untickPlanned', {
    method: 'DELETE',
    path: '/api/calorie/planned/{date}/{slot}',
    summary: 'Takes back what was said of a planned meal',
    ...dayWrites,
  }),
  restRoute('calorie.addWater', {
    method: 'PUT',
    path: '/api/calorie/water/{date}/{drinkId}',
    summary: 'Logs a glass of water by an id that the caller makes, or gives it another size',
    ...dayWrites,
    body: addWaterBodySchema,
  }),
  restRoute('calorie.removeWater', {
    method: 'DELETE',
    path: '/api/calorie/water/{date}/{drinkId}',
    summary: 'Takes a glass of water out of a day',
    ...dayWrites,
  }),
  restRoute('calorie.trend', {
    method: 'GET',
    path: '/api/calorie/trend',
    status: 200,
    summary: 'The last 7, 30 or 90 days beside what they aimed at, with averages over the days that were logged',
    tag,
    query: trendRequestSchema,
    output: trendSchema,
  }),
  restRoute('calorie.proposeReplan', {
    method: 'GET',
    path: '/api/calorie/replan',
    status: 200,
    summary: 'Portions for what is still planned on a day, so that it meets its goal; nothing is changed',
    tag,
    query: proposeReplanSchema,
    output: replanSchema,
  }),
  restRoute('calorie.applyReplan', {
    method: 'POST',
    path: '/api/calorie/replan',
    summary: 'Puts the proposed portions into the calendar, unless anything has changed since',
    ...writes,
    output: appliedReplanSchema,
    body: applyReplanSchema,
  }),
];
