import { Button, FileButton, Group, Image, Stack, Text } from '@mantine/core';
import { mealReader as words } from '@platewise/contract/texts/diary/meal-reader';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormError } from '../../../../../shared/forms/form-error.tsx';
import { photoAddress, preparePhoto } from '../../../data/prepare-photo.ts';
import { useMealReader, useModelHost } from '../../../data/use-meal-reader.ts';
import { useReadLines } from '../../../data/use-read-lines.ts';
import { AskModel } from './ask-model.tsx';
import { ReadLines, UnreadParts } from './read-lines.tsx';

type MealPhotoProps = { date: string; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** The way to a meal from a photo, where the language model of this site sees; nothing where it does not. */
export function MealPhoto({ date, isOpen, onOpen }: MealPhotoProps) {
  const host = useModelHost('photo');
  if (!host) return null;
  if (isOpen) return <MealPhotoForm date={date} host={host} onClose={() => onOpen(false)} />;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      ml={-8}
      leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
      onClick={() => onOpen(true)}
    >
      {words.photo}
    </Button>
  );
}

type MealPhotoFormProps = { date: string; host: string; onClose: () => void };

/** A photo is chosen, made small, agreed to and read; its foods can be changed before they are kept. */
function MealPhotoForm({ date, host, onClose }: MealPhotoFormProps) {
  const lines = useReadLines(date);
  const reader = useMealReader('photo', host, lines);
  const resetFile = useRef<() => void>(null);
  const [photo, setPhoto] = useState<string | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);

  async function choose(file: File | null) {
    if (!file) return;
    // The same file may be chosen again.
    resetFile.current?.();
    setIsPreparing(true);
    lines.replace([]);
    const prepared = await preparePhoto(file);
    setIsPreparing(false);
    setPhoto(prepared);
    if (prepared) reader.ask({ photo: prepared });
    else lines.refuse(words.photoUnreadable);
  }

  return (
    <Stack gap="sm" mt="md" role="group" aria-label={words.photo}>
      <Text size="sm" c="dimmed">
        {words.photoHint}
      </Text>
      <Group gap="xs" align="stretch">
        <FileButton resetRef={resetFile} accept="image/*" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              autoFocus
              variant={photo ? 'default' : 'filled'}
              loading={isPreparing || reader.isAsking}
            >
              {words.choosePhoto}
            </Button>
          )}
        </FileButton>
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
      </Group>
      <FormError sentence={lines.refusal} />
      {photo && (
        <Image
          src={photoAddress(photo)}
          alt={words.photoShown}
          mah={240}
          w="auto"
          fit="contain"
          radius="md"
          mr="auto"
        />
      )}
      <AskModel reader={reader} host={host} agreement={words.photoAgreement({ host })} />
      <UnreadParts unread={lines.unread} />
      <ReadLines lines={lines} onSaved={onClose} />
    </Stack>
  );
}
