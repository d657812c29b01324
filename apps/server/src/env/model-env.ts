import { isIP } from 'node:net';
import { DEFAULT_MODEL, usualEffort } from '@platewise/providers/model/known-models';
import { listedPrice, type ModelPrice } from '@platewise/providers/model/model-prices';
import { modelTimes } from '@platewise/providers/model/model-times';
import { KEY_MIN_CHARACTERS } from '@platewise/providers/model/secret-key';
import { z } from 'zod';
import { isLoopback } from '../http/is-loopback.ts';
import { wholeNumber } from './env-numbers.ts';

const BASE_URL = 'https://api.openai.com/v1';

const PRIVATE_ADDRESS = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[?f[cd][0-9a-f]{2}:)/i;
const PRIVATE_NAME = /(^[a-z0-9-]+$|\.(local|internal|lan|home\.arpa)$)/i;

const dollars = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,6})?$/, { error: 'must be an amount of US dollars such as 25 or 0.50' })
  .transform(Number);

/** What is set for dishes that a language model proposes. */
export const modelVariables = {
  OPENAI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: 'must be a key without spaces (any text for a server of your own)' })
    .optional(),
  OPENAI_BASE_URL: z
    .string()
    .trim()
    .refine(isUsable, {
      error: 'must be an address like https://api.openai.com/v1 (http only within your own network)',
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  OPENAI_MODEL: z
    .string()
    .trim()
    .regex(/^[\w./:@+-]{1,120}$/, { error: 'must be the name of a model, like gpt-6-luna' })
    .optional(),
  OPENAI_REASONING_EFFORT: z
    .string()
    .trim()
    .regex(/^[a-z]{2,10}$/, { error: 'must be a word like none, low, medium or high' })
    .optional(),
  OPENAI_MAX_TOKENS_PARAM: z
    .enum(['max_completion_tokens', 'max_tokens'], { error: 'must be max_completion_tokens or max_tokens' })
    .optional(),
  OPENAI_CONTEXT_TOKENS: wholeNumber(1024, 100_000_000).optional(),
  OPENAI_MAX_TOKENS: wholeNumber(256, 1_000_000).optional(),
  /** Tokens that are set aside for a generation come back after 120 s: by then an answer is there or given up. */
  OPENAI_TIMEOUT_SECONDS: wholeNumber(10, 110).optional(),
  OPENAI_PRICE_INPUT: dollars.optional(),
  OPENAI_PRICE_OUTPUT: dollars.optional(),
  OPENAI_MONTHLY_BUDGET: dollars.optional(),
  OPENAI_PERSON_MONTHLY_BUDGET: dollars.optional(),
  OPENAI_READS_PHOTOS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  PLANNER_FALLBACK: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Visitors are always served by our own planner; the variable says so by name. */
  DEMO_PLANNER: z.enum(['embedded'], { error: 'must be embedded' }).default('embedded'),
};

type Variables = z.output<z.ZodObject<typeof modelVariables>>;

/** Those that say nothing without the key. */
export const MODEL_OPTIONAL = [
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_REASONING_EFFORT',
  'OPENAI_MAX_TOKENS_PARAM',
  'OPENAI_CONTEXT_TOKENS',
  'OPENAI_MAX_TOKENS',
  'OPENAI_TIMEOUT_SECONDS',
  'OPENAI_PRICE_INPUT',
  'OPENAI_PRICE_OUTPUT',
  'OPENAI_MONTHLY_BUDGET',
  'OPENAI_PERSON_MONTHLY_BUDGET',
  'OPENAI_READS_PHOTOS',
];

/** What the model's adapter is made with; null where no key is set. */
export function modelSettings(variables: Variables) {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model = DEFAULT_MODEL } = variables;
  if (!apiKey) return null;
  return {
    apiKey,
    baseUrl: variables.OPENAI_BASE_URL ?? BASE_URL,
    model,
    reasoningEffort: variables.OPENAI_REASONING_EFFORT ?? usualEffort(model),
    maxTokensParam: variables.OPENAI_MAX_TOKENS_PARAM,
    contextTokens: variables.OPENAI_CONTEXT_TOKENS,
    answerMaxTokens: variables.OPENAI_MAX_TOKENS,
    times: modelTimes(variables.OPENAI_TIMEOUT_SECONDS),
    price: priceIn(variables),
  };
}

function priceIn({ OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output }: Variables): ModelPrice | undefined {
  return input === undefined || output === undefined ? undefined : { input, output };
}

/** The sentence that refuses a budget for a model whose price nobody knows, or half a price; null where all is there. */
export function refuseBudget(set: Readonly<Record<string, unknown>>): string | null {
  const price = ['OPENAI_PRICE_INPUT', 'OPENAI_PRICE_OUTPUT'];
  const missing = price.filter((name) => !(name in set));
  if (missing.length === 1) return `${missing[0]} must be set too: ${price.join(' and ')} are used together.`;
  const budget = ['OPENAI_MONTHLY_BUDGET', 'OPENAI_PERSON_MONTHLY_BUDGET'].find((name) => name in set);
  const model = typeof set.OPENAI_MODEL === 'string' ? set.OPENAI_MODEL.trim() : DEFAULT_MODEL;
  if (!budget || missing.length === 0 || listedPrice(model)) return null;
  return `${budget} cannot be used: what ${model} costs is not known. Set OPENAI_PRICE_INPUT and OPENAI_PRICE_OUTPUT, in dollars for a million tokens.`;
}

/** The sentence that refuses a key which the hosted service cannot have given out; null for one that can be used. */
export function refuseModelKey(set: Readonly<Record<string, unknown>>): string | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: address } = set;
  if (typeof key !== 'string' || key.trim().length >= KEY_MIN_CHARACTERS) return null;
  const { hostname } = new URL(typeof address === 'string' ? address : BASE_URL);
  if (hostname !== new URL(BASE_URL).hostname) return null;
  return `OPENAI_API_KEY is too short for a key of OpenAI: it has ${KEY_MIN_CHARACTERS} characters or more. For a server of your own set OPENAI_BASE_URL too.`;
}

// The key and what people write travel to this address: without https only where no stranger listens.
function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(text);
  if (search || hash || username || password) return false;
  if (protocol === 'https:') return true;
  return protocol === 'http:' && isPrivate(hostname);
}

function isPrivate(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? isLoopback(address) || PRIVATE_ADDRESS.test(address) : PRIVATE_NAME.test(hostname);
}
