import { lazy, Suspense, useState } from 'react';
import type { ToCalendar as What } from './to-calendar-dialog.tsx';

// Fetched when it is first opened.
const ToCalendarDialog = lazy(async () => ({ default: (await import('./to-calendar-dialog.tsx')).ToCalendarDialog }));

/** The dialog that puts a favorite or a plan into the calendar, for pages that have a control of their own for it. */
export function ToCalendar({ what, opened, onClose }: { what: What; opened: boolean; onClose: () => void }) {
  const [turn, setTurn] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setTurn(turn + 1);
  }
  return (
    <Suspense>{turn > 0 && <ToCalendarDialog key={turn} what={what} opened={opened} onClose={onClose} />}</Suspense>
  );
}
