import { Button, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../api/api-error.ts';
import { softDisabled } from '../../ui/buttons/soft-disabled.ts';
import { useListFocus } from '../../ui/lists/use-list-focus.ts';
import { LoadingBlock } from '../../ui/states/loading-block.tsx';
import classes from './disliked-list.module.css';
import { useDislikedMeals } from './use-disliked-meals.ts';

const words = texts.planChanges;

/** The meals that are left out of new plans, each with the way back: in the planner's dialog and in the settings. */
export function DislikedList() {
  const { query, meals, remove, isBusy } = useDislikedMeals();
  const list = useListFocus(meals.length);

  if (query.isPending) return <LoadingBlock height={44} />;
  if (!query.data) {
    return (
      <div role="alert">
        <Text inherit mb="sm" c="dimmed">
          {errorSentence(query.error, words.dislikedError)}
        </Text>
        <Button variant="default" size="compact-md" onClick={() => void query.refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  }
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
              onClick={() => !isBusy && remove(meal)}
            >
              {words.allow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
