import type { Step } from './read-step.ts';
import type { Work } from './work.ts';

/** Minutes, estimated by us, of a step that names none: over heat, and without; and of an oven of which no minutes are named. */
const UNTOLD_MINUTES = { hot: 3, cold: 1, oven: 15 };
/** Minutes of work, estimated by us, at a step that nobody needs to watch, at an oven, and for another portion. */
const [START_MINUTES, OVEN_MINUTES, PORTION_MINUTES] = [1, 3, 1];
/** The part of its minutes, estimated by us, that a step takes which wants an eye now and then. */
const GENTLE_SHARE = 0.5;

/**
 * Minutes of some steps: those that they name, and ours where they name none; work is what is not left to itself. What is
 * done 'meanwhile' fills the time in which the step before looks after itself.
 */
export function workMinutes(
  steps: readonly Step[],
  { isOven, portions }: { isOven: boolean; portions: number },
): Pick<Work, 'minutes' | 'handsOnMinutes'> {
  const more = PORTION_MINUTES * (portions - 1);
  if (isOven) {
    const described = steps.reduce((sum, { minutes }) => sum + minutes, 0);
    const handsOnMinutes = OVEN_MINUTES + more;
    return { minutes: handsOnMinutes + (described || UNTOLD_MINUTES.oven), handsOnMinutes };
  }
  let [minutes, handsOnMinutes, idle] = [more, more, 0];
  for (const step of steps) {
    const span = step.minutes || (step.isHot ? UNTOLD_MINUTES.hot : UNTOLD_MINUTES.cold);
    const busy = busyMinutes(step, span);
    const overlap = step.isMeanwhile ? Math.min(idle, span) : 0;
    minutes += span - overlap;
    handsOnMinutes += busy;
    idle = Math.max(step.isMeanwhile ? idle - span : 0, span - busy);
  }
  return { minutes, handsOnMinutes };
}

function busyMinutes({ isUnattended, isGentle }: Step, span: number): number {
  if (isUnattended) return Math.min(span, START_MINUTES);
  return isGentle ? Math.ceil(span * GENTLE_SHARE) : span;
}
