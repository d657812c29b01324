import { Radio } from '@mantine/core';
import { type Preferences, WEEK_STARTS } from '@platewise/contract/preferences-schema';
import { texts } from '@platewise/contract/texts';
import classes from './choice.module.css';

const { weekStart, weekdays } = texts.preferences;

type WeekStartChoiceProps = {
  value: Preferences['weekStart'];
  onChange: (weekStart: Preferences['weekStart']) => void;
};

/** The day that weeks start on. */
export function WeekStartChoice({ value, onChange }: WeekStartChoiceProps) {
  return (
    <Radio.Group label={weekStart} value={String(value)} className={classes.group}>
      <div className={classes.row}>
        {WEEK_STARTS.map((day) => (
          <Radio key={day} value={String(day)} label={weekdays[day]} onChange={() => onChange(day)} />
        ))}
      </div>
    </Radio.Group>
  );
}
