import { ActionIcon, Button, Flex, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import typography from '../../../shared/ui/typography/typography.module.css';
import { clockText, isOver, type KitchenTimer, msLeft } from '../data/timers/kitchen-timer.ts';
import { kitchenTimers } from '../data/timers/kitchen-timers.ts';
import { canRing } from '../data/timers/ring.ts';
import { moreText, timerName } from '../data/timers/timer-words.ts';
import { useKitchenTimers } from '../data/timers/use-kitchen-timers.ts';
import classes from './timer-tray.module.css';

type TimerTrayProps = {
  /** The meal on the screen. */
  mealId: string;
  /** Takes the focus when a timer that had it is gone. */
  onEmptied: () => void;
};

/** All timers, in view on every page; those that are over come first. */
export function TimerTray({ mealId, onEmptied }: TimerTrayProps) {
  const { timers, nowMs } = useKitchenTimers();
  if (timers.length === 0) return null;

  function remove(id: string): void {
    kitchenTimers.remove(id);
    onEmptied();
  }

  return (
    <section className={classes.tray} aria-label={texts.cooking.timers.label}>
      {!canRing() && (
        <Text size="sm" mb="var(--space-4)" c="dimmed">
          {texts.cooking.timers.touch}
        </Text>
      )}
      <ul className={classes.timers}>
        {timers
          .toSorted((one, other) => Number(isOver(other, nowMs)) - Number(isOver(one, nowMs)))
          .map((timer) => (
            <TimerRow key={timer.id} timer={timer} nowMs={nowMs} mealId={mealId} onRemove={() => remove(timer.id)} />
          ))}
      </ul>
    </section>
  );
}

type TimerRowProps = { timer: KitchenTimer; nowMs: number; mealId: string; onRemove: () => void };

const words = texts.cooking.timers;

/** One timer: what is left, what it is for, and what can be done with it. */
function TimerRow({ timer, nowMs, mealId, onRemove }: TimerRowProps) {
  const name = timerName(timer, mealId);
  const left = msLeft(timer, nowMs);
  const isEnded = isOver(timer, nowMs);
  const isPaused = timer.endsAtMs === null;

  return (
    <Flex component="li" gap="var(--space-4) var(--space-12)" align="center" wrap="wrap" mih={52}>
      <Text
        className={`${classes.clock} ${typography.figures}`}
        span
        role="timer"
        fw={600}
        lh={1.2}
        {...(isEnded && { c: 'var(--tomato)' })}
      >
        {isEnded ? words.over({ time: clockText(-left) }) : clockText(left)}
      </Text>
      <Text dir="auto" className={typography.breakable} span flex="1 1 5rem" miw={0} lh={1.3}>
        {name}
        {isPaused && (
          <Text span inherit c="dimmed">
            {' '}
            {words.paused}
          </Text>
        )}
        {isEnded && (
          <Text component="strong" inherit display="block" c="var(--tomato)" fw={700}>
            {' '}
            {words.up}
          </Text>
        )}
      </Text>
      <Flex component="span" gap="xs" align="center">
        {isEnded ? (
          <Button size="sm" variant="default" onClick={() => kitchenTimers.extend(timer.id)}>
            {moreText(timer)}
          </Button>
        ) : (
          <PauseButton timer={timer} name={name} />
        )}
        <ActionIcon variant="default" aria-label={words.stop({ name })} onClick={onRemove}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Flex>
    </Flex>
  );
}

function PauseButton({ timer: { id, endsAtMs }, name }: { timer: KitchenTimer; name: string }) {
  const isPaused = endsAtMs === null;
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <ActionIcon
      variant="default"
      aria-label={isPaused ? words.resume({ name }) : words.pause({ name })}
      onClick={() => (isPaused ? kitchenTimers.resume(id) : kitchenTimers.pause(id))}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
