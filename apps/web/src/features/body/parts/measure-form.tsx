import { Button, NativeSelect, NumberInput, TextInput, Title } from '@mantine/core';
import { type BodyMeasureKind, LENGTH_UNITS, WEIGHT_UNITS } from '@platewise/contract/body/body-options';
import type { BodyMeasure, RecordMeasure } from '@platewise/contract/body/body-schema';
import { LIMITS } from '@platewise/contract/limits';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { type ReactNode, useId, useState } from 'react';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { type FormFailure, useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useBodyUnits } from '../data/use-body-units.ts';
import { measureName } from '../data/values/measure-text.ts';
import { type MeasureValues, readMeasureValues } from '../data/values/measure-values.ts';
import classes from './body.module.css';

type RecordFormProps = {
  today: string;
  /** The first day that the screen shows. */
  from: string;
  onRecord: (measure: RecordMeasure) => Promise<FormFailure | null>;
};

const words = bodyScreen.record;

/** Today's weight in one field and one press; the day can be another one. */
export function WeightForm({ today, from, onRecord }: RecordFormProps) {
  const units = useBodyUnits();
  const { form, formProps, formError, isSending } = useMeasureForm({ measure: 'weight', today, onRecord });

  return (
    <form aria-label={words.weight} {...formProps}>
      <FormError sentence={formError} />
      <div className={classes.fields}>
        <NumberInput
          className={classes.value}
          hideControls
          decimalScale={3}
          label={words.weight}
          {...form.getInputProps('value')}
        />
        <NativeSelect
          className={classes.unit}
          label={bodyScreen.units.weight}
          value={units.weight}
          data={[...WEIGHT_UNITS]}
          onChange={({ currentTarget }) => units.choose({ weight: currentTarget.value === 'lb' ? 'lb' : 'kg' })}
        />
        <DayInput from={from} today={today} {...form.getInputProps('date')} />
        <Button type="submit" className={classes.press} loading={isSending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

const NEW = 'new';
const WAIST = 'waist';
const OWN = 'own ';
const otherWords = bodyScreen.other;

/** The waist, or a measure of the person's own: one that they have, or a new one. */
export function OtherMeasures({ known, ...props }: RecordFormProps & { known: readonly BodyMeasure[] }) {
  const titleId = useId();
  const [chosen, setChosen] = useState(WAIST);
  const own = known.filter(({ measure }) => measure === 'own');
  const names = [...new Set(own.map(({ name }) => name))];
  const name = chosen.startsWith(OWN) ? chosen.slice(OWN.length) : '';

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Title order={2} size="h4" id={titleId} mb="sm">
        {otherWords.title}
      </Title>
      <ChosenForm
        key={chosen}
        {...props}
        measure={chosen === WAIST ? WAIST : 'own'}
        name={name}
        unit={own.findLast((one) => one.name === name)?.unit ?? ''}
        select={
          <NativeSelect
            label={otherWords.measure}
            value={chosen}
            data={[
              { value: WAIST, label: otherWords.waist },
              ...names.map((one) => ({ value: `${OWN}${one}`, label: one })),
              { value: NEW, label: otherWords.new },
            ]}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        }
      />
    </section>
  );
}

type ChosenFormProps = RecordFormProps & {
  select: ReactNode;
  measure: BodyMeasureKind;
  name: string;
  unit: string;
};

function ChosenForm({ select, measure, name, unit, today, from, onRecord }: ChosenFormProps) {
  const units = useBodyUnits();
  const { form, formProps, formError, isSending } = useMeasureForm({ measure, name, unit, today, onRecord });
  const isNew = measure === 'own' && name === '';

  return (
    <form aria-label={otherWords.title} {...formProps}>
      <FormError sentence={formError} />
      <div className={classes.fields}>
        {select}
        {isNew && (
          <TextInput
            label={otherWords.name}
            placeholder={otherWords.namePlaceholder}
            maxLength={LIMITS.measureNameMaxCharacters}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
        )}
        <NumberInput
          className={classes.value}
          hideControls
          decimalScale={3}
          label={words.value}
          {...form.getInputProps('value')}
        />
        {measure === WAIST && (
          <NativeSelect
            className={classes.unit}
            label={bodyScreen.units.length}
            value={units.length}
            data={[...LENGTH_UNITS]}
            onChange={({ currentTarget }) => units.choose({ length: currentTarget.value === 'in' ? 'in' : 'cm' })}
          />
        )}
        {isNew && (
          <TextInput
            className={classes.value}
            label={otherWords.unit}
            maxLength={LIMITS.measureUnitMaxCharacters}
            autoComplete="off"
            {...form.getInputProps('unit')}
          />
        )}
        <DayInput from={from} today={today} {...form.getInputProps('date')} />
        <Button type="submit" variant="default" className={classes.press} loading={isSending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function DayInput({ from, today, ...input }: { from: string; today: string }) {
  return <TextInput type="date" className={classes.day} label={words.date} min={from} max={today} {...input} />;
}

type MeasureFormSetup = Pick<RecordFormProps, 'today' | 'onRecord'> & {
  measure: BodyMeasureKind;
  name?: string;
  unit?: string;
};

function useMeasureForm({ measure, name = '', unit = '', today, onRecord }: MeasureFormSetup) {
  const units = useBodyUnits();
  // Weight and waist are in the unit that is chosen when they are sent.
  const unitOf = (typed: string) => ({ weight: units.weight, waist: units.length, own: typed })[measure];
  const setup = useSchemaForm({
    initialValues: { measure, name, value: '', unit, date: today } as MeasureValues,
    read: (values: MeasureValues) =>
      readMeasureValues(
        { ...values, unit: unitOf(values.unit) },
        { label: measure === 'own' ? words.value : measureName({ measure, name }), today },
      ),
    onSubmit: async (recorded) => {
      const failure = await onRecord(recorded);
      if (!failure) setup.form.setValues({ value: '', date: today });
      return failure;
    },
  });
  return setup;
}
