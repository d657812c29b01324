import { type RawBuilder, sql } from 'kysely';

/**
 * The moment so many seconds after that of a column. What Postgres makes of `timestamptz + interval` depends on the time zone of the
 * session, and Citus refuses that in an update (its documentation, 'Common Error Messages': STABLE functions used in UPDATE queries).
 */
export function momentAfter(column: string, seconds: number): RawBuilder<Date> {
  return sql<Date>`to_timestamp(extract(epoch from ${sql.ref(column)} - timestamptz 'epoch') + ${seconds}::integer)`;
}
