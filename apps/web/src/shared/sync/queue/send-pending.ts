import { isUnsent, judgeFailure, tooLateToRepeat } from './judge-failure.ts';
import { isPendingOperation, OPERATIONS, type Operation, pendingId, type Refusal } from './operation.ts';
import type { OperationStore } from './operation-store.ts';

type Uses = {
  store: OperationStore;
  /** Sends one with its key; resolves with the server's answer. */
  send: (operation: Operation) => Promise<unknown>;
  /** ms since 1970. */
  now: () => number;
  /** Whether the device has a network at all; without one, nothing arrives anywhere. */
  hasNetwork: () => boolean;
  /** The sentence for a refusal, where more is known than the server stated. */
  explain: (refusal: Refusal, operation: Operation) => Promise<Refusal>;
  onDone: (operation: Operation, result: unknown) => void;
  onRefused: (operation: Operation) => void;
};

/** How the sending ended: nothing left, to go on later (after `afterMs` where the server stated so), or after signing in. */
export type Rest = { until: 'more' } | { until: 'later'; afterMs: number | null } | { until: 'sign-in' };

/**
 * Sends what is pending of one person, in its order, one after another, until nothing is left or the server cannot take it
 * now. What it will never take stays, with the reason, and holds nobody up. To be run in one tab at a time.
 */
export async function sendPending(uses: Uses, userId: string): Promise<Rest> {
  const { store, now, onDone } = uses;
  for (;;) {
    const next = (await store.list(userId)).find(isPendingOperation);
    if (!next) return { until: 'more' };
    const tooLate = tooLateToRepeat(next, now());
    if (tooLate) {
      await refuse(uses, next, tooLate);
      continue;
    }
    // Noted before it leaves: a page that is closed while it waits for the answer knows that it may have arrived.
    const sent = await store.leave(next, now());
    if (!sent) continue;
    const outcome = await attempt(uses, sent);
    if (outcome.is === 'later' || outcome.is === 'sign-in') {
      if (outcome.isUnsent) await store.update({ ...sent, firstSentAt: next.firstSentAt });
      if (outcome.is === 'later' && outcome.hasBroken) await store.update({ ...sent, breakages: sent.breakages + 1 });
      return outcome.is === 'later' ? { until: 'later', afterMs: outcome.afterMs } : { until: 'sign-in' };
    }
    if (outcome.is === 'refused') {
      await refuse(uses, sent, outcome.refusal);
      continue;
    }
    await store.finish(sent, renamedBy(sent, outcome.result));
    onDone(sent, outcome.result);
  }
}

async function attempt({ send, hasNetwork }: Uses, operation: Operation) {
  const hadNetwork = hasNetwork();
  try {
    return { is: 'done', result: await send(operation) } as const;
  } catch (error) {
    const verdict = judgeFailure(error, operation);
    if (verdict.is === 'done') return { is: 'done', result: null } as const;
    return { ...verdict, isUnsent: isUnsent(error, hadNetwork) };
  }
}

async function refuse({ store, explain, onRefused }: Uses, operation: Operation, refusal: Refusal): Promise<void> {
  const refused = { ...operation, refusal: await explain(refusal, operation) };
  await store.update(refused);
  onRefused(refused);
}

/** The id that the server gave to what was made here: those who wait behind mean it from now on. */
function renamedBy(operation: Operation, result: unknown): { from: string; to: string } | null {
  if (!OPERATIONS[operation.kind].isCreation || typeof result !== 'object' || result === null) return null;
  const made = 'favorite' in result ? result.favorite : 'item' in result ? result.item : result;
  if (typeof made !== 'object' || made === null) return null;
  const id = '_id' in made ? made._id : 'id' in made ? made.id : null;
  return typeof id === 'string' ? { from: pendingId(operation), to: id } : null;
}
