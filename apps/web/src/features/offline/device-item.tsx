import { Button, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { notifySuccess } from '../../components/notify.ts';
import { TextLink } from '../../components/text-link.tsx';
import { keptAtTime } from './cached-at-text.ts';
import classes from './device-item.module.css';
import { DeviceItemMeals } from './device-item-meals.tsx';
import { isPendingOperation, type Operation } from './operation.ts';
import { operationWords } from './operation-words.ts';
import { useOperationQueue } from './use-operations.ts';

const words = texts.offline;

/** One thing that lies on this device: what it is, whether it waits or stays and why, and what can be done about it. */
export function DeviceItem({ operation }: { operation: Operation }) {
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
    <li className={classes.item} aria-busy={isBusy}>
      <div className={classes.header}>
        <Title order={3} className={classes.what}>
          {what}
        </Title>
        <p className={classes.state} data-stays={!isQueued || undefined}>
          <Icon size={16} stroke={1.5} aria-hidden />
          {isQueued ? words.state.waiting : words.state.staying}
        </p>
      </div>
      <p className={classes.made}>{words.madeAt({ time: keptAtTime(operation.madeAt, new Date()) })}</p>
      {operation.refusal && (
        <p className={classes.refusal}>
          {operation.refusal.sentence}{' '}
          {lacksTokens(operation) && (
            <TextLink to="/pricing" inherit>
              {texts.shell.upgradeToPro}
            </TextLink>
          )}
        </p>
      )}
      {operation.kind === 'plans.save' ? (
        <DeviceItemMeals operation={operation} ways={ways} />
      ) : (
        <div className={classes.actions}>{ways}</div>
      )}
    </li>
  );
}

function lacksTokens({ refusal }: Operation): boolean {
  return refusal?.code === 'TOO_FEW_TOKENS' || refusal?.code === 'NO_TOKENS_LEFT';
}
