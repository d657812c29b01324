import { Title } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { kcalText } from '../meal/quantities.ts';
import type { Trend } from './diary-day.ts';
import { MacroTotals } from './macro-totals.tsx';
import classes from './trend-summary.module.css';

const words = texts.calorieScreen.trend;
const NO_GOAL = { calories: 0, protein: null, carbs: null, fat: null, from: null };
/** A single day is no run worth a word. */
const RUN_FROM = 2;

/** What an average day came to: over those that were logged, since an empty day says nothing. */
export function TrendSummary({ trend }: { trend: Trend }) {
  const { averages, averageGoal, logged, days, inARow } = trend;
  const titleId = useId();
  if (!averages) return <p className={classes.empty}>{words.empty}</p>;
  const run = inARow >= LIMITS.daysInARowMax ? words.inARowMost({ count: inARow }) : words.inARow({ count: inARow });

  return (
    <section aria-labelledby={titleId} className={classes.summary}>
      <div className={classes.energy}>
        <Title order={2} size="h5" id={titleId} className={classes.title}>
          {words.averages}
        </Title>
        <p className={classes.kcal}>{words.average({ kcal: kcalText(averages.calories) })}</p>
        {averageGoal !== null && <p className={classes.goal}>{words.againstGoal({ kcal: kcalText(averageGoal) })}</p>}
        <p className={classes.goal}>
          {[words.logged({ logged, days: days.length }), ...(inARow >= RUN_FROM ? [run] : [])].join(' · ')}
        </p>
        {logged < days.length && <p className={classes.goal}>{words.restart}</p>}
      </div>
      <MacroTotals totals={averages} goal={NO_GOAL} note={words.least} />
    </section>
  );
}
