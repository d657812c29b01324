import { Box, Button, Flex, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { prep, prep as words } from '@platewise/contract/texts/site/prep';
import type { ReactNode } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { PlanChooser } from '../parts/plan-chooser.tsx';
import { PrepOffer } from '../parts/prep-offer.tsx';
import { GuideView } from './guide-view.tsx';
import { type PrepSearch, planIdsOf } from './read-prep-search.ts';

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

/** The guide of the plans in the address, in its states. */
function GuideOfPlans({ planIds, asked, onAsk }: PrepView & { planIds: readonly string[] }) {
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
      <Flex direction="column" align="center" mb="var(--space-64)">
        <ErrorState
          title={words.errorTitle}
          message={errorSentence(guide.error, words.errorText)}
          onRetry={() => void guide.refetch()}
        />
        {/* Next to the other way out, not below the room that ends the block. */}
        <Button variant="subtle" mt="calc(-1 * var(--space-48))" onClick={chooseOthers}>
          {words.chooseOthers}
        </Button>
      </Flex>
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

const TASKS = ['a', 'b', 'c', 'd', 'e'];

/** A guide before it is there: its figures, its picture, its first tasks. */
function GuideSkeleton() {
  return (
    <Stack aria-busy="true" gap="xl" pb="var(--space-64)">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <Group gap="var(--space-16) var(--space-40)" align="stretch">
        <Skeleton height={56} width={130} />
        <Skeleton height={56} width={130} />
        <Skeleton height={56} width={90} />
        <Skeleton height={56} width={110} />
      </Group>
      <Skeleton height={160} />
      {TASKS.map((task) => (
        <Group key={task} align="flex-start" wrap="nowrap">
          <Skeleton height={22} width={56} flex="none" />
          <Box flex={1}>
            <Skeleton height={22} width="min(360px, 80%)" mb={12} />
            <Skeleton height={14} width="92%" mb={8} />
            <Skeleton height={14} width="76%" />
          </Box>
        </Group>
      ))}
    </Stack>
  );
}

type MissingPlansProps = {
  planIds: readonly string[];
  onGoOn: (left: readonly string[]) => void;
  onChoose: () => void;
};

const missingPlansWords = prep.lost;

/** A plan of the guide was deleted meanwhile: which, and the way on without it. */
function MissingPlans({ planIds, onGoOn, onChoose }: MissingPlansProps) {
  // The answer to all of them does not say which; each is asked for by itself, in one request. One alone is known.
  const isAlone = planIds.length === 1;
  const each = trpc.useQueries((ask) =>
    planIds.map((planId) => ask.plans.prepGuide({ planIds: [planId] }, { enabled: !isAlone })),
  );
  const isLost = each.map(({ error }) => isAlone || (error !== null && errorCode(error) === 'NOT_FOUND'));
  const left = planIds.filter((_, index) => !isLost[index]);
  const missingDays = planIds.flatMap((_, index) => (isLost[index] ? index + 1 : []));
  const isSearching = !isAlone && each.some(({ isPending }) => isPending);

  return (
    <Flex
      component="section"
      direction="column"
      gap="md"
      align="center"
      px="md"
      pt="var(--space-48)"
      pb="var(--space-64)"
      ta="center"
      role="alert"
    >
      <Title order={2} size="h3">
        {missingPlansWords.title}
      </Title>
      <Text inherit maw="46ch" c="dimmed">
        {isSearching ? missingPlansWords.searching : lostText(missingDays, left.length)}
      </Text>
      <Group gap="sm" align="stretch" justify="center">
        {!isSearching && left.length > 0 && missingDays.length > 0 && (
          <Button onClick={() => onGoOn(left)}>{missingPlansWords.goOn({ count: left.length })}</Button>
        )}
        <Button variant="default" onClick={onChoose}>
          {prep.chooseOthers}
        </Button>
      </Group>
    </Flex>
  );
}

function lostText(days: readonly number[], left: number): string {
  return left === 0 ? missingPlansWords.all : missingPlansWords.text({ count: days.length, days: days.join(', ') });
}

const prepEntitledWords = prep.offer;

/** Shows the guide to those whose plan has it, to others what it is; the server decides again. */
function PrepEntitled({ children }: { children: ReactNode }) {
  const { isKnown, entitlements, loading, refresh } = useSubscription();

  if (entitlements.prepGuide) return children;
  if (isKnown) return <PrepOffer />;
  if (loading) return <LoadingBlock height={280} />;
  return (
    <ErrorState
      title={prepEntitledWords.statusFailedTitle}
      message={prepEntitledWords.statusFailedText}
      onRetry={() => void refresh()}
    />
  );
}

/** What the address asks for, and the way to ask for something else; with `replace` it is no step to go back to. */
type PrepView = {
  asked: PrepSearch;
  onAsk: (next: PrepSearch, options?: { replace: boolean }) => void;
};
