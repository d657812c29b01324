import type { Dish } from '../dish.ts';
import { partScales } from './part-scales.ts';
import { type Eaters, plateRows } from './plate-rows.ts';

/**
 * The part of `kcal` that a dish can hold within the bounds of a plate, 1 where it holds all of them: parts with the most
 * kcal in a gram are served as largely as their bounds allow. An estimate, so that dishes of the wrong size are not tried.
 */
export function plateCapacity(dish: Dish, plate: { kcal: number; isKeto: boolean; eaters: Eaters }): number {
  const commonScale = plate.kcal / dish.figures.kcal;
  const { min, max } = partScales(commonScale);
  const all = plateRows(dish, plate, { min, max });
  const rows = all.filter(({ side }) => side === 'above');
  const least = all.find(({ side, isWeight }) => isWeight && side === 'below');
  if (least && heaviest(dish, plate.kcal, least.coefficients) < 1) return 0;
  if (rows.length === 0) return 1;
  const scales = dish.parts.map(({ part }) => (part === 'season' ? commonScale : min));
  const filled = rows.map(({ coefficients }) =>
    coefficients.reduce((sum, one, part) => sum + one * (scales[part] ?? 0), 0),
  );
  if (filled.some((one) => one > 1)) return 0;
  for (const part of byDensity(dish)) {
    const room = rows.map(({ coefficients }, row) => {
      const coefficient = coefficients[part] ?? 0;
      return coefficient > 0 ? (1 - (filled[row] ?? 0)) / coefficient : Infinity;
    });
    const more = Math.min(max - min, ...room);
    scales[part] = (scales[part] ?? 0) + more;
    for (const [row, { coefficients }] of rows.entries())
      filled[row] = (filled[row] ?? 0) + (coefficients[part] ?? 0) * more;
  }
  const kcal = dish.parts.reduce((sum, { figures }, part) => sum + figures.kcal * (scales[part] ?? 0), 0);
  return Math.min(1, kcal / plate.kcal);
}

/** How far a dish of so many kcal fills a row where its lightest parts are served as largely as they may be. */
function heaviest(dish: Dish, kcal: number, coefficients: readonly number[]): number {
  const commonScale = kcal / dish.figures.kcal;
  const { min, max } = partScales(commonScale);
  const scales = dish.parts.map(({ part }) => (part === 'season' ? commonScale : min));
  let left = kcal - dish.parts.reduce((sum, { figures }, part) => sum + figures.kcal * (scales[part] ?? 0), 0);
  for (const part of byDensity(dish).toReversed()) {
    const more = Math.max(0, Math.min(max - min, left / (dish.parts[part]?.figures.kcal ?? 1)));
    scales[part] = (scales[part] ?? 0) + more;
    left -= more * (dish.parts[part]?.figures.kcal ?? 0);
  }
  return coefficients.reduce((sum, one, part) => sum + one * (scales[part] ?? 0), 0);
}

const ORDER = new WeakMap<Dish, number[]>();

/** The parts that may be scaled, those with the most kcal in a gram first. */
function byDensity(dish: Dish): number[] {
  const known = ORDER.get(dish);
  if (known) return known;
  const density = dish.parts.map(
    ({ items, figures }) => figures.kcal / items.reduce((sum, { grams }) => sum + grams, 0),
  );
  const order = [...dish.parts.keys()]
    .filter((part) => dish.parts[part]?.part !== 'season')
    .sort((a, b) => (density[b] ?? 0) - (density[a] ?? 0));
  ORDER.set(dish, order);
  return order;
}
