import { texts } from '@platewise/contract/texts';
import { toasts } from '../../../../shared/ui/toasts/toasts-store.ts';
import type { KitchenTimer } from './kitchen-timer.ts';
import { kitchenTimers } from './kitchen-timers.ts';
import { startRinging, stopRinging, unlockSound } from './ring.ts';
import { watchTimers } from './timer-watch.ts';
import { timerName } from './timer-words.ts';
import { TIMERS_KEY } from './timers-key.ts';

type EndListener = (timer: KitchenTimer) => void;

const listeners = new Set<EndListener>();
/** The messages that are shown, and the timer that each is about. */
const shown = new Map<string, KitchenTimer>();
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

/** The same from the first moment of a page, for timers of an earlier one; the first press of any kind readies the sound. */
export function watchOnReturn(): void {
  turnOn();
  for (const press of ['pointerdown', 'keydown']) {
    window.addEventListener(press, unlockSound, { capture: true, once: true });
  }
}

function turnOn(): void {
  if (isOn) return;
  isOn = true;
  kitchenTimers.subscribe(hideSettled);
  const look = watchTimers({ timers: kitchenTimers, now: () => Date.now(), startRinging, stopRinging, onEnd: notify });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('storage', ({ key }) => {
    if (key === TIMERS_KEY || key === null) kitchenTimers.readAgain();
  });
}

function notify(timer: KitchenTimer): void {
  for (const listener of listeners) listener(timer);
  if (listeners.size > 0) return;
  const id = toasts.show({
    message: texts.cooking.timers.ended({ name: timerName(timer) }),
    color: 'basil',
    role: 'alert',
    autoClose: false,
    onClose: () => {
      shown.delete(id);
      if (isStillOver(timer)) kitchenTimers.remove(timer.id);
    },
  });
  shown.set(id, timer);
}

/** Takes the messages away of timers that were given more time or put away elsewhere. */
function hideSettled(): void {
  for (const [id, timer] of shown) {
    if (!isStillOver(timer)) toasts.hide(id);
  }
}

function isStillOver(timer: KitchenTimer): boolean {
  return kitchenTimers.all().some(({ id, endsAtMs }) => id === timer.id && endsAtMs === timer.endsAtMs);
}
