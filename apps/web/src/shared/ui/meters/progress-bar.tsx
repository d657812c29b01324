import type { ProgressHTMLAttributes } from 'react';
import classes from './progress-bar.module.css';

type ProgressBarProps = Required<Pick<ProgressHTMLAttributes<HTMLProgressElement>, 'value' | 'max'>> &
  Pick<ProgressHTMLAttributes<HTMLProgressElement>, 'aria-label' | 'aria-labelledby'>;

/** How much of a whole is done. */
export function ProgressBar(props: ProgressBarProps) {
  return <progress {...props} className={classes.bar} />;
}
