import { Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useListFocus } from '../favorites/use-list-focus.ts';
import { DeviceItem } from './device-item.tsx';
import classes from './device-list.module.css';
import { isPendingOperation, type Operation } from './operation.ts';
import { useOperations } from './use-operations.ts';

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
    <section ref={region} tabIndex={-1} aria-label={words.waitingTitle} className={classes.list}>
      <Title order={2} size="h3">
        {words.waitingTitle}
      </Title>
      <p className={classes.text}>{operations.some(isPendingOperation) ? words.waitingText : words.stayingText}</p>
      {listed.length > 0 && (
        <ul className={classes.items}>
          {listed.map((operation) => (
            <DeviceItem key={operation.id} operation={operation} />
          ))}
        </ul>
      )}
      {others > 0 && <p className={classes.others}>{othersText(listed, others)}</p>}
    </section>
  );
}

function othersText(listed: readonly Operation[], count: number): string {
  return listed.length > 0 ? words.othersWait({ count }) : words.waiting({ count });
}
