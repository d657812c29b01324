import type { Db } from '@platewise/db/database';
import type { LedgerKind } from '@platewise/db/tables/allowance-tables';

/** Adds a movement of tokens; `amount` is negative where they are taken. */
export async function insertMovement(
  db: Db,
  userId: string,
  movement: {
    id: string;
    kind: LedgerKind;
    amount: number;
    balanceAfter: number;
    generationId: string | null;
    createdAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('token_ledger')
    .values({
      user_id: userId,
      id: movement.id,
      kind: movement.kind,
      amount: movement.amount,
      balance_after: movement.balanceAfter,
      generation_id: movement.generationId,
      created_at: movement.createdAt,
    })
    .execute();
}
