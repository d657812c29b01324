import { notifications } from '@mantine/notifications';

/** A toast that says what worked. */
export function notifySuccess(text: string): void {
  notifications.show({ message: text, color: 'basil' });
}

/** A toast that says what did not work, announced at once to screen readers. */
export function notifyError(text: string): void {
  notifications.show({ message: text, color: 'tomato', role: 'alert' });
}
