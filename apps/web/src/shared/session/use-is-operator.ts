import { useEffect, useState } from 'react';
import { useAuth } from './use-auth.ts';
import { useSession } from './use-session.ts';

/**
 * Whether the admin area is open to who is signed in; false until that is known, and where it cannot be. Asked when
 * something that leads there is shown, once for each person: the code of calls is fetched for it.
 */
export function useIsOperator(): boolean {
  const session = useSession();
  const { user } = useAuth();
  const userId = user?.id ?? null;
  const [operatorId, setOperatorId] = useState<string | null>(null);

  useEffect(() => {
    if (userId === null) return undefined;
    let isWanted = true;
    const ask = async () => {
      const { dataClients } = await import('../api/data-clients.ts');
      const { api, queryClient } = dataClients(session);
      const { isOperator } = await queryClient.fetchQuery({
        queryKey: ['is operator'],
        queryFn: () => api.admin.me.query(),
        retry: false,
      });
      if (isWanted && isOperator) setOperatorId(userId);
    };
    // Without an answer nothing leads there, and the address is still good.
    ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [session, userId]);

  return operatorId !== null && operatorId === userId;
}
