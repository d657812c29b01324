import type { ListAisle } from '@platewise/contract/shopping/shopping-list-schema';
import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';
import { completeOrder } from './aisle-order.ts';

const stored = storedByPerson(STORED_NAMES.localStorage.aisleOrder);
const listeners = new Set<() => void>();

export type AisleOrder = {
  /** All aisles, as the person walks past them. */
  order: readonly ListAisle[];
  setOrder: (order: readonly ListAisle[]) => void;
  /** Back to the usual order. */
  forget: () => void;
};

/** The order of aisles that a person has chosen on this device, or the usual one; follows what another tab chooses. */
export function useAisleOrder(): AisleOrder {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(stored.read(person) ?? null),
    () => 'null',
  );
  const order = useMemo(() => completeOrder(JSON.parse(text)), [text]);

  return {
    order,
    setOrder: (next) => change(() => stored.write(person, next)),
    forget: () => change(() => stored.forget(person)),
  };
}

function change(write: () => void): void {
  write();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
