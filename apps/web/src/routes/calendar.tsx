import { createFileRoute } from '@tanstack/react-router';
import { Data } from '../features/remote-data/data.tsx';
import { CalendarPage } from '../features/tools/calendar-page.tsx';

export const Route = createFileRoute('/calendar')({ component: Calendar });

function Calendar() {
  return (
    <Data>
      <CalendarPage />
    </Data>
  );
}
