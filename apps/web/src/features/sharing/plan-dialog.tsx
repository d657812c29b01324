import { Modal } from '@mantine/core';
import type { Plan } from '@platewise/contract/plan-schema';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import { useOpenAfterMount } from '../../components/use-open-after-mount.ts';
import classes from './plan-dialog.module.css';

/** What every dialog about a plan is given. */
export type PlanDialogProps = { plan: Plan; name: string; opened: boolean; onClose: () => void };

type FrameProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

/** The frame of a dialog about a plan. */
export function PlanDialog({ title, opened, onClose, children }: FrameProps) {
  const isOpen = useOpenAfterMount(opened);

  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={520}>
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
