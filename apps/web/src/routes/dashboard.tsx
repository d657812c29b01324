import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../features/plans/dashboard-page.tsx';
import { readDashboardSearch } from '../features/plans/read-dashboard-search.ts';
import { Data } from '../features/remote-data/data.tsx';

export const Route = createFileRoute('/dashboard')({ validateSearch: readDashboardSearch, component: Dashboard });

function Dashboard() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Data>
      <DashboardPage
        asked={asked}
        onAsk={(next, { replace } = { replace: false }) =>
          void navigate({ search: readDashboardSearch(next), replace, resetScroll: !replace })
        }
      />
    </Data>
  );
}
