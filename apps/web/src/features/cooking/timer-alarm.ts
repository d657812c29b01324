import { notifications } from '@mantine/notifications';
import { texts } from '@platewise/contract/texts';
import type { KitchenTimer } from './kitchen-timer.ts';
import { kitchenTimers, TIMERS_KEY } from './kitchen-timers.ts';
import { startRinging, stopRinging } from './ring.ts';
import { watchTimers } from './timer-watch.ts';
import { timerName } from './timer-words.ts';

type EndListener = (timer: KitchenTimer) => void;

const listeners = new Set<EndListener>();
let isOn = false;

/**
 * Lets timers ring for as long as the page lives, also when cooking mode is left. While somebody listens, they say that a
 * timer has ended; else a message does, which stops the ringing when it is closed. The returned function ends listening.
 */
export function listenForTimers(listener: EndListener): () => void {
  listeners.add(listener);
  turnOn();
  return () => void listeners.delete(listener);
}

function turnOn(): void {
  if (isOn) return;
  isOn = true;
  const look = watchTimers({ timers: kitchenTimers, now: () => Date.now(), startRinging, stopRinging, onEnd: tell });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('storage', ({ key }) => {
    if (key === TIMERS_KEY || key === null) kitchenTimers.readAgain();
  });
}

function tell(timer: KitchenTimer): void {
  for (const listener of listeners) listener(timer);
  if (listeners.size > 0) return;
  notifications.show({
    message: texts.cooking.timers.ended({ name: timerName(timer) }),
    color: 'basil',
    role: 'alert',
    autoClose: false,
    onClose: () => kitchenTimers.remove(timer.id),
  });
}
