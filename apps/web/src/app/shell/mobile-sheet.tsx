import { Box, Button, Drawer, type DrawerRootProps, Flex, Group } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconLogout, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SignInLink } from '../../shared/session/sign-in-link.tsx';
import { useAuth } from '../../shared/session/use-auth.ts';
import { useIsOperator } from '../../shared/session/use-is-operator.ts';
import icon from '../../shared/ui/buttons/icon-button.module.css';
import { useOpenAfterMount } from '../../shared/ui/dialogs/use-open-after-mount.ts';
import lines from '../../shared/ui/layout/lines.module.css';
import { useBackCloses } from '../../shared/ui/overlays/use-back-closes.ts';
import { AccountIdentity } from './account/account-identity.tsx';
import { MEMBER_ITEMS, MEMBER_MOBILE_ITEMS, VISITOR_ITEMS } from './nav-items.ts';
import shell from './shell.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

type MobileSheetProps = { opened: boolean; onClose: () => void; onSearch: () => void };

/** The pages and the account, in the one sheet of the bar, 18rem wide (shell 9), which closes when one is chosen. */
export function MobileSheet({ opened, onClose, onSearch }: MobileSheetProps) {
  const { status, user, signOut } = useAuth();
  const isOperator = useIsOperator();
  const items =
    status === 'signed-in'
      ? [...MEMBER_ITEMS, ...MEMBER_MOBILE_ITEMS, ...(isOperator ? [ADMIN_ITEM] : [])]
      : VISITOR_ITEMS;

  function logOut() {
    onClose();
    void signOut('/');
  }

  function search() {
    onClose();
    onSearch();
  }

  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(18rem, 88vw)"
      title={texts.shell.menu}
      closeLabel={texts.shell.closeMenu}
    >
      <Flex component="nav" direction="column" gap="var(--space-2)" aria-label={texts.shell.mainNavigation}>
        {items.map(({ to, label }) => (
          <Box
            key={to}
            className={shell.link}
            mih={48}
            px="sm"
            ff="heading"
            fz="xl"
            renderRoot={(props) => <Link to={to} onClick={onClose} {...props} />}
          >
            {label}
          </Box>
        ))}
      </Flex>
      <Box className={lines.above} mt="lg" pt="md">
        {user && <AccountIdentity user={user} />}
        <Group gap="xs" wrap="nowrap" mt="xs">
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
          <button type="button" className={icon.button} aria-label={texts.shell.search} onClick={search}>
            <IconSearch size={20} stroke={1.5} aria-hidden />
          </button>
          <ThemeToggle />
        </Group>
      </Box>
    </Sheet>
  );
}

/** For people who run this site. */
const ADMIN_ITEM = { to: '/admin', label: texts.shell.admin } as const;

type SheetProps = Required<Pick<DrawerRootProps, 'opened' | 'onClose' | 'position' | 'size'>> & {
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A sheet from the side of the screen, as high as the screen. Its head is no landmark: the page has its own. */
function Sheet({ opened, title, closeLabel, children, ...others }: SheetProps) {
  const isOpen = useOpenAfterMount(opened);
  useBackCloses(isOpen, others.onClose);
  return (
    <Drawer.Root opened={isOpen} {...others}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Group gap={0} justify="space-between" py="xs" pl="md" pr="xs">
          <Drawer.Title ff="text" fz="sm">
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={44} iconSize={20} />
        </Group>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
