import { Group, Modal } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useBackCloses } from '../overlays/use-back-closes.ts';
import { useOpenAfterMount } from './use-open-after-mount.ts';

export type DialogProps = { opened: boolean; onClose: () => void };

type FrameProps = DialogProps & {
  title: string;
  /** px of its width, where the window has them. */
  size?: number;
  children: ReactNode;
};

/** A dialog with its title and the way out above what it is about. */
export function Dialog({ title, size = 560, opened, onClose, children }: FrameProps) {
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, onClose);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={size}>
      <Modal.Overlay />
      <Modal.Content>
        <Group gap="sm" align="flex-start" justify="space-between" wrap="nowrap" px="var(--space-20)" pt="md" pb="xs">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={texts.sharing.close} />
        </Group>
        <Modal.Body px="var(--space-20)" pb="var(--space-20)" onKeyDown={leaveTabToDate}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Keeps the Tab key of a date from Mantine's focus trap. A date has several stops of its own, so the trap looks a moment
 * later where the focus went, and takes somebody who is two stops on by then back to the first. The browser walks right
 * by itself: what closes the dialog stands before every field, what the dialog is about after it.
 */
function leaveTabToDate(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Tab' && target instanceof HTMLInputElement && target.type === 'date') event.stopPropagation();
}
