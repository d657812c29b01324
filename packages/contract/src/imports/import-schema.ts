import { z } from 'zod';
import { localDate } from '../dates/local-date-schema.ts';
import { amount, timeSchema } from '../diary/diary-schema.ts';
import { MEAL_TYPES } from '../generation/options.ts';
import { cleanText, oneOf, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';
import { IMPORT_SOURCES, NOT_ADDED } from './import-options.ts';

const grams = (field: string) => amount(field, { max: LIMITS.trackedMacroMaxGrams }).nullable().default(null);
const nth = wholeNumber('nth', { min: 1, max: LIMITS.trackedMealsPerDayMax });

/** A meal as another product noted it. What its file does not state is null, never 0. */
export const importedMealSchema = z.object({
  kind: z.literal('meal'),
  date: localDate('date'),
  time: timeSchema.nullable().default(null).describe('HH:MM; null where the file states none.'),
  slot: z.enum(MEAL_TYPES).nullable().default(null).describe('The meal of the day that the file names, if it does.'),
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  calories: amount('calories', { max: LIMITS.trackedKcalMax }).describe('kcal'),
  protein: grams('protein'),
  carbs: grams('carbs'),
  fat: grams('fat'),
  fiber: grams('fiber'),
  sugar: grams('sugar'),
  saturatedFat: grams('saturatedFat'),
  sodium: amount('sodium', { max: LIMITS.labelSodiumMaxMg }).nullable().default(null).describe('mg'),
  nth: nth.default(1).describe('Which one it is among equal rows of its file: two equal coffees of a day are 1 and 2.'),
});

const measure = { date: localDate('date') };

export const importedWeightSchema = z.object({
  kind: z.literal('weight'),
  ...measure,
  value: amount('value', { min: LIMITS.weightMinKg, max: LIMITS.weightMaxKg }).describe('kg'),
});

export const importedWaistSchema = z.object({
  kind: z.literal('waist'),
  ...measure,
  value: amount('value', { min: LIMITS.waistMinCm, max: LIMITS.waistMaxCm }).describe('cm'),
});

/** One row that a file brings: a meal, or what was measured on a day. */
export const importRowSchema = z.discriminatedUnion(
  'kind',
  [importedMealSchema, importedWeightSchema, importedWaistSchema],
  { error: () => texts.validation.oneOf({ field: 'kind', values: 'meal, weight, waist' }) },
);

export type ImportRow = z.output<typeof importRowSchema>;
export type ImportedMeal = z.output<typeof importedMealSchema>;
export type ImportedMeasure = Exclude<ImportRow, ImportedMeal>;

/** The import that batches belong to: an id of the caller's own making, so that a repetition goes on with the same one. */
export const importIdSchema = z.object({
  importId: z.uuid({ error: () => texts.validation.required({ field: 'importId' }) }),
});

/** A batch of rows of one file. The same row counts once, however often and in whichever import it is sent. */
export const addImportSchema = importIdSchema.extend({
  source: oneOf('source', IMPORT_SOURCES),
  rows: z
    .array(importRowSchema, { error: () => texts.validation.listExpected({ field: 'rows' }) })
    .min(1, { error: () => texts.validation.required({ field: 'rows' }) })
    .max(LIMITS.importRowsMax, { error: () => texts.validation.tooMany({ field: 'rows', max: LIMITS.importRowsMax }) }),
});

export type AddImport = z.output<typeof addImportSchema>;

/** What became of a batch. */
export const importedBatchSchema = z.object({
  meals: z.number().int().describe('Meals that were added.'),
  measures: z.number().int().describe('Measures that were added.'),
  notAdded: z
    .partialRecord(z.enum(NOT_ADDED), z.number().int())
    .describe('How many rows were not added, by the reason.'),
});

export type ImportedBatch = z.infer<typeof importedBatchSchema>;

/** One import as the list shows it, with how many rows of it were added. */
export const importSummarySchema = z.object({
  importId: z.string(),
  source: z.enum(IMPORT_SOURCES),
  meals: z.number().int(),
  measures: z.number().int(),
  from: z.string().describe('YYYY-MM-DD, the first day'),
  to: z.string().describe('YYYY-MM-DD, the last day'),
  createdAt: z.string().describe('ISO date-time, UTC'),
});

export type ImportSummary = z.infer<typeof importSummarySchema>;

export const importListSchema = z.object({
  imports: z.array(importSummarySchema).describe('Newest first.'),
  takesMeasures: z
    .boolean()
    .describe('Whether weights can be added: they are for adults, who state their day of birth first.'),
});

export type ImportList = z.infer<typeof importListSchema>;

/** What was taken back, and what stays because it was changed since. */
export const undoneImportSchema = z.object({ removed: z.number().int(), kept: z.number().int() });

export type UndoneImport = z.infer<typeof undoneImportSchema>;
