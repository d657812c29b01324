import { Button, Stack, Text } from '@mantine/core';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { FORM_DIETS, FORM_GOALS } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { FamilyCall } from '@platewise/contract/profiles/family-schema';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FamilyPeople } from '../../../shared/family/family-people.tsx';
import { familyCall, sharedValues } from '../../../shared/family/shared-values.ts';
import { useFamilyChoice } from '../../../shared/family/use-family-choice.ts';
import { CalorieTargetInput } from '../../../shared/forms/calorie-target-input.tsx';
import { ChoiceSelect } from '../../../shared/forms/choice-select.tsx';
import type { ReadForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { withValue } from '../../../shared/forms/with-value.ts';
import { isSameForm } from '../../../shared/planning/form-memory.ts';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from '../../../shared/planning/planner-values.ts';
import { readPlannerValues } from '../../../shared/planning/read-planner-values.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { fillOfProfile } from '../data/profile-fill.ts';
import { type AddressWishes, useAddressWishes } from '../data/use-address-wishes.ts';
import { useFormMemory } from '../data/use-form-memory.ts';
import { useProfileChoice } from '../data/use-profile-choice.ts';
import type { EarlyWords } from '../early/answer-early.ts';
import { takenOver } from '../early/taken-over.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { MealCountSlider } from './meal-count-slider.tsx';
import classes from './planner-form.module.css';
import { ProfileChips } from './profile-chips.tsx';

const SaveAsProfile = lazyPart(async () => (await import('./save-as-profile.tsx')).SaveAsProfile);

type PlannerFormProps = {
  buttonLabel: string;
  isPending: boolean;
  /** No generation is possible now, whatever the form says. */
  isBlocked: boolean;
  /** A plan around a favorite is one person's. */
  isForOne: boolean;
  /** What the address asks for as well, until the form has taken it. */
  wishes: AddressWishes;
  onTaken: () => void;
  onGenerate: (request: GenerationRequest, family?: FamilyCall) => void;
  onChange: (values: PlannerValues) => void;
  /** What several people aim at together; null where it is one person's day. */
  onSharedKcal: (kcal: number | null) => void;
};

/** What a person asks for (core 2), as they left it, or as one of their profiles says. */
export function PlannerForm({
  buttonLabel,
  isPending,
  isBlocked,
  isForOne,
  wishes,
  onTaken,
  onGenerate,
  onChange,
  onSharedKcal,
}: PlannerFormProps) {
  const shared = useRef<readonly Profile[] | null>(null);
  const { form, formProps } = useSchemaForm({
    initialValues: INITIAL_PLANNER_VALUES,
    read: (values: PlannerValues) => readChosen(shared.current ? sharedValues(values) : values),
    checksLeftFields: true,
    onValuesChange: onChange,
    onInvalid: focusFirstError,
    onSubmit: generate,
  });
  const { user } = useAuth();
  const first = useRef(INITIAL_PLANNER_VALUES);
  const { person, isFirstVisit } = useFormMemory(form, first);
  const choice = useProfileChoice({ values: form.values, onFill: form.setValues, person, isFirstVisit });
  const family = useFamilyChoice({ ...choice, person });
  const people = isForOne ? null : family.people;
  const unwanted = (people ? null : choice.chosen?.dislikedMeals) ?? [];
  const sharedKcal = people?.reduce((kcal, { calorieTarget }) => kcal + calorieTarget, 0) ?? null;
  const formElement = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  // The form as it was seen when a plan was asked for before it was known who is here.
  const [asked, setAsked] = useState<PlannerValues | null>(null);
  const isBusy = isPending || asked !== null;
  // A profile says what its person does not want.
  const isKnown = person !== null && !choice.query.isLoading;
  const isChosen = people
    ? people.length >= LIMITS.familyPeopleMin
    : form.values.goal !== null && form.values.dietaryPreferences !== null;

  const takeOver = useEffectEvent(() => {
    const early = formElement.current && takenOver(formElement.current);
    if (!early) return;
    first.current = early.first;
    form.setValues(early.values);
    if (!early.wasAsked) return;
    setAsked(early.values);
    void readPlannerValues(early.values);
  });
  // Before the first press that the application answers.
  useLayoutEffect(() => takeOver(), []);

  // Sent as soon as it is known who is here, unless the form that was theirs is not the one that was seen.
  const sendAsked = useEffectEvent(async () => {
    // Its schema is there then: nothing is seen between this press and what follows it.
    await readPlannerValues(form.values);
    setAsked(null);
    if (asked && !isBlocked && !people && isSameForm(asked, form.values)) formElement.current?.requestSubmit();
  });
  useEffect(() => {
    if (asked && isKnown) void sendAsked();
  }, [asked, isKnown]);

  // A button that is disabled loses the keyboard's focus; it gets it back unless the person has moved on.
  useEffect(() => {
    const hasEnded = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (hasEnded && document.activeElement === document.body) submitButton.current?.focus({ preventScroll: true });
  }, [isPending]);

  useEffect(() => {
    shared.current = people;
    onSharedKcal(sharedKcal);
  });

  useAddressWishes(form, { person, wishes, onTaken });

  /** Why it fails stands where the plan would be. */
  function generate(request: GenerationRequest): null {
    if (!isKnown) setAsked(form.values);
    else if (people) onGenerate(request, familyCall(request, people));
    else onGenerate({ ...request, ...(unwanted.length > 0 && { dislikedMeals: unwanted }) });
    return null;
  }

  // What one profile has filled in is that person's: the others are asked for what they leave out themselves.
  function share(isShared: boolean) {
    if (isShared) {
      family.turnOn();
      if (choice.chosen && !choice.isChanged) form.setFieldValue('excludeIngredients', '');
      return;
    }
    family.turnOff(choice.chosen);
    if (choice.chosen) form.setValues(fillOfProfile(choice.chosen, form.values));
  }

  return (
    <form
      ref={formElement}
      aria-label={texts.planner.formLabel}
      autoComplete="off"
      // Answered by a small script until the application's code has come (answer-early.ts).
      data-early={import.meta.env.SSR ? earlyWords() : undefined}
      suppressHydrationWarning
      {...formProps}
    >
      <Stack gap="lg">
        <div className={classes.profiles}>
          {user && (
            <ProfileChips
              choice={choice}
              family={{ ...family, people, canShare: family.canShare && !isForOne }}
              onShare={share}
            />
          )}
        </div>
        {people ? (
          <FamilyPeople people={people} />
        ) : (
          <>
            <ChoiceSelect
              name="goal"
              label={texts.planner.goal}
              placeholder={texts.planner.goalPlaceholder}
              values={withValue(FORM_GOALS, form.values.goal)}
              labels={texts.options.goal}
              value={form.values.goal}
              onChange={(goal) => form.setFieldValue('goal', goal)}
            />
            <ChoiceSelect
              name="dietaryPreferences"
              label={texts.planner.diet}
              placeholder={texts.planner.dietPlaceholder}
              values={withValue(FORM_DIETS, form.values.dietaryPreferences)}
              labels={texts.options.diet}
              value={form.values.dietaryPreferences}
              onChange={(diet) => form.setFieldValue('dietaryPreferences', diet)}
            />
          </>
        )}
        <MealCountSlider
          value={form.values.mealCount}
          onChange={(mealCount) => form.setFieldValue('mealCount', mealCount)}
        />
        {!people && (
          <CalorieTargetInput
            value={form.values.calorieTarget}
            input={form.getInputProps('calorieTarget')}
            onDefault={(calorieTarget) => form.setFieldValue('calorieTarget', calorieTarget)}
          />
        )}
        <AdvancedOptions form={form} unwanted={unwanted} isShared={people !== null} />
        <Stack gap="xs">
          <Button ref={submitButton} type="submit" size="md" fullWidth disabled={isBusy || isBlocked || !isChosen}>
            <span data-words suppressHydrationWarning>
              {isBusy ? texts.planner.generating : buttonLabel}
            </span>
          </Button>
          {!isChosen && !isBlocked && (
            <Text size="sm" c="dimmed" ta="center">
              {people ? texts.family.chooseTwo : texts.planner.chooseFirst}
            </Text>
          )}
          {user && !people && isChosen && (
            <SaveAsProfile
              choice={choice}
              values={form.values}
              user={user}
              onSaved={() => submitButton.current?.focus({ preventScroll: true })}
            />
          )}
        </Stack>
      </Stack>
    </form>
  );
}

function earlyWords(): string {
  const { mealCount, showAdvanced, hideAdvanced, generating } = texts.planner;
  const counts = Array.from({ length: LIMITS.mealCountMax }, (_, index) => index + 1);
  const mealCounts = Object.fromEntries(counts.map((count) => [count, mealCount({ count })]));
  return JSON.stringify({ mealCounts, showAdvanced, hideAdvanced, generating } satisfies EarlyWords);
}

// A goal or diet that is not chosen yet is no mistake: the button waits for both.
async function readChosen(values: PlannerValues): Promise<ReadForm<GenerationRequest, keyof PlannerValues>> {
  const read = await readPlannerValues(values);
  if (read.ok) return read;
  const { goal: _goal, dietaryPreferences: _diet, ...errors } = read.errors;
  return { ...read, errors };
}

function focusFirstError() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
