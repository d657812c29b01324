import { Collapse, Title, UnstyledButton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import classes from './meal-trace.module.css';
import type { ShownMeal } from './shown-meal.ts';
import { TraceAccount } from './trace-account.tsx';

type MealTraceProps = {
  /** One serving of it. */
  meal: ShownMeal;
  /** Whether other amounts than those of one serving are shown next to it. */
  isScaled: boolean;
};

/** Where the numbers come from: closed at first, and asked of the server only when it is opened. */
export function MealTrace({ meal, isScaled }: MealTraceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  if (meal.items.length === 0) return null;

  function toggle() {
    setWasOpened(true);
    setIsOpen(!isOpen);
  }

  return (
    <section className={classes.trace}>
      <Title order={3} className={classes.title}>
        <UnstyledButton
          ref={button}
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {texts.meal.trace.title}
          <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} data-open={isOpen} />
        </UnstyledButton>
      </Title>
      <Collapse id={panelId} expanded={isOpen}>
        {wasOpened && <TraceAccount meal={meal} isScaled={isScaled} onRetry={() => button.current?.focus()} />}
      </Collapse>
    </section>
  );
}
