import type { ComponentType } from 'react';
import { type FailedPart, lazyPart } from './lazy-part.tsx';
import { PartFailed } from './part-failed.tsx';

type DialogPart = { opened?: boolean; onClose: () => void };

/** What opens over the page, fetched when it is first opened: a failure is reported over the page too, and can be closed. */
export function lazyDialog<Props extends DialogPart>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, { Failed: DialogFailed });
}

function DialogFailed({ part: { opened = true, onClose }, error, onRetry }: FailedPart<DialogPart>) {
  return opened ? <PartFailed error={error} onRetry={onRetry} onClose={onClose} /> : null;
}
