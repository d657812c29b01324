import { shoppingScreen as words } from '@platewise/contract/locales/en/shopping-screen';
import { useRef } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { ListMaker } from './list-maker.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListView } from './list-view.tsx';
import type { ShoppingView } from './read-shopping-search.ts';
import classes from './shopping-screen.module.css';
import { useListChanges } from './use-list-changes.ts';
import { useShoppingList } from './use-shopping-list.ts';

/** The kept list, or the choice of what it is made from, in their states. */
export function ShoppingScreen({ asked, onAsk }: ShoppingView) {
  const { list, mutations, error, isPending, refetch } = useShoppingList();
  const changes = useListChanges();
  const region = useRef<HTMLElement>(null);

  if (!list && isPending) return <ListSkeleton />;
  if (!list) {
    return (
      <ErrorState
        title={words.loadFailedTitle}
        message={errorSentence(error, words.loadFailedText)}
        onRetry={() => void refetch()}
      />
    );
  }

  function backToList() {
    onAsk({ ...asked, make: undefined, plans: undefined });
    region.current?.focus();
  }

  return (
    <section ref={region} tabIndex={-1} aria-label={words.region} className={classes.region}>
      {asked.make ? (
        <ListMaker list={list} changes={changes} asked={asked} onAsk={onAsk} onDone={backToList} />
      ) : (
        <ListView list={list} mutations={mutations} changes={changes} asked={asked} onAsk={onAsk} />
      )}
    </section>
  );
}
