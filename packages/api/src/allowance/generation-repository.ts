import { ALLOWANCE } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import { momentAfter } from '@platewise/db/moment-after';
import type { GenerationRow } from '@platewise/db/tables/allowance-tables';
import { sql } from 'kysely';

/** Adds an open generation that holds so many tokens until its deadline. */
export async function insertReservation(
  db: Db,
  userId: string,
  reservation: { id: string; tokens: number; periodIndex: number; deadline: Date; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('generation')
    .values({
      user_id: userId,
      id: reservation.id,
      state: 'reserved',
      tokens: reservation.tokens,
      period_index: reservation.periodIndex,
      deadline: reservation.deadline,
      created_at: reservation.createdAt,
      settled_at: null,
    })
    .execute();
}

/** Ends a generation that is still reserved; undefined when it was settled before. */
export function settle(
  db: Db,
  userId: string,
  { generationId, state, settledAt }: { generationId: string; state: 'done' | 'refunded'; settledAt: Date },
): Promise<Pick<GenerationRow, 'tokens' | 'period_index'> | undefined> {
  return db
    .updateTable('generation')
    .set({ state, settled_at: settledAt })
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .where('state', '=', 'reserved')
    .returning(['tokens', 'period_index'])
    .executeTakeFirst();
}

/** Notes how many tokens a settled generation kept. */
export async function updateTokens(
  db: Db,
  userId: string,
  { generationId, tokens }: { generationId: string; tokens: number },
): Promise<void> {
  await db
    .updateTable('generation')
    .set({ tokens })
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .execute();
}

/** Counts the open reservations to the first month of a new count. */
export async function moveOpenToFirstPeriod(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('generation')
    .set({ period_index: 0 })
    .where('user_id', '=', userId)
    .where('state', '=', 'reserved')
    .execute();
}

/** How many tokens of a month open generations hold. */
export async function countOpenTokens(
  db: Db,
  userId: string,
  { periodIndex }: { periodIndex: number },
): Promise<number> {
  const { tokens } = await db
    .selectFrom('generation')
    .select(({ fn }) => fn.sum<number | null>('tokens').as('tokens'))
    .where('user_id', '=', userId)
    .where('state', '=', 'reserved')
    .where('period_index', '=', periodIndex)
    .executeTakeFirstOrThrow();
  return Number(tokens ?? 0);
}

/** Moves the deadline of open generations, but never beyond what a reservation may take in all. */
export async function renewReservations(
  db: Db,
  generations: readonly { userId: string; id: string }[],
  { until }: { until: Date },
): Promise<void> {
  if (generations.length === 0) return;
  const inAll = momentAfter('created_at', ALLOWANCE.reservationSeconds);
  await db
    .updateTable('generation')
    .set({ deadline: sql<Date>`least(${until}::timestamptz, ${inAll})` })
    .where((eb) =>
      eb(
        eb.refTuple('user_id', 'id'),
        'in',
        generations.map(({ userId, id }) => eb.tuple(userId, id)),
      ),
    )
    .where('state', '=', 'reserved')
    .execute();
}

/** Lets the time of every open generation be over at a moment. */
export async function endReservations(db: Db, { at }: { at: Date }): Promise<void> {
  await db
    .updateTable('generation')
    .set({ deadline: at })
    .where('state', '=', 'reserved')
    .where('deadline', '>', at)
    .execute();
}

/** Reservations past their deadline, oldest first, of everybody or of one person. */
export function findExpired(
  db: Db,
  { at, owner, limit }: { at: Date; owner?: string | undefined; limit: number },
): Promise<Pick<GenerationRow, 'user_id' | 'id'>[]> {
  return db
    .selectFrom('generation')
    .select(['user_id', 'id'])
    .where('state', '=', 'reserved')
    .where('deadline', '<=', at)
    .$if(owner !== undefined, (query) => query.where('user_id', '=', owner ?? ''))
    .orderBy('deadline')
    .limit(limit)
    .execute();
}
