import { useEffect, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { BillingLine } from '../billing/billing-line.tsx';
import { Data } from '../remote-data/data.tsx';
import { CacheData } from './cache-data.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NewVersionNote } from './new-version-note.tsx';
import { registerWorker } from './register-worker.ts';
import { useBalanceAfterSaving } from './use-balance-after-saving.ts';
import { useReconnect } from './use-reconnect.ts';
import { VisitorLine } from './visitor-line.tsx';

/** What runs next to every page of the application: its worker, what is kept, what is pending, and the lines that report it. */
export function OfflineServices() {
  const { status } = useAuth();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  useReconnect();

  useEffect(() => {
    let isOver = false;
    void registerWorker().then((registered) => {
      if (!isOver) setRegistration(registered);
    });
    return () => {
      isOver = true;
    };
  }, []);

  return (
    <>
      {registration && <NewVersionNote registration={registration} />}
      {status === 'signed-in' ? (
        <Data>
          {(registration || isControlled()) && <CacheData />}
          <MemberServices />
        </Data>
      ) : (
        <VisitorLine />
      )}
    </>
  );
}

/** A worker that was there before this page: what was kept is shown without waiting for it to be registered again. */
function isControlled(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

function MemberServices() {
  useBalanceAfterSaving();
  return (
    <>
      <ConnectionLine />
      <BillingLine />
      <LeaveDialog />
    </>
  );
}
