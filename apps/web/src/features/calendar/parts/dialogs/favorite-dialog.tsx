import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { findFavorites } from '../../../../shared/favorites/find-favorites.ts';
import { isProvisional } from '../../../../shared/favorites/provisional-favorite.ts';
import { useFavorites } from '../../../../shared/favorites/use-favorites.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import type { Place } from '../../data/place.ts';
import { useAdding } from '../../data/use-adding.ts';
import { placeMutation } from '../../data/write/mutations.ts';
import classes from '../calendar.module.css';
import { placeText } from '../week/day-words.ts';
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
      <Stack gap="sm" align="flex-start" role="alert">
        <Text inherit>{words.favoritesFailed}</Text>
        <Button variant="default" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </Stack>
    );
  }
  if (!data) return <Skeleton height={200} />;
  if (data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.noFavorites}
      </Text>
    );
  return (
    <Stack gap="sm">
      {standing && (
        <Text size="sm" c="dimmed">
          {words.addOverHint({ other: entryName(standing) })}
        </Text>
      )}
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
      <Text role="status" size="sm" c="dimmed">
        {found.length === 0 ? words.nothingFound : search && words.found({ count: found.length })}
      </Text>
      {failure && (
        <Text role="alert" inherit c="var(--tomato)">
          {failure}
        </Text>
      )}
      <ul className={classes.divided}>
        {found.map(({ _id, meal }) => (
          <ChoiceRow
            key={_id}
            meal={meal}
            isBusy={isBusy}
            onAdd={() => add(() => desk.changes.apply(placeMutation(place, { favoriteId: _id, meal }, standing)))}
          />
        ))}
      </ul>
    </Stack>
  );
}
