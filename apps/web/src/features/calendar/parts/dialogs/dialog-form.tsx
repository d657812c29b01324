import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import classes from './dialog-form.module.css';

type DialogFormProps = {
  submit: string;
  submitRef?: Ref<HTMLButtonElement>;
  /** Does it; why not, in a sentence, where it failed: then the form stays with all that was typed. */
  onSubmit: () => Promise<string | null> | string | null;
  onDone: () => void;
  /** Another way out next to the one that submits. */
  other?: ReactNode;
  children: ReactNode;
};

/** Fields, and the button that does what the dialog is about. */
export function DialogForm({ submit, submitRef, onSubmit, onDone, other, children }: DialogFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    setIsBusy(true);
    const failed = await onSubmit();
    setIsBusy(false);
    if (failed === null) onDone();
    // An empty sentence: a field has stated it.
    else if (failed) setFailure(failed);
  }

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
      {children}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <div className={classes.actions}>
        <Button ref={submitRef} type="submit" loading={isBusy}>
          {submit}
        </Button>
        {other}
      </div>
    </form>
  );
}
