import { Box, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { addDays } from '@platewise/contract/dates/local-date';
import { texts } from '@platewise/contract/texts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { NutrientsButton } from '../../../shared/nutrients/nutrients-button.tsx';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { CopyNote } from '../../../shared/sync/cache/copy-note.tsx';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { useDiaryMutations } from '../data/diary-operations.ts';
import { mealDrafts } from '../data/meal-drafts.ts';
import { useClock } from '../data/use-clock.ts';
import { useDiaryDay } from '../data/use-diary-day.ts';
import { NO_VALUES, readMealDraft, readMealValues } from '../data/values/meal-values.ts';
import { FavoritesCard } from '../parts/add/favorites-card.tsx';
import { FoodPanel } from '../parts/add/food-panel.tsx';
import { MealFields } from '../parts/add/meal-fields.tsx';
import { BusyButton } from '../parts/day/busy-button.tsx';
import { DateBar } from '../parts/day/date-bar.tsx';
import { DayMeals } from '../parts/day/day-meals.tsx';
import { DayProgress } from '../parts/day/day-progress.tsx';
import { Disclosure } from '../parts/day/disclosure.tsx';
import { GoalSettings } from '../parts/day/goal-settings.tsx';
import { PlannedList } from '../parts/day/planned-list.tsx';
import shared from '../parts/diary.module.css';
import { ReplanOffer } from '../parts/replan/replan-offer.tsx';
import classes from './day-view.module.css';
import type { TrackerView } from './tracker-view.ts';

type DayViewProps = {
  date: string;
  /** What the address asked for, where that is no day. */
  refused: string | undefined;
  today: string;
  onAsk: TrackerView['onAsk'];
};

const words = texts.calorieScreen;
const DAYS_OF_WEEK = 7;

// Below what people come for.
const WaterAndCaffeine = lazyPart(async () => (await import('../parts/day/water-and-caffeine.tsx')).WaterAndCaffeine);
// Most people have none, so the tracker starts without it.
const EatingWindowLine = lazyPart(async () => (await import('../parts/day/eating-window-line.tsx')).EatingWindowLine);

/** One day: what it came to, what is planned, what was eaten, and the ways to add to it. */
export function DayView({ date, refused, today, onAsk }: DayViewProps) {
  const { query, day, pending } = useDiaryDay(date);
  useLostPlan(query.error);

  return (
    <>
      {refused !== undefined && (
        <Text className={shared.warning} inherit mb="md" role="status">
          {words.noSuchDay({ date: refused })}
        </Text>
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
          <div role="status">
            {pending.length > 0 && (
              <Text className={shared.warning} inherit mb="md">
                {words.waiting({ count: pending.length })}
              </Text>
            )}
          </div>
          {date === today && day.eatingWindow && <EatingWindowLine window={day.eatingWindow} />}
          <DayProgress day={day} />
          {day.entry && (
            <Group justify="flex-end" mt="xs">
              <NutrientsButton
                subject={{ of: 'diary', date, week: { from: addDays(date, 1 - DAYS_OF_WEEK), to: date } }}
              />
            </Group>
          )}
          <GoalSettings key={`goal ${date}`} day={day} />
          <ReplanOffer key={`rest ${date}`} day={day} today={today} isQueued={pending.length > 0} />
          <div key={date} className={classes.bench}>
            <Box className={classes.adding} bd="1px solid var(--line)" bg="var(--surface)" bdrs="md">
              <AddMealPanel date={date} />
              <FoodPanel date={date} />
              <FavoritesCard date={date} />
            </Box>
            <Stack gap="var(--space-40)" miw={0}>
              <PlannedList day={day} />
              <DayMeals day={day} today={today} pending={pending} />
              <WaterAndCaffeine day={day} />
            </Stack>
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

const addMealPanelWords = texts.calorieTracker;

/** A meal in the person's own figures (shell 2). What is typed stays until it is added, also through a reload. */
function AddMealPanel({ date }: { date: string }) {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const clock = useClock();
  const [draft] = useState(() => readMealDraft(mealDrafts.read(person)));
  const [isOpen, setIsOpen] = useState(draft !== null);
  const { mutate } = useDiaryMutations();
  const button = useRef<HTMLButtonElement>(null);
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: draft ?? NO_VALUES,
    onValuesChange: (values) => mealDrafts.write(person, values),
    read: readMealValues,
    onSubmit: async (meal) => {
      let sentence = '';
      const added = await mutate(
        'calorie.addMeal',
        { ...meal, date },
        {
          failed: addMealPanelWords.addFailed,
          onFailed: (reason) => {
            sentence = reason;
          },
        },
      );
      if (!added) return { sentence };
      notifySuccess(added.isQueued ? texts.calorieScreen.waits : addMealPanelWords.added);
      form.setValues(NO_VALUES);
      mealDrafts.forget(person);
      setIsOpen(false);
      button.current?.focus();
      return null;
    },
  });

  function toggle() {
    if (!isOpen && form.values.time === '') form.setFieldValue('time', clock());
    setIsOpen(!isOpen);
    if (!isOpen) requestAnimationFrame(() => form.getInputNode('name')?.focus());
  }

  return (
    <Disclosure
      title={addMealPanelWords.addNewMeal}
      icon={<IconPlus size={18} stroke={1.5} aria-hidden />}
      isOpen={isOpen}
      onToggle={toggle}
      button={button}
    >
      <form aria-label={addMealPanelWords.addNewMeal} {...formProps}>
        <Stack>
          <FormError sentence={formError} />
          <MealFields form={form} />
          <BusyButton type="submit" fullWidth isBusy={isSending}>
            {isSending ? addMealPanelWords.addingMeal : texts.calorieScreen.addMeal}
          </BusyButton>
        </Stack>
      </form>
    </Disclosure>
  );
}

/** Three cards in the place of a day that is still to come (shell 2). */
function DaySkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.shell.loading}</VisuallyHidden>
      {[168, 240, 240].map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three never move
        <Skeleton key={place} height={height} mb={24} data-skeleton />
      ))}
    </div>
  );
}
