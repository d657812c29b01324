import { useInterval, useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './cycling-words.module.css';

/** How long each word stays, in ms (shell 9). */
const CYCLE_MS = 2000;

/**
 * The changing end of the headline, round and round unless paused or motion is unwanted. All words share one place, so
 * that nothing moves around them. Screen readers get the headline's label instead.
 */
export function CyclingWords({ words, isPaused }: { words: readonly string[]; isPaused: boolean }) {
  const [index, setIndex] = useState(0);
  const isCalm = useReducedMotion();
  const { start, stop } = useInterval(() => setIndex((current) => (current + 1) % words.length), CYCLE_MS);
  const isStill = isPaused || isCalm;

  useEffect(() => {
    if (isStill) return stop();
    start();
    return stop;
  }, [isStill, start, stop]);

  return (
    <span className={classes.words} aria-hidden="true">
      {words.map((word, place) => (
        <span key={word} className={classes.word} data-shown={place === index || undefined}>
          {word}
        </span>
      ))}
    </span>
  );
}
