import { CLIENT } from '@platewise/contract/client-limits';
import { texts } from '@platewise/contract/texts';
import { IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import icon from '../buttons/icon-button.module.css';
import classes from './toasts.module.css';
import { type ToastData, toasts } from './toasts-store.ts';

const NONE: readonly ToastData[] = [];

/**
 * Toasts at the top right, at most three at a time (core 9). They are part of every page's first code, and so not
 * Mantine's, which are large: what reports a failure may not have to be fetched.
 */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => NONE);
  const [isHeld, setIsHeld] = useState(false);
  const rack = useRef<HTMLElement>(null);
  useLayoutEffect(() => placed(shown.length > 0 ? rack.current : null), [shown]);
  if (shown.length === 0) {
    if (isHeld) setIsHeld(false);
    return null;
  }

  return (
    <section
      ref={rack}
      aria-label={texts.shell.messages}
      className={classes.rack}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {shown.map((data) => (
        <Toast key={data.id} data={data} isHeld={isHeld} />
      ))}
    </section>
  );
}

/** Keeps them off titles, close buttons and fields; without its code they lie below the bar. */
function placed(rack: HTMLElement | null): (() => void) | undefined {
  if (!rack) return undefined;
  let end: (() => void) | null = null;
  let isOver = false;
  import('./keep-in-free-place.ts').then(
    ({ keepInFreePlace }) => {
      if (!isOver) end = keepInFreePlace(rack);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/** One message; it goes by itself, but not while somebody points at it or is in it. */
function Toast({ data, isHeld }: { data: ToastData; isHeld: boolean }) {
  const { id, message, color, role = 'alert', autoClose = CLIENT.toastMs } = data;

  useEffect(() => {
    if (isHeld || typeof autoClose !== 'number') return undefined;
    const timer = setTimeout(() => toasts.hide(id), autoClose);
    return () => clearTimeout(timer);
  }, [id, isHeld, autoClose]);

  return (
    <div className={classes.toast} role={role} data-color={color}>
      <div className={classes.message}>{message}</div>
      <button
        type="button"
        className={`${icon.button} ${classes.close}`}
        aria-label={texts.shell.closeMessage}
        onClick={() => toasts.hide(id)}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}
