import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { readPageSearch } from '../features/dashboard/read-page-search.ts';
import { Data } from '../features/remote-data/data.tsx';

export const Route = createFileRoute('/dashboard')({ validateSearch: readPageSearch, component: Dashboard });

function Dashboard() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Data>
      <DashboardPage page={page} onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })} />
    </Data>
  );
}
