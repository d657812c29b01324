import { Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import classes from './question-modal.module.css';
import { useOpenAfterMount } from './use-open-after-mount.ts';

type QuestionModalProps = {
  title: string;
  /** What it is about, in sentences, and what else is to be chosen. */
  children: ReactNode;
  /** The answers, as buttons; the safe one carries `data-autofocus`. */
  answers: ReactNode;
  /** Escape and a press next to it: the answer that changes nothing. */
  onClose: () => void;
};

/** A question that is answered before anything else goes on. */
export function QuestionModal({ title, children, answers, onClose }: QuestionModalProps) {
  const isOpen = useOpenAfterMount(true);
  useBackCloses(isOpen, onClose);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={480} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <Modal.Title>{title}</Modal.Title>
          <Stack className={classes.text} mt="sm" mb="lg">
            {children}
          </Stack>
          <Group className={classes.answers} gap="xs" align="stretch">
            {answers}
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
