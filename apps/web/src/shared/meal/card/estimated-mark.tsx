import { texts } from '@platewise/contract/texts';
import classes from './estimated-mark.module.css';

/** Says that the figures next to it are an estimate (decisions 1.1). */
export function EstimatedMark() {
  return (
    <span className={classes.mark} title={texts.meal.estimatedNote}>
      {texts.meal.estimated}
    </span>
  );
}
