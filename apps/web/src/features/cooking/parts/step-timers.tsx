import { Button, Flex } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconClock, IconClockPlay } from '@tabler/icons-react';
import type { ShownMeal } from '../../../shared/meal/shown-meal.ts';
import type { NamedTime } from '../data/find-times.ts';
import type { TimerRequest } from '../data/timers/kitchen-timer.ts';
import { kitchenTimers } from '../data/timers/kitchen-timers.ts';
import { unlockSound } from '../data/timers/ring.ts';
import { useKitchenTimers } from '../data/timers/use-kitchen-timers.ts';
import classes from './step-timers.module.css';

type StepTimersProps = {
  meal: ShownMeal;
  step: number;
  times: readonly NamedTime[];
  /** Is reported the time of a timer that was started. */
  onStart: (time: string) => void;
};

const words = texts.cooking.timers;

/** A button for each time that a step names. */
export function StepTimers({ meal, step, times, onStart }: StepTimersProps) {
  const { timers } = useKitchenTimers();
  if (times.length === 0) return null;

  function start(request: TimerRequest): void {
    unlockSound();
    kitchenTimers.start(request);
    onStart(request.label);
  }

  return (
    <Flex component="ul" className={classes.timers} gap="sm" wrap="wrap" mt="lg" aria-label={words.ofStep}>
      {timersOf(meal, step, times).map((request) => {
        const runs = timers.some(({ id }) => id === request.id);
        const Icon = runs ? IconClock : IconClockPlay;
        const time = { time: request.label };
        return (
          <li key={request.id}>
            <Button
              size="lg"
              radius="xl"
              variant={runs ? 'default' : 'light'}
              leftSection={<Icon size={24} stroke={1.5} aria-hidden />}
              aria-label={runs ? words.runs(time) : words.start(time)}
              // Not `disabled`: the keyboard keeps its place on the timer that it has started.
              {...(runs && { 'data-disabled': true, 'aria-disabled': true })}
              onClick={() => !runs && start(request)}
            >
              {request.label}
            </Button>
          </li>
        );
      })}
    </Flex>
  );
}

function timersOf(meal: ShownMeal, step: number, times: readonly NamedTime[]): TimerRequest[] {
  return times.map(({ text, seconds, longestSeconds }, place) => {
    const isOnlyOne = times.filter((time) => time.text === text).length === 1;
    return {
      id: `${meal.id} ${step} ${place}`,
      mealId: meal.id,
      mealName: meal.name,
      step,
      label: isOnlyOne ? text : words.numbered({ time: text, number: place + 1 }),
      seconds,
      longestSeconds,
    };
  });
}
