import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useSyncExternalStore } from 'react';
import { leaveQuestion } from '../../shared/sync/leave-question.ts';
import { type FailedPart, lazyPart } from '../../shared/ui/parts/lazy-part.tsx';
import floating from '../../shared/ui/parts/part-failed.module.css';
import note from '../../shared/ui/states/note.module.css';
import type { LeaveModalProps } from './leave-modal.tsx';

const words = texts.offline;

/** The question of the dialog without the dialog's code: signing out does not wait for that. */
function LeaveQuestionPlain({ part: { count, onAnswer } }: FailedPart<LeaveModalProps>) {
  return (
    <div className={`${note.note} ${floating.floating}`} role="alertdialog" aria-label={words.leaveTitle}>
      <p>{words.leaveText({ count })}</p>
      <Button size="sm" onClick={() => onAnswer(false)}>
        {words.stay}
      </Button>
      <Button size="sm" variant="default" onClick={() => onAnswer(true)}>
        {words.leave}
      </Button>
    </div>
  );
}

const LeaveModal = lazyPart(async () => (await import('./leave-modal.tsx')).LeaveModal, { Failed: LeaveQuestionPlain });

/** Asks before signing out removes what is pending on this device. */
export function LeaveDialog() {
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.getSnapshot, () => null);
  return question && <LeaveModal count={question.count} onAnswer={question.answer} />;
}
