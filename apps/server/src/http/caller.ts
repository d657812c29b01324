import { isPersonalToken } from '@platewise/api/api-tokens/personal-token';
import { verifyPersonalToken } from '@platewise/api/api-tokens/verify-personal-token';
import { AppError } from '@platewise/api/app-error';
import type { Identity } from '@platewise/api/context';
import type { AdmittedCaller } from '@platewise/api/sessions/admit-caller';
import type { TokenScope } from '@platewise/contract/account/api-token-schema';
import { isProviderError } from '@platewise/providers/provider-error';
import type { Services } from '../start/services.ts';

/** Who makes a request, and by what kind of bearer they were known; both null for visitors. */
export type Caller =
  | { identity: Identity; tokenKind: 'session'; tokenId: null }
  | {
      identity: Identity;
      tokenKind: 'personal';
      tokenId: string;
      tokenScopes: readonly TokenScope[];
      admitted: AdmittedCaller;
    }
  | { identity: null; tokenKind: null; tokenId: null };

/**
 * The caller that an Authorization header names. A header that is there must be good, also where visitors may call
 * (decisions 2).
 * @throws AppError UNAUTHENTICATED, TOKEN_EXPIRED, SIGN_IN_WITHOUT_EMAIL, IDENTITY_UNAVAILABLE
 */
export async function identifyCaller(services: Services, header: string | undefined): Promise<Caller> {
  if (header === undefined) return { identity: null, tokenKind: null, tokenId: null };
  const bearer = /^bearer +(\S+)$/i.exec(header)?.[1] ?? '';
  if (isPersonalToken(bearer)) return ofPersonalToken(services, bearer);
  const identity = await ofSession(services, header);
  if (!identity) throw new AppError('UNAUTHENTICATED');
  return { identity, tokenKind: 'session', tokenId: null };
}

async function ofPersonalToken({ database, now, tokenUses }: Services, token: string): Promise<Caller> {
  const found = await verifyPersonalToken({ db: database.db, now, tokenUses }, token);
  if (!found) throw new AppError('UNAUTHENTICATED');
  return { ...found, tokenKind: 'personal' };
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
      case 'EMAIL_MISSING':
        throw new AppError('SIGN_IN_WITHOUT_EMAIL', {}, { cause: error });
      case 'MESSAGE_INVALID':
        throw error;
      case 'UNAVAILABLE':
        throw new AppError('IDENTITY_UNAVAILABLE', {}, { cause: error, retryAfterSeconds: 1 });
    }
  }
}
