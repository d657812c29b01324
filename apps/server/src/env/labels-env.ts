import { resolve } from 'node:path';
import { z } from 'zod';
import { isSecure } from './razorpay-env.ts';

const NO_ADDRESS = 'must be an address like https://world.openfoodfacts.org, https or on this machine, without a path';

/** What is set for labels by their barcode. */
export const labelsVariables = {
  /** Open Food Facts, or a mirror of it. */
  OFF_URL: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .refine((text) => isSecure(text) && new URL(text).origin === text, { error: NO_ADDRESS })
    .optional(),
  /** A list of the operator's own, in its place. */
  BARCODES_FILE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof labelsVariables>>;

/** Where labels come from; null where nobody is set. */
export function labelsSettings({ OFF_URL: baseUrl, BARCODES_FILE: path }: Variables) {
  if (baseUrl) return { kind: 'open-food-facts', baseUrl } as const;
  return path ? ({ kind: 'operator-file', path } as const) : null;
}

/** The sentence that refuses two sources at once; null for one or none. */
export function refuseLabels(set: Readonly<Record<string, unknown>>): string | null {
  const isBoth = 'OFF_URL' in set && 'BARCODES_FILE' in set;
  return isBoth ? 'BARCODES_FILE cannot be used with OFF_URL: labels come from one of them.' : null;
}
