/**
 * One painted path of a picture: filled, or drawn as a line with round ends. Shapes are thought of in a square of 200;
 * what is painted is twice as large, so that whole numbers are fine enough.
 */
export type Mark = { d: string; fill?: string; line?: string; width?: number; opacity?: number };

export type Point = { x: number; y: number };

/** Where a shape is stamped: its place, its turn in radians, its size. */
export type Spot = Point & { turn: number; size: number };

type Segment = { command: string; points: readonly Point[] };

/** Points that each command of a path ends with, after how many that shape it. */
const POINTS = { M: 1, L: 1, Q: 2, C: 3 } as const;

/** Shapes are few and stamped often: each is read once. */
const segmentsOf = new Map<string, readonly Segment[]>();

/** Lays a shape, a path of absolute coordinates around 0 0, at a spot; written in steps from point to point, which is short. */
export function stamp(shape: string, { x, y, turn, size }: Spot): string {
  const cos = Math.cos(turn) * size;
  const sin = Math.sin(turn) * size;
  let at = { x: 0, y: 0 };
  let path = '';
  for (const { command, points } of segments(shape)) {
    const laid = points.map((point) => ({
      x: whole(x + point.x * cos - point.y * sin),
      y: whole(y + point.x * sin + point.y * cos),
    }));
    if (command === 'M') at = laid[0] ?? at;
    path += command === 'M' ? `M${at.x} ${at.y}` : command.toLowerCase();
    if (command === 'M' || !(command in POINTS)) continue;
    const each = POINTS[command as keyof typeof POINTS];
    const steps = laid.map((point, index) => {
      const step = stepText(point.x - at.x, point.y - at.y);
      if ((index + 1) % each === 0) at = point;
      return step;
    });
    path += steps.join('').trimStart();
  }
  return path;
}

function segments(shape: string): readonly Segment[] {
  const known = segmentsOf.get(shape);
  if (known) return known;
  const read = [...shape.matchAll(/([MLQC])([^A-Za-z]+)|z|h0/gi)].map(([all, command, numbers = '']): Segment => {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return { command: command ?? all, points: pairs(values) };
  });
  segmentsOf.set(shape, read);
  return read;
}

/** A closed outline through points, its corners rounded. */
export function softOutline(points: readonly Point[]): string {
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const pair = ({ x, y }: Point) => `${whole(x)} ${whole(y)}`;
  const curves = points.map((point, index) => `Q${pair(point)} ${pair(middles[index] ?? point)}`);
  return `M${pair(middles.at(-1) ?? { x: 0, y: 0 })}${curves.join('')}Z`;
}

function pairs(values: readonly number[]): Point[] {
  return Array.from({ length: values.length / 2 }, (_, index) => ({
    x: values[index * 2] ?? 0,
    y: values[index * 2 + 1] ?? 0,
  }));
}

/** Two numbers of a path; a minus needs no space before it. */
function stepText(across: number, down: number): string {
  return `${across < 0 ? '' : ' '}${across}${down < 0 ? '' : ' '}${down}`;
}

function whole(value: number): number {
  return Math.round(value * 2);
}
