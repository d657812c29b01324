import { isAbsolute } from 'node:path';
import { type GrantOutcome, grantPlan } from '@platewise/api/subscription/grant-plan';
import { revokeAccess } from '@platewise/api/users/revoke-access';
import { emailSchema } from '@platewise/contract/account/user-schema';
import { PLAN_IDS } from '@platewise/contract/billing/subscription-schema';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { readBackup, releaseHeld, writeBackup } from './keep-backups.ts';
import { readCosts } from './read-costs.ts';
import { readInbox } from './read-inbox.ts';

// The server may run in another folder than the command.
const backupFile = z
  .string({ error: 'Name the file.' })
  .refine((path) => isAbsolute(path), { error: 'The file must be given with its whole path.' });

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
export type OperatorAnswer = { ok: boolean; text: string };
export type OperatorServices = Pick<
  Services,
  'env' | 'version' | 'database' | 'identity' | 'payments' | 'deletedAccounts' | 'stopping' | 'now' | 'newId'
>;

/** Does what the operator asks and says how it went, in lines for a terminal. */
export function runOperatorCommand(services: OperatorServices, command: OperatorCommand): Promise<OperatorAnswer> {
  switch (command.command) {
    case 'grant':
      return grant(services, command);
    case 'reset-password':
      return resetPassword(services, command);
    case 'inbox':
      return readInbox(services, command);
    case 'costs':
      return readCosts(services);
    case 'backup':
      return writeBackup(services, command);
    case 'restore':
      return readBackup(services, command);
    case 'release':
      return releaseHeld(services);
  }
}

async function grant(
  { database, now, newId }: OperatorServices,
  { email, plan, userId }: Extract<OperatorCommand, { command: 'grant' }>,
): Promise<OperatorAnswer> {
  const outcome = await grantPlan({ db: database.db, now, newId }, { email, plan, userId });
  switch (outcome.kind) {
    case 'granted':
      return {
        ok: true,
        text: grantText(outcome, plan),
      };
    case 'unknown':
      return { ok: false, text: `There is no account with the address ${email}.` };
    case 'several': {
      const lines = outcome.matches.map(({ userId: id, email: address, name }) => `  ${id}  ${address}  ${name}`);
      return { ok: false, text: [`Several accounts have this address; add one of their ids:`, ...lines].join('\n') };
    }
  }
}

function grantText(
  { user, plan, previous }: Extract<GrantOutcome, { kind: 'granted' }>,
  given: (typeof PLAN_IDS)[number],
): string {
  const isPaidFor = plan !== given ? ' They pay for it, and it stays until they cancel.' : '';
  return `${user.email} is on the plan ${plan} now (before: ${previous}).${isPaidFor}`;
}

async function resetPassword(
  { identity, database: { db } }: OperatorServices,
  { email, keepTokens }: Extract<OperatorCommand, { command: 'reset-password' }>,
): Promise<OperatorAnswer> {
  const link = await identity.createPasswordResetLink(email);
  if (!link) return { ok: false, text: `There is no account with the address ${email}.` };
  if (!keepTokens) await revokeAccess(db, link.userId, { apiTokens: true, shareLinks: true, calendarFeed: true });
  const also = keepTokens
    ? '; API tokens, shared links and the calendar feed go on'
    : ', and so have API tokens, shared links and the calendar feed';
  return {
    ok: true,
    text: `All sessions of ${email} have ended${also}. A new password can be set within one hour at:\n${link.url}`,
  };
}
