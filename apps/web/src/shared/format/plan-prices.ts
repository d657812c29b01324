import { DOCUMENTED_PRICES, PAID_PLAN_IDS, type PlanPrices } from '@platewise/contract/billing/paid-plans';

/** What plans cost on this server: as its page says from the first moment, else the documented prices, as at the build. */
export function planPrices(): PlanPrices {
  if (typeof document === 'undefined') return DOCUMENTED_PRICES;
  return readPlanPrices(document.getElementById('boot')?.textContent);
}

/** Reads the prices from the page's boot data; anything unreadable is the documented price. */
export function readPlanPrices(boot: string | null | undefined): PlanPrices {
  try {
    const { prices } = Object(JSON.parse(boot ?? '')) as { prices?: Record<string, unknown> };
    const read = PAID_PLAN_IDS.map((planId) => {
      const paise = prices?.[planId];
      return [planId, Number.isSafeInteger(paise) ? paise : DOCUMENTED_PRICES[planId]];
    });
    return Object.fromEntries(read) as PlanPrices;
  } catch {
    return DOCUMENTED_PRICES;
  }
}
