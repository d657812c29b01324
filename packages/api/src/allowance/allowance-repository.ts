import type { Db } from '@platewise/db/database';
import type { AllowanceRow } from '@platewise/db/tables/allowance-tables';

/** Adds the balance of a new person; the months are counted from `anchorAt`. */
export async function insertAllowance(
  db: Db,
  userId: string,
  {
    tokens,
    anchorAt,
    periodIndex,
    needsProof,
  }: { tokens: number; anchorAt: Date; periodIndex: number; needsProof: boolean },
): Promise<void> {
  await db
    .insertInto('allowance')
    .values({ user_id: userId, tokens, anchor_at: anchorAt, period_index: periodIndex, needs_proof: needsProof })
    .execute();
}

/** Reads the balance as it is kept; a month that has begun since is not in it. */
export function findAllowance(db: Db, userId: string): Promise<AllowanceRow> {
  return db.selectFrom('allowance').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
}

/** Reads the balance and holds it until the transaction ends. */
export function findAllowanceForUpdate(db: Db, userId: string): Promise<AllowanceRow> {
  return db.selectFrom('allowance').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Begins a later month with a full balance; false when that month was begun already. */
export async function startPeriod(
  db: Db,
  userId: string,
  { tokens, periodIndex }: { tokens: number; periodIndex: number },
): Promise<boolean> {
  const row = await db
    .updateTable('allowance')
    .set({ tokens, period_index: periodIndex })
    .where('user_id', '=', userId)
    .where('period_index', '<', periodIndex)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes tokens if there are that many, in one statement; the balance after, or null when there are too few. */
export async function takeTokens(db: Db, userId: string, { tokens }: { tokens: number }): Promise<number | null> {
  const row = await db
    .updateTable('allowance')
    .set((row) => ({ tokens: row('tokens', '-', tokens) }))
    .where('user_id', '=', userId)
    .where('tokens', '>=', tokens)
    .returning('tokens')
    .executeTakeFirst();
  return row?.tokens ?? null;
}

/** Gives tokens back to the month they were taken from; null when that month is over. */
export async function returnTokens(
  db: Db,
  userId: string,
  { tokens, periodIndex }: { tokens: number; periodIndex: number },
): Promise<number | null> {
  const row = await db
    .updateTable('allowance')
    .set((row) => ({ tokens: row('tokens', '+', tokens) }))
    .where('user_id', '=', userId)
    .where('period_index', '=', periodIndex)
    .returning('tokens')
    .executeTakeFirst();
  return row?.tokens ?? null;
}

/** Lets new months begin by themselves from now on: the address is proved. */
export async function endWaitingForProof(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('allowance')
    .set({ needs_proof: false })
    .where('user_id', '=', userId)
    .where('needs_proof', '=', true)
    .execute();
}

/** Counts the months from another moment, beginning again at the first; the balance stays. */
export async function restartPeriods(db: Db, userId: string, { anchorAt }: { anchorAt: Date }): Promise<void> {
  await db
    .updateTable('allowance')
    .set({ anchor_at: anchorAt, period_index: 0 })
    .where('user_id', '=', userId)
    .execute();
}
