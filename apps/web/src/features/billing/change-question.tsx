import { Button } from '@mantine/core';
import { amountText } from '@platewise/contract/formats';
import { PAID_PLANS, type PaidPlanId, rupeesOf } from '@platewise/contract/paid-plans';
import type { PlanId } from '@platewise/contract/subscription-schema';
import { texts } from '@platewise/contract/texts';
import { QuestionModal } from '../../components/question-modal.tsx';

const words = texts.billingScreen;

type ChangeQuestionProps = { from: PlanId; to: PaidPlanId; onAnswer: (isSure: boolean) => void };

/** Before one paid plan takes the place of another: what is charged, and what becomes of the rest. */
export function ChangeQuestion({ from, to, onAnswer }: ChangeQuestionProps) {
  const { plan, interval, amountPaise } = PAID_PLANS[to];
  const name = texts.pricing[plan].name;
  const amount = amountText(rupeesOf(amountPaise));

  return (
    <QuestionModal
      title={words.changeTitle({ plan: name })}
      onClose={() => onAnswer(false)}
      answers={
        <>
          <Button data-autofocus onClick={() => onAnswer(true)}>
            {words.changeYes}
          </Button>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {words.changeNo({ plan: texts.pricing[from].name })}
          </Button>
        </>
      }
    >
      <p>{words.changeText({ plan: name, amount, interval: words.intervals[interval] })}</p>
    </QuestionModal>
  );
}
