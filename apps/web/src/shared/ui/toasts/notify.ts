import { toasts } from './toasts-store.ts';

/** A toast that says what worked. */
export function notifySuccess(text: string): void {
  toasts.show({ message: text, color: 'basil' });
}

/** A toast that says what did not work, announced at once to screen readers. */
export function notifyError(text: string): void {
  toasts.show({ message: text, color: 'tomato', role: 'alert' });
}
