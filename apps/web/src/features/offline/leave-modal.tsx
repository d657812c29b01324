import { Button, Modal } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useOpenAfterMount } from '../../components/use-open-after-mount.ts';
import classes from './leave-modal.module.css';

const words = texts.offline;

type LeaveModalProps = { count: number; onAnswer: (leaves: boolean) => void };

export function LeaveModal({ count, onAnswer }: LeaveModalProps) {
  const isOpen = useOpenAfterMount(true);
  return (
    <Modal.Root opened={isOpen} onClose={() => onAnswer(false)} size={460} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title className={classes.title}>{words.leaveTitle}</Modal.Title>
          <p className={classes.text}>{words.leaveText({ count })}</p>
          <div className={classes.actions}>
            <Button data-autofocus onClick={() => onAnswer(false)}>
              {words.stay}
            </Button>
            <Button variant="default" className={classes.leave} onClick={() => onAnswer(true)}>
              {words.leave}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
