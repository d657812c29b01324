import { ActionIcon, Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { clockText, isOver, type KitchenTimer, msLeft } from './kitchen-timer.ts';
import { kitchenTimers } from './kitchen-timers.ts';
import classes from './timer-row.module.css';
import { moreText, timerName } from './timer-words.ts';

type TimerRowProps = { timer: KitchenTimer; nowMs: number; mealId: string; onRemove: () => void };

const words = texts.cooking.timers;

/** One timer: what is left, what it is for, and what can be done with it. */
export function TimerRow({ timer, nowMs, mealId, onRemove }: TimerRowProps) {
  const name = timerName(timer, mealId);
  const left = msLeft(timer, nowMs);
  const isEnded = isOver(timer, nowMs);
  const isPaused = timer.endsAtMs === null;

  return (
    <li className={classes.row} data-ended={isEnded}>
      <span className={classes.clock} role="timer">
        {isEnded ? words.over({ time: clockText(-left) }) : clockText(left)}
      </span>
      <span dir="auto" className={classes.name}>
        {name}
        {isPaused && <span className={classes.paused}> {words.paused}</span>}
        {isEnded && <strong className={classes.up}> {words.up}</strong>}
      </span>
      <span className={classes.controls}>
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
      </span>
    </li>
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
