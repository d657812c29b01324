import { Box, Button, Flex, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen, shoppingScreen as words } from '@platewise/contract/texts/shopping/shopping-screen';
import { shops as shopWords } from '@platewise/contract/texts/shopping/shops';
import { costNote } from '@platewise/domain/shopping/cost-text';
import { useRef, useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { lockedMeals } from '../../../shared/plan/changes/locked-meals.ts';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { useListFocus } from '../../../shared/ui/lists/use-list-focus.ts';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { type ListOperation, lineOf } from '../data/list-operations.ts';
import { askedShop, listOfShop, NO_SHOP } from '../data/shops/list-shops.ts';
import { listParts } from '../data/text/list-parts.ts';
import type { Currency } from '../data/text/money-words.ts';
import { useAisleOrder } from '../data/use-aisle-order.ts';
import { useClearList } from '../data/use-clear-list.ts';
import { useHiddenLines } from '../data/use-hidden-lines.ts';
import type { ListChanges } from '../data/use-list-changes.ts';
import { useTakeSwap } from '../data/use-take-swap.ts';
import { useUsualCurrency } from '../data/use-usual-currency.ts';
import { AddItem } from '../parts/list/add-item.tsx';
import { ListCosts } from '../parts/list/list-costs.tsx';
import { ListHead } from '../parts/list/list-head.tsx';
import { ListPart } from '../parts/list/list-part.tsx';
import { ListProgressBar } from '../parts/list/list-progress-bar.tsx';
import { ListSheet } from '../parts/list/list-sheet.tsx';
import { SwapOffer } from '../parts/list/swap-offer.tsx';
import { RestockOffer } from '../parts/pantry/restock-offer.tsx';
import classes from '../parts/shopping.module.css';
import { ShopChips } from '../parts/shops/shop-chips.tsx';
import { MAKE_WAYS, type ShoppingView } from './read-shopping-search.ts';

type ListViewProps = ShoppingView & { list: ShoppingList; pending: readonly ListOperation[]; changes: ListChanges };

/** The list itself: where it comes from, what is in the basket, its lines by shop and aisle, what it costs. */
export function ListView({ list, pending, changes, asked, onAsk }: ListViewProps) {
  const { items, source, shops } = list;
  const shopId = askedShop(asked.shop, shops);
  const shown = listOfShop(list, shopId);
  const notes = otherNotes(list);
  const hiding = useHiddenLines(shown.items);
  const { order } = useAisleOrder();
  const clearing = useClearList(list, changes);
  const usual = useUsualCurrency();
  const currency = asked.currency ?? usual;
  const lines = useListFocus(items.length);
  const isEmpty = source === null && items.length === 0;
  const notNeeded = items.filter(({ status }) => status === 'not-needed').length;
  const parts = listParts(shown, { hidden: hiding.ids, order });
  const queued = new Set(pending.map(lineOf));

  function showShop(next: string | null | undefined) {
    onAsk({ ...asked, shop: next === null ? NO_SHOP : next }, { replace: true });
  }

  return (
    <Stack gap="lg" {...(isEmpty && { maw: 'var(--reading-width)', mx: 'auto' })}>
      {!isEmpty && <ListHead list={list} shown={shown} clearing={clearing} />}
      <div className={isEmpty ? undefined : classes.columns}>
        <Flex direction="column" miw={0}>
          <AddItem changes={changes} shopId={shopId} />
          <ShopChips list={list} shown={shopId} onShow={showShop} />
          {items.length > 0 && <ListProgressBar items={shown.items} hiding={hiding} />}
          {/* The bar that stands between elsewhere lies at the lower edge of a phone. */}
          <Box
            component="section"
            ref={lines}
            tabIndex={-1}
            aria-label={words.lines}
            className={classes.place}
            mt={{ base: 'md', sm: 0 }}
          >
            {notNeeded > 0 && (
              <Group className={classes.warning} gap="var(--space-8) var(--space-16)" justify="space-between" mb="lg">
                <Text inherit>{words.notNeeded({ count: notNeeded })}</Text>
                <Button
                  variant="default"
                  size="sm"
                  loading={clearing.isBusy}
                  onClick={() => void clearing.clear('not-needed')}
                >
                  {words.menu.clearNotNeeded({ count: notNeeded })}
                </Button>
              </Group>
            )}
            <RestockOffer list={list} />
            {parts.map((part) => (
              <ListPart key={part.shop?.id ?? ''} part={part} shops={shops} changes={changes} pending={queued} />
            ))}
            {items.length > 0 && parts.length === 0 && (
              <Text inherit c="dimmed">
                {shown.items.length === 0 ? shopWords.nothing : words.allHidden}
              </Text>
            )}
            {items.length === 0 && <EmptyList isFollowing={source !== null} />}
          </Box>
        </Flex>
        <Flex component="aside" direction="column" gap="lg" miw={0} aria-label={words.aside}>
          {items.length > 0 && (
            <ListCosts
              list={shown}
              currency={currency}
              onCurrency={(next) => onAsk({ ...asked, currency: next }, { replace: true })}
            />
          )}
          {source !== null && source.kind !== 'generated' && items.length > 0 && <CheaperDishes currency={currency} />}
          {notes.length > 0 && (
            <Flex component="ul" direction="column" gap="xs" c="dimmed" fz="sm" aria-label={words.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Flex>
          )}
        </Flex>
      </div>
      <ListSheet list={shown} />
    </Stack>
  );
}

/** What the list says of itself, but of prices: these are stated next to the sums. */
function otherNotes({ notes, cost }: ShoppingList): string[] {
  const ofPrices = costNote(cost.inr, 'INR');
  return notes.filter((note) => note !== ofPrices);
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
    <section ref={region} tabIndex={-1} className={classes.place} aria-busy={swaps.isFetching}>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {cheaperDishesWords.title}
        </Title>
        <Text size="sm" c="dimmed">
          {cheaperDishesWords.text}
        </Text>
        <div role="status">
          {swaps.isFetching && cheaperDishesWords.looking}
          {!swaps.isFetching && offers?.length === 0 && cheaperDishesWords.none}
        </div>
        {swaps.isLoading && <Skeleton height={96} />}
        {swaps.error && !swaps.isFetching && (
          <FormError sentence={errorSentence(swaps.error, cheaperDishesWords.failed)} />
        )}
        {offers && offers.length > 0 && (
          <Flex component="ul" direction="column">
            {offers.map((swap) => (
              <SwapOffer
                key={`${swap.planId} ${swap.mealId} ${swap.date}`}
                swap={swap}
                isBusy={busyWith === swap.mealId}
                onTake={() => void take(swap)}
              />
            ))}
          </Flex>
        )}
        {!offers?.length && !swaps.isFetching && (
          <div>
            <Button variant="default" onClick={() => (isAsked ? void swaps.refetch() : setIsAsked(true))}>
              {cheaperDishesWords.look}
            </Button>
          </div>
        )}
      </Stack>
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
        <Group gap="xs" align="stretch" justify="center">
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
        </Group>
      }
    />
  );
}
