/** Halves up to what one person eats, then whole servings up to a table full of guests. */
const HALVES_UP_TO = 4;
const SERVINGS_MAX = 12;
const SERVINGS_MIN = 0.5;

/** The next number of servings that amounts are shown for; null where there is none. */
export function nextScale(servings: number, direction: 'more' | 'fewer'): number | null {
  const isHalf = direction === 'more' ? servings < HALVES_UP_TO : servings <= HALVES_UP_TO;
  const step = isHalf ? 0.5 : 1;
  const count = servings / step;
  const next = (direction === 'more' ? Math.floor(count) + 1 : Math.ceil(count) - 1) * step;
  return next >= SERVINGS_MIN && next <= SERVINGS_MAX ? next : null;
}
