import { Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useFocusAfterMenu } from '../../data/use-focus-after-menu.ts';
import type { MealValues } from '../../data/values/meal-values.ts';
import classes from '../diary.module.css';
import { FigureInput } from './figure-input.tsx';

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
    <Stack gap="sm">
      <TextInput
        ref={name}
        label={words.name}
        placeholder={texts.calorieTracker.namePlaceholder}
        autoComplete="off"
        maxLength={LIMITS.nameMaxCharacters + 1}
        {...form.getInputProps('name')}
      />
      <Group grow gap="sm" align="flex-start" wrap="nowrap">
        {hasFigures && <FigureInput label={words.calories} {...figure('calories')} />}
        <TextInput type="time" label={words.time} {...form.getInputProps('time')} />
        {children}
      </Group>
      {hasFigures && (
        <>
          <div className={classes.thirds}>
            {DIARY_MACROS.map((macro) => (
              <FigureInput key={macro} label={words.grams({ macro: texts.meal[macro] })} {...figure(macro)} />
            ))}
          </div>
          <Text size="sm" c="dimmed">
            {words.leaveEmpty}
          </Text>
        </>
      )}
    </Stack>
  );
}
