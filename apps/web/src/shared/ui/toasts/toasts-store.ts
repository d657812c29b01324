import { CLIENT } from '@platewise/contract/client-limits';
import type { ReactNode } from 'react';

export type ToastData = {
  id: string;
  message: ReactNode;
  /** Tomato for what did not work. */
  color: 'basil' | 'tomato';
  /** Announced at once to screen readers. */
  role?: 'alert';
  /** ms that it stays; false for one that stays until it is closed. */
  autoClose?: number | false;
  /** It was closed, by whomever or whatever. */
  onClose?: () => void;
};

let all: readonly ToastData[] = [];
let shown: readonly ToastData[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastData[]): void {
  all = next;
  // Those behind wait for their turn (core 9).
  shown = all.slice(0, CLIENT.toastsVisible);
  for (const listener of listeners) listener();
}

/** The toasts of this page, oldest first. */
export const toasts = {
  getSnapshot: () => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows one, in the place of one with the same id; gives its id. */
  show: ({ id = `toast ${++count}`, ...data }: Omit<ToastData, 'id'> & { id?: string }): string => {
    set([...all.filter((toast) => toast.id !== id), { id, ...data }]);
    return id;
  },
  hide: (id: string): void => {
    const hidden = all.find((toast) => toast.id === id);
    if (!hidden) return;
    set(all.filter((toast) => toast !== hidden));
    hidden.onClose?.();
  },
};
