import type { Entitlements } from '@platewise/contract/billing/subscription-schema';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readEntitlements } from './read-entitlements.ts';

/**
 * Makes sure that the caller's plan allows something.
 * @throws AppError PRO_ONLY
 */
export async function requireEntitlement(caller: Caller, name: EntitlementName): Promise<void> {
  if (!(await hasEntitlement(caller, name))) throw new AppError('PRO_ONLY');
}

/** Whether the caller's plan allows something. */
export async function hasEntitlement({ db, identity, rights }: Caller, name: EntitlementName): Promise<boolean> {
  const entitlements = rights ? ENTITLEMENTS[rights.subscription.plan] : await readEntitlements(db, identity.userId);
  return entitlements[name];
}

type Caller = Pick<UserContext, 'db' | 'identity' | 'rights'>;
type EntitlementName = Exclude<keyof Entitlements, 'profiles'>;
