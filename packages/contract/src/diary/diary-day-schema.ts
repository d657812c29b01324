import { z } from 'zod';
import { CALENDAR_SLOTS } from '../calendar/calendar-slots.ts';
import { dateRange } from '../dates/date-range.ts';
import { localDate } from '../dates/local-date-schema.ts';
import { oneOf } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { macrosSchema } from '../meals/meal-schema.ts';
import { texts } from '../texts.ts';
import {
  amount,
  diaryEntrySchema,
  diaryMealIdSchema,
  diaryTotalsSchema,
  goalSchema,
  timeSchema,
} from './diary-schema.ts';
import { eatingWindowSchema } from './eating-window-schema.ts';
import { waterSchema } from './water-schema.ts';

const { from, to } = dateRange(LIMITS.diaryRangeMaxDays).shape;

/** Days of the diary: of one date, of a range, or the newest. */
export const listEntriesSchema = z
  .object({ date: localDate('date').optional(), from: from.optional(), to: to.optional() })
  .superRefine((asked, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const { date, from, to } = asked;
    if (date !== undefined && (from ?? to) !== undefined) return refuse('date', texts.calorieTracker.dateOrRange);
    if (from === undefined && to === undefined) return;
    const range = dateRange(LIMITS.diaryRangeMaxDays).safeParse({ from, to });
    for (const { path, message } of range.error?.issues ?? []) refuse(String(path[0]), message);
  });

export type ListEntries = z.output<typeof listEntriesSchema>;

export const diaryDateSchema = z.object({ date: localDate('date') });

export const PLANNED_STATES = ['open', 'eaten', 'skipped'] as const;

/** A meal that the calendar holds for the day, and what became of it. */
export const plannedMealSchema = z.object({
  slot: z.enum(CALENDAR_SLOTS),
  kind: z.enum(['meal', 'eating-out']),
  name: z.string(),
  mealId: z.string().nullable().describe('The planned meal; null where it is eaten out.'),
  figures: z
    .object({ calories: z.number(), macros: macrosSchema.nullable() })
    .nullable()
    .describe('Of all its servings; null where nobody knows them.'),
  isLocked: z.boolean(),
  state: z.enum(PLANNED_STATES),
  share: z.number().nullable().describe('How much of it was eaten; null unless it was.'),
  diaryMealId: z.string().nullable().describe('The meal of the diary that stands for it.'),
  isOther: z.boolean().describe('Another meal that was planned there before was eaten.'),
});

export type PlannedMeal = z.infer<typeof plannedMealSchema>;

/** Everything about one day: what was eaten, and apart from it what is planned. */
export const diaryDaySchema = z.object({
  date: z.string().describe('YYYY-MM-DD'),
  today: z.string().describe('The date that it is now where the person is, by the time zone in the preferences.'),
  entry: diaryEntrySchema.nullable().describe('Null while nothing is kept for the day.'),
  goal: goalSchema,
  eaten: diaryTotalsSchema,
  planned: z.array(plannedMealSchema).describe('In the order of the slots.'),
  toCome: diaryTotalsSchema
    .extend({ withoutFigures: z.number().int().describe('Planned meals whose figures nobody knows.') })
    .describe('What is planned and neither eaten nor skipped.'),
  eatingWindow: eatingWindowSchema.nullable().describe('Null unless the person switched it on.'),
  water: waterSchema,
});

export type DiaryDay = z.infer<typeof diaryDaySchema>;

/** A slot of the calendar. */
const plannedPlaceSchema = z.object({ date: localDate('date'), slot: oneOf('slot', CALENDAR_SLOTS) });

const outcome = {
  outcome: oneOf('outcome', ['eaten', 'skipped']),
  share: amount('share', { min: LIMITS.eatenShareMin, max: LIMITS.eatenShareMax })
    .default(1)
    .describe('How much of what is planned was eaten: 1 is all of it.'),
  time: timeSchema.optional().describe('HH:MM where the person is; what the clock says there when it is left out.'),
  mealId: z
    .string({ error: () => texts.validation.textExpected({ field: 'mealId' }) })
    .optional()
    .describe('The planned meal as it was seen; another one there by now is refused.'),
};

/** What became of a planned meal. Saying it again changes what was stated. */
export const tickPlannedBodySchema = z.object(outcome);
export const tickPlannedSchema = plannedPlaceSchema.extend(outcome);

export type TickPlanned = z.output<typeof tickPlannedSchema>;

/** Takes back what was stated of a planned meal: of the one that is named, else of the one that stands there. */
export const untickPlannedSchema = plannedPlaceSchema.extend({
  mealId: outcome.mealId.describe('The planned meal as it was seen.'),
});

export type UntickPlanned = z.output<typeof untickPlannedSchema>;

/** All meals of a day once more, on another day. */
export const copyDaySchema = z
  .object({ from: localDate('from'), to: localDate('to') })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: () => texts.calorieTracker.sameDay });

export type CopyDay = z.output<typeof copyDaySchema>;

export const copiedDaySchema = z.object({
  day: diaryDaySchema.describe('The day that was copied to.'),
  copied: z.number().int(),
  skipped: z.array(z.string()).describe('Names of the meals for which the day had no room.'),
});

export type CopiedDay = z.infer<typeof copiedDaySchema>;

const copyTarget = {
  to: localDate('to'),
  time: timeSchema.optional().describe('HH:MM; that of the meal when it is left out.'),
};

/** One meal once more, on the same day or another. */
export const copyDiaryMealBodySchema = z.object(copyTarget);
export const copyDiaryMealSchema = diaryMealIdSchema.extend(copyTarget);

export type CopyDiaryMeal = z.output<typeof copyDiaryMealSchema>;
