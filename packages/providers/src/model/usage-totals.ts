import type { ModelStatus, ModelUsage } from './model-port.ts';

/** Adds up what requests cost since the process started; a sum is null while no part of it is known. */
export function usageTotals(): { add(usage: ModelUsage): void; read(): ModelStatus['totals'] } {
  const totals: ModelStatus['totals'] = {
    orders: 0,
    dishes: 0,
    requests: 0,
    failures: 0,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
  };
  return {
    add: ({ outcome, dishes, requests, inputTokens, outputTokens, costUsd }) => {
      totals.orders += 1;
      totals.dishes += dishes;
      totals.requests += requests;
      if (outcome !== 'ok' && outcome !== 'aborted') totals.failures += 1;
      totals.inputTokens = plus(totals.inputTokens, inputTokens);
      totals.outputTokens = plus(totals.outputTokens, outputTokens);
      totals.costUsd = plus(totals.costUsd, costUsd);
    },
    read: () => ({ ...totals }),
  };
}

function plus(total: number | null, part: number | null): number | null {
  return part === null ? total : (total ?? 0) + part;
}
