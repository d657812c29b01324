import { z } from 'zod';
import { GST_STATE_CODES } from './gst-states.ts';
import { PAID_PLAN_IDS } from './paid-plans.ts';

export const DOCUMENT_KINDS = ['receipt', 'tax-invoice', 'credit-note'] as const;

const paise = z.number().int();

/** Who sold it. Without a GSTIN nothing is a tax invoice. */
const sellerSchema = z.object({
  name: z.string(),
  address: z.string().nullable(),
  gstin: z.string().nullable(),
});

/** Goods and services tax within an amount: either the first two, in one State, or the last. */
const taxSchema = z.object({
  sac: z.string().describe('The code of the service.'),
  ratePercent: z.number(),
  placeOfSupply: z.enum(GST_STATE_CODES).describe('The code of the State.'),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise.describe('The tax of the State or of the Union Territory.'),
  igstPaise: paise,
});

/** A document about a charge. Amounts are hundredths of a rupee. */
export const receiptSchema = z.object({
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  planId: z.enum(PAID_PLAN_IDS),
  amountPaise: paise.describe('Tax included; of a credit note what it gives back.'),
  refundPaise: paise.describe('How much of the charge is paid back, or on its way; 0 for a credit note.'),
  chargedAt: z.string(),
  issuedAt: z.string(),
  paymentId: z.string().describe('The payment at the provider.'),
  about: z.string().nullable().describe('Of a credit note: the number of the tax invoice.'),
  invoiceUrl: z.string().nullable().describe('The invoice of the payment provider, where it has one.'),
  isTest: z.boolean().describe('No money moved.'),
  seller: sellerSchema,
  tax: taxSchema.nullable(),
});

export const receiptsSchema = z.object({
  receipts: z.array(receiptSchema).describe('Newest first.'),
  hasMore: z.boolean().describe('Whether there are older ones.'),
});

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DocumentSeller = z.infer<typeof sellerSchema>;
export type DocumentTax = z.infer<typeof taxSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type Receipts = z.infer<typeof receiptsSchema>;
