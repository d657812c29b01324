import { CLIENT } from '@platewise/contract/client-limits';
import { texts } from '@platewise/contract/texts';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import icon from '../buttons/icon-button.module.css';
import classes from './toasts.module.css';
import { type ToastData, toasts } from './toasts-store.ts';

/** One message; it goes by itself, but not while somebody points at it or is in it. */
export function Toast({ data, isHeld }: { data: ToastData; isHeld: boolean }) {
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
