import { Button, TextInput } from '@mantine/core';
import { FIRST_DATE } from '@platewise/contract/known-dates';
import { yearAfter } from '@platewise/contract/local-date';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { useFocusAfterMenu } from '../../data/use-focus-after-menu.ts';
import { BusyButton } from '../day/busy-button.tsx';
import { isTrackable } from '../day/shown-date.ts';
import classes from './copy-form.module.css';

type CopyFormProps = {
  title: string;
  /** The day that is offered. */
  usual: string;
  today: string;
  isPending: boolean;
  refusal: string | null;
  onCopy: (to: string) => void;
  onClose: () => void;
};

const words = texts.calorieScreen;

/** The day to copy to. */
export function CopyForm({ title, usual, today, isPending, refusal, onCopy, onClose }: CopyFormProps) {
  const [to, setTo] = useState(usual);
  const [isAsked, setIsAsked] = useState(false);
  const field = useFocusAfterMenu();
  const isDay = isTrackable(to, new Date());

  return (
    <form
      className={classes.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (isDay) onCopy(to);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <FormError sentence={refusal} />
      <TextInput
        ref={field}
        type="date"
        label={title}
        min={FIRST_DATE}
        max={yearAfter(today)}
        value={to}
        error={isAsked && !isDay ? texts.validation.date({ field: words.date }) : undefined}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <BusyButton type="submit" isBusy={isPending}>
          {words.copy}
        </BusyButton>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
