import type { KitchenTimer } from './kitchen-timer.ts';

/** What rang so long ago is eaten or burnt. */
const FORGOTTEN_AFTER_MS = 6 * 3_600_000;

/** The timers in a kept text; whatever is no timer, or was over long ago, is left out. */
export function readTimers(text: string | null, nowMs: number): KitchenTimer[] {
  const stored = parsed(text);
  if (!Array.isArray(stored)) return [];
  return stored.filter(isTimer).filter(({ endsAtMs }) => endsAtMs === null || endsAtMs > nowMs - FORGOTTEN_AFTER_MS);
}

const WORDS = ['id', 'mealId', 'mealName', 'label'] as const;
const NUMBERS = ['step', 'seconds', 'longestSeconds'] as const;

// Read by hand: cooking mode needs none of the schemas otherwise.
function isTimer(value: unknown): value is KitchenTimer {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...value };
  const { endsAtMs, leftMs } = fields;
  return (
    WORDS.every((field) => typeof fields[field] === 'string') &&
    NUMBERS.every((field) => Number.isFinite(fields[field])) &&
    (Number.isFinite(endsAtMs) ? leftMs === null : endsAtMs === null && Number.isFinite(leftMs))
  );
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
