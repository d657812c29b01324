import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { trpc } from '../../trpc.ts';
import { MealSkeletons } from '../meal/meal-skeletons.tsx';
import { DeadLink } from './dead-link.tsx';
import { NotIndexed } from './not-indexed.tsx';
import { SharedPlanView } from './shared-plan-view.tsx';

/** Skeletons shown before it is known how many meals there are. */
const SKELETONS = 2;

const words = texts.sharing.page;

/** What a link shows to anyone who has it, signed in or not: a plan to read, as it is now. */
export function SharedPlanPage({ token }: { token: string }) {
  // Its owner may change or end it at any time, so every visit asks again.
  const plan = trpc.sharing.read.useQuery({ token }, { staleTime: 0 });

  return (
    <>
      <NotIndexed />
      {plan.isPending && (
        <>
          <PageHeading title={words.title} />
          <MealSkeletons count={SKELETONS} label={texts.shell.loading} />
        </>
      )}
      {plan.error && errorCode(plan.error) === 'NOT_FOUND' && <DeadLink />}
      {plan.error && errorCode(plan.error) !== 'NOT_FOUND' && (
        <>
          <PageHeading title={words.title} />
          <ErrorState
            title={words.errorTitle}
            message={errorSentence(plan.error, words.errorText)}
            onRetry={() => void plan.refetch()}
          />
        </>
      )}
      {plan.data && !plan.error && <SharedPlanView plan={plan.data} />}
    </>
  );
}
