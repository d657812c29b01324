import { Button, Group, Stack, Text } from '@mantine/core';
import { mealReader as words } from '@platewise/contract/texts/diary/meal-reader';
import { focusNow } from '../../../../../shared/forms/focus-now.ts';
import type { useMealReader } from '../../../data/use-meal-reader.ts';

type Reader = Pick<ReturnType<typeof useMealReader>, 'waiting' | 'answer' | 'isAsking' | 'agree' | 'decline'>;

/** What goes to a language model and where that is, to be agreed to before the first time; and what became of a question. */
export function AskModel({ reader, host, agreement }: { reader: Reader; host: string; agreement: string }) {
  return (
    <>
      {reader.waiting && (
        <Stack gap="xs" role="group" aria-label={words.agree({ host })}>
          <Text size="sm">{agreement}</Text>
          <Group gap="xs">
            <Button ref={focusNow} onClick={reader.agree}>
              {words.agree({ host })}
            </Button>
            <Button variant="default" onClick={reader.decline}>
              {words.notNow}
            </Button>
          </Group>
        </Stack>
      )}
      <div role="status">
        {(reader.isAsking || reader.answer) && <Text size="sm">{reader.isAsking ? words.asking : reader.answer}</Text>}
      </div>
    </>
  );
}
