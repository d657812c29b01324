import { Checkbox } from '@mantine/core';
import { prep as words } from '@platewise/contract/locales/en/site/prep';
import classes from './cut-block.module.css';
import type { MealName } from './meal-names.ts';
import { durationText } from './session-clock.ts';
import type { SessionTask } from './session-rows.ts';
import type { Ticks } from './use-ticks.ts';
import { usesText } from './uses-text.ts';

type CutBlockProps = { tasks: readonly SessionTask[]; names: ReadonlyMap<string, MealName>; ticks: Ticks };

/** Foods that are cut one after the other, each a line to tick with what is for which meal. */
export function CutBlock({ tasks, names, ticks }: CutBlockProps) {
  return (
    <ul className={classes.cuts} aria-label={words.cutting}>
      {tasks.map(({ id, title, minutes, ingredients }) => {
        const isDone = ticks.done.has(id);
        return (
          <li key={id} data-done={isDone}>
            <Checkbox
              size="md"
              checked={isDone}
              onChange={() => ticks.toggle(id)}
              iconColor="var(--on-primary)"
              label={title}
              classNames={{ label: classes.title ?? '' }}
              description={isDone ? undefined : ingredients.map((one) => usesText(one, names)).join(', ')}
            />
            <span className={classes.time}>{durationText(minutes)}</span>
          </li>
        );
      })}
    </ul>
  );
}
