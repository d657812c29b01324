import { ALLOWANCE } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { momentAfter } from '@platewise/db/moment-after';
import { sweepRows } from '@platewise/db/sweeping/sweep-rows';
import { sql } from 'kysely';

type Attempt = { key: string; requestHash: string; attempt: string; runningUntil: Date; expiresAt: Date };

/** Returns false when the key is there already. */
export async function insertKey(db: Db, userId: string, attempt: Attempt): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_key')
    .values({ user_id: userId, key: attempt.key, ...columns(attempt) })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads a key and holds it until the transaction ends. */
export function findKeyForUpdate(db: Db, userId: string, { key }: { key: string }) {
  return db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Gives a key to another attempt and forgets what it was used for. */
export async function takeOverKey(db: Db, userId: string, attempt: Attempt): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set(columns(attempt))
    .where('user_id', '=', userId)
    .where('key', '=', attempt.key)
    .execute();
}

/** Keeps the response; false when the key meanwhile belongs to another attempt. */
export async function saveResponse(
  db: Db,
  userId: string,
  { key, attempt, response }: { key: string; attempt: string; response: object },
): Promise<boolean> {
  const row = await db
    .updateTable('idempotency_key')
    // As text within the json: a jsonb column orders the keys of an object its own way, and a replay is the same bytes.
    .set({ response: JSON.stringify(JSON.stringify(response)) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Frees a key, unless it meanwhile belongs to another attempt. */
export async function deleteKey(
  db: Db,
  userId: string,
  { key, attempt }: { key: string; attempt: string },
): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .execute();
}

/** Lets attempts hold their keys longer, but never longer than a reservation may take in all. */
export async function renewAttempts(
  db: Db,
  attempts: readonly { userId: string; id: string }[],
  { until }: { until: Date },
): Promise<void> {
  if (attempts.length === 0) return;
  const { idempotencyHours: hours, reservationSeconds: seconds } = ALLOWANCE;
  const inAll = momentAfter('expires_at', seconds - hours * 3600);
  await db
    .updateTable('idempotency_key')
    .set({ running_until: sql<Date>`least(${until}::timestamptz, ${inAll})` })
    .where((eb) =>
      eb(
        eb.refTuple('user_id', 'attempt'),
        'in',
        attempts.map(({ userId, id }) => eb.tuple(userId, id)),
      ),
    )
    .where('response', 'is', null)
    .execute();
}

/** Lets the time of every attempt without a response be over at a moment. */
export async function endAttempts(db: Db, { at }: { at: Date }): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ running_until: at })
    .where('response', 'is', null)
    .where('running_until', '>', at)
    .execute();
}

/** Removes everybody's keys whose day is over. */
export async function deleteExpiredKeys(db: Db, { at }: { at: Date }): Promise<void> {
  await sweepRows(db, { table: 'idempotency_key', by: 'expires_at', until: at });
}

function columns({ requestHash, attempt, runningUntil, expiresAt }: Attempt) {
  return {
    request_hash: requestHash,
    attempt,
    response: null,
    running_until: runningUntil,
    expires_at: expiresAt,
  };
}
