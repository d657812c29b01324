import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import { useAuth } from '../auth/use-auth.ts';
import { MEMBER_ITEMS, type NavItem, VISITOR_ITEMS } from './nav-items.ts';
import classes from './site-header.module.css';

const MEMBER = MEMBER_ITEMS.map((item) => ({ ...item, person: 'member' }));
const VISITOR = VISITOR_ITEMS.map((item) => ({ ...item, person: 'visitor' }));

/**
 * The top navigation. Until it is known who is here, both lists are in the page and the styles show the likely one, so
 * that links stand where they will stay from the first paint on.
 */
export function SiteNav() {
  const { status } = useAuth();
  const isLoading = status === 'loading';
  const items: (NavItem & { person: string })[] = isLoading
    ? [...VISITOR, ...MEMBER]
    : status === 'signed-in'
      ? MEMBER
      : VISITOR;

  return (
    <nav className={classes.nav} aria-label={texts.shell.mainNavigation}>
      {items.map(({ to, label, person }) => (
        <Link key={person + to} to={to} className={classes.link} data-for={isLoading ? person : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
