import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { wholeNumberText } from '../meal/quantities.ts';
import { type PlannerValues, readCalorieTarget } from './planner-values.ts';

/** The day's energy. Left empty it shows the default again; under 1,200 kcal it advises to ask a professional. */
export function CalorieTargetInput({ form }: { form: UseFormReturnType<PlannerValues> }) {
  const { onBlur, ...input } = form.getInputProps('calorieTarget');
  const kcal = readCalorieTarget(form.values.calorieTarget);
  const isLow = kcal >= LIMITS.calorieTargetMinKcal && kcal < LIMITS.lowCalorieNoteBelowKcal;
  const note = texts.planner.lowCalorieNote({ limit: wholeNumberText(LIMITS.lowCalorieNoteBelowKcal) });

  return (
    <TextInput
      label={texts.planner.calorieTarget}
      placeholder={texts.planner.calorieTargetPlaceholder}
      description={isLow ? note : texts.planner.calorieTargetUnit}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type="number"
      inputMode="numeric"
      min={LIMITS.calorieTargetMinKcal}
      max={LIMITS.calorieTargetMaxKcal}
      step={50}
      {...input}
      onBlur={(event) => {
        if (form.values.calorieTarget.trim() === '') form.setFieldValue('calorieTarget', String(kcal));
        onBlur?.(event);
      }}
    />
  );
}
