import type { Tokens } from './answers/read-answer.ts';
import { knownName } from './known-models.ts';

/** US dollars for a million tokens. */
export type ModelPrice = { input: number; cached?: number; output: number };

/** As the service listed them in November 2026. */
const PRICES: Readonly<Record<string, ModelPrice>> = {
  'gpt-6-luna': { input: 0.1, cached: 0.01, output: 0.5 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
};

/** What is listed for a model; undefined where it is not known. */
export function listedPrice(model: string): ModelPrice | undefined {
  return PRICES[knownName(model)];
}

/**
 * What tokens cost at a price; null where its price is not known: what is not known is not guessed. Input that the service
 * had kept counts in full where its price is not known.
 */
export function costUsd(
  price: ModelPrice | undefined,
  { inputTokens, cachedTokens, outputTokens }: Tokens,
): number | null {
  if (!price || inputTokens === null || outputTokens === null) return null;
  const cached = Math.min(cachedTokens ?? 0, inputTokens);
  const input = (inputTokens - cached) * price.input + cached * (price.cached ?? price.input);
  return (input + outputTokens * price.output) / 1_000_000;
}
