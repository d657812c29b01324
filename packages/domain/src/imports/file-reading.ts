import type { ImportSource } from '@platewise/contract/imports/import-options';
import type { ImportRow } from '@platewise/contract/imports/import-schema';

/** What a file leaves open and nobody but its owner knows. */
export type Question = 'date-order' | 'weight-unit' | 'length-unit';

/** What they answered. */
export type Answers = {
  dateOrder?: DateOrder;
  weightUnit?: 'kg' | 'lb';
  lengthUnit?: 'cm' | 'in';
};

/** Which part of 03/04/2026 is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** Why a line could not be read. */
export type Fault = 'date' | 'number' | 'name' | 'unit' | 'bounds';

/** Why a line that can be read brings nothing. */
export type LeftOut = 'exercise' | 'deleted' | 'total' | 'other-measure' | 'empty' | 'same-day' | 'no-energy';

/** The number of a line in its file (of an export without lines: of a record), from 1, and what is wrong with it. */
export type UnreadableLine = { line: number; fault: Fault };

/** What a file holds: each of its lines is a row, is named as one that cannot be read, or is counted as left out. */
export type FileReading = {
  source: ImportSource;
  rows: ImportRow[];
  unreadable: UnreadableLine[];
  leftOut: Partial<Record<LeftOut, number>>;
  /** What has to be answered first; there are no rows before that. */
  questions: Question[];
};

/** Why a file brings nothing at all. */
export type Refusal = 'unknown-file' | 'no-energy' | 'day-totals';
