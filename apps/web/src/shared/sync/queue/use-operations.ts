import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/use-session.ts';
import { deviceOf } from '../device.ts';
import type { Operation } from './operation.ts';
import type { OperationQueue } from './operation-queue.ts';

const NOTHING: readonly Operation[] = [];
const atBuild = () => NOTHING;

/** What lies on this device of anyone who is signed in, oldest first: what is pending, and what the server did not take. */
export function useOperations(): readonly Operation[] {
  const { subscribe, getSnapshot } = useOperationQueue();
  return useSyncExternalStore(subscribe, getSnapshot, atBuild);
}

/** The queue itself, for what is done without a connection as well. */
export function useOperationQueue(): OperationQueue {
  return deviceOf(useSession()).queue;
}
