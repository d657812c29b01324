import { Drawer, type DrawerRootProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../components/overlays/use-back-closes.ts';
import { useOpenAfterMount } from '../../components/use-open-after-mount.ts';
import classes from './sheet.module.css';

type SheetProps = Required<Pick<DrawerRootProps, 'opened' | 'onClose' | 'position' | 'size'>> & {
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A sheet from the side of the screen, as high as the screen. Its head is no landmark: the page has its own. */
export function Sheet({ opened, title, closeLabel, children, ...others }: SheetProps) {
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, others.onClose);
  return (
    <Drawer.Root opened={isOpen} classNames={{ content: classes.content, body: classes.body }} {...others}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={44} iconSize={20} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
