import { Box, Flex, Group, Text } from '@mantine/core';
import type { PrepIngredient, PrepTask } from '@platewise/contract/plans/prep-guide-schema';
import { prep as words } from '@platewise/contract/texts/site/prep';
import { keyedLines } from '../../../shared/meal/details/keyed-lines.ts';
import { weighedGramsText } from '../../../shared/meal/quantities.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { MealName } from '../data/meal-names.ts';
import { durationText } from '../data/session-clock.ts';
import type { Ticks } from '../data/use-ticks.ts';
import { usesText } from '../data/uses-text.ts';
import classes from './task-row.module.css';
import { TaskTick } from './task-tick.tsx';

type TaskRowProps = { task: PrepTask; names: ReadonlyMap<string, MealName>; ticks: Ticks };

/** A task to tick: how long it takes, what is weighed for it, what is done. Done, it folds up to its title. */
export function TaskRow({ task, names, ticks }: TaskRowProps) {
  const { id, ingredients, steps } = task;

  return (
    <Box miw={0}>
      <Group gap="var(--space-4) var(--space-16)" align="flex-start" justify="space-between">
        <TaskTick task={task} ticks={ticks} />
        <TaskTimes task={task} />
      </Group>
      {!ticks.done.has(id) && (
        <div className={classes.body}>
          <TaskIngredients ingredients={ingredients} names={names} />
          {steps.length > 0 && (
            <Flex
              component="ol"
              direction="column"
              className={classes.steps}
              gap="var(--space-4)"
              maw="var(--reading-width)"
              mt="xs"
            >
              {keyedLines(steps).map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </Flex>
          )}
        </div>
      )}
    </Box>
  );
}

function TaskTimes({ task }: Pick<TaskRowProps, 'task'>) {
  const { minutes, handsOnMinutes, oven } = task;
  const isAlone = handsOnMinutes < minutes;
  return (
    <Flex
      component="p"
      align="center"
      wrap="wrap"
      className={`${classes.times} ${typography.figures}`}
      gap="var(--space-4) var(--space-8)"
      c="dimmed"
      fz="sm"
    >
      {oven && (
        <Text
          className={typography.oneLine}
          span
          inherit
          px="xs"
          py={1}
          bdrs="xl"
          bg="var(--saffron)"
          c="var(--on-saffron)"
          fw={600}
        >
          {oven.celsius === null ? words.grillChip : words.ovenChip({ celsius: oven.celsius })}
        </Text>
      )}
      <span>
        {durationText(minutes)}
        {isAlone && `, ${words.work({ time: durationText(handsOnMinutes) })}`}
      </span>
    </Flex>
  );
}

type TaskIngredientsProps = { ingredients: readonly PrepIngredient[]; names: ReadonlyMap<string, MealName> };

/** What is weighed for a task; where several meals share it, how much is for each. */
function TaskIngredients({ ingredients, names }: TaskIngredientsProps) {
  if (ingredients.length === 0) return null;
  const isShared = ingredients.some(({ uses }) => uses.length > 1);

  return (
    <Flex
      component="ul"
      direction={isShared ? 'column' : 'row'}
      wrap={isShared ? 'nowrap' : 'wrap'}
      columnGap="md"
      maw="var(--reading-width)"
      mt="var(--space-4)"
    >
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
    </Flex>
  );
}
