import { newsletter as words } from '@platewise/contract/locales/en/site/newsletter';
import { useEffect, useState } from 'react';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { sendJson } from './send-json.ts';

/** How long 'subscribing' shows at least, and 'subscribed' before the form is ready again, in ms (shell 9). */
const SUBSCRIBING_MS = 1500;
const SUBSCRIBED_MS = 3000;

/** One at-sign and a dot in the domain (shell 5). */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The newsletter form's states: idle, subscribing, subscribed for three seconds, idle again (shell 4). */
export function useNewsletter() {
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
