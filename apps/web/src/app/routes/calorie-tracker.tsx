import { createFileRoute } from '@tanstack/react-router';
import { DiaryPage } from '../../features/diary/screens/diary-page.tsx';
import { readTrackerSearch } from '../../features/diary/screens/read-tracker-search.ts';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/calorie-tracker')({
  validateSearch: readTrackerSearch,
  component: Tracker,
});

function Tracker() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <DiaryPage
        asked={asked}
        onAsk={(next, { replace } = { replace: false }) =>
          void navigate({ search: readTrackerSearch(next), replace, resetScroll: false })
        }
      />
    </Screen>
  );
}
