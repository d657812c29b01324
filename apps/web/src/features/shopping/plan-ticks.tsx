import { Checkbox, Skeleton } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { texts } from '@platewise/contract/texts';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { trpc } from '../../trpc.ts';
import { createdAtText } from '../plans/created-at.ts';
import { ShowMorePlans } from '../plans/show-more-plans.tsx';
import classes from './list-maker.module.css';

type PlanTicksProps = { chosen: readonly string[]; isFull: boolean; onToggle: (planId: string) => void };

const words = shoppingScreen.make;
const PLANS_AT_FIRST = 10;

/** The newest plans with a box each; more of them on demand. */
export function PlanTicks({ chosen, isFull, onToggle }: PlanTicksProps) {
  const [pageSize, setPageSize] = useState(PLANS_AT_FIRST);
  const list = useRef<HTMLFieldSetElement>(null);
  const plans = trpc.plans.page.useQuery({ pageSize }, { placeholderData: keepPreviousData });

  if (plans.isPending) return <Skeleton height={280} aria-label={texts.shell.loading} />;
  if (!plans.data) {
    return (
      <ErrorState
        title={words.plansFailed}
        message={errorSentence(plans.error, words.plansFailedText)}
        onRetry={() => void plans.refetch()}
      />
    );
  }
  const { plans: listed, total } = plans.data;
  if (total === 0) {
    return (
      <EmptyState
        title={words.noPlansTitle}
        text={words.noPlansText}
        order={3}
        illustration={<PlateMark size={96} />}
        action={<ButtonLink to="/meal">{words.planMeals}</ButtonLink>}
      />
    );
  }
  return (
    <fieldset ref={list} className={classes.plans} aria-busy={plans.isPlaceholderData}>
      <legend>{words.plans}</legend>
      <p className={classes.hint}>{words.plansHint({ max: LIMITS.shoppingPlansMax })}</p>
      {listed.map(({ _id, name, createdAt, meals }) => (
        <div key={_id} className={classes.plan}>
          <Checkbox
            size="md"
            checked={chosen.includes(_id)}
            disabled={isFull && !chosen.includes(_id)}
            onChange={() => onToggle(_id)}
            iconColor="var(--on-primary)"
            label={name ?? words.unnamed}
            description={
              <>
                {createdAtText(createdAt)}
                <span className={classes.meals}>{meals.map((meal) => meal.name).join(' · ')}</span>
              </>
            }
          />
        </div>
      ))}
      <ShowMorePlans
        list={list}
        shown={listed.length}
        total={total}
        pageSize={pageSize}
        onPageSize={setPageSize}
        isLoading={plans.isPlaceholderData}
      >
        {words.showMore}
      </ShowMorePlans>
    </fieldset>
  );
}
