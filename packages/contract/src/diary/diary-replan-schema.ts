import { z } from 'zod';
import { CALENDAR_SLOTS } from '../calendar/calendar-slots.ts';
import { localDate } from '../dates/local-date-schema.ts';
import { cleanText } from '../language/clean-text.ts';
import { mealSchema } from '../meals/meal-schema.ts';
import { diaryDaySchema } from './diary-day-schema.ts';
import { diaryTotalsSchema } from './diary-schema.ts';

/** One planned meal before and after the rest of a day is portioned again. */
export const replannedMealSchema = z.object({
  slot: z.enum(CALENDAR_SLOTS),
  before: mealSchema,
  after: mealSchema.describe(
    'The same dish in other amounts, figures computed from them; the same bytes where it stays.',
  ),
  isChanged: z.boolean(),
});

/** Portions for the planned meals that are still to come, so that the day meets its goal; nothing is changed yet. */
export const replanSchema = z.discriminatedUnion('isPossible', [
  z.object({
    isPossible: z.literal(true),
    date: z.string(),
    revision: z
      .string()
      .describe('Of diary, calendar and goal; the proposal can be applied while they stay as they are.'),
    meals: z.array(replannedMealSchema).min(1),
    day: z
      .object({ before: diaryTotalsSchema, after: diaryTotalsSchema, targetKcal: z.number() })
      .describe('What the whole day comes to: eaten, planned and not to be changed, and these meals.'),
    notes: z.array(z.string()),
  }),
  z.object({ isPossible: z.literal(false), date: z.string(), reason: z.string() }),
]);

export type ReplanProposal = z.infer<typeof replanSchema>;

export const proposeReplanSchema = z.object({ date: localDate('date') });

/** Puts a proposal into the calendar. */
export const applyReplanSchema = proposeReplanSchema.extend({
  revision: cleanText('revision', { min: 1, max: 64 }).describe('That of the proposal.'),
});

export type ApplyReplan = z.output<typeof applyReplanSchema>;

/** The day as it is with the portions, and what takes them back. */
export const appliedReplanSchema = z.object({
  day: diaryDaySchema,
  changeId: z.string().nullable().describe('Of the change of the calendar; with it the portions can be taken back.'),
});

export type AppliedReplan = z.infer<typeof appliedReplanSchema>;
