import { z } from 'zod';
import { planIdSchema } from './plan-schema.ts';
import { texts } from './texts.ts';

const FIRST_DAY = '2000-01-01';
const error = texts.validation.date({ field: 'date' });

/** The calendar file of a plan, for one day of the person's: YYYY-MM-DD; without it for the day that it is now in UTC. */
export const exportCalendarSchema = planIdSchema.extend({
  date: z
    .string({ error })
    .refine(isRealDay, { error })
    .optional()
    .describe('The day to eat the meals, YYYY-MM-DD; the day that it is now in UTC when it is left out.'),
});

export type ExportCalendar = z.output<typeof exportCalendarSchema>;

function isRealDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < FIRST_DAY) return false;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}
