import type { BodyMeasureKind } from '@platewise/contract/body/body-options';
import type { RecordMeasure } from '@platewise/contract/body/body-schema';
import { texts } from '@platewise/contract/texts';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { storedMeasure } from '@platewise/domain/body/measure-units';
import { type ReadForm, readForm } from '../../../../shared/forms/read-form.ts';

/** The form of a measure as it stands: an empty field is ''. */
export type MeasureValues = {
  measure: BodyMeasureKind;
  name: string;
  value: number | string;
  unit: string;
  date: string;
};

type Field = keyof MeasureValues;

const schema = async () => (await import('@platewise/contract/body/body-schema')).recordMeasureSchema;

/**
 * Reads the form with the schema that the server uses, and with the rules that it holds to afterwards: a measure may be sent
 * hours later, when nobody could correct it.
 */
export async function readMeasureValues(
  values: MeasureValues,
  { label, today }: { label: string; today: string },
): Promise<ReadForm<RecordMeasure, Field>> {
  const labels = { value: label, name: bodyScreen.other.name, date: bodyScreen.record.date };
  const read = await readForm<RecordMeasure, Field>(schema, values, labels);
  if (!read.ok) return read;
  const stored = storedMeasure(read.value);
  if (!('value' in stored))
    return { ok: false, errors: { value: texts.validation.number({ field: label, ...stored }) } };
  if (read.value.date > today) return { ok: false, errors: { date: bodyScreen.record.notLater } };
  return read;
}
