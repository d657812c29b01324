import { Radio } from '@mantine/core';
import { UNITS } from '@platewise/contract/preferences-schema';
import { texts } from '@platewise/contract/texts';
import type { Units } from '../preferences/food-weight-text.ts';
import classes from './choice.module.css';

const { units, unitNames, unitExamples } = texts.preferences;

/** In what a person weighs food, each with an example. */
export function UnitsChoice({ value, onChange }: { value: Units; onChange: (units: Units) => void }) {
  return (
    <Radio.Group label={units} value={value} className={classes.group}>
      <div className={classes.column}>
        {UNITS.map((unit) => (
          <Radio
            key={unit}
            value={unit}
            label={unitNames[unit]}
            description={unitExamples[unit]}
            onChange={() => onChange(unit)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
