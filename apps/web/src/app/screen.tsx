import type { ReactNode } from 'react';
import { ToCalendar } from '../features/calendar/parts/to-calendar.tsx';
import { StartCooking } from '../features/cooking/parts/start-cooking.tsx';
import { AddToDiary } from '../features/diary/parts/add/add-to-diary.tsx';
import { PlanExportMenu } from '../features/sharing/parts/plan-export-menu.tsx';
import { PlanSheet } from '../features/sharing/parts/plan-sheet.tsx';
import { Data } from '../shared/api/data.tsx';
import { type HandedIn, HandedInProvider } from '../shared/ui/handed-in.ts';
import { lazyPart } from '../shared/ui/parts/lazy-part.tsx';

// Stands at the end of cooking mode, whose code is fetched later as well.
const MarkEaten = lazyPart(async () => (await import('../features/diary/parts/day/mark-eaten.tsx')).MarkEaten);

const PARTS: HandedIn = { StartCooking, MarkEaten, AddToDiary, ToCalendar, PlanExportMenu, PlanSheet };

/** What a screen with data stands in: the hooks of tRPC, and the parts of other features that it may show. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <Data>
      <HandedInProvider value={PARTS}>{children}</HandedInProvider>
    </Data>
  );
}
