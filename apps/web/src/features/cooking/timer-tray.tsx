import { texts } from '@platewise/contract/texts';
import { isOver } from './kitchen-timer.ts';
import { kitchenTimers } from './kitchen-timers.ts';
import { canRing } from './ring.ts';
import { TimerRow } from './timer-row.tsx';
import classes from './timer-tray.module.css';
import { useKitchenTimers } from './use-kitchen-timers.ts';

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
      {!canRing() && <p className={classes.hint}>{texts.cooking.timers.touch}</p>}
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
