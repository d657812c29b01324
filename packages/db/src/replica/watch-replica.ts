import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** What a read of the replica may lack, in milliseconds: programs look at a calendar once an hour. */
const LAG_MAX_MS = 10_000;
/** How often both servers are asked how far they are. */
const EVERY_MS = 1000;

/**
 * `used` while it has what the primary had a few seconds ago; `behind` when it has not; `away` when it does not answer; `foreign` when
 * it replicates no database of the primary's, or does so no more.
 */
export type ReplicaState = 'used' | 'behind' | 'away' | 'foreign';

type Place = { bytes: string; database: string; isReplica: boolean };
type Sample = { bytes: bigint; at: number };

/**
 * Measures by how much a streaming replica lags, without clocks that could differ and without writing: it notes how far the log of
 * the primary was at which moment, and finds the last of these moments that the replica has reached. The timestamp of the last
 * transaction that a replica has replayed would grow while nobody writes, and the place that it has received stands still with it when
 * the connection between them is cut.
 */
export function watchReplica({
  primary,
  replica,
  lagMaxMs = LAG_MAX_MS,
}: {
  primary: Db;
  replica: Db;
  lagMaxMs?: number | undefined;
}): { state: () => ReplicaState; stop: () => Promise<void> } {
  let samples: Sample[] = [];
  let found: 'followed' | 'away' | 'foreign' = 'away';
  let freshAsOf = Number.NEGATIVE_INFINITY;

  const measure = async () => {
    const at = performance.now();
    const ahead = await place(primary, sql`pg_current_wal_lsn()`);
    const behind = await place(replica, sql`pg_last_wal_replay_lsn()`).catch(() => null);
    if (behind === null) {
      found = 'away';
      return;
    }
    found = behind.isReplica && behind.database === ahead.database ? 'followed' : 'foreign';
    samples = [...samples.filter((one) => at - one.at <= lagMaxMs), { bytes: BigInt(ahead.bytes), at }];
    const reached = samples.findLast(({ bytes }) => bytes <= BigInt(behind.bytes));
    if (reached) freshAsOf = reached.at;
  };

  let isStopped = false;
  let measuring: Promise<void> | null = null;
  const tick = () => {
    // A primary that is away is noticed by everybody who asks it.
    measuring ??= measure()
      .catch(() => undefined)
      .finally(() => {
        measuring = null;
      });
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  tick();

  return {
    state: () => {
      if (found !== 'followed') return found;
      return performance.now() - freshAsOf <= lagMaxMs && !isStopped ? 'used' : 'behind';
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await measuring;
    },
  };
}

/** Where in the log a server is, in bytes, and which database that is of all that there are. */
async function place(db: Db, position: ReturnType<typeof sql>): Promise<Place> {
  const { rows } = await sql<Place>`
    select
      coalesce(${position} - '0/0', 0)::text as bytes,
      system_identifier::text || ' ' || current_database() as database,
      pg_is_in_recovery() as "isReplica"
    from pg_control_system()`.execute(db);
  if (!rows[0]) throw new Error('A server has no control file.');
  return rows[0];
}
