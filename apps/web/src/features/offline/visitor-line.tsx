import { texts } from '@platewise/contract/texts';
import classes from './strip.module.css';
import { useIsReachable } from './use-connection.ts';
import { useSettled } from './use-settled.ts';

/** Says to a visitor that the server is away, and what works all the same. */
export function VisitorLine() {
  const isReachable = useSettled(useIsReachable());
  return (
    <div role="status" className={classes.strip}>
      {!isReachable && <p className={classes.line}>{texts.offline.nothingKept}</p>}
    </div>
  );
}
