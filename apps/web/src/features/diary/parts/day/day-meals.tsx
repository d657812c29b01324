import { Box, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { addDays } from '@platewise/contract/dates/local-date';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconArrowBackUp, IconCopy, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { pendingId } from '../../../../shared/sync/queue/operation.ts';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { useStableActions } from '../../../../shared/ui/use-stable-actions.ts';
import type { DiaryDay, DiaryMeal } from '../../data/diary-day.ts';
import type { DiaryOperation } from '../../data/diary-operations.ts';
import { useCopy } from '../../data/use-copy.ts';
import { type Removal, useRemoveMeal } from '../../data/use-remove-meal.ts';
import { isOfWater } from '../../data/water-with-operations.ts';
import { CopyForm } from '../add/copy-form.tsx';
import { MealEntry } from '../add/meal-entry.tsx';
import classes from '../diary.module.css';

type DayMealsProps = { day: DiaryDay; today: string; pending: readonly DiaryOperation[] };

const words = texts.calorieScreen;

/** What was eaten, in the order of the clock; found by name (shell 2). */
export function DayMeals({ day, today, pending }: DayMealsProps) {
  const [search, setSearch] = useState('');
  const titleId = useId();
  const meals = day.entry?.meals ?? [];
  const found = findMeals(meals, search);
  const removal = useRemoveMeal(day);
  const { remove } = useStableActions({ remove: (meal: DiaryMeal) => void removal.remove(meal) });
  const region = useListFocus(meals.length);
  const isQueued = pendingMeals(day, pending);

  return (
    <section ref={region} tabIndex={-1} aria-labelledby={titleId} className={classes.place}>
      <Group gap="var(--space-8) var(--space-16)" justify="space-between" mb="sm">
        <Title order={3} size="h4" id={titleId}>
          {words.meals}
        </Title>
        <CopyDay date={day.date} today={today} isEmpty={meals.length === 0} />
      </Group>
      {(meals.length > 0 || search !== '') && (
        <Box component="search" display="block" mb="xs">
          <TextInput
            type="search"
            aria-label={words.search}
            placeholder={texts.calorieTracker.searchPlaceholder}
            maxLength={LIMITS.nameMaxCharacters}
            leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <Text role="status" size="sm" mih="20px" mt="var(--space-4)" c="dimmed">
            {search.trim() !== '' && found.length > 0 && words.mealsFound({ count: found.length })}
          </Text>
        </Box>
      )}
      {removal.removed && <RemovedNote key={removal.removed.meal.id} removal={removal} />}
      {found.length === 0 ? (
        <Text inherit py="md" c="dimmed" role="status">
          {meals.length === 0 ? texts.calorieTracker.noMeals : texts.calorieTracker.noMatch}
        </Text>
      ) : (
        <ul className={classes.lines}>
          {found.map((meal) => (
            <MealEntry
              key={meal.id}
              meal={meal}
              entryId={day.entry?._id ?? ''}
              date={day.date}
              today={today}
              isQueued={isQueued.has(meal.id)}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type CopyDayProps = { date: string; today: string; isEmpty: boolean };

const ICON = <IconCopy size={18} stroke={1.5} aria-hidden />;

/** All meals of the day on another day; on an empty day, those of the day before. */
function CopyDay({ date, today, isEmpty }: CopyDayProps) {
  const { copy, isPending, refusal } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  }

  async function copyTo(to: string) {
    if (await copy({ from: date, to })) close();
  }

  if (isEmpty) {
    return (
      <>
        <Button
          size="compact-md"
          variant="default"
          leftSection={ICON}
          onClick={() => void copy({ from: addDays(date, -1), to: date })}
        >
          {words.copyYesterday}
        </Button>
        <FormError sentence={refusal} />
      </>
    );
  }
  return (
    <>
      <Button
        ref={button}
        size="compact-md"
        variant="default"
        leftSection={ICON}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.copyDay}
      </Button>
      {isOpen && (
        <CopyForm
          title={words.copyDayTitle}
          usual={date === today ? addDays(today, 1) : today}
          today={today}
          isPending={isPending}
          refusal={refusal}
          onCopy={(to) => void copyTo(to)}
          onClose={close}
        />
      )}
    </>
  );
}

/** The meals whose name holds what is looked for, letter case aside (shell 2), in the order of the clock. */
function findMeals(meals: readonly DiaryMeal[], search: string): DiaryMeal[] {
  const wanted = search.trim().toLowerCase();
  return meals
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
}

/** Ids of the meals that something waits for: those that were made here, and those that were changed here. */
function pendingMeals(day: DiaryDay, operations: readonly DiaryOperation[]): ReadonlySet<string> {
  return new Set(operations.map((operation) => mealOf(day, operation)));
}

function mealOf({ planned }: DiaryDay, operation: DiaryOperation): string {
  if (isOfWater(operation)) return '';
  const { kind, input } = operation;
  if (kind === 'calorie.changeMeal' || kind === 'calorie.removeMeal') return input.mealId;
  if (kind === 'calorie.addMeal' || kind === 'calorie.logFood') return pendingId(operation);
  return planned.find(({ slot }) => slot === input.slot)?.diaryMealId ?? '';
}

/** Where a meal was: the way back for whom a toast is too quick. It takes the focus that went with the meal. */
function RemovedNote({ removal: { removed, undo } }: { removal: Removal }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  if (!removed) return null;

  return (
    <Group className={classes.warning} gap="var(--space-8) var(--space-16)" justify="space-between" mb="xs">
      <Text inherit>{words.removedNamed({ meal: removed.meal.name })}</Text>
      <Button
        ref={button}
        size="compact-md"
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.5} aria-hidden />}
        onClick={() => void undo(removed)}
      >
        {words.undo}
      </Button>
    </Group>
  );
}
