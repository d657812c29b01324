import { Notifications } from '@mantine/notifications';
import { CLIENT } from '@platewise/contract/client-limits';
import classes from './toast-rack.module.css';

/** Toasts at the top right, at most three at a time, gone after four seconds (core 9). */
export function ToastRack() {
  return (
    <Notifications
      position="top-right"
      autoClose={CLIENT.toastMs}
      limit={CLIENT.toastsVisible}
      zIndex={1000}
      classNames={{ root: classes.rack }}
    />
  );
}
