import { useOperations } from '../../shared/sync/queue/use-operations.ts';
import { lazyPart } from '../../shared/ui/parts/lazy-part.tsx';

const DeviceList = lazyPart(async () => (await import('./device-list.tsx')).DeviceList);

/** What lies on this device and not yet in the account; most have nothing there, and fetch nothing. */
export function PendingList() {
  return useOperations().length > 0 ? <DeviceList /> : null;
}
