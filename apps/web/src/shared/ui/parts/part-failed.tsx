import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import note from '../states/note.module.css';
import { loadPageAgain } from './load-page-again.ts';
import { isMissingPart } from './missing-part.ts';
import classes from './part-failed.module.css';
import { useIsOutdated } from './use-is-outdated.ts';

type PartFailedProps = {
  error: unknown;
  onRetry: () => void;
  /** Set where the part floats over the page, which it then closes. */
  onClose?: (() => void) | undefined;
  /** What can be done instead. */
  children?: ReactNode;
};

/** In the place of a part that could not be loaded: what to do. Nothing is loaded again unasked, as something may be typed. */
export function PartFailed({ error, onRetry, onClose, children }: PartFailedProps) {
  const isOutdated = useIsOutdated(error);
  return (
    <div className={onClose ? `${note.note} ${classes.floating}` : note.note} role="alert">
      <p>{isOutdated ? texts.shell.newVersionText : failureText(error)}</p>
      <Button size="sm" variant="default" onClick={isOutdated ? () => void loadPageAgain() : onRetry}>
        {isOutdated ? texts.shell.reloadPage : texts.shell.reload}
      </Button>
      {children}
      {onClose && (
        <Button size="sm" variant="default" onClick={onClose}>
          {texts.shell.close}
        </Button>
      )}
    </div>
  );
}

function failureText(error: unknown): string {
  return isMissingPart(error) ? texts.shell.partMissing : texts.shell.partBroken;
}
