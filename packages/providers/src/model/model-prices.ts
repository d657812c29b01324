/** US dollars for a million tokens, as the service listed them in November 2026. */
const PRICES: Readonly<Record<string, { input: number; output: number }>> = {
  'gpt-6-luna': { input: 0.1, output: 0.5 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
};

/** What tokens of a model cost; null where its price is not known: what is not known is not guessed. */
export function costUsd(
  model: string,
  tokens: { inputTokens: number | null; outputTokens: number | null },
): number | null {
  const price = PRICES[model];
  if (!price || tokens.inputTokens === null || tokens.outputTokens === null) return null;
  return (tokens.inputTokens * price.input + tokens.outputTokens * price.output) / 1_000_000;
}
