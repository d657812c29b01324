/**
 * Where a key leads among the options of a list: round at its ends. Undefined for a key that leads nowhere.
 * @param active the option that is pointed at; null for none
 */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (count === 0) return null;
  if (active === null) return key === 'ArrowDown' ? 0 : count - 1;
  return (active + (key === 'ArrowDown' ? 1 : count - 1)) % count;
}
