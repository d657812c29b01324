import { useInterval, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './cycling-words.module.css';

/** How long each word stays, in ms (shell 9). */
const CYCLE_MS = 2000;

/**
 * The changing end of the headline. It runs through its words once and rests on the last: motion that goes on by
 * itself for longer would need a way to stop it. Screen readers get the headline's label instead.
 */
export function CyclingWords({ words }: { words: readonly string[] }) {
  const [index, setIndex] = useState(0);
  const isCalm = useReducedMotion();
  const last = words.length - 1;
  const { start, stop } = useInterval(() => setIndex((current) => Math.min(current + 1, last)), CYCLE_MS);

  useEffect(() => {
    if (isCalm || index >= last) return stop();
    start();
    return stop;
  }, [isCalm, index, last, start, stop]);

  return (
    <span className={classes.words} aria-hidden="true">
      <span key={index} className={classes.word}>
        {words[index]}
      </span>
    </span>
  );
}
