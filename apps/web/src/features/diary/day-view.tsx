import { texts } from '@platewise/contract/texts';
import { useEffect } from 'react';
import { errorCode, errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { CopyNote } from '../offline/copy-note.tsx';
import { useSubscription } from '../subscription/use-subscription.ts';
import { AddMealPanel } from './add-meal-panel.tsx';
import { DateBar } from './date-bar.tsx';
import { DayMeals } from './day-meals.tsx';
import { DayProgress } from './day-progress.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import classes from './day-view.module.css';
import { FavoritesCard } from './favorites-card.tsx';
import { FoodPanel } from './food-panel.tsx';
import { GoalSettings } from './goal-settings.tsx';
import { PlannedList } from './planned-list.tsx';
import { ReplanOffer } from './replan-offer.tsx';
import type { TrackerView } from './tracker-view.ts';
import { useDiaryDay } from './use-diary-day.ts';

type DayViewProps = {
  date: string;
  /** What the address asked for, where that is no day. */
  refused: string | undefined;
  today: string;
  onAsk: TrackerView['onAsk'];
};

const words = texts.calorieScreen;

/** One day: what it came to, what is planned, what was eaten, and the ways to add to it. */
export function DayView({ date, refused, today, onAsk }: DayViewProps) {
  const { query, day, pending } = useDiaryDay(date);
  useLostPlan(query.error);

  return (
    <>
      {refused !== undefined && (
        <p className={classes.note} role="status">
          {words.noSuchDay({ date: refused })}
        </p>
      )}
      <DateBar date={date} today={today} onAsk={onAsk} />
      {!day && query.isPending && <DaySkeleton />}
      {!day && query.isError && (
        <ErrorState
          title={texts.calorieTracker.loadFailed}
          message={reasonOf(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {day && (
        <>
          <CopyNote query={query} />
          <p className={classes.waiting} role="status">
            {pending.length > 0 && words.waiting({ count: pending.length })}
          </p>
          <DayProgress day={day} />
          <GoalSettings key={`goal ${date}`} day={day} />
          <ReplanOffer key={`rest ${date}`} day={day} today={today} isQueued={pending.length > 0} />
          <div key={date} className={classes.bench}>
            <div className={classes.adding}>
              <AddMealPanel date={date} />
              <FoodPanel date={date} />
              <FavoritesCard date={date} />
            </div>
            <div className={classes.lists}>
              <PlannedList day={day} />
              <DayMeals day={day} today={today} pending={pending} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** The server knows the plan better: when it says that this is not part of it, the page asks which it is. */
function useLostPlan(error: unknown): void {
  const { refresh } = useSubscription();
  const isLost = errorCode(error) === 'PRO_ONLY';
  useEffect(() => {
    if (isLost) void refresh();
  }, [isLost, refresh]);
}

/** What the server says of it; its own sentence says no more than the title. */
function reasonOf(error: unknown): string | undefined {
  const { loadFailed } = texts.calorieTracker;
  const sentence = errorSentence(error, loadFailed);
  return sentence.startsWith(loadFailed) ? sentence.slice(loadFailed.length).trim() || undefined : sentence;
}
