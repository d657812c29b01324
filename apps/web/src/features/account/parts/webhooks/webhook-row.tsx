import { Button, Group, Text } from '@mantine/core';
import type { Webhook } from '@platewise/contract/account/webhook-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { webhooks as words } from '@platewise/contract/texts/site/webhooks';
import { useId, useState } from 'react';
import classes from '../../../../shared/ui/lists/record-row.module.css';
import { WebhookDetails } from './webhook-details.tsx';

type WebhookRowProps = { webhook: Webhook; isSent: boolean };

/** One webhook: what distinguishes it, whether it works, and behind a button what can be done with it and its log. */
export function WebhookRow({ webhook, isSent }: WebhookRowProps) {
  const { name, url, events, state, failingSince } = webhook;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isWrong = failingSince !== null || state === 'failing' || state === 'gone';
  const how =
    state === 'on' && failingSince
      ? words.failingSince({ date: moment.format(new Date(failingSince)) })
      : words.state[state];

  return (
    <>
      <Group gap="var(--space-8) var(--space-24)" align="flex-start" justify="space-between">
        <div className={classes.words}>
          <h3 dir="auto" className={classes.name}>
            {name}
          </h3>
          <p dir="ltr">{url}</p>
          <p>
            <Text span inherit {...(isWrong && { c: 'var(--tomato)' })}>
              {how}
            </Text>
            {' · '}
            {events.map((event) => words.event[event]).join(', ')}
          </p>
        </div>
        <Group gap={0} align="stretch" wrap="nowrap" flex="none" mx="calc(-1 * var(--space-8))">
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={(isOpen ? words.hideDetails : words.details)({ name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.hide : words.show}
          </Button>
        </Group>
      </Group>
      {isOpen && (
        <div id={detailsId}>
          <WebhookDetails webhook={webhook} isSent={isSent} />
        </div>
      )}
    </>
  );
}

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
