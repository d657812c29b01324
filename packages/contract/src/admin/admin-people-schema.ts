import { z } from 'zod';
import { TOKEN_SCOPES } from '../account/api-token-schema.ts';
import { PAID_PLAN_IDS } from '../billing/paid-plans.ts';
import { PLAN_IDS, SUBSCRIPTION_STATUSES } from '../billing/subscription-schema.ts';
import { cleanText, oneOf } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { adminPageFields, adminPageSchema, adminUserId } from './admin-page-schema.ts';

const moment = () => z.string().describe('ISO date-time, UTC.');

/** Who an operator looks for: by the beginning of an address or of an id, letter case of the address aside. Newest first. */
export const adminPeopleRequestSchema = z
  .object({
    ...adminPageFields,
    search: cleanText('search', { max: LIMITS.emailMaxCharacters }).optional(),
    plan: oneOf('plan', PLAN_IDS).optional(),
    status: oneOf('status', SUBSCRIPTION_STATUSES).optional(),
  })
  .prefault({});

export const adminListedPersonSchema = z.object({
  userId: z.string(),
  email: z.string(),
  createdAt: moment(),
  plan: z.enum(PLAN_IDS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  grantedPlan: z.enum(PLAN_IDS).nullable().describe('What an operator has given, next to what is paid for.'),
  tokens: z.number().int().describe('Meals left in the free month, as last counted.'),
  isOperator: z.boolean(),
});

export const adminPeopleSchema = adminPageSchema(adminListedPersonSchema);

export const adminPersonRequestSchema = z.object({ userId: adminUserId });

/** What a person has of each kind: how many, never what. */
export const ADMIN_COUNTED = [
  'plans',
  'favorites',
  'dislikedMeals',
  'profiles',
  'calendarEntries',
  'shoppingItems',
  'pantryFoods',
  'diaryDays',
  'ownFoods',
  'bodyMeasures',
  'imports',
  'planLinks',
] as const;

/** The account of one person. Nothing that they planned, ate, measured or wrote is in it: counts only. */
export const adminPersonSchema = adminListedPersonSchema.extend({
  emailVerified: z.boolean(),
  registeredAt: moment().nullable(),
  lastSeenOn: z
    .string()
    .nullable()
    .describe('YYYY-MM-DD, UTC: the last day with a sign-in, a renewed session, a call by a token or a plan made.'),
  currentPeriodEnd: moment().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  billingMail: z.boolean().describe('Whether emails about payments are wanted.'),
  newsletter: z.enum(['pending', 'subscribed', 'unsubscribed']).nullable(),
  accounts: z.enum(['local', 'clerk']).describe('Who keeps the accounts.'),
  sessions: z
    .object({ count: z.number().int(), signedInAt: z.array(moment()) })
    .nullable()
    .describe('Sign-ins that go on, newest first; null where a hosted service keeps them.'),
  apiTokens: z.array(
    z.object({
      name: z.string(),
      scopes: z.array(z.enum(TOKEN_SCOPES)),
      createdAt: moment(),
      lastUsedAt: moment().nullable(),
      expiresAt: moment().nullable(),
    }),
  ),
  tokenMovements: z
    .array(
      z.object({
        at: moment(),
        kind: z.enum(['grant', 'reserve', 'refund']),
        amount: z.number().int(),
        balanceAfter: z.number().int(),
      }),
    )
    .describe('The newest movements of the free allowance.'),
  counts: z.record(z.enum(ADMIN_COUNTED), z.number().int()),
});

const rupees = () => z.number().describe('Rupees.');

/** One thing that happened between a person, their plan and the payment provider. */
export const adminTimelineEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    at: moment(),
    change: z.enum(['created', 'activated', 'replaced', 'cancelled', 'state']),
    state: z.string().describe('The state in the provider’s words, as known now.'),
    planId: z.enum(PAID_PLAN_IDS),
    provider: z.enum(['razorpay', 'sandbox']),
    subscriptionId: z.string(),
  }),
  z.object({
    kind: z.literal('charge'),
    at: moment(),
    amount: rupees(),
    refunded: rupees(),
    chargeId: z.string(),
    subscriptionId: z.string(),
  }),
  z.object({
    kind: z.literal('task'),
    at: moment(),
    task: z.enum(['cancel', 'refund']),
    state: z.enum(['waiting', 'failed']),
    attempts: z.number().int(),
    amount: rupees().nullable(),
    target: z.string(),
  }),
  z.object({
    kind: z.literal('webhook'),
    at: moment(),
    type: z.string(),
    eventId: z.string(),
    subscriptionId: z.string(),
  }),
  z.object({ kind: z.literal('email'), at: moment(), about: z.string() }),
  z.object({
    kind: z.literal('operator'),
    at: moment(),
    action: z.string(),
    reason: z.string().nullable(),
  }),
]);

/** Everything of one person’s payments in order, newest first. */
export const adminTimelineSchema = z.object({
  events: z.array(adminTimelineEventSchema),
  isCut: z.boolean().describe('Whether there is more than is shown.'),
});

export type AdminPeopleRequest = z.output<typeof adminPeopleRequestSchema>;
export type AdminListedPerson = z.infer<typeof adminListedPersonSchema>;
export type AdminPerson = z.infer<typeof adminPersonSchema>;
export type AdminCounted = (typeof ADMIN_COUNTED)[number];
export type AdminTimeline = z.infer<typeof adminTimelineSchema>;
export type AdminTimelineEvent = z.infer<typeof adminTimelineEventSchema>;
