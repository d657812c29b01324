import { site } from '@platewise/contract/locales/en/site/site';
import classes from './coming-next.module.css';

/** Marks what is announced and does not exist yet. */
export function ComingNext() {
  return <span className={classes.mark}>{site.comingNext}</span>;
}
