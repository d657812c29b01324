import classes from './covers.module.css';
import { Leaf } from './leaf.tsx';
import { scattered } from './scattered.ts';

/** A balance: lentils on the heavy side, an empty speech bubble on the light one. */
export function FutureCover() {
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
