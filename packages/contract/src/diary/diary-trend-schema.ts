import { z } from 'zod';
import { localDate } from '../dates/local-date-schema.ts';
import { texts } from '../texts.ts';
import { diaryTotalsSchema, goalSchema } from './diary-schema.ts';
import { TREND_DAYS } from './trend-days.ts';

const daysError = () => texts.validation.oneOf({ field: 'days', values: TREND_DAYS.join(', ') });

/** The days up to a date. */
export const trendRequestSchema = z.object({
  to: localDate('to').optional().describe('The last day; today where the person is when it is left out.'),
  days: z
    .number({ error: daysError })
    .refine((days) => (TREND_DAYS as readonly number[]).includes(days), { error: daysError })
    .default(TREND_DAYS[0]),
});

export type TrendRequest = z.output<typeof trendRequestSchema>;

/** What a day came to next to what it aimed at; null where nothing was logged, which is not the same as nothing eaten. */
export const trendDaySchema = z.object({
  date: z.string().describe('YYYY-MM-DD'),
  meals: z.number().int(),
  eaten: diaryTotalsSchema.nullable(),
  goal: goalSchema,
});

export const trendSchema = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(trendDaySchema).describe('Every day, oldest first.'),
  logged: z.number().int().describe('On how many of the days something was logged.'),
  inARow: z
    .number()
    .int()
    .describe(
      'Days logged one after another up to the last, which may still be empty; counted up to a year, and 0 for who named a condition that no target goes with.',
    ),
  averages: diaryTotalsSchema.nullable().describe('Over the days that were logged; null without any.'),
  averageGoal: z.number().nullable().describe('kcal, over the same days.'),
});

export type Trend = z.infer<typeof trendSchema>;
