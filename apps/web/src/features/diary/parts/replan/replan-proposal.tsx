import { Box, Button, Group, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useEffect, useId, useRef } from 'react';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import type { Replan } from '../../data/use-replan.ts';
import { BusyButton } from '../day/busy-button.tsx';
import classes from '../diary.module.css';
import { ReplanTable } from './replan-table.tsx';

const words = texts.calorieScreen.replan;

type ReplanProposalProps = {
  date: string;
  replan: Replan;
  onClose: () => void;
};

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
    <Box
      component="section"
      aria-labelledby={titleId}
      mt="md"
      p={{ base: 'md', sm: 'lg' }}
      bd="1px solid var(--line)"
      bg="var(--surface)"
      bdrs="md"
    >
      <Title ref={title} tabIndex={-1} order={3} size="h4" id={titleId} className={classes.place}>
        {words.title}
      </Title>
      {query.isFetching && <LoadingBlock height={160} />}
      {query.isError && !query.isFetching && <FormError sentence={errorSentence(query.error, words.failed)} />}
      {data && !data.isPossible && <p role="status">{data.reason}</p>}
      {data?.isPossible && (
        <>
          <Text inherit mt="var(--space-4)" mb="md" c="dimmed">
            {words.intro}
          </Text>
          <ReplanTable proposal={data} />
        </>
      )}
      <FormError sentence={refusal} />
      <Group gap="xs" align="stretch" mt="md">
        {data?.isPossible && !refusal && (
          <BusyButton isBusy={isApplying} onClick={() => void use(data.revision)}>
            {isApplying ? words.applying : words.apply}
          </BusyButton>
        )}
        {!query.isFetching && (query.isError || refusal) && <Button onClick={askAgain}>{words.again}</Button>}
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
      </Group>
    </Box>
  );
}
