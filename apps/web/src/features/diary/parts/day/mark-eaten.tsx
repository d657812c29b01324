import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck, IconFlame } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShownMeal } from '../../../../shared/meal/shown-meal.ts';
import { useToday } from '../../../../shared/preferences/use-today.ts';
import { useSubscription } from '../../../../shared/subscription/use-subscription.ts';
import type { Performed } from '../../../../shared/sync/queue/operation-queue.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../../shared/ui/toasts/notify-with-undo.tsx';
import type { DiaryEntry, PlannedMeal } from '../../data/diary-day.ts';
import { useDiaryMutations } from '../../data/diary-operations.ts';
import { plannedNow } from '../../data/planned-now.ts';
import { useClock } from '../../data/use-clock.ts';
import { useDiaryDay } from '../../data/use-diary-day.ts';
import { useTick } from '../../data/use-tick.ts';
import { cookedFigures } from '../../data/values/cooked-figures.ts';

type MarkEatenProps = {
  meal: ShownMeal;
  /** For how many servings the figures of the meal are; null where they cannot be reported. */
  servings: number | null;
};

const words = texts.calorieScreen;

/**
 * After cooking: ticks the meal in the diary where today's calendar holds it, at the place of the hour where it stands
 * twice; elsewhere adds it. For those whose plan has a diary.
 */
export function MarkEaten(props: MarkEatenProps) {
  const { entitlements } = useSubscription();
  return entitlements.calorieTracker ? <OfToday {...props} /> : null;
}

function OfToday({ meal, servings }: MarkEatenProps) {
  const today = useToday();
  const { day } = useDiaryDay(today);
  const [openedAt] = useState(useClock());
  const [ticked, setTicked] = useState<PlannedMeal['slot'] | null>(null);
  if (!day) return null;
  const places = day.planned.filter(({ mealId }) => mealId === meal.id);
  // What was pressed stays, so that it can be pressed again.
  const planned = places.find(({ slot }) => slot === ticked) ?? plannedNow(places, meal.id, openedAt);
  if (planned) {
    const isOneOfMany = places.length > 1;
    return (
      <TickButton
        key={planned.slot}
        date={today}
        planned={planned}
        isOneOfMany={isOneOfMany}
        onTick={() => setTicked(planned.slot)}
      />
    );
  }
  // Of a pot that several people eat from, nobody can know whose portion it was.
  return places.length > 0 || meal.portions ? null : <AddButton date={today} meal={meal} servings={servings} />;
}

type TickButtonProps = { date: string; planned: PlannedMeal; isOneOfMany: boolean; onTick: () => void };

function TickButton({ date, planned, isOneOfMany, onTick }: TickButtonProps) {
  const tick = useTick(date, planned);
  const isEaten = planned.state === 'eaten';
  return (
    <EatenButton
      isEaten={isEaten}
      slot={isOneOfMany ? planned.slot : null}
      onPress={() => {
        onTick();
        if (isEaten) tick.untick();
        else tick.eat(1);
      }}
    />
  );
}

function AddButton({ date, meal, servings }: MarkEatenProps & { date: string }) {
  const { isAdded, add, takeBack } = useAddCooked(date, cookedFigures(meal, servings));
  return <EatenButton isEaten={isAdded} slot={null} onPress={() => void (isAdded ? takeBack() : add())} />;
}

type EatenButtonProps = { isEaten: boolean; slot: PlannedMeal['slot'] | null; onPress: () => void };

function EatenButton({ isEaten, slot, onPress }: EatenButtonProps) {
  const Icon = isEaten ? IconCheck : IconFlame;
  const label = isEaten ? words.markedEaten : words.markEaten;
  return (
    <Button
      size="lg"
      variant={isEaten ? 'light' : 'default'}
      mt="lg"
      aria-pressed={isEaten}
      leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
      onClick={onPress}
    >
      {slot ? words.eatenAt({ label, slot: texts.calendar.slots[slot] }) : label}
    </Button>
  );
}

type Added = Performed<'calorie.addMeal'>;

/** Adds a meal that was cooked without being planned to a day, and takes it back. */
function useAddCooked(date: string, figures: ReturnType<typeof cookedFigures>) {
  const { mutate, takeBack, isPending } = useDiaryMutations();
  const clock = useClock();
  const [added, setAdded] = useState<Added | null>(null);
  const { name } = figures;
  const toast = `cooked ${date} ${name}`;

  async function add(): Promise<void> {
    if (isPending) return;
    const done = await mutate('calorie.addMeal', { ...figures, date, time: clock() }, { failed: words.tickFailed });
    setAdded(done);
    if (!done) return;
    notifyWithUndo(words.outcomeNow.eaten({ meal: name }), { id: toast, onUndo: () => void remove(done) });
  }

  async function remove(done: Added): Promise<void> {
    forgetUndo(toast);
    if (!(await takeBack(done, removeAdded))) return;
    setAdded(null);
    notifySuccess(words.outcomeNow.open({ meal: name }));
  }

  async function removeAdded(entry: DiaryEntry | null): Promise<boolean> {
    // It was on its way already: where it lies on the server is not known here.
    if (!entry) return false;
    const { _id: entryId, meals } = entry;
    // The newest stands last.
    const input = { entryId, mealId: meals.at(-1)?.id ?? '' };
    const failed = texts.calorieTracker.removeFailed;
    return (await mutate('calorie.removeMeal', input, { shown: { name }, failed })) !== null;
  }

  return {
    isAdded: added !== null,
    add,
    takeBack: async () => {
      if (added && !isPending) await remove(added);
    },
  };
}
