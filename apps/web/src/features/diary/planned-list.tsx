import { Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import type { DiaryDay } from './diary-day.ts';
import classes from './planned-list.module.css';
import { PlannedRow } from './planned-row.tsx';

const words = texts.calorieScreen;

/** What the calendar holds for the day, to be ticked as eaten; apart from what was eaten otherwise. */
export function PlannedList({ day }: { day: DiaryDay }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h4" id={titleId} className={classes.title}>
        {words.planned}
      </Title>
      {day.planned.length === 0 ? (
        <p className={classes.empty}>
          {words.nothingPlanned}{' '}
          <TextLink to="/calendar" inherit>
            {words.toCalendar}
          </TextLink>
        </p>
      ) : (
        <ul className={classes.list}>
          {day.planned.map((planned) => (
            <PlannedRow key={planned.slot} date={day.date} planned={planned} />
          ))}
        </ul>
      )}
    </section>
  );
}
