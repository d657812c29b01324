import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../../shared/api/trpc.ts';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';

const words = adminScreen.actions;

/** Whom an action is about, and the way out of its dialog. */
export type ActionProps = { person: { userId: string; email: string }; onClose: () => void };

/** The names of fields in sentences that refuse them. */
export const ACTION_LABELS = { reason: words.reason };

/** Why an action was not done, as its form shows it. */
export const actionFailure = failureOf(words.failed);

/** After an action: states what has happened and that no email could be sent, and asks for everything that it may have changed. */
export function useActionDone(): (sentence: string, isMailed: boolean) => null {
  const { admin } = trpc.useUtils();
  return (sentence, isMailed) => {
    notifySuccess(isMailed ? sentence : `${sentence} ${words.notMailed}`);
    void admin.invalidate();
    return null;
  };
}
