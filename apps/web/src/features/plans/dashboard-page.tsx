import { texts } from '@platewise/contract/texts';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { DashboardPlans } from './dashboard-plans.tsx';
import type { DashboardView } from './dashboard-view.ts';

export function DashboardPage(view: DashboardView) {
  return (
    <RequireSignIn>
      <PageHeading title={texts.dashboard.title} subtitle={texts.dashboard.subtitle} />
      <DashboardPlans {...view} />
    </RequireSignIn>
  );
}
