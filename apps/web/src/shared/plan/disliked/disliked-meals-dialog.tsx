import { Group, Modal, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useOpenAfterMount } from '../../ui/dialogs/use-open-after-mount.ts';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { DislikedList } from './disliked-list.tsx';

const words = texts.planChanges;

/** The meals that are left out of new plans, each with the way back. */
export function DislikedMealsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, onClose);

  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={480}>
      <Modal.Overlay />
      <Modal.Content>
        <Group gap="sm" wrap="nowrap" justify="space-between" p="md">
          <Modal.Title>{words.dislikedTitle}</Modal.Title>
          <Modal.CloseButton aria-label={words.closeDisliked} />
        </Group>
        <Modal.Body>
          <Text inherit mb="sm" c="dimmed">
            {words.dislikedText}
          </Text>
          <DislikedList />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
