import { z } from 'zod';
import { labels } from '../texts/diary/labels.ts';
import { readBarcode } from './barcode.ts';
import { foundFoodSchema } from './diary-food-schema.ts';
import { LABEL_SOURCES } from './label-sources.ts';

/** More than digits with spaces between them need. */
const TEXT_MAX = 40;

const lengthError = () => labels.length;

/** The digits of a barcode, as they were scanned or typed. */
export const findBarcodeSchema = z.object({
  barcode: z
    .string({ error: lengthError })
    .max(TEXT_MAX, { error: lengthError })
    .superRefine((text, context) => {
      const reading = readBarcode(text);
      if (!reading.ok) context.addIssue({ code: 'custom', message: labels[reading.why] });
    })
    .describe('8, 12, 13 or 14 digits, the last of them their check digit.'),
});

/** What became of a barcode: a food of one's own, one of labels, one whose figures cannot be used, none, or nobody could be asked. */
export const BARCODE_OUTCOMES = ['own', 'found', 'invalid', 'unknown', 'unavailable'] as const;

export const barcodeAnswerSchema = z.object({
  barcode: z.string().describe('Its GTIN in 13 or 14 digits.'),
  outcome: z.enum(BARCODE_OUTCOMES),
  food: foundFoodSchema.nullable().describe('To be logged by its id; null where none was found.'),
  name: z
    .string()
    .describe('What the pack is called, also where its figures cannot be used; empty where nobody knows.'),
  asked: z
    .enum(LABEL_SOURCES)
    .nullable()
    .describe('Who was asked beyond the foods of one’s own; null where nobody is set.'),
});

export type BarcodeAnswer = z.infer<typeof barcodeAnswerSchema>;
