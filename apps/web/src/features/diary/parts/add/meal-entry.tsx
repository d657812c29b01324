import { Button, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LIMITS } from '@platewise/contract/limits';
import { addDays } from '@platewise/contract/local-date';
import { texts } from '@platewise/contract/texts';
import { useId, useRef, useState } from 'react';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import type { DiaryDay, DiaryMeal } from '../../data/diary-day.ts';
import { useCopy } from '../../data/use-copy.ts';
import { useDiaryChange } from '../../data/use-diary-change.ts';
import { changedFields } from '../../data/values/changed-fields.ts';
import { type MealValues, readMealValues, valuesOfMeal } from '../../data/values/meal-values.ts';
import { readDecimal } from '../../data/values/read-amount.ts';
import { BusyButton } from '../day/busy-button.tsx';
import { MealRow } from '../day/meal-row.tsx';
import { CopyForm } from './copy-form.tsx';
import classes from './meal-entry.module.css';
import { MealFields } from './meal-fields.tsx';

type MealEntryProps = {
  meal: DiaryMeal;
  day: DiaryDay;
  today: string;
  isQueued: boolean;
  onRemove: () => void;
};

/** A meal of the day: its row, or the form that takes its place; closed again, the row's menu has the focus. */
export function MealEntry({ meal, day, today, isQueued, onRemove }: MealEntryProps) {
  const [doing, setDoing] = useState<'edit' | 'copy' | null>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const entryId = day.entry?._id ?? '';

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
        onRemove={onRemove}
        onEdit={() => setDoing('edit')}
        onCopy={() => setDoing('copy')}
      />
      {doing === 'copy' && <CopyMeal meal={meal} entryId={entryId} date={day.date} today={today} onClose={leave} />}
    </li>
  );
}

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

/** The fields of a meal in the place of its row; a food of the table is changed by its grams, or by hand. */
function EditMeal({ meal, entryId, onClose }: EditMealProps) {
  const weighed = meal.origin.kind === 'food' && !meal.isEdited ? String(meal.origin.grams) : null;
  const [grams, setGrams] = useState(weighed);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { change, isPending } = useDiaryChange();
  const titleId = useId();
  const form = useForm<MealValues>({ initialValues: valuesOfMeal(meal) });
  const weight = grams === null ? null : Math.round((readDecimal(grams) ?? 0) * 1000) / 1000;
  const isFit = weight === null || (weight >= LIMITS.loggedFoodMinGrams && weight <= LIMITS.loggedFoodMaxGrams);

  async function submit() {
    if (isPending) return;
    setIsAsked(true);
    const read = readMealValues(form.values);
    if (!read.ok) {
      form.setErrors(read.errors);
      setRefusal(read.sentence ?? null);
      return form.getInputNode(Object.keys(read.errors)[0] ?? 'name')?.focus();
    }
    if (!isFit) return;
    const fields = changedFields(meal, read.value, weight);
    if (Object.keys(fields).length === 0) return onClose();
    setRefusal(null);
    const done = await change(
      'calorie.changeMeal',
      { entryId, mealId: meal.id, ...fields },
      { shown: { name: meal.name }, failed: words.changeFailed, onFailed: setRefusal },
    );
    if (!done) return;
    notifySuccess(done.isQueued ? words.changeWaits : words.changed);
    onClose();
  }

  return (
    <form
      className={classes.form}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Title order={4} size="h5" id={titleId} className={classes.title}>
        {words.editTitle({ meal: meal.name })}
      </Title>
      <FormError sentence={refusal} />
      <MealFields form={form} takesFocus hasFigures={grams === null}>
        {grams !== null && (
          <TextInput
            label={words.gramsField}
            description={words.gramsHint}
            inputMode="decimal"
            autoComplete="off"
            value={grams}
            error={
              isAsked && !isFit
                ? words.noAmount({ min: LIMITS.loggedFoodMinGrams, max: wholeNumberText(LIMITS.loggedFoodMaxGrams) })
                : undefined
            }
            onChange={({ currentTarget }) => setGrams(currentTarget.value)}
          />
        )}
      </MealFields>
      <div className={classes.buttons}>
        <BusyButton type="submit" isBusy={isPending}>
          {isPending ? words.saving : words.save}
        </BusyButton>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        {weighed !== null && (
          <Button variant="subtle" onClick={() => setGrams(grams === null ? weighed : null)}>
            {grams === null ? words.byGrams : words.figuresByHand}
          </Button>
        )}
      </div>
    </form>
  );
}
