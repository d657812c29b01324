import { z } from 'zod';
import { cleanText, oneOf } from '../language/clean-text.ts';
import { texts } from '../texts.ts';
import { adminPageFields, adminPageSchema } from './admin-page-schema.ts';

const moment = () => z.string().describe('ISO date-time, UTC.');

export const STUCK_KINDS = ['cancel', 'refund', 'identity-removal'] as const;

/** A task of the background that failed, was tried in vain, or waits although it is due. */
export const adminStuckTaskSchema = z.object({
  id: z.string().describe('What it is retried by.'),
  kind: z.enum(STUCK_KINDS),
  provider: z.enum(['razorpay', 'sandbox', 'identity']),
  target: z.string().describe('The provider’s subscription or payment, or the account.'),
  amount: z.number().nullable().describe('Rupees to be paid back in all.'),
  state: z.enum(['waiting', 'failed']),
  attempts: z.number().int(),
  error: z.string().nullable().describe('The code of the last failure.'),
  createdAt: moment().nullable(),
  nextAttemptAt: moment(),
});

/** The oldest first; all that is stuck is read at once, up to the bound. */
export const adminStuckSchema = z.object({ rows: z.array(adminStuckTaskSchema), isCut: z.boolean() });

export const adminRetryTaskSchema = z.object({ taskId: cleanText('taskId', { min: 1, max: 300 }) });

export const OUTBOX_STATES = ['waiting', 'failed'] as const;

export const adminOutboxRequestSchema = z
  .object({ ...adminPageFields, state: oneOf('state', OUTBOX_STATES).optional() })
  .prefault({});

/** An email on its way; one that was sent is gone. Its text is never shown: it may hold a link that lets somebody in. */
export const adminEmailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(OUTBOX_STATES),
  attempts: z.number().int(),
  error: z.string().nullable().describe('The code of the last failure.'),
  createdAt: moment(),
  nextAttemptAt: moment(),
});

export const adminOutboxSchema = adminPageSchema(adminEmailSchema);

export const adminEmailIdSchema = z.object({ emailId: cleanText('emailId', { min: 1, max: 100 }) });

export const INBOX_FILTERS = ['all', 'unread', 'unanswered'] as const;

export const adminInboxRequestSchema = z
  .object({ ...adminPageFields, show: oneOf('show', INBOX_FILTERS).default('all') })
  .prefault({});

export const adminMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: moment(),
  readAt: moment().nullable(),
  answeredAt: moment().nullable(),
});

export const adminInboxSchema = adminPageSchema(adminMessageSchema).extend({
  total: z.number().int(),
  unread: z.number().int(),
});

export const adminMessageIdSchema = z.object({ messageId: cleanText('messageId', { min: 1, max: 100 }) });

/** Answered is read as well; taking it back leaves it read. */
export const adminMarkAnsweredSchema = adminMessageIdSchema.extend({
  isAnswered: z.boolean({ error: () => texts.validation.boolean({ field: 'isAnswered' }) }).default(true),
});

export type AdminStuckTask = z.infer<typeof adminStuckTaskSchema>;
export type AdminStuck = z.infer<typeof adminStuckSchema>;
export type AdminEmail = z.infer<typeof adminEmailSchema>;
export type AdminOutbox = z.infer<typeof adminOutboxSchema>;
export type AdminOutboxRequest = z.output<typeof adminOutboxRequestSchema>;
export type AdminMessage = z.infer<typeof adminMessageSchema>;
export type AdminInbox = z.infer<typeof adminInboxSchema>;
export type AdminInboxRequest = z.output<typeof adminInboxRequestSchema>;
