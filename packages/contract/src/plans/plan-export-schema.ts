import type { z } from 'zod';
import { localDate } from '../dates/local-date-schema.ts';
import { planIdSchema } from './plan-schema.ts';

/** The calendar file of a plan, for one day of the person's: YYYY-MM-DD; without it for the day that it is now in UTC. */
export const exportCalendarSchema = planIdSchema.extend({
  date: localDate('date')
    .optional()
    .describe('The day to eat the meals, YYYY-MM-DD; the day that it is now in UTC when it is left out.'),
});

export type ExportCalendar = z.output<typeof exportCalendarSchema>;
