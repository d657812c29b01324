import { clerk } from '@platewise/contract/texts/account/clerk';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import classes from './service-line.module.css';

type ServiceLineProps = { subscribe: (listener: () => void) => () => void; isAway: () => boolean; onRetry: () => void };

/**
 * Says that the sign-in service cannot be reached, so that nobody takes it for being signed out. It stands next to the
 * application and not in it: pages that were prerendered have no place for it.
 */
export function showServiceLine(props: ServiceLineProps): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<ServiceLine {...props} />);
}

function ServiceLine({ subscribe, isAway, onRetry }: ServiceLineProps) {
  const isShown = useSyncExternalStore(subscribe, isAway);
  return (
    <div role="status">
      {isShown && (
        <div className={classes.line}>
          <p className={classes.text}>{clerk.signInNotReached}</p>
          <button type="button" className={classes.button} onClick={onRetry}>
            {clerk.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}
