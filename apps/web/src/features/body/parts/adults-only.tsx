import { Button, Stack, Text } from '@mantine/core';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { useEffect, useRef } from 'react';
import classes from './body.module.css';

/** In the place of the form of somebody under 18. It takes the focus that went with it. */
export function AdultsOnly({ onCorrect }: { onCorrect: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  return (
    <Stack
      ref={place}
      tabIndex={-1}
      className={classes.place}
      role="status"
      align="start"
      maw="44rem"
      pb="var(--space-64)"
    >
      <Text inherit>{bodyScreen.adultsOnly}</Text>
      <Button variant="default" onClick={onCorrect}>
        {bodyScreen.correctDate}
      </Button>
    </Stack>
  );
}
