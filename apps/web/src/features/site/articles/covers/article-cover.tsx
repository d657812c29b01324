import type { ComponentType } from 'react';
import classes from './covers.module.css';
import { Leaf } from './leaf.tsx';
import { MacroCover } from './macro-micronutrients.tsx';
import { scattered } from './scattered.ts';
import { ScienceCover } from './science-ai-meal-planning.tsx';
import { EatingCover } from './sustainable-eating-ai.tsx';
import { MealPrepCover } from './sustainable-meal-prep.tsx';

const COVERS: Record<string, ComponentType> = {
  'dietary-needs-meal-planning': DietaryCover,
  'future-of-ai-nutrition': FutureCover,
  'macro-micronutrients': MacroCover,
  'science-ai-meal-planning': ScienceCover,
  'sustainable-eating-ai': EatingCover,
  'sustainable-meal-prep': MealPrepCover,
};

/** The picture of an article, drawn for it; decorative, since the title beside it says what the article is about. */
export function ArticleCover({ slug }: { slug: string }) {
  const Cover = COVERS[slug];
  return Cover ? <Cover /> : null;
}

/** A shelf of jars and a loaf; a magnifying glass rests on a blank label. */
function DietaryCover() {
  return (
    <svg viewBox="0 0 480 300" className={classes.cover} aria-hidden="true" focusable="false">
      <rect width="480" height="300" fill="var(--ground-saffron)" />
      <rect x="24" y="36" width="432" height="8" rx="4" fill="var(--board)" />
      <rect y="236" width="480" height="64" fill="var(--board)" />
      <rect y="236" width="480" height="5" fill="var(--board-edge)" />

      <path
        d="M44 132 H112 Q118 136 118 146 V228 Q118 236 110 236 H46 Q38 236 38 228 V146 Q38 136 44 132 Z"
        fill="var(--red)"
      />
      <path d="M38 146 Q38 136 44 132 H112 Q118 136 118 146 V158 H38 Z" fill="var(--red-light)" />
      <rect x="42" y="114" width="72" height="18" rx="4" fill="var(--basil)" />
      <rect x="42" y="126" width="72" height="6" fill="var(--basil-deep)" />
      <rect x="38" y="174" width="80" height="38" fill="var(--cream)" />
      <circle cx="78" cy="193" r="11" fill="var(--red)" />
      <path
        d="M78 184 q-8 -7 -13 -2 M78 184 q8 -7 13 -2 M78 184 v-7"
        stroke="var(--basil)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />

      <path
        d="M148 94 H248 Q258 100 258 112 V226 Q258 236 248 236 H148 Q138 236 138 226 V112 Q138 100 148 94 Z"
        fill="var(--plum-light)"
      />
      <path d="M138 128 H258 V226 Q258 236 248 236 H148 Q138 236 138 226 Z" fill="var(--plum)" />
      <rect x="146" y="72" width="104" height="22" rx="5" fill="var(--gold)" />
      <rect x="146" y="87" width="104" height="7" fill="var(--gold-deep)" />
      <rect x="150" y="146" width="96" height="66" rx="4" fill="var(--cream)" />

      <path
        d="M282 152 H340 Q348 156 348 166 V228 Q348 236 340 236 H282 Q274 236 274 228 V166 Q274 156 282 152 Z"
        fill="var(--glass)"
      />
      <path d="M274 180 H348 V228 Q348 236 340 236 H282 Q274 236 274 228 Z" fill="var(--gold)" />
      {scattered(30, 311, 208, 33, 25).map(({ key, x, y, turn }) => (
        <ellipse
          key={key}
          cx={x}
          cy={y}
          rx="5"
          ry="3.4"
          transform={`rotate(${turn} ${x} ${y})`}
          fill={key % 3 === 0 ? 'var(--gold-deep)' : 'var(--gold-light)'}
        />
      ))}
      <rect x="280" y="136" width="62" height="16" rx="4" fill="var(--red)" />
      <rect x="280" y="147" width="62" height="5" fill="var(--tomato-deep)" />

      <path d="M360 236 C348 186 366 166 404 166 C446 166 462 188 450 236 Z" fill="var(--crust)" />
      <path d="M366 236 C356 192 372 174 404 174 C440 174 452 194 444 236 Z" fill="var(--crumb)" />
      <path
        d="M384 190 q10 8 6 20 M404 188 q10 8 6 20 M424 191 q9 8 6 18"
        fill="none"
        stroke="var(--crust)"
        strokeWidth="4"
        strokeLinecap="round"
      />

      <path d="M252 206 L300 262" stroke="var(--dark)" strokeWidth="14" strokeLinecap="round" />
      <path d="M252 206 L262 218" stroke="var(--steel-deep)" strokeWidth="10" />
      <circle cx="222" cy="172" r="46" fill="var(--cream)" />
      <circle cx="222" cy="172" r="46" fill="none" stroke="var(--dark)" strokeWidth="7" />
      <path
        d="M192 160 A34 34 0 0 1 212 142"
        fill="none"
        stroke="var(--gold-light)"
        strokeWidth="6"
        strokeLinecap="round"
      />

      <path
        d="M64 274 C96 268 122 276 150 270"
        fill="none"
        stroke="var(--basil-deep)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <Leaf x={76} y={273} turn={-58} size={0.82} />
      <Leaf x={92} y={271} turn={26} size={0.88} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <Leaf x={104} y={272} turn={142} size={0.7} />
      <Leaf x={122} y={273} turn={42} size={0.86} />
      <Leaf x={146} y={270} turn={96} size={0.92} fill="var(--basil-mid)" vein="var(--basil-deep)" />
    </svg>
  );
}

