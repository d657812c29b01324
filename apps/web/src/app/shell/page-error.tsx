import { Button, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { loadPageAgain } from '../../shared/ui/parts/load-page-again.ts';
import { isMissingPart } from '../../shared/ui/parts/missing-part.ts';
import { useIsOutdated } from '../../shared/ui/parts/use-is-outdated.ts';
import { PlateMark } from '../../shared/ui/plate-mark.tsx';
import classes from './not-found.module.css';

/** A page that broke or could not be fetched keeps a way back; one that is older than the server is loaded again. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOutdated = useIsOutdated(error);
  const isMissing = isMissingPart(error);

  // The router fetches the code of a page again when it loads the page again, and not when it draws it again.
  function retry() {
    if (isOutdated) void loadPageAgain();
    else if (isMissing) void router.invalidate().then(reset);
    else reset();
  }

  return (
    <div className={classes.page} role="alert">
      <PlateMark size={120} />
      <Title order={1} size="h2">
        {isMissing ? texts.shell.pageMissingTitle : texts.shell.brokenTitle}
      </Title>
      <p className={classes.text}>{textOf({ isOutdated, isMissing })}</p>
      <div className={classes.actions}>
        <Button onClick={retry}>{isOutdated ? texts.shell.reloadPage : texts.shell.reload}</Button>
        <Button component="a" href="/" variant="default">
          {texts.shell.goHome}
        </Button>
      </div>
    </div>
  );
}

function textOf({ isOutdated, isMissing }: { isOutdated: boolean; isMissing: boolean }): string {
  if (isOutdated) return texts.shell.newVersionText;
  return isMissing ? texts.shell.pageMissingText : texts.shell.brokenText;
}
