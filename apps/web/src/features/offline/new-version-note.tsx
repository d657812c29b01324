import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useEffect, useState } from 'react';
import { changeVersion, watchNewVersion } from './new-version.ts';
import classes from './strip.module.css';

/** Says that a newer version is ready; it takes over when the person says so, or at the next visit. */
export function NewVersionNote({ registration }: { registration: ServiceWorkerRegistration }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => watchNewVersion(registration, () => setIsThere(true)), [registration]);

  return (
    <div role="status" className={classes.strip}>
      {isThere && (
        <p className={classes.line}>
          {texts.offline.newVersion}{' '}
          <Button size="compact-sm" variant="default" onClick={() => changeVersion(registration)}>
            {texts.offline.reload}
          </Button>
        </p>
      )}
    </div>
  );
}
