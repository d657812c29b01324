import { texts } from '@platewise/contract/texts';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';
import { BRAND_ACCOUNTS } from './brand-accounts.ts';
import { FooterColumn } from './footer-column.tsx';
import { FOOTER_COLUMNS } from './footer-columns.ts';
import classes from './site-footer.module.css';
import { useCurrentYear } from './use-current-year.ts';

const HAS_ACCOUNTS = Object.values(BRAND_ACCOUNTS).some((account) => account !== null);
const SocialLinks = lazyPart(async () => (await import('./social-links.tsx')).SocialLinks);

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
          {HAS_ACCOUNTS && <SocialLinks />}
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
