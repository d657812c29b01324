import { createFileRoute } from '@tanstack/react-router';
import { PlannerPage } from '../features/planner/planner-page.tsx';
import { Data } from '../features/remote-data/data.tsx';

/** Open to visitors: the demo lives here (decisions 2). */
export const Route = createFileRoute('/meal')({ component: Planner });

function Planner() {
  return (
    <Data>
      <PlannerPage />
    </Data>
  );
}
