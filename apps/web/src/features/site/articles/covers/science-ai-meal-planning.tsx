import classes from './covers.module.css';
import { Leaf } from './leaf.tsx';
import { scattered } from './scattered.ts';

const PLATES = [
  { x: 88, turn: 0, line: 'M204 84 C204 116 88 92 88 124' },
  { x: 240, turn: 125, line: 'M240 84 V124' },
  { x: 392, turn: 245, line: 'M276 84 C276 116 392 92 392 124' },
];

/** The dots that are filled: what a plan chose. */
const CHOSEN = new Map([
  [2, 'var(--gold)'],
  [7, 'var(--red)'],
  [10, 'var(--plum)'],
  [15, 'var(--basil)'],
  [18, 'var(--gold)'],
]);

/** Three plates in a row, each joined by a line to a grid of dots above. */
export function ScienceCover() {
  return (
    <svg viewBox="0 0 480 300" className={classes.cover} aria-hidden="true" focusable="false">
      <rect width="480" height="300" fill="var(--ground-teal)" />
      {PLATES.map(({ x, line }) => (
        <path key={x} d={line} fill="none" stroke="var(--teal)" strokeWidth="2" />
      ))}
      <rect x="168" y="16" width="144" height="72" rx="10" fill="var(--cream)" />
      {Array.from({ length: 21 }, (_, index) => ({
        index,
        x: 180 + 20 * (index % 7),
        y: 32 + 20 * Math.floor(index / 7),
      })).map(({ index, x, y }) => (
        <circle key={index} cx={x} cy={y} r="5.5" fill={CHOSEN.get(index) ?? 'var(--cream-edge)'} />
      ))}
      {PLATES.map(({ x, turn }) => (
        <g key={x} transform={`translate(${x} 200)`}>
          <circle cy="5" r="70" fill="var(--dark)" opacity="0.1" />
          <circle r="70" fill="var(--cream)" />
          <circle r="55" fill="none" stroke="var(--cream-edge)" strokeWidth="1.5" />
          <g transform={`rotate(${turn})`}>
            <Servings />
          </g>
          <circle cy="-76" r="5" fill="var(--teal)" />
        </g>
      ))}
    </svg>
  );
}

/** Grain, greens and fish in three wedges around the middle of a plate. */
function Servings() {
  return (
    <>
      <path d="M2 -3 L2 -50 A50 50 0 0 1 44 24 L4 1 Z" fill="var(--gold-light)" />
      {scattered(16, 25, -14, 17, 22).map(({ key, x, y, turn }) => (
        <ellipse
          key={key}
          cx={x}
          cy={y}
          rx="4.4"
          ry="2"
          transform={`rotate(${turn} ${x} ${y})`}
          fill={key % 3 === 0 ? 'var(--gold-deep)' : 'var(--gold)'}
        />
      ))}
      <path d="M3 4 L42 28 A50 50 0 0 1 -43 27 L-2 4 Z" fill="var(--basil-light)" />
      <Leaf x={-22} y={42} turn={28} size={0.72} />
      <Leaf x={2} y={47} turn={0} size={0.85} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <Leaf x={24} y={40} turn={-32} size={0.68} />
      <path d="M-3 1 L-45 23 A50 50 0 0 1 -3 -50 Z" fill="var(--plum-light)" />
      <g transform="translate(-24 -12) rotate(-58)">
        <path d="M-22 0 C-12 -13 10 -13 20 0 C10 13 -12 13 -22 0 Z" fill="var(--red-light)" />
        <path d="M16 0 L28 -9 V9 Z" fill="var(--red)" />
        <path d="M-6 -7 q5 7 0 14 M2 -8 q5 8 0 16" fill="none" stroke="var(--red)" strokeWidth="1.8" />
        <circle cx="-14" cy="-2" r="1.8" fill="var(--dark)" />
      </g>
    </>
  );
}
