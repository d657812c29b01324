import { Button, Group, Modal, Text } from '@mantine/core';
import { amountText } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useOpenAfterMount } from '../../../shared/ui/dialogs/use-open-after-mount.ts';
import lines from '../../../shared/ui/layout/lines.module.css';
import { useBackCloses } from '../../../shared/ui/overlays/use-back-closes.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import { dayText } from '../data/day-text.ts';
import type { SandboxRequest } from '../data/use-purchase.ts';
import classes from './sandbox-checkout.module.css';

const words = texts.billingScreen;

/** The checkout of a server without a payment provider: nobody can take it for a real one. */
export function SandboxCheckout({ started, answer }: SandboxRequest) {
  const { subscriptionId, checkout } = started;
  const isOpen = useOpenAfterMount(true);
  useBackCloses(isOpen, () => !pay.isPending && answer('dismissed'));
  const [problem, setProblem] = useState<string | null>(null);
  const pay = trpc.subscription.payInSandbox.useMutation({
    onSuccess: ({ paymentId, signature }) => answer({ paymentId, signature }),
    onError: (error) => setProblem(errorSentence(error, texts.billing.startFailed)),
  });
  const choice = pay.isPending ? pay.variables.outcome : null;

  function choose(outcome: 'success' | 'decline') {
    setProblem(null);
    pay.mutate({ subscriptionId, outcome });
  }

  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => !pay.isPending && answer('dismissed')}
      size={480}
      centered
      closeOnClickOutside={false}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Group className={classes.stripe} gap="xs" wrap="nowrap" px="lg" py="sm">
          <IconFlask size={20} stroke={1.5} aria-hidden />
          {checkout.kind === 'sandbox' && checkout.notice}
        </Group>
        <Modal.Body p="lg">
          <Modal.Title>{words.payTitle}</Modal.Title>
          <Text inherit mt="xs" c="dimmed">
            {words.testText}
          </Text>
          <Group
            component="p"
            className={`${typography.figures} ${lines.aboveAndBelow}`}
            align="baseline"
            justify="space-between"
            wrap="nowrap"
            mt="lg"
            py="sm"
          >
            <span>
              {checkout.description}
              {checkout.startsAt && (
                <Text span size="sm" display="block" c="dimmed">
                  {words.startsAt({ date: dayText(new Date(checkout.startsAt)) })}
                </Text>
              )}
            </span>
            <strong className={typography.oneLine}>{words.amount({ amount: amountText(checkout.amount) })}</strong>
          </Group>
          <Text role="alert" inherit mih="var(--space-24)" my="sm" c="var(--tomato)">
            {problem}
          </Text>
          <Group gap="xs" align="stretch">
            <Button
              data-autofocus
              loading={choice === 'success'}
              disabled={choice === 'decline'}
              onClick={() => choose('success')}
            >
              {words.pay}
            </Button>
            <Button
              variant="default"
              loading={choice === 'decline'}
              disabled={choice === 'success'}
              onClick={() => choose('decline')}
            >
              {words.decline}
            </Button>
            <Button variant="subtle" disabled={pay.isPending} onClick={() => answer('dismissed')}>
              {words.close}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
