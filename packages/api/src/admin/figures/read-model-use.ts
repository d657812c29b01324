import type { AdminModelUse } from '@platewise/contract/admin/admin-figures-schema';
import type { Context } from '../../context.ts';
import { listModelCosts } from '../../model-usage/list-model-costs.ts';
import { findForAll } from '../../model-usage/spending-repository.ts';
import { utcMonth } from '../../model-usage/utc-day.ts';

const MICROS = 1_000_000;

/** What language models came to on each of the last days, newest first, and what the month has left of its budget. */
export async function readModelUse(
  { db, now, modelBudget }: Pick<Context, 'db' | 'now' | 'modelBudget'>,
  { days }: { days: number },
): Promise<AdminModelUse> {
  const found = await listModelCosts({ db, now }, { days });
  const month = utcMonth(now());
  return {
    rows: found.map((row) => ({
      day: row.day,
      model: row.model,
      orders: row.orders,
      failed: row.failed,
      requests: row.requests,
      dishes: row.dishes,
      inputTokens: row.input_tokens,
      cachedTokens: row.cached_tokens,
      outputTokens: row.output_tokens,
      cost: row.cost_micros === null ? null : row.cost_micros / MICROS,
      ordersWithoutCost: row.orders_without_cost,
    })),
    budget: {
      month,
      spent: (await findForAll(db, { month })) / MICROS,
      monthly: modelBudget.monthlyUsd,
      personMonthly: modelBudget.personMonthlyUsd,
    },
  };
}
