import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

const atBuild = () => true;

/** Whether the server answers, as far as this page knows. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isReachable, atBuild);
}
