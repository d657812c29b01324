import { AppError } from '@platewise/api/app-error';
import type { Identity } from '@platewise/api/context';
import { isPersonalToken } from '@platewise/api/users/personal-token';
import { verifyPersonalToken } from '@platewise/api/users/verify-personal-token';
import { isProviderError } from '@platewise/providers/provider-error';
import type { Services } from '../services.ts';

/** Who makes a request, and by what kind of bearer they were known; both null for visitors. */
export type Caller = { identity: Identity; tokenKind: 'session' | 'personal' } | { identity: null; tokenKind: null };

/**
 * The caller that an Authorization header names. A header that is there must be good, also where visitors may call
 * (decisions 2).
 * @throws AppError UNAUTHENTICATED, TOKEN_EXPIRED, IDENTITY_UNAVAILABLE
 */
export async function identifyCaller(services: Services, header: string | undefined): Promise<Caller> {
  if (header === undefined) return { identity: null, tokenKind: null };
  const bearer = /^bearer +(\S+)$/i.exec(header)?.[1] ?? '';
  const identity = isPersonalToken(bearer)
    ? await ofPersonalToken(services, bearer)
    : await ofSession(services, header);
  if (!identity) throw new AppError('UNAUTHENTICATED');
  return { identity, tokenKind: isPersonalToken(bearer) ? 'personal' : 'session' };
}

function ofPersonalToken({ database, now }: Services, token: string): Promise<Identity | null> {
  return verifyPersonalToken({ db: database.db, now, hasFreeSpace: database.hasFreeSpace }, token);
}

async function ofSession({ identity }: Services, header: string): Promise<Identity | null> {
  try {
    return await identity.verify(header);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    switch (error.code) {
      case 'TOKEN_EXPIRED':
        throw new AppError('TOKEN_EXPIRED', {}, { cause: error });
      case 'TOKEN_INVALID':
        throw new AppError('UNAUTHENTICATED', {}, { cause: error });
      case 'UNAVAILABLE':
        throw new AppError('IDENTITY_UNAVAILABLE', {}, { cause: error, retryAfterSeconds: 1 });
    }
  }
}
