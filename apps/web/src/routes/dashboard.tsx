import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { readPageSearch } from '../features/dashboard/read-page-search.ts';

export const Route = createFileRoute('/dashboard')({ validateSearch: readPageSearch, component: Dashboard });

function Dashboard() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <DashboardPage page={page} onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })} />;
}
