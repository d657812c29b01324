import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Data } from '../shared/api/data.tsx';
import { type HandedIn, HandedInProvider } from '../shared/ui/handed-in.ts';
import { lazyPart } from '../shared/ui/parts/lazy-part.tsx';

const parts = () => import('./handed-in-parts.ts');

const PARTS: HandedIn = {
  StartCooking: lazyPart(async () => (await parts()).StartCooking),
  // Stands at the end of cooking mode, whose code is fetched later as well.
  MarkEaten: lazyPart(async () => (await import('../features/diary/parts/day/mark-eaten.tsx')).MarkEaten),
  AddToDiary: lazyPart(async () => (await parts()).AddToDiary),
  ToCalendar: lazyPart(async () => (await parts()).ToCalendar),
  PlanExportMenu: lazyPart(async () => (await parts()).PlanExportMenu, {
    pending: () => <Skeleton width="7.5rem" height="2.25rem" />,
  }),
  PlanSheet: lazyPart(async () => (await parts()).PlanSheet),
};

/** What a screen with data stands in: the hooks of tRPC, and the parts of other features that it may show. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <Data>
      <HandedInProvider value={PARTS}>{children}</HandedInProvider>
    </Data>
  );
}
