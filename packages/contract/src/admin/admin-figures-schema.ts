import { z } from 'zod';
import { PLAN_IDS } from '../billing/subscription-schema.ts';
import { wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';

export const adminDaysSchema = z
  .object({
    days: wholeNumber('days', { min: 1, max: LIMITS.adminDaysMax })
      .default(LIMITS.adminDaysUsual)
      .describe('Days up to today, UTC.'),
  })
  .prefault({});

const count = () => z.number().int();
const dollars = () => z.number().describe('US dollars, by the prices that we know.');

/** What language models came to, newest day first; a day on which none was asked has no row. */
export const adminModelUseSchema = z.object({
  rows: z.array(
    z.object({
      day: z.string(),
      model: z.string(),
      orders: count().describe('Questions to a model, each with its retries.'),
      failed: count(),
      requests: count(),
      dishes: count(),
      inputTokens: count().nullable(),
      cachedTokens: count().nullable(),
      outputTokens: count().nullable(),
      cost: dollars().nullable(),
      ordersWithoutCost: count(),
    }),
  ),
  budget: z.object({
    month: z.string().describe('YYYY-MM, UTC.'),
    spent: dollars().describe('US dollars of this month, with what is set aside for orders under way.'),
    monthly: dollars().nullable().describe('The most in a month of everybody; null for no limit.'),
    personMonthly: dollars().nullable().describe('The same of each person.'),
  }),
});

/** Whom a limit of calls refuses now. */
export const adminLimitedSchema = z.object({
  rows: z.array(
    z.object({
      who: z.enum(['address', 'person', 'token', 'sign-in']),
      name: z
        .string()
        .describe(
          'The address (of IPv6 its first 64 bits), the id of the person or token, or a digest of what signs in.',
        ),
      limit: z.string().describe('Which limit, such as generate or contact.'),
      calls: count().nullable().describe('Calls in this window, where they are counted in the database.'),
      until: z.string().describe('ISO date-time, UTC: from then on calls are taken again.'),
    }),
  ),
  isCut: z.boolean(),
});

/** How many there are, and what came on each day, newest first; every day has a row. */
export const adminGrowthSchema = z.object({
  people: count(),
  byPlan: z.record(z.enum(PLAN_IDS), count()),
  paying: z.object({ pro: count(), family: count() }),
  rows: z.array(
    z.object({
      day: z.string(),
      newPeople: count(),
      subscriptionsStarted: count(),
      charges: count(),
      charged: z.number().describe('Rupees.'),
    }),
  ),
});

export type AdminModelUse = z.infer<typeof adminModelUseSchema>;
export type AdminLimited = z.infer<typeof adminLimitedSchema>;
export type AdminGrowth = z.infer<typeof adminGrowthSchema>;
