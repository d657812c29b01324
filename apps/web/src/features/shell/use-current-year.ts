import { useSyncExternalStore } from 'react';

/** The year, or an empty text while a page is prerendered: it may be read in a later year than it was built in. */
export function useCurrentYear(): number | '' {
  return useSyncExternalStore<number | ''>(neverChanges, currentYear, () => '');
}

function neverChanges(): () => void {
  return () => undefined;
}

function currentYear(): number {
  return new Date().getFullYear();
}
