import type { ImportedBatch } from '@platewise/contract/imports/import-schema';
import type { Answers, Question } from '@platewise/domain/imports/file-reading';
import type { FileRefusal, ReadFile } from './read-file.ts';

/** How far a file is. */
export type ImportStep =
  | { at: 'choose' }
  | { at: 'reading'; name: string; percent: number }
  | { at: 'refused'; name: string; refusal: FileRefusal }
  | { at: 'ask'; file: File; answers: Answers; questions: readonly Question[] }
  | { at: 'preview'; name: string; read: ReadFile }
  | { at: 'adding'; name: string; done: number; all: number; isSlow: boolean }
  | { at: 'stopped'; name: string; done: number; all: number; sentence: string | null }
  | { at: 'done'; importId: string; result: ImportedBatch };

/** What several batches came to. */
export function sumOfBatches(results: readonly ImportedBatch[]): ImportedBatch {
  const sum: ImportedBatch = { meals: 0, measures: 0, notAdded: {} };
  for (const { meals, measures, notAdded } of results) {
    sum.meals += meals;
    sum.measures += measures;
    for (const [reason, count] of Object.entries(notAdded) as [keyof typeof notAdded, number][])
      sum.notAdded[reason] = (sum.notAdded[reason] ?? 0) + count;
  }
  return sum;
}
