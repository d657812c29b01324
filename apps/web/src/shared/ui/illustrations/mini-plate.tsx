export type MiniPlateKind = 'porridge' | 'lentils' | 'beans';

type MiniPlateProps = {
  kind: MiniPlateKind;
  /** Side of the square that it fills, in the units of what is around it. */
  size: number;
  /** Where it stands inside another picture. */
  x?: number;
  y?: number;
};

const FOOD = { porridge: Porridge, lentils: Lentils, beans: Beans };

/** A small plate from above, one for each meal of the example plan. Decorative. */
export function MiniPlate({ kind, size, x, y }: MiniPlateProps) {
  const Food = FOOD[kind];
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="48" fill="var(--plate)" stroke="var(--plate-line)" />
      <circle cx="50" cy="50" r="37" fill="var(--plate-well)" stroke="var(--plate-line)" />
      <Food />
    </svg>
  );
}

const BERRIES = [
  [38, 40],
  [50, 33],
  [61, 42],
  [46, 47],
  [57, 53],
] as const;

const PUMPKIN_SEEDS = [
  [36, 58, 30],
  [45, 64, -20],
  [56, 66, 60],
  [66, 60, 10],
  [30, 48, 80],
  [70, 48, -50],
] as const;

function Porridge() {
  return (
    <>
      <path d="M50 18 C68 17 83 32 82 50 C83 68 68 83 50 82 C32 83 17 68 18 50 C17 33 32 18 50 18 Z" fill="#f3e6c4" />
      <path
        d="M28 62 C38 74 62 74 73 61 M26 40 C32 28 42 25 48 25"
        fill="none"
        stroke="#dcc68d"
        strokeLinecap="round"
        strokeWidth={2}
      />
      {BERRIES.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="6" fill="#c9452f" />
      ))}
      {PUMPKIN_SEEDS.map(([cx, cy, turn]) => (
        <ellipse
          key={`${cx} ${cy}`}
          cx={cx}
          cy={cy}
          rx="5"
          ry="2.6"
          transform={`rotate(${turn} ${cx} ${cy})`}
          fill="var(--mantine-color-basil-5)"
        />
      ))}
    </>
  );
}

const LENTILS = [
  [30, 44],
  [38, 36],
  [36, 54],
  [45, 46],
  [30, 62],
  [42, 66],
  [48, 30],
  [50, 57],
] as const;

function Lentils() {
  return (
    <>
      <path d="M54 16 A34 34 0 1 0 50 84 C56 66 58 38 54 16 Z" fill="#a9743c" />
      {LENTILS.map(([cx, cy]) => (
        <ellipse key={`${cx} ${cy}`} cx={cx} cy={cy} rx="4.2" ry="3" fill="#c48f52" />
      ))}
      <path
        d="M24 50 C32 42 40 58 50 47 M30 30 C38 26 42 36 49 24"
        fill="none"
        stroke="#6d3f1d"
        strokeLinecap="round"
        strokeWidth={3}
      />
      <path d="M58 17 A34 34 0 0 1 54 84 C60 66 62 40 58 17 Z" fill="var(--mantine-color-basil-2)" />
      <circle cx="69" cy="34" r="6" fill="#c9452f" />
      <circle cx="74" cy="52" r="7" fill="#c9452f" />
      <circle cx="65" cy="66" r="6" fill="#c9452f" />
      <path
        d="M62 46 q5 -5 8 -1 M60 76 q5 -4 8 -1"
        fill="none"
        stroke="var(--mantine-color-basil-6)"
        strokeLinecap="round"
        strokeWidth={2}
      />
    </>
  );
}

const CHICKPEAS = [
  [60, 60],
  [70, 54],
  [68, 67],
  [56, 71],
  [76, 44],
] as const;

function Beans() {
  return (
    <>
      <path d="M18 58 A33 33 0 0 0 48 83 C50 72 48 62 44 54 Z" fill="#f6ecd2" />
      <path d="M50 84 A34 34 0 0 0 84 44 C70 42 54 48 48 56 C50 66 51 74 50 84 Z" fill="#cf6a35" />
      {CHICKPEAS.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="5" fill="#efc77a" />
      ))}
      <path
        d="M22 50 C32 32 46 26 62 24 M26 54 C36 40 50 36 70 34 M32 26 C44 34 56 40 74 40 M24 40 C40 44 52 30 56 20"
        fill="none"
        stroke="var(--mantine-color-basil-5)"
        strokeLinecap="round"
        strokeWidth={6}
      />
      <path
        d="M30 64 l4 2 M38 70 l4 -2 M34 74 l3 2 M42 62 l3 3"
        fill="none"
        stroke="#d3bd85"
        strokeLinecap="round"
        strokeWidth={2}
      />
    </>
  );
}
