import { Flex, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './switch-row.module.css';

type SwitchRowProps = {
  label: string;
  /** What its state means, in words. */
  state: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something that is on or off, with what that means; the whole row can be pressed. */
export function SwitchRow({ label, state, isOn, onChange }: SwitchRowProps) {
  const stateId = useId();
  return (
    <label className={classes.row}>
      <Flex component="span" direction="column" gap="var(--space-4)">
        <Text span inherit fw={600}>
          {label}
        </Text>
        <Text id={stateId} span size="sm" c="dimmed">
          {state}
        </Text>
      </Flex>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-label={label}
        aria-describedby={stateId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
