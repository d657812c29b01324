import { Flex, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { kcalText, wholeNumberText } from '../../../shared/meal/quantities.ts';
import { MiniPlate } from '../../../shared/ui/illustrations/mini-plate.tsx';
import { PartsMeter } from '../../../shared/ui/meters/meter.tsx';
import { EXAMPLE_CERTIFICATE } from '../example/example-certificate.ts';
import { EXAMPLE_MEALS } from '../example/example-plan.ts';
import { platesBySlot } from '../preview/plates-by-slot.ts';
import classes from './picture.module.css';

const { actual, target } = EXAMPLE_CERTIFICATE;

/** The three meals of the example and the day that they fill. */
export function DayPicture() {
  return (
    <div className={classes.sheet}>
      <ul className={classes.rows}>
        {EXAMPLE_MEALS.map(({ name, mealType, calories }) => (
          <li key={name}>
            <MiniPlate kind={platesBySlot[mealType]} size={52} />
            <div className={classes.grow}>
              <Text size="sm" c="dimmed" lh={1.4}>
                {texts.options.mealType[mealType]}
              </Text>
              <Text inherit fw={600} lh={1.3}>
                {name}
              </Text>
            </div>
            <span className={classes.figure}>{kcalText(calories)}</span>
          </li>
        ))}
      </ul>
      <PartsMeter
        parts={EXAMPLE_MEALS.map(({ name, calories }) => ({
          name,
          percent: (calories * 100) / target.calories,
          color: 'var(--ink)',
        }))}
      />
      <Flex component="p" gap="md" justify="space-between" mt="xs">
        <span>{texts.planner.dayTotal}</span>
        <strong>
          {texts.planner.ofTarget({
            actual: wholeNumberText(actual.calories),
            target: wholeNumberText(target.calories),
          })}
        </strong>
      </Flex>
    </div>
  );
}
