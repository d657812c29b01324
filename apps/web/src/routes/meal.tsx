import { createFileRoute } from '@tanstack/react-router';
import { PlannerPage } from '../features/planner/planner-page.tsx';

/** Open to visitors: the demo lives here (decisions 2). */
export const Route = createFileRoute('/meal')({ component: PlannerPage });
