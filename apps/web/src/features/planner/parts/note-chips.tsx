import { Group, Text, UnstyledButton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { IconCheck } from '@tabler/icons-react';
import { memo, useId } from 'react';
import chip from '../../../shared/ui/buttons/chip.module.css';
import { holdsPhrase, togglePhrase } from '../data/note-phrases.ts';

type NoteChipsProps = { notes: string; onChange: (change: (notes: string) => string) => void };

const words = texts.noteChips;

/** Wishes that many have, put into the notes as words and taken out again. */
export function NoteChips({ notes, onChange }: NoteChipsProps) {
  const labelId = useId();
  const toggle = useCallbackRef((phrase: string) => onChange((before) => togglePhrase(before, phrase)));

  return (
    <div>
      <Text id={labelId} size="sm" c="dimmed" mb="xs">
        {words.label}
      </Text>
      <Group gap="xs" role="group" aria-labelledby={labelId}>
        {Object.values(words.phrases).map((phrase) => (
          <Chip key={phrase} phrase={phrase} isIn={holdsPhrase(notes, phrase)} onToggle={toggle} />
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
