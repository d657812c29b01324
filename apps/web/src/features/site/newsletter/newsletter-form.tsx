import { Button, Group, Text } from '@mantine/core';
import { newsletter as words } from '@platewise/contract/texts/site/newsletter';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import classes from './newsletter-form.module.css';
import { sendJson } from './send-json.ts';

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
    <form ref={form} tabIndex={-1} onSubmit={onSubmit} noValidate>
      <Text htmlFor={inputId} component="label" display="block" size="sm" mb="xs" fw={600}>
        {words.emailLabel}
      </Text>
      <Group gap="xs" align="stretch">
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
        <Button type="submit" disabled={state !== 'idle' || !email.trim()} flex="1 0 auto" maw="100%" miw="8.5em">
          {LABELS[state]}
        </Button>
      </Group>
      <Text id={errorId} className={classes.outcome} size="sm" mt="xs" c="var(--tomato)" lh={1.4} role="alert">
        {error}
      </Text>
      <Text className={classes.outcome} size="sm" mt="xs" lh={1.4} role="status">
        {note}
      </Text>
    </form>
  );
}

/** How long 'subscribing' shows at least, and 'subscribed' before the form is ready again, in ms (shell 9). */
const SUBSCRIBING_MS = 1500;

const SUBSCRIBED_MS = 3000;

/** One at-sign and a dot in the domain (shell 5). */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The newsletter form's states: idle, subscribing, subscribed for three seconds, idle again (shell 4). */
function useNewsletter() {
  const [state, setState] = useState<'idle' | 'subscribing' | 'subscribed'>('idle');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  /** What is left to do after subscribing, when the server says so. */
  const [note, setNote] = useState<string | null>(null);

  useEffect(() => {
    if (state !== 'subscribed') return;
    const timer = setTimeout(() => setState('idle'), SUBSCRIBED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function change(value: string) {
    setEmail(value);
    setError(null);
  }

  async function submit() {
    const address = email.trim();
    if (state !== 'idle' || !address) return;
    if (!ADDRESS.test(address)) return setError(words.emailInvalid);
    setError(null);
    setNote(null);
    setState('subscribing');
    const [answer] = await Promise.all([sendJson('/api/contact/newsletter', { email: address }), wait(SUBSCRIBING_MS)]);
    if (!answer.ok) {
      setState('idle');
      setError(answer.sentence);
      return notifyError(words.failure);
    }
    setState('subscribed');
    setEmail('');
    if (answer.message !== words.success) setNote(answer.message);
    notifySuccess(words.success);
  }

  return { state, email, error, note, change, submit };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
