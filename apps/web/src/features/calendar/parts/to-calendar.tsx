import { useState } from 'react';
import type { ToCalendarWhat } from '../../../shared/ui/handed-in.ts';
import { lazyDialog } from '../../../shared/ui/parts/lazy-dialog.tsx';

// Fetched when it is first opened.
const ToCalendarDialog = lazyDialog(async () => (await import('./dialogs/to-calendar-dialog.tsx')).ToCalendarDialog);

/** The dialog that puts a favorite or a plan into the calendar, for pages that have a control of their own for it. */
export function ToCalendar({ what, opened, onClose }: { what: ToCalendarWhat; opened: boolean; onClose: () => void }) {
  const [turn, setTurn] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setTurn(turn + 1);
  }
  return turn > 0 && <ToCalendarDialog key={turn} what={what} opened={opened} onClose={onClose} />;
}
