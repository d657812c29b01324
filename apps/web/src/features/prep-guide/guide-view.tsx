import { Title } from '@mantine/core';
import { prep as words } from '@platewise/contract/locales/en/site/prep';
import type { PrepGuide } from '@platewise/contract/prep-guide-schema';
import { keyedLines } from '../meal/keyed-lines.ts';
import { BoxTable } from './box-table.tsx';
import { DayList } from './day-list.tsx';
import { GuideHead } from './guide-head.tsx';
import { guideKey } from './guide-key.ts';
import { GuideProgress } from './guide-progress.tsx';
import { GuideSheet } from './guide-sheet.tsx';
import classes from './guide-view.module.css';
import { GuideWords } from './guide-words.tsx';
import { mealNames } from './meal-names.ts';
import { SessionList } from './session-list.tsx';
import { SessionPicture } from './session-picture.tsx';
import { TaskRow } from './task-row.tsx';
import { useTicks } from './use-ticks.ts';

type GuideViewProps = {
  guide: PrepGuide;
  start: string | undefined;
  onStart: (start: string | undefined) => void;
  onChoose: () => void;
};

/** A guide as a timetable of the kitchen: the evening before, the session, the boxes, the days. */
export function GuideView({ guide, start, onStart, onChoose }: GuideViewProps) {
  const ticks = useTicks(guideKey(guide));
  const names = mealNames(guide);
  const before = guide.tasks.filter(({ when }) => when === 'evening-before');
  const hasSession = guide.tasks.some(({ when }) => when === 'session');

  return (
    <div className={classes.guide}>
      <GuideHead guide={guide} start={start} onStart={onStart} onChoose={onChoose} />
      <GuideProgress tasks={guide.tasks} ticks={ticks} />
      {before.length > 0 && (
        <section aria-labelledby="before">
          <Title order={2} id="before">
            {words.before}
          </Title>
          <ul className={classes.tasks}>
            {before.map((task) => (
              <li key={task.id}>
                <TaskRow task={task} names={names} ticks={ticks} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasSession && (
        <section aria-labelledby="session">
          <Title order={2} id="session">
            {words.session}
          </Title>
          <SessionPicture guide={guide} start={start} />
          {start === undefined && <p className={classes.hint}>{words.sessionHint}</p>}
          <SessionList guide={guide} start={start} names={names} ticks={ticks} />
        </section>
      )}
      <section aria-labelledby="boxes">
        <Title order={2} id="boxes">
          {words.boxesTitle}
        </Title>
        <BoxTable containers={guide.containers} names={names} />
      </section>
      <section aria-labelledby="days">
        <Title order={2} id="days">
          {words.onTheDay}
        </Title>
        <DayList guide={guide} names={names} ticks={ticks} />
      </section>
      <section aria-labelledby="notes">
        <Title order={2} id="notes">
          {words.notes}
        </Title>
        <ul className={classes.notes}>
          {keyedLines(guide.notes).map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
        <GuideWords guide={guide} />
      </section>
      <GuideSheet guide={guide} start={start} names={names} />
    </div>
  );
}
