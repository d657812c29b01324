import { Button, Textarea, TextInput, Title } from '@mantine/core';
import { FORM_DIETS, FORM_GOALS } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { useId, useState } from 'react';
import { UnderstoodWords } from '../../../shared/exclusions/understood-words.tsx';
import { CalorieTargetInput } from '../../../shared/forms/calorie-target-input.tsx';
import { ChoiceSelect } from '../../../shared/forms/choice-select.tsx';
import { focusNow } from '../../../shared/forms/focus-now.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { withValue } from '../../../shared/forms/with-value.ts';
import { wholeNumberText } from '../../../shared/meal/quantities.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { profileDrafts } from '../data/profile-drafts.ts';
import { NEW_PROFILE, type ProfileValues, readProfileValues, valuesOfProfile } from '../data/profile-values.ts';
import { useSaveProfile } from '../data/use-save-profile.ts';
import { ProfileConditions } from './profile-conditions.tsx';
import classes from './profile-form.module.css';
import { TargetEstimate } from './target-estimate.tsx';

type ProfileFormProps = {
  /** Null for a new one. */
  profile: Profile | null;
  /** What was filled in before the session ended, or null. */
  draft: ProfileValues | null;
  onClose: () => void;
};

const words = texts.profiles;

/** A profile's fields, in the place where it is listed. */
export function ProfileForm({ profile, draft, onClose }: ProfileFormProps) {
  const { user } = useAuth();
  const [person] = useState(user?.id ?? null);
  const save = useSaveProfile(profile);
  const titleId = useId();
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: draft ?? (profile ? valuesOfProfile(profile) : NEW_PROFILE),
    read: readProfileValues,
    checksLeftFields: true,
    onSubmit: async (content) => {
      const failure = await save(content);
      if (!failure) close();
      return failure;
    },
    onValuesChange: (values) => {
      if (person !== null) profileDrafts.write(person, { profileId: profile?._id ?? null, values });
    },
  });
  const { goal, dietaryPreferences, calorieTarget, excludeIngredients, conditions } = form.values;

  function close(): void {
    if (person !== null) profileDrafts.forget(person);
    onClose();
  }

  return (
    <form className={classes.form} aria-labelledby={titleId} {...formProps}>
      <Title order={3} size="h5" id={titleId} className={classes.whole}>
        {profile ? words.editTitle({ profile: profile.name }) : words.newTitle}
      </Title>
      <div className={classes.whole} hidden={!formError}>
        <FormError sentence={formError} />
      </div>
      <TextInput
        className={classes.whole}
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="off"
        ref={draft === null ? focusNow : null}
        {...form.getInputProps('name')}
      />
      <ChoiceSelect
        label={texts.planner.goal}
        placeholder={words.openGoal}
        values={withValue(FORM_GOALS, goal)}
        labels={texts.options.goal}
        value={goal}
        onChange={(chosen) => form.setFieldValue('goal', chosen)}
        onClear={() => form.setFieldValue('goal', null)}
      />
      <ChoiceSelect
        label={texts.planner.diet}
        placeholder={words.openDiet}
        values={withValue(FORM_DIETS, dietaryPreferences)}
        labels={texts.options.diet}
        value={dietaryPreferences}
        onChange={(chosen) => form.setFieldValue('dietaryPreferences', chosen)}
        onClear={() => form.setFieldValue('dietaryPreferences', null)}
      />
      <CalorieTargetInput
        value={calorieTarget}
        input={form.getInputProps('calorieTarget')}
        onDefault={(text) => form.setFieldValue('calorieTarget', text)}
        hint={words.kcalHint({
          min: wholeNumberText(LIMITS.calorieTargetMinKcal),
          max: wholeNumberText(LIMITS.calorieTargetMaxKcal),
        })}
      />
      <div className={classes.whole}>
        <TargetEstimate goal={goal} onUse={(kcal) => form.setFieldValue('calorieTarget', String(kcal))} />
      </div>
      <div className={classes.whole}>
        <TextInput
          label={texts.planner.exclude}
          placeholder={texts.planner.excludePlaceholder}
          description={texts.planner.excludeHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoCapitalize="none"
          {...form.getInputProps('excludeIngredients')}
        />
        <UnderstoodWords
          text={excludeIngredients}
          onChange={(text) => form.setFieldValue('excludeIngredients', text)}
        />
      </div>
      <div className={classes.whole}>
        <ProfileConditions
          conditions={conditions}
          error={form.errors.conditions}
          onChange={(chosen) => form.setFieldValue('conditions', chosen)}
        />
      </div>
      <Textarea
        className={classes.whole}
        label={words.disliked}
        placeholder={words.dislikedPlaceholder}
        description={words.dislikedHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={3}
        {...form.getInputProps('dislikedMeals')}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
        <Button variant="default" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
