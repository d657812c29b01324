import { Box, Text } from '@mantine/core';
import type { MendingSwap } from '@platewise/contract/plans/plan-change-schema';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { useRef } from 'react';
import { trpc } from '../../api/trpc.ts';
import { namesText } from '../../nutrients/nutrient-words.ts';
import { LoadingBlock } from '../../ui/states/loading-block.tsx';
import { QueryStates } from '../../ui/states/query-states.tsx';
import classes from '../changes/change-panel.module.css';
import { useLockedMeals } from '../changes/use-locked-meals.ts';
import { usePlanChanges } from '../changes/use-plan-changes.ts';
import { MendingRow } from './mending-row.tsx';

type MendingSwapsProps = {
  planId: string;
  /** The meals as they are named now. */
  meals: readonly { id: string; name: string }[];
  /** Called when a swap was chosen: it shows on the card of its meal. */
  onChosen?: () => void;
};

/** What no meal but another would mend of what the day of a saved plan is short of; nothing where it is short of nothing. */
export function MendingSwaps({ planId, meals, onChosen }: MendingSwapsProps) {
  const locked = useLockedMeals(planId);
  const changes = usePlanChanges(planId);
  const query = trpc.plans.mendingSwaps.useQuery({ planId, locked: [...locked] }, { staleTime: 0 });
  const isBusy = changes.running.length > 0;
  const list = useRef<HTMLDivElement>(null);

  function choose({ mealId, id }: MendingSwap) {
    // The pressed button goes with its swap.
    list.current?.focus({ preventScroll: true });
    changes.swap(mealId, id);
    onChosen?.();
  }

  return (
    <QueryStates query={query} loading={<LoadingBlock height={48} />} failed={{ text: words.mending.failed }}>
      {({ swaps, unmended }) => (
        <Box ref={list} tabIndex={-1}>
          {swaps.length > 0 && (
            <ul className={classes.list} aria-label={words.mending.title}>
              {swaps.map((swap) => {
                const meal = meals.find(({ id }) => id === swap.mealId);
                if (!meal) return null;
                const named = { dish: swap.meal.name, meal: meal.name };
                return (
                  <MendingRow
                    key={`${swap.mealId} ${swap.id}`}
                    {...swap}
                    title={words.mending.swap(named)}
                    isBusy={isBusy}
                    label={words.mending.pressNamed(named)}
                    onChoose={() => choose(swap)}
                  />
                );
              })}
            </ul>
          )}
          {unmended.length > 0 && (
            <Text inherit c="dimmed">
              {words.mending.none({ names: namesText(unmended.map(({ nutrient }) => nutrient)) })}
            </Text>
          )}
        </Box>
      )}
    </QueryStates>
  );
}
