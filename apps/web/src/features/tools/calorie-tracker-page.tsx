import { tools } from '@platewise/contract/locales/en/site/tools';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { ProTool } from './pro-tool.tsx';

const { calorieTracker } = tools;

/** /calorie-tracker */
export function CalorieTrackerPage() {
  return (
    <RequireSignIn>
      <PageHeading title={calorieTracker.title} subtitle={calorieTracker.subtitle} />
      <ProTool needs="calorieTracker" words={calorieTracker} />
    </RequireSignIn>
  );
}
