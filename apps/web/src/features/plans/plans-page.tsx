import { Button } from '@mantine/core';
import { CLIENT } from '@platewise/contract/client-limits';
import type { PlansPage as PageOfPlans } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import { Navigate } from '@tanstack/react-router';
import { errorSentence } from '../../api-error.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import classes from './dashboard-plans.module.css';
import type { DashboardView } from './dashboard-view.ts';
import { Pager } from './pager.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { SavedPlan } from './saved-plan.tsx';
import type { PlanActions } from './use-plan-actions.ts';

type PlansPageProps = DashboardView & {
  plans: { data: PageOfPlans | undefined; error: unknown; isPending: boolean; isPlaceholderData: boolean };
  planActions: PlanActions;
  onShowAll: () => void;
};

const words = texts.dashboard;

/** The states of a page of plans: being loaded, failed, none kept, none that match, the plan itself. */
export function PlansPage({ plans, asked, onAsk, planActions, onShowAll }: PlansPageProps) {
  const { data, isPlaceholderData } = plans;
  const { page = 1, search, goal } = asked;

  if (plans.isPending || (isPlaceholderData && data?.total === 0)) {
    return <PlanSkeleton hasFilters={!isPlaceholderData && !search && !goal} />;
  }
  if (!data) {
    return (
      <ErrorState
        title={words.errorTitle}
        message={errorSentence(plans.error, words.errorText)}
        retryLabel={words.retry}
        onRetry={() => window.location.reload()}
      />
    );
  }
  const pageCount = Math.ceil(data.total / CLIENT.dashboardPageSize);
  if (pageCount === 0) return search || goal ? <NoMatch onShowAll={onShowAll} /> : <NoPlans />;
  // An old link or bookmark may name a page that is no longer there.
  if (page > pageCount && !isPlaceholderData) {
    return <Navigate to="/dashboard" search={{ ...asked, page: pageCount }} replace />;
  }
  return (
    <div className={classes.plans} aria-busy={isPlaceholderData}>
      {data.plans.map((plan) => (
        <SavedPlan key={plan._id} plan={plan} planActions={planActions} />
      ))}
      {pageCount > 1 && (
        <Pager
          page={Math.min(page, pageCount)}
          pageCount={pageCount}
          onPage={(next) => onAsk({ ...asked, page: next })}
        />
      )}
    </div>
  );
}

function NoPlans() {
  return (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      illustration={<PlateMark size={120} />}
      action={<ButtonLink to="/meal">{words.emptyLink}</ButtonLink>}
    />
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={words.noMatchTitle}
      text={words.noMatchText}
      illustration={<PlateMark size={96} />}
      action={
        <Button variant="default" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    />
  );
}
