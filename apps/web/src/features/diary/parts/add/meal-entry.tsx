import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { addDays } from '@platewise/contract/dates/local-date';
import type { AddDiaryMeal } from '@platewise/contract/diary/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { thousandth } from '@platewise/domain/rounding';
import { memo, useId, useRef, useState } from 'react';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import type { ReadForm } from '../../../../shared/forms/read-form.ts';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { DiaryMeal } from '../../data/diary-day.ts';
import { useDiaryMutations } from '../../data/diary-operations.ts';
import { useCopy } from '../../data/use-copy.ts';
import { changedFields } from '../../data/values/changed-fields.ts';
import { type MealValues, readMealValues, valuesOfMeal } from '../../data/values/meal-values.ts';
import { readDecimal } from '../../data/values/read-amount.ts';
import { BusyButton } from '../day/busy-button.tsx';
import { MealRow } from '../day/meal-row.tsx';
import { CopyForm } from './copy-form.tsx';
import { MealFields } from './meal-fields.tsx';

type MealEntryProps = {
  meal: DiaryMeal;
  /** Of the diary's day, whose id is '' before anything is in it. */
  entryId: string;
  date: string;
  today: string;
  isQueued: boolean;
  onRemove: (meal: DiaryMeal) => void;
};

/** A meal of the day: its row, or the form that takes its place; closed again, the row's menu has the focus. */
export const MealEntry = memo(function MealEntry({ meal, entryId, date, today, isQueued, onRemove }: MealEntryProps) {
  const [doing, setDoing] = useState<'edit' | 'copy' | null>(null);
  const menu = useRef<HTMLButtonElement>(null);

  function leave() {
    setDoing(null);
    requestAnimationFrame(() => menu.current?.focus());
  }

  if (doing === 'edit') {
    return (
      <li>
        <EditMeal meal={meal} entryId={entryId} onClose={leave} />
      </li>
    );
  }
  return (
    <li>
      <MealRow
        meal={meal}
        isQueued={isQueued}
        menu={menu}
        onRemove={() => onRemove(meal)}
        onEdit={() => setDoing('edit')}
        onCopy={() => setDoing('copy')}
      />
      {doing === 'copy' && <CopyMeal meal={meal} entryId={entryId} date={date} today={today} onClose={leave} />}
    </li>
  );
});

type CopyMealProps = { meal: DiaryMeal; entryId: string; date: string; today: string; onClose: () => void };

/** A meal once more: today where it stands on another day, else tomorrow; or on any day, its own among them. */
function CopyMeal({ meal, entryId, date, today, onClose }: CopyMealProps) {
  const { copy, isPending, refusal } = useCopy();

  async function copyTo(to: string) {
    if (await copy({ from: date, to, meal: { entryId, mealId: meal.id } })) onClose();
  }

  return (
    <CopyForm
      title={texts.calorieScreen.copyTitle({ meal: meal.name })}
      usual={date === today ? addDays(today, 1) : today}
      today={today}
      isPending={isPending}
      refusal={refusal}
      onCopy={(to) => void copyTo(to)}
      onClose={onClose}
    />
  );
}

type EditMealProps = { meal: DiaryMeal; entryId: string; onClose: () => void };

const words = texts.calorieScreen;

type MealChange = { meal: Omit<AddDiaryMeal, 'date'>; grams: number | null };

/** The fields of a meal in the place of its row; a food of the table is changed by its grams, or by hand. */
function EditMeal({ meal, entryId, onClose }: EditMealProps) {
  const weighed = meal.origin.kind === 'food' && !meal.isEdited ? String(meal.origin.grams) : null;
  const [grams, setGrams] = useState(weighed);
  const { mutate } = useDiaryMutations();
  const titleId = useId();
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: valuesOfMeal(meal),
    read: (values) => readChange(values, grams),
    onSubmit: async (read) => {
      const fields = changedFields(meal, read.meal, read.grams);
      if (Object.keys(fields).length === 0) return doneOr(null, onClose);
      let sentence = '';
      const done = await mutate(
        'calorie.changeMeal',
        { entryId, mealId: meal.id, ...fields },
        {
          shown: { name: meal.name },
          failed: words.changeFailed,
          onFailed: (reason) => {
            sentence = reason;
          },
        },
      );
      if (!done) return { sentence };
      notifySuccess(done.isQueued ? words.changeWaits : words.changed);
      return doneOr(null, onClose);
    },
  });

  return (
    <form aria-labelledby={titleId} {...formProps} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Stack py="md">
        <Title order={4} size="h5" id={titleId} className={typography.breakable}>
          {words.editTitle({ meal: meal.name })}
        </Title>
        <FormError sentence={formError} />
        <MealFields form={form} takesFocus hasFigures={grams === null}>
          {grams !== null && (
            <TextInput
              label={words.gramsField}
              description={words.gramsHint}
              inputMode="decimal"
              autoComplete="off"
              value={grams}
              error={form.errors.grams}
              onChange={({ currentTarget }) => {
                setGrams(currentTarget.value);
                form.clearFieldError('grams');
              }}
            />
          )}
        </MealFields>
        <Group gap="xs" align="stretch">
          <BusyButton type="submit" isBusy={isSending}>
            {isSending ? words.saving : words.save}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          {weighed !== null && (
            <Button variant="subtle" onClick={() => setGrams(grams === null ? weighed : null)}>
              {grams === null ? words.byGrams : words.figuresByHand}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** Reads the fields, and the weight where the meal is changed by it. */
async function readChange(
  values: MealValues,
  typed: string | null,
): Promise<ReadForm<MealChange, keyof MealValues | 'grams'>> {
  const read = await readMealValues(values);
  if (!read.ok) return read;
  if (typed === null) return { ok: true, value: { meal: read.value, grams: null } };
  const grams = thousandth(readDecimal(typed) ?? 0);
  const [min, max] = [LIMITS.loggedFoodMinGrams, LIMITS.loggedFoodMaxGrams];
  if (grams >= min && grams <= max) return { ok: true, value: { meal: read.value, grams } };
  return { ok: false, errors: { grams: words.noAmount({ min, max: wholeNumberText(max) }) } };
}
