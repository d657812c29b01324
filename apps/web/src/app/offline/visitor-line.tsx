import { texts } from '@platewise/contract/texts';
import { useIsReachable } from '../../shared/api/use-connection.ts';
import { useSettled } from '../../shared/sync/queue/use-settled.ts';
import classes from '../../shared/ui/states/strip.module.css';

/** Says to a visitor that the server is away, and what works all the same. */
export function VisitorLine() {
  const isReachable = useSettled(useIsReachable());
  return (
    <div role="status" className={classes.strip}>
      {!isReachable && <p className={classes.line}>{texts.offline.nothingKept}</p>}
    </div>
  );
}
