import { Button, Group, Stack, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../../../shared/api/trpc.ts';
import { authRequest } from '../../../../shared/session/auth-request.ts';
import { useSubscription } from '../../../../shared/subscription/use-subscription.ts';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { ChangeAddressForm } from './change-address-form.tsx';

const words = texts.accountSettings.address;

type EmailAddressProps = { email: string; isConfirmed: boolean };

/** The address of an account where emails can confirm it: whether it is, the way to another link, and to another address. */
export function EmailAddress({ email, isConfirmed }: EmailAddressProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  }

  if (isEditing) return <ChangeAddressForm onClose={close} />;
  return (
    <Stack gap="xs">
      <Group gap="var(--space-4) var(--space-16)" align="baseline" justify="space-between">
        <Text span inherit flex="1 1 160px" miw={0}>
          {email}
        </Text>
        <Button
          ref={editButton}
          variant="subtle"
          size="compact-md"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          onClick={() => setIsEditing(true)}
        >
          {words.edit}
        </Button>
      </Group>
      {!isConfirmed && <NotConfirmed email={email} />}
    </Stack>
  );
}

function NotConfirmed({ email }: { email: string }) {
  const { me } = trpc.useUtils().users;
  const { refill } = useSubscription();
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    setIsSending(true);
    const answer = await authRequest('send-confirmation', {});
    setIsSending(false);
    if (!answer.ok) return notifyError(answer.sentence);
    if (answer.body.isConfirmed === true) return void me.invalidate();
    notifySuccess(words.sent({ email }));
  }

  return (
    <Group gap="var(--space-4) var(--space-16)" align="baseline" justify="space-between">
      <Text span size="sm" flex="1 1 200px" miw={0}>
        {words.notConfirmed} {refill ? words.waits : words.newsletterWaits}
      </Text>
      <Button variant="default" size="compact-md" loading={isSending} onClick={() => void send()}>
        {words.sendAgain}
      </Button>
    </Group>
  );
}
