import { LIMITS } from '@platewise/contract/limits';

/** kcal as somebody typed them: null for nothing, undefined for what is no whole number that the calendar takes. */
export function readEstimate(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s,\u00a0\u202f]/g, '');
  if (text === '') return null;
  const kcal = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return kcal <= LIMITS.eatenOutMaxKcal ? kcal : undefined;
}
