import { lazy, Suspense, useSyncExternalStore } from 'react';
import { leaveQuestion } from './leave-question.ts';

const LeaveModal = lazy(async () => ({ default: (await import('./leave-modal.tsx')).LeaveModal }));

/** Asks before signing out removes what waits on this device. */
export function LeaveDialog() {
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.getSnapshot, () => null);
  if (!question) return null;
  return (
    <Suspense>
      <LeaveModal count={question.count} onAnswer={question.answer} />
    </Suspense>
  );
}
