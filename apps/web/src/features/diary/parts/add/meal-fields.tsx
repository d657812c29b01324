import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DIARY_MACROS } from '@platewise/contract/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useFocusAfterMenu } from '../../data/use-focus-after-menu.ts';
import type { MealValues } from '../../data/values/meal-values.ts';
import { FigureInput } from './figure-input.tsx';
import classes from './meal-fields.module.css';

type MealFieldsProps = {
  form: UseFormReturnType<MealValues>;
  /** False where they follow from something else. */
  hasFigures?: boolean;
  /** Whether the name takes the focus when it comes. */
  takesFocus?: boolean;
  children?: React.ReactNode;
};

const words = texts.calorieScreen;

/** Name, time and figures of a meal. */
export function MealFields({ form, hasFigures = true, takesFocus = false, children }: MealFieldsProps) {
  const name = useFocusAfterMenu(takesFocus);
  const figure = (field: 'calories' | (typeof DIARY_MACROS)[number]) => ({
    value: form.values[field],
    input: form.getInputProps(field),
    placeholder: texts.calorieTracker.numberPlaceholder,
    onRead: (text: string) => form.setFieldValue(field, text),
  });

  return (
    <div className={classes.fields}>
      <TextInput
        ref={name}
        className={classes.whole}
        label={words.name}
        placeholder={texts.calorieTracker.namePlaceholder}
        autoComplete="off"
        maxLength={LIMITS.nameMaxCharacters + 1}
        {...form.getInputProps('name')}
      />
      {hasFigures && <FigureInput label={words.calories} {...figure('calories')} />}
      <TextInput type="time" label={words.time} {...form.getInputProps('time')} />
      {children}
      {hasFigures && (
        <>
          <div className={classes.macros}>
            {DIARY_MACROS.map((macro) => (
              <FigureInput key={macro} label={words.grams({ macro: texts.meal[macro] })} {...figure(macro)} />
            ))}
          </div>
          <p className={classes.hint}>{words.leaveEmpty}</p>
        </>
      )}
    </div>
  );
}
