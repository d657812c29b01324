import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { CLIENT } from '@platewise/contract/client-limits';
import type { ReactNode } from 'react';
import { useOpenAfterMount } from '../../ui/dialogs/use-open-after-mount.ts';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import classes from './change-panel.module.css';

type ChangePanelProps = {
  title: string;
  closeLabel: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Where a change of one meal is chosen: a panel at the side, on phones a drawer from below. */
export function ChangePanel({ title, closeLabel, opened, onClose, children }: ChangePanelProps) {
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, onClose);
  const isPhone = useMediaQuery(`(max-width: ${CLIENT.mobileBreakpointPx - 1}px)`);

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 480}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content data-from={isPhone ? 'below' : 'side'}>
        <div className={classes.header}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} />
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
