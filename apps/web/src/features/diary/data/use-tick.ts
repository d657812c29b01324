import { texts } from '@platewise/contract/texts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { rememberTaste } from '../../../shared/taste/remember-taste.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import type { PlannedMeal } from './diary-day.ts';
import { useDiaryMutations } from './diary-operations.ts';
import { useClock } from './use-clock.ts';

type Outcome = Pick<PlannedMeal, 'state' | 'share'>;

const words = texts.calorieScreen;

/** Says what became of a planned meal, or takes it back; each time with the way back to what was stated before. */
export function useTick(date: string, { slot, name, mealId, state, share }: PlannedMeal) {
  const { mutate } = useDiaryMutations();
  const clock = useClock();
  const { user } = useAuth();
  const utils = trpc.useUtils();
  // Another meal there by now is refused instead of being ticked unseen.
  const seen = { date, slot, ...(mealId !== null && { mealId }) };
  const toast = `tick of ${date} ${slot}`;
  const options = { shown: { name }, failed: words.tickFailed };

  /** A meal that is eaten already keeps its time. */
  async function setOutcome(next: Outcome, before: Outcome): Promise<boolean> {
    if (next.state === 'open') return (await mutate('calorie.untickPlanned', seen, options)) !== null;
    const outcome =
      next.state === 'skipped'
        ? ({ outcome: 'skipped' } as const)
        : ({ outcome: 'eaten', share: next.share ?? 1, ...(before.state !== 'eaten' && { time: clock() }) } as const);
    return (await mutate('calorie.tickPlanned', { ...seen, ...outcome }, options)) !== null;
  }

  /** What was eaten says something of a taste; the diary knows its name alone, so the calendar is asked what it is made of. */
  async function learn(next: Outcome, before: Outcome): Promise<void> {
    if (next.state !== 'eaten') {
      if (before.state === 'eaten') rememberTaste(user?.id, { undid: [{ kind: 'eaten', meal: { name } }] });
      return;
    }
    const calendar = await utils.calendar.read.fetch({ from: date, to: date }).catch(() => undefined);
    const meal = calendar?.days[0]?.entries.find((entry) => entry.slot === slot)?.meal;
    if (meal?.name === name) rememberTaste(user?.id, { did: [{ kind: 'eaten', meal }] });
  }

  async function set(next: Outcome): Promise<void> {
    const before = { state, share };
    if (!(await setOutcome(next, before))) return;
    void learn(next, before);
    notifyWithUndo(confirmationOf(next), { id: toast, onUndo: () => void undo({ before, next }) });
  }

  async function undo({ before, next }: { before: Outcome; next: Outcome }): Promise<void> {
    forgetUndo(toast);
    if (!(await setOutcome(before, next))) return;
    void learn(before, next);
    notifySuccess(confirmationOf(before));
  }

  function confirmationOf(outcome: Outcome): string {
    return words.outcomeNow[outcome.state]({ meal: name });
  }

  return {
    eat: (part: number) => void set({ state: 'eaten', share: part }),
    skip: () => void set({ state: 'skipped', share: null }),
    untick: () => void set({ state: 'open', share: null }),
  };
}
