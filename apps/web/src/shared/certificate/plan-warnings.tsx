import { texts } from '@platewise/contract/texts';
import { keyedLines } from '../meal/details/keyed-lines.ts';
import classes from './plan-warnings.module.css';

/** What a person should know about the plan, in the planner's words. */
export function PlanWarnings({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.warnings} aria-label={texts.planner.warnings}>
      {keyedLines(warnings).map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}
