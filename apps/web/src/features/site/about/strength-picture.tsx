import type { about } from '@platewise/contract/texts/site/about';
import type { ReactNode } from 'react';

type Strength = (typeof about.strengths)[number]['id'];

/** Where the dishes lie among which one is chosen. */
const DISHES = [
  [16, 16],
  [48, 16],
  [80, 16],
  [16, 48],
  [80, 48],
  [16, 80],
  [48, 80],
  [80, 80],
] as const;

const PICTURES = {
  ai: (
    <>
      {DISHES.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" fill="var(--track)" />
      ))}
      <circle cx="48" cy="48" r="21" fill="var(--plate)" stroke="var(--plate-rim)" strokeWidth={2} />
      <circle cx="48" cy="48" r="14" fill="var(--plate-well)" stroke="var(--plate-line)" />
      <path d="M48 48 V34 A14 14 0 0 1 60.1 41 Z" fill="var(--plate-wedge)" />
      <path d="M48 48 L60.1 41 A14 14 0 0 1 60.1 55 Z" fill="var(--saffron)" />
    </>
  ),
  nutrition: (
    <>
      <g fill="none" strokeWidth={12} transform="rotate(-90 48 48)">
        <circle cx="48" cy="48" r="36" pathLength="100" strokeDasharray="46 54" stroke="var(--carbs)" />
        <circle
          cx="48"
          cy="48"
          r="36"
          pathLength="100"
          strokeDasharray="26 74"
          strokeDashoffset="-50"
          stroke="var(--fat)"
        />
        <circle
          cx="48"
          cy="48"
          r="36"
          pathLength="100"
          strokeDasharray="16 84"
          strokeDashoffset="-80"
          stroke="var(--protein)"
        />
      </g>
      <path d="M48 24 C63 34 63 58 48 70 C33 58 33 34 48 24 Z" fill="var(--primary)" />
      <path
        d="M48 32 V64 M48 44 L55 38 M48 52 L40 45 M48 59 L55 53"
        fill="none"
        stroke="var(--primary-tint-strong)"
        strokeLinecap="round"
        strokeWidth={1.5}
      />
    </>
  ),
  time: (
    <>
      <rect x="42" y="4" width="12" height="12" rx="3" fill="var(--tomato)" />
      <path d="M76 20 L83 27" stroke="var(--plate-rim)" strokeLinecap="round" strokeWidth={4} />
      <circle cx="48" cy="52" r="38" fill="var(--plate)" stroke="var(--plate-rim)" strokeWidth={2} />
      <circle cx="48" cy="52" r="29" fill="var(--plate-well)" stroke="var(--plate-line)" />
      <path d="M48 52 V23 A29 29 0 0 1 77 52 Z" fill="var(--saffron)" />
      <circle
        cx="48"
        cy="52"
        r="33.5"
        pathLength="120"
        strokeDasharray="1 9"
        fill="none"
        stroke="var(--muted)"
        strokeWidth={4}
      />
      <path d="M48 52 V29" stroke="var(--ink)" strokeLinecap="round" strokeWidth={2.5} />
      <circle cx="48" cy="52" r="3.5" fill="var(--ink)" />
    </>
  ),
  custom: (
    <>
      <g fill="none" strokeLinecap="round" strokeWidth={5}>
        <path d="M8 22 H88 M8 48 H88 M8 74 H88" stroke="var(--track)" />
        <path d="M8 22 H62 M8 48 H30 M8 74 H50" stroke="var(--primary-tint-strong)" />
      </g>
      <circle cx="62" cy="22" r="11" fill="var(--tomato)" />
      <path
        d="M62 13 l-5 -4 M62 13 l5 -4 M62 13 v-5"
        fill="none"
        stroke="var(--primary)"
        strokeLinecap="round"
        strokeWidth={3}
      />
      <circle cx="30" cy="48" r="11" fill="var(--saffron)" />
      <circle cx="30" cy="48" r="6" fill="none" stroke="var(--saffron-tint)" strokeWidth={2} />
      <circle cx="50" cy="74" r="11" fill="var(--protein)" />
      <path d="M43 67 C47 61 53 61 57 67 C53 70 47 70 43 67 Z" fill="var(--primary)" />
    </>
  ),
} satisfies Record<Strength, ReactNode>;

/** A small drawing for one of the four strengths. Decorative. */
export function StrengthPicture({ of }: { of: Strength }) {
  return (
    <svg viewBox="0 0 96 96" width="100%" overflow="visible" aria-hidden="true" focusable="false">
      {PICTURES[of]}
    </svg>
  );
}
