import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { FORM_DIETS, FORM_GOALS } from '@platewise/contract/options';
import { texts } from '@platewise/contract/texts';
import { useEffect, useRef } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { KeepAsProfile } from '../profiles/keep-as-profile.tsx';
import { ProfileChips } from '../profiles/profile-chips.tsx';
import { useProfileChoice } from '../profiles/use-profile-choice.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { CalorieTargetInput } from './calorie-target-input.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { MealCountSlider } from './meal-count-slider.tsx';
import classes from './planner-form.module.css';
import { INITIAL_PLANNER_VALUES, type PlannerErrors, type PlannerValues, readPlannerValues } from './planner-values.ts';
import { useFormMemory } from './use-form-memory.ts';
import { useValidateOnLeave } from './use-validate-on-leave.ts';
import { withValue } from './with-value.ts';

type PlannerFormProps = {
  buttonLabel: string;
  isPending: boolean;
  /** No generation is possible now, whatever the form says. */
  isBlocked: boolean;
  onGenerate: (request: GenerationRequest) => void;
  onChange: (values: PlannerValues) => void;
};

/** What a person asks for (core 2), as they left it, or as one of their profiles says. */
export function PlannerForm({ buttonLabel, isPending, isBlocked, onGenerate, onChange }: PlannerFormProps) {
  const form = useForm<PlannerValues>({
    initialValues: INITIAL_PLANNER_VALUES,
    validate: errorsOf,
    onValuesChange: onChange,
  });
  const { user } = useAuth();
  const { person, isFirstVisit } = useFormMemory(form);
  const choice = useProfileChoice({ values: form.values, onFill: form.setValues, person, isFirstVisit });
  const validateLeftField = useValidateOnLeave(form.validateField);
  const formElement = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  const isChosen = form.values.goal !== null && form.values.dietaryPreferences !== null;

  useEffect(() => formElement.current?.removeAttribute('inert'), []);

  // A button that is disabled loses the keyboard's focus; it gets it back unless the person has moved on.
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (hasEnded && document.activeElement === document.body) submitButton.current?.focus({ preventScroll: true });
  }, [isPending]);

  function submit(values: PlannerValues) {
    const read = readPlannerValues(values);
    if (read.ok) onGenerate(read.request);
  }

  return (
    <form
      ref={formElement}
      className={classes.form}
      aria-label={texts.planner.formLabel}
      noValidate
      // What is typed before the code is there would be lost: built inert, and opened below without rendering it again.
      inert={import.meta.env.SSR}
      suppressHydrationWarning
      onBlur={validateLeftField}
      onSubmit={form.onSubmit(submit, () => focusFirstError())}
    >
      {user && <ProfileChips choice={choice} />}
      <ChoiceSelect
        label={texts.planner.goal}
        placeholder={texts.planner.goalPlaceholder}
        values={withValue(FORM_GOALS, form.values.goal)}
        labels={texts.options.goal}
        value={form.values.goal}
        onChange={(goal) => form.setFieldValue('goal', goal)}
      />
      <ChoiceSelect
        label={texts.planner.diet}
        placeholder={texts.planner.dietPlaceholder}
        values={withValue(FORM_DIETS, form.values.dietaryPreferences)}
        labels={texts.options.diet}
        value={form.values.dietaryPreferences}
        onChange={(diet) => form.setFieldValue('dietaryPreferences', diet)}
      />
      <MealCountSlider
        value={form.values.mealCount}
        onChange={(mealCount) => form.setFieldValue('mealCount', mealCount)}
      />
      <CalorieTargetInput
        value={form.values.calorieTarget}
        input={form.getInputProps('calorieTarget')}
        onDefault={(calorieTarget) => form.setFieldValue('calorieTarget', calorieTarget)}
      />
      <AdvancedOptions form={form} />
      <div className={classes.submit}>
        <Button ref={submitButton} type="submit" size="md" fullWidth disabled={isPending || isBlocked || !isChosen}>
          {isPending ? texts.planner.generating : buttonLabel}
        </Button>
        {!isChosen && !isBlocked && <p className={classes.hint}>{texts.planner.chooseFirst}</p>}
        {user && (
          <KeepAsProfile
            choice={choice}
            values={form.values}
            user={user}
            onKept={() => submitButton.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </form>
  );
}

// A goal or diet that is not chosen yet is no mistake: the button waits for both.
function errorsOf(values: PlannerValues): PlannerErrors {
  const read = readPlannerValues(values);
  if (read.ok) return {};
  const { goal: _goal, dietaryPreferences: _diet, ...errors } = read.errors;
  return errors;
}

function focusFirstError() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
