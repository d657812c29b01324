import { Box, Button, Group, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { CertificateLine } from '../../shared/certificate/certificate-line.tsx';
import { PlanMeals } from '../../shared/plan/plan-meals.tsx';
import { PlanTotal } from '../../shared/plan/plan-total.tsx';
import { useSubscription } from '../../shared/subscription/use-subscription.ts';
import { keptAtTime } from '../../shared/sync/cache/cached-at-text.ts';
import { isPendingOperation, type Operation } from '../../shared/sync/queue/operation.ts';
import { useOperationQueue, useOperations } from '../../shared/sync/queue/use-operations.ts';
import type { ShownDevicePlan } from '../../shared/sync/shown-device-plan.ts';
import lines from '../../shared/ui/layout/lines.module.css';
import { useListFocus } from '../../shared/ui/lists/use-list-focus.ts';
import { notifySuccess } from '../../shared/ui/toasts/notify.ts';
import { TextLink } from '../../shared/ui/typography/text-link.tsx';
import typography from '../../shared/ui/typography/typography.module.css';
import { operationWords } from './operations.ts';

const words = texts.offline;

/**
 * What lies on this device and not yet in the account: plans that wait, and what the server did not take, with the ways
 * out. Other things that wait are counted only; the screens show them as done.
 */
export function DeviceList() {
  const operations = useOperations();
  const listed = operations.filter((operation) => operation.kind === 'plans.save' || !isPendingOperation(operation));
  const others = operations.length - listed.length;
  const region = useListFocus(listed.length);
  if (operations.length === 0) return null;

  return (
    <Box
      ref={region}
      component="section"
      tabIndex={-1}
      className={lines.below}
      mb="var(--space-40)"
      pb="lg"
      aria-label={words.waitingTitle}
      data-screen-only
    >
      <Title order={2} size="h3">
        {words.waitingTitle}
      </Title>
      <Text inherit mt="var(--space-4)" c="dimmed">
        {operations.some(isPendingOperation) ? words.waitingText : words.stayingText}
      </Text>
      {listed.length > 0 && (
        <Box component="ul" className={lines.between} mt="sm">
          {listed.map((operation) => (
            <DeviceItem key={operation.id} operation={operation} />
          ))}
        </Box>
      )}
      {others > 0 && (
        <Text inherit mt="var(--space-4)" c="dimmed">
          {othersText(listed, others)}
        </Text>
      )}
    </Box>
  );
}

function othersText(listed: readonly Operation[], count: number): string {
  return listed.length > 0 ? words.othersWait({ count }) : words.waiting({ count });
}

/** One thing that lies on this device: what it is, whether it waits or stays and why, and what can be done about it. */
function DeviceItem({ operation }: { operation: Operation }) {
  const { discard, retry } = useOperationQueue();
  const [isBusy, setIsBusy] = useState(false);
  const what = operationWords(operation);
  const isQueued = isPendingOperation(operation);
  const Icon = isQueued ? IconClock : IconAlertTriangle;

  async function run(work: (operation: Operation) => Promise<void>, confirmation?: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await work(operation).finally(() => setIsBusy(false));
    if (confirmation) notifySuccess(confirmation);
  }

  const ways = (
    <>
      {!isQueued && (
        <Button
          size="compact-md"
          variant="light"
          loading={isBusy}
          aria-label={words.tryAgainNamed({ what })}
          onClick={() => void run(retry)}
        >
          {words.tryAgain}
        </Button>
      )}
      <Button
        size="compact-md"
        variant="default"
        disabled={isBusy}
        aria-label={words.discardNamed({ what })}
        onClick={() => void run(discard, words.discarded)}
      >
        {words.discard}
      </Button>
    </>
  );

  return (
    <Box component="li" py="md" aria-busy={isBusy}>
      <Group gap="var(--space-4) var(--space-16)" align="baseline" justify="space-between">
        <Title order={3} className={typography.breakable} miw={0} fz="lg">
          {what}
        </Title>
        <Group component="p" gap="var(--space-4)" c={isQueued ? 'dimmed' : 'var(--tomato)'} fz="sm">
          <Icon size={16} stroke={1.5} aria-hidden />
          {isQueued ? words.state.waiting : words.state.staying}
        </Group>
      </Group>
      <Text className={typography.figures} size="sm" mt="var(--space-4)" c="dimmed">
        {words.madeAt({ time: keptAtTime(operation.madeAt, new Date()) })}
      </Text>
      {operation.refusal && (
        <Text inherit maw="68ch" mt="xs">
          {operation.refusal.sentence}{' '}
          {lacksTokens(operation) && (
            <TextLink to="/pricing" className={typography.oneLine} inherit>
              {texts.shell.upgradeToPro}
            </TextLink>
          )}
        </Text>
      )}
      {operation.kind === 'plans.save' ? (
        <DeviceItemMeals operation={operation} ways={ways} />
      ) : (
        <Group gap="xs" align="stretch" mt="sm">
          {ways}
        </Group>
      )}
    </Box>
  );
}

function lacksTokens({ refusal }: Operation): boolean {
  return refusal?.code === 'TOO_FEW_TOKENS' || refusal?.code === 'NO_TOKENS_LEFT';
}

type DeviceItemMealsProps = {
  operation: Operation & { kind: 'plans.save' };
  /** What else can be done about it. */
  ways: ReactNode;
};

/** A plan that lies on this device: its meals by name, what saving it may cost, and the meals themselves when asked for. */
function DeviceItemMeals({ operation, ways }: DeviceItemMealsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const subscription = useSubscription();
  const { result } = operation.shown as ShownDevicePlan;
  const { meals, certificate } = result;

  return (
    <>
      <Text className={typography.breakable} inherit mt="var(--space-4)">
        {meals.map(({ name }) => name).join(' · ')}
      </Text>
      {subscription.plan === 'free' && (
        <Text className={typography.figures} size="sm" mt="var(--space-4)" c="dimmed">
          {words.needed({ count: meals.length })}
        </Text>
      )}
      <Group gap="xs" align="stretch" mt="sm">
        <Button
          size="compact-md"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.hideMeals : words.showMeals}
        </Button>
        {ways}
      </Group>
      <Box id={contentId} hidden={!isOpen} mt="md">
        {isOpen && (
          <>
            <CertificateLine certificate={certificate} />
            <PlanTotal day={certificate.actual} targetKcal={certificate.target.calories} />
            <PlanMeals planId={null} plan={{ meals, certificate, undoSteps: 0, revision: 0 }} showNutrition={false} />
          </>
        )}
      </Box>
    </>
  );
}
