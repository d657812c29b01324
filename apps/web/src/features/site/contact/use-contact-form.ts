import { contact } from '@platewise/contract/texts/shell/contact';
import { contactPage } from '@platewise/contract/texts/site/contact';
import { type FocusEvent, type FormEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { sendJson } from '../newsletter/send-json.ts';
import type { FieldErrors, FieldName } from './check-message.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Values = Record<FieldName, string>;
type State = 'idle' | 'sending' | 'sent';

const NAMES: readonly FieldName[] = ['name', 'email', 'subject', 'message'];

// The schema comes with the first touch of the form: reading the page does not need it.
const loadChecks = () => import('./check-message.ts');

/** The states of the contact form (shell 4): idle, sending, and back with everything cleared or with the text kept. */
export function useContactForm(subject: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const focusNext = useRef<FieldName | 'submit' | null>(null);
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<{ reason: string | null } | null>(null);
  useGivenSubject(form, subject);

  // What is disabled loses the focus; it returns to where the person goes on.
  useEffect(() => {
    if (state === 'sending' || !focusNext.current || !form.current) return;
    const selector = focusNext.current === 'submit' ? '[type="submit"]' : `[name="${focusNext.current}"]`;
    focusNext.current = null;
    form.current.querySelector<HTMLElement>(selector)?.focus();
  });

  async function checkOnLeaving(control: Control): Promise<void> {
    const { checkMessage } = await loadChecks();
    if (isBusy.current || !form.current || document.activeElement === control) return;
    const name = control.name as FieldName;
    const error = checkMessage(readValues(form.current))[name];
    setErrors((current) => withError(current, name, error));
  }

  async function submit(current: HTMLFormElement): Promise<void> {
    const values = readValues(current);
    const { checkMessage, firstOfEach } = await loadChecks();
    const found = checkMessage(values);
    setErrors(found);
    focusNext.current = firstName(found);
    if (focusNext.current) return;
    setState('sending');
    const answer = await sendJson('/api/contact', values);
    if (answer.ok) {
      focusNext.current = 'submit';
      current.reset();
      setErrors({});
      setState('sent');
      notifySuccess(contact.sent);
      return;
    }
    const refused = firstOfEach(answer.issues);
    setErrors(refused);
    setFailure({ reason: answer.sentence ?? (answer.status === 200 ? contactPage.notOk : null) });
    focusNext.current = firstName(refused) ?? 'submit';
    setState('idle');
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A second click comes before the first has drawn anything.
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    submit(event.currentTarget)
      .catch(() => setFailure({ reason: contactPage.notOk }))
      .finally(() => {
        isBusy.current = false;
      });
  }

  return {
    form,
    state,
    errors,
    failure,
    onSubmit,
    onFocus: () => void loadChecks().catch(() => null),
    fieldEvents: {
      onInput: ({ currentTarget }: FormEvent<Control>) => {
        setErrors((current) => withError(current, currentTarget.name as FieldName, undefined));
        setState((current) => (current === 'sent' ? 'idle' : current));
      },
      onBlur: ({ currentTarget }: FocusEvent<Control>) => void checkOnLeaving(currentTarget).catch(() => null),
    },
  };
}

function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const read = (name: FieldName) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') };
}

function withError(errors: FieldErrors, name: FieldName, error: string | undefined): FieldErrors {
  if (errors[name] === error) return errors;
  const { [name]: _, ...others } = errors;
  return error ? { ...others, [name]: error } : others;
}

function firstName(errors: FieldErrors): FieldName | null {
  return NAMES.find((name) => errors[name]) ?? null;
}

/** Puts the subject of the address into the form once the page is there; what a person typed stays. */
function useGivenSubject(form: RefObject<HTMLFormElement | null>, subject: string | undefined): void {
  const given = useRef('');

  useEffect(() => {
    const input = form.current?.elements.namedItem('subject');
    if (!subject || !(input instanceof HTMLInputElement)) return;
    if (input.value === '' || input.value === given.current) input.value = subject;
    given.current = subject;
  }, [form, subject]);
}
