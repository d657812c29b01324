import { texts } from '@platewise/contract/texts';
import { useIsReachable } from '../../shared/api/use-connection.ts';
import { useSettled } from '../../shared/sync/queue/use-settled.ts';
import note from '../../shared/ui/states/note.module.css';

/** Says to a visitor that the server is away, and what works all the same. */
export function VisitorLine() {
  const isReachable = useSettled(useIsReachable());
  return (
    <div role="status" className={note.strip} data-screen-only>
      {!isReachable && <p className={note.note}>{texts.offline.nothingKept}</p>}
    </div>
  );
}
