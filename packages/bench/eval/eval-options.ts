import { parseArgs } from 'node:util';
import { usualEffort } from '@platewise/providers/model/known-models';
import type { ModelPrice } from '@platewise/providers/model/model-prices';

/** What `npm run eval` was asked for. */
export type EvalOptions = {
  baseUrl: string;
  model: string;
  effort: string | undefined;
  /** Set where the operator names it; else the list decides. */
  price: ModelPrice | undefined;
  requests: number;
};

export const EVAL_USAGE =
  'npm run eval -- --base-url <address of the API> --model <name> [--effort <word>] [--requests <number>] [--price-in <dollars for a million tokens> --price-out <dollars>]';

const OPTIONS = {
  'base-url': { type: 'string' },
  model: { type: 'string' },
  effort: { type: 'string' },
  requests: { type: 'string', default: '40' },
  'price-in': { type: 'string' },
  'price-out': { type: 'string' },
} as const;

/** Reads the words behind the command; null where they cannot be used. */
export function readEvalOptions(args: readonly string[]): EvalOptions | null {
  const values = parse(args);
  if (!values) return null;
  const { 'base-url': baseUrl, model, effort, requests, 'price-in': input, 'price-out': output } = values;
  if (!baseUrl || !URL.canParse(baseUrl) || !model || !/^\d+$/.test(requests)) return null;
  // One price without the other would be a sum that is not true.
  if ((input === undefined) !== (output === undefined)) return null;
  const price = input === undefined ? undefined : { input: dollars(input), output: dollars(output) };
  if (price && !(price.input >= 0 && price.output >= 0)) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    effort: effort ?? usualEffort(model),
    price,
    requests: Number(requests),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return null;
  }
}

function dollars(text = ''): number {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
