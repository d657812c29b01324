import { findBarcodeSchema } from '@platewise/contract/diary/barcode-schema';
import {
  copyDaySchema,
  copyDiaryMealSchema,
  diaryDateSchema,
  listEntriesSchema,
  tickPlannedSchema,
  untickPlannedSchema,
} from '@platewise/contract/diary/diary-day-schema';
import { findFoodsSchema, logFoodSchema } from '@platewise/contract/diary/diary-food-schema';
import { applyReplanSchema, proposeReplanSchema } from '@platewise/contract/diary/diary-replan-schema';
import {
  addDiaryMealSchema,
  changeDiaryMealSchema,
  diaryMealIdSchema,
  setDailyGoalSchema,
} from '@platewise/contract/diary/diary-schema';
import { trendRequestSchema } from '@platewise/contract/diary/diary-trend-schema';
import { usualMealsRequestSchema } from '@platewise/contract/diary/diary-usual-schema';
import { readPartsSchema, readPhotoSchema } from '@platewise/contract/diary/meal-reader-schema';
import { ownFoodIdSchema, setOwnFoodSchema } from '@platewise/contract/diary/own-food-schema';
import { readTextSchema } from '@platewise/contract/diary/typed-meal-schema';
import { addWaterSchema, waterDrinkIdSchema } from '@platewise/contract/diary/water-schema';
import { nutrientDaysSchema } from '@platewise/contract/meals/nutrient-report-schema';
import { diaryNutrients } from '../nutrients/diary-nutrients.ts';
import { noInput, router, userProcedure } from '../trpc.ts';
import { addMeal } from './add-meal.ts';
import { findBarcode } from './barcodes/find-barcode.ts';
import { changeMeal } from './change-meal.ts';
import { copyDay } from './copy-day.ts';
import { copyMeal } from './copy-meal.ts';
import { findFoods } from './foods/find-foods.ts';
import { logFood } from './foods/log-food.ts';
import { readTrend } from './goals/read-trend.ts';
import { setDailyGoal } from './goals/set-daily-goal.ts';
import { listEntries } from './list-entries.ts';
import { listOwnFoods } from './own-foods/list-own-foods.ts';
import { removeOwnFood } from './own-foods/remove-own-food.ts';
import { setOwnFood } from './own-foods/set-own-food.ts';
import { tickPlanned } from './planned/tick-planned.ts';
import { untickPlanned } from './planned/untick-planned.ts';
import { readDay } from './read-day.ts';
import { removeMeal } from './remove-meal.ts';
import { applyReplan } from './replan/apply-replan.ts';
import { proposeReplan } from './replan/propose-replan.ts';
import { findMealReader, readParts, readPhoto } from './typed/read-by-model.ts';
import { readText } from './typed/read-text.ts';
import { listUsualMeals } from './usual/list-usual-meals.ts';
import { addWater } from './water/add-water.ts';
import { removeWater } from './water/remove-water.ts';

/** The diary of what a person ate, next to what was planned and what days aim at. */
export const diaryRouter = router({
  entries: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(listEntriesSchema)
    .query(({ ctx, input }) => listEntries(ctx, input)),
  day: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(diaryDateSchema)
    .query(({ ctx, input }) => readDay(ctx, input)),
  nutrients: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(nutrientDaysSchema)
    .query(({ ctx, input }) => diaryNutrients(ctx, input)),
  addMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'FAVORITE_NOT_FOUND', 'DIARY_DAY_FULL', 'DIARY_FULL'] })
    .input(addDiaryMealSchema)
    .mutation(({ ctx, input }) => addMeal(ctx, input)),
  changeMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(changeDiaryMealSchema)
    .mutation(({ ctx, input }) => changeMeal(ctx, input)),
  removeMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(diaryMealIdSchema)
    .mutation(({ ctx, input }) => removeMeal(ctx, input)),
  setDailyGoal: userProcedure('write', { refusals: ['PRO_ONLY', 'DIARY_FULL'] })
    .input(setDailyGoalSchema)
    .mutation(({ ctx, input }) => setDailyGoal(ctx, input)),
  foods: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(findFoodsSchema)
    .query(({ ctx, input }) => findFoods(ctx, input)),
  ownFoods: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .query(({ ctx }) => listOwnFoods(ctx)),
  setOwnFood: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(setOwnFoodSchema)
    .mutation(({ ctx, input }) => setOwnFood(ctx, input)),
  removeOwnFood: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(ownFoodIdSchema)
    .mutation(({ ctx, input }) => removeOwnFood(ctx, input)),
  // No query, though it changes nothing of the caller's: its address would hold what they eat.
  barcode: userProcedure('barcode', { refusals: ['PRO_ONLY'] })
    .input(findBarcodeSchema)
    .mutation(({ ctx, input }) => findBarcode(ctx, input)),
  // For the same reason.
  readText: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(readTextSchema)
    .mutation(({ ctx, input }) => readText(ctx, input)),
  mealReader: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .query(({ ctx }) => findMealReader(ctx)),
  readParts: userProcedure('reading', { refusals: ['PRO_ONLY'] })
    .input(readPartsSchema)
    .mutation(({ ctx, input }) => readParts(ctx, input)),
  readPhoto: userProcedure('reading', { refusals: ['PRO_ONLY'] })
    .input(readPhotoSchema)
    .mutation(({ ctx, input }) => readPhoto(ctx, input)),
  usual: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(usualMealsRequestSchema)
    .query(({ ctx, input }) => listUsualMeals(ctx, input)),
  logFood: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND', 'DIARY_DAY_FULL', 'DIARY_FULL'] })
    .input(logFoodSchema)
    .mutation(({ ctx, input }) => logFood(ctx, input)),
  tickPlanned: userProcedure('write', {
    refusals: [
      'PRO_ONLY',
      'NOT_FOUND',
      'PLANNED_MEAL_CHANGED',
      'PLANNED_WITHOUT_FIGURES',
      'DIARY_DAY_FULL',
      'DIARY_FULL',
    ],
  })
    .input(tickPlannedSchema)
    .mutation(({ ctx, input }) => tickPlanned(ctx, input)),
  untickPlanned: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(untickPlannedSchema)
    .mutation(({ ctx, input }) => untickPlanned(ctx, input)),
  copyDay: userProcedure('write', { refusals: ['PRO_ONLY', 'DIARY_FULL'] })
    .input(copyDaySchema)
    .mutation(({ ctx, input }) => copyDay(ctx, input)),
  copyMeal: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND', 'DIARY_DAY_FULL', 'DIARY_FULL'] })
    .input(copyDiaryMealSchema)
    .mutation(({ ctx, input }) => copyMeal(ctx, input)),
  addWater: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(addWaterSchema)
    .mutation(({ ctx, input }) => addWater(ctx, input)),

  removeWater: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(waterDrinkIdSchema)
    .mutation(({ ctx, input }) => removeWater(ctx, input)),

  trend: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(trendRequestSchema)
    .query(({ ctx, input }) => readTrend(ctx, input)),
  proposeReplan: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(proposeReplanSchema)
    .query(({ ctx, input }) => proposeReplan(ctx, input)),
  applyReplan: userProcedure('write', { refusals: ['PRO_ONLY', 'REPLAN_OUTDATED'] })
    .input(applyReplanSchema)
    .mutation(({ ctx, input }) => applyReplan(ctx, input)),
});
