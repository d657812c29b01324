import { z } from 'zod';
import { localDate } from '../dates/local-date-schema.ts';
import { wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';

/** An id of the caller's own making, so that the same glass twice is one. */
const drinkId = { drinkId: z.string() };
const date = { date: localDate('date') };
const ml = wholeNumber('ml', { min: LIMITS.waterMinMl, max: LIMITS.waterMaxMl }).describe('Millilitres.');

/** A glass of water that was drunk on a day. */
export const addWaterBodySchema = z.object({ ml });
export const addWaterSchema = z.object({ ...drinkId, ...date, ml });
export const waterDrinkIdSchema = z.object({ ...drinkId, ...date });

export type AddWater = z.output<typeof addWaterSchema>;
export type WaterDrinkId = z.output<typeof waterDrinkIdSchema>;

/** The water of a day, without what food and other drinks hold. */
export const waterSchema = z.object({
  ml: z.number().int().describe('All of it.'),
  drinks: z
    .array(z.object({ id: z.string(), ml: z.number().int() }))
    .describe('In the order in which they were logged.'),
  sizes: z
    .array(z.number().int())
    .describe('Up to three amounts in ml that the person logged last, the newest first; empty before the first.'),
});

export type Water = z.infer<typeof waterSchema>;
