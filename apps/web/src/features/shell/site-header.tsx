import { lazy, Suspense } from 'react';
import { Logo } from '../../components/logo.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchButton } from './search-button.tsx';
import { SidebarToggle } from './sidebar-toggle.tsx';
import { SignInLink } from './sign-in-link.tsx';
import classes from './site-header.module.css';
import { SiteNav } from './site-nav.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';
import type { Sidebar } from './use-sidebar.ts';

const TokenBalance = lazy(async () => ({ default: (await import('../subscription/token-balance.tsx')).TokenBalance }));
const HeaderAccount = lazy(async () => ({ default: (await import('./header-account.tsx')).HeaderAccount }));

type SiteHeaderProps = { sidebar: Sidebar; onSearch: () => void };

/** The bar at the top; it shrinks and floats once the page is scrolled (shell 2). */
export function SiteHeader({ sidebar, onSearch }: SiteHeaderProps) {
  const { status } = useAuth();
  const isScrolled = useIsScrolled();
  const isSignedIn = status === 'signed-in';
  const isLoading = status === 'loading';
  const balanceToCome = <span className={classes.balanceToCome} aria-hidden />;

  return (
    <header className={classes.header} data-scrolled={isScrolled || undefined}>
      <div className={classes.bar}>
        {sidebar.presence === 'present' && (
          <span className={classes.phone}>
            <SidebarToggle sidebar={sidebar} isDrawer />
          </span>
        )}
        <Logo to={isSignedIn ? '/dashboard' : '/'} />
        <SiteNav />
        <div className={classes.end}>
          {isSignedIn && (
            <Suspense fallback={balanceToCome}>
              <TokenBalance />
            </Suspense>
          )}
          {isLoading && balanceToCome}
          <div className={classes.wide}>
            <SearchButton onClick={onSearch} />
            <ThemeToggle />
            {isSignedIn ? (
              <Suspense fallback={<span className={classes.avatarToCome} aria-hidden />}>
                <HeaderAccount />
              </Suspense>
            ) : (
              <>
                {isLoading && <span className={classes.avatarToCome} data-for="member" aria-hidden />}
                <span data-for={isLoading ? 'visitor' : undefined} className={classes.signIn}>
                  <SignInLink />
                </span>
              </>
            )}
          </div>
          <div className={classes.narrow}>
            <MobileMenu onSearch={onSearch} />
          </div>
        </div>
      </div>
    </header>
  );
}
