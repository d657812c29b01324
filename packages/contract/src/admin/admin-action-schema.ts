import { z } from 'zod';
import { PLAN_IDS } from '../billing/subscription-schema.ts';
import { oneOf } from '../language/clean-text.ts';
import { texts } from '../texts.ts';
import { adminReason, adminUserId } from './admin-page-schema.ts';

const ofPerson = { userId: adminUserId, reason: adminReason };

export const adminChangePlanSchema = z.object({ ...ofPerson, plan: oneOf('plan', PLAN_IDS) });

export const adminPlanChangedSchema = z.object({
  plan: z.enum(PLAN_IDS).describe('The plan now: what is paid for stays, and the better of both counts.'),
  previous: z.enum(PLAN_IDS),
  isMailed: z.boolean().describe('Whether an email tells the person; none without a mail server.'),
});

export const adminDeletePersonSchema = z.object(ofPerson);

export const adminPersonDeletedSchema = z.object({
  isMailed: z.boolean(),
  isIdentityQueued: z.boolean().describe('The sign-in service could not be asked now: it is tried until it is done.'),
});

export const adminSendExportSchema = z.object(ofPerson);

/** The address is never answered: it is the person’s own. */
export const adminExportSentSchema = z.object({ isMailed: z.literal(true) });

export const adminEndSessionsSchema = z.object({
  ...ofPerson,
  endsTokens: z
    .boolean({ error: () => texts.validation.boolean({ field: 'endsTokens' }) })
    .default(true)
    .describe('API tokens, shared links and the calendar feed end, too.'),
});

export const adminSessionsEndedSchema = z.object({
  sessions: z.number().int().nullable().describe('How many ended; null where a hosted service keeps them.'),
  isMailed: z.boolean(),
});

export type AdminPlanChanged = z.infer<typeof adminPlanChangedSchema>;
export type AdminPersonDeleted = z.infer<typeof adminPersonDeletedSchema>;
export type AdminSessionsEnded = z.infer<typeof adminSessionsEndedSchema>;
