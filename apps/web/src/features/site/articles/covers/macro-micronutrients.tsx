import classes from './covers.module.css';
import { Leaf } from './leaf.tsx';
import { scattered } from './scattered.ts';

/** Small dots for vitamins and minerals around the three circles. */
const MICROS = [
  { x: 40, y: 62, fill: 'var(--basil)' },
  { x: 66, y: 30, fill: 'var(--red)' },
  { x: 112, y: 26, fill: 'var(--gold)' },
  { x: 166, y: 22, fill: 'var(--plum)' },
  { x: 318, y: 22, fill: 'var(--teal)' },
  { x: 372, y: 26, fill: 'var(--red)' },
  { x: 418, y: 34, fill: 'var(--basil)' },
  { x: 444, y: 70, fill: 'var(--gold)' },
  { x: 448, y: 122, fill: 'var(--plum)' },
  { x: 428, y: 170, fill: 'var(--red)' },
  { x: 32, y: 114, fill: 'var(--teal)' },
  { x: 50, y: 166, fill: 'var(--gold)' },
];

/** A kitchen scale with a bowl of lentils before the three circles of protein, carbohydrate and fat. */
export function MacroCover() {
  return (
    <svg viewBox="0 0 480 300" className={classes.cover} aria-hidden="true" focusable="false">
      <rect width="480" height="300" fill="var(--ground-basil)" />
      <circle cx="128" cy="116" r="72" fill="var(--plum)" />
      <circle cx="240" cy="88" r="72" fill="var(--gold)" />
      <circle cx="352" cy="116" r="72" fill="var(--teal)" />
      {MICROS.map(({ x, y, fill }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill={fill} />
      ))}
      <rect y="268" width="480" height="32" fill="var(--board)" />
      <rect y="268" width="480" height="5" fill="var(--board-edge)" />

      <path d="M158 130 C166 92 314 92 322 130 Z" fill="var(--gold-deep)" />
      {scattered(46, 240, 120, 66, 16).map(({ key, x, y, turn }) => (
        <ellipse
          key={key}
          cx={x}
          cy={y}
          rx="6"
          ry="4"
          transform={`rotate(${turn} ${x} ${y})`}
          fill={key % 4 === 0 ? 'var(--red)' : key % 3 === 0 ? 'var(--gold)' : 'var(--gold-light)'}
        />
      ))}
      <Leaf x={276} y={116} turn={38} size={1.05} />
      <Leaf x={270} y={118} turn={-12} size={0.9} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <Leaf x={282} y={119} turn={84} size={0.8} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <path d="M142 128 H338 C334 162 300 180 276 182 H204 C180 180 146 162 142 128 Z" fill="var(--cream)" />
      <path d="M142 128 H338 L336 138 H144 Z" fill="var(--cream-edge)" />

      <rect x="186" y="182" width="108" height="9" rx="4.5" fill="var(--steel-deep)" />
      <rect x="226" y="191" width="28" height="10" fill="var(--steel)" />
      <path
        d="M180 200 H300 Q308 200 310 208 L322 262 Q323 270 315 270 H165 Q157 270 158 262 L170 208 Q172 200 180 200 Z"
        fill="var(--red)"
      />
      <path d="M160 254 L158 262 Q157 270 165 270 H315 Q323 270 322 262 L320 254 Z" fill="var(--tomato-deep)" />
      <circle cx="240" cy="232" r="27" fill="var(--cream)" />
      <path
        d="M240 210 V215 M262 232 H257 M218 232 H223 M255.6 216.4 L252 220 M224.4 216.4 L228 220"
        stroke="var(--dark)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M240 232 L252 218" stroke="var(--red)" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="240" cy="232" r="4" fill="var(--dark)" />
    </svg>
  );
}
