import { Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { kcalText, wholeNumberText } from '../../../../shared/meal/quantities.ts';
import type { DiaryDay } from '../../data/diary-day.ts';
import classes from './day-progress.module.css';
import { MacroTotals } from './macro-totals.tsx';

const words = texts.calorieScreen;

/** What the day comes to next to its goal (shell 2); what is planned shows apart from what was eaten. */
export function DayProgress({ day }: { day: DiaryDay }) {
  const { eaten, goal, toCome } = day;
  const titleId = useId();
  const percent = percentOf(eaten.calories, goal.calories);
  const comingPercent = Math.min(100 - percent, percentOf(toCome.calories, goal.calories));
  const sentence = texts.calorieTracker.ofGoal({
    calories: wholeNumberText(eaten.calories),
    goal: wholeNumberText(goal.calories),
  });

  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.energy}>
        <Title order={3} size="h5" id={titleId} className={classes.title}>
          {texts.calorieTracker.dailyProgress}
        </Title>
        <p className={classes.kcal}>{sentence}</p>
        <div
          className={classes.track}
          role="progressbar"
          aria-label={words.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          aria-valuetext={sentence}
        >
          <span className={classes.eaten} style={{ width: `${percent}%` }} />
          <span className={classes.coming} style={{ width: `${comingPercent}%` }} />
        </div>
        <p className={classes.rest}>{[restText(day), comingText(day)].filter(Boolean).join('. ')}</p>
        {toCome.withoutFigures > 0 && (
          <p className={classes.rest}>{words.withoutFigures({ count: toCome.withoutFigures })}</p>
        )}
      </div>
      <MacroTotals totals={eaten} goal={goal} />
    </section>
  );
}

/** Capped at 100 (shell 9). */
function percentOf(kcal: number, goalKcal: number): number {
  return Math.min(100, (kcal * 100) / goalKcal);
}

function restText({ eaten, goal }: DiaryDay): string {
  const left = Math.round(goal.calories - eaten.calories);
  if (left === 0) return words.reached;
  return left > 0 ? words.left({ kcal: kcalText(left) }) : words.over({ kcal: kcalText(-left) });
}

function comingText({ eaten, toCome }: DiaryDay): string {
  if (toCome.calories === 0) return '';
  return words.stillPlanned({
    kcal: kcalText(toCome.calories),
    total: kcalText(eaten.calories + toCome.calories),
  });
}
