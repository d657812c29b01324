import type { Step } from './read-step.ts';
import type { Work } from './work.ts';

/** Minutes, estimated by us, of a step that names none: over heat, and without; and of an oven of which no minutes are named. */
const UNTOLD_MINUTES = { hot: 3, cold: 1, oven: 15 };
/** Minutes of work, estimated by us, at a step that nobody needs to watch, at an oven, and for another portion. */
const [START_MINUTES, OVEN_MINUTES, PORTION_MINUTES] = [1, 3, 1];

/** Minutes of some steps: those that they name, and ours where they name none; work is what is not left to itself. */
export function workMinutes(
  steps: readonly Step[],
  { isOven, portions }: { isOven: boolean; portions: number },
): Pick<Work, 'minutes' | 'handsOnMinutes'> {
  const more = PORTION_MINUTES * (portions - 1);
  if (isOven) {
    const told = steps.reduce((sum, { minutes }) => sum + minutes, 0);
    const handsOnMinutes = OVEN_MINUTES + more;
    return { minutes: handsOnMinutes + (told || UNTOLD_MINUTES.oven), handsOnMinutes };
  }
  const spans = steps.map(({ minutes, isHot, isUnattended }) => {
    const span = minutes || (isHot ? UNTOLD_MINUTES.hot : UNTOLD_MINUTES.cold);
    return { span, work: isUnattended ? Math.min(span, START_MINUTES) : span };
  });
  return {
    minutes: more + spans.reduce((sum, { span }) => sum + span, 0),
    handsOnMinutes: more + spans.reduce((sum, one) => sum + one.work, 0),
  };
}
