import { texts } from '@platewise/contract/texts';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import type { FoundFood } from './diary-day.ts';
import { useDiaryMutations } from './diary-operations.ts';
import { useClock } from './use-clock.ts';
import { gramsOfRow, type TypedRow, typedRows } from './values/typed-rows.ts';

/** Reads a typed meal, holds its rows while they are changed, and logs them. */
export function useTypedMeal(date: string) {
  const utils = trpc.useUtils();
  const clock = useClock();
  const { mutate } = useDiaryMutations();
  const [rows, setRows] = useState<readonly TypedRow[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const reading = useMutation({
    mutationFn: (text: string) => utils.client.calorie.readText.mutate({ text }),
    onSuccess: (lines) => {
      setRows(typedRows(lines));
      setUnread(lines.filter(({ foods }) => foods.length === 0).map(({ text }) => text));
      setRefusal(null);
    },
    onError: (error) => setRefusal(errorSentence(error, words.readFailed)),
  });

  function change(id: number, changed: Partial<{ food: FoundFood; grams: string }>) {
    setRows(rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
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
    isReading: reading.isPending,
    isSaving,
    read: (text: string) => !reading.isPending && reading.mutate(text),
    change,
    leaveOut: (id: number) => setRows(rows.filter((row) => row.id !== id)),
    save,
  };
}
