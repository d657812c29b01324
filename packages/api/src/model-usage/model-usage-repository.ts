import type { Db } from '@platewise/db/database';
import type { ModelUsageTable } from '@platewise/db/tables/model-usage-tables';
import { sql } from 'kysely';

/** What a model came to on one day, however its requests ended; `failed` counts those that gave nothing or broke off. */
export type ModelDay = Omit<ModelUsageTable, 'outcome'> & { failed: number };

/** Adds to what the day, the model and the outcome come to; safe with several processes at once. */
export async function add(db: Db, usage: ModelUsageTable): Promise<void> {
  await db
    .insertInto('model_usage')
    .values(usage)
    .onConflict((conflict) =>
      conflict.columns(['day', 'model', 'outcome']).doUpdateSet({
        orders: plus('orders'),
        requests: plus('requests'),
        dishes: plus('dishes'),
        input_tokens: plusKnown('input_tokens'),
        cached_tokens: plusKnown('cached_tokens'),
        output_tokens: plusKnown('output_tokens'),
        cost_micros: plusKnown('cost_micros'),
        orders_without_cost: plus('orders_without_cost'),
      }),
    )
    .execute();
}

function plus(column: keyof ModelUsageTable) {
  return sql<number>`${sql.ref(`model_usage.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
}

// What is known adds up; unknown is not zero.
function plusKnown(column: keyof ModelUsageTable) {
  const [kept, added] = [sql.ref(`model_usage.${column}`), sql.ref(`excluded.${column}`)];
  return sql<number | null>`coalesce(${kept} + ${added}, ${kept}, ${added})`;
}

/** Days and models from a day on, newest day first. */
export function listDays(db: Db, { from }: { from: string }): Promise<ModelDay[]> {
  return db
    .selectFrom('model_usage')
    .select(['day', 'model'])
    .select([sum('orders'), sum('requests'), sum('dishes'), sum('orders_without_cost')])
    .select([sum('input_tokens'), sum('cached_tokens'), sum('output_tokens'), sum('cost_micros')])
    .select(sql<number>`coalesce(sum(orders) filter (where outcome not in ('ok', 'aborted')), 0)::bigint`.as('failed'))
    .where('day', '>=', from)
    .groupBy(['day', 'model'])
    .orderBy('day', 'desc')
    .orderBy('model')
    .execute();
}

// The database adds whole numbers up to a type of its own, which would come back as text.
function sum<Column extends keyof ModelUsageTable>(column: Column) {
  return sql<ModelUsageTable[Column]>`sum(${sql.ref(column)})::bigint`.as(column);
}

/** Removes what is older than a day. */
export async function deleteBefore(db: Db, { day }: { day: string }): Promise<void> {
  await db.deleteFrom('model_usage').where('day', '<', day).execute();
}
