import { ActionIcon, Button, Group, NumberInput, Text, Title } from '@mantine/core';
import type { BodyMeasure, RecordMeasure } from '@platewise/contract/body/body-schema';
import { dateText } from '@platewise/contract/language/formats';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { type FormFailure, useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { isPendingId } from '../../../shared/sync/queue/operation.ts';
import { useListFocus } from '../../../shared/ui/lists/use-list-focus.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import { useBodyUnits } from '../data/use-body-units.ts';
import { measureName, measureText, shownMeasure } from '../data/values/measure-text.ts';
import { readMeasureValues } from '../data/values/measure-values.ts';
import classes from './body.module.css';

type MeasureListProps = {
  measures: readonly BodyMeasure[];
  today: string;
  onRecord: (measure: RecordMeasure) => Promise<FormFailure | null>;
  onRemove: (measure: BodyMeasure) => void;
};

const words = bodyScreen.list;
/** As many as a person looks at; the others come with a press. */
const SHOWN_FIRST = 8;

/** Everything that was recorded, newest first, to be changed or removed. */
export function MeasureList({ measures, today, onRecord, onRemove }: MeasureListProps) {
  const titleId = useId();
  const region = useListFocus<HTMLElement>(measures.length);
  const [isWhole, setIsWhole] = useState(false);
  const newest = measures.toReversed();
  const shown = isWhole ? newest : newest.slice(0, SHOWN_FIRST);

  return (
    <section ref={region} tabIndex={-1} aria-labelledby={titleId} className={`${classes.section} ${classes.place}`}>
      <Title order={2} size="h4" id={titleId} mb="sm">
        {words.title}
      </Title>
      {shown.length === 0 ? (
        <Text inherit c="dimmed">
          {words.empty}
        </Text>
      ) : (
        <ul className={classes.list}>
          {shown.map((measure) => (
            <MeasureRow
              key={`${measure.measure} ${measure.name} ${measure.date}`}
              measure={measure}
              today={today}
              onRecord={onRecord}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {shown.length < newest.length && (
        <Button variant="subtle" size="compact-md" mt="xs" onClick={() => setIsWhole(true)}>
          {words.all({ count: newest.length })}
        </Button>
      )}
    </section>
  );
}

type MeasureRowProps = Pick<MeasureListProps, 'today' | 'onRecord' | 'onRemove'> & { measure: BodyMeasure };

function MeasureRow({ measure, today, onRecord, onRemove }: MeasureRowProps) {
  const units = useBodyUnits();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const names = { measure: measureName(measure), date: dateText(measure.date) };

  function close() {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  if (isOpen) {
    return (
      <li>
        <ValueForm measure={measure} today={today} onRecord={onRecord} onClose={close} />
      </li>
    );
  }
  return (
    <li>
      <span className={typography.figures}>
        <Text span inherit c="dimmed" className={typography.oneLine}>
          {names.date}
        </Text>{' '}
        <Text span inherit className={typography.breakable}>
          {words.value({ measure: names.measure, value: measureText(measure, units) })}
        </Text>
        {isPendingId(measure.id) && (
          <Text span size="sm" c="dimmed">
            {' '}
            · {words.pending}
          </Text>
        )}
      </span>
      <Group gap="xs" wrap="nowrap">
        <ActionIcon ref={button} variant="subtle" aria-label={words.change(names)} onClick={() => setIsOpen(true)}>
          <IconPencil size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" aria-label={words.remove(names)} onClick={() => onRemove(measure)}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}

type ValueFormProps = Pick<MeasureListProps, 'today' | 'onRecord'> & { measure: BodyMeasure; onClose: () => void };

/** Another value for the same day. */
function ValueForm({ measure, today, onRecord, onClose }: ValueFormProps) {
  const units = useBodyUnits();
  const { value, unit } = shownMeasure(measure, units);
  const label = words.newValue({ measure: measureName(measure), date: dateText(measure.date), unit });
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: { value: value as number | string },
    read: (values) =>
      readMeasureValues(
        { measure: measure.measure, name: measure.name, date: measure.date, unit, value: values.value },
        { label: measureName(measure), today },
      ),
    onSubmit: async (recorded) => {
      const failure = await onRecord(recorded);
      if (!failure) onClose();
      return failure;
    },
  });

  return (
    <form {...formProps}>
      <FormError sentence={formError} />
      <div className={classes.fields}>
        <NumberInput autoFocus hideControls decimalScale={3} label={label} {...form.getInputProps('value')} />
        <Button type="submit" className={classes.press} loading={isSending}>
          {bodyScreen.facts.save}
        </Button>
        <Button variant="default" className={classes.press} onClick={onClose}>
          {bodyScreen.facts.cancel}
        </Button>
      </div>
    </form>
  );
}
