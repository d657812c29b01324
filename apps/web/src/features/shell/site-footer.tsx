import { texts } from '@platewise/contract/texts';
import { PlateMark } from '../../components/plate-mark.tsx';
import classes from './site-footer.module.css';

/** The end of every page: the brand, the year, and what plans are not. */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <PlateMark size={24} />
          <span>
            {texts.shell.brandFirst} {texts.shell.brandSecond}
          </span>
        </div>
        <p className={classes.note}>{texts.shell.notMedicalAdvice}</p>
        <p className={classes.note}>{texts.shell.copyright({ year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  );
}
