import { createFileRoute } from '@tanstack/react-router';
import { Data } from '../features/remote-data/data.tsx';
import { CalorieTrackerPage } from '../features/tools/calorie-tracker-page.tsx';

export const Route = createFileRoute('/calorie-tracker')({ component: CalorieTracker });

function CalorieTracker() {
  return (
    <Data>
      <CalorieTrackerPage />
    </Data>
  );
}
