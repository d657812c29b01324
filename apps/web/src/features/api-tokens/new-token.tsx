import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { ShownOnce } from '../../components/shown-once.tsx';

const words = texts.accountSettings.tokens;

type NewTokenProps = { name: string; token: string; onClose: () => void };

/** The one time that a token can be read. */
export function NewToken({ name, token, onClose }: NewTokenProps) {
  return (
    <ShownOnce label={words.newToken({ name })} secret={token} words={words}>
      <Button variant="default" onClick={onClose}>
        {words.done}
      </Button>
    </ShownOnce>
  );
}
