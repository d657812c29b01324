import { features as words } from '@platewise/contract/locales/en/site/features';
import classes from './picture.module.css';

/** A request that a program can send, and the plan of this page comes back. */
export function RequestPicture() {
  return (
    <figure className={classes.sheet}>
      <figcaption className={classes.small}>{words.api.requestLabel}</figcaption>
      <pre className={classes.code}>{words.api.request}</pre>
    </figure>
  );
}
