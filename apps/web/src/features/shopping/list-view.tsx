import { Button, Skeleton, Title } from '@mantine/core';
import { shoppingScreen, shoppingScreen as words } from '@platewise/contract/locales/en/shopping-screen';
import type { ShoppingList } from '@platewise/contract/shopping-list-schema';
import { costNote } from '@platewise/domain/cost-text';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { trpc } from '../../trpc.ts';
import { FormError } from '../auth/form-error.tsx';
import { useListFocus } from '../favorites/use-list-focus.ts';
import { pendingId } from '../offline/operation.ts';
import { lockedMeals } from '../plan-changes/locked-meals.ts';
import { AddItem } from './add-item.tsx';
import { AisleSection } from './aisle-section.tsx';
import cheaperDishesClasses from './cheaper-dishes.module.css';
import { listAisles } from './list-aisles.ts';
import { ListCosts } from './list-costs.tsx';
import { ListHead } from './list-head.tsx';
import type { ListMutation } from './list-mutation.ts';
import { ListProgressBar } from './list-progress-bar.tsx';
import { ListSheet } from './list-sheet.tsx';
import classes from './list-view.module.css';
import type { Currency } from './money-words.ts';
import { MAKE_WAYS, type ShoppingView } from './read-shopping-search.ts';
import shoppingScreenClasses from './shopping-screen.module.css';
import { SwapOffer } from './swap-offer.tsx';
import { useClearList } from './use-clear-list.ts';
import { useCurrency } from './use-currency.ts';
import { useHiddenLines } from './use-hidden-lines.ts';
import type { ListChanges } from './use-list-changes.ts';
import { useTakeSwap } from './use-take-swap.ts';

type ListViewProps = ShoppingView & { list: ShoppingList; mutations: readonly ListMutation[]; changes: ListChanges };

/** The list itself: where it comes from, what is in the basket, its lines by aisle, what it costs. */
export function ListView({ list, mutations, changes, asked, onAsk }: ListViewProps) {
  const { items, source } = list;
  const notes = otherNotes(list);
  const hiding = useHiddenLines(items);
  const clearing = useClearList(list, changes);
  const currency = useCurrency(asked.currency);
  const lines = useListFocus(items.length);
  const isEmpty = source === null && items.length === 0;
  const notNeeded = items.filter(({ status }) => status === 'not-needed').length;
  const aisles = listAisles(items, hiding.ids).filter(({ shown }) => shown.length > 0);

  return (
    <div className={classes.view} data-empty={isEmpty}>
      {!isEmpty && <ListHead list={list} clearing={clearing} className={classes.head} />}
      <div className={classes.list}>
        <AddItem changes={changes} />
        {items.length > 0 && <ListProgressBar items={items} hiding={hiding} />}
        <section ref={lines} tabIndex={-1} aria-label={words.lines} className={classes.lines}>
          {notNeeded > 0 && (
            <div className={classes.notNeeded}>
              <p>{words.notNeeded({ count: notNeeded })}</p>
              <Button
                variant="default"
                size="sm"
                loading={clearing.isBusy}
                onClick={() => void clearing.clear('not-needed')}
              >
                {words.menu.clearNotNeeded({ count: notNeeded })}
              </Button>
            </div>
          )}
          {aisles.map((aisle) => (
            <AisleSection key={aisle.aisle} aisle={aisle} changes={changes} pending={pendingLines(mutations)} />
          ))}
          {items.length > 0 && aisles.length === 0 && <p className={classes.quiet}>{words.allHidden}</p>}
          {items.length === 0 && <EmptyList isFollowing={source !== null} />}
        </section>
      </div>
      <aside className={classes.side} aria-label={words.aside}>
        {items.length > 0 && (
          <ListCosts
            list={list}
            currency={currency}
            onCurrency={(next) => onAsk({ ...asked, currency: next }, { replace: true })}
          />
        )}
        {source !== null && source.kind !== 'generated' && items.length > 0 && <CheaperDishes currency={currency} />}
        {notes.length > 0 && (
          <ul className={classes.notes} aria-label={words.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </aside>
      <ListSheet list={list} />
    </div>
  );
}

/** What the list says of itself, but of prices: these are stated next to the sums. */
function otherNotes({ notes, cost }: ShoppingList): string[] {
  const ofPrices = costNote(cost.inr, 'INR');
  return notes.filter((note) => note !== ofPrices);
}

/** The lines with a change that is pending for the connection. */
function pendingLines(mutations: readonly ListMutation[]): ReadonlySet<string> {
  const ids = mutations.flatMap((mutation) => ('madeAt' in mutation ? [lineOf(mutation)] : []));
  return new Set(ids);
}

function lineOf(mutation: ListMutation): string {
  return mutation.kind === 'shoppingList.addItem' ? pendingId(mutation) : mutation.input.itemId;
}

const cheaperDishesWords = shoppingScreen.swaps;

/** Cheaper dishes for meals that make the list dear: looked for when asked, changed when one is chosen. */
function CheaperDishes({ currency }: { currency: Currency }) {
  const [isAsked, setIsAsked] = useState(false);
  const region = useRef<HTMLElement>(null);
  const swaps = trpc.shoppingList.swaps.useQuery({ currency }, { enabled: isAsked, staleTime: 0 });
  // What is locked in a plan this tab knows alone; a place of the calendar is locked there.
  const offers = swaps.data?.filter(
    ({ date, planId, mealId }) => date !== null || !lockedMeals.ofPlan(planId).includes(mealId),
  );
  const { take, busyWith } = useTakeSwap({ onTaken: () => region.current?.focus({ preventScroll: true }) });

  return (
    <section ref={region} tabIndex={-1} className={cheaperDishesClasses.swaps} aria-busy={swaps.isFetching}>
      <Title order={2} size="h4">
        {cheaperDishesWords.title}
      </Title>
      <p className={cheaperDishesClasses.quiet}>{cheaperDishesWords.text}</p>
      <div role="status">
        {swaps.isFetching && <p>{cheaperDishesWords.looking}</p>}
        {!swaps.isFetching && offers?.length === 0 && <p>{cheaperDishesWords.none}</p>}
      </div>
      {swaps.isLoading && <Skeleton height={96} />}
      {swaps.error && !swaps.isFetching && (
        <FormError sentence={errorSentence(swaps.error, cheaperDishesWords.failed)} />
      )}
      {offers && offers.length > 0 && (
        <ul className={cheaperDishesClasses.offers}>
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
            {cheaperDishesWords.look}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Nothing on the list, because it follows nothing or what it follows needs nothing: the ways to fill it. */
function EmptyList({ isFollowing }: { isFollowing: boolean }) {
  return (
    <EmptyState
      title={isFollowing ? words.nothingNeededTitle : words.emptyTitle}
      text={isFollowing ? words.nothingNeededText : words.emptyText}
      illustration={<PlateMark size={120} />}
      action={
        <div className={shoppingScreenClasses.ways}>
          {MAKE_WAYS.map((way, place) => (
            <ButtonLink
              key={way}
              to="/shopping"
              search={{ make: way }}
              variant={place === 0 && !isFollowing ? 'filled' : 'default'}
            >
              {words.make.ways[way]}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
}
