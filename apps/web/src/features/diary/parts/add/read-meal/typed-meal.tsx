import { Button, Group, Stack, Textarea } from '@mantine/core';
import { NAMED_FOODS } from '@platewise/contract/generation/named-foods-schema';
import { LIMITS } from '@platewise/contract/limits';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { mealReader as readerWords } from '@platewise/contract/texts/diary/meal-reader';
import { IconTextPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '../../../../../shared/forms/form-error.tsx';
import { useMealReader, useModelHost } from '../../../data/use-meal-reader.ts';
import { useReadLines } from '../../../data/use-read-lines.ts';
import { useTypedMeal } from '../../../data/use-typed-meal.ts';
import { BusyButton } from '../../day/busy-button.tsx';
import { AskModel } from './ask-model.tsx';
import { ReadLines, UnreadParts } from './read-lines.tsx';

type TypedMealProps = { date: string; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The way to a meal that is typed as a sentence. */
export function TypedMeal({ date, isOpen, onOpen }: TypedMealProps) {
  if (isOpen) return <TypedMealForm date={date} onClose={() => onOpen(false)} />;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      ml={-8}
      leftSection={<IconTextPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => onOpen(true)}
    >
      {words.typed}
    </Button>
  );
}

/** A text box, and what was read from it; what the rules could not read may be asked of the language model of this site. */
function TypedMealForm({ date, onClose }: { date: string; onClose: () => void }) {
  const lines = useReadLines(date);
  const meal = useTypedMeal(lines);
  const host = useModelHost('parts');
  const reader = useMealReader('parts', host, lines);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isAskable = lines.unread.length > 0 && !reader.waiting && !reader.isAsking;

  function read(event: FormEvent) {
    event.preventDefault();
    // What waited for an agreement is of the text before.
    reader.decline();
    if (text.trim() !== '') meal.read(text);
  }

  return (
    <Stack gap="sm" mt="md">
      <form aria-label={words.typed} onSubmit={read} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <Stack gap="sm">
          <Textarea
            ref={field}
            label={words.typedField}
            description={words.typedHint}
            placeholder={words.typedExample}
            maxLength={LIMITS.typedMealMaxCharacters}
            autosize
            minRows={2}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group gap="xs" align="stretch">
            <BusyButton type="submit" isBusy={meal.isReading}>
              {meal.isReading ? words.reading : words.read}
            </BusyButton>
            <Button variant="default" onClick={onClose}>
              {words.closeTyped}
            </Button>
          </Group>
        </Stack>
      </form>
      <FormError sentence={lines.refusal} />
      <UnreadParts unread={lines.unread} />
      {host && isAskable && (
        <Button variant="default" mr="auto" onClick={() => reader.ask({ parts: partsToAsk(lines.unread) })}>
          {readerWords.askParts({ host })}
        </Button>
      )}
      {host && <AskModel reader={reader} host={host} agreement={readerWords.askAgreement({ host })} />}
      <ReadLines lines={lines} onSaved={onClose} />
    </Stack>
  );
}

function partsToAsk(unread: readonly string[]): string[] {
  return unread.slice(0, NAMED_FOODS.partsMax).map((part) => part.slice(0, NAMED_FOODS.partMaxCharacters));
}
