import { texts } from '@platewise/contract/texts';
import { useEffect, useState } from 'react';
import classes from './rehearsal-banner.module.css';

/** Above every page of a server that runs with test keys in production; nothing on others, and until the page is hydrated. */
export function RehearsalBanner() {
  const [isRehearsal, setIsRehearsal] = useState(false);
  useEffect(() => setIsRehearsal(readRehearsal(document.getElementById('boot')?.textContent)), []);
  if (!isRehearsal) return null;

  return (
    <p role="note" className={classes.banner} data-screen-only>
      {texts.shell.rehearsal}
    </p>
  );
}

// Boot data that cannot be read say nothing of it.
function readRehearsal(boot: string | null | undefined): boolean {
  try {
    return (Object(JSON.parse(boot ?? '')) as Record<string, unknown>).isRehearsal === true;
  } catch {
    return false;
  }
}
