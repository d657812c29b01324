import { CLIENT } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { keepPreviousData } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { errorSentence } from '../../api-error.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { trpc } from '../../trpc.ts';
import classes from './dashboard-plans.module.css';
import { Pager } from './pager.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { SavedPlan } from './saved-plan.tsx';

type DashboardPlansProps = { page: number; onPage: (page: number) => void };

/** The saved plans, one on each page, newest first (core 2). */
export function DashboardPlans({ page, onPage }: DashboardPlansProps) {
  const plans = trpc.plans.page.useQuery(
    { page, pageSize: CLIENT.dashboardPageSize },
    { placeholderData: keepPreviousData },
  );

  if (plans.isPending) return <PlanSkeleton />;
  if (!plans.data) {
    return (
      <ErrorState
        title={texts.dashboard.errorTitle}
        message={errorSentence(plans.error, texts.dashboard.errorText)}
        retryLabel={texts.dashboard.retry}
        onRetry={() => window.location.reload()}
      />
    );
  }
  const pageCount = Math.ceil(plans.data.total / CLIENT.dashboardPageSize);
  if (pageCount === 0) {
    return (
      <EmptyState
        title={texts.dashboard.emptyTitle}
        text={texts.dashboard.emptyText}
        illustration={<PlateMark size={120} />}
        action={<ButtonLink to="/meal">{texts.dashboard.emptyLink}</ButtonLink>}
      />
    );
  }
  // An old link or bookmark may name a page that is no longer there.
  if (page > pageCount && !plans.isPlaceholderData)
    return <Navigate to="/dashboard" search={{ page: pageCount }} replace />;
  return (
    <div className={classes.plans} aria-busy={plans.isPlaceholderData}>
      {plans.data.plans.map((plan) => (
        <SavedPlan key={plan._id} plan={plan} />
      ))}
      {pageCount > 1 && <Pager page={Math.min(page, pageCount)} pageCount={pageCount} onPage={onPage} />}
    </div>
  );
}
