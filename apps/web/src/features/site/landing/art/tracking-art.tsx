import { ArtFrame } from './art-frame.tsx';
import { INK, SHEET } from './strokes.ts';

/** A plate whose rim fills with the day's protein, carbs and fat. */
export function TrackingArt() {
  return (
    <ArtFrame>
      <circle cx="120" cy="76" r="52" {...SHEET} />
      <circle cx="120" cy="76" r="44" fill="none" stroke="var(--track)" strokeWidth={10} />
      <g fill="none" strokeWidth={10} transform="rotate(-90 120 76)">
        <circle cx="120" cy="76" r="44" stroke="var(--protein)" pathLength="100" strokeDasharray="17 83" />
        <circle
          cx="120"
          cy="76"
          r="44"
          stroke="var(--carbs)"
          pathLength="100"
          strokeDasharray="38 62"
          strokeDashoffset="-18"
        />
        <circle
          cx="120"
          cy="76"
          r="44"
          stroke="var(--fat)"
          pathLength="100"
          strokeDasharray="19 81"
          strokeDashoffset="-57"
        />
      </g>
      <rect x="100" y="66" width="40" height="9" rx="4.5" fill="var(--track)" />
      <rect x="107" y="81" width="26" height="6" rx="3" fill="var(--track)" />
      <path d="M44 26 v26 q0 10 8 10 q8 0 8 -10 v-26 M52 26 v100" {...INK} />
      <path d="M188 126 v-100 q14 10 14 34 q0 10 -14 12" {...INK} />
    </ArtFrame>
  );
}
