import { Button, Text } from '@mantine/core';
import type { DislikedMeal } from '@platewise/contract/meals/disliked-meal-schema';
import { texts } from '@platewise/contract/texts';
import { softDisabled } from '../../ui/buttons/soft-disabled.ts';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { LoadingBlock } from '../../ui/states/loading-block.tsx';
import { QueryStates } from '../../ui/states/query-states.tsx';
import classes from './disliked-list.module.css';
import { useDislikedMeals } from './use-disliked-meals.ts';

const words = texts.planChanges;

/** The meals that are left out of new plans, each with the way back: in the planner's dialog and in the settings. */
export function DislikedList() {
  const { query, remove, isBusy } = useDislikedMeals();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={44} />}
      failed={{ text: words.dislikedError, retry: words.retry }}
    >
      {(meals) => <DislikedMeals meals={meals} isBusy={isBusy} onRemove={remove} />}
    </QueryStates>
  );
}

type DislikedMealsProps = {
  meals: readonly DislikedMeal[];
  isBusy: boolean;
  onRemove: (meal: DislikedMeal) => void;
};

function DislikedMeals({ meals, isBusy, onRemove }: DislikedMealsProps) {
  const list = useListFocus(meals.length);
  return (
    <section ref={list} tabIndex={-1} className={classes.list} aria-label={words.dislikedTitle}>
      {meals.length === 0 && (
        <Text inherit mb="sm" c="dimmed">
          {words.dislikedEmpty}
        </Text>
      )}
      <ul>
        {meals.map((meal) => (
          <li key={meal._id}>
            <span dir="auto">{meal.name}</span>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={words.removeDisliked({ meal: meal.name })}
              {...softDisabled(isBusy)}
              onClick={() => !isBusy && onRemove(meal)}
            >
              {words.allow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
