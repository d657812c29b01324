import { texts } from '@platewise/contract/texts';
import { Sheet } from './sheet.tsx';
import { SidebarAccount } from './sidebar-account.tsx';
import classes from './sidebar-drawer.module.css';
import { SidebarLinks } from './sidebar-links.tsx';

/** The sidebar on phones: a sheet of 18rem that closes when a page is chosen (shell 9). */
export function SidebarDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      position="left"
      size="min(18rem, 88vw)"
      title={texts.shell.appPages}
      closeLabel={texts.shell.closeSidebar}
    >
      <SidebarLinks onChoose={onClose} />
      <div className={classes.foot}>
        <SidebarAccount />
      </div>
    </Sheet>
  );
}
