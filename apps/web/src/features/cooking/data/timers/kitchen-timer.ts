/** What a timer is for. */
export type TimerRequest = {
  /** One for each time of a step: a time is not counted twice at once. */
  id: string;
  mealId: string;
  mealName: string;
  /** Counted from 1. */
  step: number;
  /** The time in the words of the step: '8 to 10 minutes'. */
  label: string;
  seconds: number;
  /** The longer end of a range; else the same seconds. */
  longestSeconds: number;
};

/** A timer of the kitchen: it runs towards a moment, or waits with what is left. Moments and spans in milliseconds. */
export type KitchenTimer = TimerRequest & ({ endsAtMs: number; leftMs: null } | { endsAtMs: null; leftMs: number });

/** More seconds where the step names no range. */
const ONE_MINUTE_SECONDS = 60;

/** A timer that begins to run now. */
export function startedTimer(request: TimerRequest, nowMs: number): KitchenTimer {
  return { ...request, endsAtMs: nowMs + request.seconds * 1000, leftMs: null };
}

/** Milliseconds until it rings; below zero by how long it is over. */
export function msLeft(timer: KitchenTimer, nowMs: number): number {
  return timer.endsAtMs === null ? timer.leftMs : timer.endsAtMs - nowMs;
}

export function isOver(timer: KitchenTimer, nowMs: number): boolean {
  return timer.endsAtMs !== null && timer.endsAtMs <= nowMs;
}

export function pausedTimer(timer: KitchenTimer, nowMs: number): KitchenTimer {
  return isOver(timer, nowMs) ? timer : { ...timer, endsAtMs: null, leftMs: msLeft(timer, nowMs) };
}

export function resumedTimer(timer: KitchenTimer, nowMs: number): KitchenTimer {
  return { ...timer, endsAtMs: nowMs + msLeft(timer, nowMs), leftMs: null };
}

/** Seconds that may be added when it rings: the rest of a range, once, and then a minute at a time. */
export function moreSeconds({ seconds, longestSeconds }: TimerRequest): number {
  return longestSeconds > seconds ? longestSeconds - seconds : ONE_MINUTE_SECONDS;
}

/** A timer that was over and runs on for `moreSeconds` from now. */
export function extendedTimer(timer: KitchenTimer, nowMs: number): KitchenTimer {
  const endsAtMs = nowMs + moreSeconds(timer) * 1000;
  return { ...timer, longestSeconds: timer.seconds, endsAtMs, leftMs: null };
}

/** The time as a clock shows it, whole seconds: 1:05:00, 12:30, 0:04. A started second counts until it is over. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
