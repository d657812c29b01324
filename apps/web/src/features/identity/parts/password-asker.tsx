import { lazy, Suspense, useSyncExternalStore } from 'react';
import { passwordQuestion } from '../data/password-question.ts';

const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog }));

/** Stands ready to ask for the password again, over whatever page is shown. */
export function PasswordAsker() {
  const question = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.current, () => null);
  if (!question) return null;
  return (
    <Suspense>
      <PasswordDialog onAnswer={question.answer} />
    </Suspense>
  );
}
