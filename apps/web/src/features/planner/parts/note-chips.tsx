import { Group, Text, UnstyledButton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { holdsPhrase, togglePhrase } from '../data/note-phrases.ts';
import classes from './planner-form.module.css';

type NoteChipsProps = { notes: string; onChange: (notes: string) => void };

const words = texts.noteChips;

/** Wishes that many have, put into the notes as words and taken out again. */
export function NoteChips({ notes, onChange }: NoteChipsProps) {
  const labelId = useId();

  return (
    <div>
      <Text id={labelId} size="sm" c="dimmed" mb="xs">
        {words.label}
      </Text>
      <Group gap="xs" role="group" aria-labelledby={labelId}>
        {Object.values(words.phrases).map((phrase) => {
          const isIn = holdsPhrase(notes, phrase);
          return (
            <UnstyledButton
              key={phrase}
              className={classes.chip}
              fz="sm"
              aria-pressed={isIn}
              onClick={() => onChange(togglePhrase(notes, phrase))}
            >
              {isIn && <IconCheck size={16} stroke={1.5} aria-hidden />}
              {phrase}
            </UnstyledButton>
          );
        })}
      </Group>
    </div>
  );
}
