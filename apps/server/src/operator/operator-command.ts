import { isAbsolute } from 'node:path';
import { emailSchema } from '@platewise/contract/account/user-schema';
import { PLAN_IDS } from '@platewise/contract/billing/subscription-schema';
import { z } from 'zod';

/** Where a running server takes commands, with the secret that its data folder holds. */
export const OPERATOR_PATH = '/api/operator';
export const OPERATOR_HEADER = 'x-operator-secret';

// The server may run in another folder than the command.
const backupFile = z
  .string({ error: 'Name the file.' })
  .refine((path) => isAbsolute(path), { error: 'The file must be given with its whole path.' });

/** What an operator may ask for on the machine, over the terminal or over the running server. */
export const operatorCommandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('grant'),
    email: emailSchema,
    plan: z.enum(PLAN_IDS, { error: `The plan must be one of: ${PLAN_IDS.join(', ')}.` }),
    userId: z.string().optional(),
  }),
  z.object({
    command: z.literal('reset-password'),
    email: emailSchema,
    keepTokens: z.boolean({ error: 'That is not an option of reset-password.' }).default(false),
  }),
  z.object({
    command: z.literal('inbox'),
    all: z.boolean({ error: 'That is not an option of inbox.' }).default(false),
    read: z.string({ error: 'Name the id of a message after --read.' }).optional(),
  }),
  z.strictObject({ command: z.literal('costs') }, { error: 'costs takes nothing more.' }),
  z.strictObject({ command: z.literal('doctor') }, { error: 'doctor takes nothing more.' }),
  z.strictObject(
    { command: z.literal('backup'), file: backupFile, isOverwritten: z.boolean().default(false) },
    { error: 'That is not an option of backup.' },
  ),
  z.strictObject(
    { command: z.literal('restore'), file: backupFile, isReplacing: z.boolean().default(false) },
    { error: 'That is not an option of restore.' },
  ),
  z.strictObject({ command: z.literal('release') }, { error: '--release takes nothing more.' }),
]);

export type OperatorCommand = z.infer<typeof operatorCommandSchema>;
