import { Title } from '@mantine/core';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { NutrientCheck as Check } from '@platewise/contract/meals/nutrient-report-schema';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { trpc } from '../api/trpc.ts';
import { countedMeals } from '../nutrients/counted-meals.ts';
import { namesText } from '../nutrients/nutrient-words.ts';
import { NutrientsButton } from '../nutrients/nutrients-button.tsx';
import { LoadingBlock } from '../ui/states/loading-block.tsx';
import { QueryStates } from '../ui/states/query-states.tsx';

/** What the certificate states of the nutrients of a day, computed when it is read. */
export function NutrientCheck({ meals }: { meals: readonly Meal[] }) {
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
      <NutrientsButton subject={{ of: 'plan', meals: counted }} />
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
