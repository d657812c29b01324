import { scopeOfProcedure } from '@platewise/api/api-tokens/token-scopes';
import { appRouter } from '@platewise/api/app-router';
import { TOKEN_SCOPES, type TokenScope } from '@platewise/contract/account/api-token-schema';
import { PLAN_IDS, type PlanId } from '@platewise/contract/billing/subscription-schema';
import { procedureMeta, procedureType } from '../../rest/procedure-meta.ts';

/** What a procedure declares about who may call it. */
type AccessRule = {
  /** Anyone; a signed-in person; one in the browser; one who has lately proved there who they are; likewise, of operators alone. */
  who: 'anyone' | 'person' | 'browser' | 'proved' | 'operator';
  plans: readonly PlanId[];
  /** Scopes of which a token needs one; none where no token is let in. */
  scopes: readonly TokenScope[];
};

/** How a call is answered as far as access goes; `in` also where it is refused for what it asks. */
export type Access = 'in' | (typeof REFUSALS)[number] | typeof ABSENT;

export type CallerKind = 'visitor' | 'ended' | 'deleted' | 'old session' | 'operator' | PlanId | TokenScope;

const REFUSALS = [
  'UNAUTHENTICATED',
  'SIGN_IN_AGAIN',
  'TOKEN_NOT_ALLOWED',
  'SCOPE_MISSING',
  'PRO_ONLY',
  'FAMILY_ONLY',
] as const;

/** What is for operators is answered to others as what is not there. */
const ABSENT = 'NOT_FOUND';

/** Deleting an account again is answered as the first time, whatever its answer was lost to. */
const ANSWERED_AGAIN = 'users.remove';

/** How a procedure has to answer a caller, by what it declares. */
export function expectedAccess(procedure: string, caller: CallerKind): Access {
  const { who, plans, scopes } = accessRule(procedure);
  if (caller === 'ended' || (caller === 'deleted' && procedure !== ANSWERED_AGAIN)) return 'UNAUTHENTICATED';
  if (caller === 'deleted' || caller === 'operator') return 'in';
  if (who === 'operator') return ABSENT;
  if (caller === 'visitor') return who === 'anyone' ? 'in' : 'UNAUTHENTICATED';
  if (caller === 'old session') return who === 'proved' ? 'SIGN_IN_AGAIN' : 'in';
  if (isPlan(caller)) {
    if (plans.includes(caller)) return 'in';
    return plans.includes('pro') ? 'PRO_ONLY' : 'FAMILY_ONLY';
  }
  if (who === 'browser' || who === 'proved') return 'TOKEN_NOT_ALLOWED';
  return scopes.includes(caller) ? 'in' : 'SCOPE_MISSING';
}

/** What an answer of a procedure says about access. */
export async function accessOf(response: Response, procedure: string): Promise<Access> {
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${response.status} ${text}`);
  const code = /"code":"(\w+)"/.exec(text)?.[1]?.replace('TOKEN_EXPIRED', 'UNAUTHENTICATED');
  if (code === ABSENT && accessRule(procedure).who === 'operator') return ABSENT;
  return (!response.ok && REFUSALS.find((refusal) => refusal === code)) || 'in';
}

function accessRule(procedure: string): AccessRule {
  const { auth, isProven = false, refusals = [] } = procedureMeta(appRouter, procedure);
  const type = procedureType(appRouter, procedure);
  const kinds = {
    public: 'anyone',
    user: 'person',
    session: isProven ? 'proved' : 'browser',
    operator: 'operator',
  } as const;
  const who = kinds[auth];
  const plans = PLAN_IDS.filter((plan) => {
    if (refusals.includes('FAMILY_ONLY')) return plan === 'family';
    return plan !== 'free' || !refusals.includes('PRO_ONLY');
  });
  const scopes = who === 'anyone' && type === 'query' ? TOKEN_SCOPES : scopesFor(scopeOfProcedure(procedure, type));
  return { who, plans, scopes: auth === 'session' || auth === 'operator' ? [] : scopes };
}

/** Writing includes reading, and `all` every area. */
function scopesFor(wanted: TokenScope): TokenScope[] {
  const [level, area] = wanted.split(':');
  return TOKEN_SCOPES.filter((scope) => {
    const [ownLevel, ownArea] = scope.split(':');
    return (ownArea === area || ownArea === 'all') && (ownLevel === level || ownLevel === 'write');
  });
}

function isPlan(caller: CallerKind): caller is PlanId {
  return PLAN_IDS.some((plan) => plan === caller);
}
