/** A food with its amount as people type it: '2 slices rye bread', '150 g rice', 'banana' for one piece of it. */
export function namedFoodText({ food, count, unit }: { food: string; count: number; unit: string }): string {
  const amount = String(Math.round(count * 100) / 100 || count);
  if (unit === 'piece') return `${amount} ${food}`;
  const isMetric = unit === 'g' || unit === 'ml';
  return `${amount} ${isMetric || count <= 1 ? unit : pluralOf(unit)} ${food}`;
}

function pluralOf(unit: string): string {
  return unit === 'glass' ? 'glasses' : `${unit}s`;
}
