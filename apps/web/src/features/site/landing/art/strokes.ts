/** Lines of the pictures: what is drawn with a pen, what only hints, and a tick. */
export const INK = { ...round(2), stroke: 'var(--ink)' };
export const THIN = { ...round(1.5), stroke: 'var(--field-border)' };
export const TICK = { ...round(2.5), stroke: 'var(--primary-text)' };

/** Sheets of paper, plates and screens. */
export const SHEET = { fill: 'var(--plate-well)', stroke: 'var(--plate-line)', strokeWidth: 1.5 };

function round(strokeWidth: number) {
  return { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth } as const;
}
