import { ArtFrame } from './art-frame.tsx';
import { INK, SHEET, THIN, TICK } from './strokes.ts';

/** A full bag and a list with ticks. */
export function GroceriesArt() {
  return (
    <ArtFrame>
      <path d="M20 132 H220" {...THIN} />
      <path d="M104 66 L122 18 q8 -8 14 2 L120 68 Z" fill="#c98a3d" />
      <path
        d="M118 32 l8 4 M113 44 l8 4 M109 56 l8 3"
        fill="none"
        stroke="#f1cf92"
        strokeLinecap="round"
        strokeWidth={2.5}
      />
      <path d="M56 66 V30 h12 V66 Z" fill="var(--mantine-color-basil-1)" />
      <path
        d="M62 34 C44 26 46 12 52 8 C58 14 62 20 62 30 C62 20 68 12 76 12 C80 20 74 32 62 34 Z"
        fill="var(--mantine-color-basil-7)"
      />
      <path d="M82 66 C76 50 84 44 90 44 C98 44 104 52 98 66 Z" fill="#e08428" />
      <path d="M90 46 C84 36 86 30 90 26 C94 30 96 38 90 46 Z" fill="var(--mantine-color-basil-5)" />
      <path d="M42 62 H134 L130 132 H46 Z" fill="#d9c39a" />
      <path d="M134 62 L142 70 L138 132 H130 Z" fill="#c3ab7f" />
      <path d="M72 82 q0 14 16 14 t16 -14" {...INK} />
      <rect x="158" y="34" width="62" height="90" rx="4" {...SHEET} />
      <path d="M167 52 l4 4 l7 -8 M167 74 l4 4 l7 -8 M167 96 l4 4 l7 -8" {...TICK} />
      <rect x="186" y="49" width="26" height="6" rx="3" fill="var(--track)" />
      <rect x="186" y="71" width="20" height="6" rx="3" fill="var(--track)" />
      <rect x="186" y="93" width="24" height="6" rx="3" fill="var(--track)" />
      <circle cx="150" cy="122" r="10" fill="#c9452f" />
    </ArtFrame>
  );
}
