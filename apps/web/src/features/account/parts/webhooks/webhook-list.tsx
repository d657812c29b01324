import { Button, Text } from '@mantine/core';
import type { WebhookList as Listed } from '@platewise/contract/account/webhook-schema';
import { LIMITS } from '@platewise/contract/limits';
import { webhooks as words } from '@platewise/contract/texts/site/webhooks';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../../../shared/api/trpc.ts';
import classes from '../../../../shared/ui/lists/record-list.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { ShownOnce } from '../../../../shared/ui/shown-once.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const max = LIMITS.webhooksMax;

type Shown = { kind: 'list' } | { kind: 'form' } | { kind: 'secret'; name: string; secret: string };

/** The webhooks of a person, oldest first, each with its log; where the server sends none, that is stated. */
export function WebhookList() {
  const query = trpc.webhooks.list.useQuery();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={160} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(listed) => <Webhooks {...listed} />}
    </QueryStates>
  );
}

function Webhooks({ webhooks, reach }: Listed) {
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const list = useListFocus(webhooks.length);
  const makeButton = useRef<HTMLButtonElement>(null);
  const canMake = reach !== 'off' && webhooks.length < max;

  function backToList(): void {
    flushSync(() => setShown({ kind: 'list' }));
    (makeButton.current ?? list.current)?.focus();
  }

  return (
    <section ref={list} tabIndex={-1} aria-label={words.list} className={classes.list}>
      {reach === 'off' && <p className={classes.empty}>{words.off}</p>}
      {reach !== 'off' && webhooks.length === 0 && shown.kind === 'list' && (
        <p className={classes.empty}>{words.empty}</p>
      )}
      <ul>
        {shown.kind === 'form' && (
          <li>
            <WebhookForm onMade={(made) => setShown({ kind: 'secret', ...made })} onClose={backToList} />
          </li>
        )}
        {shown.kind === 'secret' && (
          <li>
            <ShownOnce label={words.secret({ name: shown.name })} secret={shown.secret} words={words}>
              <Button variant="default" onClick={backToList}>
                {words.done}
              </Button>
            </ShownOnce>
          </li>
        )}
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <WebhookRow webhook={webhook} isSent={reach !== 'off'} />
          </li>
        ))}
      </ul>
      {shown.kind === 'list' && (
        <div className={classes.foot}>
          {canMake && (
            <Button
              ref={makeButton}
              variant={webhooks.length === 0 ? 'filled' : 'default'}
              leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => setShown({ kind: 'form' })}
            >
              {words.make}
            </Button>
          )}
          {webhooks.length > 0 && (
            <Text className={typography.figures} inherit c="dimmed">
              {webhooks.length < max ? words.left({ count: webhooks.length, max }) : words.full({ max })}
            </Text>
          )}
        </div>
      )}
    </section>
  );
}
