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

  useEffect(() => {
    if (isPaused) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!isCalm.matches) setIndex((current) => (current + 1) % words.length);
    }, CYCLE_MS);
    return () => clearInterval(timer);
  }, [isPaused, words.length]);

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
