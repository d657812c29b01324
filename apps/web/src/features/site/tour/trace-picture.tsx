import { Flex, Text } from '@mantine/core';
import { gramsText, kcalText } from '../../../shared/meal/quantities.ts';
import lines from '../../../shared/ui/layout/lines.module.css';
import { Meter } from '../../../shared/ui/meters/meter.tsx';
import { EXAMPLE_DINNER } from '../example/example-dinner.ts';
import classes from './picture.module.css';
import trace from './trace-picture.module.css';

/** Ingredients that are shown: those that bring most. */
const SHOWN = 6;

const ITEMS = [...EXAMPLE_DINNER.items].sort((a, b) => b.calories - a.calories).slice(0, SHOWN);

/** What the largest parts of the example's dinner bring. */
export function TracePicture() {
  return (
    <div className={classes.sheet}>
      <Flex component="p" className={lines.below} gap="md" align="baseline" justify="space-between" mb="xs" pb="sm">
        <Text span inherit fw={600} lh={1.3}>
          {EXAMPLE_DINNER.name}
        </Text>
        <span className={classes.figure}>{kcalText(EXAMPLE_DINNER.calories)}</span>
      </Flex>
      <ul className={trace.items}>
        {ITEMS.map(({ food, name, grams, calories }) => (
          <li key={food}>
            <span>{name}</span>
            <Text span size="sm" c="dimmed" ta="right">
              {gramsText(grams)}
            </Text>
            <span className={trace.part}>
              <Meter value={calories} max={EXAMPLE_DINNER.calories} />
            </span>
            <span className={classes.figure}>{kcalText(calories)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
