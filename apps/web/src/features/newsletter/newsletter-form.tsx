import { newsletter as words } from '@platewise/contract/locales/en/site/newsletter';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { PlainButton } from '../../components/plain-button.tsx';
import classes from './newsletter-form.module.css';
import { useNewsletter } from './use-newsletter.ts';

const LABELS = { idle: words.subscribe, subscribing: words.subscribing, subscribed: words.subscribed };

/** Subscribes an address to the newsletter. */
export function NewsletterForm() {
  const { state, email, error, note, change, submit } = useNewsletter();
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  const inputId = useId();
  const errorId = useId();

  // A button that is disabled loses the keyboard's focus; the form takes it, unless the person has moved
  // on. Not its field: that would bring up the keyboard of a phone again.
  useEffect(() => {
    const hasEnded = wasBusy.current && state !== 'subscribing';
    wasBusy.current = state === 'subscribing';
    if (hasEnded && document.activeElement === document.body) form.current?.focus({ preventScroll: true });
  }, [state]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={form} className={classes.form} tabIndex={-1} onSubmit={onSubmit} noValidate>
      <label htmlFor={inputId} className={classes.label}>
        {words.emailLabel}
      </label>
      <div className={classes.row}>
        <input
          id={inputId}
          className={classes.input}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={words.placeholder}
          value={email}
          readOnly={state === 'subscribing'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <PlainButton type="submit" disabled={state !== 'idle' || !email.trim()} className={classes.button}>
          {LABELS[state]}
        </PlainButton>
      </div>
      <p id={errorId} className={classes.error} role="alert">
        {error}
      </p>
      <p className={classes.note} role="status">
        {note}
      </p>
    </form>
  );
}
