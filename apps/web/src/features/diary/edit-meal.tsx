import { Button, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useId, useState } from 'react';
import { notifySuccess } from '../../components/notify.ts';
import { FormError } from '../auth/form-error.tsx';
import { wholeNumberText } from '../meal/quantities.ts';
import { BusyButton } from './busy-button.tsx';
import { changedFields } from './changed-fields.ts';
import type { DiaryMeal } from './diary-day.ts';
import classes from './edit-meal.module.css';
import { MealFields } from './meal-fields.tsx';
import { type MealValues, readMealValues, valuesOfMeal } from './meal-values.ts';
import { readDecimal } from './read-amount.ts';
import { useDiaryChange } from './use-diary-change.ts';

type EditMealProps = { meal: DiaryMeal; entryId: string; onClose: () => void };

const words = texts.calorieScreen;

/** The fields of a meal in the place of its row; a food of the table is changed by its grams, or by hand. */
export function EditMeal({ meal, entryId, onClose }: EditMealProps) {
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
      setRefusal(read.sentence);
      return form.getInputNode(Object.keys(read.errors)[0] ?? 'name')?.focus();
    }
    if (!isFit) return;
    const fields = changedFields(meal, read.meal, weight);
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
