import { Modal } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { useOpenAfterMount } from './use-open-after-mount.ts';

export type DialogProps = { opened: boolean; onClose: () => void };

/** A dialog with its title and the way out above what it is about. */
export function Dialog({ title, opened, onClose, children }: DialogProps & { title: string; children: ReactNode }) {
  const isOpen = useOpenAfterMount(opened);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={560}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={texts.sharing.close} />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
