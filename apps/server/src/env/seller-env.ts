import { isGstState } from '@platewise/contract/billing/gst-states';
import { z } from 'zod';
import { findTestKey } from './test-keys.ts';

/** Whom receipts name where nothing is set. */
const BRAND = 'Platewise AI';
const NAME_MAX_CHARACTERS = 120;
const ADDRESS_MAX_CHARACTERS = 300;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: `must have at most ${max} characters` });

/** Whose name receipts carry; with a GSTIN they are tax invoices. */
export const sellerVariables = {
  SELLER_NAME: text(NAME_MAX_CHARACTERS).optional(),
  SELLER_ADDRESS: text(ADDRESS_MAX_CHARACTERS).optional(),
  SELLER_GSTIN: z
    .string()
    .trim()
    .refine(isGstin, { error: 'must be a GSTIN like 27AAPFU0939F1ZV, whose last character is its check digit' })
    .optional(),
};

/** Name and address stand on every tax invoice (CGST Rules, rule 46 (a)). */
export const SELLER_REQUIRED = ['SELLER_NAME', 'SELLER_ADDRESS'];
export const SELLER_OPTIONAL = ['SELLER_GSTIN'];

type Variables = z.output<z.ZodObject<typeof sellerVariables>> & { RAZORPAY_KEY_ID?: string | undefined };

/** Who sells, as receipts state it. Test keys move no money: nothing is a tax invoice then. */
export function sellerSettings({ SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN, RAZORPAY_KEY_ID }: Variables) {
  return {
    name: SELLER_NAME ?? BRAND,
    address: SELLER_ADDRESS ?? null,
    gstin: SELLER_GSTIN ?? null,
    hasTestKeys: findTestKey({ RAZORPAY_KEY_ID }) !== null,
  };
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The code of a State, ten characters of the PAN, one for the registration, Z, and a check digit in base 36. */
function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text) || !isGstState(text.slice(0, 2))) return false;
  const sum = Array.from(text.slice(0, -1)).reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return text.endsWith(DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length));
}
