import { Button, Group, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { PlateMark } from '../../components/plate-mark.tsx';
import classes from './not-found.module.css';
import { isOutdatedPage } from './outdated-page.ts';

/** A page that broke keeps a way back; one that is older than the server is loaded anew. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const isOutdated = isOutdatedPage(error);
  return (
    <div className={classes.page} role="alert">
      <PlateMark size={120} />
      <Title order={1} size="h2">
        {texts.shell.brokenTitle}
      </Title>
      <Text className={classes.text}>{isOutdated ? texts.shell.newVersionText : texts.shell.brokenText}</Text>
      <Group justify="center">
        <Button onClick={() => (isOutdated ? window.location.reload() : reset())}>
          {isOutdated ? texts.shell.reloadPage : texts.shell.reload}
        </Button>
        <Button component="a" href="/" variant="default">
          {texts.shell.goHome}
        </Button>
      </Group>
    </div>
  );
}
