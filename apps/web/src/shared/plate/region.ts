import type { Point, Spot } from './mark.ts';

/** A part of the plate that food lies in: the corners of its outline. */
export type Region = readonly Point[];

const CENTRE = 100;
const ARC_STEP = Math.PI / 7;

/** A round bed, a little uneven as food is. */
export function disc(radius: number, random: () => number, { x = CENTRE, y = CENTRE } = {}): Region {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index * Math.PI) / 7;
    return polar(angle, radius * (0.98 + random() * 0.07), { x, y });
  });
}

/** A portion of the plate between two angles, its inner corner short of the middle. */
export function sector(from: number, to: number, radius: number, random: () => number): Region {
  const gap = 0.05;
  const steps = Math.max(3, Math.round((to - from) / ARC_STEP));
  const arc = Array.from({ length: steps + 1 }, (_, index) =>
    polar(from + gap + ((to - from - 2 * gap) * index) / steps, radius * (0.97 + random() * 0.08)),
  );
  const inner = polar((from + to) / 2, to - from > Math.PI ? -14 : 5);
  const halfway = (angle: number) => polar(angle, radius * 0.5);
  return [inner, halfway(from + 2 * gap), ...arc, halfway(to - 2 * gap)];
}

/** A sickle along one side of a bowl, where toppings are laid. */
export function sickle(from: number, to: number, radius: number): Region {
  const along = (radiusAt: (share: number) => number) =>
    Array.from({ length: 8 }, (_, index) => polar(from + ((to - from) * index) / 7, radiusAt(index / 7)));
  const inner = along((share) => radius * (0.8 - 0.72 * Math.sin(share * Math.PI)));
  return [...along(() => radius), ...inner.toReversed()];
}

/** Spots inside a region, evenly apart, each with a turn of its own; from the back to the front. */
export function spotsIn(region: Region, apart: number, margin: number, random: () => number): Spot[] {
  const spots: Spot[] = [];
  const row = apart * 0.87;
  const shift = random() * apart;
  for (let y = 20 + random() * row, line = 0; y < 180; y += row, line++) {
    for (let x = 20 + shift - apart + (line % 2) * (apart / 2); x < 180; x += apart) {
      const point = { x: x + (random() - 0.5) * apart * 0.36, y: y + (random() - 0.5) * apart * 0.36 };
      const turn = random() * 2 * Math.PI;
      if (isInside(region, point, margin)) spots.push({ ...point, turn, size: 1 });
    }
  }
  return spots;
}

/** The middle of a region's corners. */
export function middleOf(region: Region): Point {
  const sum = region.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / region.length, y: sum.y / region.length };
}

export function polar(angle: number, radius: number, { x, y }: Point = { x: CENTRE, y: CENTRE }): Point {
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
}

function isInside(region: Region, point: Point, margin: number): boolean {
  let isIn = false;
  for (const [index, end] of region.entries()) {
    const start = region.at(index - 1) ?? end;
    if (distance(point, start, end) < margin) return false;
    const crosses = start.y > point.y !== end.y > point.y;
    if (crosses && point.x < ((end.x - start.x) * (point.y - start.y)) / (end.y - start.y) + start.x) isIn = !isIn;
  }
  return isIn;
}

/** From a point to the nearest place of an edge. */
function distance(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy || 1;
  const share = Math.min(1, Math.max(0, ((point.x - start.x) * dx + (point.y - start.y) * dy) / length));
  return Math.hypot(point.x - start.x - share * dx, point.y - start.y - share * dy);
}
