import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import { leaveQuestion } from './leave-question.ts';
import { LeaveQuestionPlain } from './leave-question-plain.tsx';

const LeaveModal = lazyPart(async () => (await import('./leave-modal.tsx')).LeaveModal, { Failed: LeaveQuestionPlain });

/** Asks before signing out removes what is pending on this device. */
export function LeaveDialog() {
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.getSnapshot, () => null);
  return question && <LeaveModal count={question.count} onAnswer={question.answer} />;
}
