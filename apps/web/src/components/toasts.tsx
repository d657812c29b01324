import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';

const ToastRack = lazy(async () => ({ default: (await import('./toast-rack.tsx')).ToastRack }));

/** Where toasts appear; fetched with the first one. */
export function Toasts() {
  const { notifications, queue } = useNotifications();
  const [wasUsed, setWasUsed] = useState(false);
  const isUsed = notifications.length + queue.length > 0;
  if (isUsed && !wasUsed) setWasUsed(true);

  return wasUsed ? (
    <Suspense>
      <ToastRack />
    </Suspense>
  ) : null;
}
