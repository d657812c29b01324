import { Skeleton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Logo } from '../../components/logo.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { TokenBalance } from '../subscription/token-balance.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SIGNED_IN_ITEMS, VISITOR_ITEMS } from './nav-items.ts';
import { SignInLink } from './sign-in-link.tsx';
import classes from './site-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The bar at the top; it shrinks and floats once the page is scrolled (shell 2). */
export function SiteHeader() {
  const { status } = useAuth();
  const isScrolled = useIsScrolled();
  const isSignedIn = status === 'signed-in';
  // Until it is known who is here, no item stands where another will.
  const items = isSignedIn ? SIGNED_IN_ITEMS : status === 'loading' ? [] : VISITOR_ITEMS;

  return (
    <header className={classes.header} data-scrolled={isScrolled || undefined}>
      <div className={classes.bar}>
        <Logo to={isSignedIn ? '/dashboard' : '/'} />
        <nav className={classes.nav} aria-label={texts.shell.mainNavigation}>
          {items.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.end}>
          {isSignedIn && <TokenBalance />}
          <div className={classes.wide}>
            <ThemeToggle />
            {status === 'loading' && <Skeleton height={36} width={84} radius="xl" />}
            {isSignedIn && (
              <Suspense fallback={<Skeleton circle height={36} m={4} />}>
                <AccountMenu />
              </Suspense>
            )}
            {(status === 'signed-out' || status === 'failed') && <SignInLink />}
          </div>
          <div className={classes.narrow}>
            <MobileMenu items={items} />
          </div>
        </div>
      </div>
    </header>
  );
}
