import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import { LABEL_BASES } from '@platewise/contract/diary/label-bases';
import type { SetOwnFood } from '@platewise/contract/diary/own-food-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { useId, useState } from 'react';
import { newId } from '../../../../shared/api/random-id.ts';
import choice from '../../../../shared/forms/choice-select.module.css';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { type FormFailure, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { OwnFood } from '../../data/diary-day.ts';
import { useFocusAfterMenu } from '../../data/use-focus-after-menu.ts';
import { type LabelValues, labelValues, readLabel } from '../../data/values/label-values.ts';
import { BusyButton } from '../day/busy-button.tsx';
import classes from '../diary.module.css';

type LabelFormProps = {
  /** Null for a new one. */
  food: OwnFood | null;
  /** What a new one is called to begin with. */
  name: string;
  /** The barcode that a new one was scanned by; empty where it was not. */
  barcode: string;
  onSave: (food: SetOwnFood) => Promise<FormFailure | null>;
  onClose: () => void;
};

const screen = texts.calorieScreen;

/** The figures of a label, typed as it states them. */
export function LabelForm({ food, name, barcode, onSave, onClose }: LabelFormProps) {
  const titleId = useId();
  const firstField = useFocusAfterMenu();
  // Sent again after a lost answer, it is the same food.
  const [foodId] = useState(() => food?.foodId ?? newId());
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: labelValues(food, { name: food ? '' : name.trim(), barcode }),
    read: (values: LabelValues) => readLabel(foodId, values),
    onSubmit: onSave,
  });
  const figure = (field: keyof LabelValues, label: string) => (
    <TextInput key={field} label={label} inputMode="decimal" autoComplete="off" {...form.getInputProps(field)} />
  );
  const inGrams = (field: 'fiber' | 'sugar' | 'saturatedFat') =>
    figure(field, screen.grams({ macro: texts.meal[field] }));

  return (
    <form aria-labelledby={titleId} {...formProps} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Stack gap="sm" mt="md">
        <Title order={4} size="h5" id={titleId} className={typography.breakable}>
          {food ? words.labelOf({ food: food.name }) : words.label}
        </Title>
        <Text size="sm" c="dimmed">
          {words.labelHint}
        </Text>
        <FormError sentence={formError} />
        <TextInput
          ref={firstField}
          label={words.labelName}
          autoComplete="off"
          maxLength={LIMITS.nameMaxCharacters + 1}
          {...form.getInputProps('name')}
        />
        <div className={classes.halves}>
          <NativeSelect
            label={words.statedPer}
            classNames={{ input: choice.select ?? '' }}
            {...form.getInputProps('statedPer')}
          >
            {LABEL_BASES.map((basis) => (
              <option key={basis} value={basis}>
                {words.bases[basis]}
              </option>
            ))}
          </NativeSelect>
          {figure('servingGrams', words.servingGrams)}
        </div>
        {figure('calories', screen.calories)}
        <div className={classes.thirds}>
          {DIARY_MACROS.map((macro) => figure(macro, screen.grams({ macro: texts.meal[macro] })))}
        </div>
        <div className={classes.halves}>
          {inGrams('fiber')}
          {inGrams('sugar')}
          {inGrams('saturatedFat')}
          <TextInput
            label={words.sodium}
            description={words.saltHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps('sodium')}
          />
        </div>
        <TextInput label={words.barcode} inputMode="numeric" autoComplete="off" {...form.getInputProps('barcode')} />
        <Group gap="xs" align="stretch">
          <BusyButton type="submit" isBusy={isSending}>
            {isSending ? words.savingLabel : words.saveLabel}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {screen.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
