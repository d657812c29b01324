import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { IconCheck } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import chip from '../../../shared/ui/buttons/chip.module.css';
import { holdsPhrase, togglePhrase } from '../data/note-phrases.ts';

type NoteChipsProps = { notes: string; onChange: (change: (notes: string) => string) => void };

const words = texts.noteChips;

/** Wishes that many have, put into the notes as words and taken out again; those of fewer people when they are asked for. */
export function NoteChips({ notes, onChange }: NoteChipsProps) {
  const moreId = useId();
  const [showsMore, setShowsMore] = useState(false);
  const toggle = useCallbackRef((phrase: string) => onChange((before) => togglePhrase(before, phrase)));

  return (
    <Stack gap="sm">
      <Phrases label={words.label} phrases={Object.values(words.phrases)} notes={notes} onToggle={toggle} />
      <Button
        variant="subtle"
        size="compact-md"
        w="fit-content"
        ml={-8}
        aria-expanded={showsMore}
        aria-controls={moreId}
        onClick={() => setShowsMore(!showsMore)}
      >
        {showsMore ? words.fewer : words.more}
      </Button>
      <Stack id={moreId} gap="sm" hidden={!showsMore} display={showsMore ? undefined : 'none'}>
        {showsMore &&
          Object.values(words.groups).map(({ label, phrases }) => (
            <Phrases key={label} label={label} phrases={Object.values(phrases)} notes={notes} onToggle={toggle} />
          ))}
      </Stack>
    </Stack>
  );
}

type PhrasesProps = { label: string; phrases: readonly string[]; notes: string; onToggle: (phrase: string) => void };

function Phrases({ label, phrases, notes, onToggle }: PhrasesProps) {
  const labelId = useId();
  return (
    <div>
      <Text id={labelId} size="sm" c="dimmed" mb="xs">
        {label}
      </Text>
      <Group gap="xs" role="group" aria-labelledby={labelId}>
        {phrases.map((phrase) => (
          <Chip key={phrase} phrase={phrase} isIn={holdsPhrase(notes, phrase)} onToggle={onToggle} />
        ))}
      </Group>
    </div>
  );
}

type ChipProps = { phrase: string; isIn: boolean; onToggle: (phrase: string) => void };

/** Rendered by itself: typing in the notes renders no chip that shows the same. */
const Chip = memo(function Chip({ phrase, isIn, onToggle }: ChipProps) {
  return (
    <UnstyledButton className={chip.chip} fz="sm" aria-pressed={isIn} onClick={() => onToggle(phrase)}>
      {isIn && <IconCheck size={16} stroke={1.5} aria-hidden />}
      {phrase}
    </UnstyledButton>
  );
});
