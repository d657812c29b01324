import { ArtFrame } from './art-frame.tsx';
import { SHEET, THIN } from './strokes.ts';

/** A tablet that shows one step, and the pan next to it. */
export function CookingArt() {
  return (
    <ArtFrame>
      <path d="M20 130 H220" {...THIN} />
      <path d="M58 130 L76 112 H96 L114 130 Z" fill="var(--track)" />
      <rect x="26" y="28" width="120" height="88" rx="9" fill="#3b4540" />
      <rect x="33" y="35" width="106" height="74" rx="4" {...SHEET} />
      <circle cx="48" cy="50" r="7" fill="var(--primary)" />
      <rect x="62" y="45" width="62" height="10" rx="5" fill="var(--track)" />
      <rect x="42" y="66" width="86" height="7" rx="3.5" fill="var(--track)" />
      <rect x="42" y="79" width="64" height="7" rx="3.5" fill="var(--track)" />
      <rect x="104" y="92" width="26" height="10" rx="5" fill="var(--primary)" />
      <rect x="196" y="98" width="40" height="9" rx="4.5" fill="#3b4540" />
      <circle cx="180" cy="102" r="30" fill="#3b4540" />
      <circle cx="180" cy="102" r="24" fill="#55615a" />
      <path d="M180 86 c10 -3 19 5 16 14 c4 8 -4 18 -14 15 c-9 4 -19 -3 -17 -12 c-4 -9 5 -18 15 -17 Z" fill="#fffdf8" />
      <circle cx="180" cy="101" r="7.5" fill="var(--saffron)" />
    </ArtFrame>
  );
}