/** A balance: lentils on the heavy side, an empty speech bubble on the light one. */
function FutureCover() {
  return (
    <svg viewBox="0 0 480 300" className={classes.cover} aria-hidden="true" focusable="false">
      <rect width="480" height="300" fill="var(--ground-aubergine)" />
      <rect y="252" width="480" height="48" fill="var(--board)" />
      <rect y="252" width="480" height="6" fill="var(--board-edge)" />

      <path d="M178 256 C184 232 210 226 228 222 H252 C270 226 296 232 302 256 Z" fill="var(--plum)" />
      <path d="M178 256 H302 V262 H178 Z" fill="var(--plum-deep)" />
      <rect x="234" y="70" width="12" height="156" rx="4" fill="var(--plum)" />
      <rect x="234" y="70" width="5" height="156" rx="2.5" fill="var(--plum-light)" />

      <g transform="rotate(-15 240 78)">
        <path d="M92 74 Q166 66 240 72 Q314 66 388 74 V82 Q314 80 240 86 Q166 80 92 82 Z" fill="var(--plum-deep)" />
      </g>
      <circle cx="240" cy="78" r="14" fill="var(--gold)" />
      <circle cx="240" cy="78" r="6" fill="var(--gold-deep)" />
      <circle cx="240" cy="56" r="7" fill="var(--plum)" />

      <path d="M97 117 L48 196 M97 117 L146 196" stroke="var(--plum)" strokeWidth="2" />
      <circle cx="97" cy="117" r="5" fill="var(--gold)" />
      <path d="M54 196 C60 152 134 152 140 196 Z" fill="var(--gold)" />
      {scattered(34, 97, 181, 33, 15).map(({ key, x, y, turn }) => (
        <ellipse
          key={key}
          cx={x}
          cy={y}
          rx="5"
          ry="3.2"
          transform={`rotate(${turn} ${x} ${y})`}
          fill={key % 4 === 0 ? 'var(--red)' : key % 3 === 0 ? 'var(--gold-deep)' : 'var(--gold-light)'}
        />
      ))}
      <Leaf x={122} y={172} turn={34} size={0.75} />
      <Leaf x={118} y={174} turn={-14} size={0.6} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <path d="M38 194 H156 C152 222 124 236 97 236 C70 236 42 222 38 194 Z" fill="var(--basil)" />
      <path d="M38 194 H156 L154 203 H40 Z" fill="var(--basil-deep)" />

      <path d="M383 40 L334 118 M383 40 L432 118" stroke="var(--plum)" strokeWidth="2" />
      <circle cx="383" cy="40" r="5" fill="var(--gold)" />
      <path
        d="M352 62 H416 A14 14 0 0 1 430 76 V92 A14 14 0 0 1 416 106 H386 L370 119 L370 106 H352 A14 14 0 0 1 338 92 V76 A14 14 0 0 1 352 62 Z"
        fill="var(--cream)"
        stroke="var(--plum-light)"
        strokeWidth="2"
        strokeDasharray="5 5"
        strokeLinejoin="round"
      />
      <path d="M324 116 H442 C438 144 410 158 383 158 C356 158 328 144 324 116 Z" fill="var(--basil)" />
      <path d="M324 116 H442 L440 125 H326 Z" fill="var(--basil-deep)" />
    </svg>
  );
}
