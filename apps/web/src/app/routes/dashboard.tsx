import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/plans/screens/dashboard-page.tsx';
import { readDashboardSearch } from '../../shared/plan/list/read-dashboard-search.ts';
import { PendingList } from '../offline/pending-list.tsx';
import { Screen } from '../screen.tsx';

export const Route = createFileRoute('/dashboard')({ validateSearch: readDashboardSearch, component: Dashboard });

function Dashboard() {
  const asked = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Screen>
      <DashboardPage
        asked={asked}
        pendingList={<PendingList />}
        onAsk={(next, { replace } = { replace: false }) =>
          void navigate({ search: readDashboardSearch(next), replace, resetScroll: !replace })
        }
      />
    </Screen>
  );
}
