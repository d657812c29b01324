import { tools } from '@platewise/contract/locales/en/site/tools';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { ProTool } from '../tools/pro-tool.tsx';
import { Tracker } from './tracker.tsx';
import type { TrackerView } from './tracker-view.ts';

const words = tools.calorieTracker;

/** /calorie-tracker (shell 2): for those whose plan has it. */
export function DiaryPage(view: TrackerView) {
  return (
    <RequireSignIn>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <ProTool needs="calorieTracker" words={words}>
        <Tracker {...view} />
      </ProTool>
    </RequireSignIn>
  );
}
