import type { ModelUsage } from '@platewise/providers/model/model-port';
import type { Context } from '../context.ts';
import { add } from './model-usage-repository.ts';
import { utcDay } from './utc-day.ts';

const MICROS = 1_000_000;

/** What one order to a model came to. */
export type RequestUsage = Omit<ModelUsage, 'milliseconds'> & { model: string };

/**
 * Adds one order to what its day comes to, for the operator; nothing of who asked or for what. While the disk is nearly
 * full nothing is added.
 */
export async function recordModelUsage(
  { db, now, hasFreeSpace }: Pick<Context, 'db' | 'now' | 'hasFreeSpace'>,
  { model, outcome, dishes, requests, inputTokens, outputTokens, cachedTokens, costUsd }: RequestUsage,
): Promise<void> {
  if (!(await hasFreeSpace())) return;
  // What was never sent cost nothing, whatever the price.
  const isUnknown = costUsd === null && requests > 0;
  await add(db, {
    day: utcDay(now()),
    model,
    outcome,
    orders: 1,
    requests,
    dishes,
    input_tokens: inputTokens,
    cached_tokens: cachedTokens,
    output_tokens: outputTokens,
    cost_micros: costUsd === null ? null : Math.round(costUsd * MICROS),
    orders_without_cost: isUnknown ? 1 : 0,
  });
}
