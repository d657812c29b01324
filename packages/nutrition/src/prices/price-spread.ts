/** What the lowest and the highest price are of the one that is stated. */
export type PriceSpread = { low: number; high: number };

/**
 * What the lowest and highest price of a market are of the one that is stated, where the source states no range: the medians
 * of the nine foods for which the survey of 12 Indian markets (WFP, July 2022) states both.
 */
export const USUAL_SPREAD: PriceSpread = { low: 0.76, high: 1.31 };

/**
 * What the price of a food is of that of a near relative which stands in for it: the tenth and the ninetieth percentile of the
 * pairs that both have prices of their own in the other currency, as a test computes them.
 */
export const RELATIVE_SPREAD: PriceSpread = { low: 0.5, high: 2.24 };
