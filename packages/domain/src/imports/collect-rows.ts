import type { ImportSource } from '@platewise/contract/imports/import-options';
import { type ImportRow, importRowSchema } from '@platewise/contract/imports/import-schema';
import { LIMITS } from '@platewise/contract/limits';
import { thousandth } from '../rounding.ts';
import type { Fault, FileReading, LeftOut } from './file-reading.ts';

/** A meal as a parser found it: kcal, grams, mg; whatever the file does not state is left out. */
export type MealDraft = {
  date: string;
  time?: string | null;
  slot?: 'breakfast' | 'lunch' | 'dinner' | 'snack' | null;
  name: string;
  calories: number;
} & Partial<Record<'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'saturatedFat' | 'sodium', number | null>>;

/** What was measured: kg or cm. */
export type MeasureDraft = { kind: 'weight' | 'waist'; date: string; time: string | null; value: number };

const FIGURES = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'saturatedFat', 'sodium'] as const;
const CONTROL_OR_BIDI = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Gathers what a parser reads from a file, so that every line of it is accounted for once. Figures are rounded as the diary
 * keeps them, names are cleaned and cut to its length, and each row is checked by the schema that the server checks it by. Of
 * several measures of a day the earliest counts: people weigh themselves in the morning. Equal meals are numbered.
 */
export function collectRows(source: ImportSource) {
  const meals: ImportRow[] = [];
  const measures = new Map<string, { row: ImportRow; time: string }>();
  const equals = new Map<string, number>();
  const reading: FileReading = { source, rows: [], unreadable: [], leftOut: {}, questions: [] };

  const unreadable = (line: number, fault: Fault) => {
    reading.unreadable.push({ line, fault });
  };
  const leaveOut = (why: LeftOut) => {
    reading.leftOut[why] = (reading.leftOut[why] ?? 0) + 1;
  };

  return {
    unreadable,
    leaveOut,
    meal(line: number, draft: MealDraft) {
      const name = cleanName(draft.name);
      if (name === '') return unreadable(line, 'name');
      const rounded = FIGURES.map((figure) => [figure, round(draft[figure])] as const);
      const meal = { ...draft, ...Object.fromEntries(rounded), name, kind: 'meal' };
      const key = JSON.stringify(meal);
      const nth = (equals.get(key) ?? 0) + 1;
      const parsed = importRowSchema.safeParse({ ...meal, nth });
      if (!parsed.success) return unreadable(line, 'bounds');
      equals.set(key, nth);
      meals.push(parsed.data);
    },
    measure(line: number, { time, ...draft }: MeasureDraft) {
      const parsed = importRowSchema.safeParse({ ...draft, value: thousandth(draft.value) });
      if (!parsed.success) return unreadable(line, 'bounds');
      const key = `${draft.kind} ${draft.date}`;
      const before = measures.get(key);
      if (before) leaveOut('same-day');
      // Lines without a time keep the order of the file.
      if (!before || (time !== null && time < before.time)) measures.set(key, { row: parsed.data, time: time ?? '' });
    },
    done(): FileReading {
      return { ...reading, rows: [...meals, ...[...measures.values()].map(({ row }) => row)] };
    },
  };
}

export type RowCollector = ReturnType<typeof collectRows>;

/** A name as the diary keeps one: one line without control characters, no longer than it allows. */
export function cleanName(text: string): string {
  const clean = text.toWellFormed().normalize('NFC').replaceAll(CONTROL_OR_BIDI, ' ').replaceAll(/\s+/g, ' ').trim();
  return Array.from(clean).slice(0, LIMITS.nameMaxCharacters).join('').trim();
}

function round(figure: number | null | undefined): number | null {
  return figure === null || figure === undefined ? null : thousandth(figure);
}
