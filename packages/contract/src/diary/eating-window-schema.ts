import { z } from 'zod';
import { timeSchema } from './diary-schema.ts';

/** Between which times of a day somebody eats, HH:MM where they are; it may reach past midnight. */
export const eatingWindowSchema = z.object({ opens: timeSchema, closes: timeSchema });

export type EatingWindow = z.infer<typeof eatingWindowSchema>;

/** Switches it on, changes it, or switches it off. */
export const setEatingWindowSchema = z.object({
  window: eatingWindowSchema.nullable().describe('Null switches it off.'),
});

export type SetEatingWindow = z.output<typeof setEatingWindowSchema>;
