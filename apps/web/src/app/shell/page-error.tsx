import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { PlateMark } from '../../shared/ui/brand/plate-mark.tsx';
import { loadPageAgain } from '../../shared/ui/parts/load-page-again.ts';
import { isMissingPart } from '../../shared/ui/parts/missing-part.ts';
import { useIsOutdated } from '../../shared/ui/parts/use-is-outdated.ts';

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
    <Stack align="center" pt="var(--space-64)" pb="var(--space-96)" ta="center" role="alert">
      <PlateMark size={120} />
      <Title order={1} size="h2">
        {isMissing ? texts.shell.pageMissingTitle : texts.shell.brokenTitle}
      </Title>
      <Text inherit maw="44ch" mb="xs" c="dimmed">
        {textOf({ isOutdated, isMissing })}
      </Text>
      <Group align="stretch" justify="center">
        <Button onClick={retry}>{isOutdated ? texts.shell.reloadPage : texts.shell.reload}</Button>
        <Button component="a" href="/" variant="default">
          {texts.shell.goHome}
        </Button>
      </Group>
    </Stack>
  );
}

function textOf({ isOutdated, isMissing }: { isOutdated: boolean; isMissing: boolean }): string {
  if (isOutdated) return texts.shell.newVersionText;
  return isMissing ? texts.shell.pageMissingText : texts.shell.brokenText;
}
