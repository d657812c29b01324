import { Button } from '@mantine/core';
import { addToCalendar } from '@platewise/contract/texts/calendar/add-to-calendar';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListedFavorite } from '../../../shared/favorites/favorite-list.ts';
import { isProvisional } from '../../../shared/favorites/provisional-favorite.ts';
import { useHandedIn } from '../../../shared/ui/handed-in.ts';

/** Puts a favorite on a day of the calendar. */
export function FavoriteToCalendar({ favorite }: { favorite: ListedFavorite }) {
  const { ToCalendar } = useHandedIn();
  const [isOpen, setIsOpen] = useState(false);
  const { _id, meal } = favorite;
  // The server does not know it by any name yet.
  if (isProvisional(favorite)) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        ml={-8}
        aria-haspopup="dialog"
        aria-label={addToCalendar.toCalendarNamed({ name: meal.name })}
        leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {addToCalendar.toCalendar}
      </Button>
      <ToCalendar what={{ favoriteId: _id, meal }} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
