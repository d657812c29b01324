import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { emptyDevice } from '../auth/empty-device.ts';
import { forgetPerson } from '../auth/forget-person.ts';
import { useSession } from '../auth/use-session.ts';
import { removeForCertain } from './remove-for-certain.ts';

const words = texts.accountSettings.remove;

/** Deletes the account of anyone who is signed in; then nothing of them stays in this browser either, in any tab. */
export function useDeleteAccount() {
  const session = useSession();
  const navigate = useNavigate();
  const { client } = trpc.useUtils();

  return useMutation({
    // What is asked again, and why, is decided below.
    retry: false,
    mutationFn: async (input: { confirm: string; password?: string }) => {
      const person = session.getState().user;
      const device = await import('../offline/clear-device.ts').catch(() => null);
      const removed = await removeForCertain(() => client.users.remove.mutate(input));
      // Takes the cookie away and notifies other tabs; the session itself is gone, whatever the answer is.
      await session.revoke();
      if (person) forgetPerson(person.id);
      await navigate({ href: '/' });
      session.end();
      if (device && person) await device.forgetOnDevice(session, person);
      if (!device) await emptyDevice();
      return removed;
    },
    onSuccess: (removed) => notifySuccess(removed?.isIdentityQueued ? words.doneIdentityQueued : words.done),
  });
}
