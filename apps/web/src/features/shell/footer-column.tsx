import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { FOOTER_COLUMNS } from './footer-columns.ts';
import classes from './site-footer.module.css';

/** One list of pages under its title. */
export function FooterColumn({ title, links }: (typeof FOOTER_COLUMNS)[number]) {
  const id = useId();
  return (
    <div>
      <p id={id} className={classes.title}>
        {title}
      </p>
      <ul className={classes.links} aria-labelledby={id}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
