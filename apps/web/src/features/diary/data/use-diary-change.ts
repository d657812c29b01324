import { useMutation } from '@tanstack/react-query';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import type { OperationInput } from '../../../shared/sync/queue/operation.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { useOperationQueue } from '../../../shared/sync/queue/use-operations.ts';
import { notifyError } from '../../../shared/ui/toasts/notify.ts';
import { withContent } from './day-with-operations.ts';
import type { CalorieEntry, DiaryDay } from './diary-day.ts';
import type { DiaryKind, DiaryOperation } from './diary-operation.ts';

export const DIARY_CHANGES = ['diary-changes'] as const;

/** Those whose answer the day holds already, though their mutation is not over yet. */
const answered = new WeakSet<DiaryOperation>();

export function isAnswered(operation: DiaryOperation): boolean {
  return answered.has(operation);
}

/** Says what went wrong in a place of its own instead of in a toast. */
type Options = { shown?: unknown; failed: string; onFailed?: (sentence: string) => void };

/**
 * Changes the diary: one after another, shown at once, gone again when the server refuses; what cannot be sent waits on
 * this device. Resolves with null where it was refused, which was reported by then.
 */
export function useDiaryChange() {
  const { user } = useAuth();
  const { perform } = useOperationQueue();
  const { calorie } = trpc.useUtils();

  const mutation = useMutation({
    mutationKey: DIARY_CHANGES,
    scope: { id: DIARY_CHANGES[0] },
    mutationFn: async ({ operation }: { operation: DiaryOperation }) => {
      const { kind, input, id, shown } = operation;
      const performed = await (perform as PerformAny)(kind, input, { key: id, shown }).catch((error: unknown) => {
        // Another device was faster: it is gone, as was asked for.
        if (kind === 'calorie.removeMeal' && errorCode(error) === 'NOT_FOUND') return GONE;
        throw error;
      });
      if (performed === GONE) await calorie.day.invalidate();
      else if (!performed.isQueued) await show(performed.result);
      answered.add(operation);
      return performed;
    },
  });

  /** Puts the answer into the cache: a whole day, or its entry. */
  async function show(result: unknown): Promise<void> {
    const answer = result as DiaryDay | CalorieEntry;
    const { date } = answer;
    await calorie.day.cancel({ date });
    calorie.day.setData({ date }, (day) => ('planned' in answer ? answer : day && withEntry(day, answer)));
    void calorie.trend.invalidate();
  }

  async function change<Kind extends DiaryKind>(
    kind: Kind,
    input: OperationInput<Kind>,
    { shown, failed, onFailed = notifyError }: Options,
  ): Promise<Performed<Kind> | null> {
    const operation = {
      id: randomId(),
      userId: user?.id ?? '',
      kind,
      input,
      shown,
      madeAt: Date.now(),
      firstSentAt: null,
      breakages: 0,
      refusal: null,
    };
    try {
      // The compiler does not follow that kind and input go together.
      const done = await mutation.mutateAsync({ operation: operation as unknown as DiaryOperation });
      return done as Performed<Kind>;
    } catch (error) {
      onFailed(errorSentence(error, failed));
      void calorie.day.invalidate();
      return null;
    }
  }

  return { change, isPending: mutation.isPending };
}

const GONE = { isQueued: false, result: null as never } as const;

type PerformAny = (kind: DiaryKind, input: unknown, options: object) => Promise<Performed<DiaryKind>>;

/** A day with its entry as the server reported it last; what is planned and has lost its meal is open again. */
function withEntry(day: DiaryDay, entry: CalorieEntry): DiaryDay {
  return { ...withContent(day, { meals: entry.meals, planned: day.planned }), entry, eaten: entry.totals };
}
