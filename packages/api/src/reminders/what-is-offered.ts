import type { Reminders } from '@platewise/contract/account/reminder-schema';
import { CONDITIONS_WITHOUT_TARGET } from '@platewise/contract/body/body-options';
import type { Db } from '@platewise/db/database';
import { findFacts } from '../body/body-repository.ts';
import { readEntitlements } from '../subscription/read-entitlements.ts';

/**
 * Which reminders a person may have: of the diary where their plan has it, of their weight where they have stated themselves too and are
 * not pregnant, breastfeeding, or living with an eating disorder.
 */
export async function whatIsOffered(
  db: Db,
  userId: string,
): Promise<Pick<Reminders, 'isLogOffered' | 'isWeighInOffered'>> {
  const [{ calorieTracker: isLogOffered }, facts] = await Promise.all([
    readEntitlements(db, userId),
    findFacts(db, userId),
  ]);
  const isAgainst = CONDITIONS_WITHOUT_TARGET.some((condition) => facts?.conditions.includes(condition));
  return { isLogOffered, isWeighInOffered: isLogOffered && facts !== undefined && !isAgainst };
}
