import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../../features/calendar/screens/calendar-page.tsx';
import { chosenDay } from '../../features/calendar/screens/chosen-day.ts';
import { readCalendarSearch } from '../../features/calendar/screens/read-calendar-search.ts';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/calendar')({
  validateSearch: readCalendarSearch,
  component: Calendar,
});

function Calendar() {
  const { day } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <CalendarPage
        day={chosenDay(day)}
        onDay={(next) => void navigate({ search: { day: next }, resetScroll: false })}
      />
    </Screen>
  );
}
