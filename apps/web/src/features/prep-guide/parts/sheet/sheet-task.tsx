import type { PrepTask } from '@platewise/contract/plans/prep-guide-schema';
import { weighedGramsText } from '../../../../shared/meal/quantities.ts';
import type { MealName } from '../../data/meal-names.ts';
import { durationText } from '../../data/session-clock.ts';
import { usesText } from '../../data/uses-text.ts';
import classes from './guide-sheet.module.css';

type SheetTaskProps = { task: PrepTask; time?: string; names: ReadonlyMap<string, MealName> };

/** A task on paper: its time and title, what is weighed, its steps in one run. */
export function SheetTask({ task, time, names }: SheetTaskProps) {
  const { title, minutes, ingredients, steps } = task;
  const weighed = ingredients.map((one) => {
    const amount = one.grams === null ? one.name : `${weighedGramsText(one.grams)} ${one.name}`;
    return one.uses.length > 1 ? `${amount} (${usesText(one, names)})` : amount;
  });
  return (
    <p>
      <b>{time === undefined ? title : `${time} ${title}`}</b> ({durationText(minutes)})
      {weighed.length > 0 && `: ${weighed.join(', ')}`}
      {steps.length > 0 && <span className={classes.steps}>. {steps.join(' ')}</span>}
    </p>
  );
}
