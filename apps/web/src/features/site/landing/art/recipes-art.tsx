import { ArtFrame } from './art-frame.tsx';
import { INK, SHEET } from './strokes.ts';

/** A pot that steams, and a kitchen timer with some minutes left. */
export function RecipesArt() {
  return (
    <ArtFrame>
      <path
        d="M68 40 c-7 -8 7 -12 0 -22 M92 40 c-7 -8 7 -12 0 -22 M116 40 c-7 -8 7 -12 0 -22"
        fill="none"
        stroke="var(--field-border)"
        strokeLinecap="round"
        strokeWidth={2}
      />
      <path d="M34 82 h-10 a6 6 0 0 0 0 12 h12 M150 82 h10 a6 6 0 0 1 0 12 h-12" {...INK} />
      <path d="M36 66 H148 V112 a14 14 0 0 1 -14 14 H50 a14 14 0 0 1 -14 -14 Z" fill="var(--fat)" />
      <path d="M32 66 a8 8 0 0 1 8 -10 H144 a8 8 0 0 1 8 10 Z" fill="var(--fat)" filter="brightness(1.12)" />
      <rect x="82" y="47" width="20" height="10" rx="5" fill="var(--saffron)" />
      <circle cx="194" cy="98" r="29" {...SHEET} />
      <path d="M194 98 V76 A22 22 0 0 1 213 109 Z" fill="var(--saffron)" />
      <path d="M194 98 V76 M194 98 L213 109" {...INK} />
      <path d="M194 65 v-7 M188 58 h12" {...INK} />
    </ArtFrame>
  );
}
