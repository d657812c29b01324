import { z } from 'zod';
import { oneOf } from '../language/clean-text.ts';
import { adminPageFields, adminPageSchema, adminUserId } from './admin-page-schema.ts';

/** What stands in the log of operators. Never renamed: the log is never rewritten. */
export const ADMIN_ACTIONS = [
  'people-listed',
  'person-read',
  'timeline-read',
  'outbox-read',
  'inbox-read',
  'limited-read',
  'log-read',
  'plan-changed',
  'person-deleted',
  'export-sent',
  'sessions-ended',
  'task-retried',
  'email-retried',
  'message-read',
  'message-answered',
  'message-reopened',
  'message-deleted',
  'operator-granted',
  'operator-revoked',
  'account-moved',
] as const;

export type AdminAction = (typeof ADMIN_ACTIONS)[number];

export const adminLogRequestSchema = z
  .object({
    ...adminPageFields,
    userId: adminUserId.optional().describe('Only what was done about this person.'),
    action: oneOf('action', ADMIN_ACTIONS).optional(),
  })
  .prefault({});

export const adminLogRowSchema = z.object({
  id: z.string(),
  at: z.string().describe('ISO date-time, UTC.'),
  operator: z
    .string()
    .nullable()
    .describe('The address of the operator; null for a command on the machine, or when the account is gone.'),
  isCommand: z.boolean().describe('Whether it was done by a command on the machine.'),
  action: z.enum(ADMIN_ACTIONS),
  userId: z.string().nullable().describe('Whom it was about; null for nobody, or when the account is gone.'),
  email: z.string().nullable(),
  subject: z.string().nullable().describe('A digest of that person’s id, or the id of the task, email or message.'),
  reason: z.string().nullable(),
  detail: z.string().nullable().describe('For example "free -> pro".'),
});

/** Newest first. */
export const adminLogSchema = adminPageSchema(adminLogRowSchema);

export type AdminLogRequest = z.output<typeof adminLogRequestSchema>;
export type AdminLogRow = z.infer<typeof adminLogRowSchema>;
export type AdminLog = z.infer<typeof adminLogSchema>;
