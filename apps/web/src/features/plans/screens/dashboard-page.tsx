import { Button, Skeleton, Text } from '@mantine/core';
import { CLIENT } from '@platewise/contract/client-limits';
import { LIMITS } from '@platewise/contract/limits';
import type { PlansPage as PageOfPlans } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { prepLink } from '@platewise/contract/texts/site/prep-link';
import { IconClockHour4 } from '@tabler/icons-react';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { MealSkeletons } from '../../../shared/meal/card/meal-skeletons.tsx';
import type { DashboardView } from '../../../shared/plan/list/dashboard-view.ts';
import { PlanFilters } from '../../../shared/plan/list/plan-filters.tsx';
import { usePlansPage } from '../../../shared/plan/list/use-plans-page.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { PlateMark } from '../../../shared/ui/brand/plate-mark.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { EmptyState } from '../../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { type PlanActions, usePlanActions } from '../data/use-plan-actions.ts';
import { DeletedNote } from '../parts/deleted-note.tsx';
import { Pager } from '../parts/pager.tsx';
import classes from '../parts/plans.module.css';
import { SavedPlan } from '../parts/saved-plan.tsx';

type DashboardPageProps = DashboardView & {
  /** What lies on this device and not yet in the account. */
  pendingList: ReactNode;
};

export function DashboardPage({ pendingList, ...view }: DashboardPageProps) {
  return (
    <RequireSignIn>
      <PageHeading title={texts.dashboard.title} subtitle={texts.dashboard.subtitle} />
      <DashboardPlans pendingList={pendingList} {...view} />
    </RequireSignIn>
  );
}

/** The saved plans, one on each page, newest first (core 2), and what finds one among them. */
function DashboardPlans({ asked, onAsk, pendingList }: DashboardPageProps) {
  const { page = 1, search, goal } = asked;
  const plans = usePlansPage({
    page,
    pageSize: CLIENT.dashboardPageSize,
    ...(search && { search }),
    ...(goal && { goal }),
  });
  const region = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const focusRegion = () => region.current?.focus({ preventScroll: true });
  const planActions = usePlanActions({
    onCopied: () => {
      onAsk({});
      focusRegion();
    },
    onRestored: focusRegion,
  });
  const isFiltered = Boolean(search || goal);
  const hasFilters = isFiltered || plans.isPlaceholderData || (plans.data?.total ?? 0) > 0;

  // The pressed button goes with what it did.
  function showAll() {
    searchField.current?.focus();
    onAsk({});
  }

  return (
    <section ref={region} tabIndex={-1} aria-label={texts.dashboard.plans} className={classes.place}>
      {pendingList}
      {hasFilters && (
        <div className={classes.tools}>
          <PlanFilters
            asked={asked}
            onAsk={onAsk}
            found={isFiltered && plans.data && !plans.isPlaceholderData ? plans.data.total : null}
            searchField={searchField}
          />
          <PrepEntry />
        </div>
      )}
      {planActions.deleted.map((deleted) => (
        <DeletedNote key={deleted.planId} deleted={deleted} onUndo={() => void planActions.restore(deleted)} />
      ))}
      {plans.cachedOnly !== null && (
        <Text inherit mb="md" c="dimmed">
          {texts.offline.olderPlans({ count: plans.cachedOnly })}
        </Text>
      )}
      <PlansPage plans={plans} asked={asked} onAsk={onAsk} planActions={planActions} onShowAll={showAll} />
    </section>
  );
}

type PlansPageProps = DashboardView & {
  plans: { data: PageOfPlans | undefined; error: unknown; isPending: boolean; isPlaceholderData: boolean };
  planActions: PlanActions;
  onShowAll: () => void;
};

const words = texts.dashboard;

/** The states of a page of plans: being loaded, failed, none kept, none that match, the plan itself. */
function PlansPage({ plans, asked, onAsk, planActions, onShowAll }: PlansPageProps) {
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

/** A plan before it is loaded; with the place of the filters where these are not there yet. */
function PlanSkeleton({ hasFilters }: { hasFilters: boolean }) {
  return (
    <>
      {hasFilters && <Skeleton height={70} mb={53} />}
      <Skeleton height={30} width={220} mb={16} />
      <Skeleton height={44} width="min(420px, 90%)" mb={32} />
      <MealSkeletons count={LIMITS.mealCountDefault} label={texts.shell.loading} />
    </>
  );
}

/** The way from the plans to one session of cooking for several of them. */
function PrepEntry() {
  return (
    <ButtonLink
      to="/dashboard/prep"
      variant="default"
      className={classes.entry ?? ''}
      leftSection={<IconClockHour4 size={18} stroke={1.5} aria-hidden />}
    >
      {prepLink.entry}
    </ButtonLink>
  );
}
