import { Button, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useEffect, useId, useRef } from 'react';
import { errorSentence } from '../../api-error.ts';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { trpc } from '../../trpc.ts';
import { FormError } from '../auth/form-error.tsx';
import { BusyButton } from './busy-button.tsx';
import classes from './replan-proposal.module.css';
import { ReplanTable } from './replan-table.tsx';
import type { useReplan } from './use-replan.ts';

type ReplanProposalProps = {
  date: string;
  replan: ReturnType<typeof useReplan>;
  onClose: () => void;
};

const words = texts.calorieScreen.replan;

/** The rest of a day before and after; or the reason why there is nothing to propose. */
export function ReplanProposal({ date, replan, onClose }: ReplanProposalProps) {
  const { apply, isApplying, refusal, forgetRefusal } = replan;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const query = trpc.calorie.proposeReplan.useQuery({ date }, { staleTime: 0, gcTime: 0 });
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  async function use(revision: string) {
    if (await apply(revision)) onClose();
  }

  function askAgain() {
    forgetRefusal();
    void query.refetch();
  }

  // An older proposal could not be applied any more.
  const data = query.isFetching ? undefined : query.data;
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <Title ref={title} tabIndex={-1} order={3} size="h4" id={titleId} className={classes.title}>
        {words.title}
      </Title>
      {query.isFetching && <LoadingBlock height={160} />}
      {query.isError && !query.isFetching && <FormError sentence={errorSentence(query.error, words.failed)} />}
      {data && !data.isPossible && <p role="status">{data.reason}</p>}
      {data?.isPossible && (
        <>
          <p className={classes.intro}>{words.intro}</p>
          <ReplanTable proposal={data} />
        </>
      )}
      <FormError sentence={refusal} />
      <div className={classes.buttons}>
        {data?.isPossible && !refusal && (
          <BusyButton isBusy={isApplying} onClick={() => void use(data.revision)}>
            {isApplying ? words.applying : words.apply}
          </BusyButton>
        )}
        {!query.isFetching && (query.isError || refusal) && <Button onClick={askAgain}>{words.again}</Button>}
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}
