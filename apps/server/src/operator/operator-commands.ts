import { type GrantOutcome, grantPlan } from '@platewise/api/subscription/grant-plan';
import { revokeAccess } from '@platewise/api/users/deletion/revoke-access';
import type { PLAN_IDS } from '@platewise/contract/billing/subscription-schema';
import { runDoctor } from '../doctor/run-doctor.ts';
import type { Services } from '../start/services.ts';
import { moveAccounts } from './accounts/move-accounts.ts';
import { notOneAccount } from './find-one-account.ts';
import { readBackup, releaseHeld, writeBackup } from './keep-backups.ts';
import { manageOperators } from './manage-operators.ts';
import { managePerson } from './manage-person.ts';
import type { OperatorCommand } from './operator-command.ts';
import { readCosts } from './read-costs.ts';
import { readInbox } from './read-inbox.ts';
import { showLog } from './show-log.ts';
import { showOutbox, showTasks } from './show-queues.ts';

export type OperatorAnswer = { ok: boolean; text: string };
export type OperatorServices = Pick<
  Services,
  | 'env'
  | 'version'
  | 'database'
  | 'identity'
  | 'mailing'
  | 'payments'
  | 'seller'
  | 'deletedAccounts'
  | 'stopping'
  | 'now'
  | 'newId'
>;

/** Does what the operator asks and says how it went, in lines for a terminal. */
export function runOperatorCommand(services: OperatorServices, command: OperatorCommand): Promise<OperatorAnswer> {
  switch (command.command) {
    case 'grant':
      return grant(services, command);
    case 'operator':
      return manageOperators(services, command);
    case 'person':
      return managePerson(services, command);
    case 'accounts':
      return moveAccounts({ ...services, isServing: true }, command);
    case 'tasks':
      return showTasks(services, command);
    case 'outbox':
      return showOutbox(services, command);
    case 'audit':
      return showLog(services);
    case 'reset-password':
      return resetPassword(services, command);
    case 'remove-factors':
      return removeFactors(services, command);
    case 'inbox':
      return readInbox(services, command);
    case 'costs':
      return readCosts(services);
    case 'doctor':
      return runDoctor(services);
    case 'backup':
      return writeBackup(services, command);
    case 'restore':
      return readBackup(services, command);
    case 'release':
      return releaseHeld(services);
  }
}

async function grant(
  { database, mailing, now, newId }: OperatorServices,
  { email, plan, userId, reason }: Extract<OperatorCommand, { command: 'grant' }>,
): Promise<OperatorAnswer> {
  const outcome = await grantPlan({ db: database.db, mailing, now, newId }, { email, plan, userId, reason });
  return outcome.kind === 'granted' ? { ok: true, text: grantText(outcome, plan) } : notOneAccount(outcome, { email });
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

async function removeFactors(
  { identity }: OperatorServices,
  { email }: Extract<OperatorCommand, { command: 'remove-factors' }>,
): Promise<OperatorAnswer> {
  const removed = await identity.removeFactors(email);
  if (!removed) return { ok: false, text: `There is no account with the address ${email}.` };
  const { hadApp, passkeysRemoved } = removed;
  if (!hadApp && passkeysRemoved === 0) {
    return { ok: true, text: `${email} signs in with the password alone; nothing was changed.` };
  }
  const what = hadApp ? `The app and the backup codes of ${email} are removed` : `${email} had no app`;
  return {
    ok: true,
    text: `${what}; passkeys removed: ${passkeysRemoved}. All sessions have ended, and the password is enough to sign in.`,
  };
}
