import { type GrantOutcome, grantPlan } from '@platewise/api/subscription/grant-plan';
import { PLAN_IDS } from '@platewise/contract/subscription-schema';
import { emailSchema } from '@platewise/contract/user-schema';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { readCosts } from './read-costs.ts';
import { readInbox } from './read-inbox.ts';

export const operatorCommandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('grant'),
    email: emailSchema,
    plan: z.enum(PLAN_IDS, { error: `The plan must be one of: ${PLAN_IDS.join(', ')}.` }),
    userId: z.string().optional(),
  }),
  z.object({ command: z.literal('reset-password'), email: emailSchema }),
  z.object({
    command: z.literal('inbox'),
    all: z.boolean({ error: 'That is not an option of inbox.' }).default(false),
    read: z.string({ error: 'Name the id of a message after --read.' }).optional(),
  }),
  z.strictObject({ command: z.literal('costs') }, { error: 'costs takes nothing more.' }),
]);

export type OperatorCommand = z.infer<typeof operatorCommandSchema>;
export type OperatorAnswer = { ok: boolean; text: string };
export type OperatorServices = Pick<Services, 'database' | 'identity' | 'now' | 'newId'>;

/** Does what the operator asks and tells how it went, in lines for a terminal. */
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

async function resetPassword({ identity }: OperatorServices, { email }: { email: string }): Promise<OperatorAnswer> {
  const link = await identity.createPasswordResetLink(email);
  if (!link) return { ok: false, text: `There is no account with the address ${email}.` };
  return {
    ok: true,
    text: `All sessions of ${email} have ended. A new password can be set within one hour at:\n${link}`,
  };
}
