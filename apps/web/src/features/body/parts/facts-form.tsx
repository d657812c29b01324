import { Button, Checkbox, Group, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { ACTIVITIES, BODY_AIMS, BODY_CONDITIONS, LENGTH_UNITS, SEXES } from '@platewise/contract/body/body-options';
import type { BodyFactsAnswer, SetBodyFacts } from '@platewise/contract/body/body-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { ageOn, BODY_MIN_AGE } from '@platewise/domain/body/age-on';
import { useMutation } from '@tanstack/react-query';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { failureOf } from '../../../shared/forms/failure-of.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { type FormFailure, useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { useBodyUnits } from '../data/use-body-units.ts';
import { cmOfFields, type FactsValues, hasAim, readFactsValues, valuesOfFacts } from '../data/values/facts-values.ts';
import { type BodyUnits, feetAndInches } from '../data/values/measure-text.ts';
import classes from './body.module.css';

type FactsFormProps = {
  facts: BodyFactsAnswer | null;
  today: string;
  save: string;
  onSaved: () => void;
  /** Somebody under 18: nothing is sent. */
  onYounger: () => void;
  onCancel?: () => void;
};

const words = bodyScreen.facts;
const { activities } = texts.profiles.estimate;

/** What a person states of themselves, so that a target can be computed. */
export function FactsForm({ facts, today, save, onSaved, onYounger, onCancel }: FactsFormProps) {
  const units = useBodyUnits();
  const setFacts = useSetFacts();
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: valuesOfFacts(facts),
    read: (values: FactsValues) => readFactsValues(values, units),
    onSubmit: async (stated) => {
      if (ageOn(today, stated.bornOn) < BODY_MIN_AGE) {
        onYounger();
        return null;
      }
      const failure = await setFacts(stated);
      if (!failure) onSaved();
      return failure;
    },
  });
  const { values } = form;

  function chooseLength(length: BodyUnits['length']) {
    const { feet, inches } = typeof values.heightCm === 'number' ? feetAndInches(values.heightCm) : NO_HEIGHT;
    if (length === 'in') form.setValues({ heightFeet: feet, heightInches: inches });
    else form.setFieldValue('heightCm', cmOfFields(values));
    units.choose({ length });
  }

  return (
    <form {...formProps}>
      <Stack maw="34rem">
        <FormError sentence={formError} />
        <TextInput
          type="date"
          label={words.bornOn}
          autoComplete="bday"
          min={LIMITS.bornFirst}
          max={today}
          w="12rem"
          {...form.getInputProps('bornOn')}
        />
        <NativeSelect
          label={words.sex}
          description={words.sexNote}
          data={optionsOf(SEXES, words.sexes)}
          {...form.getInputProps('sex')}
        />
        <Group align="start" gap="sm" wrap="nowrap">
          {units.length === 'cm' ? (
            <NumberInput flex={1} hideControls label={words.height} {...form.getInputProps('heightCm')} />
          ) : (
            <>
              <NumberInput
                flex={1}
                hideControls
                allowDecimal={false}
                label={words.heightFeet}
                {...form.getInputProps('heightFeet')}
              />
              <NumberInput
                flex={1}
                hideControls
                max={11}
                label={words.heightInches}
                {...form.getInputProps('heightInches')}
              />
            </>
          )}
          <NativeSelect
            className={classes.unit}
            label={bodyScreen.units.length}
            value={units.length}
            data={LENGTH_UNITS.map((value) => ({ value, label: value === 'in' ? bodyScreen.units.feet : value }))}
            onChange={({ currentTarget }) => chooseLength(currentTarget.value === 'in' ? 'in' : 'cm')}
          />
        </Group>
        <NativeSelect
          label={words.activity}
          data={optionsOf(ACTIVITIES, activities)}
          {...form.getInputProps('activity')}
        />
        <Checkbox.Group
          label={words.conditions}
          description={words.conditionsNote}
          {...form.getInputProps('conditions')}
        >
          <Stack gap="xs" mt="xs">
            {BODY_CONDITIONS.map((condition) => (
              <Checkbox key={condition} value={condition} label={words.conditionNames[condition]} />
            ))}
          </Stack>
        </Checkbox.Group>
        {hasAim(values) && (
          <>
            <NativeSelect label={words.aim} data={optionsOf(BODY_AIMS, words.aims)} {...form.getInputProps('aim')} />
            {(values.aim === 'lose' || values.aim === 'gain') && (
              <NumberInput
                label={words.weekly}
                description={words.weeklyNote({ min: LIMITS.weeklyPercentMin, max: LIMITS.weeklyPercentMax })}
                step={0.1}
                {...form.getInputProps('weeklyPercent')}
              />
            )}
          </>
        )}
        <Group gap="xs">
          <Button type="submit" loading={isSending}>
            {save}
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

const NO_HEIGHT = { feet: '', inches: '' };

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  const options = values.map((value) => ({ value, label: labels[value] }));
  return [{ value: '', label: words.choose }, ...options];
}

/** Keeps what was stated; resolves with why it was refused, or with null. */
function useSetFacts(): (stated: SetBodyFacts) => Promise<FormFailure | null> {
  const utils = trpc.useUtils();
  const setting = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ stated, key }: { stated: SetBodyFacts; key: string }) =>
      utils.client.body.setFacts.mutate(stated, idempotencyContext(key)),
    onSuccess: (report) => {
      utils.body.report.setData(undefined, report);
      notifySuccess(words.saved);
    },
  });
  return (stated) => setting.mutateAsync({ stated, key: randomId() }).then(() => null, failureOf(words.failed));
}
