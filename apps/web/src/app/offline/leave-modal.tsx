import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { QuestionModal } from '../../shared/ui/dialogs/question-modal.tsx';

const words = texts.offline;

export type LeaveModalProps = { count: number; onAnswer: (leaves: boolean) => void };

/** Signing out with things that wait to be saved. */
export function LeaveModal({ count, onAnswer }: LeaveModalProps) {
  return (
    <QuestionModal
      title={words.leaveTitle}
      onClose={() => onAnswer(false)}
      answers={
        <>
          <Button data-autofocus onClick={() => onAnswer(false)}>
            {words.stay}
          </Button>
          <Button variant="default" data-danger onClick={() => onAnswer(true)}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.leaveText({ count })}</p>
    </QuestionModal>
  );
}
