import { texts } from '@platewise/contract/texts';
import { useSyncExternalStore } from 'react';
import { type FailedPart, lazyPart } from '../../components/parts/lazy-part.tsx';
import floating from '../../components/parts/part-failed.module.css';
import { PlainButton } from '../../components/plain-button.tsx';
import type { LeaveModalProps } from './leave-modal.tsx';
import { leaveQuestion } from './leave-question.ts';

const words = texts.offline;

/** The question of the dialog without the dialog's code: signing out does not wait for that. */
function LeaveQuestionPlain({ part: { count, onAnswer } }: FailedPart<LeaveModalProps>) {
  return (
    <div className={floating.failed} role="alertdialog" aria-label={words.leaveTitle} data-floats>
      <p className={floating.text}>{words.leaveText({ count })}</p>
      <PlainButton size="sm" onClick={() => onAnswer(false)}>
        {words.stay}
      </PlainButton>
      <PlainButton size="sm" variant="default" onClick={() => onAnswer(true)}>
        {words.leave}
      </PlainButton>
    </div>
  );
}

const LeaveModal = lazyPart(async () => (await import('./leave-modal.tsx')).LeaveModal, { Failed: LeaveQuestionPlain });

/** Asks before signing out removes what is pending on this device. */
export function LeaveDialog() {
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.getSnapshot, () => null);
  return question && <LeaveModal count={question.count} onAnswer={question.answer} />;
}
