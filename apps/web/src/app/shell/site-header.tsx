import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { CLIENT } from '@platewise/contract/client-limits';
import { texts } from '@platewise/contract/texts';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { SignInLink } from '../../shared/session/sign-in-link.tsx';
import { useAuth } from '../../shared/session/use-auth.ts';
import { Logo } from '../../shared/ui/brand/logo.tsx';
import iconButtonClasses from '../../shared/ui/buttons/icon-button.module.css';
import { type FailedPart, lazyPart } from '../../shared/ui/parts/lazy-part.tsx';
import { PartFailed } from '../../shared/ui/parts/part-failed.tsx';
import { RetryQuietly } from '../../shared/ui/parts/retry-quietly.tsx';
import typography from '../../shared/ui/typography/typography.module.css';
import { LogOutButton } from './account/log-out-button.tsx';
import { MEMBER_ITEMS, type NavItem, VISITOR_ITEMS } from './nav-items.ts';
import classes from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

const balanceToCome = <Box component="span" w={92} h={32} bdrs="xl" bg="var(--track)" data-for="member" aria-hidden />;
const avatarToCome = (
  <Box component="span" w={36} h={36} m="var(--space-4)" bdrs="50%" bg="var(--track)" data-for="member" aria-hidden />
);

const TokenBalance = lazyPart(async () => (await import('../../shared/subscription/token-balance.tsx')).TokenBalance, {
  pending: () => balanceToCome,
  Failed: RetryQuietly,
});
const HeaderAccount = lazyPart(async () => (await import('./account/header-account.tsx')).HeaderAccount, {
  pending: () => avatarToCome,
  Failed: LogOutButton,
});

/** The bar at the top; it shrinks and floats once the page is scrolled (shell 2). */
export function SiteHeader({ onSearch }: { onSearch: () => void }) {
  const { status } = useAuth();
  const isScrolled = useIsScrolled();
  const isSignedIn = status === 'signed-in';
  const isLoading = status === 'loading';

  return (
    <header className={classes.header} data-scrolled={isScrolled || undefined} data-screen-only>
      <div className={classes.bar}>
        <Logo to={isSignedIn ? '/dashboard' : '/'} />
        <SiteNav />
        <Group className={classes.end} gap="xs" wrap="nowrap" ml="auto">
          {isSignedIn && <TokenBalance />}
          {isLoading && balanceToCome}
          <Group className={classes.wide} gap="var(--space-4)" wrap="nowrap">
            <SearchButton onClick={onSearch} />
            <ThemeToggle />
            {isSignedIn ? (
              <HeaderAccount />
            ) : (
              <>
                {isLoading && avatarToCome}
                <Box component="span" ml="var(--space-4)" data-for={isLoading ? 'visitor' : undefined}>
                  <SignInLink />
                </Box>
              </>
            )}
          </Group>
          <div className={classes.narrow}>
            <MobileMenu onSearch={onSearch} />
          </div>
        </Group>
      </div>
    </header>
  );
}

type SheetProps = { opened: boolean; onClose: () => void; onSearch: () => void };

const MobileSheet = lazyPart<SheetProps>(async () => (await import('./mobile-sheet.tsx')).MobileSheet, {
  Failed: MenuFailed,
});

/** The navigation of narrow screens; its sheet is fetched when it is first opened. */
function MobileMenu({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={iconButtonClasses.button}
        onClick={open}
        aria-label={texts.shell.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        <IconMenu2 size={22} stroke={1.5} aria-hidden />
      </button>
      {wasOpened && <MobileSheet opened={isOpen} onClose={() => setIsOpen(false)} onSearch={onSearch} />}
    </>
  );
}

/** Without the menu the way out is still there. */
function MenuFailed({ part: { opened, onClose }, error, onRetry }: FailedPart<SheetProps>) {
  const { status, signOut } = useAuth();
  if (!opened) return null;
  return (
    <PartFailed error={error} onRetry={onRetry} onClose={onClose}>
      {status === 'signed-in' && (
        <Button size="sm" variant="default" onClick={() => void signOut('/')}>
          {texts.shell.logOut}
        </Button>
      )}
    </PartFailed>
  );
}

const MEMBER = MEMBER_ITEMS.map((item) => ({ ...item, person: 'member' }));

const VISITOR = VISITOR_ITEMS.map((item) => ({ ...item, person: 'visitor' }));

/**
 * The top navigation. Until it is known who is here, both lists are in the page and the styles show the likely one, so
 * that links stand where they will stay from the first paint on.
 */
function SiteNav() {
  const { status } = useAuth();
  const isLoading = status === 'loading';
  const items: (NavItem & { person: string })[] = isLoading
    ? [...VISITOR, ...MEMBER]
    : status === 'signed-in'
      ? MEMBER
      : VISITOR;

  return (
    <Group component="nav" className={classes.wide} gap={0} wrap="nowrap" aria-label={texts.shell.mainNavigation}>
      {items.map(({ to, label, person }) => (
        <Link key={person + to} to={to} className={classes.link} data-for={isLoading ? person : undefined}>
          {label}
        </Link>
      ))}
    </Group>
  );
}

/** Opens the command palette, and notifies its keys. */
function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <VisuallyHidden>{texts.shell.search}</VisuallyHidden>
      <Text component="kbd" className={`${classes.keys} ${typography.oneLine}`} ff="text" fz="xs" fw={500}>
        <span className={classes.others}>{texts.shell.searchKeys}</span>
        <span className={classes.apple}>{texts.shell.searchKeysApple}</span>
      </Text>
    </button>
  );
}

/** Whether the page is scrolled past the point where the bar shrinks (shell 9); a page that is prerendered is not. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > CLIENT.navShrinkPx,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
