import { Button, NativeSelect } from '@mantine/core';
import { GST_STATES, type GstState, isGstState } from '@platewise/contract/billing/gst-states';
import { byName } from '@platewise/contract/language/formats';
import { receipts as words } from '@platewise/contract/texts/billing/receipts';
import { useState } from 'react';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';

const STATES = Object.entries(GST_STATES).toSorted(([, a], [, b]) => byName(a, b));

/** Where the buyer lives, asked once before the first payment to a seller who issues tax invoices. */
export function StateQuestion({ answer }: { answer: (state: GstState | null) => void }) {
  const [state, setState] = useState('');
  return (
    <QuestionModal
      title={words.stateTitle}
      onClose={() => answer(null)}
      answers={
        <>
          <Button disabled={!isGstState(state)} onClick={() => isGstState(state) && answer(state)}>
            {words.stateYes}
          </Button>
          <Button variant="default" onClick={() => answer(null)}>
            {words.stateNo}
          </Button>
        </>
      }
    >
      <p>{words.stateText}</p>
      <NativeSelect
        data-autofocus
        label={words.stateField}
        value={state}
        onChange={({ currentTarget }) => setState(currentTarget.value)}
      >
        <option value="">{words.stateChoose}</option>
        {STATES.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </QuestionModal>
  );
}
