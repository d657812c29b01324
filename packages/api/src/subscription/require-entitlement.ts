import type { Entitlements } from '@platewise/contract/billing/subscription-schema';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { readEntitlements } from './read-entitlements.ts';

/**
 * Makes sure that the caller's plan allows something.
 * @throws AppError PRO_ONLY
 */
export async function requireEntitlement(
  { db, identity, rights }: Pick<UserContext, 'db' | 'identity' | 'rights'>,
  name: Exclude<keyof Entitlements, 'profiles'>,
): Promise<void> {
  const entitlements = rights ? ENTITLEMENTS[rights.subscription.plan] : await readEntitlements(db, identity.userId);
  if (!entitlements[name]) throw new AppError('PRO_ONLY');
}
