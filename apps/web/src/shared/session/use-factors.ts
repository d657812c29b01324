import type { Factors, Passkey } from '@platewise/contract/account/factor-schema';
import { texts } from '@platewise/contract/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { authRequest } from './auth-request.ts';
import { useAuth } from './use-auth.ts';

const KEY = 'factors';

/** What the account of this person asks for besides its password, and its passkeys; a local one alone. */
export function useFactors() {
  const { user } = useAuth();
  return useQuery({
    queryKey: [KEY, user?.id],
    queryFn: askFactors,
    enabled: user !== null,
    // Another device may have changed it.
    staleTime: 0,
    retry: false,
  });
}

/** Has it asked again after a change. */
export function useForgetFactors(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}

/** The same for what stands next to the pages; throws with a sentence where nothing answers. */
export async function askFactors(): Promise<Factors> {
  const answer = await authRequest('factors');
  if (!answer.ok) throw new Error(answer.sentence);
  return readFactors(answer.body);
}

function readFactors({ app, passkeys }: Record<string, unknown>): Factors {
  const { isOn, backupCodesLeft }: { isOn?: unknown; backupCodesLeft?: unknown } = Object(app);
  if (typeof isOn !== 'boolean') throw new Error(texts.shell.signInNotAnswering);
  return {
    app: { isOn, backupCodesLeft: typeof backupCodesLeft === 'number' ? backupCodesLeft : 0 },
    passkeys: Array.isArray(passkeys) ? passkeys.map(readPasskey) : [],
  };
}

function readPasskey(one: unknown): Passkey {
  const { id, name, createdAt, lastUsedAt }: Record<string, unknown> = Object(one);
  return {
    id: String(id),
    name: String(name),
    createdAt: String(createdAt),
    lastUsedAt: typeof lastUsedAt === 'string' ? lastUsedAt : null,
  };
}
