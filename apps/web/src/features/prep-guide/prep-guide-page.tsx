import { prep as words } from '@platewise/contract/locales/en/site/prep';
import { PageHeading } from '../../components/page-heading.tsx';
import { RequireSignIn } from '../auth/require-sign-in.tsx';
import { GuideOfPlans } from './guide-of-plans.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { PrepEntitled } from './prep-entitled.tsx';
import type { PrepView } from './prep-view.ts';
import { planIdsOf } from './read-prep-search.ts';

/** /dashboard/prep: the choice of plans, then their guide. */
export function PrepGuidePage({ asked, onAsk }: PrepView) {
  const planIds = planIdsOf(asked.plans);
  const isChoosing = asked.choose === true || planIds.length === 0;

  return (
    <RequireSignIn>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <PrepEntitled>
        {isChoosing ? (
          <PlanChooser
            planIds={planIds}
            onMake={(plans) => onAsk({ ...asked, plans: plans.join(','), choose: undefined })}
          />
        ) : (
          <GuideOfPlans planIds={planIds} asked={asked} onAsk={onAsk} />
        )}
      </PrepEntitled>
    </RequireSignIn>
  );
}
