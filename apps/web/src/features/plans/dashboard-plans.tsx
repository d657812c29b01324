import { CLIENT } from '@platewise/contract/client-limits';
import { texts } from '@platewise/contract/texts';
import { useRef } from 'react';
import { DeviceList } from '../offline/device-list.tsx';
import { usePlansPage } from '../offline/use-plans-page.ts';
import classes from './dashboard-plans.module.css';
import type { DashboardView } from './dashboard-view.ts';
import { DeletedNote } from './deleted-note.tsx';
import { PlanFilters } from './plan-filters.tsx';
import { PlansPage } from './plans-page.tsx';
import { PrepEntry } from './prep-entry.tsx';
import { usePlanActions } from './use-plan-actions.ts';

/** The saved plans, one on each page, newest first (core 2), and what finds one among them. */
export function DashboardPlans({ asked, onAsk }: DashboardView) {
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
    <section ref={region} tabIndex={-1} aria-label={texts.dashboard.plans} className={classes.region}>
      <DeviceList />
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
        <p className={classes.kept}>{texts.offline.olderPlans({ count: plans.cachedOnly })}</p>
      )}
      <PlansPage plans={plans} asked={asked} onAsk={onAsk} planActions={planActions} onShowAll={showAll} />
    </section>
  );
}
