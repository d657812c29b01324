import { ActionIcon, Text } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { softDisabled } from '../../ui/buttons/soft-disabled.ts';
import typography from '../../ui/typography/typography.module.css';
import classes from './servings-stepper.module.css';
import { nextServings } from './servings-steps.ts';

/** ms of rest after which what was stepped to is asked for, so that two presses are one change. */
const REST_MS = 600;

type ServingsStepperProps = {
  meal: Pick<Meal, 'name' | 'servings'>;
  isUsable: boolean;
  isBusy: boolean;
  onChange: (servings: number) => void;
};

const words = texts.planChanges;

/** How many servings of a meal the person eats, in halves; the other meals make up for the difference. */
export function ServingsStepper({ meal, isUsable, isBusy, onChange }: ServingsStepperProps) {
  const [wanted, setWanted] = useState<number | null>(null);
  const resting = useRef<{ timer: number; ask: () => void } | null>(null);
  const wasBusy = useRef(isBusy);
  const servings = wanted ?? meal.servings;

  // When the change has ended, well or not, the plan says how many there are; unless more is about to be asked for.
  useEffect(() => {
    if (wasBusy.current && !isBusy && !resting.current) setWanted(null);
    wasBusy.current = isBusy;
  }, [isBusy]);

  function step(direction: 'more' | 'fewer') {
    const next = nextServings(servings, direction);
    if (!isUsable || next === null) return;
    setWanted(next);
    window.clearTimeout(resting.current?.timer);
    // It also runs when the page is left meanwhile: what was asked for is not lost.
    resting.current = { timer: window.setTimeout(askNow, REST_MS), ask: () => ask(next) };
  }

  // Anyone who turns to something else has stepped enough: what they do next finds the servings changed.
  const group = useClickOutside<HTMLDivElement>(askNow, ['pointerdown']);
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) askNow();
  }

  function askNow() {
    const { timer, ask: askFor } = resting.current ?? {};
    window.clearTimeout(timer);
    resting.current = null;
    askFor?.();
  }

  function ask(next: number) {
    if (next === meal.servings) return setWanted(null);
    onChange(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={group}
      onBlur={leave}
      className={classes.stepper}
      role="group"
      aria-label={words.servingsOf({ meal: meal.name })}
    >
      <ActionIcon
        size={32}
        aria-label={words.fewerServings({ meal: meal.name })}
        {...softDisabled(!isUsable || nextServings(servings, 'fewer') === null)}
        onClick={() => step('fewer')}
      >
        <IconMinus size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Text className={typography.oneLine} span inherit miw="84px" ta="center" aria-live="polite">
        {texts.meal.servings({ count: servings })}
      </Text>
      <ActionIcon
        size={32}
        data-control="servings"
        aria-label={words.moreServings({ meal: meal.name })}
        {...softDisabled(!isUsable || nextServings(servings, 'more') === null)}
        onClick={() => step('more')}
      >
        <IconPlus size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}
