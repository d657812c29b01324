import type { QueryClient } from '@tanstack/react-query';
import { type openOtherTabs, otherTabs } from './other-tabs.ts';

/** Fetches again what another tab of this browser has changed: at once where it is shown, else when it is. */
export function followOtherTabs(
  client: Pick<QueryClient, 'invalidateQueries'>,
  tabs: Pick<ReturnType<typeof openOtherTabs>, 'listen'> = otherTabs,
): void {
  tabs.listen((areas) => {
    for (const area of areas) void client.invalidateQueries({ queryKey: [[area]] });
  });
}
