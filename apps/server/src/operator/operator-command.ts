import { isAbsolute } from 'node:path';
import { emailSchema } from '@platewise/contract/account/user-schema';
import { adminReason } from '@platewise/contract/admin/admin-page-schema';
import { PLAN_IDS } from '@platewise/contract/billing/subscription-schema';
import { z } from 'zod';

/** Where a running server takes commands, with the secret that its data folder holds. */
export const OPERATOR_PATH = '/api/operator';
export const OPERATOR_HEADER = 'x-operator-secret';

// The server may run in another folder than the command.
const wholePath = z
  .string({ error: 'Name the file.' })
  .refine((path) => isAbsolute(path), { error: 'The file must be given with its whole path.' });

/** What an operator may ask for on the machine, over the terminal or over the running server. */
export const operatorCommandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('grant'),
    email: emailSchema,
    plan: z.enum(PLAN_IDS, { error: `The plan must be one of: ${PLAN_IDS.join(', ')}.` }),
    userId: z.string().optional(),
    reason: adminReason.optional(),
  }),
  z.discriminatedUnion(
    'deed',
    [
      z.object({
        command: z.literal('operator'),
        deed: z.literal(['grant', 'revoke']),
        email: emailSchema,
        userId: z.string().optional(),
      }),
      z.strictObject({ command: z.literal('operator'), deed: z.literal('list') }),
    ],
    { error: 'The deed must be one of: grant, revoke, list.' },
  ),
  z.object({
    command: z.literal('person'),
    deed: z.enum(['delete', 'export', 'end-sessions'], {
      error: 'The deed must be one of: delete, export, end-sessions.',
    }),
    email: emailSchema,
    userId: z.string().optional(),
    reason: adminReason,
    keepTokens: z.boolean().default(false),
  }),
  z.strictObject(
    {
      command: z.literal('accounts'),
      deed: z.literal(['to-clerk', 'to-local'], { error: 'The deed must be one of: to-clerk, to-local.' }),
      email: emailSchema.optional(),
      pairsFile: wholePath.optional(),
      isMoved: z.boolean().default(false),
    },
    { error: 'That is not an option of accounts.' },
  ),
  z.strictObject(
    { command: z.literal('tasks'), retry: z.string({ error: 'Name the task after --retry.' }).optional() },
    { error: 'That is not an option of tasks.' },
  ),
  z.strictObject(
    { command: z.literal('outbox'), retry: z.string({ error: 'Name the id of an email after --retry.' }).optional() },
    { error: 'That is not an option of outbox.' },
  ),
  z.strictObject({ command: z.literal('audit') }, { error: 'audit takes nothing more.' }),
  z.object({
    command: z.literal('reset-password'),
    email: emailSchema,
    keepTokens: z.boolean({ error: 'That is not an option of reset-password.' }).default(false),
  }),
  z.strictObject(
    { command: z.literal('remove-factors'), email: emailSchema },
    { error: 'remove-factors takes one e-mail address.' },
  ),
  z.object({
    command: z.literal('inbox'),
    all: z.boolean({ error: 'That is not an option of inbox.' }).default(false),
    deed: z
      .enum(['message-read', 'message-answered', 'message-deleted'], { error: 'That is not an option of inbox.' })
      .optional(),
    messageId: z.string({ error: 'Name the id of a message.' }).optional(),
  }),
  z.strictObject({ command: z.literal('costs') }, { error: 'costs takes nothing more.' }),
  z.strictObject({ command: z.literal('doctor') }, { error: 'doctor takes nothing more.' }),
  z.strictObject(
    { command: z.literal('backup'), file: wholePath, isOverwritten: z.boolean().default(false) },
    { error: 'That is not an option of backup.' },
  ),
  z.strictObject(
    { command: z.literal('restore'), file: wholePath, isReplacing: z.boolean().default(false) },
    { error: 'That is not an option of restore.' },
  ),
  z.strictObject({ command: z.literal('release') }, { error: '--release takes nothing more.' }),
]);

export type OperatorCommand = z.infer<typeof operatorCommandSchema>;
