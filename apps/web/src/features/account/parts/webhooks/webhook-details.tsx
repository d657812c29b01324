import { Button, Group, Stack } from '@mantine/core';
import type { Webhook } from '@platewise/contract/account/webhook-schema';
import { webhooks as words } from '@platewise/contract/texts/site/webhooks';
import { useState } from 'react';
import { errorCode, errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ShownOnce } from '../../../../shared/ui/shown-once.tsx';
import { AskAgain } from '../../../../shared/ui/states/ask-again.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';

type Shown = { kind: 'actions' | 'form' | 'removing' | 'renewing' } | { kind: 'secret'; secret: string };

type WebhookDetailsProps = { webhook: Webhook; isSent: boolean };

/** What can be done with a webhook, one thing at a time in the same place, and its log. */
export function WebhookDetails({ webhook, isSent }: WebhookDetailsProps) {
  const { id: webhookId, name } = webhook;
  const [shown, setShown] = useState<Shown>({ kind: 'actions' });
  const { list } = trpc.useUtils().webhooks;
  const removing = trpc.webhooks.remove.useMutation();
  const renewing = trpc.webhooks.renewSecret.useMutation({ retry: false });
  const close = () => setShown({ kind: 'actions' });

  async function remove(): Promise<void> {
    try {
      await removing.mutateAsync({ webhookId });
    } catch (error) {
      // Another tab was faster: what is gone is what was asked for.
      if (errorCode(error) !== 'NOT_FOUND') {
        notifyError(errorSentence(error, words.removeFailed));
        return close();
      }
    }
    notifySuccess(words.removed({ name }));
    await list.invalidate();
  }

  async function renew(): Promise<void> {
    try {
      const { secret } = await renewing.mutateAsync({ webhookId });
      setShown({ kind: 'secret', secret });
    } catch (error) {
      notifyError(errorSentence(error, words.renewFailed));
      close();
    }
  }

  return (
    <Stack gap="md" pt="md">
      {shown.kind === 'actions' && <Actions webhook={webhook} isSent={isSent} onShow={(kind) => setShown({ kind })} />}
      {shown.kind === 'form' && <WebhookForm webhook={webhook} onClose={close} />}
      {shown.kind === 'removing' && (
        <AskAgain
          question={words.removeAsk({ name })}
          yes={words.removeYes}
          no={words.keep}
          isBusy={removing.isPending}
          onYes={() => void remove()}
          onNo={close}
        />
      )}
      {shown.kind === 'renewing' && (
        <AskAgain
          question={words.renewAsk({ name })}
          yes={words.renewYes}
          no={words.keepSecret}
          isBusy={renewing.isPending}
          onYes={() => void renew()}
          onNo={close}
        />
      )}
      {shown.kind === 'secret' && (
        <ShownOnce label={words.secret({ name })} secret={shown.secret} words={words}>
          <Button variant="default" onClick={close}>
            {words.done}
          </Button>
        </ShownOnce>
      )}
      <WebhookLog webhookId={webhookId} canSend={isSent && webhook.state === 'on'} />
    </Stack>
  );
}

type ActionsProps = WebhookDetailsProps & { onShow: (kind: 'form' | 'removing' | 'renewing') => void };

function Actions({ webhook: { id: webhookId, state }, isSent, onShow }: ActionsProps) {
  const { list, deliveries } = trpc.useUtils().webhooks;
  const changing = trpc.webhooks.update.useMutation({
    onError: (error) => notifyError(errorSentence(error, words.changeFailed)),
    onSettled: () => Promise.all([list.invalidate(), deliveries.invalidate({ webhookId })]),
  });
  const testing = trpc.webhooks.sendTest.useMutation({
    onSuccess: () => notifySuccess(words.testQueued),
    onError: (error) => notifyError(errorSentence(error, words.testFailed)),
    onSettled: () => deliveries.invalidate({ webhookId }),
  });
  const isOn = state === 'on';

  return (
    <Group gap="xs" align="stretch">
      {isSent && isOn && (
        <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate({ webhookId })}>
          {words.sendTest}
        </Button>
      )}
      {(isSent || isOn) && (
        <Button
          variant="default"
          loading={changing.isPending}
          onClick={() => changing.mutate({ webhookId, isOn: !isOn })}
        >
          {isOn ? words.switchOff : words.switchOn}
        </Button>
      )}
      <Button variant="default" onClick={() => onShow('form')}>
        {words.change}
      </Button>
      <Button variant="default" onClick={() => onShow('renewing')}>
        {words.renew}
      </Button>
      <Button variant="default" onClick={() => onShow('removing')}>
        {words.remove}
      </Button>
    </Group>
  );
}
