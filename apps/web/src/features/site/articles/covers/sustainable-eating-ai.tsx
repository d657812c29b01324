import classes from './covers.module.css';
import { Leaf } from './leaf.tsx';
import { scattered } from './scattered.ts';

/** Heights of the bars on the ridge, from heavy to light. */
const BARS = [180, 134, 108, 91, 80, 72, 65, 59, 53, 46];

/** A plate on a green hill, and behind it bars that fall from left to right. */
export function EatingCover() {
  return (
    <svg viewBox="0 0 480 300" className={classes.cover} aria-hidden="true" focusable="false">
      <rect width="480" height="300" fill="var(--ground-basil)" />
      <circle cx="404" cy="72" r="36" fill="var(--gold)" />
      {BARS.map((height, index) => (
        <rect
          key={height}
          x={22 + 45 * index}
          y={208 - height}
          width="30"
          height={height}
          rx="8"
          fill={index % 2 === 0 ? 'var(--plum)' : 'var(--plum-light)'}
        />
      ))}
      <path d="M0 196 C110 168 330 164 480 190 V300 H0 Z" fill="var(--basil-mid)" />
      <path d="M0 246 C120 206 350 206 480 240 V300 H0 Z" fill="var(--basil)" />

      <ellipse cx="240" cy="240" rx="150" ry="48" fill="var(--dark)" opacity="0.18" />
      <ellipse cx="240" cy="232" rx="150" ry="48" fill="var(--cream)" />
      <ellipse cx="240" cy="231" rx="116" ry="34" fill="none" stroke="var(--cream-edge)" strokeWidth="2" />

      <path d="M136 230 C140 198 214 196 220 230 C206 246 150 246 136 230 Z" fill="var(--gold)" />
      {scattered(30, 178, 225, 34, 15).map(({ key, x, y, turn }) => (
        <ellipse
          key={key}
          cx={x}
          cy={y}
          rx="5"
          ry="3.2"
          transform={`rotate(${turn} ${x} ${y})`}
          fill={key % 3 === 0 ? 'var(--gold-deep)' : 'var(--gold-light)'}
        />
      ))}
      {scattered(16, 252, 222, 29, 16).map(({ key, x, y }) => (
        <g key={key}>
          <circle cx={x} cy={y} r="8" fill={key % 2 === 0 ? 'var(--basil-mid)' : 'var(--basil)'} />
          <circle cx={x - 2.4} cy={y - 2.6} r="2" fill="var(--basil-light)" />
        </g>
      ))}
      {[
        { x: 288, y: 206 },
        { x: 314, y: 214 },
        { x: 292, y: 228 },
      ].map(({ x, y }) => (
        <g key={x}>
          <path d={`M${x} ${y} l12 -7 h18 l-10 7 Z`} fill="var(--cream)" stroke="var(--cream-edge)" />
          <path d={`M${x + 20} ${y} l10 -7 v14 l-10 8 Z`} fill="var(--cream-edge)" />
          <rect x={x} y={y} width="20" height="15" fill="var(--gold-light)" />
        </g>
      ))}
      <path
        d="M206 248 C212 238 250 238 258 246 C262 256 244 262 230 261 C214 260 204 256 206 248 Z"
        fill="var(--red)"
      />
      <path d="M216 249 q12 -6 30 -1" fill="none" stroke="var(--red-light)" strokeWidth="3.5" strokeLinecap="round" />
      <Leaf x={222} y={216} turn={-34} size={0.8} fill="var(--basil-deep)" />
      <Leaf x={226} y={216} turn={8} size={0.9} />
    </svg>
  );
}
