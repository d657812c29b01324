import { texts } from '@platewise/contract/texts';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { useState } from 'react';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import type { FoundFood, TypedMealLine } from './diary-day.ts';
import { useDiaryMutations } from './diary-operations.ts';
import { useClock } from './use-clock.ts';
import { gramsOfRow, type TypedRow, typedRows } from './values/typed-rows.ts';

export type ReadLines = ReturnType<typeof useReadLines>;

/** Holds the foods that were read from a meal while they are changed, with the parts that were not read, and logs them. */
export function useReadLines(date: string) {
  const clock = useClock();
  const { mutate } = useDiaryMutations();
  const [rows, setRows] = useState<readonly TypedRow[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  function show(lines: readonly TypedMealLine[], left: { rows: readonly TypedRow[]; unread: readonly string[] }) {
    // Ids go on from what is shown, so that no field of it is taken for one of the new.
    setRows([...left.rows, ...typedRows(lines, nextId(rows))]);
    setUnread([...left.unread, ...lines.filter(({ foods }) => foods.length === 0).map(({ text }) => text)]);
    setRefusal(null);
  }

  function change(id: number, changed: Partial<{ food: FoundFood; grams: string }>) {
    setRows((shown) => shown.map((row) => (row.id === id ? { ...row, ...changed } : row)));
  }

  /** Logs one row after another; what was refused stays, with why. Resolves with whether all are logged. */
  async function save(): Promise<boolean> {
    if (isSaving) return false;
    setIsSaving(true);
    setRefusal(null);
    const time = clock();
    let left = rows;
    let isQueued = false;
    for (const row of rows) {
      const grams = gramsOfRow(row);
      const logged = grams !== null && (await log(row, grams, time));
      if (!logged) break;
      isQueued ||= logged.isQueued;
      left = left.filter(({ id }) => id !== row.id);
    }
    setRows(left);
    setIsSaving(false);
    const count = rows.length - left.length;
    if (count > 0) notifySuccess(isQueued ? texts.calorieScreen.waits : words.linesSaved({ count }));
    return left.length === 0;
  }

  function log({ food }: TypedRow, grams: number, time: string) {
    const name = food.name.charAt(0).toUpperCase() + food.name.slice(1);
    return mutate(
      'calorie.logFood',
      { food: food.id, date, grams, time },
      { shown: { name, food, grams }, failed: texts.calorieTracker.addFailed, onFailed: setRefusal },
    );
  }

  return {
    rows,
    unread,
    refusal,
    isSaving,
    replace: (lines: readonly TypedMealLine[]) => show(lines, { rows: [], unread: [] }),
    /** Adds what was read of these parts, which had not been. */
    add: (lines: readonly TypedMealLine[], parts: readonly string[]) =>
      show(lines, { rows, unread: unread.filter((part) => !parts.includes(part)) }),
    refuse: setRefusal,
    change,
    leaveOut: (id: number) => setRows((shown) => shown.filter((row) => row.id !== id)),
    save,
  };
}

function nextId(rows: readonly TypedRow[]): number {
  return Math.max(-1, ...rows.map(({ id }) => id)) + 1;
}
