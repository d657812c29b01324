import { Skeleton } from '@mantine/core';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';

/** A bar for each day; the code of charts comes when the first is shown. */
export const DayBars = lazyPart(async () => (await import('./day-bars.tsx')).DayBars, {
  pending: () => <Skeleton height={180} mb="lg" />,
});
