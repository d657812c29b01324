import { ArtFrame } from './art-frame.tsx';
import { INK, SHEET, THIN, TICK } from './strokes.ts';

/** A kitchen scale with vegetables on it, and the three macros that it says. */
export function NutritionArt() {
  return (
    <ArtFrame>
      <path
        d="M112 18 c14 -2 20 8 14 16 c10 2 12 14 2 18 H92 c-10 -4 -8 -16 2 -18 c-6 -10 4 -20 18 -16 Z"
        fill="var(--mantine-color-basil-5)"
      />
      <rect x="103" y="46" width="14" height="16" rx="4" fill="var(--mantine-color-basil-1)" />
      <path d="M58 60 L84 30 q8 -4 10 4 L78 62 Z" fill="#e08428" />
      <path d="M88 30 q-2 -10 4 -14 M90 31 q6 -8 12 -6" {...TICK} />
      <circle cx="140" cy="52" r="13" fill="#c9452f" />
      <path d="M46 60 H162 q-4 24 -30 24 H76 q-26 0 -30 -24 Z" {...SHEET} />
      <path d="M96 84 h16 l4 8 h-24 Z" fill="var(--track)" />
      <path d="M66 92 H142 l10 38 H56 Z" fill="var(--primary-tint-strong)" />
      <circle cx="104" cy="111" r="15" {...SHEET} />
      <path d="M104 111 L112 102" {...INK} />
      <rect x="182" y="52" width="12" height="78" rx="3" fill="var(--carbs)" />
      <rect x="200" y="86" width="12" height="44" rx="3" fill="var(--protein)" />
      <rect x="218" y="98" width="12" height="32" rx="3" fill="var(--fat)" />
      <path d="M20 130 H232" {...THIN} />
    </ArtFrame>
  );
}
