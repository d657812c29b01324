import { Logo } from '../../components/logo.tsx';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import { RetryQuietly } from '../../components/parts/retry-quietly.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { LogOutButton } from './log-out-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchButton } from './search-button.tsx';
import { SignInLink } from './sign-in-link.tsx';
import classes from './site-header.module.css';
import { SiteNav } from './site-nav.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

const balanceToCome = <span className={classes.balanceToCome} aria-hidden />;

const TokenBalance = lazyPart(async () => (await import('../subscription/token-balance.tsx')).TokenBalance, {
  pending: () => balanceToCome,
  Failed: RetryQuietly,
});
const HeaderAccount = lazyPart(async () => (await import('./header-account.tsx')).HeaderAccount, {
  pending: () => <span className={classes.avatarToCome} aria-hidden />,
  Failed: LogOutButton,
});

/** The bar at the top; it shrinks and floats once the page is scrolled (shell 2). */
export function SiteHeader({ onSearch }: { onSearch: () => void }) {
  const { status } = useAuth();
  const isScrolled = useIsScrolled();
  const isSignedIn = status === 'signed-in';
  const isLoading = status === 'loading';

  return (
    <header className={classes.header} data-scrolled={isScrolled || undefined}>
      <div className={classes.bar}>
        <Logo to={isSignedIn ? '/dashboard' : '/'} />
        <SiteNav />
        <div className={classes.end}>
          {isSignedIn && <TokenBalance />}
          {isLoading && balanceToCome}
          <div className={classes.wide}>
            <SearchButton onClick={onSearch} />
            <ThemeToggle />
            {isSignedIn ? (
              <HeaderAccount />
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
