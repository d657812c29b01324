import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../features/calendar/calendar-page.tsx';
import { chosenDay } from '../features/calendar/chosen-day.ts';
import { readCalendarSearch } from '../features/calendar/read-calendar-search.ts';
import { Data } from '../features/remote-data/data.tsx';

export const Route = createFileRoute('/calendar')({
  validateSearch: readCalendarSearch,
  component: Calendar,
});

function Calendar() {
  const { day } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Data>
      <CalendarPage
        day={chosenDay(day)}
        onDay={(next) => void navigate({ search: { day: next }, resetScroll: false })}
      />
    </Data>
  );
}
