import { texts } from '@platewise/contract/texts';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { DashboardPlans } from './dashboard-plans.tsx';

type DashboardPageProps = { page: number; onPage: (page: number) => void };

export function DashboardPage({ page, onPage }: DashboardPageProps) {
  return (
    <RequireSignIn>
      <PageHeading title={texts.dashboard.title} subtitle={texts.dashboard.subtitle} />
      <DashboardPlans page={page} onPage={onPage} />
    </RequireSignIn>
  );
}
