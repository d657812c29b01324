import { DEMO } from '@platewise/contract/limits';

/** Calls that one subject may make in a window of so many seconds (security T10). */
export const RATE_LIMITS = {
  generate: { calls: 10, windowSeconds: 60 },
  /** Words next to a guide or a list that are asked of a model; what is kept from before is not counted. */
  words: { calls: 12, windowSeconds: 60 },
  /** Meals that a language model reads for a person. */
  reading: { calls: 10, windowSeconds: 60 },
  demo: { calls: DEMO.perMinute, windowSeconds: 60 },
  /** Barcodes that a person looks up. */
  barcode: { calls: 30, windowSeconds: 60 },
  /** Questions of everybody together to Open Food Facts, which has so many for an address (decision note 109). */
  labels: { calls: 15, windowSeconds: 60 },
  /** Visitors who open links to shared plans. */
  shared: { calls: 30, windowSeconds: 60 },
  /** Buying, changing and ending a plan: each asks the payment provider. */
  pay: { calls: 30, windowSeconds: 60 },
  write: { calls: 120, windowSeconds: 60 },
  read: { calls: 300, windowSeconds: 60 },
  /** Copies of everything that is kept about a person. */
  export: { calls: 10, windowSeconds: 3600 },
  contact: { calls: 5, windowSeconds: 3600 },
  newsletter: { calls: 5, windowSeconds: 3600 },
  /** Emails that confirm a deletion, to addresses that nobody has proved. */
  parting: { calls: 3, windowSeconds: 3600 },
} as const satisfies Record<string, { calls: number; windowSeconds: number }>;

export type RateClass = keyof typeof RATE_LIMITS;

/** What stands for little work. Everything else costs: plans and words of a model, payments, emails, copies of an account. */
export const CHEAP_CLASSES = ['read', 'write', 'shared'] as const satisfies readonly RateClass[];

/** What RATE_LIMITS=relaxed multiplies every limit by. */
export const RELAXED_FACTOR = 1000;
