import type { NamedTime } from './find-times.ts';
import classes from './step-text.module.css';

/** A step in large type, its times set off. */
export function StepText({ text, times }: { text: string; times: readonly NamedTime[] }) {
  const last = times.at(-1);
  return (
    <p className={classes.text}>
      {times.map(({ start, end }, place) => (
        <span key={start}>
          {text.slice(times[place - 1]?.end ?? 0, start)}
          <strong className={classes.time}>{text.slice(start, end)}</strong>
        </span>
      ))}
      {text.slice(last?.end ?? 0)}
    </p>
  );
}
