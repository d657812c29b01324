import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/texts/calendar-screen';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { findFavorites } from '../../../../shared/favorites/find-favorites.ts';
import { isProvisional } from '../../../../shared/favorites/provisional-favorite.ts';
import { useFavorites } from '../../../../shared/favorites/use-favorites.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { placeMutation } from '../../data/mutations.ts';
import type { Place } from '../../data/place.ts';
import { useAdding } from '../../data/use-adding.ts';
import { placeText } from '../week/day-words.ts';
import classes from './choice-list.module.css';
import { ChoiceRow } from './choice-row.tsx';

type FavoriteDialogProps = DialogProps & { desk: CalendarDesk; place: Place };

const words = calendarScreen;

/** The favorites, to put one of them into a slot. */
export function FavoriteDialog({ place, desk, ...frame }: FavoriteDialogProps) {
  return (
    <Dialog title={words.addTitle({ place: placeText(place) })} {...frame}>
      <FavoriteChoice place={place} desk={desk} onDone={frame.onClose} />
    </Dialog>
  );
}

function FavoriteChoice({ place, desk, onDone }: { place: Place; desk: CalendarDesk; onDone: () => void }) {
  const { data, isError, refetch } = useFavorites();
  const [search, setSearch] = useState('');
  const { isBusy, failure, add } = useAdding(onDone);
  const standing = entryAt(desk, place);
  const found = findFavorites(data ?? [], search).filter((favorite) => !isProvisional(favorite));

  if (!data && isError) {
    return (
      <div className={classes.choice} role="alert">
        <p>{words.favoritesFailed}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton height={200} />;
  if (data.length === 0) return <p className={classes.quiet}>{words.noFavorites}</p>;
  return (
    <div className={classes.choice}>
      {standing && <p className={classes.quiet}>{words.addOverHint({ other: entryName(standing) })}</p>}
      <TextInput
        type="search"
        label={words.searchFavorites}
        placeholder={words.searchPlaceholder}
        maxLength={LIMITS.nameMaxCharacters}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        data-autofocus
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status" className={classes.quiet}>
        {found.length === 0 ? words.nothingFound : search && words.found({ count: found.length })}
      </p>
      {failure && (
        <Text role="alert" inherit c="var(--tomato)">
          {failure}
        </Text>
      )}
      <ul className={classes.list}>
        {found.map(({ _id, meal }) => (
          <ChoiceRow
            key={_id}
            meal={meal}
            isBusy={isBusy}
            onAdd={() => add(() => desk.changes.apply(placeMutation(place, { favoriteId: _id, meal }, standing)))}
          />
        ))}
      </ul>
    </div>
  );
}
