import { CLIENT } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { trpc } from '../../trpc.ts';
import classes from './dashboard-plans.module.css';
import type { DashboardView } from './dashboard-view.ts';
import { DeletedNote } from './deleted-note.tsx';
import { PlanFilters } from './plan-filters.tsx';
import { PlansPage } from './plans-page.tsx';
import { usePlanKeeping } from './use-plan-keeping.ts';

/** The saved plans, one on each page, newest first (core 2), and what finds one among them. */
export function DashboardPlans({ asked, onAsk }: DashboardView) {
  const { page = 1, search, goal } = asked;
  const plans = trpc.plans.page.useQuery(
    { page, pageSize: CLIENT.dashboardPageSize, ...(search && { search }), ...(goal && { goal }) },
    { placeholderData: keepPreviousData },
  );
  const region = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const focusRegion = () => region.current?.focus({ preventScroll: true });
  const keeping = usePlanKeeping({
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
    <section ref={region} tabIndex={-1} aria-label={texts.dashboard.plans} className={classes.region}>
      {hasFilters && (
        <PlanFilters
          asked={asked}
          onAsk={onAsk}
          found={isFiltered && plans.data && !plans.isPlaceholderData ? plans.data.total : null}
          searchField={searchField}
        />
      )}
      {keeping.deleted && (
        <DeletedNote
          key={keeping.deleted.planId}
          deleted={keeping.deleted}
          onUndo={(deleted) => void keeping.restore(deleted)}
        />
      )}
      <PlansPage plans={plans} asked={asked} onAsk={onAsk} keeping={keeping} onShowAll={showAll} />
    </section>
  );
}
