import classes from './art.module.css';
import { ArtFrame } from './art-frame.tsx';

/** A plate whose rim fills with the day's protein, carbs and fat. */
export function TrackingArt() {
  return (
    <ArtFrame>
      <circle cx="120" cy="76" r="52" className={classes.paper} />
      <circle cx="120" cy="76" r="44" className={classes.ring} data-macro="track" pathLength="100" />
      <g transform="rotate(-90 120 76)">
        <circle
          cx="120"
          cy="76"
          r="44"
          className={classes.ring}
          data-macro="protein"
          pathLength="100"
          strokeDasharray="17 83"
        />
        <circle
          cx="120"
          cy="76"
          r="44"
          className={classes.ring}
          data-macro="carbs"
          pathLength="100"
          strokeDasharray="38 62"
          strokeDashoffset="-18"
        />
        <circle
          cx="120"
          cy="76"
          r="44"
          className={classes.ring}
          data-macro="fat"
          pathLength="100"
          strokeDasharray="19 81"
          strokeDashoffset="-57"
        />
      </g>
      <rect x="100" y="66" width="40" height="9" rx="4.5" className={classes.words} />
      <rect x="107" y="81" width="26" height="6" rx="3" className={classes.words} />
      <path d="M44 26 v26 q0 10 8 10 q8 0 8 -10 v-26 M52 26 v100" className={classes.ink} />
      <path d="M188 126 v-100 q14 10 14 34 q0 10 -14 12" className={classes.ink} />
    </ArtFrame>
  );
}
