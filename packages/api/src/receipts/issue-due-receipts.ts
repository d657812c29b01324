import { isHeld } from '@platewise/db/is-held';
import type { Context } from '../context.ts';
import { issueReceipts } from './issue-receipts.ts';
import { listDue } from './receipts-repository.ts';
import { deleteOver } from './retained-tax-documents-repository.ts';

/** Charges looked at in one round, so that other work in the background gets its turn. */
const LIMIT = 100;

/** One round of the documents of charges: issues what is missing, and forgets what no law asks for any more. Safe with several processes. */
export async function issueDueReceipts(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'mailing' | 'seller' | 'hasFreeSpace'>,
): Promise<number> {
  const { db, now, hasFreeSpace } = context;
  // What a backup knows of the series is old: numbers that were given since would be given again.
  if (!(await hasFreeSpace()) || (await isHeld(db))) return 0;
  await deleteOver(db, { at: now() });
  let charges = 0;
  for (const userId of await listDue(db, { limit: LIMIT })) charges += await issueReceipts(context, userId);
  return charges;
}
