import { z } from 'zod';
import { CALENDAR_SLOTS } from '../calendar/calendar-slots.ts';
import { localDate } from '../dates/local-date-schema.ts';
import { IMPORT_SOURCES } from '../imports/import-options.ts';
import { cleanText, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { nutritionSchema } from '../meals/meal-schema.ts';
import { texts } from '../texts.ts';
import { DIARY_MACROS, type DiaryMacro } from './diary-macros.ts';

/** Where the figures of a meal in the diary come from. */
export const mealOriginSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('own') }).describe('Typed by the person.'),
  z
    .object({
      kind: z.literal('food'),
      food: z.string().describe('Its id, as the search of foods answers it.'),
      fdcId: z.number().int().nullable().describe('The USDA row that the figures are copied from.'),
      source: z.string().optional().describe('One sentence on the source, where it is no USDA row.'),
      grams: z.number(),
      measure: z.object({ name: z.string(), count: z.number() }).optional().describe('As the person counted it.'),
    })
    .describe('Computed from our food table or FoodData Central.'),
  z.object({ kind: z.literal('favorite'), favoriteId: z.string() }),
  z.object({
    kind: z.literal('calendar'),
    slot: z.enum(CALENDAR_SLOTS),
    share: z.number().describe('How much of what was planned was eaten: 1 is all of it.'),
    mealId: z.string().nullable().describe('The planned meal; null where it was eaten out.'),
  }),
  z
    .object({ kind: z.literal('import'), source: z.enum(IMPORT_SOURCES) })
    .describe('Brought along from another product, whose figures they are.'),
  z.object({ kind: z.literal('copy'), date: z.string().describe('The day that it was copied from, YYYY-MM-DD.') }),
]);

export type MealOrigin = z.infer<typeof mealOriginSchema>;

/** One meal of a day (shell 3): kcal and grams. A figure that nobody knows is 0 here and named in `unknown`. */
export const diaryMealSchema = z.object({
  id: z.string(),
  name: z.string(),
  time: z.string().describe('HH:MM where the person is.'),
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  unknown: z.array(z.enum(DIARY_MACROS)).describe('Macros that nobody knows; their 0 is no figure.'),
  nutrition: nutritionSchema.nullable().describe('What else is known of it; null where nothing is.'),
  origin: mealOriginSchema,
  isEdited: z.boolean().describe('The person changed figures that had come from elsewhere.'),
  updatedAt: z.string().describe('ISO date-time, UTC'),
});

export type DiaryMeal = z.infer<typeof diaryMealSchema>;

/** Sums over meals; a macro in `unknown` is missing from some of them, so that its sum is the least that it can be. */
export const diaryTotalsSchema = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  unknown: z.array(z.enum(DIARY_MACROS)),
});

export type DiaryTotals = z.infer<typeof diaryTotalsSchema>;

/** Grams a day; null where the person has no such goal. */
const macroGoalsSchema = z.object({
  protein: z.number().nullable(),
  carbs: z.number().nullable(),
  fat: z.number().nullable(),
});

/** What a day aims at. A goal holds from its date on until the next one (decisions 5). */
export const goalSchema = macroGoalsSchema.extend({
  calories: z.number().int(),
  from: z
    .string()
    .nullable()
    .describe(
      'The date that it holds from, YYYY-MM-DD; null before any was set: then it is that of the profile, else 2000 kcal.',
    ),
});

export type Goal = z.infer<typeof goalSchema>;

/** A day of the diary (contract 3), with the goal that holds on it. */
export const diaryEntrySchema = z.object({
  _id: z.string(),
  userId: z.string(),
  date: z.string().describe('YYYY-MM-DD'),
  meals: z.array(diaryMealSchema),
  dailyGoal: z.number().int().describe('kcal'),
  goals: macroGoalsSchema.describe('Grams a day of each macro; null where there is no such goal.'),
  totals: diaryTotalsSchema,
  createdAt: z.string().describe('ISO date-time, UTC'),
  updatedAt: z.string().describe('ISO date-time, UTC'),
});

