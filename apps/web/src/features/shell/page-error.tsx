import { texts } from '@platewise/contract/texts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { buttonLook } from '../../components/button-look.tsx';
import { Heading } from '../../components/heading.tsx';
import { PlainButton } from '../../components/plain-button.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import classes from './not-found.module.css';
import { isOutdatedPage, loadAnew } from './outdated-page.ts';

/** A page that broke keeps a way back; one that is older than the server is loaded anew. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const isOutdated = isOutdatedPage(error);
  return (
    <div className={classes.page} role="alert">
      <PlateMark size={120} />
      <Heading order={1} size="h2">
        {texts.shell.brokenTitle}
      </Heading>
      <p className={classes.text}>{isOutdated ? texts.shell.newVersionText : texts.shell.brokenText}</p>
      <div className={classes.actions}>
        <PlainButton onClick={() => (isOutdated ? void loadAnew() : reset())}>
          {isOutdated ? texts.shell.reloadPage : texts.shell.reload}
        </PlainButton>
        <a href="/" {...buttonLook({ variant: 'default', children: texts.shell.goHome })} />
      </div>
    </div>
  );
}
