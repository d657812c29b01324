import { TextInput, Title } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useListFocus } from '../favorites/use-list-focus.ts';
import { CopyDay } from './copy-day.tsx';
import classes from './day-meals.module.css';
import type { DiaryDay } from './diary-day.ts';
import type { DiaryOperation } from './diary-operation.ts';
import { findMeals } from './find-meals.ts';
import { MealEntry } from './meal-entry.tsx';
import { pendingMeals } from './pending-meals.ts';
import { RemovedNote } from './removed-note.tsx';
import { useRemoveMeal } from './use-remove-meal.ts';

type DayMealsProps = { day: DiaryDay; today: string; pending: readonly DiaryOperation[] };

const words = texts.calorieScreen;

/** What was eaten, in the order of the clock; found by name (shell 2). */
export function DayMeals({ day, today, pending }: DayMealsProps) {
  const [search, setSearch] = useState('');
  const titleId = useId();
  const meals = day.entry?.meals ?? [];
  const found = findMeals(meals, search);
  const removal = useRemoveMeal(day);
  const region = useListFocus(meals.length);
  const isQueued = pendingMeals(day, pending);

  return (
    <section ref={region} tabIndex={-1} aria-labelledby={titleId} className={classes.region}>
      <div className={classes.head}>
        <Title order={3} size="h4" id={titleId}>
          {words.meals}
        </Title>
        <CopyDay date={day.date} today={today} isEmpty={meals.length === 0} />
      </div>
      {(meals.length > 0 || search !== '') && (
        <search className={classes.search}>
          <TextInput
            type="search"
            aria-label={words.search}
            placeholder={texts.calorieTracker.searchPlaceholder}
            maxLength={LIMITS.nameMaxCharacters}
            leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status" className={classes.found}>
            {search.trim() !== '' && found.length > 0 && words.mealsFound({ count: found.length })}
          </p>
        </search>
      )}
      {removal.removed && <RemovedNote key={removal.removed.meal.id} removal={removal} />}
      {found.length === 0 ? (
        <p className={classes.empty} role="status">
          {meals.length === 0 ? texts.calorieTracker.noMeals : texts.calorieTracker.noMatch}
        </p>
      ) : (
        <ul className={classes.list}>
          {found.map((meal) => (
            <MealEntry
              key={meal.id}
              meal={meal}
              day={day}
              today={today}
              isQueued={isQueued.has(meal.id)}
              onRemove={() => void removal.remove(meal)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
