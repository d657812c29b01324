import { Title } from '@mantine/core';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { NutrientCheck as Check } from '@platewise/contract/meals/nutrient-report-schema';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { trpc } from '../api/trpc.ts';
import { countedMeals } from '../nutrients/counted-meals.ts';
import { namesText } from '../nutrients/nutrient-words.ts';
import { NutrientsButton } from '../nutrients/nutrients-button.tsx';
import { MendingSwaps } from '../plan/mending/mending-swaps.tsx';
import { LoadingBlock } from '../ui/states/loading-block.tsx';
import { QueryStates } from '../ui/states/query-states.tsx';

type NutrientCheckProps = {
  meals: readonly Meal[];
  /** Of a saved plan, whose meals can be swapped for others; null where there is none. */
  planId: string | null;
};

/** What the certificate states of the nutrients of a day, and what would mend it, computed when it is read. */
export function NutrientCheck({ meals, planId }: NutrientCheckProps) {
  const counted = countedMeals(meals);
  const query = trpc.meals.nutrients.useQuery({ meals: counted }, { staleTime: 0 });

  return (
    <section>
      <Title order={3}>{words.checkTitle}</Title>
      <QueryStates query={query} loading={<LoadingBlock height={48} />} failed={{ text: words.failed }}>
        {({ check, noReferences }) => (
          <p>{check ? checkSentences(check).join(' ') : (noReferences ?? words.noCheck)}</p>
        )}
      </QueryStates>
      {planId && <MendingSwaps planId={planId} meals={meals} />}
      <NutrientsButton subject={{ of: 'plan', meals: counted, ...(planId && { plan: { planId, meals } }) }} />
    </section>
  );
}

function checkSentences({ reached, compared, farBelow, below, overLimit }: Check): string[] {
  return [
    words.check({ reached, compared }),
    ...(farBelow.length > 0 ? [words.checkFarBelow({ names: namesText(farBelow) })] : []),
    ...(below.length > 0 ? [words.checkBelow({ names: namesText(below) })] : []),
    overLimit.length > 0 ? words.checkOverLimit({ names: namesText(overLimit) }) : words.checkWithin,
  ];
}
