import type { Entitlements } from '@platewise/contract/billing/subscription-schema';
import type { Db } from '@platewise/db/database';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { findSubscription } from './subscription-repository.ts';

/** What a person's plan allows (decisions 4). */
export async function readEntitlements(db: Db, userId: string): Promise<Entitlements> {
  const { plan } = await findSubscription(db, userId);
  return ENTITLEMENTS[plan];
}
