import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck, IconFlame } from '@tabler/icons-react';
import { useSubscription } from '../subscription/use-subscription.ts';
import type { PlannedMeal } from './diary-day.ts';
import { useDiaryDay } from './use-diary-day.ts';
import { useTick } from './use-tick.ts';
import { useToday } from './use-today.ts';

const words = texts.calorieScreen;

/** After cooking: ticks the meal in the diary where it stands in today's calendar; for those whose plan has a diary. */
export function MarkEaten({ mealId }: { mealId: string }) {
  const { entitlements } = useSubscription();
  return entitlements.calorieTracker ? <OfToday mealId={mealId} /> : null;
}

function OfToday({ mealId }: { mealId: string }) {
  const today = useToday();
  const { day } = useDiaryDay(today);
  const planned = day?.planned.find((one) => one.mealId === mealId && one.figures !== null);
  return planned ? <TickButton date={today} planned={planned} /> : null;
}

function TickButton({ date, planned }: { date: string; planned: PlannedMeal }) {
  const tick = useTick(date, planned);
  const isEaten = planned.state === 'eaten';
  const Icon = isEaten ? IconCheck : IconFlame;
  return (
    <Button
      size="lg"
      variant={isEaten ? 'light' : 'default'}
      mt="lg"
      aria-pressed={isEaten}
      leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
      onClick={() => (isEaten ? tick.untick() : tick.eat(1))}
    >
      {isEaten ? words.markedEaten : words.markEaten}
    </Button>
  );
}
