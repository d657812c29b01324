import type { ListAisle } from '@platewise/contract/shopping/shopping-list-schema';
import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { storedChanges } from '../../../shared/storage/stored-changes.ts';
import { completeOrder } from './aisle-order.ts';
import { aisleOrders } from './aisle-orders.ts';

export type AisleOrder = {
  /** All aisles, as the person walks past them. */
  order: readonly ListAisle[];
  setOrder: (order: readonly ListAisle[]) => void;
  /** Back to the usual order. */
  forget: () => void;
};

/**
 * The order of aisles that a person has chosen on this device since they signed in, or the usual one. Follows what another
 * tab chooses.
 */
export function useAisleOrder(): AisleOrder {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const text = useSyncExternalStore(
    storedChanges.subscribe,
    () => JSON.stringify(aisleOrders.read(person) ?? null),
    () => 'null',
  );
  const order = useMemo(() => completeOrder(JSON.parse(text)), [text]);

  return {
    order,
    setOrder: (next) => change(() => aisleOrders.write(person, next)),
    forget: () => change(() => aisleOrders.forget(person)),
  };
}

function change(write: () => void): void {
  write();
  storedChanges.announce();
}
