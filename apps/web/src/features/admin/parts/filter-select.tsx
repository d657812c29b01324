import { NativeSelect } from '@mantine/core';
import choice from '../../../shared/forms/choice-select.module.css';
import { keyIn, keysOf } from '../data/key-in.ts';

type FilterSelectProps<Key extends string> = {
  label: string;
  /** The choice that narrows nothing; where it is absent one of the others is always chosen. */
  all?: string;
  labels: Readonly<Record<Key, string>>;
  value: Key | undefined;
  onChange: (value: Key | undefined) => void;
};

/** A drop-down that narrows a list. */
export function FilterSelect<Key extends string>({ label, all, labels, value, onChange }: FilterSelectProps<Key>) {
  return (
    <NativeSelect
      classNames={{ input: choice.select ?? '' }}
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(keyIn(labels, currentTarget.value))}
    >
      {all !== undefined && <option value="">{all}</option>}
      {keysOf(labels).map((key) => (
        <option key={key} value={key}>
          {labels[key]}
        </option>
      ))}
    </NativeSelect>
  );
}
