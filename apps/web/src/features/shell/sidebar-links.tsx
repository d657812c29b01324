import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import { SIDEBAR_ITEMS } from './sidebar-items.ts';
import classes from './sidebar-links.module.css';

/** The pages of the app; in the rail only their pictures, with the name next to the one that is pointed at. */
export function SidebarLinks({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav className={classes.nav} aria-label={texts.shell.appPages}>
      {SIDEBAR_ITEMS.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={classes.link} onClick={onChoose}>
          <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
          <span className={classes.label} data-label>
            {label}
          </span>
        </Link>
      ))}
    </nav>
  );
}
