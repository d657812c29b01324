import { Button, Skeleton, Title } from '@mantine/core';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { trpc } from '../../trpc.ts';
import { FormError } from '../auth/form-error.tsx';
import { lockedMeals } from '../plan-changes/locked-meals.ts';
import classes from './cheaper-dishes.module.css';
import type { Currency } from './money-words.ts';
import { SwapOffer } from './swap-offer.tsx';
import { useTakeSwap } from './use-take-swap.ts';

const words = shoppingScreen.swaps;

/** Cheaper dishes for meals that make the list dear: looked for when asked, changed when one is chosen. */
export function CheaperDishes({ currency }: { currency: Currency }) {
  const [isAsked, setIsAsked] = useState(false);
  const region = useRef<HTMLElement>(null);
  const swaps = trpc.shoppingList.swaps.useQuery({ currency }, { enabled: isAsked, staleTime: 0 });
  // What is locked in a plan this tab knows alone; a place of the calendar is locked there.
  const offers = swaps.data?.filter(
    ({ date, planId, mealId }) => date !== null || !lockedMeals.ofPlan(planId).includes(mealId),
  );
  const { take, busyWith } = useTakeSwap({ onTaken: () => region.current?.focus({ preventScroll: true }) });

  return (
    <section ref={region} tabIndex={-1} className={classes.swaps} aria-busy={swaps.isFetching}>
      <Title order={2} size="h4">
        {words.title}
      </Title>
      <p className={classes.quiet}>{words.text}</p>
      <div role="status">
        {swaps.isFetching && <p>{words.looking}</p>}
        {!swaps.isFetching && offers?.length === 0 && <p>{words.none}</p>}
      </div>
      {swaps.isLoading && <Skeleton height={96} />}
      {swaps.error && !swaps.isFetching && <FormError sentence={errorSentence(swaps.error, words.failed)} />}
      {offers && offers.length > 0 && (
        <ul className={classes.offers}>
          {offers.map((swap) => (
            <SwapOffer
              key={`${swap.planId} ${swap.mealId} ${swap.date}`}
              swap={swap}
              isBusy={busyWith === swap.mealId}
              onTake={() => void take(swap)}
            />
          ))}
        </ul>
      )}
      {!offers?.length && !swaps.isFetching && (
        <div>
          <Button variant="default" onClick={() => (isAsked ? void swaps.refetch() : setIsAsked(true))}>
            {words.look}
          </Button>
        </div>
      )}
    </section>
  );
}
