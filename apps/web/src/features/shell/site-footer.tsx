import { texts } from '@platewise/contract/texts';
import { PlateMark } from '../../components/plate-mark.tsx';
import { BRAND_LINKS } from './brand-links.ts';
import { FooterColumn } from './footer-column.tsx';
import { FOOTER_COLUMNS } from './footer-columns.ts';
import classes from './site-footer.module.css';
import { useCurrentYear } from './use-current-year.ts';

/** The end of every page: the brand, the public pages, where else we are, the year, and what plans are not. */
export function SiteFooter() {
  const year = useCurrentYear();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <div className={classes.brand}>
            <PlateMark size={28} />
            <span>
              {texts.shell.brandFirst} <span className={classes.second}>{texts.shell.brandSecond}</span>
            </span>
          </div>
          <p className={classes.tagline}>{texts.shell.tagline}</p>
          <ul className={classes.social}>
            {BRAND_LINKS.map(({ name, href, Icon }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={classes.socialLink}
                  aria-label={texts.shell.socialLink({ name })}
                  title={name}
                >
                  <Icon size={20} stroke={1.5} aria-hidden />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={classes.columns} aria-label={texts.shell.footerNavigation}>
          {FOOTER_COLUMNS.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </nav>
        <div className={classes.end}>
          <p>{texts.shell.copyright({ year })}</p>
          <p>{texts.shell.notMedicalAdvice}</p>
        </div>
      </div>
    </footer>
  );
}
