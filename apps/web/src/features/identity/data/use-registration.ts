import { texts } from '@platewise/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { errorStatus } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSaveDemoPlans } from '../../../shared/demo/use-save-demo-plans.ts';
import type { SessionUser } from '../../../shared/session/session-types.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { browserStorage } from '../../../shared/storage/browser-storage.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { registerPerson } from './register-person.ts';

/**
 * The registration of anyone who is signed in, shared through the query cache so that it runs once at a time; afterwards
 * the demo's plans are saved into the account (decisions 3).
 */
export function useRegistration(): { status: 'pending' | 'error' | 'success'; retry: () => void } {
  const { user } = useAuth();
  const { client } = trpc.useUtils();
  const saveDemoPlans = useSaveDemoPlans();

  const { status, isFetching, refetch } = useQuery({
    queryKey: ['registration', user?.id ?? null],
    enabled: user !== null,
    retry: false,
    // A failure is reported once; the next page is no reason to try again, its person or the way back is.
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const outcome = await run(user);
      await saveDemoPlans();
      return outcome;
    },
  });

  async function run(person: SessionUser | null) {
    if (!person) throw new Error(texts.shell.signInToContinue);
    try {
      const outcome = await registerPerson(
        {
          register: (payload) => client.users.register.mutate(payload),
          isConflict: (error) => errorStatus(error) === 409,
          storage: browserStorage,
        },
        person,
      );
      if (outcome === 'existing-account') notifySuccess(texts.account.welcomeBack);
      return outcome;
    } catch (error) {
      notifyError(texts.account.registrationFailed);
      throw error;
    }
  }

  return { status: isFetching ? 'pending' : status, retry: () => void refetch() };
}
