import { Button } from '@mantine/core';
import { focusNow } from '../../forms/focus-now.ts';
import classes from './ask-again.module.css';

type AskAgainProps = {
  question: string;
  yes: string;
  no: string;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks once more, in its place, before something is gone; the harmless answer has the focus. */
export function AskAgain({ question, yes, no, isBusy, onYes, onNo }: AskAgainProps) {
  return (
    <fieldset
      className={classes.ask}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onNo();
      }}
    >
      <legend>{question}</legend>
      <div>
        <Button variant="light" color="tomato" loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button ref={focusNow} variant="default" onClick={onNo}>
          {no}
        </Button>
      </div>
    </fieldset>
  );
}
