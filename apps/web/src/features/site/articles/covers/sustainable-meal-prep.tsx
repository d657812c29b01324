import classes from './covers.module.css';
import { Leaf } from './leaf.tsx';
import { scattered } from './scattered.ts';

const SLICES = [
  { x: 190, y: 74, r: 22 },
  { x: 238, y: 68, r: 19 },
  { x: 206, y: 118, r: 20 },
  { x: 250, y: 112, r: 23 },
];

/** Four shallow boxes with cooked parts of a week, beside an oven that is on. */
export function MealPrepCover() {
  return (
    <svg viewBox="0 0 480 300" className={classes.cover} aria-hidden="true" focusable="false">
      <rect width="480" height="300" fill="var(--ground-tomato)" />

      <Box x={26} y={34} fill="var(--gold)" />
      {scattered(52, 84, 91, 43, 41).map(({ key, x, y, turn }) => (
        <ellipse
          key={key}
          cx={x}
          cy={y}
          rx="5.2"
          ry="3.6"
          transform={`rotate(${turn} ${x} ${y})`}
          fill={key % 5 === 0 ? 'var(--red)' : key % 3 === 0 ? 'var(--gold-deep)' : 'var(--gold-light)'}
        />
      ))}
      <Leaf x={92} y={96} turn={24} size={0.7} />
      <Leaf x={86} y={98} turn={-40} size={0.6} fill="var(--basil-mid)" vein="var(--basil-deep)" />

      <Box x={160} y={34} fill="var(--crumb)" />
      {SLICES.map(({ x, y, r }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill="var(--plum-deep)" />
          <circle cx={x} cy={y} r={r - 3.5} fill="var(--gold-light)" />
          {scattered(7, x, y, r * 0.48, r * 0.48).map((seed) => (
            <circle key={seed.key} cx={seed.x} cy={seed.y} r="1.7" fill="var(--crust)" />
          ))}
        </g>
      ))}

      <Box x={26} y={162} fill="var(--red)" />
      <path
        d="M50 220 C50 192 116 190 116 220 C116 244 68 246 68 224 C68 208 98 208 98 222"
        fill="none"
        stroke="var(--red-light)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Leaf x={88} y={240} turn={58} size={0.8} />
      <Leaf x={86} y={240} turn={-8} size={0.66} fill="var(--basil-mid)" vein="var(--basil-deep)" />

      <Box x={160} y={162} fill="var(--basil-light)" />
      <Leaf x={188} y={226} turn={-30} size={1.05} />
      <Leaf x={244} y={222} turn={34} size={1.05} />
      <Leaf x={216} y={216} turn={4} size={0.95} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <Leaf x={206} y={258} turn={-58} size={0.95} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <Leaf x={228} y={262} turn={52} size={0.95} fill="var(--basil-mid)" vein="var(--basil-deep)" />
      <Leaf x={218} y={262} turn={-4} size={1} />

      <path d="M268 236 C286 232 284 258 296 262" fill="none" stroke="var(--dark)" strokeWidth="2" />
      <path
        d="M294 254 L342 262 A4 4 0 0 1 345 267 L342 286 A4 4 0 0 1 338 289 L290 281 L284 266 Z"
        fill="var(--cream)"
      />
      <circle cx="293" cy="267" r="3" fill="var(--ground-tomato)" />

      <rect x="312" y="34" width="144" height="200" rx="14" fill="var(--plum)" />
      <rect x="312" y="34" width="144" height="46" rx="14" fill="var(--plum-deep)" />
      <rect x="312" y="62" width="144" height="18" fill="var(--plum-deep)" />
      {[338, 366].map((x) => (
        <g key={x}>
          <circle cx={x} cy="57" r="10" fill="var(--cream)" />
          <path d={`M${x} 57 V50`} stroke="var(--plum-deep)" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
      <rect x="392" y="47" width="48" height="20" rx="5" fill="var(--dark)" />
      <path d="M402 57 H430" stroke="var(--gold)" strokeWidth="4" strokeDasharray="7 4" />
      <rect x="328" y="92" width="112" height="9" rx="4.5" fill="var(--steel)" />
      <rect x="330" y="114" width="108" height="98" rx="10" fill="var(--gold)" />
      <rect x="340" y="124" width="88" height="78" rx="6" fill="var(--gold-light)" />
      <path d="M340 176 H428" stroke="var(--crust)" strokeWidth="3" />
      <path d="M352 176 C354 150 414 150 416 176 Z" fill="var(--red)" />
      <path d="M346 176 H422 L416 190 H352 Z" fill="var(--dark)" />
      <path
        d="M370 142 q-5 -6 0 -11 M386 140 q-5 -6 0 -11 M402 142 q-5 -6 0 -11"
        fill="none"
        stroke="var(--gold-deep)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="326" y="234" width="18" height="10" rx="3" fill="var(--plum-deep)" />
      <rect x="424" y="234" width="18" height="10" rx="3" fill="var(--plum-deep)" />
    </svg>
  );
}

/** A box without its lid, seen from above. */
function Box({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <>
      <rect x={x} y={y + 5} width="116" height="114" rx="18" fill="var(--dark)" opacity="0.1" />
      <rect x={x} y={y} width="116" height="114" rx="18" fill="var(--cream)" />
      <rect x={x + 7} y={y + 7} width="102" height="100" rx="13" fill={fill} />
    </>
  );
}
