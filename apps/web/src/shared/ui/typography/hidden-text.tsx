import classes from './hidden-text.module.css';

/** Words for who listens to the page. */
export function HiddenText({ children }: { children: string }) {
  return <span className={classes.hidden}>{children}</span>;
}