export type DiaryEntry = z.infer<typeof diaryEntrySchema>;

const trackedDecimals = 10 ** LIMITS.trackedDecimals;

/** A figure that is kept as it is: finite, within bounds, at most three decimals. */
export function amount(field: string, { min = 0, max }: { min?: number; max: number }) {
  const error = () => texts.validation.number({ field, min, max });
  return z
    .number({ error })
    .min(min, { error })
    .max(max, { error })
    .refine((value) => Math.round(value * trackedDecimals) / trackedDecimals === value, {
      error: () => texts.validation.decimals({ field, max: LIMITS.trackedDecimals }),
    });
}

const calories = amount('calories', { max: LIMITS.trackedKcalMax });
const macro = (field: DiaryMacro) => amount(field, { max: LIMITS.trackedMacroMaxGrams }).nullable();
const name = cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters });
const timeError = () => texts.validation.time({ field: 'time' });

/** A time of the day, HH:MM. */
export const timeSchema = z.string({ error: timeError }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: timeError });

const usualTime = 'HH:MM where the person is; what the clock says there when it is left out.';

/** A meal in numbers of one's own, or one serving of a favorite. A macro that is left out or null is kept as not known. */
export const addDiaryMealSchema = z.object({
  name,
  calories,
  protein: macro('protein').optional(),
  carbs: macro('carbs').optional(),
  fat: macro('fat').optional(),
  date: localDate('date'),
  time: timeSchema.optional().describe(usualTime),
  favoriteId: z
    .string({ error: () => texts.validation.textExpected({ field: 'favoriteId' }) })
    .optional()
    .describe('The favorite that one serving was eaten of: its figures are kept, those sent only where it has none.'),
});

export type AddDiaryMeal = z.output<typeof addDiaryMealSchema>;

/** Ids that cannot be ours are not found, like missing ones. */
export const diaryMealIdSchema = z.object({ entryId: z.string(), mealId: z.string() });

export type DiaryMealId = z.output<typeof diaryMealIdSchema>;

const mealChanges = {
  name: name.optional(),
  time: timeSchema.optional(),
  calories: calories.optional(),
  protein: macro('protein').optional(),
  carbs: macro('carbs').optional(),
  fat: macro('fat').optional(),
  grams: amount('grams', { min: LIMITS.loggedFoodMinGrams, max: LIMITS.loggedFoodMaxGrams })
    .optional()
    .describe('Of a food that was logged from the food table; not together with figures.'),
};

/** The fields that are there are changed, the others stay. Grams compute the figures of a food again. */
export const changeDiaryMealBodySchema = z.object(mealChanges).superRefine(refuseBoth);
export const changeDiaryMealSchema = diaryMealIdSchema.extend(mealChanges).superRefine(refuseBoth);

export type ChangeDiaryMeal = z.output<typeof changeDiaryMealSchema>;

function refuseBoth(fields: Partial<Record<keyof typeof mealChanges, unknown>>, context: z.RefinementCtx) {
  const hasFigures = (['calories', ...DIARY_MACROS] as const).some((field) => fields[field] !== undefined);
  if (fields.grams === undefined || !hasFigures) return;
  context.addIssue({ code: 'custom', path: ['grams'], message: texts.calorieTracker.gramsOrFigures });
}

/** The goal from a date on. A macro goal that is left out stays as it is, null ends it. */
export const setDailyGoalSchema = z.object({
  dailyGoal: wholeNumber('dailyGoal', { min: LIMITS.dailyGoalMinKcal, max: LIMITS.dailyGoalMaxKcal }),
  date: localDate('date'),
  protein: macro('protein').optional(),
  carbs: macro('carbs').optional(),
  fat: macro('fat').optional(),
});

export type SetDailyGoal = z.output<typeof setDailyGoalSchema>;
