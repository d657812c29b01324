import { texts } from '@platewise/contract/texts';
import { EstimatedMark } from './estimated-mark.tsx';
import { keyedLines } from './keyed-lines.ts';
import type { ShownMeal } from './shown-meal.ts';
import classes from './step-lines.module.css';

/** The numbered steps at a glance, each in two lines at most; the details show them whole. */
export function StepLines({ meal: { instructions, estimated } }: { meal: ShownMeal }) {
  if (instructions.length === 0) return null;
  return (
    <div>
      <ol className={classes.steps} aria-label={texts.meal.instructions}>
        {keyedLines(instructions).map(({ key, line }) => (
          <li key={key}>
            <span dir="auto" className={classes.step}>
              {line}
            </span>
          </li>
        ))}
      </ol>
      {estimated.includes('instructions') && <EstimatedMark />}
    </div>
  );
}
