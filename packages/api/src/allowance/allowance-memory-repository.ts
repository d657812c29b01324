import type { Db } from '@platewise/db/database';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import type { AllowanceMemoryRow } from '@platewise/db/tables/payment-tables';

/** Keeps what an account had left, in the place of what was kept before. */
export async function keep(db: Db, memory: AllowanceMemoryRow): Promise<void> {
  const { email_hash: _, ...fields } = memory;
  await db
    .insertInto('allowance_memory')
    .values(memory)
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet(fields))
    .execute();
}

/** What is kept for an address at a moment. */
export function find(
  db: Db,
  { emailHash, at }: { emailHash: string; at: Date },
): Promise<AllowanceMemoryRow | undefined> {
  return db
    .selectFrom('allowance_memory')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .where('kept_until', '>', at)
    .executeTakeFirst();
}

/** Removes what need not be known any more. */
export async function deleteOver(db: Db, { at }: { at: Date }): Promise<void> {
  await sweepRows(db, { table: 'allowance_memory', by: 'kept_until', until: at });
}
