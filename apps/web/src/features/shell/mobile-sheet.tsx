import { Button, Drawer } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAuth } from '../auth/use-auth.ts';
import { AccountIdentity } from './account-identity.tsx';
import classes from './mobile-sheet.module.css';
import type { NavItem } from './nav-items.ts';
import { SignInLink } from './sign-in-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

type MobileSheetProps = { items: readonly NavItem[]; opened: boolean; onClose: () => void };

/** The pages and the account, in a sheet that closes when one is chosen. */
export function MobileSheet({ items, opened, onClose }: MobileSheetProps) {
  const { status, user, signOut } = useAuth();

  function logOut() {
    onClose();
    void signOut('/');
  }

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(320px, 88vw)"
      title={texts.shell.menu}
      closeButtonProps={{ 'aria-label': texts.shell.closeMenu, size: 44, iconSize: 20 }}
    >
      <nav className={classes.nav} aria-label={texts.shell.mainNavigation}>
        {items.map(({ to, label }) => (
          <Link key={to} to={to} className={classes.link} onClick={onClose}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.end}>
        {user && <AccountIdentity user={user} />}
        <div className={classes.row}>
          {status === 'signed-in' ? (
            <Button
              variant="default"
              fullWidth
              leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />}
              onClick={logOut}
            >
              {texts.shell.logOut}
            </Button>
          ) : (
            <SignInLink fullWidth onClick={onClose} />
          )}
          <ThemeToggle />
        </div>
      </div>
    </Drawer>
  );
}
