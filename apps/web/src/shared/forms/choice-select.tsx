import { NativeSelect } from '@mantine/core';
import classes from './choice-select.module.css';

type ChoiceSelectProps<Value extends string> = {
  name?: string;
  label: string;
  placeholder: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  value: Value | null;
  onChange: (value: Value) => void;
  /** Makes the placeholder a choice like the others. */
  onClear?: () => void;
};

/**
 * A drop-down with a placeholder and a labelled group. The browser's own: a phone shows its wheel or sheet, and the page
 * carries no code for it; where the browser lets the open list be styled, it wears our look.
 */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { name, label, placeholder, values, labels, value, onChange, onClear } = props;

  return (
    <NativeSelect
      name={name}
      label={label}
      value={value ?? ''}
      data-empty={value === null}
      classNames={{ input: classes.select }}
      onChange={(event) => {
        const chosen = values.find((option) => option === event.currentTarget.value);
        if (chosen) onChange(chosen);
        else onClear?.();
      }}
    >
      <option value="" disabled={!onClear} hidden={!onClear}>
        {placeholder}
      </option>
      <optgroup label={label}>
        {values.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
