import { Button } from '@mantine/core';
import { prep as words } from '@platewise/contract/locales/en/site/prep';
import { errorCode, errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { trpc } from '../../trpc.ts';
import classes from './guide-of-plans.module.css';
import { GuideSkeleton } from './guide-skeleton.tsx';
import { GuideView } from './guide-view.tsx';
import { MissingPlans } from './missing-plans.tsx';
import { PrepOffer } from './prep-offer.tsx';
import type { PrepView } from './prep-view.ts';

/** The guide of the plans in the address, in its states. */
export function GuideOfPlans({ planIds, asked, onAsk }: PrepView & { planIds: readonly string[] }) {
  // Plans are changed elsewhere, so every visit asks again.
  const guide = trpc.plans.prepGuide.useQuery({ planIds: [...planIds] }, { staleTime: 0 });
  const chooseOthers = () => onAsk({ ...asked, choose: true });
  const code = guide.error ? errorCode(guide.error) : null;

  if (guide.isPending) return <GuideSkeleton />;
  if (code === 'PRO_ONLY') return <PrepOffer />;
  if (code === 'NOT_FOUND') {
    return (
      <MissingPlans
        planIds={planIds}
        onGoOn={(left) => onAsk({ ...asked, plans: left.join(',') }, { replace: true })}
        onChoose={chooseOthers}
      />
    );
  }
  if (guide.error) {
    return (
      <div className={classes.failed}>
        <ErrorState
          title={words.errorTitle}
          message={errorSentence(guide.error, words.errorText)}
          onRetry={() => void guide.refetch()}
        />
        <Button variant="subtle" onClick={chooseOthers}>
          {words.chooseOthers}
        </Button>
      </div>
    );
  }
  return (
    <GuideView
      guide={guide.data}
      start={asked.start}
      onStart={(start) => onAsk({ ...asked, start }, { replace: true })}
      onChoose={chooseOthers}
    />
  );
}
