import { Button, Group, Text, Title } from '@mantine/core';
import type { WebhookDelivery } from '@platewise/contract/account/webhook-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { webhooks as words } from '@platewise/contract/texts/site/webhooks';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import list from '../../../../shared/ui/lists/record-list.module.css';
import row from '../../../../shared/ui/lists/record-row.module.css';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { notifyError } from '../../../../shared/ui/toasts/notify.ts';
import classes from './webhook-log.module.css';

/** How often it is looked how a message that waits has fared. */
const LOOK_EVERY_MS = 3000;

type WebhookLogProps = { webhookId: string; canSend: boolean };

/** The newest messages to a webhook and how they fared; it follows what is on its way. */
export function WebhookLog({ webhookId, canSend }: WebhookLogProps) {
  const query = trpc.webhooks.deliveries.useQuery(
    { webhookId },
    {
      refetchInterval: ({ state: { data } }) =>
        canSend && data?.some(({ state }) => state === 'waiting') ? LOOK_EVERY_MS : false,
    },
  );
  return (
    <section aria-label={words.log}>
      <Title order={4} size="h6" mb="xs">
        {words.log}
      </Title>
      <QueryStates
        query={query}
        loading={<LoadingBlock height={80} />}
        failed={{ title: words.logFailedTitle, text: words.logFailedText }}
      >
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className={list.empty}>{words.logEmpty}</p>
          ) : (
            <ul className={classes.messages}>
              {deliveries.map((delivery) => (
                <li key={delivery.id}>
                  <Delivery webhookId={webhookId} delivery={delivery} canSend={canSend} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}

type DeliveryProps = WebhookLogProps & { delivery: WebhookDelivery };

function Delivery({ webhookId, delivery, canSend }: DeliveryProps) {
  const { id: deliveryId, event, state, createdAt } = delivery;
  const { deliveries } = trpc.useUtils().webhooks;
  const replaying = trpc.webhooks.replay.useMutation({
    onError: (error) => notifyError(errorSentence(error, words.sendAgainFailed)),
    onSettled: () => deliveries.invalidate({ webhookId }),
  });
  const date = momentOf(createdAt);

  return (
    <Group gap="var(--space-8) var(--space-24)" align="flex-start" justify="space-between">
      <div className={row.words}>
        <Text component="h5" inherit fw={600} m={0}>
          {words.event[event]}
        </Text>
        <p>{[date, ...factsOf(delivery)].join(' · ')}</p>
      </div>
      {canSend && state !== 'waiting' && (
        <Group gap={0} wrap="nowrap" flex="none" mx="calc(-1 * var(--space-8))">
          <Button
            variant="subtle"
            size="compact-md"
            loading={replaying.isPending}
            aria-label={words.sendAgainOf({ event: words.event[event], date })}
            onClick={() => replaying.mutate({ webhookId, deliveryId })}
          >
            {words.sendAgain}
          </Button>
        </Group>
      )}
    </Group>
  );
}

function factsOf({ state, status, failure, attempts, nextAttemptAt }: WebhookDelivery): string[] {
  return [
    words.deliveryState[state],
    ...(status === null ? [] : [words.status({ status: String(status) })]),
    ...(failure === null ? [] : [words.failure[failure]]),
    ...(attempts > 0 ? [words.attempts({ count: attempts })] : []),
    ...(state === 'waiting' && attempts > 0 && nextAttemptAt ? [words.nextTry({ date: momentOf(nextAttemptAt) })] : []),
  ];
}

function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
