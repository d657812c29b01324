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
      <span className={classes.words}>
        <span className={classes.name}>{label}</span>
        <span id={stateId} className={classes.state}>
          {state}
        </span>
      </span>
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
