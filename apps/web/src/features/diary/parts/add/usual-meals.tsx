import { Box, Button, Flex, Group, Loader, Text, Title, UnstyledButton } from '@mantine/core';
import { MEAL_TYPES, type MealType } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { slotOfTime } from '@platewise/domain/calendar/slot-of-time';
import { useState } from 'react';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import { useToday } from '../../../../shared/preferences/use-today.ts';
import chip from '../../../../shared/ui/buttons/chip.module.css';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { UsualMeal } from '../../data/diary-day.ts';
import { useClock } from '../../data/use-clock.ts';
import { useLogAgain } from '../../data/use-log-again.ts';
import { timeToLog } from '../../data/values/time-to-log.ts';
import { amountText } from '../day/amount-text.ts';
import classes from '../diary.module.css';

/** What is usually eaten at this time of the day; one press logs it again as it was the last time. */
export function UsualMeals({ date }: { date: string }) {
  const clock = useClock();
  const today = useToday();
  const [slot, setSlot] = useState(() => slotOfTime(clock()));
  const { logAgain, refusal } = useLogAgain();

  function add(meal: UsualMeal) {
    const now = date === today ? clock() : null;
    logAgain({ meal, date, time: timeToLog(slot, { now, lastTime: meal.time }) });
  }

  return (
    <Box component="section" aria-label={words.usual} mt="md">
      <Title order={4} size="sm" ff="text" lts={0} mb="xs">
        {words.usual}
      </Title>
      <Group role="group" aria-label={words.usualFor} gap="xs" mb="xs">
        {MEAL_TYPES.map((type) => (
          <UnstyledButton
            key={type}
            className={chip.chip}
            fz="sm"
            aria-pressed={type === slot}
            onClick={() => setSlot(type)}
          >
            {texts.options.mealType[type]}
          </UnstyledButton>
        ))}
      </Group>
      <FormError sentence={refusal} />
      <UsualList slot={slot} onAdd={add} />
    </Box>
  );
}

function UsualList({ slot, onAdd }: { slot: MealType; onAdd: (meal: UsualMeal) => void }) {
  const { data, isPending, refetch } = trpc.calorie.usual.useQuery({ slot });
  if (isPending) return <Loader size="sm" role="status" aria-label={words.usualLoading} />;
  if (!data) {
    return (
      <div role="alert">
        <Text inherit mb="xs">
          {words.usualFailed}
        </Text>
        <Button size="compact-md" variant="default" onClick={() => void refetch()}>
          {texts.calorieScreen.retry}
        </Button>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {words.usualNone}
      </Text>
    );
  }
  return (
    <Flex component="ul" className={classes.divided} direction="column">
      {data.map((meal) => (
        <Flex component="li" align="center" key={meal.mealId} gap="sm" justify="space-between" py="xs">
          <Box miw={0}>
            <Text dir="auto" className={typography.breakable} inherit fw={600} lh={1.35}>
              {meal.name}
            </Text>
            <Text className={typography.figures} size="sm" c="dimmed">
              {factsOf(meal)}
            </Text>
          </Box>
          <Button
            flex="none"
            size="compact-md"
            variant="default"
            aria-label={words.addNamed({ meal: meal.name })}
            onClick={() => onAdd(meal)}
          >
            {words.add}
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}

function factsOf({ calories, origin, times }: UsualMeal): string {
  const amount = origin.kind === 'food' ? [amountText(origin)] : [];
  return [...amount, kcalText(calories), words.usualTimes({ count: times })].join(' · ');
}
