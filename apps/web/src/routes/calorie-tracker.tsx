import { createFileRoute } from '@tanstack/react-router';
import { DiaryPage } from '../features/diary/diary-page.tsx';
import { readTrackerSearch } from '../features/diary/read-tracker-search.ts';
import { Data } from '../features/remote-data/data.tsx';

export const Route = createFileRoute('/calorie-tracker')({
  validateSearch: readTrackerSearch,
  component: CalorieTracker,
});

function CalorieTracker() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Data>
      <DiaryPage
        asked={asked}
        onAsk={(next, { replace } = { replace: false }) =>
          void navigate({ search: readTrackerSearch(next), replace, resetScroll: false })
        }
      />
    </Data>
  );
}
