import { Checkbox, Text } from '@mantine/core';
import type { PrepIngredient, PrepTask } from '@platewise/contract/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { keyedLines } from '../../../shared/meal/details/keyed-lines.ts';
import { weighedGramsText } from '../../../shared/meal/quantities.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { MealName } from '../data/meal-names.ts';
import { durationText } from '../data/session-clock.ts';
import type { Ticks } from '../data/use-ticks.ts';
import { usesText } from '../data/uses-text.ts';
import classes from './task-row.module.css';

type TaskRowProps = { task: PrepTask; names: ReadonlyMap<string, MealName>; ticks: Ticks };

/** A task to tick: how long it takes, what is weighed for it, what is done. Done, it folds up to its title. */
export function TaskRow({ task, names, ticks }: TaskRowProps) {
  const { id, title, ingredients, steps } = task;
  const isDone = ticks.done.has(id);

  return (
    <div className={classes.task} data-done={isDone}>
      <div className={classes.head}>
        <Checkbox
          size="md"
          checked={isDone}
          onChange={() => ticks.toggle(id)}
          iconColor="var(--on-primary)"
          label={title}
          classNames={{ label: classes.title ?? '' }}
        />
        <TaskTimes task={task} />
      </div>
      {!isDone && (
        <div className={classes.body}>
          <TaskIngredients ingredients={ingredients} names={names} />
          {steps.length > 0 && (
            <ol className={classes.steps} data-single={steps.length === 1}>
              {keyedLines(steps).map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </ol>
          )}
        </div>
      )}
    </div>
  );
}

function TaskTimes({ task }: Pick<TaskRowProps, 'task'>) {
  const { minutes, handsOnMinutes, oven } = task;
  const isAlone = handsOnMinutes < minutes;
  return (
    <p className={classes.times}>
      {oven && (
        <span className={classes.oven}>
          {oven.celsius === null ? words.grillChip : words.ovenChip({ celsius: oven.celsius })}
        </span>
      )}
      <span>
        {durationText(minutes)}
        {isAlone && `, ${words.work({ time: durationText(handsOnMinutes) })}`}
      </span>
    </p>
  );
}

type TaskIngredientsProps = { ingredients: readonly PrepIngredient[]; names: ReadonlyMap<string, MealName> };

/** What is weighed for a task; where several meals share it, how much is for each. */
function TaskIngredients({ ingredients, names }: TaskIngredientsProps) {
  if (ingredients.length === 0) return null;
  const isShared = ingredients.some(({ uses }) => uses.length > 1);

  return (
    <ul className={classes.ingredients} data-shared={isShared}>
      {ingredients.map((ingredient) => (
        <li key={ingredient.food ?? ingredient.name}>
          {ingredient.grams !== null && (
            <Text className={`${typography.figures} ${typography.oneLine}`} span inherit fw={600}>
              {weighedGramsText(ingredient.grams)}{' '}
            </Text>
          )}
          {ingredient.name}
          {ingredient.uses.length > 1 && (
            <Text span inherit c="dimmed">
              {' '}
              ({usesText(ingredient, names)})
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
