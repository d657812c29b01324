import { Box, Skeleton, Stack } from '@mantine/core';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen as words } from '@platewise/contract/texts/shopping/shopping-screen';
import { useRef } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';
import { useCached } from '../../../shared/sync/cache/use-cached.ts';
import { usePendingOperations } from '../../../shared/sync/mutations/use-pending-operations.ts';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { LIST_OPERATIONS, type ListOperation } from '../data/list-operations.ts';
import { listWithOperations } from '../data/list-with-operations.ts';
import { inShops } from '../data/show-list-answer.ts';
import { useListChanges } from '../data/use-list-changes.ts';
import classes from '../parts/shopping.module.css';
import { ListView } from './list-view.tsx';
import type { ShoppingView } from './read-shopping-search.ts';

const ListMaker = lazyPart(async () => (await import('../parts/make/list-maker.tsx')).ListMaker, {
  pending: ListSkeleton,
});

/** The kept list, or the choice of what it is made from, in their states. */
export function ShoppingScreen({ asked, onAsk }: ShoppingView) {
  const { query, pending } = useShoppingList();
  return (
    <QueryStates
      query={query}
      loading={<ListSkeleton />}
      failed={{ title: words.loadFailedTitle, text: words.loadFailedText }}
    >
      {(list) => <ShownList list={list} pending={pending} asked={asked} onAsk={onAsk} />}
    </QueryStates>
  );
}

type ShownListProps = ShoppingView & { list: ShoppingList; pending: readonly ListOperation[] };

function ShownList({ list, pending, asked, onAsk }: ShownListProps) {
  const changes = useListChanges();
  const region = useRef<HTMLElement>(null);

  function backToList() {
    onAsk({ ...asked, make: undefined, plans: undefined });
    region.current?.focus();
  }

  return (
    <Box
      component="section"
      ref={region}
      tabIndex={-1}
      aria-label={words.region}
      className={classes.place}
      pb={{ base: 'xl', sm: 'var(--space-64)' }}
    >
      {asked.make ? (
        <ListMaker list={list} changes={changes} asked={asked} onAsk={onAsk} onDone={backToList} />
      ) : (
        <ListView list={list} pending={pending} changes={changes} asked={asked} onAsk={onAsk} />
      )}
    </Box>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

/** The shape of a list that is on its way. */
function ListSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-busy="true" aria-label={texts.shell.loading}>
      <Skeleton height={44} width="min(420px, 90%)" />
      <div className={classes.columns}>
        <div>
          <Skeleton height={72} mb="lg" />
          <Skeleton height={28} width={180} mb="sm" />
          {ROWS.map((row) => (
            <Skeleton key={row} height={48} mb={8} />
          ))}
        </div>
        <Skeleton height={180} />
      </div>
    </Stack>
  );
}

/** How often a list that is looked at asks what other devices did; not while the page is hidden. */
const ASKS_EVERY_MS = 20_000;

const CACHED_AS = STORED_NAMES.cachedRecords.shoppingList;

/**
 * The list as it is now: what the server reported, here or cached on this device, with every change that it does not know yet. An
 * answer that is older than a change never takes it back.
 */
function useShoppingList() {
  const { read } = trpc.useUtils().shoppingList;
  const query = trpc.shoppingList.read.useQuery(undefined, {
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ASKS_EVERY_MS,
  });
  useCached(CACHED_AS, query, (cached, at) =>
    read.setData(undefined, (known) => known ?? cachedList(cached), { updatedAt: at }),
  );
  const { shown, queued } = usePendingOperations(LIST_OPERATIONS);
  const { data, error, isPending, refetch } = query;
  return { query: { data: data && listWithOperations(data, shown), error, isPending, refetch }, pending: queued };
}

/** A list that this device has kept; one from before there were shops has none. */
function cachedList<List extends ShoppingList>(list: List): List {
  return { ...list, ...inShops(list, list.shops ?? []) };
}
