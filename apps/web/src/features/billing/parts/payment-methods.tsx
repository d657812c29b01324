import { Button, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';

const words = texts.billingScreen;

/** 'Manage payment methods': the provider's page for it where there is something to manage, else why not (shell 2). */
export function PaymentMethods() {
  const { billing, plan } = useSubscription();
  const noteId = useId();
  const payUrl = billing?.payUrl ?? null;

  if (billing && payUrl !== null) {
    return (
      <Button
        component="a"
        href={payUrl}
        target="_blank"
        rel="noreferrer"
        variant={billing.problem ? 'filled' : 'default'}
        rightSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}
      >
        {words.managePayments}
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" disabled aria-describedby={noteId}>
        {words.managePayments}
      </Button>
      <Text id={noteId} size="sm" mt="sm" c="dimmed">
        {noteFor()}
      </Text>
    </>
  );

  function noteFor(): string {
    if (!billing || plan === 'free') return words.manageNone;
    return billing.kind === 'sandbox' ? words.manageTest : words.manageLater;
  }
}
