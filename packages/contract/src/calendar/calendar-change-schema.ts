import { z } from 'zod';
import { dateRange } from '../dates/date-range.ts';
import { dayNumber } from '../dates/local-date.ts';
import { localDate } from '../dates/local-date-schema.ts';
import {
  acceptNotAssessedSchema,
  excludeIngredientsSchema,
  generationRequestSchema,
} from '../generation/generation-schema.ts';
import { COOKING_TIMES } from '../generation/options.ts';
import { tasteSchema } from '../generation/taste-schema.ts';
import { cleanText, oneOf, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { clientMealSchema } from '../meals/meal-schema.ts';
import { servingsSchema } from '../plans/plan-schema.ts';
import { texts } from '../texts.ts';
import { CALENDAR_SLOTS, DINNER_RHYTHMS } from './calendar-slots.ts';

const flag = (field: string) => z.boolean({ error: () => texts.validation.boolean({ field }) });
const slots = z
  .array(oneOf('slots', CALENDAR_SLOTS), { error: () => texts.validation.listExpected({ field: 'slots' }) })
  .min(1, { error: () => texts.validation.required({ field: 'slots' }) })
  .max(CALENDAR_SLOTS.length, {
    error: () => texts.validation.tooMany({ field: 'slots', max: CALENDAR_SLOTS.length }),
  });
const kcal = wholeNumber('kcal', { min: 0, max: LIMITS.eatenOutMaxKcal });
const note = cleanText('note', { max: LIMITS.calendarNoteMaxCharacters, multiline: true });

/** One slot of one day. */
export const calendarPlaceSchema = z.object({ date: localDate('date'), slot: oneOf('slot', CALENDAR_SLOTS) });

const content = {
  planId: z.string().optional().describe('With mealId: a meal of a saved plan.'),
  mealId: z.string().optional(),
  favoriteId: z.string().optional().describe('The _id of a favorite.'),
  meal: clientMealSchema
    .optional()
    .describe('A whole meal. Where the foods of its items are known, its figures are computed from them.'),
  eatingOut: z.literal(true, { error: () => texts.calendar.onlyTrue }).optional(),
  kcal: kcal.nullable().optional().describe('With eatingOut: a guess.'),
  note: note.nullable().optional().describe('Beside anything, or by itself.'),
  servings: servingsSchema.optional().describe('Of a meal; its own when they are left out.'),
  isLocked: flag('isLocked').default(false),
};

type Content = Partial<Record<Exclude<keyof typeof content, 'isLocked'>, unknown>>;

/** What is put into a slot: just one of a meal, eating out, or a note by itself. */
export const placeEntryBodySchema = z.object(content).superRefine(requireOne);
export const placeEntrySchema = calendarPlaceSchema.extend(content).superRefine(requireOne);

export type PlaceEntry = z.output<typeof placeEntrySchema>;

function requireOne(
  { planId, mealId, favoriteId, meal, eatingOut, kcal, note, servings }: Content,
  context: z.RefinementCtx,
) {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const sources = [planId ?? mealId, favoriteId, meal, eatingOut].filter((source) => source !== undefined);
  if (sources.length > 1 || (sources.length === 0 && !note)) refuse('meal', texts.calendar.oneSource);
  if ((planId === undefined) !== (mealId === undefined)) {
    const field = planId === undefined ? 'planId' : 'mealId';
    refuse(field, texts.validation.required({ field }));
  }
  if (typeof kcal === 'number' && eatingOut === undefined) refuse('kcal', texts.calendar.kcalOnlyEatingOut);
  const hasMeal = sources.length > 0 && eatingOut === undefined;
  if (servings !== undefined && !hasMeal) refuse('servings', texts.calendar.servingsOnlyMeals);
}

const changes = {
  servings: servingsSchema.optional().describe('Of a meal.'),
  isLocked: flag('isLocked').optional(),
  note: note.nullable().optional(),
  kcal: kcal.nullable().optional().describe('Where the meal is eaten out.'),
};

/** The fields that are there are changed, the others stay, so that two devices that change different ones keep both. */
export const changeEntryBodySchema = z.object(changes);
export const changeEntrySchema = calendarPlaceSchema.extend(changes);

export type ChangeEntry = z.output<typeof changeEntrySchema>;

const place = (field: string) =>
  z.object(
    { date: localDate(`${field}.date`), slot: oneOf(`${field}.slot`, CALENDAR_SLOTS) },
    { error: () => texts.validation.record({ field }) },
  );

/** Another place for an entry. What stands there takes its place; a copy takes the place of what stands there. */
export const moveEntrySchema = z
  .object({ from: place('from'), to: place('to'), copy: flag('copy').default(false) })
  .refine(({ from, to }) => from.date !== to.date || from.slot !== to.slot, {
    path: ['to'],
    error: () => texts.calendar.samePlace,
  });

export type MoveEntry = z.output<typeof moveEntrySchema>;

/** The meals of a saved plan on one day, each in the slot that it is for. */
export const placePlanSchema = z.object({
  date: localDate('date'),
  planId: z.string({ error: () => texts.validation.required({ field: 'planId' }) }),
  replace: flag('replace').default(false).describe('Also where something stands already; what is locked stays.'),
});

export type PlacePlan = z.output<typeof placePlanSchema>;

const { cookingTime, additionalNotes, seed } = generationRequestSchema.shape;

/** What new meals keep besides the profile that the calendar plans for. */
const wishes = {
  cookingTime,
  additionalNotes,
  excludeIngredients: excludeIngredientsSchema.default([]).describe('Besides those of the profile.'),
  seed,
  acceptNotAssessed: acceptNotAssessedSchema.optional(),
  taste: tasteSchema.optional(),
};

const generation = {
  replace: flag('replace').default(false).describe('Also where something stands already.'),
  ...wishes,
};

/** A new meal in one slot, for a token. */
export const generateEntryBodySchema = z.object(generation);
export const generateEntrySchema = calendarPlaceSchema.extend(generation);

export type GenerateEntry = z.output<typeof generateEntrySchema>;

const daysField = { field: 'days', max: LIMITS.calendarFillMaxDays };

/** New meals wherever the slots of these days are empty, for a token each; none for what is left over or comes again. */
export const fillDaysSchema = z
  .object({
    days: z
      .array(
        z.object(
          {
            date: localDate('date'),
            slots: slots
              .optional()
              .describe('The slots to fill; those that the number of meals stands for when left out.'),
            cookingTime: oneOf('cookingTime', COOKING_TIMES)
              .optional()
              .describe('How long the meals of this day may take; as those of all days when left out.'),
          },
          { error: () => texts.validation.record({ field: 'days' }) },
        ),
        { error: () => texts.validation.listExpected({ field: 'days' }) },
      )
      .min(1, { error: () => texts.validation.required({ field: 'days' }) })
      .max(daysField.max, { error: () => texts.validation.tooMany(daysField) })
      .refine((days) => liesWithin(days, LIMITS.calendarRangeMaxDays), {
        error: () => texts.calendar.daysApart({ max: LIMITS.calendarRangeMaxDays }),
      })
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
        error: () => texts.calendar.dayTwice,
      }),
    mealCount: wholeNumber('mealCount', { min: LIMITS.mealCountMin, max: LIMITS.mealCountMax })
      .default(3)
      .describe('Meals of a whole day: 1 dinner; 2 lunch, dinner; 3 breakfast, lunch, dinner; 4 and 5 add snacks.'),
    leftovers: flag('leftovers')
      .default(true)
      .describe(
        'Whether lunches, and dinners, may be what earlier meals have left, where both are filled; they cost no token.',
      ),
    dinners: oneOf('dinners', DINNER_RHYTHMS)
      .default('two-of-three')
      .describe('With leftovers: whether a dinner is cooked on every evening, or on two of three.'),
    batchDay: localDate('batchDay')
      .nullable()
      .default(null)
      .describe(
        'With leftovers: one of the days, whose lunch and dinner are cooked for up to five days after it, and frozen where they wait for longer than the fridge allows. On the other days the kitchen takes little time.',
      ),
    repeatBreakfasts: flag('repeatBreakfasts')
      .default(true)
      .describe('Whether two breakfasts take turns where more are filled; one that comes again costs no token.'),
    profileId: z.string().optional().describe('The profile to plan for; whom the preferences name when left out.'),
    ...wishes,
  })
  .refine(({ days, batchDay }) => batchDay === null || days.some(({ date }) => date === batchDay), {
    path: ['batchDay'],
    error: () => texts.calendar.batchDayOfDays,
  });

// What is no date is refused by its own field.
function liesWithin(days: readonly { date: string }[], maxDays: number): boolean {
  const numbers = days.flatMap(({ date }) => dayNumber(date) ?? []);
  return Math.max(...numbers) - Math.min(...numbers) < maxDays || numbers.length === 0;
}

export type FillDays = z.output<typeof fillDaysSchema>;

/** Meals, and meals eaten out, of some days again on later or earlier ones. */
export const repeatDaysSchema = z
  .object({
    from: localDate('from').describe('The first day that is repeated.'),
    to: localDate('to').describe('The day that it is repeated on.'),
    days: wholeNumber('days', { min: 1, max: LIMITS.calendarChangeMaxDays }).default(7),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: () => texts.calendar.sameDay });

export type RepeatDays = z.output<typeof repeatDaysSchema>;

/** Everything that is not locked, away from these days. */
export const clearDaysSchema = dateRange(LIMITS.calendarChangeMaxDays).safeExtend({
  slots: slots.optional().describe('Only these; all of them when left out.'),
});

export type ClearDays = z.output<typeof clearDaysSchema>;

/** An id that cannot be one of ours is not found, like a missing one. */
export const calendarChangeIdSchema = z.object({ changeId: z.string() });
