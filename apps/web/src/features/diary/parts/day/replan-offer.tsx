import { Box, Button, Group, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { randomId } from '../../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../../shared/api/trpc.ts';
import { useIsReachable } from '../../../../shared/api/use-connection.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import { lazyPart } from '../../../../shared/ui/parts/lazy-part.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../../shared/ui/toasts/notify-with-undo.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { DiaryDay } from '../../data/diary-day.ts';
import { missesGoal } from '../../data/values/misses-goal.ts';
import classes from '../diary.module.css';
import { BusyButton } from './busy-button.tsx';

/** Asked of the server on a press, as its proposal is. */
const ReplanTable = lazyPart(async () => (await import('./replan-table.tsx')).ReplanTable);

type ReplanOfferProps = { day: DiaryDay; today: string; isQueued: boolean };

const NOTE = {
  className: classes.warning,
  gap: 'var(--space-8) var(--space-16)',
  justify: 'space-between',
  mt: 'md',
};
const words = texts.calorieScreen.replan;

/** Offers to portion what is left of a day again when it would miss its goal: nothing happens unless it is asked for. */
export function ReplanOffer({ day, today, isQueued }: ReplanOfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  const replan = useReplan(day.date);
  const { undo } = replan;
  const isReachable = useIsReachable();
  const region = useRef<HTMLDivElement>(null);
  const isOffered = missesGoal(day, today) && isReachable && !isQueued;

  function close() {
    setIsOpen(false);
    region.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={region} tabIndex={-1} className={classes.place}>
      <div role="status">
        {undo && (
          <Group {...NOTE}>
            <Text inherit>{words.applied}</Text>
            <Button size="compact-md" variant="default" onClick={() => void undo()}>
              {texts.calorieScreen.undo}
            </Button>
          </Group>
        )}
        {!undo && isOffered && !isOpen && (
          <Group {...NOTE}>
            <Text className={typography.figures} inherit>
              {words.offer({
                total: kcalText(day.eaten.calories + day.toCome.calories),
                goal: kcalText(day.goal.calories),
              })}
            </Text>
            <Button size="compact-md" variant="default" onClick={() => setIsOpen(true)}>
              {words.see}
            </Button>
          </Group>
        )}
      </div>
      {isOpen && <ReplanProposal date={day.date} replan={replan} onClose={close} />}
    </div>
  );
}

type ReplanProposalProps = {
  date: string;
  replan: ReturnType<typeof useReplan>;
  onClose: () => void;
};

/** The rest of a day before and after; or the reason why there is nothing to propose. */
function ReplanProposal({ date, replan, onClose }: ReplanProposalProps) {
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

/** Puts the portions of a proposal into the calendar, and takes them back. */
function useReplan(date: string) {
  const toast = `portions of ${date}`;
  const utils = trpc.useUtils();
  const [applied, setApplied] = useState<{ changeId: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reload = () => Promise.all([utils.calorie.day.invalidate(), utils.calendar.invalidate()]);
  const applying = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ revision, key }: { revision: string; key: string }) =>
      utils.client.calorie.applyReplan.mutate({ date, revision }, idempotencyContext(key)),
  });

  /** Whether it was done; else its refusal is there. */
  async function apply(revision: string): Promise<boolean> {
    if (applying.isPending) return false;
    setRefusal(null);
    try {
      const { day, changeId } = await applying.mutateAsync({ revision, key: randomId() });
      utils.calorie.day.setData({ date }, day);
      setApplied(changeId === null ? null : { changeId });
      if (changeId !== null) notifyWithUndo(words.changed, { id: toast, onUndo: () => void undo({ changeId }) });
    } catch (error) {
      setRefusal(errorSentence(error, words.applyFailed));
      return false;
    }
    await reload();
    return true;
  }

  async function undo(change: { changeId: string }): Promise<void> {
    forgetUndo(toast);
    try {
      const { skipped } = await utils.client.calendar.undo.mutate(change, idempotencyContext());
      setApplied(null);
      notifySuccess(skipped.length > 0 ? words.undonePartly : words.undone);
    } catch (error) {
      notifyError(errorSentence(error, words.undoFailed));
    }
    await reload();
  }

  return {
    apply,
    undo: applied && (() => undo(applied)),
    refusal,
    forgetRefusal: () => setRefusal(null),
    isApplying: applying.isPending,
  };
}
