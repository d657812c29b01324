import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/plans/screens/dashboard-page.tsx';
import { Data } from '../../shared/api/data.tsx';
import { readDashboardSearch } from '../../shared/plan/read-dashboard-search.ts';

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
