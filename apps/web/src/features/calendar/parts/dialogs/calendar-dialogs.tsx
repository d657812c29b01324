import { useState } from 'react';
import { lazyDialog } from '../../../../shared/ui/parts/lazy-dialog.tsx';
import { lazyPart } from '../../../../shared/ui/parts/lazy-part.tsx';
import type { AskedInDialog, CalendarDesk } from '../../data/calendar-desk.ts';
import type { ChangeReport } from '../../data/change-report.ts';
import type { ShownWeek } from '../../screens/shown-week.ts';

// Fetched when one is first opened.
const MoveDialog = lazyDialog(async () => (await import('./move-dialog.tsx')).MoveDialog);
const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog);
const EatingOutDialog = lazyDialog(async () => (await import('./eating-out-dialog.tsx')).EatingOutDialog);
const ServingsDialog = lazyDialog(async () => (await import('./servings-dialog.tsx')).ServingsDialog);
const FavoriteDialog = lazyDialog(async () => (await import('./favorite-dialog.tsx')).FavoriteDialog);
const PlanDialog = lazyDialog(async () => (await import('./add-plan-dialog.tsx')).AddPlanDialog);
const FillDialog = lazyDialog(async () => (await import('./fill-dialog.tsx')).FillDialog);
const NutrientsDialog = lazyDialog(
  async () => (await import('../../../../shared/nutrients/nutrients-dialog.tsx')).NutrientsDialog,
);
const DaysMending = lazyPart(async () => (await import('./days-mending.tsx')).DaysMending);
const FeedDialog = lazyDialog(async () => (await import('./feed-dialog.tsx')).FeedDialog);

type CalendarDialogsProps = {
  asked: AskedInDialog | null;
  desk: CalendarDesk;
  week: ShownWeek;
  onReport: (report: ChangeReport) => void;
  onClose: () => void;
};

/** The dialog of what is asked now; it keeps its words while it closes. */
export function CalendarDialogs({ asked, ...others }: CalendarDialogsProps) {
  const [shown, setShown] = useState(asked);
  const [turn, setTurn] = useState(0);
  if (asked && asked !== shown) {
    setShown(asked);
    setTurn(turn + 1);
  }
  return shown && <Dialog key={turn} asked={shown} opened={asked !== null} {...others} />;
}

function Dialog({
  asked,
  opened,
  desk,
  week,
  onReport,
  onClose,
}: CalendarDialogsProps & { asked: AskedInDialog; opened: boolean }) {
  const frame = { desk, opened, onClose };
  switch (asked.asks) {
    case 'place':
      return <MoveDialog {...asked} {...frame} />;
    case 'note':
      return <NoteDialog {...asked} {...frame} />;
    case 'eating-out':
      return <EatingOutDialog {...asked} {...frame} />;
    case 'servings':
      return <ServingsDialog {...asked} {...frame} />;
    case 'favorite':
      return <FavoriteDialog {...asked} {...frame} />;
    case 'plan-meal':
    case 'plan':
      return <PlanDialog asked={asked} {...frame} />;
    case 'fill':
      return <FillDialog week={week} onReport={onReport} {...frame} />;
    case 'nutrients':
      return (
        <NutrientsDialog
          subject={{ of: 'calendar', date: asked.date, week }}
          first={asked.of === 'day' ? 0 : 1}
          mending={(days) => <DaysMending days={days} desk={desk} />}
          opened={opened}
          onClose={onClose}
        />
      );
    case 'feed':
      return <FeedDialog opened={opened} onClose={onClose} />;
  }
}
