import { type FocusEvent, type FormEvent, useId } from 'react';
import type { FieldName } from './check-message.ts';
import classes from './contact-field.module.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

type ContactFieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
  error: string | undefined;
  type?: 'text' | 'email';
  /** Makes it a text area of so many rows. */
  rows?: number;
  autoComplete?: string;
  onInput: (event: FormEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
};

/** A labelled field. The line beneath is always there, so that an error that appears on leaving moves nothing. */
export function ContactField({ label, hint, error, type = 'text', rows, ...control }: ContactFieldProps) {
  const id = useId();
  const shared = {
    ...control,
    id,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-line`,
    className: classes.control,
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      <p id={`${id}-line`} className={classes.line} data-error={error !== undefined || undefined} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
