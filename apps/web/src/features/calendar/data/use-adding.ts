import { useState } from 'react';

/** Does one thing after the other in a dialog that closes when it is done, and says in it why it failed. */
export function useAdding(onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function add(work: () => Promise<string | null>): Promise<void> {
    if (isBusy) return;
    setFailure(null);
    setIsBusy(true);
    const failed = await work();
    setIsBusy(false);
    if (failed === null) onDone();
    else setFailure(failed);
  }

  return { isBusy, failure, add: (work: () => Promise<string | null>) => void add(work) };
}
