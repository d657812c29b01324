import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { wholeNumberText } from '../meal/quantities.ts';
import { readCalorieTarget } from '../planning/read-planner-values.ts';

type CalorieTargetInputProps = {
  value: string;
  input: GetInputPropsReturnType;
  onDefault: (text: string) => void;
  /** What the figure stands for. */
  hint?: string;
};

/** The day's energy. Left empty it shows the default again; under 1,200 kcal it advises to ask a professional. */
export function CalorieTargetInput(props: CalorieTargetInputProps) {
  const { value, input, onDefault, hint = texts.planner.calorieTargetUnit } = props;
  const kcal = readCalorieTarget(value);
  const isLow = kcal >= LIMITS.calorieTargetMinKcal && kcal < LIMITS.lowCalorieNoteBelowKcal;
  const note = texts.planner.lowCalorieNote({ limit: wholeNumberText(LIMITS.lowCalorieNoteBelowKcal) });

  return (
    <TextInput
      name="calorieTarget"
      label={texts.planner.calorieTarget}
      placeholder={texts.planner.calorieTargetPlaceholder}
      description={isLow ? note : hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type="number"
      inputMode="numeric"
      min={LIMITS.calorieTargetMinKcal}
      max={LIMITS.calorieTargetMaxKcal}
      step={50}
      {...input}
      onBlur={(event) => {
        if (value.trim() === '') onDefault(String(kcal));
        input.onBlur?.(event);
      }}
    />
  );
}
